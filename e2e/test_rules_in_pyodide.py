"""The rules' own tests, run by pytest inside Pyodide in the browser, with no network beyond the test site itself."""

import json

from e2e import rules_site_build
from e2e.conftest import OpenContext
from e2e.sites import ROOT, WatchedSite

LONGEST_RUN = 180_000  # milliseconds


def test_the_rules_tests_pass_inside_pyodide(open_context: OpenContext) -> None:
    with WatchedSite(rules_site_build.build()) as site:
        page = open_context().context.new_page()
        page.set_default_timeout(LONGEST_RUN)
        page.goto(site.url)
        report = json.loads(page.evaluate("window.report"))
    (ROOT / "build" / "pyodide-tests.json").write_text(json.dumps(report, indent=1), "utf-8")
    assert not report["failures"], "\n\n".join(report["failures"])
    assert report["passed"] > 50
    assert report["failed"] == 0
