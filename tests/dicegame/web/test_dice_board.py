"""The duchy of the dice game on a page: hints, and the icons of colors."""

import re
from itertools import product

import pytest

from dicegame.dice.masks import COLOR_NAMES
from dicegame.dice.turn import parse_turn
from dicegame.web.games.dice.board import draw_duchy
from dicegame.web.games.dice.sheet_view import hint_taps
from dicegame.web.visitors.language import Words
from padgen import load
from tests.dicegame.web.test_faces import STATIC
from tests.padgen.test_theme import contrast

HINTS = [parse_turn(text) for text in ("20=3", "20=4", "13=3")]
"""Two hints for one hex, and one for a hex beside it, whose ring reaches over its corner."""


@pytest.mark.parametrize("chosen", [1, 2, 3])
def test_every_hint_has_its_flag_above_all_rings(chosen: int) -> None:
    taps = hint_taps(HINTS, chosen, "?hint={}".format)
    drawn = draw_duchy(load("a"), [], "", Words("en"), taps=taps, asked=True)
    rings, flags = drawn[: drawn.index(" flag")], drawn[drawn.index(" flag") :]
    assert not re.search("#(advice|other)", flags), "no ring is drawn over a flag"
    assert len(re.findall("#(?:advice|other)", rings)) == 2
    assert sorted(re.findall(r'class="rank" y="5">(\d)<', flags)) == ["1", "2", "3"]
    assert len(set(re.findall(r"translate\(([^)]*)\)", flags))) == 3, "none lies on another"


def test_taps_lead_to_every_hint() -> None:
    """A tap on a hex with several hints opens the next one of them."""
    leads = {chosen: {tap.address for tap in hint_taps(HINTS, chosen, str).values()} for chosen in (1, 2, 3)}
    assert leads == {1: {"2", "3"}, 2: {"1", "3"}, 3: {"1", "3"}}
    assert not any(tap.ranks for tap in hint_taps(HINTS[:1], 1, str).values()), "a single hint needs no number"


@pytest.mark.parametrize("color", COLOR_NAMES)
def test_the_icon_of_a_color_lies_on_a_hex_of_this_color(color: str) -> None:
    """So it stands out on any card, light or dark."""
    icons = (STATIC / "icons.svg").read_text(encoding="utf-8")
    (symbol,) = re.findall(f'<symbol id="{color}".*?</symbol>', icons)
    (sign,) = re.findall(f'<g id="sign-{color}">.*?</g>', icons)
    ground, inks = re.findall('<path d="M0-12[^"]*" fill="(.*?)"', symbol), re.findall('fill="(.*?)"', sign)
    assert inks
    assert ground
    assert min(contrast(ink, fill) for ink, fill in product(inks, ground)) >= 4.5
