"""Download Pyodide (from npm) and the wheels (with pip) for the site. All are pinned by version and hash."""

import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

from dicegame.site.archives import files_of
from padgen.errors import PadgenError
from padgen.language import Sentence

PYODIDE = "pyodide", "314.0.7"
"""The name and the version of the npm package of Pyodide, which is Python for browsers."""
PYODIDE_SHA512 = (
    "d18bd7c4485f11da4b7dbfd790cd8114078c44eab488c517d9bcf31fda4eb6dc"
    "8c716930abe1db139bb2b860fcd8b37bcb6abe48dbe2ffa579244b0e943d91d4"
)
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
"""The version of Python in Pyodide, and the platform of wheels with machine code for it."""
PURE = "manylinux2014_x86_64"
"""The platform for wheels of which only the Python files are used, because MarkupSafe has none without machine code."""
PINS = Path(__file__).with_name("pins.txt")


def cache() -> Path:
    """Return the folder in which downloads are kept."""
    return user_cache_path("dicegame", appauthor=False) / "site"


def get_pyodide() -> dict[str, bytes]:
    """Return the files of Pyodide by name. Raises: PadgenError if it cannot be downloaded, or its hash is wrong."""
    name, version = PYODIDE
    kept = cache() / f"{name}-{version}.tgz"
    if not (kept.exists() and _is_pinned(kept)):
        npm = shutil.which("npm")
        if npm is None:
            raise PadgenError(Sentence("site-no-npm"))
        with tempfile.TemporaryDirectory() as folder:
            _run([npm, "pack", "--silent", "--ignore-scripts", f"{name}@{version}"], folder, name)
            _keep(Path(folder) / kept.name, kept)
        if not _is_pinned(kept):
            kept.unlink()
            raise PadgenError(Sentence("site-wrong-hash", name=name))
    return {name.removeprefix("package/"): data for name, data in files_of(kept.read_bytes()).items()}


def get_wheels() -> list[Path]:
    """Return the files of the pinned wheels. Raises: PadgenError if one cannot be downloaded, or its hash is wrong."""
    folder = cache() / hashlib.sha256(PINS.read_bytes()).hexdigest()[:16]
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as beside:
            platforms = [f"--platform={one}" for one in (PLATFORM, PURE, "any")]
            pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download", "--no-deps"]
            python = [
                f"--python-version={PYTHON}",
                "--implementation=cp",
                f"--abi=cp{PYTHON.replace('.', '')}",
                "--abi=none",
            ]
            pinned = ["--only-binary=:all:", "--require-hashes", f"--requirement={PINS}"]
            _run([*pip, *platforms, *python, *pinned, "--dest=wheels"], beside, "pip")
            _keep(Path(beside) / "wheels", folder)
    return sorted(folder.glob("*.whl"))


def _is_pinned(file: Path) -> bool:
    return hashlib.sha512(file.read_bytes()).hexdigest() == PYODIDE_SHA512


def _keep(file: Path, kept: Path) -> None:
    """Move a file or folder into the cache in one step. If another build has already put a folder there, keep that one."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    beside = kept.with_name(f".{kept.name}.{Path(file.parent).name}")
    shutil.move(file, beside)
    try:
        beside.replace(kept)
    except OSError:  # a folder that is there already
        shutil.rmtree(beside, ignore_errors=True)


def _run(command: list[str], folder: str, name: str) -> None:
    """Run a program in a folder. Raises: PadgenError with the end of its output if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise PadgenError(Sentence("site-no-package", name=name, reason=last_words(done)))


def last_words(done: subprocess.CompletedProcess[str]) -> str:
    """Return the last 400 letters of the errors that a program printed, or else of its other output."""
    return (done.stderr or done.stdout).strip()[-400:]
