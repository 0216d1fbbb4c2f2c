"""Sheets that explain a part of the page of a base game, with a button for each move, or the reason why there is none."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dicegame.base.expansions.phase_end import shields_unpaid
from dicegame.base.game import Game
from dicegame.base.rules.placing import area_points
from dicegame.base.rules.reasons import not_on_hex
from dicegame.base.rules.referee import why_not
from dicegame.base.state import moves
from dicegame.base.state.market import ROUNDS
from dicegame.base.state.moves import Move, kind_of
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF, GOOD_NAMES, INN, NAMES, SHIP, members, tile_sentence
from dicegame.base.words.brings import brings
from dicegame.base.words.help import owed_sentence, shield_help, tile_effect
from dicegame.base.words.notation import move_sentence
from dicegame.play.events import Moved
from dicegame.web.games.base.aims import PLACEMENTS, PURCHASES, Aim, Choice
from dicegame.web.games.bot_faces import shown_name
from dicegame.web.visitors.language import Words
from padgen.language import Sentence


class Button(NamedTuple):
    """A button that makes a move."""

    text: str
    """The text of the move."""
    label: str
    die: str = ""
    """The face of the die that it uses, such as `d4`; empty for none."""
    face: str = ""
    workers: int = 0
    note: str = ""
    """What the move brings, in a few words."""


class Sheet(NamedTuple):
    """What a page says about one of its parts."""

    title: str
    face: str
    said: tuple[str, ...]
    buttons: tuple[Button, ...] = ()
    refused: tuple[str, ...] = ()
    """The reasons why moves that one would expect are not possible."""
    spots: frozenset[int] = frozenset()
    """The hexes, from 0, where the tile fits."""


LABELS = {
    moves.TAKE: "act-take",
    moves.PLACE: "act-place",
    moves.PLACE_FROM: "act-place",
    moves.SELL: "act-sell",
    moves.GET_WORKERS: "act-workers",
    moves.BUY: "act-buy",
    moves.BUY_FOR_WORKERS: "act-buy-workers",
    moves.BUY_FOR_BOTH: "act-buy-both",
    moves.SKIP: "act-skip",
    moves.LOAD: "act-load",
    moves.KEEP: "act-keep",
    moves.THROW: "act-throw",
    moves.SHIELD: "act-take",
}
WITH_GOOD = (moves.SELL, moves.KEEP, moves.GATHER, moves.GIVE)
WITH_TILE = (moves.TAKE, moves.PLACE, moves.PLACE_FROM, *PURCHASES, moves.THROW, moves.USE, moves.EXCHANGE)
NOTED = (moves.SELL, moves.GET_WORKERS, moves.HIRE, moves.KEEP, moves.GATHER, moves.LOAD)


def button(game: Game, aim: Aim, words: Words, named: bool = False) -> Button:
    """Return the button of a move. `named` shows also which tile or good the move is about."""
    move = aim.move
    die = f"wd{game.market.white}" if move.die == moves.WHITE else f"d{move.die}" if move.die else ""
    if move.kind in LABELS:
        label = words("act-load-none") if move.kind == moves.LOAD and not move.where else words(LABELS[move.kind])
    else:
        label = move_said(game, move, words)
    face, note = "", ""
    if move.kind == moves.SHIELD:
        face, note = f"shield-{move.what}", _shield_note(move, words)
    elif named or move.kind in (moves.SELL, moves.KEEP):
        face = GOOD_NAMES[move.what] if move.kind in WITH_GOOD else NAMES[move.what] if move.kind in WITH_TILE else ""
    if move.kind in NOTED and game.due is not None:
        note = words.say(brings(game, game.due, move).sentence)
    return Button(aim.text, label, "" if move.kind == moves.SHIELD else die, face, aim.workers, note)


def move_said(game: Game, move: Move, words: Words) -> str:
    """Return a move in words. It names the player whose monasteries it copies, who has a number in records."""
    if move.kind == moves.COPY:
        return words("act-copy", name=shown_name(game.setup.names[move.where - 1]))
    return title(words, move_sentence(move))


def _shield_note(move: Move, words: Words) -> str:
    """Return what a shield costs besides workers: both dice, or the action of a castle, and perhaps another shield."""
    notes = [words("both-dice")] if move.die else []
    if move.replaced:
        notes.append(words("for-shield", shield=move.replaced))
    return ", ".join(notes)


def shields_to_lose(game: Game, player: int) -> int:
    """Return how many shields a player cannot pay tribute for, in the last round of a phase; the mines pay later."""
    state = game.state
    return shields_unpaid(state.sides[state.side_of[player]]) if game.round == ROUNDS - 1 else 0


def loads_nothing(game: Game, words: Words) -> str:
    """Return a sentence on a ship that has just been placed if it loads nothing, or else nothing."""
    last = game.events[-1] if game.events else None
    if not isinstance(last, Moved) or last.move.kind not in PLACEMENTS or last.move.what != SHIP:
        return ""
    state = game.state
    if {moves.OWED_LOAD, moves.OWED_PARTS} & {*map(kind_of, state.stack[: state.stack_size])}:
        return ""
    return words("loads-nothing", goods="yes" if any(state.depot_goods) else "no")


def buttons(game: Game, aims: Iterable[Aim], words: Words, named: bool = False) -> tuple[Button, ...]:
    """Return the buttons of moves, those without a price first."""
    return tuple(button(game, aim, words, named) for aim in sorted(aims, key=lambda aim: aim.workers))


def sheet_of(game: Game, seat: int, aims: Sequence[Aim], choice: Choice, words: Words) -> Sheet | None:
    """Return the sheet about the part of the page that was tapped; None if there is no such part."""
    kind, number = choice.about[:1], choice.about[1:]
    if not number.isdigit() or not number.isascii():
        return None
    if kind == "t" and len(number) == 2:
        return _tile_sheet(game, seat, aims, choice, words, int(number[0]), int(number[1]))
    if kind == "s":
        return _stored_sheet(game, seat, aims, choice, words, int(number))
    if kind == "h":
        return _hex_sheet(game, seat, aims, choice, words, int(number) - 1)
    if kind == "g" and 1 <= int(number) <= len(GOOD_NAMES):
        return _goods_sheet(game, seat, aims, words, int(number) - 1)
    if kind == "p" and 1 <= int(number) <= 6:
        return _depot_sheet(game, aims, words, int(number))
    if kind == "z" and 1 <= int(number) <= 18:
        return _shield_sheet(game, seat, aims, words, int(number))
    return None


def title(words: Words, sentence: Sentence) -> str:
    """Return a name as the title of a sheet, with a capital letter."""
    return capital(words.say(sentence))


def capital(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


def where_it_fits(game: Game, seat: int, tile: int) -> tuple[frozenset[int], int]:
    """Return the hexes where a tile fits now, and the number of other empty hexes of its color."""
    state, board = game.state, game.setup.boards[seat]
    side = state.sides[state.side_of[seat]]
    hexes = range(sum(1 for number in board.number if number))
    now = frozenset(hex_ for hex_ in hexes if not_on_hex(state, side, board, tile, hex_) is None)
    later = sum(
        1 for hex_ in hexes if hex_ not in now and not side.filled >> hex_ & 1 and board.color[hex_] == COLOR_OF[tile]
    )
    return now, later


def tile_said(game: Game, seat: int, tile: int, words: Words) -> tuple[tuple[str, ...], frozenset[int]]:
    """Return what a tile does, where it fits, and those hexes."""
    spots, later = where_it_fits(game, seat, tile)
    return (capital(words.say(tile_effect(game, tile))), words("fits", now=len(spots), later=later)), spots


def _tile_sheet(
    game: Game, seat: int, aims: Sequence[Aim], choice: Choice, words: Words, depot: int, slot: int
) -> Sheet | None:
    inn = not depot and not slot and game.market.inns
    tiles = game.market.depots[depot] if depot <= 6 else ()
    tile = INN if inn else tiles[slot - 1] if 1 <= slot <= len(tiles) else 0
    if not tile:
        return None
    said, spots = tile_said(game, seat, tile, words)
    own = [aim for aim in aims if choice.about in aim.to]
    refused = () if own or game.due != seat else _why_not_taken(game, tile, depot, words)
    return Sheet(title(words, tile_sentence(tile)), NAMES[tile], said, buttons(game, own, words), refused, spots)


def _stored_sheet(game: Game, seat: int, aims: Sequence[Aim], choice: Choice, words: Words, place: int) -> Sheet | None:
    store = game.side(seat).store
    tile = store[place - 1] if 1 <= place <= len(store) else 0
    if not tile:
        return None
    said, spots = tile_said(game, seat, tile, words)
    own = [aim for aim in aims if choice.about in aim.to]
    return Sheet(title(words, tile_sentence(tile)), NAMES[tile], said, buttons(game, own, words), (), spots)


def _why_not_taken(game: Game, tile: int, depot: int, words: Words) -> tuple[str, ...]:
    """Return why a tile can be taken or bought with none of the dice."""
    if game.owed and (owed := owed_sentence(game)):
        return (words.say(owed),)
    dice = sorted({die for die in game.side(game.due or 0).dice if die}) if depot else []
    tried = [Move(moves.TAKE, die, tile, depot) for die in dice or [1]] if depot else [Move(moves.BUY, 0, tile, depot)]
    return _reasons(game, tried, words)


def _reasons(game: Game, tried: Iterable[Move], words: Words) -> tuple[str, ...]:
    """Return the reasons why moves are illegal, each once."""
    found = (why_not(game.state, game.setup.boards, move) for move in tried)
    return tuple(dict.fromkeys(words.say(reason) for reason in found if reason))


def _hex_sheet(game: Game, seat: int, aims: Sequence[Aim], choice: Choice, words: Words, hex_: int) -> Sheet | None:
    board = game.setup.boards[seat]
    hexes = sum(1 for number in board.number if number)
    if not 0 <= hex_ < hexes:
        return None
    state = game.state
    side = state.sides[state.side_of[seat]]
    lies = next((placed.tile for placed in game.placed[seat] if placed.hex == hex_), 0)
    area = _area_said(game, seat, hex_, words)
    if lies:
        effect = capital(words.say(tile_effect(game, lies)))
        return Sheet(title(words, tile_sentence(lies)), NAMES[lies], (effect, area))
    own = [aim for aim in aims if choice.about in aim.to and (not choice.held or choice.held in aim.held)]
    own = [aim for aim in own if choice.die in (0, aim.move.die)] or own
    color = COLOR_NAMES[board.color[hex_]]
    name = words("space-of", color=Sentence(f"word-{color}"), number=board.number[hex_])
    refused: tuple[str, ...] = ()
    if not own and game.due == seat:
        stored = [tile for tile in side.store if tile]
        alike = [tile for tile in stored if COLOR_OF[tile] == board.color[hex_]]
        dice = [choice.die] if choice.die else [die for die in side.dice if die]
        tried = [Move(moves.PLACE, 0 if game.owed else die, tile, hex_) for tile in alike for die in dice or [0]]
        refused = _reasons(game, tried, words)[:2] or (words("nothing-stored-yet"),)
    return Sheet(capital(name), f"e-{color}", (area,), buttons(game, own, words, named=True), refused)


def _area_said(game: Game, seat: int, hex_: int, words: Words) -> str:
    """Return how full an area is, and what completing it brings in this phase (both rulebooks, Additional rules)."""
    board, side = game.setup.boards[seat], game.state.sides[game.state.side_of[seat]]
    area = board.area[hex_]
    size, filled = len(members(area)), len(members(area & side.filled))
    if filled == size:
        return words("area-full", size=size)
    points = area_points(side, board, area) + board.phase_bonus[max(game.phase, 0)]
    return words("area-open", size=size, left=size - filled, points=points)


def _goods_sheet(game: Game, seat: int, aims: Sequence[Aim], words: Words, good: int) -> Sheet:
    own = [aim for aim in aims if aim.move.kind in WITH_GOOD and aim.move.what == good]
    refused: tuple[str, ...] = ()
    if not own and game.due == seat:
        dice = [die for die in game.side(seat).dice if die]
        tried = [Move(moves.SELL, 0 if game.owed else die, good) for die in dice or [0]]
        refused = _reasons(game, tried, words)
    count = game.side(seat).goods[good]
    name = words("goods-many", count=count, good=Sentence(f"word-{GOOD_NAMES[good]}"))
    return Sheet(
        capital(name),
        GOOD_NAMES[good],
        (words("goods-how", number=good + 1),),
        buttons(game, own, words),
        refused,
    )


def _depot_sheet(game: Game, aims: Sequence[Aim], words: Words, depot: int) -> Sheet:
    market = game.market
    shields = market.shields[depot] if market.shields else ()
    said = [
        words("goods-many", count=count, good=Sentence(f"word-{GOOD_NAMES[good]}"))
        for good, count in enumerate(market.goods[depot])
        if count
    ]
    said += [words.say(shield_help(game, shield)) for shield in shields]
    own = [aim for aim in aims if f"p{depot}" in aim.to]
    return Sheet(
        words("depot", depot=depot), f"d{depot}", tuple(said) or (words("depot-no-goods"),), buttons(game, own, words)
    )


def _shield_sheet(game: Game, seat: int, aims: Sequence[Aim], words: Words, shield: int) -> Sheet:
    own = [aim for aim in aims if aim.move.kind == moves.SET] if shield == 16 and shield in game.side(seat).shields else []
    return Sheet(
        words("shield-of", number=shield),
        f"shield-{shield}",
        (words.say(shield_help(game, shield)),),
        buttons(game, own, words),
    )
