"""The first base game: phase A on duchy 1 against Colin, with fixed tiles and dice, in 24 taps.

Every tap has a sentence of the guide, `lesson-base-1` to `lesson-base-24`; `lesson-base-25` is said at the end. The rules
play all moves.
"""

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from dicegame.base.game import Game, new_game
from dicegame.base.playable import BASE_GAME, BaseRecord, best_start
from dicegame.base.setup import Setup
from dicegame.play.events import Chance, Moved
from padgen.names import load

DUCHY = "base-1"
YOU, COLIN = 0, 1
NAMES = ("?", "bot:random")
"""The players: you, and the bot that is called Colin on pages."""


class Tap(NamedTuple):
    """One tap: the part of the page that it is on, and the move that it makes."""

    part: str
    """A die such as `die-6`, a part of the page as in addresses (`t61`: the first tile of depot 6), `black` for the black
    depot, `button` for the button of the move, or `end`."""
    move: str = ""
    """The text of the move; empty for a tap that only chooses a die or opens the black depot."""


class Round(NamedTuple):
    """A round: the dice, your taps, and Colin's moves. The rules decide who begins."""

    roll: str
    taps: tuple[Tap, ...]
    colin: tuple[str, ...]


DEALT = (
    "setup red pink purple | brown orange orange",
    "deal A | watchtower ship | monastery-3 castle | cow-3 carpenter | ship market | mine monastery-8 | bank sheep-2"
    " | cow-4 ship warehouse monastery-14 | red red brown pink turquoise",
)
"""The goods at the start and the tiles of phase A."""
ROUNDS = (
    Round(
        "roll 6 3 | 1 5 | 4",
        (
            Tap("die-6"),
            Tap("t61", "die 6 take bank from 6"),
            Tap("h12", "die 3 place bank at 12"),
            Tap("end", "end"),
        ),
        ("die 1 take ship from 1", "die 5 take mine from 5", "end"),
    ),
    Round(
        "roll 4 2 | 4 5 | 4",
        (
            Tap("die-4"),
            Tap("t41", "die 4 take ship from 4"),
            Tap("h18", "die 2 place ship at 18"),
            Tap("p4", "load 4"),
            Tap("end", "end"),
        ),
        ("die 5 place ship at 20", "die 4 place mine at 25", "end"),
    ),
    Round(
        "roll 4 1 | 6 1 | 3",
        (
            Tap("die-4"),
            Tap("button", "die 4 sell red"),
            Tap("t22", "die 1 take castle from 2"),
            Tap("end", "end"),
        ),
        ("die 6 take sheep-2 from 6", "die 1 take watchtower from 1", "end"),
    ),
    Round(
        "roll 6 1 | 3 2 | 6",
        (
            Tap("die-6"),
            Tap("h7", "die 6 place castle at 7"),
            Tap("t31", "take cow-3 from 3"),
            Tap("black"),
            Tap("button", "buy cow-4"),
            Tap("button", "die 1 workers"),
            Tap("end", "end"),
        ),
        ("die 3 place watchtower at 26", "die 2 take monastery-3 from 2", "end"),
    ),
    Round(
        "roll 1 2 | 1 4 | 5",
        (
            Tap("die-1"),
            Tap("h6", "die 1 place cow-3 at 6"),
            Tap("h5", "die 2 place cow-4 at 5"),
            Tap("end", "end"),
        ),
        ("die 1 place monastery-3 at 13", "die 4 take market from 4", "end"),
    ),
)


class Step(NamedTuple):
    """The moment before a tap."""

    game: Game
    tap: Tap | None
    """The right tap; None at the end."""
    chosen: str = ""
    """The part that the tap before chose: a die or the black depot; empty if it made a move."""


@lru_cache(1)
def steps() -> tuple[Step, ...]:
    """Return the moments before each tap, and the end. Raises: PadgenError if a move is against the rules."""
    layout = load(DUCHY)
    game = new_game(Setup((layout, layout), NAMES, (best_start(layout),) * 2))
    for text in DEALT:
        game = _drawn(game, text)
    found = []
    for one in ROUNDS:
        game = _drawn(game, one.roll)
        if game.due == COLIN:
            game = _played(game, COLIN, one.colin)
        chosen = ""
        for tap in one.taps:
            found.append(Step(game, tap, chosen))
            chosen = "" if tap.move else tap.part
            game = _played(game, YOU, [tap.move] if tap.move else [])
        if game.due == COLIN:
            game = _played(game, COLIN, one.colin)
    return (*found, Step(game, None))


def played(name: str, seed: int) -> BaseRecord:
    """Return the record of the game at the end, for a player with this name, so that it can go on.

    The seed is for the tiles and dice to come.
    """
    game = steps()[-1].game
    setup = replace(game.setup, names=(name, *NAMES[1:]))
    return BaseRecord(BASE_GAME, setup, seed, game.events)


def _drawn(game: Game, text: str) -> Game:
    return BASE_GAME.after(game, Chance(BASE_GAME.parse_chance(text)))


def _played(game: Game, player: int, texts: tuple[str, ...] | list[str]) -> Game:
    for text in texts:
        game = BASE_GAME.after(game, Moved(player, BASE_GAME.parse_move(text)))
    return game
