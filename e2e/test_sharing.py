"""Matches leave the device and come to it: as files, by link, by code. Nothing that is here is touched by it."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.device import forget_all, saved, stored
from e2e.glass import SIZES, resize
from e2e.pages import Matches, Shelf, Table, packed
from e2e.sites import WatchedSite
from rollbook import Match

RECORD: Final = "rollbook 1\ngame: roll_it 1\nseats: Anna | Ben\nseed: 7\n\ndice 2 6\n0 1.9\n"
OTHER: Final = RECORD.replace("Anna | Ben", "Cleo | Emil")
THIRD: Final = RECORD.replace("Anna | Ben", "Fatma | Greta")
DAMAGED: Final = RECORD.replace("0 1.9", "0 1.1")


def test_matches_are_saved_as_files_and_come_back(page: Page, site: WatchedSite) -> None:
    Shelf(page).open(site.url)
    one, other = saved(1, rolls="dice 1 1\n0 pass\n"), saved(2, ("Cleo", "Emil"), 1000)
    stored(page, one, other)
    matches = Matches(page).open(site.url)
    expect(matches.matches).to_have_count(2)
    matches.menu(0, "share")
    with page.expect_download() as saving:
        matches.do("save-file")
    assert saving.value.suggested_filename.startswith("roll_it-20")
    assert saving.value.suggested_filename.endswith(".rollbook.txt")
    assert Path(saving.value.path()).read_text("utf-8") == one["record"]
    matches.do("close-share")
    matches.touch(".match-files summary")
    with page.expect_download() as saving:
        matches.do("export-all")
    both = Path(saving.value.path()).read_bytes()
    for number in range(2):
        matches.menu(0, "delete")
        expect(matches.matches).to_have_count(1 - number)
    matches.add_files(("all.rollbook.txt", both))
    expect(matches.notices).to_contain_text(["2 matches were deleted", "2 matches were added"])
    assert sorted(match["record"] for match in stored(page)) == sorted([one["record"], other["record"]])
    matches.add_files(("again.txt", both))
    expect(matches.notices.last).to_contain_text("2 matches are here already")
    assert len(stored(page)) == 2


def test_of_several_files_the_good_ones_are_added_and_the_others_named(page: Page, site: WatchedSite) -> None:
    matches = Matches(page).open(site.url)
    here = stored(page, saved(1))
    expect(matches.root).to_have_attribute("data-ready", "python")
    matches.add_files(
        ("good.txt", RECORD.replace("\n", "\r\n").encode()),
        ("two.txt", f"{OTHER}\n{DAMAGED}\n{THIRD}".encode()),
        ("picture.png", b"\x89PNG\r\n\x1a\n\x00\x00"),
        ("empty.txt", b""),
        ("huge.txt", b"x" * 5_000_001),
    )
    notice = matches.notices
    expect(notice).to_contain_text("3 matches were added.")
    expect(notice).to_contain_text("two.txt: Line 15: Cell 1.1 shows 4, and the dice add up to 8.")
    expect(notice).to_contain_text("picture.png: This is not a text")
    expect(notice).to_contain_text("empty.txt: This is not a Rollbook record")
    expect(notice).to_contain_text("One more could not be read.")
    expect_accessible(page)
    records = [match["record"] for match in stored(page) if match not in here]
    assert sorted(records) == sorted([RECORD, OTHER, THIRD])
    assert all(match in stored(page) for match in here)
    matches.add_files(("huge.txt", b"x" * 5_000_001))
    expect(notice).to_contain_text("huge.txt: This file is far too large")


def test_the_name_of_a_match_travels_with_it(page: Page, site: WatchedSite) -> None:
    Shelf(page).open(site.url)
    named = {**saved(1, rolls="dice 1 1\n0 pass\n"), "name": "Final of class 3b"}
    stored(page, named)
    matches = Matches(page).open(site.url)
    matches.menu(0, "share")
    with page.expect_download() as saving:
        matches.do("save-file")
    sent = Path(saving.value.path()).read_text("utf-8")
    assert sent == str(Match.parse(sent)), "other readers keep it"
    matches.do("close-share")
    matches.add_files(("same.txt", sent.encode()))
    expect(matches.notices).to_contain_text("is here already")
    forget_all(page)
    matches.add_files(("sent.txt", sent.encode()))
    expect(matches.notices).to_contain_text("A match was added: Final of class 3b.")
    assert matches.titles() == ["Final of class 3b"]
    assert [match["record"] for match in stored(page)] == [named["record"]]
    page.goto(f"{site.url}#/match/{packed(sent.replace('Ben', 'Emil'))}")
    expect(page.locator("main.shared")).to_contain_text("Final of class 3b")
    matches.do("keep")
    assert [match["name"] for match in stored(page)] == ["Final of class 3b"] * 2


def test_a_file_that_is_dragged_onto_a_table_becomes_a_match_beside_it(page: Page, site: WatchedSite) -> None:
    table = Table(page).open(site.url, "game=roll_it&seed=8&auto=off")
    table.roll()
    address, record = table.address, table.record()
    page.evaluate(
        """(text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], "dragged.rollbook.txt"));
          const how = { bubbles: true, cancelable: true, dataTransfer };
          const board = document.querySelector(".table-board");
          if (board.dispatchEvent(new DragEvent("dragover", how))) throw new Error("the page takes no files");
          if (board.dispatchEvent(new DragEvent("drop", how))) throw new Error("the browser would open the file");
        }""",
        RECORD,
    )
    expect(table.notices).to_contain_text("A match was added: Anna and Ben.")
    assert (table.address, table.record()) == (address, record)
    table.do("open-added")
    expect(page.locator(".log-entry")).to_have_count(2)
    assert table.record() == RECORD


def share(table: Table) -> None:
    """Open the dialog that shares the match on the table."""
    if not table.act("share").count():
        table.do("log")
    table.press("share")
    expect(table.page.locator(".dialog-share")).to_be_visible()


@pytest.fixture
def browser_can(page: Page) -> Iterator[Callable[[str], None]]:
    """Lets the browser have other abilities until the test's end: `browser_can("clipboard: undefined")`."""

    def change(abilities: str) -> None:
        page.evaluate(f"""() => {{
          const abilities = {{ {abilities} }};
          for (const [name, value] of Object.entries(abilities))
            Object.defineProperty(navigator, name, {{ value, configurable: true }});
        }}""")

    yield change
    page.evaluate("for (const name of Object.getOwnPropertyNames(navigator)) delete navigator[name]")


def test_a_match_is_shared_by_code_link_and_system(
    page: Page, site: WatchedSite, browser_can: Callable[[str], None]
) -> None:
    table = Table(page).open_record(site.url, RECORD)
    page.evaluate("window.sent = []")
    browser_can(
        "share: async (what) => void sent.push(what), clipboard: { writeText: async (text) => void sent.push(text) }"
    )
    share(table)
    code = page.locator(".share-code")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert code.evaluate("(code) => getComputedStyle(code).backgroundColor") == "rgb(255, 255, 255)"
    for size in SIZES.values():
        resize(page, size)
        box = code.bounding_box()
        assert box is not None
        assert min(box["x"], box["y"]) >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["width"] == box["height"] > 280
    expect_accessible(page)
    table.do("copy-link")
    expect(page.locator(".share-told")).to_have_text("The link is copied.")
    table.do("send-link")
    link, sent = json.loads(page.evaluate("JSON.stringify(sent)"))
    assert sent == {"title": "Anna and Ben", "url": link}
    page.keyboard.press("Escape")
    expect(code).to_have_count(0)
    page.goto(link)
    expect(page.locator("main.shared")).to_contain_text("on this device already")
    expect_accessible(page)
    table.do("open-present")
    expect(table.board).to_be_visible()
    assert table.record() == RECORD
    assert len(stored(page)) == 1
    page.goto(link)
    table.do("keep")
    expect(table.board).to_be_visible()
    assert [match["record"] for match in stored(page)] == [RECORD, RECORD]


def test_a_long_match_has_a_link_but_no_code(page: Page, site: WatchedSite, browser_can: Callable[[str], None]) -> None:
    match = Match("roll_it", [f"Somebody with a long name, number {seat}" for seat in range(6)], seed=7)
    while match.to_act and len(match.history) < 60:
        actor = match.to_act[0]
        if actor == "dice":
            match.roll()
        else:
            match.play(actor, next(iter(match.legal(actor))))
    match.remark("told " + "".join(chr(0x4E00 + 37 * number % 20000) for number in range(190)))
    match.remark("told " + "".join(chr(0x4E00 + 101 * number % 20000) for number in range(190)))
    table = Table(page).open_record(site.url, str(match))
    browser_can("clipboard: undefined")
    share(table)
    expect(page.locator("dialog")).to_contain_text("too long for a QR code")
    table.do("copy-link")
    expect(page.locator("dialog input")).to_have_value(f"{site.url}#/match/{packed(str(match))}")
