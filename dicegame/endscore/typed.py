"""Readers of what a person types at the dialogue: the text -> the answer, or UnexpectedError."""

from collections.abc import Callable

from dicegame.endscore.values import MOST, UnexpectedError, meant, name


def number(typed: str) -> int:
    """A whole number from 0."""
    if not (typed.isascii() and typed.isdigit()) or len(typed) > len(str(MOST)):
        raise UnexpectedError(f"a whole number from 0 to {MOST}")
    return int(typed)


def _split(typed: str) -> list[str]:
    words = typed.replace(",", " ").split()
    return [] if words == ["none"] else words


def numbers(typed: str) -> tuple[int, ...]:
    """Whole numbers with spaces or commas between them."""
    return tuple(map(number, _split(typed)))


def two(typed: str) -> tuple[int, ...]:
    """Two whole numbers."""
    pair = numbers(typed)
    if len(pair) != 2:
        raise UnexpectedError("two numbers, one for each member")
    return pair


def choice(known: tuple[str, ...]) -> Callable[[str], str]:
    """One of the known words, or the beginning of exactly one."""

    def read(typed: str) -> str:
        found = [word for word in known if word.lower() == typed.lower()]
        found = found or [word for word in known if word.lower().startswith(typed.lower())]
        if not found:
            raise UnexpectedError(f"one of {', '.join(known)}; {meant(typed, known) or f'found {typed!r}'}")
        if len(found) > 1:
            raise UnexpectedError(f"more letters; {typed!r} begins {' and '.join(found)}")
        return found[0]

    return read


def words(known: tuple[str, ...]) -> Callable[[str], tuple[str, ...]]:
    """Known words, or `all`."""

    def read(typed: str) -> tuple[str, ...]:
        return known if typed == "all" else tuple(map(choice(known), _split(typed)))

    return read


def counts(known: tuple[str, ...]) -> Callable[[str], dict[str, int]]:
    """Known words, each with a number behind it."""

    def read(typed: str) -> dict[str, int]:
        parts = _split(typed.replace("=", " "))
        if len(parts) % 2:
            raise UnexpectedError(f"words with numbers, such as {known[0]} 2, {known[1]} 1")
        pairs = [(choice(known)(word), number(count)) for word, count in zip(parts[::2], parts[1::2], strict=True)]
        if len(dict(pairs)) < len(pairs):
            raise UnexpectedError("each word once")
        return dict(pairs)

    return read


def new_name(taken: list[str]) -> Callable[[str], str]:
    """A name that nobody has yet."""

    def read(typed: str) -> str:
        if typed in taken:
            raise UnexpectedError("a name that nobody else has")
        return name(typed)

    return read


def two_names(taken: list[str]) -> Callable[[str], tuple[str, ...]]:
    """Two new names with a comma between them."""

    def read(typed: str) -> tuple[str, ...]:
        names = tuple(new_name(taken)(part.strip()) for part in typed.split(","))
        if len(set(names)) != 2:
            raise UnexpectedError("two different names with a comma between them")
        return names

    return read
