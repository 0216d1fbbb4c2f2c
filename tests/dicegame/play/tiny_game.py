"""A second game, as small as a game can be: a die is rolled for one player after the other, who writes it into a box.

Each player has a row of four boxes. A number that is not lower than the one to its left scores a point; the number in the
box that the player chose before the game counts as many points as it says. It shows that no front end knows the dice game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import Any

from dicegame.archive.finished import Finished, Result
from dicegame.kit import Kit
from dicegame.play.advice import Advice, Bot, Limit
from dicegame.play.events import Chance, ChanceTakenBack, Event, GameError, IllegalMove, Moved
from dicegame.play.playable import Answer, Brings, Choice, Plan, Playable, Question
from dicegame.play.players import bot_name, check_names
from dicegame.play.record import AnyRecord, format_record, replay, text_in
from dicegame.play.textevents import EventKeys, parse_text_event, text_event_data
from dicegame.report import Line, Outcome, Report
from padgen import load
from padgen.hexgrid import Hex
from padgen.model import Layout

BOXES = 4


@dataclass(frozen=True)
class Setup:
    layout: Layout
    names: tuple[str, ...]
    favorites: tuple[int, ...]


@dataclass(frozen=True)
class Row:
    """All rows before the open turn, its die, and the box that the die was written into."""

    setup: Setup
    rows: tuple[tuple[int, ...], ...]
    turn: int = 0
    die: int = 0
    box: int | None = None
    closed: bool = False

    @property
    def player(self) -> int:
        return self.turn % len(self.rows)

    def written(self) -> "Row":
        """The game with the open turn closed."""
        if self.box is None:
            return self
        row = list(self.rows[self.player])
        row[self.box] = self.die
        rows = (*self.rows[: self.player], tuple(row), *self.rows[self.player + 1 :])
        return replace(self, rows=rows, turn=self.turn + 1, die=0, box=None)


@dataclass(frozen=True)
class TinyGame(Playable[Setup, Row, int, int]):
    key: str = "tiny"
    bots: tuple[str, ...] = ("left",)

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {}

    def players(self, plan: Plan) -> range:
        return range(1, 5)

    def check(self, plan: Plan) -> None:
        check_names(plan.names)

    def questions(self, plan: Plan, answers: Sequence[Answer]) -> tuple[Question, ...]:
        answered = {answer.player for answer in answers}
        boxes = tuple(Choice(str(box + 1), f"box {box + 1}") for box in range(BOXES))
        return tuple(
            Question("favorite", player, "which box counts", boxes, secret=False)
            for player, name in enumerate(plan.names)
            if not bot_name(name) and player not in answered
        )

    def answer(self, plan: Plan, answers: Sequence[Answer], player: int, text: str) -> Answer:
        if text.removeprefix("box ") not in map(str, range(1, BOXES + 1)):
            raise GameError(f"{text!r} is not a box")
        return Answer(player, "favorite", text.removeprefix("box "))

    def setup(self, plan: Plan, answers: Sequence[Answer], seed: int | None) -> Setup:
        chosen = {answer.player: int(answer.choice) - 1 for answer in answers}
        return Setup(plan.layout, plan.names, tuple(chosen.get(player, 0) for player in range(len(plan.names))))

    def setup_data(self, setup: Setup) -> dict[str, object]:
        favorites = "".join(str(box + 1) for box in setup.favorites)
        return {"game": "tiny", "layout": setup.layout.name, "players": ",".join(setup.names), "favorites": favorites}

    def parse_setup(self, data: Mapping[str, Any]) -> Setup:
        favorites = tuple(int(box) - 1 for box in text_in(data, "favorites"))
        return Setup(load(text_in(data, "layout")), tuple(text_in(data, "players").split(",")), favorites)

    def begin(self, setup: Setup) -> Row:
        return Row(setup, ((0,) * BOXES,) * len(setup.names))

    def due(self, game: Row) -> tuple[int, ...]:
        return (game.player,) if game.die and game.box is None else ()

    def awaits(self, game: Row) -> str | None:
        return None if self.due(game) or self.ending(game) or game.closed else "die"

    def draw(self, game: Row, rng: Random) -> int:
        return rng.randrange(6) + 1

    def legal(self, game: Row, player: int) -> list[int]:
        return [box for box, pip in enumerate(game.rows[player]) if not pip] if player in self.due(game) else []

    def why_not(self, game: Row, player: int, move: int) -> str | None:
        if player not in self.due(game):
            return f"it is not the turn of {game.setup.names[player]}"
        return None if 0 <= move < BOXES and not game.rows[player][move] else f"box {move + 1} is not free"

    def brings(self, game: Row, player: int, move: int) -> Brings:
        before, after = (self.outcome(one).players[player].total for one in (game, replace(game, box=move)))
        return Brings(after - before, f"{after - before:+}" if after != before else "")

    def after(self, game: Row, event: Event[int, int]) -> Row:
        if isinstance(event, Chance):
            if self.awaits(game) is None:
                raise GameError("no die is due")
            return replace(game.written(), die=event.result)
        if isinstance(event, Moved):
            if reason := self.why_not(game, event.player, event.move):
                raise IllegalMove(reason) if event.player in self.due(game) else GameError(reason)
            return replace(game, box=event.move)
        if isinstance(event, ChanceTakenBack):
            if game.box is not None or game.die != event.result:
                raise GameError("this die is not open")
            return replace(game, die=0)
        if not self.may_take_back(game, event.player):
            raise GameError("there is no move to take back")
        return replace(game, box=None)

    def may_take_back(self, game: Row, player: int) -> bool:
        return game.box is not None and player == game.player

    def ending(self, game: Row) -> bool:
        return game.box is not None and all(map(all, game.written().rows))

    def close(self, game: Row) -> Row:
        return replace(game.written(), closed=True)

    def outcome(self, game: Row) -> Outcome:
        scored = []
        for favorite, row in zip(game.setup.favorites, game.written().rows, strict=True):
            rising = (Line("rises", 1, "tiny rules") for left, right in pairwise(row) if left and right >= left)
            scored.append((*rising, Line("favorite", row[favorite], "tiny rules")))
        totals = [sum(line.points for line in lines) for lines in scored]
        names = game.setup.names
        reports = (
            Report(name, lines, 1 + sum(other > total for other in totals))
            for name, lines, total in zip(names, scored, totals, strict=True)
        )
        winners = tuple(name for name, total in zip(names, totals, strict=True) if total == max(totals))
        return Outcome(tuple(reports), winners, "shared" if len(winners) > 1 else "points")

    def points_by_source(self, game: Row) -> list[dict[str, int]]:
        return [{"all": report.total} for report in self.outcome(game).players]

    def duchy(self, game: Row, player: int) -> tuple[Layout, Mapping[Hex, str]]:
        return game.setup.layout, {}

    def where(self, game: Row, event: Event[int, int]) -> str:
        return f"turn {(game.written() if isinstance(event, Chance) else game).turn + 1}"

    def event_data(self, setup: Setup, event: Event[int, int]) -> dict[str, object]:
        return text_event_data(self, EventKeys(), setup.names, event)

    def parse_event(self, setup: Setup, data: Mapping[str, Any]) -> Event[int, int]:
        return parse_text_event(self, EventKeys(), setup.names, data)

    def parse_chance(self, text: str) -> int:
        if text not in tuple("123456"):
            raise GameError(f"{text!r} is not on the die")
        return int(text)

    def format_chance(self, result: int) -> str:
        return str(result)

    def parse_move(self, text: str) -> int:
        if not text.startswith("box ") or text[4:] not in map(str, range(1, BOXES + 1)):
            raise GameError(f"{text!r} is not a box")
        return int(text[4:]) - 1

    def format_move(self, move: int) -> str:
        return f"box {move + 1}"

    def facets(self, game: Row, move: int) -> tuple[tuple[str, str], ...]:
        return (("half", "left" if move < BOXES // 2 else "right"), ("box", str(move + 1)))

    def find_bot(self, name: str) -> Bot[Row, int]:
        if name != "left":
            raise GameError(f"no bot {name!r}; expected left")
        return LeftBot()

    def hint(self, game: Row, player: int) -> list[Advice[int]]:
        return LeftBot().advise(game, player)


@dataclass(frozen=True)
class LeftBot:
    """Writes into the first free box."""

    name: str = "left"

    def advise(self, game: Row, player: int, limit: Limit | None = None) -> list[Advice[int]]:
        return [Advice(TINY_GAME.legal(game, player)[0], 0.0, ("it comes first",))]


TINY_GAME = TinyGame()


def finished_game(record: AnyRecord, date: str) -> Finished:
    """A played game as the history keeps it."""
    *_, game = replay(record)
    outcome = TINY_GAME.outcome(game)
    results = (Result(one.name, one.total, one.rank, one.name in outcome.winners) for one in outcome.players)
    return Finished("tiny", "standard", tuple(results), {"record": format_record(record)}, date=date)


TINY_KIT = Kit(
    "tiny",
    called="tiny game",
    playable_at="tests.dicegame.play.tiny_game:TINY_GAME",
    archive_at="tests.dicegame.play.tiny_game:finished_game",
)
