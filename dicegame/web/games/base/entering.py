"""What the page shows while the dice, goods and tiles of a real table are entered by taps.

The address has the taps so far (`enter`, see `dicegame.base.words.table_taps`) and the index of a tap to change (`at`).
Only a whole random result is stored.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup, escape

from dicegame.base.game import Game
from dicegame.base.rules.rounds import START_GOODS
from dicegame.base.state.tiles import COLOR_NAMES, GOOD_NAMES, NAMES, tile_sentence
from dicegame.base.supply import BLACK_PILE, PHASE_NAMES, Deal
from dicegame.base.words.chance_text import format_chance
from dicegame.base.words.table_answers import BLACK_PART, GOODS_PART
from dicegame.base.words.table_taps import (
    DICE,
    GOODS,
    Entry,
    Place,
    can_be_tapped,
    enter_taps,
    format_taps,
    other_choices,
    read_taps,
    taps_of,
)
from dicegame.play.events import ChanceTakenBack, Event
from dicegame.web.games.base.pictures import COLUMN, HEAD, ROW, SIZE, face
from dicegame.web.visitors.language import Words
from padgen.language import Sentence

KNOWN = ("on", "s", "die", "log", "depot", "hint", "seat")
"""Any of these in the address asks for something other than an entry."""
WIDTH, MOST_IN_ROW = 450, 8
"""The width of the picture, and the most tiles of the black depot in a row of it."""


class Choice(NamedTuple):
    """What can be tapped for the place that is asked."""

    face: str
    name: Sentence | str
    address: str
    """The address that a tap opens; empty if the tap sends `text`."""
    text: str
    """The random result as a text, if this tap completes a roll."""


class Row(NamedTuple):
    """A player's goods or dice, or the white die: pairs of a face (empty if it is unknown) and an address to change it."""

    player: int | None
    places: tuple[tuple[str, str], ...]
    asked: int | None
    """The place that is asked now."""


class Entering(NamedTuple):
    """The entry of a random result."""

    kind: str
    """setup, deal or roll"""
    phase: str
    taps: str
    """The taps so far, for the address."""
    ask: Sentence
    choices: tuple[Choice, ...]
    back: str | None
    """The address without the last tap; None if there is no tap."""
    close: str
    """The address that leaves the change of an earlier tap; empty if none is changed."""
    rows: tuple[Row, ...]
    picture: Markup
    """The depots and goods of a deal; empty for others."""
    text: str
    """The random result as a text, once all is known."""
    refused: bool


def entering_of(game: Game, events: Sequence[Event[Any, Any]], query: Mapping[str, str], words: Words) -> Entering | None:
    """Return the entry that the page shows, or None.

    A roll is entered on the page of the game, other results on a page of their own. After a result was taken back, its taps
    but the last are still there, so that a mistake is mended with few taps.
    """
    opened = "enter" in query
    if not can_be_tapped(game) or (not opened and (game.awaits != "roll" or any(key in query for key in KNOWN))):
        return None
    taken_back = events[-1] if events else None
    if query.get("enter"):
        given = read_taps(query["enter"])
    elif isinstance(taken_back, ChanceTakenBack) and "again" not in query:
        given = taps_of(game, taken_back.result)[:-1]
    else:
        given = ()
    return _entering_given(game, given, query, words)


def entering_deal(game: Game, stored: Deal | None, query: Mapping[str, str], words: Words) -> Entering:
    """Return the entry of a deal that may have been `stored` before, so that a mistake is mended with few taps."""
    given = read_taps(query.get("enter", ""))
    if stored and "enter" not in query:
        given = taps_of(game, stored)
    return _entering_given(game, given, query, words)


def _entering_given(game: Game, given: Sequence[int], query: Mapping[str, str], words: Words) -> Entering:
    entry = enter_taps(game, given)
    at = query.get("at", "")
    changed = int(at) if at.isascii() and at.isdigit() and len(at) < 3 and int(at) < len(entry.taps) else None
    return _entering(game, entry, changed, words)


def _entering(game: Game, entry: Entry, changed: int | None, words: Words) -> Entering:
    where = _where(entry, changed)
    if changed is None:
        found = {kind: (*entry.taps, kind) for kind in entry.choices}
    else:
        found = other_choices(game, entry.taps, changed)
    pile = entry.rows[where[0]][where[1]].pile
    choices = tuple(_choice(game, where[0], pile, kind, taps) for kind, taps in found.items())
    asked = where if choices else None
    assert game.awaits
    return Entering(
        game.awaits,
        PHASE_NAMES[max(game.phase + (game.awaits == "deal"), 0)],
        format_taps(entry.taps),
        _ask(game, entry, *where) if asked else Sentence("web-enter-all"),
        choices,
        _address(entry.taps[:-1]) if entry.taps else None,
        _address(entry.taps) if changed is not None else "",
        () if game.awaits == "deal" else tuple(_row(game, entry, number, asked) for number in range(len(entry.rows))),
        _draw_deal(entry, asked, words) if game.awaits == "deal" else Markup(),
        format_chance(entry.chance) if entry.chance and changed is None else "",
        entry.refused is not None,
    )


def _where(entry: Entry, changed: int | None) -> tuple[int, int]:
    """Return the row and the place that is asked."""
    if changed is None:
        return entry.row, entry.place
    places = ((row, place) for row, own in enumerate(entry.rows) for place, one in enumerate(own) if one.tap == changed)
    return next(places)


def _address(taps: Sequence[int], at: int | None = None) -> str:
    """Return the address of an entry. `again` says that there are no taps on purpose."""
    query: dict[str, str | int] = {"enter": format_taps(taps)} | ({} if taps else {"again": 1})
    return "?" + urlencode(query | ({"at": at} if at is not None else {}))


def _choice(game: Game, row: int, pile: int, kind: int, taps: Sequence[int]) -> Choice:
    """Return a choice. The last tap of a roll sends it; goods and tiles are shown once more before they are sent."""
    done = enter_taps(game, taps).chance if game.awaits == "roll" else None
    shown, name = _shown(game, row, pile, kind)
    return Choice(shown, name, "" if done else _address(taps), format_chance(done) if done else "")


def _shown(game: Game, row: int, pile: int, content: int) -> tuple[str, Sentence | str]:
    """Return the face and the name of a die, a good or a tile."""
    if pile == DICE:
        return _die(game, row, content), str(content)
    if pile == GOODS:
        return GOOD_NAMES[content], Sentence(f"word-{GOOD_NAMES[content]}")
    return NAMES[content], tile_sentence(content)


def _die(game: Game, row: int, number: int) -> str:
    return f"{'wd' if row == len(game.setup.names) else 'd'}{number}"


def _ask(game: Game, entry: Entry, row: int, place: int) -> Sentence:
    """Return the question for a place."""
    names = game.setup.names
    if game.awaits == "setup":
        return Sentence("web-enter-start-good", name=names[row], place=place + 1, all=START_GOODS)
    if game.awaits == "roll":
        if row < len(names):
            return Sentence("web-enter-die", name=names[row], place=place + 1)
        return Sentence("web-enter-white" if row == len(names) else "web-enter-removed")
    if row == GOODS_PART:
        return Sentence("web-enter-round-good", round=place + 1)
    if row == BLACK_PART:
        return Sentence("web-enter-black", place=place + 1, all=len(entry.rows[row]))
    color = Sentence(f"word-{COLOR_NAMES[entry.rows[row][place].pile]}")
    return Sentence("web-enter-depot", depot=row + 1, color=color)


def _row(game: Game, entry: Entry, number: int, asked: tuple[int, int] | None) -> Row:
    """Return a row of goods or dice."""
    places = tuple(
        (
            _shown(game, number, place.pile, place.content)[0] if place.content is not None else "",
            _address(entry.taps, place.tap) if place.tap is not None else "",
        )
        for place in entry.rows[number]
    )
    player = number if number < len(game.setup.names) else None
    return Row(player, places, asked[1] if asked and asked[0] == number else None)


def _draw_deal(entry: Entry, asked: tuple[int, int] | None, words: Words) -> Markup:
    """Return depots 1 to 6 with their slots, the black depot below, and the goods of the five rounds."""
    slots = len(entry.rows[0])
    bottom = HEAD + 2 * SIZE + ROW * (slots - 1) + 3
    black = entry.rows[BLACK_PART]
    each = len(black) if len(black) <= MOST_IN_ROW else -(-len(black) // 2)
    goods = bottom + 8 + 62 * -(-len(black) // each)
    texts = [
        f'<svg class="depots" viewBox="0 0 {WIDTH} {goods + 62:.0f}" role="group" aria-label="{escape(words("depots"))}">'
    ]
    for depot in range(6):
        left = depot * COLUMN
        texts.append(f'<rect x="{left + 1}" y="1" width="{COLUMN - 2}" height="{bottom - 2:.0f}" rx="9"/>')
        texts.append(face(f"d{depot + 1}", left + 37, 14))
    texts.append(
        f'<rect class="bl" x="1" y="{bottom + 4:.0f}" width="{WIDTH - 2}" height="{goods - bottom - 4:.0f}" rx="9"/>'
    )
    late: list[str] = []
    for row, places in enumerate(entry.rows):
        for number, place in enumerate(places):
            if row < BLACK_PART:
                x, y = float(row * COLUMN + (50 if number % 2 else 25)), HEAD + SIZE + ROW * number
            elif row == BLACK_PART:
                x, y = WIDTH / 2 + 52 * (number % each - (each - 1) / 2), bottom + 35 + 62 * (number // each)
            else:
                x, y = WIDTH / 2 + 62 * (number - (len(places) - 1) / 2), goods + 31
            (late if (row, number) == asked else texts).append(
                _draw_place(entry, place, (round(x), round(y, 1)), (row, number) == asked, words)
            )
    return Markup("".join([*texts, *late, "</svg>"]))  # noqa: S704  # names and addresses are escaped


def _draw_place(entry: Entry, place: Place, at: tuple[float, float], asked: bool, words: Words) -> str:
    """Return a slot: its tile or good as a link that changes it; an empty one in its color, or gold if it is asked."""
    x, y = at
    round_ = place.pile == GOODS
    if place.content is not None and not asked:
        inside = face(GOOD_NAMES[place.content] if round_ else NAMES[place.content], 0, 0)
    elif round_:
        inside = '<rect x="-12.5" y="-12.5" width="25" height="25" rx="4"/>'
    else:
        inside = face("gone" if place.pile == BLACK_PILE else f"e-{COLOR_NAMES[place.pile]}", 0, 0)
        inside += face("o", 0, 0) if asked else ""
    moved = f'transform="translate({x:g} {y:g}){"scale(2)" if round_ else ""}"'
    look = "now" if asked else "k" if place.content is not None else "no"
    if place.content is None or place.tap is None or asked:
        return f'<g class="{look}" {moved}>{inside}</g>'
    what = Sentence(f"word-{GOOD_NAMES[place.content]}") if round_ else tile_sentence(place.content)
    address = escape(_address(entry.taps, place.tap))
    return (
        f'<a id="at-{place.tap}" class="{look}" {moved} href="{address}" aria-label="{escape(words.say(what))}">{inside}</a>'
    )
