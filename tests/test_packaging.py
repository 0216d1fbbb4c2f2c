"""What is installed is what stands in the folders: every package, and every file beside the code."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests import ROOT
from tests.command import program

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
OTHER = {"padgen.layouts"}
"""Packages whose folder has another name."""


def files_beside_the_code() -> set[Path]:
    files = (path for folder in ("padgen", "dicegame") for path in (ROOT / folder).rglob("*") if path.is_file())
    return {path for path in files if path.suffix != ".py" and "__pycache__" not in path.parts}


def test_every_package_is_installed() -> None:
    folders = {
        path.parent.relative_to(ROOT) for name in ("padgen", "dicegame") for path in (ROOT / name).rglob("__init__.py")
    }
    assert set(SETTINGS["packages"]) - OTHER == {".".join(folder.parts) for folder in folders}


def test_every_file_beside_the_code_is_installed() -> None:
    installed = {
        path
        for package, patterns in SETTINGS["package-data"].items()
        if package not in OTHER
        for pattern in patterns
        for path in ROOT.joinpath(*package.split(".")).glob(pattern)
    }
    assert files_beside_the_code() == {path for path in installed if path.is_file()}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that a clean clone gives, as `make image` builds it: from the files that .dockerignore lets through."""
    clone, wheels = tmp_path_factory.mktemp("clone"), tmp_path_factory.mktemp("wheels")
    for name in kept_files():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    subprocess.run([sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--wheel-dir", wheels, clone], check=True)
    return next(wheels.glob("padgen-*-py3-none-any.whl"))


def kept_files() -> list[str]:
    """The committed files that an image is built from."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    let_in = [line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text().split() if line.startswith("!")]
    return [name for name in listed.stdout.splitlines() if any(name == one or name.startswith(f"{one}/") for one in let_in)]


@pytest.mark.slow
def test_a_wheel_has_everything_and_works_far_from_the_sources(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        packed.extractall(tmp_path / "installed")
    ours = {name.replace("layouts/", "padgen/layouts/", 1) if name.startswith("layouts/") else name for name in kept_files()}
    missing = {name for name in ours if name.startswith(("padgen/", "dicegame/"))} - names
    assert {name for name in missing if not name.endswith("README.md")} == set()

    def run(*arguments: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *(() if arguments[0].startswith("-") else ("-m",)), *arguments],
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": str(tmp_path / "installed")},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == (130 if typed else 0), done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout + done.stderr

    run("padgen", "pad", "a")
    assert program(sys.executable, "-m", "padgen", "pad", "a", "-o", str(tmp_path / "own.pdf")).code == 0
    assert (tmp_path / "output/pad-a.pdf").read_bytes() == (tmp_path / "own.pdf").read_bytes()
    assert "generate" in run("padgen", "--help")
    assert "base-11a" in run("padgen", "list")
    assert "certificate" in run("dicegame", "serve", "--help")
    assert "castle" in run("dicegame", "play", typed="blue\n")
    how = "from padgen.version import how_to_install as how; print(how('fast'))"
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert f"pip install 'padgen-{version}-py3-none-any.whl[fast]'" in run("-c", how)
    with_pipx = f"import sys; sys.prefix = '/home/me/pipx/venvs/padgen'; {how}"
    assert f"pipx install --force 'padgen-{version}-py3-none-any.whl[fast]'" in run("-c", with_pipx)
