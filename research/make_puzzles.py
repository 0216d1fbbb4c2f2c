"""Make puzzles: `nice python -m research.make_puzzles` plays games and keeps positions in which one turn is clearly best.

`--check` judges the puzzles in the file again, for example after a change of the bots, and removes those that fail.
It needs the extra `fast`.
"""

import argparse
import json
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import count, islice, product
from pathlib import Path
from random import Random
from typing import NamedTuple

from dicegame.dice.bots.moment import moment_of, span_of
from dicegame.dice.bots.players import find_bot
from dicegame.dice.bots.value import planner_workspace
from dicegame.dice.game import Setup, begin_round, new_game, settle, take_turn
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.dice.roll import Roll
from dicegame.dice.rules import legal_turns
from dicegame.dice.simulation.moment import BEGINNING, Span, Step, open_round, play_turn
from dicegame.dice.simulation.workspace import run
from dicegame.dice.turn import Turn, format_turn
from dicegame.fast.random_stream import stream
from dicegame.puzzles.puzzle import FILE, GRADERS, LEVELS, PLAYER, Played, Puzzle, load_puzzles, puzzle_data
from padgen import load
from padgen.generate import generate_layouts
from padgen.generate.spec import Spec
from padgen.model import Layout
from padgen.notation import format_notation
from padgen.tables import PHASES
from research.puzzle_judging import THOUSANDTHS, JudgeRows, ScanRows, judge, same_result, scan
from research.puzzle_players import SLOW, choice_of

LOG = logging.getLogger(__name__)
NUMBER = 300
CLEAR = 2.5
"""The best turn must lead every other turn by this many points, both in the exact mean and in games."""
ERRORS = 5
"""In games, the lead must exceed `CLEAR` by this many standard errors."""
FIRST_HEAT = 100
"""The number of games for each turn in the first heat. Each later heat is as long as all heats before it."""
FEWEST_TURNS = 8
"""Positions with fewer different turns are too easy for a puzzle."""
LONGEST = 99
"""An upper limit for the rounds of a solo game."""
PRINTED = ("a", "b", "c", "d")
NEW_DUCHIES = 24


class Doubt(NamedTuple):
    """When a position is no puzzle."""

    errors: int
    """A turn that may be behind by too little, even if its lead is this many standard errors larger, ends the comparison."""
    games: int
    """A lead that is not clear after so many games from each turn is none."""


NEW, KNOWN = Doubt(1, 6400), Doubt(ERRORS, 25600)
"""New positions are plentiful. A puzzle was clear once; if its lead is smaller with other dice, more games decide."""
ONE_PHASE = 0.5
"""The largest share of a level's puzzles that may be from the same phase."""
Kind = tuple[str, int]
"""A level and a phase."""
EVERY = tuple(product(LEVELS, range(len(PHASES))))
MISSES = (1, 2)
"""The least number of misses for a medium puzzle, and for a hard one."""


def level_of(misses: int) -> str:
    """Return the level of a puzzle that `misses` players miss."""
    return LEVELS[sum(misses >= least for least in MISSES)]


def format_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Return the text of the file: JSON, one puzzle a line."""
    return "".join(json.dumps(puzzle_data(puzzle), ensure_ascii=False) + "\n" for puzzle in puzzles)


class Position(NamedTuple):
    """A position of a solo game: the turns that led to it, and the rolls."""

    layout: str
    castle: int
    rolls: tuple[Roll, ...]
    """The last one is the roll of the puzzle."""
    turns: tuple[Turn, ...]
    source: int = -1
    """The number of the game."""


class Choice(NamedTuple):
    """A turn whose result differs from those of the other choices."""

    place: int
    """Its index among the legal turns."""
    turn: Turn
    step: Step


def promising(seed: int) -> Iterator[Position]:
    """Yield positions of games in which the planner likes one turn much better than the others."""
    rng = Random(seed)
    new = islice(generate_layouts(rng, Spec(load("a"))), NEW_DUCHIES)
    duchies = [*PRINTED * (NEW_DUCHIES // len(PRINTED)), *(str(format_notation(layout)) for layout in new)]
    for game in count():
        layout = duchies[game % len(duchies)]
        masks = compile_layout(load(layout))
        castles = members(masks.of[GREEN])
        castle = castles[game // len(duchies) % len(castles)]
        span = span_of(new_game(_setup(load(layout), castle)))
        rows = ScanRows(seed, game, castle, [-1] * LONGEST, [0] * LONGEST)
        run(scan, masks, planner_workspace(masks, span), rows)
        for number, good in enumerate(rows.promising):
            if good:
                yield _position(layout, castle, span, (seed, game), list(rows.turns)[:number])


def _position(layout: str, castle: int, span: Span, chance: tuple[int, int], indexes: Sequence[int]) -> Position:
    """Return the position after the turns with these indexes among the legal ones, and the next roll."""
    state, moment = stream(*chance), BEGINNING
    rolls: list[Roll] = []
    turns: list[Turn] = []
    game = new_game(_setup(load(layout), castle))
    for index in [*indexes, None]:
        state, roll, moment = open_round(span, moment, state)
        rolls.append(roll)
        game = begin_round(game, roll)
        if index is not None:
            turns.append(legal_turns(game.setup.masks, game.players[0].sheet, roll)[index])
            game = settle(take_turn(game, 0, turns[-1]))
    return Position(layout, castle, tuple(rolls), tuple(turns), chance[1])


def _setup(layout: Layout, castle: int) -> Setup:
    return Setup(layout, (PLAYER,), (castle,), "solo")


def judged(position: Position, number: int, wanted: Collection[Kind], seed: int, doubt: Doubt) -> Puzzle | None:
    """Return the puzzle in a position, or None if no turn is clearly best, or its level is not wanted."""
    layout, castle, rolls, turns, _ = position
    puzzle = Puzzle(number, "", layout, castle, rolls, turns)
    game = puzzle.game
    assert game.roll
    masks, sheet, moment, span = game.setup.masks, game.players[0].sheet, moment_of(game), span_of(game)
    legal = legal_turns(masks, sheet, game.roll)
    steps = [play_turn(masks, sheet, turn, moment) for turn in legal]
    different = [
        Choice(index, legal[index], step)
        for index, step in enumerate(steps)
        if not any(same_result(step, earlier) for earlier in steps[:index])
    ]
    if len(different) < FEWEST_TURNS or game.last_round or all(phase != moment.phase for _, phase in wanted):
        return None
    workspace = planner_workspace(masks, span)

    def compare(some: Sequence[Choice], first: int, games: int) -> JudgeRows:
        zeros = [[0] * len(some) for _ in range(3)]
        return run(judge, masks, workspace, JudgeRows(sheet, moment, [one.turn for one in some], seed, first, games, *zeros))

    means = compare(different, 0, 0).means
    ranked = [one for _, one in sorted(zip(means, different, strict=True), key=lambda pair: -pair[0])]
    values = sorted((mean / THOUSANDTHS for mean in means), reverse=True)
    if values[0] - values[1] < CLEAR:
        return None
    best = ranked[0]
    missed: tuple[str, ...] = ()
    for name in GRADERS:
        possible = (level_of(len(missed) + more) for more in range(len(SLOW) + 1))
        if name == SLOW[0] and not any((level, moment.phase) in wanted for level in possible):
            return None
        turn = choice_of(name, masks, sheet, game.roll, moment, span)
        if not same_result(best.step, play_turn(masks, sheet, turn, moment)):
            missed += (name,)
    if (level_of(len(missed)), moment.phase) not in wanted:
        return None
    played = _play_on(ranked, compare, doubt)
    if played is None:
        return None
    costs = {}
    for turn, step in zip(legal, steps, strict=True):
        value = next(value for value, one in zip(values, ranked, strict=True) if same_result(one.step, step))
        costs[format_turn(turn)] = round(values[0] - value, 1)
    return replace(
        puzzle,
        level=level_of(len(missed)),
        missed_by=missed,
        second=format_turn(ranked[1].turn),
        gap=round(values[0] - values[1], 2),
        played=played,
        costs=costs,
    )


def _play_on(
    ranked: Sequence[Choice], compare: Callable[[Sequence[Choice], int, int], JudgeRows], doubt: Doubt
) -> Played | None:
    """Compare the best turn with every other by playing games to their end. Return None if its lead over one is unclear."""
    behind, squares = dict.fromkeys(ranked[1:], 0), dict.fromkeys(ranked[1:], 0)
    open_ = list(ranked[1:])
    nearest = Played(float("inf"), 0.0, 0)
    games = 0
    while games < doubt.games:
        heat = games or FIRST_HEAT
        rows = compare([ranked[0], *open_], games, heat)
        games += heat
        left = []
        for place, one in enumerate(open_, 1):
            behind[one] += rows.behind[place]
            squares[one] += rows.squares[place]
            gap = behind[one] / games
            error = ((squares[one] / games - gap * gap) / games) ** 0.5
            if gap + doubt.errors * error < CLEAR:
                return None
            if gap - ERRORS * error < CLEAR:
                left.append(one)
            elif gap < nearest.gap:
                nearest = Played(round(gap, 2), round(error, 3), games)
        open_ = left
        if not open_:
            return nearest
    return None


def make(number: int, seed: int, known: Sequence[Puzzle], file: Path) -> list[Puzzle]:
    """Return known and new puzzles, `number` in all, equally many of each level. Each new one is saved at once."""
    puzzles = list(known)
    share = -(-number // len(LEVELS))
    seen = {(puzzle.layout, puzzle.castle, puzzle.turns) for puzzle in puzzles}
    begun, looked_at, source = time.monotonic(), 0, -1
    for position in promising(seed):
        wanted = missing(puzzles, share)
        if not wanted:
            break
        looked_at += 1
        key = (position.layout, position.castle, position.turns)
        if key in seen or position.source == source:  # at most one from each game
            continue
        puzzle = judged(position, 1 + max((one.number for one in puzzles), default=0), wanted, seed, NEW)
        if puzzle:
            puzzles.append(puzzle)
            seen.add(key)
            source = position.source
            save(puzzles, file)
            if len(puzzles) % 10 == 0:
                LOG.warning("%d puzzles after %d positions, %.0f s", len(puzzles), looked_at, time.monotonic() - begun)
    return puzzles


def missing(puzzles: Sequence[Puzzle], share: int) -> list[Kind]:
    """Return the levels and phases of which more puzzles are wanted."""
    levels = Counter(puzzle.level for puzzle in puzzles)
    kinds = Counter((puzzle.level, puzzle.game.clock.phase) for puzzle in puzzles)
    return [
        (level, phase)
        for level, phase in product(LEVELS, range(len(PHASES)))
        if levels[level] < share and kinds[level, phase] < share * ONE_PHASE
    ]


def check(puzzles: Sequence[Puzzle], seed: int, agreeing: str = "") -> list[Puzzle]:
    """Judge puzzles again and return those that still hold. If `agreeing` names a bot, it must choose the best turn."""
    kept = []
    for puzzle in puzzles:
        again = judged(Position(puzzle.layout, puzzle.castle, puzzle.rolls, puzzle.turns), puzzle.number, EVERY, seed, KNOWN)
        if again and set(again.best) == set(puzzle.best) and (not agreeing or _agrees(agreeing, again)):
            kept.append(again)
        else:
            LOG.warning("puzzle %d no longer holds", puzzle.number)
    return kept


def _agrees(bot: str, puzzle: Puzzle) -> bool:
    game = puzzle.game
    assert game.roll
    advice = find_bot(bot).advise(game.setup.masks, game.players[0].sheet, game.roll, moment_of(game), span_of(game))
    return format_turn(advice[0].move) in puzzle.best


def save(puzzles: Sequence[Puzzle], file: Path) -> None:
    """Write the file through a temporary file, so that it is never incomplete."""
    beside = file.with_suffix(".new")
    beside.write_text(format_puzzles(puzzles), encoding="utf-8")
    beside.replace(file)


def main() -> None:
    """Make or check the puzzles."""
    parser = argparse.ArgumentParser(prog="python -m research.make_puzzles", description="Make puzzles from games.")
    parser.add_argument("--number", type=int, default=NUMBER, help="how many puzzles there are to be in the file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path(str(FILE)))
    parser.add_argument("--check", action="store_true", help="judge the puzzles again and remove those that do not hold")
    parser.add_argument("--agree", metavar="BOT", default="", help="with --check: remove those where this bot differs")
    parser.add_argument("--fresh", action="store_true", help="forget the puzzles in the file")
    options = parser.parse_args()
    logging.basicConfig(format="%(message)s")
    known = [] if options.fresh else list(load_puzzles())
    if options.check:
        known = check(known, options.seed + 1, options.agree)
    else:
        known = make(options.number, options.seed, known, options.output)
    save(known, options.output)


if __name__ == "__main__":
    main()
