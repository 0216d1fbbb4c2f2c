"""Serve a folder of files, such as the site."""

from pathlib import Path

from fastapi import FastAPI
from starlette.staticfiles import StaticFiles

from padgen.errors import PadgenError
from padgen.language import Sentence

MARK = "service.js"
"""A file that every site has."""


def files_app(folder: Path) -> FastAPI:
    """Return an application that serves the files in a folder with a site. Raises: PadgenError if there is none."""
    if not (folder / MARK).is_file():
        raise PadgenError(Sentence("site-no-folder", folder=str(folder)))
    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None)
    app.mount("/", StaticFiles(directory=folder, html=True))
    return app
