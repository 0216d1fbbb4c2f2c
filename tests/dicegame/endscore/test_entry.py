"""Files of finished games: what is read, what is refused with which words, round trips that change nothing."""

import csv
import io
import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicegame.cli.report import COUNT_HEADER, csv_text
from dicegame.endscore.entry import end_data, entry_data, entry_of, format_entry, read_entry, score_entry
from dicegame.endscore.tally import BaseGame, Game
from dicegame.endscore.template import game_template
from dicegame.endscore.values import EntryError
from tests.dicegame.endscore.endscore_games import base_games, seasons_games

EXAMPLE = """
game = "base"
edition = 2019
mode = "standard"
date = 2026-11-20
[[players]]
name = "Anna"
track = 187
goods = 2
silver = 3
workers = 5
monasteries = [15, 17, 22]
buildings = { watchtower = 2, bank = 4 }
livestock = ["sheep", "cow", "pig"]
sold = { red = 4, purple = 3, pink = 3, orange = 1 }
bonus_tiles = 3
shields = []
copies = ""
empty_spaces = 5
turn_order = 1
"""
SEASONS = """
game = "seasons"
winter = false
erected = ["keep", "tavern", "small-gate", "big-gate", "stable", "servants-house", "palace"]
towers = 2
houses = 3
unbuilt = 4
forge = 5
[[players]]
name = "Anna"
points = 61
helpers = ["keep", "tavern-12", "forge-10"]
talers = 7
silver = 1
resources = { sand = 2, wood = 1, clay = 0, stone = 3 }
"""
GAMES = base_games() | seasons_games()


def test_the_examples() -> None:
    # 187 + 2 + 3 + 2 pairs + 4 kinds x 2 + 2 watchtowers x 4 + 4 banks x 4
    assert score_entry(read_entry(EXAMPLE)).players[0].total == 187 + 2 + 3 + 2 + 8 + 8 + 16
    # 61 + 3 x 13 of 16 places free + 3 helpers + 5 bars
    assert score_entry(read_entry(SEASONS)).players[0].total == 61 + 39 + 3 + 5


@pytest.mark.slow
@given(GAMES)
def test_toml_and_json_round_trips_change_nothing(game: Game) -> None:
    assert read_entry(format_entry(game)) == game
    assert read_entry(json.dumps(entry_data(game))) == game
    assert entry_of(entry_data(game)) == game


@pytest.mark.slow
@given(GAMES, st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), max_size=5))
def test_the_csv_and_json_of_a_report_hold_all_of_it(game: Game, file: str) -> None:
    outcome = score_entry(game)
    text = csv_text([(file, report) for report in outcome.players], COUNT_HEADER)
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert [(row["player"], row["label"], row["rule"]) for row in rows] == [
        (player.name, str(line.label), str(line.rule)) for player in outcome.players for line in player.lines
    ]
    data = json.loads(json.dumps(end_data(game, outcome, file)))
    for seat, player in enumerate(data["players"]):
        own = [row for row in rows if row["player"] == player["name"]]
        assert [int(row["points"]) for row in own] == [line["points"] for line in player["lines"]]
        assert [int(row["count"]) * int(row["each"]) for row in own] == [line["points"] for line in player["lines"]]
        assert player["total"] == sum(line["points"] for line in player["lines"]) == outcome.players[seat].total
    assert data["winners"] == list(outcome.winners)


@pytest.mark.parametrize("mode", ["standard", "team", "solo"])
@pytest.mark.parametrize("edition", [2011, 2019])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_templates_read_as_a_game_in_which_nobody_has_a_point(mode: str, edition: int, players: int) -> None:
    game = read_entry(game_template("base", edition, players, mode))
    assert isinstance(game, BaseGame)
    assert (game.edition, game.mode) == (edition, mode)
    assert len(game.players) == {"team": 2, "solo": 1}.get(mode, players)
    outcome = score_entry(game)
    assert not outcome.has_faults
    assert {player.total for player in outcome.players} == {0}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_template_of_the_seasons(players: int) -> None:
    outcome = score_entry(read_entry(game_template("seasons", players=players)))
    assert [player.total for player in outcome.players] == [0] * players
    assert not outcome.has_faults


def test_violet_is_purple_in_2011() -> None:
    old = EXAMPLE.replace("2019", "2011").replace("purple", "violet")
    game = read_entry(old)
    assert isinstance(game, BaseGame)
    assert game.players[0].sold == {"red": 4, "purple": 3, "pink": 3, "orange": 1}


def test_readings_are_written_only_where_they_differ() -> None:
    game = read_entry(EXAMPLE.replace('mode = "standard"', 'post-bonus = "tile"'))
    assert entry_data(game)["post-bonus"] == "tile"
    assert 'post-bonus = "tile"' in format_entry(game)
    assert not {"post-bonus", "post_bonus", "team-tie", "team_tie", "tie"} & {*entry_data(read_entry(EXAMPLE))}


@pytest.mark.parametrize(("mode", "line"), [("standard", 'post-bonus = "tile"'), ("team", 'team-tie = "fewest"')])
def test_what_a_template_offers_can_be_read(mode: str, line: str) -> None:
    text = game_template("base", 2019, 2, mode)
    assert f"\n# {line}" in text
    assert line.partition(" ")[0] in entry_data(read_entry(text.replace(f"# {line}", line)))


def test_the_layout_may_stand_once_for_all() -> None:
    game = read_entry('layout = "base-3"\n' + EXAMPLE + '[[players]]\nname = "Ben"\nlayout = "base-4"\n')
    assert isinstance(game, BaseGame)
    assert [player.layout for player in game.players] == ["base-3", "base-4"]


@pytest.mark.parametrize(
    ("change", "to", "message"),
    [
        ('game = "base"', 'game = "dice"', "dicegame score FILE"),
        ('mode = "standard"', 'duchy = "x"', "dicegame recount FILE"),
        ('game = "base"', "", 'expected game = "base" or game = "seasons"'),
        ("edition = 2019", "edition = 2015", "edition: expected 2011 or 2019"),
        ("edition = 2019", 'edition = "2019"', "edition: expected 2011 or 2019"),
        ("edition = 2019", "", "edition is missing"),
        ('mode = "standard"', 'mode = "duel"', "mode: expected one of standard, team, solo"),
        ("2026-11-20", '"tomorrow"', "date: expected a day"),
        ("silver = 3", "silver = 3.5", "player Anna: silver: expected a whole number"),
        ("silver = 3", "silver = true", "player Anna: silver: expected a whole number"),
        ("silver = 3", 'silver = "3"', "player Anna: silver: expected a whole number"),
        ("silver = 3", "silver = 1000000000000000000000", "player Anna: silver: expected a whole number"),
        ("silver = 3", "sliver = 3", "player Anna: unknown key 'sliver'; did you mean 'silver'"),
        ("[15, 17, 22]", "15", "monasteries: expected a list of whole numbers"),
        ("{ watchtower = 2, bank = 4 }", "{ watchtowr = 2 }", "did you mean 'watchtower'"),
        ("{ watchtower = 2, bank = 4 }", "2", "buildings: expected a table"),
        ("red = 4", "green = 4", "sold: unknown key 'green'; expected one of turquoise"),
        ("red = 4", "violet = 4", "sold: unknown key 'violet'"),
        ('["sheep", "cow", "pig"]', '"sheep"', "livestock: expected a list"),
        ('name = "Anna"', "", "player 1: name is missing"),
        ('name = "Anna"', 'name = " "', "player 1: name: expected a name"),
        ('name = "Anna"', 'name = "An\\nna"', "player 1: name: expected a text of one line"),
        ('name = "Anna"', 'name = "Anna"\nrounds = 3', "player Anna: unknown key 'rounds'"),
        ('name = "Anna"', 'name = "Anna"\nlayout = "base-99"', "player Anna: layout: expected a layout: no layout named"),
        ('name = "Anna"', 'name = "Anna"\nlayout = "a"', "a layout of the base game; a is of the dice game"),
        ('mode = "standard"', 'mode = "solo"\nrounds = "x"', "rounds: expected a whole number"),
        ('mode = "standard"', "rounds = 3", "rounds: only a solo game has it"),
        ('mode = "standard"', 'team-tie = "most"', 'team-tie: only a team game has it; expected mode = "team"'),
        ('mode = "standard"', 'mode = "team"\ntie = "most"', 'tie: tied teams have a rule .* expected team-tie = "most"'),
        ('mode = "standard"', 'mode = "solo"\ntie = "most"', "tie: a solo game has no ties"),
        ('mode = "standard"', 'post-bonus = "tiles"', "post-bonus: expected one of points, tile; did you mean 'tile'"),
        ("edition = 2019", 'edition = 2011\npost-bonus = "tile"', "post-bonus: the 2011 edition has no border posts"),
        ('mode = "standard"', 'post_bonus = "tile"', "unknown key 'post_bonus'; did you mean 'post-bonus'"),
        ('mode = "standard"', 'mode = "team"', 'mode = "team" has two teams'),
        ('mode = "standard"', 'tiles = { 30 = "bank" }', "tiles: unknown key '30'"),
        ('mode = "standard"', 'tiles = { 16 = "crane" }', "tiles: 16: expected one of warehouse"),
        ('mode = "standard"', "tiles = 3", "tiles: expected a table"),
        ("[[players]]", "[players]", "expected a \\[\\[players\\]\\] table for each player"),
        ("[[players]]", "[[players]]\n[[players]", "not valid TOML: .* line"),
    ],
)
def test_what_cannot_be_read_says_where_and_what_was_expected(change: str, to: str, message: str) -> None:
    assert change in EXAMPLE
    with pytest.raises(EntryError, match=message):
        read_entry(EXAMPLE.replace(change, to, 1))


@pytest.mark.parametrize(
    ("change", "to", "message"),
    [
        ('"keep", "tavern"', '"kepp", "tavern"', "erected: expected one of keep"),
        ('["keep", "tavern-12", "forge-10"]', '["tavern"]', "player Anna: helpers: expected one of keep, tavern-12"),
        ("winter = false", "winter = 0", "winter: expected true or false"),
        ("winter = false", "edition = 2019", "unknown key 'edition'"),
        ("clay = 0", "brick = 0", "resources: unknown key 'brick'"),
    ],
)
def test_what_cannot_be_read_of_the_seasons(change: str, to: str, message: str) -> None:
    assert change in SEASONS
    with pytest.raises(EntryError, match=message):
        read_entry(SEASONS.replace(change, to, 1))


def test_names_and_numbers_of_players() -> None:
    head = 'game = "base"\nedition = 2019\n'
    with pytest.raises(EntryError, match="5 players; the game is for at most 4"):
        read_entry(head + "".join(f'[[players]]\nname = "P{seat}"\n' for seat in range(5)))
    with pytest.raises(EntryError, match="2 are called 'Anna'"):
        read_entry(head + '[[players]]\nname = "Anna"\n[[players]]\nname = "Anna "\n')
    with pytest.raises(EntryError, match="two players are called 'Anna' and 'anna', alike but for capitals"):
        read_entry(head + '[[players]]\nname = "Anna"\n[[players]]\nname = " anna"\n')
    with pytest.raises(EntryError, match=r"^player 1: name: expected a name of 1 to 60 letters; found 61$"):
        read_entry(head + f'[[players]]\nname = "{61 * "x"}"\n')
    with pytest.raises(EntryError, match="expected a"):
        read_entry(head)
    with pytest.raises(EntryError, match="player 1: members: expected the two players of the team"):
        read_entry(head + 'mode = "team"\n' + '[[players]]\nname = "Us"\n' * 2)


def test_teams() -> None:
    def team(first: str, second: str = 'members = ["Carla", "Dario"]\ntrack = [1, 2]') -> str:
        return f'game = "base"\nedition = 2019\nmode = "team"\n[[players]]\n{first}\n[[players]]\n{second}\n'

    outcome = score_entry(read_entry(team('members = ["Anna", "Ben"]\ntrack = [87, 95]\nsilver = 3')))
    assert [player.name for player in outcome.players] == ["Anna and Ben", "Carla and Dario"]
    assert [player.total for player in outcome.players] == [185, 3]
    for wrong, message in (
        ("", "members: expected the two players"),
        ('members = ["Anna"]', "members: expected the two players"),
        ('members = ["Anna", "Carla"]', "2 are called 'Carla'"),
        ('members = ["Anna", "CARLA"]', "two players are called 'CARLA' and 'Carla', alike but for capitals"),
        ('members = ["Anna", "Ben"]\ntrack = 3', "track: expected a list"),
        ('members = ["Anna", "Ben"]\ntrack = [3]', "track: expected a number for each member"),
    ):
        with pytest.raises(EntryError, match=message):
            read_entry(team(wrong))


@pytest.mark.parametrize(
    ("value", "found"), [("1.875", "1.875"), ('"187"', '"187"'), ("[1, 2]", r"\[1, 2\]"), (f"0x1{5000 * '0'}", r"\.\.\.")]
)
def test_a_value_that_is_not_a_whole_number_is_shown(value: str, found: str) -> None:
    with pytest.raises(EntryError, match=f"^player Anna: track: expected a whole number up to 99999; found {found}$"):
        read_entry(EXAMPLE.replace("track = 187", f"track = {value}"))


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        ('{"name": "Anna", "track": 187,\n"track": 3}', "line 2: 'track' is given twice"),
        ('{"name": "Anna", "track": 187},\n{"name": "Ben", "track": 3, "track": 4}', "'track' is given twice"),
    ],
)
def test_a_key_given_twice_in_json_is_refused(players: str, reason: str) -> None:
    with pytest.raises(EntryError, match=f"^{reason}$"):
        read_entry(f'{{"game": "base", "edition": 2019, "players": [{players}]}}')


@given(st.text(max_size=200) | st.text(st.sampled_from('[]{}="\n#gameplyrs 0123456789,'), max_size=300))
def test_no_text_makes_the_reader_stumble(text: str) -> None:
    with suppress(EntryError):
        read_entry(text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
        max_leaves=5,
    ),
    st.sampled_from(["game", "edition", "mode", "date", "players", "tiles", "layout", "rounds"]),
    st.sampled_from(["name", "track", "buildings", "sold", "livestock", "monasteries", "members", "copies", "shields"]),
)
def test_no_value_anywhere_makes_the_reader_stumble(value: object, key: str, own: str) -> None:
    data = {"game": "base", "edition": 2019, "players": [{"name": "Anna"}]}
    for changed in (data | {key: value}, data | {"players": [{"name": "Anna", own: value}]}):
        with suppress(EntryError):
            score_entry(read_entry(json.dumps(changed)))


def test_a_file_with_several_mistakes_names_all_of_them() -> None:
    with pytest.raises(EntryError) as refused:
        read_entry("""game = "base"
edition = 2020
mode = "standrad"
[[players]]
name = "Anna"
silvr = 3
goods = "two"
buildings = { watchtowr = 2, bank = 1 }
[[players]]
track = 20
[[players]]
name = "Anna"
""")
    assert list(map(str, refused.value.sentences)) == [
        "edition: expected 2011 or 2019",
        "mode: expected one of standard, team, solo; did you mean 'standard'?",
        'player 2: name is missing; expected name = "Anna"',
        "players: 2 are called 'Anna'; give each a name of their own",
        "player Anna: unknown key 'silvr'; did you mean 'silver'?",
        'player Anna: goods: expected a whole number up to 99999; found "two"',
        "player Anna: buildings: unknown key 'watchtowr'; did you mean 'watchtower'?",
    ]
    with pytest.raises(EntryError) as refused:
        read_entry('game = "saesons"\nwinter = 1\nerected = ["keeep", "cellar"]\n[[players]]\nname = "A"\n')
    assert [str(sentence).rpartition("; ")[2] for sentence in refused.value.sentences] == [
        "did you mean 'seasons'?",
        "winter: expected true or false",
        "did you mean 'keep'?",
        "found 'cellar'",
    ]
