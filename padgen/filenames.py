"""Names of files that are made from layouts."""

from collections.abc import Sequence

LONGEST = 40
MOST = 4


def file_name(kind: str, names: Sequence[str], suffix: str) -> str:
    """Return the name of a file that holds something made from layouts.

    >>> file_name("pad", ["a", "b"], ".pdf"), file_name("pad", ["dice:PP/OgO/YY"], ".pdf")
    ('pad-a-b.pdf', 'pad-dice-PP-OgO-YY.pdf')
    """
    slugs = list(dict.fromkeys("".join(c if c.isalnum() or c in "-_." else "-" for c in name).strip(".-") for name in names))
    shown = [slug[:LONGEST] or "custom" for slug in slugs[:MOST]]
    if len(slugs) > len(shown):
        shown.append(f"and-{len(slugs) - len(shown)}-more")
    return f"{'-'.join([kind, *shown])}{suffix}"
