"""The lessons of a class on the teacher's tablet, week by week, compared with a count of the children's records."""

import csv
import io
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.classes import pages_of
from e2e.device import stored_classes
from e2e.pages import Screen, SetUp, cells
from e2e.sites import WatchedSite
from rollbook import Match
from tests.class_matches import ByHand, worked_by_hand

A_WEEK: Final = 7 * 24 * 3600
"""A week in seconds."""
CLASS: Final = "7a"
MISSING: Final = "missing"
UNFINISHED: Final = "unfinished"

Week = Mapping[str, Sequence[str]]
"""The records of a lesson's matches, by the name of the child; no key for a child who is missing."""


def counted(records: Sequence[str]) -> ByHand:
    """Count what a child worked out in all its matches of a lesson."""
    each = [worked_by_hand(record) for record in records]
    asked, wrong = (Counter[str](), Counter[str]())
    for one in each:
        asked.update(one.asked)
        wrong.update(one.wrong)
    return ByHand(dict(asked), dict(wrong), sum(one.right for one in each), sum(one.moves for one in each))


def points_of(record: str) -> int | None:
    """Return the points of a match; None for an unfinished one."""
    result = Match.parse(record).result
    return None if result is None else result.scores[0]


def question(added: str) -> str:
    """Return a sum such as "4 + 3" with its answer, as the page shows it."""
    return f"{added} = {sum(map(int, added.split(' + ')))}"


class Desk(Screen):
    """The teacher's tablet."""

    def __init__(self, page: Page, site: WatchedSite) -> None:
        super().__init__(page)
        self.site = site

    def open(self, address: str) -> None:
        self.page.goto(f"{self.site.url}#/{address}")
        self.wait_ready()
        self.wait_idle()

    def give(self, names: Sequence[str]) -> str:
        """Give a lesson to the class; the first one with names. Return its code."""
        before = {one["code"] for one in stored_classes(self.page)}
        self.open("teacher")
        self.control("lesson").tap()
        if names:
            SetUp(self.page)._choose("class-game", "knaster")
            self.wait_idle()
            SetUp(self.page)._choose("class-work", "self")
            self.wait_idle()
            self.write_list(names)
        expect(self.page.locator("#lesson-name")).to_have_value(CLASS)
        self.control("show-code").tap()
        self.control("close-share").tap()
        self.wait_idle()
        (code,) = {str(one["code"]) for one in stored_classes(self.page)} - before
        return code

    def write_list(self, names: Sequence[str]) -> None:
        """Name the class of a lesson and its children."""
        self.page.locator("#lesson-name").fill(CLASS)
        self.page.locator("#roster-names").fill("\n".join(names))
        self.control("take-names").tap()
        self.control("accept-names").tap()
        self.wait_idle()

    def days(self) -> list[datetime]:
        """Return the dates of the stored lessons."""
        made = sorted(one["made"] / 1000 for one in stored_classes(self.page))
        return [datetime.fromtimestamp(one) for one in made]  # noqa: DTZ006 - the browser has the same time zone

    def dates(self) -> list[str]:
        """Return the dates of the stored lessons as the page shows them."""
        return [f"{day.day} {day:%b}" for day in self.days()]

    def check_weeks(self, names: Sequence[str], weeks: Sequence[Week]) -> None:
        """Check the table of names by lessons, and what went wrong."""
        dates = self.dates()
        self.open("teacher/weeks")
        expect(self.main("teacher-weeks")).to_have_attribute("data-children", str(len(names)))
        rows = cells(self.page.locator('[data-screen="teacher-weeks"] table tr'))
        table = [[cell.replace("\n", " ") for cell in row] for row in rows]
        assert table[0][1:] == [f"{date} Knaster" for date in dates]
        assert table[1:] == [[name, *words(name, weeks)] for name in names]
        check_sums(self.page, names, weeks, dates)
        # On paper, Chromium lets text cover the last row of a table in a grid that continues on the next page.
        self.page.emulate_media(media="print")
        expect(self.page.locator('[data-screen="teacher-weeks"] section').first).to_have_css("display", "block")
        self.page.emulate_media(media="null")

    def check_sheets(self, names: Sequence[str], saved: Path | None = None) -> None:
        """Check that each child has one page, which shows nothing about the others; save the pages to a file."""
        page, dates = self.page, self.dates()
        self.control("sheets").tap()
        sheets = page.locator('[data-part="sheet"]')
        expect(sheets).to_have_count(len(names))
        for name, text in zip(names, sheets.all_inner_texts(), strict=True):
            assert text.startswith(name)
            assert not [other for other in names if other != name and other in text]
            assert CLASS in text
            assert all(date in text for date in dates)
        expect_accessible(page)
        page.emulate_media(media="print")
        assert [pages_of(page.pdf(format=paper)) for paper in ("A4", "Letter")] == [len(names)] * 2
        if saved:
            page.pdf(format="A4", path=saved)
        page.emulate_media(media="null")
        page.locator("#weeks-child").select_option(label=names[1])
        expect(sheets).to_have_count(1)
        self.control("to-the-table").tap()
        expect(self.control("sheets")).to_be_focused()

    def check_csv(self, names: Sequence[str], weeks: Sequence[Week]) -> str:
        """Check the lessons as a spreadsheet, and return its text."""
        with self.page.expect_download() as saving:
            self.control("export-csv").tap()
        text = Path(saving.value.path()).read_text("utf-8-sig")
        rows = list(csv.DictReader(io.StringIO(text)))
        assert len(rows) == len(weeks) * len(names)
        days = [str(one.date()) for one in self.days()]
        for row in rows:
            records = weeks[days.index(row["Date"])].get(row["Name"].removeprefix("'"), [])
            if not records:
                assert (row["Missing"], row["Moves"], row["Points"]) == ("1", "", "")
                continue
            one = counted(records)
            right = (str(one.right), str(one.moves)) if one.moves else ("", "")
            assert (row["Right first time"], row["Moves"]) == right
            points = [score for score in map(points_of, records) if score is not None]
            assert row["Points"] == (str(points[-1]) if points else "")
            assert row["What went wrong"].count(" = ") == len(one.wrong)
        return text

    def save_lessons(self, folder: Path) -> Path:
        """Save the lessons as a file, for another device."""
        with self.page.expect_download() as saving:
            self.control("save-lessons").tap()
        file = folder / saving.value.suggested_filename
        saving.value.save_as(file)
        return file

    def add_lessons(self, file: Path) -> None:
        self.page.locator('[data-act="add-lessons"]').set_input_files(file)

    def clear(self) -> None:
        """Clear the tablet, and check that no lesson is left."""
        self.open("teacher")
        self.control("clear").tap()
        self.control("only-clear").tap()
        self.wait_idle()
        assert stored_classes(self.page) == []
        self.open("teacher/weeks")
        expect(self.main("teacher-weeks")).to_contain_text("No lessons yet.")


def words(name: str, weeks: Sequence[Week]) -> list[str]:
    """Return what the table shows of a child: a count by hand of the records of each week."""
    found = []
    for week in weeks:
        records = week.get(name, [])
        one = counted(records)
        shown = f"{one.right} of {one.moves}" if one.moves else ""
        unfinished = UNFINISHED if any(points_of(record) is None for record in records) else ""
        found.append(f"{shown} {unfinished}".strip() if records else MISSING)
    return found


def check_sums(page: Page, names: Sequence[str], weeks: Sequence[Week], dates: Sequence[str]) -> None:
    """Check what went wrong, by child, sum and week."""
    shown = {}
    for child in page.locator('section[aria-labelledby="weeks-missed"] > ul > li').all():
        questions = child.locator("li")
        shown[child.locator("h3").inner_text()] = dict(
            zip(questions.locator("b").all_inner_texts(), questions.locator("span").all_inner_texts(), strict=True)
        )
    expected: dict[str, dict[str, str]] = {}
    for name in names:
        of_weeks = [counted(week.get(name, [])) for week in weeks]
        for added in {added for one in of_weeks for added in one.wrong}:
            wrong = [one.wrong.get(added, 0) if added in one.asked else None for one in of_weeks]
            last = max(at for at, count in enumerate(wrong) if count)
            when, since = [], []
            for at, (date, count) in enumerate(zip(dates, wrong, strict=True)):
                if count:
                    when.append(date if count == 1 else f"{date} ({count} times)")
                elif at > last and count == 0:
                    since.append(date)
            told = [f"Wrong: {', '.join(when)}", *(f"Then right first time: {date}" for date in since)]
            expected.setdefault(name, {})[question(added)] = " · ".join(told)
    assert shown == expected
