"""A browser that stores nothing: no room, data that is deleted while the app is open, or storage that is blocked."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Dialog, Playwright, expect

from dicegame.archive.exchange import read_unfinished
from tests.dicegame.site.device import Device, FileServer, phone_with_memory
from tests.dicegame.web.browser import PROGRAMS

DELETE = """async () => {
    const [{ name }] = await indexedDB.databases();
    return new Promise((done) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => done("deleted");
        request.onblocked = () => done("blocked");
    });
}"""


def new_game(me: Device) -> None:
    """Begin a solo game on the home page, and play its first round."""
    me.wait_until_ready()
    me.settled()
    me.page.locator("#play-now").click()
    me.page.locator("[id^=castle-]").first.wait_for()
    me.play_round()


def reload(me: Device) -> None:
    """Load the page again, as a player who leaves it in spite of what the browser asks."""
    me.shell.once("dialog", Dialog.accept)
    me.shell.reload()
    me.wait_until_ready()
    me.settled()


class Browser:
    """What the browser does with the data of the site. A file of the site is open in another tab, as its licenses may be."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        page = context.new_page()
        page.goto(f"{url}licenses.txt")
        self.tools, self.origin = context.new_cdp_session(page), url.partition("/name/")[0]

    def limit(self, size: int | None) -> None:
        """Set the quota in bytes, or the usual one."""
        self.tools.send("Storage.overrideQuotaForOrigin", {"origin": self.origin, **({"quotaSize": size} if size else {})})

    def clear(self, kinds: str) -> None:
        """Delete data of the site, as the browser does for its user."""
        self.tools.send("Storage.clearDataForOrigin", {"origin": self.origin, "storageTypes": kinds})


@pytest.mark.exhaustive
def test_a_game_goes_on_without_room_and_is_stored_when_there_is_some(
    files: FileServer, browsers: Playwright, tmp_path: Path
) -> None:
    with phone_with_memory(browsers, tmp_path / "phone") as context:
        browser = Browser(context, files.url)
        browser.limit(1)
        me = Device(context, files.url, "/")
        new_game(me)
        note = me.shell.locator("#unstored")
        expect(note).to_contain_text("no room left")
        me.play_round()
        shown = me.round()
        with me.shell.expect_download() as download:
            note.locator("a").click()
        (game,) = read_unfinished(Path(download.value.path()).read_text())
        assert len(game["record"].splitlines()) > 3, "the setup, a roll and a turn at least"
        assert me.round() == shown, "the download leaves the game where it is"
        assert me.page.locator("#line").inner_text() == ""
        browser.limit(None)
        expect(note).to_contain_text("stored again")
        expect(note).to_be_hidden()
        reload(me)
        assert me.round() == shown


@pytest.mark.exhaustive
def test_a_game_goes_on_whenever_its_data_is_deleted(files: FileServer, browsers: Playwright, tmp_path: Path) -> None:
    with phone_with_memory(browsers, tmp_path / "phone") as context:
        me = Device(context, files.url, "/")
        new_game(me)
        for deleted in ("by itself", "indexeddb", "all"):
            if deleted == "by itself":
                assert me.shell.evaluate(DELETE) == "deleted"
            else:
                Browser(context, files.url).clear(deleted)
            if deleted == "all":  # the service worker is gone, too: the host answers, until the app has it again
                me.page.evaluate("location.reload()")
                me.settled()
            me.play_round()
            shown = me.round()
            reload(me)
            assert me.round() == shown, f"{deleted}: everything has been stored anew"
            me.play_round()


def test_blocked_storage_is_said(files: FileServer, browsers: Playwright, tmp_path: Path) -> None:
    settings = tmp_path / "phone/Default/Preferences"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"profile": {"default_content_setting_values": {"cookies": 2}}}))
    with phone_with_memory(browsers, tmp_path / "phone", PROGRAMS[1:]) as context:  # the shell reads no settings
        me = Device(context, files.url)
        expect(me.shell.locator("#refusal")).to_contain_text("blocked")
