"""Make the fonts of the pages from those of the sheets: `python -m research.make_fonts` (needs fonttools and brotli)."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
FONTS = {"DuchySans-Regular": "sans", "DuchySans-Bold": "sans-bold", "DuchyDisplay-Bold": "display"}
"""The name of each font of the sheets, and of its file for pages."""
LETTERS = (*range(0x20, 0x7F), *range(0xA0, 0x180))
"""Latin letters with the accents of Western, Central and Northern Europe."""
SIGNS = "–—‘’‚“”„…‹›•′″€−×≠≤≥→←↑↓★✓"
"""Other signs on pages: dashes, quotation marks, arrows and mathematical signs."""


def main() -> None:
    """Write the fonts into the folder of files for pages."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    for name, short in FONTS.items():
        font = TTFont(ROOT / "padgen/fonts" / f"{name}.ttf", recalcTimestamp=False)
        options = Options(flavor="woff2", hinting=False, desubroutinize=True, name_IDs=[0, 1, 2, 4, 6, 13, 14])
        cut = Subsetter(options)
        cut.populate(unicodes=[*LETTERS, *map(ord, SIGNS)])
        cut.subset(font)
        font.flavor = "woff2"
        file = ROOT / "dicegame/web/static" / f"{short}.woff2"
        font.save(file)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
