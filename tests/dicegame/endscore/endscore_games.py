"""Finished big-box games for hypothesis: what could lie on a table after a legal game."""

from types import MappingProxyType

from hypothesis import strategies as st

from dicegame.endscore.tally import POST_BONUS, TEAM_TIES, BaseGame, Player, SeasonsGame, SeasonsPlayer
from dicegame.report import Outcome
from padgen.endtables import BOXES, CRANE, GOODS, PLACES, RESOURCES, STANDING, TIES

NAMES = ("Anna", "Ben", "Carla", "Dario")
SMALL = st.none() | st.integers(0, 12)


@st.composite
def base_games(draw: st.DrawFn, edition: int | None = None, mode: str | None = None) -> BaseGame:
    """A legal game of the base game: nothing in it is a fault."""
    edition = edition or draw(st.sampled_from(sorted(BOXES)))
    mode = mode or draw(st.sampled_from(("standard", "standard", "team", "solo")))
    box = BOXES[edition]
    seats = {"team": 2, "solo": 1}.get(mode) or draw(st.integers(1, 4))
    monasteries = _dealt(draw, seats, box.monasteries, 6 * (1 + (mode == "team")))
    shields = _dealt(draw, seats, box.shields, 6 if mode == "team" else 3)
    duchies = 2 if mode == "team" else 1
    buildings = _trimmed({name: _shared(draw, seats, 1 if name == CRANE else 7) for name in box.buildings}, 12 * duchies)
    drawn = 25 + 3 * seats
    stored = _shared(draw, seats, min(9, drawn))
    sold = _trimmed({color: _shared(draw, seats, 7) for color in GOODS}, (drawn - sum(stored)) // seats)
    post_bonus = draw(st.sampled_from(POST_BONUS)) if edition == 2019 and mode == "standard" else POST_BONUS[0]
    most = 7 if post_bonus == "tile" else 6
    bonus = _shared(draw, seats, 2 * most, most)
    order = draw(st.permutations(range(1, seats + 1)))
    players = []
    for seat in range(seats):
        others = [name for index, name in enumerate(NAMES[:seats]) if index != seat]
        copying = 6 in shields[seat] and others and draw(st.booleans())
        track = st.tuples(st.integers(0, 300), st.integers(0, 300)) if mode == "team" else st.tuples(st.integers(0, 300))
        players.append(
            Player(
                NAMES[seat],
                members=(f"{NAMES[seat]} 1", f"{NAMES[seat]} 2") if mode == "team" else (),
                track=draw(st.none() | track),
                goods=draw(st.none() | st.just(stored[seat])),
                silver=draw(SMALL),
                workers=draw(SMALL),
                monasteries=monasteries[seat],
                buildings=draw(_table({name: counts[seat] for name, counts in buildings.items()})),
                livestock=draw(st.none() | st.lists(st.sampled_from(box.livestock), max_size=6).map(tuple)),
                sold=draw(_table({color: counts[seat] for color, counts in sold.items()})),
                bonus_tiles=draw(st.none() | st.just(bonus[seat])),
                shields=shields[seat],
                copies=draw(st.sampled_from(others)) if copying else "",
                empty_spaces=draw(
                    st.none() | st.integers(0, 3 if bonus[seat] < 5 else 0)
                ),  # five colors are nearly all hexes
                turn_order=draw(st.none() | st.just(order[seat])),
                rounds=draw(st.none() | st.integers(1, 25)) if mode == "solo" else None,
            )
        )
    tiles = draw(st.just({}) | st.dictionaries(st.sampled_from(sorted(box.building_of)), st.sampled_from(box.buildings[:8])))
    tie = draw(st.sampled_from(sorted(TIES))) if mode == "standard" else "fewest"
    day = draw(st.sampled_from(("", "2026-11-20")))
    team_tie = draw(st.sampled_from(TEAM_TIES)) if mode == "team" else TEAM_TIES[0]
    return BaseGame(edition, tuple(players), mode, day, MappingProxyType(tiles), tie, team_tie, post_bonus)


@st.composite
def seasons_games(draw: st.DrawFn) -> SeasonsGame:
    """A legal game of A Castle for All Seasons: nothing in it is a fault."""
    seats = draw(st.integers(1, 4))
    winter = draw(st.booleans())
    optional = [building for building in PLACES if building not in (*STANDING, "granary")]
    erected = draw(st.lists(st.sampled_from(optional), unique=True))
    helpers: list[list[str]] = [[] for _ in range(seats)]
    for building, places in PLACES.items():
        if building in (*STANDING, *erected) or (building == "granary" and winter):
            for place, room in places.items():
                for seat in draw(st.lists(st.integers(0, seats - 1), max_size=room)):
                    helpers[seat].append(place)
    for own in helpers:
        del own[6:]
    silver, talers = _shared(draw, seats, 15), _shared(draw, seats, 40)
    resources = {resource: _shared(draw, seats, 12, 6) for resource in RESOURCES}
    players = [
        SeasonsPlayer(
            NAMES[seat],
            points=draw(st.none() | st.integers(0, 150)),
            helpers=tuple(helpers[seat]),
            talers=draw(st.none() | st.just(talers[seat])),
            silver=draw(st.none() | st.just(silver[seat])),
            resources=draw(_table({resource: counts[seat] for resource, counts in resources.items()})),
        )
        for seat in range(seats)
    ]
    least = len(optional) - len(erected)
    unbuilt = draw(st.none() | st.integers(least, 16))
    tiles = 23 - len(erected) - (least if unbuilt is None else unbuilt)
    towers = draw(st.none() | st.integers(0, tiles))
    return SeasonsGame(
        tuple(players),
        winter,
        tuple(erected),
        towers=towers,
        houses=draw(st.none() | st.integers(0, tiles - (towers or 0))),
        unbuilt=unbuilt,
        forge=draw(st.none() | st.integers(0, 15 - sum(silver))),
        date=draw(st.sampled_from(("", "2026-11-20"))),
    )


def _table(counts: dict[str, int]) -> st.SearchStrategy[MappingProxyType[str, int] | None]:
    """No table, or one in which any of the keys may be left out."""
    kept = st.sets(st.sampled_from(sorted(counts)))
    return st.none() | kept.map(lambda keys: MappingProxyType({key: count for key, count in counts.items() if key in keys}))


def _trimmed(shares: dict[str, list[int]], most: int) -> dict[str, list[int]]:
    """The same shares, but no player has more than `most` in all."""
    left = [most] * len(next(iter(shares.values())))
    trimmed = {}
    for name, counts in shares.items():
        trimmed[name] = [min(count, room) for count, room in zip(counts, left, strict=True)]
        left = [room - count for room, count in zip(left, trimmed[name], strict=True)]
    return trimmed


def _dealt(draw: st.DrawFn, seats: int, numbers: int, most: int) -> list[tuple[int, ...]]:
    """Tiles of which there is one each, dealt to the players."""
    if not numbers:
        return [()] * seats
    tiles = draw(st.permutations(range(1, numbers + 1)))
    hands = []
    for _ in range(seats):
        size = draw(st.integers(0, min(most, len(tiles))))
        hands.append(tuple(tiles[:size]))
        tiles = tiles[size:]
    return hands


def _shared(draw: st.DrawFn, seats: int, supply: int, most: int | None = None) -> list[int]:
    """A supply from which each player has taken some."""
    taken = []
    for _ in range(seats):
        taken.append(draw(st.integers(0, min(supply, most or supply))))
        supply -= taken[-1]
    return taken


def ranks(outcome: Outcome) -> tuple[int, ...]:
    """The rank of each player."""
    return tuple(report.rank for report in outcome.players)
