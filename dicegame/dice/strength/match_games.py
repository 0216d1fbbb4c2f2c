"""Matches between bots of the dice game: solo games with the same dice, or games at one table."""

from collections.abc import Sequence
from itertools import pairwise, permutations

from dicegame.dice.bots.features import area_rows
from dicegame.dice.bots.moment import span_for
from dicegame.dice.bots.players import BOTS, Bot, find_bot
from dicegame.dice.bots.policies import EXPERT, KINDS, SEARCH, bot_games
from dicegame.dice.bots.search import PLAIN_BUDGET
from dicegame.dice.bots.tune import tuned_for_match
from dicegame.dice.bots.value import learned_weights
from dicegame.dice.masks import GREEN, Masks, compile_layout, members
from dicegame.dice.simulation.batch import Batch, Results, play, spread
from dicegame.dice.simulation.games import GameRows, LuckRows
from dicegame.dice.simulation.workspace import Body, Inputs
from dicegame.dice.strength.luck import THOUSANDTHS, measure_luck
from dicegame.dice.strength.own_games import OwnGames, load_player
from dicegame.strength.match import NO_CONTROLS, Match, MatchError, MatchPlan, Played, match_of
from dicegame.strength.own_bots import OwnBot, is_own_bot
from dicegame.strength.statistics import Control, control, win_shares
from dicegame.strength.work import HERE, Work
from padgen.language import Sentence
from padgen.model import Layout

REACHED = (50, 60, 70)
"""Totals that the solo rules call good. A match shows how often each bot reaches them."""
GAMES, OWN_GAMES = 1000, 100
"""The usual number of games of each bot; the second number is for matches with a bot of the user's own."""
CONTROL_GAMES = 1200
FAST_BLOCK, SHARED_BLOCK, SEARCH_BLOCK, OWN_BLOCK = 5000, 200, 20, 10
"""The number of games that a worker plays at a time. The results do not depend on it."""


Contestant = Bot | OwnBot


def play_match(plan: MatchPlan, work: Work = HERE) -> Match:
    """Play a match between bots: solo games with the same dice for each, or games with all bots at one table.

    Raises: GameError for a name that no bot has; MatchError or GameError if the match cannot be played; OwnBotError if
    the user's own bot cannot be used, or fails.
    """
    layout, seed = plan.layout, plan.seed
    bots: list[Contestant] = [
        load_player(text, index) if is_own_bot(text) else find_bot(text) for index, text in enumerate(plan.bots)
    ]
    games = plan.games or (OWN_GAMES if any(map(is_own_bot, plan.bots)) else GAMES)
    if plan.table:
        results = run_batch(table_games(layout, bots, games, seed), work)
        tables = [Played(results.totals, win_shares(results.totals, results.circles.sum(axis=2)))]
    else:
        tables = []
        for bot, luck in zip(bots, luck_wanted(bots), strict=True):
            results = run_batch(solo_games(layout, bot, games, seed, luck=measure_luck if luck else None), work)
            tables.append(Played(results.totals, luck=results.luck / THOUSANDTHS if luck else None))
    fast = next((bot for bot in bots if not isinstance(bot, OwnBot) and not _looks_ahead(bot.number)), BOTS["planner"])
    controls = {"sanity": sanity(layout, seed), "mirror": mirror(layout, fast, seed)} if plan.controls else NO_CONTROLS
    return match_of(plan, games, [bot.name for bot in bots], tables, reached=REACHED, controls=controls)


def luck_wanted(bots: Sequence[Contestant]) -> list[bool]:
    """Return, for each bot, whether to measure the luck of its dice.

    Luck is measured where `expert` or a search bot is compared with another bot, except with the user's own bots.
    """
    pairs = [
        any(_looks_ahead(bot.number) for bot in pair) and not any(isinstance(bot, OwnBot) for bot in pair)
        for pair in pairwise(bots)
    ]
    return [left or right for left, right in zip([False, *pairs], [*pairs, False], strict=True)]


def _looks_ahead(number: int) -> bool:
    """Return whether the bot with a number looks at all next rolls, with the weights tuned to the duchy."""
    return number % KINDS in (EXPERT, SEARCH)


def solo_games(
    layout: Layout, bot: Contestant, games: int, seed: int, castles: Sequence[int] = (), luck: Body[LuckRows] | None = None
) -> Batch:
    """Return a batch of solo games of a bot. Each game starts from the next of `castles`, by default all castles."""
    masks = compile_layout(layout)
    starts = tuple((hex_,) for hex_ in castles or castles_of(layout, masks))
    return _batch(layout, masks, (bot,), starts, games, seed, solo=True, luck=luck)


def table_games(layout: Layout, bots: Sequence[Contestant], games: int, seed: int, apart: bool = False) -> Batch:
    """Return a batch of games at one table. All players start from the same castle; the games use each castle in turn.

    With `apart`, the bots start from different castles, if there are enough.
    """
    if any(isinstance(bot, OwnBot) for bot in bots):
        for bot in bots:
            if bot.number % KINDS == SEARCH and bot.number // KINDS > PLAIN_BUDGET:
                raise MatchError(Sentence("match-slow-search", bot=bot.name))
    masks = compile_layout(layout)
    castles = castles_of(layout, masks)
    starts = tuple((hex_,) * len(bots) for hex_ in castles)
    if apart and len(castles) >= len(bots):
        starts = tuple(permutations(castles, len(bots)))
    return _batch(layout, masks, bots, starts, games, seed, solo=False)


def castles_of(layout: Layout, masks: Masks) -> list[int]:
    """Return the castles of a layout. Raises: MatchError if it has none."""
    castles = members(masks.of[GREEN])
    if not castles:
        raise MatchError(Sentence("match-no-castle", layout=layout.name))
    return castles


def run_batch(batch: Batch, work: Work = HERE) -> Results:
    """Play a batch of games, spread over workers. The user's own bots play in this process."""
    if isinstance(batch.body, OwnGames):
        return work.play(batch, OWN_BLOCK, lambda batches, _jobs, _cluster: (play(one, plain=True) for one in batches))
    search = batch.luck or any(map(_looks_ahead, batch.bots))
    return work.play(batch, SEARCH_BLOCK if search else SHARED_BLOCK if work.cluster else FAST_BLOCK, spread)


def sanity(layout: Layout, seed: int) -> Control:
    """Compare greedy with random, in solo games with the same dice. The difference should be well above 0."""
    weak, strong = (
        run_batch(solo_games(layout, BOTS[name], CONTROL_GAMES, seed)).totals[:, 0] for name in ("random", "greedy")
    )
    return control(("greedy", "random"), strong - weak)


def mirror(layout: Layout, bot: Contestant, seed: int) -> Control:
    """Compare a fast bot with itself at one table; each pair of castles is played in both orders.

    The difference should be zero apart from chance.
    """
    totals = run_batch(table_games(layout, (bot, bot), CONTROL_GAMES, seed, apart=True)).totals
    return control((bot.name, bot.name), totals[:, 0] - totals[:, 1])


def _batch(
    layout: Layout,
    masks: Masks,
    bots: Sequence[Contestant],
    starts: tuple[tuple[int, ...], ...],
    games: int,
    seed: int,
    *,
    solo: bool,
    luck: Body[LuckRows] | None = None,
) -> Batch:
    own = tuple(bot for bot in bots if isinstance(bot, OwnBot))
    body: Body[GameRows] = OwnGames(layout, own) if own else bot_games
    tuned = tuned_for_match(masks) if any(_looks_ahead(bot.number) for bot in bots) else None
    inputs = Inputs(span_for(layout, solo), learned_weights(), area_rows(masks), tuned)
    return Batch(body, masks, inputs, tuple(bot.number for bot in bots), starts, seed, games, luck=luck)
