"""Make files of finished big-box games for people to fill in. Comments explain the lines."""

from padgen.endtables import BORDER_POSTS, BOXES, GEESE, GOODS, PLACES, RESOURCES
from padgen.language import ENGLISH, Sentence, say
from padgen.tomltext import format_value, with_comments

Rows = list[tuple[str, Sentence | str]]
"""The lines of a file, each with its comment, which is "" for no comment."""
NAMES = ("Anna", "Ben", "Carla", "Dario")
COLUMN = 26
"""The column in which the comments begin."""
BREAK: Rows = [("", "")]


def game_template(
    game: str, edition: int = 2019, players: int | None = None, mode: str = "standard", language: str = ENGLISH
) -> str:
    """Return a file to fill in for `game`, which is "base" or "seasons". As it is, it describes a game without points.

    `edition` and `mode` are for the base game. A team game always has two teams and a solo game one player, whatever
    `players` is. The comments are in `language`.

    >>> game_template("seasons", players=2).count("[[players]]")
    2
    """
    seats = {"team": 2, "solo": 1}.get(mode) or players or 2
    rows = _seasons_head() if game == "seasons" else _base_head(edition, mode)
    for seat in range(seats):
        rows += BREAK + (_seasons_player(seat) if game == "seasons" else _base_player(edition, mode, seat, language))
    return with_comments(rows, language, COLUMN)


def _base_head(edition: int, mode: str) -> Rows:
    posts = BORDER_POSTS in BOXES[edition].expansions and mode == "standard"
    return [
        ("", Sentence("template-base")),
        ("", Sentence("template-lines")),
        ('game = "base"', ""),
        (f"edition = {edition}", Sentence("template-edition")),
        (f'mode = "{mode}"', Sentence("template-mode")),
        ("# date = 2026-11-20", Sentence("template-date")),
        ('# layout = "base-1"', Sentence("template-base-layout")),
        *([('# tie = "most"', Sentence("template-tie"))] if mode == "standard" else []),
        *([('# team-tie = "fewest"', Sentence("template-team-tie"))] if mode == "team" else []),
        *([('# post-bonus = "tile"', Sentence("template-post-bonus"))] if posts else []),
        *([] if mode == "solo" else [*BREAK, ("# [tiles]", Sentence("template-tiles")), ('# 16 = "carpenter"', "")]),
    ]


def _base_player(edition: int, mode: str, seat: int, language: str) -> Rows:
    if mode == "solo":
        return _solo_player(seat)
    box = BOXES[edition]
    kinds = {"kinds": " ".join(box.livestock), "example": '["sheep", "cow"]'}
    livestock = Sentence("template-livestock", **kinds)
    if GEESE in box.livestock:
        livestock = Sentence("template-livestock-geese", geese=GEESE, **kinds)
    sold = Sentence("template-sold-routes" if box.shields else "template-sold-goods")
    for other, color in box.good_names.items():
        sold = Sentence("parts-then", first=sold, next=Sentence("template-other-name", other=other, name=color))
    rows: Rows = [("[[players]]", "")]
    if mode == "team":
        rows += [
            (f"name = {format_value(say(Sentence('template-team', letter='AB'[seat]), language))}", ""),
            (f"members = {format_value(NAMES[2 * seat : 2 * seat + 2])}", Sentence("template-members")),
            ("track = [0, 0]", Sentence("template-tracks")),
        ]
    else:
        rows += [(f'name = "{NAMES[seat]}"', ""), ("track = 0", Sentence("template-track"))]
    buildings, colors = (format_value(dict.fromkeys(keys, 0)) for keys in (box.buildings, GOODS))
    rows += [
        ("goods = 0", Sentence("template-goods")),
        ("silver = 0", ""),
        ("workers = 0", ""),
        ("monasteries = []", Sentence("template-monasteries", most=box.monasteries)),
        (f"buildings = {buildings}", Sentence("template-buildings")),
        ("livestock = []", livestock),
        (f"sold = {colors}", sold),
        ("bonus_tiles = 0", Sentence("template-bonus-tiles")),
    ]
    if box.shields:
        rows += [
            ("shields = []", Sentence("template-shields", most=box.shields)),
            ('copies = ""', Sentence("template-copies")),
        ]
    rows += [("# empty_spaces = 0", Sentence("template-empty-spaces"))]
    if mode == "standard":
        rows += [("# turn_order = 1", Sentence("template-turn-order"))]
    return rows


def _solo_player(seat: int) -> Rows:
    return [
        ("[[players]]", ""),
        (f'name = "{NAMES[seat]}"', ""),
        ("track = 0", Sentence("template-counter")),
        ("rounds = 0", Sentence("template-rounds")),
        ("empty_spaces = 37", Sentence("template-spaces-left")),
    ]


def _seasons_head() -> Rows:
    return [
        ("", Sentence("template-seasons")),
        ("", Sentence("template-lines")),
        ('game = "seasons"', ""),
        ("winter = false", Sentence("template-winter")),
        ("# date = 2026-11-20", Sentence("template-date")),
        ("", Sentence("template-erected")),
        ('erected = ["keep", "tavern", "small-gate", "big-gate", "stable", "servants-house", "palace"]', ""),
        ("towers = 0", Sentence("template-by-anyone")),
        ("houses = 0", Sentence("template-by-anyone")),
        ("unbuilt = 0", Sentence("template-unbuilt")),
        ("forge = 0", Sentence("template-forge")),
        *BREAK,
        ("", Sentence("template-places")),
        ("", " ".join(place for building in PLACES.values() for place in building)),
    ]


def _seasons_player(seat: int) -> Rows:
    return [
        ("[[players]]", ""),
        (f'name = "{NAMES[seat]}"', ""),
        ("points = 0", Sentence("template-points")),
        ("helpers = []", Sentence("template-helpers", example='["keep", "market", "market"]')),
        ("talers = 0", ""),
        ("silver = 0", Sentence("template-bars")),
        (f"resources = {format_value(dict.fromkeys(RESOURCES, 0))}", ""),
    ]
