"""The changes of a followed game as lines of text, which are stored one after the other and never overwritten."""

import json
from collections.abc import Sequence
from typing import Any

from dicegame.base.following.entry import Entry, format_entry, parse_entry
from dicegame.base.following.followed import Answer, Followed, Leftovers, Moment, follow
from dicegame.base.following.replay import Question, why_not_entry
from dicegame.base.supply import Deal
from dicegame.base.words.chance_text import format_chance, parse_chance
from dicegame.base.words.record_data import parse_setup, setup_data
from dicegame.play.events import GameError
from padgen.language import Sentence


def entered(followed: Followed, phase: int, player: int, entry: Entry, start: int | None = None) -> Followed:
    """Return the game with an entry, and with the starting castle on the hex `start` if one is given.

    Raises: GameError with the rule if something in the entry cannot be. Later entries may no longer hold; `replay` says so.
    """
    changed = followed if start is None else followed.with_start(player, start)
    changed = changed.with_entry(phase, player, entry)
    if problem := why_not_entry(changed, phase, player, entry):
        raise GameError(problem.reason)
    return changed


def answered(followed: Followed, question: Question, choice: int) -> Followed:
    """Return the game with an answer: `choice` comes next. Raises: GameError if it is none of the question's choices."""
    if choice not in question.choices:
        raise GameError(Sentence("follow-no-choice"))
    order = (*question.known, choice)
    return followed.with_answer(Answer(question.kind, question.phase, question.about, order, question.among))


def followed_data(followed: Followed) -> dict[str, Any]:
    """Return the setup of a followed game as data for JSON."""
    data = {"setup": setup_data(followed.setup), "started": sorted(followed.started)}
    return data | ({"depots": True} if followed.deals else {})


def read_followed(data: dict[str, Any], lines: Sequence[str]) -> Followed:
    """Return the followed game for its data and the lines of its changes. Raises: PadgenError, LookupError, ValueError."""
    setup = parse_setup(data["setup"])
    depots = bool(data.get("depots"))
    followed = follow(setup.layouts, setup.names, setup.edition, setup.modules, depots=depots)
    for player in data["started"]:
        followed = followed.with_start(player, setup.starts[player])
    for line in lines:
        followed = _after_line(followed, json.loads(line))
    return followed


def entry_line(followed: Followed, phase: int, player: int) -> str:
    """Return the line for the entry of a player and a phase, with the starting castle."""
    entry = followed.entries[phase][player] or Entry()
    change = {"phase": phase, "player": player, "things": format_entry(entry)}
    return json.dumps(change | ({"start": followed.setup.starts[player]} if player in followed.started else {}))


def answer_line(answer: Answer) -> str:
    """Return the line for an answer."""
    return json.dumps({"answer": answer})


def deal_line(deal: Deal) -> str:
    """Return the line for what was dealt in a phase."""
    return json.dumps({"deal": format_chance(deal)})


def moment_line(phase: int, player: int, moment: Moment) -> str:
    """Return the line for what was entered for a hint."""
    return json.dumps({"moment": [phase, player, moment]})


def leftovers_line(leftovers: Sequence[Leftovers]) -> str:
    """Return the line for what the players have left."""
    return json.dumps({"left": leftovers})


def read_deal(text: str) -> Deal:
    """Return the deal for a text of `format_chance`. Raises: GameError for any other text."""
    deal = parse_chance(text)
    if not isinstance(deal, Deal):
        raise GameError(Sentence("follow-no-entry"))
    return deal


def _after_line(followed: Followed, change: dict[str, Any]) -> Followed:
    if "answer" in change:
        kind, phase, about, order, among = change["answer"]
        return followed.with_answer(Answer(kind, phase, about, tuple(order), tuple(among)))
    if "deal" in change:
        return followed.with_deal(read_deal(change["deal"]))
    if "moment" in change:
        phase, player, (round_, gone, store, goods, silver, workers, dice) = change["moment"]
        moment = Moment(round_, tuple(gone), tuple(store), tuple(goods), silver, workers, tuple(dice))
        return followed.with_moment(phase, player, moment)
    if "left" in change:
        return followed.with_leftovers([Leftovers(*own) for own in change["left"]])
    start = change.get("start")
    followed = followed if start is None else followed.with_start(change["player"], start)
    return followed.with_entry(change["phase"], change["player"], parse_entry(change["things"]))
