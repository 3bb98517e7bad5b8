"""The teacher's page replays every result, and refuses one that somebody altered."""

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import packed
from e2e.sites import WatchedSite
from rollbook.class_code import encode
from rollbook.classroom.results import sealed
from tests.test_class_results import played


@pytest.mark.promise("A class result is verified, and an altered one is refused")
def test_class_result_is_listed_with_its_points_and_an_altered_one_is_refused(
    tablet_page: Page, site: WatchedSite
) -> None:
    code = encode("knaster", 1, {}, 12345, hints=False)
    match = played(code, ["Anna"], 1)
    assert match.result
    tablet_page.goto(f"{site.url}#/class/{code}")
    rows = tablet_page.locator("[data-result]")
    pasted = tablet_page.locator("#class-pasted")
    add = tablet_page.locator('html[data-busy="false"] [data-act="add-pasted"]')
    pasted.fill(sealed(match).replace("Anna", "Zoe"))
    add.tap()
    expect(tablet_page.locator("main")).to_contain_text("Somebody has altered this result. Ask for it again.")
    expect(rows).to_have_count(0)
    pasted.fill(f"{site.url}#/result/{packed(sealed(match))}")
    add.tap()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Anna")
    expect(rows.locator("td").first).to_have_text(str(match.result.scores[0]))
