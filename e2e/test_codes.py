"""A camera can read the QR codes: from a picture of each on the screen, a decoder reads exactly the link."""

import base64
import io
import re
import zlib
from typing import Any, Final

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from e2e.layout import SIZES, size_to
from e2e.pages import ResultScreen, Screen, SetUp, Table
from e2e.play import played
from e2e.sites import WatchedSite
from rollbook.classroom.results import sealed
from tests import class_matches as results

zxingcpp: Any = pytest.importorskip("zxingcpp", reason="needs zxing-cpp, which this system lacks")
SCREENS: Final = ("390x844", "1024x768")
MIN_SIZE: Final = 3.1
"""The minimum size of a code's squares in CSS pixels. Codes with squares below 3 pixels reportedly do not scan."""
SQUARE: Final = "(code) => code.getBoundingClientRect().width / code.viewBox.baseVal.width"


def read(page: Page) -> str:
    """Decode the QR code on the screen, on a phone and on a tablet; return its text."""
    texts = set()
    for name in SCREENS:
        size_to(page, **SIZES[name])
        code = page.locator("dialog").get_by_role("img")
        picture = Image.open(io.BytesIO(code.screenshot(animations="disabled")))
        found = zxingcpp.read_barcodes(picture)
        assert [one.format for one in found] == [zxingcpp.BarcodeFormat.QRCode], name
        assert code.evaluate(SQUARE) >= MIN_SIZE, name
        texts.add(found[0].text)
    assert len(texts) == 1
    return str(texts.pop())


def unpacked(data: str) -> str:
    """Return the text in the data of a link."""
    return zlib.decompress(base64.urlsafe_b64decode(data + "=" * (-len(data) % 4)), wbits=-15).decode()


def link_shown(page: Page) -> str:
    """Return the link that the dialog shows as text."""
    return str(page.get_by_label("Link to copy", exact=True).input_value())


@pytest.mark.slow
def test_codes_of_class_match_and_robot_contain_their_links(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/set-up/roll_it")
    SetUp(tablet_page).option("grids", 4).seed("7")
    screen = Screen(tablet_page)
    screen.grown_ups("for-class")
    screen.control("show-code").tap()
    expect(tablet_page.locator('[data-part="class-code"]')).to_contain_text("467-FC")
    assert read(tablet_page) == link_shown(tablet_page) == f"{site.url}#/join/467-FC"
    whole = str(played("roll_out", 300))
    table = Table(tablet_page).open_record(site.url, whole)
    table.control("log").tap()
    table.control("share").tap()
    link = read(tablet_page)
    assert link == link_shown(tablet_page)
    assert unpacked(link.removeprefix(f"{site.url}#/match/")) == whole
    tablet_page.goto(f"{site.url}#/lab/roll_it")
    screen.control("robot-share").tap()
    link = read(tablet_page)
    assert link == link_shown(tablet_page)
    assert link.startswith(f"{site.url}#/robot/")


@pytest.mark.slow
def test_codes_of_a_long_result_contain_its_parts(tablet_page: Page, site: WatchedSite) -> None:
    whole = results.played("55NT", ["Anna", "Ben"], 3)
    Table(tablet_page).open_record(site.url, str(whole))
    result = ResultScreen(tablet_page).wait()
    result.control("my-result").tap()
    turn = tablet_page.locator("dialog").get_by_text(re.compile(r"^Picture \d+ of \d+$"))
    count = int(re.findall(r"\d+", turn.inner_text())[1])
    parts = []
    for number in range(1, count + 1):
        expect(turn).to_have_text(f"Picture {number} of {count}")
        address, _, data = read(tablet_page).rpartition("/")
        assert address == f"{site.url}#/result"
        parts.append(data.split("."))
        result.control("next-code").tap()
    assert [(part[0], part[1]) for part in parts] == [(str(number), str(count)) for number in range(1, count + 1)]
    data = "".join(part[3] for part in parts)
    assert data == link_shown(tablet_page).rpartition("/")[2]
    assert unpacked(data) == sealed(whole)
    assert count > 1
