"""The dice game as a `Playable`, the protocol that all front ends use."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from random import Random
from typing import TYPE_CHECKING, Any

from dicegame.dice import notation
from dicegame.dice.brings import brings
from dicegame.dice.castles import START_RULES, castle_sentence, check_start_rule, free_castles, most_different, parse_castle
from dicegame.dice.game import VARIANTS, Game, Setup, after, check_players, new_game, settle, why_no_turn
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, NOTHING, Masks, compile_layout
from dicegame.dice.referee import why_not
from dicegame.dice.roll import FACES, Roll, parse_roll, roll_dice
from dicegame.dice.rules import legal_turns
from dicegame.dice.turn import Turn, format_turn, parse_turn
from dicegame.play.advice import Advice, Bot, Limit
from dicegame.play.events import Chance, Event
from dicegame.play.playable import Answer, Choice, Plan, Playable, Question
from dicegame.play.players import bot_name
from dicegame.play.record import Record
from dicegame.play.session import Session
from dicegame.play.textevents import parse_text_event, text_event_data
from dicegame.report import Outcome
from padgen.errors import OptionError
from padgen.hexgrid import Hex
from padgen.language import Sentence, joined
from padgen.model import Layout
from padgen.tables import DOUBLE_HOURGLASS_FACES, PHASES

if TYPE_CHECKING:
    from dicegame.dice.bots import players

CASTLE_QUESTION = "castle"
DOUBLE_FACES = (DOUBLE_HOURGLASS_FACES, *(faces for faces in range(FACES + 1) if faces != DOUBLE_HOURGLASS_FACES))
MOST_PLAYERS = 12
PASS = "pass"  # noqa: S105  # no password


@dataclass(frozen=True)
class DiceGame(Playable[Setup, Game, Roll, Turn]):
    """The dice game (The Castles of Burgundy: The Dice Game), with everything that the front ends need to play it."""

    key: str = "dice"

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {"variant": VARIANTS, "start_rule": START_RULES, "double_faces": tuple(map(str, DOUBLE_FACES))}

    # before the game begins

    def players(self, plan: Plan) -> range:
        if self.option(plan, "variant") == "solo":
            return range(1, 2)
        most = (
            most_different(compile_layout(plan.layout)) if self.option(plan, "start_rule") == "different" else MOST_PLAYERS
        )
        return range(1, most + 1)

    def check(self, plan: Plan) -> None:
        if plan.layouts:
            raise OptionError("boards", Sentence("play-no-option", option="boards", options=joined(self.options)))
        if plan.box:
            raise OptionError("box", Sentence("play-no-option", option="box", options=joined(self.options)))
        masks = compile_layout(plan.layout)
        check_players(plan.names, self.option(plan, "variant") == "solo")
        check_start_rule(masks, self.option(plan, "start_rule"), len(plan.names))

    def questions(self, plan: Plan, answers: Sequence[Answer]) -> tuple[Question, ...]:
        masks, rule = compile_layout(plan.layout), self.option(plan, "start_rule")
        people = [player for player, name in enumerate(plan.names) if not bot_name(name)]
        answered = {answer.player for answer in answers}
        open_ = [player for player in people if player not in answered]
        if rule != "secret":
            open_ = [] if rule == "same" and answered else open_[:1]
        castles = free_castles(masks, rule, _chosen(masks, answers).values())
        choices = tuple(Choice(str(hex_ + 1), castle_sentence(masks, hex_)) for hex_ in castles)
        for_all = rule == "same" and len(plan.names) > 1
        secret = rule == "secret" and len(people) > 1
        if not open_:
            return ()
        from dicegame.dice.bots.castle import most_valued

        prompt = Sentence("dice-which-start")
        suggestion = Sentence("dice-start-suggestion", castle=castle_sentence(masks, most_valued(masks, castles)))
        return tuple(Question(CASTLE_QUESTION, player, prompt, choices, for_all, secret, suggestion) for player in open_)

    def answer(self, plan: Plan, answers: Sequence[Answer], player: int, text: str) -> Answer:
        masks = compile_layout(plan.layout)
        free = free_castles(masks, self.option(plan, "start_rule"), _chosen(masks, answers).values())
        return Answer(player, CASTLE_QUESTION, str(parse_castle(masks, text, free) + 1))

    def setup(self, plan: Plan, answers: Sequence[Answer], seed: int | None) -> Setup:
        masks, rule = compile_layout(plan.layout), self.option(plan, "start_rule")
        chosen = _chosen(masks, answers)
        if rule == "same" and chosen:
            chosen = dict.fromkeys(range(len(plan.names)), next(iter(chosen.values())))
        if len(chosen) < len(plan.names):
            from dicegame.dice.bots.castle import choose_for_bots

            starts = choose_for_bots(masks, rule, plan.names, chosen, seed)
        else:
            starts = tuple(chosen[player] for player in range(len(plan.names)))
        return Setup(plan.layout, plan.names, starts, self.option(plan, "variant"), int(self.option(plan, "double_faces")))

    setup_data = staticmethod(notation.setup_data)
    parse_setup = staticmethod(notation.parse_setup)

    # the game

    begin = staticmethod(new_game)
    after = staticmethod(after)
    close = staticmethod(settle)

    def due(self, game: Game) -> tuple[int, ...]:
        return game.missing

    def awaits(self, game: Game) -> str | None:
        return None if game.missing or game.last_round or game.clock.over else "roll"

    def draw(self, game: Game, rng: Random) -> Roll:
        return roll_dice(rng, game.setup.double_faces)

    def legal(self, game: Game, player: int) -> list[Turn]:
        if game.roll is None or player not in game.missing:
            return []
        return legal_turns(game.setup.masks, game.players[player].sheet, game.roll)

    def why_not(self, game: Game, player: int, move: Turn) -> Sentence | None:
        if reason := why_no_turn(game, player):
            return reason
        assert game.roll
        return why_not(game.setup.masks, game.players[player].sheet, game.roll, move)

    brings = staticmethod(brings)

    def may_take_back(self, game: Game, player: int) -> bool:
        return game.roll is not None and game.turns[player] is not None

    def ending(self, game: Game) -> bool:
        return game.last_round and not game.missing

    def outcome(self, game: Game) -> Outcome:
        return game.outcome

    def points_by_source(self, game: Game) -> list[dict[str, int]]:
        return [dict(zip(PHASES, report.phases, strict=True)) for report in game.outcome.players]

    def duchy(self, game: Game, player: int) -> tuple[Layout, Mapping[Hex, str]]:
        hexes = tuple(game.setup.layout.cells)
        return game.setup.layout, {hexes[mark.hex]: str(mark.pip or "x") for mark in game.state(player).marks}

    def where(self, game: Game, event: Event[Roll, Turn]) -> Sentence:
        clock = (settle(game) if isinstance(event, Chance) else game).clock
        if clock.over:
            return Sentence("dice-after-last-round")
        return Sentence("dice-where", phase=PHASES[clock.phase], round=clock.round + 1)

    # texts

    parse_chance = staticmethod(parse_roll)
    format_chance = staticmethod(Roll.__str__)
    parse_move = staticmethod(parse_turn)
    format_move = staticmethod(format_turn)

    def event_data(self, setup: Setup, event: Event[Roll, Turn]) -> dict[str, object]:
        return text_event_data(self, notation.EVENT_KEYS, setup.names, event)

    def parse_event(self, setup: Setup, data: Mapping[str, Any]) -> Event[Roll, Turn]:
        return parse_text_event(self, notation.EVENT_KEYS, setup.names, data)

    def facets(self, game: Game, move: Turn) -> tuple[tuple[str, str], ...]:
        return _facets(game.setup.masks.color, move)

    # bots

    @property
    def bots(self) -> tuple[str, ...]:
        from dicegame.dice.bots.players import BOTS

        return tuple(BOTS)

    def find_bot(self, name: str) -> Bot[Game, Turn]:
        from dicegame.dice.bots.players import find_bot

        return _DiceBot(find_bot(name))

    def hint(self, game: Game, player: int) -> list[Advice[Turn]]:
        from dicegame.dice.bots.search import EXPERT_BOT

        return _advice(EXPERT_BOT.hint, game, player)


DICE_GAME = DiceGame()
DiceRecord = Record[Setup, Game, Roll, Turn]
DiceSession = Session[Setup, Game, Roll, Turn]


@dataclass(frozen=True)
class _DiceBot:
    """A bot for whole games. It passes one player's sheet and the open round on to `bot`, which sees nothing else."""

    bot: "players.Bot"

    @property
    def name(self) -> str:
        return self.bot.name

    def advise(self, game: Game, player: int, limit: Limit | None = None) -> list[Advice[Turn]]:
        return _advice(partial(self.bot.advise, limit=limit), game, player)


def _advice(advise: "Callable[..., list[Advice[Turn]]]", game: Game, player: int) -> list[Advice[Turn]]:
    """Return the advice that `advise`, a function of a bot, gives for a player's sheet and the open round of a game."""
    from dicegame.dice.bots.moment import moment_of, span_of

    assert game.roll
    return advise(game.setup.masks, game.players[player].sheet, game.roll, moment_of(game), span_of(game))


def _chosen(masks: Masks, answers: Sequence[Answer]) -> dict[int, int]:
    """Return the starting castles chosen in the answers, by player."""
    number = len(masks.near)
    return {answer.player: int(answer.choice) - 1 for answer in answers if 1 <= int(answer.choice) <= number}


@lru_cache(8192)
def _facets(colors: tuple[int, ...], move: Turn) -> tuple[tuple[str, str], ...]:
    """Return the facets of a turn. They are cached, because a page goes through those of all legal turns several times."""
    return (
        ("sell", "1" if move.sale else ""),
        ("bonus", PASS if move.hex == NOTHING else BONUS_NAMES[move.bonus] if move.bonus != NOTHING else ""),
        *zip(("combination", "hex"), _mark(colors, move.hex, move.pip), strict=True),
        *zip(("combination2", "hex2"), _mark(colors, move.hex2, move.pip2), strict=True),
    )


def _mark(colors: tuple[int, ...], hex_: int, pip: int) -> tuple[str, str]:
    return ("", "") if hex_ == NOTHING else (f"{COLOR_NAMES[colors[hex_]]}-{pip}", str(hex_ + 1))
