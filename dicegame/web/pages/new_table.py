"""New tables: one that begins at once, and the form for a new table."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import Response

from dicegame.games import GAMES, find_kit, kit_of
from dicegame.kit import Kit
from dicegame.play.players import numbered
from dicegame.web.games.bot_faces import in_order
from dicegame.web.games.coach import is_on
from dicegame.web.games.view import view_of_game
from dicegame.web.pages.boards import picture_at
from dicegame.web.pages.render import page
from dicegame.web.table.duchies import NEW, known, pick
from dicegame.web.table.open_tables import tables_of, workers_of
from dicegame.web.table.seating import BOT, MOST_SEATS
from dicegame.web.table.settings import DICE, Settings
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import redirect_with, secret_or_new
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.remembered import FIRST_GAME, last_settings, remember_settings, remember_table
from dicegame.web.visitors.security import limit_openings
from dicegame.web.work.long_tasks import unless_gone
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.names import load_untrusted, same_in_catalog
from padgen.tables import Game

router = APIRouter(include_in_schema=False)
FIRST: Mapping[str, str] = {Game.DICE: "a", Game.BASE: "base-1"}
"""For each game, the duchy that is chosen in the form for a new table, if the browser remembers none."""
ISLANDS = "base-13a"
"""The duchy of the base game alone, if the browser remembers none."""
LONGEST = 400
"""A setting with more letters is not remembered for the next game."""
UNTICKED = {"hints": "", "auto": ""}
"""The boxes of the form. Browsers leave those that are not ticked out of what they send."""
KEPT = ("name", "dice", "hints", "auto")
"""The fields of the form that stay when another game is chosen."""
SAME, EACH, RANDOM = "same", "each", "random"
"""Which duchies are played, in games where they may differ: the same for all, one chosen for each, or random ones."""
FIELDS = ("layout", "notation", "duchies", "bots", *KEPT)
"""The fields of the form that are the same for all games."""


@router.post("/play")
async def play_now(
    request: Request,
    against: Annotated[str, Form(max_length=40)] = "",
    game: Annotated[str, Form(max_length=20)] = Game.DICE,
) -> Response:
    """Begin a game alone, or against the bot `against`, with its last settings. At most a castle is still to be chosen."""
    limit_openings(request)
    kit, secret, name = find_kit(game), secret_or_new(request), last_settings(request).get("name", "")
    last = last_settings(request, game)
    usual = {"layout": FIRST[kit.key], "hints": "yes", "auto": "yes"}
    if "layout" not in last or not _is_of(kit, _duchy(last, kit)):  # a person who sat down at a table of others
        last = usual
    try:
        table = await _open(request, kit, last, against, secret, name)
    except PadgenError:
        last, name = usual, ""
        table = await _open(request, kit, last, against, secret, name)
    if against:
        table.sit_bot(table.seating.host, against)
    table.begin(table.seating.host)
    response = redirect_with(request, f"/t/{table.code}", secret)
    remember_table(request, response, table.code)
    _remember(request, response, kit, last, name)
    return response


@router.get("/new")
async def new(
    request: Request, layout: Annotated[str, Query(max_length=LONGEST)] = "", game: Annotated[str, Query(max_length=20)] = ""
) -> Response:
    """Show the form for a new table, with the settings that this browser chose last, or with those in the address.

    The form is that of the `game`, or else of the game that is played on `layout`, or else of the last game. Raises:
    LayoutError, GameError.
    """
    general = last_settings(request)
    recent = general.get("game", "")
    if layout and not game:
        kit = kit_of(load_untrusted(layout))
    else:
        kit = find_kit(game or (recent if recent in GAMES else Game.DICE))
    last, given = last_settings(request, kit.key), dict(request.query_params)
    chosen = {"name": general.get("name", "")}
    if "layout" in last:
        chosen |= UNTICKED | last | chosen
    if "name" in given:  # the form was filled in for another game
        chosen |= UNTICKED | {key: given[key] for key in KEPT if key in given}
    for duchy in (layout, _duchy(chosen, kit)):
        if _is_of(kit, duchy):
            chosen |= {"layout": _catalog_name(duchy), "notation": ""}
            break
    return _form(request, kit, chosen)


def _duchy(settings: Mapping[str, str], kit: Kit) -> str:
    """Return the name or notation of the duchy in the settings of a form."""
    return settings.get("notation", "").strip() or settings.get("layout", "") or FIRST.get(kit.key, "")


def _catalog_name(duchy: str) -> str:
    """Return the name of a duchy in the catalog, for one of its other names or its notation; others stay as they are."""
    if duchy.startswith(NEW):
        return duchy
    same = same_in_catalog(load_untrusted(duchy))
    return same.name if same else duchy


def field_of(option: str) -> str:
    """Return the name of the field for an option of a game: the same, unless a field of all games has it.

    >>> field_of("edition"), field_of("dice")
    ('edition', 'option-dice')
    """
    return f"option-{option}" if option in FIELDS else option


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
    several = "boards" in kit.playable.options
    duchies = known(Game(kit.key)) if kit.key in set(Game) else ()
    names = [layout.name for layout in duchies]
    wanted = chosen.get("layout", "")
    usual = {"dice": DICE[0], "hints": "yes", "auto": "", "notation": "", "duchies": SAME}
    usual |= {field_of(option): values[0] for option, values in kit.playable.options.items()}
    filled = {
        "games": [kit for kit in GAMES.values() if kit.key in set(Game)],
        "folder": view_of_game(kit.key).folder,
        "message": message,
        "chosen": chosen,
        "duchies": names,
        "solo_duchies": [layout.name for layout in duchies if layout.links],
        "several": (SAME, EACH, RANDOM) if several else (),
        "bots": in_order(kit.playable.bots) if several else (),
        "field_of": field_of,
        "own": wanted if wanted not in names and _is_of(kit, wanted) and not wanted.startswith(NEW) else "",
        "usual": all(chosen.get(key, value) == value for key, value in usual.items()),
    }
    return page(request, "new.html", status, kit=kit, picture_at=picture_at, **filled)


@router.post("/new")
async def open_table(
    request: Request,
    layout: Annotated[str, Form(max_length=400)] = "",
    notation: Annotated[str, Form(max_length=400)] = "",
    game: Annotated[str, Query(max_length=20)] = "",
    duchies: Annotated[str, Form(max_length=20)] = SAME,
    dice: Annotated[str, Form(max_length=20)] = "screen",
    hints: Annotated[str, Form(max_length=5)] = "",
    auto: Annotated[str, Form(max_length=5)] = "",
    name: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    """Open a table, and let the host sit down if a name is given, and the bots that were chosen.

    Other fields of the form are options of the game, by the names that `field_of` returns.
    """
    limit_openings(request)
    secret, form = secret_or_new(request), await request.form()
    bots = [str(bot)[:40] for bot in form.getlist("bots")][:MOST_SEATS]
    own = {"layout": layout, "notation": notation, "duchies": duchies, "bots": ",".join(bots), "dice": dice}
    own |= {"hints": hints, "auto": auto, "name": name}
    kit, options = find_kit(game or Game.DICE), dict[str, str]()
    try:
        duchy = await unless_gone(request, pick(workers_of(request), _duchy(own, kit)))
        kit = kit_of(duchy)
        options = {key: str(form[field_of(key)]) for key in kit.playable.options if field_of(key) in form}
        if duchies == RANDOM and "boards" in kit.playable.options:
            options["boards"] = RANDOM
        if duchy.links and "solo" in kit.playable.options:  # islands joined by rivers are for a lone player
            options["solo"] = "yes"
        layouts = (duchy,) if duchies == EACH else ()
        settings = Settings(duchy, options, dice, bool(hints), auto=bool(auto), layouts=layouts)
        seated = [f"{BOT}{kit.playable.find_bot(bot).name}" for bot in bots]
        settings.check(numbered([name, *seated] if name.strip() else seated))
        table = tables_of(request).open(settings, secret, name)
        for bot in bots:
            table.sit_bot(table.seating.host, bot)
    except PadgenError as error:
        return _form(request, kit, own | {field_of(key): value for key, value in options.items()}, 400, error.sentence)
    response = redirect_with(request, f"/t/{table.code}", secret)
    remember_table(request, response, table.code)
    fields = {field_of(key): value for key, value in options.items() if key not in ("boards", "solo")}
    _remember(request, response, kit, own | fields | {"layout": _duchy(own, kit), "notation": ""}, name)
    return response


def _remember(request: Request, response: Response, kit: Kit, chosen: Mapping[str, str], name: str) -> None:
    """Remember the settings of a game for the next one. The name, and which game it was, are remembered for all games."""
    kept = {key: value for key, value in chosen.items() if value and len(value) <= LONGEST and key not in ("name", "game")}
    person = {"name": name} if name and len(name) <= LONGEST else {}
    if kit.key == FIRST_GAME:
        remember_settings(request, response, kept | person)
        return
    remember_settings(request, response, kept, kit.key)
    remember_settings(request, response, last_settings(request) | person | {"game": kit.key})


async def _open(request: Request, kit: Kit, last: Mapping[str, str], against: str, secret: str, name: str) -> Table:
    """Open a table for a game alone, or against a bot, with the settings of a form. Raises: PadgenError."""
    text, options = _at_once(kit, last, against)
    duchy = await unless_gone(request, pick(workers_of(request), text))
    auto = bool(last.get("auto")) and not is_on(request)
    settings = Settings(duchy, options, hints=bool(last.get("hints")), auto=auto)
    words = words_for(request)
    name = name or words("you-alone")
    settings.check([name, BOT + against] if against else [name])
    return tables_of(request).open(settings, secret, name)


def _at_once(kit: Kit, last: Mapping[str, str], against: str) -> tuple[str, dict[str, str]]:
    """Return the duchy and the options of a game that begins at once, alone or against a bot, for the last settings."""
    duchy = _duchy(last, kit)
    if kit.key == Game.DICE:
        return duchy, {} if against else {"variant": "solo"}
    islands = bool(load_untrusted(duchy).links)
    options = {key: last[field_of(key)] for key in kit.playable.options if field_of(key) in last}
    if not against:
        return duchy if islands else ISLANDS, {key: options[key] for key in ("target",) if key in options} | {"solo": "yes"}
    if last.get("duchies") == RANDOM:
        options["boards"] = RANDOM
    return FIRST[kit.key] if islands else duchy, options
