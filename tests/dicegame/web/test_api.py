"""The JSON API: a game from the first request to the record, scores like the command line's, and what its document says."""

import asyncio
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies
from schemathesis.checks import CHECKS

from dicegame.games import read_record
from dicegame.play.events import Moved
from dicegame.play.record import replay
from dicegame.web.visitors.security import RateLimit
from tests.command import program
from tests.dicegame.web.client import Phone, Site, open_table
from tests.sweeps import first


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


@pytest.fixture(scope="module")
def refusing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    """A phone at a server for requests that change nothing."""
    with Site(tmp_path_factory.mktemp("refusing")) as site:
        yield site.phone()


def begun(host: Phone, *guests: Phone, **what: Any) -> str:
    """A table at which everybody has chosen the castle with hex 11."""
    code = open_table(host, **what)
    for number, guest in enumerate(guests):
        guest.api(f"/{code}/sit", name=f"Guest {number}")
    host.api(f"/{code}/begin")
    for seat, phone in enumerate((host, *guests), 1):
        phone.api(f"/{code}/castle", seat=seat, castle=11)
    return code


def play_to_the_end(code: str, host: Phone, *guests: Phone) -> dict[str, Any]:
    """Everybody takes the first legal turn until the last round is closed."""
    while True:
        state = host.see(code)
        if state["may"] == ["finish"]:
            return dict(host.api(f"/{code}/finish"))
        state = host.api(f"/{code}/roll")
        for phone in (host, *guests):
            for seat in phone.see(code)["seats"]:
                if seat["mine"] and seat["due"]:
                    phone.api(
                        f"/{code}/turn", seat=seat["seat"], turn=seat["turns"][0], open_round=phone.see(code)["open_round"]
                    )


def test_a_game_of_two(site: Site) -> None:
    anna, ben = site.phone(), site.phone()
    code = begun(anna, ben)
    state = play_to_the_end(code, anna, ben)
    assert state["stage"] == "over"
    record = read_record(anna.get(f"/api/tables/{code}/record").content)
    *_, game = replay(record)
    assert game.clock.over
    reports = state["outcome"]["players"]
    assert [report["total"] for report in reports] == [report.total for report in game.outcome.players]
    assert all(report["total"] == sum(line["points"] for line in report["lines"]) for report in reports)
    assert state["outcome"]["winners"] == list(game.outcome.winners)
    took = next(at for at, event in enumerate(record.events, 1) if isinstance(event, Moved))
    names = list(record.setup.names)
    for query, shown in (("", 0), ("&seat=2", 0), ("&look=2", 1)):
        page = anna.get(f"/t/{code}/replay?at={took}{query}").text
        acting = re.search(r'class="me" aria-current="true">.*?class="nm">(.*?)<', page, re.DOTALL)
        assert acting
        assert acting[1] == names[shown], "who acts is shown, unless another page is asked for"


def test_what_a_phone_sees(site: Site) -> None:
    anna, ben, looker = site.phone(), site.phone(), site.phone()
    code = open_table(anna)
    ben.api(f"/{code}/sit", name="Ben")
    anna.api(f"/{code}/begin")
    anna.api(f"/{code}/castle", seat=1, castle=11)
    assert [seat["start"] for seat in ben.see(code)["seats"]] == [None, None], "chosen in secret"
    assert [seat["castles"] for seat in looker.see(code)["seats"]] == [[], []]
    ben.api(f"/{code}/castle", seat=2, castle=14)
    assert [seat["start"] for seat in looker.see(code)["seats"]] == [11, 14]
    anna.api(f"/{code}/roll")
    own, other = anna.see(code)["seats"]
    assert own["turns"]
    assert other["turns"] == []
    anna.api(f"/{code}/turn", seat=1, turn=own["turns"][0])
    own, other = anna.see(code)["seats"], ben.see(code)["seats"]
    assert (own[0]["turn"], own[0]["due"], other[0]["turn"]) == (anna.see(code)["seats"][0]["turn"], False, None)
    assert len(other[0]["page"]["marks"]) == 1, "of others, the open round is not shown"
    assert looker.see(code)["host"] is False
    assert looker.see(code)["may"] == []


def test_who_rolls_is_settled_when_a_table_is_opened(site: Site) -> None:
    here, there = site.phone(), site.phone()
    for phone, dice in ((here, "screen"), (there, "table")):
        code = open_table(phone, dice=dice)
        phone.api(f"/{code}/begin")
        phone.api(f"/{code}/castle", seat=1, castle=11)
        before = phone.see(code)
        told = {"dice": "orange blue 2 4"} if dice == "screen" else {}
        phone.api(f"/{code}/roll", 409, **told)
        assert phone.see(code) == before


def test_a_secret_in_a_header_serves_as_well(site: Site) -> None:
    opened = site.phone().api("", 201, name="Anna")
    code, secret = opened["state"]["table"], opened["secret"]
    program = site.phone(Authorization=f"Bearer {secret}")
    assert program.see(code)["seats"][0]["mine"]
    assert program.api(f"/{code}/sit", name="Anna's cat")["secret"] is None, "known already"
    program.api(f"/{code}/begin")
    site.phone().api(f"/{code}/begin", 401)
    site.phone(Authorization=f"Bearer {secret[::-1]}").api(f"/{code}/begin", 403)


def test_turns_are_refused_with_the_reason(site: Site) -> None:
    anna = site.phone()
    code = begun(anna, variant="solo", dice="table")
    anna.api(f"/{code}/turn", 409, seat=1, turn="pass")
    anna.api(f"/{code}/roll", dice="yellow blue 5 5 double")
    illegal = anna.api(f"/{code}/turn", 422, seat=1, turn="12=6")["detail"]
    assert illegal == "the dice show yellow blue 5 5 double: 6 was not rolled (Dice game rulebook 2017, Game play)"
    assert "is not a valid turn; expected HEX=PIP" in anna.api(f"/{code}/turn", 422, seat=1, turn="wait")["detail"]
    assert "a round that is over" in anna.api(f"/{code}/turn", 409, seat=1, turn="pass", open_round="1.2")["detail"]
    assert "no such seat" in anna.api(f"/{code}/turn", 409, seat=2, turn="pass")["detail"]
    anna.api(f"/{code}/unroll")
    assert anna.see(code)["roll"] is None
    assert "is not on any die" in anna.api(f"/{code}/roll", 422, dice="none")["detail"]
    anna.api(f"/{code}/roll", dice="blue yellow 1 2")
    anna.api(f"/{code}/turn", seat=1, turn="pass")
    anna.api(f"/{code}/undo", seat=1)
    assert anna.see(code)["seats"][0]["due"]


def test_bots_and_hints(site: Site) -> None:
    anna = site.phone()
    code = open_table(anna)
    anna.api(f"/{code}/bot", kind="greedy")
    anna.api(f"/{code}/bot", 409, kind="nobody")
    anna.api(f"/{code}/begin")
    anna.api(f"/{code}/castle", seat=1, castle=11)
    anna.api(f"/{code}/roll")
    hints = anna.get(f"/api/tables/{code}/hint?seat=1").json()
    assert hints
    assert {hint["turn"] for hint in hints} <= set(anna.see(code)["seats"][0]["turns"])
    assert anna.get(f"/api/tables/{code}/hint?seat=2").status_code == 403
    site.wait_for(lambda: not site.table(code).running_session().bots_due)
    assert [seat["due"] for seat in anna.see(code)["seats"]] == [True, False]
    quiet = begun(site.phone(), hints=False)
    assert site.phone().get(f"/api/tables/{quiet}/hint?seat=1").status_code == 401


def test_layouts_have_names_or_are_notations_and_never_files(site: Site, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(Path("layouts/dice/a.toml").read_text())
    names = {layout["name"] for layout in site.phone().get("/api/layouts").json()}
    assert {"a", "b", "c", "d", "base-1"} <= names
    for text in (
        str(mine),
        "mine.toml",
        "../a",
        "layouts/dice/a.toml",
        "/etc/passwd",
        "new:nothing",
        "dice:PP/OO",
    ):
        assert site.phone().api("", 422, layout=text)["detail"]
    paper = {"game": "dice", "layout": str(mine), "players": [{"name": "Anna", "sheet": "."}]}
    assert "no layout named" in site.phone().post("/api/score", json=paper).json()["detail"]
    for data in ({"layout": str(mine)}, {"players": [{"name": "Anna", "layout": str(mine)}]}):
        base = {"game": "base", "edition": 2019, "players": [{"name": "Anna"}], **data}
        answer = site.phone().post("/api/endscore", json=base)
        assert (answer.status_code, "no layout named" in answer.json()["detail"]) == (422, True)


def test_scores_are_those_of_the_command_line(site: Site, tmp_path: Path) -> None:
    for command, file in (("score", "dice-game"), ("endscore", "base-game")):
        data = tomllib.loads(Path(f"docs/examples/{file}.toml").read_text())
        data["date"] = str(data["date"]) if "date" in data else None
        sent = json.dumps(data)
        (tmp_path / "game.json").write_text(sent)
        said = json.loads(program(sys.executable, "-m", "dicegame", command, str(tmp_path / "game.json"), "--json").out)
        answer = site.phone().post(f"/api/{command}", content=sent, headers={"Content-Type": "application/json"})
        assert answer.status_code == 200, answer.text
        assert answer.json() == said | {"file": "-"}


def test_the_readings_of_a_finished_game_are_keys_of_the_api(site: Site) -> None:
    teams = [{"members": ["A", "B"], "track": [1, 2], "empty_spaces": 3}, {"members": ["C", "D"], "track": [3, 0]}]
    teams[1]["empty_spaces"] = 4
    game = {"game": "base", "edition": 2019, "mode": "team", "team-tie": "fewest", "players": teams}
    answer = site.phone().post("/api/endscore", json=game).json()
    assert (answer["winners"], answer["team-tie"]) == (["A and B"], "fewest")
    assert [one["rank"] for one in answer["otherwise"]] == [2, 1]
    anna = {"name": "Anna", "monasteries": [26], "bonus_tiles": 7}
    for reading, faults in (("tile", 0), ("points", 1)):
        game = {"game": "base", "edition": 2019, "post-bonus": reading, "players": [anna]}
        (player,) = site.phone().post("/api/endscore", json=game).json()["players"]
        assert (player["total"], len(player["faults"])) == (21, faults)


def test_events_tell_of_changes(site: Site) -> None:
    anna = site.phone()
    code = open_table(anna)

    async def listen() -> list[str]:
        heard = []
        changes = site.table(code).updates.event_stream()
        heard.append(await anext(changes))
        site.table(code).sit("somebody", "Ben")
        heard.append(await anext(changes))
        site.tables.disconnect_listeners()
        heard += [text async for text in changes]
        return heard

    first, second, *rest = site.run(asyncio.wait_for(listen(), 5))
    versions = [int(text.rpartition("data: ")[2]) for text in (first, second)]
    assert versions[1] == versions[0] + 1
    assert len(rest) <= 1


LEFT_OUT = ("positive_data_acceptance", "ignored_auth")
"""A turn can have the right form and not be legal; and who may do what, the test sees to itself."""
STAGES = ("lobby", "castles", "screen", "typed", "over", "base")


def tables_in_every_stage(host: Phone, over: str) -> dict[str, str]:
    """Codes of new tables with the names of their stages, and of one whose game is over, which nothing changes any more."""
    castles = open_table(host)
    host.api(f"/{castles}/begin")
    screen = begun(host, variant="solo")
    host.api(f"/{screen}/roll")
    base = open_table(host, layout="base-13a", options={"solo": "yes"})
    host.api(f"/{base}/begin")
    host.api(f"/{base}/castle", seat=1, castle=int(host.see(base)["questions"][0]["choices"][0]["choice"]))
    host.api(f"/{base}/roll")
    codes = (open_table(host), castles, screen, begun(host, dice="table"), over, base)
    return dict(zip(STAGES, codes, strict=True))


@pytest.mark.parametrize("examples", first(1, (16, 40)))
def test_the_document_tells_the_truth(tmp_path: Path, examples: int) -> None:
    """Whatever is sent, only what the document says comes back: no other status, no other shape, never a 500."""
    with Site(tmp_path) as site:
        site.app.state.wrong_codes = site.app.state.openings = RateLimit(10**9, 1)
        document = site.phone().get("/api/openapi.json").json()
        del document["paths"]["/api/tables/{code}/events"]  # without end
        for path in document["paths"].values():
            for operation in path.values():
                for parameter in operation.get("parameters", []):
                    if parameter["name"] == "code":
                        parameter["schema"] = {"enum": [*STAGES, "BCDFGH", "x y"]}
        host, statuses = site.phone(), set()
        over = begun(host, variant="solo")
        play_to_the_end(over, host)
        schema: Any = schemathesis.openapi.from_dict(document)
        for found in schema.get_all_operations():
            statuses |= statuses_of(host, over, found.ok(), examples)
        assert statuses >= {200, 201, 401, 403, 404, 409, 422}


def statuses_of(host: Phone, over: str, operation: Any, examples: int) -> set[int]:
    """What an operation answers to right and to wrong requests of the host and of strangers."""
    codes = tables_in_every_stage(host, over)
    cases = strategies.one_of(*(operation.as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode))
    secured = operation.definition.raw.get("security", [{}])
    left_out: list[Any] = [CHECKS.get_one(name) for name in LEFT_OUT]
    found, unknown = set(), count()

    @settings(max_examples=examples, phases=(Phase.generate,), suppress_health_check=list(HealthCheck), database=None)
    @given(case=cases, who=strategies.sampled_from(("host", "host", "nobody", "stranger")))
    def conforms(case: schemathesis.Case[Any], who: str) -> None:
        secret = {"Authorization": f"Bearer {next(unknown):032}"} if who == "stranger" else {}
        answer = send(host if who == "host" else host.site.phone(**secret), case, codes)
        case.validate_response(answer, excluded_checks=left_out)
        assert who == "host" or {} in secured or not answer.is_success
        found.add(answer.status_code)

    conforms()
    return found


def send(phone: Phone, case: schemathesis.Case[Any], codes: dict[str, str]) -> httpx.Response:
    """What schemathesis would send, from one of our phones."""
    how: dict[str, Any] = case.as_transport_kwargs(base_url="http://table.test")
    address = how["url"]
    for stage, code in codes.items():
        address = address.replace(f"/tables/{stage}", f"/tables/{code}")
    given = {name: text for name, text in how["headers"].items() if name.lower() not in ("authorization", "cookie")}
    sent: dict[str, Any] = {
        "params": how.get("params"),
        "headers": given,
        "json": how.get("json"),
        "content": how.get("data"),
    }
    return phone.site.run(phone.client.request(how["method"], address, **sent))


@pytest.mark.parametrize(
    ("path", "body", "said"),
    [
        ("tables", {"layout": 5}, "layout: expected a text."),
        ("tables", {"nmae": "Anna"}, "nmae is not a known key."),
        ("tables", {"name": "a" * 41}, "name: expected at most 40 letters."),
        ("tables", {"name": ""}, "name: expected at least one letter."),
        ("tables", {"hints": "yes"}, "hints: expected true or false."),
        ("tables", [1], "the body: expected an object with keys and values."),
        ("tables/BCDFGH/turn", {"seat": 0, "turn": "pass"}, "seat: expected at least 1."),
        ("tables/BCDFGH/turn", {"seat": 13, "turn": "pass"}, "seat: expected at most 12."),
        ("tables/BCDFGH/turn", {"seat": "1", "turn": "pass"}, "seat: expected a whole number."),
        ("tables/BCDFGH/turn", {"seat": 1}, "turn is missing."),
        ("score", {"game": "base"}, "game: expected dice."),
        ("score", {"game": "dice", "layout": "a", "players": []}, "players: expected at least one item."),
        ("score", {"game": "dice", "layout": "a", "players": [{"name": "A"}]}, "players[0].sheet is missing."),
        ("score", {"game": "dice", "layout": "a", "players": {}}, "players: expected a list."),
        ("endscore", {"players": []}, "game is missing."),
        ("endscore", {"game": "dice", "players": []}, "game: expected base or seasons."),
        ("endscore", {"game": "base", "edition": 2012, "players": [{}]}, "edition: expected 2011 or 2019."),
        ("endscore", {"game": "base", "edition": 2011, "players": [{}, {"track": "x"}]}, "players[1].track: expected a"),
        (
            "endscore",
            {"game": "base", "edition": 2011, "players": [{"goods": 1.5}]},
            "players[0].goods: expected a whole number.",
        ),
    ],
)
def test_a_wrong_request_is_told_where_and_what_was_expected(refusing: Phone, path: str, body: object, said: str) -> None:
    answer = refusing.post(f"/api/{path}", json=body)
    assert answer.status_code == 422
    assert answer.json()["detail"].startswith(said)


@pytest.mark.parametrize(
    ("sent", "said"), [(b"{", "not JSON"), (b"\xff", "could not be read"), (b"", "is missing"), (b"null", "an object")]
)
def test_a_body_that_is_not_json_is_told(refusing: Phone, sent: bytes, said: str) -> None:
    answer = refusing.post("/api/tables", content=sent, headers={"Content-Type": "application/json"})
    assert said in answer.json()["detail"]
