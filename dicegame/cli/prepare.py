"""The command `dicegame prepare`, which compiles everything beforehand."""

from __future__ import annotations

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption


def prepare(
    language: LanguageOption = ANY_LANGUAGE,  # noqa: ARG001  # its callback sets the language
) -> None:
    """Compile everything beforehand, once: for bot:search, the look back, matches and ratings. Needs the extra "fast".

    Before you run it, games compile what they need in the background, and matches and ratings wait for that. Ctrl-C stops;
    what is compiled so far is kept.

    Example: dicegame prepare
    """
    import logging

    from dicegame.fast.machine_code import LOG, cache_folder
    from dicegame.games import all_kits
    from dicegame.strength.prepare import missing
    from dicegame.strength.prepare import prepare as compiled
    from padgen.cli.run import note, translate, translate_log
    from padgen.language import Sentence

    translate_log()
    LOG.setLevel(logging.ERROR)  # the lines below say the same, with the time for everything
    parts = [part for kit in all_kits() for part in kit.preparation.parts]
    total = 0
    for number, (_, seconds) in enumerate(compiled(parts), 1):
        total = total or number + len(missing(parts)) - 1
        note(Sentence("prepare-left", number=number, total=total, seconds=round(seconds)))
    done = Sentence("prepare-done", folder=str(cache_folder())) if total else Sentence("prepare-nothing")
    typer.echo(translate(done))
