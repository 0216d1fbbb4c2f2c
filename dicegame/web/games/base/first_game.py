"""The page of one step of the first base game (`dicegame.lessons.base_first`)."""

from typing import Any

from dicegame.base.game import Game
from dicegame.base.state import moves
from dicegame.base.state.tiles import NAMES, tile_sentence
from dicegame.base.words.notation import format_move
from dicegame.lessons.base_first import YOU, Step, steps
from dicegame.web.games.base.aims import PURCHASES, Aim, Choice, aims_of, castle_die, choice_of
from dicegame.web.games.base.game_view import bar_values, corners_of, letters_of, players_of, stored_of
from dicegame.web.games.base.happened import news
from dicegame.web.games.base.icons import SQUARES
from dicegame.web.games.base.pictures import Looks, draw_black, draw_corners, draw_duchy, draw_market, small_duchy, tiles_of
from dicegame.web.games.base.sheets import Button, button, sheet_of, title
from dicegame.web.games.bot_faces import shown_name
from dicegame.web.visitors.language import Words

ADDRESS = "/learn/base"
OTHERS = ("die", "black", "button", "end", "seat")
"""The parts of the page that have no sheet; a tap on them out of turn has an answer of its own, `lesson-base-not-die`."""


def page_values(number: int, about: str, words: Words) -> dict[str, Any]:
    """Return the template's values for a step, counted from 1. `about` is a part of the page that was tapped out of turn."""
    step = steps()[number - 1]
    game, tap = step.game, step.tap
    names = (words("you-alone"), *game.setup.names[1:])
    aims = aims_of(game)
    right = next((aim for aim in aims if tap and aim.text == tap.move), None)
    choice = _choice(step, about)
    following = f"{ADDRESS}?step={number + 1}"
    lit = {tap.part: [right]} if tap and right and tap.part in right.to else {}
    looks = Looks(lit, choice, f"{ADDRESS}?step={number}&", bool((tap and choice.die) or game.owed), (), following)
    sheet = sheet_of(game, YOU, aims, choice, words) if about and about not in OTHERS and tap else None
    market, side, layout = game.market, game.side(YOU), game.setup.layouts[YOU]
    changed = news(game, YOU)
    letters = letters_of(names)
    return {
        "number": number,
        "all": len(steps()) - 1,
        "tap": tap,
        "following": following,
        "here": f"{ADDRESS}?step={number}",
        "wrong": about if about in OTHERS and tap else "",
        "sheet": sheet._replace(buttons=()) if sheet else None,
        "game": game,
        "names": names,
        "letters": letters,
        "players": players_of(game, names),
        **bar_values(game, YOU),
        "squares": SQUARES,
        "looks": looks,
        "loading": bool(tap and tap.part[0] == "p"),
        "market": draw_market(market, looks, words, {slot: letters[who] for slot, who in changed.emptied.items()}),
        "black": draw_black(market),
        "black_tiles": _black_tiles(game, aims, words) if choice.buying else (),
        "buying": choice.buying,
        "board": draw_duchy(
            layout,
            tiles_of(game, YOU),
            words("duchy-of", name=names[YOU]),
            words,
            looks,
            ghosts={tap.part: right.move.what} if lit and tap and right and tap.part[0] == "h" else None,
            corners=draw_corners(layout, corners_of(game, YOU, words), looks, words),
            spots=sheet.spots if sheet else (),
        ),
        "others_boards": [
            (
                1,
                shown_name(names[1]),
                small_duchy(layout, tiles_of(game, 1), "", changed.placed.get(1, ())),
            )
        ],
        "dice": side.dice,
        "castle_die": castle_die(game) if game.due == YOU else "",
        "die": choice.die,
        "held": right.held[0] if lit and right and right.held else "",
        "stored": stored_of(game, YOU, words),
        "buttons": [(button(game, aim, words), aim is right) for aim in _plain(aims, choice)]
        if tap and tap.part == "button" and not choice.buying
        else [],
    }


def _choice(step: Step, about: str) -> Choice:
    """Return what is chosen at a step: by the tap before, or by itself as at a table."""
    if not step.tap:
        return Choice()
    part, _, number = step.chosen.partition("-")
    query = {"die": {"die": number}, "black": {"depot": "0"}}.get(part, {})
    return choice_of(step.game, query | {"on": about})


def _plain(aims: list[Aim], choice: Choice) -> list[Aim]:
    """Return the moves with a button: free sales with the chosen die, and workers."""
    own = [aim for aim in aims if aim.move.die == choice.die and not aim.workers]
    return [aim for aim in own if aim.move.kind in (moves.SELL, moves.GET_WORKERS)]


def _black_tiles(game: Game, aims: list[Aim], words: Words) -> list[tuple[str, str, Button, str]]:
    """Return the tiles of the black depot: the face and the name of each, its button, and the text of the move."""
    found = []
    for slot, tile in enumerate(game.market.depots[0], 1):
        own = [aim for aim in aims if aim.move.kind in PURCHASES and f"t0{slot}" in aim.to]
        found += [
            (NAMES[tile], title(words, tile_sentence(tile)), button(game, aim, words), format_move(aim.move)) for aim in own
        ]
    return found
