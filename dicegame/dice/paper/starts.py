"""Check the starting castles of all players against the way in which they were chosen."""

from collections import Counter
from collections.abc import Iterator, Sequence

from dicegame.report import Fault
from padgen.language import Sentence


def start_rule_faults(rule: str, starts: Sequence[int | None], names: Sequence[str]) -> Iterator[tuple[int, Fault]]:
    """Yield the faults of castles that contradict the rule "same" or "different", each with its player.

    `starts` are the castles, None where one is doubtful (Dice game rulebook 2017, Variants).
    """
    known = [start for start in starts if start is not None]
    if not known:
        return
    usual = Counter(known).most_common(1)[0][0]
    for player, start in enumerate(starts):
        if start is None:
            continue
        if rule == "same" and start != usual:
            yield player, Fault("castles", Sentence("fault-castles-same", name=names[starts.index(usual)]), (start,))
        elif rule == "different" and start in starts[:player]:
            yield player, Fault("castles", Sentence("fault-castles-different", name=names[starts.index(start)]), (start,))
