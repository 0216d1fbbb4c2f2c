"""What people see on a real table, in the order in which the pages ask for it."""

from dicegame.base.state.tiles import GOOD_NAMES, NAMES
from dicegame.base.supply import Chance, Roll, StartGoods

KNOWN = ("ship", "mine", "castle")
"""Tiles that are known from the color of their slot."""


def on_the_table(chance: Chance) -> list[str]:
    """What a person taps for a random result, in the order in which the page asks, by what lies on the table alone."""
    if isinstance(chance, StartGoods):
        return [GOOD_NAMES[good] for own in chance.goods for good in own]
    if isinstance(chance, Roll):
        return [*(f"d{die}" for own in chance.dice for die in own), f"wd{chance.white}"]
    slots = [NAMES[tile] for depot in chance.depots for tile in depot]
    black = [NAMES[tile] for tile in chance.black]
    return [*(tile for tile in slots if tile not in KNOWN), *black, *(GOOD_NAMES[good] for good in chance.goods)]
