"""The questions of the end score as fields of a page: their kind, their answer, the step on which they are asked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from starlette.datastructures import QueryParams

from dicegame.endscore import typed
from dicegame.endscore.dialogue import Key, Question
from dicegame.endscore.effects import ASKED_FOR, monastery_effect, scores_at_end
from dicegame.endscore.fill import Asked
from dicegame.web.table.duchies import find
from dicegame.web.visitors.language import Words
from padgen.endtables import BOXES, CRANE, GOODS, PLACES, BoxContents, building_name
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.tables import Game as LayoutGame

LONGEST = 120
"""The most letters of a text in a field. Longer texts are cut."""
NONE = "none"
ON_BOARD = ("towers", "houses", "unbuilt", "forge")
"""The questions about what all players built, which have a step of their own."""
TIE_READINGS = ("tie", "team-tie")
"""The questions about the reading of a tie."""
NAMED_CHOICES = ("mode", "winter", "post-bonus", *TIE_READINGS)
"""The questions whose options have names of their own on the page."""
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
        return self.kind in ("number", "two", "counts", "words", "places", "monasteries") and not {*self.values} <= {
            "",
            NONE,
        }


def typed_answer(question: Question, query: QueryParams) -> str:
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


def make_field(asked: Asked, query: QueryParams, words: Words, mode: str, names: Sequence[str]) -> Field:
    """Return a question with its answer in the query of an address. `names` are those of the players."""
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
        return "result" if key[0] in TIE_READINGS else "board" if key[0] in ON_BOARD else "game"
    if key[2] in ("name", "members"):
        return "game"
    breaks_ties = key[2] == "turn_order" or (key[2] == "empty_spaces" and mode != "solo")
    return "result" if breaks_ties else f"player-{int(key[1]) + 1}"


def with_effects(field: Field, box: BoxContents, building_of: Mapping[int, str], words: Words) -> Field:
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
            (option, words(_option_key(question.key[-1], option)) if question.key[-1] in NAMED_CHOICES else option)
            for option in read.known
        )
        if not usual:
            options = (("", "-"), *options)
        value = _values(query, name)[0]
        value = value if value in read.known else usual
        return Field(name, label, "choice", (value,), options, error=asked.error)
    text = typed_answer(question, query) or usual
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


def _option_key(question: str | int, option: str) -> str:
    """Return the key of an option's name. A team's tie-break has other names, because its rulebook says the opposite."""
    return f"option-team-{option}" if question == "team-tie" else f"option-{option}"


def _label(key: Key, words: Words) -> str:
    last = str(key[-1])
    if len(key) == 4 and last != CRANE:
        return words("ask-building", building=building_name(last))
    return words(f"ask-{last.strip('_').replace('_', '-')}")


def _name_of(word: str, words: Words) -> str:
    color = word in (*GOODS, *BOXES[2011].good_names)
    return word if word.isdigit() else words.word(f"color-{word}" if color else f"thing-{word}")


def layout_field(name: str, query: QueryParams, words: Words) -> Field:
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


def tile_fields(box: BoxContents, query: QueryParams, words: Words) -> tuple[Field, ...]:
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
