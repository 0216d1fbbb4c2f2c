"""New tables: one that begins at once, and the form for a new table."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import Response

from dicegame.games import GAMES, find_kit, kit_of
from dicegame.kit import Kit
from dicegame.web.games.coach import is_on
from dicegame.web.games.view import view_of_game
from dicegame.web.pages.boards import picture_at
from dicegame.web.pages.render import page
from dicegame.web.table.duchies import NEW, known, pick
from dicegame.web.table.open_tables import tables_of, workers_of
from dicegame.web.table.settings import DICE, Settings, field_of
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import redirect_with, secret_or_new
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.remembered import last_settings, remember_settings, remember_table
from dicegame.web.visitors.security import limit_openings
from dicegame.web.work.long_tasks import unless_gone
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.names import load_untrusted
from padgen.tables import Game

router = APIRouter(include_in_schema=False)
FIRST = "a"
"""The duchy that is chosen in the form for a new table, if the browser remembers none."""
LONGEST = 400
"""A setting with more letters is not remembered for the next game."""
UNTICKED = {"hints": "", "auto": ""}
"""The boxes of the form. Browsers leave those that are not ticked out of what they send."""
KEPT = ("name", "dice", "hints", "auto")
"""The fields of the form that stay when another game is chosen."""
BY_DEFAULT = {"layout": FIRST, "hints": "yes", "auto": "yes"}
"""The settings of a game that begins at once, if the browser remembers none."""


@router.post("/play")
async def play_now(request: Request, against: Annotated[str, Form(max_length=40)] = "") -> Response:
    """Begin a game alone, or against the bot `against`, with the last settings. The player then only chooses a castle."""
    limit_openings(request)
    secret, last = secret_or_new(request), last_settings(request)
    if "layout" not in last:  # only the name, of a person who sat down at a table of others
        last = BY_DEFAULT | last
    if not _is_of(find_kit(Game.DICE), _duchy(last)):
        last = BY_DEFAULT | {"name": last.get("name", "")}
    try:
        table = await _open(request, last, against, secret)
    except PadgenError:
        last = BY_DEFAULT
        table = await _open(request, last, against, secret)
    if against:
        table.sit_bot(table.seating.host, against)
    table.begin(table.seating.host)
    response = redirect_with(request, f"/t/{table.code}", secret)
    remember_table(request, response, table.code)
    remember_settings(request, response, last)
    return response


@router.get("/new")
async def new(
    request: Request, layout: Annotated[str, Query(max_length=LONGEST)] = "", game: Annotated[str, Query(max_length=20)] = ""
) -> Response:
    """Show the form for a new table, with the settings that this browser chose last, or with those in the address.

    The form is that of the `game`, or else of the game that is played on `layout`. Raises: LayoutError, GameError.
    """
    kit = find_kit(game) if game else kit_of(load_untrusted(layout or FIRST))
    last, given = last_settings(request), dict(request.query_params)
    chosen = {"name": last.get("name", "")}
    if "name" in given:  # the form was filled in for another game
        chosen |= UNTICKED | {key: given[key] for key in KEPT if key in given}
    elif last.keys() > {"name"} and _is_of(kit, _duchy(last)):
        chosen |= UNTICKED | last | {"layout": layout or _duchy(last), "notation": ""}
    if layout:
        chosen["layout"] = layout
    if not _is_of(kit, chosen.get("layout", "")):
        chosen.pop("layout", None)
    return _form(request, kit, chosen)


def _duchy(settings: Mapping[str, str]) -> str:
    """Return the name or notation of the duchy in the settings of a form."""
    return settings.get("notation", "").strip() or settings.get("layout", FIRST)


def _is_of(kit: Kit, layout: str) -> bool:
    """Return whether a game is played on the duchy with this name or notation."""
    if layout.startswith(NEW):
        return kit.key == Game.DICE
    try:
        return kit_of(load_untrusted(layout)).key == kit.key
    except PadgenError:
        return False


def _form(
    request: Request, kit: Kit, chosen: Mapping[str, str], status: int = 200, message: Sentence | str = ""
) -> Response:
    duchies = [layout.name for layout in known(Game(kit.key))] if kit.key in set(Game) else []
    wanted = chosen.get("layout", "")
    usual = {"dice": DICE[0], "hints": "yes", "auto": "", "notation": ""}
    usual |= {field_of(option): values[0] for option, values in kit.playable.options.items()}
    filled = {
        "games": [kit for kit in GAMES.values() if kit.key in set(Game)],
        "folder": view_of_game(kit.key).folder,
        "field_of": field_of,
        "message": message,
        "chosen": chosen,
        "duchies": duchies,
        "own": wanted if wanted not in duchies and _is_of(kit, wanted) and not wanted.startswith(NEW) else "",
        "usual": all(chosen.get(key, value) == value for key, value in usual.items()),
    }
    return page(request, "new.html", status, kit=kit, picture_at=picture_at, **filled)


@router.post("/new")
async def open_table(
    request: Request,
    layout: Annotated[str, Form(max_length=400)] = "a",
    notation: Annotated[str, Form(max_length=400)] = "",
    dice: Annotated[str, Form(max_length=20)] = "screen",
    hints: Annotated[str, Form(max_length=5)] = "",
    auto: Annotated[str, Form(max_length=5)] = "",
    name: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    """Open a table, and let the host sit down if a name is given. Other fields of the form are options of the game."""
    limit_openings(request)
    secret = secret_or_new(request)
    own = {"layout": layout, "notation": notation, "dice": dice, "hints": hints, "auto": auto, "name": name}
    kit, fields = kit_of(load_untrusted(FIRST)), dict[str, str]()
    try:
        duchy = await unless_gone(request, pick(workers_of(request), notation.strip() or layout))
        kit = kit_of(duchy)
        form = await request.form()
        options = {key: str(form[field_of(key)]) for key in kit.playable.options if field_of(key) in form}
        fields = {field_of(key): value for key, value in options.items()}
        settings = Settings(duchy, options, dice, bool(hints), auto=bool(auto))
        table = tables_of(request).open(settings, secret, name)
    except PadgenError as error:
        return _form(request, kit, own | fields, 400, error.sentence)
    response = redirect_with(request, f"/t/{table.code}", secret)
    remember_table(request, response, table.code)
    kept = own | fields | {"layout": _duchy(own), "notation": ""}
    remember_settings(request, response, {key: value for key, value in kept.items() if value and len(value) <= LONGEST})
    return response


async def _open(request: Request, last: Mapping[str, str], against: str, secret: str) -> Table:
    """Open a table for a game alone, or against a bot, with the settings of a form. Raises: PadgenError."""
    duchy = await unless_gone(request, pick(workers_of(request), _duchy(last)))
    auto = bool(last.get("auto")) and not is_on(request)
    settings = Settings(duchy, {} if against else {"variant": "solo"}, hints=bool(last.get("hints")), auto=auto)
    words = words_for(request)
    return tables_of(request).open(settings, secret, last.get("name") or words("you-alone"))
