"""Error responses of the API: a status code and a sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import HTTPException
from pydantic import BaseModel, ConfigDict

from dicegame.play.events import IllegalMove
from dicegame.web.table.seating import NotAllowedError
from padgen.errors import PadgenError

WHY = {
    400: "The body is not JSON.",
    401: "A secret is needed: open a table or sit down first.",
    403: "Only somebody else may do this, or the request came from another site.",
    404: "There is no such table.",
    409: "This cannot be done now.",
    413: "The body is too large.",
    422: "The request is not what was expected; or the turn is illegal, with the reason.",
    429: "Too many wrong codes or new tables from one client; `Retry-After` says how long to wait.",
    503: "The table could not be stored or read, so nothing was changed.",
}


class Sent(BaseModel):
    """The base class of the bodies of requests. Unknown keys are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Refusal(BaseModel):
    """The body of an error response: a sentence that says why the request was refused."""

    detail: str


def refusals(*codes: int) -> dict[int | str, dict[str, Any]]:
    """Return the descriptions of the error responses with these status codes, for the OpenAPI document."""
    return {code: {"model": Refusal, "description": WHY[code]} for code in codes}


@contextmanager
def refusing(otherwise: int) -> Iterator[None]:
    """Turn each PadgenError of a `with` statement into an HTTPException.

    Its status is 403 for `NotAllowedError`, 422 for an illegal move, and `otherwise` for any other PadgenError.
    """
    try:
        yield
    except NotAllowedError as error:
        raise HTTPException(403, str(error)) from None
    except IllegalMove as error:
        raise HTTPException(422, str(error)) from None
    except PadgenError as error:
        raise HTTPException(otherwise, str(error)) from None
