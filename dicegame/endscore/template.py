"""Empty files of finished big-box games for people to fill in, with a comment for every line."""

import json

from padgen.endtables import BOXES, GEESE, GOODS, PLACES, RESOURCES

NAMES = ("Anna", "Ben", "Carla", "Dario")


def game_template(game: str, edition: int = 2019, players: int | None = None, mode: str = "standard") -> str:
    """Return an empty file for `game`, "base" or "seasons". If it is read unchanged, it is a game without points.

    `edition` and `mode` are for the base game. A team game always has two teams and a solo game one player, whatever
    `players` is.

    >>> game_template("seasons", players=2).count("[[players]]")
    2
    """
    seats = {"team": 2, "solo": 1}.get(mode) or players or 2
    if game == "seasons":
        return "\n".join([_SEASONS_HEAD, *(_SEASONS_PLAYER.format(name=name) for name in NAMES[:seats])])
    head = _BASE_HEAD.format(edition=edition, mode=f'mode = "{mode}"')
    return "\n".join([head, *(_base_player(edition, mode, seat) for seat in range(seats))])


def _base_player(edition: int, mode: str, seat: int) -> str:
    box = BOXES[edition]
    kinds = " ".join(box.livestock)
    sold = "sold goods tiles" + "".join(f"; {other} is {color}" for other, color in box.good_names.items())
    geese = f" ({GEESE}: expansion)" if GEESE in box.livestock else ""
    if box.shields:
        sold = "sold goods tiles, those on trade routes too"
    rows = [(f'name = "{NAMES[seat]}"', ""), ("track = 0", "points on the victory point track, 100/200 tile included")]
    if mode == "team":
        rows = [
            (f'name = "Team {"AB"[seat]}"', ""),
            (f"members = {json.dumps(NAMES[2 * seat : 2 * seat + 2])}", "the two players of the team"),
            ("track = [0, 0]", "points on the victory point track of each member, 100/200 tile included"),
        ]
    rows += [
        ("goods = 0", "unsold goods tiles"),
        ("silver = 0", ""),
        ("workers = 0", ""),
        ("monasteries = []", f"numbers of the yellow tiles placed in the duchy, 1 to {box.monasteries}, such as [15, 17]"),
        (f"buildings = {{ {', '.join(f'{building} = 0' for building in box.buildings)} }}", "placed in the duchy"),
        ("livestock = []", f"kinds placed: {kinds}{geese}, such as " + '["sheep", "cow"]'),
        (f"sold = {{ {', '.join(f'{color} = 0' for color in GOODS)} }}", sold),
        ("bonus_tiles = 0", "large and small"),
    ]
    if box.shields:
        rows += [
            ("shields = []", f"shield numbers, 1 to {box.shields}"),
            ('copies = ""', "shield 6: the name of the player whose monasteries count too"),
        ]
    if mode == "solo":
        rows += [("rounds = 0", "rounds played"), ("empty_spaces = 37", "empty spaces left in the duchy")]
    else:
        rows += [("# empty_spaces = 0", "empty spaces in the duchy; only a tie asks for it")]
    if mode == "standard":
        rows += [("# turn_order = 1", "place on the bridge at the end, 1 = first; only a tie asks for it")]
    return "\n".join(["[[players]]", *(f"{row:<24}  # {comment}" if comment else row for row, comment in rows), ""])


_BASE_HEAD = """\
# A finished game of The Castles of Burgundy. Fill it in, then: dicegame endscore FILE
# Lines may be left out: an absent number counts as 0. docs/end-scoring.md explains every line.
game = "base"
edition = {edition}            # 2011 or 2019
{mode:<25} # standard, team or solo
# date = 2026-11-20       # the day of the game
# layout = "base-1"       # the duchy that all play; or inside each player's part

# [tiles]                 # only where your monasteries score other buildings than dicegame thinks
# 16 = "carpenter"
"""

_SEASONS_HEAD = f"""\
# A finished game of A Castle for All Seasons. Fill it in, then: dicegame endscore FILE
# Lines may be left out: an absent number counts as 0. docs/end-scoring.md explains every line.
game = "seasons"
winter = false            # true on the winter side of the board
# date = 2026-11-20       # the day of the game
# Buildings that were erected; strike the others. The forge and the market always stand.
erected = ["keep", "tavern", "small-gate", "big-gate", "stable", "servants-house", "palace"]
towers = 0                # erected, by anyone
houses = 0                # erected, by anyone
unbuilt = 0               # building tiles left on the board
forge = 0                 # silver bars in the forge before the final scoring

# helpers: the places where the player's helpers stand; a name again for a second helper. The places are
# {" ".join(place for building in PLACES.values() for place in building)}
"""

_SEASONS_PLAYER = f"""\
[[players]]
name = "{{name}}"
points = 0                # before the final scoring
helpers = []              # such as ["keep", "market", "market"]
talers = 0
silver = 0                # silver bars
resources = {{{{ {", ".join(f"{resource} = 0" for resource in RESOURCES)} }}}}
"""
