"""The moves of expansions and of the solo game in words: typed, shown, divided into choices, and what they bring."""

from functools import partial

import pytest

from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME
from dicegame.base.state import moves
from dicegame.base.words.help import owed_sentence
from dicegame.base.words.notation import beginning_sentence, format_move, move_sentence
from dicegame.base.words.typed import moves_meant
from dicegame.play.narrowing import grouped
from padgen.language import languages, say
from tests.dicegame.base.expansion_games import positions, setup_with, solo_setup

GAMES = [
    *((setup_with(players, readings={"payment": "mixed"}), seed) for seed in range(6) for players in (2, 3, 4)),
    *((solo_setup(), seed) for seed in range(8)),
]


@pytest.fixture(scope="module")
def seen() -> list[Game]:
    return list(positions(GAMES, 101))


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_move_is_typed_as_it_is_shown(seen: list[Game], language: str) -> None:
    kinds = set()
    for game in seen:
        for move in game.moves:
            kinds.add(move.kind)
            for text in (say(move_sentence(move), language), format_move(move)):
                assert moves_meant(game, text, language) == [move], text
    assert kinds >= set(range(len(moves.KIND_NAMES)))


@pytest.mark.parametrize("language", languages())
def test_the_beginning_of_a_group_of_moves_is_typed_as_it_is_shown(seen: list[Game], language: str) -> None:
    for game in seen:
        own = [BASE_GAME.facets(game, move) for move in game.moves]
        assert len(set(own)) == len(own)
        assert len({tuple(name for name, _ in facets) for facets in own}) == 1
        for group in grouped(game.moves, partial(BASE_GAME.facets, game), lambda groups: len(groups) < 14):
            if len(group.moves) == 1:
                continue
            text = say(beginning_sentence(dict(group.shared)), language)
            meant = moves_meant(game, text, language)
            whole = len(meant) == 1 and say(move_sentence(meant[0]), language) == text  # such as `buy ship`
            assert set(group.moves) <= set(meant) or (whole and meant[0] in group.moves), text


def test_what_moves_bring_and_what_is_owed_is_said(seen: list[Game]) -> None:
    for game in seen:
        assert game.due is not None
        for move in game.moves[:20]:
            told = BASE_GAME.brings(game, game.due, move)
            if move.kind == moves.COPY:
                assert game.setup.names[move.where - 1] in say(told.sentence, "en"), "players have no numbers on the screen"
            for language in languages():
                say(told.sentence, language)
        if owed := owed_sentence(game):
            for language in languages():
                assert len(say(owed, language)) > 20
