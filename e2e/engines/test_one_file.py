"""Rollbook as one file in each engine, opened without a server: a match, and what is stored after reopening it."""

import shutil
from pathlib import Path

from e2e.engines.conftest import Start
from e2e.engines.driver import IDLE
from e2e.engines.tables import RECORD, TABLE, sit_down
from e2e.robots import GREEDY
from e2e.sites import ONE_FILE
from rollbook import Match


def test_one_file_plays_and_is_opened_again(start: Start, dist: Path, tmp_path: Path) -> None:
    address = Path(shutil.copy(dist / ONE_FILE, tmp_path)).as_uri()
    with start() as browser:
        sit_down(browser, address, Match("roll_it", seats=2, seed=7))
        browser.tap('[data-act="roll"]')
        browser.tap('[data-seat] [data-pick="1.9"]')
        browser.idle()
        record = browser.run(RECORD)
        assert record.endswith("\n\ndice 2 6\n0 1.9\n")
        match = browser.value("location.hash")
        browser.run("await rollbook.roll(); await rollbook.lab.save('mine', given[0], 'roll_it')", GREEDY)
        assert browser.run("return rollbook.lab.attempt('mine')")["move"], "a robot of one's own runs"
        record = browser.run(RECORD)
    with start() as browser:
        browser.go(address + match)
        browser.until(f"{TABLE} === 'roll_it' && {IDLE}")
        assert browser.run(RECORD) == record
        assert browser.value("document.querySelectorAll('[data-notice]').length") == 0
