"""Score photos of sheets of the dice game: send photos, check the entries read, then see the result on the score page."""

from collections import Counter

from fastapi import APIRouter, HTTPException, Request
from markupsafe import Markup
from starlette.datastructures import FormData, QueryParams, UploadFile
from starlette.responses import RedirectResponse, Response

from dicegame.web.pages.render import page
from dicegame.web.scoring import photo_sheet
from dicegame.web.scoring.entry_board import draw_entries
from dicegame.web.scoring.photo_form import PhotoForm, photo_form, start_check
from dicegame.web.scoring.photo_picture import draw_sheet, near, said, widened
from dicegame.web.scoring.readings import Reading, Readings
from dicegame.web.scoring.sheet_form import CLAIMS, MOST_PLAYERS, PaperForm, is_castle, paper_form, today
from dicegame.web.table.open_tables import workers_of
from dicegame.web.visitors.language import Words, words_for
from dicegame.web.visitors.remembered import remembered_names
from dicegame.web.visitors.security import RateLimit, client_of, counted
from dicegame.web.work.long_tasks import unless_gone
from padgen.errors import PadgenError
from padgen.language import Sentence

router = APIRouter(include_in_schema=False)
ADDRESS = "/score/photo"
LARGEST_PHOTO_MB, LARGEST_UPLOAD_MB = 15, 60
LARGER = {ADDRESS: (LARGEST_UPLOAD_MB * 1_000_000, Sentence("photos-too-large", most=LARGEST_UPLOAD_MB))}
"""The path that accepts larger requests than others, with its limit in bytes and the error message above the limit."""
PHOTOS = RateLimit(60, 600)
"""The most photos of one client in ten minutes."""
MOST_READ, MOST_OF_ONE = 6, 2
"""The most uploads that are received or read at the same time: for all visitors together, and for one visitor."""
CUTS = {"tracks": "web-photo-part-tracks", "colors": "web-photo-part-colors", "sums": "web-photo-part-sums"}
"""The parts of a sheet whose pictures are shown beside entries other than hexes, with the message keys of their names."""
NUMBERS = tuple(map(str, range(10)))
"""The numbers that are offered for a place other than a hex. Larger ones can be entered on the page after the hexes."""
READ: Counter[str] = Counter()


@router.get(ADDRESS)
async def ask(request: Request) -> Response:
    """Show the form that asks for photos."""
    return _ask(request)


def _ask(request: Request, status: int = 200, refused: tuple[Sentence, ...] = ()) -> Response:
    return page(request, "score.html", status, missing=photo_sheet.missing_extra(), refused=refused)


@router.post(ADDRESS)
async def receive(request: Request) -> Response:
    """Receive photos and read the sheets in them. Raises: HTTPException for too many uploads."""
    visitor = client_of(request)
    if READ.total() >= MOST_READ or READ[visitor] >= MOST_OF_ONE:
        raise HTTPException(503, Sentence("photos-busy"))
    with counted(READ, visitor):
        form = await request.form(max_files=MOST_PLAYERS + 2, max_fields=8)
        try:
            return await _read(request, form)
        finally:
            await form.close()


async def _read(request: Request, form: FormData) -> Response:
    """Read the photos in a sent form one by one, and keep the sheets found in them. The photos themselves are not kept."""
    visitor = client_of(request)
    photos = [sent for sent in form.getlist("photos") if isinstance(sent, UploadFile) and sent.size]
    if not photos:
        return _ask(request, 400, (Sentence("photos-none"),))
    code = str(form.get("reading", ""))
    known = _readings(request).find(code)
    sheets: list[photo_sheet.PhotoSheet] = []
    refused: list[Sentence] = []
    for photo in photos:
        PHOTOS.check(visitor, Sentence("photos-often"))
        name = (photo.filename or "")[:60]
        try:
            if (photo.size or 0) > LARGEST_PHOTO_MB * 1_000_000:
                raise PadgenError(Sentence("photos-too-large", most=LARGEST_PHOTO_MB))
            task = workers_of(request).run_slow(photo_sheet.read_photo, await photo.read())
            found = await unless_gone(request, task)
            sheets += found.sheets
            reasons: list[Sentence | str] = [*found.refused, *(sheet.illegible for sheet in found.sheets if sheet.illegible)]
        except PadgenError as error:
            reasons = [error.sentence]
        refused += [Sentence("photos-refused", name=name, reason=reason) for reason in reasons]
    illegible = [sheet for sheet in sheets if sheet.illegible]
    sheets = [sheet for sheet in sheets if not sheet.illegible]
    if known is None and not sheets and not illegible:
        return _ask(request, 400, tuple(refused))
    if known is None:
        code = _readings(request).add(Reading(visitor, sheets, refused, illegible))
    else:
        known.illegible = illegible
        if len(known.sheets) + len(sheets) > MOST_PLAYERS:
            refused.append(Sentence("photos-too-many", most=MOST_PLAYERS))
        known.sheets += sheets[: MOST_PLAYERS - len(known.sheets)]
        known.refused = refused
        _readings(request).fit(code)
    return RedirectResponse(f"{ADDRESS}/{code}", 303)


@router.get(ADDRESS + "/{code}")
async def check(request: Request, code: str) -> Response:
    """Show the sheets that were found, or one of them with the entries that were read."""
    reading = _readings(request).find(code)
    query = request.query_params
    if reading is None:
        form = paper_form(query)
        address = form.address(at="result" if form.players else "game")
        return page(request, "photo_gone.html", 404, address=address if form.layout else "")
    if query.get("at") == "start":
        try:
            checked = start_check(reading, _names(query, reading), query.get("variant") == "solo", today())
        except PadgenError as refused:
            return _sheets(request, code, reading, refused.sentence)
        return RedirectResponse(f"{ADDRESS}/{code}?{checked.address()}", 303)
    found = photo_form(query, reading)
    return _sheets(request, code, reading) if found is None else _check(request, code, reading, found)


@router.get(ADDRESS + "/{code}/{number}.jpg")
async def picture(request: Request, code: str, number: int) -> Response:
    """Return the flattened picture of a sheet as JPEG. Raises: HTTPException 404 if it is no longer kept."""
    reading = _readings(request).find(code)
    if reading is None or not 0 < number <= len(reading.sheets):
        raise HTTPException(404)
    return Response(reading.sheets[number - 1].picture, media_type="image/jpeg")


@router.get(ADDRESS + "/{code}/illegible/{number}.jpg")
async def illegible_picture(request: Request, code: str, number: int) -> Response:
    """Return the flattened picture of a sheet with too many doubts. Raises: HTTPException 404 if it is not kept."""
    reading = _readings(request).find(code)
    if reading is None or not 0 < number <= len(reading.illegible):
        raise HTTPException(404)
    return Response(reading.illegible[number - 1].picture, media_type="image/jpeg")


@router.post(ADDRESS + "/{code}/score")
async def score(request: Request, code: str) -> Response:
    """Delete the sheets with their pictures, and redirect to the result of the checked entries."""
    sent = await request.form()
    form = paper_form(QueryParams([(key, str(value)) for key, value in sent.multi_items()]))
    _readings(request).drop(code)
    return RedirectResponse(f"/score/dice?{form.address(at='result')}", 303)


@router.post(ADDRESS + "/{code}/drop")
async def drop(request: Request, code: str) -> Response:
    """Delete the sheets with their pictures, without scoring them."""
    _readings(request).drop(code)
    return RedirectResponse(ADDRESS, 303)


def _readings(request: Request) -> Readings:
    found = request.app.state.readings
    assert isinstance(found, Readings)
    return found


def _names(query: QueryParams, reading: Reading) -> dict[int, str]:
    return {number: query.get(f"name-{number + 1}", "").strip() for number in range(len(reading.sheets))}


def _sheets(request: Request, code: str, reading: Reading, error: Sentence | str = "") -> Response:
    words = words_for(request)
    names = _names(request.query_params, reading) if error else {}
    return page(
        request,
        "photo_sheets.html",
        code=code,
        reading=reading,
        pictures=[
            draw_sheet(sheet, _picture(code, number), sheet.box, words("photo-sheet", number=number + 1))
            for number, sheet in enumerate(reading.sheets)
        ],
        illegible=[
            draw_sheet(
                sheet, f"{ADDRESS}/{code}/illegible/{number}.jpg", sheet.box, words("photo-illegible"), rings=sheet.doubtful
            )
            for number, sheet in enumerate(reading.illegible, 1)
        ],
        offered=remembered_names(request),
        names=[names.get(number, words.word("template-player", number=number + 1)) for number in range(len(reading.sheets))],
        error=error,
        room=len(reading.sheets) < MOST_PLAYERS,
    )


def _picture(code: str, number: int) -> str:
    return f"{ADDRESS}/{code}/{number + 1}.jpg"


def _check(request: Request, code: str, reading: Reading, checked: PhotoForm) -> Response:
    words = words_for(request)
    form, player, sheet = checked.form, checked.player, checked.sheet(reading)
    layout, own = form.layout, form.players[player]
    assert layout
    places = list(layout.cells)
    number = checked.sheets[player]
    address, title = _picture(code, number), words("photo-sheet-of", name=own.name)
    question = checked.question(reading)
    rest = question is None and request.query_params.get("at") == "rest"
    last = player + 1 == len(form.players)
    links = [f"?{checked.address(hex=hex_)}#entry" for hex_ in range(len(places))]
    asked = f"hex-{checked.hex}" if checked.hex is not None else question.place if question else ""
    part, hex_number = _place(sheet, asked)
    zoom = near(part, sheet) if part else None
    if asked.startswith("unused"):
        zoom = widened(sheet.parts["tracks"])  # with the circles of the castles, which count as well
    doubt = hex_number if question else None

    def cut(part: str, label: str) -> Markup:
        return draw_sheet(sheet, address, widened(sheet.parts[part]), label)

    def whole() -> Markup:
        named = {
            hex_: (link, f"{words.say(layout.place_of(places[hex_]))}: {said(own.marks[hex_], words)}")
            for hex_, link in enumerate(links)
        }
        return draw_sheet(sheet, address, widened(sheet.parts["hexes"]), title, own.marks, named)

    return page(
        request,
        "photo_check.html",
        code=code,
        checked=checked,
        form=form,
        own=own,
        number=player + 1,
        question=question,
        questions=len(sheet.questions),
        answers=[_answer(words, answer) for answer in question.answers] if question else (),
        where=_where(words, layout.cells[places[hex_number]].color if hex_number is not None else "", asked),
        mark=own.marks[checked.hex] if checked.hex is not None else "",
        offered=NUMBERS if question and checked.other and question.answers[0].isdigit() else (),
        done=checked.address(asked=checked.asked + checked.waits(reading)),
        castle=checked.hex is not None and is_castle(layout, checked.hex),
        zoom=draw_sheet(sheet, address, zoom, words("photo-near"), rings=[part]) if part and zoom else "",
        board=draw_entries(layout, own.marks, title, words, links=links, chosen=checked.hex, doubt=doubt)
        if hex_number is not None
        else whole()
        if not asked and not rest
        else "",
        before=_before(checked, code),
        rest=rest,
        cuts={name: cut(name, words.word(key)) for name, key in CUTS.items() if name in sheet.parts} if rest else {},
        missing=(*sheet.missing, *([Sentence("photo-alone")] if _is_alone(form) else [])),
        last=last,
        next_name="" if last else form.players[player + 1].name,
    )


def _is_alone(form: PaperForm) -> bool:
    """Return whether one player of a game for several has a second place, which the others' sheets decide."""
    return len(form.players) == 1 and form.variant != "solo" and CLAIMS[2] in form.players[0].claims


def _before(checked: PhotoForm, code: str) -> str:
    """Return the address of the question before, of the player before, or of all sheets."""
    if checked.hex is not None or checked.other:
        return f"?{checked.address()}#entry"
    if checked.asked:
        return f"?{checked.address(asked=checked.asked - 1)}#entry"
    return f"?{checked.address(player=checked.player, asked=999)}#entry" if checked.player else f"{ADDRESS}/{code}"


def _place(sheet: photo_sheet.PhotoSheet, asked: str) -> tuple[photo_sheet.Box | None, int | None]:
    """Return the box of the place `asked` on the sheet, named as in `Question.place`, and its number if it is a hex."""
    what, _, where = asked.partition("-")
    if what == "hex":
        return sheet.hexes[int(where)], int(where)
    return sheet.parts.get(asked), None


def _answer(words: Words, value: str) -> str:
    """Return the text of the button for one possible answer to a question, in the visitor's language."""
    if value in ("yes", "no"):
        return words(f"option-{value}")
    return value if value.isdigit() and len(value) > 1 else said(value, words)


def _where(words: Words, color: str, asked: str) -> str:
    """Return the name of the place `asked` in the visitor's language; for a hex it is the name of its `color`'s kind."""
    what, _, where = asked.partition("-")
    if what in ("first", "second"):
        return f"{words.word(f'color-{where}')}, {words(f'claim-{what}')}"
    if what == "unused":
        return f"{words('form-unused')}, {words.word(f'bonus-{where}')}"
    if what in ("sold", "written"):
        return f"{words('form-sold' if what == 'sold' else 'form-sums')}, {'I' * int(where)}"
    return words.word(f"kind-{color}") if color else ""
