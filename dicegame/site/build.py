"""Build the site: `python -m dicegame.site.build`. The same sources always give the same bytes."""

import argparse
import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from dicegame.site.archives import files_of, gzipped, stored_zip, tar_of
from dicegame.site.contents import PACKAGES, PROGRAM, ROOT, choose_library, choose_packages, choose_program, licenses, split
from dicegame.site.device import BOTS, PICTURES
from dicegame.site.front import front_files
from dicegame.site.packages import PYODIDE_SHA512, cache, get_pyodide, get_wheels, last_words
from dicegame.web.pages.install import app_manifest
from dicegame.web.visitors.language import Words
from padgen.errors import PadgenError
from padgen.language import ENGLISH, Sentence
from padgen.version import installed_version

HERE = Path(__file__).parent
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".pdf": "application/pdf",
    ".webmanifest": "application/manifest+json",
}
PLAIN = (".html", ".css", ".txt", ".pdf", ".svg", ".webmanifest")
"""The endings of files that are stored unchanged, under their own names. Most others are compressed and renamed."""
LATER = (PICTURES, BOTS)


def compiled(files: Mapping[str, bytes], pyodide: Path) -> dict[str, bytes]:
    """Return the files, with Python sources compiled. Raises: PadgenError if Node.js is missing or fails."""
    node = shutil.which("node")
    if node is None:
        raise PadgenError(Sentence("site-no-npm"))
    sources = {name: data for name, data in files.items() if name.endswith(".py")}
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "in.tar", Path(folder) / "out.tar"
        given.write_bytes(tar_of(sources))
        command = [node, *map(str, (HERE / "compile.mjs", pyodide, given, made))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise PadgenError(Sentence("site-not-compiled", reason=last_words(done)))
        return {name: data for name, data in files.items() if name not in sources} | files_of(made.read_bytes())


def compiled_once(files: Mapping[str, bytes], pyodide: Path) -> dict[str, bytes]:
    """Return the same as `compiled`, from the cache if neither the files nor the compiler have changed."""
    digest = hashlib.sha256((HERE / "compile.mjs").read_bytes() + PYODIDE_SHA512.encode() + tar_of(files)).hexdigest()
    kept = cache() / f"compiled-{digest[:16]}.tar"
    if not kept.exists():
        beside = kept.with_name(f".{kept.name}.{os.getpid()}")
        beside.write_bytes(tar_of(compiled(files, pyodide)))
        beside.replace(kept)
    return files_of(kept.read_bytes())


def site_files() -> dict[str, bytes]:
    """Return the content of all files of the site, by the names that its pages use."""
    pyodide, wheels = get_pyodide(), get_wheels()
    with tempfile.TemporaryDirectory() as folder:
        for name, data in pyodide.items():
            (Path(folder) / name).write_bytes(data)
        library = choose_library(pyodide["python_stdlib.zip"])
        packages, pictures = split(choose_packages(wheels), PACKAGES["pictures"])
        library, packages, pictures = (compiled_once(each, Path(folder)) for each in (library, packages, pictures))
        program, bots = split(compiled(choose_program(installed_version()), Path(folder)), PROGRAM["bots"])
    files = {f"pyodide/{name}": pyodide[name] for name in RUNTIME}
    files |= {
        "pyodide/python_stdlib.zip": stored_zip(library),
        "packages.tar": tar_of(packages),
        PICTURES: tar_of(pictures),
        BOTS: tar_of(bots),
        "program.tar": tar_of(program),
        "licenses.txt": licenses(wheels),
    }
    for name in ("worker.js", "disk.js", "untar.js", "shell.js"):
        files[name] = (HERE / "browser" / name).read_bytes()
    for path in sorted((ROOT / "dicegame/web/static").iterdir()):
        files[f"app/static/{path.name}"] = path.read_bytes()
    return files | {"manifest.webmanifest": manifest()} | dict(front_files(installed_version()))


def manifest() -> bytes:
    """Return the manifest, which describes the app for a phone that installs it. It is in English."""
    words = Words(ENGLISH)
    return json.dumps(app_manifest(words, "./", "app/static", words.word("web-device-lead"), "#/")).encode()


def write_site(files: Mapping[str, bytes], folder: Path) -> None:
    """Replace a folder by the site: its files, and the service worker with a list of the files of this version."""
    shutil.rmtree(folder, ignore_errors=True)
    table = {}
    for name, data in sorted(files.items()):
        stored, content = _stored(name, data)
        file = folder / stored
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        if name != "licenses.txt" and not (name.startswith("ready/") and name.endswith(".pdf")):  # kept only if wanted
            table[name] = {
                "stored": stored,
                "hash": "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode(),
                "size": len(content),
                "type": TYPES.get(PurePosixPath(name).suffix, "application/octet-stream"),
                "later": name in LATER,
            }
    version = hashlib.sha256(json.dumps(table, sort_keys=True).encode()).hexdigest()[:12]
    site = {"prefix": "dicegame-", "version": version, "files": table}
    service = f"const SITE = {json.dumps(site)};\n".encode() + (HERE / "browser" / "service.js").read_bytes()
    (folder / "service.js").write_bytes(service)


def _stored(name: str, data: bytes) -> tuple[str, bytes]:
    """Return the name and the content with which a file is written into the folder of the site: unchanged, or compressed."""
    if name.endswith(PLAIN) or name == "shell.js" or name.startswith("app/"):
        return name, data
    packed = gzipped(data)
    return f"files/{hashlib.sha256(packed).hexdigest()[:12]}-{PurePosixPath(name).name}.gz", packed


def main() -> int:
    """Build the site in the folder that the command line names. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=ROOT / "output/site", metavar="DIR", help="folder; it is replaced")
    folder = parser.parse_args().output
    try:
        write_site(site_files(), folder)
    except PadgenError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
