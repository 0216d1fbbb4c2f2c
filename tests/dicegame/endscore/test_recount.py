"""A finished duchy counted again, against the rulebooks' examples and against playing every order of the tiles out."""

import re
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicegame.endscore.duchy import Duchy, Span, Tile, duchy_faults
from dicegame.endscore.duchyfile import duchy_template, read_duchy
from dicegame.endscore.recount import count_again
from dicegame.endscore.template import game_template
from dicegame.endscore.values import EntryError
from padgen.hexgrid import Hex
from padgen.names import load
from tests.dicegame.endscore.test_cli import dicegame

RING = "base:GG/GCG/GG"
"""One pasture of six around the castle."""
TWO = "base:GG/KCS/GG"
"""Two pastures of two, a monastery, a river."""


def duchy(layout: str, rows: str, **more: object) -> Duchy:
    extra = "\n".join(f"{key} = {value}" for key, value in more.items())
    return read_duchy(f'edition = 2019\nlayout = "{layout}"\nduchy = """\n{rows}\n"""\n{extra}')


def found(layout: str, rows: str, word: str, **more: object) -> list[tuple[int, int]]:
    return [(line.low, line.high) for line in count_again(duchy(layout, rows, **more)).lines if word in str(line.label)]


def test_livestock_example_of_both_rulebooks() -> None:
    # rules/000 and 002, Livestock / Animal: 4 cow beside 3 cow: 7; another 4 cow: 11; a 2 sheep beside a 3 sheep: 5
    rows = "cow3A sheep3A\ncow4B x cow4C\nsheep2D ."
    assert found(RING, rows, "Pasture") == [(6, 6), (7, 7), (11, 11), (5, 5)]


def test_monastery_7_example_of_both_rulebooks() -> None:
    # rules/000, 001 and 002, 7: 3 sheep beside a 4 sheep: (3+1) + (4+1) = 9; then a 2 pig: 3
    layout = "base:GG/KCG/GG"
    rows = "sheep4A sheep3C\nm7B x pig2D\n. ."
    assert found(layout, rows, "Pasture") == [(4, 4), (9, 9), (3, 3)]


def test_geese_example() -> None:
    # rules/000 and 001, Expansions, Geese: beside a 2 and a 3 cow 2+2+3 = 7; then a 4 pig 4+2 = 6
    rows = "cow2A1 cow3A2\ngooseB x pig4C\n. ."
    assert found(RING, rows, "Pasture") == [(2 + 5, 2 + 5), (7, 7), (6, 6)]


def test_inn_example() -> None:
    # rules/000, Expansions, The Inns: an inn in a size 4 area: 15 instead of 10 points
    layout = "base:GG/GCG/SS"
    with_inn, without = "cow2E pig2E\ninnE x sheep2E\n. .", "cow2E pig2E\ngoat2E x sheep2E\n. ."
    assert found(layout, with_inn, "size 5, an inn") == [(15 + 2, 15 + 2)]
    assert found(layout, without, "size 4") == [(10 + 2, 10 + 2)]


def test_shield_17_scores_the_next_size() -> None:
    # rules/000 and 001, The Shields, 17: a size 3 area (6) scores as size 4 (10)
    layout, rows = "base:MM/MCS/KK", "mineA mineA\nmineC x .\n. ."
    assert found(layout, rows, "size 3") == [(6 + 6, 6 + 6)]
    assert found(layout, rows, "size 3", shields='{ 17 = "B" }') == [(10 + 6, 10 + 6)]
    assert found(layout, rows, "size 3", shields='{ 17 = "C" }') == [(6 + 6, 10 + 6)]
    assert found(layout, rows, "size 3", shields='{ 17 = "A-C" }') == [(6 + 6, 10 + 6)]
    assert found(layout, rows, "size 3", shields='{ 17 = "A-B" }') == [(12, 12)]
    assert found(layout, rows, "size 3", shields='{ 17 = "D" }') == [(12, 12)]


def test_sizes_and_phases() -> None:
    # rules/000, Additional rules for placing hex tiles: 1 to 36 points by size, 10 to 2 by phase
    sizes = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
    for (size, points), (phase, more) in product(sizes.items(), zip("ABCDE", (10, 8, 6, 4, 2), strict=True)):
        around = ["S"] * size + ["K"] * (6 - size)
        tokens = [f"ship{phase}"] * size + ["."] * (6 - size)
        order = (0, 1, 3, 5, 4, 2)  # clockwise, so that the ships hang together
        letters, words = [""] * 6, [""] * 6
        for position, letter, token in zip(order, around, tokens, strict=True):
            letters[position], words[position] = letter, token
        layout = f"base:{letters[0]}{letters[1]}/{letters[2]}C{letters[3]}/{letters[4]}{letters[5]}"
        rows = f"{words[0]} {words[1]}\n{words[2]} x {words[3]}\n{words[4]} {words[5]}"
        assert found(layout, rows, "River") == [(points + more, points + more)]


def test_the_starting_castle_alone_scores_nothing_but_counts_in_its_area() -> None:
    assert found(RING, ". .\n. x .\n. .", "Castles") == [(0, 0)]
    assert found("base:CG/GCG/GG", "castleD .\n. x .\n. .", "Castles at") == [(3 + 4, 3 + 4)]


def test_watchtowers_and_the_crane() -> None:
    rows = "watchtowerA bankB\ncraneC x watchtowerE\n. ."
    layout = "base:BB/BCB/BB"
    assert found(layout, rows, "Watchtower") == [(4, 4), (4, 4)]
    assert found(layout, rows, "Crane") == [(0, 4)]


def test_order_within_a_phase_is_a_range_until_it_is_written() -> None:
    assert found(RING, "cow4A cow3A\n. x .\n. .", "Pasture") == [(10, 11)]
    assert found(RING, "cow4A1 cow3A2\n. x .\n. .", "Pasture") == [(11, 11)]
    assert found(RING, "cow4A2 cow3A1\n. x .\n. .", "Pasture") == [(10, 10)]


def test_shield_1_joins_all_pastures() -> None:
    # rules/000 and 001, The Shields, 1
    rows = "cow4A .\n. x .\ncow3C ."
    assert found(TWO, rows, "Pasture") == [(4, 4), (3, 3)]
    assert found(TWO, rows, "Pasture", shields='{ 1 = "B" }') == [(4, 4), (7, 7)]
    assert found(TWO, rows, "Pasture", shields='{ 1 = "C" }') == [(4, 4), (3, 7)]
    assert found(TWO, rows, "Pasture", shields='{ 1 = "A-B" }')[1] == (3, 3)


def test_border_posts() -> None:
    # rules/000 and 001, Expansions, New duchies: two posts connected 10 to 2 points by phase
    rows = ". . . .\nm1A m2A m3B m4B m5C\n. . . . . .\n. . . x . . .\n. . . . . .\n. . . . .\n. . . ."
    # On 11a the second row runs from the post at its left end to the one at its right end.
    assert found("base-11a", rows, "border post") == [(6, 6)]
    assert found("base-1", ". . . .\n" + "\n".join([". . . . .", *rows.splitlines()[2:]]), "border post") == []


ALL_POSTS_JOINED = """
. . . .
m1A m2A m3B m4B m5C
shipD . . . . bankD
bankD . . x . . mineD
bankD . . . . mineD
castleD . . . castleD
mineD shipE cow2E churchE
"""


def test_all_border_posts() -> None:
    # rules/000 and 001, Expansions, New duchies: the first to connect all three gets the usual color bonus
    rows = ALL_POSTS_JOINED
    assert found("base-11a", rows, "border posts", players=4, first='["posts"]') == [(6, 6), (7, 7)]
    assert found("base-11a", rows, "third border post") == [(0, 2)]
    assert found("base-11a", rows, "third border post", **{"third-post": '"again"'}) == [(2, 2)]
    assert found("base-11a", rows, "third border post", **{"third-post": '"once"'}) == []
    assert found("base-11a", rows, "All border posts", players=2, second='["posts"]') == [(2, 2)]


@pytest.mark.parametrize(
    ("reading", "low", "high"), [({}, 7, 14), ({"post-bonus": '"points"'}, 7, 7), ({"post-bonus": '"tile"'}, 14, 14)]
)
def test_whether_shield_7_doubles_the_bonus_for_all_posts_is_a_reading(reading: dict[str, str], low: int, high: int) -> None:
    # rules/000 and 001, Shield 7 speaks of bonus tiles, and Game materials has none for border posts
    held: dict[str, object] = {"players": 4, "first": '["posts", "building"]', "shields": '{ 7 = "A" }', **reading}
    assert found("base-11a", ALL_POSTS_JOINED, "All border posts", **held) == [(low, high)]
    assert found("base-11a", ALL_POSTS_JOINED, "third border post", **held) == [(0, 2)], "phase points are not doubled"
    notes = " ".join(map(str, count_again(duchy("base-11a", ALL_POSTS_JOINED, **held)).notes))
    assert ('enter post-bonus = "points" or post-bonus = "tile"' in notes) == (not reading)
    late = held | {"shields": '{ 7 = "E" }'}
    assert found("base-11a", ALL_POSTS_JOINED, "All border posts", **late) == [(7, max(high, 7))]


def test_two_players_join_two_posts_in_a_and_all_in_c() -> None:
    # EXPANSIONS: 10 points in A, then 6 and 5 in C
    rows = re.sub(r"E\b", "C", re.sub(r"[BCD]\b", "A", ALL_POSTS_JOINED))
    again = {"players": 2, "first": '["posts"]', "third-post": '"again"'}
    assert found("base-11a", rows, "order post", **again) == [(10, 10), (6, 6), (5, 5)]


def test_bonus_tiles() -> None:
    # rules/000, Additional rules: 5, 6 or 7 for the first, 2, 3 or 4 for the second
    layout, rows = "base:MM/MCS/KK", "mineA mineA\nmineC x .\n. ."
    assert found(layout, rows, "Mines complete") == [(0, 7)]
    assert found(layout, rows, "Mines complete", players=3) == [(0, 6)]
    assert found(layout, rows, "Mines complete", players=3, first='["mine"]') == [(6, 6)]
    assert found(layout, rows, "Mines complete", players=4, second='["mine"]') == [(4, 4)]
    assert found(layout, rows, "Mines complete", players=4, first="[]") == []
    assert found(layout, rows, "Mines complete", players=2, first='["mine"]', shields='{ 7 = "A" }') == [(10, 10)]
    assert found(layout, rows, "Mines complete", players=2, first='["mine"]', shields='{ 7 = "C" }') == [(5, 10)]


def test_sales() -> None:
    rows = ". .\n. x .\n. ."
    assert found(RING, rows, "sold", sold=11) == [(22, 44)]
    assert found(RING, rows, "sold", sold="{ red = 4, pink = 7 }", players=4) == [(44, 44)]
    assert found(RING, rows, "sold", sold=2, players=2, shields='{ 12 = "B" }') == [(4, 8)]


TILES = st.sampled_from(["cow2", "cow4", "pig3", "sheep2", "goose2"])


@given(
    st.lists(st.tuples(TILES, st.sampled_from("AB"), st.sampled_from(["", "1", "2"])), min_size=1, max_size=4),
    st.sampled_from([None, "A", "B", "C"]),
    st.sampled_from([None, (0, 4, False), (1, 4, False), (0, 1, True), (1, 1, True)]),
)
def test_livestock_against_playing_every_order_out(
    herd: list[tuple[str, str, str]], monastery: str | None, shield: tuple[int, int, bool] | None
) -> None:
    layout = load(TWO)
    hexes = [hex_ for hex_, cell in layout.cells.items() if cell.color == "livestock"]
    tiles = {
        hex_: Tile(kind[:-1], int(kind[-1]), "AB".index(phase), int(order) if order else None)
        for hex_, (kind, phase, order) in zip(hexes, herd, strict=False)
    }
    if monastery:
        tiles[Hex(-1, 0)] = Tile("m", 7, "ABC".index(monastery))
    spans = {1: Span(*shield)} if shield else {}
    lines = count_again(Duchy(2019, layout, tiles, shields=spans)).lines
    got = [line for line in lines if str(line.rule).endswith("Livestock")]
    totals = set(_played_out(tiles, shield))
    assert (sum(line.low for line in got), sum(line.high for line in got)) == (min(totals), max(totals))


def _played_out(tiles: dict[Hex, Tile], shield: tuple[int, int, bool] | None) -> list[int]:
    """The total of every order, one tile after the other, written from the rulebook without a look at herds.py."""
    happenings: list[list[object]] = [[], []]
    for hex_, tile in tiles.items():
        if tile.phase < 2:
            happenings[tile.phase].append(hex_)
    if shield:
        happenings[shield[0]].append("on")
        if shield[2]:
            happenings[shield[1]].append("off")
    totals = []
    for orders in product(*(list(permutations(phase)) for phase in happenings)):
        numbered = [
            [tiles[thing].order for thing in phase if isinstance(thing, Hex) and tiles[thing].order] for phase in orders
        ]
        if any(numbers != sorted(numbers) for numbers in numbered):  # type: ignore[type-var]  # no None is left
            continue
        total, seven, joined, gone = 0, False, False, False
        lying: list[Hex] = []
        for thing in (thing for phase in orders for thing in phase):
            if thing == "on":
                joined = True
            elif thing == "off":
                gone = True
            elif isinstance(thing, Hex) and tiles[thing].kind == "m":
                seven = True
            elif isinstance(thing, Hex):
                new = tiles[thing]
                beside = [tiles[other] for other in lying if (joined and not gone) or (other.r < 0) == (thing.r < 0)]
                scoring = [new]
                if new.kind == "goose":
                    options = [[tile for tile in beside if tile.kind == kind] for kind in {tile.kind for tile in beside}]
                    scoring += max(options, key=lambda option: sum(tile.number + seven for tile in option), default=[])
                else:
                    scoring += [tile for tile in beside if tile.kind in (new.kind, "goose")]
                total += sum(tile.number + seven for tile in scoring)
                lying.append(thing)
        totals.append(total)
    return totals


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        (". .\n. . .\n. .", "start-castle"),
        ("x .\n. x .\n. .", "start-castle"),
        ("bankA .\n. x .\n. .", "wrong-color"),
        ("cow5A .\n. x .\n. .", "unknown-tile"),
        ("chicken2A .\n. x .\n. .", "unknown-tile"),
        ("gooseA gooseB\n. x .\n. .", "tile-twice"),
        ("innA innB\n. x .\n. .", "inn-twice"),
    ],
)
def test_faults(rows: str, code: str) -> None:
    assert code in [fault.code for fault in duchy_faults(duchy(RING, rows))]


@pytest.mark.parametrize(("players", "most"), [(2, 31), (3, 34), (4, 37), (None, 37)])
def test_no_more_goods_are_sold_than_are_in_play(players: int | None, most: int) -> None:
    """25 on the board, and three for each player at the start (2019 rulebook, Game setup)."""
    for sold, wrong in ((most, False), (most + 1, True)):
        entered = {"sold": sold} | ({"players": players} if players else {})
        codes = [fault.code for fault in duchy_faults(duchy(RING, ". .\n. x .\n. .", **entered))]
        assert ("too-many" in codes) == wrong


def test_a_building_twice_in_a_town() -> None:
    # rules/000 and 002, Buildings: one of each type to a town; 1: no longer, once that tile lies in the duchy
    def codes(rows: str, **more: object) -> list[str]:
        return [fault.code for fault in duchy_faults(duchy("base:BB/KCB/SB", rows, **more))]

    assert codes("bankA bankB\n. x .\n. .") == ["building-twice"]
    assert codes("bankA churchB\n. x .\n. churchC") == ["building-twice"]
    assert codes("bankA churchA\n. x marketA\n. .") == []
    assert codes("bankA bankB\nm1C x .\n. .") == ["building-twice"]
    assert codes("bankA bankB\nm1B x bankD\n. .") == []
    assert codes("bankA bankC\n. x .\n. .", shields='{ 6 = "B-D" }') == []
    assert codes("bankA bankC\n. x .\n. .", shields='{ 6 = "D" }') == ["building-twice"]
    apart = duchy("base:BB/KCK/BB", "bankA .\n. x .\n. bankB")
    assert not duchy_faults(apart)


def test_a_tile_that_nothing_joins_to_the_starting_castle() -> None:
    # rules/000 and 002, Place a tile in the duchy: beside another tile; The Shields, 18: anywhere
    layout = "base:SSG/SSGG/SSCGG/SSGG/SSG"

    def faults(rows: str, **more: object) -> list[str]:
        return [fault.message for fault in duchy_faults(duchy(layout, rows, **more)) if fault.code == "not-connected"]

    far = ". . .\n. . . .\nshipA shipB x . .\n. . . .\n. . ."
    assert faults(far) == [
        "in phase A, no chain of tiles joins these to the starting castle: hex 8 (row 3, place 1);"
        " only shield 18 allows that"
    ]
    assert faults(far.replace("shipA shipB", "shipB shipA")) == faults(far.replace("shipA shipB", "shipA shipA")) == []
    assert faults(far.replace("shipB", ".")) != []
    for phases in ("A", "E", "B-C"):
        assert faults(far, shields=f'{{ 18 = "{phases}" }}') == []
    assert faults(far, shields='{ 17 = "A" }') != []
    two = ". . cow2A\nshipA . . .\n. . x . .\nshipB . . .\n. . ."
    assert [message.partition("these")[0] for message in faults(two)] == [
        f"in phase {p}, no chain of tiles joins " for p in "AAB"
    ]
    assert len(faults(". . .\n. . . .\nshipA . x . .\nshipA . . .\n. . .")) == 1


def test_more_of_a_tile_than_the_box_holds() -> None:
    # BASEGAME: of each animal two tiles with 2, three with 3, two with 4
    def faults(rows: str, edition: int = 2019, layout: str = RING) -> list[str]:
        text = f'edition = {edition}\nlayout = "{layout}"\nduchy = """\n{rows}\n"""'
        return [fault.message for fault in duchy_faults(read_duchy(text)) if fault.code == "too-many"]

    assert faults("cow4A cow4B\ncow4C x cow4D\n. .") == ["cow 4 is in the duchy 4 times; the box has 2"]
    assert faults("chicken2A chicken2B\nchicken2C x .\n. .", 2011) == ["chicken 2 is in the duchy 3 times; the box has 2"]
    assert faults("cow3A cow3B\ncow3C x sheep3A\nsheep3B sheep3C") == []
    assert faults("cow4A cow4B\npig4C x pig4D\ncow2A cow2A") == []
    towns = "base:BBB/BBBB/BBCBB/BBBB/BBB"
    assert faults("bankA bankA bankA\nbankA bankA bankA bankA\nbankA . x . .\n. . . .\n. . .", layout=towns) == [
        "bank is in the duchy 8 times; the box has 7"
    ]
    inns = "base:SKG/BSKG/BSCKG/BSKG/MSK"
    assert not faults("innA innA innA\ninnA . . .\n. . x . .\n. . . .\ninnA . .", layout=inns)
    assert faults("innA innA innA\ninnA . . .\n. . x . .\n. . . .\ninnA innA .", layout=inns) == [
        "inn is in the duchy 6 times; the box has 5"
    ]


def test_two_white_castles_in_a_town_are_a_question() -> None:
    twice = duchy("base:BB/KCB/SB", "white-castleA white-castleB\n. x .\n. .")
    assert duchy_faults(twice) == ()
    assert any(
        str(note).startswith("2 white castles in the town at hex 1 (row 1, place 1)") for note in count_again(twice).notes
    )
    once = duchy("base:BB/KCB/SB", "white-castleA bankB\n. x .\n. .")
    assert not any("white castles" in str(note) for note in count_again(once).notes)


def test_a_monastery_on_a_wrong_hex_is_named() -> None:
    (fault,) = duchy_faults(duchy(RING, "m7A .\n. x .\n. ."))
    assert fault.message.startswith("monastery 7 at hex 1 (row 1, place 1), ")


def test_claims_that_cannot_be() -> None:
    clash = duchy(RING, ". .\n. x .\n. .", first='["castle"]', second='["castle"]')
    assert [fault.code for fault in duchy_faults(clash)] == ["claim-clash"]
    for claim in ("livestock", "posts"):
        open_ = duchy(RING, ". .\n. x .\n. .", first=f'["{claim}"]')
        assert [fault.code for fault in duchy_faults(open_)] == ["color-not-complete"]


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (". .\n. x .", "2 rows; the layout"),
        (". .\n. x\n. .", "row 2 has 2 words, expected 3"),
        ("cow4 .\n. x .\n. .", "row 1, place 1: 'cow4' has no phase"),
        ("cowA .\n. x .\n. .", "expected a number before the phase, such as cow4A"),
        ("ship3A .\n. x .\n. .", "expected no number before the phase"),
        ("ox4A .\n. x .\n. .", "unknown tile 'ox4A'"),
        ("cow4F .\n. x .\n. .", "unknown tile 'cow4F'"),
    ],
)
def test_rows_that_cannot_be_read(rows: str, message: str) -> None:
    with pytest.raises(EntryError, match=message):
        duchy(RING, rows)


def test_files_of_other_commands_name_them() -> None:
    with pytest.raises(EntryError, match="dicegame endscore FILE"):
        read_duchy(game_template("base"))
    with pytest.raises(EntryError, match="dicegame score FILE"):
        read_duchy('game = "dice"')


@pytest.mark.parametrize("layout", ["base-1", "base-11a", TWO])
def test_the_template_reads_as_an_empty_duchy(layout: str) -> None:
    assert count_again(read_duchy(duchy_template(layout))).high == 0


def test_a_duchy_with_several_mistakes_names_all_of_them() -> None:
    with pytest.raises(EntryError) as refused:
        duchy(RING, "cowA4 sheep3A\nwatchtwerB x\nox4A .", track='"many"', frist='["mine"]')
    assert [str(sentence).partition(";")[0] for sentence in refused.value.sentences] == [
        "track: expected a whole number up to 99999",
        "unknown key 'frist'",
        "duchy: row 1, place 1: 'cowA4': expected a number before the phase, such as cow4A",
        "duchy: row 2 has 2 words, expected 3",
        "duchy: row 2, place 1: unknown tile 'watchtwerB'",
        "duchy: row 3, place 1: unknown tile 'ox4A'",
    ]
    assert str(refused.value.sentences[4]).endswith("did you mean 'watchtowerB'?")


def test_the_template_offers_the_readings_of_border_posts_where_there_are_some() -> None:
    assert "post-bonus" not in duchy_template("base-1")
    text = duchy_template("base-11a")
    for line in ('post-bonus = "points"', 'third-post = "again"'):
        assert f"\n# {line}" in text
        text = text.replace(f"# {line}", line)
    read = read_duchy(text)
    assert (read.post_bonus, read.third_post) == ("points", "again")


def test_the_template_of_a_duchy_stands_beside_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    beside = dicegame(capsys, "template", "duchy", "base-1")
    assert beside[0] == 0
    assert beside == dicegame(capsys, "recount", "--template", "base-1")
    assert dicegame(capsys, "template", "duchy", "a")[0] == 1


@pytest.mark.parametrize("layout", ["base-13a", "base-13b"])
def test_a_duchy_of_the_solo_game_is_refused(layout: str) -> None:
    with pytest.raises(EntryError, match=f"expected a duchy for several players; {layout} is for the solo game"):
        read_duchy(f'edition = 2019\nlayout = "{layout}"\nduchy = ""')
    with pytest.raises(EntryError, match="for the solo game"):
        duchy_template(layout)
