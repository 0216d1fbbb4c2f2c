"""What the page of a followed base game shows: a phase of a player that is entered, or a question about an order.

The address has what is entered for a phase: `t` is the text of the entry (`dicegame.base.following.entry`), `on` the hex
that was tapped, counted from 1, or `shields`, and `start` the starting castle. Only a whole phase of a player is stored.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from dicegame.archive.finished import Finished
from dicegame.base.following.dealing import before_deal
from dicegame.base.following.entry import (
    LONGEST,
    LOST,
    ROUTE_POINTS,
    SHIELD,
    Entry,
    Extra,
    Laid,
    Thing,
    format_entry,
    parse_entry,
)
from dicegame.base.following.followed import MOST_LEFT, Followed, Leftovers
from dicegame.base.following.replay import (
    ROUTE_BONUSES,
    Problem,
    Question,
    fitting_tiles,
    shields_of,
    why_not_entry,
    why_not_hex,
)
from dicegame.base.score import end_tally
from dicegame.base.state.duchy import castles_of
from dicegame.base.state.market import PHASES
from dicegame.base.state.tiles import CASTLE, COLOR_NAMES, GOOD_NAMES, INN, NAMES, NO_COLOR, tile_sentence
from dicegame.base.supply import GOODS_EACH, PHASE_NAMES
from dicegame.endscore.base import score_base
from dicegame.endscore.entry import finished_game
from dicegame.play.events import GameError
from dicegame.web.games.base.entering import entering_deal
from dicegame.web.games.base.follow_board import Space, draw_spaces
from dicegame.web.games.base.icons import SQUARES
from dicegame.web.table.following import Following
from dicegame.web.visitors.language import Words
from padgen.errors import PadgenError
from padgen.language import Sentence

SHIELDS_ON = "shields"
"""The text in an address that opens the lists of shields."""


class Choice(NamedTuple):
    """A face to tap: a tile of the palette, or a good."""

    face: str
    """Its name in the file of faces."""
    name: Sentence
    address: str
    times: int = 0
    """How many goods of this color were sold in the phase, or how often a route brought points."""


class Shields(NamedTuple):
    """The shields of a player, each to be tapped."""

    address: str
    """The address that opens them."""
    shown: bool
    """Whether the page shows the lists."""
    number: int
    """How many the player has."""
    to_take: tuple[Choice, ...]
    to_lose: tuple[Choice, ...]
    entered: tuple[Choice, ...]
    """The changes in this phase, to be taken away."""


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
    route: Choice | None
    """The points of the trade route; None without trade routes."""
    shields: Shields | None
    inn_instead: bool
    """Whether another tap on the last hex can make its tile an inn."""
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
    at = phase_of(phase)
    return (at, seats.index(player)) if at is not None and player in seats else None


def phase_of(letter: str) -> int | None:
    """Return the phase for its letter in an address, or None."""
    return PHASE_NAMES.index(letter) if len(letter) == 1 and letter in PHASE_NAMES else None


def entering_of_deal(following: Following, phase: int, query: Mapping[str, str], words: Words) -> dict[str, Any]:
    """Return the template's values for the page on which the tiles and goods of a phase are entered."""
    game = following.game
    entry = entering_deal(before_deal(game, phase), game.deals[phase], query, words)
    return {"entering": entry, "squares": SQUARES, "once": "", "view": {"open_round": ""}}


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
        palette = tuple(_tile_choice(tile, link(_with(entry, Laid(tapped - 1, tile)))) for tile in fitting[tapped - 1])
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
        _route(game, entry, link),
        _shields(game, phase, player, entry, link, shown=on == SHIELDS_ON) if not needs_start else None,
        _could_be_inn(game, phase, player, entry),
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
    elif isinstance(problem.thing, Extra):
        what = _extra_sentence(problem.thing)
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

    def __call__(self, entry: Entry, on: int | str = 0) -> str:
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
            usual = _usual(fitting[hex_])
            address, look = (link(_with(entry, Laid(hex_, usual[0]))) if len(usual) == 1 else address), "lit"
        if hex_ + 1 == tapped:
            look = "chosen"
        what = (
            tile_sentence(tile)
            if tile
            else Sentence("follow-space", color=Sentence(f"word-{cell.color}"), die=cell.die or 0)
        )
        name = words.word("follow-hex", hex=hex_ + 1, what=what)
        spaces.append(Space(address, name, NAMES[tile], look, now[hex_][1] if hex_ in now else 0))
    posts = "borders" in game.setup.modules
    return draw_spaces(layout, spaces, words("follow-duchy-of", name=game.setup.names[player]), posts=posts)


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
    if question.kind == "crane":
        found = ((1, "watchtower", Sentence("follow-crane-watchtower")), (0, "crane", Sentence("follow-crane-other")))
        return Answers(question, Sentence("follow-ask-crane", name=names[question.about], phase=phase), "", found)
    if question.kind == "copy":
        others = tuple(person for person in people if person[0] != question.about)
        nobody = (question.about, "shield-6", Sentence("follow-copy-nobody"))
        text = Sentence("follow-ask-copy", name=names[question.about], phase=phase)
        return Answers(question, text, "", (*others, nobody))
    if question.kind == "first":
        posts = question.about == NO_COLOR
        color = Sentence("follow-posts") if posts else Sentence("base-all", color=COLOR_NAMES[question.about])
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


def _usual(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Return the tiles that are not inns, or the inn if there is no other. Inns fit everywhere, and are few."""
    return tuple(tile for tile in tiles if tile != INN) or tiles


def _could_be_inn(game: Followed, phase: int, player: int, entry: Entry) -> bool:
    """Return whether the last thing is a tile that one tap placed, where an inn could lie, too."""
    last = entry.things[-1] if entry.things else None
    if "inns" not in game.setup.modules or not isinstance(last, Laid) or last.tile == INN:
        return False
    tiles = fitting_tiles(game, phase, player, Entry(entry.things[:-1])).get(last.hex, ())
    return INN in tiles and len(_usual(tiles)) == 1


def _route(game: Followed, entry: Entry, link: _Link) -> Choice | None:
    """Return the points of the player's trade route, which a tap adds once more; after all of them, none."""
    if "routes" not in game.setup.modules:
        return None
    count = entry.things.count(ROUTE_POINTS)
    more = _with(entry, ROUTE_POINTS)
    none = Entry(tuple(thing for thing in entry.things if thing != ROUTE_POINTS))
    return Choice("bonus-points", Sentence("follow-route"), link(more if count < ROUTE_BONUSES else none), count)


def _shields(game: Followed, phase: int, player: int, entry: Entry, link: _Link, *, shown: bool) -> Shields | None:
    """Return the shields that can be taken, lost, or taken out of the entry; None without shields."""
    if "shields" not in game.setup.modules:
        return None
    held, free = shields_of(game, phase, player, entry)
    to_take = tuple(_shield_choice(Extra(SHIELD, shield), link(_with(entry, Extra(SHIELD, shield)))) for shield in free)
    to_lose = tuple(_shield_choice(Extra(LOST, shield), link(_with(entry, Extra(LOST, shield)))) for shield in held)
    changes = (extra for extra in entry.extras if extra != ROUTE_POINTS)
    entered = tuple(_shield_choice(extra, link(_without(entry, extra))) for extra in changes)
    return Shields(link(entry, SHIELDS_ON), shown, len(held), to_take, to_lose, entered)


def _shield_choice(extra: Extra, address: str) -> Choice:
    return Choice(f"shield-{extra.number}", _extra_sentence(extra), address)


def _extra_sentence(extra: Extra) -> Sentence:
    if extra == ROUTE_POINTS:
        return Sentence("follow-route")
    return Sentence("follow-shield-lost" if extra.kind == LOST else "follow-shield-taken", shield=extra.number)


def _tile_choice(tile: int, address: str) -> Choice:
    return Choice(NAMES[tile], tile_sentence(tile), address)


def _with(entry: Entry, thing: Thing) -> Entry:
    return Entry((*entry.things, thing)[:LONGEST])


def _sell(entry: Entry, good: int) -> Entry:
    """Return an entry with another goods tile of a color; with all seven sold, one with none."""
    if entry.sold[good] < GOODS_EACH:
        return _with(entry, good)
    return Entry(tuple(thing for thing in entry.things if thing != good))


def _without(entry: Entry, thing: Thing) -> Entry:
    """Return an entry without the last such thing."""
    at = len(entry.things) - 1 - entry.things[::-1].index(thing)
    return Entry((*entry.things[:at], *entry.things[at + 1 :]))


def _instead(entry: Entry, laid: Laid, tile: int) -> Entry:
    return Entry(tuple(Laid(laid.hex, tile) if thing == laid else thing for thing in entry.things))


def _number(text: str, most: int) -> int:
    """Return the number of a hex in an address, or 0 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 and 0 < int(text) <= most else 0
