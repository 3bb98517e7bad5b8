"""The teacher's page replays every result, and refuses an altered one."""

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import ClassScreen, packed
from e2e.sites import WatchedSite
from rollbook.class_code import encode
from rollbook.classroom.results import sealed
from tests.class_matches import played


@pytest.mark.promise("A class result is verified, and an altered one is refused")
def test_class_result_is_listed_with_its_points_and_an_altered_one_is_refused(
    tablet_page: Page, site: WatchedSite
) -> None:
    code = encode("knaster", 1, {}, 12345, hints=False)
    match = played(code, ["Anna"], 1)
    assert match.result
    screen = ClassScreen(tablet_page).open(site.url, code)
    screen.add(sealed(match).replace("Anna", "Zoe"))
    expect(screen.main("class")).to_contain_text("Somebody has altered this result. Ask for it again.")
    expect(screen.results).to_have_count(0)
    screen.add(f"{site.url}#/result/{packed(sealed(match))}")
    expect(screen.results).to_have_count(1)
    expect(screen.results).to_contain_text("Anna")
    expect(screen.results.locator("td").first).to_have_text(str(match.result.scores[0]))
