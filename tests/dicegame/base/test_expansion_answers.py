"""What people type and read in games with expansions: texts that fit several moves, the table's answers, explanations."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dicegame.base import supply
from dicegame.base.facts import parse_facts
from dicegame.base.game import Game, after, new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.state import moves
from dicegame.base.state.modules import MODULES
from dicegame.base.state.moves import WHITE, Move
from dicegame.base.state.tiles import BUILDING, GOOD_NAMES, INN, NAMES, WHITE_CASTLE, WHITE_CASTLES
from dicegame.base.words.chance_text import format_chance
from dicegame.base.words.help import explain, moves_help, owed_sentence
from dicegame.base.words.notation import format_move, words_sentence
from dicegame.base.words.table_answers import join_table_answers, parse_table_answer, table_prompts
from dicegame.base.words.typed import moves_meant, parse_typed_move
from dicegame.fast.states import copied
from dicegame.play.events import Chance, GameError
from padgen.language import languages, say
from tests.dicegame.base.expansion_games import setup_with, solo_setup


def begun(game: Game, seed: int = 1) -> Game:
    rng = Random(seed)
    while game.due is None:
        game = after(game, Chance(BASE_GAME.draw(game, rng)))
    return game


def with_shields(depot: int, *shields: int, held: tuple[int, ...] = (), **changes: int) -> Game:
    """Anna's turn with these shields in a depot, those on her castles, and two dice that show 5."""
    game = begun(new_game(setup_with(2)))
    state = copied(game.state)
    side = state.sides[state.side_of[state.order[state.turn]]]
    state.shields[:] = [0] * 7
    state.shields[depot] = sum(1 << shield for shield in shields)
    side.shields = sum(1 << shield for shield in held)
    side.dice[:] = [5, 5]
    for name, value in changes.items():
        setattr(side, name, value)
    return replace(game, state=state)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("dice take shield-7 from 5", "take shield-7", "take shield 7 from 5", "take s7 5", "ta s7")),
        ("de", ("Würfel nimm Schild 7 aus 5", "nimm Schild-7", "nimm Wappen 7", "nimm s7 aus 5", "take s7")),
        ("fr", ("dés prends blason 7 de 5", "prends blason-7", "prendre blason 7", "prends s7 5")),
    ],
)
def test_a_shield_is_named_in_many_ways(language: str, texts: tuple[str, ...]) -> None:
    game = with_shields(5, 7)
    for text in texts:
        assert [format_move(move) for move in moves_meant(game, text, language)] == ["dice take shield-7 from 5"], text


def test_a_shield_is_replaced_only_if_the_text_says_so() -> None:
    game = with_shields(5, 7, held=(3,))
    assert parse_typed_move(game, "take shield-7 for 3").where >> moves.DEPOT_BITS == 3
    for text in ("take shield-7 from 5", "take s7"):
        assert format_move(moves_meant(game, "take s7 for s3")[0]) == "dice take shield-7 from 5 for shield-3"
        assert moves_meant(game, text) == []
    move = parse_typed_move(game, "take shield-7 from 5")
    reason = str(BASE_GAME.why_not(game, game.due or 0, move))
    assert "take shield-7 from 5 for shield-3 (2019 rulebook, The Shields)" in reason


def test_reasons_about_shields() -> None:
    game = with_shields(5, 7, workers=0)
    side = game.state.sides[game.due or 0]
    side.dice[:] = [3, 5]

    def why(text: str) -> str:
        return str(BASE_GAME.why_not(game, game.due or 0, BASE_GAME.parse_move(text)))

    assert "to make both dice a 5 takes 2 workers; there is none (2019 rulebook, The Shields)" in why(
        "dice take shield-7 from 5"
    ).replace("are none", "is none")
    assert "shield 7 is not in depot 4; it is in depot 5" in why("dice take shield-7 from 4")
    assert "shield 9 is not in depot 5; it is in no depot" in why("dice take shield-9 from 5")
    assert "type dice take shield-7 from 5" in why("take shield-7 from 5")
    assert "shield 3 is not on a castle of yours" in why("dice take shield-7 from 5 for shield-3")
    side.dice[0] = 0
    assert "both be unused" in why("dice take shield-7 from 5")


def test_the_end_of_a_text_may_be_left_out_and_names_are_checked() -> None:
    game = with_shields(5, 7, 9, shields=1 << 16)
    found = {format_move(move) for move in moves_meant(game, "set die")}
    assert found == {f"set die 5 to {number}" for number in (1, 2, 3, 4, 6)}
    assert format_move(parse_typed_move(game, "stelle 5 auf 2", "de")) == "set die 5 to 2"
    assert format_move(parse_typed_move(game, "règle 2", "fr")) == "set die 5 to 2"
    for text, message in (
        ("take shield-19", "there is no shield 'shield-19'; expected shield-1 to shield-18"),
        ("pay silver for s20", "there is no shield 's20'"),
        ("use gold", "there is no tile 'gold'"),
        ("gather gold", "there are no goods 'gold'"),
        ("first gold", "'gold' is not a part of a placement; expected effect, area or color"),
        ("dance", "'dance' is not a move"),
    ):
        with pytest.raises(GameError, match=message):
            parse_typed_move(game, text)
    assert parse_typed_move(game, "place bank from 3 at 12").kind == moves.PLACE_FROM
    assert parse_typed_move(game, "place bank at 12").kind == moves.PLACE


def test_the_white_die_need_not_be_said() -> None:
    game = with_shields(5, 7)
    state = copied(game.state)
    state.stack[0], state.stack_size, state.white = moves.OWED_ACTION | WHITE << moves.ABOUT_AT, 1, 4
    game = replace(game, state=state)
    for text in ("workers", "white workers", "white w"):
        assert parse_typed_move(game, text) == Move(moves.GET_WORKERS, WHITE)
    assert parse_typed_move(game, "blanc ouvriers", "fr") == parse_typed_move(game, "weiß Arbeiter", "de")
    assert "with the white 4" in str(owed_sentence(game))
    reason = BASE_GAME.why_not(game, game.due or 0, BASE_GAME.parse_move("die 5 workers"))
    assert "uses the white 4" in str(reason)


def state_with(game: Game, effect: int, **changes: Any) -> Game:
    """The game with an effect that is owed, and with other values of the side of the player who is due."""
    state = copied(game.state)
    state.stack[0], state.stack_size = effect, 1
    for name, value in changes.items():
        setattr(state.sides[state.side_of[state.order[state.turn]]], name, value)
    return replace(game, state=state)


OWED = {
    "use": moves.OWED_USE,
    "gather": moves.OWED_GATHER,
    "from depots": moves.OWED_FROM | moves.FROM_DEPOTS << moves.ABOUT_AT,
    "from black": moves.OWED_FROM | moves.FROM_BLACK << moves.ABOUT_AT,
    "tribute 7": moves.OWED_TRIBUTE | 7 << moves.ABOUT_AT,
    "give 3 from red": moves.OWED_GIVE | (3 | GOOD_NAMES.index("red") << 3) << moves.ABOUT_AT,
    "add": moves.OWED_ADD,
    "area or color": moves.OWED_PARTS | 6 << moves.ABOUT_AT,
    "white": moves.OWED_ACTION | WHITE << moves.ABOUT_AT,
    "castle": moves.OWED_ACTION | moves.FREE_CASTLE << moves.ABOUT_AT,
    "any": moves.OWED_ACTION,
    "copy": moves.OWED_COPY,
    "": 0,
}


@pytest.mark.parametrize(
    ("owed", "changes", "text", "reason", "heading"),
    [
        ("", {}, "buy workers", "only monastery 28 sells workers", "Expansions"),
        ("", {"monasteries": 1 << 28, "silver": 0}, "buy workers", "costs 1 silver; there is none", "Expansions"),
        ("", {}, "use bank", "use answers a crane", "Expansions: Crane"),
        ("use", {}, "use ship", "ship is none", "Expansions: Crane"),
        ("use", {"goods": 0}, "use warehouse", "warehouse can do nothing now", "Expansions: Crane"),
        ("", {}, "white workers", "only when a white castle has just been placed", "The White Castles"),
        ("", {"bought": 0}, "buy inn from 3", "inns lie only beside the black depot", "The Inns"),
        ("castle", {"shields": 0}, "take shield-18 from 1", "shield 18 is", "The Shields"),
        ("any", {}, "take shield-7 from 5", "only that of a dark green castle can", "The Shields"),
        ("", {}, "set die 4 to 6", "only with shield 16", "The Shields"),
        ("", {"shields": 1 << 16, "set_die": 1}, "set die 4 to 6", "one die a turn", "The Shields"),
        ("", {"shields": 1 << 16, "dice": [4, 5]}, "set die 4 to 4", "shows a 4 already", "The Shields"),
        ("", {}, "copy player 2", "only with shield 6", "The Shields"),
        ("copy", {"shields": 1 << 6, "copied": 2}, "copy player 2", "copies player 2 already", "The Shields"),
        ("gather", {}, "gather red", "no depot has red goods", "The Shields"),
        ("", {}, "place bank from 3 at 12", "take it first, then place it", "The Shields"),
        ("from depots", {}, "place bank from black at 12", "comes from depots 1 to 6", "The Shields"),
        ("from black", {}, "place bank from 3 at 12", "comes from the black depot", "The Shields"),
        ("tribute 7", {"shields": 1 << 7}, "pay silver for shield-8", "due for shield 7", "The Shields"),
        ("tribute 7", {"shields": 1 << 7, "silver": 0}, "pay silver for shield-7", "there is none", "The Shields"),
        ("tribute 7", {"shields": 1 << 7}, "pay worker for shield-7", "only with shield 3", "The Shields"),
        ("", {}, "give up shield-7", "no tribute is due now", "The Shields"),
        ("", {}, "exchange castle", "only right after a ship", "The Solo Game"),
        ("give 3 from red", {"goods": 3 << 0 | 3 << 9}, "give turquoise", "turquoise comes before red", "The Solo Game"),
        ("give 3 from red", {"goods": 3 << 9 | 2 << 12}, "give brown", "from brown on there are too few", "The Solo Game"),
        ("", {}, "add 3", "only in the solo game", "The Solo Game"),
        ("area or color", {}, "first effect", "expected first area or first color", "The Solo Game"),
    ],
)
def test_reasons_name_what_to_do_and_the_rule(
    owed: str, changes: dict[str, Any], text: str, reason: str, heading: str
) -> None:
    game = state_with(begun(new_game(setup_with(3))), OWED[owed], **changes)
    for depot in range(7):
        game.state.depot_goods[depot] = 0
    told = BASE_GAME.why_not(game, game.due or 0, BASE_GAME.parse_move(text))
    assert told is not None
    assert reason in str(told)
    assert str(told).endswith(f"(2019 rulebook, {heading})")


@pytest.mark.parametrize(
    ("owed", "changes", "words"),
    [
        ("tribute 7", {"silver": 2, "workers": 2}, "the tribute for shield 7: pay silver or give up"),
        ("tribute 7", {"silver": 2, "workers": 2, "shields": 1 << 3}, "pay silver, pay worker or give up"),
        ("tribute 7", {"silver": 0, "workers": 2, "shields": 1 << 3}, "shield 7: pay worker or give up"),
        ("give 3 from red", {}, "3 of the five goods are still to be given"),
        ("area or color", {}, "first area or first color"),
        ("castle", {}, "with shield 11 take a shield"),
        ("from black", {}, "straight from the black depot into the duchy"),
    ],
)
def test_what_is_owed_is_said_with_its_number(owed: str, changes: dict[str, Any], words: str) -> None:
    assert words in str(owed_sentence(state_with(begun(new_game(setup_with(3))), OWED[owed], **changes)))


def test_each_area_has_one_inn_and_each_town_one_white_castle() -> None:
    game = begun(new_game(setup_with(2)))
    board, color = game.setup.boards[0], BUILDING
    hex_ = next(hex_ for hex_ in range(37) if board.color[hex_] == color and board.area[hex_].bit_count() > 2)
    other, free, *_ = (one for one in range(37) if board.area[hex_] >> one & 1 and one != hex_)
    built = [0] * WHITE_CASTLES + [1 << other]
    store = [INN, WHITE_CASTLE, *[0] * 10]
    changes = {"inns": 1 << other, "built": built, "store": store, "edge": 1 << free | 1 << hex_, "dice": [5, 5]}
    game = state_with(game, moves.OWED_PLACE, **changes)
    for tile, words in (
        ("inn", f"has an inn already, on hex {other + 1}; each area may get one (2019 rulebook, The Inns)"),
        ("white-castle", "already has a building of this type: white-castle (2019 rulebook, The White Castles)"),
    ):
        assert words in str(BASE_GAME.why_not(game, game.due or 0, BASE_GAME.parse_move(f"place {tile} at {free + 1}")))


# explanations


@pytest.mark.parametrize("language", languages())
def test_what_can_be_typed_is_listed_for_the_expansions_of_a_game(language: str) -> None:
    assert moves_help(setup_with(2, ())) == []
    assert [sentence.key for sentence in moves_help(solo_setup())] == ["base-help-solo"]
    assert all(len(say(sentence, language)) > 30 for sentence in moves_help(setup_with(2)))
    assert len(moves_help(setup_with(2))) == len(MODULES)


@pytest.mark.parametrize("language", languages())
def test_every_shield_bonus_and_tile_is_explained(language: str) -> None:
    for readings in ({}, {"shield-2": "once", "shield-9": "tiles", "shield-14": "must", "route-place": "take"}):
        game = new_game(setup_with(2, readings=readings))
        told = [say(explain(game, f"s{shield}", language)[0], language) for shield in range(1, 19)]
        assert len(set(told)) == 18
        assert len(explain(game, "route", language)) == 11, "the rule, nine bonuses and the cards"
        assert all(len(say(sentence, language)) > 8 for sentence in explain(game, "route", language))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("shield-7", "score double. 8 points at the end"),
        ("shield 14", "may place a tile straight from depots 1 to 6"),
        ("inn", "one in each area"),
        ("crane", "any building"),
        ("goose", "2 points"),
        ("white-castle", "weak"),
        ("monastery-27", "on top"),
        ("28", "2 workers"),
        ("29", "White castles (likely"),
        ("face-down", "five goods"),
        ("7", "livestock"),
        ("route", "likely"),
    ],
)
def test_words_explain_what_is_new(text: str, words: str) -> None:
    assert words in str(explain(new_game(setup_with(2)), text)[0])


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("crane", "use bank"),
        ("monastery-28", "buy workers"),
        ("shield-5", "gather red"),
        ("shield-6", "copy player 2"),
        ("shield-11", "take shield-7 from 5"),
        ("shield-16", "set die 4 to 6"),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_what_can_be_typed_is_a_sentence_of_its_own(text: str, typed: str, language: str) -> None:
    """Pages show only the first one: nobody types there."""
    effect, example = explain(new_game(setup_with(2)), text)
    words = say(words_sentence(typed), language)
    assert words not in say(effect, language)
    assert words in say(example, language)


def test_what_does_not_exist_cannot_be_explained() -> None:
    with pytest.raises(GameError, match="there is no shield 'shield-19'"):
        explain(new_game(setup_with(2)), "shield-19")
    with pytest.raises(GameError, match="there is no tile 'gold'"):
        explain(new_game(setup_with(2)), "gold")


# what a move brings


def test_shields_count_at_the_end() -> None:
    game = with_shields(5, 7, held=(3,))
    texts = {format_move(move): str(BASE_GAME.brings(game, game.due or 0, move).sentence) for move in game.moves}
    assert texts["dice take shield-7 from 5 for shield-3"] == "shield-7 +8 at the end if kept, shield-3 -12 at the end"


# a real table


def answers(game: Game, *texts: str, language: str = "en") -> Chance[supply.Chance]:
    parts: list[object] = []
    for text in texts:
        parts.append(parse_table_answer(game, parts, text, language))
    assert len(table_prompts(game)) == len(parts)
    return Chance(join_table_answers(game, parts))


def test_the_setup_of_a_real_table_asks_for_shields_and_cards() -> None:
    game = new_game(setup_with(2, MODULES))
    goods, shields = ("red red pink", "orange brown red"), ("7", "s12", "shield-3", "shield 1", "18", "4")
    spaces = "4w 1sell 6build 3pl 5points 6market 4place 3 church 2workers 6points,3si,4se 3workers 5church 2action"
    chance = answers(game, *goods, *shields, "3 11 7 1 5", spaces)
    told = "setup red red pink | orange brown red | shields 7 12 3 1 18 4 | routes 3+11+7+1+5 6+4+8+10+12"
    assert format_chance(chance.result) == told
    assert BASE_GAME.parse_chance(told) == chance.result
    assert after(game, chance).side(0).route[0] == 4 | 6 << 3
    german = [say(prompt, "de") for prompt in table_prompts(game)]
    assert german[2] == "Schilde in Depot 1 (1, etwa 7)"
    assert "4action 1points 2market" in german[-1]


@pytest.mark.parametrize(
    ("before", "text", "message"),
    [
        (2, "19", "there is no shield '19'"),
        (2, "1 2", "expected 1, not 2"),
        (3, "7", "shield 7 lies in the depots only once"),
        (8, "1 2 3", "expected 5, not 3"),
        (8, "1 2 3 4 13", "there is no trade route card '13'"),
        (8, "1 2 3 4 4", "there is only one card 4"),
        (8, "1points 1points 1points", "no trade route card has the spaces 1points 1points 1points"),
        (8, "1gold", "there is no trade route card '1gold'; expected numbers from 1 to 12"),
        (9, "3 1 2 4 5", "there is only one card 3"),
    ],
)
def test_impossible_shields_and_cards_are_refused(before: int, text: str, message: str) -> None:
    parts = [(3, 3, 2), (5, 4, 3), (7,), (12,), (3,), (1,), (18,), (4,), (3, 11, 7, 6, 8)]
    with pytest.raises(GameError, match=message):
        parse_table_answer(new_game(setup_with(2)), parts[:before], text)


def test_cards_of_a_box_file_are_known() -> None:
    own = [["1 points", "1 points", "1 points"], *[["2 sell", "3 sell", "4 sell"]] * 11]
    setup = replace(setup_with(2), facts=parse_facts({"routes": own}))
    parts = [(3, 3, 2), (5, 4, 3), (7,), (12,), (3,), (1,), (18,), (4,)]
    with pytest.raises(GameError, match="expected 5, not 1"):
        parse_table_answer(new_game(setup), parts, "1points 1points 1points")


def test_the_tile_that_leaves_in_the_solo_game_is_proposed() -> None:
    game = new_game(solo_setup())
    rng = Random(3)
    while game.awaits != "roll":
        game = after(game, Chance(BASE_GAME.draw(game, rng)))
    roll = parse_table_answer(game, [], "35 4")
    first, second = game.market.depots[4]
    assert "(such as 35 4)" in str(table_prompts(game)[0]), "as many dice as there are"
    assert "Enter" in str(table_prompts(game)[1])
    assert "leaves depot 4 (Enter: " in str(table_prompts(game, [roll])[1])
    for typed, gone in (("", first), (NAMES[first], first), (NAMES[second], second)):
        assert after(game, answers(game, "35 4", typed)).market.depots[4].count(gone) == 0
    with pytest.raises(GameError, match="in this round a tile of depot 4 leaves"):
        parse_table_answer(game, [roll], "monastery-1")


def test_a_game_without_expansions_asks_as_before() -> None:
    game = new_game(setup_with(3, ()))
    assert [prompt.key for prompt in table_prompts(game)] == ["base-ask-goods"] * 3
