"""Read, score and write files of finished big-box games, not of the dice game (format: docs/end-scoring.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Any

from dicegame.archive.finished import Finished, Result
from dicegame.endscore.base import ranks_otherwise, score_base
from dicegame.endscore.seasons import score_seasons
from dicegame.endscore.tally import (
    POST_BONUS,
    TEAM_TIES,
    BaseGame,
    Game,
    Player,
    SeasonsGame,
    SeasonsPlayer,
)
from dicegame.endscore.values import (
    HERE,
    LONGEST_NAME,
    EntryError,
    Reader,
    UnexpectedError,
    at,
    base_edition,
    base_layout,
    counts,
    day,
    flag,
    layout_text,
    line,
    missing,
    name,
    one_of,
    read_data,
    read_table,
    texts,
    whole,
    wholes,
    words,
)
from dicegame.report import Outcome, outcome_data
from padgen.endtables import BORDER_POSTS, BOXES, BUILDINGS, CRANE, GOODS, MODES, PLACES, RESOURCES, TIES
from padgen.language import ENGLISH, Sentence
from padgen.mistakes import Mistakes
from padgen.tomltext import did_you_mean, format_toml, nearest

MOST_PLAYERS = 4
GAMES = ("base", "seasons")
READINGS: Mapping[str, str] = MappingProxyType({"tie": "tie", "team-tie": "team_tie", "post-bonus": "post_bonus"})
"""The keys of the readings in a file of a base game, each with its field in `BaseGame`."""


def score_entry(game: Game) -> Outcome:
    """Return the final score of an entered game."""
    return score_base(game) if isinstance(game, BaseGame) else score_seasons(game)


def end_data(game: Game, outcome: Outcome, file: str, language: str = ENGLISH) -> dict[str, object]:
    """Return a game and its final score as data for JSON.

    For a base game of several players, `tie` (of teams: `team-tie`) says how the tie-break on empty spaces was read, and
    `otherwise` has the ranks if it is read the other way. `otherwise` is empty if the ranks stay the same.
    """
    data = {
        "file": file,
        "game": game.kind,
        "edition": game.edition,
        "mode": game.mode,
        **outcome_data(outcome, language=language),
    }
    if not isinstance(game, BaseGame) or game.mode == "solo":
        return data
    reading = {"team-tie": game.team_tie} if game.mode == "team" else {"tie": game.tie}
    ranks = ranks_otherwise(game, [report.total for report in outcome.players])
    pairs = zip(outcome.players, ranks or (), strict=False)
    return data | reading | {"otherwise": [{"name": report.name, "rank": rank} for report, rank in pairs]}


def read_entry(text: str, folder: Path = HERE, as_json: bool | None = None) -> Game:
    """Return the game that `text`, the TOML or JSON of a file, describes. Layout files are looked up in `folder` first.

    If `as_json` is None, a text that starts with `{` is read as JSON.

    Raises: EntryError with all mistakes: where each one is, and what was expected.
    """
    return entry_of(read_data(text, as_json), folder)


def entry_of(data: Mapping[str, Any], folder: Path = HERE) -> Game:
    """Return the game that the keys and values of a file describe.

    Raises: EntryError with all mistakes, each with its key and what was expected.
    """
    game = data.get("game")
    if game == "dice":
        raise EntryError(Sentence("end-dice-file"))
    if "rows" in data:
        raise EntryError(Sentence("end-layout-file"))
    if "duchy" in data:
        raise EntryError(Sentence("end-duchy-file"))
    mistakes = Mistakes()
    if game not in GAMES:
        near = nearest(game, GAMES) if isinstance(game, str) else None
        mistakes.add(did_you_mean(Sentence("end-no-game"), game, GAMES))
        if not near:
            mistakes.check(EntryError)
        game = near
    return _base_game(data, folder, mistakes) if game == "base" else _seasons_game(data, mistakes)


def entry_data(game: Game) -> dict[str, Any]:
    """Return an entered game as keys and values; `entry_of` turns them into the same game."""
    data = {"game": game.kind, **_entered(game)}
    data["players"] = [_entered(player) for player in game.players]
    for player, table in zip(game.players, data["players"], strict=True):
        if "track" in table and isinstance(player, Player) and not player.members:
            (table["track"],) = table["track"]
    if "tiles" in data:
        data["tiles"] = {str(number): building for number, building in data["tiles"].items()}
    return data


def finished_game(game: Game, outcome: Outcome, folder: Path = HERE) -> Finished:
    """Return a scored game in the form in which games are saved and shared. Layout files are looked up in `folder` first."""
    people: Sequence[Player | SeasonsPlayer] = game.players
    results = [
        Result(person, own.total, own.rank, own.name in outcome.winners, *_layout_and_team(player, folder))
        for player, own in zip(people, outcome.players, strict=True)
        for person in ((isinstance(player, Player) and player.members) or (player.name,))
    ]
    return Finished(game.kind, game.mode, tuple(results), entry_data(game), game.edition, game.date)


def _layout_and_team(player: Player | SeasonsPlayer, folder: Path) -> tuple[str, str]:
    from padgen.names import display_name_of

    if not isinstance(player, Player):
        return "", ""
    layout = display_name_of(player.layout, base_layout(player.layout, folder)) if player.layout else ""
    return layout, player.name if player.members else ""


def format_entry(game: Game) -> str:
    """Return the TOML text of an entered game; `read_entry` turns it into the same game."""
    data = entry_data(game)
    if "date" in data:
        data["date"] = date.fromisoformat(data["date"])
    return format_toml(data, sections=("tiles",))


def _base_game(data: Mapping[str, Any], folder: Path, mistakes: Mistakes) -> BaseGame:
    """Return the base game that a file's keys and values describe. Raises: EntryError with all mistakes at once."""
    keys: dict[str, Reader] = {
        **_SHARED_KEYS,
        "edition": base_edition,
        "mode": one_of(MODES),
        "tie": one_of(TIES),
        "team-tie": one_of(TEAM_TIES),
        "post-bonus": one_of(POST_BONUS),
        "layout": layout_text(folder),
        "rounds": whole,
        "tiles": _table,
    }
    values = read_table(data, "", keys, mistakes)
    if missing(data, "edition", keys):
        mistakes.add(Sentence("end-no-edition"))
    edition, mode = values.get("edition", min(BOXES)), values.get("mode", MODES[0])
    if "rounds" in values and mode != "solo":
        mistakes.add(Sentence("end-solo-rounds"))
    if "tie" in values and mode == "team":
        mistakes.add(Sentence("end-tie-team"))
    elif "tie" in values and mode == "solo":
        mistakes.add(Sentence("end-tie-solo"))
    if "team-tie" in values and mode != "team":
        mistakes.add(Sentence("end-team-tie-mode"))
    if "post-bonus" in values and BORDER_POSTS not in BOXES[edition].expansions:
        mistakes.add(Sentence("end-post-bonus-edition", edition=edition))
    for_all: dict[str, Any] = {key: values[key] for key in ("layout", "rounds") if key in values}
    players = tuple(
        _base_player({**for_all, **player}, where, edition, mode, folder, mistakes)
        for where, player in _players(data, mode, mistakes)
    )
    tiles: Mapping[int, str] = {}
    with mistakes.noted():
        tiles = _tiles(values.get("tiles", {}), edition)
    mistakes.check(EntryError)
    readings = {field: values[key] for key, field in READINGS.items() if key in values}
    return BaseGame(edition, players, mode, values.get("date", ""), tiles, **readings)


def _base_player(
    data: Mapping[str, Any], where: Sentence | str, edition: int, mode: str, folder: Path, mistakes: Mistakes
) -> Player:
    keys: dict[str, Reader] = {
        "name": name,
        **({"members": texts} if mode == "team" else {}),
        "track": wholes if mode == "team" else whole,
        "goods": whole,
        "silver": whole,
        "workers": whole,
        "monasteries": wholes,
        "buildings": counts((*BUILDINGS, CRANE)),
        "livestock": texts,
        "sold": counts(GOODS, BOXES[edition].good_names),
        "bonus_tiles": whole,
        "shields": wholes,
        "copies": line,
        "empty_spaces": whole,
        "turn_order": whole,
        **({"rounds": whole} if mode == "solo" else {}),
        "layout": layout_text(folder),
    }
    values = read_table(data, where, keys, mistakes)
    if mode == "team":
        members = values.get("members", ())
        values.setdefault("name", " and ".join(members))
        if "track" in values and members and len(values["track"]) != len(members):
            mistakes.add(at(where, Sentence("end-member-tracks")))
    elif "track" in values:
        values["track"] = (values["track"],)
    return Player(**({"name": ""} | values))


def _seasons_game(data: Mapping[str, Any], mistakes: Mistakes) -> SeasonsGame:
    erected = words([building for building in PLACES if building != "granary"])
    numbers = dict.fromkeys(("towers", "houses", "unbuilt", "forge"), whole)
    values = read_table(data, "", {**_SHARED_KEYS, "winter": flag, "erected": erected, **numbers}, mistakes)
    keys: dict[str, Reader] = {
        "name": name,
        "points": whole,
        "helpers": words([place for places in PLACES.values() for place in places]),
        "talers": whole,
        "silver": whole,
        "resources": counts(tuple(RESOURCES)),
    }
    players = tuple(
        SeasonsPlayer(**({"name": ""} | read_table(player, where, keys, mistakes)))
        for where, player in _players(data, "standard", mistakes)
    )
    mistakes.check(EntryError)
    return SeasonsGame(players, **{key: value for key, value in values.items() if key not in ("game", "players")})


def _players(data: Mapping[str, Any], mode: str, mistakes: Mistakes) -> list[tuple[Sentence, Mapping[str, Any]]]:
    """Return each player's table in the file, with the words that say in a message which player it is.

    A wrong number of players, a missing name and a name used twice are noted in `mistakes`.
    """
    tables = data.get("players")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        if "players" in data or missing(data, "players", _SHARED_KEYS):
            mistakes.add(Sentence("end-players"))
        return []
    exactly, key = {"team": (2, "end-two-teams"), "solo": (1, "end-one-player")}.get(mode, (None, ""))
    if exactly and len(tables) != exactly:
        mistakes.add(Sentence(key, count=len(tables)))
    elif len(tables) > MOST_PLAYERS:
        mistakes.add(Sentence("end-most-players", count=len(tables), most=MOST_PLAYERS))
    found: list[tuple[Sentence, Mapping[str, Any]]] = []
    names: list[str] = []
    members: list[str] = []
    for seat, table in enumerate(tables, 1):
        where = Sentence("player-called", name=seat)
        if mode == "team":
            with mistakes.noted():
                members += _members(table, where)
        elif missing(table, "name", _PLAYER_KEYS):
            mistakes.add(at(where, Sentence("end-no-name")))
        own = table.get("name")
        if isinstance(own, str) and own.strip() and own.isprintable():
            names.append(own.strip())
            if len(names[-1]) <= LONGEST_NAME:
                where = Sentence("player-called", name=names[-1])
        found.append((where, table))
    for people in (names, members):
        _check_different(people, mistakes)
    return found


def _check_different(names: Sequence[str], mistakes: Mistakes) -> None:
    """Note names that are equal, or that differ only in capitals, in `mistakes`."""
    spellings: dict[str, list[str]] = {}
    for own in names:
        spellings.setdefault(own.casefold(), []).append(own[:LONGEST_NAME])
    for same in spellings.values():
        first, *others = dict.fromkeys(same)
        if others:
            mistakes.add(Sentence("players-alike-capitals", name=first, other=others[0]))
        elif len(same) > 1:
            mistakes.add(Sentence("end-same-names", count=len(same), name=first))


def _members(table: Mapping[str, Any], where: Sentence | str) -> tuple[str, ...]:
    members = table.get("members")
    if not isinstance(members, list) or len(members) != 2:
        raise EntryError(at(where, Sentence("end-members")))
    return tuple(read_table({"members": member}, where, {"members": name})["members"] for member in members)


def _tiles(data: Mapping[str, Any], edition: int) -> Mapping[int, str]:
    """Return, by monastery number, the buildings that monasteries score where these differ from the edition's list."""
    box = BOXES[edition]
    numbers = {str(number): number for number in box.building_of}
    building = one_of([name for name in box.buildings if name != CRANE])
    tiles = read_table(data, "tiles", dict.fromkeys(numbers, building))
    return {numbers[key]: value for key, value in tiles.items()}


def _table(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise UnexpectedError(Sentence("read-tiles"))
    return value


_PLAYER_KEYS = ("name", "track", "points", "members")
_SHARED_KEYS: Mapping[str, Reader] = {"game": lambda value: value, "players": lambda value: value, "date": day}


def _entered(entered: Game | Player | SeasonsPlayer) -> dict[str, Any]:
    """Return the entered fields by name. An empty list of livestock or an empty table counts as entered: it means none."""
    data = {}
    for field in fields(entered):
        value = getattr(entered, field.name)
        if value is None or value is False or (value in ("", ()) and field.name != "livestock"):
            continue
        data[field.name] = dict(value) if isinstance(value, Mapping) else list(value) if isinstance(value, tuple) else value
    if not data.get("tiles", True):
        del data["tiles"]
    for key, reading in READINGS.items():
        value = data.pop(reading, None)
        if value not in (None, getattr(BaseGame, reading)):
            data[key] = value
    return data
