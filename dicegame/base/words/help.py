"""Answer questions about the base game: what must be settled first, what a tile does, which bonus tiles are left."""

from dicegame.base.game import Game
from dicegame.base.rules.referee import OWED_SENTENCES
from dicegame.base.state.moves import kind_of
from dicegame.base.state.tiles import COLOR_NAMES, NAMES, name_and_number, tile_sentence
from padgen.endtables import COLOR_BONUS, END_TABLES
from padgen.language import Field, Sentence


def owed_sentence(game: Game) -> Sentence | None:
    """Return a sentence about the effect that the player must settle first, or None if no effect is owed."""
    return Sentence(OWED_SENTENCES[kind_of(game.owed)]) if game.owed else None


def bonus_left(game: Game) -> dict[str, int]:
    """Return the points of the next bonus tile of each color that still has one."""
    points = COLOR_BONUS[len(game.setup.names)]
    claimed = zip(COLOR_NAMES, game.market.claimed, strict=True)
    return {color: points[gone] for color, gone in claimed if gone < len(points)}


def tile_help(game: Game, tile: int) -> Sentence:
    """Return a sentence about a tile's effect (both rulebooks, The game actions, The buildings, The monastery tiles)."""
    return Sentence("base-explained", tile=tile_sentence(tile), what=_effect(game, tile))


def _effect(game: Game, tile: int) -> Sentence:
    name, number = name_and_number(tile)
    if not number:
        return Sentence(f"base-explain-{name}")
    if name != "monastery":
        return Sentence("base-explain-livestock", animal=Sentence(f"word-{name}"), number=int(number))
    if building := game.setup.readings.get(NAMES[tile]):  # which building the tile scores is disputed
        return Sentence("base-explain-for-building", building=Sentence(f"building-{building}"))
    fields: dict[str, Field] = {}
    if number == "6":
        fields = {"edition": game.setup.edition}
    elif number in ("15", "26"):
        fields = {"points": END_TABLES[f"base-{game.setup.edition}"].item(NAMES[tile]).points}
    return Sentence(f"base-explain-m{number}", **fields)
