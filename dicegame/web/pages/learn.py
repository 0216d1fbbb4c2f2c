"""Learn the dice game: ten lessons on the real board, each with one choice that the rules judge, and a page with all rules.

A lesson keeps nothing on the server. The address of a page has the answer, and a cookie has the lessons that are done.
"""

from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import RedirectResponse, Response

from dicegame.dice.game import Game, settle, take_turn
from dicegame.dice.masks import BONUS_NAMES, SILVER
from dicegame.dice.turn import Turn, format_turn, parse_turn
from dicegame.lessons.course import LESSONS
from dicegame.lessons.lesson import Lesson, Verdict
from dicegame.web.games.dice.board import Tap, draw_duchy
from dicegame.web.games.dice.sheet_view import advised, board_of, choosing_of, corners_of, hexes_of, marks_of, summarize
from dicegame.web.games.dice.state import circles_of
from dicegame.web.games.dice.turn_builder import KEPT, Choice, options, query_of, read_choice
from dicegame.web.pages.render import page
from dicegame.web.visitors.identity import keep
from dicegame.web.visitors.language import Words, words_for
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.tables import DiceTables

router = APIRouter(include_in_schema=False)
COOKIE = "lessons"
"""The cookie with the numbers of the lessons that were answered rightly, such as 1-2-5."""
SIZES = range(1, 5)
"""The sizes of areas for which the page of rules shows the points."""


@router.get("/learn")
async def learn(request: Request) -> Response:
    """Show the list of lessons, with those that are done, and the button that begins or goes on."""
    done = _done(request)
    following = next((number for number in range(1, len(LESSONS) + 1) if number not in done), 0)
    return page(request, "learn.html", lessons=LESSONS, done=done, following=following)


@router.post("/learn")
async def begin(request: Request) -> Response:
    """Redirect to the first lesson. Pages of older versions send a castle here."""
    return RedirectResponse(request.url_for("show_lesson", number="1").path, 303)


@router.get("/learn/{number}")
async def show_lesson(request: Request, number: str) -> Response:
    """Show a lesson: its question, the choices so far, or the judgement of an answer. Raises: HTTPException."""
    at = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else 0
    if not 1 <= at <= len(LESSONS):
        raise HTTPException(404, Sentence("lesson-unknown", number=number[:10], last=len(LESSONS)))
    lesson, words, verdict, done = LESSONS[at - 1], words_for(request), None, _done(request)
    filled: dict[str, Any] = {"number": at, "lesson": lesson, "lessons": LESSONS, "message": None}
    try:
        turn = parse_turn(request.query_params.get("turn", "")[:40]) if "turn" in request.query_params else None
        verdict = lesson.judge(turn) if turn else None
    except PadgenError as error:
        turn, filled["message"] = None, error.sentence
    if "show" in request.query_params:
        filled |= _judged(lesson, lesson.best[0], None, words)
    elif turn and verdict and verdict.legal:
        filled |= _judged(lesson, turn, verdict, words)
    else:
        filled |= _asked(request, lesson, at, words) | {"verdict": verdict}
    if verdict and verdict.right:
        done |= {at}
    response = page(request, "lesson.html", **filled, done=done)
    if done != _done(request):
        keep(request, response, COOKIE, "-".join(map(str, sorted(done))))
    return response


@router.get("/rules")
async def rules(request: Request) -> Response:
    """Show the page with all rules of the dice game."""
    return page(request, "rules.html", tables=DiceTables(), sizes=SIZES)


def _done(request: Request) -> set[int]:
    """Return the numbers of the lessons that this browser has done. Anything else in the cookie is ignored."""
    found = request.cookies.get(COOKIE, "")[:100].split("-")
    return {at for at in range(1, len(LESSONS) + 1) if str(at) in found}


def _asked(request: Request, lesson: Lesson, at: int, words: Words) -> dict[str, Any]:
    """Return the template's values for the page on which an answer is chosen. Nothing is sold unless the player says so."""
    game, layout = lesson.game, lesson.duchy
    own = f"/learn/{at}"
    marks, label, corners = marks_of(game.players[0]), words.word(f"lesson-{lesson.key}"), corners_of(game, words)
    if lesson.asks == "fits":
        taps = {turn.hex: Tap("lit", (), f"{own}?{urlencode({'turn': format_turn(turn)})}") for turn in lesson.answers}
        board = draw_duchy(layout, marks, label, words, taps=taps, asked=True, corners=corners)
        return {**_position(lesson, game), "board": board, "choosing": None, "turns": []}
    turns = lesson.answers
    found = options(game, turns, read_choice(request.query_params))

    def address(choice: Choice) -> str:
        query = urlencode({name: value for name, value in query_of(turns, choice).items() if (name, value) != KEPT})
        return own + (f"?{query}" if query else "")

    chosen = choosing_of(found, layout, address, own if read_choice(request.query_params) else "")
    return {
        **_position(lesson, game),
        "board": board_of(found, layout, marks, label, words, address, corners),
        "choosing": chosen,
        "turns": [summarize(game, 0, turn) for turn in found.turns],
    }


def _judged(lesson: Lesson, turn: Turn, verdict: Verdict | None, words: Words) -> dict[str, Any]:
    """Return the template's values for the page after an answer, or with the answer that was asked for (no `verdict`)."""
    game, taps = lesson.game, dict[int, Tap]()
    summary = summarize(game, 0, turn)
    if verdict and verdict.right:
        game = take_turn(game, 0, turn)
        for other in game.missing:
            game = take_turn(game, other, Turn())
        game = settle(game)
    else:
        taps = advised(turn, "chosen" if verdict else "advice")
    board = draw_duchy(
        lesson.duchy,
        marks_of(game.players[0]),
        words.word(f"lesson-{lesson.key}"),
        words,
        taps=taps,
        fresh=() if taps else hexes_of(turn),
        asked=bool(taps),
        corners=corners_of(game, words),
    )
    return {**_position(lesson, game), "board": board, "choosing": None, "turns": [], "verdict": verdict, "taken": summary}


def _position(lesson: Lesson, game: Game) -> dict[str, Any]:
    """Return the template's values for a position of a lesson: dice, time, points, colors and circles."""
    return {
        "roll": lesson.dice,
        "clock": lesson.game.clock,
        "points": game.outcome.players[0].total,
        "open_values": game.open_values,
        "circles": list(zip(BONUS_NAMES, circles_of(game.players[0].sheet), strict=True)),
        "silver": BONUS_NAMES[SILVER],
    }
