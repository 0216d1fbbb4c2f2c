"""The pages of puzzles: find the best turn in a position, and learn why it is the best."""

from contextlib import suppress
from secrets import choice as any_of
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Form, HTTPException, Request
from starlette.responses import RedirectResponse, Response

from dicegame.dice.masks import BONUS_NAMES
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.turn import Turn, format_turn, parse_turn
from dicegame.puzzles.answer import Answer, title_of
from dicegame.puzzles.puzzle import LEVELS, Puzzle, PuzzleError, find_puzzle, load_puzzles
from dicegame.web.games.dice.board import draw_duchy
from dicegame.web.games.dice.sheet_view import (
    TAPPED,
    advised,
    board_of,
    choosing_of,
    corners_of,
    marks_of,
    options_after,
    summarize,
    turn_summary,
)
from dicegame.web.games.dice.state import circles_of
from dicegame.web.games.dice.turn_builder import Choice, query_of, read_choice
from dicegame.web.pages.puzzle_progress import KIND, note_try, progress_of
from dicegame.web.pages.render import page
from dicegame.web.table.habits import OWNER, Habits, habits_of
from dicegame.web.visitors.identity import owner_of, redirect_with, secret_or_new
from dicegame.web.visitors.language import words_for
from padgen.errors import PadgenError
from padgen.language import Sentence

router = APIRouter(include_in_schema=False)


@router.get("/puzzle")
async def any_puzzle(request: Request, level: str = "", after: str = "") -> Response:
    """Redirect to a random puzzle of a level, other than the one with the number `after`: a new one, if any is left."""
    levels, tried = [level] if level in LEVELS else LEVELS, habits_of(request).all(KIND)
    found = [one.number for one in load_puzzles() if one.level in levels and str(one.number) != after]
    found = [number for number in found if str(number) not in tried] or found
    if not found:
        raise HTTPException(404, Sentence("puzzle-none"))
    query = urlencode(
        {
            key: text
            for key, text in (("level", level if level in LEVELS else ""), ("lang", request.query_params.get("lang", "")))
            if text
        }
    )
    return RedirectResponse(f"/puzzle/{any_of(found)}" + (f"?{query}" if query else ""), 303)


@router.get("/puzzle/{number}")
async def show(request: Request, number: str) -> Response:
    """Show a puzzle with the choices so far. After an answer, show whether it is right, and why. Raises: HTTPException."""
    puzzle = _find(number)
    level = request.query_params.get("level", "")
    level = level if level in LEVELS else ""
    answered = request.query_params.get("turn", "")
    filled: dict[str, Any] = {"puzzle": puzzle, "title": title_of(puzzle), "level": level, "message": None}
    if answered:
        try:
            filled |= _answer(request, puzzle, parse_turn(answered[:40]))
        except PadgenError as error:
            filled |= {"message": error.sentence} | _choosing(request, puzzle, level)
    else:
        filled |= _choosing(request, puzzle, level)
    return page(request, "puzzle.html", **filled, progress=progress_of(habits_of(request)))


@router.post("/puzzle/{number}")
async def answer(
    request: Request,
    number: str,
    turn: Annotated[str, Form(max_length=40)],
    level: Annotated[str, Form(max_length=20)] = "",
) -> Response:
    """Store an answer as a try of this browser, and redirect to the page that judges it. Raises: HTTPException."""
    puzzle, secret = _find(number), secret_or_new(request)
    with suppress(PadgenError):  # the page says what is wrong with a turn
        taken = parse_turn(turn)
        if not DICE_GAME.why_not(puzzle.game, 0, taken):
            habits = Habits(request.app.state.store, owner_of(secret, OWNER))
            note_try(habits, puzzle, Answer(puzzle, taken).right)
    query = {**({"level": level} if level in LEVELS else {}), "turn": turn}
    return redirect_with(request, f"/puzzle/{puzzle.number}?{urlencode(query)}", secret)


def _find(number: str) -> Puzzle:
    """Return the puzzle with the number in an address. Raises: HTTPException for an address of no puzzle."""
    try:
        return find_puzzle(int(number) if number.isascii() and number.isdigit() and len(number) < 6 else 0)
    except PuzzleError as error:
        raise HTTPException(404, error.sentence) from None


def _choosing(request: Request, puzzle: Puzzle, level: str) -> dict[str, Any]:
    """Return the template's values for the page on which a turn is chosen."""
    game, words = puzzle.game, words_for(request)
    turns = DICE_GAME.legal(game, 0)
    at, refused = options_after(game, 0, turns, request.query_params)

    def address(choice: Choice) -> str:
        query = urlencode({**({"level": level} if level else {}), **query_of(turns, choice)})
        return f"/puzzle/{puzzle.number}" + (f"?{query}" if query else "")

    reset = f"/puzzle/{puzzle.number}{f'?level={level}' if level else ''}" if read_choice(request.query_params) else ""
    other = f"{(here := address(at.choice))}{'&' if '?' in here else '?'}{TAPPED}="
    marks, label = marks_of(game.players[0]), str(title_of(puzzle))
    return {
        **_position(puzzle),
        "answer": None,
        "board": board_of(at, puzzle.duchy, marks, label, words, address, corners_of(puzzle.game, words), other),
        "refused": refused,
        "choosing": choosing_of(at, puzzle.duchy, address, reset),
        "turns": [summarize(game, 0, turn) for turn in at.turns],
    }


def _answer(request: Request, puzzle: Puzzle, turn: Turn) -> dict[str, Any]:
    """Return the template's values for the page after an answer. Raises: PuzzleError for an illegal turn."""
    game = puzzle.game
    if reason := DICE_GAME.why_not(game, 0, turn):
        raise PuzzleError(reason)
    best = parse_turn(puzzle.best[0])
    words, answer = words_for(request), Answer(puzzle, turn)
    revealed = answer.right or "show" in request.query_params
    taps = advised(turn, "chosen") if not revealed or answer.right else {}
    if revealed and not answer.right:
        taps = advised(turn, "other") | advised(best, "advice")
    corners = corners_of(puzzle.game, words)
    board = draw_duchy(
        puzzle.duchy, marks_of(game.players[0]), words("puzzle-best"), words, taps=taps, asked=True, corners=corners
    )
    return {
        **_position(puzzle),
        "answer": answer,
        "revealed": revealed,
        "best": summarize(game, 0, best),
        "in_words": {
            text: turn_summary(puzzle.duchy, parse_turn(text))
            for text in (format_turn(best), format_turn(turn), puzzle.second)
        },
        "chosen": summarize(game, 0, turn),
        "text": format_turn(turn),
        "board": board,
    }


def _position(puzzle: Puzzle) -> dict[str, Any]:
    """Return the template's values for the position: game, roll, points and circles."""
    game = puzzle.game
    return {
        "game": game,
        "roll": game.roll,
        "points": game.outcome.players[0].total,
        "circles": list(zip(BONUS_NAMES, circles_of(game.players[0].sheet), strict=True)),
    }
