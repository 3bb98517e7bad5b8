"""A clock that is years off, goes back during a match, or has advanced by a year since the last visit."""

import re
import shutil
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenContext, Serve
from e2e.device import SHIFTED, saved, set_clock, stored
from e2e.pages import Matches, Table
from e2e.pairs import some
from e2e.visits import NO_CONNECTION, deploy, version, visit

YEAR: Final = 365 * 24 * 3600


@pytest.mark.slow
def test_wrong_clock_loses_no_move(open_context: OpenContext, serve: Serve) -> None:
    context = open_context().context
    context.add_init_script(SHIFTED)
    page = context.new_page()
    with serve() as site:
        table = Table(page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
        actions = []
        for number, years in enumerate(some([75, -60, -1, 8000], 8000, -60)):
            set_clock(page, years * YEAR)
            table.roll_button.tap()
            table.pick(table.legal(number % 2)[0]).tap()
            table.wait_idle()
            actions = table.actions()
            assert len(actions) == 2 * (number + 1)
            page.reload()
            assert table.wait_open().actions() == actions
        other = Table(context.new_page())
        other.page.goto(page.url)
        set_clock(other.page, -20 * YEAR)
        other.wait_open().roll_button.tap()
        other.wait_idle()
        page.wait_for_function("async () => (await rollbook.record()).trim().split('\\\\n').at(-1).startsWith('dice')")
        assert table.actions() == other.actions()
        assert len(other.actions()) == len(actions) + 1
        stored(page, saved(1, age=YEAR), saved(2, age=100 * YEAR), saved(3, age=-100 * YEAR))
        matches = Matches(page).open(site.url)
        expect(matches.matches).to_have_count(4)
        expect(page.locator("[data-match] time")).to_have_text([re.compile(r"\S")] * 4)


@pytest.mark.slow
def test_a_profile_of_a_year_ago_plays_on_and_takes_the_new_version_when_asked(
    open_profile: OpenContext, serve: Serve, dist: Path, newer_dist: Path, tmp_path: Path
) -> None:
    folder = shutil.copytree(dist, tmp_path / "site")
    with serve(folder) as site:
        first = open_profile()
        page = first.context.new_page()
        table = visit(page, site.url)
        address, old = page.url, version(page)
        set_clock(page, YEAR)
        first.context.close()
        deploy(newer_dist, folder)
        again = open_profile()
        again.expect(NO_CONNECTION)
        again.context.add_init_script(SHIFTED)
        table = Table(again.context.new_page())
        table.page.goto(address)
        table.wait_open().pick("1.9").tap()
        assert table.actions() == ["dice 2 6", "0 1.9"]
        assert version(table.page) == old
        with table.page.expect_navigation():
            table.page.locator('[data-notice="new-version"] [data-act="reload"]').tap()
        table.wait_offline()
        assert version(table.page) != old
        assert table.actions() == ["dice 2 6", "0 1.9"]
