"""The documents cannot rot: their commands run, their examples hold, every command has help and stands in the README."""

import doctest
import re
import shlex
import tomllib
from pathlib import Path

import pytest
import typer

import dicegame.cli
import padgen.cli
from padgen.cli.run import run_app
from research.make_ready import FOLDER, READY, with_language
from tests import ROOT
from tests.command import Command

README = ROOT / "README.md"
DOCUMENTS = [README, ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").rglob("*.md"))]
APPS: dict[str, typer.Typer] = {"padgen": padgen.cli.app, "dicegame": dicegame.cli.app}


def commands(app: typer.Typer) -> list[str]:
    return [info.name or "" for info in app.registered_commands]


def readme_session() -> list[tuple[str, list[str]]]:
    """Each command of the README's console blocks with the lines that follow it."""
    session: list[tuple[str, list[str]]] = []
    for block in re.findall(r"```console\n(.*?)```", README.read_text(), re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                session.append((line[2:], []))
            else:
                session[-1][1].append(line)
    return session


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_python_examples_hold(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some of them write files
    tmp_path.joinpath("docs").symlink_to(ROOT / "docs")
    failed, _ = doctest.testfile(str(document), module_relative=False)
    assert not failed


def test_readme_commands_do_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    tmp_path.joinpath("docs").symlink_to(ROOT / "docs")
    ran = 0
    for command, expected in readme_session():
        name, *arguments = shlex.split(command)
        if name not in APPS:
            continue
        with pytest.raises(SystemExit) as stopped:
            run_app(APPS[name], name, arguments)
        out, err = capfd.readouterr()
        assert (stopped.value.code or 0) == 0, (command, err)
        assert not expected or out.splitlines() == expected, command
        ran += 1
    assert ran >= 10


@pytest.mark.parametrize("app", APPS)
def test_every_command_has_help_with_an_example_and_stands_in_the_documents(
    app: str, capfd: pytest.CaptureFixture[str]
) -> None:
    written = "".join(document.read_text() for document in DOCUMENTS)
    for command in commands(APPS[app]):
        with pytest.raises(SystemExit) as stopped:
            run_app(APPS[app], app, [command, "--help"])
        assert stopped.value.code == 0
        assert f"Example: {app} {command}" in capfd.readouterr().out
        assert f"{app} {command}" in written


def test_readme_shows_pictures_that_are_there() -> None:
    pictures = re.findall(r"docs/images/[\w.-]+", README.read_text())
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)


def test_two_commands_stand_at_the_top_of_the_readme() -> None:
    assert [command for command, _ in readme_session()][:2] == ["make pad", "make test"]


def test_the_file_to_install_has_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    written = "".join(document.read_text() for document in DOCUMENTS)
    assert set(re.findall(r"padgen-([\d.]+)-py3", written)) == {version}


def test_the_readme_is_short_and_begins_with_what_needs_no_clone() -> None:
    lines = README.read_text().splitlines()
    assert len(lines) < 150
    first_screen = "\n".join(lines[:30])
    ways = ("docs/ready/", "docs/images/table", "docs/hosting.md", "pipx install", "clone")
    assert sorted(ways, key=first_screen.index) == list(ways)


def test_ready_pads_are_those_of_the_command(tmp_path: Path, padgen: Command) -> None:
    """If this fails, `make ready` makes them anew."""
    assert {file.name for file in FOLDER.iterdir()} == set(READY)
    assert [name for name in READY if f"docs/ready/{name}" not in README.read_text()] == []
    for name, arguments in READY.items():
        assert padgen(*with_language(arguments), "-o", str(tmp_path / name)).code == 0
        assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes(), name


def test_the_workflow_runs_what_ci_runs_and_may_only_read() -> None:
    text = (ROOT / ".github/workflows/check.yml").read_text()
    assert "- run: .ci/run" in text
    assert re.search(r"^permissions:\n  contents: read\n", text, re.MULTILINE)
    assert "secrets" not in text


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text())
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_extras_are_installed_in_one_way() -> None:
    """In a clone, an install without -e would turn the environment of `make pad` into a stale copy."""
    pages = [ROOT / "README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("padgen/languages/*.ftl")]
    found = [line for page in pages for line in page.read_text(encoding="utf-8").splitlines() if "pip install" in line]
    assert len(found) > 3
    assert [line for line in found if not re.search(r"pip install (-e ('\.\[|\.`)|'padgen-)", line)] == []
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^fast web photo cluster: .*\n\t.* --editable '\.\[\$@\]'", makefile, re.MULTILINE)
