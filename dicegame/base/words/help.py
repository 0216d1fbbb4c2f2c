"""Answer questions about the base game: what must be settled first, what a tile does, which bonus tiles are left."""

from dicegame.base.expansions.trade_routes import BONUSES
from dicegame.base.game import Game
from dicegame.base.modes.parts import FIRST_SCORING
from dicegame.base.rules import reasons
from dicegame.base.setup import Setup
from dicegame.base.state.shields import SHIELD_POINTS
from dicegame.base.state.tiles import COLOR_NAMES, MONASTERY_OF, NAMES, SHIP, name_and_number, tile_sentence
from dicegame.base.supply import SOLO
from dicegame.base.words.names import find_shield, find_tile, looks_like_shield, shield_sentence
from dicegame.base.words.notation import words_sentence
from dicegame.play.naming import word_names
from padgen.endtables import COLOR_BONUS, END_TABLES
from padgen.language import ENGLISH, Field, Sentence, joined

SHIELD_READINGS = {2: "shield-2", 9: "shield-9", 14: "shield-14", 15: "shield-14"}
"""The readings on which the effects of some shields depend."""
TYPED = {
    "crane": "use bank",
    "monastery-28": "buy workers",
    "shield-5": "gather red",
    "shield-6": "copy player 2",
    "shield-11": "take shield-7 from 5",
    "shield-16": "set die 4 to 6",
}
"""For tiles and shields with moves of their own, such a move as people type it."""


def owed_sentence(game: Game) -> Sentence | None:
    """Return a sentence about the effect that the player must settle first, or None if no effect is owed."""
    return reasons.owed_sentence(game.state) if game.owed else None


def bonus_left(game: Game) -> dict[str, int]:
    """Return the points of the next bonus tile of each color that still has one; none in the solo game."""
    points = COLOR_BONUS.get(len(game.setup.names), ())
    claimed = zip(COLOR_NAMES, game.market.claimed, strict=True)
    return {color: points[gone] for color, gone in claimed if gone < len(points)}


def explain(game: Game, text: str, language: str = ENGLISH) -> list[Sentence]:
    """Return sentences about a tile, a shield or the trade routes, for a text such as `bank`, `17`, `shield-7` or `route`.

    Raises: GameError if no tile or shield has this name, or if several tiles have it.
    """
    if looks_like_shield(text, language):
        shield = find_shield(text, language)
        return [shield_help(game, shield), *_typed(f"shield-{shield}")]
    if word_names(("route",), language).exact(text):
        return route_help(game)
    tile = find_tile(text, language)
    return [tile_help(game, tile), *_typed(NAMES[tile])]


def _typed(name: str) -> list[Sentence]:
    """Return a sentence on what can be typed to use a tile or a shield, if it has moves of its own."""
    return [Sentence("base-explain-typed", words=words_sentence(TYPED[name]))] if name in TYPED else []


def moves_help(setup: Setup) -> list[Sentence]:
    """Return a sentence on what can be typed for each expansion of a game, or for the solo game."""
    return [Sentence(f"base-help-{name}") for name in (*setup.modules, *([setup.mode] if setup.mode else []))]


def tile_help(game: Game, tile: int) -> Sentence:
    """Return a sentence about a tile's effect (both rulebooks, The game actions, The buildings, The monastery tiles)."""
    return Sentence("base-explained", tile=tile_sentence(tile), what=tile_effect(game, tile))


def shield_help(game: Game, shield: int) -> Sentence:
    """Return a sentence about a shield's effect and its points at the end (2019 rulebook, The Shields)."""
    fields = {"reading": game.setup.readings[SHIELD_READINGS[shield]]} if shield in SHIELD_READINGS else {}
    effect = Sentence(f"base-explain-shield-{shield}", **fields)
    what = Sentence("base-explain-shield", effect=effect, points=SHIELD_POINTS[shield])
    return Sentence("base-explained", tile=shield_sentence(shield), what=what)


def route_help(game: Game) -> list[Sentence]:
    """Return sentences about the trade routes and each of their bonuses (2019 rulebook, The Trade Routes)."""
    reading = {"place": {"reading": game.setup.readings["route-place"]}}
    bonuses = [Sentence(f"base-explain-route-{bonus}", **reading.get(bonus, {})) for bonus in BONUSES]
    return [Sentence("base-explain-route"), *bonuses, Sentence("base-explain-cards", cards=joined(_cards(game)))]


def _cards(game: Game) -> list[Sentence]:
    """Return the spaces of each trade route card, with the number that people type for it when they set up a real table."""
    cards = [[space.split() for space in card] for card in game.setup.box.facts.routes]
    return [
        Sentence(
            "base-explain-card",
            card=number,
            **dict(zip("abc", (good for good, _ in card), strict=True)),
            **dict(zip("xyz", (Sentence(f"base-bonus-{bonus}") for _, bonus in card), strict=True)),
        )
        for number, card in enumerate(cards, 1)
    ]


def tile_effect(game: Game, tile: int) -> Sentence:
    """Return a sentence on what a tile does, without its name. In the solo game, ships and scoring monasteries differ."""
    name, number = name_and_number(tile)
    readings = game.setup.readings
    solo = "solo-" if game.setup.mode == SOLO and (tile == SHIP or MONASTERY_OF[tile] >= FIRST_SCORING) else ""
    if name == "white-castle":
        return Sentence("base-explain-white-castle", any="yes" if readings["white-castles"] == "any" else "no")
    if not number:
        return Sentence(f"base-explain-{solo}{name}")
    if name != "monastery":
        return Sentence("base-explain-livestock", animal=Sentence(f"word-{name}"), number=int(number))
    building = readings.get(NAMES[tile])  # which building the tile scores is disputed
    if building and number != "29":
        return Sentence(f"base-explain-{solo}for-building", building=Sentence(f"building-{building}"))
    fields: dict[str, Field] = {}
    if building:
        fields = {"building": Sentence(f"building-{building}")}
    elif number == "6":
        fields = {"edition": game.setup.edition}
    elif number == "27":
        fields = {"copied": readings["copy-27"]}
    elif number in ("15", "26"):
        fields = {"points": END_TABLES[f"base-{game.setup.edition}"].item(NAMES[tile]).points}
    return Sentence(f"base-explain-{solo}m{number}", **fields)
