"""Choose what the device needs: of Python's own library, of the wheels, and of this program."""

import pickle
import zipfile
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from io import BytesIO
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
HOME = "lib/python3.14/site-packages"
"""Where packages are on the device."""
PICTURES = ("pypdfium2/*", "pypdfium2_raw/*")
"""What only makes pictures of pages. It is large, and loaded when the first picture is asked for."""
BOTS = ("dicegame/*/bots/*.csv", "dicegame/base/bots/weights/*.csv", "dicegame/puzzles/puzzles.jsonl")
"""What only games need. It is loaded when the pages are ready; pads do not wait for it."""

NO_LIBRARY = (
    *("_pyrepl", "_aix_support", "_android_support", "_apple_support", "_ios_support", "_osx_support", "antigravity"),
    *(
        "bdb",
        "cProfile",
        "concurrent/futures/process",
        "concurrent/futures/interpreter",
        "concurrent/interpreters",
        "ctypes/macholib",
    ),
    *(
        "doctest",
        "email/mime",
        "ensurepip",
        "ftplib",
        "idlelib",
        "imaplib",
        "mailbox",
        "modulefinder",
        "multiprocessing",
        "netrc",
    ),
    *("nturl2path", "pdb", "pickletools", "poplib", "profile", "profiling", "pstats", "pydoc", "pydoc_data", "smtplib"),
    *(
        "socketserver",
        "sqlite3/__main__",
        "sqlite3/dump",
        "tabnanny",
        "this",
        "timeit",
        "tkinter",
        "trace",
        "turtle",
        "turtledemo",
    ),
    *("unittest", "venv", "wsgiref", "xmlrpc", "zipapp"),
    *("curses", "dbm", "lib2to3", "pathlib/_local_test", "test", "asyncio/windows_events", "asyncio/windows_utils"),
    *("_ast_unparse", "_pydatetime", "asyncio/__main__", "asyncio/proactor_events", "cmd", "ctypes/_aix"),
    *(
        "ctypes/wintypes",
        "fileinput",
        "filecmp",
        "getopt",
        "getpass",
        "http/server",
        "logging/config",
        "logging/handlers",
    ),
    *(
        "plistlib",
        "pty",
        "py_compile",
        "pyclbr",
        "pyodide/_nodesock_transport",
        "pyodide/console",
        "rlcompleter",
        "runpy",
        "shelve",
    ),
    *(
        "symtable",
        "sysconfig/__main__",
        "tty",
        "urllib/robotparser",
        "wave",
        "webbrowser",
        "xml/dom",
        "xml/sax/expatreader",
    ),
    *("__hello__", "__phello__", "compression/zstd"),
    *("asyncio/tools", "_pyio", "_pydecimal", "json/tool", "optparse", "_strptime_test", "compileall"),
)
"""Modules and packages of the library that nothing here imports."""
ENCODINGS = frozenset(
    (
        "__init__",
        "aliases",
        "ascii",
        "cp437",
        "cp1252",
        "hex_codec",
        "idna",
        "latin_1",
        "mac_roman",
        "punycode",
        "raw_unicode_escape",
        "undefined",
        "unicode_escape",
        "utf_16",
        "utf_16_be",
        "utf_16_le",
        "utf_8",
        "utf_8_sig",
        "base64_codec",
        "zlib_codec",
        "charmap",
        "iso8859_1",
        "iso8859_15",
        "utf_32",
        "utf_32_be",
        "utf_32_le",
    )
)
"""The text encodings that may be met."""

NOT_NEEDED = (
    *("*.dist-info/*", "*.pyi", "*.c", "*.h", "*-linux-gnu.so", "*/py.typed", "*/tests/*", "*/testing/*", "*/__main__.py"),
    *("attr/_cmp.pyi", "babel/global.dat.txt", "babel/messages/*", "fastapi/_cli/*", "fastapi/cli.py", "fastapi/.agents/*"),
    *("platformdirs/android.py", "platformdirs/macos.py", "platformdirs/windows.py", "pydantic/v1/*", "pydantic/mypy.py"),
    *(
        "pydantic/_hypothesis_plugin.py",
        "pypdfium2_cli/*",
        "pytz/zoneinfo/*",
        "anyio/pytest_plugin.py",
        "anyio/_backends/_trio.py",
    ),
    *(
        "anyio/itertools.py",
        "anyio/to_interpreter.py",
        "anyio/to_process.py",
        "annotated_types/test_cases.py",
        "babel/support.py",
    ),
    *(
        "idna/cli.py",
        "idna/codec.py",
        "idna/uts46data.py",
        "jinja2/nativetypes.py",
        "jinja2/sandbox.py",
        "pydantic/experimental/*",
    ),
    *(
        "reportlab/fonts/*",
        "reportlab/graphics/*",
        "reportlab/platypus/*",
        "reportlab/pdfbase/_cidfontdata.py",
        "reportlab/pdfbase/_glyphlist.py",
        "reportlab/pdfbase/acroform.py",
    ),
    *(
        "reportlab/pdfbase/cidfonts.py",
        "reportlab/pdfbase/pdfform.py",
        "reportlab/lib/corp.py",
        "reportlab/lib/codecharts.py",
    ),
    *(
        "reportlab/lib/fontfinder.py",
        "reportlab/lib/normalDate.py",
        "reportlab/lib/pdfencrypt.py",
        "reportlab/lib/randomtext.py",
    ),
    *(
        "reportlab/lib/rparsexml.py",
        "reportlab/lib/testutils.py",
        "reportlab/lib/validators.py",
        "segno/cli.py",
        "segno/helpers.py",
    ),
    *(
        "starlette/middleware/wsgi.py",
        "starlette/middleware/sessions.py",
        "starlette/middleware/opentelemetry.py",
        "starlette/testclient.py",
    ),
)
"""Files of wheels that the pages never use."""
BABEL_LANGUAGES = ("root", "en", "de", "fr")
BABEL_GLOBAL = ("language_aliases", "parent_exceptions", "script_aliases", "territory_aliases", "variant_aliases")
BABEL_LOCAL = (
    "decimal_formats",
    "default_numbering_system",
    "minimum_grouping_digits",
    "number_symbols",
    "number_systems",
    "numbering_systems",
    "ordinal_form",
    "percent_formats",
    "plural_form",
    "compact_decimal_formats",
    "character_order",
)


NOT_HERE = (
    "padgen/profiles/*",
    "dicegame/base/*",
    *("dicegame/cli/*", "dicegame/photo/*", "dicegame/terminal/*", "padgen/cli/*", "*/__main__.py", "dicegame/site/*"),
    *("dicegame/fast/numba_*.py", "dicegame/web/static/*", "dicegame/web/server.py", "dicegame/web/connections.py"),
    *("dicegame/puzzles/make.py", "dicegame/strength/match.py", "dicegame/strength/mean_limit.py", "dicegame/web/api/*"),
    *(
        "dicegame/web/pages/clubs.py",
        "dicegame/web/pages/photos.py",
        "dicegame/web/scoring/photo_*",
        "dicegame/dice/simulation/layout_abi.py",
    ),
    *("dicegame/web/worker_processes.py", "*/train.py", "*/tune.py", "padgen/second_opinion.py", "*/README.md"),
)
"""Files of this program for other places. The device has no command line, camera, compiler, processes or network."""
HERE = ("dicegame/site/__init__.py", "dicegame/site/device/*")
STAND_INS = {"PIL/__init__.py": b"", "PIL/Image.py": b"class Image:\n    pass\n"}
"""ReportLab imports Pillow for photos. The device has neither, and there are none on our sheets."""


def choose_library(library: bytes) -> dict[str, bytes]:
    """Return what is needed of the library that comes with Pyodide, a ZIP file."""
    with zipfile.ZipFile(BytesIO(library)) as packed:
        return {name: packed.read(name) for name in sorted(packed.namelist()) if _is_needed(name)}


def _is_needed(name: str) -> bool:
    if name.endswith("/") or not name.endswith(".py"):
        return not name.endswith(("/", ".pyi", ".txt", ".exe"))
    module = name.removesuffix(".py").removesuffix("/__init__")
    if module.startswith("encodings/"):
        return PurePosixPath(name).stem in ENCODINGS
    return not any(module == left_out or module.startswith(f"{left_out}/") for left_out in NO_LIBRARY)


def choose_packages(wheels: Iterable[Path]) -> dict[str, bytes]:
    """Return what is needed of the wheels."""
    found: dict[str, bytes] = {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            found |= {name: _smaller(name, packed.read(name)) for name in packed.namelist() if _is_used(name)}
    return dict(sorted((found | STAND_INS).items()))


def _is_used(name: str) -> bool:
    if name.endswith("/") or any(fnmatch(name, left_out) for left_out in NOT_NEEDED):
        return False
    return not name.startswith("babel/locale-data/") or PurePosixPath(name).stem in BABEL_LANGUAGES


def _smaller(name: str, data: bytes) -> bytes:
    """Return a file, without the names of languages, places and currencies if it is one of Babel's. We only say numbers."""
    if name == "babel/global.dat":
        keep = BABEL_GLOBAL
    elif name.startswith("babel/locale-data/"):
        keep = BABEL_LOCAL
    else:
        return data
    found = pickle.loads(data)  # noqa: S301  # from a wheel that is pinned by its hash
    return pickle.dumps({key: value if key in keep else type(value)() for key, value in found.items()}, 4)


def choose_program(version: str) -> dict[str, bytes]:
    """Return what is needed of this program, with its duchies, fonts, languages and bots. Pads tell its version."""
    found = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for room in ("padgen", "dicegame")
        for path in (ROOT / room).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    found = {name: data for name, data in found.items() if _fits(name, HERE) or not _fits(name, NOT_HERE)}
    layouts = (path for path in (ROOT / "layouts").rglob("*") if path.suffix in (".toml", ".py"))
    found |= {f"padgen/layouts/{path.relative_to(ROOT / 'layouts').as_posix()}": path.read_bytes() for path in layouts}
    found[f"padgen-{version}.dist-info/METADATA"] = f"Metadata-Version: 2.1\nName: padgen\nVersion: {version}\n".encode()
    return dict(sorted(found.items()))


def licenses(wheels: Iterable[Path]) -> bytes:
    """Return the licenses of everything that the site contains, as one text."""
    parts = [(ROOT / "LICENSE").read_text(encoding="utf-8"), (ROOT / "padgen/fonts/OFL.txt").read_text(encoding="utf-8")]
    parts.append("Pyodide, and CPython in it\n\nMozilla Public License 2.0; Python Software Foundation License 2\n")
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            names = [name for name in sorted(packed.namelist()) if ".dist-info/" in name and "LICEN" in name.upper()]
            parts += [f"{name}\n\n{packed.read(name).decode(errors='replace')}" for name in names if not name.endswith("/")]
    return ("\n" + "=" * 80 + "\n").join(parts).encode()


def split(files: Mapping[str, bytes], later: Iterable[str]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Split files into those that every page needs, and those that fit one of the patterns."""
    found = {name: data for name, data in files.items() if _fits(name, later)}
    return {name: data for name, data in files.items() if name not in found}, found


def _fits(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)
