"""Files, answers and options of version 0.1.0 still work and mean the same.

Version 0.1.0 wrote everything in `old_files/`; these files are never regenerated. The tests compare keys, numbers, names and
ids. Texts for people may change, and answers may gain keys. The tests use what users use: commands and HTTP.
"""

import csv
import io
import json
import os
import re
import runpy
import shutil
import sqlite3
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import typer
from starlette.testclient import TestClient

import dicegame.cli
import dicegame.endscore.duchy
import padgen.cli
from dicegame.dice.paper.spending import Spending
from tests.dicegame.web.pages import client

OLD = Path(__file__).parent / "old_files"
NOTATIONS = (OLD / "notations.txt").read_text().split()
WORDS = {"label", "rule", "message", "notes", "reasons", "description", "detail", "source"}
"""Keys whose texts are written for people and may be reworded."""
VARYING = {"sourceName", "version"}
"""Keys whose values may differ."""

VALUES = {
    "list": "padgen list --json",
    "show": "padgen show a --json",
    "show-base": "padgen show base-3 --json",
    **{f"layout-{path.stem}": f"padgen show layouts/{path.name} --json" for path in sorted((OLD / "layouts").iterdir())},
    **{f"notation-{number}": f"padgen show {text} --json" for number, text in enumerate(NOTATIONS, 1)},
    "validate": f"padgen validate layouts/compact.toml layouts/islands.toml layouts/everything.toml {NOTATIONS[-1]} --json",
    **{f"paper-{path.stem}": f"dicegame score papers/{path.name} --json" for path in sorted((OLD / "papers").iterdir())},
    "papers-csv": "dicegame score papers/one-player.toml papers/faults.toml --csv",
    "paper-bgstats": "dicegame score papers/one-player.toml --bgstats",
    **{
        f"score-{path.stem}{path.suffix[:5].replace('.', '-')}": f"dicegame endscore scores/{path.name} --json"
        for path in sorted((OLD / "scores").iterdir())
    },
    "scores-csv": "dicegame endscore scores/base-2019.toml scores/base-2019-team.toml scores/seasons.toml --csv",
    "score-bgstats": "dicegame endscore scores/base-2019.toml --bgstats",
    "score-team-bgstats": "dicegame endscore scores/base-2019-team-dated.toml --bgstats",
    **{
        f"duchy-{path.stem}{path.suffix[:5].replace('.', '-')}": f"dicegame recount duchies/{path.name} --json"
        for path in sorted((OLD / "duchies").iterdir())
    },
    "history-json": "dicegame history --export json --book history.sqlite",
    "history-csv": "dicegame history --export csv --book history.sqlite",
    "history-player": "dicegame history --player Anna --game base --export json --book history.sqlite",
    "template-dice": "dicegame template dice b --players 2",
    "template-base": "dicegame template base --edition 2011 --players 3",
    "template-team": "dicegame template base --mode team",
    "template-solo": "dicegame template base --mode solo",
    "template-seasons": "dicegame template seasons --players 2",
    "template-recount": "dicegame recount --template base-1",
}
"""Commands whose answers must stay the same."""
KEYS = {
    "generate": "padgen generate -n 1 --seed 3 --json",
    "match": "dicegame match random greedy --layout layouts/everything.toml --games 2 --json",
    "match-table": "dicegame match random greedy --layout layouts/everything.toml --games 1 --table --json",
    "rate": "dicegame rate layouts/everything.toml --games 8 --json",
    "bound": "dicegame bound records/own-layout.jsonl --json",
}
"""Commands whose numbers may change, such as the strength of a bot: only their keys are compared."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the old files, so that no test can change them."""
    copy = tmp_path_factory.mktemp("old") / "files"
    shutil.copytree(OLD, copy)
    return copy


def run(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Run a command line as `python -m` does. Return its exit code and its output."""
    program, *arguments = line.split()
    monkeypatch.setattr(sys, "argv", [program, *arguments])
    for module in ("numba", "dicegame.fast.numba_bodies"):  # compiling would take longer than these few games
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setenv("COLUMNS", "100")
    capsys.readouterr()
    try:
        runpy.run_module(program, run_name="__main__")
    except SystemExit as exit_:
        code = exit_.code
    else:
        code = 0
    return int(code or 0), capsys.readouterr().out


def answer(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """Run a command. Return its exit code and the data that it prints."""
    code, out = run(line, monkeypatch, capsys)
    data: Any
    if "--csv" in line or "csv" in line.split():
        data = list(csv.DictReader(io.StringIO(out)))
    elif "--bgstats" in line:
        link = re.search(r"https://\S+", out)
        assert link, out
        data = json.loads(parse_qs(urlsplit(link[0]).query)["data"][0])
    elif "template" in line and "--json" not in line:
        data = tomllib.loads(out)
    else:
        data = json.loads(out)
    if line == VALUES["list"]:
        data = {one["name"]: one for one in data}  # the catalog may grow
    return json.loads(json.dumps({"exit": code, "data": data}, default=str))  # type: ignore[no-any-return]  # as stored


@pytest.fixture
def as_faults_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the faults of missing circles and of tiles that nothing connects. 0.1.0 did not know them, and its own
    examples have such faults.
    """
    monkeypatch.setattr(Spending, "faults", lambda _: iter(()))
    monkeypatch.setattr(dicegame.endscore.duchy, "_not_connected", lambda _: iter(()))


def lost(old: Any, new: Any, values: bool = True, place: str = "") -> list[str]:
    """Return the differences: what is missing from a new answer, or has another value there."""
    if isinstance(old, dict):
        if not isinstance(new, dict):
            return [f"{place}: no table any more"]
        gone = [f"{place}.{key} is gone" for key in old if key not in new]
        kept = [key for key in old if key in new and key not in VARYING]
        return gone + [
            one for key in kept for one in lost(old[key], new[key], values and key not in WORDS, f"{place}.{key}")
        ]
    if isinstance(old, list):
        if not isinstance(new, list):
            return [f"{place}: no list any more"]
        if not values:
            return lost(old[0], new[0], values, f"{place}[0]") if old and new else [f"{place} is empty"] if old else []
        if len(old) != len(new):
            return [f"{place} has {len(new)} entries, not {len(old)}"]
        pairs = enumerate(zip(old, new, strict=True))
        return [one for number, pair in pairs for one in lost(*pair, values, f"{place}[{number}]")]
    if values:
        return [] if old == new else [f"{place} is {new!r}, not {old!r}"]
    number = isinstance(old, int | float) and isinstance(new, int | float)
    return [] if number or isinstance(new, type(old)) or old is None else [f"{place} is a {type(new).__name__} now"]


SOLO = ("score-base-2019-solo-toml", "score-template-solo-toml", "template-solo")
"""Answers about solo games. 0.1.0 listed goods, silver and workers as points, but the rulebook knows only won or lost."""


@pytest.mark.slow
@pytest.mark.usefixtures("as_faults_were")
@pytest.mark.parametrize("name", [name for name in (*VALUES, *KEYS) if name not in SOLO])
def test_a_command_answers_as_before(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    old = json.loads((OLD / "answers" / f"{name}.json").read_text(encoding="utf-8"))
    assert lost(old, answer(VALUES.get(name) or KEYS[name], monkeypatch, capsys), name in VALUES) == []


@pytest.mark.parametrize("name", SOLO)
def test_of_a_solo_game_only_the_counter_is_left_of_the_points(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    old = json.loads((OLD / "answers" / f"{name}.json").read_text(encoding="utf-8"))
    new = answer(VALUES[name], monkeypatch, capsys)
    old_player, new_player = (one["data"].pop("players")[0] for one in (old, new))
    assert lost(old, new) == []
    if name == "template-solo":
        assert list(new_player) == ["name", "track", "rounds", "empty_spaces"]
    else:
        assert {key: new_player[key] for key in ("name", "total", "rank")} == {
            key: old_player[key] for key in ("name", "total", "rank")
        }
        assert [line["points"] for line in new_player["lines"]] == [old_player["total"]]


def test_the_old_examples_could_not_be(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    found = answer(VALUES["paper-one-player"], monkeypatch, capsys)["data"]["players"][0]["faults"]
    assert [fault["code"] for fault in found] == ["workers-missing"]
    found = answer(VALUES["duchy-example-toml"], monkeypatch, capsys)["data"]["faults"]
    assert {fault["code"] for fault in found} == {"not-connected"}


def test_something_lost_is_noticed() -> None:
    assert lost({"a": 1}, {}) == [".a is gone"]
    assert lost({"a": [1]}, {"a": [2]}) == [".a[0] is 2, not 1"]
    assert lost({"a": [1]}, {"a": [1, 2]}) == [".a has 2 entries, not 1"]
    assert lost({"rule": "one"}, {"rule": "another", "more": 1}) == []
    assert lost({"rule": "one"}, {}) == [".rule is gone"]
    assert lost({"a": [{"b": 1}]}, {"a": [{"b": 2.5}]}, values=False) == []
    assert lost({"a": [{"b": 1}]}, {"a": [{"c": 1}]}, values=False) == [".a[0].b is gone"]


def spelled(command: Any, path: str) -> Iterator[tuple[str, list[str]]]:
    """Each command with the options that it takes, hidden ones too, and the commands under it."""
    options = [
        word for one in command.params if one.param_type_name == "option" for word in (*one.opts, *one.secondary_opts)
    ]
    yield path, sorted(options)
    for name, under in getattr(command, "commands", {}).items():
        yield from spelled(under, f"{path} {name}")


def options() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, app in (("padgen", padgen.cli.app), ("dicegame", dicegame.cli.app)):
        found |= spelled(typer.main.get_command(app), name)
    return found


def test_every_command_and_option_is_still_taken() -> None:
    now = options()
    for command, old in json.loads((OLD / "options.json").read_text()).items():
        assert command in now
        assert set(old) <= set(now[command]), command


@pytest.mark.usefixtures("as_faults_were")
def test_what_is_in_an_old_history_is_not_kept_twice(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    book = tmp_path / "book.sqlite"
    shutil.copy("history.sqlite", book)
    before = answer(f"dicegame history --export json --book {book}", monkeypatch, capsys)["data"]
    assert (
        run(f"dicegame endscore scores/base-2019.toml scores/seasons.toml --save --book {book}", monkeypatch, capsys)[0] == 0
    )
    assert run(f"dicegame score papers/one-player.toml --save --book {book}", monkeypatch, capsys)[0] == 0
    assert answer(f"dicegame history --export json --book {book}", monkeypatch, capsys)["data"] == before
    assert run(f"dicegame score papers/game.json --save --book {book}", monkeypatch, capsys)[0] == 0
    assert run(f"dicegame endscore scores/base-2019-tiles.toml --save --book {book}", monkeypatch, capsys)[0] == 0
    assert len(answer(f"dicegame history --export json --book {book}", monkeypatch, capsys)["data"]) > len(before)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep data elsewhere")
def test_the_history_is_found_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "dicegame").mkdir()
    shutil.copy(OLD / "history.sqlite", tmp_path / "dicegame")
    old = json.loads((OLD / "answers" / "history-json.json").read_text(encoding="utf-8"))
    assert answer("dicegame history --export json", monkeypatch, capsys) == old


# Records


def scores(text: str, name: str) -> list[int]:
    """Return the numbers in a player's last line: total, points of each phase, rank."""
    lines = [line for line in text.splitlines() if line.startswith(f"{name}:")]
    return [int(number) for number in re.findall(r"\d+", lines[-1].removeprefix(name))]


@pytest.mark.parametrize("name", [path.stem for path in sorted((OLD / "records").iterdir())])
def test_a_record_is_replayed(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    code, out = run(f"dicegame replay records/{name}.jsonl", monkeypatch, capsys)
    old = json.loads((OLD / "answers" / f"record-{name}.json").read_text(encoding="utf-8"))
    assert code == 0
    assert {player: scores(out, player) for player in old} == old
    events = [json.loads(line) for line in (OLD / "records" / f"{name}.jsonl").read_text().splitlines() if line[-1] == "}"]
    at = 0
    for event in events[1:]:
        for word in event.values():
            assert word in out[at:], f"{word} is not told"
        at = out.index(next(iter(event.values())), at)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["table-dice", "half-written"])
def test_an_unfinished_game_goes_on(name: str, folder: Path) -> None:
    record = folder / "records" / f"{name}.jsonl"
    before = record.read_text()
    done = subprocess.run(
        [sys.executable, "-m", "dicegame", "play", "--resume", str(record), "--plain"],
        input="17=6\npass\n",
        env=os.environ | {"COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    whole = before[: before.rindex("\n") + 1]
    assert record.read_text() == whole + '{"turn": "17=6", "player": "Anna"}\n{"turn": "pass", "player": "Ben"}\n', done


# The web


@pytest.fixture(scope="module")
def web(folder: Path) -> Iterator[TestClient]:
    """Start a server with the old tables. Mark them as used just now, because unused tables expire."""
    data = folder / "web"
    data.mkdir()
    shutil.copy(folder / "tables.sqlite", data)
    shutil.copy(folder / "history.sqlite", data)
    with sqlite3.connect(data / "tables.sqlite") as database:
        database.execute("UPDATE stage SET touched = ?", (time.time(),))
    database.close()
    with client(data) as opened:
        yield opened


TABLES: dict[str, Any] = json.loads((OLD / "tables.json").read_text(encoding="utf-8"))
"""The code of each table, the secret of its host, and what the host saw."""


def host(name: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {TABLES[name]['secret']}"}


@pytest.mark.parametrize("name", [name for name, table in TABLES.items() if "state" in table])
def test_a_table_is_as_it_was(name: str, web: TestClient) -> None:
    code, old = TABLES[name]["code"], TABLES[name]["state"]
    assert lost(old, web.get(f"/api/tables/{code}", headers=host(name)).json()) == []
    assert web.get(f"/t/{code}", headers=host(name)).status_code == 200


@pytest.mark.parametrize(
    ("name", "does", "told"),
    [
        ("lobby", "sit", {"name": "Dora"}),
        ("castles", "castle", {"seat": 1, "castle": 11}),
        ("play", "turn", {"seat": 1, "turn": "pass"}),
        ("table-dice", "unroll", None),
    ],
)
def test_a_table_goes_on(name: str, does: str, told: dict[str, Any] | None, web: TestClient) -> None:
    answer = web.post(f"/api/tables/{TABLES[name]['code']}/{does}", headers=host(name), json=told)
    assert answer.status_code == 200, answer.text


def test_a_finished_table_has_its_record_and_its_replay(web: TestClient) -> None:
    code = TABLES["over"]["code"]
    assert web.get(f"/api/tables/{code}/record").text == TABLES["over"]["record"]
    assert web.get(f"/t/{code}/record.jsonl").text == TABLES["over"]["record"]
    assert web.get(f"/t/{code}/replay", params={"at": 5}).status_code == 200


@pytest.mark.parametrize(
    "address", ["/", "/new", "/companion", "/pads", "/score", "/score/dice", "/score/base", "/score/seasons", "/board/a.svg"]
)
def test_pages_are_where_they_were(address: str, web: TestClient) -> None:
    assert web.get(address).status_code == 200


def test_a_code_that_is_typed_leads_to_its_table(web: TestClient) -> None:
    for name, place in (("play", "t"), ("companion", "c")):
        code = TABLES[name]["code"]
        answer = web.get("/join", params={"code": code}, follow_redirects=False)
        assert answer.headers["location"] == f"/{place}/{code}"


def test_a_companion_has_its_rolls_and_rolls_on(web: TestClient) -> None:
    code, rolls = TABLES["companion"]["code"], TABLES["companion"]["rolls"]
    shown = web.get(f"/c/{code}", headers=host("companion")).text
    for roll in rolls[:-1]:
        assert re.sub(r" double$", "", roll) in re.sub(r"\s+", " ", shown)
    assert f'name="rolls" value="{len(rolls)}"' in shown
    web.post(f"/c/{code}/roll", headers=host("companion"), data={"rolls": str(len(rolls))})
    assert f'name="rolls" value="{len(rolls) + 1}"' in web.get(f"/c/{code}", headers=host("companion")).text


def both(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """The names of two shapes, at any depth: an answer may be one or the other, by the game of the table."""
    return one | {name: both(one.get(name, {}), inner) for name, inner in other.items()}


def described(document: dict[str, Any]) -> dict[str, Any]:
    """Return what programs rely on in an OpenAPI document: paths, methods, and the names in requests and responses."""
    schemas = document["components"]["schemas"]

    def shape(schema: dict[str, Any], inside: tuple[str, ...] = ()) -> Any:
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            return {} if name in inside else shape(schemas[name], (*inside, name))
        for many in ("anyOf", "oneOf"):
            if many in schema:
                merged: dict[str, Any] = {}
                for one in schema[many]:
                    merged = both(merged, shape(one, inside))
                return merged
        if "items" in schema:
            return shape(schema["items"], inside)
        if isinstance(more := schema.get("additionalProperties"), dict):
            return {"*": shape(more, inside)}
        return {name: shape(one, inside) for name, one in schema.get("properties", {}).items()}

    def content(part: dict[str, Any]) -> dict[str, Any]:
        return {kind: shape(one.get("schema", {})) for kind, one in part.get("content", {}).items()}

    return {
        path: {
            method: {
                "parameters": {one["name"]: {} for one in what.get("parameters", [])},
                "sent": content(what.get("requestBody", {})),
                "answered": {code: content(one) for code, one in what["responses"].items()},
            }
            for method, what in methods.items()
        }
        for path, methods in document["paths"].items()
    }


def test_the_api_keeps_its_addresses_and_names(web: TestClient) -> None:
    old = json.loads((OLD / "api.json").read_text(encoding="utf-8"))
    assert lost(old, described(web.get("/api/openapi.json").json())) == []
