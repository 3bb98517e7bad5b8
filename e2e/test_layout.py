"""Nothing is cut off, nothing overlaps, everything is large enough for a finger, and no board has to scroll."""

import pytest
from playwright.sync_api import Page, expect

from e2e.layout import LONGEST_NAMES, SIZES, faults, faults_everywhere, size_to
from e2e.pages import Shelf, Table, packed
from e2e.sites import ROOT, WatchedSite


@pytest.mark.slow
def test_size_to_waits_for_the_resize_event(tablet_page: Page, site: WatchedSite) -> None:
    """Without the wait for the next frame, the page had not noticed up to 5 of 20 new sizes."""
    Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    tablet_page.evaluate("() => { window.heard = []; addEventListener('resize', () => heard.push(innerWidth)); }")
    widths = (390, 1024) * 20
    late = []
    for width in widths:
        size_to(tablet_page, width, 768)
        late += [] if tablet_page.evaluate("heard.at(-1)") == width else [width]
    assert late == []


def test_the_table_fits_without_scrolling(tablet_page: Page, site: WatchedSite) -> None:
    found = []
    for seats, grids in ((2, 4), (6, 9)):
        names = "&".join(f"seat.{seat}={LONGEST_NAMES[seat]}" for seat in range(seats))
        wish = f"game=roll_it&seats={seats}&seed=7&option.grids={grids}&auto=off&{names}"
        table = Table(tablet_page).open(site.url, wish)
        found += [f"{seats} seats, dice due, {fault}" for fault in faults_everywhere(tablet_page)]
        table.roll_button.tap()
        for name, size in SIZES.items():
            table.wait_idle()
            size_to(tablet_page, **size)
            table.pick("1.1").tap()
            table.wait_idle()
            expect(table.refusal).to_have_count(1)
            found += [
                f"{seats} seats, refused, {name}: {fault}" for fault in faults(tablet_page) if "covered" not in fault
            ]
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_the_other_screens_have_room_for_everything(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(
        site.url, f"game=roll_it&seed=7&seat.0={LONGEST_NAMES[0]}&seat.1={LONGEST_NAMES[1]}"
    )
    table.control("shelf").tap()
    table.wait_idle()
    found = {"shelf": faults_everywhere(tablet_page, scrolls=True)}
    set_up = Shelf(tablet_page).set_up("roll_it").seats(6)
    set_up.wait_idle()
    found["set-up"] = faults_everywhere(tablet_page, scrolls=True)
    set_up.control("look").tap() if set_up.control("look").count() == 1 else set_up.control("look").nth(1).tap()
    set_up.wait_idle()
    found["looks"] = faults_everywhere(tablet_page, scrolls=True)
    golden = ROOT / "tests" / "golden" / "roll_it" / "tie_broken_by_the_numbers_of_the_lines.txt"
    tablet_page.goto(f"{site.url}#/match/{packed(golden.read_text('utf-8'))}")
    expect(tablet_page.locator('[data-screen="shared"]')).to_contain_text("Red")
    found["shared"] = faults_everywhere(tablet_page, scrolls=True)
    table.control("keep").tap()
    expect(tablet_page.locator('[data-screen="result"]')).to_be_visible()
    table.wait_idle()
    found["result"] = faults_everywhere(tablet_page, scrolls=True)
    tablet_page.goto(f"{site.url}#/nowhere")
    found["problem"] = faults_everywhere(tablet_page, scrolls=True)
    assert not any(found.values()), "\n".join(f"{name}: {fault}" for name, faulty in found.items() for fault in faulty)
