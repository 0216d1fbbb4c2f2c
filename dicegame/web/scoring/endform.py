"""The form to score a finished big-box game, in steps. It asks what `dicegame endscore --ask` asks.

The address has the answers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from starlette.datastructures import QueryParams

from dicegame.endscore.dialogue import Key
from dicegame.endscore.entry import entry_of, format_entry, score_entry
from dicegame.endscore.fill import Filled, fill_form
from dicegame.endscore.tally import Game
from dicegame.endscore.values import EntryError
from dicegame.report import Outcome
from dicegame.web.scoring.endfields import Field, layout_field, make_field, tile_fields, typed_answer, with_effects
from dicegame.web.scoring.sheet_form import today
from dicegame.web.visitors.language import Words
from padgen.endtables import BOXES, MODES, TIES
from padgen.language import Sentence

MOST_KEPT = 20_000
"""The most letters that are kept of answers to hidden questions. Four players need a third of this."""


@dataclass(frozen=True)
class EndForm:
    """The form with the answers so far, and the result if no answer is missing."""

    fields: tuple[Field, ...]
    names: tuple[str, ...]
    """The names of the players or teams."""
    tiles: tuple[Field, ...]
    at: str
    """The step that is shown."""
    kept: tuple[tuple[str, str], ...]
    """The keys and answers of the questions that are not shown on this step."""
    refusal: Sentence | str = ""
    game: Game | None = None
    outcome: Outcome | None = None

    @property
    def steps(self) -> tuple[str, ...]:
        """Return the names of all steps, in order."""
        return _steps(self.fields, len(self.names))

    @property
    def shown(self) -> tuple[Field, ...]:
        """Return the questions of the step that is shown, without those that a monastery brings."""
        return tuple(field for field in self.fields if field.step == self.at and not field.tile)

    def brought(self, number: str) -> tuple[Field, ...]:
        """Return the questions that a monastery brings on the step that is shown."""
        return tuple(field for field in self.fields if field.step == self.at and str(field.tile) == number)

    def asked(self, *keys: str) -> tuple[Field, ...]:
        """Return the questions of the step that is shown whose names end in one of these keys, in the order of the keys."""
        return tuple(field for key in keys for field in self.shown if field.name.rpartition(".")[2] == key)

    @property
    def faulty(self) -> tuple[str, ...]:
        """Return the steps with answers that could not be read."""
        return tuple(field.step for field in (*self.fields, *self.tiles) if field.error)

    @property
    def entered(self) -> tuple[bool, ...]:
        """Return for each player or team whether anything is entered that counts."""
        own = [f"player-{number}" for number in range(1, len(self.names) + 1)]
        return tuple(any(field.counted for field in self.fields if field.step == step) for step in own)

    @property
    def layouts(self) -> tuple[str, ...]:
        """Return the duchy of each player as a name or notation, or "" if it is not known."""
        given = {field.name: field.values[0] for field in self.fields if field.kind == "layout" and not field.error}
        seats = range(len(self.names))
        return tuple(given.get(f"players.{seat}.layout") or given.get("layout", "") for seat in seats)

    @property
    def file(self) -> str:
        """Return the entered game as the text of a file, which `dicegame endscore` can score."""
        assert self.game
        return format_entry(self.game)


def end_form(game: str, query: QueryParams, words: Words, offered: Sequence[str] = ()) -> EndForm:
    """Return the form for a `game` (`base` or `seasons`) with the answers in the query of an address.

    An empty form offers today as its day, and the first of the names `offered`.
    """
    if not {*query} - {"lang"}:
        query = QueryParams({"date": today(), **({"players.0.name": offered[0]} if offered else {})})
    edition = query.get("edition", "")
    box = BOXES.get(int(edition) if edition in ("2011", "2019") else max(BOXES)) if game == "base" else None
    tiles = tile_fields(box, query, words) if box else ()
    known: dict[Key, Any] = {("game",): game}
    if named := {field.name.partition(".")[2]: field.values[0] for field in tiles if field.values[0]}:
        known["tiles",] = named
    filled = fill_form(lambda question: typed_answer(question, query) or question.default_in(words.language), known)
    names = _names(filled, words)
    mode = str(filled.data.get("mode", MODES[0]))
    fields = [make_field(asked, query, words, mode, names) for asked in filled.asked]
    if box:
        building_of = {**box.building_of, **{int(number): building for number, building in named.items()}}
        fields = [with_effects(field, box, building_of, words) for field in fields]
        own = (f"players.{seat}.layout" for seat in range(len(names)))
        fields += [layout_field(name, query, words) for name in ("layout", *own)]
    at = _step(query, fields, len(names))
    at = "game" if filled.refusal and at == "result" else at
    shown = {field.name for field in (*fields, *tiles) if field.step == at}
    form = EndForm(tuple(fields), names, tiles, at, tuple(_kept(query, shown)), filled.refusal)
    if filled.refusal:
        return form
    data = dict(filled.data)
    reading = {"standard": "tie", "team": "team-tie"}.get(mode, "")
    if box and query.get(reading) in TIES:
        data[reading] = query[reading]
    for field in fields:
        if field.kind == "layout" and field.values[0] and not field.error:
            seat = field.name.split(".")[1] if field.name != "layout" else ""
            (data["players"][int(seat)] if seat else data)["layout"] = field.values[0]
    try:
        entered = entry_of(data)
    except EntryError as error:
        return replace(form, refusal=error.sentence)
    return replace(form, game=entered, outcome=score_entry(entered))


def _steps(fields: Sequence[Field], players: int) -> tuple[str, ...]:
    own = (f"player-{number}" for number in range(1, players + 1))
    return ("game", *own, *(["board"] if any(field.step == "board" for field in fields) else []), "result")


def _step(query: QueryParams, fields: Sequence[Field], players: int) -> str:
    """Return the step to show: the one asked for, or else the result if anything is entered.

    Instead of the result, the first step is shown on which an answer cannot be read.
    """
    steps = _steps(fields, players)
    asked = query.get("at")  # empty for the first step, as if it were absent, so that it is one place in the history
    at = asked if asked in steps else "game"
    if asked is None and any(field.counted for field in fields if field.step.startswith("player")):
        at = "result"
    wrong = [field.step for field in fields if field.error]
    return wrong[0] if at == "result" and wrong else at


def _kept(query: QueryParams, shown: set[str]) -> Iterator[tuple[str, str]]:
    """Yield the keys and answers of questions that are not shown, so that they come back when they are asked again."""
    left = MOST_KEPT
    for key, value in query.multi_items():
        if (
            key not in ("lang", "at")
            and not {key, key.rpartition(".")[0]} & shown
            and (left := left - len(key) - len(value)) >= 0
        ):
            yield key, value


def _names(filled: Filled, words: Words) -> tuple[str, ...]:
    """Return the names of the players or teams, or `Player 2` and so on if they are not known."""
    seats = max((int(one.question.key[1]) + 1 for one in filled.asked if one.question.key[0] == "players"), default=0)
    players = filled.data.get("players", ())
    given = [str(players[seat].get("name", "")) if seat < len(players) else "" for seat in range(seats)]
    return tuple(name or words.word("template-player", number=seat + 1) for seat, name in enumerate(given))
