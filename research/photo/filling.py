"""Play games to find what players write on a sheet: numbers, phases, rings, crosses, time boxes and sums."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from dicegame.dice.bots.policies import greedy_value
from dicegame.dice.game import Game, Setup, begin_round, filled_sheet, new_game, settle, take_turn
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, COMMODITY, GREEN, NOTHING
from dicegame.dice.roll import roll_dice
from dicegame.dice.rules import legal_turns
from dicegame.dice.sheet import FilledSheet
from dicegame.dice.simulation.moment import END, Moment, play_turn
from dicegame.dice.turn import Turn
from padgen.model import Layout
from padgen.tables import PHASES

PLAIN, RINGED, USED = range(3)
"""The states of a circle of a bonus track: as printed, with a ring, with a ring and a cross."""


class Filling(NamedTuple):
    """Everything written on one player's sheet at the end of a game."""

    sheet: FilledSheet
    circles: tuple[int, ...]
    """The state of each circle, in the order of `places`."""
    time: tuple[int, ...]
    """The number of time boxes checked off in each phase."""
    written: tuple[int, ...] = ()
    """The sums that the player wrote for the phases, empty if there are none."""
    total: int | None = None


def fillings(layout: Layout, places: Mapping[str, Any], rng: random.Random, players: int = 2) -> list[Filling]:
    """Play a game with simple, careless players, and return the content of their sheets."""
    castles = members_of_castles(layout)
    names = tuple(f"Player {number + 1}" for number in range(players))
    setup = Setup(layout, names, tuple(rng.choice(castles) for _ in names), "standard" if players > 1 else "solo")
    game = new_game(setup)
    used = [[0] * len(BONUS_NAMES) for _ in names]
    time = [0, 0, 0]
    care = [rng.choice((0.5, 0.8, 0.95)) for _ in names]
    while not game.clock.over:
        game = begin_round(game, roll_dice(rng))
        phase = game.clock.phase
        for player in range(players):
            turn = _turn(game, player, care[player], rng)
            if turn.bonus != NOTHING:
                used[player][turn.bonus] += 1
            game = take_turn(game, player, turn)
        time[phase] = min(game.clock.limit, game.clock.done) if setup.solo else game.clock.boxes
        game = settle(game)
    outcome = game.outcome
    found = []
    for player, report in enumerate(outcome.players):
        sheet = filled_sheet(game, player)
        used[player][COMMODITY] = sum(sheet.sold)
        written = tuple(report.phases) if rng.random() < 0.7 else ()
        circles = circle_states(layout, places, sheet, used[player])
        found.append(Filling(sheet, circles, tuple(time), written, report.total if written else None))
    return found


def members_of_castles(layout: Layout) -> list[int]:
    """Return the hex numbers of the castles."""
    return [number for number, cell in enumerate(layout.cells.values()) if COLOR_NAMES.index(cell.color) == GREEN]


def circle_states(layout: Layout, places: Mapping[str, Any], sheet: FilledSheet, used: Sequence[int]) -> tuple[int, ...]:
    """Return the state of each circle. Bonuses are used from left to right, and those of castles last."""
    marked = {mark.hex for mark in sheet.marks}
    cells = list(layout.cells)
    castles = {layout.places[cells[hex_]] for hex_ in marked}
    states = [PLAIN] * len(places["circles"])
    for bonus, color in enumerate(COLOR_NAMES[: len(BONUS_NAMES)]):
        earned = sheet.unused[bonus] + used[bonus]
        castle = [
            number
            for number, circle in enumerate(places["circles"])
            if circle["castle"] and circle["bonus"] == color and tuple(circle["castle"]) in castles
        ]
        track = [number for number, circle in enumerate(places["circles"]) if circle["track"] == color]
        ringed = [*track[: earned - len(castle)], *castle]
        for place, number in enumerate(ringed):
            states[number] = USED if place < used[bonus] - max(0, earned - len(ringed)) else RINGED
    return tuple(states)


def _turn(game: Game, player: int, care: float, rng: random.Random) -> Turn:
    """Return the turn that `greedy_value` ranks highest, with the probability `care`, or else a random turn."""
    assert game.roll
    masks, sheet = game.setup.masks, game.players[player].sheet
    turns = legal_turns(masks, sheet, game.roll)
    if rng.random() > care:
        return rng.choice(turns)
    moment = Moment(game.clock.phase, game.clock.done, END * game.clock.phase // len(PHASES), *game.taken_values)
    return max(turns, key=lambda turn: greedy_value(masks, sheet, turn, play_turn(masks, sheet, turn, moment), moment))
