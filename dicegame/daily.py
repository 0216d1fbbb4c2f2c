"""Share a game on the duchy of the day as a line of squares with a short code, and check a shared game by its code.

The code encodes the starting castle and, for each round, the place of the turn among the legal turns. Duchy and dice
follow from the date (`padgen.daily`), so about twenty letters describe the whole game.
"""

import re
import zlib
from dataclasses import dataclass

from dicegame.dice.game import Game
from dicegame.dice.masks import COLOR_NAMES, GREEN, NOTHING, members
from dicegame.dice.playable import DICE_GAME, DiceRecord
from dicegame.dice.rules import legal_turns
from dicegame.dice.turn import Turn
from dicegame.play.advice import BY_CLOCK
from dicegame.play.events import Chance, Moved, TookBack
from dicegame.play.playable import Answer, Plan
from dicegame.play.record import AnyRecord, replay
from dicegame.play.session import Session
from padgen.daily import Day, DayError, parse_day
from padgen.language import Sentence

OPTIONS = {"variant": "solo"}
SQUARES = {
    "purple": "\N{LARGE PURPLE SQUARE}",
    "gray": "\N{WHITE LARGE SQUARE}",
    "blue": "\N{LARGE BLUE SQUARE}",
    "orange": "\N{LARGE ORANGE SQUARE}",
    "green": "\N{LARGE GREEN SQUARE}",
    "yellow": "\N{LARGE YELLOW SQUARE}",
}
"""The square that shows a marked hex, by the color of the hex."""
NO_MARK = "\N{BLACK LARGE SQUARE}"
"""The square that shows a round without a mark."""
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 digits. I, L and O are left out because they look like 1 and 0, and U to avoid rude words."""
MISREAD = str.maketrans("ILO", "110")
CHECKS = 1024
CODE = re.compile(r"\b(?P<edition>\d{1,3})-(?P<date>(?:19|20)\d{6})-(?P<letters>[0-9A-Za-z]{8,60})\b", re.ASCII)
CLAIM = re.compile(r"=\s*(?P<points>\d{1,3})\b", re.ASCII)
PLAYER = "?"


class SharedError(DayError):
    """Raised for a text that is not a valid shared game, or for a game that cannot be shared. The message says why."""


@dataclass(frozen=True)
class DayResult:
    """A finished solo game on the duchy of a day, ready to be shared."""

    day: Day
    record: DiceRecord
    game: Game
    """The game after its last round."""

    @property
    def points(self) -> int:
        """Return the final points of the player."""
        return self.game.outcome.players[0].total

    @property
    def squares(self) -> str:
        """Return a square for each marked hex (black for a round without one), with a space between the phases."""
        phases, masks = [""] * 3, self.record.setup.masks
        for game, turn in _rounds(self.record):
            marked = [hex_ for hex_ in (turn.hex, turn.hex2) if hex_ != NOTHING]
            phases[game.clock.phase] += "".join(SQUARES[COLOR_NAMES[masks.color[hex_]]] for hex_ in marked) or NO_MARK
        return " ".join(phases)

    @property
    def code(self) -> str:
        """Return the short code from which the whole game can be read back."""
        return encode(self.day, self.record)

    @property
    def lines(self) -> tuple[str, str]:
        """Return the two lines of a shared text that need no translation: squares with points, and the code."""
        return f"{self.squares} = {self.points}", self.code


@dataclass(frozen=True)
class Shared:
    """A game that was read from a shared text, and the points that the text claims for it."""

    result: DayResult
    claimed: int | None
    """The points that the text claims, or None if it names none."""


def plan_of(day: Day, name: str) -> Plan:
    """Return the plan of a solo game on the duchy of a day. `name` is the player's name."""
    return Plan(day.layout, (name,), OPTIONS)


def is_of_day(record: AnyRecord, day: Day) -> bool:
    """Return whether a record is of a solo game with the duchy and the dice of a day."""
    if record.playable is not DICE_GAME:
        return False
    setup, dice = record.setup, [event.result for event in record.events if isinstance(event, Chance)]
    of_day = Session(DICE_GAME, setup, day.seed)
    assert of_day.rng
    drawn = [DICE_GAME.draw(of_day.game, of_day.rng) for _ in dice]
    return record.seed == day.seed and setup.solo and setup.layout.cells == day.layout.cells and dice == drawn


def result_of(day: Day, record: DiceRecord) -> DayResult:
    """Return the result of a finished game. Raises: SharedError if it is not over, or was not played on `day`."""
    *_, game = replay(record)
    if not game.clock.over or not is_of_day(record, day):
        raise SharedError(Sentence("daily-unfinished", date=str(day)))
    return DayResult(day, record, game)


def plan_game(day: Day) -> DayResult:
    """Play the solo game of a day with the bot `planner` and return the result."""
    plan = plan_of(day, "bot:planner")
    session = Session(DICE_GAME, DICE_GAME.setup(plan, [], day.seed), day.seed)
    session.limit = BY_CLOCK  # it is never reached, but fewer turns are explained, which is faster
    session.play_on()
    return result_of(day, session.record)


def allowed_quickly(result: DayResult) -> Sentence | None:
    """Return a sentence with the most points that the dice of a game allowed; None if the search is not compiled yet."""
    from dicegame.dice.strength.beam import beam_search
    from dicegame.fast.bodies import is_ready

    if not is_ready(beam_search):
        return None
    from dicegame.dice.strength.hindsight import look_back

    found = look_back(result.record, thorough=False)
    return Sentence("daily-allowed" if found.exact else "daily-allowed-least", points=found.best_found)


def planner_points(date: str) -> int:
    """Return the points of the bot `planner` on the day that a text such as 2026-11-22 names."""
    return plan_game(parse_day(date)).points


# --- The code -------------------------------------------------------------------------------------------------------------


def encode(day: Day, record: DiceRecord) -> str:
    """Return the code of a finished game: `1-20261122-` (edition and date) and about twenty letters."""
    masks, number = record.setup.masks, 0
    for game, turn in reversed(_rounds(record)):
        turns = _sorted_turns(game)
        number = number * len(turns) + turns.index(turn)
    castles = members(masks.of[GREEN])
    number = number * len(castles) + castles.index(record.setup.starts[0])
    return f"{day.edition}-{day.seed}-{_text(number * CHECKS + _check(day, number))}"


def decode(edition: int, day: Day, letters: str) -> DiceRecord:
    """Return the record of the game that a code describes. Raises: SharedError if no game has this code."""
    broken = SharedError(Sentence("daily-code", code=f"{edition}-{day.seed}-{letters}"))
    if edition != day.edition:
        raise SharedError(Sentence("daily-edition", edition=edition, date=str(day)))
    try:
        number, check = divmod(_number(letters), CHECKS)
    except ValueError:
        raise broken from None
    if check != _check(day, number):
        raise broken
    plan = plan_of(day, PLAYER)
    castles = [choice.key for choice in DICE_GAME.questions(plan, [])[0].choices]
    number, castle = divmod(number, len(castles))
    setup = DICE_GAME.setup(plan, [Answer(0, "castle", castles[castle])], day.seed)
    session = Session(DICE_GAME, setup, day.seed)
    while not session.ending:
        session.draw()
        turns = _sorted_turns(session.game)
        number, index = divmod(number, len(turns))
        session.move(0, turns[index])
    if number:
        raise broken
    return session.record


def has_code(text: str) -> bool:
    """Return whether a text contains the code of a game on the duchy of a day."""
    return CODE.search(text) is not None


def read_shared(text: str) -> Shared:
    """Return the game in a shared text, and the points that the text claims.

    Raises: SharedError if there is no code in it, or if no game has this code; DayError if the day has no duchy.
    """
    found = CODE.search(text)
    if found is None:
        raise SharedError(Sentence("daily-no-code"))
    date = found["date"]
    day = parse_day(f"{date[:4]}-{date[4:6]}-{date[6:]}")
    record = decode(int(found["edition"]), day, found["letters"])
    claims = CLAIM.findall(text[: found.start()])  # the points are right before the code
    return Shared(result_of(day, record), int(claims[-1]) if claims else None)


def _rounds(record: DiceRecord) -> list[tuple[Game, Turn]]:
    """Return a pair for each round: the game after the roll, and the turn made then (the last one, if some were undone)."""
    found: list[tuple[Game, Turn]] = []
    games = replay(record)
    game = next(games)
    for event in record.events:
        if isinstance(event, Moved):
            found.append((game, event.move))
        elif isinstance(event, TookBack):
            found.pop()
        game = next(games)
    return found


def _sorted_turns(game: Game) -> list[Turn]:
    """Return the legal turns in an order that will never change, so that codes stay valid."""
    assert game.roll
    return sorted(legal_turns(game.setup.masks, game.players[0].sheet, game.roll))


def _check(day: Day, number: int) -> int:
    return zlib.crc32(f"{day.edition} {day.seed} {number}".encode()) % CHECKS


def _text(number: int) -> str:
    digits = ""
    while number or not digits:
        number, digit = divmod(number, len(LETTERS))
        digits = LETTERS[digit] + digits
    return digits.rjust(8, LETTERS[0])


def _number(letters: str) -> int:
    """Return the number that the letters of a code encode. Raises: ValueError for a letter that is not allowed."""
    number = 0
    for letter in letters.upper().translate(MISREAD):
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number
