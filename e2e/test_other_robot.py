"""Matches against a robot: after losses an easier robot is offered, and a robot's win is not celebrated."""

from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.pages import Table
from e2e.play import lost_to_medium
from e2e.sites import WatchedSite


def test_result_of_close_lowdown_match_shows_the_difference(tablet_page: Page, site: WatchedSite) -> None:
    match = lost_to_medium("lowdown", 1, nearly=True)
    assert match.result is not None
    own, other = match.result.scores
    Table(tablet_page).open_record(site.url, str(match))
    expect(tablet_page.locator('[data-part="short"]')).to_have_text(f"Only {own - other} points too many.")


def test_after_two_lost_matches_an_easier_robot_is_offered(tablet_page: Page, site: WatchedSite) -> None:
    table, offer = Table(tablet_page), tablet_page.locator('[data-act="other-robot"]')
    first = lost_to_medium("roll_out", 1, nearly=True)
    table.open_record(site.url, str(first))
    expect(tablet_page.locator('[data-part="winners"]')).to_have_text("Rusty wins!")
    expect(tablet_page.locator(".scraps")).to_have_count(0)
    expect(tablet_page.locator('[data-part="short"]')).to_contain_text("short.")
    expect(offer).to_have_count(0)
    table.open_record(site.url, str(lost_to_medium("roll_out", first.seed + 1, nearly=False)))
    expect(tablet_page.locator('[data-part="short"]')).to_have_count(0)
    expect(offer).to_contain_text("Now play against Dot")
    expect_accessible(tablet_page)
    offer.tap()
    table.wait_open()
    assert "bot easy" in table.record()
