"""The kits of the games: what they offer depends on what is installed."""

import pytest

from dicegame import kit
from dicegame.games import all_kits


@pytest.mark.parametrize(("compiles", "games"), [(True, ["dice", "base"]), (False, ["dice"])])
def test_a_look_back_is_only_offered_where_it_works(
    compiles: bool, games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kit, "can_compile", lambda: compiles)
    assert [one.key for one in all_kits() if one.looks_back] == games
