"""Games that visitors save: kept beside the tables, seen by the person who started the server, and by nobody else."""

import re
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest

from dicegame.archive.history import saved_results
from dicegame.web.pages import save_and_share
from dicegame.web.table.backup import content_of, history_file
from dicegame.web.visitors.security import RateLimit
from tests.dicegame.web.client import Phone, Site

SCORED = "/score/base?players.0.name=Ada&players.1.name=Ben&players.0.track=120&players.1.track=80&date=2026-11-20"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setattr(save_and_share, "SAVES", RateLimit(30, 600))
    with Site(tmp_path) as site:
        yield site


def host_of(site: Site) -> Phone:
    """The browser in which the printed address was opened."""
    host = site.phone()
    answer = host.get(f"/host/{site.app.state.host_key}")
    assert (answer.status_code, answer.headers["location"]) == (303, "/history")
    return host


def test_the_default_folder_does_not_mix_visitors_games_with_the_personal_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "mine")
    mine = tmp_path / "mine"
    assert history_file(mine) not in (mine / "history.sqlite", mine / "tables.sqlite")
    assert history_file(mine).parent == mine
    assert history_file(tmp_path / "other") == tmp_path / "other" / "history.sqlite"  # where 0.2 has put it, too
    with Site(mine) as site:
        assert site.phone().post(SCORED).status_code == 200
    assert not (mine / "history.sqlite").exists()
    assert len(saved_results(history_file(mine))) == 2


@pytest.mark.parametrize("broken", [False, True])
def test_visitors_see_no_path_of_the_server(site: Site, tmp_path: Path, broken: bool) -> None:
    if broken:
        (tmp_path / "history.sqlite").write_text("something else, long enough to be looked at as a database file" * 9)
    answer = site.phone().post(SCORED)
    assert answer.status_code == (503 if broken else 200)
    assert ("could not be saved" if broken else "Saved on this server") in answer.text
    assert str(tmp_path) not in answer.text
    assert "history.sqlite" not in answer.text


def test_only_who_started_the_server_sees_the_history(site: Site, tmp_path: Path) -> None:
    visitor, host = site.phone(), host_of(site)
    visitor.post(SCORED)
    for stranger in (visitor, site.phone(Cookie="host="), site.phone(Cookie="host=" + "x" * 32)):
        refused = stranger.get("/history")
        assert refused.status_code == 403
        assert "Ada" not in refused.text
        assert (
            stranger.post("/history/remove", data={"id": saved_results(tmp_path / "history.sqlite")[0].id}).status_code
            == 403
        )
        assert "/history" not in stranger.get("/").text
    shown = host.get("/history")
    assert shown.status_code == 200
    assert all(word in shown.text for word in ("Ada", "Ben", "2026-11-20", "120", "The Castles of Burgundy"))
    assert 'href="/history"' in host.get("/").text
    assert "dicegame history" not in shown.text, "no command lines on pages"
    assert site.phone().get("/host/guessed").status_code == 403


def test_the_host_removes_a_game(site: Site, tmp_path: Path) -> None:
    host = host_of(site)
    assert "No games" in host.get("/history").text
    for track in (10, 20, 30):
        site.phone().post(f"{SCORED}&players.0.workers={track}")
    ids = re.findall(r'name="id" value="(\w+)"', host.get("/history").text)
    assert len(set(ids)) == 3
    host.post("/history/remove", data={"id": ids[1]})
    host.post("/history/remove", data={"id": ids[1]})
    kept = saved_results(tmp_path / "history.sqlite")
    assert {one.id for one in kept} == {ids[0], ids[2]}
    assert len(kept) == 4


def test_a_long_history_has_pages(site: Site) -> None:
    from dicegame.web.pages import saved_games

    host = host_of(site)
    for number in range(saved_games.GAMES_ON_A_PAGE + 1):
        save_and_share.SAVES.left.clear()
        site.phone().post(f"{SCORED}&players.0.workers={number}")
    first = host.get("/history").text
    (older,) = re.findall(r'href="(/history\?[^"]+)" id="older"', first)
    ids = [re.findall(r'name="id" value="(\w+)"', text) for text in (first, host.get(older).text)]
    assert [len(one) for one in ids] == [saved_games.GAMES_ON_A_PAGE, 1]
    assert not set(ids[0]) & set(ids[1])


def test_a_played_game_is_saved_there_too(site: Site, tmp_path: Path) -> None:
    from tests.dicegame.web.client import open_table

    phone = site.phone()
    code = open_table(phone, variant="solo")
    phone.api(f"/{code}/begin")
    phone.api(f"/{code}/castle", seat=1, castle=11)
    for _ in range(24):
        phone.api(f"/{code}/roll")
        phone.api(f"/{code}/turn", seat=1, turn="pass")
    phone.api(f"/{code}/finish")
    assert phone.post(f"/t/{code}/save").status_code == 303
    assert [one.result.name for one in saved_results(tmp_path / "history.sqlite")] == ["Anna"]
    assert "Anna" in host_of(site).get("/history").text
    (tmp_path / "history.sqlite").write_bytes(b"x" * 5000)
    refused = phone.post(f"/t/{code}/save")
    assert refused.status_code == 503
    assert "could not be saved" in refused.text
    assert str(tmp_path) not in refused.text


def test_statistics_exports_and_backup_are_for_the_host(site: Site) -> None:
    visitor, host = site.phone(), host_of(site)
    pages = ("/history/statistics", "/history.csv", "/history.json", "/history/backup.zip", "/history/bgstats")
    assert [host.get(page).status_code for page in pages[:3]] == [200] * 3, "with no games"
    assert visitor.post(SCORED).status_code == 200
    assert visitor.post(SCORED.replace("track=120", "track=60")).status_code == 200
    assert [visitor.get(page).status_code for page in pages] == [403] * 5
    text = host.get("/history/statistics").text
    assert re.search("Ada . Ben", text)
    assert "1 : 1" in text
    assert re.findall('<rect width="([0-9.]+)"', text)[:2] == ["75.0", "66.7"], "means of 90 and 80, beside the best of 120"
    assert [row["total"] for row in host.get("/history.json").json()] == [120, 80, 60, 80]
    csv = host.get("/history.csv")
    assert csv.text.splitlines()[0] == "date,game,edition,mode,layout,player,team,total,rank,won,id"
    assert len(csv.text.splitlines()) == 5
    assert content_of(host.get("/history/backup.zip").content) == (0, 2)
    (id_, *_) = re.findall(r'href="/history/bgstats\?id=(\w+)"', host.get("/history").text)
    answer = host.get("/history/bgstats", params={"id": id_})
    assert (answer.status_code, answer.headers["location"][:27]) == (303, "https://app.bgstatsapp.com/")
    assert host.get("/history/bgstats?id=x").status_code == 404
