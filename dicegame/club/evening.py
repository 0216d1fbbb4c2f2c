"""A club's evening: who plays where on which duchy in each round, with which result, and the file that stores this."""

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from dicegame.club.seating import seat_players
from dicegame.play.players import check_names
from padgen.errors import PadgenError
from padgen.language import ENGLISH, Sentence, joined
from padgen.mistakes import Mistakes
from padgen.model import Layout
from padgen.names import load_untrusted
from padgen.tomltext import format_value, read_toml, shown, unknown_key, with_comments

MOST_POINTS, MOST_CIRCLES = 200, 60
MOST_DIFFICULTY = 10
MOST_LETTERS = 60
"""The most letters in the name of an evening."""
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

        Raises: ClubError if there is no such round or player, if a player has a break then, or if a score is not possible.
        """
        if not 1 <= number <= len(self.rounds):
            raise ClubError(Sentence("club-no-round", number=number, rounds=len(self.rounds)))
        old = self.rounds[number - 1]
        for name, score in scores.items():
            if name not in self.players:
                raise ClubError(Sentence("club-no-player", name=name[:40], names=joined(self.players)))
            if not any(name in table for table in old.tables):
                raise ClubError(Sentence("club-not-seated", name=name))
            _check_score(name, score)
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


def format_score(score: Score) -> str:
    """Return a result as people type it.

    >>> format_score(Score(61, 3)), format_score(Score(4))
    ('61+3', '4')
    """
    return f"{score.points}+{score.circles}" if score.circles else f"{score.points}"


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


def parse_results(evening: Evening, texts: Iterable[str]) -> dict[str, Score]:
    """Read results of several players as people type them: `Anna=61+3`. Names may be shortened.

    Raises: ClubError for the first text that is not a result of a player, or for two results of one player.
    """
    found: dict[str, tuple[str, Score]] = {}
    for text in texts:
        start, equals, score = text.rpartition("=")
        if not equals:
            raise ClubError(Sentence("club-result", text=text[:40]))
        name = find_player(evening, start)
        if name in found:
            raise ClubError(Sentence("club-two-results", name=name, one=found[name][0][:40], two=text[:40]))
        found[name] = text, parse_score(score)
    return {name: score for name, (_, score) in found.items()}


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
    with mistakes.noted(key="players"):
        players = _names(data.get("players"), _place(data, "players"))
    if players:
        with mistakes.noted("players", key="players"):
            check_names(players)
    name, seed, rounds = data.get("club", ""), data.get("seed", 0), data.get("rounds")
    if not isinstance(name, str) or not name.isprintable() or len(name) > MOST_LETTERS:
        mistakes.add(_expected(data, "club", "club-expected-name", most=MOST_LETTERS, example='"Tuesday"'), "club")
    if type(seed) is not int or seed < 0:
        mistakes.add(_expected(data, "seed", "club-expected-seed", example="7"), "seed")
    if not isinstance(rounds, list) or not rounds or not all(isinstance(one, dict) for one in rounds):
        mistakes.add(_expected(data, "rounds", "club-expected-rounds", example="[[rounds]]"), "rounds")
        rounds = []
    found = [_round(one, number, players, mistakes) for number, one in enumerate(rounds, 1)]
    mistakes.check(ClubError)
    return Evening(name, players, tuple(found), seed)


def _round(data: Mapping[str, Any], number: int, players: Sequence[str], mistakes: Mistakes) -> ClubRound:
    """Return the round with this number. Its mistakes are added to `mistakes`; if there are any, it is not to be used."""
    where = Sentence("club-round", number=number)

    def noted(key: str) -> AbstractContextManager[None]:
        return mistakes.noted(where, key, ("rounds", number))

    for key in data:
        if key not in ROUND_KEYS:
            with noted(key):
                raise ClubError(unknown_key(key, ROUND_KEYS))
    with noted("duchy"):
        _check_duchy(data)
    with noted("difficulty"):
        _check_difficulty(data)
    seats: tuple[tuple[str, ...], ...] = ()
    with noted("tables"):
        seats = _seats(data, players)
    points, circles = dict[str, int](), dict[str, int]()
    with noted("points"):
        points = _numbers(data, "points", MOST_POINTS, players)
        for name in points:
            if seats and not any(name in table for table in seats):
                raise ClubError(Sentence("club-not-seated", name=name))
    with noted("circles"):
        circles = _numbers(data, "circles", MOST_CIRCLES, players)
    scores = {name: Score(own, circles.get(name, 0)) for name, own in points.items()}
    return ClubRound(data.get("duchy", ""), seats, data.get("difficulty"), scores)


def _check_duchy(data: Mapping[str, Any]) -> None:
    duchy = data.get("duchy")
    if not isinstance(duchy, str):
        raise ClubError(_expected(data, "duchy", "club-expected-duchy", example='"a"'))
    if load_untrusted(duchy).game != "dice":
        raise ClubError(Sentence("dice-base-layout", layout=duchy))


def _check_difficulty(data: Mapping[str, Any]) -> None:
    difficulty = data.get("difficulty", 1)
    if type(difficulty) not in (int, float):
        raise ClubError(_expected(data, "difficulty", "club-expected-difficulty", example="1.004"))
    if not 0 < difficulty < MOST_DIFFICULTY:
        raise ClubError(_expected(data, "difficulty", "club-expected-between", most=MOST_DIFFICULTY, example="1.004"))


def _seats(data: Mapping[str, Any], players: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the names at each table of a round. Without `players`, whose mistake is already known, any names are fine."""
    tables = data.get("tables")
    if not isinstance(tables, list) or not tables:
        example = '[["Anna", "Ben"], ["Cleo", "Dora"]]'
        raise ClubError(_expected(data, "tables", "club-expected-tables", example=example))
    seats = tuple(_names(table, f"tables: {shown(table)}") for table in tables)
    seated = [name for table in seats for name in table]
    for name in seated:
        if players and name not in players:
            raise ClubError(Sentence("club-no-player", name=name[:40], names=joined(players)))
        if seated.count(name) > 1:
            raise ClubError(Sentence("club-twice", name=name))
    return seats


def _names(value: object, where: Sentence | str) -> tuple[str, ...]:
    if not isinstance(value, list) or not value or not all(isinstance(name, str) for name in value):
        raise ClubError(Sentence("where-what", where=where, what=Sentence("club-names", example='["Anna", "Ben"]')))
    return tuple(value)


def _numbers(data: Mapping[str, Any], key: str, most: int, players: Sequence[str]) -> dict[str, int]:
    """Return the points or circles of each player in a round. Raises: ClubError that names each player with a mistake."""
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise ClubError(_expected(data, key, "club-expected-results", example="{ Anna = 61, Ben = 58 }"))
    mistakes = Mistakes()
    for name, number in value.items():
        if players and name not in players:
            mistakes.add(Sentence("club-no-player", name=name[:40], names=joined(players)))
        elif type(number) is not int or not 0 <= number <= most:
            what = Sentence("club-expected-whole", most=most)
            mistakes.add(Sentence("where-what", where=f"{key}: {name[:40]} = {shown(number)}", what=what))
    mistakes.check(ClubError)
    return value


def _expected(data: Mapping[str, Any], key: str, expected: str, **fields: str | int) -> Sentence:
    """Return the message for a key with a wrong value or without one. `expected` is the key of what was expected instead."""
    return Sentence("where-what", where=_place(data, key), what=Sentence(expected, **fields))


def _place(data: Mapping[str, Any], key: str) -> Sentence | str:
    """Return a key with its value as it is written in the file, or a message that it is missing."""
    return f"{key} = {shown(data[key])}" if key in data else Sentence("usage-missing", name=key)
