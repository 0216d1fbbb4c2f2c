"""Read the shields and the trade route cards that people type when they set up a game on a real table."""

import re
from collections.abc import Sequence

from dicegame.base.expansions.trade_routes import BONUSES, CARDS, SPACES
from dicegame.base.facts import Facts
from dicegame.base.words.names import find_shield, shield_names
from dicegame.play.events import GameError
from dicegame.play.naming import word_names
from padgen.language import ENGLISH, Sentence


def parse_shields(text: str, earlier: Sequence[int], language: str = ENGLISH) -> tuple[int, ...]:
    """Return the shields of a depot for a text such as `7 12`, `s7 s12` or `shield 7`.

    Raises: GameError for a shield that does not exist, or that lies in an `earlier` depot.
    """
    words, found = text.replace(",", " ").split(), list[int]()
    while words:
        size = (
            2 if len(words) > 1 and shield_names(language).exact(f"{words[0]}{words[1]}") and not words[0].isdigit() else 1
        )
        shield = find_shield(" ".join(words[:size]), language)
        if shield in (*earlier, *found):
            raise GameError(Sentence("base-shield-twice", shield=shield))
        found.append(shield)
        words = words[size:]
    return tuple(found)


def parse_cards(facts: Facts, text: str, earlier: Sequence[int], language: str = ENGLISH) -> tuple[int, ...]:
    """Return the trade route cards of a player, from left to right: numbers such as `3 11`, or all spaces such as
    `4action 1points 2market`.

    Raises: GameError for cards that do not exist, or that another player has.
    """
    words = re.sub(r"(?<=\d)\s+(?=[^\W\d])", "", text.replace(",", " ")).split()  # `4 action` is one space
    if all(word.isdecimal() for word in words):
        found = [_card(facts, word) for word in words]
    else:
        spaces = [_space(facts, word, language) for word in words]
        found = [_card_with(facts, spaces[start : start + SPACES]) for start in range(0, len(spaces), SPACES)]
    for place, card in enumerate(found):
        if card in (*earlier, *found[:place]):
            raise GameError(Sentence("base-card-twice", card=card))
    return tuple(found)


def example_of_card(facts: Facts) -> str:
    """Return the spaces of a card as people may type them."""
    return " ".join(space.replace(" ", "") for space in facts.routes[2])


def _card(facts: Facts, word: str) -> int:
    if not 1 <= int(word) <= CARDS:
        raise GameError(Sentence("base-no-card", text=word[:40], last=CARDS, example=example_of_card(facts)))
    return int(word)


def _space(facts: Facts, word: str, language: str) -> str:
    """Return a space of a card such as `4 action` for a typed word such as `4action`."""
    bonus = word_names(BONUSES, language).find(word[1:])
    if word[0] not in "123456" or len(bonus) != 1:
        raise GameError(Sentence("base-no-card", text=word[:40], last=CARDS, example=example_of_card(facts)))
    return f"{word[0]} {bonus[0]}"


def _card_with(facts: Facts, spaces: Sequence[str]) -> int:
    """Return the number of the card with these spaces. Raises: GameError if the box has no such card."""
    if tuple(spaces) not in facts.routes:
        raise GameError(Sentence("base-unknown-card", text=" ".join(space.replace(" ", "") for space in spaces)[:60]))
    return facts.routes.index(tuple(spaces)) + 1
