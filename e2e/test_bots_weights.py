"""A page fetches the bots' weights when a bot has to think. If they are late or missing, the match continues."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenContext, Serve
from e2e.device import stored
from e2e.pages import SetUp, Shelf, Table
from e2e.pairs import some
from e2e.sites import Fault, WatchedSite
from e2e.watch import COMPLAINTS, Watch
from tests.repeats import slow_but

WISH: Final = "game=roll_it&seats=2&seed=7&auto=off"
WITH_ROBOT: Final = "game=roll_it&seed=7&seat.0=Zo%C3%AB&seat.1=bot+easy"


@pytest.fixture
def first_watch(open_context: OpenContext) -> Watch:
    """Watch `first_page` without a service worker, which would have the missing file."""
    return open_context(service_workers="block")


def weights(site: WatchedSite) -> str:
    [file] = site.folder.glob("weights-*")
    return file.name


@pytest.mark.parametrize("fault", slow_but(some(["missing", "portal", "truncated"], "missing", "portal"), "portal"))
def test_hints_without_weights_are_refused_once_and_the_match_continues(
    first_page: Page, first_watch: Watch, serve: Serve, fault: Fault
) -> None:
    first_watch.expect(COMPLAINTS)
    first_watch.expect("problem-part-missing|cause-")
    said = {"missing": "does not deliver the file", "portal": "Another page came instead", "truncated": "is damaged"}
    with serve() as site:
        site.faults = {weights(site): fault}
        table = Table(first_page).open(site.url, WISH)
        assert site.times_requested(weights(site)) == 0
        table.roll_button.tap()
        table.wait_idle()
        table.worker.evaluate("self.alive = true")
        before = stored(first_page)
        table.control("hint").tap()
        expect(table.notices).to_contain_text(said[fault])
        assert [match["record"] for match in stored(first_page)] == [match["record"] for match in before]
        table.pick("1.9").tap()
        table.undo()
        site.mend()
        table.ask_for_moves()
        expect(table.control("choose-hint")).not_to_have_count(0)
        assert table.worker.evaluate("self.alive") is True
        assert table.actions() == ["dice 2 6"]


def test_link_with_a_robot_requests_weights_before_python_starts(
    first_page: Page, first_watch: Watch, serve: Serve
) -> None:
    first_watch.expect(COMPLAINTS)
    with serve() as site:
        [python] = site.folder.glob("python-*")
        site.faults = {python.name: "hanging", weights(site): "slow"}
        first_page.goto(f"{site.url}#/play?{WITH_ROBOT}")
        site.wait_requested(weights(site))
        site.mend({weights(site): "slow"})
        table = Table(first_page).wait_open()
        table.roll_button.tap()
        expect(table.dice).to_have_attribute("data-due", "false")
        assert site.wait_held_up()
        table.pick("1.9").tap()
        site.hurry(100)
        table.wait_idle()
        assert table.actions()[:2] == ["dice 2 6", "0 1.9"]
        assert len(table.actions()) > 2


@pytest.mark.slow
def test_set_up_with_a_robot_requests_weights(first_page: Page, first_watch: Watch, serve: Serve) -> None:
    with serve() as site:
        Shelf(first_page).open(site.url)
        Shelf(first_page).set_up("roll_it")
        assert site.times_requested(weights(site)) == 0
        SetUp(first_page).level(1, "easy")
        site.wait_requested(weights(site))
