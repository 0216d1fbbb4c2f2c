"""Play a followed game by the rules: every point with its reason, what does not hold, and what is still to be asked.

A tile is placed as in a played game, so areas, phases, colors, livestock and watchtowers score by the same functions; a sale
is one, too. Players only meet in the bonus tiles of colors: who completed a color earlier, by phase or by an answer.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple

from dicegame.base.following.entry import Entry, Laid
from dicegame.base.following.followed import Followed
from dicegame.base.following.herd_order import lay_alone, ordered
from dicegame.base.game import Game, gains_between
from dicegame.base.rules.effects import sell
from dicegame.base.rules.readings import reading_bits
from dicegame.base.rules.reasons import good_sentence, not_on_hex
from dicegame.base.rules.rounds import begin
from dicegame.base.score import report_of
from dicegame.base.state.market import DEAL_DUE, GOOD_MASK, OVER, PACKED, PHASES, ROUNDS, GameState
from dicegame.base.state.moves import PLACE, SELL, Move
from dicegame.base.state.tiles import CASTLE, COLOR_NAMES, COLOR_OF, GOOD_COLORS, TILES, members, tile_sentence
from dicegame.base.state.views import Gain, Placed
from dicegame.base.supply import GOODS_EACH, Seen, piles
from dicegame.fast.states import copied
from padgen.language import Sentence

BONUS_TILES = 2
"""The number of bonus tiles of a color: a large and a small one."""


class Problem(NamedTuple):
    """Something that was entered and that cannot be. It does not count."""

    phase: int
    player: int
    thing: Laid | int
    """The tile, or the good as the number of its color."""
    reason: Sentence


class Question(NamedTuple):
    """A question about an order that matters for the score."""

    kind: str
    """As in `Answer`: `herd`, `first` or `bridge`."""
    phase: int
    about: int
    known: tuple[int, ...]
    """The hexes or players whose order is known, the first of them first."""
    choices: tuple[int, ...]
    """The hexes or players of which one comes next."""
    among: tuple[int, ...]
    """All hexes or players that the question is about."""


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
            tile for tile in left if COLOR_OF[tile] == board.color[hex_] and not not_on_hex(state, side, board, tile, hex_)
        )
        for hex_ in members(side.edge & ~later)
    }
    return {hex_: tiles for hex_, tiles in found.items() if tiles}


def why_not_hex(followed: Followed, phase: int, player: int, entry: Entry, hex_: int) -> Sentence | None:
    """Return why no tile of its color can lie on a hex after an entry, or None if one may."""
    now = _until(followed, phase, player, entry)
    board, side = followed.setup.boards[player], now.state.sides[player]
    any_tile = next((tile for tile in range(1, TILES) if COLOR_OF[tile] == board.color[hex_]), 0)
    return not_on_hex(now.state, side, board, any_tile, hex_)


def _until(followed: Followed, phase: int, player: int, entry: Entry) -> "_Play":
    """Play what was entered for a player before an entry, and the entry. Tiles and goods that others have are not left."""
    entries = [
        tuple(own if at == player and number < phase else None for at, own in enumerate(entries))
        for number, entries in enumerate(followed.entries)
    ]
    alone = Followed(followed.setup, followed.started, tuple(entries), followed.answers).with_entry(phase, player, entry)
    others = [
        own
        for number, entries in enumerate(followed.entries)
        for at, own in enumerate(entries)
        if own and (at != player or number > phase)
    ]
    return _Play(alone, {}, others)


def _colors(
    followed: Followed, completed: Mapping[int, list[tuple[int, int]]]
) -> Iterator[tuple[int, tuple[int, ...], Question | None]]:
    """Yield each color with the players who completed it, in their order, and the question about it, if there is one."""
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
    """One run through a followed game. `ranks` decide who gets which bonus tile; what `others` have is not left."""

    def __init__(self, followed: Followed, ranks: Ranks, others: Sequence[Entry] = ()) -> None:
        setup = followed.setup
        self.followed, self.ranks, self.setup = followed, ranks, setup
        self.state = GameState()
        players = len(setup.names)
        begin(self.state, list(setup.boards), list(setup.starts), players, setup.edition, reading_bits(setup.readings))
        self.placed = [[Placed(start, CASTLE, -1)] for start in setup.starts]
        self.gains: list[Gain] = []
        self.problems: list[Problem] = []
        self.questions: list[Question] = []
        self.completed: dict[int, list[tuple[int, int]]] = {}
        """For each color, the phase and the player of each completion, by phase."""
        self.left = sum(piles(setup.box).values(), Counter[int]())
        self.left[CASTLE] -= players
        self.goods = Counter(dict.fromkeys(range(GOOD_COLORS), GOODS_EACH))
        for entry in others:
            self.left.subtract(laid.tile for laid in entry.tiles)
            self.goods.subtract(thing for thing in entry.things if isinstance(thing, int))
        for phase, entries in enumerate(followed.entries):
            self.state.phase = phase
            for player, entered in enumerate(entries):
                if entered:
                    self._enter(phase, player, entered)
        for player, own in enumerate(followed.leftovers if followed.complete else ()):
            side = self.state.sides[player]
            side.silver, side.workers, side.goods = own.silver, own.workers, _packed(own.goods)

    def game(self) -> Game:
        """Return the game as it is now."""
        state, complete = copied(self.state), self.followed.complete
        state.due, state.round = OVER if complete else DEAL_DUE, ROUNDS - 1
        state.phase = PHASES - 1 if complete else self.followed.latest[0]
        state.claimed[:] = [len(self.completed.get(color, ())) for color in range(len(COLOR_NAMES))]
        return Game(self.setup, state, Seen((), ()), tuple(map(tuple, self.placed)), tuple(self.gains))

    def _enter(self, phase: int, player: int, entry: Entry) -> None:
        state, side, board = self.state, self.state.sides[player], self.setup.boards[player]
        for color in range(len(COLOR_NAMES)):
            state.claimed[color] = self.ranks.get((player, color), 0)
        before = copied(side)
        possible = tuple(self._possible(phase, player, entry))
        tiles = ordered(state, side, board, possible, partial(self.followed.answered, "herd", phase, player))
        if tiles.choices:
            self.questions.append(Question("herd", phase, player, tiles.known, tiles.choices, tiles.among))
        for laid in tiles.tiles:
            last = copied(side)
            lay_alone(state, side, board, laid)
            self.placed[player].append(Placed(laid.hex, laid.tile, phase))
            self.gains += gains_between(last, side, player, phase, Move(PLACE, what=laid.tile, where=laid.hex))
        for color in range(len(COLOR_NAMES)):
            if not board.of_color[color] & ~side.filled and board.of_color[color] & ~before.filled:
                self.completed.setdefault(color, []).append((phase, player))
        for good, number in enumerate(entry.sold):
            if number:
                self._sell(phase, player, good, number)

    def _possible(self, phase: int, player: int, entry: Entry) -> Iterator[Laid]:
        """Yield the tiles of an entry that can be placed in this order, and note the others as problems."""
        scratch, side, board = copied(self.state), copied(self.state.sides[player]), self.setup.boards[player]
        for laid in entry.tiles:
            reason = self._not_in_box(laid.tile) or not_on_hex(scratch, side, board, laid.tile, laid.hex)
            if reason:
                self.problems.append(Problem(phase, player, laid, reason))
                continue
            self.left[laid.tile] -= 1
            lay_alone(scratch, side, board, laid)
            yield laid

    def _not_in_box(self, tile: int) -> Sentence | None:
        """Return why no tile of this kind can be there any more, or None."""
        if not 0 < tile < TILES or tile not in self.left:
            return Sentence("base-not-in-box", edition=self.setup.edition, tile=tile_sentence(tile))
        return None if self.left[tile] > 0 else Sentence("follow-none-left", tile=tile_sentence(tile))

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


def _packed(number: int) -> int:
    """Return goods of any colors, because only their number counts at the end."""
    return sum(min(GOOD_MASK, max(0, number - GOOD_MASK * good)) << PACKED * good for good in range(GOOD_COLORS))
