"""The command `padgen calibration`."""

from padgen.cli import options


def calibration(
    paper: options.PaperOption = "a4",
    style: options.StyleOption = "color",
    lang: options.LanguageOption = options.ANY_LANGUAGE,
    output: options.OutputOption = None,
    offset_front: options.OffsetFrontOption = None,
    offset_back: options.OffsetBackOption = None,
) -> None:
    """Print a page that shows how exact your printer is, as a PDF, and print its path.

    Measure it, then give what you found to padgen pad: --offset-front, --offset-back and --margin.

    Example: padgen calibration --paper letter
    """
    from padgen.cli.output import default_path, write_result
    from padgen.cli.run import naming_options
    from padgen.pdf.calibration import Calibration, draw_calibration
    from padgen.pdf.page_setup import page_setup

    with naming_options():
        setup = page_setup(paper, offset_front=offset_front, offset_back=offset_back)
    write_result(draw_calibration(Calibration(style, lang), setup), output, default_path("calibration", [paper], ".pdf"))
