"""Numbers with their nouns, as people say them."""


def count(number: int, noun: str) -> str:
    """A number and its noun.

    >>> count(1, "point"), count(2, "commodity"), count(-2, "silver")
    ('1 point', '2 commodities', '-2 silver')
    """
    return f"{number} {noun_for(number, noun)}"


def noun_for(number: int, noun: str) -> str:
    """The noun alone, as it follows the number; silver is not counted in silvers."""
    if abs(number) == 1 or noun == "silver":
        return noun
    return f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
