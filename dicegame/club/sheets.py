"""Draw everything that an evening needs on paper as one PDF: the plan of the seats, sheets, and dice for each table."""

from dataclasses import replace
from random import Random

from dicegame.club.evening import Evening, read_evening
from padgen.language import Sentence, say
from padgen.model import Layout
from padgen.pdf.dicepage import GivenGame, roll_game
from padgen.pdf.job import Job
from padgen.pdf.page_setup import PageSetup, page_setup
from padgen.pdf.seatplan import PlannedRound, seat_plans
from padgen.pdf.sheet import Owner
from padgen.tables import DiceTables


def draw_evening(
    evening: Evening, setup: PageSetup, style: str = "color", language: str = "en", rules: bool = False
) -> bytes:
    """Return the PDF: the plan of the seats, the sheets of each round, and a page of dice for each table and round.

    Every sheet says whose it is, at which table and in which round. All tables of a round have the same dice.
    """
    title = evening.name or say(Sentence("club-title"), language)
    names = [say(Sentence("club-round", number=number), language) for number in range(1, len(evening.rounds) + 1)]
    planned, given, owners = [], list[GivenGame](), list[list[Owner]]()
    for number, round_ in enumerate(evening.rounds, 1):
        planned.append(PlannedRound(names[number - 1], round_.tables))
        rolled = roll_game(Random(evening.dice_seed(number)), DiceTables())
        owners.append([])
        for table, players in enumerate(round_.tables, 1):
            place = say(Sentence("club-table", number=table), language)
            owners[-1] += [Owner(player, place) for player in players]
            heading = Sentence("club-dice", club=title, number=number, table=table)
            given.append(GivenGame(heading, rolled))
    job = Job(
        [_named(evening, number) for number in range(len(evening.rounds))],
        setup,
        len(evening.players) * len(evening.rounds),
        style=style,
        language=language,
        rules=rules,
        dice_sheet=True,
        seed=evening.seed,
        given=given,
        first=[page.draw for page in seat_plans(setup.whole.sheet, style, language, title, planned, evening.players)],
        titles=[f"{title} · {name}" for name in names],
        owners=owners,
    )
    return job.draw()


def draw_file(text: str, language: str) -> bytes:
    """Return the PDF of the evening whose file has this text, on A4. Raises: ClubError with all mistakes."""
    return draw_evening(read_evening(text), page_setup("a4"), language=language)


def _named(evening: Evening, number: int) -> Layout:
    """Return the duchy of round `number`, counted from 0, with the evening's name and the round's number as its name."""
    return replace(evening.rounds[number].layout, name=f"{evening.name} {number + 1}".strip())
