"""A command line that cannot be understood is explained in the user's words and language, and help shows no Python."""

import re
from itertools import pairwise

import pytest

import dicegame.cli
import padgen.cli
from padgen.cli.run import run_app
from padgen.language import languages

APPS = {"padgen": padgen.cli.app, "dicegame": dicegame.cli.app}
INTERNAL = re.compile(r"Input should|Invalid value|parse string|No such|Missing |Got une|requires an|bool>|<list|<int")
"""Phrases of the libraries below the command line."""

WRONG = {
    "padgen lst": "there is no command 'lst'; expected list",
    "padgen show": "LAYOUT is missing",
    "padgen show a b c": "unexpected: b c",
    "padgen generate -n x": "--number: 'x' is not valid; expected a whole number from 1 to 1000000",
    "padgen generate -n": "-n needs a value",
    "padgen generate --seed -1": "--seed: '-1' is not valid; expected a whole number, at least 0",
    "padgen generate --fair x": "--fair: 'x' is not valid; expected a number, at least 0",
    "padgen generate --game chess": "--game: 'chess' is not valid; expected dice or base",
    "padgen pad a --margin 100": "--margin: '100' is not valid; expected a number from 3 to 40",
    "padgen pad a --duplex=yes": "--duplex takes no value",
    "padgen pad a --bind 3": "there is no option --bind; expected --binding, --grain or --link",
    "padgen pad": "LAYOUT: expected either layouts or --random N",
    "padgen scorepad": "GAME is missing; expected base-2011, base-2019 or seasons",
    "padgen --nonsense": "there is no option --nonsense",
    "dicegame club new": "--players is missing",
    "dicegame template chess": "there is no command 'chess'; expected dice, base, seasons or duchy",
    "dicegame club result x.toml one Anna=3": "ROUND: 'one' is not valid; expected a whole number",
    "dicegame read": "PHOTO is missing",
    "dicegame play --resume x --seed 3": "--resume takes everything from the file",
}


def run(line: str) -> int:
    app, *words = line.split()
    with pytest.raises(SystemExit) as exit_:
        run_app(APPS[app], app, words)
    return int(exit_.value.code or 0)


@pytest.mark.parametrize("line", WRONG)
def test_wrong_usage_is_explained_in_every_language(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in languages():
        monkeypatch.setenv("DICEGAME_LANG", language)
        assert run(line) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert not INTERNAL.search(err)
        assert (WRONG[line] in err) == (language == "en")


@pytest.mark.parametrize("line", ["padgen", "dicegame", "dicegame club", "dicegame template"])
def test_a_group_alone_shows_its_help(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line) == 0
    out, err = capsys.readouterr()
    assert "Usage: " in out
    assert err == ""


@pytest.mark.parametrize("line", ["dicegame play", "dicegame read", "padgen pad", "dicegame", "dicegame club new"])
def test_help_fits_80_columns(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run(f"{line} --help") == 0
    out = capsys.readouterr().out
    assert not INTERNAL.search(out)
    assert "......" not in out
    text = [line.strip() for line in out.split("╭")[0].splitlines()]
    for first, then in pairwise(text):  # a line only ends where its next word has no room
        if first and then and not then.startswith("Example:"):
            assert len(first) + 1 + len(then.split()[0]) > 78, first


def test_wrong_usage_is_explained_in_the_language_that_the_line_asks_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run_app(dicegame.cli.app, "dicegame", ["play", "base-13a", "--target", "70", "--lang", "de"])
    assert "geht nicht" in capsys.readouterr().err
