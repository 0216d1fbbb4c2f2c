"""Games that bots played, as people would enter them from a real table."""

from collections.abc import Iterator, Sequence
from random import Random

from dicegame.base.following.changes import answer_line, deal_line, entry_line, leftovers_line
from dicegame.base.following.dealing import dealt
from dicegame.base.following.entry import LOST, ROUTE_POINTS, SHIELD, Entry, Extra, Laid, Thing
from dicegame.base.following.followed import Answer, Followed, Leftovers, follow
from dicegame.base.following.replay import Question, replay, why_not_entry
from dicegame.base.game import Game, after, new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.setup import Setup
from dicegame.base.state.duchy import POSTS_EACH, ROUTES
from dicegame.base.state.market import PHASES
from dicegame.base.state.moves import COPY, PAY, PLACE, PLACE_FROM, SELL, USE
from dicegame.base.state.moves import SHIELD as SHIELD_TAKEN
from dicegame.base.state.tiles import COLOR_NAMES, NO_COLOR
from dicegame.base.supply import Deal
from dicegame.play.events import Chance, Moved

Entries = dict[tuple[int, int], list[Thing]]


def played_by_greedy(setup: Setup, rng: Random) -> Iterator[Game]:
    """The game after every event. Its players complete more colors and herds than players at random."""
    game, bot = new_game(setup), BASE_GAME.find_bot("greedy")
    while not game.over:
        yield game
        if game.due is None:
            game = after(game, Chance(BASE_GAME.draw(game, rng)))
        else:
            game = after(game, Moved(game.due, bot.advise(game, game.due)[0].move))
    yield game


def what_happened(games: Iterator[Game]) -> tuple[Game, Entries, dict[int, list[int]]]:
    """The game at its end, what each player did in each phase, and who completed each color, in order.

    All border posts count as a color.
    """
    entries: Entries = {}
    completed: dict[int, list[int]] = {color: [] for color in range(len(COLOR_NAMES) + 1)}
    before: Game | None = None
    for game in games:
        last = game.events[-1] if game.events else None
        if before is not None and isinstance(last, Moved):
            own = entries.setdefault((before.phase, last.player), [])
            if last.move.kind in (PLACE, PLACE_FROM):
                own.append(Laid(last.move.hex, last.move.what))
                board, filled = game.setup.boards[last.player], game.state.sides[last.player].filled
                color = board.color[last.move.hex]
                if not board.of_color[color] & ~filled:
                    completed[color].append(last.player)
                if game.side(last.player).posts == POSTS_EACH > before.side(last.player).posts:
                    completed[NO_COLOR].append(last.player)
            elif last.move.kind == SELL:
                own += [last.move.what] * before.side(last.player).goods[last.move.what]
            own += [ROUTE_POINTS] * ((game.side(last.player).points[ROUTES] - before.side(last.player).points[ROUTES]) // 4)
            for player in range(len(game.setup.names)):
                changed = shields_changed(before.side(player).shields, game.side(player).shields)
                if changed:
                    entries.setdefault((before.phase, player), []).extend(changed)
        before = game
    assert before is not None
    assert before.over
    return before, entries, completed


def shields_changed(before: Sequence[int], now: Sequence[int]) -> list[Thing]:
    """The shields that a player lost, and then those that were taken."""
    lost = [Extra(LOST, shield) for shield in before if shield not in now]
    return [*lost, *(Extra(SHIELD, shield) for shield in now if shield not in before)]


def blank(game: Game, *, depots: bool = False) -> Followed:
    """A followed game with the setup of a played one, of which nothing was entered yet."""
    setup = game.setup
    followed = follow(setup.layouts, setup.names, setup.edition, setup.modules, depots=depots)
    for player, start in enumerate(setup.starts):
        followed = followed.with_start(player, start)
    return followed


def deals_of(game: Game) -> list[Deal]:
    """What was dealt in the phases of a game."""
    return [event.result for event in game.events if isinstance(event, Chance) and isinstance(event.result, Deal)]


def leftovers(game: Game) -> list[Leftovers]:
    sides = [game.side(player) for player in range(len(game.setup.names))]
    return [Leftovers(side.silver, side.workers, sum(side.goods)) for side in sides]


def answer(question: Question, game: Game, entries: Entries, completed: dict[int, list[int]]) -> Answer:
    """The answer of somebody who saw the game."""
    if question.kind == "crane":
        return Answer(*question[:3], (int(crane_used_watchtower(game, question.about)),), question.among)
    if question.kind == "copy":
        return Answer(*question[:3], (copied_in(game, question.phase, question.about),), question.among)
    if question.kind == "herd":
        order = [thing.hex for thing in entries[question.phase, question.about] if isinstance(thing, Laid)]
    else:
        order = completed[question.about] if question.kind == "first" else list(game.market.bridge)
    first = min(question.choices, key=order.index)
    return Answer(question.kind, question.phase, question.about, (*question.known, first), question.among)


def crane_used_watchtower(game: Game, player: int) -> bool:
    return any(gain.player == player and gain.move.kind == USE for gain in game.gains)


def copied_in(game: Game, phase: int, player: int) -> int:
    """The player whom another copies by shield 6 at the end of a phase; the other one, if nobody is chosen yet."""
    chosen, now = player, new_game(game.setup)
    for event in game.events:
        now = after(now, event)
        if now.phase > phase:
            break
        chosen = now.side(player).copied if now.side(player).copied >= 0 else chosen
    return chosen


def answered(followed: Followed, game: Game, entries: Entries, completed: dict[int, list[int]]) -> tuple[Followed, int]:
    """The followed game with an answer to every question, and the number of answers."""
    count = 0
    while questions := replay(followed).questions:
        followed = followed.with_answer(answer(questions[0], game, entries, completed))
        count += 1
    return followed, count


def entered(game: Game, entries: Entries) -> Followed:
    """A followed game with all entries as they were played, without answers."""
    followed = blank(game)
    for phase in range(PHASES):
        for player in followed.players:
            followed = followed.with_entry(phase, player, Entry(tuple(entries.get((phase, player), ()))))
    return followed.with_leftovers(leftovers(game))


def entered_and_answered(game: Game, entries: Entries, completed: dict[int, list[int]]) -> Followed:
    """The same, with every question answered as soon as it comes."""
    followed = blank(game)
    for phase in range(PHASES):
        for player in followed.players:
            followed = followed.with_entry(phase, player, Entry(tuple(entries.get((phase, player), ()))))
            followed, _ = answered(followed, game, entries, completed)
    return answered(followed.with_leftovers(leftovers(game)), game, entries, completed)[0]


def with_depots(game: Game, entries: Entries, completed: dict[int, list[int]]) -> tuple[Followed, list[str]]:
    """The same with the depots of each phase, and the lines that are stored."""
    followed, lines, told = blank(game, depots=True), list[str](), set[Answer]()
    for phase, deal in enumerate(deals_of(game)):
        followed = dealt(followed, deal)
        lines.append(deal_line(deal))
        for player in followed.players:
            entry = Entry(tuple(entries.get((phase, player), ())))
            assert why_not_entry(followed, phase, player, entry) is None
            followed = followed.with_entry(phase, player, entry)
            lines.append(entry_line(followed, phase, player))
            followed, _ = answered(followed, game, entries, completed)
            lines += [answer_line(one) for one in followed.answers if one not in told]
            told = set(followed.answers)
    followed = followed.with_leftovers(leftovers(game))
    lines.append(leftovers_line(followed.leftovers))
    followed, _ = answered(followed, game, entries, completed)
    return followed, [*lines, *(answer_line(one) for one in followed.answers if one not in told)]


def shuffled(game: Game, entries: Entries, rng: Random) -> Followed:
    """The same, each entry in a random order that can be placed."""
    followed = blank(game)
    for phase in range(PHASES):
        for player in followed.players:
            board, filled = game.setup.boards[player], 1 << game.setup.starts[player]
            for (earlier, own), things in entries.items():
                if own == player and earlier < phase:
                    filled |= sum(1 << thing.hex for thing in things if isinstance(thing, Laid))
            left, order = entries.get((phase, player), [])[:], list[Thing]()
            ones = [thing for thing in left if isinstance(thing, Laid)]
            town_matters = any(thing.tile == monastery_1() for thing in ones)
            if not town_matters:
                rng.shuffle(left)
            while left:
                thing = next(one for one in left if not isinstance(one, Laid) or board.near[one.hex] & filled)
                left.remove(thing)
                order.append(thing)
                filled |= 1 << thing.hex if isinstance(thing, Laid) else 0
            followed = followed.with_entry(phase, player, Entry(tuple(order)))
    return followed.with_leftovers(leftovers(game))


def monastery_1() -> int:
    from dicegame.base.state.tiles import NUMBERS

    return NUMBERS["monastery-1"]


EAGER = {PLACE: 12, SHIELD_TAKEN: 40, PAY: 20, PLACE_FROM: 8, COPY: 6, SELL: 2}
"""How much more likely some kinds of moves are, so that players at random get far and hold many shields."""


def played_eagerly(setup: Setup, rng: Random) -> Iterator[Game]:
    """The game after every event, by players at random who fill their duchies and take shields."""
    game = new_game(setup)
    while not game.over:
        yield game
        if game.due is None:
            game = after(game, Chance(BASE_GAME.draw(game, rng)))
        else:
            weights = [EAGER.get(move.kind, 1) for move in game.moves]
            game = after(game, Moved(game.due, rng.choices(game.moves, weights)[0]))
    yield game
