"""Matches between bots: their plans and results, and a plain match for games that do not define their own."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dicegame.fast.arrays import np, npt
from dicegame.play.advice import REPEATABLE
from dicegame.play.playable import NO_OPTIONS, AnyPlayable, Plan
from dicegame.play.players import numbered
from dicegame.play.session import AnySession, Session
from dicegame.strength.statistics import BotResult, Comparison, Control, Floats, bot_results, comparisons, win_shares
from dicegame.strength.work import HERE, Work, progress
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout

PLAIN_GAMES = 100
"""The default number of games of a plain match. It is small because these matches are slow."""
NO_CONTROLS: Mapping[str, Control] = {}


class MatchError(PadgenError):
    """Raised for a match that cannot be played."""


class MatchPlan(NamedTuple):
    """A request for a match: the bots, the duchy, the number of games and other conditions."""

    layout: Layout
    bots: tuple[str, ...]
    """The bots as they were typed."""
    games: int | None = None
    """The number of games of each bot; None for the usual number."""
    seed: int = 1
    table: bool = False
    """True if the bots play at one table; False if each bot plays its own games."""
    options: Mapping[str, str] = NO_OPTIONS
    """Options that only some games have. A game ignores options that it does not know."""
    controls: bool = True
    """Whether to play the controls, too."""


class Played(NamedTuple):
    """The results of many games at one table: a row for each game."""

    totals: npt.NDArray[np.int64]
    """The points: a row for each game, a column for each bot of the match at this table."""
    shares: Floats | None = None
    """The share of each of these bots in each victory; None if the totals of the bots at all tables decide who wins."""
    luck: Floats | None = None
    """The luck of the dice in each game, in points; None if it was not measured."""


class Match(NamedTuple):
    """The results of a match."""

    title: Sentence
    facts: Mapping[str, object]
    """The conditions of the match, such as the layout and the number of games, for JSON."""
    results: list[BotResult]
    comparisons: list[Comparison]
    reached: tuple[int, ...] = ()
    """Some numbers of points. Each bot's result has, for each of them, the share of games in which the bot reached it."""
    controls: Mapping[str, Control] = NO_CONTROLS
    """Comparisons whose result is known beforehand, by name. They check the match itself."""


def match_of(
    plan: MatchPlan,
    games: int,
    bots: Sequence[str],
    tables: Sequence[Played],
    *,
    title: Sentence | None = None,
    facts: Mapping[str, object] = NO_OPTIONS,
    reached: tuple[int, ...] = (),
    controls: Mapping[str, Control] = NO_CONTROLS,
) -> Match:
    """Return the results of a match from the results at its tables: one table with all bots, or one for each bot.

    `facts` are conditions of the match that only some kinds of games have.
    """
    name, seed = plan.layout.name, plan.seed
    title = title or Sentence("match-table" if plan.table else "match-solo", name=name, games=games, seed=str(seed))
    totals = np.concatenate([one.totals for one in tables], axis=1)
    known = [one.shares for one in tables if one.shares is not None]
    shares = np.concatenate(known, axis=1) if known else win_shares(totals)
    lucks = [one.luck for one in tables] if len(tables) == len(bots) else []
    results = bot_results(bots, totals, shares, reached)
    facts = {"layout": name, "games": games, "seed": seed, "table": plan.table, **facts}
    return Match(title, facts, results, comparisons(bots, totals, lucks), reached, controls)


def play_plainly(playable: AnyPlayable, plan: MatchPlan, work: Work = HERE) -> Match:  # noqa: ARG001  # plays here
    """Play a match with the rules and bots of any game, in this process, and return its results.

    The bots at a table change seats from game to game.

    Raises: PadgenError for an unknown bot, or for a number of players that the game does not allow.
    """
    games = plan.games or PLAIN_GAMES
    bots = [playable.find_bot(name).name for name in plan.bots]
    groups = [bots] if plan.table else [[bot] for bot in bots]
    tables = [_play_table(playable, plan, numbered(f"bot:{bot}" for bot in group), games) for group in groups]
    return match_of(plan, games, bots, tables)


def _play_table(playable: AnyPlayable, plan: MatchPlan, names: tuple[str, ...], games: int) -> Played:
    """Play `games` games between the players `names` at one table, and return their results."""
    totals, shares = [], []
    played = (_play_game(playable, plan, names, number) for number in range(games))
    for session in progress.get()(played, games):
        outcome = playable.outcome(session.game)
        points = {report.name: report.total for report in outcome.players}
        totals.append([points[name] for name in names])
        shares.append([(name in outcome.winners) / len(outcome.winners) for name in names])
    return Played(np.array(totals), np.array(shares) if plan.table else None)


def _play_game(playable: AnyPlayable, plan: MatchPlan, names: tuple[str, ...], number: int) -> AnySession:
    """Play the game with this number to its end, and return its session. The number decides the seats and the dice."""
    turned = number % len(names)
    seated = Plan(plan.layout, (*names[turned:], *names[:turned]))
    playable.check(seated)
    seed = plan.seed + number
    session: AnySession = Session(playable, playable.setup(seated, (), seed), seed)
    session.limit = REPEATABLE
    session.play_on()
    return session
