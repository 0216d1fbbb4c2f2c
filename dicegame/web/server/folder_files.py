"""A web application that serves the static site from a folder."""

from pathlib import Path

from fastapi import FastAPI
from starlette.staticfiles import StaticFiles

from padgen.errors import PadgenError
from padgen.language import Sentence

MARK = "service.js"
"""A file that every built site has. A folder without it is refused."""


def files_app(folder: Path) -> FastAPI:
    """Return an application that serves the site in a folder. Raises: PadgenError if the folder has no site."""
    if not (folder / MARK).is_file():
        raise PadgenError(Sentence("site-no-folder", folder=str(folder)))
    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None)
    app.mount("/", StaticFiles(directory=folder, html=True))
    return app
