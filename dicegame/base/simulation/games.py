"""Simulate whole base games between bots by plain functions on top of the rules, which numba can compile."""

from typing import NamedTuple

from dicegame.base.bots.beam import Numbers, Workspace
from dicegame.base.bots.policies import KINDS, WIDTHS, compare_lines, look_back, next_move
from dicegame.base.rules.effects import act
from dicegame.base.rules.final import monastery_points, shield_points
from dicegame.base.rules.rounds import begin
from dicegame.base.simulation.box import BOT_LUCK, BOX, DICE_LUCK, bring_chance, shuffle
from dicegame.base.state.duchy import SOURCES as SOURCES_OF_GAME
from dicegame.base.state.duchy import Board
from dicegame.base.state.market import MOVE_DUE, OVER, PHASES, GameState, packed_count, side_due
from dicegame.base.state.moves import END, PLACE, PLACE_FROM, kind_of, what_of
from dicegame.base.state.tiles import COLOR_OF
from dicegame.fast.random_stream import ALL, stream
from dicegame.fast.rows import copy_words
from dicegame.fast.states import copy_state

GAME_SOURCES = len(SOURCES_OF_GAME)
END_SOURCES = ("goods", "silver", "workers", "monasteries", "shields")
SOURCES = GAME_SOURCES + len(END_SOURCES)
"""The sources of points: those of the game, then those of the final scoring."""
COLORS = 6
THINK, MOVE = 0, -1
"""Numbers of games that ask for something else: the best turns of a bot, or its next move."""


class GameNumbers(NamedTuple):
    """The numbers that tell `simulate` which games to play."""

    players: int
    edition: int
    readings: int
    sets: int
    """The number of sets of starting castles, which are used in turn."""
    seed: int
    first: int
    """The number of the first game."""
    games: int
    kept: int
    """The number of ints for recording the moves of each game; 0 if none are recorded."""
    turning: int
    """1 if the bots change seats from game to game, so that each sits in every seat equally often."""


class GameRows(NamedTuple):
    """The input and output of `simulate`. The rows of results must be zeros at first."""

    numbers: GameNumbers
    bots: list[int]
    """The number of each bot."""
    boards: list[Board]
    starts: list[int]
    """The starting castles: sets with one hex for each player, one after the other."""
    new: GameState
    """A game before anything is set up."""
    full: list[int]
    """A box from which nothing was drawn."""
    points: list[int]
    """For each game, bot and source: five phases. The final scoring counts to the last one."""
    tiles: list[int]
    """For each game, bot and color: the tiles placed."""
    seats: list[int]
    """For each game, the seat of each bot."""
    moves: list[int]
    """For each game: the number of moves, then the moves."""
    filled: list[int]
    """For each game, the filled hexes of each bot."""
    game: GameState
    box: list[int]
    words: list[int]
    """Memory: `game` for a game, `box` for its box, and `words` for one random event."""


def simulate(rows: GameRows, workspace: Workspace, numbers: Numbers) -> None:
    """Play games one after the other, each from the next set of starting castles.

    If `games` is `THINK`, call `think` instead; if it is `MOVE`, choose a single move. All tasks are one body, so that the
    code is compiled only once.
    """
    asked = rows.numbers
    if asked.games == THINK:
        think(asked, rows, workspace, numbers)
    elif asked.games == MOVE:
        choose_move(asked, rows, workspace, numbers)
    for index in range(asked.games):
        play_game(index, asked, rows, workspace, numbers)


def think(asked: GameNumbers, rows: GameRows, workspace: Workspace, numbers: Numbers) -> None:
    """Let the first bot choose a turn in `rows.game`, whose box is `rows.box`. The seed is that of the bot's futures.

    The best turns are written into the workspace, their values into `numbers`, and their number into `rows.seats[0]`.
    If `rows.moves` has a path, this is the turn that was played, and it is compared with the best turns.
    """
    game, bot = rows.game, rows.bots[0]
    player = side_due(game)
    width, futures = bot // KINDS % WIDTHS, bot // KINDS // WIDTHS
    if rows.moves[0]:
        count = look_back(game, rows.boards, rows.box, player, width, futures, asked.seed, rows.moves, workspace, numbers)
    else:
        count = compare_lines(game, rows.boards, rows.box, player, width, futures, asked.seed, workspace, numbers)
    rows.seats[0] = count


def choose_move(asked: GameNumbers, rows: GameRows, workspace: Workspace, numbers: Numbers) -> None:
    """Let the first bot choose its next move in `rows.game`, and write it into `rows.seats[0]`.

    The bot's random numbers come from `rows.box`. `asked.first` is 1 at the beginning of its turn. Afterwards it follows
    the plan in the workspace.
    """
    player, fresh = side_due(rows.game), asked.first == 1
    bot, boards, box = rows.bots[0], rows.boards, rows.box
    rows.seats[0] = next_move(bot, rows.game, boards, box, player, fresh, workspace, numbers)


def set_up(index: int, asked: GameNumbers, rows: GameRows) -> None:
    """Set up game number `asked.first + index`. Its number and the seed alone decide its random results."""
    game = asked.first + index
    copy_state(rows.game, rows.new)
    chosen = game % asked.sets * asked.players
    for player in range(asked.players):
        rows.words[player] = rows.starts[chosen + player]
    begin(rows.game, rows.boards, rows.words, asked.players, asked.edition, asked.readings)
    copy_words(rows.box, rows.full, 0, BOX)
    shuffle_for(rows.box, asked.seed, game)


def shuffle_for(box: list[int], seed: int, game: int) -> None:
    """Shuffle a full box for the game with this number, and begin the random numbers of its dice and of its bots."""
    box[DICE_LUCK] = stream(seed, game)
    box[BOT_LUCK] = box[DICE_LUCK] ^ ALL
    shuffle(box)


def play_game(index: int, asked: GameNumbers, rows: GameRows, workspace: Workspace, numbers: Numbers) -> None:
    """Play game number `asked.first + index`. Record points, tiles, seats and (if `asked.kept`) moves in `rows`."""
    set_up(index, asked, rows)
    game, players = rows.game, asked.players
    shift = (asked.first + index) % players if asked.turning else 0
    count, fresh = 0, True
    while game.due != OVER:
        if game.due != MOVE_DUE:
            bring_chance(game, rows.box, rows.words)
            if game.round == 0:
                tally_phase(game, index, players, shift, rows)
            continue
        player = side_due(game)
        bot = (player + shift) % players
        move = next_move(rows.bots[bot], game, rows.boards, rows.box, player, fresh, workspace, numbers)
        if asked.kept:
            rows.moves[index * asked.kept + 1 + count] = move
        if kind_of(move) in (PLACE, PLACE_FROM):
            color = COLOR_OF[what_of(move)]
            if color < COLORS:
                rows.tiles[(index * players + bot) * COLORS + color] += 1
        act(game, rows.boards, move)
        fresh = kind_of(move) == END or game.due != MOVE_DUE or side_due(game) != player
        count += 1
    if asked.kept:
        rows.moves[index * asked.kept] = count
    tally_phase(game, index, players, shift, rows)
    for player in range(players):
        side = game.sides[player]
        bot = (player + shift) % players
        last = ((index * players + bot) * SOURCES + GAME_SOURCES) * PHASES + PHASES - 1
        rows.points[last] = packed_count(side.goods)
        rows.points[last + PHASES] = side.silver
        rows.points[last + 2 * PHASES] = side.workers // 2
        rows.points[last + 3 * PHASES] = monastery_points(game, side)
        rows.points[last + 4 * PHASES] = shield_points(game, side)
        rows.seats[index * players + bot] = player
        rows.filled[index * players + bot] = side.filled.bit_count()


def tally_phase(game: GameState, index: int, players: int, shift: int, rows: GameRows) -> None:
    """Record each bot's points of the phase that has just ended: the points now minus those of earlier phases."""
    phase = PHASES - 1 if game.due == OVER else game.phase - 1
    if phase < 0:
        return
    for player in range(players):
        bot = (player + shift) % players
        for source in range(GAME_SOURCES):
            begin_at = ((index * players + bot) * SOURCES + source) * PHASES
            now = game.sides[player].points[source]
            for before in range(phase):
                now -= rows.points[begin_at + before]
            rows.points[begin_at + phase] = now
