"""A complete lesson: names with a PIN, children on separate tablets, the codes of their results, and the list.

CPython first plays each child's expected match, with its wrong tries. The pages play the same matches, and the list,
its spreadsheet and its table of sums must show them.
"""

import csv
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from e2e.conftest import Camera, OpenContext
from e2e.device import stored_classes
from e2e.pages import Matches, ResultScreen, Screen, Table, cells
from e2e.pairs import ALL
from e2e.play import PLAY
from e2e.sites import WatchedSite
from e2e.visits import NO_CONNECTION
from e2e.watch import Watch
from rollbook import Match
from rollbook.class_code import encode
from rollbook.classroom import roster
from rollbook.classroom.matches import begin
from rollbook.classroom.missed import class_missed
from rollbook.classroom.results import read, sealed
from tests.names import ENGLISH

zxingcpp: Any = pytest.importorskip("zxingcpp", reason="needs zxing-cpp, which this system lacks")
CODE: Final = encode("knaster", 1, {}, 12345, work="self", hints=False, settings=False, new=False)
"""Solo Knaster in self-check mode, on tablets that are locked until it ends."""
PIN: Final = "2580"
SLIPS: Final = {0: (4, 1), 1: (3, 0), 2: (5, 2), 5: (5, 2)}
"""The sums that go wrong at first, counted from 0. For (m, r), this happens to each child c with c % m == r."""
TWO_MINUTES: Final = 120
NAMES: Final = "names.txt"
RESULT: Final = "result.txt"
A_TABLET: Final = 2.4
"""Seconds for which a tablet is held up to the camera."""


@dataclass
class Child:
    """A child in the lesson, and what is special about the child's visit."""

    number: int
    name: str
    late: bool = False
    without_camera: bool = False
    offline: bool = False
    plays_twice: bool = False

    def match(self, again: int = 1) -> Match:
        """Play the child's complete match, with a wrong try before each planned mistake; the second match has none."""
        match, sums = begin(CODE, [self.name], again=again), 0
        rng = Random(100 * again + self.number)
        while match.to_act:
            actor = rng.choice(match.to_act)
            if actor == "dice":
                match.roll()
                continue
            move = match.legal(actor).sample(rng)
            if asks(move):
                every, rest = SLIPS.get(sums, (1, 1))
                if again == 1 and self.number % every == rest:
                    match.remark(f"wrong {actor}")
                sums += 1
            match.play(actor, move)
        return match


def asks(move: str) -> bool:
    """Whether a sum has to be worked out before this move of Knaster, which is not so for a bonus or a pass."""
    return move.startswith(("write", "circle"))


def class_of(names: Sequence[str]) -> list[Child]:
    """Return the children in the order of the list; the last tenth of them are late."""
    found = [Child(number, name) for number, name in enumerate(roster.deduplicate(names))]
    for child in found[-(len(found) // 10 or 1) :]:
        child.late = True
    found[0].offline = True
    found[1].without_camera = True
    found[2].plays_twice = True
    return found


class Teacher(Screen):
    """The teacher's tablet, which has a camera."""

    def __init__(self, camera: Camera, site: WatchedSite) -> None:
        super().__init__(camera.page)
        self.camera = camera
        self.page.goto(f"{site.url}#/class/{CODE}")
        self.wait_ready()
        self.wait_idle()

    def give_out(self, names: Sequence[str], folder: Path) -> str:
        """Paste the names, set a PIN and save both as a file; return the link in the code on the screen."""
        self.page.locator("#roster-names").fill("\n".join(names))
        self.control("take-names").tap()
        self.control("accept-names").tap()
        self.control("pin").tap()
        self.page.locator("#new-pin").fill(PIN)
        self.control("set-pin").tap()
        self.control("share-roster").tap()
        (found,) = zxingcpp.read_barcodes(shown_code(self.page))
        with self.page.expect_download() as saving:
            self.control("save-roster").tap()
        saving.value.save_as(folder / NAMES)
        self.control("close-share").tap()
        return str(found.text)

    def read_codes(self, codes: Sequence[Image.Image]) -> float:
        """Hold these codes up to the camera, and read them all; return how many seconds that took."""
        self.camera.show(codes, A_TABLET)
        self.control("read-codes").tap()
        began = monotonic()
        ticked = self.page.locator('.reader-lines [data-outcome="added"]')
        expect(ticked).to_have_count(len(codes), timeout=TWO_MINUTES * 1000)
        took = monotonic() - began
        self.control("close-reader").tap()
        self.wait_idle()
        return took

    def missing(self) -> str:
        return self.page.locator('[data-part="missing"]').inner_text()

    def saved_rows(self) -> list[dict[str, str]]:
        with self.page.expect_download() as saving:
            self.control("export-csv").tap()
        return list(csv.DictReader(io.StringIO(Path(saving.value.path()).read_text("utf-8-sig"))))


def shown_code(page: Page) -> Image.Image:
    """Return a picture of the code on the screen."""
    return Image.open(io.BytesIO(page.locator(".share-code").screenshot(animations="disabled"))).convert("L")


def begin_match(page: Page, child: Child) -> Table:
    page.locator('[data-act="pick-name"]').get_by_text(child.name, exact=True).tap()
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
    for actions in first:
        if actions is None:
            total = table.view()["total"]
            wrong = total + 1 if total < 12 else total - 1
            table.pick(f"={wrong}").tap()
            expect(table.refusal).to_be_visible()
        else:
            go_on(table, actions)
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


def finish(page: Page, match: Match) -> Image.Image:
    """Check that the match was played as planned, and show its code."""
    table, shown = Table(page), ResultScreen(page).wait()
    assert re.sub("# mark .*\n", "", table.record()) == str(match)
    shown.control("my-result").tap()
    return shown_code(page)


class Attended(NamedTuple):
    """A child's finished match: the child's name in the list, the match, and the code on the child's tablet."""

    name: str
    match: Match
    code: Image.Image


def attend(child: Child, watch: Watch, site: WatchedSite, link: str, folder: Path) -> list[Attended]:
    """Let a child take part: the list arrives by link or as a file, and the result leaves in the same way."""
    page = watch.context.new_page()
    if child.without_camera:
        Matches(page).open(site.url)
        page.locator('input[data-act="import"]').set_input_files(folder / NAMES)
    else:
        page.goto(link)
    if child.offline:
        watch.expect(NO_CONNECTION)
    table, match = begin_match(page, child), child.match()
    play(table, match, offline=child.offline)
    attended = [Attended(child.name, match, finish(page, match))]
    if child.without_camera:
        with page.expect_download() as saving:
            table.control("save-result").tap()
        saving.value.save_as(folder / RESULT)
    if child.plays_twice:
        page.goto(f"{site.url}#/join/{CODE}")
        table, match = begin_match(page, child), child.match(again=2)
        play(table, match)
        attended.append(Attended(f"{child.name} (2)", match, finish(page, match)))
    return attended


@pytest.mark.slow
@pytest.mark.parametrize(
    "children", [3, pytest.param(30, marks=pytest.mark.skipif(not ALL, reason="a part of `dev.py test all`"))]
)
def test_a_lesson_from_the_names_to_the_list(
    children: int, camera: Camera, open_context: OpenContext, site: WatchedSite, tmp_path: Path
) -> None:
    names = [*ENGLISH[: children - 1], ENGLISH[0]]
    everybody = class_of(names)
    teacher = Teacher(camera, site)
    link = teacher.give_out(names, tmp_path)
    played: list[Attended] = []
    filmed: dict[bool, list[Image.Image]] = {False: [], True: []}
    for child in everybody:
        watch = open_context()
        attended = attend(child, watch, site, link, tmp_path)
        watch.context.close()
        played += attended
        if not child.without_camera:
            filmed[child.late] += [one.code for one in attended]
    took = teacher.read_codes(filmed[False])
    absent = [child.name for child in everybody if child.late or child.without_camera]
    assert teacher.missing() == f"{len(absent)} are missing: {' · '.join(absent)}"
    teacher.page.locator('[data-act="add-files"]').set_input_files(tmp_path / RESULT)
    teacher.wait_idle()
    took += teacher.read_codes(filmed[True])
    expect(teacher.page.locator('[data-part="missing"]')).to_have_count(0)
    print(f"\n{len(played)} results of {children} children: {took:.0f} seconds before the reader.")
    assert took <= TWO_MINUTES
    matches = {one.name: one.match for one in played}
    check_list(teacher, matches)
    check_sums(teacher, matches, everybody)


def check_list(teacher: Teacher, played: Mapping[str, Match]) -> None:
    """Check that the list and its spreadsheet show the results in order of arrival."""
    kept = [read(text, CODE) for text in stored_classes(teacher.page)[0]["results"]]
    bare = {re.sub("# mark .*\n", "", one["text"].rpartition("# seal")[0]): at for at, one in enumerate(kept, 1)}
    assert sorted(bare) == sorted(str(match) for match in played.values())
    expected = {}
    for name, match in played.items():
        one = read(sealed(match), CODE)
        ((right, moves),) = one["right_at_once"]
        expected[name] = (one["scores"][0], right, moves, one["again"], bare[str(match)])
    teacher.page.locator('[data-act="class-order-points"]').tap()
    rows = cells(teacher.page.locator("[data-result] tr"))
    assert {row[0].partition("\n")[0]: tuple(row[1:3]) for row in rows} == {
        name: (str(score), f"{right} of {moves}") for name, (score, right, moves, _, _) in expected.items()
    }
    assert [int(row[1]) for row in rows] == sorted((score for score, *_ in expected.values()), reverse=True)
    columns = ("Points", "Right first time", "Moves", "Attempt", "Order of arrival")
    saved = teacher.saved_rows()
    assert {row["Name"]: tuple(int(row[column]) for column in columns) for row in saved} == expected
    assert {row["Class code"] for row in saved} == {CODE}
    assert not {"Won", "Missing"} & set(saved[0])


def check_sums(teacher: Teacher, played: Mapping[str, Match], everybody: Sequence[Child]) -> None:
    """Check that the mistakes appear in the table of sums, the three most missed sums and each child's list."""
    page = teacher.page
    found = class_missed([read(sealed(match), CODE) for match in played.values()])
    teacher.control("missed").tap()
    expect(page.locator("#class-missed")).to_be_focused()
    shown = [f"{one['missed']} of {one['people']} missed it" for one in found["questions"][: found["most"]]]
    expect(page.locator(".missed-most li span")).to_have_text(shown)
    table = page.locator(".missed-table")
    heads = table.locator("thead th").all_inner_texts()
    expect(table.locator("tbody th")).to_have_text([str(row) for row in found["table"]["rows"]])
    assert heads == [f"+ {column}" for column in found["table"]["columns"]]
    rows = table.locator("tbody tr")
    for number, row in enumerate(found["table"]["cells"]):
        expect(rows.nth(number).locator("td")).to_have_text(
            [f"{cell['missed']} of {cell['people']}" if cell else "" for cell in row]
        )
    # Arithmetic gives the number of planned mistakes after the first roll, over all results.
    first = str(next(iter(played.values())).actions[0]).removeprefix("dice ").split()
    every, rest = SLIPS[0]
    slips = sum(child.number % every == rest for child in everybody)
    cell = rows.nth(found["table"]["rows"].index(int(max(first)))).locator("td").nth(heads.index(f"+ {min(first)}"))
    expect(cell).to_have_text(f"{slips} of {len(played)}")
    slipped = {child.name for child in everybody if any(child.number % every == rest for every, rest in SLIPS.values())}
    assert set(page.locator(".missed-children > li b").all_inner_texts()) == slipped
