"""The score report of a game: every point with its rule. The end scorer (`dicegame.endscore`) computes the final scoring."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from dicegame.base.game import Game
from dicegame.base.state.duchy import (
    AREAS,
    COLORS,
    HERDS_POINTS,
    PHASE_POINTS,
    POSTS,
    POSTS_EACH,
    ROUTES,
    SALES,
    SOURCES,
)
from dicegame.base.state.market import ROUNDS, TURNS
from dicegame.base.state.moves import USE
from dicegame.base.state.tiles import (
    ANIMALS_ON,
    BUILDING,
    COLOR_NAMES,
    COLOR_OF,
    GOOD_NAMES,
    INN,
    NAMES,
    name_and_number,
    tile_sentence,
)
from dicegame.base.state.views import Gain
from dicegame.base.supply import PHASE_NAMES, SOLO
from dicegame.base.words.layout_text import layout_text
from dicegame.endscore.base import score_base
from dicegame.endscore.lines import lines_by_source
from dicegame.endscore.tally import BaseGame, Player
from dicegame.report import Line, Outcome, Report
from padgen.endtables import BOXES, COLOR_BONUS
from padgen.language import Sentence

ADDED = {"posts": "borders", "routes": "routes"}
"""The sources that only games with an expansion have."""
END_SOURCES = ("monasteries", "goods", "silver", "workers", "shields")
"""The sources of points that the end scorer counts."""
HEADINGS = {
    "areas": "heading-additional",
    "phases": "heading-additional",
    "colors": "heading-additional",
    "livestock": "heading-livestock",
    "sales": "heading-sell",
    "watchtowers": "heading-watchtower",
    "posts": "heading-duchies",
    "routes": "heading-routes",
}


def report_of(game: Game) -> Outcome:
    """Return the score report: with the final scoring if the game is over, otherwise with the points so far."""
    if game.setup.mode == SOLO:
        return _solo(game)
    own = [tuple(_gains(game, player)) for player in range(len(game.setup.names))]
    if not game.over:
        return _so_far(game, own)
    outcome = score_base(end_tally(game))
    pairs = zip(outcome.players, own, strict=True)
    return replace(outcome, players=tuple(replace(end, lines=(*gained, *end.lines[1:])) for end, gained in pairs))


def _solo(game: Game) -> Outcome:
    """Return the outcome of a solo game, which is won or lost and has no total of points (The Solo Game)."""
    empty, report = len(game.setup.layout.cells) - len(game.placed[0]), Report(game.setup.names[0], ())
    if game.over and not empty:
        left = TURNS - (game.phase * ROUNDS + game.round + 1)
        return Outcome((report,), (report.name,), "empty spaces", solo={"won": True, "rounds_left": left})
    won = False if game.over else None
    return Outcome((report,), (), "empty spaces", solo={"won": won, "spaces_left": empty})


def points_by_source(game: Game) -> list[dict[str, int]]:
    """Return each player's points by source: first the sources during the game, then those of the final scoring.

    The solo game has none.
    """
    if game.setup.mode == SOLO:
        return [{}]
    tally = end_tally(game)
    found = []
    for player in range(len(game.setup.names)):
        by = dict(zip(SOURCES, game.side(player).points, strict=True))
        for source, module in ADDED.items():
            if module not in game.setup.modules:
                by.pop(source, None)
        scored = lines_by_source(tally, tally.players[player]) if game.over else {}
        ends = END_SOURCES if "shields" in game.setup.modules else END_SOURCES[:-1]
        found.append(by | {source: sum(line.points for line in scored.get(source, ())) for source in ends})
    return found


def lines_of_points(game: Game) -> list[dict[str, tuple[Line, ...]]]:
    """Return for each player the lines that explain each number of `points_by_source`, with their rules.

    Lines without points are left out. Unlike in the report, the points for the phase of an area have a line of their own.
    The solo game has none.
    """
    if game.setup.mode == SOLO:
        return [{}]
    tally, found = end_tally(game), []
    for player, by_source in enumerate(points_by_source(game)):
        lines: dict[str, list[Line]] = {source: [] for source in by_source}
        for gain in game.gains:
            if gain.player == player:
                lines[SOURCES[gain.source]] += _lines(game, gain)
        if game.over:
            for source, scored in lines_by_source(tally, tally.players[player]).items():
                if source in END_SOURCES and source in lines:
                    lines[source] += scored
        found.append({source: tuple(line for line in own if line.points) for source, own in lines.items()})
    return found


def end_tally(game: Game) -> BaseGame:
    """Return the final points, goods, silver, workers and tiles of all players in the form that the end scorer reads."""
    players = tuple(_tally(game, player) for player in range(len(game.setup.names)))
    tiles = {
        int(key.rpartition("-")[2]): value for key, value in game.setup.readings.items() if key.startswith("monastery-")
    }
    if game.setup.edition == 2011:
        del tiles[29]
    setup, readings = game.setup, game.setup.readings
    mode = setup.mode or "standard"
    return BaseGame(setup.edition, players, mode, tiles=tiles, tie=readings["tie"], post_bonus=readings["post-bonus"])


def _tally(game: Game, player: int) -> Player:
    late = game.setup.readings["order"] == "round"
    order = list(game.state.order) if late else game.market.order
    side, tiles = game.side(player), [placed.tile for placed in game.placed[player]]
    buildings = Counter(NAMES[tile] for tile in tiles if COLOR_OF[tile] == BUILDING)
    livestock = {name_and_number(tile)[0] for tile in tiles if ANIMALS_ON[tile]}
    layout = game.setup.layouts[player]
    name = layout_text(layout)
    return Player(
        game.setup.names[player],
        layout=name if "\n" not in name else "",
        track=(sum(side.points),),
        goods=sum(side.goods),
        silver=side.silver,
        workers=side.workers,
        monasteries=tuple(number for number in side.monasteries if number not in side.lent),
        buildings={building: buildings[building] for building in BOXES[game.setup.edition].buildings},
        livestock=tuple(sorted(livestock)),
        sold=dict(zip(GOOD_NAMES, side.sold, strict=True)),
        bonus_tiles=len(side.large) + len(side.small),
        shields=side.shields,
        copies=game.setup.names[side.copied] if side.copied >= 0 else "",
        empty_spaces=len(layout.cells) - len(tiles),
        turn_order=order.index(player) + 1,
        rounds=ROUNDS * game.phase + game.round + 1 if game.setup.mode else None,
    )


def _gains(game: Game, player: int) -> Iterator[Line]:
    """Yield a line of the report for everything that brought a player points during the game."""
    for gain in game.gains:
        if gain.player != player or gain.source == PHASE_POINTS:
            continue
        more = _phase_points(game, gain) if gain.source == AREAS else 0
        yield from (replace(line, points=line.points + more) for line in _lines(game, gain))


def _lines(game: Game, gain: Gain) -> Iterator[Line]:
    """Yield the lines of a gain. Only border posts can have several."""
    rule = Sentence("rule-base", edition=game.setup.edition, heading=Sentence(_heading(gain, SOURCES[gain.source])))
    if gain.source == POSTS:
        earlier = game.gains[: game.gains.index(gain)]
        first = not any((one.player, one.source) == (gain.player, POSTS) for one in earlier)
        yield from (Line(label, points, rule) for label, points in _posts(game, gain, first))
        return
    label = _label(game, gain)
    yield Line(Sentence("base-raised", what=label, shield=gain.shield) if gain.shield else label, gain.points, rule)


def _heading(gain: Gain, source: str) -> str:
    return "heading-crane" if gain.move.kind == USE else HEADINGS[source]


def _posts(game: Game, gain: Gain, first: bool) -> Iterator[tuple[Sentence, int]]:
    """Yield the labels and points for posts that a move joined: the first two, the third, and the bonus for all.

    `first` says that no post was joined before. The last of a player's gains for posts has the bonus, if there is one.
    """
    side, phase = game.side(gain.player), PHASE_NAMES[gain.phase]
    later = any(one.player == gain.player and one.source == POSTS for one in game.gains[game.gains.index(gain) + 1 :])
    each = game.setup.boards[gain.player].phase_bonus[gain.phase]
    once, all_three = game.setup.readings["third-post"] == "once", side.posts == POSTS_EACH and not later
    if first:
        yield Sentence("recount-two-posts", phase=phase), each
    third = each if all_three and not once else 0
    if third:
        yield Sentence("base-third-post", phase=phase), third
    if bonus := gain.points - (each if first else 0) - third:
        label = Sentence("base-all-posts", place="first" if side.post_bonus == 1 else "second", phase=phase)
        printed = COLOR_BONUS[len(game.setup.names)][side.post_bonus - 1]
        yield (Sentence("base-raised", what=label, shield=7) if bonus > printed else label), bonus


def _phase_points(game: Game, area: Gain) -> int:
    """Return the bonus points for the phase in which an area was completed. `area` is the gain for the area itself."""
    return next(
        gain.points
        for gain in game.gains
        if gain.source == PHASE_POINTS and (gain.player, gain.move, gain.phase) == (area.player, area.move, area.phase)
    )


def _label(game: Game, gain: Gain) -> Sentence:
    """Return the reason for points that were gained during the game, as the label of a line in the report."""
    layout, phase = game.setup.layouts[gain.player], PHASE_NAMES[gain.phase]
    if gain.source == SALES:
        good = Sentence(f"word-{GOOD_NAMES[gain.move.what]}")
        return Sentence("base-sold", good=good, phase=phase)
    if gain.source == ROUTES:
        return Sentence("base-route-gain", phase=phase)
    if gain.move.kind == USE:
        return Sentence("base-crane-watchtower", phase=phase)
    hexes = tuple(layout.cells)
    hex_ = hexes[gain.move.hex]
    if gain.source in (AREAS, PHASE_POINTS):
        area = layout.area_of[hex_]
        where = Sentence(f"area-{area.color}", place=Sentence("base-hex-number", hex=layout.numbers[area.hexes[0]]))
        with_inn = any(tile.tile == INN and hexes[tile.hex] in area.hexes for tile in game.placed[gain.player])
        what = Sentence("recount-area-inn" if with_inn else "recount-area", area=where, size=len(area.hexes))
        return Sentence("recount-in-phase", what=what, phase=phase)
    if gain.source == COLORS:
        color = layout.cells[hex_].color
        large = COLOR_NAMES.index(color) in game.side(gain.player).large
        return Sentence("base-complete", color=color, phase=phase, size="large" if large else "small")
    what = tile_sentence(gain.move.what)
    key = "base-herd" if gain.source == HERDS_POINTS else "base-watchtower"
    return Sentence(key, tile=what, hex=gain.move.hex + 1, phase=phase)


def _so_far(game: Game, lines: list[tuple[Line, ...]]) -> Outcome:
    """Return the score report for the points so far. Ties are not broken."""
    totals = [game.points(player) for player in range(len(lines))]
    reports = [
        Report(name, own, 1 + sum(other > total for other in totals))
        for name, own, total in zip(game.setup.names, lines, totals, strict=True)
    ]
    winners = tuple(report.name for report in reports if report.rank == 1)
    return Outcome(tuple(reports), winners, "points" if len(winners) == 1 else "shared")
