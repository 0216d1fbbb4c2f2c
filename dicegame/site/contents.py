"""Choose the files that Python in the browser needs: from its standard library, from the wheels, and from this program."""

import pickle
import tomllib
import zipfile
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from io import BytesIO
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
_LISTS: dict[str, dict[str, list[str]]] = tomllib.loads(
    Path(__file__).with_name("contents.toml").read_text(encoding="utf-8")
)
LIBRARY, PACKAGES, PROGRAM = _LISTS["library"], _LISTS["packages"], _LISTS["program"]
STAND_INS = {"PIL/__init__.py": b"", "PIL/Image.py": b"class Image:\n    pass\n"}
"""Empty modules instead of Pillow, which ReportLab imports for photos. Sheets have no photos, so the site has no Pillow."""


def choose_library(library: bytes) -> dict[str, bytes]:
    """Return the files that the site needs from `library`, the ZIP file of the standard library in Pyodide."""
    with zipfile.ZipFile(BytesIO(library)) as packed:
        return {name: packed.read(name) for name in sorted(packed.namelist()) if _is_needed(name)}


def _is_needed(name: str) -> bool:
    if not name.endswith(".py"):
        return not name.endswith(("/", ".pyi", ".txt", ".exe"))
    module = name.removesuffix(".py").removesuffix("/__init__")
    if module.startswith("encodings/"):
        return PurePosixPath(name).stem in LIBRARY["encodings"]
    return not any(module == left_out or module.startswith(f"{left_out}/") for left_out in LIBRARY["without"])


def choose_packages(wheels: Iterable[Path]) -> dict[str, bytes]:
    """Return the files that the site needs from the wheels, and those of `STAND_INS`, by name."""
    found: dict[str, bytes] = {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            found |= {name: _smaller(name, packed.read(name)) for name in packed.namelist() if _is_used(name)}
    return dict(sorted((found | STAND_INS).items()))


def _is_used(name: str) -> bool:
    if name.endswith("/") or any(fnmatch(name, left_out) for left_out in PACKAGES["without"]):
        return False
    return not name.startswith("babel/locale-data/") or PurePosixPath(name).stem in PACKAGES["languages"]


def _smaller(name: str, data: bytes) -> bytes:
    """Return the content of a file, cut down if it is one of Babel's data files.

    These lose their names of languages, places and currencies, because Babel only formats numbers here.
    """
    if name == "babel/global.dat":
        keep = PACKAGES["kept_of_all"]
    elif name.startswith("babel/locale-data/"):
        keep = PACKAGES["kept_of_language"]
    else:
        return data
    found = pickle.loads(data)  # noqa: S301  # from a wheel that is pinned by its hash
    return pickle.dumps({key: value if key in keep else type(value)() for key, value in found.items()}, 4)


def choose_program(version: str) -> dict[str, bytes]:
    """Return the files that the site needs from this program, and a file with its version, which is printed on pads."""
    found = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for room in ("padgen", "dicegame")
        for path in (ROOT / room).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    found = {
        name: data for name, data in found.items() if _fits(name, PROGRAM["with"]) or not _fits(name, PROGRAM["without"])
    }
    layouts = (path for path in (ROOT / "layouts").rglob("*") if path.suffix in (".toml", ".py"))
    found |= {f"padgen/layouts/{path.relative_to(ROOT / 'layouts').as_posix()}": path.read_bytes() for path in layouts}
    found[f"padgen-{version}.dist-info/METADATA"] = f"Metadata-Version: 2.1\nName: padgen\nVersion: {version}\n".encode()
    return dict(sorted(found.items()))


def licenses(wheels: Iterable[Path]) -> bytes:
    """Return the licenses of everything that the site contains, as one text, in which each license is there once."""
    parts = [(ROOT / "LICENSE").read_text(encoding="utf-8"), (ROOT / "padgen/fonts/OFL.txt").read_text(encoding="utf-8")]
    parts.append("Pyodide, and CPython in it\n\nMozilla Public License 2.0; Python Software Foundation License 2\n")
    sharing: dict[str, list[str]] = {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            for name in filter(_is_license, sorted(packed.namelist())):
                text = packed.read(name).decode(errors="replace").replace("\r\n", "\n").strip()
                sharing.setdefault(text, []).append(name)
    parts += ["\n".join(names) + f"\n\n{text}\n" for text, names in sharing.items()]
    return ("\n" + "=" * 80 + "\n").join(parts).encode()


def _is_license(name: str) -> bool:
    is_text = ".dist-info/" in name and "LICEN" in name.upper() and not name.endswith("/")
    return is_text and not _fits(name, PACKAGES["other_builds"])


def split(files: Mapping[str, bytes], later: Iterable[str]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Split files into two parts: those whose names fit no pattern in `later`, and those whose names fit one."""
    found = {name: data for name, data in files.items() if _fits(name, later)}
    return {name: data for name, data in files.items() if name not in found}, found


def _fits(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)
