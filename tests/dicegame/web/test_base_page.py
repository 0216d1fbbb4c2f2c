"""The page of a running base game without a browser: each move can be found and made, and each address has an answer."""

import re
from collections.abc import Iterator
from gzip import compress
from html import unescape
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dicegame.base.bots.players import find_bot
from dicegame.base.game import Game, after, new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.rules.effects import act
from dicegame.base.rules.referee import why_not
from dicegame.base.state import moves
from dicegame.base.state.modules import MODULES
from dicegame.base.state.moves import OWED_ACTION, Move, kind_of
from dicegame.base.state.tiles import NAMES, NUMBERS, tile_sentence
from dicegame.base.words.notation import format_move, words_sentence
from dicegame.fast.states import copied
from dicegame.play.events import Chance, Moved
from dicegame.play.playable import Plan
from dicegame.web.games.base.aims import DIE_ACTIONS, PURCHASES, Aim, Choice, aims_of
from dicegame.web.games.base.game_view import BaseView, corners_of
from dicegame.web.games.base.happened import news, placed_in_phase
from dicegame.web.games.base.move_list import MOST_PURCHASES, listed
from dicegame.web.games.base.pictures import draw_corners, draw_market
from dicegame.web.visitors.language import Words
from padgen import load
from padgen.language import languages
from tests.dicegame.web.audit import MOST_BASE_PAGE, STATIC, sent
from tests.dicegame.web.base_tables import eagerly
from tests.dicegame.web.client import Site

ALL = dict.fromkeys(MODULES, "yes")
GAMES = {
    "two": ("base-1", 2, {}),
    "two, 2011": ("base-2", 2, {"edition": "2011"}),
    "four": ("base-1", 4, {}),
    "all expansions": ("base-11a", 3, ALL),
    "alone": ("base-13a", 1, {"solo": "yes"}),
}
"""Games of every kind: the duchy, the number of players, and the options."""
HEAVIEST = "all expansions of four"
MOST_ONCE = 16 * 1024
"""The most bytes, compressed, of the files that a phone loads once for this game."""
BADGE = 7
"""The radius of the badge with the number of equal goods."""
NAMES_OF = ("Anna", "Ben", "Cleo", "Dora")
LINK = re.compile(r"<a\b([^>]*)>")
BUTTON = re.compile(r'<button name="turn" value="([^"]+)"')


def positions(layout: str, players: int, options: dict[str, str], rng: Random) -> Iterator[Game]:
    """Yield the positions of a random game in which a player may move."""
    plan = Plan(load(layout), NAMES_OF[:players], options)
    game = new_game(BASE_GAME.setup(plan, [], 1))
    while not game.over:
        if game.awaits:
            game = after(game, Chance(BASE_GAME.draw(game, rng)))
            continue
        yield game
        assert game.due is not None
        game = after(game, Moved(game.due, rng.choice(game.moves)))


def workers_after(game: Game, move: Move) -> int:
    """Return how many workers the player has after a move."""
    state = copied(game.state)
    act(state, list(game.setup.boards), move.number)
    assert game.due is not None
    return state.sides[state.side_of[game.due]].workers


def with_exact_die(game: Game, move: Move) -> tuple[Game, Move]:
    """Return the game with a die that shows just the number that a move needs, and the move with this die."""
    assert game.due is not None
    state = copied(game.state)
    side = state.side_of[game.due]
    number = {
        moves.TAKE: lambda: move.where,
        moves.PLACE: lambda: game.setup.boards[side].number[move.where],
        moves.SELL: lambda: move.what + 1,
    }[move.kind]()
    if move.die == moves.WHITE:
        state.white = number
        exact = move
    else:
        dice = state.sides[side].dice
        dice[list(dice).index(move.die)] = number
        exact = move._replace(die=number)
    return Game(game.setup, state, game.seen, game.placed), exact


@pytest.mark.parametrize("kind", GAMES)
def test_the_price_of_a_move_is_what_it_costs(kind: str) -> None:
    """A worker less remains than if the die had shown the right number, for each worker of the price."""
    rng, paid = Random(kind), 0
    for game in positions(*GAMES[kind], rng):
        aims = aims_of(game)
        assert [aim.move for aim in aims] == list(game.moves)
        for aim in rng.sample(aims, min(len(aims), 4)):
            if aim.move.kind == moves.SHIELD and aim.move.die:  # takes both dice, and workers to make them equal
                assert game.due is not None
                state = game.state
                cost = state.sides[state.side_of[game.due]].workers - workers_after(game, aim.move)
                assert aim.workers == cost, f"{aim.text} costs {cost}"
                continue
            if aim.move.kind not in DIE_ACTIONS or not aim.move.die or aim.move.kind == moves.GET_WORKERS:
                assert aim.workers == 0
                continue
            easier, exact = with_exact_die(game, aim.move)
            cost = workers_after(easier, exact) - workers_after(game, aim.move)
            assert aim.workers == cost, f"{aim.text} costs {cost}"
            paid += cost
    assert paid > 20


def test_english_pages_show_names_of_tiles_without_the_hyphens_of_records() -> None:
    words = Words("en")
    shown = {tile: words.say(tile_sentence(tile)) for tile in NUMBERS.values()}
    assert {name for name in shown.values() if "-" in name} == {"face-down"}
    assert len(set(shown.values())) == len(NUMBERS)
    assert words.say(words_sentence("die 4 take boarding-house from 3")) == "die 4 take boarding house from 3"
    assert words("duchy-of", name="base-11a") == "Duchy of base-11a"


class Hall:
    """A table whose people all sit at one phone, before a random move is made for them."""

    def __init__(self, site: Site, kind: str, seed: int = 1, **settings: Any) -> None:
        layout, players, options = (GAMES | {HEAVIEST: ("base-11a", 4, ALL)})[kind]
        self.site, self.phone, self.rng = site, site.phone(), Random(seed)
        new = {"layout": layout, "options": options, "dice": "table", "hints": True, **settings}
        self.code = str(self.phone.api("", 201, name=NAMES_OF[0], **new)["state"]["table"])
        for name in NAMES_OF[1:players]:
            self.phone.post(f"/t/{self.code}/sit", data={"name": name})
        self.table = site.table(self.code)
        self.table.begin(self.host)
        while self.table.stage == "questions":
            seat, asked = next(iter(self.table.questions.items()))
            self.table.answer(self.host, seat, asked.choices[-1].key)

    @property
    def host(self) -> str:
        return self.table.seating.host

    @property
    def game(self) -> Game:
        found: Game = self.table.running_session().game
        return found

    def roll(self) -> None:
        while (game := self.game).awaits:
            self.table.roll(self.host, BASE_GAME.format_chance(BASE_GAME.draw(game, self.rng)))

    def go_on(self, most: int) -> Game:
        """Make some random moves, and return the game, in which somebody may move unless it is over."""
        self.roll()
        for _ in range(most):
            if self.game.over:
                break
            self.move(self.rng.choice(self.game.moves))
            self.roll()
        return self.game

    def move(self, move: Move) -> None:
        assert self.game.due is not None
        self.table.take(self.host, self.game.due, move)

    def until(self, true: Any) -> Game:
        """Make random moves until something is true of the game."""
        while not true(self.go_on(0)):
            self.go_on(1)
        return self.game

    def page(self, query: str = "", language: str = "en") -> str:
        answer = self.phone.get(f"/t/{self.code}{query}", headers={"Accept-Language": language})
        assert answer.status_code == 200, f"{query}: {answer.text[-300:]}"
        return answer.text


def links(page: str) -> list[tuple[str, set[str]]]:
    """Return the links of a page: the address, and the classes."""
    found = []
    for attributes in LINK.findall(page):
        address, classes = re.search(r'\bhref="([^"]*)"', attributes), re.search(r'class="([^"]*)"', attributes)
        assert address, attributes
        found.append((unescape(address[1]), set(classes[1].split()) if classes else set()))
    return found


def offered(page: str) -> set[str]:
    """Return the moves that have a button on a page. The list of all moves is not among them."""
    found = {unescape(text) for text in BUTTON.findall(page)}
    end = re.search(r'<button id="end"[^>]*>', page)
    return found | ({"end"} if end and "disabled" not in end[0] else set())


def reached(hall: Hall) -> set[str]:
    """Return the moves that can be made by links and buttons, without the list of all moves, by what a person would tap."""
    found, seen, due = set[str](), {""}, [""]
    while due:
        page = hall.page(due.pop())
        found |= offered(page)
        for address, classes in links(page):
            query = "?" + address.partition("?")[2]
            tapped = classes & {"lit", "die", "sto", "black", "gs"} or "on=z" in query
            if address.startswith(f"/t/{hall.code}?") and tapped and query not in seen:
                seen.add(query)
                due.append(query)
    return found


@pytest.mark.parametrize("kind", GAMES)
def test_each_legal_move_can_be_reached_by_links_and_buttons(tmp_path: Path, kind: str) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, kind, seed=3)
        for _ in range(6):
            game = hall.go_on(hall.rng.randrange(12))
            if game.over:
                break
            assert reached(hall) == {format_move(move) for move in game.moves}


@pytest.mark.parametrize("kind", GAMES)
def test_each_legal_move_can_be_reached_in_a_whole_game(tmp_path: Path, kind: str) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, kind, seed=4)
        while not hall.go_on(hall.rng.randrange(3, 20)).over:
            assert reached(hall) == {format_move(move) for move in hall.game.moves}


@pytest.mark.parametrize("kind", GAMES)
def test_every_link_of_a_page_has_an_answer(tmp_path: Path, kind: str) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, kind, seed=5)
        hall.go_on(60)
        asked = set[str]()
        for query in ("", "?free=1", "?depot=0", "?log=1", "?seat=1", "?s=s1", "?hint=1", f"?die={hall.game.moves[0].die}"):
            for address, _ in links(hall.page(query)):
                if address.startswith("/t/") and address not in asked:
                    asked.add(address)
                    assert hall.phone.get(address).status_code == 200, address
        assert len(asked) > 40


@pytest.mark.parametrize(
    "query",
    ["die=9", "die=x", "on=zz", "on=t99", "on=h999", "on=h0", "on=g0", "on=g9", "on=p0", "on=p9", "on=z0", "on=t", "on=s9",
     "on=h²", "s=s9", "s=x", "s=s0", "seat=0", "seat=9", "depot=7", "die=1&s=s1&on=h1&depot=0&log=1"],
)  # fmt: skip
def test_addresses_that_nobody_made_show_the_table(tmp_path: Path, query: str) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "all expansions")
        hall.go_on(20)
        assert 'class="court' in hall.page(f"?{query}")


def test_what_cannot_be_taken_placed_or_sold_says_why(tmp_path: Path) -> None:
    """The sentences are the referee's."""
    words = Words("en")
    with Site(tmp_path) as site:
        hall = Hall(site, "two", seed=6)
        hall.until(lambda game: game.side(game.due).workers == 0 and all(game.side(game.due).dice) and not game.owed)
        game, told = hall.game, 0
        assert game.due is not None
        side, dice = game.side(game.due), sorted(set(game.side(game.due).dice))
        for depot in range(1, 7):
            for slot, tile in enumerate(game.market.depots[depot], 1):
                tries = [Move(moves.TAKE, die, tile, depot) for die in dice]
                if not tile or any(move in game.moves for move in tries):
                    continue
                page = unescape(hall.page(f"?on=t{depot}{slot}"))
                for move in tries:
                    reason = why_not(game.state, game.setup.boards, move)
                    assert reason
                    assert f'<p class="no">{words.say(reason)}</p>' in page
                    told += 1
        for good, count in enumerate(side.goods):
            if count and not any(move.kind == moves.SELL and move.what == good for move in game.moves):
                assert '<p class="no">' in hall.page(f"?on=g{good + 1}")
        assert told > 5
        assert '<p class="no">' in hall.page("?on=h1")


def test_another_duchy_is_shown_with_its_hand_and_a_way_back(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "two")
        hall.go_on(30)
        look = site.phone()
        for seat in (1, 2):
            page = look.get(f"/t/{hall.code}?seat={seat}").text
            name = NAMES_OF[seat - 1]
            assert f'aria-label="Duchy of {name}"' in page or f"{name}" in page
            assert "my-duchy" in page
            assert offered(page) == set()
            assert '<select id="all"' not in page
            stored = {NAMES[tile] for tile in hall.game.side(seat - 1).store if tile}
            assert stored <= set(re.findall(r"#([\w-]+)", page.partition('class="store"')[2].partition("</section>")[0]))


def test_the_log_has_the_turns_of_all(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "two")
        hall.roll()
        assert "Nothing has happened" in hall.page("?log=1") or '<ol class="log"><li>' in hall.page("?log=1")
        hall.go_on(25)
        log = hall.page("?log=1").partition('<ol class="log">')[2].partition("</ol>")[0]
        assert "Anna:" in log
        assert "Ben:" in log


def test_wide_screens_name_what_the_others_did(tmp_path: Path) -> None:
    """Not behind the summary of a phase."""
    with Site(tmp_path) as site:
        hall = Hall(site, "two", seed=3)
        hall.until(lambda game: game.phase == 0 and game.round == 1)
        others = hall.page().partition('class="others"')[2]
        assert "Since your turn" in others
        acts = [act for turn in news(hall.game, hall.game.due or 0).turns for act in turn.acts]
        assert acts
        assert all(Words("en").say(act.name) in others for act in acts)
        hall.until(lambda game: game.phase == 1 and game.round == 0)
        page = hall.page()
        assert 'id="phase"' in page
        assert 'class="since"' not in page
        assert 'class="since"' in hall.page("?begun=1")


def test_rings_of_tiles_in_depots_are_drawn_after_all_depots(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "four", seed=1)
        hall.roll()
        die = hall.game.side(hall.game.due or 0).dice[0]
        depots = hall.page(f"?die={die}").partition('class="depots"')[2].partition("</svg>")[0]
        assert 0 < depots.rindex('class="dep') < depots.index('class="t lit')


def test_the_count_of_equal_goods_leaves_their_number_free(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "two")
        hall.roll()
        game, words = hall.game, Words("en")
        many = game.market._replace(goods=((0,) * 6, (2, 3, 0, 0, 0, 0), *game.market.goods[2:]))
        corners = corners_of(game, 0, words)
        corners = corners._replace(side=corners.side._replace(goods=(2, 2, 0, 0, 0, 2)))
        in_gap = re.search(r"\.good > use \{transform: scale\((.+?)\)", (STATIC / "base.css").read_text())
        assert in_gap
        drawn = {
            float(in_gap[1]): str(draw_market(many, None, words)),
            1.0: draw_corners(game.setup.layouts[0], corners, None, words),
        }
        for scale, picture in drawn.items():
            badges = re.findall(r'translate\((\S+) ([^) ]+)\)(?:scale\(([^)]*)\))?"><use href="[^"]*#cnt"', picture)
            assert badges
            for x, y, shrunk in badges:
                badge, number = BADGE * float(shrunk or 1), 8.5 * scale
                assert hypot(float(x), float(y)) > badge + number


def test_the_castle_lays_its_die_in_the_place_of_the_used_one(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall, choose, seen = Hall(site, "two", seed=2), eagerly(2), set[bool]()
        while True not in seen:
            game = hall.go_on(0)
            if kind_of(game.owed) == OWED_ACTION and (left := any(game.side(game.due or 0).dice)) not in seen:
                dice = hall.page().partition('id="dice"')[2].partition("</div>")[0]
                assert dice.count("#dx") == 1
                assert dice.count('class="die') == 2
                seen.add(left)
            hall.move(choose(game))


def test_a_stored_tile_that_no_die_places_now_says_so(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall, choose, seen = Hall(site, "two", seed=6), eagerly(6), set[bool]()
        while len(seen) < 2:
            game = hall.go_on(0)
            side = game.side(game.due or 0)
            can = any("s1" in aim.held for aim in aims_of(game))
            if side.store[0] and any(side.dice) and not game.owed and can not in seen:
                page = hall.page("?s=s1")
                assert ("Tap its hex." in page) == can
                assert ("No die places it now." in page) == (not can)
                seen.add(can)
            hall.move(choose(game))


def test_the_black_depot_sells_once_a_turn_and_says_so(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "two", seed=2)
        bought = [moves.BUY]
        game = hall.until(lambda game: any(move.kind in bought for move in game.moves))
        buys = {format_move(move) for move in game.moves if move.kind == moves.BUY}
        assert 'class="black can' in hall.page()
        assert offered(hall.page("?depot=0")) - {"end"} == buys
        hall.move(next(move for move in game.moves if move.kind == moves.BUY))
        page = hall.page("?depot=0")
        assert not any(text.startswith("buy") for text in offered(page))
        assert "You cannot buy now" in page


def test_the_end_of_a_phase_is_summed_up_until_a_player_goes_on(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "two", seed=2)
        game = hall.until(lambda game: game.phase == 1)
        page = hall.page()
        summed = page.partition('id="phase"')[2].partition("</section>")[0]
        assert "Phase A is over" in page
        for seat, name in enumerate(NAMES_OF[:2]):
            gained = sum(gain.points for gain in game.gains if gain.player == seat and gain.phase == 0)
            assert re.search(rf"{name}.*?\+{gained}<.*?\b{game.points(seat)}\b", summed, re.DOTALL)
        assert 'id="phase"' not in hall.page("?begun=1")
        hall.go_on(1)
        assert 'id="phase"' not in hall.page(f"?seat={(hall.game.due or 0) + 1}&begun=1")


def test_a_hot_seat_shows_the_duchy_of_whoever_is_due(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "two")
        for _ in range(12):
            game = hall.go_on(2)
            page = hall.page()
            assert f"<b>{NAMES_OF[game.due or 0]}, your turn.</b>" in page or f'name="seat" value="{game.due}"' in page
            shown = re.search(r'id="seat-(\d)"[^>]*aria-current="true"', page)
            assert shown
            assert int(shown[1]) == game.due


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "all expansions")
        hall.go_on(45)
        before, secret = hall.page(), hall.phone.client.cookies
        due = hall.game.due
    with Site(tmp_path) as site:
        hall.site, hall.phone = site, site.phone()
        hall.phone.client.cookies = secret
        hall.table = site.table(hall.code)
        assert normal(hall.page()) == normal(before)
        assert hall.game.due == due
        hall.go_on(5)


def normal(page: str) -> str:
    """Return a page without the numbers of its version and of the example roll."""
    return re.sub(r'(data-version|name="once" value|value)="\d+"', "", page)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "End turn"), ("de", "Zug beenden"), ("fr", "Fin du tour")], ids=["en", "de", "fr"]
)
def test_the_page_speaks_the_language_of_the_visitor(tmp_path: Path, language: str, said: str) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "all expansions", seed=8)
        hall.go_on(40)
        for query in ("", "?depot=0", "?log=1", "?seat=2", "?on=t31", "?on=h3"):
            page = hall.page(query, language)
            assert f'lang="{language}"' in page
            assert not re.search(r"\b(web|base|word)-[a-z-]+(?![\w.]*[\"'])", re.sub(r"<[^>]*>", "", page)), (
                "a key has no text"
            )
        assert said in hall.page("", language) or language != "en"


def test_pages_of_a_late_game_of_four_and_its_files_are_light(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall, bot = Hall(site, "four", seed=2), find_bot("greedy")
        hall.roll()
        while hall.game.phase < 4 or hall.game.round < 1 or not all(hall.game.side(hall.game.due or 0).dice):
            hall.move(bot.advise(hall.game, hall.game.due or 0)[0].move)
            hall.roll()
        dice = hall.game.side(hall.game.due or 0).dice
        queries = ("", *(f"?die={die}" for die in dice), "?s=s1", "?on=t31", "?on=h1", "?log=1", "?depot=0", "?seat=1")
        for language in languages():
            sizes = {query: sent(hall.page(query, language).encode()) for query in queries}
            assert max(sizes.values()) <= MOST_BASE_PAGE, f"{language}: {sizes}"
        once = [(STATIC / name).read_bytes() for name in ("faces.svg", "base.css", "base.js")]
        field = hall.phone.get("/field/base-1.svg").content
        assert sum(len(compress(content, 9)) for content in [*once, field]) <= MOST_ONCE


@pytest.mark.parametrize("kind", ["four", HEAVIEST])
def test_pages_of_whole_games_are_light(tmp_path: Path, kind: str) -> None:
    """The heaviest pages are the ends of phases, and turns in which monasteries let a player buy from all depots."""
    with Site(tmp_path) as site:
        hall, bot = Hall(site, kind, seed=12), find_bot("greedy")
        hall.roll()
        heaviest = (0, "")
        while not hall.game.over:
            game = hall.game
            assert game.due is not None
            if hall.rng.random() < 0.1 or len(game.moves) > 60:
                queries = ("", "?begun=1", "?log=1", "?menu=1", "?s=s1", "?on=t13", "?on=h1", "?depot=0", "?seat=2")
                for query in queries:
                    language = hall.rng.choice(languages())
                    weight = sent(hall.page(query, language).encode())
                    heaviest = max(heaviest, (weight, f"{query} {language} after {len(game.events)} events"))
            hall.move(bot.advise(game, game.due)[0].move)
            hall.roll()
        assert heaviest[0] <= MOST_BASE_PAGE, heaviest


def test_purchases_are_listed_with_the_black_depot_open_if_there_are_many() -> None:
    game = next(game for game in positions(*GAMES["two"], Random(2)) if any(move.kind == moves.BUY for move in game.moves))
    aims = [aim for aim in aims_of(game) if aim.move.kind not in PURCHASES]
    buys = [Aim(Move(moves.BUY, 0, tile, 0), str(tile)) for tile in range(1, MOST_PURCHASES + 2)]
    assert listed([*aims, *buys[1:]], Choice()) == [*aims, *buys[1:]]
    assert listed([*aims, *buys], Choice()) == aims
    assert listed([*aims, *buys], Choice(buying=True)) == buys


def test_before_the_first_phase_no_points_are_promised_for_areas(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "two")
        assert "+0" not in hall.page()
        hall.roll()
        assert 'aria-label="area +10"' in hall.page(), "2019 rulebook, Additional rules"


@pytest.mark.parametrize(("kind", "letters"), [("alone", set()), ("two", {"A", "B"})])
def test_empty_slots_bear_the_initial_of_who_took_the_tile_if_there_are_several(
    tmp_path: Path, kind: str, letters: set[str]
) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, kind, seed=2)
        hall.until(lambda game: game.round == 4)
        depots = hall.page().partition('class="depots"')[2].partition("</svg>")[0]
        assert set(re.findall(r"<text x=[^>]*>(\w)</text>", depots)) == letters


def test_the_list_of_moves_has_them_by_die_with_their_prices(tmp_path: Path) -> None:
    """Screen readers and keyboards use it: each move says what others see beside the depots, on hexes, and on dice."""
    with Site(tmp_path) as site:
        hall = Hall(site, "all expansions", seed=8)
        game = hall.until(lambda game: not game.owed and {move.kind for move in game.moves} > {moves.TAKE, moves.BUY})
        listed = hall.page().partition('<select id="all"')[2].partition("</select>")[0]
        for group in re.split("<optgroup |</optgroup>", listed)[1:]:
            die = re.match(r'label="die (\d)" data-die="\1">', group)
            for said in re.findall(r"<option[^>]*>([^<]+)", group):
                text, _, price = said.partition(" (")
                aim = next(aim for aim in aims_of(game) if Words("en").say(words_sentence(aim.text)) == text)
                assert price == (f"{aim.workers} worker{'s' * (aim.workers > 1)})" if aim.workers else "")
                assert text.startswith("die ") == bool(die)
                assert not die or aim.move.die == int(die[1])
                assert ("data-buy" in group) == (aim.move.kind in PURCHASES)


@pytest.mark.parametrize("language", languages())
def test_bots_are_described_in_the_words_of_this_game(tmp_path: Path, language: str) -> None:
    """The dice game's search bot thinks for two seconds at most, and its expert plays best. The base game has no expert."""
    with Site(tmp_path) as site:
        me, words = site.phone(), Words(language)
        code = str(me.api("", 201, name="Anna", layout="base-1")["state"]["table"])
        me.api(f"/{code}/bot", kind="search")
        lobby = unescape(me.get(f"/t/{code}?lang={language}").text)
        new = unescape(me.get(f"/new?game=base&lang={language}").text)
        assert words("bot-base-search") in lobby
        assert words("bot-search") not in lobby
        assert all(words("bot-plays-base-search") in page for page in (lobby, new))


def test_equal_tiles_are_one_move_that_lights_all_of_them() -> None:
    seen = 0
    for game in positions(*GAMES["four"], Random(1)):
        for aim in aims_of(game):
            if aim.move.kind == moves.TAKE:
                same = [slot for slot, tile in enumerate(game.market.depots[aim.move.where], 1) if tile == aim.move.what]
                assert aim.to == tuple(f"t{aim.move.where}{slot}" for slot in same)
                seen += len(same) > 1
    assert seen


def test_the_end_of_a_phase_leaves_out_what_was_placed_in_the_new_one(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        hall = Hall(site, "two", seed=2)
        game = hall.until(lambda game: game.phase == 1 and bool(placed_in_phase(game, 1)))
        assert game.round == 0
        rows = {row.seat: row for row in BaseView()._phase_over(game, [], {})}
        later = placed_in_phase(game, 1)
        for seat in range(2):
            now = len(game.placed[seat]) - len(later.get(seat, ()))
            assert rows[seat].left == len(game.setup.layouts[seat].cells) - now
