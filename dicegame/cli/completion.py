"""Complete the names of bots and the files of games on the command line with the Tab key."""

from padgen.cli.completion import files_with


def complete_bots(incomplete: str) -> list[str]:
    """Return the bots whose names begin with a text."""
    from dicegame.games import all_kits

    bots = dict.fromkeys(bot for kit in all_kits() for bot in kit.playable.bots)
    return [bot for bot in bots if bot.startswith(incomplete.lower())]


def complete_players(incomplete: str) -> list[str]:
    """Return the players that can follow the names typed so far, which commas separate: bots, such as `Anna,bot:greedy`."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{bot}" for bot in (f"bot:{name}" for name in complete_bots("")) if bot.startswith(last.lower())]


def complete_expansions(incomplete: str) -> list[str]:
    """Return the expansions that can follow those typed so far, which commas separate: `inns,routes`, and `all`."""
    from dicegame.games import all_kits

    before, comma, last = incomplete.rpartition(",")
    known = dict.fromkeys(name for kit in all_kits() for name in kit.playable.expansions)
    typed = before.lower().split(",")
    found = [name for name in (*known, *([] if before else ["all"])) if name not in typed]
    return [f"{before}{comma}{name}" for name in found if name.startswith(last.lower())]


def complete_records(incomplete: str) -> list[str]:
    """Return the records of games whose paths begin with a text. For no text, those in `output/` come first."""
    saved = [] if incomplete else [path for path in files_with(".jsonl", "output/") if path.endswith(".jsonl")]
    return [*saved, *files_with(".jsonl", incomplete)]
