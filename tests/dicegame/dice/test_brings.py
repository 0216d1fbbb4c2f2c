"""The list of turns, the hint, the page and the score name the same points for a turn, with those for finished colors."""

import re
from random import Random

import pytest

from dicegame.dice.bots.moment import moment_of
from dicegame.dice.bots.reasons import explain
from dicegame.dice.game import settle, take_turn
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.turn import Turn
from dicegame.play.playable import Plan
from dicegame.play.session import AnySession, Session
from dicegame.terminal.games.dice import DiceDrawing
from dicegame.web.games.dice.sheet_view import summarize
from padgen import load
from padgen.language import Words, say

LIST = DiceDrawing(DICE_GAME, Words("en"))


def points_in(text: str) -> int:
    """The points that a line names."""
    return sum(map(int, re.findall(r"\+(\d+) points?\b", text)))


@pytest.mark.slow
@pytest.mark.parametrize(("names", "variant"), [(("Anna",), "solo"), (("Anna", "Ben", "Cleo"), "standard")])
def test_the_list_the_hint_the_page_and_the_score_agree_on_points(names: tuple[str, ...], variant: str) -> None:
    rng, finished = Random(4), 0
    for layout in ("dice:PP/OgO/YY", "a"):
        plan = Plan(load(layout), names, {"variant": variant, "start_rule": "same"})
        answers = [DICE_GAME.answer(plan, [], 0, DICE_GAME.questions(plan, [])[0].choices[0].key)]
        session: AnySession = Session(DICE_GAME, DICE_GAME.setup(plan, answers, 5), 5)
        while not session.over:
            if session.ending:
                session.close()
            elif DICE_GAME.awaits(session.game):
                session.draw()
            game = session.game
            for player in DICE_GAME.due(game) if not any(game.turns) else ():
                for turn in rng.sample(turns := session.legal(player), min(len(turns), 8)):
                    line = " ".join(LIST.move(game, player, turn))
                    hint = explain(game.setup.masks, game.players[player].sheet, turn, moment_of(game))
                    after = game
                    for other in range(len(names)):
                        after = take_turn(after, other, turn if other == player else Turn())
                    scored = settle(after).outcome.players[player].total - game.outcome.players[player].total
                    assert points_in(line) == points_in(" ".join(map(str, hint))) == scored, line
                    assert summarize(game, player, turn).points == scored, line
                    finished += "finished" in line
            for player in DICE_GAME.due(game):
                turns = session.legal(player)
                session.move(player, max(turns, key=lambda turn: (turn.hex2 >= 0) + (turn.hex >= 0)))
    assert finished > 10


def test_the_list_says_which_color_a_turn_finishes() -> None:
    layout = load("dice:PP/OgO/YY")
    plan = Plan(layout, ("Anna",), {"variant": "solo"})
    session: AnySession = Session(DICE_GAME, DICE_GAME.setup(plan, [DICE_GAME.answer(plan, [], 0, "4")], 5))
    session.draw(DICE_GAME.parse_chance("purple purple 1 2"))
    session.move(0, DICE_GAME.parse_move("1=1"))
    session.draw(DICE_GAME.parse_chance("purple purple 1 2"))
    turn = DICE_GAME.parse_move("2=2")
    assert LIST.move(session.game, 0, turn) == ("2=2", "mark monastery 2: +7 points, +1 monk, purple finished")
    german, french = (say(DICE_GAME.brings(session.game, 0, turn).sentence, language) for language in ("de", "fr"))
    assert german.endswith(": +7 Punkte, +1 Mönch, Farbe lila vollendet")
    assert french.endswith(": +7 points, +1 moine, violet complété")
