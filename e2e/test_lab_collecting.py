"""A pupil hands in a robot; the teacher collects it with the lessons passed, and sees its code before it runs."""

from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import faults_everywhere
from e2e.pages import Lab
from e2e.sites import WatchedSite


def test_robots_and_lessons_of_a_class_come_together_in_the_ladder(tablet_page: Page, site: WatchedSite) -> None:
    lab = Lab(tablet_page).open(site.url, "roll_out")
    tablet_page.evaluate("""() => localStorage.setItem("rollbook-lessons", '{"roll_out":["chance","greedy"]}')""")
    lab.choose("panel", "course")
    hand_in = tablet_page.get_by_role("region", name="Hand in to your teacher")
    expect(hand_in).to_contain_text("sees that you have passed 2 lessons")
    assert faults_everywhere(tablet_page, scrolls=True) == []
    expect_accessible(tablet_page)
    lab.control("hand-in").tap()
    tablet_page.locator("#dialog-text").fill("Anna")
    lab.control("save").tap()
    expect(tablet_page.locator("dialog").get_by_role("img")).to_be_visible()
    link = tablet_page.get_by_label("Link to copy", exact=True).input_value()
    lab.control("close-share").tap()
    lab.choose("panel", "ladder")
    pasted = tablet_page.locator("#lab-links")
    for told in ("Anna", "Anna · my_robot – here already"):
        pasted.fill(f"From Anna: {link}")
        lab.control("add-robots").tap()
        lab.wait_idle()
        expect(
            tablet_page.get_by_role("region", name="Collect a class’s robots").get_by_role("status")
        ).to_contain_text(told)
    row = tablet_page.locator("[data-handed-in]")
    expect(row).to_have_count(1)
    expect(row.locator("th")).to_have_text("Anna")
    expect(row.locator("td").last).to_have_text("2")
    row.locator("summary").tap()
    expect(row.locator("pre")).to_contain_text("def choose")
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    lab.control("ladder").tap()
    expect(tablet_page.locator("dialog pre")).to_contain_text("def choose")
    tablet_page.keyboard.press("Escape")
    pasted.fill("no link")
    lab.control("add-robots").tap()
    expect(tablet_page.get_by_role("region", name="Collect a class’s robots").get_by_role("status")).to_have_text(
        "There is no link to a robot in this text."
    )
    tablet_page.goto(link)
    expect(tablet_page.locator('[data-screen="robot"]')).to_contain_text("From Anna. 2 lessons passed.")
