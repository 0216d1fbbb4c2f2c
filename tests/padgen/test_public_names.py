"""What `import padgen` offers: layouts as values, duchies, boards and pads in one line each."""

import copy
import pickle
from pathlib import Path

import pytest

import padgen
from padgen import Layout, OptionError, catalog, draw_board, format_layout, load, make_duchies, print_pad
from padgen.generate import SpecError
from tests.command import Command

EVERY_LAYOUT = [*catalog(), *make_duchies(1, seed=7, like="base-3", shuffled=True)]


def test_every_public_name_is_there() -> None:
    assert [name for name in padgen.__all__ if not hasattr(padgen, name)] == []
    assert sorted(name for names in padgen._MODULES.values() for name in names) == padgen.__all__ == dir(padgen)
    with pytest.raises(AttributeError, match="'padgen' has no attribute 'pads'"):
        padgen.__getattr__("pads")


@pytest.mark.parametrize("layout", EVERY_LAYOUT, ids=lambda layout: layout.name)
def test_layouts_are_values(layout: Layout) -> None:
    assert layout.areas
    for again in (pickle.loads(pickle.dumps(layout)), copy.deepcopy(layout), copy.copy(layout)):  # noqa: S301  # our own
        assert again == layout
        assert hash(again) == hash(layout)
        assert format_layout(again) == format_layout(layout)
        assert again.areas == layout.areas


def test_a_layout_is_shown_in_a_few_words() -> None:
    assert repr(load("a")) == "<Layout a: dice, 37 hexes>"
    assert repr(load("base-10")) == "<Layout base-10: base, 37 hexes>"


def test_duchies_are_those_of_the_command() -> None:
    first, second = make_duchies(2, seed=7, sizes=load("b"))
    assert (first.name, second.name) == ("7-1", "7-2")
    assert first.area_sizes("orange") == load("b").area_sizes("orange")
    assert make_duchies(1, seed=7, sizes="b") == (first,)
    assert make_duchies(game="base")[0].game == "base"
    assert "seed " in make_duchies()[0].source


@pytest.mark.parametrize(
    ("options", "option"),
    [({"game": "chess"}, "game"), ({"grain": "huge"}, "grain"), ({"game": "base", "like": "a"}, "game")],
)
def test_options_that_cannot_be_are_named(options: dict[str, str], option: str) -> None:
    with pytest.raises(OptionError) as error:
        make_duchies(1, **options)  # type: ignore[arg-type]
    assert error.value.option == option


def test_die_numbers_of_the_dice_game_cannot_be_shuffled() -> None:
    with pytest.raises(SpecError):
        make_duchies(1, seed=1, shuffled=True)


def test_a_board_is_drawn_by_name_notation_or_value() -> None:
    assert draw_board("a") == draw_board(load("a"))
    assert "hex-0-0" in draw_board("dice:PP/OgO/YY", labels=True)
    with pytest.raises(OptionError, match="style: 'plaid' is not one of color, gray"):
        draw_board("a", style="plaid")


def test_a_pad_is_the_one_of_the_command(tmp_path: Path, padgen: Command) -> None:
    options = [
        "--sheets",
        "3",
        "--mix",
        "--paper",
        "letter",
        "--per-page",
        "2",
        "--rules",
        "--style",
        "gray",
        "--lang",
        "de",
    ]
    assert padgen("pad", "a", "dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY", *options, "-o", "command.pdf").code == 0
    layouts = ("a", load("dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY"))
    print_pad("call.pdf", layouts, sheets=3, mix=True, paper="letter", per_page=2, rules=True, style="gray", language="de")
    assert (tmp_path / "call.pdf").read_bytes() == (tmp_path / "command.pdf").read_bytes()


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"paper": "a9"}, "paper"),
        ({"per_page": 3}, "per_page"),
        ({"style": "plaid"}, "style"),
        ({"language": "xx"}, "language"),
        ({"start": "pink"}, "start"),
        ({"tile_mm": 27}, "tile_mm"),
        ({"shop": True, "cut": "none"}, "shop"),
    ],
)
def test_a_pad_that_cannot_be_leaves_the_file_as_it_was(tmp_path: Path, options: dict[str, object], option: str) -> None:
    path = tmp_path / "pad.pdf"
    path.write_bytes(b"%PDF before")
    with pytest.raises(OptionError) as error:
        print_pad(path, "a", **options)  # type: ignore[arg-type]
    assert error.value.option == option
    assert [entry.name for entry in tmp_path.iterdir()] == ["pad.pdf"]
    assert path.read_bytes() == b"%PDF before"
