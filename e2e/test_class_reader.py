"""The reader on the teacher's tablet: a film of tablets before a fake camera, and each reason for having no camera."""

import io
import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e.axe import expect_accessible
from e2e.classes import CODE_ALONE, link, result
from e2e.conftest import Camera, Host, OpenContext
from e2e.device import stored_classes
from e2e.films import HANDS, code, picture
from e2e.layout import faults_everywhere
from e2e.pages import ResultScreen, Screen, Shelf, Table, packed
from e2e.sites import WatchedSite
from rollbook.class_code import encode
from rollbook.classroom import puzzle_runs
from rollbook.classroom.results import sealed
from tests.class_matches import played
from tests.class_puzzles import solved

SHEET: Final = encode("knaster", 1, {}, 7, puzzles="chance")
LONG: Final = "467-FC"
"""Roll-It for two people, whose results need two QR codes."""
STREAMS: Final = """() => {
  window.streams = [];
  const own = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wished) => {
    const stream = await own(wished);
    window.streams.push(stream);
    return stream;
  };
}"""
LIVE: Final = "() => window.streams.flatMap((one) => one.getTracks()).filter((one) => one.readyState === 'live').length"
Film = Callable[[Sequence[str | Sequence[str]], float], Page]


def parts(site: WatchedSite, text: str) -> list[str]:
    """Return the links in the two QR codes of a long result."""
    data, tag = packed(text), text.strip()[-8:]
    half = -(-len(data) // 2)
    return [f"{site.url}#/result/{at}.2.{tag}.{one}" for at, one in ((1, data[:half]), (2, data[half:]))]


@pytest.fixture
def film(camera: Camera) -> Film:
    """Return a function that shows a film of these codes to a browser's camera, and returns the browser's page."""

    def begin(codes: Sequence[str | Sequence[str]], seconds: float) -> Page:
        camera.show(codes, seconds)
        camera.page.add_init_script(f"({STREAMS})()")
        return camera.page

    return begin


def open_reader(page: Page, site: WatchedSite, code_of: str = CODE_ALONE) -> Screen:
    page.goto(f"{site.url}#/class/{code_of}")
    screen = Screen(page)
    screen.wait_ready()
    screen.wait_idle()
    screen.control("read-codes").tap()
    expect(page.locator("dialog")).to_be_visible()
    return screen


def wait_live(page: Page, count: int) -> None:
    """Wait until this number of cameras is on."""
    page.wait_for_function(f"(count) => ({LIVE})() === count", arg=count)


def read(page: Page) -> list[str]:
    """Return the names of the results that the reader has added."""
    return page.locator('dialog [data-outcome="added"] bdi').all_inner_texts()


@pytest.mark.slow
def test_the_reader_stays_open_for_one_tablet_after_the_other(film: Film, site: WatchedSite) -> None:
    names = ["Anna", "Ben", "Cleo", "Dan", "Eva"]
    results = [result(name, seed) for seed, name in enumerate(names)]
    page = film([link(site, one) for one in results], 2)
    screen = open_reader(page, site)
    lines = page.locator('dialog [data-outcome="added"]')
    expect(lines).to_have_count(len(names))
    assert sorted(read(page)) == names
    expect(page.locator("dialog strong")).to_have_text("5 results added")
    assert page.evaluate(LIVE) == 1
    # The film starts again, and each result is already there, so no line and no result is added.
    expect(page.locator('dialog [data-outcome="same"]').first).to_contain_text("here already")
    expect_accessible(page)
    assert faults_everywhere(page, scrolls=True) == []
    screen.control("close-reader").tap()
    expect(page.locator("dialog")).to_have_count(0)
    wait_live(page, 0)
    screen.wait_idle()
    (kept,) = stored_classes(page)
    assert sorted(kept["results"]) == sorted(results)
    expect(page.locator("[data-result]")).to_have_count(len(names))


def test_codes_in_several_parts_are_read_as_they_alternate(film: Film, site: WatchedSite) -> None:
    long = [sealed(played(LONG, [name, "Zoe"], seed)) for seed, name in enumerate(("Anna", "Ben"))]
    other = f"{site.url}#/join/{LONG}"
    page = film([parts(site, long[0]), other, parts(site, long[1]), link(site, result("Ida", 7))], 1.6)
    open_reader(page, site, LONG)
    lines = page.get_by_role("list", name="What has been read")
    expect(lines.locator('[data-outcome="added"], [data-outcome="same"]')).to_have_count(2)
    expect(lines.locator('[data-outcome="refused"]')).to_have_count(2)
    expect(lines).to_contain_text("This code belongs to something else.")
    expect(lines).to_contain_text(CODE_ALONE)
    # Escape closes the reader, and leaving the screen stops the camera.
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    wait_live(page, 0)
    Screen(page).wait_idle()
    assert sorted(stored_classes(page)[0]["results"]) == sorted(long)
    Screen(page).control("read-codes").tap()
    wait_live(page, 1)
    page.goto(f"{site.url}#/about")
    wait_live(page, 0)
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.slow
def test_puzzles_are_read_too_and_a_hidden_page_has_no_camera(film: Film, site: WatchedSite) -> None:
    page = film([link(site, puzzle_runs.sealed(solved(SHEET, "Anna", [2])))], 2)
    screen = open_reader(page, site, SHEET)
    wait_live(page, 1)
    hide = """(hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    page.evaluate(hide, True)
    wait_live(page, 0)
    page.evaluate(hide, False)
    wait_live(page, 1)
    expect(page.get_by_role("list", name="What has been read").get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("list", name="What has been read").locator("bdi")).to_contain_text(
        "Anna"
    )  # new, or "here already" if it was read before
    expect(page.locator("dialog strong")).to_have_text("One result added")
    screen.control("close-reader").tap()
    expect(page.locator("[data-result]")).to_contain_text("5 of 6")


@pytest.mark.slow
def test_result_read_during_another_tabs_change_shows_its_name(film: Film, site: WatchedSite) -> None:
    page = film([link(site, result("Anna", 1))], 2)
    open_reader(page, site)
    page.evaluate("""() => {
      const others = new BroadcastChannel("rollbook-classes");
      setInterval(() => others.postMessage({ id: "another", kind: "saved" }), 20);
    }""")
    expect(page.locator('dialog [data-outcome="added"] bdi')).to_have_text("Anna")
    expect(page.locator('dialog [data-outcome="refused"]')).to_have_count(0)


@pytest.mark.slow
def test_tablet_with_several_codes_shows_them_in_turn_until_stopped(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.emulate_media(reduced_motion="no-preference")
    long = played("55NT", ["Anna", "Ben"], 3)
    Table(tablet_page).open_record(site.url, str(long))
    shown = ResultScreen(tablet_page).wait()
    shown.control("my-result").tap()
    turn = tablet_page.locator("dialog").get_by_text(re.compile(r"^Picture \d+ of \d+$"))
    expect(turn).to_contain_text("Picture 2 of")
    expect(turn).to_contain_text("Picture 1 of")
    held = shown.control("hold-code")
    expect(held).to_have_attribute("aria-pressed", "false")
    expect_accessible(tablet_page)
    held.tap()
    expect(held).to_have_attribute("aria-pressed", "true")
    held.tap()
    shown.control("next-code").tap()  # stepping by hand does not lose the place
    expect(held).to_have_attribute("aria-pressed", "true")


REFUSED: Final = {
    "NotAllowedError": "Rollbook is not allowed to use the camera. Allow it in the browser’s settings for this page.",
    "NotFoundError": "This device has no camera. Take a photo, choose files, or paste links.",
    "NotReadableError": "Another app is using the camera. Close that app, then try again.",
}


def test_each_refusal_of_the_camera_is_one_sentence_and_a_photo_is_read_all_the_same(
    tablet_page: Page, site: WatchedSite
) -> None:
    screen = Screen(tablet_page)
    tablet_page.goto(f"{site.url}#/class/{CODE_ALONE}")
    screen.wait_idle()
    tablet_page.evaluate("""() => {
      navigator.mediaDevices.getUserMedia = async () => { throw new DOMException("", window.refusal); };
    }""")
    for kind, sentence in REFUSED.items():
        tablet_page.evaluate("(kind) => (window.refusal = kind)", kind)
        screen.control("read-codes").tap()
        expect(tablet_page.locator('dialog [role="alert"]')).to_have_text(sentence)
        expect(screen.control("reader-retry")).to_be_visible()
        if kind != "NotReadableError":
            tablet_page.keyboard.press("Escape")
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    file = io.BytesIO()

    picture(code(link(site, result("Anna", 1))), HANDS[1], Random(1)).save(file, "PNG")
    photos: list[FilePayload] = [
        {"name": "tablet.png", "mimeType": "image/png", "buffer": file.getvalue()},
        {"name": "text.png", "mimeType": "image/png", "buffer": b"no picture"},
    ]
    tablet_page.locator('[data-act="reader-photo"]').set_input_files(photos)
    lines = tablet_page.get_by_role("list", name="What has been read").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.nth(1)).to_contain_text("Anna")
    expect(lines.nth(0)).to_contain_text("There is no code in “text.png” that can be read.")
    screen.control("close-reader").tap()
    expect(tablet_page.locator("[data-result]")).to_have_count(1)


@pytest.mark.slow
def test_frame_without_a_camera_explains_it(open_context: OpenContext, site: WatchedSite, host: Host) -> None:
    watch = open_context()
    watch.in_a_frame = True
    watch.expect("Blocked autofocusing")
    page = watch.context.new_page()
    page.goto(host(f"{site.url}#/class/{CODE_ALONE}"))
    inner = page.frame_locator("iframe")
    inner.locator('[data-act="read-codes"]').click()
    expect(inner.locator('dialog [role="alert"]')).to_have_text(
        "The page around Rollbook blocks the camera. Open Rollbook in its own tab."
    )


@pytest.mark.slow
def test_page_without_https_explains_the_missing_camera(open_context: OpenContext, site: WatchedSite) -> None:
    page = open_context().context.new_page()
    plain = re.sub(r"localhost|127\.0\.0\.1", "school.test", site.url)
    page.goto(f"{plain}#/class/{CODE_ALONE}")
    page.locator('[data-act="read-codes"]').click()
    expect(page.locator('dialog [role="alert"]')).to_have_text(
        "The camera works only at addresses that begin with “https”. Choose files, or paste links."
    )


@pytest.mark.slow
def test_one_file_page_explains_its_missing_reader(open_context: OpenContext, dist: Path, tmp_path: Path) -> None:
    page = open_context(offline=True).context.new_page()
    page.goto(f"{Path(shutil.copy(dist / 'rollbook.html', tmp_path)).as_uri()}#/class/{CODE_ALONE}")
    screen = Screen(page)
    screen.wait_ready()
    screen.wait_idle()
    expect(page.get_by_role("region", name="Add results")).to_contain_text(
        "Rollbook is a file here and opens no camera."
    )
    expect(page.locator('[data-act="read-codes"]')).to_have_count(0)


PARTS: Final = {
    "reader": "reader-lines",
    "voice": "aloud-button",
    "desk": "projector-board",
    "puzzles": "puzzle-status",
    "class": "roster-names",
}
"""For each part, a string that is in its script and in no other script."""


@pytest.mark.slow
def test_shelf_and_table_fetch_neither_reader_nor_projector_nor_puzzles_nor_voice(
    open_context: OpenContext, site: WatchedSite
) -> None:
    page = open_context(service_workers="block").context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site.url)))

    def parts_asked() -> set[str]:
        scripts = [(site.folder / name).read_text("utf-8") for name in asked if name.endswith(".js")]
        found = {part for part, words in PARTS.items() if any(words in script for script in scripts)}
        return found | {name.split("-")[0] for name in asked if re.match(r"reader-\w+\.wasm$", name)}

    Shelf(page).open(site.url).play("knaster")
    table = Table(page)
    table.roll_button.tap()
    table.control("rules").tap()
    expect(table.dialog).to_be_visible()
    assert asked
    assert parts_asked() == set()
    assert not any(name.startswith("later-") for name in asked)
    page.goto(f"{site.url}#/class/{CODE_ALONE}")
    Screen(page).wait_idle()
    assert parts_asked() == {"class"}
    assert [name.split("-")[:2] for name in asked if name.startswith("later-")] == [["later", "en"]]
    page.goto(f"{site.url}#/puzzles/knaster")
    expect(page.locator('[data-part="puzzle"]')).to_be_visible()
    assert parts_asked() == {"class", "desk", "puzzles"}
    assert not any(name.startswith("reader-") for name in asked)
