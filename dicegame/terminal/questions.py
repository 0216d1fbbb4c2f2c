"""Ask the questions before a game, such as starting castles."""

from collections.abc import Sequence

from dicegame.play.naming import Names
from dicegame.play.playable import Answer, AnyPlayable, Choice, Plan, Question
from dicegame.terminal.console import HELP, QUIT, Quit, Terminal
from dicegame.terminal.drawing import Drawing, drawing_of
from padgen.errors import PadgenError
from padgen.language import Sentence, joined, say


def ask_questions(terminal: Terminal, playable: AnyPlayable, plan: Plan) -> list[Answer]:
    """Show the board, ask all questions before a game, and return the answers. Raises: Quit if a player leaves."""
    drawing = drawing_of(playable, terminal.words)
    answers: list[Answer] = []
    while questions := playable.questions(plan, answers):
        if not answers or plan.layouts:
            _show(terminal, drawing, plan, questions[0])
        answers.append(_ask(terminal, drawing, plan, answers, questions[0]))
    return answers


def _show(terminal: Terminal, drawing: Drawing, plan: Plan, question: Question) -> None:
    """Show the board, the suggestion for beginners if there is one, and how to get help."""
    layout = plan.layouts[question.player] if plan.layouts else plan.layout
    rows = drawing.layout_sentences(layout) if terminal.plain else drawing.layout(layout)
    terminal.say(*rows, *([""] if rows else []), *([question.suggestion] if question.suggestion else []))
    terminal.say(Sentence("play-help-hint"))


def _ask(terminal: Terminal, drawing: Drawing, plan: Plan, answers: Sequence[Answer], question: Question) -> Answer:
    words = terminal.words
    who = words("play-all") if question.for_all else plan.names[question.player]
    choices = joined(choice.text for choice in question.choices)
    prompt = words(
        "play-question-secret" if question.secret else "play-question", name=who, question=question.prompt, choices=choices
    )
    while True:
        text = terminal.ask(prompt, question.secret)
        if text.lower() in QUIT:
            raise Quit
        if text.lower() in HELP:
            terminal.say(*drawing.question_help(question), Sentence("play-help-question"))
            continue
        if text.lower() == "board":
            _show(terminal, drawing, plan, question)
            continue
        try:
            return drawing.playable.answer(
                plan, answers, question.player, choice_key(question.choices, text, words.language) or text
            )
        except PadgenError as error:
            terminal.say(error.sentence)


def choice_key(choices: Sequence[Choice], text: str, language: str) -> str | None:
    """Return the key of the choice whose translated text is, or begins with, `text`. Return None unless only one fits."""
    found = Names((say(choice.text, language), choice.key) for choice in choices).find(text)
    return found[0] if len(found) == 1 else None
