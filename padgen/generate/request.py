"""Make new duchies with one call, from options as a person gives them."""

from itertools import islice
from random import SystemRandom

from padgen.errors import OptionError, check_choice
from padgen.generate.maker import seeded
from padgen.generate.patterns import Grain
from padgen.generate.spec import Spec
from padgen.language import Sentence
from padgen.model import Layout
from padgen.names import layout_of
from padgen.tables import Game


def make_duchies(
    number: int = 1,
    *,
    seed: int | None = None,
    like: Layout | str | None = None,
    sizes: Layout | str | None = None,
    game: str | None = None,
    grain: str = "medium",
    symmetric: bool = False,
    shuffled: bool = False,
) -> tuple[Layout, ...]:
    """Return `number` new duchies: valid, all different, and the same for the same seed. `source` says how each was made.

    They have the shape, composition and tables of `like`, and the area sizes of `sizes`, if given. Each is a layout or a
    text for `load`. The default of `like` is duchy A, or board 1 with `game="base"`. `grain` is fine, medium or coarse.
    `shuffled` moves the die numbers of the base game.

    >>> [duchy.name for duchy in make_duchies(3, seed=7, like="a")]
    ['7-1', '7-2', '7-3']

    Raises: SpecError if no such duchy is possible, OptionError if options contradict each other, LayoutError.
    """
    spec = spec_of(game, sizes, like, grain, symmetric=symmetric, shuffled=shuffled)
    return tuple(islice(seeded(SystemRandom().randrange(1_000_000) if seed is None else seed, spec), number))


def spec_of(
    game: str | None = None,
    sizes: Layout | str | None = None,
    like: Layout | str | None = None,
    grain: str = "medium",
    *,
    symmetric: bool = False,
    shuffled: bool = False,
) -> Spec:
    """Return the specification for the options of `make_duchies`. Raises: the same errors as `make_duchies`."""
    check_choice("game", game, Game)
    check_choice("grain", grain, Grain)
    same_sizes = layout_of(sizes) if sizes is not None else None
    if like is None:
        game = game or (same_sizes.game if same_sizes else Game.DICE)
        like = "a" if game == Game.DICE else "base-1"
    like = layout_of(like)
    if game and game != like.game:
        raise OptionError("game", Sentence("generate-game", name=like.name, game=Sentence(f"game-{like.game}")))
    return Spec(like, same_sizes, Grain(grain), symmetric, shuffled=shuffled)
