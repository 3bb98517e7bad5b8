"""Matches leave the device and return: as files, by link, by code. Existing matches stay unchanged."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e.axe import expect_accessible
from e2e.device import forget_all, saved, stored, stored_records
from e2e.layout import SIZES, size_to
from e2e.pages import Matches, Shelf, Table, packed
from e2e.play import share
from e2e.sites import WatchedSite
from rollbook import Match

RECORD: Final = "rollbook 1\ngame: roll_it 1\nseats: Anna | Ben\nseed: 7\n\ndice 2 6\n0 1.9\n"
OTHER: Final = RECORD.replace("Anna | Ben", "Cleo | Emil")
THIRD: Final = RECORD.replace("Anna | Ben", "Fatma | Greta")
DAMAGED: Final = RECORD.replace("0 1.9", "0 1.1")


def test_matches_are_saved_as_files_and_come_back(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    one, other = saved(1, rolls="dice 1 1\n0 pass\n"), saved(2, ("Cleo", "Emil"), 1000)
    stored(tablet_page, one, other)
    matches = Matches(tablet_page).open(site.url)
    expect(matches.matches).to_have_count(2)
    matches.menu(0, "share")
    with tablet_page.expect_download() as saving:
        matches.control("save-file").tap()
    matches.wait_idle()
    assert saving.value.suggested_filename.startswith("roll_it-20")
    assert saving.value.suggested_filename.endswith(".rollbook.txt")
    assert Path(saving.value.path()).read_text("utf-8") == one["record"]
    matches.control("close-share").tap()
    matches.wait_idle()
    matches.page.locator(".match-files summary").first.tap()
    with tablet_page.expect_download() as saving:
        matches.control("export-all").tap()
    matches.wait_idle()
    both = Path(saving.value.path()).read_bytes()
    for number in range(2):
        matches.menu(0, "delete")
        expect(matches.matches).to_have_count(1 - number)
    matches.add_files(("all.rollbook.txt", both))
    expect(matches.notices).to_contain_text(["2 matches were deleted", "2 matches were added"])
    assert sorted(match["record"] for match in stored(tablet_page)) == sorted([one["record"], other["record"]])
    matches.add_files(("again.txt", both))
    already = matches.notices.filter(has_text="Already here: 2.")
    expect(already).to_have_count(1)
    assert len(stored(tablet_page)) == 2
    matches.control("shelf").tap()
    expect(already).to_have_count(0)


@pytest.mark.slow
def test_of_several_files_the_good_ones_are_added_and_the_others_named(tablet_page: Page, site: WatchedSite) -> None:
    matches = Matches(tablet_page).open(site.url)
    here = stored(tablet_page, saved(1))
    expect(matches.root).to_have_attribute("data-ready", "python")
    matches.add_files(
        ("good.txt", RECORD.replace("\n", "\r\n").encode("utf-16")),  # as some Windows editors save text
        ("two.txt", f"{OTHER}\n{DAMAGED}\n{THIRD}".encode()),
        ("picture.png", b"\x89PNG\r\n\x1a\n\x00\x00"),
        ("empty.txt", b""),
        ("huge.txt", b"x" * 5_000_001),
    )
    notice = matches.notices
    expect(notice).to_contain_text("3 matches were added.")
    expect(notice).to_contain_text("two.txt: Line 15: 2 + 6 is 8. This cell shows 4. Find a free 8.")
    expect(notice).to_contain_text("picture.png: This is not a text file")
    expect(notice).to_contain_text("empty.txt: This is not a Rollbook record")
    expect(notice).to_contain_text("One more could not be read.")
    expect_accessible(tablet_page)
    records = [match["record"] for match in stored(tablet_page) if match not in here]
    assert sorted(records) == sorted([RECORD, OTHER, THIRD])
    assert all(match in stored(tablet_page) for match in here)
    matches.add_files(("huge.txt", b"x" * 5_000_001))
    expect(notice).to_contain_text("huge.txt: This file is far too large")


def test_the_name_of_a_match_travels_with_it(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    named = {**saved(1, rolls="dice 1 1\n0 pass\n"), "name": "Final of class 3b"}
    stored(tablet_page, named)
    matches = Matches(tablet_page).open(site.url)
    matches.menu(0, "share")
    with tablet_page.expect_download() as saving:
        matches.control("save-file").tap()
    matches.wait_idle()
    sent = Path(saving.value.path()).read_text("utf-8")
    assert sent == str(Match.parse(sent)), "other readers keep it"
    matches.control("close-share").tap()
    matches.add_files(("same.txt", sent.encode()))
    expect(matches.notices).to_contain_text("Already here: 1.")
    forget_all(tablet_page)
    matches.add_files(("sent.txt", sent.encode()))
    expect(matches.notices).to_contain_text("A match was added: Final of class 3b.")
    expect(matches.names).to_have_text(["Final of class 3b"])
    assert stored_records(tablet_page) == [named["record"]]
    tablet_page.goto(f"{site.url}#/match/{packed(sent.replace('Ben', 'Emil'))}")
    expect(tablet_page.locator('[data-screen="shared"]')).to_contain_text("Final of class 3b")
    matches.control("keep").tap()
    matches.wait_idle()
    assert [match["name"] for match in stored(tablet_page)] == ["Final of class 3b"] * 2


def test_file_dragged_onto_a_table_becomes_another_match(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=8&auto=off")
    table.roll_button.tap()
    address, record = table.address, table.record()
    tablet_page.evaluate(
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
    table.control("open-added").tap()
    expect(tablet_page.locator('[data-act="look-back"]')).to_have_count(2)
    assert table.record() == RECORD


@pytest.fixture
def browser_can(tablet_page: Page) -> Iterator[Callable[[str], None]]:
    """Yield a function that changes what the browser can do during a test: `browser_can("clipboard: undefined")`."""

    def change(abilities: str) -> None:
        tablet_page.evaluate(f"""() => {{
          const abilities = {{ {abilities} }};
          for (const [name, value] of Object.entries(abilities))
            Object.defineProperty(navigator, name, {{ value, configurable: true }});
        }}""")

    yield change
    tablet_page.evaluate("for (const name of Object.getOwnPropertyNames(navigator)) delete navigator[name]")


@pytest.mark.slow
def test_a_match_is_shared_by_code_link_and_system(
    tablet_page: Page, site: WatchedSite, browser_can: Callable[[str], None]
) -> None:
    table = Table(tablet_page).open_record(site.url, RECORD)
    tablet_page.evaluate("window.sent = []")
    browser_can(
        "share: async (what) => void sent.push(what), clipboard: { writeText: async (text) => void sent.push(text) }"
    )
    share(table)
    code = tablet_page.locator("dialog").get_by_role("img")
    for scheme in ("light", "dark"):
        tablet_page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert code.evaluate("(code) => getComputedStyle(code).backgroundColor") == "rgb(255, 255, 255)"
    for size in SIZES.values():
        size_to(tablet_page, **size)
        box = code.bounding_box()
        assert box is not None
        assert min(box["x"], box["y"]) >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["width"] == box["height"] > 280
    expect_accessible(tablet_page)
    table.control("copy-link").tap()
    expect(tablet_page.locator("dialog").get_by_role("status")).to_have_text("The link is copied.")
    table.control("send-link").tap()
    table.wait_idle()
    link, sent = json.loads(tablet_page.evaluate("JSON.stringify(sent)"))
    assert sent == {"title": "Anna and Ben", "url": link}
    tablet_page.keyboard.press("Escape")
    expect(code).to_have_count(0)
    tablet_page.goto(link)
    expect(tablet_page.locator('[data-screen="shared"]')).to_contain_text("on this device already")
    expect_accessible(tablet_page)
    table.control("open-present").tap()
    expect(table.board).to_be_visible()
    assert table.record() == RECORD
    assert len(stored(tablet_page)) == 1
    tablet_page.goto(link)
    table.control("keep").tap()
    expect(table.board).to_be_visible()
    table.wait_idle()
    assert stored_records(tablet_page) == [RECORD, RECORD]


def test_a_long_match_has_a_link_but_no_code(
    tablet_page: Page, site: WatchedSite, browser_can: Callable[[str], None]
) -> None:
    match = Match("roll_it", [f"Somebody with a long name, number {seat}" for seat in range(6)], seed=7)
    while match.to_act and len(match.history) < 60:
        actor = match.to_act[0]
        if actor == "dice":
            match.roll()
        else:
            match.play(actor, next(iter(match.legal(actor))))
    match.remark("told " + "".join(chr(0x4E00 + 37 * number % 20000) for number in range(190)))
    match.remark("told " + "".join(chr(0x4E00 + 101 * number % 20000) for number in range(190)))
    table = Table(tablet_page).open_record(site.url, str(match))
    browser_can("clipboard: undefined")
    share(table)
    expect(tablet_page.locator("dialog")).to_contain_text("too long for a QR code")
    table.control("copy-link").tap()
    expect(tablet_page.locator("dialog input")).to_have_value(f"{site.url}#/match/{packed(str(match))}")


# Holds back the requests to Python about a file's records, except the first few, until `window.letGo(many)`;
# `window.mend()` resets the page for the next test.
READ_SLOWLY: Final = """(free) => {
  const post = Worker.prototype.postMessage;
  const { now } = performance;
  const kept = [];
  window.held = () => kept.length;
  window.letGo = (many) => {
    free = many;
    performance.now = () => now.call(performance) + 10_000; // as if it had taken long
    while (kept.length > 0 && free > 0) (free -= 1), post.apply(...kept.shift());
  };
  window.mend = () => {
    delete performance.now;
    Worker.prototype.postMessage = post;
  };
  Worker.prototype.postMessage = function (...message) {
    const asked = String(message[0].argumentList?.[0]?.value);
    if (!asked.endsWith('"method":"inspect"}') || (free -= 1) >= 0) return post.apply(this, message);
    kept.push([this, message]);
  };
}"""


def test_long_import_shows_progress_and_can_be_stopped(tablet_page: Page, site: WatchedSite) -> None:
    matches = Matches(tablet_page).open(site.url)
    tablet_page.evaluate(READ_SLOWLY, 20)
    many = "".join(f"rollbook 1\ngame: roll_it 1\nseats: Anna | Ben\nseed: {seed}\n\n" for seed in range(5000))
    chosen: FilePayload = {"name": "many.txt", "mimeType": "text/plain", "buffer": many.encode()}
    tablet_page.locator('input[data-act="import"]').set_input_files(chosen)
    tablet_page.wait_for_function("() => held() === 1")
    tablet_page.evaluate("letGo(1)")
    expect(matches.notices).to_contain_text("Matches read: 21 of 5000")
    expect_accessible(tablet_page)
    tablet_page.locator('[data-act="stop-import"]').tap()
    tablet_page.evaluate("letGo(5000)")
    matches.wait_idle()
    expect(matches.notices).to_contain_text("22 matches were added")
    expect(matches.matches).to_have_count(22)
    assert len(stored(tablet_page)) == 22
    tablet_page.evaluate("mend()")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(b"x" * 5_000_001, "far too large", id="too large", marks=pytest.mark.slow),
        pytest.param(bytes(range(256)) * 100, "not a text", id="binary"),
        pytest.param(b"PK\x03\x04 no match", "rollbook 1", id="another kind of file"),
    ],
)
def test_a_file_that_holds_no_match_is_refused_in_one_sentence(
    content: bytes, told: str, tablet_page: Page, site: WatchedSite
) -> None:
    matches = Matches(tablet_page).open(site.url)
    matches.add_files(("file.bin", content))
    expect(matches.notices).to_have_count(1)
    expect(matches.notices).to_contain_text(told)
    assert stored(tablet_page) == []


def test_of_a_thousand_remarks_the_log_draws_the_latest(tablet_page: Page, site: WatchedSite) -> None:
    remarks = "".join(f"# remark {number}\n" for number in range(1000))
    record = f"rollbook 1\ngame: roll_it 1\nseats: Anna | Ben\nseed: 7\n\ndice 2 6\n{remarks}"
    table = Table(tablet_page).open_record(site.url, record)
    assert table.record() == record
    rows = tablet_page.locator(".log-list li")
    expect(rows).to_have_count(401)
    expect(rows.first).to_have_text("remark 999")


def test_partly_drawn_log_counts_the_hidden_entries(tablet_page: Page, site: WatchedSite) -> None:
    passes = "".join(f"dice 1 1\n{turn % 2} pass\n" for turn in range(500))
    table = Table(tablet_page).open_record(site.url, RECORD.partition("dice")[0] + passes)
    earlier, later = tablet_page.locator(".log-earlier"), tablet_page.locator(".log-later")
    expect(earlier).to_contain_text("600 earlier steps")
    expect(later).to_have_count(0)
    table.log.last.evaluate("(oldest) => oldest.click()")
    table.wait_idle()
    expect(later).to_contain_text("199 later steps")
    expect(earlier).to_contain_text("401 earlier steps")
    table.position.fill("0")
    expect(later).to_contain_text("600 later steps")
    expect(earlier).to_have_count(0)
