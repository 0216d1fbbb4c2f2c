"""Layouts as letters: the one-line notation `dice:BBGG/OOPPO/...` and the pictures in layout files.

Both list the rows from top to bottom. The rows of a notation are compact: they have no spaces and describe a hexagon. A
picture can describe any shape: it has a space between letters, and each row is shifted by half a hex from the row above.
"""

from collections.abc import Iterable, Mapping, Sequence

from padgen.errors import LayoutError
from padgen.hexgrid import Hex, hexagon
from padgen.language import Sentence
from padgen.model import Cell, Layout, Link
from padgen.tables import PRINTED_DIE_ROWS, Game

CELLS: Mapping[Game, Mapping[str, Cell]] = {
    Game.DICE: {
        "P": Cell("purple"),
        "G": Cell("gray"),
        "B": Cell("blue"),
        "O": Cell("orange"),
        "Y": Cell("yellow"),
        "p": Cell("green", square="purple"),
        "g": Cell("green", square="gray"),
        "b": Cell("green", square="blue"),
        "o": Cell("green", square="orange"),
    },
    Game.BASE: {
        "B": Cell("building"),
        "G": Cell("livestock"),
        "M": Cell("mine"),
        "S": Cell("ship"),
        "K": Cell("monastery"),
        "C": Cell("castle"),
    },
}
MOST_LETTERS = 5
"""The maximum number of unknown letters that an error names."""
_LETTERS = {game: {cell: letter for letter, cell in cells.items()} for game, cells in CELLS.items()}


REMARK = "#"
"""Begins a remark after a notation: printed sheets add version, paper and style. Remarks are ignored on reading."""


def without_remark(text: str) -> str:
    """Return a notation or a name without its remark: everything from `#` on is removed.

    >>> without_remark("dice:PP/OgO/YY#0.3.0,a4,color")
    'dice:PP/OgO/YY'
    """
    return text.partition(REMARK)[0].strip()


def with_game(text: str) -> str:
    """Return a notation with the name of its game in front. Without it, the letters tell the game if they can.

    >>> with_game("PP/OgO/YY"), with_game("CB/BCS/KK"), with_game("./mine.toml")
    ('dice:PP/OgO/YY', 'base:CB/BCS/KK', './mine.toml')
    """
    letters = set("".join(without_remark(text).partition(";")[0].split("/")))
    rows = without_remark(text).partition(";")[0].count("/") + 1
    games = [game for game, cells in CELLS.items() if rows > 2 and letters and letters <= cells.keys()]
    return f"{games[0]}:{text.strip()}" if games else text


def is_notation(text: str) -> bool:
    """Return whether a text looks like a one-line notation: it starts with a game and a colon, or has only their letters."""
    text = with_game(text)
    return text.strip().partition(":")[0].lower() in set(Game) and ":" in text


def parse_notation(text: str) -> Layout:
    """Return the layout that a one-line notation describes. `#` and everything after it is ignored.

    >>> parse_notation("dice:PP/OgO/YY").area_sizes("purple")
    (2,)

    Raises: LayoutError that gives the row, the place and what was expected.
    """
    text = with_game(text)
    game_name, _, rest = without_remark(text).partition(":")
    if not is_notation(text):
        raise LayoutError(Sentence("notation-expected", text=shortened(text)))
    game = Game(game_name.lower())
    letters, semicolon, dice = rest.partition(";")
    if semicolon and game is Game.DICE:
        raise LayoutError(Sentence("notation-no-dice"))
    cells = cells_from_compact(game, letters.split("/"))
    if game is Game.BASE:
        cells = with_dice(cells, dice.split("/") if semicolon else None)
    return Layout(game, cells)


def format_notation(layout: Layout) -> str | None:
    """Return the one-line notation of a hexagon, without border posts, tables and composition.

    None for layouts that have no notation: those of another shape, and those with links.
    """
    if layout.radius is None or layout.links:
        return None
    text = f"{layout.game}:" + "/".join(letter_rows(layout))
    if layout.game is Game.BASE and not has_printed_dice(layout):
        text += ";" + "/".join(die_rows(layout))
    return text


def letter_of(game: Game, cell: Cell) -> str:
    """Return the letter that the notation uses for a cell. The die number makes no difference."""
    return _LETTERS[game][cell._replace(die=None)]


def link_name(layout: Layout, link: Link) -> str:
    """Return the two ends of a link, each as its letter, its die number and the number of the hex: `S1 (14)-S6 (3)`."""
    cells = layout.cells
    ends = (f"{letter_of(layout.game, cells[end])}{cells[end].die or ''} ({layout.numbers[end]})" for end in link)
    return "-".join(ends)


def letter_rows(layout: Layout) -> list[str]:
    """Return a text for each row of a layout: the letters of its hexes, without spaces."""
    return ["".join(letter_of(layout.game, layout.cells[hex_]) for hex_ in row) for row in layout.rows]


def die_rows(layout: Layout) -> list[str]:
    """Return a text for each row of a layout: its die numbers without spaces, and `.` for a hex without a die number."""
    return ["".join(str(layout.cells[hex_].die or ".") for hex_ in row) for row in layout.rows]


def has_printed_dice(layout: Layout) -> bool:
    """Return whether a board has the die numbers that are assumed if none are written, so that they can be left out.

    These are the printed numbers on a hexagon of radius 3, and no numbers at all on a board of another shape.
    """
    printed = list(PRINTED_DIE_ROWS)
    return die_rows(layout) == (printed if layout.radius == 3 else ["." * len(row) for row in layout.rows])


def picture(layout: Layout) -> str:
    """Return the letters of a layout, arranged as on the board: each row is shifted by half a hex from the row above.

    >>> print(picture(parse_notation("dice:PP/OgO/YY")))
     P P
    O g O
     Y Y
    """
    left = min(2 * hex_.q + hex_.r for hex_ in layout.cells)
    lines = dict.fromkeys(range(min(h.r for h in layout.cells), max(h.r for h in layout.cells) + 1), "")
    for hex_, cell in layout.cells.items():
        column = 2 * hex_.q + hex_.r - left
        lines[hex_.r] = lines[hex_.r].ljust(column) + letter_of(layout.game, cell)
    return "\n".join(lines.values())


def cells_from_compact(game: Game, rows: Sequence[str]) -> dict[Hex, Cell]:
    """Return the cells of a hexagon from its rows of letters, which have no spaces.

    Raises: LayoutError that gives the row, the place and what was expected.
    """
    if not "".join(rows):
        raise LayoutError(Sentence("layout-no-rows"))
    if len(rows) % 2 == 0:
        raise LayoutError(Sentence("layout-even-rows", rows=len(rows)))
    radius = len(rows) // 2
    for row, line in enumerate(rows, 1):
        expected = 2 * radius + 1 - abs(row - 1 - radius)
        if len(line) != expected:
            raise LayoutError(Sentence("layout-row", row=row, letters=len(line), expected=expected, rows=len(rows)))
    return _cells(game, rows, hexagon(radius))


def cells_from_picture(game: Game, lines: Sequence[str]) -> dict[Hex, Cell]:
    """Return the cells of a layout of any shape from its picture, as `picture` writes it.

    A dot or a space in place of a letter is a gap. The middle of the picture becomes the center `Hex(0, 0)`.
    Raises: LayoutError that gives the row, the place and what was expected.
    """
    spots = [(x, y) for y, line in enumerate(lines) for x, letter in enumerate(line) if letter not in " ."]
    if not spots:
        raise LayoutError(Sentence("layout-no-rows"))
    first_x, first_y = spots[0]
    for x, y in spots:
        if (x - first_x + y - first_y) % 2:
            raise LayoutError(Sentence("layout-picture", line=y + 1, column=x + 1))
    middle_y = (first_y + spots[-1][1]) // 2
    middle_x = (min(x for x, _ in spots) + max(x for x, _ in spots)) // 2
    middle_x -= (middle_x - first_x + middle_y - first_y) % 2
    hexes = [Hex((x - middle_x - (y - middle_y)) // 2, y - middle_y) for x, y in spots]
    return _cells(game, [line.replace(".", "").replace(" ", "") for line in lines], hexes)


def cells_from_rows(game: Game, lines: Sequence[str]) -> dict[Hex, Cell]:
    """Return the cells that the rows of a layout file describe. The rows are either compact (no spaces) or a picture.

    Raises: LayoutError that gives the row, the place and what was expected.
    """
    lines = "\n".join(lines).expandtabs().rstrip().splitlines()
    while lines and not lines[0].strip():
        lines = lines[1:]
    if any(len(word) > 1 for line in lines for word in line.split()):
        return cells_from_compact(game, [line.strip() for line in lines])
    return cells_from_picture(game, lines)


def _cells(game: Game, rows: Iterable[str], hexes: Sequence[Hex]) -> dict[Hex, Cell]:
    known = CELLS[game]
    cells: dict[Hex, Cell] = {}
    unknown: dict[str, Sentence] = {}
    for row, line in enumerate(filter(None, rows), 1):
        for place, letter in enumerate(line, 1):
            if letter not in known:
                where = Sentence("place", row=row, place=place)
                letters, name = " ".join(known), Sentence(f"game-{game}")
                what = Sentence("layout-letter", where=where, letter=repr(letter), game=name, letters=letters)
                unknown.setdefault(letter, what)
            else:
                cells[hexes[len(cells)]] = known[letter]
    if unknown:
        raise LayoutError(*list(unknown.values())[:MOST_LETTERS])
    return cells


def with_dice(cells: Mapping[Hex, Cell], rows: Iterable[str] | None) -> dict[Hex, Cell]:
    """Return base-game cells with die numbers from `rows`, which have a digit for each hex, or `.` for no number.

    If `rows` is None, a hexagon of radius 3 gets the printed numbers, and any other shape stays as it is.
    Raises: LayoutError that gives the row, the place and what was expected.
    """
    if rows is None:
        if tuple(cells) != hexagon(3):
            return dict(cells)
        rows = PRINTED_DIE_ROWS
    by_row: dict[int, list[Hex]] = {}
    for hex_ in cells:
        by_row.setdefault(hex_.r, []).append(hex_)
    digit_rows = [digits for digits in ("".join(row.split()) for row in rows) if digits]
    if len(digit_rows) != len(by_row):
        raise LayoutError(Sentence("layout-dice-rows", rows=len(digit_rows), expected=len(by_row)))
    numbered = {}
    for row, (hexes, digits) in enumerate(zip(by_row.values(), digit_rows, strict=True), 1):
        if len(digits) != len(hexes):
            raise LayoutError(Sentence("layout-dice-row", row=row, numbers=len(digits), expected=len(hexes)))
        for place, (hex_, digit) in enumerate(zip(hexes, digits, strict=True), 1):
            if digit not in "123456.":
                where = Sentence("place", row=row, place=place)
                raise LayoutError(Sentence("layout-die", where=where, digit=repr(digit)))
            numbered[hex_] = cells[hex_]._replace(die=None if digit == "." else int(digit))
    return numbered


def shortened(text: str) -> str:
    """Return a text in quotes for a message. A text of more than 40 characters is cut off."""
    return repr(text if len(text) <= 40 else text[:37] + "...")
