"""Decide what is written on a sheet: find the most likely content by marks and rules, and the places in doubt."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

import numpy as np

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, GREEN, compile_layout
from dicegame.photo.knowledge import PLAIN, RINGED, Knowledge, Reading
from dicegame.photo.marks import VALUES, SheetMarks
from dicegame.photo.net import Floats
from dicegame.photo.sums import legible
from dicegame.photo.which import Flat
from padgen.model import Layout
from padgen.tables import PHASES

T = TypeVar("T")

SURE = 0.95
"""The user is asked about every entry that is less probable than this. Chosen with sheets that no net had learned from."""
TEMPERATURE = 1.3
"""The log-odds of what is read in a hex are divided by this, so that 95 % certain is right 95 times of 100. Fitted by
`research/photo/calibrate.py` to 90 sheets of writers from whom no net had learned."""
SURE_OF_RINGS = 0.85
"""The same limit for the bonus circles left, which only break ties."""
MOST_DOUBTS = 12
"""A sheet with more doubts is not scored: too much of it is faint or hidden to check it place by place."""
FAR = 11.0
"""Alternatives whose log-probability is lower than the best one's by more than this are ignored. Logarithms are natural."""
NEAR = 5.0
"""An alternative is a doubt only if its log-probability, with the rules counted, can be within this of the best one's."""
STEPS = 40
"""The largest number of changes that the rules may cause."""


class Doubt(NamedTuple):
    """A place on a sheet whose content is in doubt, so that the user is asked about it."""

    place: int | str
    """The number of a hex in `layout.cells`, or a text such as `sold-1`, `first-blue`, `second-blue`, `unused-monk`."""
    first: str
    """The more likely value, written as in the paper file, or `yes` or `no` for a claim."""
    second: str
    """The other possible value."""
    probability: float
    """The probability of `first`."""


@dataclass(frozen=True)
class ReadSheet:
    """Everything that was read on one sheet in a photo, with the doubts about it."""

    flat: Flat
    layout: Layout
    marks: tuple[str, ...]
    """The content of each hex, written as in the paper file: `5II`, `5`, `x` or a dot."""
    sold: tuple[int, ...]
    first: tuple[str, ...]
    second: tuple[str, ...]
    unused: tuple[int | None, ...]
    """The number of circles left for each bonus, in the order of `BONUS_NAMES`."""
    written: tuple[int | None, ...]
    """The sum that the player wrote for each phase, or None if it is not legible."""
    time: tuple[int, ...]
    """The number of time boxes checked off in each phase."""
    circles: tuple[int, ...]
    """For each circle of the bonus tracks: `PLAIN`, `RINGED` or `USED`."""
    doubts: tuple[Doubt, ...]
    """The doubts in the order in which the user is asked."""
    certainties: tuple[float, ...] = ()
    """The probability of what was read in each hex, before anybody is asked."""

    @property
    def illegible(self) -> bool:
        """Return whether so much is in doubt that the sheet must not be scored."""
        return len(self.doubts) > MOST_DOUBTS


class Change(NamedTuple):
    """A reading that differs from another one at a single place, and how much less likely its marks make it."""

    place: tuple[str, int]
    """The kind of the place that differs (`hex`, `circle`, `claim` or `sold`) and its number."""
    loss: float
    """How much lower the log-probability of the new content is, going by the marks alone."""
    reading: Reading


Rivals = dict[tuple[str, int], list[tuple[float, Reading]]]
"""For each place, the readings with another content there, and how much lower their log-probability is with the rules."""


def decide(marks: SheetMarks, flat: Flat) -> ReadSheet:
    """Return the most likely content of a sheet, by its marks and the rules, with the places in doubt."""
    layout = flat.print.layout
    sums = ({}, {}, {}) if flat.print.old else marks.sums  # without phases, they check nothing
    knowledge = Knowledge(layout, compile_layout(layout), flat.places, sums)
    reading = first_reading(marks)
    price = knowledge.price(reading)
    for _ in range(STEPS):
        better = _better(marks, knowledge, reading, price)
        if better is None:
            break
        reading, price = better
    others = rivals(marks, knowledge, reading, price)
    return ReadSheet(
        flat,
        layout,
        tuple(_hex_text(reading, hex_) for hex_ in range(len(reading.values))),
        reading.sold,
        tuple(COLOR_NAMES[color] for color, (one, _) in enumerate(reading.claims) if one),
        tuple(COLOR_NAMES[color] for color, (_, two) in enumerate(reading.claims) if two),
        knowledge.unused(reading.circles),
        tuple(map(legible, marks.sums, knowledge.points(knowledge.filled(reading)))),
        _time(marks.time),
        reading.circles,
        doubts(marks, knowledge, reading, others),
        tuple(certainty(others.get(("hex", hex_), ()), TEMPERATURE) for hex_ in range(len(reading.values))),
    )


def first_reading(marks: SheetMarks) -> Reading:
    """Return the most likely content of every place, judged by the marks alone and not by the rules."""
    return Reading(
        tuple(VALUES[best] for best in marks.values.argmax(axis=1)),
        tuple(int(np.argmax(_phases(marks, hex_))) - 1 for hex_ in range(len(marks.values))),
        tuple(int(state) for state in marks.circles.argmax(axis=1)),
        tuple((int(one), int(two)) for one, two in marks.claims.argmax(axis=2)),
        tuple(int(number) for number in marks.sold.argmax(axis=1)),
    )


def changes(marks: SheetMarks, reading: Reading, far: float = FAR) -> Iterator[Change]:
    """Yield a `Change` for each reading that differs from `reading` at one place, if its loss is less than `far`."""
    for hex_, (value, phase) in enumerate(zip(reading.values, reading.phases, strict=True)):
        values, phases = marks.values[hex_], _phases(marks, hex_)
        now = values[VALUES.index(value)] + phases[phase + 1]
        near = min(far, NEAR)
        for other, likely in zip(VALUES, values, strict=True):
            for number in range(len(PHASES) + 1):
                loss = float(now - likely - phases[number])
                both = other != value and number - 1 != phase
                if loss < (near if both else far) and (other, number - 1) != (value, phase):
                    changed = replace(
                        reading, values=_with(reading.values, hex_, other), phases=_with(reading.phases, hex_, number - 1)
                    )
                    yield Change(("hex", hex_), loss, changed)
    for number, state in enumerate(reading.circles):
        for new in range(3):
            loss = float(marks.circles[number, state] - marks.circles[number, new])
            if new != state and loss < far:
                yield Change(("circle", number), loss, replace(reading, circles=_with(reading.circles, number, new)))
    for color, claimed in enumerate(reading.claims):
        for which in range(2):
            row = marks.claims[color, which]
            loss = float(row[claimed[which]] - row[1 - claimed[which]])
            if loss < far:
                pair = (1 - claimed[0], claimed[1]) if which == 0 else (claimed[0], 1 - claimed[1])
                yield Change(("claim", 2 * color + which), loss, replace(reading, claims=_with(reading.claims, color, pair)))
    for number, sold in enumerate(reading.sold):
        for new in range(marks.sold.shape[1]):
            loss = float(marks.sold[number, sold] - marks.sold[number, new])
            if new != sold and loss < far:
                yield Change(("sold", number), loss, replace(reading, sold=_with(reading.sold, number, new)))


def doubts(marks: SheetMarks, knowledge: Knowledge, reading: Reading, others: Rivals) -> tuple[Doubt, ...]:
    """Return all doubtful places of `reading`, each with its second likeliest content. `others` is from `rivals`."""
    others = dict(others)
    left = knowledge.unused(reading.circles)
    to_ask = marks.asked | {("hex", hex_) for hex_ in ticked_and_empty(reading)}
    for place in to_ask:
        second = _second(marks, knowledge, reading, *place)
        if place not in others and (place[0] != "circle" or knowledge.unused(second.circles) != left):
            others[place] = [(FAR, second)]
    found: list[Doubt] = []
    for (kind, number), margins in others.items():
        probability = certainty(margins, TEMPERATURE if kind == "hex" else 1.0)
        likely = [rival for rival in margins if kind != "hex" or _can_be(knowledge, number, rival[1].values[number])]
        second = min(likely, key=lambda rival: rival[0])[1] if likely else _second(marks, knowledge, reading, kind, number)
        scribbled = kind == "hex" and reading.values[number] == "." and marks.void[number] > 0.3
        asked = scribbled or (kind, number) in to_ask
        if probability < (SURE_OF_RINGS if kind == "circle" else SURE) or asked:
            found.append(_doubt(kind, number, knowledge, reading, second, min(probability, 1 - asked / 2)))
    merged: dict[int | str, Doubt] = {}
    for doubt in sorted(found, key=lambda doubt: doubt.probability):
        merged.setdefault(doubt.place, doubt)
    return tuple(
        sorted(
            merged.values(),
            key=lambda doubt: (isinstance(doubt.place, str), doubt.place if isinstance(doubt.place, int) else 0),
        )
    )


def ticked_and_empty(reading: Reading) -> list[int]:
    """Return the hexes with a phase but no number: players tick phases beside numbers, so one may have been overlooked."""
    pairs = zip(reading.values, reading.phases, strict=True)
    return [hex_ for hex_, (value, phase) in enumerate(pairs) if value == "." and phase >= 0]


def rivals(marks: SheetMarks, knowledge: Knowledge, reading: Reading, price: float) -> Rivals:
    """Return the readings that differ from `reading`, whose price is `price`, at one place."""
    others: Rivals = {}
    left = knowledge.unused(reading.circles)
    for change in changes(marks, reading, min(FAR, price + NEAR)):
        kind, number = change.place
        if kind == "circle" and knowledge.unused(change.reading.circles) == left:
            continue  # never circled, or circled and used: as many are left
        if kind == "hex" and _hex_text(change.reading, number) == _hex_text(reading, number):
            continue  # a phase beside an empty hex or the starting castle says nothing
        margin = change.loss + knowledge.price(change.reading) - price
        others.setdefault(change.place, []).append((margin, change.reading))
    return others


def certainty(margins: Sequence[tuple[float, Reading]], temperature: float) -> float:
    """Return the probability of what was read at a place with these rivals. A higher `temperature` makes it less sure."""
    others = sum(float(np.exp(-margin)) for margin, _ in margins)
    return float(1 / (1 + others ** (1 / temperature))) if others else 1.0


def _second(marks: SheetMarks, knowledge: Knowledge, reading: Reading, kind: str, number: int) -> Reading:
    """Return `reading` with the second likeliest content at a place."""
    if kind == "circle":
        state = RINGED if reading.circles[number] != RINGED else PLAIN
        return replace(reading, circles=_with(reading.circles, number, state))
    if kind == "claim":
        color, which = divmod(number, 2)
        claims = [*reading.claims[color]]
        claims[which] = 1 - claims[which]
        return replace(reading, claims=_with(reading.claims, color, (claims[0], claims[1])))
    if kind == "sold":
        row = marks.sold[number]
        best = max((one for one in range(len(row)) if one != reading.sold[number]), key=lambda one: row[one])
        return replace(reading, sold=_with(reading.sold, number, best))
    possible = [one for one in VALUES if one != reading.values[number] and _can_be(knowledge, number, one)]
    value = max(possible, key=lambda one: marks.values[number, VALUES.index(one)])
    return replace(reading, values=_with(reading.values, number, value))


def _can_be(knowledge: Knowledge, hex_: int, value: str) -> bool:
    """Return whether a value is worth asking about: only a castle can be the start."""
    return value != "x" or knowledge.masks.color[hex_] == GREEN


def _doubt(kind: str, number: int, knowledge: Knowledge, reading: Reading, second: Reading, probability: float) -> Doubt:
    if kind == "hex":
        return Doubt(number, _hex_text(reading, number), _hex_text(second, number), probability)
    if kind == "sold":
        return Doubt(f"sold-{number + 1}", str(reading.sold[number]), str(second.sold[number]), probability)
    if kind == "claim":
        color, value = divmod(number, 2)
        said = ["yes" if one.claims[color][value] else "no" for one in (reading, second)]
        return Doubt(f"{('first', 'second')[value]}-{COLOR_NAMES[color]}", said[0], said[1], probability)
    bonus = knowledge.circle_bonus[number]
    counts = [str(knowledge.unused(one.circles)[bonus]) for one in (reading, second)]
    return Doubt(f"unused-{BONUS_NAMES[bonus]}", counts[0], counts[1], probability)


def _better(marks: SheetMarks, knowledge: Knowledge, reading: Reading, price: float) -> tuple[Reading, float] | None:
    """Return a reading with one change that makes the whole sheet more likely, and its `Knowledge.price`, or else None.

    `price` is that of `reading`. Changes that fit the marks best are tried first, and the first good one is taken.
    """
    for change in sorted(changes(marks, reading, min(FAR, price)), key=lambda change: change.loss):
        after = knowledge.price(change.reading)
        if change.loss + after < price - 1e-6:
            return change.reading, after
    return None


def _time(boxes: Floats) -> tuple[int, ...]:
    """Return how many time boxes are checked off in each phase. Players check them off in order, from the first."""
    gains = np.cumsum(boxes[:, :, 1] - boxes[:, :, 0], axis=1)
    return tuple(int(count) for count in np.argmax(np.pad(gains, ((0, 0), (1, 0))), axis=1))


def _phases(marks: SheetMarks, hex_: int) -> list[float]:
    """Return four log-probabilities for a hex: that no phase is ticked, and that only phase I, II or III is."""
    no, yes = marks.ticks[hex_, :, 0], marks.ticks[hex_, :, 1]
    return [float(no.sum()), *(float(no.sum() - no[phase] + yes[phase]) for phase in range(len(PHASES)))]


def _hex_text(reading: Reading, hex_: int) -> str:
    """Return the content of a hex, written as in the paper file."""
    value, phase = reading.values[hex_], reading.phases[hex_]
    return value if value in ".x" or phase < 0 else value + PHASES[phase]


def _with(row: tuple[T, ...], number: int, value: T) -> tuple[T, ...]:
    return (*row[:number], value, *row[number + 1 :])
