"""A club's evening: who plays where on which duchy in each round, with which result, and the file that stores this."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from dicegame.club.seating import seat_players
from dicegame.play.players import check_names
from padgen.errors import PadgenError
from padgen.language import ENGLISH, Sentence, joined
from padgen.mistakes import Mistakes
from padgen.model import Layout
from padgen.names import load_untrusted
from padgen.tomltext import format_value, read_toml, unknown_key, with_comments

MOST_POINTS, MOST_CIRCLES = 200, 60
KEYS = ("club", "seed", "players", "rounds")
ROUND_KEYS = ("duchy", "difficulty", "tables", "points", "circles")


class ClubError(PadgenError):
    """Raised if the file of an evening cannot be read, or if a result, round or player is not possible."""


class Score(NamedTuple):
    """One player's result in one round."""

    points: int
    circles: int = 0
    """The number of bonus circles left, which break ties."""


@dataclass(frozen=True)
class ClubRound:
    """One round: all tables play the same duchy with the same dice."""

    duchy: str
    """The notation of the duchy."""
    tables: tuple[tuple[str, ...], ...]
    """The names at each table."""
    difficulty: float | None = None
    """The measured difficulty of the duchy: 1 is like duchy A, more is harder. None if it was not measured."""
    results: Mapping[str, Score] = field(default_factory=dict)
    """The results so far, by name."""

    @property
    def layout(self) -> Layout:
        """Return the duchy, read from its notation."""
        return load_untrusted(self.duchy)


@dataclass(frozen=True)
class Evening:
    """The plan of a club's evening of several rounds, and its results so far."""

    name: str
    players: tuple[str, ...]
    rounds: tuple[ClubRound, ...]
    seed: int = 0
    """The seed from which seats, duchies and dice are made."""

    def dice_seed(self, number: int) -> str:
        """Return the seed of the dice of round `number`, counted from 1."""
        return f"{self.seed}-{number}"

    def with_results(self, number: int, scores: Mapping[str, Score]) -> "Evening":
        """Return the evening with these results added to the round `number`, counted from 1. They replace earlier ones.

        Raises: ClubError if there is no such round or player, or if a score is not possible.
        """
        if not 1 <= number <= len(self.rounds):
            raise ClubError(Sentence("club-no-round", number=number, rounds=len(self.rounds)))
        for name, score in scores.items():
            if name not in self.players:
                raise ClubError(Sentence("club-no-player", name=name[:40], names=joined(self.players)))
            _check_score(name, score)
        old = self.rounds[number - 1]
        new = replace(old, results={**old.results, **scores})
        return replace(self, rounds=(*self.rounds[: number - 1], new, *self.rounds[number:]))


def plan_evening(
    name: str, players: Sequence[str], tables: int, duchies: Sequence[tuple[str, float | None]], seed: int
) -> Evening:
    """Return an evening with a round for each duchy. The duchies are pairs of notation and difficulty.

    Raises: SeatingError if the players do not fit the tables; GameError for names that are not valid.
    """
    check_names(players)
    seats = seat_players(len(players), tables, len(duchies), seed)
    rounds = [
        ClubRound(duchy, tuple(tuple(players[seat] for seat in table) for table in round_), difficulty)
        for (duchy, difficulty), round_ in zip(duchies, seats, strict=True)
    ]
    return Evening(name, tuple(players), tuple(rounds), seed)


def parse_score(text: str) -> Score:
    """Read a result as people type it: `61`, or `61+3` for 61 points with three circles left.

    Raises: ClubError with what was expected.
    """
    found = re.fullmatch(r"\s*(\d{1,3})\s*(?:\+\s*(\d{1,2})\s*)?", text, re.ASCII)
    if found is None:
        raise ClubError(Sentence("club-score-text", text=text.strip()[:40]))
    return Score(int(found[1]), int(found[2] or 0))


def _check_score(name: str, score: Score) -> None:
    """Check that a result is possible. Raises: ClubError if its points or circles are not."""
    if not (0 <= score.points <= MOST_POINTS and 0 <= score.circles <= MOST_CIRCLES):
        raise ClubError(Sentence("club-score", name=name, points=MOST_POINTS, circles=MOST_CIRCLES))


def find_player(evening: Evening, text: str) -> str:
    """Return the player for a typed name or its beginning, in any case. Raises: ClubError unless exactly one matches."""
    word = text.strip().casefold()
    found = [name for name in evening.players if name.casefold() == word]
    found = found or [name for name in evening.players if word and name.casefold().startswith(word)]
    if len(found) != 1:
        raise ClubError(Sentence("club-no-player", name=text.strip()[:40], names=joined(evening.players)))
    return found[0]


# --- The file -------------------------------------------------------------------------------------------------------------


def format_evening(evening: Evening, language: str = ENGLISH) -> str:
    """Return the text of an evening's file, which `read_evening` reads."""
    rows: list[tuple[str, Sentence | str]] = [
        ("", Sentence("club-file")),
        (f"club = {format_value(evening.name)}", ""),
        (f"seed = {evening.seed}", Sentence("club-file-seed")),
        (f"players = {format_value(evening.players)}", ""),
    ]
    for round_ in evening.rounds:
        rows += [("", ""), ("[[rounds]]", ""), (f"duchy = {format_value(round_.duchy)}", "")]
        if round_.difficulty is not None:
            rows.append((f"difficulty = {round_.difficulty:.3f}", Sentence("club-file-difficulty")))
        rows += [("tables = [", ""), *((f"  {format_value(table)},", "") for table in round_.tables), ("]", "")]
        points = {name: score.points for name, score in round_.results.items()}
        circles = {name: score.circles for name, score in round_.results.items() if score.circles}
        rows.append((f"points = {format_value(points)}", Sentence("club-file-points", example="{ Anna = 61, Ben = 58 }")))
        rows.append((f"circles = {format_value(circles)}", Sentence("club-file-circles")))
    return with_comments(rows, language)


def read_evening(text: str) -> Evening:
    """Return the evening in the text of a file. Raises: ClubError with all mistakes, and where each one is."""
    try:
        data = read_toml(text)
    except PadgenError as error:
        raise ClubError(error.sentence) from None
    if not data.keys() & {"club", "rounds"}:
        raise ClubError(Sentence("club-no-evening"))
    mistakes = Mistakes(text)
    for key in data:
        if key not in KEYS:
            mistakes.add(unknown_key(key, KEYS), key)
    players: tuple[str, ...] = ()
    with mistakes.noted("players", key="players"):
        players = _names(data.get("players"))
        check_names(players)
    name, seed, rounds = data.get("club", ""), data.get("seed", 0), data.get("rounds")
    if not isinstance(name, str) or not name.isprintable() or len(name) > 60:
        mistakes.add(Sentence("club-expected", key="club", example='"Tuesday"'), "club")
    if type(seed) is not int or seed < 0:
        mistakes.add(Sentence("club-expected", key="seed", example="7"), "seed")
    if not isinstance(rounds, list) or not rounds or not all(isinstance(one, dict) for one in rounds):
        mistakes.add(Sentence("club-expected", key="rounds", example="[[rounds]]"), "rounds")
        rounds = []
    found = []
    for number, one in enumerate(rounds, 1):
        with mistakes.noted(Sentence("club-round", number=number)):
            found.append(_round(one, players))
    mistakes.check(ClubError)
    return Evening(name, players, tuple(found), seed)


def _round(data: Mapping[str, Any], players: Sequence[str]) -> ClubRound:
    """Return the round in `data`, a table of the file. Raises: PadgenError with the first mistake in it."""
    for key in data:
        if key not in ROUND_KEYS:
            raise ClubError(unknown_key(key, ROUND_KEYS))
    duchy, difficulty = data.get("duchy"), data.get("difficulty")
    if not isinstance(duchy, str):
        raise ClubError(Sentence("club-expected", key="duchy", example='"a"'))
    if load_untrusted(duchy).game != "dice":
        raise ClubError(Sentence("dice-base-layout", layout=duchy))
    if difficulty is not None and (type(difficulty) not in (int, float) or not 0 < difficulty < 10):
        raise ClubError(Sentence("club-expected", key="difficulty", example="1.004"))
    tables = data.get("tables")
    if not isinstance(tables, list) or not tables:
        raise ClubError(Sentence("club-expected", key="tables", example='[["Anna", "Ben"], ["Cleo", "Dora"]]'))
    seats = tuple(_names(table) for table in tables)
    seated = [name for table in seats for name in table]
    for name in seated:
        if name not in players:
            raise ClubError(Sentence("club-no-player", name=name[:40], names=joined(players)))
        if seated.count(name) > 1:
            raise ClubError(Sentence("club-twice", name=name))
    points, circles = (_numbers(data, key, players) for key in ("points", "circles"))
    scores = {name: Score(number, circles.get(name, 0)) for name, number in points.items()}
    for name, score in scores.items():
        if name not in seated:
            raise ClubError(Sentence("club-not-seated", name=name))
        _check_score(name, score)
    return ClubRound(duchy, seats, difficulty, scores)


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not value or not all(isinstance(name, str) for name in value):
        raise ClubError(Sentence("club-names", example='["Anna", "Ben"]'))
    return tuple(value)


def _numbers(data: Mapping[str, Any], key: str, players: Sequence[str]) -> dict[str, int]:
    value = data.get(key, {})
    if not isinstance(value, dict) or not all(type(number) is int for number in value.values()):
        raise ClubError(Sentence("club-expected", key=key, example="{ Anna = 61, Ben = 58 }"))
    for name in value:
        if name not in players:
            raise ClubError(Sentence("club-no-player", name=str(name)[:40], names=joined(players)))
    return value
