"""The site as a family meets it on a phone: opened from plain files, used, without its server, switched on again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from dicegame.site.build import site_files, write_site
from tests.command import Command
from tests.dicegame.site.device import Device, FileServer, phone_with_memory

MOST_BYTES, MOST_FIRST_BYTES = 14_400_000, 9_600_000


def test_it_is_small(site: Path) -> None:
    assert sum(file.stat().st_size for file in site.rglob("*") if file.is_file()) < MOST_BYTES


@pytest.mark.exhaustive
def test_the_same_sources_give_the_same_bytes(site: Path, tmp_path: Path) -> None:
    write_site(site_files(), tmp_path / "again")
    first, again = (
        {file.relative_to(folder): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
        for folder in (site, tmp_path / "again")
    )
    assert first == again


def test_print_and_play_with_nothing_installed(
    files: FileServer, browsers: Playwright, tmp_path: Path, padgen: Command
) -> None:
    memory = tmp_path / "phone"
    with phone_with_memory(browsers, memory) as context:
        me = Device(context, files.url)
        expect(me.shell.locator("h1")).to_be_visible()
        me.shell.locator('a[href^="app/pads"]').click()
        me.wait_until_ready()
        me.settled()
        assert "Print sheets" in me.page.locator("h1").inner_text()
        assert files.sent_first() < MOST_FIRST_BYTES

        assert padgen("pad", "a", "--sheets", "3", "-o", "own.pdf").code == 0
        me.page.goto(f"{files.url}app/pads?layout=a&sheets=3&paper=a4&style=color&words=en&start=&per-page=1&bleed=0")
        with me.shell.expect_download() as printed:
            me.page.locator("#download").click()
        assert Path(printed.value.path()).read_bytes() == Path("own.pdf").read_bytes(), "the pad of the command"
        me.page.locator("#look summary").click()  # pictures of pages are only loaded when somebody asks for them
        expect(me.page.locator('img[src*="sheet.png"]').first).not_to_have_js_property("naturalWidth", 0, timeout=60_000)

        me.page.goto(f"{files.url}app/")
        me.page.locator("#play-now").click()
        me.page.locator("[id^=castle-]").first.wait_for()
        for _ in range(2):
            me.play_round()
        shown = me.round()

        other = Device(context, files.url)
        expect(other.shell.locator("#refusal")).to_contain_text("another tab")
        other.shell.close()
        expect(me.shell.locator("#progress-said")).to_contain_text("without a connection")

        files.stop()
        me.shell.reload()
        me.wait_until_ready()
        me.settled()
        assert me.round() == shown
        me.play_round()
        shown = me.round()
        me.page.goto(f"{files.url}app/puzzle/1")
        me.page.locator("#way-pass").click()
        me.page.locator("#confirm").click()
        rating = re.findall(r"\d+", me.page.locator("#rated").inner_text())[0]
        me.page.goto(f"{files.url}app/learn/10?turn=sell+8%3D1+silver+13%3D4")
        expect(me.page.locator("#play-now")).to_be_visible()
        assert not me.complaints, me.complaints
    with phone_with_memory(browsers, memory) as context:
        again = Device(context, files.url)
        again.go_on(shown)
        again.play_round()
        again.page.goto(f"{files.url}app/puzzle/1")
        assert again.page.locator(".facts dd").first.text_content() == rating, "kept on the device"
        again.page.goto(f"{files.url}app/learn")
        expect(again.page.locator(".ranks .ok")).to_have_count(1)
        assert again.complaints == []


def test_the_base_game_against_the_planner(files: FileServer, browsers: Playwright, tmp_path: Path) -> None:
    with phone_with_memory(browsers, tmp_path / "phone") as context:
        me = Device(context, files.url, "/new?layout=base-1")
        me.wait_until_ready()
        me.settled()
        me.begin_base_game()
        while me.make_base_move() != "end":
            pass
        expect(me.page.locator("#go-on")).to_be_attached()  # Margot has ended her turn
        expect(me.shell.locator("#progress-said")).to_contain_text("without a connection")
        files.stop()
        me.shell.reload()
        me.wait_until_ready()
        me.settled()
        expect(me.page.locator("#go-on")).to_be_attached()
        while me.make_base_move() != "end":
            pass
        me.page.locator("#go-on").wait_for(state="attached")
        assert not me.complaints, me.complaints


@pytest.mark.exhaustive
def test_an_update_is_offered_and_taken_when_somebody_wants_it(browsers: Playwright, tmp_path: Path) -> None:
    built = site_files()
    write_site(built, tmp_path / "site")
    server = FileServer(tmp_path / "site")
    try:
        with phone_with_memory(browsers, tmp_path / "phone") as context:
            me = Device(context, server.url)
            me.wait_until_ready()
            expect(me.shell.locator("#offer")).to_be_hidden()
            newer = built["index.html"].replace(b"</main>", b'<p id="newer">Newer.</p></main>')
            write_site({**built, "index.html": newer}, tmp_path / "site")
            me.shell.reload()
            expect(me.shell.locator("#offer")).to_be_visible()
            expect(me.shell.locator("#newer")).to_have_count(0)
            sent = server.sent.total()
            me.shell.locator("#offer button").click()
            expect(me.shell.locator("#newer")).to_have_count(1)
            me.wait_until_ready()
            assert server.sent.total() - sent < 100_000, "what has not changed is not loaded again"
            assert not me.complaints, me.complaints
    finally:
        server.stop()
