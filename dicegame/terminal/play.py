"""Play any game in the terminal. This module prints and asks; the rules are those of the session's game."""

from collections.abc import Sequence
from typing import Any

from dicegame.games import find_kit
from dicegame.play.events import Chance
from dicegame.play.naming import Names
from dicegame.play.recordfile import NotSavedError
from dicegame.play.session import AnySession
from dicegame.terminal.console import HELP, QUIT, Quit, Terminal, looking
from dicegame.terminal.drawing import drawing_of, show_side
from dicegame.terminal.turn_list import TurnList
from padgen.errors import PadgenError
from padgen.language import Sentence, say


class TerminalGame:
    """One game, played at one terminal."""

    def __init__(self, terminal: Terminal, session: AnySession) -> None:
        self.terminal = terminal
        self.words = terminal.words
        self.say = terminal.say
        self.session = session
        self.names = session.setup.names
        self.drawing = drawing_of(session.playable, terminal.words)
        self.ended = False
        """Whether the players have seen the last move and agreed to end the game."""

    def play(self) -> None:
        """Play the game to its end. Raises: Quit if the player leaves."""
        session = self.session
        if session.events:
            self.show_last_events()
        else:
            self.say(Sentence("play-help-hint"))
        while not self.ended:
            try:
                self.play_next()
            except NotSavedError as error:
                self.say(error.sentence)
                if self.terminal.ask(self.words("play-enter-again")).lower() in QUIT:
                    raise Quit from None

    def play_next(self) -> None:
        """Let the person or the bot who is due move, draw what is due, or end the game. Raises: NotSavedError; Quit."""
        session = self.session
        player = session.waiting_for
        if player is not None:
            self.ask_for_move(player)
        elif session.bots_due:
            self.let_bots_play()
        elif session.ending or session.over:
            self.end()
        else:
            self.ask_for_chance()

    def show_last_events(self) -> None:
        """Show the events since the last random result of a resumed game, and the board if no person has to move now."""
        session = self.session
        places = [place for place, event in enumerate(session.events) if isinstance(event, Chance)]
        events = session.events[places[-1] if places else 0 :]
        self.say("", *(self.drawing.event(session.game, event) for event in events))
        if session.waiting_for is None and not session.over:
            self.show(self.last_person, [], read_out=True)

    def let_bots_play(self) -> None:
        """Let the bots whose turn it is move, and print a line for each. If no people play, show the bots' boards."""
        session = self.session
        for player in session.bots_due:
            made, notes = [], []
            while player in session.bots_due:
                game, advice = session.game, session.bot_advice(player)
                session.move(player, advice.move)
                made.append(self.drawing.made_move(game, player, advice.move))
                notes += [advice.note] if advice.note else []
            if len(session.bots) == len(self.names):
                self.show(player, [])
            self.terminal.say_hanging(self.who_did(player, "; ".join(made)))
            for note in notes:
                self.terminal.say_hanging(f"  ({self.with_compiler(note)})")

    def with_compiler(self, note: Sentence) -> str:
        """Return a bot's note as text. If code is being compiled in the background, add how long that will still take."""
        from dicegame.strength.prepare import behind_left_s

        left_s = behind_left_s()
        parts = [note] if left_s is None else [note, Sentence("fast-behind-left", seconds=round(left_s))]
        return "; ".join(say(part, self.words.language) for part in parts)

    def end(self) -> None:
        """Ask after the last move whether to end the game or to take the move back, and do so. Bots are not asked."""
        word = ""
        try:
            if len(self.session.bots) < len(self.names):
                word = self.terminal.ask(self.with_undo(self.words("play-enter-ends"))).lower()
            if self.did_common_word(word, self.last_person):
                return
        except Quit:
            if not self.session.over:
                raise
            word = ""
        if word:
            self.say(Sentence("play-nothing-here", word=word))
            return
        if self.session.ending:
            self.session.close()
        self.ended = True

    def ask_for_chance(self) -> None:
        """Draw the next random result, after Enter if needed, or ask people to type the result from the real table."""
        session = self.session
        if session.rng is None:
            self.ask_for_typed_chance()
        elif len(session.bots) == len(self.names) or not self.drawing.asks_before(session.game):
            self.draw(None)
        else:
            word = self.terminal.ask(self.with_undo(self.drawing.draws())).lower()
            if word in ("", "roll"):  # a mistyped "undo" must not roll the dice
                self.draw(None)
            elif not self.did_common_word(word, self.last_person):
                self.say(Sentence("play-nothing-here", word=word))

    def ask_for_typed_chance(self) -> None:
        """Ask for dice or tiles from the real table. Instead, the player may take back an answer or the last move."""
        drawing, game = self.drawing, self.session.game
        prompts, parts = drawing.asks_for_chance(game), list[Any]()
        while len(parts) < len(prompts):
            prompt = drawing.asks_for_chance(game, parts)[len(parts)]
            word = self.terminal.ask(self.with_undo(prompt, "play-undo-answer" if parts else "")).lower()
            if word in HELP:
                self.say(*drawing.chance_help(), Sentence("play-help-words"))
                continue
            if word == "undo" and parts:
                parts.pop()
                continue
            if self.did_common_word(word, self.last_person):
                if self.session.game is not game:
                    return
                continue
            try:
                parts.append(drawing.parse_chance_part(game, parts, word))
                if len(parts) == len(prompts):
                    self.draw(drawing.join_chance(game, parts))
            except PadgenError as error:  # only the last answer is asked again
                del parts[len(prompts) - 1 :]
                self.say(error.sentence)

    def draw(self, given: Any) -> None:
        """Draw a random result, or use the given one, and announce it. Raises: PadgenError for an impossible one."""
        before = self.session.game
        self.session.draw(given)
        self.say(*self.drawing.changes(before, self.session.game))
        self.announce()

    def with_undo(self, prompt: str, undo: str = "") -> str:
        """Return a prompt that also says what typing undo takes back. `undo` may be the key of a special message for it."""
        taken = undo and self.words(undo)
        if not undo and self.session.undoable == "chance":
            taken = self.words("play-undo-chance", what=self.session.chance_kind)
        elif not undo and self.session.undoable:
            taken = self.words("play-undo-move")
        return self.words("play-prompt", prompt=f"{prompt}, {taken}" if taken else prompt)

    @property
    def last_person(self) -> int:
        """Return the number of the person who made the latest move after the last random result, or 0 if none did."""
        return next((player for player in reversed(self.session.moved) if player not in self.session.bots), 0)

    def who_did(self, player: int, what: str) -> str:
        """Return a line that names a player and what that player did."""
        return self.words("where-what", where=self.names[player], what=what)

    def announce(self) -> None:
        """Print the last random result. If it can be undone, say so."""
        undo = f" {self.words('play-undo-roll-hint')}" if self.session.undoable == "chance" else ""
        self.say("", f"{self.drawing.chance(self.session.game, self.session.chance)}{undo}")

    def ask_for_move(self, player: int) -> None:
        """Show the legal moves of a player, and ask until the player makes one."""
        session = self.session
        game = session.game
        turns = TurnList(self.terminal, self.drawing, game, player, session.legal(player))
        self.list_moves(turns)
        while session.game is game and session.waiting_for == player:
            word = self.terminal.ask(self.prompt(turns)).lower()
            if not word and turns.only:
                self.make_move(player, turns, "1")
            elif not word:
                turns.widen()
                self.list_moves(turns)
            elif word == "more":
                self.say(*turns.all_lines())
            elif word == "hint":
                self.hint(turns)
            elif word == "why":
                self.why(turns)
            elif turns.narrow(word):
                self.list_moves(turns)
            elif not self.did_common_word(word, player):
                self.make_move(player, turns, word)

    def prompt(self, turns: TurnList) -> str:
        """Return the prompt for a move. If there is only one, it says that Enter makes it."""
        key = "play-your-turn-only" if turns.only else "play-your-turn-part" if turns.narrowed else "play-your-turn"
        return self.words(key, name=self.names[turns.player], move=turns.only)

    def list_moves(self, turns: TurnList) -> None:
        """Show the board of a player and the moves below it. The moves are in groups if the screen has no room for all."""
        self.say(*turns.lines_below(self.show(turns.player, turns.moves)))

    def make_move(self, player: int, turns: TurnList, word: str) -> None:
        """Make the move that was typed, either its number in the list or its text. Print the error if it is not legal."""
        game = self.session.game
        try:
            move = turns.parse(word)
            self.session.move_on(player, move)
        except PadgenError as error:
            self.say(error.sentence)
        else:
            self.terminal.say_hanging(self.who_did(player, self.drawing.made_move(game, player, move)))

    def did_common_word(self, word: str, player: int) -> bool:
        """Carry out a word if it works at any prompt, such as `board` or `undo`. Return whether it does. Raises: Quit."""
        if word in HELP:
            self.say(*self.drawing.help(self.session.game), Sentence("play-help-words"))
        elif word.partition(" ")[0] == "board":
            self.show_board(word.partition(" ")[2].strip(), player)
        elif word == "undo":
            self.undo()
        elif word in ("hint", "why"):
            self.say(Sentence("table-no-hint-due"))
        elif word in QUIT:
            raise Quit
        else:
            return self.did_own_word(word)
        return True

    def did_own_word(self, word: str) -> bool:
        """Print the answer to a word that only this game knows. Return whether it is such a word."""
        told: Sequence[Sentence | str] | None
        try:
            told = self.drawing.own_word(self.session.game, word)
        except PadgenError as error:
            told = [error.sentence]
        if told is not None:
            self.say(*told)
        return told is not None

    def undo(self) -> None:
        """Take back the last move, or dice that were mistyped, and say so."""
        kind = self.session.chance_kind
        try:
            player = self.session.undo()
        except PadgenError as error:
            self.say(error.sentence)
        else:
            taken = self.words("play-roll-taken-back", what=kind) if player is None else ""
            self.say(taken or self.words("play-move-taken-back", name=self.names[player or 0]) + ".")

    def hint(self, turns: TurnList) -> None:
        """Show a few good moves, each with a letter that takes it and with a reason."""
        try:
            turns.give_hints(self.session.hint(turns.player))
        except PadgenError as error:
            self.say(error.sentence)
        else:
            self.say(Sentence("play-hints"), *turns.hint_lines())

    def why(self, turns: TurnList) -> None:
        """Show the sums behind the hints: the points that the bot expects, and what changes them most."""
        if not turns.hints:
            self.hint(turns)
        if turns.hints:
            self.say(Sentence("play-why"), *turns.why_lines())

    def look_back(self) -> None:
        """Show what each person, or each bot if only bots played, could have done better. Ctrl-C skips this."""
        from dicegame.strength.look_back import look_back_lines

        session = self.session
        kit = find_kit(session.playable.key)
        if not kit.offers("look_back"):
            return
        players = [player for player in range(len(self.names)) if player not in session.bots] or list(session.bots)
        self.say("", kit.look_back_question)
        try:
            for player in players:
                with looking(self.terminal.console, self.words, self.terminal.animated) as tell:
                    found = kit.look_back(session.record, player, tell)
                for line in look_back_lines(found, self.words.language):
                    self.terminal.say_hanging(line)
        except KeyboardInterrupt:
            self.say(self.words("play-look-back-skipped"))
        except PadgenError as error:  # it needs what is not installed
            self.say(error.sentence)

    def show_board(self, whose: str, player: int) -> None:
        """Show the board of the player named `whose` (may be shortened), or of `player` if it is empty."""
        names = ((name, number) for number, whole in enumerate(self.names) for name in (whole, whole.removeprefix("bot:")))
        found = Names(names).find(whose)
        if whose and len(found) != 1:
            self.say(self.words("play-whose-board", name=whose[:40], names=self.names))
            return
        player = found[0] if whose else player
        moves = self.session.legal(player) if self.session.waiting_for == player else []
        self.show(player, moves, read_out=True)

    def show(self, player: int, moves: Sequence[Any], read_out: bool = False) -> int:
        """Show a player's board; return its number of lines. In plain mode, `read_out` adds a description in words."""
        return show_side(self.terminal, self.drawing, self.session.game, player, moves, read_out)
