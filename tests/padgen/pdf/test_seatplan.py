"""The plan of a club's evening: full pages, nothing cut, every name in each round and in the standings."""

import pytest

from padgen.language import Words, languages
from padgen.pdf.page_setup import page_setup
from padgen.pdf.seatplan import PlannedRound, seat_plans
from padgen.theme import STYLES
from tests.padgen.pdf.pdf_reading import Page, faults, read_pages

NAMES = [f"P{number}" for number in range(1, 61)]


def pages_of(players: int, tables: int, rounds: int, paper: str = "a4", language: str = "en") -> list[Page]:
    setup, words, names = page_setup(paper), Words(language), NAMES[:players]
    pen = setup.new_pen(words, "Tuesday", "board-subject")
    seats = [names[place::tables] for place in range(tables)]
    planned = [PlannedRound(words("club-round", number=number), seats) for number in range(1, rounds + 1)]
    for plan in seat_plans(setup.sheet, "color", language, "Tuesday", planned, names):
        setup.start_page(pen, STYLES["color"])
        plan.draw(pen)
        setup.finish_page(pen, STYLES["color"])
    return read_pages(pen.finish())


@pytest.mark.parametrize(("players", "tables", "rounds"), [(3, 1, 2), (4, 1, 3), (7, 2, 3), (11, 3, 3), (20, 5, 4)])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_plan_fills_its_pages_with_room_for_every_result(players: int, tables: int, rounds: int, paper: str) -> None:
    pages = pages_of(players, tables, rounds, paper)
    assert all(not faults(page) for page in pages)
    assert min(max(thing.shape.bounds[3] for thing in page.drawn) / page.height for page in pages) > 0.8
    words = [word for page in pages for word in page.text.split()]
    for name in NAMES[:players]:
        assert words.count(name) == rounds + 1, "once in each round, and once in the standings"


@pytest.mark.parametrize("language", languages())
def test_its_words_have_9_points_and_the_standings_are_named(language: str) -> None:
    (page,) = pages_of(11, 3, 3, language=language)
    assert min(letter.size for letter in page.letters) >= 8.99
    assert Words(language)("club-standings") in page.text


def test_standings_longer_than_a_page_are_left_out() -> None:
    assert "Standings" not in "".join(page.text for page in pages_of(60, 10, 2))
