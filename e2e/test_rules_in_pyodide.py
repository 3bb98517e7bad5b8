"""The rules' own tests, run by pytest inside Pyodide in the browser, with no network apart from the test site.

This takes minutes, so only `python3 dev.py test all` does it. Each usual run checks that Pyodide in Node
(e2e/rules_in_pyodide.py) and the shipped bundle (promises/test_golden_matches.py) answer as CPython does.
"""

import json
import os

import pytest

from e2e.sites import ROOT
from e2e.watch import Watch

pytestmark = pytest.mark.skipif(not os.environ.get("ROLLBOOK_ALL"), reason="a part of `dev.py test all`")
LONGEST_RUN = 590_000  # milliseconds; a test may take ten minutes


def test_the_rules_tests_pass_inside_pyodide(rules_run: Watch) -> None:
    (page,) = rules_run.context.pages
    page.wait_for_function("() => window.reported", timeout=LONGEST_RUN)
    report = json.loads(page.evaluate("window.report"))
    (ROOT / "build" / "pyodide-in-browser.json").write_text(json.dumps(report, indent=1), "utf-8")
    assert not report["failures"], "\n\n".join(report["failures"])
    assert report["failed"] == 0
    assert report["passed"] > 50
    assert rules_run.unexpected() == []
