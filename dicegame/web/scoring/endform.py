"""The form to score a finished big-box game, in steps. It asks what `dicegame endscore --ask` asks; the address has the answers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from starlette.datastructures import QueryParams

from dicegame.endscore import typed
from dicegame.endscore.dialogue import Key, Question
from dicegame.endscore.effects import ASKED_FOR, monastery_effect, scores_at_end
from dicegame.endscore.entry import entry_of, format_entry, score_entry
from dicegame.endscore.fill import Asked, Filled, fill_form
from dicegame.endscore.tally import Game
from dicegame.endscore.values import EntryError
from dicegame.report import Outcome
from dicegame.web.scoring.sheet_form import today
from dicegame.web.table.duchies import find
from dicegame.web.visitors.language import Words
from padgen.endtables import BOXES, CRANE, GOODS, MODES, PLACES, TIES, BoxContents, building_name
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.tables import Game as LayoutGame

LONGEST = 120
"""The most letters of a text in a field. Longer texts are cut."""
MOST_KEPT = 20_000
"""The most letters that are kept of answers to hidden questions. Four players need a third of this."""
NONE = "none"
ON_BOARD = ("towers", "houses", "unbuilt", "forge")
"""The questions about what all players built, which have a step of their own."""
ROOM = {place: room for places in PLACES.values() for place, room in places.items()}


@dataclass(frozen=True)
class Field:
    """A question on the page, with its current answer."""

    name: str
    label: str
    kind: str
    values: tuple[str, ...]
    """The current answer: one text, two numbers, the chosen words, or a count for each of `options`."""
    options: tuple[tuple[str, str], ...] = ()
    """Pairs of a value and its label: the values to choose from, the words to be counted, or a number's placeholder."""
    room: Mapping[str, int] | None = None
    """How often each option can be chosen; None if each can be chosen once."""
    error: Sentence | str | None = None
    step: str = "game"
    """The step of the form on which the question is asked."""
    tile: int = 0
    """The monastery that brings the question, or 0."""
    quiet: tuple[str, ...] = ()
    """The options that score nothing at the end."""

    @property
    def id(self) -> str:
        """Return the HTML id of the first input of this question."""
        return self.name.replace(".", "-")

    @property
    def changed(self) -> bool:
        """Return whether another answer was chosen than the usual one."""
        if self.kind == "choice":
            return self.values[0] != self.options[0][0]
        return bool({*self.values} - {NONE}) if self.name == "_expansions" else len(self.values) < len(self.options)

    @property
    def counted(self) -> bool:
        """Return whether there is an answer that counts for the score, unlike a name."""
        return self.kind in ("number", "two", "counts", "words", "places", "monasteries") and not {*self.values} <= {"", NONE}


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
    tiles = _tiles(box, query, words) if box else ()
    known: dict[Key, Any] = {("game",): game}
    if named := {field.name.partition(".")[2]: field.values[0] for field in tiles if field.values[0]}:
        known["tiles",] = named
    filled = fill_form(lambda question: _typed(question, query) or question.default_in(words.language), known)
    names = _names(filled, words)
    mode = str(filled.data.get("mode", MODES[0]))
    fields = [_field(asked, query, words, mode, names) for asked in filled.asked]
    if box:
        building_of = {**box.building_of, **{int(number): building for number, building in named.items()}}
        fields = [_with_effects(field, box, building_of, words) for field in fields]
        fields += [_layout_field(name, query, words) for name in ("layout", *(f"players.{seat}.layout" for seat in range(len(names))))]
    at = _step(query, fields, len(names))
    shown = {field.name for field in (*fields, *tiles) if field.step == at}
    form = EndForm(tuple(fields), names, tiles, at, tuple(_kept(query, shown)), filled.refusal)
    if filled.refusal:
        return replace(form, at="game") if at == "result" else form
    data = dict(filled.data)
    if box and mode == MODES[0] and query.get("tie") in TIES:
        data["tie"] = query["tie"]
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
    asked = next(iter(query.getlist("at")), "")  # a button of the form stands before its hidden field
    at = asked if asked in steps else "game"
    if not asked and any(field.counted for field in fields if field.step.startswith("player")):
        at = "result"
    wrong = [field.step for field in fields if field.error]
    return wrong[0] if at == "result" and wrong else at


def _typed(question: Question, query: QueryParams) -> str:
    """Return the answer to a question in the address, as a player would type it at the terminal."""
    name, read = _field_name(question.key), question.read
    if isinstance(read, typed.Words) and read.often:
        times = [(word, query.get(f"{name}.{word}", "")) for word in read.known]
        if not any(key.startswith(f"{name}.") for key in query):
            return ""
        return " ".join(word for word, count in times for _ in range(_small(count))) or NONE
    if isinstance(read, typed.Counts):
        counted = [(word, "".join(_values(query, f"{name}.{word}")[0].split())) for word in read.known]
        return ", ".join(f"{word} {count}" for word, count in counted if count)
    if isinstance(read, (typed.Words, typed.Tiles)):
        values = query.getlist(name)[:LONGEST]
        return (" ".join(value[:LONGEST] for value in values if value) or NONE) if values else ""
    values = _values(query, name)
    if read is typed.two:
        return " ".join(value or "0" for value in [*values, ""][:2]) if any(values) else ""
    return values[0]


def _values(query: QueryParams, name: str) -> list[str]:
    """Return all values of the field with this name, cut to `LONGEST` letters; one empty text if there are none."""
    return [value.strip()[:LONGEST] for value in query.getlist(name)] or [""]


def _small(count: str) -> int:
    """Return a count typed as one digit; 0 for any other text."""
    return int(count) if len(count) == 1 and count in "123456789" else 0


def _field_name(key: Key) -> str:
    return ".".join(map(str, key))


def _field(asked: Asked, query: QueryParams, words: Words, mode: str, names: Sequence[str]) -> Field:
    key = asked.question.key
    field = _question_field(asked, query, words)
    step = _step_of(key, mode)
    label, tile = field.label, 0
    if step == "result" and key[0] == "players":
        label = words.word("ask-of", name=names[int(key[1])], what=label)
    elif key[-1] == "name":
        number = int(key[1]) + 1
        label = words.word("ask-team-name", number=number) if mode == "team" else words("form-player-number", number=number)
    elif key[-1] in ASKED_FOR.values():
        owned = query.getlist(f"players.{key[1]}.monasteries")
        tile = next((number for number, asked_for in ASKED_FOR.items() if asked_for == key[-1] and str(number) in owned), 0)
    return replace(field, label=label, step=step, tile=tile)


def _step_of(key: Key, mode: str) -> str:
    """Return the step for the question with this key. What only breaks ties is asked beside the result."""
    if key[0] != "players":
        return "result" if key[0] == "tie" else "board" if key[0] in ON_BOARD else "game"
    if key[2] in ("name", "members"):
        return "game"
    breaks_ties = key[2] == "turn_order" or (key[2] == "empty_spaces" and mode != "solo")
    return "result" if breaks_ties else f"player-{int(key[1]) + 1}"


def _with_effects(field: Field, box: BoxContents, building_of: Mapping[int, str], words: Words) -> Field:
    """Return the question about monasteries with what each of them does; one about buildings with the tile that asks it."""
    edition = next(year for year, one in BOXES.items() if one is box)
    if field.name.endswith(".monasteries"):
        numbers = range(1, box.monasteries + 1)
        options = tuple((str(number), words.say(monastery_effect(edition, number, building_of))) for number in numbers)
        quiet = tuple(str(number) for number in numbers if not scores_at_end(edition, number))
        return replace(field, kind="monasteries", options=options, quiet=quiet)
    kind = field.name.rpartition(".")[2]
    if ".buildings." in field.name:
        return replace(field, tile=next((number for number, building in building_of.items() if building == kind), 0))
    return field


def _question_field(asked: Asked, query: QueryParams, words: Words) -> Field:
    question = asked.question
    name, read, label = _field_name(question.key), question.read, _label(question.key, words)
    usual = question.default_in(words.language)
    if isinstance(read, typed.Choice):
        options = tuple(
            (option, words(f"option-{option}") if question.key[-1] in ("mode", "winter", "tie") else option)
            for option in read.known
        )
        if not usual:
            options = (("", "-"), *options)
        value = _values(query, name)[0]
        value = value if value in read.known else usual
        return Field(name, label, "choice", (value,), options, error=asked.error)
    text = _typed(question, query) or usual
    if isinstance(read, typed.Words) and read.often:
        taken = tuple(text.split())
        room = {place: ROOM[place] for place in read.known}
        return Field(
            name, label, "places", taken, tuple((place, _name_of(place, words)) for place in read.known), room, asked.error
        )
    if isinstance(read, typed.Counts):
        counts = tuple(_values(query, f"{name}.{word}")[0] for word in read.known)
        return Field(
            name, label, "counts", counts, tuple((word, _name_of(word, words)) for word in read.known), error=asked.error
        )
    if isinstance(read, (typed.Words, typed.Tiles)):
        known = read.known if isinstance(read, typed.Words) else tuple(map(str, range(1, read.most + 1)))
        chosen = known if text == "all" else tuple(text.replace(",", " ").split())
        return Field(name, label, "words", chosen, tuple((word, _name_of(word, words)) for word in known), error=asked.error)
    values = _values(query, name)
    if read is typed.two:
        return Field(name, label, "two", tuple([*values, ""][:2]), error=asked.error)
    kind = "number" if read is typed.number else "day" if read is typed.day else "text"
    placeholder = "" if kind == "day" else usual
    return Field(name, label, kind, (values[0],), ((placeholder, ""),), error=asked.error)


def _label(key: Key, words: Words) -> str:
    last = str(key[-1])
    if len(key) == 4 and last != CRANE:
        return words("ask-building", building=building_name(last))
    return words(f"ask-{last.strip('_').replace('_', '-')}")


def _name_of(word: str, words: Words) -> str:
    color = word in (*GOODS, *BOXES[2011].good_names)
    return word if word.isdigit() else words.word(f"color-{word}" if color else f"thing-{word}")


def _layout_field(name: str, query: QueryParams, words: Words) -> Field:
    """Return the field for the name or notation of a base-game duchy, which is kept in the history but not scored."""
    text = next((typed.strip() for typed in query.getlist(name)[::-1] if typed.strip()), "")  # typed, or else tapped
    error: Sentence | str | None = None
    if text:
        try:
            find(text, LayoutGame.BASE)
        except PadgenError as refused:
            error = refused.sentence
    label = words("ask-layout" if name == "layout" else "ask-own-layout")
    step = "game" if name == "layout" else f"player-{int(name.split('.')[1]) + 1}"
    return Field(name, label, "layout", (text,), error=error, step=step)


def _tiles(box: BoxContents, query: QueryParams, words: Words) -> tuple[Field, ...]:
    """Return a field for each monastery that scores a kind of building, to choose another kind than the usual one."""
    known = [building for building in box.buildings if building != CRANE]
    fields = []
    for number, usual in box.building_of.items():
        value = query.get(name := f"tiles.{number}", "")
        options = (
            ("", f"{_name_of(usual, words)} *"),
            *((building, _name_of(building, words)) for building in known if building != usual),
        )
        label = words("ask-tile", number=number)
        fields.append(Field(name, label, "choice", (value if value in known else "",), options))
    return tuple(fields)


def _kept(query: QueryParams, shown: set[str]) -> Iterator[tuple[str, str]]:
    """Yield the keys and answers of questions on other steps, and of hidden ones, so that they come back when asked again.

    An empty answer is kept if it is the only one of its question, such as no tile at all.
    """
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
