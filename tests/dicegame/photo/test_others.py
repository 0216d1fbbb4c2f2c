"""Pictures of other things are refused with a sentence, whatever they are; none becomes an empty sheet."""

import pytest

from dicegame.photo.errors import PhotoError
from dicegame.photo.read import read
from padgen.language import Sentence
from research.photo.others import OTHERS, make_other

LIKEST = ("score_sheet", "base_sheet")
"""Pictures that are most like a sheet of the dice game. The others take long, since many printed sheets are compared."""
NAMES = [draw.__name__.strip("_") for draw in OTHERS]


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(number, id=name, marks=[] if name in LIKEST else pytest.mark.exhaustive)
        for number, name in enumerate(NAMES)
    ],
)
def test_a_picture_of_something_else_is_refused(number: int) -> None:
    with pytest.raises(PhotoError) as refused:
        read(make_other(number))
    assert isinstance(refused.value.sentence, Sentence)
    assert refused.value.sentence.key in ("photo-none", "photo-base")
