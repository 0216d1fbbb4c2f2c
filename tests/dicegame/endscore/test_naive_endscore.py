"""Final scorings done by hand, to trust the naive scorer of the big-box games. Run with pytest, or as a script."""

from typing import Any

from tests.dicegame.endscore import naive_endscore as end


def base(*players: dict[str, Any], edition: int = 2019, mode: str = "standard", **more: Any) -> end.Result:
    return end.score_base({"game": "base", "edition": edition, "mode": mode, "players": list(players)} | more)


def items(player: dict[str, Any], edition: int = 2019, **more: Any) -> dict[str, int]:
    found: dict[str, int] = base({"name": "Anna"} | player, edition=edition, **more).players[0].items
    return found


def codes(result: end.Result) -> list[str]:
    return sorted(fault.code for fault in result.faults)


DARIO = {"monasteries": [15, 25], "sold": {"red": 4, "purple": 3, "pink": 3, "orange": 1}}


def test_the_monastery_tiles_examples_of_2019() -> None:
    assert items(DARIO) == {"monastery 15": 8, "monastery 25": 11}
    ben = {"monasteries": [17, 22], "buildings": {"watchtower": 2, "bank": 4}}
    assert items(ben) == {"monastery 17": 8, "monastery 22": 16}
    assert items({"monasteries": [24], "livestock": ["sheep", "cow", "pig"]}) == {"monastery 24": 12}
    assert items({"monasteries": [26], "bonus_tiles": 3}) == {"monastery 26": 9}


def test_the_yellow_tiles_examples_of_2011() -> None:
    dario = DARIO | {"sold": {"red": 4, "violet": 3, "pink": 3, "orange": 1}}
    assert items(dario, edition=2011) == {"monastery 15": 12, "monastery 25": 11}
    assert items({"monasteries": [24], "livestock": ["cow", "chicken", "sheep"]}, edition=2011) == {"monastery 24": 12}
    assert items({"monasteries": [26], "bonus_tiles": 3}, edition=2011) == {"monastery 26": 6}


def test_leftovers() -> None:
    assert items({"track": 187, "goods": 2, "silver": 3, "workers": 5}) == {
        "track": 187,
        "goods": 2,
        "silver": 3,
        "workers": 2,
    }


def test_crane_and_geese() -> None:
    one = base({"name": "Anna", "monasteries": [17, 22], "buildings": {"crane": 1, "bank": 1}})
    assert one.players[0].items == {"monastery 22": 4, "crane": 4}
    assert one.players[0].crane_as == "watchtower"
    assert items({"buildings": {"crane": 1}}) == {}
    assert items({"monasteries": [29], "buildings": {"crane": 1, "white-castle": 2}}) == {"monastery 29": 8, "crane": 4}
    assert items({"monasteries": [24], "livestock": ["goose", "cow"]}) == {"monastery 24": 8}


def test_tiles_may_be_named_otherwise() -> None:
    player = {"monasteries": [16], "buildings": {"warehouse": 1, "carpenter": 2}}
    assert items(player) == {"monastery 16": 4}
    assert items(player, tiles={"16": "carpenter"}) == {"monastery 16": 8}


def test_shields() -> None:
    assert items({"shields": [1, 7, 14]}) == {"shields": 24}
    assert items({"shields": [1, 7, 13]}) == {"shields": 48}
    assert items(DARIO | {"shields": [10]}) == {"monastery 15": 16, "monastery 25": 22, "shields": 8}
    ben = {"name": "Ben", "monasteries": [17], "buildings": {"watchtower": 5}}
    anna = {"name": "Anna", "shields": [6, 10], "copies": "Ben", "buildings": {"watchtower": 2}}
    result = base(anna, ben)
    assert result.players[0].items == {"shields": 20, "monastery 17": 16}
    assert result.players[1].items == {"monastery 17": 20}
    assert codes(result) == []


def test_ties() -> None:
    anna, ben, carla = {"name": "A", "track": 9}, {"name": "B", "track": 9}, {"name": "C", "track": 1}
    shared = base(anna, ben, carla)
    assert [player.rank for player in shared.players] == [1, 1, 3]
    assert (shared.decided_by, shared.needed) == ("shared", ["empty_spaces"])
    fewer = base(anna | {"empty_spaces": 3}, ben | {"empty_spaces": 2}, carla)
    assert (fewer.winners, fewer.decided_by) == (["B"], "empty spaces")
    one_given = base(anna | {"empty_spaces": 3}, ben, carla)
    assert (one_given.winners, one_given.decided_by) == (["A", "B"], "shared")
    equal = [player | {"empty_spaces": 3} for player in (anna, ben)]
    behind = base(equal[0] | {"turn_order": 1}, equal[1] | {"turn_order": 3}, carla)
    assert (behind.winners, behind.decided_by) == (["B"], "turn order")
    unknown = base(equal[0] | {"turn_order": 1}, equal[1])
    assert (unknown.decided_by, unknown.needed) == ("shared", ["turn_order"])
    order_only = base(anna | {"turn_order": 1}, ben | {"turn_order": 2})
    assert (order_only.decided_by, order_only.needed) == ("shared", ["empty_spaces"])
    assert base(anna, carla).decided_by == "points"


def test_team_and_solo() -> None:
    north = {"name": "N", "members": ["A", "B"], "track": [87, 95], "empty_spaces": 4}
    south = {"name": "S", "members": ["C", "D"], "track": [90, 92], "empty_spaces": 3}
    teams = base(north, south, mode="team")
    assert [player.total for player in teams.players] == [182, 182]
    assert (teams.winners, teams.decided_by) == (["N"], "empty spaces")
    won = base({"name": "A", "rounds": 23, "empty_spaces": 0, "monasteries": [25], "sold": {"red": 2}}, mode="solo")
    assert (won.won, won.rounds_left, won.spaces_left, won.players[0].items) == (True, 2, None, {})
    lost = base({"name": "A", "rounds": 25, "empty_spaces": 2}, mode="solo")
    assert (lost.won, lost.rounds_left, lost.spaces_left) == (False, None, 2)


def test_faults() -> None:
    assert codes(base({"name": "A", "monasteries": [30]})) == ["unknown-tile"]
    assert codes(base({"name": "A", "monasteries": [27]}, edition=2011)) == ["unknown-tile"]
    assert codes(base({"name": "A", "buildings": {"crane": 1}}, edition=2011)) == ["unknown-tile"]
    assert codes(base({"name": "A", "livestock": ["goat"]}, edition=2011)) == ["unknown-tile"]
    assert codes(base({"name": "A", "shields": [3]}, edition=2011)) == ["unknown-tile"]
    assert codes(base({"name": "A", "monasteries": [3, 3]})) == ["tile-twice"]
    assert codes(base({"name": "A", "shields": [3]}, {"name": "B", "shields": [3]})) == ["tile-twice"]
    assert codes(base({"name": "A", "buildings": {"bank": 8}})) == ["too-many"]
    assert codes(base({"name": "A", "buildings": {"bank": 4}}, {"name": "B", "buildings": {"bank": 4}})) == ["too-many"]
    assert codes(base({"name": "A", "sold": {"red": 8}})) == ["too-many"]
    assert codes(base({"name": "A", "shields": [1, 2, 3, 4, 5]})) == ["too-many"]
    assert codes(base({"name": "A", "bonus_tiles": 7})) == ["too-many"]
    assert codes(base(*({"name": name, "bonus_tiles": 5} for name in "ABC"))) == ["too-many"]
    assert codes(base({"name": "A", "silver": -1})) == ["negative"]
    assert codes(base({"name": "A", "shields": [6], "copies": "A"})) == ["copies"]
    assert codes(base({"name": "A", "shields": [6], "copies": "Zoe"})) == ["copies"]
    assert codes(base({"name": "A", "copies": "B"}, {"name": "B"})) == ["copies"]
    assert codes(base({"name": "A", "turn_order": 2}, {"name": "B", "turn_order": 2})) == ["turn-order"]
    assert codes(base({"name": "A", "shields": [6]}, {"name": "B"})) == []


def castle(*players: dict[str, Any], **more: Any) -> end.Result:
    erected = ["keep", "tavern", "small-gate", "big-gate", "stable", "servants-house", "palace"]
    game = {"game": "seasons", "erected": erected, "towers": 2, "houses": 3, "unbuilt": 4, "forge": 5}
    return end.score_seasons(game | {"players": list(players)} | more)


def test_the_tavern_example() -> None:
    anna = {"name": "A", "helpers": ["tavern-12", "market", "market", "palace", "keep", "servants-house"]}
    ben = {"name": "B", "helpers": ["tavern-6", "small-gate", "big-gate", "stable-16", "stable-12"]}
    first, second = castle(anna, ben).players
    assert first.items["tavern-12"] == 11
    assert second.items == {"tavern-6": 5, "small-gate": 2, "big-gate": 4, "stable-16": 9, "stable-12": 6}
    assert first.items["keep"] == 3 * (16 - 11)
    assert first.items["servants-house"] == 4


def test_the_forge_example() -> None:
    both = castle({"name": "A", "helpers": ["forge-10", "forge-6"]}, forge=9).players[0]
    assert both.items == {"forge-10": 9, "forge-6": 4}


def test_palace_and_forge() -> None:
    rich = {"name": "A", "helpers": ["palace"], "silver": 2, "resources": {"stone": 2, "clay": 2, "sand": 3}}
    alone = castle(rich).players[0]
    assert (alone.items, alone.palace_silver) == ({"palace": 2 * 5 + 2 * 5 + 4}, 2)
    smith = {"name": "B", "helpers": ["forge-10"]}
    assert castle(rich, smith).players[1].items == {"forge-10": 7}
    full = rich | {"resources": {"stone": 5}}
    assert castle(full).players[0].palace_silver == 0
    with_forge = castle(full | {"helpers": ["palace", "forge-10"]}).players[0]
    assert (with_forge.items, with_forge.palace_silver) == ({"palace": 25, "forge-10": 7}, 2)
    two = castle(rich | {"helpers": ["palace", "palace"]}).players[0]
    assert two.items == {"palace": 4 * 5 + 2 * 4 + 3}


def test_market_and_granary() -> None:
    assert castle({"name": "A", "helpers": ["market"], "talers": 7}).players[0].items == {"market": 3}
    assert castle({"name": "A", "helpers": ["market", "market"], "talers": 7}).players[0].items == {"market": 7}
    stores = [{"name": name, "helpers": ["granary"]} for name in "ABC"]
    for number, points in ((1, 10), (2, 7), (3, 3)):
        result = castle(*stores[:number], winter=True)
        assert [player.total for player in result.players] == [points] * number
    keeper = castle({"name": "K", "helpers": ["keep", "granary"]}, winter=True).players[0]
    assert keeper.items == {"keep": 45, "granary": 10}


def test_seasons_faults() -> None:
    assert codes(castle({"name": "A", "helpers": ["keep", "keep"]})) == ["too-many"]
    assert codes(castle({"name": "A", "helpers": ["granary"]})) == ["unknown-tile"]
    assert codes(castle({"name": "A", "helpers": ["palace"]}, erected=[])) == ["unknown-tile"]
    assert codes(castle({"name": "A", "helpers": ["market", "forge-6"]}, erected=[])) == []


if __name__ == "__main__":
    for test_name, test in sorted(globals().items()):
        if test_name.startswith("test_"):
            test()
