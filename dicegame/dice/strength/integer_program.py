"""Build an integer program whose variables are 0 or 1, and find an upper limit of its maximum with HiGHS.

HiGHS (highs.dev) solves the program without the condition that variables are whole numbers. Then it adds conditions that
all whole-number solutions meet. So it always has a proved limit, long before it knows the best solution.
"""

from collections.abc import Callable, Iterable
from time import monotonic

import highspy
import numpy as np

Terms = Iterable[tuple[int, float]]
"""Variables with their factors. A variable may occur more than once."""
QUIET = {
    "output_flag": False,
    "threads": 1,
    "mip_max_nodes": 1,
    "mip_heuristic_effort": 0.0,
    "mip_heuristic_run_feasibility_jump": False,
    "mip_heuristic_run_rins": False,
    "mip_heuristic_run_rens": False,
    "mip_heuristic_run_root_reduced_cost": False,
    "mip_heuristic_run_zi_round": False,
    "mip_heuristic_run_shifting": False,
}
"""Settings that switch off the slow division into cases, and the search for solutions: only the limit is needed."""
LOOK_S = 0.1


class IntegerProgram:
    """An integer program: variables that are 0 or 1, conditions on sums of them, and a sum to maximize."""

    def __init__(self) -> None:
        self._gains: list[float] = []
        self._kinds: list[int] = []
        self._highs = highspy.Highs()  # type: ignore[no-untyped-call]  # it has types for most, but not for all
        for option, setting in QUIET.items():
            self._highs.setOptionValue(option, setting)
        self._highs.changeObjectiveSense(highspy.ObjSense.kMaximize)

    def add_variable(self, follows: bool = False) -> int:
        """Add a variable and return its number. `follows` means that it is a whole number if the other variables are."""
        self._highs.addCol(0.0, 0.0, 1.0, 0, [], [])
        self._kinds.append(int(highspy.HighsVarType.kContinuous if follows else highspy.HighsVarType.kInteger))
        self._gains.append(0.0)
        return len(self._gains) - 1

    def add_gain(self, variable: int, gain: float) -> None:
        """Add `gain` to the value of a variable in the sum to maximize."""
        self._gains[variable] += gain

    def limit(self, terms: Terms, most: float, least: float = -highspy.kHighsInf) -> None:
        """Add the condition that a sum of terms is at most `most` and at least `least`."""
        sums: dict[int, float] = {}
        for variable, factor in terms:
            sums[variable] = sums.get(variable, 0.0) + factor
        self._highs.addRow(least, most, len(sums), list(sums), list(sums.values()))

    @property
    def _variables(self) -> list[int]:
        return list(range(len(self._gains)))

    def relaxed(self) -> float:
        """Return the maximum of the sum if fractions are allowed."""
        highs = self._highs
        highs.changeColsCost(len(self._gains), self._variables, self._gains)
        for option, setting in {"solver": "ipm", "run_crossover": "off"}.items():
            highs.setOptionValue(option, setting)
        highs.run()
        return float(highs.getInfo().objective_function_value)

    def upper_limit(self, most_s: float, progress: Callable[[float], None] = lambda _: None) -> float:
        """Return the lowest upper limit of the maximum found within about `most_s` seconds, or infinity if there is none.

        `progress` is called with the share of these seconds that has passed.
        """
        highs = self._highs
        highs.changeColsCost(len(self._gains), self._variables, self._gains)
        highs.changeColsIntegrality(len(self._gains), self._variables, np.array(self._kinds, np.uint8))
        highs.setOptionValue("time_limit", most_s)
        highs.HandleUserInterrupt = True
        begin = monotonic()
        solving = highs.startSolve()
        try:
            while solving.is_alive():
                solving.join(LOOK_S)
                progress(min(1.0, (monotonic() - begin) / most_s))
        finally:
            highs.cancelSolve()  # type: ignore[no-untyped-call]
            solving.join()
        return float(highs.getInfo().mip_dual_bound)
