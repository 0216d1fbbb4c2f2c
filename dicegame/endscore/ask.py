"""Ask about a finished game: only the questions that matter for the edition, expansions and tiles in play."""

from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import Any

from dicegame.endscore import typed
from dicegame.endscore.base import ranks_otherwise
from dicegame.endscore.dialogue import NAMES, Answers, Key, Question, ask
from dicegame.endscore.entry import MOST_PLAYERS, entry_of, score_entry
from dicegame.endscore.tally import POST_BONUS, TEAM_TIES, BaseGame, Game, SeasonsGame
from dicegame.endscore.values import EntryError
from padgen.endtables import (
    BORDER_POSTS,
    BOXES,
    CRANE,
    CRANE_AND_GEESE,
    GEESE,
    GOODS,
    PLACES,
    RESOURCES,
    SOLO_ROUNDS,
    STANDING,
    TIES,
    building_name,
)
from padgen.language import ENGLISH, Sentence, joined

TIE_KNOWN: Key = ("_tie",)
"""If this key has an answer, the question whether fewer or more empty spaces win a tie is not asked."""
NAMED = {"team": 4, "solo": 1}
"""The number of names that a mode needs."""
_BOARD = ("erected", "towers", "houses", "unbuilt", "forge")


def ask_game(
    hear: Callable[[str], str], tell: Callable[[str], None], language: str = ENGLISH, known: Answers = MappingProxyType({})
) -> Game:
    """Ask all questions and return the game, as `dialogue.ask` does."""
    return entry_of(data_of(ask(questions, _check, hear, tell, language, known)))


def questions(answers: Answers) -> Iterator[Question]:
    """Yield all questions in order. Answer each before taking the next one, which may depend on it.

    If the answer to the first one, the names, is empty, the number of players and each name are asked later.
    """
    yield Question(NAMES, Sentence("ask-names"), _two_players(0), typed.Names(MOST_PLAYERS))
    yield Question(("game",), Sentence("ask-game"), "base", typed.Choice(("base", "seasons")))
    yield from _base(answers) if answers["game",] == "base" else _seasons(answers)
    yield Question(("_sure",), Sentence("ask-sure"), "yes", typed.Choice(("yes",)))


def _base(answers: Answers) -> Iterator[Question]:
    yield Question(("edition",), Sentence("ask-edition"), "2019", typed.Choice(("2011", "2019"), int))
    box = BOXES[answers["edition",]]
    in_play: tuple[str, ...] = ()
    named = len(answers[NAMES])
    modes = tuple(mode for mode in box.modes if not named or named == NAMED.get(mode, named))
    mode = modes[0]
    if len(modes) > 1:
        yield Question(("mode",), Sentence("ask-mode", modes=modes), mode, typed.Choice(modes))
        mode = answers["mode",]
    if box.expansions and mode != "solo":
        yield Question(
            ("_expansions",),
            Sentence("ask-expansions", expansions=box.expansions),
            "none",
            typed.Words(box.expansions),
        )
        in_play = answers["_expansions",]
    yield Question(("date",), Sentence("ask-date"), "", typed.day)
    yield from _names(answers, mode)
    seats = range(_seats(answers, mode))
    for seat in seats:
        yield from _player(answers, seat, mode, in_play)
    if mode != "solo":
        yield from _post_bonus(answers, in_play)
        for seat in seats:
            yield from _needed(answers, seat, in_play)
        yield from _ties(answers, "empty_spaces", Sentence("ask-empty-spaces"))
        yield from _tie_rule(answers)
        if mode == "standard":
            yield from _ties(answers, "turn_order", Sentence("ask-turn-order"), "empty_spaces")


def _player(answers: Answers, seat: int, mode: str, in_play: tuple[str, ...]) -> Iterator[Question]:
    """Yield the questions about one player."""
    box = BOXES[answers["edition",]]
    if mode == "solo":
        yield _question(answers, seat, "track", Sentence("ask-counter"), "0", typed.number)
        yield _question(answers, seat, "rounds", Sentence("ask-rounds", most=SOLO_ROUNDS), str(SOLO_ROUNDS), typed.number)
        yield _question(answers, seat, "empty_spaces", Sentence("ask-spaces-left"), "0", typed.number)
        return
    if mode == "team":
        first, second = answers["players", seat, "members"]
        text = Sentence("ask-track-two", first=first, second=second)
        yield _question(answers, seat, "track", text, "0 0", typed.two)
    else:
        yield _question(answers, seat, "track", Sentence("ask-track"), "0", typed.number)
    yield _question(answers, seat, "goods", Sentence("ask-goods"), "0", typed.number)
    yield _question(answers, seat, "silver", Sentence("ask-silver"), "0", typed.number)
    yield _question(answers, seat, "workers", Sentence("ask-workers"), "0", typed.number)
    yield _question(answers, seat, "monasteries", Sentence("ask-monasteries"), "none", typed.Tiles(box.monasteries))
    if "shields" in in_play:
        yield _question(
            answers, seat, "shields", Sentence("ask-shields", most=box.shields), "none", typed.Tiles(box.shields)
        )
        others = tuple(str(_who(answers, other)) for other in range(_seats(answers, mode)) if other != seat)
        if 6 in answers["players", seat, "shields"] and others:
            yield _question(answers, seat, "copies", Sentence("ask-copies"), "", typed.Choice(others))


def _post_bonus(answers: Answers, in_play: tuple[str, ...]) -> Iterator[Question]:
    """Yield the question whether the bonus for all border posts counts as a bonus tile, if monastery 26 scores those."""
    game = _game(answers)
    assert isinstance(game, BaseGame)
    if BORDER_POSTS in in_play and any(26 in game.monasteries(player) for player in game.players):
        text = Sentence("ask-post-bonus", readings=joined(POST_BONUS, "or"))
        yield Question(("post-bonus",), text, POST_BONUS[0], typed.Choice(POST_BONUS))


def _needed(answers: Answers, seat: int, in_play: tuple[str, ...]) -> Iterator[Question]:
    """Yield the questions about the things that a player's monasteries score, such as buildings or sold goods."""
    game = _game(answers)
    assert isinstance(game, BaseGame)
    counting = game.monasteries(game.players[seat])
    buildings = {game.building_of[number]: number for number in counting if number in game.building_of}
    if "white-castles" not in in_play:
        buildings.pop("white-castle", None)
    for building, number in buildings.items():
        asked = Sentence("ask-building", building=building_name(building), number=number)
        text = Sentence("ask-of", name=_who(answers, seat), what=asked)
        yield Question(("players", seat, "buildings", building), text, "0", typed.number)
    cranes = [key for key, count in answers.items() if key[-1] == CRANE and count and key[1] != seat]
    if CRANE_AND_GEESE in in_play and buildings and not cranes:
        text = Sentence("ask-of", name=_who(answers, seat), what=Sentence("ask-crane"))
        yield Question(("players", seat, "buildings", CRANE), text, "0", typed.number)
    if 24 in counting:
        kinds = [kind for kind in game.box.livestock if kind != GEESE or CRANE_AND_GEESE in in_play]
        yield _question(
            answers, seat, "livestock", Sentence("ask-livestock", kinds=tuple(kinds)), "none", typed.Words(tuple(kinds))
        )
    if 15 in counting or 25 in counting:
        colors = (*GOODS, *game.box.good_names)
        key = "ask-sold-routes" if game.box.expansions else "ask-sold"
        text = Sentence(key, example="red 4, pink 3", colors=colors)
        yield _question(answers, seat, "sold", text, "none", typed.Counts(colors))
    if 26 in counting:
        yield _question(answers, seat, "bonus_tiles", Sentence("ask-bonus-tiles"), "0", typed.number)


def _ties(answers: Answers, key: str, text: Sentence, after: str = "") -> Iterator[Question]:
    """Yield the question of one tie-break to each player who shares a rank.

    `key` is the tie-break and `text` its question. `after` is the tie-break before it: if one of the tied players has not
    given that number, this question is left out.
    """
    ranks = [report.rank for report in score_entry(_game(answers)).players]
    for seat, rank in enumerate(ranks):
        level = [other for other, place in enumerate(ranks) if place == rank]
        useful = not after or all(answers.get(("players", other, after)) is not None for other in level)
        if (len(level) > 1 and useful) or ("players", seat, key) in answers:
            prompt = Sentence("ask-level", name=_who(answers, seat), what=text)
            yield Question(("players", seat, key), prompt, "", typed.number)


def _tie_rule(answers: Answers) -> Iterator[Question]:
    """Yield the question whether fewer or more empty spaces win a tie, if this changes the ranks."""
    game = _game(answers)
    assert isinstance(game, BaseGame)
    key, ties, text = "tie", tuple(TIES), Sentence("ask-tie", ties=joined(TIES, "or"))
    if game.mode == "team":
        key, ties, text = "team-tie", TEAM_TIES, Sentence("ask-team-tie", ties=joined(TEAM_TIES, "or"))
    decides = ranks_otherwise(game, [report.total for report in score_entry(game).players])
    if TIE_KNOWN not in answers and (decides or (key,) in answers):
        yield Question((key,), text, ties[0], typed.Choice(ties))


def _seasons(answers: Answers) -> Iterator[Question]:
    yield Question(("winter",), Sentence("ask-winter"), "no", typed.Choice(("yes", "no"), "yes".__eq__))
    yield Question(("date",), Sentence("ask-date"), "", typed.day)
    yield from _names(answers, "standard")
    optional = tuple(building for building in PLACES if building not in (*STANDING, "granary"))
    yield Question(("erected",), Sentence("ask-erected", buildings=optional), "all", typed.Words(optional))
    seats = range(_seats(answers, "standard"))
    standing = (*STANDING, *answers["erected",], *(["granary"] if answers["winter",] else []))
    places = tuple(place for building, room in PLACES.items() if building in standing for place in room)
    for seat in seats:
        yield _question(answers, seat, "points", Sentence("ask-points"), "0", typed.number)
        text = Sentence("ask-helpers", places=places)
        yield _question(answers, seat, "helpers", text, "none", typed.Words(places, often=True))
    helpers = [place for seat in seats for place in answers["players", seat, "helpers"]]
    for key, text, asking in (
        ("towers", Sentence("ask-towers"), ("small-gate", "big-gate")),
        ("houses", Sentence("ask-houses"), ("stable-16", "stable-12")),
        ("unbuilt", Sentence("ask-unbuilt"), ("servants-house",)),
        ("forge", Sentence("ask-forge"), ("forge-10", "forge-6")),
    ):
        if any(place in helpers for place in asking):
            least = len(set(optional) - set(answers["erected",])) if key == "unbuilt" else 0
            yield Question((key,), text, str(least), typed.number)
    for seat in seats:
        own = answers["players", seat, "helpers"]
        if "market" in own:
            yield _question(answers, seat, "talers", Sentence("ask-talers"), "0", typed.number)
        if "palace" in own:
            yield _question(answers, seat, "silver", Sentence("ask-bars"), "0", typed.number)
            text = Sentence("ask-resources", example="sand 2, stone 3", resources=tuple(RESOURCES))
            yield _question(answers, seat, "resources", text, "none", typed.Counts(tuple(RESOURCES)))


def _names(answers: Answers, mode: str) -> Iterator[Question]:
    names = answers[NAMES]
    if mode == "standard" and not names:
        counts = tuple(str(count) for count in range(1, MOST_PLAYERS + 1))
        yield Question(("_players",), Sentence("ask-players"), "2", typed.Choice(counts, int))
    for seat in range(_seats(answers, mode)):
        taken = [str(value) for key, value in answers.items() if key[-1] == "name" and key[1] != seat]
        if mode == "team":
            yield Question(
                ("players", seat, "name"),
                Sentence("ask-team-name", number=seat + 1),
                Sentence("template-team", letter=str(seat + 1)),
                typed.new_name(taken),
            )
            team = [member for other in range(seat) for member in answers["players", other, "members"]]
            text = Sentence("ask-members", team=_who(answers, seat))
            usual = joined(names[2 * seat : 2 * seat + 2]) if names else _two_players(seat)
            yield Question(("players", seat, "members"), text, usual, typed.two_names(team))
        elif not names:
            text, usual = Sentence("ask-name", number=seat + 1), Sentence("template-player", number=seat + 1)
            yield Question(("players", seat, "name"), text, usual, typed.new_name(taken))


def _seats(answers: Answers, mode: str) -> int:
    return {"team": 2, "solo": 1}.get(mode) or len(answers[NAMES]) or int(answers["_players",])


def _two_players(team: int) -> Sentence:
    return Sentence("ask-two-players", first=2 * team + 1, second=2 * team + 2)


def _who(answers: Answers, seat: int) -> str:
    return str(answers.get(("players", seat, "name")) or answers[NAMES][seat])


def _question(answers: Answers, seat: int, key: str, text: Sentence, default: str, read: Callable[[str], Any]) -> Question:
    return Question(("players", seat, key), Sentence("ask-of", name=_who(answers, seat), what=text), default, read)


def _check(answers: Answers, last: Key) -> None:
    """Check the game for faults, unless the answer at the key `last` cannot cause one, such as a name or the edition.

    Raises: EntryError with the first fault.
    """
    if last[-1] in ("name", "members") or (last[0] != "players" and last[0] not in _BOARD):
        return
    for report in score_entry(_game(answers)).players:
        for fault in report.faults:
            raise EntryError(Sentence("ask-cannot-be", name=report.name, fault=fault.sentence))


def _game(answers: Answers) -> BaseGame | SeasonsGame:
    return entry_of(data_of(answers))


def data_of(answers: Answers) -> dict[str, Any]:
    """Return the answers as keys and values, as if they were read from a file that describes the finished game."""
    data: dict[str, Any] = {}
    names = () if answers.get(("mode",)) == "team" else answers.get(NAMES, ())
    players: dict[int, dict[str, Any]] = {seat: {"name": name} for seat, name in enumerate(names)}
    for key, value in answers.items():
        value = list(value) if isinstance(value, tuple) else value
        if value is None or str(key[0]).startswith("_"):
            continue
        if key[0] != "players":
            data[str(key[0])] = value
        elif len(key) == 4:
            players.setdefault(int(key[1]), {}).setdefault(str(key[2]), {})[str(key[3])] = value
        else:
            players.setdefault(int(key[1]), {})[str(key[2])] = value
    return data | {"players": list(players.values())}
