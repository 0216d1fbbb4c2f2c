"""Play games and matches between bots of the base game."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dicegame.base.bots.beam import SEARCH
from dicegame.base.bots.learned import learned_weights
from dicegame.base.bots.players import find_bot
from dicegame.base.bots.policies import KINDS, WIDTHS
from dicegame.base.game import check_edition, check_table
from dicegame.base.simulation.batch import Batch, Results, spread
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.strength.match import Match, MatchPlan, Played, match_of
from dicegame.strength.statistics import win_shares
from dicegame.strength.work import HERE, Work
from padgen.language import Field, Sentence
from padgen.model import Layout

GAMES = 200
"""The usual number of games of each bot in a match."""
AGAINST = "planner"
"""The bot in the other seats of a match."""
REACHED = (180, 200, 220)
"""Totals for which a match says how often each bot reached them."""
BLOCK, SEARCH_BLOCK = 400, 4
"""The number of games that a worker plays at a time: with fast bots, and with `search`. The results do not depend on it."""


class Table(NamedTuple):
    """The number of players and the edition of simulated games."""

    players: int = 4
    edition: int = 2019


def play_games(
    layouts: Sequence[Layout],
    bots: Sequence[int],
    games: int,
    seed: int,
    edition: int,
    work: Work = HERE,
    starts: Sequence[tuple[int, ...]] | None = None,
    turning: bool = True,
) -> Results:
    """Return the results of games at one table, with a layout and a bot (its number in `policies`) for each seat.

    The games cycle through `starts`, which have a castle for each player. By default, all players of a game start from the
    same castle of their layouts. The bots change seats from game to game if `turning`; the layouts stay.

    Raises: GameError for a layout that the base game cannot be played on.
    """
    boards = tuple(map(compile_board, layouts))
    if starts is None:
        castles = [castles_of(layout) for layout in layouts]
        sets = max(map(len, castles))
        starts = [tuple(own[number % len(own)] for own in castles) for number in range(sets)]
        # each castle meets each seat of the bots: with as many castles as players, a cycle alone would not do that
        starts = [one for one in starts for _ in bots] if turning else starts
    weights = learned_weights(edition, len(bots))
    batch = Batch(tuple(bots), boards, tuple(starts), weights, seed, games, edition=edition, turning=turning)
    slow = any(bot % KINDS == SEARCH and bot // KINDS // WIDTHS for bot in bots)
    return work.play(batch, SEARCH_BLOCK if slow else BLOCK, spread)


def table_of(options: Mapping[str, str]) -> Table:
    """Return the table for the options `players` and `edition`. Raises: GameError for values that the game does not have."""
    table = Table(*(int(options.get(name, usual)) for name, usual in Table()._asdict().items()))
    check_edition(table.edition)
    check_table(table.players)
    return table


def play_match(plan: MatchPlan, work: Work = HERE) -> Match:
    """Play a match: each bot plays its own games, in changing seats, with the bot `against` in all other seats.

    All bots get the same tiles and dice. If `plan.table` is true, they sit at one table instead. The options are
    `players`, `edition` and `against`.

    Raises: GameError for an unknown bot, or for a table or a layout that cannot be played.
    """
    bots = [find_bot(name) for name in plan.bots]
    options, against = plan.options, plan.options.get("against", AGAINST)
    players, edition = table_of({**options, "players": str(len(bots))} if plan.table else options)
    games = plan.games or GAMES
    others = [] if plan.table else [find_bot(against).number] * (players - 1)
    tables = []
    for seated in [bots] if plan.table else [[bot] for bot in bots]:
        numbers = [*(bot.number for bot in seated), *others]
        totals = play_games([plan.layout] * players, numbers, games, plan.seed, edition, work).totals
        tables.append(Played(totals[:, : len(seated)], win_shares(totals)[:, : len(seated)]))
    facts = {"players": players, "edition": edition, "against": None if plan.table else against}
    said: dict[str, Field] = {"name": plan.layout.name, "games": games, "seed": str(plan.seed)}
    said |= {"players": players, "edition": str(edition)}
    title = Sentence("match-base-table", **said) if plan.table else Sentence("match-base", **said, against=against)
    return match_of(plan, games, [bot.name for bot in bots], tables, title=title, facts=facts, reached=REACHED)
