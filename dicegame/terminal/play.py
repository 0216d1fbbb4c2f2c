"""Playing in the terminal: draws and asks, and knows no rule."""

import getpass
import os
import sys
from contextlib import nullcontext
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from dicegame.dice.castles import castle_name, free_castles, parse_castle
from dicegame.dice.masks import NOTHING, Masks
from dicegame.dice.playable import DiceSession as Session
from dicegame.dice.roll import parse_roll
from dicegame.dice.rules import follow
from dicegame.dice.turn import Turn, format_turn, parse_turn
from dicegame.games import LOOK_BACKS
from dicegame.play.events import GameError
from dicegame.play.players import bot_name
from dicegame.terminal.dice_board import (
    LEGEND,
    areas,
    board,
    describe,
    effect,
    finished_colors,
    looking_back,
    reasons,
    status,
)
from padgen.errors import PadgenError
from padgen.tables import PHASES

UNDONE = {"move": "the last turn", "chance": "the roll"}
SHOWN = 18
"""Turns shown at once; a list that scrolls away is no help."""
NUMBERED = 27
"""The column where what a turn does begins, after its number and its text."""
HELP = """\
Type the number of a turn, or the turn itself:
  12=4              mark hex 12 with a 4
  monk 12=4         ... checking off a monk: any color of die will do
  worker 12=4       ... checking off a worker: any pip will do
  12=4 silver 17=2  mark two hexes, checking off a silver
  pass              take a worker instead
  sell ...          sell all commodities first (double hourglass), before any of these
Or a word:
  more   show all turns          board  show the duchy again (board Ben: that of Ben)
  hint   three good turns, and what speaks for them
  undo   take the last turn back, as long as the dice are not rolled again;
         with dice on the table also a mistyped roll, before anybody has taken a turn
  quit   leave; the game is saved, and dicegame play --resume goes on with it"""


class Quit(Exception):  # noqa: N818  # not an error: the player has had enough
    """The player leaves."""


class Terminal:
    """One terminal, with one or several people before it."""

    def __init__(self, plain: bool = False) -> None:
        self.console = Console(highlight=False, color_system=None if os.environ.get("NO_COLOR") else "auto")
        self.plain = plain
        self.animated = self.console.is_terminal and self.console.color_system is not None and not plain

    def say(self, *lines: object) -> None:
        """Print lines."""
        for line in lines:
            self.console.print(line, markup=False, soft_wrap=isinstance(line, Text))  # a picture is not wrapped

    def say_hanging(self, line: str, column: int = 0) -> None:
        """Print a line; what does not fit into it follows below a column, or further to the right than the line begins."""
        margin = len(line) - len(line.lstrip())
        hanging = " " * (column or margin + 2)
        self.say(*wrap(line.lstrip(), self.console.width, initial_indent=" " * margin, subsequent_indent=hanging))

    def ask(self, prompt: str, secret: bool = False) -> str:
        """One line from the player. Raises: Quit at the end of input."""
        try:
            if secret and sys.stdin.isatty():
                return getpass.getpass(prompt).strip()
            return input(prompt).strip()
        except EOFError:
            raise Quit from None

    def choose_starts(self, masks: Masks, rule: str, names: tuple[str, ...], seed: int | None) -> tuple[int, ...]:
        """Ask people for their starting castles by one of `START_RULES`, then bots; in secret, nobody sees what is typed."""
        people = [player for player, name in enumerate(names) if not bot_name(name)]
        chosen: dict[int, int] = {}
        for player in people:
            free = free_castles(masks, rule, chosen.values())
            if rule == "same" and chosen:
                chosen[player] = free[0]
                continue
            squares = ", ".join(castle_name(masks, hex_) for hex_ in free)
            who = "All" if rule == "same" and len(names) > 1 else names[player]
            secret = rule == "secret" and len(people) > 1
            hidden = ", typed unseen" if secret else ""
            prompt = f"{who}, which starting castle ({squares}{hidden})? "
            chosen[player] = self.ask_castle(prompt, masks, free, secret)
        from dicegame.dice.bots.castle import choose_for_bots

        return choose_for_bots(masks, rule, names, chosen, seed)

    def ask_castle(self, prompt: str, masks: Masks, free: list[int], secret: bool) -> int:
        """Ask for one of the free castles until the answer can be understood."""
        while True:
            try:
                return parse_castle(masks, self.ask(prompt, secret), free)
            except PadgenError as error:
                self.say(error)

    def play(self, session: Session) -> None:
        """Play a game to its end. Raises: Quit."""
        self.say("Type ? for help.")
        if session.game.roll:
            self.announce(session)
        while not session.over:
            player = session.waiting_for
            if player is not None:
                self.turn(session, player)
            elif session.bots_due:
                self.let_bots_play(session)
            else:
                self.between_rounds(session)

    def let_bots_play(self, session: Session) -> None:
        """After all people: each bot takes its turn and tells it; where only bots play, their pages are shown."""
        game = session.game
        for player in session.bots_due:
            turn = session.bot_move(player)
            session.move(player, turn)
            after = follow(session.setup.masks, game.seats[player].sheet, turn, game.clock.phase)
            told = f"{session.setup.names[player]}: {format_turn(turn)} ({effect(game, player, turn, after)})"
            if len(session.bots) == len(session.setup.names):
                self.show(session, player, [])
            self.say_hanging(told)

    def between_rounds(self, session: Session) -> None:
        """All turns are in: roll, finish, or take the last turn back."""
        table = session.rng is None
        last = session.game.last_round
        what = "ends the game" if last else "then type the dice that were rolled" if table else "rolls the dice"
        undo = f", undo takes {UNDONE[session.undoable]} back" if session.undoable else ""
        if table and not last:
            word = self.ask(f"Dice (such as: orange blue 2 4 double){undo}: ").lower()
        else:
            word = self.ask(f"Enter {what}{undo}: ").lower()
        if self.common_word(session, word, max(session.moved, default=0)):
            return
        if word not in ("", "roll") and (last or not table):  # a mistyped undo must not roll
            self.say(f"{word!r} does nothing here; ? tells what does.")
            return
        try:
            if last:
                session.close()
                return
            before = session.game
            session.draw(parse_roll(word) if table else None)
        except PadgenError as error:
            self.say(error)
            return
        self.say(*finished_colors(before, session.game))
        old, new = before.clock.phase, session.game.clock.phase
        if old != new:
            self.say(f"Phase {PHASES[old]} has ended; phase {PHASES[new]} begins.")
        self.announce(session)

    def announce(self, session: Session) -> None:
        """Tell the roll, as its owner does."""
        roll = session.game.roll
        assert roll
        undo = " (undo, if that was mistyped)" if session.undoable == "chance" else ""
        self.say("", f"Rolled: {roll}{undo}." + (" A double hourglass: commodities may be sold." if roll.double else ""))

    def turn(self, session: Session, player: int) -> None:
        """Ask one player for one turn."""
        turns = session.legal(player)
        name = session.setup.names[player]
        self.show(session, player, turns)
        self.show_turns(session, player, turns, SHOWN)
        while session.waiting_for == player:
            word = self.ask(f"{name}, your turn: ").lower()
            if word == "more":
                self.show_turns(session, player, turns, len(turns))
            elif self.common_word(session, word, player):
                continue
            else:
                self.take(session, player, turns, word)

    def take(self, session: Session, player: int, turns: list[Turn], word: str) -> None:
        """Take the turn that was typed, by number or as text."""
        try:
            if word.isascii() and word.isdigit():
                if not 1 <= int(word) <= len(turns):
                    self.say(f"There are turns 1 to {len(turns)}.")
                    return
                turn = turns[int(word) - 1]
            else:
                turn = parse_turn(word)
            session.move(player, turn)
        except PadgenError as error:
            self.say(error)
        else:
            self.say(f"{session.setup.names[player]}: {format_turn(turn)}")

    def common_word(self, session: Session, word: str, player: int) -> bool:
        """Do what can be asked for at any prompt; whether it was that. Raises: Quit."""
        if word in ("?", "help"):
            self.say(HELP, LEGEND)
        elif word.partition(" ")[0] == "board":
            self.show_page(session, word.partition(" ")[2].strip(), player)
        elif word == "undo":
            try:
                whose = session.undo()
                self.say(
                    "The roll is taken back." if whose is None else f"{session.setup.names[whose]} takes the turn back."
                )
            except PadgenError as error:
                self.say(error)
        elif word == "hint":
            self.hint(session, player)
        elif word in ("quit", "q", "exit"):
            raise Quit
        else:
            return False
        return True

    def hint(self, session: Session, player: int) -> None:
        """Show the turns that the planner likes best, by their numbers, with its reasons."""
        try:
            hints = session.hint(player)
        except GameError as error:
            self.say(error)
            return
        turns, masks, game = session.legal(player), session.setup.masks, session.game
        self.say("What the planner would do, the points it expects from here on, and why:")
        for advice in hints:
            after = follow(masks, game.seats[player].sheet, advice.move, game.clock.phase)
            self.say_turn(turns.index(advice.move) + 1, describe(game, player, advice.move, after))
            self.say_hanging(f"     {reasons(advice)}")

    def look_back(self, session: Session) -> None:
        """After a game: what the dice allowed each person, or each bot where only bots played. Ctrl-C skips it."""
        players = [player for player in range(len(session.setup.names)) if player not in session.bots] or list(session.bots)
        self.say("", "What did these dice allow to someone who knew them all? (Ctrl-C skips this)")
        try:
            for player in players:
                with self.console.status("looking ...") if self.animated else nullcontext():
                    found = LOOK_BACKS[session.playable.key](session.record, player)
                for line in looking_back(found):
                    self.say_hanging(line)
        except KeyboardInterrupt:
            self.say("Skipped; dicegame bound tells it of a record.")

    def show_page(self, session: Session, whose: str, player: int) -> None:
        """Show a player's page, or that of the one who is named, as short as is clear."""
        names = session.setup.names
        found = [seat for seat, name in enumerate(names) if whose and name.lower().removeprefix("bot:").startswith(whose)]
        found = [seat for seat in found if names[seat].lower().removeprefix("bot:") == whose] or found
        if whose and len(found) != 1:
            self.say(f"{whose[:40]!r} is not clear; expected one of {', '.join(names)}")
            return
        player = found[0] if whose else player
        turns = session.legal(player) if session.waiting_for == player else []
        self.show(session, player, turns, read_out=True)

    def show(self, session: Session, player: int, turns: list[Turn], read_out: bool = False) -> None:
        """Show a player's page; in plain mode the duchy only when it is asked for."""
        legal = {turn.hex for turn in turns if turn.hex != NOTHING}
        if not self.plain:
            self.say("", board(session.game, player, legal))
        elif read_out:
            self.say(*areas(session.game, player, legal))
        self.say(*status(session.game, player))

    def say_turn(self, number: int, described: str) -> None:
        """Print a turn with its number in the list."""
        self.say_hanging(f"{number:>3}  {described}", column=NUMBERED)

    def show_turns(self, session: Session, player: int, turns: list[Turn], most: int) -> None:
        """Show the legal turns by number, at most so many, and always the one that takes a worker."""
        masks, game = session.setup.masks, session.game
        for number, turn in enumerate(turns, 1):
            if number <= most or turn == Turn():
                after = follow(masks, game.seats[player].sheet, turn, game.clock.phase)
                self.say_turn(number, describe(game, player, turn, after))
        if len(turns) > most + 1:
            self.say(f"     ... and {len(turns) - most - 1} more: type more")
