"""`padgen pad` and `padgen scorepad` as typed."""

import os
import pty
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from padgen import load
from padgen.cli import app
from padgen.cli.run import run_app
from padgen.layoutfile import format_layout
from tests.padgen.pdf import pdf_reading


def padgen(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a command."""
    with pytest.raises(SystemExit) as stopped:
        run_app(app, "padgen", arguments)
    out, err = capfd.readouterr()
    assert "Traceback" not in err
    return int(stopped.value.code or 0), out, err


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def texts(path: str) -> list[str]:
    return pdf_reading.texts(Path(path).read_bytes())


def test_default_output_is_a_file_in_output_and_its_path_alone(capfd: pytest.CaptureFixture[str]) -> None:
    assert padgen(capfd, "pad", "a") == (0, "output/pad-a.pdf\n", "")
    assert "Duchy A" in texts("output/pad-a.pdf")[0]


def test_a_pad_replaces_pads_only(capfd: pytest.CaptureFixture[str]) -> None:
    """A layout file that is named twice, in and out, stays what it is."""
    mine = Path("mine.toml")
    mine.write_text(format_layout(load("a")), encoding="utf-8")
    before = mine.read_bytes()
    code, out, err = padgen(capfd, "pad", "mine.toml", "-o", "mine.toml")
    assert (code, out) == (1, "")
    assert "mine.toml: this will be a .pdf file; name it mine.pdf" in err
    assert mine.read_bytes() == before
    notes = mine.rename("notes")
    code, out, err = padgen(capfd, "pad", "a", "-o", "notes")
    assert (code, out) == (1, "")
    assert "notes: this file exists and is of another kind, so it was not replaced" in err
    assert notes.read_bytes() == before
    notes.rename(mine)
    Path("x.pdf").touch()
    for _ in range(2):
        assert padgen(capfd, "pad", "mine.toml", "-o", "x.pdf")[0] == 0


def test_stdout_gets_the_bytes_and_nothing_else(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    with pytest.raises(SystemExit):
        run_app(app, "padgen", ["pad", "a", "-o", "-"])
    out, err = capfdbinary.readouterr()
    assert out.startswith(b"%PDF")
    assert out.rstrip().endswith(b"%%EOF")
    assert not err
    assert not Path("output").exists()


@pytest.mark.slow
@pytest.mark.parametrize(("mix", "letters"), [((), "AAABBCC"), (("--mix",), "ABCABCA")])
def test_pages_count_sheets_over_all_layouts(capfd: pytest.CaptureFixture[str], mix: tuple[str, ...], letters: str) -> None:
    assert padgen(capfd, "pad", "a", "b", "c", "--pages", "7", *mix, "-o", "x.pdf")[0] == 0
    found = texts("x.pdf")
    assert [re.search(r"Duchy (\w)", text).group(1) for text in found] == list(letters)  # type: ignore[union-attr]
    assert all(f"{n} / 7" in text for n, text in enumerate(found, 1))


def test_too_few_pages_for_all_layouts_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    code, _, err = padgen(capfd, "pad", "a", "b", "c", "--pages", "2")
    assert code == 0
    assert "left out: c" in err


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--pages", "0"), "--pages"),
        (("--pages", "10001"), "--pages"),
        (("--pages", "many"), "--pages"),
        (("--paper", "b7"), "'b7' is not a paper size; expected a4, letter"),
        (("--paper", "50x60"), "smaller than A6"),
        (("--paper", "2000x3000"), "too large"),
        (("--fold", "--duplex"), "leave out duplex"),
        (("--fold", "--binding", "9"), "leave out binding"),
        (("--press", "--cut", "crosses"), "leave out cut"),
        (("--offset-front", "1"), "two numbers"),
        (("--offset-back", "nan,0"), "two numbers"),
        (("--margin", "2"), "--margin"),
        (("--style", "neon"), "--style"),
        (("--lang", "tlh"), "--lang"),
        (("--start", "green"), "--start"),
        (("--per-page", "3"), "--per-page"),
        (("--per-page", "4", "--paper", "a5"), "smaller than A6"),
        (("--per-page", "2", "--paper", "a6"), "smaller than A6"),
        (("--bleed", "-1"), "--bleed"),
        (("--bleed", "21"), "--bleed"),
        (("--bleed", "nan"), "--bleed"),
        (("--tile-mm", "20"), "player boards"),
        (("--seed", "7"), "--dice-sheet"),
        (("base-1",), "cannot share a pad"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(
    capfd: pytest.CaptureFixture[str], arguments: tuple[str, ...], word: str
) -> None:
    code, out, err = padgen(capfd, "pad", "a", *arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert word in err
    assert not Path("output").exists()


@pytest.mark.parametrize(
    "option", [("--start", "blue"), ("--rules",), ("--dice-sheet",), ("--per-page", "2"), ("--fold",), ("--binding", "9")]
)
def test_player_boards_have_no_sheet_options(capfd: pytest.CaptureFixture[str], option: tuple[str, ...]) -> None:
    code, _, err = padgen(capfd, "pad", "base-1", *option)
    assert code == 2
    assert option[0] in err


def test_start_needs_its_castle(capfd: pytest.CaptureFixture[str]) -> None:
    code, _, err = padgen(capfd, "pad", "dice:Pb/GGO/YB", "--start", "gray")
    assert code == 1
    assert "no castle with a gray square" in err


def test_an_illegal_duchy_is_drawn_with_one_warning(capfd: pytest.CaptureFixture[str]) -> None:
    code, out, err = padgen(capfd, "pad", "dice:P", "-o", "x.pdf")
    assert (code, out) == (0, "x.pdf\n")
    assert err.count("\n") == 1
    assert "hex-count" in err


@pytest.mark.slow
def test_duplex_fills_the_last_back_and_says_so(capfd: pytest.CaptureFixture[str]) -> None:
    code, _, err = padgen(capfd, "pad", "a", "--pages", "3", "--duplex", "-o", "x.pdf")
    assert code == 0
    assert "4 sheets instead of 3" in err
    assert len(texts("x.pdf")) == 4


@pytest.mark.slow
def test_rules_and_dice_follow_the_sheets(capfd: pytest.CaptureFixture[str]) -> None:
    code, _, err = padgen(capfd, "pad", "a", "--pages", "3", "--per-page", "2", "--rules", "--dice-sheet", "-o", "x.pdf")
    assert code == 0
    found = texts("x.pdf")
    assert len(found) == 4
    assert "How to play" in found[2]
    seed = re.fullmatch(r"seed (\d+)\n", err)
    assert seed
    assert f"Seed {seed[1]}" in found[3]
    assert "Game 3" in found[3]
    assert "Game 4" not in found[3]


def test_the_same_seed_gives_the_same_bytes(capfd: pytest.CaptureFixture[str]) -> None:
    for name in ("x.pdf", "y.pdf"):
        assert padgen(capfd, "pad", "a", "--dice-sheet", "--seed", "7", "-o", name) == (0, f"{name}\n", "")
    assert Path("x.pdf").read_bytes() == Path("y.pdf").read_bytes()


@pytest.mark.slow
def test_player_boards_are_printed_at_true_size(capfd: pytest.CaptureFixture[str]) -> None:
    assert padgen(capfd, "pad", "base-1", "base-8") == (0, "output/pad-base-1-base-8.pdf\n", "")
    assert ["Board 1" in texts("output/pad-base-1-base-8.pdf")[0], len(texts("output/pad-base-1-base-8.pdf"))] == [True, 2]


@pytest.mark.parametrize("game", ["base-2011", "base-2019", "seasons"])
def test_score_pads(capfd: pytest.CaptureFixture[str], game: str) -> None:
    assert padgen(capfd, "scorepad", game, "--players", "2", "--pages", "3")[:2] == (0, f"output/scorepad-{game}.pdf\n")
    assert len(texts(f"output/scorepad-{game}.pdf")) == 3


@pytest.mark.parametrize("players", ["0", "9", "x"])
def test_score_pad_players_out_of_range(capfd: pytest.CaptureFixture[str], players: str) -> None:
    code, _, err = padgen(capfd, "scorepad", "base-2019", "--players", players)
    assert code == 2
    assert err.count("\n") == 1


@pytest.mark.slow
def test_a_random_pad_has_different_new_duchies(capfd: pytest.CaptureFixture[str]) -> None:
    assert padgen(capfd, "pad", "--random", "6", "--seed", "7") == (0, "output/pad-random-7.pdf\n", "")
    found = texts("output/pad-random-7.pdf")
    assert [re.search(r"Duchy (\S+)", text).group(1) for text in found] == [f"7-{n}" for n in range(1, 7)]  # type: ignore[union-attr]
    generated = padgen(capfd, "generate", "-n", "6", "--seed", "7", "--notation")[1].split()
    assert len(set(generated)) == 6
    for text, notation in zip(found, generated, strict=True):
        assert notation in "".join(text.split()), "it is printed in several lines"
        assert padgen(capfd, "validate", notation)[0] == 0


@pytest.mark.slow
def test_a_random_pad_fills_its_last_back_with_new_duchies(capfd: pytest.CaptureFixture[str]) -> None:
    code, _, err = padgen(capfd, "pad", "--random", "3", "--seed", "7", "--duplex", "--like", "b", "-o", "x.pdf")
    assert code == 0
    assert "4 sheets instead of 3" in err
    assert ["7-4" in text for text in texts("x.pdf")] == [False, False, False, True]


@pytest.mark.slow
def test_the_tiles_of_player_boards_have_any_size(capfd: pytest.CaptureFixture[str]) -> None:
    assert padgen(capfd, "pad", "base-1", "--tile-mm", "40", "-o", "large.pdf") == (0, "large.pdf\n", "")
    assert padgen(capfd, "pad", "base-1", "--tile-mm", "27", "-o", "usual.pdf")[0] == 0
    assert len(texts("large.pdf")) > len(texts("usual.pdf"))


@pytest.mark.slow
def test_random_boards_of_the_base_game(capfd: pytest.CaptureFixture[str]) -> None:
    code, out, _ = padgen(capfd, "pad", "--random", "2", "--seed", "1", "--game", "base", "--dice", "shuffled")
    assert (code, out) == (0, "output/pad-random-1.pdf\n")
    assert "Board 1-2" in texts("output/pad-random-1.pdf")[1]


def test_a_seed_is_drawn_and_told_once(capfd: pytest.CaptureFixture[str]) -> None:
    code, _, err = padgen(capfd, "pad", "--random", "1", "--dice-sheet", "-o", "x.pdf")
    assert code == 0
    seed = re.fullmatch(r"seed (\d+)\n", err)
    assert seed
    assert f"Seed {seed[1]}" in texts("x.pdf")[1]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ((), "either layouts or --random"),
        (("a", "--random", "3"), "either layouts or --random"),
        (("--random", "0"), "--random"),
        (("--random", "10001"), "--random"),
        (("--random", "3", "--pages", "3"), "--pages"),
        (("a", "--grain", "fine"), "add --random"),
        (("--random", "3", "--seed", "-1"), "--seed"),
    ],
)
def test_wrong_usage_of_random(capfd: pytest.CaptureFixture[str], arguments: tuple[str, ...], word: str) -> None:
    code, out, err = padgen(capfd, "pad", *arguments)
    assert (code, out) == (2, "")
    assert word in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "bar"),
    [
        (("pad", "a", "--dice-sheet", "--seed", "7"), b"Drawing the other pages"),
        (("scorepad", "seasons"), b"Drawing pages"),
    ],
)
def test_a_progress_bar_shows_on_a_terminal(arguments: tuple[str, ...], bar: bytes) -> None:
    reader, terminal = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "padgen", *arguments, "-o", "x.pdf"], stdout=subprocess.PIPE, stderr=terminal, check=True
    )
    os.close(terminal)
    assert done.stdout == b"x.pdf\n"
    assert bar in os.read(reader, 65536)
    os.close(reader)


def test_one_warning_names_the_letters_that_cannot_be_printed(capfd: pytest.CaptureFixture[str]) -> None:
    """Polish and Greek letters are printed; Chinese ones are not in the typeface."""
    for number, name in enumerate(("Łódź", "Burg 城堡", "城")):
        Path(f"{number}.toml").write_text(format_layout(replace(load("a"), name=name)))
    code, _, err = padgen(capfd, "pad", "0.toml", "1.toml", "2.toml", "--lang", "en", "-o", "x.pdf")
    assert code == 0
    assert err.count("cannot print") == 1
    assert "城, 堡 in the name of Burg 城堡, 城" in err


@pytest.mark.parametrize("places", ["x.pdf", "-", "", "./x"])
def test_places_have_a_file_of_their_own(places: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run_app(app, "padgen", ["pad", "a", "-o", "x", "--places", places])
    assert stopped.value.code
    assert (
        "name it x.json" if places == "x.pdf" else "--places: expected the name of a file of its own"
    ) in capfd.readouterr().err
    assert not Path("x").exists()
