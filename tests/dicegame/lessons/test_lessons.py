"""Ten lessons: every position is lawful, every answer is judged as the rules do, and every number in a reason is theirs."""

from itertools import product

import pytest

from dicegame.dice.bots.moment import moment_of, span_of
from dicegame.dice.bots.search import EXPERT_BOT
from dicegame.dice.game import settle, take_turn
from dicegame.dice.masks import COLOR_NAMES, GREEN, NOTHING, SILVER, members
from dicegame.dice.referee import why_not
from dicegame.dice.roll import Roll
from dicegame.dice.rules import follow, legal_turns
from dicegame.dice.turn import Turn, format_turn, parse_turn
from dicegame.lessons.course import LESSONS
from dicegame.lessons.lesson import Lesson
from dicegame.play.events import GameError
from padgen.language import Sentence, languages, say

RIGHT = {
    "goal": ["18=5"],
    "numbers": ["23=3"],
    "castle": ["9=3", "20=3", "21=3"],
    "time": ["16=3", "16=5"],
    "worker": ["worker 12=3"],
    "monk": ["monk 31=6"],
    "silver": ["21=2 silver 22=6", "21=6 silver 22=2"],
    "color": ["4=4", "6=5 silver 4=4", "4=4 silver 6=5"],
    "alone": ["sell 13=4 silver 8=1", "sell 8=1 silver 13=4"],
}
"""The right answers. In the lesson on commodities, all turns that sell them are right."""
ROUNDS_OF_A_PHASE = 10
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
lessons = {lesson.key: lesson for lesson in LESSONS}


def legal(lesson: Lesson) -> list[Turn]:
    """The legal turns, from the rules alone."""
    return legal_turns(lesson.masks, lesson.game.players[0].sheet, lesson.dice)


@each
def test_a_position_is_one_of_a_real_game(lesson: Lesson) -> None:
    """Its history was played through the referee; it is early in the game, and one area lacks a hex."""
    game = lesson.game
    assert game.roll == lesson.dice
    assert game.missing == tuple(range(len(game.players)))
    assert len(game.players[0].marks) == 1 + len(lesson.rounds), "a mark in every round, as a careful player makes"
    assert (game.clock.phase, game.clock.round) == (0, len(lesson.rounds))
    assert game.clock.boxes <= ROUNDS_OF_A_PHASE


@each
def test_answers_are_judged_as_the_referee_does(lesson: Lesson) -> None:
    sheet = lesson.game.players[0].sheet
    for turn in lesson.answers:
        verdict = lesson.judge(turn)
        assert verdict.legal == (why_not(lesson.masks, sheet, lesson.dice, turn) is None)
        assert verdict.legal or not verdict.right
        assert (turn in legal(lesson)) == verdict.legal
    with pytest.raises(GameError):
        lesson.judge(Turn(hex=36, pip=6))


@each
def test_there_is_a_choice_and_the_best_of_it_is_right(lesson: Lesson) -> None:
    right = {format_turn(turn) for turn in lesson.answers if lesson.judge(turn).right}
    wrong = [turn for turn in lesson.answers if not lesson.judge(turn).right]
    assert wrong
    if lesson.key == "goods":
        assert right == {format_turn(turn) for turn in legal(lesson) if turn.sale}
    elif lesson.key == "color":
        assert right >= set(RIGHT["color"])
        assert all("4=" in turn for turn in right), "the last gray hex"
    else:
        assert right == set(RIGHT[lesson.key])


@pytest.mark.parametrize("key", ["goal", "time", "worker", "monk", "silver", "alone"])
def test_no_answer_to_a_question_for_points_brings_more_than_the_right_one(key: str) -> None:
    """The points are counted by playing every answer to the end of its round, and scoring the sheet."""
    lesson = lessons[key]
    before = lesson.game.outcome.players[0].total

    def gained(turn: Turn) -> int:
        return settle(take_turn(lesson.game, 0, turn)).outcome.players[0].total - before

    most = max(map(gained, lesson.answers))
    for turn in lesson.answers:
        verdict = lesson.judge(turn)
        assert verdict.right == (gained(turn) == most)
        assert (verdict.reason.fields["brings"], verdict.reason.fields["best"]) == (gained(turn), most)


def test_the_castle_takes_more_rolls_with_a_three_than_with_another_one() -> None:
    """Counted over all 36 rolls of the number dice, with a green die: which can mark the castle?"""
    lesson = lessons["castle"]

    def fitting(turn: Turn) -> int:
        sheet = follow(lesson.masks, lesson.game.players[0].sheet, turn, 0)._replace(monks=0, workers=0)
        rolls = [Roll((GREEN, GREEN), pair) for pair in product(range(1, 7), range(1, 7))]
        return sum(any(one.hex != NOTHING for one in legal_turns(lesson.masks, sheet, roll)) for roll in rolls)

    counted = {turn: fitting(turn) for turn in lesson.answers}
    assert {(turn.pip, count) for turn, count in counted.items()} == {(3, 20), (1, 11)}
    for turn, count in counted.items():
        fields = lesson.judge(turn).reason.fields
        assert (fields["chances"], fields["few"]) == (count, 11)
    assert say(lesson.judge(parse_turn("20=3")).reason, "en").startswith(
        "3 is better: now the castle takes 1 or 3, and 20 of 36"
    )


def test_a_city_now_and_the_river_later_are_worth_more_than_the_other_way_round() -> None:
    lesson = lessons["time"]
    assert lesson.game.clock.ends_phase
    sheet, city, river = lesson.game.players[0].sheet, parse_turn("16=3"), parse_turn("18=5")

    def points(first: Turn, second: Turn) -> int:
        return follow(lesson.masks, follow(lesson.masks, sheet, first, 0), second, 1).points - sheet.points

    fields = lesson.judge(river).reason.fields
    assert (fields["sum"], fields["most"]) == (points(river, city), points(city, river)) == (14, 16)
    assert lesson.judge(city).reason.fields["later"] == follow(lesson.masks, sheet, city, 1).points - sheet.points == 10


@pytest.mark.slow
@pytest.mark.parametrize("key", [lesson.key for lesson in LESSONS if lesson.asks != "fits"])
def test_the_right_answer_is_also_what_the_expert_would_do(key: str) -> None:
    """A lesson does not teach what the coach would regret a round later."""
    lesson, game = lessons[key], lessons[key].game
    sheet = game.players[0].sheet
    advice = EXPERT_BOT.advise(lesson.masks, sheet, lesson.dice, moment_of(game), span_of(game))
    assert advice[0].move in lesson.best


def test_bonuses_appear_only_in_the_lessons_that_explain_them() -> None:
    for lesson in LESSONS:
        uses = {turn.bonus for turn in lesson.answers} | ({"sale"} if any(turn.sale for turn in lesson.answers) else set())
        assert lesson.bonuses == (uses != {NOTHING})
    assert SILVER in {turn.bonus for turn in lessons["silver"].answers}


def test_both_players_lack_one_gray_hex() -> None:
    lesson = lessons["color"]
    gray = lesson.masks.of[COLOR_NAMES.index("gray")]
    assert [len(members(gray & ~player.sheet.marked)) for player in lesson.game.players] == [1, 1]
    fields = lesson.judge(parse_turn("6=5")).reason.fields
    assert (fields["first"], fields["second"]) == lesson.game.open_values["gray"] == (3, 1)


@pytest.mark.parametrize("language", languages())
@each
def test_every_judgement_is_a_sentence_in_every_language(lesson: Lesson, language: str) -> None:
    said = {say(lesson.judge(turn).reason, language) for turn in lesson.answers}
    said |= {say(Sentence(f"lesson-{lesson.key}{end}"), language) for end in ("", "-ask")}
    for text in said:
        assert "lesson-" not in text
        assert not set(text) & set("{}")
        assert len(text) < 250, "a bubble on a phone holds no more"


def test_a_wrong_hex_is_told_its_own_rule() -> None:
    lesson = lessons["numbers"]
    said = {turn.hex + 1: say(lesson.judge(turn).reason, "en") for turn in lesson.answers}
    assert "≠" in said[5]
    assert "=" in said[13]
    assert "shows blue" in said[18]
    assert all("hex 1" not in text and "(Dice game" not in text for text in said.values())
