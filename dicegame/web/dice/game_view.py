"""The dice game in pages and in the API."""

from typing import Any

from dicegame.archive.finished import Finished
from dicegame.dice.archiving import finished_game
from dicegame.dice.game import Game
from dicegame.dice.masks import compile_layout
from dicegame.dice.roll import parse_roll
from dicegame.dice.turn import parse_turn
from dicegame.play.events import Chance, Moved
from dicegame.web.dice.sheet_view import final_boards, marks_of, picture, sheet_view, summarize, turn_summary
from dicegame.web.dice.state import State, open_round, standing, state_of
from dicegame.web.language import Words, dice_in_words
from dicegame.web.table import Table
from dicegame.web.view import GameView, Moment, Shown


class DiceView(GameView):
    """The view of the dice game, with boards to tap on."""

    folder = "dice"
    bot_kinds = ("planner", "expert", "search", "greedy", "random")

    def open_round(self, table: Table) -> str | None:
        """Return the phase and the round."""
        return open_round(table)

    def state(self, table: Table, owner: str) -> State:
        """Return the part of a table that an owner may see."""
        return state_of(table, owner)

    def bots(self, table: Table, words: Words) -> list[tuple[str, str]]:  # noqa: ARG002  # as all views have it
        """Return the bots, the planner first."""
        return [(bot, words(f"bot-{bot}")) for bot in self.bot_kinds]

    def questions(self, table: Table, words: Words) -> dict[str, Any]:
        """Return the castles that each seat can choose now."""
        bonus = compile_layout(table.settings.layout).bonus
        castles = {
            seat: [(int(choice.key), bonus[int(choice.key) - 1]) for choice in asked.choices]
            for seat, asked in table.questions.items()
        }
        return {"castles": castles, "board": picture(table.settings.layout, [], words.language)}

    def play(self, table: Table, words: Words, shown: Shown) -> dict[str, Any]:
        """Return a sheet, what can be chosen on it, and hints."""
        game: Game = table.running_session().game
        sheet = sheet_view(table, shown, words.language)
        return {
            "sheet": sheet,
            "choosing": sheet.choosing,
            "roll": game.roll,
            "hints": [(summarize(game, shown.seat, one.move), one) for one in shown.advice],
        }

    def over(self, table: Table, words: Words) -> dict[str, Any]:
        """Return all sheets, and the texts of the costliest turns."""
        return {
            "archivable": True,
            "outcome": standing(table),
            "boards": final_boards(table, words.language),
            "summary_of": lambda text: turn_summary(table.settings.layout, parse_turn(text)),
            "dice_in_words": lambda text: dice_in_words(words, parse_roll(text)),
        }

    def finished(self, table: Table, date: str) -> Finished:
        """Return a finished game for the history."""
        record = table.running_session().record
        return finished_game(record, standing(table), date)

    def moment(self, table: Table, words: Words, moment: Moment) -> dict[str, Any]:
        """Return a sheet at one moment, with the dice and the player's turn."""
        found = super().moment(table, words, moment)
        game: Game = moment.game
        event = moment.event
        if isinstance(event, Chance):
            found["happened"] = f"{words('rolled')}: {dice_in_words(words, event.result)}"
        before = moment.games[moment.at - 1]
        return found | {
            "game": game,
            "turn": summarize(before, event.player, event.move) if isinstance(event, Moved) else None,
            "board": picture(game.setup.layout, marks_of(game.state(moment.seat)), words.language),
            "points": game.outcome.players[moment.seat].total,
        }
