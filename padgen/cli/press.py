"""How pages are set up, from the options of a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from padgen.cli.options import offset

if TYPE_CHECKING:
    from padgen.pdf.page_setup import Press


def press_from(
    paper: str,
    per_page: int = 1,
    bleed: float = 0,
    crop_marks: bool = False,
    duplex: bool = False,
    press_ready: bool = False,
    cut: Literal["lines", "edges", "crosses", "none"] = "lines",
    fold: bool = False,
    margin: float | None = None,
    binding: float = 0,
    binding_edge: Literal["left", "top"] = "left",
    offset_front: str | None = None,
    offset_back: str | None = None,
) -> Press:
    """Return the setup, or stop with the option that is wrong."""
    from padgen.cli.run import usage_error
    from padgen.pdf.job import Home, JobError, press_of

    home = Home(cut, fold, margin, binding, binding_edge, offset(offset_front), offset(offset_back))
    try:
        return press_of(paper, per_page, bleed, crop_marks, duplex, shop=press_ready, home=home)
    except JobError as error:
        usage_error(error.option, error.sentence)
