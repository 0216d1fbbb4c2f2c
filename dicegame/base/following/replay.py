"""Play a followed game by the rules: every point with its reason, what does not hold, and what is still to be asked.

A tile is placed as in a played game, so areas, phases, colors, livestock, watchtowers, posts and shields score by the same
functions; a sale is one, too. Players meet in the bonus for colors and for border posts (who was earlier, by phase or by an
answer), and in shield 6: a monastery that it copies works from the beginning of the phase in which it was placed.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import NamedTuple

from dicegame.base.expansions.shield_moves import copy_player, gain_shield, lose_shield
from dicegame.base.expansions.shields import free_castles
from dicegame.base.expansions.trade_routes import FACES, POINTS_BONUS, POINTS_BY_BONUS
from dicegame.base.following.entry import LOST, ROUTE_POINTS, SHIELD, Entry, Extra, Laid, Thing
from dicegame.base.following.followed import Followed
from dicegame.base.following.herd_order import lay_alone, ordered
from dicegame.base.game import Game, gains_between
from dicegame.base.rules.buildings import use_building
from dicegame.base.rules.effects import sell
from dicegame.base.rules.gains import gain_points
from dicegame.base.rules.readings import reading_bits
from dicegame.base.rules.reasons import good_sentence, not_on_hex
from dicegame.base.rules.rounds import begin
from dicegame.base.score import report_of
from dicegame.base.state.duchy import POSTS_EACH, ROUTES, Board, SideState
from dicegame.base.state.market import DEAL_DUE, GOOD_MASK, OVER, PACKED, PHASES, ROUNDS, GameState
from dicegame.base.state.modules import module_bits
from dicegame.base.state.moves import PLACE, SELL, USE, Move
from dicegame.base.state.routes import NUMBER_BITS
from dicegame.base.state.shields import COPIES, SHIELDS
from dicegame.base.state.tiles import (
    BUILDING_OF,
    CASTLE,
    COLOR_NAMES,
    COLOR_OF,
    CRANE,
    GOOD_COLORS,
    INN,
    NO_COLOR,
    NUMBERS,
    TILES,
    members,
    tile_sentence,
)
from dicegame.base.state.views import Gain, Placed
from dicegame.base.supply import GOODS_EACH, PHASE_NAMES, Seen, piles, tiles_of
from dicegame.fast.states import copied
from padgen.endtables import COPYING_SHIELD
from padgen.language import Sentence

BONUS_TILES = 2
"""The number of bonus tiles of a color: a large and a small one."""
ROUTE_BONUSES = sum(space >> NUMBER_BITS == POINTS_BONUS for space in FACES)
"""The number of spaces of trade routes that bring points."""
CRANE_USES = (1, 0)
"""The answers to the question what a crane used: a watchtower, or something else."""


class Problem(NamedTuple):
    """Something that was entered and that cannot be. It does not count."""

    phase: int
    player: int
    thing: Thing
    reason: Sentence


class Question(NamedTuple):
    """A question about an order that matters for the score."""

    kind: str
    """As in `Answer`."""
    phase: int
    about: int
    known: tuple[int, ...]
    """The hexes or players whose order is known, the first of them first."""
    choices: tuple[int, ...]
    """The possible answers: the hexes or players of which one comes next."""
    among: tuple[int, ...]
    """Everything that the question is about."""


class Replay(NamedTuple):
    """A followed game in the form of a played one."""

    game: Game
    """A game as `dicegame.base.score` reads it. It is over once everything was entered. Depots and dice are not known."""
    problems: tuple[Problem, ...]
    questions: tuple[Question, ...]


Ranks = Mapping[tuple[int, int], int]
"""For a player and a color, how many players completed the color earlier."""


def replay(followed: Followed) -> Replay:
    """Play a followed game by the rules."""
    first = _Play(followed, {})
    colors = tuple(_colors(followed, first.completed))
    play = _Play(followed, {(player, color): rank for color, own, _ in colors for rank, player in enumerate(own)})
    asked = [question for _, _, question in colors if question]
    game = play.game()
    if followed.complete:
        asked += _bridge(followed, play, game)
        game = play.game()
    questions = sorted((*play.questions, *asked), key=lambda question: (question.phase, question.kind == "first"))
    return Replay(game, tuple(play.problems), tuple(questions))


def why_not_entry(followed: Followed, phase: int, player: int, entry: Entry) -> Problem | None:
    """Return the first thing of an entry that cannot be, or None. Where later tiles lie is not looked at."""
    found = _until(followed, phase, player, entry).problems
    return next((problem for problem in found if (problem.phase, problem.player) == (phase, player)), None)


def fitting_tiles(followed: Followed, phase: int, player: int, entry: Entry) -> dict[int, tuple[int, ...]]:
    """Return the tiles that are left and can be placed after an entry, for each hex where one can."""
    now = _until(followed, phase, player, entry)
    board, side, state = followed.setup.boards[player], now.state.sides[player], now.state
    left = [tile for tile, number in sorted(now.left.items()) if number > 0]
    later = sum(1 << laid.hex for own in followed.entries[phase + 1 :] for laid in (own[player] or Entry()).tiles)
    found = {
        hex_: tuple(
            tile
            for tile in left
            if COLOR_OF[tile] in (board.color[hex_], NO_COLOR) and not not_on_hex(state, side, board, tile, hex_)
        )
        for hex_ in members(side.edge & ~later)
    }
    return {hex_: tiles for hex_, tiles in found.items() if tiles}


def shields_of(followed: Followed, phase: int, player: int, entry: Entry) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the shields that a player has after an entry, and those that nobody has taken yet."""
    now = _until(followed, phase, player, entry)
    held = tuple(members(now.state.sides[player].shields))
    return held, tuple(shield for shield in range(1, SHIELDS + 1) if shield not in now.shields_taken)


def why_not_hex(followed: Followed, phase: int, player: int, entry: Entry, hex_: int) -> Sentence | None:
    """Return why no tile of its color can lie on a hex after an entry, or None if one may."""
    now = _until(followed, phase, player, entry)
    board, side = followed.setup.boards[player], now.state.sides[player]
    any_tile = next((tile for tile in range(1, TILES) if COLOR_OF[tile] == board.color[hex_]), 0)
    return not_on_hex(now.state, side, board, any_tile, hex_)


def _until(followed: Followed, phase: int, player: int, entry: Entry) -> "_Play":
    """Play what was entered for a player before an entry, and the entry. Tiles and goods that others have are not left.

    If the depots are entered, a tile can only lie there once it was dealt, so later phases are not looked at.
    With shield 6, what the others placed is played, too, because their monasteries may work for the player.
    """
    entries = [
        tuple(own if at == player and number < phase else None for at, own in enumerate(row))
        for number, row in enumerate(followed.entries)
    ]
    before = [own for row in entries if (own := row[player])]
    copies = any(Extra(SHIELD, COPYING_SHIELD) in own.things for own in (*before, entry))
    others = list[tuple[int, Entry]]()
    for number, row in enumerate(followed.entries):
        for at, own in enumerate(row):
            if own and at != player and copies and number <= phase:
                entries[number] = (*entries[number][:at], own, *entries[number][at + 1 :])
            elif own and (at != player or number > phase) and (number <= phase or not followed.deals):
                others.append((number, own))
    deals = tuple(deal if number <= phase else None for number, deal in enumerate(followed.deals))
    alone = replace(followed, entries=tuple(entries), deals=deals, leftovers=()).with_entry(phase, player, entry)
    return _Play(alone, {}, others)


def _colors(
    followed: Followed, completed: Mapping[int, list[tuple[int, int]]]
) -> Iterator[tuple[int, tuple[int, ...], Question | None]]:
    """Yield each color with the players who completed it, in their order, and the question about it, if there is one.

    `NO_COLOR` stands for all border posts.
    """
    for color, own in completed.items():
        order: tuple[int, ...] = ()
        question: Question | None = None
        for phase, pairs in groupby(own, key=lambda pair: pair[0]):
            players = tuple(player for _, player in pairs)
            known = followed.answered("first", phase, color, players)
            rest = tuple(player for player in players if player not in known)
            if len(rest) > 1 and len(order) + len(known) < BONUS_TILES and None not in followed.entries[phase]:
                question = Question("first", phase, color, known, rest, players)
            order += (*known, *rest)
        yield color, order, question


def _bridge(followed: Followed, play: "_Play", game: Game) -> Iterator[Question]:
    """Put pieces that share a space in the answered order. Yield a question where this order breaks a tie."""
    sides, totals = play.state.sides, {report.name: report.total for report in report_of(game).players}
    level: dict[tuple[int, int, int], list[int]] = {}
    for player, name in enumerate(followed.setup.names):
        level.setdefault((sides[player].space, totals[name], sides[player].filled.bit_count()), []).append(player)
    for (space, _, _), players in level.items():
        known = followed.answered("bridge", PHASES, space, players)
        rest = tuple(player for player in players if player not in known)
        for place, player in enumerate((*known, *rest)):
            sides[player].arrival = len(players) - place
        if len(rest) > 1:
            yield Question("bridge", PHASES, space, known, rest, tuple(players))


class _Play:
    """One run through a followed game. `ranks` decide who gets which bonus tile; what `others` have is not left.

    `others` are entries with their phases.
    """

    def __init__(self, followed: Followed, ranks: Ranks, others: Sequence[tuple[int, Entry]] = ()) -> None:
        setup = followed.setup
        self.followed, self.ranks, self.setup = followed, ranks, setup
        self.state = GameState(modules=module_bits(setup.modules))
        players = len(setup.names)
        begin(self.state, list(setup.boards), list(setup.starts), players, setup.edition, reading_bits(setup.readings))
        self.placed = [[Placed(start, CASTLE, -1)] for start in setup.starts]
        self.gains: list[Gain] = []
        self.problems: list[Problem] = []
        self.questions: list[Question] = []
        self.completed: dict[int, list[tuple[int, int]]] = {}
        """For each color, the phase and the player of each completion, by phase. `NO_COLOR` stands for all border posts."""
        self.box = sum(piles(setup.box).values(), Counter[int]())
        if "inns" in setup.modules:
            self.box[INN] = PHASES
        self.left = Counter({INN: self.box[INN]}) if followed.deals else self.box - Counter({CASTLE: players})
        self.goods = Counter(dict.fromkeys(range(GOOD_COLORS), GOODS_EACH))
        self.inns = 0
        used = tuple(Counter[int]() for _ in range(PHASES))
        self.shields_taken = set[int]()
        self.routes_left = ROUTE_BONUSES if "routes" in setup.modules else 0
        for at, entry in others:
            used[at if followed.deals else 0].update(laid.tile for laid in entry.tiles)
            self.goods.subtract(thing for thing in entry.things if isinstance(thing, int))
            self.shields_taken.update(extra.number for extra in entry.extras if extra.kind == SHIELD)
            self.routes_left -= entry.things.count(ROUTE_POINTS)
        for phase, entries in enumerate(followed.entries):
            self.state.phase = phase
            if followed.deals and (deal := followed.deals[phase]):
                self.left.update(tile for _, tile in tiles_of(deal))
            self.left.subtract(used[phase])
            for player in self._in_order(entries):
                self._enter(phase, player, entries[player] or Entry())
        for player, own in enumerate(followed.leftovers if followed.complete else ()):
            side = self.state.sides[player]
            side.silver, side.workers, side.goods = own.silver, own.workers, _packed(own.goods)

    def game(self) -> Game:
        """Return the game as it is now."""
        state, complete = copied(self.state), self.followed.complete
        state.due, state.round = OVER if complete else DEAL_DUE, ROUNDS - 1
        state.phase = PHASES - 1 if complete else self.followed.latest[0]
        state.claimed[:] = [len(self.completed.get(color, ())) for color in range(len(COLOR_NAMES))]
        state.posts_joined = len(self.completed.get(NO_COLOR, ()))
        return Game(self.setup, state, Seen((), ()), tuple(map(tuple, self.placed)), tuple(self.gains))

    def _in_order(self, entries: Sequence[Entry | None]) -> list[int]:
        """Return the players with an entry, those with shield 6 last: the monasteries of others work for them."""
        entered = [player for player, entry in enumerate(entries) if entry]
        return sorted(entered, key=lambda player: self.state.sides[player].shields & COPIES > 0)

    def _enter(self, phase: int, player: int, entry: Entry) -> None:
        state, side, board = self.state, self.state.sides[player], self.setup.boards[player]
        state.turn = player
        for color in range(len(COLOR_NAMES)):
            state.claimed[color] = self.ranks.get((player, color), 0)
        state.posts_joined = self.ranks.get((player, NO_COLOR), 0)
        before = copied(side)
        self._copy(state, side, phase, player)
        for part in _parts(tuple(self._possible(phase, player, entry))):
            self._enter_part(phase, player, part)
        for color in range(len(COLOR_NAMES)):
            if not board.of_color[color] & ~side.filled and board.of_color[color] & ~before.filled:
                self.completed.setdefault(color, []).append((phase, player))
        if side.posts == POSTS_EACH > before.posts:
            self.completed.setdefault(NO_COLOR, []).append((phase, player))

    def _enter_part(self, phase: int, player: int, part: Entry) -> None:
        """Play a part of an entry: the tiles and goods before a change of shields, and the change."""
        state, side, board = self.state, self.state.sides[player], self.setup.boards[player]
        tiles = ordered(state, side, board, part.tiles, partial(self.followed.answered, "herd", phase, player))
        if tiles.choices:
            self.questions.append(Question("herd", phase, player, tiles.known, tiles.choices, tiles.among))
        for laid in tiles.tiles:
            last = copied(side)
            lay_alone(state, side, board, laid)
            self.placed[player].append(Placed(laid.hex, laid.tile, phase))
            self.gains += gains_between(last, side, player, phase, Move(PLACE, what=laid.tile, where=laid.hex))
            if laid.tile == CRANE:
                self._use_crane(phase, player)
        for good, number in enumerate(part.sold):
            if number:
                self._sell(phase, player, good, number)
        for extra in part.extras:
            last = copied(side)
            _change(state, side, board, extra)
            self.gains += gains_between(last, side, player, phase, Move(SELL))
            self._copy(state, side, phase, player)

    def _use_crane(self, phase: int, player: int) -> None:
        """Score a watchtower that a crane used, or ask for it (Crane). Other buildings bring no points."""
        used = self.followed.answered("crane", phase, player, CRANE_USES)
        if not used:
            self.questions.append(Question("crane", phase, player, (), CRANE_USES, CRANE_USES))
        elif used[0]:
            side, tile = self.state.sides[player], NUMBERS["watchtower"]
            last = copied(side)
            use_building(self.state, side, BUILDING_OF[tile])
            self.gains += gains_between(last, side, player, phase, Move(USE, what=tile))

    def _copy(self, state: GameState, side: SideState, phase: int, player: int) -> None:
        """Let the monasteries of a player work for the owner of shield 6, or ask whose they are (The Shields)."""
        if not side.shields & COPIES or side.copied:
            return
        players = tuple(self.followed.players)
        chosen = self.followed.answered("copy", phase, player, players)
        if not chosen:
            question = Question("copy", phase, player, (), players, players)
            self.questions += [question] * (question not in self.questions)
        elif chosen[0] != player:
            copy_player(state, side, chosen[0] + 1)

    def _possible(self, phase: int, player: int, entry: Entry) -> Iterator[Thing]:
        """Yield what can be, in this order, and note the rest as problems. How many goods are left is looked at later."""
        scratch, side, board = copied(self.state), copied(self.state.sides[player]), self.setup.boards[player]
        for thing in entry.things:
            if reason := self._why_not(scratch, side, board, thing):
                self.problems.append(Problem(phase, player, thing, reason))
                continue
            if isinstance(thing, Laid):
                self.left[thing.tile] -= 1
                self.inns += thing.tile == INN
                lay_alone(scratch, side, board, thing)
            elif isinstance(thing, Extra):
                self.shields_taken |= {thing.number} if thing.kind == SHIELD else set()
                self.routes_left -= thing == ROUTE_POINTS
                _change(scratch, side, board, thing)
                self._copy(scratch, side, phase, player)
            yield thing

    def _why_not(self, state: GameState, side: SideState, board: Board, thing: Thing) -> Sentence | None:
        """Return why something that was entered cannot be, or None."""
        if isinstance(thing, Laid):
            return self._not_in_box(thing.tile) or not_on_hex(state, side, board, thing.tile, thing.hex)
        if not isinstance(thing, Extra):
            return None
        if thing == ROUTE_POINTS:
            return None if self.routes_left > 0 else Sentence("follow-no-route", spaces=ROUTE_BONUSES)
        if "shields" not in self.setup.modules:
            return Sentence("base-without-shields")
        if not 0 < thing.number <= SHIELDS:
            return Sentence("base-no-shield", text=str(thing.number), last=SHIELDS)
        if thing.kind == LOST:
            held = side.shields >> thing.number & 1
            return None if held else Sentence("follow-not-held", shield=thing.number)
        if thing.number in self.shields_taken:
            return Sentence("base-shield-twice", shield=thing.number)
        return None if free_castles(side, board) > 0 else Sentence("follow-no-castle")

    def _not_in_box(self, tile: int) -> Sentence | None:
        """Return why no tile of this kind can be there any more, or None."""
        if not 0 < tile < TILES or not self.box[tile]:
            return Sentence("base-not-in-box", edition=self.setup.edition, tile=tile_sentence(tile))
        if self.left[tile] < 1:
            return Sentence("follow-not-dealt" if self.followed.deals else "follow-none-left", tile=tile_sentence(tile))
        come = self.state.phase + 1
        early = tile == INN and self.inns >= come
        return Sentence("follow-few-inns", number=come, phase=PHASE_NAMES[self.state.phase]) if early else None

    def _sell(self, phase: int, player: int, good: int, number: int) -> None:
        """Score the goods of a color that a player sold in a phase. There are seven of each color (Game materials)."""
        side, possible = self.state.sides[player], max(0, min(number, self.goods[good]))
        if possible < number:
            reason = Sentence("base-no-goods-left", each=GOODS_EACH, good=good_sentence(good))
            self.problems.append(Problem(phase, player, good, reason))
        if not possible:
            return
        self.goods[good] -= possible
        before, side.goods = copied(side), possible << PACKED * good
        sell(self.state, side, good)
        self.gains += gains_between(before, side, player, phase, Move(SELL, what=good))


def _parts(things: Sequence[Thing]) -> Iterator[Entry]:
    """Yield the parts of an entry in which the player's shields stay the same; each ends with a change of them."""
    begun = 0
    for place, thing in enumerate(things):
        if isinstance(thing, Extra) and thing != ROUTE_POINTS:
            yield Entry(tuple(things[begun : place + 1]))
            begun = place + 1
    yield Entry(tuple(things[begun:]))


def _change(state: GameState, side: SideState, board: Board, extra: Extra) -> None:
    """Take or lose a shield, or score points of a trade route."""
    if extra.kind == SHIELD:
        gain_shield(state, side, board, extra.number)
    elif extra.kind == LOST:
        lose_shield(state, side, board, extra.number)
    else:
        gain_points(state, side, ROUTES, POINTS_BY_BONUS[POINTS_BONUS])


def _packed(number: int) -> int:
    """Return goods of any colors, because only their number counts at the end."""
    return sum(min(GOOD_MASK, max(0, number - GOOD_MASK * good)) << PACKED * good for good in range(GOOD_COLORS))
