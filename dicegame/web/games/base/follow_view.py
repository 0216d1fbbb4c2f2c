"""What the page of a followed base game shows: a phase of a player that is entered, or a question about an order.

The address has what is entered for a phase: `t` is the text of the entry (`dicegame.base.following.entry`), `on` the hex
that was tapped, counted from 1, and `start` the starting castle. Only a whole phase of a player is stored.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from dicegame.archive.finished import Finished
from dicegame.base.following.entry import LONGEST, Entry, Laid, format_entry, parse_entry
from dicegame.base.following.followed import MOST_LEFT, Followed, Leftovers
from dicegame.base.following.replay import Problem, Question, fitting_tiles, why_not_entry, why_not_hex
from dicegame.base.score import end_tally
from dicegame.base.state.duchy import castles_of
from dicegame.base.state.market import PHASES
from dicegame.base.state.tiles import CASTLE, COLOR_NAMES, GOOD_NAMES, NAMES, tile_sentence
from dicegame.base.supply import GOODS_EACH, PHASE_NAMES
from dicegame.endscore.base import score_base
from dicegame.endscore.entry import finished_game
from dicegame.play.events import GameError
from dicegame.web.games.base.follow_board import Space, draw_spaces
from dicegame.web.table.following import Following
from dicegame.web.visitors.language import Words
from padgen.errors import PadgenError
from padgen.language import Sentence


class Choice(NamedTuple):
    """A face to tap: a tile of the palette, or a good."""

    face: str
    """Its name in the file of faces."""
    name: Sentence
    address: str
    sold: int = 0
    """How many goods of this color were sold in the phase."""


class Answers(NamedTuple):
    """A question as the page shows it, with its answers."""

    question: Question
    text: Sentence
    board: Markup | str
    """The duchy that the question is about, with the tiles ringed; empty for a question about players."""
    choices: tuple[tuple[int, str, Sentence | str], ...]
    """Each answer: the number to send, the face of its tile or nothing, and its name."""


@dataclass(frozen=True)
class Entering:
    """The page on which a player's phase is entered."""

    phase: int
    player: int
    entry: Entry
    """The entry so far."""
    text: str
    """The same as a text, to be stored."""
    start: int
    """The hex of the starting castle that was chosen on this page, counted from 1, or 0."""
    needs_start: bool
    """Whether the starting castle is to be tapped first."""
    board: Markup
    palette: tuple[Choice, ...]
    """The tiles that can lie on the hex that was tapped."""
    on: int
    """The hex that was tapped, counted from 1, or 0."""
    remove: str
    """The address without the tile on the hex that was tapped; empty if it is not one of this entry."""
    earlier: tuple[Sentence, str] | None
    """The tile of another phase on the hex that was tapped, and the address where it can be changed."""
    goods: tuple[Choice, ...]
    refusal: Sentence | str | None
    undo: str
    """The address without the last thing that was entered; empty if there is none."""
    close: str
    """The address without a tapped hex."""
    changed: bool
    """Whether there is something that is not stored yet."""


def phase_and_player(game: Followed, phase: str, player: str) -> tuple[int, int] | None:
    """Return the phase and the player for their texts in an address, or None if there are no such ones."""
    seats = [str(number + 1) for number in game.players]
    known = len(phase) == 1 and phase in PHASE_NAMES and player in seats
    return (PHASE_NAMES.index(phase), seats.index(player)) if known else None


def due_entry(game: Followed) -> tuple[int, int] | None:
    """Return the phase and the player to be entered next: after the last entry, or the first that is missing."""
    missing = game.open_entries
    return next((one for one in missing if one > game.latest), missing[0] if missing else None)


def entering(
    following: Following, phase: int, player: int, words: Words, text: str | None = None, on: str = "", start: str = ""
) -> Entering:
    """Return the page of an entry. Without a `text`, it is what is stored."""
    game = following.game
    refusal: Sentence | str | None = None
    layout = game.setup.layouts[player]
    stored = game.entries[phase][player] or Entry()
    chosen = _number(start, len(layout.cells))
    if chosen:
        try:
            game = game.with_start(player, chosen - 1)
        except PadgenError as error:
            chosen, refusal = 0, error.sentence
    entry, wrong = _read(game, phase, player, stored if text is None else None, text or "")
    refusal = refusal or wrong
    link = _Link(phase, player, chosen)
    needs_start = player not in game.started
    fitting = {} if needs_start else fitting_tiles(game, phase, player, entry)
    tapped = _number(on, len(layout.cells))
    own = {laid.hex: laid for laid in entry.tiles}
    palette: tuple[Choice, ...] = ()
    remove = ""
    others = _others(game, phase, player)
    earlier = None
    if tapped and tapped - 1 in others:
        earlier = _earlier(player, tapped - 1, *others[tapped - 1])
    elif tapped and tapped - 1 in own:
        without = _without(entry, own[tapped - 1])
        remove = link(without)
        other = fitting_tiles(game, phase, player, without).get(tapped - 1, ())
        palette = tuple(_tile_choice(tile, link(_instead(entry, own[tapped - 1], tile))) for tile in other if len(other) > 1)
    elif tapped and tapped - 1 in fitting:
        palette = tuple(_tile_choice(tile, link(_with(entry, tapped - 1, tile))) for tile in fitting[tapped - 1])
    elif tapped and not needs_start:
        refusal = refusal or why_not_hex(game, phase, player, entry, tapped - 1) or Sentence("follow-no-tile")
    marked, tapped = tapped, tapped if palette or remove or earlier else 0
    goods = tuple(
        Choice(name, Sentence(f"word-{name}"), link(_sell(entry, good)), entry.sold[good])
        for good, name in enumerate(GOOD_NAMES)
    )
    return Entering(
        phase,
        player,
        entry,
        format_entry(entry),
        chosen,
        needs_start,
        _board(game, phase, player, entry, fitting, link, marked, words),
        palette,
        tapped,
        remove,
        earlier,
        goods,
        refusal,
        link(Entry(entry.things[:-1])) if entry.things else "",
        link(entry),
        entry != stored or bool(chosen),
    )


def question_of(following: Following, words: Words) -> Answers | None:
    """Return the first open question, in the words of the page."""
    return next((_asked(following.game, question, words) for question in following.replay.questions), None)


def problem_text(game: Followed, problem: Problem) -> Sentence:
    """Return a sentence that names an entry that no longer holds, and says why."""
    where = {"name": game.setup.names[problem.player], "phase": PHASE_NAMES[problem.phase]}
    if isinstance(problem.thing, Laid):
        what = Sentence("follow-tile-on", tile=tile_sentence(problem.thing.tile), hex=problem.thing.hex + 1)
    else:
        what = Sentence(f"word-{GOOD_NAMES[problem.thing]}")
    return Sentence("follow-problem", what=what, why=problem.reason, **where)


def problem_links(following: Following) -> list[tuple[Sentence, str]]:
    """Return a sentence for each entry that no longer holds, and the address where it is changed."""
    return [
        (
            problem_text(following.game, problem),
            "?" + urlencode({"phase": PHASE_NAMES[problem.phase], "player": problem.player + 1}),
        )
        for problem in following.replay.problems
    ]


def phase_names() -> str:
    """Return the letters of the phases."""
    return PHASE_NAMES


def read_entry(game: Followed, phase: str, player: str, text: str, start: str) -> tuple[int, int, Entry, int | None]:
    """Return the phase, the player, the entry and the starting castle of a form.

    Raises: GameError for texts that are none of them, and for an entry without a starting castle.
    """
    where = phase_and_player(game, phase, player)
    if where is None:
        raise GameError(Sentence("follow-no-entry"))
    castle = _number(start, len(game.setup.layouts[where[1]].cells))
    if not castle and where[1] not in game.started:
        raise GameError(Sentence("follow-no-start", name=game.setup.names[where[1]]))
    return *where, parse_entry(text), castle - 1 if castle else None


def read_leftovers(game: Followed, *columns: Sequence[str]) -> list[Leftovers]:
    """Return what each player has left, from columns of silver, workers and goods; empty means 0. Raises: GameError."""
    found = []
    for player in game.players:
        typed = [column[player].strip() if player < len(column) else "" for column in columns]
        if not all(text == "" or (text.isascii() and text.isdigit() and len(text) < 4) for text in typed):
            raise GameError(Sentence("follow-left", most=MOST_LEFT))
        found.append(Leftovers(*(int(text or 0) for text in typed)))
    return found


def finished_of(following: Following, date: str) -> Finished:
    """Return the finished game in the form in which games are saved and shared. `date` has the form YYYY-MM-DD."""
    tally = replace(end_tally(following.replay.game), date=date)
    return finished_game(tally, score_base(tally))


def _read(game: Followed, phase: int, player: int, stored: Entry | None, text: str) -> tuple[Entry, Sentence | str | None]:
    """Return the entry in an address without what cannot be, and the reason why something cannot."""
    if stored is not None:
        entry = stored
    else:
        try:
            entry = parse_entry(text)
        except PadgenError as error:
            return Entry(), error.sentence
    if player not in game.started:
        return Entry(), None
    reason = None
    while problem := why_not_entry(game, phase, player, entry):
        reason = reason or problem.reason
        entry = _without(entry, problem.thing)
    return entry, reason


class _Link(NamedTuple):
    """Makes the addresses of an entry."""

    phase: int
    player: int
    start: int

    def __call__(self, entry: Entry, on: int = 0) -> str:
        query: dict[str, str | int] = {"phase": PHASE_NAMES[self.phase], "player": self.player + 1, "t": format_entry(entry)}
        if self.start:
            query["start"] = self.start
        return "?" + urlencode(query | ({"on": on} if on else {}))


def _board(
    game: Followed,
    phase: int,
    player: int,
    entry: Entry,
    fitting: dict[int, tuple[int, ...]],
    link: _Link,
    tapped: int,
    words: Words,
) -> Markup:
    layout = game.setup.layouts[player]
    others = _others(game, phase, player)
    now = {laid.hex: (laid.tile, order) for order, laid in enumerate(entry.tiles, 1)}
    start = game.setup.starts[player] if player in game.started else -1
    castles = castles_of(layout) if start < 0 else ()
    spaces = []
    for hex_, cell in enumerate(layout.cells.values()):
        address, look = link(entry, hex_ + 1), ""
        tile = CASTLE if hex_ == start else now.get(hex_, others.get(hex_, (0, 0)))[0]
        if hex_ in now:
            look = "new"
        elif hex_ in castles:
            address, look = link._replace(start=hex_ + 1)(entry), "lit"
        elif hex_ in fitting:
            address, look = (link(_with(entry, hex_, fitting[hex_][0])) if len(fitting[hex_]) == 1 else address), "lit"
        if hex_ + 1 == tapped:
            look = "chosen"
        what = (
            tile_sentence(tile)
            if tile
            else Sentence("follow-space", color=Sentence(f"word-{cell.color}"), die=cell.die or 0)
        )
        name = words.word("follow-hex", hex=hex_ + 1, what=what)
        spaces.append(Space(address, name, NAMES[tile], look, now[hex_][1] if hex_ in now else 0))
    return draw_spaces(layout, spaces, words("follow-duchy-of", name=game.setup.names[player]))


def _others(game: Followed, phase: int, player: int) -> dict[int, tuple[int, int]]:
    """Return the tile and the phase for each hex that a player filled in other phases."""
    return {
        laid.hex: (laid.tile, at)
        for at, entries in enumerate(game.entries)
        if at != phase and (own := entries[player])
        for laid in own.tiles
    }


def _earlier(player: int, hex_: int, tile: int, phase: int) -> tuple[Sentence, str]:
    """Return a sentence about a tile of another phase, and the address where it can be changed."""
    what = Sentence("follow-tile-on", tile=tile_sentence(tile), hex=hex_ + 1)
    query = {"phase": PHASE_NAMES[phase], "player": player + 1, "on": hex_ + 1}
    return Sentence("follow-in-phase", what=what, phase=PHASE_NAMES[phase]), "?" + urlencode(query)


def _asked(game: Followed, question: Question, words: Words) -> Answers:
    names, phase = game.setup.names, PHASE_NAMES[min(question.phase, PHASES - 1)]
    if question.kind == "herd":
        tiles = {laid.hex: laid.tile for laid in (game.entries[question.phase][question.about] or Entry()).tiles}
        text = Sentence("follow-ask-herd", name=names[question.about], phase=phase, known=len(question.known))
        found = tuple(
            (hex_, NAMES[tiles[hex_]], Sentence("follow-tile-on", tile=tile_sentence(tiles[hex_]), hex=hex_ + 1))
            for hex_ in question.choices
        )
        return Answers(question, text, _ringed(game, question, words), found)
    people = tuple((player, "", names[player]) for player in question.choices)
    if question.kind == "first":
        color = Sentence("base-all", color=COLOR_NAMES[question.about])
        return Answers(
            question, Sentence("follow-ask-first", what=color, phase=phase, known=len(question.known)), "", people
        )
    return Answers(
        question, Sentence("follow-ask-bridge", names=tuple(names[player] for player in question.choices)), "", people
    )


def _ringed(game: Followed, question: Question, words: Words) -> Markup:
    """Return a player's duchy with the tiles that a question is about."""
    player, layout = question.about, game.setup.layouts[question.about]
    until = game.entries[: question.phase + 1]
    tiles = {laid.hex: laid.tile for entries in until if (own := entries[player]) for laid in own.tiles}
    tiles[game.setup.starts[player]] = CASTLE
    spaces = (
        Space("", "", NAMES[tiles.get(at, 0)], "lit" if at in question.choices else "") for at in range(len(layout.cells))
    )
    return draw_spaces(layout, spaces, words("follow-duchy-of", name=game.setup.names[player]))


def _tile_choice(tile: int, address: str) -> Choice:
    return Choice(NAMES[tile], tile_sentence(tile), address)


def _with(entry: Entry, hex_: int, tile: int) -> Entry:
    return Entry((*entry.things, Laid(hex_, tile))[:LONGEST])


def _sell(entry: Entry, good: int) -> Entry:
    """Return an entry with another goods tile of a color; with all seven sold, one with none."""
    if entry.sold[good] < GOODS_EACH:
        return Entry((*entry.things, good)[:LONGEST])
    return Entry(tuple(thing for thing in entry.things if thing != good))


def _without(entry: Entry, thing: Laid | int) -> Entry:
    """Return an entry without the last such thing."""
    at = len(entry.things) - 1 - entry.things[::-1].index(thing)
    return Entry((*entry.things[:at], *entry.things[at + 1 :]))


def _instead(entry: Entry, laid: Laid, tile: int) -> Entry:
    return Entry(tuple(Laid(laid.hex, tile) if thing == laid else thing for thing in entry.things))


def _number(text: str, most: int) -> int:
    """Return the number of a hex in an address, or 0 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 and 0 < int(text) <= most else 0
