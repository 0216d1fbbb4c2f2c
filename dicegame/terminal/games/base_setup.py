"""Tell players before a game which expansions are played, and which facts about them are not certain."""

from collections.abc import Iterator

from dicegame.base.facts import OURS
from dicegame.base.setup import Setup
from dicegame.base.supply import SOLO
from dicegame.terminal.games.base_expansions import modules_sentence
from padgen.language import Sentence

SURE = "sure"


def setup_sentences(setup: Setup) -> Iterator[Sentence]:
    """Yield sentences on the expansions or the solo game, and on facts that no source says for sure."""
    if setup.modules:
        yield Sentence("base-with", modules=modules_sentence(setup.modules))
    if setup.mode == SOLO:
        yield Sentence("base-solo-setup", target=setup.target)
    if not (setup.modules or setup.mode):
        return
    for layout in dict.fromkeys(setup.layouts):
        matters = layout.links or (layout.posts and "borders" in setup.modules)
        if matters and layout.confidence not in ("", SURE):
            yield Sentence("base-likely", layout=layout.name, surety=layout.confidence)
    if "castles" in setup.modules and setup.facts.white_castles == OURS.white_castles:
        building, black = setup.facts.white_castles
        yield Sentence("base-facts-castles", building=building, black=black)
    if "routes" in setup.modules and setup.facts.routes == OURS.routes:
        yield Sentence("base-facts-routes")
    if setup.mode == SOLO and setup.facts.removal == OURS.removal:
        yield Sentence("base-facts-removal")
