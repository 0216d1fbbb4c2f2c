"""The words of the dice game on pages."""

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.dice.roll import Roll
from dicegame.web.visitors.language import Words

TEMPLATE_VALUES = {"colors": COLOR_NAMES, "bonuses": BONUS_NAMES}
"""The names of colors and bonuses, in the order of the rules, for templates."""


def dice_in_words(words: Words, roll: Roll) -> str:
    """Return a roll in the visitor's language."""
    said = [words.word(f"color-{COLOR_NAMES[color]}") for color in roll.colors] + [str(pip) for pip in roll.pips]
    return ", ".join([" ".join(said), *[words("double")] * roll.double])
