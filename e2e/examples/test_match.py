"""A match with taps and a whole match with a script, with only pytest-playwright and the page objects."""

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import Table

pytestmark = pytest.mark.browser_context_args(has_touch=True)


def test_a_chip_and_back(page: Page, base_url: str) -> None:
    table = Table(page).open(base_url, "game=roll_it&seats=2&seed=7&option.grids=4&auto=off")
    table.roll_button.tap()
    expect(table.prompt).to_contain_text("8")
    table.pick("1.9").tap()
    expect(table.log).to_have_count(2)
    assert table.actions() == ["dice 2 6", "0 1.9"]
    table.undo_button.tap()
    assert table.actions() == ["dice 2 6"]
    table.play(0, "2.4")
    table.roll("6 1")
    table.expect_turn(1)


def test_a_whole_match(page: Page, base_url: str) -> None:
    table = Table(page).open(base_url, "game=knockout&seats=2&seed=7&option.level=sum2&auto=off")
    table.wait_ready()
    while not table.over:
        if table.dice_due:
            table.roll()
        else:
            seat = table.to_act()
            table.play(seat, table.legal(seat)[0])
    expect(page.locator('[data-part="winners"]')).to_contain_text("win")
