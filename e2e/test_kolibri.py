"""Rollbook's package in a real Kolibri, if `dev.py test platforms` has installed one."""

import os
import random
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Frame, Page

from e2e.conftest import OpenContext
from e2e.platform.host import records
from e2e.platform.kolibri import LESSON, PASSWORD, USER, Kolibri, kolibri
from rollbook import Match
from rollbook.class_code import encode
from rollbook.classroom.results import read
from rollbook.core.game import DICE
from web.release.archive import FIRST, zipped
from web.release.platforms import kolibri as package_of
from web.release.platforms import launched

PROGRAM: Final = os.environ.get("ROLLBOOK_KOLIBRI", "")
pytestmark = pytest.mark.skipif(not PROGRAM, reason="there is no Kolibri; `dev.py test platforms` installs one")

CODE: Final = encode("roll_it", 2, {"grids": 4}, 7, work="self")
LONGEST: Final = 120  # seconds until Kolibri answers, or has stored something
SIGN_IN: Final = """async ([username, password]) => {
  const [facility] = await (await fetch("/api/auth/facility/")).json();
  const token = document.cookie.match(/kolibri_csrftoken=([^;]+)/)?.[1] ?? "";
  const headers = { "Content-Type": "application/json", "X-CSRFToken": token };
  const body = JSON.stringify({ username, password, facility: facility.id });
  return (await fetch("/api/auth/session/", { method: "POST", headers, body })).status;
}"""


@pytest.fixture
def school(dist: Path, tmp_path: Path) -> Iterator[Kolibri]:
    file = tmp_path / "rollbook-kolibri.zip"
    page = launched((dist / "rollbook.html").read_bytes(), f"#/join/{CODE}")
    file.write_bytes(zipped(package_of(page), FIRST))
    with kolibri(tmp_path, file, Path(PROGRAM)) as it:
        end = time.monotonic() + LONGEST
        while True:
            try:
                urllib.request.urlopen(f"{it.url}/api/public/info/", timeout=5).close()
                break
            except (urllib.error.URLError, OSError):
                assert time.monotonic() < end, "Kolibri does not answer"
                time.sleep(0.5)  # the server does not announce that it is ready
        yield it


def lesson(page: Page, school: Kolibri, *, other: str = "") -> Frame:
    """Open the lesson; return the frame with the match on its table.

    `other` plays with the learner, whose name Kolibri gives: the match begins with both names.
    """
    page.goto("about:blank")
    page.goto(f"{school.url}/en/learn/#/topics/c/{LESSON}")
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        for frame in page.frames:
            first = frame.locator('[data-busy="false"] [name="name.0"]')
            if other and "/zipcontent/" in frame.url and first.count() and first.input_value() == USER:
                frame.locator('[name="name.1"]').fill(other)
                frame.locator('[data-act="start"]').click()
            if "/zipcontent/" in frame.url and frame.locator('[data-screen="table"], [data-screen="result"]').count():
                frame.wait_for_selector('html[data-ready="python"][data-busy="false"]')
                frame.evaluate("rollbook.hurry()")
                return frame
        page.wait_for_timeout(200)
    raise AssertionError(f"There is no match; the frames are {[frame.url for frame in page.frames]}")


def play(frame: Frame, actions: int) -> Match:
    """Play some actions, or to the end of the match; return the match."""
    chance = random.Random(7)
    match = Match.parse(frame.evaluate("rollbook.record()"))
    for _ in range(actions):
        if match.result:
            break
        actor = match.to_act[0]
        if actor == DICE:
            frame.evaluate("rollbook.roll()")
        else:
            move = chance.choice([str(move) for move in match.legal(int(actor))])
            frame.evaluate("([seat, move]) => rollbook.play(seat, move)", [actor, move])
        match = Match.parse(frame.evaluate("rollbook.record()"))
    return match


def sign_in(context: BrowserContext, school: Kolibri) -> Page:
    page = context.new_page()
    page.goto(f"{school.url}/en/auth/")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SIGN_IN, [USER, PASSWORD]) == 200
    return page


def test_kolibri_class_match_continues_and_its_result_is_stored(school: Kolibri, open_context: OpenContext) -> None:
    watch = open_context()
    watch.in_a_frame = True
    watch.expect(".")  # Kolibri's own pages log many complaints; only the asserted facts count
    page = sign_in(watch.context, school)
    frame = lesson(page, school, other="Ben")
    begun = play(frame, 5)
    assert [*begun.seats] == [USER, "Ben"]
    frame = lesson(page, school)
    assert frame.evaluate("rollbook.record()") == str(begun)
    match = play(frame, 1000)
    assert match.result
    end = time.monotonic() + LONGEST
    stored = None
    while time.monotonic() < end:
        stored = school.summary()
        if stored and "#/result/" in str(stored["extra_fields"]):
            break
        page.wait_for_timeout(500)
    assert stored
    cmi = stored["extra_fields"]["contentState"]["SCORM"]["cmi"]
    [(kind, text)] = records(cmi["suspend_data"])
    result = read(text, CODE)
    assert kind == "result"
    assert result["scores"] == list(match.result.scores)
    right, moves = result["right_at_once"][0]
    assert stored["progress"] == pytest.approx(round(100 * right / moves) / 100)
