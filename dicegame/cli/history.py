"""The command `dicegame history`, which shows the saved results of finished games."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.archive.kinds import MODES, Kind
from padgen.cli.options import ANY_LANGUAGE, LanguageOption

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console
    from rich.table import Table

    from dicegame.archive.history import SavedResult
    from padgen.language import Words

BAR = 24
"""The width of the longest bar in columns, if the terminal is wide enough."""
SHORTEST_BAR = 8
"""The width of the longest bar in columns, if names leave no more room."""
LAST = "last"
"""The word for the game with the last date."""
ID_SHOWN = 4
"""The number of characters that are shown of a game's id. They nearly always suffice to name it."""
SHOWN = 20
"""The number of games in the chart of one player, which shows the last ones."""
NUMBERS = ("history-games", "history-best", "history-mean", "history-wins", "history-total")
RIGHT = (*NUMBERS, "history-won-lost", "history-difference")
"""Headings of the columns with numbers, which are aligned to the right."""

KIND_WORDS = {*Kind, *MODES[1:]}
"""The words that are translated in the kind of a game, which is a text such as `base 2019 team`."""


class Format(StrEnum):
    """A format in which the history can be exported."""

    CSV = "csv"
    JSON = "json"


def history(
    player: Annotated[str | None, typer.Option(metavar="NAME", help="Only this player.")] = None,
    game: Annotated[Kind | None, typer.Option(case_sensitive=False, help="Only this game.")] = None,
    export: Annotated[Format | None, typer.Option(case_sensitive=False, help="Print every kept result instead.")] = None,
    statistics: Annotated[
        bool, typer.Option("--statistics", help="Show duchies, records and head to head instead.")
    ] = False,
    remove: Annotated[
        str | None, typer.Option("--remove", metavar="ID", help="Remove a game: last, or its ID as --player NAME shows it.")
    ] = None,
    book: Annotated[
        Path | None, typer.Option("--book", metavar="FILE", help="Read this file, not the one in the user's data folder.")
    ] = None,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Show the games played in the terminal, and those kept with --save: games, best, mean and wins of each player on each
    duchy, and a chart.

    Example: dicegame history --player Anna
    """
    from dicegame.archive.export import as_csv, as_json
    from dicegame.archive.history import default_history_file, saved_results
    from padgen.cli.run import only_one_of
    from padgen.language import Sentence, Words, say

    only_one_of({"--export": export is not None, "--statistics": statistics, "--remove": remove is not None})
    words = Words(language)

    path = book or default_history_file()
    if remove is not None:
        typer.echo(_remove(path, remove.strip().lower(), words))
        return
    results = saved_results(path, player, game) if book or path.exists() else []
    if export:
        typer.echo(as_json(results) if export is Format.JSON else as_csv(results), nl=export is Format.JSON)
    elif results and statistics:
        _show_statistics(results, words)
    elif results:
        _show(results, words, chart=player is not None)
    else:
        told = Sentence("history-empty", history=str(path))
        if player:
            told = Sentence("history-empty-player", player=player, history=str(path))
        typer.echo(say(told, language), err=True)


def _remove(path: Path, wanted: str, words: Words) -> str:
    """Remove the game whose id begins with `wanted`, or the last one, and return a line that says which it was.

    Raises: HistoryError if there is not exactly one.
    """
    from dicegame.archive.history import HistoryError, kind, remove_game, saved_results
    from padgen.language import Sentence, joined

    results = saved_results(path)
    if not results:
        raise HistoryError(Sentence("history-empty", history=str(path)))
    ids = dict.fromkeys(one.id for one in results)
    found = [id_ for id_ in ids if wanted and id_.startswith(wanted)] if wanted != LAST else list(ids)[-1:]
    if len(found) != 1:
        raise HistoryError(Sentence("history-no-game", id=wanted[:40], found=len(found)))
    own = [one for one in results if one.id == found[0]]
    remove_game(path, found[0])
    players = joined(f"{one.result.name} {one.result.total}" for one in own)
    date, game = own[0].date or words("history-no-date"), _game(words, kind(own[0]))
    return words("history-removed", date=date, game=game, players=players)


def _show(results: list[SavedResult], words: Words, *, chart: bool) -> None:
    """Print the summaries with a bar for each mean. If `chart` is true, print a chart of the last games instead of bars."""
    from rich.console import Console

    from dicegame.archive.history import kind, summaries

    console = Console(highlight=False, markup=False, emoji=False)
    found = summaries(results)

    table = [
        (one.player, _game(words, one.game), one.layout or "-", one.games, one.best, _mean(words, one.mean), one.wins)
        for one in found
    ]
    headings = ("history-player", "history-game", "history-duchy", *NUMBERS[:-1])
    if not chart:
        _print_with_bars(console, words, headings, table, [(one.game, one.mean) for one in found])
        return
    console.print(_table(words, headings, table))
    console.print()
    last = results[-SHOWN:]
    columns = ("history-date", "history-game", "", "history-total", "history-id")
    no_date, won = words("history-no-date"), words("history-won")
    games = [
        (one.date or no_date, _game(words, kind(one)), won * one.result.won, one.result.total, one.id[:ID_SHOWN])
        for one in last
    ]
    _print_with_bars(console, words, columns, games, [(kind(one), one.result.total) for one in last])


def _show_statistics(results: list[SavedResult], words: Words) -> None:
    """Print statistics of the players and duchies, the best results, and the results of players against each other."""
    from rich.console import Console

    from dicegame.archive.history import kind
    from dicegame.archive.statistics import duchy_statistics, meetings, player_statistics, records

    console = Console(highlight=False, markup=False, emoji=False)

    def show(title: str, headings: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        if rows:
            console.print(words(title), style="bold")
            console.print(_table(words, headings, rows))
            console.print()

    players = [
        (_game(words, one.game), one.player, one.games, f"{one.wins}/{one.contests}", _mean(words, one.mean), one.best)
        for one in player_statistics(results)
    ]
    headings = ("history-game", "history-player", "history-games", "history-wins", "history-mean", "history-best")
    show("history-players", headings, players)
    duchies = [
        (_game(words, one.game), one.layout, one.games, _mean(words, one.mean), one.best, one.holder)
        for one in duchy_statistics(results)
    ]
    headings = ("history-game", "history-duchy", "history-games", "history-mean", "history-best", "history-player")
    show("history-duchies", headings, duchies)
    no_date = words("history-no-date")
    best = [
        (_game(words, kind(one)), one.result.total, one.result.name, one.result.layout or "-", one.date or no_date)
        for one in records(results)
    ]
    show("history-records", ("history-game", "history-total", "history-player", "history-duchy", "history-date"), best)
    met = []
    for one in meetings(results):
        won_lost, difference = f"{one.wins}:{one.losses}", _mean(words, one.difference, signed=True)
        met.append((_game(words, one.game), one.player, one.other, one.games, won_lost, difference))
    pair = ("history-game", "history-player", "history-other")
    show("history-meetings", (*pair, "history-games", "history-won-lost", "history-difference"), met)


def _mean(words: Words, points: float, *, signed: bool = False) -> str:
    from padgen.language import decimal, say

    return say(decimal(points, 1, signed=signed), words.language)


def _game(words: Words, text: str) -> str:
    """Translate the kind of a game, which is a `text` such as `base 2019 team`."""
    return " ".join(words(f"history-of-{word}") if word in KIND_WORDS else word for word in text.split())


def _print_with_bars(
    console: Console,
    words: Words,
    headings: Sequence[str],
    rows: Sequence[Sequence[object]],
    values: Sequence[tuple[str, float]],
) -> None:
    """Print a table with a bar for each row. The bars are as wide as the terminal allows, up to `BAR`.

    `values` are the game and the value of each row. The longest bar of each game has its largest value.
    """
    room = console.width - console.measure(_table(words, headings, rows)).maximum
    room = max(SHORTEST_BAR, min(BAR, room))
    block = "\N{FULL BLOCK}" if console.encoding.lower().startswith("utf") else "#"
    most: dict[str, float] = {}
    for game, value in values:
        most[game] = max(value, most.get(game, 1))
    bars = [block * round(room * value / most[game]) for game, value in values]
    table = _table(words, (*headings, ""), [(*row, bar) for row, bar in zip(rows, bars, strict=True)])
    table.columns[-1].min_width = room
    console.print(table)


def _table(words: Words, headings: Sequence[str], rows: Iterable[Sequence[object]]) -> Table:
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in headings:
        table.add_column(words(heading) if heading else "", justify="right" if heading in RIGHT else "left")
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    return table
