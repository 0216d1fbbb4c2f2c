"""Describe expansions and the solo game on the screen, as sentences and short texts."""

from collections.abc import Sequence

from rich.text import Text

from dicegame.base.expansions.shields import free_castles
from dicegame.base.expansions.trade_routes import BONUSES, SPACES
from dicegame.base.game import Game
from dicegame.base.rules.final import held_points
from dicegame.base.state.duchy import LARGE_POINTS, POSTS_EACH, SMALL_POINTS
from dicegame.base.state.market import ROUNDS, TURNS
from dicegame.base.state.modules import MODULES
from dicegame.base.state.moves import OWED_TRIBUTE, about_of, kind_of
from dicegame.base.state.routes import NUMBER_BITS, NUMBER_MASK
from dicegame.base.state.shields import WORKERS_PAY
from dicegame.base.state.views import Side
from dicegame.base.supply import SOLO, StartGoods, first_removed
from padgen.language import Sentence, Words, joined

BORDERS = "borders"
MOST_NAMED = 3
"""The most expansions that the head names. If there are more, it names those that are missing."""
NEXT_SPACE = ">"
"""The mark before the next space of a route."""


def is_expanded(game: Game) -> bool:
    """Return whether a game has expansions or is a solo game."""
    return bool(game.setup.modules or game.setup.mode)


def modules_sentence(modules: Sequence[str]) -> Sentence:
    """Return the names of expansions as a short sentence: at most three of them, or those that are missing."""
    missing = [name for name in MODULES if name not in modules]
    if not missing:
        return Sentence("base-modules-all")
    if len(modules) > MOST_NAMED:
        return Sentence("base-modules-but", names=joined(map(module_sentence, missing), "and"))
    return joined(map(module_sentence, modules))


def module_sentence(name: str) -> Sentence:
    """Return the name of an expansion."""
    return Sentence(f"module-{name}")


def head(game: Game, time: str) -> Sentence:
    """Return the first line of the screen: the time, and the expansions or how the solo game stands."""
    if game.setup.mode == SOLO:
        return Sentence("base-head", time=time, what=solo_sentence(game))
    return Sentence("base-head", time=time, what=modules_sentence(game.setup.modules))


def solo_sentence(game: Game) -> Sentence:
    """Return a sentence on the point counter, the rounds and the hexes that are left in the solo game."""
    rounds = TURNS - max(game.phase, 0) * ROUNDS - max(game.round + 1, 0)
    hexes = len(game.setup.layout.cells) - len(game.placed[0])
    return Sentence("base-solo-stands", points=game.market.counter, target=game.market.target, rounds=rounds, hexes=hexes)


def leaves_first(game: Game, depot: int) -> int:
    """Return the tile of a depot that leaves in the solo game if the white die shows the depot, or 0 if it is empty."""
    if game.setup.mode != SOLO:
        return 0
    removed = first_removed(game.setup.box, game.market.depots, depot)
    return removed[1] if removed and removed[0] == depot else 0


def post_bonus_left(game: Game) -> int:
    """Return the points of the next bonus for all border posts, or 0 if both are gone or posts are not played with."""
    if BORDERS not in game.setup.modules:
        return 0
    bonuses = (LARGE_POINTS, SMALL_POINTS)
    gone = game.market.posts_joined
    return bonuses[gone][len(game.setup.names)] if gone < len(bonuses) else 0


def shields_text(game: Game, player: int) -> str:
    """Return a player's shields, their points, the tribute due in this round and the free castles: `7 12 =16 -2 +1`."""
    state, shields = game.state.sides[game.state.side_of[player]], game.side(player).shields
    free = free_castles(state, game.setup.boards[player])
    told = [*map(str, shields), *([f"={held_points(state)}"] if shields else [])]
    told += [f"-{len(shields)}"] if shields and is_last_round(game) else []
    return " ".join([*told, *([f"+{free}"] if free else [])]) or "-"


def is_last_round(game: Game) -> bool:
    """Return whether the phase ends after this round, so that tribute is due soon."""
    return game.round == ROUNDS - 1 and game.due is not None and not game.state.step


def posts_text(game: Game, player: int) -> str:
    """Return how many border posts a player has joined, and the bonus for all, such as `3/3+5`."""
    side = game.side(player)
    bonuses, players = ((), LARGE_POINTS, SMALL_POINTS), len(game.setup.names)
    return f"{side.posts}/{POSTS_EACH}{f'+{bonuses[side.post_bonus][players]}' if side.post_bonus else ''}"


def player_sentences(game: Game, player: int) -> list[Sentence]:
    """Return sentences on a player's shields, border posts and trade route, for screen readers."""
    side, found = game.side(player), list[Sentence]()
    if "shields" in game.setup.modules:
        points = held_points(game.state.sides[game.state.side_of[player]])
        numbers = joined(map(str, side.shields)) if side.shields else "-"
        free = free_castles(game.state.sides[game.state.side_of[player]], game.setup.boards[player])
        found.append(Sentence("base-shields-held", shields=numbers, points=points, free=free))
    if BORDERS in game.setup.modules:
        found.append(Sentence("base-posts-joined", posts=posts_text(game, player)))
    return [*found, *(one for one in [next_space(game, player)] if one)]


def tribute_due(game: Game) -> Sentence | None:
    """Return a sentence on the tribute that players owe soon, in the last round of a phase."""
    if not is_last_round(game):
        return None
    due = [(game.setup.names[player], len(game.side(player).shields)) for player in game.market.order]
    told = [Sentence("base-tribute-of", name=name, silver=number) for name, number in due if number]
    return Sentence("base-tribute-soon", players=joined(told)) if told else None


def asked_at_end(game: Game) -> Sentence | None:
    """Return a sentence on the tribute that is asked for now: the shield, what it costs, what else can be done."""
    if kind_of(game.owed) != OWED_TRIBUTE or game.due is None:
        return None
    state, shield = game.state.sides[game.state.side_of[game.due]], about_of(game.owed)
    pays = "both" if state.shields & WORKERS_PAY else "silver"
    name = game.setup.names[game.due]
    return Sentence("base-tribute-asked", name=name, shield=shield, pays=pays, silver=state.silver, workers=state.workers)


def route_row(side: Side, words: Words) -> Text:
    """Return a player's trade route as a row: each space with its number and a letter; the next one is marked."""
    row = Text()
    for place, space in enumerate(side.route):
        if place:
            row.append(" | " if place % SPACES == 0 else " ", "dim")
        text = f"{space & NUMBER_MASK}{words(f'base-bonus-{BONUSES[(space >> NUMBER_BITS) - 1]}')}"
        if place == side.route_filled:
            row.append(f"{NEXT_SPACE}{text}", "bold reverse")
        else:
            row.append(text, "dim strike" if place < side.route_filled else "")
    return row


def setup_lines(game: Game, dealt: StartGoods, words: Words) -> list[str]:
    """Return lines on the shields in the depots and on each player's trade route at the beginning of a game."""
    lines = []
    if dealt.shields:
        shields = (
            Sentence("base-shields-in", depot=depot, shields=joined(map(str, own), "and"))
            for depot, own in enumerate(dealt.shields, 1)
        )
        lines.append(words("base-shields-dealt", shields=joined(shields)))
    if dealt.routes:
        for player, name in enumerate(game.setup.names):
            lines.append(words("base-route-of", name=name, route=route_row(game.side(player), words).plain))
    return lines


def next_space(game: Game, player: int) -> Sentence | None:
    """Return a sentence on how far a player's trade route is filled, and its next space."""
    side = game.side(player)
    if not side.route:
        return None
    if side.route_filled == len(side.route):
        return Sentence("base-route-full", spaces=len(side.route))
    space = side.route[side.route_filled]
    bonus = Sentence(f"base-route-{BONUSES[(space >> NUMBER_BITS) - 1]}")
    return Sentence(
        "base-route-next", filled=side.route_filled, spaces=len(side.route), number=space & NUMBER_MASK, bonus=bonus
    )
