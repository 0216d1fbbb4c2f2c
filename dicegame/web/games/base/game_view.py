"""The view of the base game, which shows it on pages and in the API: one page is the whole game."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from markupsafe import Markup

from dicegame.base.expansions.trade_routes import named_space
from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME
from dicegame.base.rules.monasteries import TAKES_BESIDE, WORKERS_COUNT_TWICE
from dicegame.base.score import lines_of_points
from dicegame.base.state import moves
from dicegame.base.state.duchy import SOURCES
from dicegame.base.state.market import ROUNDS
from dicegame.base.state.moves import kind_of
from dicegame.base.state.tiles import GOOD_NAMES, NAMES, tile_sentence
from dicegame.base.supply import PHASE_NAMES, SOLO, Deal, Roll
from dicegame.base.words.help import bonus_left
from dicegame.base.words.notation import format_move, parse_move, words_sentence
from dicegame.base.words.table_taps import can_be_tapped
from dicegame.play.advice import Advice
from dicegame.play.events import Chance, GameError, Moved
from dicegame.play.session import AnySession
from dicegame.report import Outcome
from dicegame.web.games.base.aims import (
    PLACEMENTS,
    PURCHASES,
    Aim,
    Choice,
    advised,
    aims_of,
    castle_die,
    cheapest,
    choice_of,
    lit,
)
from dicegame.web.games.base.entering import entering_of
from dicegame.web.games.base.happened import (
    Act,
    act_of,
    acts_of,
    last_turns,
    news,
    own_turn,
    placed_in_phase,
    rest_of_turn,
    turn_acts,
    turns_of,
)
from dicegame.web.games.base.icons import SQUARES
from dicegame.web.games.base.move_list import listed, options_of, said_move
from dicegame.web.games.base.pictures import (
    Corners,
    Looks,
    draw_black,
    draw_corners,
    draw_duchy,
    draw_market,
    in_black,
    small_duchy,
    tiles_of,
)
from dicegame.web.games.base.share import bars_of, picture, share_text, solo_result
from dicegame.web.games.base.sheets import (
    Button,
    buttons,
    loads_nothing,
    move_said,
    sheet_of,
    shields_to_lose,
    tile_said,
    title,
)
from dicegame.web.games.base.state import BaseState, state_of
from dicegame.web.games.bot_faces import in_order, shown_name
from dicegame.web.games.charts import phase_bars
from dicegame.web.games.table_state import TableView, table_view
from dicegame.web.games.view import Decision, GameView, Moment, Shown, Values
from dicegame.web.table.played_rounds import PlayedRounds, played_rounds
from dicegame.web.table.settings import DICE
from dicegame.web.table.table import Table
from dicegame.web.visitors.language import Words
from padgen.language import Sentence, joined, languages

LOG_TURNS = 12
"""The number of turns in the log."""
HIDES_PHASE = ("die", "on", "s", "seat", "log", "depot", "hint", "free", "begun", "enter", "menu")
"""Any of these in the address shows that the summary of the last phase was seen."""


class Player(NamedTuple):
    """A player's cell above the depots."""

    seat: int
    name: str
    points: int
    dice: tuple[int, ...]
    silver: int
    workers: int
    acts: tuple[Act, ...]
    """What the player did in this round; the cell shows it instead of the supplies once the turn is over."""
    due: bool


class PhaseRow(NamedTuple):
    """What a player scored in the phase that is over."""

    seat: int
    name: str
    points: int
    total: int
    sources: tuple[tuple[str, int, int], ...]
    """The sources of these points: the name, the points, and the points from the sources before it."""
    silver: int
    """The silver that the mines brought at the end of the phase."""
    placed: int
    left: int
    """The number of empty hexes."""
    board: Markup
    """The duchy, with rings around the tiles that were placed in the phase."""


class BaseView(GameView):
    """The view of the base game."""

    folder = "base"
    state_model = BaseState

    def state(self, table: Table, owner: str) -> BaseState:
        """Return the state of a table as the phone with the id `owner` may see it."""
        return state_of(table, owner, self.open_round(table))

    def seen(self, table: Table, owner: str) -> TableView:
        """Return what all games have in common. The pages take the rest from the game."""
        return table_view(table, owner, self.open_round(table))

    def bots(self, table: Table, words: Words) -> list[tuple[str, str]]:
        """Return pairs for the bots that can sit down, the default first: the name in the program, and a text for people."""
        return [(bot, words(f"bot-base-{bot}")) for bot in in_order(table.playable.bots)]

    def questions(self, table: Table, words: Words) -> dict[str, Any]:
        """Return the template's values for the page where castles are chosen: the choices of each seat, and its duchy."""
        asked, layouts = table.questions, BASE_GAME.duchies(table.plan)

        def board_of_castles(seat: int | None) -> Markup:
            layout = layouts[seat or 0]
            keys = [] if seat is None or seat not in asked else [choice.key for choice in asked[seat].choices]
            aims = {f"h{key}": [Aim(moves.move_of(0), "", (f"h{key}",))] for key in keys}
            here = f"/t/{table.code}?seat={(seat or 0) + 1}&"
            looks = Looks(aims, Choice(about=f"h{table_castle(table, seat)}"), here)
            return draw_duchy(layout, {}, layout.name, words, looks)

        return {"questions": asked, "board_of": board_of_castles}

    def play(self, table: Table, words: Words, shown: Shown) -> dict[str, Any]:
        """Return the template's values for the page of a running game."""
        session = table.running_session()
        game: Game = session.game
        seat, query = shown.seat, shown.query
        due = shown.mine and game.due == seat
        aims = aims_of(game) if due else []
        choice = choice_of(game, query) if due else Choice(about=query.get("on", "")[:4])
        here = f"/t/{table.code}?" + ("" if shown.mine else f"seat={seat + 1}&")
        taps = lit(aims, choice, game.owed)
        advice = shown.advice
        tips = {part for aim in aims if advice and aim.move == advice[0].move for part in (*aim.to, *aim.held)}
        asked = bool(game.owed or (choice.die and not choice.by_itself) or choice.held or choice.buying or tips)
        looks = Looks(taps, choice, here, asked and bool(taps or tips), tips)
        side, market = game.side(seat), game.market
        viewer = (
            seat if shown.mine else next((other for other in range(len(table.seats)) if not table.seats[other].bot), seat)
        )
        changed = news(game, viewer)
        names = [one.name for one in table.seats]
        letters = letters_of(names)
        takers = {slot: letters[who] for slot, who in changed.emptied.items()} if len(names) > 1 else {}
        free = game.state.sides[game.state.side_of[seat]].monasteries
        price = int(free & TAKES_BESIDE > 0) + 2 * int(free & WORKERS_COUNT_TWICE > 0)
        sheet = sheet_of(game, seat, aims, choice, words) if choice.about else None
        spots = sheet.spots if sheet else frozenset[int]()
        held = self._held_tile(game, seat, choice)
        corners = corners_of(game, seat, words)
        layout = game.setup.layouts[seat]
        ghosts = {part: own_aims[0].move.what for part, own_aims in taps.items() if part[0] == "h" and _one_tile(own_aims)}
        others = [other for other in range(len(names)) if other != seat]
        at_phone = [other for other, one in enumerate(table.seats) if one.owner == table.seats[seat].owner]
        phase = self._phase_over(game, at_phone, query) if shown.mine else []
        turn = own_turn(game, seat) if shown.mine else ()
        kept = [aim for aim in aims if not aim.to and aim.move.kind not in (moves.END, moves.SET, *PURCHASES)]
        kept = [aim for aim in kept if not aim.move.die or aim.move.die == choice.die or game.owed]
        sales = [aim for part, found in taps.items() if part[0] == "g" for aim in found[:1]]
        return {
            "game": game,
            **bar_values(game, seat),
            "players": players_of(game, names),
            "squares": SQUARES,
            "phase_names": PHASE_NAMES,
            "market": draw_market(market, looks, words, takers, price),
            "black": draw_black(market),
            "black_tiles": self._black(game, aims, words) if choice.buying else (),
            "can_buy": any(aim.move.kind in PURCHASES for aim in aims),
            "buying": choice.buying,
            "looks": looks,
            "choice": choice,
            "board": draw_duchy(
                layout,
                tiles_of(game, seat),
                words("duchy-of", name=shown_name(names[seat])),
                words,
                looks,
                ghosts=ghosts,
                fresh=changed.placed.get(seat, frozenset()),
                corners=draw_corners(layout, corners, looks, words),
                spots=spots,
            ),
            "side": side,
            "dice": side.dice,
            "castle_die": castle_die(game),
            "stored": stored_of(game, seat, words),
            "sheet": sheet,
            "fitting": buttons(game, cheapest(taps[choice.about]), words, named=True) if choice.about in taps else (),
            "held": held,
            "placeable": any(part[0] == "h" for part in taps),
            "held_said": " ".join(tile_said(game, seat, held, words)[0]) if held else "",
            "buttons": buttons(game, [*kept, *sales], words) if due and not choice.buying and not choice.held else (),
            "example": table.playable.format_chance(table.playable.draw(game, Random())) if game.awaits else "",
            "set_die": any(aim.move.kind == moves.SET for aim in aims) and not choice.die and not game.owed,
            "todo": words(f"do-{moves.OWED_NAMES[kind_of(game.owed)]}") if due and game.owed else "",
            "end": next((aim for aim in aims if aim.move.kind == moves.END), None),
            "options": options_of(listed(aims, choice), words),
            "unloaded": loads_nothing(game, words) if due else "",
            "tribute_short": shields_to_lose(game, seat) if due else 0,
            "turn": turn,
            "since": changed.turns if due else (),
            "log": turns_of(game, 0)[-LOG_TURNS:] if "log" in query else (),
            "logged": "log" in query,
            "menu": "menu" in query,
            "letters": letters,
            "acts_of": last_turns(game),
            "others_boards": [
                (
                    other,
                    small_duchy(
                        game.setup.layouts[other], tiles_of(game, other), "", changed.placed.get(other, frozenset())
                    ),
                )
                for other in others
            ],
            "hints": [(format_move(one.move), move_said(game, one.move, words), one) for one in advice],
            "hint_bot": "bot:planner",
            "coached": bool(self.coach(table)),
            "better": self.shown_move(game, seat, shown.better) if shown.better else (),
            "phase_over": phase,
            "moves_order": list(market.order),
            "route": self._route(game, seat),
            "said": lambda text: words.say(words_sentence(text)),
            "taps": can_be_tapped(game),
            "entering": entering_of(game, session.events, query, words) if table.settings.dice != DICE[0] else None,
        }

    def read_move(self, table: Table, text: str) -> moves.Move:
        """Return the move for its text, or for the words of the list of all moves in any language."""
        try:
            return parse_move(text)
        except GameError:
            aims = aims_of(table.running_session().game)
            said = ((said_move(aim.move, aim.workers, language), aim.move) for language in languages() for aim in aims)
            found = next((move for words, move in said if words == text), None)
            if found is None:
                raise
            return found

    def _held_tile(self, game: Game, seat: int, choice: Choice) -> int:
        """Return the stored tile that is chosen, or 0."""
        place = choice.held[1:]
        store = game.side(seat).store
        return store[int(place) - 1] if choice.held[:1] == "s" and place.isdigit() and 0 < int(place) <= len(store) else 0

    def _black(self, game: Game, aims: Sequence[Aim], words: Words) -> tuple[tuple[str, str, str, tuple[Button, ...]], ...]:
        """Return the tiles of the black depot: for each its face, name, part of the page, and buttons that buy it."""
        found = []
        tiles = [(f"t0{slot}", tile) for slot, tile in enumerate(game.market.depots[0], 1) if tile]
        tiles += [("t00", NAMES.index("inn"))] if game.market.inns else []
        for part, tile in tiles:
            own = [aim for aim in aims if part in aim.to and (aim.move.kind in PURCHASES or aim.move.kind == moves.EXCHANGE)]
            found.append((NAMES[tile], title(words, tile_sentence(tile)), part, buttons(game, own, words)))
        return tuple(found)

    def _phase_over(self, game: Game, here: Sequence[int], query: Mapping[str, str]) -> list[PhaseRow]:
        """Return what each player scored in the last phase, until one of this phone's players has moved in the new one."""
        if game.phase < 1 or game.round > 0 or any(key in query for key in HIDES_PHASE):
            return []
        since = 0
        for event in reversed(game.events):
            if isinstance(event, Chance) and not isinstance(event.result, Roll):
                break
            since += isinstance(event, Moved) and event.player in here
        if since or game.setup.mode == SOLO:
            return []
        rows, fresh, later = [], placed_in_phase(game, game.phase - 1), placed_in_phase(game, game.phase)
        for player, name in enumerate(game.setup.names):
            own = [gain for gain in game.gains if gain.player == player and gain.phase == game.phase - 1]
            by = [sum(gain.points for gain in own if gain.source == source) for source in range(len(SOURCES))]
            sources = tuple((SOURCES[at], points, sum(by[:at])) for at, points in enumerate(by) if points)
            # Others may have placed tiles of the new phase already.
            layout, now = game.setup.layouts[player], tiles_of(game, player)
            tiles = {where: tile for where, tile in now.items() if where not in later.get(player, ())}
            silver = game.state.sides[game.state.side_of[player]].mined
            new = fresh.get(player, frozenset())
            board = small_duchy(layout, tiles, "", new)
            left = len(layout.cells) - len(tiles)
            rows.append(PhaseRow(player, name, sum(by), game.points(player), sources, silver, len(new), left, board))
        return sorted(rows, key=lambda row: -row.total)

    def _route(self, game: Game, seat: int) -> list[tuple[str, str, bool]]:
        """Return the spaces of a trade route: the good, the bonus, and whether it is filled."""
        side = game.side(seat)
        return [(*named_space(space), place < side.route_filled) for place, space in enumerate(side.route)]

    def over(self, table: Table, words: Words) -> dict[str, Any]:
        """Return the template's values for the page of a finished game: the result, a chart, points by source, duchies."""
        game: Game = table.running_session().game
        outcome: Outcome = table.outcome_of(game)
        names = list(game.setup.names)
        seats = [names.index(one.name) for one in outcome.ranking]
        points = lines_of_points(game)
        totals = [{source: sum(line.points for line in own) for source, own in one.items()} for one in points]
        return {
            "solo_result": solo_result(outcome, words) if game.setup.mode == SOLO else "",
            "archivable": self.archivable(table),
            "outcome": outcome,
            "chart": phase_bars(bars_of(game, outcome, words), words("chart-phases")) if game.setup.mode != SOLO else "",
            "columns": seats,
            "points_of": points,
            "totals": totals,
            "most": {source: most for source in totals[0] if (most := max(own[source] for own in totals))},
            "share_text": share_text(game, outcome, words),
            "names": names,
            "lookback": table.hindsight_of,
            "turn_of": turn_acts,
            "replay_of": lambda name, phase, round_: replay_address(table, name, PHASE_NAMES.index(phase) * ROUNDS + round_),
            "squares": SQUARES,
            "board_of": lambda seat: small_duchy(
                game.setup.layouts[seat], tiles_of(game, seat), words("duchy-of", name=shown_name(names[seat]))
            ),
        }

    def advisers(self, table: Table) -> list[str]:
        """Return the planner, which values turns in points. A solo game is won or lost, so it has no such values."""
        return [] if table.running_session().game.setup.mode == SOLO else ["planner"]

    def coach(self, table: Table) -> str:
        """Return the planner, which also gives the hints."""
        return "".join(self.advisers(table))

    def decision(self, found: PlayedRounds, at: int, player: int) -> Decision | None:
        """Return the rest of a player's turn after `at` events, or else the whole turn in this round, or None."""
        round_ = found.round_at(at)
        if not round_:
            return None
        start = found.rounds[round_ - 1].start
        begin = next((one for one in range(start, at) if _moves(found.events[one], player)), at)
        return next(
            (Decision(one, turn, one) for one in (at, begin) if (turn := rest_of_turn(found.events, one, player))), None
        )

    def last_decision(self, session: AnySession, player: int) -> Decision | None:
        """Return a player's turn in the open round. Its moves are None until it is over. None if it has not begun."""
        events = session.events
        first = next((at for at in range(len(events), 0, -1) if isinstance(events[at - 1], Chance)), 0)
        begin = next((at for at in range(first, len(events)) if _moves(events[at], player)), len(events))
        if begin == len(events) and session.game.due != player:
            return None
        return Decision(begin, rest_of_turn(events, begin, player))

    def points_before(self, game: Game, player: int) -> int:
        """Return the points that a player has now."""
        return game.points(player)

    def shown_move(self, game: Game, player: int, move: Sequence[moves.Move]) -> tuple[Act, ...]:  # noqa: ARG002
        """Return the moves of a turn as pictures."""
        return acts_of(move)

    def values(self, game: Game, player: int, played: Any, bot: str, advice: Sequence[Advice[Any]]) -> Values:
        """Return the planner's values of turns. A turn that it did not plan is valued by the game after it."""
        from dicegame.base.bots.players import turn_value

        if played not in [one.move for one in advice]:
            advice = [*advice, Advice(played, turn_value(game, player, played), ())]
        return super().values(game, player, played, bot, advice)

    def round_name(self, table: Table, words: Words, number: int) -> str:  # noqa: ARG002  # as all views have it
        """Return the name of the round `number`, counted from 1 through the game: the phase, and the round in this phase."""
        phase, round_ = divmod(number - 1, ROUNDS)
        return f"{words('phase', phase=PHASE_NAMES[phase])}, {words('round', round=round_ + 1)}"

    def moment(self, table: Table, words: Words, moment: Moment) -> dict[str, Any]:
        """Return the template's values for the page of one moment in a replay."""
        found = super().moment(table, words, moment)
        game: Game = moment.game
        event = moment.event
        if isinstance(event, Moved):
            found["happened"] = move_said(game, event.move, words)
        elif isinstance(event, Chance) and isinstance(event.result, Deal):
            found["happened"] = words("phase-begins", phase=PHASE_NAMES[event.result.phase])
        elif isinstance(event, Chance):
            found["happened"] = words("rolled") if isinstance(event.result, Roll) else words("game-begins")
        seat = moment.seat
        layout = game.setup.layouts[seat]
        fresh = (
            {event.move.hex}
            if isinstance(event, Moved) and event.move.kind in PLACEMENTS and event.player == seat
            else set[int]()
        )
        tips = advised(game, seat, moment.best) if moment.best else {}
        return found | {
            "game": game,
            "dice": game.side(seat).dice,
            "said": lambda text: words.say(words_sentence(text)),
            "squares": SQUARES,
            "act": act_of(event.move) if isinstance(event, Moved) else None,
            "rounds_of_phase": ROUNDS,
            "phase_name": PHASE_NAMES[max(game.phase, 0)],
            "market": draw_market(game.market, None, words, tips=tips) if game.phase >= 0 else "",
            "black": draw_black(game.market) if game.phase >= 0 else "",
            "black_tiles": [words.say(tile_sentence(tile)) for tile in in_black(game.market) if tile],
            "board": draw_duchy(
                layout,
                tiles_of(game, seat),
                words("duchy-of", name=shown_name(game.setup.names[seat])),
                words,
                None,
                fresh=fresh,
                tips=tips,
                corners=draw_corners(layout, corners_of(game, seat, words), None, words),
            ),
            "stored": [(NAMES[tile], words.say(tile_sentence(tile))) for tile in game.side(seat).store if tile],
        }

    def phases(self, games: Sequence[Game], rounds: Sequence[tuple[int, int]]) -> list[int]:
        """Return the number of the phase of each round. Phases are counted from 0."""
        return [max(games[start].phase, 0) for start, _ in rounds]

    def picture(self, table: Table, words: Words, kind: str) -> bytes:
        """Return a picture of a finished game to share. `kind` is `svg` or `png`."""
        game: Game = table.running_session().game
        return picture(game, table.outcome_of(game), words, kind)


def replay_address(table: Table, name: str, round_: int) -> str:
    """Return the address of the replay just before a player's turn in a round (from 1), with a bot's values."""
    found = played_rounds(table)
    seat = found.record.setup.names.index(name)
    start, end = found.rounds[round_ - 1]
    at = next((at for at in range(start, end) if _moves(found.events[at], seat)), start)
    return f"/t/{table.code}/replay?at={at}&look={seat + 1}&values=1"


def _moves(event: object, seat: int) -> bool:
    return isinstance(event, Moved) and event.player == seat


def bar_values(game: Game, seat: int) -> dict[str, Any]:
    """Return the template's values for the bar: the time, what completed areas bring, the white die, goods to come."""
    coming = [GOOD_NAMES[good] for good in game.market.round_goods]
    return {
        "rounds": ROUNDS,
        "phase_name": PHASE_NAMES[max(game.phase, 0)],
        "area_bonus": game.setup.boards[seat].phase_bonus[game.phase] if game.phase >= 0 else 0,
        "white": game.market.white,
        "coming": coming,
        "coming_said": joined([Sentence(f"word-{good}") for good in coming]) if coming else "",
        "solo": game.setup.mode == SOLO,
    }


def players_of(game: Game, names: Sequence[str]) -> list[Player]:
    """Return the cells of the players, in the order of the round."""
    done = last_turns(game)
    found = []
    for seat in game.market.order:
        side = game.side(seat)
        acts = done.get(seat, ()) if game.due != seat and not any(side.dice) else ()
        supplies = tuple(side.dice), side.silver, side.workers
        found.append(Player(seat, names[seat], game.points(seat), *supplies, acts, game.due == seat))
    return found


def stored_of(game: Game, seat: int, words: Words) -> tuple[tuple[str, str], ...]:
    """Return the storage of a player: for each place the face of its tile (empty for none), and a text for people."""
    return tuple(
        (NAMES[tile], words.say(Sentence("web-stored", tile=tile_sentence(tile))))
        if tile
        else ("", words.say(Sentence("web-empty-place")))
        for tile in game.side(seat).store
    )


def corners_of(game: Game, seat: int, words: Words) -> Corners:
    """Return what stands in the corners of a player's duchy."""
    side, bridge = game.side(seat), game.market.bridge
    place = words("ordinal", number=bridge.index(seat) + 1) if len(bridge) > 1 else ""
    return Corners(side, list(bonus_left(game).items()) if game.setup.mode != SOLO else [], place, sum(side.sold))


def table_castle(table: Table, seat: int | None) -> str:
    """Return the starting castle that a seat has chosen, or nothing."""
    return "" if seat is None else next(iter(table.seats[seat].answers.values()), "")


def letters_of(names: Sequence[str]) -> list[str]:
    """Return a letter for each player, or the numbers of the seats if two names begin alike."""
    first = [shown_name(name)[:1].upper() for name in names]
    return first if len(set(first)) == len(first) else [str(seat) for seat in range(1, len(names) + 1)]


def _one_tile(aims: Sequence[Aim]) -> bool:
    return len({aim.move.what for aim in cheapest(aims)}) == 1
