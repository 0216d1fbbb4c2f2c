"""What each tile of the base game does, in a sentence: for `tile 17` and `tile bank` in the terminal."""

from dicegame.base.game import Game
from dicegame.base.rules.referee import tile_sentence
from dicegame.base.state.tiles import ANIMALS_ON, MONASTERY_OF, MONASTERY_TILES, NAMES, NUMBERS
from dicegame.base.words.notation import parse_tile
from padgen.endtables import END_TABLES
from padgen.language import Sentence

BUILDING_MONASTERIES = range(16, 24)


def find_tile(text: str) -> int:
    """Return the tile for a number of a monastery, or for a name, which may be shortened if only one fits.

    Raises: GameError.
    """
    word = text.strip().lower()
    if word.isascii() and word.isdigit() and 1 <= int(word) <= MONASTERY_TILES:
        return NUMBERS[f"monastery-{int(word)}"]
    found = [tile for tile, name in enumerate(NAMES) if word and name.startswith(word)]
    return found[0] if len(found) == 1 else parse_tile(word)


def explain(game: Game, tile: int) -> Sentence:
    """Return what a tile does in this game (both rulebooks, The game actions, The buildings, The monastery tiles)."""
    return Sentence("base-explained", tile=tile_sentence(tile), what=_effect(game, tile))


def _effect(game: Game, tile: int) -> Sentence:
    edition = game.setup.edition
    number = MONASTERY_OF[tile]
    if ANIMALS_ON[tile]:
        animal = Sentence(f"word-{NAMES[tile][:-2]}")
        return Sentence("base-explain-livestock", animal=animal, number=ANIMALS_ON[tile])
    if not number:
        return Sentence(f"base-explain-{NAMES[tile]}")
    if number in BUILDING_MONASTERIES:
        building = game.setup.readings[f"monastery-{number}"]
        return Sentence("base-explain-for-building", building=Sentence(f"building-{building}"))
    if number in (15, 26):
        points = END_TABLES[f"base-{edition}"].item(f"monastery-{number}").points
        return Sentence(f"base-explain-m{number}", points=points)
    if number == 6:
        return Sentence("base-explain-m6", edition=edition)
    return Sentence(f"base-explain-m{number}")
