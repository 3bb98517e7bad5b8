"""The lessons of a class, week by week: given out, collected, counted, printed, saved, cleared, and moved by file."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.classes import add, pages_of
from e2e.conftest import PHONE, OpenContext
from e2e.device import SHIFTED, set_clock, stored_classes
from e2e.layout import faults_everywhere
from e2e.sites import WatchedSite
from e2e.weeks import A_WEEK, MISSING, UNFINISHED, Desk
from rollbook import Match
from rollbook.classroom.matches import begin
from rollbook.classroom.results import sealed
from tests.class_matches import played

FORMULA: Final = "=SUM(A1)"
NAMES: Final = ["Anna", "Ben", "Cleo", "Dan", FORMULA]


def plan(week: int) -> dict[str, int | str]:
    """Return the number of wrong tries of each child; Dan is missing in one week and unfinished in the other."""
    tries: dict[str, int | str] = {name: (at + week) % 3 + 1 for at, name in enumerate(NAMES)}
    return {**tries, "Dan": MISSING if week else UNFINISHED}


def matches_of(code: str, week: int) -> dict[str, Match]:
    """Play the matches of the children who are there, with their planned wrong tries."""
    found = {}
    for at, (name, tries) in enumerate(plan(week).items()):
        if tries == UNFINISHED:
            found[name] = begin(code, [name])
            found[name].roll()
        elif isinstance(tries, int):
            found[name] = played(code, [name], 10 * week + at, wrong=tries)
    return found


def add_damaged_file(desk: Desk, file: Path) -> None:
    """Add the beginning of a file, and check that one message says so."""
    desk.open("teacher/weeks")
    bad = file.with_name("bad.rollbook.txt")
    bad.write_text(file.read_text("utf-8")[:-40], "utf-8")
    desk.add_lessons(bad)
    expect(desk.notices).to_have_count(1)
    expect(desk.notices).to_contain_text("bad.rollbook.txt: This file is damaged")
    assert stored_classes(desk.page) == []


def test_two_lessons_a_week_apart_are_counted_printed_saved_cleared_and_moved(
    open_context: OpenContext, site: WatchedSite, tmp_path: Path
) -> None:
    context = open_context().context
    context.add_init_script(SHIFTED)
    page = context.new_page()
    desk = Desk(page, site)
    desk.open("teacher/weeks")
    expect(desk.main("teacher-weeks")).to_contain_text("No lessons yet.")
    codes = [desk.give(NAMES)]
    weeks = [matches_of(codes[0], 0)]
    first = {name: sealed(match) for name, match in weeks[0].items()}
    add(page, [first[name] for name in first if name != "Cleo"])
    set_clock(page, A_WEEK)
    codes.append(desk.give([]))
    weeks.append(matches_of(codes[1], 1))
    # Cleo's tablet still has the result of last week, which goes to the lesson it belongs to.
    add(page, [*(sealed(match) for match in weeks[1].values()), first["Cleo"]])
    days = desk.days()
    assert round((days[1] - days[0]).total_seconds() / A_WEEK, 2) == 1
    dates = desk.dates()
    told = page.locator("[role=status] p")
    expect(told).to_have_count(2)
    expect(told.first).to_have_text("4 results were added.")
    expect(told.last).to_contain_text(f"One result was added to its own lesson: 7a, {dates[0]}")
    assert {one["code"]: len(one["results"]) for one in stored_classes(page)} == dict(zip(codes, (5, 4), strict=True))

    records = [{name: [str(match)] for name, match in week.items()} for week in weeks]
    desk.check_weeks(NAMES, records)
    expect_accessible(page)
    assert faults_everywhere(page, scrolls=True) == []
    desk.check_sheets(NAMES)
    assert f"'{FORMULA}" in desk.check_csv(NAMES, records)

    file = desk.save_lessons(tmp_path)
    assert file.name == f"lessons-7a-{days[1].date()}.rollbook.txt"
    desk.clear()

    other = Desk(open_context(**PHONE).context.new_page(), site)
    add_damaged_file(other, file)
    other.add_lessons(file)
    expect(other.main("teacher-weeks")).to_have_attribute("data-children", str(len(NAMES)))
    expect(other.notices).to_contain_text("2 items were restored.")
    other.check_weeks(NAMES, records)
    assert faults_everywhere(other.page, scrolls=True) == []
    other.add_lessons(file)
    expect(other.notices).to_contain_text("Already here: 2.")


@pytest.mark.slow
def test_a_page_for_a_child_is_one_page_after_a_school_year(tablet_page: Page, site: WatchedSite) -> None:
    desk = Desk(tablet_page, site)
    desk.open("teacher")
    for week in range(40):
        text = sealed(played("467-FC", ["Anna", "Ben"], week, wrong=9))
        made = {"made": 1000 * A_WEEK * (week + 1), "changed": 0, "results": [text], "renamed": {}}
        listed = {"names": [{"name": name, "group": "A"} for name in ("Anna", "Ben")], "groups": {}, "pin": ""}
        kept = {"id": f"class {week}", "code": "467-FC", "game": "roll_it", "name": "7a", "version": 1}
        stored_classes(tablet_page, {**kept, **made, "roster": listed})
    desk.open("teacher/weeks")
    desk.control("sheets").tap()
    tablet_page.emulate_media(media="print")
    assert pages_of(tablet_page.pdf(format="A4")) == 2
    tablet_page.emulate_media(media="null")
