"""Play games and matches between bots of the base game."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dicegame.base.bots.beam import SEARCH
from dicegame.base.bots.learned import learned_weights
from dicegame.base.bots.players import Bot, find_bot
from dicegame.base.bots.policies import KINDS, WIDTHS
from dicegame.base.modes.counter import FIRST_TARGET
from dicegame.base.setup import check_edition, check_layout, check_modules, check_table, check_target
from dicegame.base.simulation.batch import Batch, Results, spread
from dicegame.base.state.duchy import POSTS_EACH, castles_of, compile_board
from dicegame.base.state.modules import MODULES
from dicegame.base.strength.own_games import OwnGames, load_player
from dicegame.base.supply import SOLO
from dicegame.fast.arrays import np
from dicegame.strength.match import Match, MatchPlan, Played, match_of
from dicegame.strength.own_bots import OwnBot, is_own_bot
from dicegame.strength.statistics import win_shares
from dicegame.strength.work import HERE, Work
from padgen.language import Field, Sentence, joined
from padgen.model import Layout

GAMES, OWN_GAMES = 200, 60
"""The usual number of games of each bot; the second number is for matches with a bot of the user's own."""
AGAINST = "planner"
"""The bot in the other seats of a match."""
REACHED = (180, 200, 220)
"""Totals for which a match says how often each bot reached them."""
BLOCK, SEARCH_BLOCK, OWN_BLOCK = 400, 4, 1
"""The number of games that a worker plays at a time: with fast bots, with `search`, and with the user's own. The results do
not depend on it."""

ALL = "all"
"""The word for all expansions that a duchy can be played with."""


class Table(NamedTuple):
    """The number of players, the edition, the expansions and the mode of simulated games."""

    players: int = 4
    edition: int = 2019
    modules: tuple[str, ...] = ()
    mode: str = ""
    target: int = FIRST_TARGET
    """The first target of the solo game."""

    def as_dict(self) -> dict[str, object]:
        """Return the table as data for JSON: the expansions and the mode only if there are any."""
        data: dict[str, object] = {"players": self.players, "edition": self.edition}
        data |= {"with": list(self.modules)} if self.modules else {}
        return data | ({"mode": self.mode, "target": self.target} if self.mode else {})

    def said(self, sentence: Sentence) -> Sentence:
        """Return a sentence with the expansions of the table added to it, if there are any."""
        return Sentence("match-with", match=sentence, names=joined(self.modules, "and")) if self.modules else sentence


USUAL = Table()


def play_games(
    layouts: Sequence[Layout],
    bots: Sequence[int],
    games: int,
    seed: int,
    table: Table,
    work: Work = HERE,
    starts: Sequence[tuple[int, ...]] | None = None,
    turning: bool = True,
    own: Sequence[OwnBot] = (),
) -> Results:
    """Return the results of games at one table, with a layout and a bot (its number in `policies`) for each seat.

    The games cycle through `starts`, which have a castle for each player. By default, all players of a game start from the
    same castle of their layouts. The bots change seats from game to game if `turning`; the layouts stay. `own` has the
    user's own bots among them, which play in this process.

    Raises: GameError for a layout that the base game cannot be played on.
    """
    boards = tuple(map(compile_board, layouts))
    if starts is None:
        castles = [castles_of(layout) for layout in layouts]
        sets = max(map(len, castles))
        starts = [tuple(own[number % len(own)] for own in castles) for number in range(sets)]
        # each castle meets each seat of the bots: with as many castles as players, a cycle alone would not do that
        starts = [one for one in starts for _ in bots] if turning else starts
    weights = learned_weights(table.edition, len(bots))
    rules = {"edition": table.edition, "modules": table.modules, "mode": table.mode, "target": table.target}
    batch = Batch(tuple(bots), boards, tuple(starts), weights, seed, games, turning=turning, **rules)  # type: ignore[arg-type]
    if own:
        play = OwnGames(tuple(layouts), tuple(own)).play
        return work.play(batch, OWN_BLOCK, lambda batches, _jobs, _cluster: map(play, batches))
    slow = any(bot % KINDS == SEARCH and bot // KINDS // WIDTHS for bot in bots)
    return work.play(batch, SEARCH_BLOCK if slow else BLOCK, spread)


def table_of(options: Mapping[str, str], layout: Layout) -> Table:
    """Return the table for the options `players`, `edition`, `with`, `solo` and `target`.

    `with` is a list of expansions, or `all`: those that the duchy can be played with. Duchies whose islands are linked are
    only for the solo game, which needs no option then.

    Raises: GameError for values that the game does not have, or that do not fit together or the duchy.
    """
    solo = "solo" in options or bool(layout.links)
    players, edition, target = (int(options.get(name, getattr(USUAL, name))) for name in ("players", "edition", "target"))
    table = Table(1 if solo else players, edition, mode=SOLO if solo else "", target=target)
    asked = options.get("with", "").split(",") if options.get("with") else []
    if ALL in asked:
        asked = [name for name in MODULES if name != "borders" or len(layout.posts) == POSTS_EACH]
    check_edition(table.edition)
    check_table(table.players, table.mode)
    check_modules(asked, table.edition, table.mode)
    check_layout(layout, asked, table.mode)
    check_target(table.target)
    return table._replace(modules=tuple(name for name in MODULES if name in asked))


def find_contestants(names: Sequence[str]) -> list[Bot | OwnBot]:
    """Return the bots with these names. Files are only run here, where the user has named them.

    Raises: GameError for an unknown bot; OwnBotError for a file that cannot be used.
    """
    return [load_player(name, index) if is_own_bot(name) else find_bot(name) for index, name in enumerate(names)]


def games_of(plan: MatchPlan, bots: Sequence[Bot | OwnBot]) -> int:
    """Return the number of games of each bot in a match."""
    return plan.games or (OWN_GAMES if any(isinstance(bot, OwnBot) for bot in bots) else GAMES)


def play_table(bots: Sequence[Bot | OwnBot], games: int, plan: MatchPlan, table: Table, work: Work) -> Results:
    """Return the results of games between bots at one table, all on the duchy of the match."""
    own = {bot.number: bot for bot in bots if isinstance(bot, OwnBot)}
    numbers = [bot.number for bot in bots]
    return play_games([plan.layout] * len(bots), numbers, games, plan.seed, table, work, own=tuple(own.values()))


def play_match(plan: MatchPlan, work: Work = HERE) -> Match:
    """Play a match: each bot plays its own games, in changing seats, with the bot `against` in all other seats.

    All bots get the same tiles and dice. If `plan.table` is true, they sit at one table instead. The options are `against`
    and those of `table_of`. In the solo game each bot plays alone, and its filled hexes count.

    Raises: GameError for an unknown bot, or for a table or a layout that cannot be played; OwnBotError if the user's own bot
    cannot be used, or fails.
    """
    options, against = plan.options, plan.options.get("against", AGAINST)
    *bots, other = find_contestants([*plan.bots, against])
    seated = plan.table and not plan.layout.links and "solo" not in options
    table = table_of({**options, "players": str(len(bots))} if seated else options, plan.layout)
    if table.mode:
        return play_solo_match(plan, table, bots, work)
    games, players = games_of(plan, [*bots, other]), table.players
    others = [] if plan.table else [other] * (players - 1)
    tables = []
    for own in [bots] if plan.table else [[bot] for bot in bots]:
        totals = play_table([*own, *others], games, plan, table, work).totals
        tables.append(Played(totals[:, : len(own)], win_shares(totals)[:, : len(own)]))
    facts = {**table.as_dict(), "against": None if plan.table else against}
    said: dict[str, Field] = {"name": plan.layout.name, "games": games, "seed": str(plan.seed)}
    said |= {"players": players, "edition": str(table.edition)}
    title = Sentence("match-base-table", **said) if plan.table else Sentence("match-base", **said, against=against)
    return match_of(plan, games, [bot.name for bot in bots], tables, title=table.said(title), facts=facts, reached=REACHED)


def play_solo_match(plan: MatchPlan, table: Table, bots: Sequence[Bot | OwnBot], work: Work) -> Match:
    """Let each bot play solo games. Its filled hexes take the place of points, and a game is won if no hex is empty."""
    games, hexes, tables = games_of(plan, bots), len(plan.layout.cells), []
    for bot in bots:
        filled = play_table([bot], games, plan, table, work).filled.astype(np.int64)
        tables.append(Played(filled, (filled == hexes).astype(np.float64)))
    title = Sentence(
        "match-base-solo", name=plan.layout.name, games=games, seed=str(plan.seed), target=table.target, hexes=hexes
    )
    alone = plan._replace(table=False)
    return match_of(alone, games, [bot.name for bot in bots], tables, title=title, facts=table.as_dict(), reached=(hexes,))
