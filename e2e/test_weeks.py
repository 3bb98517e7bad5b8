"""The lessons of a class, week by week: given out, collected, counted, printed, saved, cleared, and moved by file."""

import csv
import io
from datetime import datetime
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.classes import add, pages_of
from e2e.conftest import PHONE, OpenContext
from e2e.device import SHIFTED, set_clock, stored_classes
from e2e.layout import faults_everywhere
from e2e.pages import Screen, SetUp, cells
from e2e.sites import WatchedSite
from rollbook import Match
from rollbook.classroom.matches import begin
from rollbook.classroom.results import sealed
from tests.class_matches import played, worked_by_hand

A_WEEK: Final = 7 * 24 * 3600
"""A week in seconds."""
FORMULA: Final = "=SUM(A1)"
NAMES: Final = ["Anna", "Ben", "Cleo", "Dan", FORMULA]
MISSING, UNFINISHED = "missing", "unfinished"


def plan(week: int) -> dict[str, int | str]:
    """Return the number of wrong tries of each child; Dan is missing in one week and unfinished in the other."""
    tries: dict[str, int | str] = {name: (at + week) % 3 + 1 for at, name in enumerate(NAMES)}
    return {**tries, "Dan": MISSING if week else UNFINISHED}


class Desk(Screen):
    """The teacher's tablet."""

    def __init__(self, page: Page, site: WatchedSite) -> None:
        super().__init__(page)
        self.site = site

    def open(self, address: str) -> None:
        self.page.goto(f"{self.site.url}#/{address}")
        self.wait_ready()
        self.wait_idle()

    def give(self, names: list[str]) -> str:
        """Give a lesson to the class; the first one with names. Return its code."""
        before = {one["code"] for one in stored_classes(self.page)}
        self.open("teacher")
        self.control("lesson").tap()
        if names:
            SetUp(self.page)._choose("class-game", "knaster")
            self.wait_idle()
            SetUp(self.page)._choose("class-work", "self")
            self.wait_idle()
            self.page.locator("#lesson-name").fill("7a")
            self.page.locator("#roster-names").fill("\n".join(names))
            self.control("take-names").tap()
            self.control("accept-names").tap()
            self.wait_idle()
        expect(self.page.locator("#lesson-name")).to_have_value("7a")
        self.control("show-code").tap()
        self.control("close-share").tap()
        self.wait_idle()
        (code,) = {str(one["code"]) for one in stored_classes(self.page)} - before
        return code

    def days(self) -> list[datetime]:
        """Return the dates of the stored lessons."""
        made = sorted(one["made"] / 1000 for one in stored_classes(self.page))
        return [datetime.fromtimestamp(one) for one in made]  # noqa: DTZ006 - the browser has the same time zone

    def table(self) -> list[list[str]]:
        """Return the cells of the table of names by lessons."""
        self.open("teacher/weeks")
        expect(self.main("teacher-weeks")).to_have_attribute("data-children", str(len(NAMES)))
        return [[cell.replace("\n", " ") for cell in row] for row in cells(self.page.locator(".weeks-table tr"))]


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


def words(name: str, weeks: list[dict[str, Match]]) -> list[str]:
    """Return what the table shows of a child: a count by hand of the record of each week."""
    found = []
    for week in weeks:
        one = worked_by_hand(str(week[name])) if name in week else None
        if one is None:
            found.append(MISSING)
        else:
            found.append(f"{one.right} of {one.moves}" if one.moves else UNFINISHED)
    return found


def check_sums(page: Page, weeks: list[dict[str, Match]], dates: list[str]) -> None:
    """Check what went wrong, by child, sum and week."""
    shown = {}
    for child in page.locator(".weeks-missed > li").all():
        questions = child.locator(".weeks-questions li")
        shown[child.locator("h3").inner_text()] = {
            line.locator("b").inner_text(): line.locator("span").inner_text() for line in questions.all()
        }
    expected: dict[str, dict[str, str]] = {}
    for name in NAMES:
        counted = [worked_by_hand(str(week[name])) if name in week else None for week in weeks]
        missed = {added for one in counted if one for added in one.wrong}
        for added in missed:
            wrong = [one.wrong.get(added, 0) if one and added in one.asked else None for one in counted]
            last = max(at for at, count in enumerate(wrong) if count)
            when, since = [], []
            for at, (date, count) in enumerate(zip(dates, wrong, strict=True)):
                if count:
                    when.append(date if count == 1 else f"{date} ({count} times)")
                elif at > last and count == 0:
                    since.append(date)
            told = [f"Wrong: {', '.join(when)}", *(f"Then right first time: {date}" for date in since)]
            first, second = map(int, added.split(" + "))
            expected.setdefault(name, {})[f"{added} = {first + second}"] = " · ".join(told)
    assert shown == expected


def check_sheets(desk: Desk, dates: list[str]) -> None:
    """Check that each child has one page, which says nothing about the others."""
    page = desk.page
    desk.control("sheets").tap()
    sheets = page.locator('[data-part="sheet"]')
    expect(sheets).to_have_count(len(NAMES))
    for name, text in zip(NAMES, sheets.all_inner_texts(), strict=True):
        assert text.startswith(name)
        assert not [other for other in NAMES if other != name and other in text]
        assert "7a" in text
        assert all(date in text for date in dates)
    expect_accessible(page)
    page.emulate_media(media="print")
    assert [pages_of(page.pdf(format=paper)) for paper in ("A4", "Letter")] == [len(NAMES)] * 2
    page.emulate_media(media="null")
    page.locator("#weeks-child").select_option(label="Ben")
    expect(sheets).to_have_count(1)
    desk.control("to-the-table").tap()
    expect(desk.control("sheets")).to_be_focused()


def check_csv(desk: Desk, weeks: list[dict[str, Match]]) -> None:
    with desk.page.expect_download() as saving:
        desk.control("export-csv").tap()
    text = Path(saving.value.path()).read_text("utf-8-sig")
    assert f"'{FORMULA}" in text
    rows = list(csv.DictReader(io.StringIO(text)))
    assert len(rows) == 2 * len(NAMES)
    days = [str(one.date()) for one in desk.days()]
    for row in rows:
        name, week = row["Name"].removeprefix("'"), days.index(row["Date"])
        if name not in weeks[week]:
            assert (row["Missing"], row["Moves"], row["Points"]) == ("1", "", "")
            continue
        match = weeks[week][name]
        one = worked_by_hand(str(match))
        assert (row["Right first time"], row["Moves"]) == ((str(one.right), str(one.moves)) if one.moves else ("", ""))
        assert row["Points"] == (str(match.result.scores[0]) if match.result else "")
        assert row["What went wrong"].count(" = ") == len(one.wrong)


def clear(desk: Desk) -> None:
    """Clear the tablet, and check that no lesson is left."""
    desk.open("teacher")
    desk.control("clear").tap()
    desk.control("only-clear").tap()
    desk.wait_idle()
    assert stored_classes(desk.page) == []
    desk.open("teacher/weeks")
    expect(desk.main("teacher-weeks")).to_contain_text("No lessons yet.")


def add_damaged_file(desk: Desk, file: Path) -> None:
    """Add the beginning of a file, and check that one message says so."""
    desk.open("teacher/weeks")
    bad = file.with_name("bad.rollbook.txt")
    bad.write_text(file.read_text("utf-8")[:-40], "utf-8")
    desk.page.locator('[data-act="add-lessons"]').set_input_files(bad)
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
    dates = [f"{day:%b} {day.day}" for day in days]
    told = page.locator(".class-status p")
    expect(told).to_have_count(2)
    expect(told.first).to_have_text("4 results were added.")
    expect(told.last).to_contain_text(f"One result was added to its own lesson: 7a, {dates[0]}")
    assert {one["code"]: len(one["results"]) for one in stored_classes(page)} == dict(zip(codes, (5, 4), strict=True))

    table = desk.table()
    assert table[0][1:] == [f"{date} Knaster" for date in dates]
    expected = [[name, *words(name, weeks)] for name in NAMES]
    assert table[1:] == expected
    check_sums(page, weeks, dates)
    expect_accessible(page)
    assert faults_everywhere(page, scrolls=True) == []
    check_sheets(desk, dates)
    check_csv(desk, weeks)

    with page.expect_download() as saving:
        desk.control("save-lessons").tap()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.name == f"lessons-7a-{days[1].date()}.rollbook.txt"
    clear(desk)

    other = Desk(open_context(**PHONE).context.new_page(), site)
    add_damaged_file(other, file)
    field = other.page.locator('[data-act="add-lessons"]')
    field.set_input_files(file)
    expect(other.main("teacher-weeks")).to_have_attribute("data-children", str(len(NAMES)))
    expect(other.notices).to_contain_text("2 items were restored.")
    assert other.table()[1:] == expected
    check_sums(other.page, weeks, dates)
    assert faults_everywhere(other.page, scrolls=True) == []
    field.set_input_files(file)
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
