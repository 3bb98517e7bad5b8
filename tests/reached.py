"""Which tests execute a line of the package, as a run of coverage has written it down.

`ROLLBOOK_SLOW=no python -m pytest -p pytest_cov --cov=rollbook --cov-context=test --cov-report=` writes `.coverage`
about the usual tests, and with `only` in the place of `no` about the slow ones.
"""

import re
from collections import Counter
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Final

from coverage import CoverageData

from web.suite import ledger

UNKNOWN: Final = 0.5  # of a test that the ledger does not know
PHASE: Final = re.compile(r"\|(run|setup|teardown)$")


class Reached:
    """The tests by module and line; modules are found by their path within the tree."""

    def __init__(self, written: Path) -> None:
        data = CoverageData(str(written))
        data.read()
        self._data = data
        self._seconds = ledger.expected(ledger.read())
        self._files = {file.partition("/py/rollbook/")[2]: file for file in data.measured_files()}

    @cache  # noqa: B019 - one object a run
    def _lines(self, file: str) -> dict[int, list[str]]:
        whole = self._files.get(file.removeprefix("py/rollbook/"))
        found = self._data.contexts_by_lineno(whole) if whole else {}
        return {line: sorted({PHASE.sub("", one) for one in tests if one}) for line, tests in found.items()}

    def by(self, file: str, line: int, most: float) -> list[str]:
        """Return the tests that execute a line, or else any line of its module, of at most these seconds together.

        Of each function one, the quickest first, then of each function another one.
        """
        lines = self._lines(file)
        tests = lines.get(line) or sorted({one for found in lines.values() for one in found})
        often: Counter[str] = Counter()
        ranked = []
        for test in tests:
            function = test.partition("[")[0]
            ranked.append((often[function], self._seconds.get(test, UNKNOWN), test))
            often[function] += 1
        ranked.sort()
        within = accumulate(seconds for _, seconds, _ in ranked)
        return [test for (_, _, test), total in zip(ranked, within, strict=True) if total <= most]
