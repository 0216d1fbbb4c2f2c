"""The base game as a `Playable`, the protocol that all front ends use."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from dicegame.base.game import EDITIONS, Game, Setup, after, check_players, may_take_back, new_game, why_no_move
from dicegame.base.rules.readings import READINGS
from dicegame.base.rules.referee import why_not
from dicegame.base.score import points_by_source, report_of
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.moves import (
    BUY,
    BUY_FOR_BOTH,
    BUY_FOR_WORKERS,
    END,
    GET_WORKERS,
    KEEP,
    KIND_NAMES,
    LOAD,
    PLACE,
    SELL,
    SKIP,
    TAKE,
    Move,
)
from dicegame.base.state.tiles import GOOD_NAMES, NAMES
from dicegame.base.supply import PHASE_NAMES, Chance, draw_deal, draw_roll, draw_start_goods
from dicegame.base.words import notation
from dicegame.play.advice import Advice, Bot
from dicegame.play.events import Chance as ChanceEvent
from dicegame.play.events import Event, GameError
from dicegame.play.playable import Answer, Choice, Plan, Question
from dicegame.play.players import bot_name
from dicegame.play.record import Record
from dicegame.play.session import Session
from dicegame.report import Outcome
from padgen.language import Sentence, joined
from padgen.model import Layout

CASTLE_QUESTION = "castle"


@dataclass(frozen=True)
class BaseGame:
    """The Castles of Burgundy, as a `Playable`."""

    key: str = "base"

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Return the edition and the readings."""
        return {"edition": tuple(map(str, EDITIONS)), **READINGS}

    # before the game begins

    @property
    def opponent(self) -> str:
        """Return the greedy bot: the base game needs two players."""
        return "greedy"

    def option(self, plan: Plan, name: str) -> str:
        """Return the value of an option. Raises: GameError for an unknown value."""
        allowed = self.options[name]
        value = plan.options.get(name, allowed[0])
        if value not in allowed:
            raise GameError(Sentence("play-option", option=name, values=joined(allowed, "or"), value=value[:40]))
        return value

    def check(self, plan: Plan) -> None:
        """Refuse names, numbers of players, layouts and options that cannot be played."""
        check_players(plan.names)
        for name in self.options:
            self.option(plan, name)
        if plan.layouts and len(plan.layouts) != len(plan.names):
            raise GameError(Sentence("base-boards", boards=len(plan.layouts), players=len(plan.names)))
        for layout in layouts_of(plan):
            compile_board(layout)

    def questions(self, plan: Plan, answers: Sequence[Answer]) -> tuple[Question, ...]:
        """Return the question of the next person about a starting castle: openly, one after the other (last page)."""
        answered = {answer.player for answer in answers}
        for player, (name, layout) in enumerate(zip(plan.names, layouts_of(plan), strict=True)):
            castles = castles_of(layout)
            if player not in answered and len(castles) > 1 and not bot_name(name):
                choices = tuple(Choice(str(hex_ + 1), Sentence("base-hex-number", hex=hex_ + 1)) for hex_ in castles)
                advice = Sentence("base-start-advice", castle=_castle(layout, best_start(layout)))
                prompt = Sentence("base-which-start")
                return (Question(CASTLE_QUESTION, player, prompt, choices, suggestion=advice),)
        return ()

    def answer(self, plan: Plan, answers: Sequence[Answer], player: int, text: str) -> Answer:  # noqa: ARG002
        """Return the answer for the number of a castle hex, or for its description."""
        layout = layouts_of(plan)[player]
        word = text.strip().lower()
        texts = {str(hex_ + 1): str(Sentence("base-hex-number", hex=hex_ + 1)) for hex_ in castles_of(layout)}
        found = [key for key, said in texts.items() if word in (key, said)]
        if not found:
            raise GameError(Sentence("base-no-start", text=text[:40], free=joined(texts, "or")))
        return Answer(player, CASTLE_QUESTION, found[0])

    def setup(self, plan: Plan, answers: Sequence[Answer], seed: int | None) -> Setup:  # noqa: ARG002
        """Let the bots choose their castles, and return the setup."""
        chosen = {answer.player: int(answer.choice) - 1 for answer in answers}
        layouts = layouts_of(plan)
        starts = tuple(chosen.get(player, best_start(layout)) for player, layout in enumerate(layouts))
        readings = {name: self.option(plan, name) for name in READINGS}
        return Setup(layouts, plan.names, starts, int(self.option(plan, "edition")), readings)

    def setup_data(self, setup: Setup) -> dict[str, object]:
        """Return the first line of a record, without the seed."""
        return notation.setup_data(setup)

    def parse_setup(self, data: Mapping[str, Any]) -> Setup:
        """Return the setup from a first line."""
        return notation.parse_setup(data)

    # the game

    def begin(self, setup: Setup) -> Game:
        """Return the game before the goods are given out."""
        return new_game(setup)

    def due(self, game: Game) -> tuple[int, ...]:
        """Return the one player whose turn it is."""
        return () if game.due is None else (game.due,)

    def awaits(self, game: Game) -> str | None:
        """Return "setup", "deal" or "roll"."""
        return game.awaits

    def draw(self, game: Game, rng: Random) -> Chance:
        """Draw goods, tiles or dice."""
        players = len(game.setup.names)
        if game.awaits == "setup":
            return draw_start_goods(rng, players, game.seen)
        if game.awaits == "deal":
            return draw_deal(rng, game.setup.edition, players, game.phase + 1, game.seen)
        return draw_roll(rng, players)

    def legal(self, game: Game, player: int) -> list[Move]:
        """Return every legal move of the player who is due."""
        return list(game.moves) if game.due == player else []

    def why_not(self, game: Game, player: int, move: Move) -> Sentence | None:
        """Return why a move is not due or not legal."""
        return why_no_move(game, player) or why_not(game.state, game.setup.boards, move)

    def after(self, game: Game, event: Event[Chance, Move]) -> Game:
        """Return the game after an event."""
        return after(game, event)

    def may_take_back(self, game: Game, player: int) -> bool:
        """Return whether the player made the last move, and nothing new has been seen since."""
        return may_take_back(game, player)

    def ending(self, game: Game) -> bool:  # noqa: ARG002
        """Return False: with the last `end` the game is over."""
        return False

    def close(self, game: Game) -> Game:
        """Return the game as it is: it needs no closing."""
        return game

    def over(self, game: Game) -> bool:
        """Return whether the last turn has ended."""
        return game.over

    def outcome(self, game: Game) -> Outcome:
        """Return the score report: the points so far, and at the end the final scoring."""
        return report_of(game)

    def points_by_source(self, game: Game) -> list[dict[str, int]]:
        """Return the points of each player: areas, phases, colors and so on, then those of the final scoring."""
        return points_by_source(game)

    def where(self, game: Game, event: Event[Chance, Move]) -> Sentence:
        """Return phase and round of an event."""
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
        """Return an event as the data of a line."""
        return notation.event_data(setup.names, event)

    def parse_event(self, setup: Setup, data: Mapping[str, Any]) -> Event[Chance, Move]:
        """Return the event of a line."""
        return notation.parse_event(setup.names, data)

    def parse_chance(self, text: str) -> Chance:
        """Return goods, tiles or dice."""
        return notation.parse_chance(text)

    def format_chance(self, result: Chance) -> str:
        """Return the text of goods, tiles or dice."""
        return notation.format_chance(result)

    def parse_move(self, text: str) -> Move:
        """Return a move."""
        return notation.parse_move(text)

    def format_move(self, move: Move) -> str:
        """Return the text of a move."""
        return notation.format_move(move)

    def facets(self, game: Game, move: Move) -> tuple[tuple[str, str], ...]:  # noqa: ARG002
        """Return the facets of a move: what is done, with which die, which tile or goods, and where."""
        kind = KIND_NAMES[move.kind]
        goods = move.kind in (SELL, KEEP)
        nothing = move.kind in (GET_WORKERS, LOAD, SKIP, END)
        where = ""
        if move.kind == PLACE:
            where = str(move.where + 1)
        elif move.kind == LOAD:
            where = str(move.where or notation.NONE)
        elif move.kind in (TAKE, BUY, BUY_FOR_WORKERS, BUY_FOR_BOTH):
            where = str(move.where or "black")
        what = "" if nothing else GOOD_NAMES[move.what] if goods else NAMES[move.what]
        return (("do", kind), ("what", what), ("where", where), ("die", str(move.die or "")))

    # bots

    @property
    def bots(self) -> tuple[str, ...]:
        """Return the names of the bots."""
        from dicegame.base.bots.players import BOTS

        return tuple(BOTS)

    def find_bot(self, name: str) -> Bot[Game, Move]:
        """Return the bot with this name."""
        from dicegame.base.bots.players import find_bot

        return find_bot(name)

    def hint(self, game: Game, player: int) -> list[Advice[Move]]:
        """Return the planner's first three moves."""
        from dicegame.base.bots.players import hint

        return hint(game, player)


BASE_GAME = BaseGame()
BaseRecord = Record[Setup, Game, Chance, Move]
BaseSession = Session[Setup, Game, Chance, Move]


def layouts_of(plan: Plan) -> tuple[Layout, ...]:
    """Return the duchy of each player."""
    return plan.layouts or (plan.layout,) * len(plan.names)


def best_start(layout: Layout) -> int:
    """Return the castle hex with the most neighbors, which is what bots start from."""
    from padgen.hexgrid import neighbors

    hexes = tuple(layout.cells)
    return max(castles_of(layout), key=lambda hex_: sum(near in layout.cells for near in neighbors(hexes[hex_])))


def _castle(layout: Layout, hex_: int) -> Sentence:
    """Return a castle hex in words."""
    return layout.place_of(tuple(layout.cells)[hex_])
