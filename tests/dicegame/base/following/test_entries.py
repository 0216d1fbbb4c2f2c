"""What is entered for a real table: refusals, questions, and what is mended later."""

from collections.abc import Sequence

import pytest

from dicegame.base.following.changes import (
    answer_line,
    answered,
    entered,
    entry_line,
    followed_data,
    leftovers_line,
    read_followed,
)
from dicegame.base.following.entry import Entry, format_entry, parse_entry
from dicegame.base.following.followed import Followed, Leftovers, follow
from dicegame.base.following.replay import Question, replay
from dicegame.base.score import points_by_source, report_of
from dicegame.base.state.duchy import SOURCES
from dicegame.base.state.tiles import COLOR_NAMES, NAMES
from dicegame.play.events import GameError
from padgen import load

PLAYERS = ("Anna", "Ben", "Cleo", "Dora")


def table(players: int = 2, edition: int = 2019) -> Followed:
    """Duchy 1: castle at 19; buildings at 12, 13, 15 ...; see docs/facts.md."""
    return follow((load("base-1"),) * players, PLAYERS[:players], edition)


def enter(followed: Followed, phase: int, player: int, text: str) -> Followed:
    return entered(followed, phase, player, parse_entry(text))


def points(followed: Followed, player: int, source: str) -> int:
    return replay(followed).game.side(player).points[SOURCES.index(source)]


def hexes(color: str) -> list[int]:
    """The numbers of the hexes of a color on duchy 1."""
    return [number for number, cell in enumerate(load("base-1").cells.values(), 1) if cell.color == color]


def path_to_all(*colors: str) -> str:
    """An entry that fills duchy 1 until all hexes of these colors are filled, whatever is needed for it."""
    board = table().setup.boards[0]
    filled, things = {18}, list[str]()
    single = {"ship": "ship", "mine": "mine", "castle": "castle"}
    free = {
        "building": [name for name in NAMES[1:9] for _ in range(3)],
        "monastery": [f"monastery-{n}" for n in (1, *range(2, 7))],
    }
    free["livestock"] = ["pig-2", "pig-2", "cow-2", "cow-2", "sheep-2", "sheep-2"]
    wanted = {hex_ for color in colors for hex_ in range(37) if board.color[hex_] == COLOR_NAMES.index(color)}
    while not wanted <= filled:
        edge = [hex_ for hex_ in range(37) if hex_ not in filled and any(board.near[hex_] >> near & 1 for near in filled)]
        hex_ = min(edge, key=lambda one: (one not in wanted, one))
        color = COLOR_NAMES[board.color[hex_]]
        tile = single[color] if color in single else free[color].pop(0)
        things.append(f"{hex_ + 1}-{tile}")
        filled.add(hex_)
    return ".".join(things)


def test_a_text_is_read_as_it_is_written() -> None:
    text = "12-bank.18-ship.red.red.6-monastery-7.5-cow-3"
    assert format_entry(parse_entry(text)) == text
    assert parse_entry("") == Entry()
    for wrong in ("12", "bank", "12-benk", "blue", "-3-bank", "12-bank,13-bank", "٣-bank"):
        with pytest.raises(GameError, match="neither a tile"):
            parse_entry(wrong)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1-castle", "cannot lie on hex 1|not beside"),
        ("12-ship", "ship cannot lie on hex 12, which is for building"),
        ("12-bank.12-bank", "hex 12 has a tile already"),
        ("19-castle", "hex 19 has a tile already"),
        ("38-bank", "38"),
        ("12-white-castle", "the box of 2019 has no white-castle"),
        ("red.red.red.red.red.red.red.red", "only 7 goods of each color"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(text: str, why: str) -> None:
    with pytest.raises(GameError, match=why):
        enter(table(), 0, 0, text)


def test_a_town_has_two_buildings_of_a_type_only_after_monastery_1() -> None:
    followed = table()
    board = followed.setup.boards[0]
    first, second = next(
        (one, other)
        for one in range(37)
        for other in range(37)
        if board.near[18] >> one & 1 and board.near[one] >> other & 1 and board.area[one] >> other & 1
        if one != other and board.color[one] == COLOR_NAMES.index("building")
    )
    twice = f"{first + 1}-bank.{second + 1}-bank"
    with pytest.raises(GameError, match="already has a building of this type"):
        enter(followed, 0, 0, twice)
    things = path_to_all("monastery").split(".")
    last = next(at for at, thing in enumerate(things) if "monastery-1" in thing.split("-", 1)[1])
    before = [thing for thing in things[: last + 1] if not thing.startswith((f"{first + 1}-", f"{second + 1}-"))]
    assert enter(followed, 0, 0, ".".join((*before, *twice.split("."))))


def test_tiles_that_others_have_are_not_there_twice() -> None:
    things = path_to_all("monastery").split(".")
    upto = next(at for at, thing in enumerate(things) if "monastery" in thing)
    text = ".".join(things[: upto + 1])
    followed = enter(table(), 0, 0, text)
    with pytest.raises(GameError, match="too many monastery-1: all that are in the box"):
        enter(followed, 0, 1, text)


def test_each_number_of_players_has_its_points_for_a_sale() -> None:
    for players, each in ((2, 2), (3, 3), (4, 4)):
        followed = enter(table(players), 1, 1, "red.red.pink")
        assert points(followed, 1, "sales") == 3 * each
        assert replay(followed).game.side(1).sold == (0, 0, 1, 2, 0, 0)


def test_the_order_of_livestock_is_asked_only_where_it_matters() -> None:
    """Cows 4 on 3 are 3 + 7 points, 3 on 4 are 4 + 7 (Livestock)."""
    pasture = next(area for area in load("base-1").areas if area.color == "livestock" and len(area.hexes) > 1)
    numbers = [load("base-1").numbers[hex_] for hex_ in pasture.hexes]
    way = path_to_all("livestock").split(".")
    upto = [at for at, thing in enumerate(way) if int(thing.partition("-")[0]) in numbers[:2]]
    before = [thing for thing in way[: max(upto)] if int(thing.partition("-")[0]) not in numbers]
    both = next(
        (one, other)
        for one in numbers
        for other in numbers
        if one != other and can_be(".".join((*before, f"{one}-cow-3", f"{other}-cow-4")))
        if can_be(".".join((*before, f"{other}-cow-4", f"{one}-cow-3")))
    )
    same = enter(table(), 0, 0, ".".join((*before, f"{both[0]}-cow-3", f"{both[1]}-cow-3")))
    others = enter(table(), 0, 0, ".".join((*before, f"{both[0]}-cow-3", f"{both[1]}-pig-4")))
    apart = enter(enter(table(), 0, 0, ".".join((*before, f"{both[0]}-cow-3"))), 1, 0, f"{both[1]}-cow-4")
    assert not replay(same).questions
    assert not replay(others).questions
    assert not replay(apart).questions
    followed = enter(table(), 0, 0, ".".join((*before, f"{both[0]}-cow-3", f"{both[1]}-cow-4")))
    (question,) = replay(followed).questions
    assert (question.kind, sorted(question.choices)) == ("herd", sorted(hex_ - 1 for hex_ in both))
    start = points(followed, 0, "livestock") - 10
    for first, more in ((both[0], 10), (both[1], 11)):
        told = answered(followed, question, first - 1)
        assert not replay(told).questions
        assert points(told, 0, "livestock") == start + more
    with pytest.raises(GameError, match="the question has changed"):
        answered(followed, question, 36)


def can_be(text: str) -> bool:
    try:
        enter(table(), 0, 0, text)
    except GameError:
        return False
    return True


def claims(followed: Followed, source: str = "colors") -> list[int]:
    return [points(followed, player, source) for player in followed.players]


def test_two_who_complete_a_color_in_one_phase_are_asked_about() -> None:
    text = path_to_all("mine")
    for earlier, later in ((0, 1), (1, 0)):
        followed = enter(enter(table(2), earlier, 0, text), later, 1, path_to_all("mine"))
        assert not [question for question in replay(followed).questions if question.kind == "first"]
        assert claims(followed)[0 if earlier < later else 1] == 5
        assert claims(followed)[1 if earlier < later else 0] == 2
    together = enter(enter(table(2), 2, 0, text), 2, 1, path_to_all("mine"))
    (question,) = [question for question in replay(together).questions if question.kind == "first"]
    assert (question.phase, COLOR_NAMES[question.about], question.choices) == (2, "mine", (0, 1))
    assert claims(answered(together, question, 1)) == [2, 5]
    assert claims(answered(together, question, 0)) == [5, 2]
    assert not replay(answered(together, question, 0)).questions


@pytest.mark.parametrize(("order", "bonus"), [((2, 0), [3, 0, 6]), ((1, 2), [0, 6, 3])])
def test_of_three_two_are_asked_for(order: Sequence[int], bonus: list[int]) -> None:
    """The third gets no bonus tile, so the last place is known (Additional rules for placing hex tiles)."""
    followed = table(3)
    for player in range(3):
        followed = with_mines(followed, 3, player)
    for place in order:
        (question,) = firsts(followed)
        followed = answered(followed, question, place)
    assert not firsts(followed)
    assert claims(followed) == bonus


def test_after_one_in_an_earlier_phase_only_the_second_is_asked_for() -> None:
    followed = enter(with_mines(with_mines(with_mines(table(3), 0, 2), 3, 0), 3, 1), 3, 2, "")
    (question,) = firsts(followed)
    followed = answered(followed, question, 1)
    assert not firsts(followed)
    assert claims(followed) == [0, 3, 6]
    fourth = with_mines(with_mines(with_mines(with_mines(table(4), 0, 2), 1, 3), 3, 0), 3, 1)
    assert not firsts(enter(enter(fourth, 3, 2, ""), 3, 3, "")), "no bonus tile is left"


def test_the_question_waits_for_all_players_and_comes_again_if_it_is_about_others() -> None:
    followed = with_mines(with_mines(table(3), 2, 0), 2, 1)
    assert not firsts(followed), "the third may have been first"
    mended = with_mines(followed, 2, 2)
    followed = enter(followed, 2, 2, "")
    followed = answered(followed, firsts(followed)[0], 1)
    assert (firsts(followed), claims(followed)) == ([], [3, 6, 0])
    again = with_mines(followed, 2, 2)
    assert firsts(again) == firsts(mended), "of three now"
    assert claims(enter(again, 2, 2, "")) == [3, 6, 0], "the answer holds again"


def firsts(followed: Followed) -> list[Question]:
    return [question for question in replay(followed).questions if question.kind == "first"]


def with_mines(followed: Followed, phase: int, player: int) -> Followed:
    """The monasteries on the way to the mines are there once each, so every player gets others."""
    text = path_to_all("mine")
    for number in range(1, 7):
        text = text.replace(f"monastery-{number}.", f"monastery-{number + 6 * player}.")
    return enter(followed, phase, player, text)


def test_what_was_entered_is_mended_later_and_what_no_longer_holds_is_named() -> None:
    things = path_to_all("mine").split(".")
    followed = enter(enter(table(), 0, 0, ".".join(things[:2])), 2, 0, ".".join(things[2:]))
    whole = points(followed, 0, "areas")
    assert not replay(followed).problems
    without = enter(followed, 0, 0, "")
    found = replay(without)
    assert found.problems
    assert {(problem.phase, problem.player) for problem in found.problems} == {(2, 0)}
    assert any("not beside a tile" in str(problem.reason) for problem in found.problems)
    assert replay(enter(without, 0, 0, ".".join(things[:2]))).problems == ()
    assert points(enter(without, 0, 0, ".".join(things[:2])), 0, "areas") == whole
    with pytest.raises(GameError, match="no such phase"):
        enter(followed, 5, 0, "")
    with pytest.raises(GameError, match="no such phase"):
        enter(followed, 0, 2, "")


def test_everything_is_kept_as_lines() -> None:
    followed, lines = table(), list[str]()
    data = followed_data(followed)
    for phase in range(5):
        for player in range(2):
            followed = enter(followed, phase, player, ("12-bank.red" if player else "18-ship.pink") if phase == 1 else "")
            lines.append(entry_line(followed, phase, player))
    assert not followed.complete
    left = [Leftovers(3, 2, 1), Leftovers(1, 5, 20)]
    followed = followed.with_leftovers(left)
    lines.append(leftovers_line(left))
    assert read_followed(data, lines) == followed
    game = replay(followed).game
    assert game.over
    found = points_by_source(game)
    assert [(own["silver"], own["workers"], own["goods"]) for own in found] == [(3, 1, 1), (1, 2, 20)]
    with pytest.raises(GameError, match="expected silver, workers and goods"):
        followed.with_leftovers([Leftovers(3, 2, 1), Leftovers(1, -5, 20)])


def test_pieces_on_one_space_of_the_bridge_are_asked_about_only_at_a_tie() -> None:
    """The player farthest behind wins a tie (End of the game)."""
    followed, lines = table(), list[str]()
    for phase in range(5):
        for player in range(2):
            followed = enter(followed, phase, player, "")
    followed = followed.with_leftovers([Leftovers(3, 0, 0), Leftovers(1, 4, 0)])
    (question,) = replay(followed).questions
    assert (question.kind, question.choices) == ("bridge", (0, 1))
    for top, winner in ((0, "Ben"), (1, "Anna")):
        told = answered(followed, question, top)
        assert not replay(told).questions
        assert report_of(replay(told).game).winners == (winner,)
        lines.append(answer_line(told.answers[0]))
    assert not replay(followed.with_leftovers([Leftovers(3, 0, 0), Leftovers(1, 2, 0)])).questions
    assert len(set(lines)) == 2


def test_a_starting_castle_is_asked_for_where_there_is_a_choice() -> None:
    assert table().started == {0, 1}
    followed = follow((load("base-3"),) * 2, PLAYERS[:2], 2019)
    assert not followed.started
    castles = [number for number, cell in enumerate(load("base-3").cells.values()) if cell.color == "castle"]
    changed = entered(followed, 0, 1, Entry(), castles[2])
    assert changed.started == {1}
    assert read_followed(followed_data(followed), [entry_line(changed, 0, 1)]) == changed
    with pytest.raises(GameError, match="the starting castle cannot lie on hex"):
        entered(followed, 0, 0, Entry(), 0)
