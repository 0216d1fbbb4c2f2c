"""The view of the dice game, which shows it on pages and in the API."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from markupsafe import Markup

from dicegame.dice.clock import Clock
from dicegame.dice.game import Game
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.dice.roll import Roll, parse_roll
from dicegame.dice.turn import Turn, parse_turn
from dicegame.play.events import Chance, Moved, standing_chances
from dicegame.play.record import replay
from dicegame.play.session import AnySession
from dicegame.web.games.charts import phase_bars
from dicegame.web.games.dice.board import Tap, draw_corners, draw_duchy, small_duchy
from dicegame.web.games.dice.points_view import area_points, hexes_of_line, rules_of_line, short_label
from dicegame.web.games.dice.share import draw_result, phase_rows
from dicegame.web.games.dice.sheet_view import (
    SheetView,
    TurnSummary,
    advised,
    castle_choices,
    hexes_of,
    marks_of,
    seen_of,
    sheet_view,
    summarize,
    turn_summary,
)
from dicegame.web.games.dice.state import State, open_round, standing, state_of
from dicegame.web.games.share_card import as_file, title_of
from dicegame.web.games.view import GameView, Moment, Shown
from dicegame.web.table.played_rounds import played_rounds
from dicegame.web.table.table import Table
from dicegame.web.visitors.language import Words
from padgen.tables import PHASES

HINTS_FROM = "expert"


class LastRound(NamedTuple):
    """The last round of a game in which all players have taken their turns."""

    name: str
    """The number of the phase, and of the round in this phase, such as 1.3."""
    turns: tuple[TurnSummary, ...]
    """The turn of each player."""
    turns_taken: tuple[Turn, ...]
    """The same turns, as the rules have them."""


class DiceView(GameView):
    """The view of the dice game, with boards to tap on."""

    folder = "dice"
    state_model = State
    bot_kinds = ("planner", "expert", "search", "greedy", "random")

    def open_round(self, table: Table) -> str | None:
        """Return the name of the open round (phase and round in this phase, such as 1.3), or None if no round is open."""
        return open_round(table)

    def state(self, table: Table, owner: str) -> State:
        """Return the state of a table as the phone with the id `owner` may see it."""
        return state_of(table, owner)

    def bots(self, table: Table, words: Words) -> list[tuple[str, str]]:  # noqa: ARG002  # as all views have it
        """Return a pair for each bot, the planner first: its name in the program, and a text for people."""
        return [(bot, words(f"bot-{bot}")) for bot in self.bot_kinds]

    def questions(self, table: Table, words: Words) -> dict[str, Any]:
        """Return the template's values for the page where castles are chosen: the choices of each seat, and the board."""
        layout = table.settings.layout
        castles = {seat: castle_choices(layout, asked) for seat, asked in table.questions.items()}
        hexes = [f"to-{hex_.q}-{hex_.r}" for hex_ in layout.cells]

        def board_of_castles(seat: int | None) -> Markup:
            choices = () if seat is None else castles[seat]
            to = f"/t/{table.code}?seat={(seat or 0) + 1}&castle="
            taps = {hex_ - 1: Tap("lit", (), f"{to}{hex_}", BONUS_NAMES[bonus]) for hex_, bonus in choices}
            return draw_duchy(layout, [], layout.name, words, taps=taps, asked=bool(taps))

        return {"castles": castles, "castle_hexes": hexes, "board_of": board_of_castles}

    def play(self, table: Table, words: Words, shown: Shown) -> dict[str, Any]:
        """Return the template's values for the page of a running game: a sheet, next choices, hints, and last turns."""
        session = table.running_session()
        game: Game = session.game
        layout, before, found = session.setup.layout, last_round(table), standing(table)
        done = not game.missing
        last = hexes_of(before.turns_taken[shown.seat]) if before and (done or not shown.mine) else set()
        corners = draw_corners(layout, found.players[shown.seat].total, game.open_values, words)
        sheet = sheet_view(table, shown, words, corners, last)
        others = [seat for seat in range(len(table.seats)) if seat != shown.seat]
        taken = {seat: (before.turns_taken[seat],) if before else () for seat in others}
        return {
            "sheet": sheet,
            "choosing": sheet.choosing,
            "roll": game.roll,
            "standing": found.players,
            "round_done": done and game.roll is not None,
            "phase_over": done and game.roll is not None and game.clock.ends_phase and not game.last_round,
            "areas": [area_points(layout, phase) for phase in range(len(PHASES))],
            "hints": [(summarize(game, shown.seat, one.move), one) for one in shown.advice],
            "before": {one: before.turns[one] for one in range(len(before.turns))} if before else {},
            "others_boards": [
                (seat, small_duchy(layout, marks_of(seen_of(game, seat, own=False)), "", hexes_of(*taken[seat])))
                for seat in others
            ],
            "better": summarize(game, shown.seat, shown.better) if shown.better else None,
            "earned": _earned(before, sheet, shown, open_round(table)),
            "hint_bot": f"bot:{HINTS_FROM}",
        }

    def over(self, table: Table, words: Words) -> dict[str, Any]:
        """Return the template's values for the page of a finished game: the result, a chart, all boards, and links."""
        game, outcome = table.running_session().game, standing(table)
        layout = game.setup.layout
        return {
            "short_label": short_label,
            "rules_of": lambda line: rules_of_line(layout, line),
            "board_of_points": lambda seat, line: small_duchy(
                layout, marks_of(game.players[seat]), "", ringed=hexes_of_line(layout, line)
            ),
            "archivable": self.archivable(table),
            "outcome": outcome,
            "chart": phase_bars(phase_rows(outcome), words("chart-phases")),
            "share_text": title_of(outcome, words),
            "replay_of": lambda name, round_: replay_address(table, name, round_),
            "board_of": lambda seat: draw_duchy(layout, marks_of(game.players[seat]), "", words),
            "summary_of": lambda text: turn_summary(layout, parse_turn(text)),
            "dice_in_words": lambda text: dice_in_words(words, parse_roll(text)),
        }

    def picture(self, table: Table, words: Words, kind: str) -> bytes:
        """Return a picture of a finished game to share. `kind` is `svg` or `png`."""
        return as_file(draw_result(table.running_session().game, standing(table), words), kind)

    def advisers(self, table: Table) -> list[str]:
        """Return the names of all bots except `random` and `greedy`, whose values are not expected points."""
        return [bot for bot in (*table.playable.bots,) if bot not in ("random", "greedy")]

    def coach(self, table: Table) -> str:
        """Return the bot that also gives the hints, so that the coach does not criticize a turn that a hint recommended."""
        return HINTS_FROM if HINTS_FROM in table.playable.bots else self.advisers(table)[0]

    def points_before(self, game: Game, player: int) -> int:
        """Return the points on a player's sheet before the open round."""
        return replace(game, roll=None, turns=()).outcome.players[player].total

    def shown_move(self, game: Game, player: int, move: Turn) -> TurnSummary:
        """Return a turn in the form that the template needs, with the points and bonuses that it brings or costs."""
        return summarize(game, player, move)

    def what(self, move: Turn) -> tuple[object, ...]:
        """Return a key that is the same for turns that do the same, such as two marks in either order."""
        return (move.sale, move.bonus, frozenset({(move.hex, move.pip), (move.hex2, move.pip2)}))

    def phases(self, games: Sequence[Game], rounds: Sequence[tuple[int, int]]) -> list[int]:
        """Return the number of the phase of each round. Phases are counted from 0."""
        return [games[start].clock.phase for start, _ in rounds]

    def round_name(self, table: Table, words: Words, number: int) -> str:
        """Return the name of the round `number`, counted from 1 through the game: the phase, and the round in this phase."""
        session = table.running_session()
        clock = Clock.of(session.setup.tables, session.setup.solo)
        for _, rolled in standing_chances(session.events)[: number - 1]:
            clock = clock.tick(rolled.result.double).settle()
        return f"{words('phase', phase=PHASES[clock.phase])}, {words('round', round=clock.round + 1)}"

    def moment(self, table: Table, words: Words, moment: Moment) -> dict[str, Any]:
        """Return the template's values for the page of one moment in a replay: a sheet, the dice, and the player's turn."""
        found = super().moment(table, words, moment)
        game: Game = moment.game
        event = moment.event
        if isinstance(event, Chance):
            found["happened"] = f"{words('rolled')}: {dice_in_words(words, event.result)}"
        before = moment.games[moment.at - 1]
        taps = advised(moment.best, "advice") if moment.best else {}
        fresh = hexes_of(event.move) if isinstance(event, Moved) and event.player == moment.seat else set[int]()
        points = game.outcome.players[moment.seat].total
        corners = draw_corners(game.setup.layout, points, game.open_values, words)
        return found | {
            "game": game,
            "turn": summarize(before, event.player, event.move) if isinstance(event, Moved) else None,
            "board": draw_duchy(
                game.setup.layout, marks_of(game.state(moment.seat)), "", words, taps=taps, fresh=fresh, corners=corners
            ),
        }


def last_round(table: Table) -> LastRound | None:
    """Return the last complete round, or None if there is none. The result is cached until the next roll."""
    session = table.running_session()
    game: Game | None = session.game
    if game and (not game.roll or game.missing):
        rolls = sum(isinstance(event, Chance) for event in session.events)
        if table.round_cache is None or table.round_cache[0] != rolls:
            table.round_cache = rolls, _last_complete(session)
        game = table.round_cache[1]
    if game is None:
        return None
    taken = tuple(turn for turn in game.turns if turn is not None)
    turns = tuple(summarize(game, player, turn) for player, turn in enumerate(taken))
    return LastRound(f"{game.clock.phase + 1}.{game.clock.round + 1}", turns, taken)


def _last_complete(session: AnySession) -> Game | None:
    """Return the game at the end of the round before the open one, or None if there is none."""
    found = None
    for game, event in zip(replay(session.record), session.events, strict=False):
        if isinstance(event, Chance) and game.roll:  # the moves before it cannot be taken back any more
            found = game
    return found


def _earned(
    before: LastRound | None, sheet: SheetView, shown: Shown, round_: str | None
) -> tuple[str | None, TurnSummary] | None:
    """Return the round and the turn that the shown seat took last, or None if it took none or is another phone's."""
    if not shown.mine:
        return None
    if not sheet.choosing and sheet.turns:
        return round_, sheet.turns[0]
    return (before.name, before.turns[shown.seat]) if before else None


def replay_address(table: Table, name: str, round_: int) -> str:
    """Return the address of the replay just before a player's turn in a round (from 1), with the values of all turns."""
    found = played_rounds(table)
    seat = found.record.setup.names.index(name)
    at = found.decision(round_, seat)
    return f"/t/{table.code}/replay?at={at or 0}&look={seat + 1}&values=1"


def dice_in_words(words: Words, roll: Roll) -> str:
    """Return the colors and pips of a roll as text in the visitor's language, and whether it is a double."""
    said = [words.word(f"color-{COLOR_NAMES[color]}") for color in roll.colors] + [str(pip) for pip in roll.pips]
    return ", ".join([" ".join(said), *[words("double")] * roll.double])
