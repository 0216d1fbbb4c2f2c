"""The base game as a `Playable`, the protocol that all front ends use."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from dicegame.base.facts import read_facts
from dicegame.base.game import Game, after, may_take_back, new_game, why_no_move
from dicegame.base.modes.counter import FIRST_TARGET
from dicegame.base.rules.readings import READINGS
from dicegame.base.rules.referee import why_not
from dicegame.base.score import points_by_source, report_of
from dicegame.base.setup import EDITIONS, PLAYERS, TARGETS, Setup, check_layout, check_modules, check_players
from dicegame.base.state import moves
from dicegame.base.state.duchy import POSTS_EACH, castles_of, compile_board
from dicegame.base.state.modules import MODULES
from dicegame.base.state.moves import Move
from dicegame.base.state.tiles import NAMES
from dicegame.base.supply import PHASE_NAMES, SOLO, Chance, draw_deal, draw_roll, draw_start_goods, first_removed
from dicegame.base.words import chance_text, notation, record_data
from dicegame.base.words.brings import brings
from dicegame.base.words.facets import facets
from dicegame.base.words.names import short_name, tile_names
from dicegame.play.advice import Advice, Bot
from dicegame.play.events import Chance as ChanceEvent
from dicegame.play.events import Event, GameError
from dicegame.play.playable import Answer, Choice, Plan, Playable, Question
from dicegame.play.players import bot_name
from dicegame.play.record import Record
from padgen.hexgrid import Hex
from padgen.language import ENGLISH, Sentence, joined
from padgen.model import Layout
from padgen.names import catalog
from padgen.tables import Game as GameKind

CASTLE_QUESTION = "castle"
NO_OR_YES = ("no", "yes")
BORDERS = "borders"
AUTO = "auto"
"""The default of the option `borders`: the border posts are played with if every duchy has them."""
RANDOM = "random"
CHOICES = {
    **{name: (AUTO, *NO_OR_YES) if name == BORDERS else NO_OR_YES for name in MODULES},
    "solo": NO_OR_YES,
    "target": tuple(map(str, (FIRST_TARGET, *(target for target in TARGETS if target != FIRST_TARGET)))),
    "boards": ("chosen", RANDOM),
    "start": ("open", "secret"),
}
"""The options besides the edition and the readings, each with its values, the default first.

tiles, castles, inns, borders, routes, shields: the expansions of 2019.
solo: the solo game, for one player; target: the points for its first action.
boards: whether each player gets a random printed duchy (experts, last page).
start: whether the players choose their castles in turn, or all before any choice is shown (experts, last page).
"""


@dataclass(frozen=True)
class BaseGame(Playable[Setup, Game, Chance, Move]):
    """The base game, The Castles of Burgundy, in the form that all front ends use."""

    key: str = "base"
    opponent: str = "greedy"

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {"edition": tuple(map(str, EDITIONS)), **CHOICES, **READINGS}

    @property
    def expansions(self) -> tuple[str, ...]:
        return MODULES

    def parse_option(self, name: str, value: str, language: str = ENGLISH) -> tuple[str, str]:
        """Return the name and the value of an option; tiles may have any of their names in the language."""
        name = name if name in self.options else _english_tile(name, language)
        return super().parse_option(name, _english_tile(value, language) if name in NAMES else value)

    # before the game begins

    def players(self, plan: Plan) -> range:
        return range(1, 2) if self._mode(plan) else PLAYERS

    def check(self, plan: Plan) -> None:
        for name in self.options:
            self.option(plan, name)
        modules, mode = self.modules(plan), self._mode(plan)
        check_modules(modules, int(self.option(plan, "edition")), mode)
        check_players(plan.names, mode)
        if plan.layouts and self.option(plan, "boards") == RANDOM:
            raise GameError(Sentence("base-boards-random"))
        if plan.layouts and len(plan.layouts) != len(plan.names):
            raise GameError(Sentence("base-boards", boards=len(plan.layouts), players=len(plan.names)))
        for layout in self.duchies(plan):
            compile_board(layout)
            check_layout(layout, modules, mode)
        read_facts(plan.box)

    def questions(self, plan: Plan, answers: Sequence[Answer]) -> tuple[Question, ...]:
        answered, found = {answer.player for answer in answers}, list[Question]()
        for player, (name, layout) in enumerate(zip(plan.names, self.duchies(plan), strict=True)):
            castles = castles_of(layout)
            if player not in answered and len(castles) > 1 and not bot_name(name):
                choices = tuple(Choice(str(hex_ + 1), Sentence("base-hex-number", hex=hex_ + 1)) for hex_ in castles)
                advice = Sentence("base-start-advice", castle=_castle(layout, best_start(layout)))
                found.append(Question(CASTLE_QUESTION, player, Sentence("base-which-start"), choices, suggestion=advice))
        if self.option(plan, "start") == "secret":
            return tuple(question._replace(secret=len(plan.names) > 1) for question in found)
        return tuple(found[:1])

    def answer(self, plan: Plan, answers: Sequence[Answer], player: int, text: str) -> Answer:
        layout = self.duchies(plan)[player]
        word = text.strip().lower()
        texts = {str(hex_ + 1): str(Sentence("base-hex-number", hex=hex_ + 1)) for hex_ in castles_of(layout)}
        found = [key for key, said in texts.items() if word in (key, said)]
        if not found:
            raise GameError(Sentence("base-no-start", text=text[:40], free=joined(texts, "or")))
        return Answer(player, CASTLE_QUESTION, found[0])

    def setup(self, plan: Plan, answers: Sequence[Answer], seed: int | None) -> Setup:
        chosen = {answer.player: int(answer.choice) - 1 for answer in answers}
        layouts, mode = self.duchies(plan), self._mode(plan)
        starts = tuple(chosen.get(player, best_start(layout)) for player, layout in enumerate(layouts))
        readings = {name: self.option(plan, name) for name in READINGS}
        return Setup(
            layouts,
            plan.names,
            starts,
            int(self.option(plan, "edition")),
            readings,
            self.modules(plan),
            mode,
            int(self.option(plan, "target")) if mode else FIRST_TARGET,
            read_facts(plan.box),
        )

    def _mode(self, plan: Plan) -> str:
        return SOLO if self.option(plan, "solo") == "yes" else ""

    def modules(self, plan: Plan) -> tuple[str, ...]:
        """Return the expansions of a plan. Nobody needs to ask for border posts if every duchy has them."""
        found = {name for name in MODULES if self.option(plan, name) == "yes"}
        with_posts = all(len(layout.posts) == POSTS_EACH for layout in self.duchies(plan) or (plan.layout,))
        if (
            self.option(plan, BORDERS) == AUTO
            and with_posts
            and self.option(plan, "edition") == "2019"
            and not self._mode(plan)
        ):
            found.add(BORDERS)
        return tuple(name for name in MODULES if name in found)

    def duchies(self, plan: Plan) -> tuple[Layout, ...]:
        """Return the duchy of each player. If a plan has only one layout, all players get it, unless duchies are random."""
        if plan.layouts or self.option(plan, "boards") != RANDOM:
            return plan.layouts or (plan.layout,) * len(plan.names)
        printed = printed_duchies(self.option(plan, "edition"), self.option(plan, BORDERS) == "yes")
        names = len(plan.names)
        return tuple(Random(f"{plan.seed} boards").sample(printed, min(names, len(printed)))) if names else ()

    setup_data = staticmethod(record_data.setup_data)
    parse_setup = staticmethod(record_data.parse_setup)

    # the game

    begin = staticmethod(new_game)
    after = staticmethod(after)
    may_take_back = staticmethod(may_take_back)
    outcome = staticmethod(report_of)
    points_by_source = staticmethod(points_by_source)

    def due(self, game: Game) -> tuple[int, ...]:
        return () if game.due is None else (game.due,)

    def awaits(self, game: Game) -> str | None:
        return game.awaits

    def draw(self, game: Game, rng: Random) -> Chance:
        players, box = len(game.setup.names), game.setup.box
        if game.awaits == "setup":
            return draw_start_goods(rng, box, players, game.seen)
        if game.awaits == "deal":
            return draw_deal(rng, box, players, game.phase + 1, game.seen)
        roll = draw_roll(rng, players)
        return roll._replace(removed=first_removed(box, game.market.depots, roll.white)) if box.mode else roll

    def legal(self, game: Game, player: int) -> list[Move]:
        return list(game.moves) if game.due == player else []

    def forced(self, game: Game, player: int) -> Move | None:
        own = self.legal(game, player)
        return own[0] if len(own) == 1 and own[0].kind == moves.SKIP else None

    def why_not(self, game: Game, player: int, move: Move) -> Sentence | None:
        return why_no_move(game, player) or why_not(game.state, game.setup.boards, move)

    brings = staticmethod(brings)

    def duchy(self, game: Game, player: int) -> tuple[Layout, Mapping[Hex, str]]:
        layout = game.setup.layouts[player]
        hexes = tuple(layout.cells)
        tiles = {hexes[placed.hex]: short_name(placed.tile) for placed in game.placed[player]}
        covered = {hex_: layout.cells[hex_]._replace(die=None) for hex_ in tiles}  # a tile hides the number
        return replace(layout, cells={**layout.cells, **covered}), tiles

    def where(self, game: Game, event: Event[Chance, Move]) -> Sentence:
        if game.over:
            return Sentence("dice-after-last-round")
        if game.awaits == "setup" or (isinstance(event, ChanceEvent) and game.awaits == "deal" and game.phase < 0):
            return Sentence("base-before")
        if game.awaits == "deal":
            return Sentence("base-phase", phase=PHASE_NAMES[game.phase + 1])
        round_ = game.round + (2 if game.awaits == "roll" else 1)
        return Sentence("dice-where", phase=PHASE_NAMES[game.phase], round=round_)

    # texts

    def event_data(self, setup: Setup, event: Event[Chance, Move]) -> dict[str, object]:
        return record_data.event_data(setup.names, event)

    def parse_event(self, setup: Setup, data: Mapping[str, Any]) -> Event[Chance, Move]:
        return record_data.parse_event(setup.names, data)

    parse_chance = staticmethod(chance_text.parse_chance)
    format_chance = staticmethod(chance_text.format_chance)
    parse_move = staticmethod(notation.parse_move)
    format_move = staticmethod(notation.format_move)

    facets = staticmethod(facets)

    # bots

    @property
    def bots(self) -> tuple[str, ...]:
        from dicegame.base.bots.players import BOTS

        return tuple(BOTS)

    def find_bot(self, name: str) -> Bot[Game, Move]:
        from dicegame.base.bots.players import find_bot

        return find_bot(name)

    def hint(self, game: Game, player: int) -> list[Advice[Move]]:
        from dicegame.base.bots.players import hint

        return hint(game, player)


BASE_GAME = BaseGame()
BaseRecord = Record[Setup, Game, Chance, Move]


@cache
def printed_duchies(edition: str, with_posts: bool) -> tuple[Layout, ...]:
    """Return the printed duchies of an edition, or only those with border posts; not those of the solo game."""
    return tuple(
        layout
        for layout in catalog()
        if layout.game == GameKind.BASE
        and not layout.links
        and any(alias.startswith(f"{edition}-") for alias in layout.aliases)
        and (layout.posts or not with_posts)
    )


def best_start(layout: Layout) -> int:
    """Return the castle hex with the most neighbors, as its number from 0. Bots start there."""
    hexes = tuple(layout.cells)
    return max(castles_of(layout), key=lambda hex_: len(layout.neighbors_of(hexes[hex_])))


def _english_tile(text: str, language: str) -> str:
    """Return the name of a tile in records for any of its names, or the text as it is if it names no tile."""
    found = tile_names(language).find(text)
    return NAMES[found[0]] if len(found) == 1 else text


def _castle(layout: Layout, hex_: int) -> Sentence:
    """Return a sentence that describes the place of a castle hex."""
    return layout.place_of(tuple(layout.cells)[hex_])
