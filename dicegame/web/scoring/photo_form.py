"""The form to check entries read from photos: first the doubtful ones, then all. Its address has all entries."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from starlette.datastructures import QueryParams

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.web.scoring.photo_sheet import PhotoSheet, Question
from dicegame.web.scoring.readings import Reading
from dicegame.web.scoring.sheet_form import MARK, PaperForm, paper_form, with_phase
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.tables import PHASES


@dataclass(frozen=True)
class PhotoForm:
    """All entries read from photos, and the player, question or hex that is being checked."""

    form: PaperForm
    sheets: tuple[int, ...]
    """For each player, the number of the sheet among those that were read, counted from 0."""
    player: int
    asked: int
    """How many questions about this player's sheet have been answered."""
    hex: int | None
    """The hex that is being changed, counted from 0; None if there is none."""
    other: bool = False
    """Whether neither of a question's two numbers is right, so that all are offered."""

    @property
    def numbers(self) -> str:
        """Return the numbers of the sheets as the address has them: counted from 1, with dots between them."""
        return ".".join(str(number + 1) for number in self.sheets)

    def address(self, **more: object) -> str:
        """Return the query for this form with some values replaced or added. Keys with empty values are left out."""
        values: dict[str, object] = {"sheets": self.numbers, "player": self.player + 1, "asked": self.asked, **more}
        return self.form.address(**{key: value for key, value in values.items() if value != ""})

    def sheet(self, reading: Reading) -> PhotoSheet:
        """Return the sheet that is being checked."""
        return reading.sheets[self.sheets[self.player]]

    def question(self, reading: Reading) -> Question | None:
        """Return the next question about the sheet, or None if none is left or a hex is being changed."""
        return self._next(reading) if self.hex is None else None

    def waits(self, reading: Reading) -> bool:
        """Return whether the hex that is being changed is the answer to the next question."""
        question = self._next(reading)
        return question is not None and question.place == f"hex-{self.hex}"

    def _next(self, reading: Reading) -> Question | None:
        questions = self.sheet(reading).questions
        return questions[self.asked] if self.asked < len(questions) else None


def start_check(reading: Reading, names: Mapping[int, str], solo: bool, date: str = "") -> PhotoForm:
    """Return the form with the entries that were read. `names` has the players' names, by sheet numbers from 0.

    Sheets without a name are left out. Raises: PadgenError if all names are empty, two are the same, or the duchies differ.
    """
    chosen = {number: name for number, name in names.items() if name}
    layouts = sorted({reading.sheets[number].layout for number in chosen})
    if len(layouts) > 1:
        raise PadgenError(Sentence("photos-other-duchies"))
    start = {"layout": layouts[0] if layouts else "", "variant": "solo" if solo else "", "date": date}
    start |= {f"name-{place}": name for place, name in enumerate(chosen.values(), 1)}
    form = paper_form(start)
    if not chosen:
        raise PadgenError(Sentence("photos-no-name"))
    if missing := form.missing():
        raise missing
    players = tuple(
        replace(reading.sheets[number].entries, name=player.name)
        for number, player in zip(chosen, form.players, strict=True)
    )
    return PhotoForm(replace(form, players=players), tuple(chosen), 0, 0, None)


def photo_form(query: QueryParams, reading: Reading) -> PhotoForm | None:
    """Return the form in the query of an address, with the answer that was tapped; None if the query has no such form."""
    form = paper_form(query)
    sheets = tuple((_number(text) or 0) - 1 for text in query.get("sheets", "").split("."))
    if not all(0 <= sheet < len(reading.sheets) for sheet in sheets):
        return None
    player = (_number(query.get("player", "")) or 0) - 1
    if form.layout is None or len(sheets) != len(form.players) or not 0 <= player < len(sheets):
        return None
    if any(len(reading.sheets[sheet].hexes) != len(form.layout.cells) for sheet in sheets):
        return None
    hex_ = _number(query.get("hex", ""))
    if hex_ is not None and hex_ >= len(form.layout.cells):
        hex_ = None
    checked = PhotoForm(form, sheets, player, _number(query.get("asked", "")) or 0, hex_, "other" in query)
    tapped = query.get("set", "")
    question = checked.question(reading)
    if tapped and hex_ is not None:
        old = form.players[player].marks[hex_]
        new = _changed(old, tapped)
        changed = replace(checked, form=_answered(form, player, f"hex-{hex_}", new))
        if MARK.fullmatch(new) and checked.waits(reading) and _is_answer(old, new, tapped):
            return replace(changed, hex=None, asked=checked.asked + 1)
        return changed
    if tapped and question:
        return replace(checked, form=_answered(form, player, question.place, tapped), asked=checked.asked + 1, other=False)
    return checked


def _is_answer(old: str, new: str, tapped: str) -> bool:
    """Return whether a hex is done: it is empty, the start, or has a number and a phase. A changed phase may not be all."""
    if not new[0].isdigit():
        return True
    return len(new) > 1 and (tapped not in PHASES or len(old) == 1)


def _changed(old: str, tapped: str) -> str:
    """Return the mark `old` with `tapped` in it: a new number, a new phase (`?` for unknown), or a whole new mark."""
    if tapped in (*PHASES, "?"):
        return with_phase(old, "" if tapped == "?" else tapped)
    return tapped + old[1:] if tapped in tuple("123456") and old[0].isdigit() else tapped


def _answered(form: PaperForm, player: int, place: str, value: str) -> PaperForm:
    """Return the form with `value` at a place, which is named as in `Question.place`. Impossible values change nothing."""
    what, _, where = place.partition("-")
    own = form.players[player]
    if what == "hex":
        return form.marked(player, int(where), value) if MARK.fullmatch(value) else form
    if what in ("first", "second"):
        claims = list(own.claims)
        color = COLOR_NAMES.index(where)
        claims[color] = what if value == "yes" else "" if claims[color] == what else claims[color]
        changed = replace(own, claims=tuple(claims))
    elif _number(value) is None:
        return form
    elif what == "unused":
        changed = replace(own, unused=_put(own.unused, BONUS_NAMES.index(where), value))
    elif what == "sold":
        changed = replace(own, sold=_put(own.sold, int(where) - 1, value))
    else:
        changed = replace(own, sums=_put(own.sums, int(where) - 1, value))
    return form.with_player(player, changed)


def _put(values: tuple[str, ...], place: int, value: str) -> tuple[str, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _number(typed: str) -> int | None:
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 5 else None
