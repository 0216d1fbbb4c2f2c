"""The pages as an app on a phone: installed, without a line, and what a phone tells its owner, watched in Chromium."""

import re

from playwright.sync_api import expect

from tests.conftest import PhoneMaker
from tests.dicegame.web.browser import begun, open_table

READY = "async () => Boolean((await navigator.serviceWorker.ready).active && (await caches.keys()).length)"
WATCHED = """
window.told = [];
navigator.vibrate = (pattern) => { told.push("vibration"); return true; };
navigator.setAppBadge = async () => { told.push("badge"); };
navigator.clearAppBadge = async () => { told.push("no badge"); };
window.AudioContext = class extends AudioContext { constructor() { super(); told.push("sound"); } };
window.Notification = class { static permission = "granted"; static async requestPermission() { return "granted"; } };
ServiceWorkerRegistration.prototype.showNotification = async (title) => { told.push("notice: " + title); };
new MutationObserver((found) => {
    for (const one of found.flatMap((each) => [...each.addedNodes]))
        if (one.className === "rising") told.push("rising: " + one.textContent);
}).observe(document, { childList: true, subtree: true });
"""
"""What the browser is asked for is written down, because no test can hear it."""


def test_the_companion_and_the_rules_work_without_a_line(phone: PhoneMaker) -> None:
    me = phone().go("/")
    assert me.page.evaluate(READY)
    found = me.context.new_cdp_session(me.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []  # every test is a private window
    me.context.set_offline(True)
    me.go("/companion/phone")
    for _ in range(3):
        me.page.locator("#phone-roll").click()
    expect(me.page.locator("#rolled .die:visible")).to_have_count(5)
    shown = me.page.locator(".moment:visible").inner_text()
    assert re.search("Phase I", shown)
    me.page.reload()
    expect(me.page.locator(".moment:visible")).to_have_text(shown, use_inner_text=True)
    me.go("/companion/phone?variant=solo")
    expect(me.page.locator("#phone-roll")).to_be_visible()
    me.go("/rules#monk")
    expect(me.page.locator("#monk")).to_be_visible()
    me.go("/score")  # not kept: the first page says so much, and leads to what is there
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    expect(me.page.get_by_text("No connection to the server")).to_be_visible()
    assert me.page.locator('a[href="/rules"]').count()
    me.context.set_offline(False)
    expect(me.page).to_have_url(f"{me.url}/score")  # it comes by itself
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Score a sheet")
    me.complaints[:] = [one for one in me.complaints if "ERR_INTERNET_DISCONNECTED" not in one]


def test_a_table_that_is_loaded_again_without_a_line_comes_back(phone: PhoneMaker) -> None:
    me = phone().go("/")
    assert me.page.evaluate(READY)
    code = open_table(me, "Ada")
    me.page.locator("#another > summary").click()
    me.page.locator("#sit-name").fill("Ben")
    me.rest(0.3)  # typed a moment ago
    me.context.set_offline(True)
    me.page.reload()
    expect(me.page.get_by_text("No connection to the server")).to_be_visible()
    expect(me.page.get_by_role("heading", level=1)).not_to_have_text("Your table")
    me.page.reload()
    expect(me.page.get_by_text("No connection to the server")).to_be_visible()
    me.context.set_offline(False)
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Your table")
    expect(me.page).to_have_url(f"{me.url}/t/{code}")
    expect(me.page.locator("#sit-name")).to_have_value("Ben")
    me.complaints[:] = [one for one in me.complaints if "ERR_INTERNET_DISCONNECTED" not in one]


def test_a_phone_tells_what_happens(phone: PhoneMaker) -> None:
    ada, ben = phone(), phone(reduced_motion="no-preference")
    code = begun(ada, [ben], ["Ada", "Ben"], layout="c", dice="table")
    ben.context.add_init_script(WATCHED)
    ben.go(f"/t/{code}")
    ben.page.locator("#open-menu").click()
    for wish in ("sound", "buzz", "notice"):
        ben.page.locator(f"#wish-{wish}").check()
    ben.page.locator("#menu > .x").click()
    ben.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    ben.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    ada.post(f"/t/{code}/roll", die="orange green 1 2")
    expect(ben.page.locator(".choosing")).to_be_visible()
    expect(ben.page).to_have_title(re.compile("^● "))
    ben.page.wait_for_function("told.some((one) => one.startsWith('notice'))")
    told = ben.page.evaluate("told")
    assert {"sound", "vibration", "badge", "notice: Your turn"} <= set(told)
    ben.click("to-0--3")  # a hex of its own, worth a point
    ben.click("confirm")
    expect(ben.page.locator("#undo")).to_be_visible()
    ben.page.wait_for_function("told.includes('rising: +1')")
    ben.page.wait_for_function("told.includes('no badge')")
    assert ben.page.evaluate("told").count("notice: Your turn") == 1
