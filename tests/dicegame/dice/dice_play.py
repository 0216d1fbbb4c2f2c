"""Whole games for tests, played by a policy that mixes chance and greed, so that areas and colors get finished."""

import random

from dicegame.dice.game import Game, Setup, begin_round, new_game, settle, take_turn
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.dice.roll import roll_dice
from dicegame.dice.rules import follow, legal_turns
from padgen import Layout


def play(rng: random.Random, layout: Layout, players: int = 1, solo: bool = False, greed: float = 0.8) -> Game:
    """A finished game."""
    masks = compile_layout(layout)
    castles = members(masks.of[GREEN])
    starts = tuple(rng.choice(castles) for _ in range(players))
    game = new_game(Setup(layout, tuple("ABCDEFGH"[:players]), starts, "solo" if solo else "standard"))
    while not game.clock.over:
        game = begin_round(game, roll_dice(rng))
        assert game.roll
        for player, seat in enumerate(game.players):
            turns = legal_turns(masks, seat.sheet, game.roll)
            turn = rng.choice(turns)
            if rng.random() < greed:
                after = [(follow(masks, seat.sheet, turn, game.clock.phase), turn) for turn in turns]
                turn = max(after, key=lambda pair: (pair[0].points, pair[0].marked.bit_count(), pair[0].circles))[1]
            game = take_turn(game, player, turn)
        game = settle(game)
    return game
