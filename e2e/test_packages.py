"""Each file of a release, in a browser that has never been used: `dev.py test platforms` rolls the dice in each."""

import os
import zipfile
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Frame, Page, expect

from e2e.conftest import OpenContext, Serve
from e2e.platform.host import platform
from rollbook import GAMES
from web.release.write import release

pytestmark = pytest.mark.skipif(
    "ROLLBOOK_SESSIONS" not in os.environ, reason="`dev.py test platforms` writes a release and plays it"
)
MATCH: Final = "#/play?game=roll_it&seats=2&seed=7&auto=off"
PACKAGES: Final = ("scorm", *(f"scorm-{game.replace('_', '-')}" for game in GAMES))


@pytest.fixture(scope="module")
def made(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a release; return its folder."""
    folder = tmp_path_factory.mktemp("made") / "release"
    release(dist, folder)
    return folder


@pytest.fixture
def unpacked(made: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Unpack the package that the test names; return its folder."""
    [file] = made.glob(f"rollbook-*-{request.param}.zip")
    with zipfile.ZipFile(file) as archive:
        archive.extractall(tmp_path / "unpacked")
    return tmp_path / "unpacked"


def roll(place: Page | Frame) -> None:
    """Wait for the start of a match, and roll the dice."""
    expect(place.locator("html")).to_have_attribute("data-ready", "python")
    expect(place.locator('[data-screen="table"]')).to_be_visible()
    expect(place.locator("html")).to_have_attribute("data-busy", "false")
    place.evaluate("rollbook.roll()")
    assert "\ndice " in place.evaluate("rollbook.record()")


@pytest.mark.parametrize("unpacked", ["site", "kolibri"], indirect=True)
def test_a_package_is_played_from_any_web_server(unpacked: Path, serve: Serve, open_context: OpenContext) -> None:
    with serve(unpacked, bare=True) as site:
        page = open_context().context.new_page()
        page.goto(f"{site.url}index.html{MATCH}")
        roll(page)


def test_the_one_file_is_played_from_a_folder(made: Path, open_context: OpenContext) -> None:
    page = open_context(offline=True).context.new_page()
    page.goto(f"{(made / 'rollbook.html').as_uri()}{MATCH}")
    roll(page)


@pytest.mark.parametrize("unpacked", PACKAGES, indirect=True)
def test_a_package_for_scorm_is_played_in_a_host(
    unpacked: Path, serve: Serve, open_context: OpenContext, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    assert (unpacked / "imsmanifest.xml").exists()
    with platform(tmp_path / "platform", unpacked / "index.html", serve) as host:
        frame = host.open(open_context().context).frame
        expect(frame.locator("html")).to_have_attribute("data-ready", "python")
        if "scorm-" in request.node.name:  # this package starts at the set-up of its game
            frame.locator('html[data-busy="false"] [data-act="start"]').tap()
        else:
            frame.evaluate(f"location.hash = '{MATCH}'")
        roll(frame)
