"""A class has two lessons a week apart, from the names with a PIN to the printed pages and the cleared tablet.

CPython first plays each child's expected match, with its wrong tries. The pages play the same matches, and some
children try to cheat. The teacher's lists and tables must equal a count of nothing but the records.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from e2e.classes import PIN, enter_pin
from e2e.conftest import Camera, OpenContext
from e2e.device import SHIFTED, set_clock, stored_classes
from e2e.pages import Matches, ResultScreen, Screen, Shelf, Table, cells
from e2e.pairs import ALL
from e2e.play import PLAY
from e2e.sites import WatchedSite
from e2e.visits import NO_CONNECTION
from e2e.watch import Watch
from e2e.weeks import A_WEEK, Desk, points_of
from rollbook import Match
from rollbook.class_code import decode, encode
from rollbook.classroom import roster
from rollbook.classroom.matches import begin
from tests.class_matches import worked_by_hand
from tests.names import ENGLISH

zxingcpp: Any = pytest.importorskip("zxingcpp", reason="needs zxing-cpp, which this system lacks")
CODE: Final = encode("knaster", 1, {}, 12345, work="self", hints=False, settings=False, new=False)
"""Solo Knaster in self-check mode, on tablets that are locked until it ends."""
LANGUAGES: Final = ("en", "de", "fr", "tr", "ar", "uk")
"""The languages of the children's tablets."""
SLIPS: Final = {0: (4, 1), 1: (3, 0), 2: (5, 2), 5: (5, 2)}
"""The sums that go wrong at first, counted from 0. For (m, r), this happens to each child c with c % m == r."""
SO_FAR: Final = 9
"""The rolls of an unfinished match."""
TURN: Final = 3
"""The number of children by which the roles move from one week to the next."""
TWO_MINUTES: Final = 120
NAMES: Final = "names.txt"
RESULT: Final = "result.txt"
ONLY_ALL: Final = pytest.mark.skipif(not ALL, reason="a part of `dev.py test all`")
A_TABLET: Final = 2.4
"""Seconds for which a tablet is held up to the camera."""


@dataclass
class Child:
    """A child of the class with its tablet, whose storage lasts from one week to the next."""

    number: int
    name: str
    watch: Watch

    def match(
        self, code: str, week: int, *, again: int = 1, took_back: bool = False, unfinished: bool = False
    ) -> Match:
        """Play the child's match, with a wrong try before each planned mistake."""
        match, sums, rolls = begin(code, [self.name], again=again), 0, 0
        if took_back:
            match.remark("take-back 1")
        rng = Random(100 * (2 * week + again) + self.number)
        while match.to_act:
            actor = rng.choice(match.to_act)
            if actor == "dice":
                if unfinished and rolls == SO_FAR:
                    break
                match.roll()
                rolls += 1
                continue
            move = match.legal(actor).sample(rng)
            if asks(move):
                every, rest = SLIPS.get(sums - week, (1, 1))
                if self.number % every == rest:
                    match.remark(f"wrong {actor}")
                sums += 1
            match.play(actor, move)
        return match


def asks(move: str) -> bool:
    """Whether a sum has to be worked out before this move of Knaster, which is not so for a bonus or a pass."""
    return move.startswith(("write", "circle"))


class Attended(NamedTuple):
    """A child's match: the name in it, its record, and the code or the file in which it leaves the child's tablet."""

    name: str
    record: str
    code: Image.Image
    file: Path


@dataclass
class Lesson:
    """A lesson, and who does what in it."""

    week: int
    code: str
    link: str
    children: Sequence[Child]
    site: WatchedSite
    folder: Path
    open_context: OpenContext

    @property
    def order(self) -> list[Child]:
        """The children in the order of their roles: one absent, three unfinished, two late, the others."""
        first = TURN * self.week
        return [*self.children[first:], *self.children[:first]]

    @property
    def absent(self) -> Child:
        return self.order[0]

    @property
    def unfinished(self) -> Sequence[Child]:
        return self.order[1:4]

    @property
    def late(self) -> Sequence[Child]:
        return self.order[4:6]

    @property
    def by_file(self) -> Child:
        """The child without a camera, who also loses the network."""
        return self.late[1]

    def cheat_of(self, child: Child) -> str:
        return CHEATS[self.week].get(self.order.index(child), "")

    def attend(self, child: Child) -> list[Attended]:
        """Let a child take part: the list arrives by link or as a file."""
        page, cheat = child.watch.context.new_page(), self.cheat_of(child)
        BEFORE.get(cheat, nothing)(self, page, child)
        self.arrive(page, child)
        expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[child.number % len(LANGUAGES)])
        AT_THE_LIST.get(cheat, nothing)(self, page, child)
        table = begin_match(page, child.name)
        DURING.get(cheat, nothing)(self, page, child)
        again, took_back = 1 + (cheat == "rehearse"), cheat.startswith("take back")
        unfinished = child in self.unfinished
        match = child.match(self.code, self.week, again=again, took_back=took_back, unfinished=unfinished)
        play(table, match, offline=child is self.by_file)
        attended = [self.hand_in(child, child.name, page, match)]
        if cheat == "another name":
            other = self.order[6]
            page.goto(f"{self.site.url}#/join/{self.code}")
            table = begin_match(page, other.name)
            match = other.match(self.code, self.week, again=2)
            play(table, match)
            attended.append(self.hand_in(child, other.name, page, match))
        child.watch.context.set_offline(False)
        page.close()
        return attended

    def arrive(self, page: Page, child: Child) -> None:
        if child is self.by_file:
            child.watch.expect(NO_CONNECTION)
            if self.week == 0:
                Matches(page).open(self.site.url)
                page.locator('input[data-act="import"]').set_input_files(self.folder / NAMES)
                return
        page.goto(self.link)
        if page.locator('[data-screen="locked"], [data-screen="join"]').first.get_attribute("data-screen") == "locked":
            # The match of last week is not over, so the teacher comes with the PIN.
            Screen(page).control("unlock").tap()
            enter_pin(page, PIN)
        expect(page.locator('[data-act="pick-name"]')).to_have_count(len(self.children))

    def hand_in(self, child: Child, name: str, page: Page, match: Match) -> Attended:
        """Check that the match was played as planned, and show its code and save its file."""
        table = Table(page)
        if match.result:
            ResultScreen(page).wait()
        else:
            table.control("log").tap()
        record = table.record()
        assert re.sub("# mark .*\n", "", record) == str(match)
        table.control("my-result").tap()
        code = shown_code(page)
        with page.expect_download() as saving:
            table.control("save-result").tap()
        file = self.folder / f"{self.week}-{child.name}-{name}-{RESULT}"
        saving.value.save_as(file)
        return Attended(name, record, code, file)


# The ways in which children try to cheat.


def nothing(_lesson: Lesson, _page: Page, _child: Child) -> None:
    """Do not cheat."""


def rehearse(lesson: Lesson, page: Page, child: Child) -> None:
    """Type the code, look at the dice, and delete that match."""
    page.goto(f"{lesson.site.url}#/join/{lesson.code}")
    page.locator("#name-0").fill(child.name)
    Screen(page).control("start").tap()
    Table(page).wait_open().roll()
    shelf = Shelf(page)
    page.goto(f"{lesson.site.url}#/")
    shelf.control("match-menu").first.tap()
    shelf.control("delete").first.tap()
    shelf.wait_idle()


def look_in_private(lesson: Lesson, _page: Page, child: Child) -> None:
    """See the dice in another browser, which has no lock. No result shows it (docs/class.md, limits)."""
    watch = lesson.open_context()
    seed = decode(lesson.code)["seed"]
    table = Table(watch.context.new_page()).open(lesson.site.url, f"game=knaster&seats=1&seed={seed}")
    table.roll()
    assert table.actions()[0] == f"dice {begin(lesson.code, [child.name]).roll()}"
    watch.context.close()


def stays_at_the_list(lesson: Lesson, page: Page, _child: Child) -> None:
    """Open the link, choose no name, and start a match with hints."""
    page.goto(f"{lesson.site.url}#/play?game=knaster&seats=1&seed={decode(lesson.code)['seed']}")
    expect(page.locator('[data-screen="locked"]')).to_be_visible()
    Screen(page).control("to-match").tap()


def take_back_by_script(_lesson: Lesson, page: Page, _child: Child) -> None:
    """See the dice, and take them back in the console."""
    table = Table(page)
    table.roll()
    table.undo()


def take_back_by_button(_lesson: Lesson, page: Page, _child: Child) -> None:
    table = Table(page)
    table.roll_button.tap()
    table.undo_button.tap()
    table.dialog.locator('[data-act="take-back"]').tap()
    table.wait_idle()


def guess_the_pin(lesson: Lesson, page: Page, _child: Child) -> None:
    address = page.url
    shelf = Shelf(page)
    page.goto(f"{lesson.site.url}#/")
    shelf.control("unlock").tap()
    for wrong in ("0000", "1111"):
        enter_pin(page, wrong)
        expect(page.locator("#pin-status")).not_to_be_empty()
        shelf.wait_idle()
    page.goto(address)
    Table(page).wait_open()


def other_addresses(lesson: Lesson, page: Page, _child: Child) -> None:
    address = page.url
    for one in (f"#/join/{encode('knaster', 1, {}, 7)}", "#/matches", "#/play?game=knaster&seats=1", "#/class"):
        page.goto(f"{lesson.site.url}{one}")
        expect(page.locator('[data-screen="locked"]')).to_be_visible()
    page.goto(address)
    Table(page).wait_open()


def copy_the_match(lesson: Lesson, page: Page, _child: Child) -> None:
    """Open the menu of the match, which could copy it, but asks for the PIN."""
    address = page.url
    page.goto(f"{lesson.site.url}#/")
    Screen(page).control("match-menu").first.tap()
    expect(page.locator("#pin")).to_be_visible()
    Screen(page).control("leave-pin").tap()
    page.goto(address)
    Table(page).wait_open()


def another_tab(_lesson: Lesson, page: Page, _child: Child) -> None:
    """Open the match in another tab, which shows the same rolls."""
    tab = page.context.new_page()
    tab.goto(page.url)
    other = Table(tab).wait_open()
    before = other.actions()
    Table(page).roll()
    expect(other.dice).to_have_attribute("data-due", "false")
    assert other.actions() == [*before, *Table(page).actions()]
    tab.close()


Cheat = Callable[[Lesson, Page, Child], None]
BEFORE: Final[Mapping[str, Cheat]] = {"rehearse": rehearse, "private": look_in_private}
AT_THE_LIST: Final[Mapping[str, Cheat]] = {"no name": stays_at_the_list}
DURING: Final[Mapping[str, Cheat]] = {
    "take back by script": take_back_by_script,
    "take back by button": take_back_by_button,
    "guess": guess_the_pin,
    "addresses": other_addresses,
    "copy": copy_the_match,
    "another tab": another_tab,
}
CHEATS: Final[Sequence[Mapping[int, str]]] = (
    {1: "no name", 2: "take back by script", 3: "guess", 4: "another name", 6: "rehearse"},
    {1: "take back by button", 2: "addresses", 3: "copy", 4: "private", 6: "another tab"},
)
"""In each week, who cheats (by the order of the roles), and how."""


class Teacher(Desk):
    """The teacher's tablet, which has a camera."""

    def __init__(self, page: Page, site: WatchedSite) -> None:
        page.add_init_script(SHIFTED)
        super().__init__(page, site)

    def give_out(self, names: Sequence[str], folder: Path) -> tuple[str, str]:
        """Give a lesson to the class, the first one with names and a PIN, and save the list as a file.

        Returns the code, and the link in the picture on the screen.
        """
        self.open(f"lesson/{CODE}" if names else "lesson")
        before = {one["code"] for one in stored_classes(self.page)}
        if names:
            self.write_list(names)
            self.control("pin").tap()
            self.page.locator("#new-pin").fill(PIN)
            self.control("set-pin").tap()
            self.wait_idle()
        self.control("show-code").tap()
        (found,) = zxingcpp.read_barcodes(shown_code(self.page))
        with self.page.expect_download() as saving:
            self.control("save-roster").tap()
        saving.value.save_as(folder / NAMES)
        self.control("close-share").tap()
        self.wait_idle()
        (code,) = {str(one["code"]) for one in stored_classes(self.page)} - before
        return code, str(found.text)

    def read_codes(self, camera: Camera, codes: Sequence[Image.Image]) -> float:
        """Hold these codes up to the camera, and read them all; return how many seconds that took."""
        camera.show(codes, A_TABLET)
        self.control("read-codes").tap()
        began = monotonic()
        ticked = self.page.locator('dialog [data-outcome="added"]')
        expect(ticked).to_have_count(len(codes), timeout=TWO_MINUTES * 1000)
        took = monotonic() - began
        self.control("close-reader").tap()
        self.wait_idle()
        return took

    def read_files(self, files: Sequence[Path]) -> None:
        self.page.locator('[data-act="add-files"]').set_input_files(files)
        self.wait_idle()

    def expect_missing(self, names: Sequence[str]) -> None:
        missing = self.page.locator('[data-part="missing"]')
        one = "One is missing" if len(names) == 1 else f"{len(names)} are missing"
        expect(missing).to_have_text(f"{one}: {' · '.join(names)}")

    def saved_rows(self) -> list[dict[str, str]]:
        with self.page.expect_download() as saving:
            self.control("export-csv").tap()
        return list(csv.DictReader(io.StringIO(Path(saving.value.path()).read_text("utf-8-sig"))))


def shown_code(page: Page) -> Image.Image:
    """Return a picture of the code on the screen."""
    return Image.open(io.BytesIO(page.locator("dialog").get_by_role("img").screenshot(animations="disabled"))).convert(
        "L"
    )


def begin_match(page: Page, name: str) -> Table:
    page.locator('[data-act="pick-name"]').get_by_text(name, exact=True).tap()
    Screen(page).control("start").tap()
    return Table(page).wait_open()


def steps(match: Match) -> tuple[list[Sequence[str] | None], Sequence[str]]:
    """Return the actions before each wrong try, with None for each try, and separately the actions that are left."""
    found: list[Sequence[str] | None] = []
    done = 0
    for remark in match.remarks:
        if remark.text.startswith("wrong"):
            found += [match.actions[done : remark.after], None]
            done = remark.after
    return found, match.actions[done:]


def play(table: Table, match: Match, *, offline: bool = False) -> None:
    """Play a match on the page: right moves through its API, wrong ones by touch.

    With `offline`, the network fails halfway through the actions after the wrong tries, and the page is reloaded.
    """
    page = table.page
    page.evaluate("rollbook.hurry()")
    first, rest = steps(match)
    half = len(rest) // 2
    done = len(table.actions())
    for actions in first:
        if actions is None:
            total = table.view()["total"]
            wrong = total + 1 if total < 12 else total - 1
            table.pick(f"={wrong}").tap()
            expect(table.refusal).to_be_visible()
        else:
            go_on(table, actions[done:])
            done = 0
    go_on(table, rest[:half])
    if offline:
        table.wait_offline()
        page.context.set_offline(True)
        page.reload()
        table.wait_open()
        page.evaluate("rollbook.hurry()")
    go_on(table, rest[half:])


def go_on(table: Table, actions: Sequence[str]) -> None:
    table.page.evaluate(PLAY, [one.partition(" ") for one in actions])


def hold(lesson: Lesson, teacher: Teacher, camera: Camera | None) -> dict[str, list[str]]:
    """Hold a lesson and collect its results, those of the late children last; return the records by name.

    The results go past the camera, if there is one, or else from hand to hand as files.
    """
    came = [child for child in lesson.children if child is not lesson.absent]
    attended = {child.name: lesson.attend(child) for child in came}
    late = [child.name for child in lesson.late]
    rounds = [
        [one for name in attended for one in attended[name] if (name in late) == is_late] for is_late in (False, True)
    ]
    took = 0.0
    for number, each in enumerate(rounds):
        by_file = [one for one in each if camera is None or one.name == lesson.by_file.name]
        if codes := [one.code for one in each if one not in by_file]:
            assert camera is not None
            took += teacher.read_codes(camera, codes)
        if by_file:
            teacher.read_files([one.file for one in by_file])
        gone = [
            child.name for child in lesson.children if child is lesson.absent or (not number and child in lesson.late)
        ]
        teacher.expect_missing(gone)
    print(f"\n{sum(map(len, rounds))} results of {len(came)} children: {took:.0f} seconds before the reader.")
    assert took <= TWO_MINUTES
    records: dict[str, list[str]] = {}
    for one in (one for each in rounds for one in each):
        records.setdefault(one.name, []).append(one.record)
    check_list(teacher, lesson, records)
    check_sums(teacher, [one for of_child in records.values() for one in of_child])
    return records


def check_list(teacher: Teacher, lesson: Lesson, records: Mapping[str, Sequence[str]]) -> None:
    """Check that the list and its spreadsheet equal a count of the records, and that two results can be compared."""
    every = [(name, record) for name, of_child in records.items() for record in of_child]
    page = teacher.page
    kept = next(one for one in stored_classes(page) if one["code"] == lesson.code)["results"]
    assert sorted(text.rpartition("# seal")[0] for text in kept) == sorted(record for _, record in every)
    expected = Counter(row_of(name, record) for name, record in every)
    saved = teacher.saved_rows()
    missing = [row["Name"] for row in saved if row["Missing"]]
    assert missing == [lesson.absent.name]
    columns = ("Points", "Right first time", "Moves", "Taken back", "Attempt", "Rolls so far (unfinished)")
    bare = re.compile(r" \(2\)$")
    assert (
        Counter(
            (bare.sub("", row["Name"]), *(row[column] for column in columns)) for row in saved if not row["Missing"]
        )
        == expected
    )
    assert {row["Class code"] for row in saved if not row["Missing"]} == {lesson.code}
    page.locator('[data-act="class-order-points"]').tap()
    rows = cells(page.locator("[data-result] tr"))
    shown = Counter((bare.sub("", row[0].partition("\n")[0]), row[1], row[2]) for row in rows)
    assert shown == Counter(
        (name, points or "–", f"{right} of {moves}") for name, points, right, moves, *_ in expected.elements()
    )
    points = [int(row[1]) for row in rows if row[1] != "–"]
    assert points == sorted(points, reverse=True)
    assert len(points) == len(every) - len(lesson.unfinished)
    for number in (0, 1):
        page.locator('[data-act="choose-result"]').nth(number).check()
    teacher.control("compare").tap()
    expect(page.locator("[data-side]")).to_have_count(2)
    teacher.open(f"class/{lesson.code}")


def row_of(name: str, record: str) -> tuple[str, ...]:
    """Return a row of the spreadsheet, counted from nothing but the record."""
    one, points = worked_by_hand(record), points_of(record)
    lines = record.splitlines()
    again = next((line.split()[-1] for line in lines if line.startswith("# again")), "1")
    rolls = "" if points is not None else str(sum(line.startswith("dice ") for line in lines))
    backs = str(sum(line.startswith("# take-back") for line in lines))
    return (name, "" if points is None else str(points), str(one.right), str(one.moves), backs, again, rolls)


def check_sums(teacher: Teacher, records: Sequence[str]) -> None:
    """Check the table of sums, the three most missed sums and each child's list against a count of the records."""
    page = teacher.page
    works = [worked_by_hand(record) for record in records]
    asked = Counter(added for one in works for added in one.asked)
    missed = Counter(added for one in works for added in one.wrong)
    teacher.control("missed").tap()
    expect(page.locator("#class-missed")).to_be_focused()
    most = sorted(missed, key=lambda added: (-missed[added], asked[added]))[:3]
    expect(page.locator('[data-part="most-missed"] li span')).to_have_text(
        [f"{missed[added]} of {asked[added]} missed it" for added in most]
    )
    table = page.get_by_role("table", name="Sum by sum")
    heads = [head.removeprefix("+ ") for head in table.locator("thead th").all_inner_texts()]
    shown: dict[str, str] = {}
    for row in cells(table.locator("tbody tr")):
        shown |= {f"{row[0]} + {head}": cell for head, cell in zip(heads, row[1:], strict=True) if cell}
    assert shown == {added: f"{missed[added]} of {people}" for added, people in asked.items()}
    expect(page.locator('[data-part="children"] > li')).to_have_count(sum(bool(one.wrong) for one in works))


SEVEN: Final = 7
"""With seven children, each role occurs in each week, and each way to cheat in one of them."""


@pytest.mark.slow
@pytest.mark.parametrize("then", ["replaced", pytest.param("kept", marks=ONLY_ALL)])
@pytest.mark.parametrize("children", [SEVEN, pytest.param(30, marks=ONLY_ALL)])
def test_two_lessons_from_the_names_to_the_printed_pages(  # noqa: PLR0917 - fixtures
    children: int, then: str, camera: Camera, open_context: OpenContext, site: WatchedSite, tmp_path: Path
) -> None:
    """Hold two lessons; `then`, between them, the teacher's tablet is kept, or replaced by another one, by file."""
    names = [*ENGLISH[: children - 1], ENGLISH[0]]
    everybody = [
        Child(number, name, open_context(locale=LANGUAGES[number % len(LANGUAGES)]))
        for number, name in enumerate(roster.deduplicate(names))
    ]
    listed = [child.name for child in everybody]
    teacher = Teacher(camera.page, site)
    first = Lesson(0, *teacher.give_out(names, tmp_path), everybody, site, tmp_path, open_context)
    weeks = [hold(first, teacher, camera)]
    if then == "replaced":
        teacher.open("teacher/weeks")
        file = teacher.save_lessons(tmp_path)
        teacher.clear()
        teacher = Teacher(open_context().context.new_page(), site)
        teacher.open("teacher/weeks")
        teacher.add_lessons(file)
        expect(teacher.main("teacher-weeks")).to_have_attribute("data-children", str(children))
    set_clock(teacher.page, A_WEEK)
    second = Lesson(1, *teacher.give_out([], tmp_path), everybody, site, tmp_path, open_context)
    weeks.append(hold(second, teacher, None))
    days = teacher.days()
    assert round((days[1] - days[0]).total_seconds() / A_WEEK, 2) == 1
    teacher.page.pdf(format="A4", path=tmp_path / "list.pdf")
    teacher.check_weeks(listed, weeks)
    teacher.page.pdf(format="A4", path=tmp_path / "weeks.pdf")
    teacher.check_csv(listed, weeks)
    teacher.check_sheets(listed, tmp_path / "sheets.pdf")
    teacher.clear()
