"""Play games of the user's own bots. Each bot is a function of a game, which has the words of `import dicegame`.

    def choose(game):
        return game.moves[0]

`game` is a `dicegame.Game` in which the bot is due. The function returns one of `game.moves`, and may try moves with
`game.play`. After them, no dice are rolled and no tiles are drawn, because nobody knows these yet.
"""

from dataclasses import dataclass
from functools import partial

from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME
from dicegame.base.score import points_by_source
from dicegame.base.setup import Setup
from dicegame.base.simulation.batch import Batch, BotMoves, Results
from dicegame.base.simulation.box import CHANCE_SIZE, full_box, next_chance
from dicegame.base.simulation.games import COLORS, END_SOURCES, GAME_SOURCES, SOURCES, shuffle_for
from dicegame.base.state.market import PHASES
from dicegame.base.state.moves import END, Move, move_of
from dicegame.base.state.tiles import COLOR_OF
from dicegame.base.supply import Chance, deal_of, roll_of, slots_used, start_goods_of
from dicegame.fast.arrays import np
from dicegame.play.session import Session
from dicegame.strength.own_bots import OwnBot, Question, as_game, load_own_bot
from padgen.model import Layout

BaseSession = Session[Setup, Game, Chance, Move]


def load_player(text: str, index: int) -> OwnBot:
    """Load the bot FILE.py:FUNCTION. `index` is its number among all bots of the match.

    Raises: OwnBotError if there is no such file or function, or the file cannot be run.
    """
    return load_own_bot(text, -1 - index, "game")


@dataclass(frozen=True)
class OwnGames:
    """Games with the user's own bots, perhaps among other bots. The tiles and dice are those of simulated games."""

    layouts: tuple[Layout, ...]
    """The duchy of each seat."""
    players: tuple[OwnBot, ...]

    def play(self, batch: Batch) -> Results:
        """Play the games of a batch and return their results."""
        games, bots = batch.games, len(batch.bots)
        points, tiles = np.zeros((games, bots, SOURCES, PHASES), np.int16), np.zeros((games, bots, COLORS), np.int16)
        seats, filled = np.zeros((games, bots), np.int16), np.zeros((games, bots), np.int16)
        for row in range(games):
            game = self.play_game(batch, batch.first + row)
            for bot in range(bots):
                seat = seats[row, bot] = (bot - turned(batch, batch.first + row)) % bots
                for gain in game.gains:
                    points[row, bot, gain.source, gain.phase] += gain.points if gain.player == seat else 0
                sources = points_by_source(game)[seat]
                points[row, bot, GAME_SOURCES:, -1] = [sources.get(source, 0) for source in END_SOURCES]
                colors = [COLOR_OF[placed.tile] for placed in game.placed[seat][1:]]
                tiles[row, bot] = [colors.count(color) for color in range(COLORS)]
                filled[row, bot] = len(game.placed[seat])
        return Results(points, tiles, seats, np.zeros((games, 1), np.int64), filled)

    def play_game(self, batch: Batch, number: int) -> Game:
        """Play the game with this number to its end, and return it."""
        own = {player.number: player for player in self.players}
        setup = setup_of(batch, self.layouts, number)
        session, moves = Session(BASE_GAME, setup), BotMoves(batch.weights)
        box, words, fresh = list(full_box(setup.box)), [0] * CHANCE_SIZE, True
        shuffle_for(box, batch.seed, number)
        while not session.over:
            player, state = session.game.due, session.game.state
            if player is None:
                next_chance(state, box, words)
                session.draw(chance_of(session.game, words))
                continue
            bot = batch.bots[(player + turned(batch, number)) % len(batch.bots)]
            if bot in own:
                move = own[bot].choose(question_in(session, player))
            else:
                move = move_of(moves.choose(bot, state, setup.boards, box, fresh))
            session.move(player, move)
            fresh = move.kind == END or session.game.due != player
        return session.game


def question_in(session: BaseSession, player: int) -> Question[Move]:
    """Return the question which move `player` makes now."""
    why_not = partial(BASE_GAME.why_not, session.game, player)
    return Question((as_game(session),), session.legal(player), BASE_GAME.parse_move, BASE_GAME.format_move, why_not)


def turned(batch: Batch, number: int) -> int:
    """Return how many seats the bots have moved on in the game with this number."""
    return number % len(batch.bots) if batch.turning else 0


def setup_of(batch: Batch, layouts: tuple[Layout, ...], number: int) -> Setup:
    """Return the setup of the game with this number. All players are people, so that none of them moves unasked."""
    names = tuple(f"Player {seat + 1}" for seat in range(len(layouts)))
    starts = batch.starts[number % len(batch.starts)]
    own = {"modules": batch.modules, "mode": batch.mode, "target": batch.target}
    return Setup(layouts, names, starts, batch.edition, **own)  # type: ignore[arg-type]


def chance_of(game: Game, words: list[int]) -> Chance:
    """Return the random result that is due in a game from the ints that simulated games draw for it."""
    players, box = len(game.setup.names), game.setup.box
    if game.awaits == "setup":
        return start_goods_of(words, box, players)
    if game.awaits == "deal":
        return deal_of(words, game.phase + 1, slots_used(box, players))
    return roll_of(words, box, players, game.market.depots)
