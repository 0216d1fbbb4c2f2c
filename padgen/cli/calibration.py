"""The command `padgen calibration`."""

from padgen.cli import options


def calibration(
    paper: options.PaperOption = "a4",
    style: options.StyleOption = "color",
    lang: options.LanguageOption = options.ANY_LANGUAGE,
    output: options.OutputOption = None,
    offset_front: options.ShiftFrontOption = None,
    offset_back: options.ShiftBackOption = None,
) -> None:
    """Print a page that shows how exact your printer is, as a PDF, and print its path.

    Measure it, then give what you found to padgen pad: --offset-front, --offset-back and --margin.

    Example: padgen calibration --paper letter
    """
    from padgen.cli.output import default_path, write_result
    from padgen.cli.run import usage_error
    from padgen.pdf.calibration import Calibration, draw_calibration
    from padgen.pdf.job import Home, JobError, press_of

    home = Home(shift_front=options.offset(offset_front), shift_back=options.offset(offset_back))
    try:
        press = press_of(paper, home=home)
    except JobError as error:
        usage_error(error.option, error.sentence)
    write_result(draw_calibration(Calibration(style, lang), press), output, default_path("calibration", [paper], ".pdf"))
