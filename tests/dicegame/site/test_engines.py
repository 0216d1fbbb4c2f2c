"""A short game at the table, and the site with and without a connection, in Firefox and in WebKit."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.dicegame.site.device import FileServer
from tests.dicegame.site.engines import Engine, firefox, webkit
from tests.dicegame.web.browser import serving

pytestmark = [
    pytest.mark.flaky(reruns=1),  # three browsers at once, on a machine that has other work
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),  # selenium warns of itself
]

ROUND = "page.querySelector('[name=round]')?.value"
STEP = "['#confirm', 'a.lit', '#way-pass'].find(one => page.querySelector(one))"
"""What is to be tapped next where a turn is due."""
BASE_STEPS = (
    *("#begin-phase", "#end:not([disabled])", ".hand.open .btns button", ".court a.lit", ".court .btns button"),
    ".court a.die:not(.on)",
)
BASE_STEP = f"{list(BASE_STEPS)}.find(one => page.querySelector(one))"
"""The same on the page of a base game: a turn ends as soon as it can."""
MAIN = "page.getElementById('main')"
"""The part of a page that is replaced when something has changed."""
START_S = 180
"""The patience for the start of Python on a busy machine."""
OF_FIREFOX = "A ServiceWorker intercepted the request"
"""Firefox reports each stream of events that a page of the site closes."""


@pytest.fixture(scope="module", params=[firefox, webkit], ids=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    start: Callable[[], AbstractContextManager[Engine]] = request.param
    try:
        with start() as started:
            yield started
    except FileNotFoundError as error:
        pytest.fail(str(error))


def begin(me: Engine) -> None:
    """Begin a game against the bot of the home page, with the first castle."""
    me.press("#play-now")
    me.press("[id^=castle-]")


def play_round(me: Engine, next_step: str = STEP, over: str = "false") -> str:
    """Take the first turn that is offered, and return the round that is next, or `over` once this is true."""
    now = me.until(f"{next_step} && {ROUND}")
    assert me.sideways() <= 0
    due = f"({over} && 'over') || ({next_step} && ({ROUND} === '{now}' ? 'still' : {ROUND}))"
    while (found := me.until(due)) == "still":
        me.see(f"({MAIN}.dataset.before = '')")
        step = me.see(next_step)
        if step and me.tap(step):  # otherwise the page has just changed
            me.until(f"{MAIN} && !('before' in {MAIN}.dataset)")
    return str(found)


def test_a_short_game_at_the_table(engine: Engine, tmp_path: Path) -> None:
    with serving(tmp_path) as (url, _):
        engine.go(url)
        begin(engine)
        assert [play_round(engine) for _ in range(3)] == ["1.2", "1.3", "1.4"]
        engine.driven.reload()
        assert engine.until(ROUND) == "1.4"
        assert engine.driven.complaints() == []
        engine.go("about:blank")


def test_a_base_game_at_the_table(engine: Engine, tmp_path: Path) -> None:
    with serving(tmp_path) as (url, _):
        engine.go(url)
        engine.press("#play-base")
        first = play_round(engine, BASE_STEP)
        assert int(play_round(engine, BASE_STEP)) == int(first) + 1
        engine.driven.reload()
        assert engine.until(f"{BASE_STEP} && {ROUND}") == str(int(first) + 1)
        assert engine.driven.complaints() == []
        engine.go("about:blank")


@pytest.mark.exhaustive
def test_a_whole_base_game_at_the_table(engine: Engine, tmp_path: Path) -> None:
    with serving(tmp_path) as (url, _):
        engine.go(url)
        engine.press("#play-base")
        ended = "page.querySelector('#ending') !== null"
        rounds = []
        while (next_round := play_round(engine, BASE_STEP, ended)) != "over":
            rounds.append(next_round)
        assert len(rounds) == 24
        assert engine.driven.complaints() == []
        engine.go("about:blank")


@pytest.mark.exhaustive
def test_the_site_starts_and_goes_on_without_a_connection(engine: Engine, files: FileServer) -> None:
    engine.go(files.url)
    engine.until("page.querySelector('h1') !== null")
    engine.driven.run("location.hash = '/'")
    engine.driven.reload()
    engine.until("page !== document && page.querySelector('#play-now') !== null", START_S)
    begin(engine)
    after = play_round(engine)
    engine.until("document.querySelector('#progress-said').textContent.includes('without a connection')")
    files.stop()
    engine.driven.reload()
    engine.until(f"page !== document && {ROUND} === '{after}'", START_S)
    assert play_round(engine) != after
    assert [complaint for complaint in engine.driven.complaints() if OF_FIREFOX not in complaint] == []
