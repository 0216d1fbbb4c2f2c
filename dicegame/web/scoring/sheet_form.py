"""The form to score a dice game played on paper, with the entries so far. The address has all entries."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from dicegame.dice.castles import START_RULES
from dicegame.dice.game import VARIANTS, check_players
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, compile_layout
from dicegame.dice.paper.file import EMPTY, ILLEGIBLE, START, PaperGame, read_paper
from dicegame.dice.paper.template import sheet_text
from dicegame.web.table.duchies import find
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout
from padgen.tables import CASTLE, PHASES

MOST_PLAYERS = 8
"""The most players of one page. Files may have more."""
LONGEST = 60
"""The most letters of a text in a field. Longer texts are cut. Names may have 40 letters."""
CLAIMS = ("", "first", "second")
MARK = re.compile(r"[1-6]I{0,3}|[.x]")


@dataclass(frozen=True)
class SheetForm:
    """The entries of one player's sheet, as texts that were typed."""

    name: str
    marks: tuple[str, ...] = ()
    """For each hex, its mark as paper files write it, such as `5II`."""
    sold: tuple[str, ...] = ("",) * len(PHASES)
    claims: tuple[str, ...] = ("",) * len(COLOR_NAMES)
    """For each color, whether the player was the first or second to finish it: one of `CLAIMS`."""
    unused: tuple[str, ...] = ("",) * len(BONUS_NAMES)
    sums: tuple[str, ...] = ("",) * len(PHASES)
    """The sum that the player wrote for each phase."""


@dataclass(frozen=True)
class PaperForm:
    """The entries for a game on paper: the duchy, the variant, and the sheets of all players."""

    layout_text: str = ""
    layout: Layout | None = None
    refusal: Sentence | str = ""
    """The reason why `layout_text` is not a usable layout, or empty."""
    variant: str = VARIANTS[0]
    castles: str = ""
    """The rule by which the starting castles were chosen, one of `START_RULES`, or empty."""
    date: str = ""
    players: tuple[SheetForm, ...] = ()

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Yield the names and values for the query of an address, without entries that are empty."""
        yield from ((key, value) for key, value in self._general() if value)
        for number, player in enumerate(self.players, 1):
            yield f"name-{number}", player.name
            if any(mark != EMPTY for mark in player.marks):
                yield f"sheet-{number}", "".join(player.marks)
            for key in ("sold", "claims", "unused", "sums"):
                values = getattr(player, key)
                if any(values):
                    yield from ((f"{key}-{number}", value) for value in values)

    def _general(self) -> Iterator[tuple[str, str]]:
        yield "layout", self.layout_text
        yield "variant", self.variant if self.variant != VARIANTS[0] else ""
        yield "castles", self.castles
        yield "date", self.date

    def address(self, **more: object) -> str:
        """Return the query of the address of this form. `more` are values to add to it."""
        return urlencode([*self.pairs(), *((key, str(value)) for key, value in more.items())])

    def marked(self, player: int, hex_: int, mark: str) -> "PaperForm":
        """Return the form with `mark` in a hex of a player. Players and hexes are counted from 0."""
        old = self.players[player]
        marks = (*old.marks[:hex_], mark, *old.marks[hex_ + 1 :])
        return self.with_player(player, replace(old, marks=marks))

    def with_player(self, player: int, sheet: SheetForm) -> "PaperForm":
        """Return the form with the sheet of a player replaced. Players are counted from 0."""
        return replace(self, players=(*self.players[:player], sheet, *self.players[player + 1 :]))

    def game(self) -> PaperGame:
        """Return the game with these entries, the same as if it were read from a file.

        Raises: PaperError, which names the player and says what was expected; PadgenError if there is no layout.
        """
        layout = self.layout
        if layout is None:
            raise PadgenError(self.refusal)
        return read_paper(json.dumps(self.data(layout)), as_json=True, loader=lambda _: (layout, compile_layout(layout)))

    def missing(self) -> PadgenError | None:
        """Return an error that says what is missing before sheets can be filled in, or None if nothing is."""
        if self.layout is None:
            return PadgenError(self.refusal)
        try:
            check_players([player.name for player in self.players], self.variant == "solo")
        except PadgenError as error:
            return error
        return None

    def data(self, layout: Layout) -> dict[str, Any]:
        """Return the entries with the keys and values of a paper file. Invalid numbers stay as they were typed."""
        data: dict[str, Any] = {"game": "dice", "layout": self.layout_text, "variant": self.variant}
        data |= {key: value for key, value in (("castles", self.castles), ("date", self.date)) if value}
        return data | {"players": [self._player(player, layout) for player in self.players]}

    def _player(self, player: SheetForm, layout: Layout) -> dict[str, Any]:
        data: dict[str, Any] = {"name": player.name}
        castles = [cell.square for cell, mark in zip(layout.cells.values(), player.marks, strict=True) if mark == START]
        if len(castles) == 1 and castles[0]:
            data["start"] = castles[0]
        data["sheet"] = sheet_text(layout, player.marks) + "\n"
        data["sold"] = [_number(typed) for typed in player.sold]
        if self.variant != "solo":
            for claim in CLAIMS[1:]:
                data[claim] = [color for color, made in zip(COLOR_NAMES, player.claims, strict=True) if made == claim]
        if any(player.unused):
            data["unused"] = {name: _number(typed) for name, typed in zip(BONUS_NAMES, player.unused, strict=True)}
        if any(player.sums):
            data["written"] = [_number(typed) if typed else ILLEGIBLE for typed in player.sums]
        return data


def paper_form(query: QueryParams | Mapping[str, str]) -> PaperForm:
    """Return the form with the entries in the query of an address. Invalid parts are left out."""
    query = QueryParams(query)
    text, pasted = query.get("layout", "").strip(), query.get("notation", "").strip()
    if pasted and (not text or pasted != query.get("pasted", "")):  # a new choice replaces a notation that was pasted before
        text = pasted
    layout, refusal = _layout(text)
    names = [(number, query.get(f"name-{number}", "").strip()[:LONGEST]) for number in range(1, MOST_PLAYERS + 1)]
    return PaperForm(
        text if layout else text[:LONGEST],
        layout,
        refusal,
        "solo" if query.get("variant") == "solo" else VARIANTS[0],
        castles if (castles := query.get("castles", "")) in START_RULES else "",
        query.get("date", "").strip()[:LONGEST],
        tuple(_written(query, number, name, layout) for number, name in names if name),
    )


def _layout(text: str) -> tuple[Layout | None, Sentence | str]:
    if not text:
        return None, ""
    try:
        return find(text), ""
    except PadgenError as error:
        return None, error.sentence


def _written(query: QueryParams, number: int, name: str, layout: Layout | None) -> SheetForm:
    marks = tuple(MARK.findall(query.get(f"sheet-{number}", "")))
    if layout and len(marks) != len(layout.cells):  # the marks belong to another duchy
        marks = (EMPTY,) * len(layout.cells)
    known = _row(query.getlist(f"claims-{number}"), len(COLOR_NAMES))
    claims = [query.get(f"claim-{number}-{color}", claim) for color, claim in zip(COLOR_NAMES, known, strict=True)]
    return SheetForm(
        name,
        marks,
        _row(query.getlist(f"sold-{number}"), len(PHASES)),
        tuple(claim if claim in CLAIMS else "" for claim in claims),
        _row(query.getlist(f"unused-{number}"), len(BONUS_NAMES)),
        _row(query.getlist(f"sums-{number}"), len(PHASES)),
    )


def _row(typed: list[str] | tuple[str, ...], length: int) -> tuple[str, ...]:
    """Return exactly `length` values: further ones in the address are cut off, missing ones are empty."""
    return tuple(text.strip()[:LONGEST] for text in [*typed, *[""] * length][:length])


def _number(typed: str) -> int | str:
    return int(typed) if typed.isascii() and typed.isdigit() else typed or 0


def is_castle(layout: Layout, hex_: int) -> bool:
    """Return whether a hex, counted from 0, can be a starting castle."""
    return list(layout.cells.values())[hex_].color == CASTLE[layout.game]


def next_empty(marks: tuple[str, ...], after: int) -> int | None:
    """Return the first hex after the hex `after` that has no mark, or None if there is none. Hexes are counted from 0."""
    return next((hex_ for hex_ in range(after + 1, len(marks)) if marks[hex_] == EMPTY), None)


def with_phase(mark: str, phase: str) -> str:
    """Return a mark with its phase replaced, or removed if `phase` is empty. Marks without a number do not change."""
    return mark[0] + phase if mark[0].isdigit() else mark


def today() -> str:
    """Return the day that forms offer as the day of the game."""
    return datetime.now().astimezone().date().isoformat()
