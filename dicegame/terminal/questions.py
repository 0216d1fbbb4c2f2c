"""Ask the questions before a game, such as starting castles."""

from collections.abc import Sequence

from dicegame.play.playable import Answer, AnyPlayable, Choice, Plan, Question
from dicegame.terminal.console import QUIT, Quit, Terminal
from padgen.errors import PadgenError
from padgen.language import joined, say


def ask_questions(terminal: Terminal, playable: AnyPlayable, plan: Plan) -> list[Answer]:
    """Ask all questions before a game, and return the answers. Raises: Quit."""
    answers: list[Answer] = []
    while questions := playable.questions(plan, answers):
        answers.append(_ask(terminal, playable, plan, answers, questions[0]))
    return answers


def _ask(terminal: Terminal, playable: AnyPlayable, plan: Plan, answers: Sequence[Answer], question: Question) -> Answer:
    words = terminal.words
    who = words("play-all") if question.for_all else plan.names[question.player]
    choices = joined(choice.text for choice in question.choices)
    prompt = words(
        "play-question-secret" if question.secret else "play-question", name=who, question=question.prompt, choices=choices
    )
    while True:
        text = terminal.ask(f"{prompt} ", question.secret)
        if text.lower() in QUIT:
            raise Quit
        try:
            return playable.answer(
                plan, answers, question.player, choice_key(question.choices, text, words.language) or text
            )
        except PadgenError as error:
            terminal.say(error.sentence)


def choice_key(choices: Sequence[Choice], text: str, language: str) -> str | None:
    """Return the key of the choice that a text means in a language, or None unless exactly one fits."""
    word = text.strip().lower()
    found = [choice.key for choice in choices if word and say(choice.text, language).lower().startswith(word)]
    return found[0] if len(found) == 1 else None
