"""Numbers with their nouns: `1 hex`, `2 hexes`."""


def count(number: int, noun: str) -> str:
    """Return a number with its noun.

    >>> count(1, "point"), count(2, "commodity"), count(-2, "silver")
    ('1 point', '2 commodities', '-2 silver')
    """
    return f"{number} {noun_for(number, noun)}"


def noun_for(number: int, noun: str) -> str:
    """Return the form of a noun that follows a number; silver has no plural."""
    if abs(number) == 1 or noun == "silver":
        return noun
    return f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
