"""Check what `make release` has built: that the files are there, agree and work elsewhere."""

import base64
import hashlib
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
WHEEL, SOURCES, SITE = f"padgen-{VERSION}-py3-none-any.whl", f"padgen-{VERSION}.tar.gz", "site"
TRIED = (
    ("padgen", "pad", "a", "-o", "pad.pdf"),
    ("padgen", "validate", "a", "base-1"),
    ("dicegame", "score", str(ROOT / "docs/examples/dice-game.toml")),
    ("dicegame", "replay", str(ROOT / "docs/examples/base-record.jsonl")),
)
"""Commands that must work where nothing but the wheel is installed."""


def faults(dist: Path) -> Iterator[str]:
    """Yield what is wrong with the files in a folder: those that are missing, and those that disagree."""
    missing = [name for name in (WHEEL, SOURCES, SITE) if not (dist / name).exists()]
    if missing:
        yield f"missing: {', '.join(missing)}; expected version {VERSION} of pyproject.toml"
        return
    if f"\n## {VERSION}" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        yield f"CHANGELOG.md has no heading for version {VERSION}"
    with zipfile.ZipFile(dist / WHEEL) as wheel:
        installed = {name for name in wheel.namelist() if name.startswith(("padgen/", "dicegame/"))}
    with tarfile.open(dist / SOURCES) as sources:
        packed = {name.partition("/")[2] for name in sources.getnames()}
    lost = sorted(name for name in installed if name.replace("padgen/layouts/", "layouts/") not in packed)
    if lost:
        yield f"the sources lack {', '.join(lost[:5])}"
    yield from site_faults(dist / SITE)


def site_faults(site: Path) -> Iterator[str]:
    """Yield the files of the site that are missing, or whose bytes are not those that its service worker expects."""
    first = (site / "service.js").read_text(encoding="utf-8").partition("\n")[0]
    for name, about in json.loads(first.removeprefix("const SITE = ").removesuffix(";"))["files"].items():
        file = site / about["stored"]
        if not file.is_file():
            yield f"the site lacks {about['stored']}"
        elif "sha256-" + base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode() != about["hash"]:
            yield f"the site has another {name} than its service worker expects"


def try_wheel(wheel: Path) -> Iterator[str]:
    """Install the wheel in a fresh environment far from the sources, and yield the commands that fail there."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(f"{folder}/env", with_pip=True)
        programs = Path(folder) / "env/bin"
        limits = ("--constraint", str(ROOT / "requirements-test.txt"))
        pip = (str(programs / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet", "install", *limits)
        subprocess.run([*pip, str(wheel.resolve())], check=True)
        for name, *arguments in TRIED:
            alone = {"HOME": folder, "PATH": os.environ["PATH"], "DICEGAME_LANG": "en"}
            done = subprocess.run([programs / name, *arguments], cwd=folder, env=alone, capture_output=True, check=False)
            if done.returncode:
                yield f"{name} {arguments[0]} fails: {done.stderr.decode()[-400:]}"


def main() -> int:
    """Check the folder that the command line names, and write the sums of its files. Return the exit code."""
    dist = Path(sys.argv[1])
    found = [*faults(dist)] or [*try_wheel(dist / WHEEL)]
    for fault in found:
        sys.stderr.write(f"{fault}\n")
    if not found:
        sums = [f"{hashlib.sha256((dist / name).read_bytes()).hexdigest()}  {name}\n" for name in (WHEEL, SOURCES)]
        (dist / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
        sys.stdout.write(f"{dist}: {WHEEL}, {SOURCES} and {SITE} are sound. Nothing is published.\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
