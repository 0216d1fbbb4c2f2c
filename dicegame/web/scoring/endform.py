"""The form to score a finished big-box game. It asks what `dicegame endscore --ask` asks; the address has the answers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from starlette.datastructures import QueryParams

from dicegame.endscore import typed
from dicegame.endscore.ask import TIE_KNOWN
from dicegame.endscore.dialogue import Key, Question
from dicegame.endscore.entry import entry_of, format_entry, score_entry
from dicegame.endscore.fill import Asked, fill_form
from dicegame.endscore.tally import Game
from dicegame.endscore.values import EntryError
from dicegame.report import Outcome
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

    @property
    def id(self) -> str:
        """Return the HTML id of the first input of this question."""
        return self.name.replace(".", "-")

    @property
    def counted(self) -> bool:
        """Return whether there is an answer that counts for the score, unlike a name."""
        return self.kind in ("number", "two", "counts", "words", "places") and not {*self.values} <= {"", NONE}


@dataclass(frozen=True)
class EndForm:
    """The form with the answers so far, and the result if no answer is missing."""

    general: tuple[Field, ...]
    players: tuple[tuple[str, tuple[Field, ...]], ...]
    """For each player or team, a pair of the name and the fields."""
    tiles: tuple[Field, ...]
    kept: tuple[tuple[str, str], ...]
    """The keys and answers of the questions that are hidden now."""
    refusal: Sentence | str = ""
    game: Game | None = None
    outcome: Outcome | None = None

    @property
    def entered(self) -> tuple[bool, ...]:
        """Return for each player or team whether anything is entered that counts."""
        return tuple(any(field.counted for field in fields) for _, fields in self.players)

    @property
    def file(self) -> str:
        """Return the entered game as the text of a file, which `dicegame endscore` can score."""
        assert self.game
        return format_entry(self.game)


def end_form(game: str, query: QueryParams, words: Words) -> EndForm:
    """Return the form for a `game` (`base` or `seasons`) with the answers in the query of an address."""
    edition = query.get("edition", "")
    box = BOXES.get(int(edition) if edition in ("2011", "2019") else max(BOXES)) if game == "base" else None
    tiles = _tiles(box, query, words) if box else ()
    known: dict[Key, Any] = {("game",): game}
    if named := {field.name.partition(".")[2]: field.values[0] for field in tiles if field.values[0]}:
        known["tiles",] = named
    tie = _tie_field(query, words) if box and query.get("mode", MODES[0]) in ("", MODES[0]) else None
    if tie:
        known[TIE_KNOWN] = True
    filled = fill_form(lambda question: _typed(question, query) or question.default_in(words.language), known)
    seats = max((int(asked.question.key[1]) + 1 for asked in filled.asked if asked.question.key[0] == "players"), default=0)
    layouts = [
        _layout_field(name, query, words) for name in ("layout", *(f"players.{seat}.layout" for seat in range(seats)))
    ]
    layouts = layouts if box else []
    fields: list[list[Field]] = [[] for _ in range(seats)]
    general: list[Field] = []
    for asked in filled.asked:
        field = _field(asked, query, words)
        (general if asked.question.key[0] != "players" else fields[int(asked.question.key[1])]).append(field)
    for number, field in enumerate(layouts):
        (fields[number - 1] if number else general).append(field)
    if tie:
        general.append(tie)
    shown = {field.name for field in (*general, *tiles, *(field for own in fields for field in own))}
    form = EndForm(
        tuple(general),
        tuple((_name(own, words, seat), tuple(own)) for seat, own in enumerate(fields)),
        tiles,
        tuple(_kept(query, shown)),
        filled.refusal,
    )
    if filled.refusal:
        return form
    data = dict(filled.data) | ({"tie": tie.values[0]} if tie else {})
    for number, field in enumerate(layouts):
        if field.values[0] and not field.error:
            (data["players"][number - 1] if number else data)["layout"] = field.values[0]
    try:
        entered = entry_of(data)
    except EntryError as error:
        return replace(form, refusal=error.sentence)
    return replace(form, game=entered, outcome=score_entry(entered))


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


def _field(asked: Asked, query: QueryParams, words: Words) -> Field:
    question = asked.question
    name, read, label = _field_name(question.key), question.read, _label(question.key, words)
    usual = question.default_in(words.language)
    if isinstance(read, typed.Choice):
        options = tuple(
            (option, words(f"option-{option}") if question.key[-1] in ("mode", "winter") else option)
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
    placeholder = usual if kind == "number" else ""
    value = values[0] or ("" if kind != "text" else usual)
    return Field(name, label, kind, (value,), ((placeholder, ""),), error=asked.error)


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
    text = query.get(name, "").strip()
    error: Sentence | str | None = None
    if text:
        try:
            find(text, LayoutGame.BASE)
        except PadgenError as refused:
            error = refused.sentence
    return Field(name, words("ask-layout" if name == "layout" else "ask-own-layout"), "layout", (text,), error=error)


def _tie_field(query: QueryParams, words: Words) -> Field:
    """Return the field that asks whether the fewest or the most empty spaces win a tie."""
    value = query.get("tie", "")
    options = tuple((tie, words(f"option-{tie}")) for tie in TIES)
    return Field("tie", words("ask-tie"), "choice", (value if value in TIES else options[0][0],), options)


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
    """Yield the keys and answers of hidden questions, so that the answers come back when the questions are shown again."""
    left = MOST_KEPT
    for key, value in query.multi_items():
        if (
            value
            and key != "lang"
            and not {key, key.rpartition(".")[0]} & shown
            and (left := left - len(key) - len(value)) >= 0
        ):
            yield key, value


def _name(fields: Sequence[Field], words: Words, seat: int) -> str:
    """Return the name of a player or a team, or `Player 2` and so on if it is not known."""
    own = next((field for field in fields if field.name.endswith(".name")), None)
    return own.values[0] if own else words("form-player-number", number=seat + 1)
