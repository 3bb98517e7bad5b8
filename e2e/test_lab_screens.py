"""The screens of the lab have room for all their contents, at each screen size."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.cut_words import phone_and_one_more
from e2e.layout import faults_everywhere
from e2e.pages import Lab, Screen
from e2e.pairs import ALL
from e2e.screens import speak
from e2e.shared_page import PATIENCE
from e2e.sites import WatchedSite
from e2e.watch import OWN_EDITING, Watch

LONGEST_NAME: Final = "Wolfeschlegelsteinhausenberger"
KEEP: Final = "([name, source]) => window.rollbook.lab.save(name, source, 'roll_out')"
SPEAKING: Final = """def choose(state, seat, rng):
    print("I have", state.scores()[seat], "points, and may choose from", len(list(state.legal(seat))), "moves" * 12)
    return rng.choice(list(state.legal(seat)))
"""
FAILING: Final = "def choose(state, seat, rng):\n    return best_of_all_the_moves_that_there_are_in_this(state)\n"
SLOW: Final = """from time import perf_counter

def choose(state, seat, rng):
    until = perf_counter() + 0.3
    while perf_counter() < until:
        pass
    return rng.choice(list(state.legal(seat)))
"""


def open_robot(page: Page, url: str, name: str) -> Screen:
    """Open one of the robots in the lab of Roll Out."""
    page.goto(f"{url}#/lab/roll_out")
    lab = Screen(page)
    expect(Lab(page).editor).to_be_visible()
    lab.wait_idle()
    page.locator("#lab-robot").select_option(label=name)
    expect(page.locator(f'main[data-robot="{name}"]')).to_be_visible()
    lab.wait_idle()
    return lab


def moments(page: Page, url: str) -> Iterator[str]:
    """Show a pupil's screens in the lab one after another; yield the name of each."""
    yield from with_a_robot_that_works(page, url)
    yield from with_a_robot_that_fails(page, url)
    yield from with_a_slow_robot(page, url)
    yield from with_a_robot_from_elsewhere(page, url)


def with_a_robot_that_works(page: Page, url: str) -> Iterator[str]:
    page.goto(f"{url}#/nowhere")
    page.evaluate("rollbook.ready")
    for name, source in (("my_robot", SPEAKING), (LONGEST_NAME, SPEAKING), ("fails", FAILING), ("slow", SLOW)):
        page.evaluate(KEEP, [name, source])
    lab = open_robot(page, url, LONGEST_NAME)
    yield "editor"
    lab.control("try").tap()
    expect(page.locator("[data-move]")).to_be_visible()
    lab.wait_idle()
    yield "tried"
    Lab(page).editor.tap(position={"x": 20, "y": 10})
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("# another version\n")
    lab.choice("panel", "watch").tap()
    yield "watch"
    lab.control("watch").tap()
    expect(page.locator('[data-part="step"] [data-seat]')).not_to_be_empty(timeout=4 * PATIENCE)
    lab.control("watch-last").tap()
    lab.wait_idle()
    yield "watched"
    lab.choice("panel", "series").tap()
    yield "series"
    lab.choice("matches", 20).tap()
    lab.control("series").tap()
    expect(page.locator("[data-wins]")).to_be_visible(timeout=4 * PATIENCE)
    lab.wait_idle()
    yield "series finished"
    for panel in ("ladder", "course"):
        lab.choice("panel", panel).tap()
        lab.wait_idle()
        yield panel
    lab.control("lesson-check").tap()
    expect(page.locator("[data-outcome]")).to_be_visible(timeout=4 * PATIENCE)
    page.locator(".lab-lesson summary").first.tap()
    yield "lesson checked"
    lab.choice("panel", "help").tap()
    page.locator('[data-act="help-view"]').tap()
    yield "words"
    for act in ("robot-versions", "robot-share", "robot-new", "robot-rename", "robot-delete"):
        lab.control(act).tap()
        expect(page.locator("dialog")).to_be_visible()
        lab.wait_idle()
        yield act
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def with_a_robot_that_fails(page: Page, url: str) -> Iterator[str]:
    lab = open_robot(page, url, "fails")
    lab.control("try").tap()
    expect(page.locator(".lab-wrong-line")).to_be_visible()
    lab.wait_idle()
    yield "failed"
    lab.choice("panel", "watch").tap()
    lab.control("watch").tap()
    expect(page.locator(".lab-step .lab-failure")).to_be_visible(timeout=4 * PATIENCE)
    yield "watched until it failed"
    lab.choice("panel", "series").tap()
    lab.control("series").tap()
    expect(page.locator(".lab-failure").first).to_be_visible(timeout=4 * PATIENCE)
    yield "series failed"


def with_a_slow_robot(page: Page, url: str) -> Iterator[str]:
    lab = open_robot(page, url, "slow")
    lab.choice("panel", "series").tap()
    lab.control("series").tap()
    expect(page.locator("progress")).to_be_visible()  # even before the first match is over
    yield "series under way"
    lab.control("series-stop").tap()


def with_a_robot_from_elsewhere(page: Page, url: str) -> Iterator[str]:
    lab = open_robot(page, url, "fails")
    lab.control("robot-share").tap()
    link = str(page.locator("dialog").get_by_role("textbox", include_hidden=True).evaluate("(field) => field.value"))
    page.keyboard.press("Escape")
    page.goto(link)
    expect(page.locator('[data-act="keep-robot"]')).to_be_visible()
    yield "received"
    page.goto(f"{url}#/lab/roll_out")
    page.locator('input[data-act="robot-open"]').set_input_files(
        {"name": "strange.py", "mimeType": "text/x-python", "buffer": SPEAKING.encode() * 8}
    )
    expect(page.locator('main[data-robot="strange"]')).to_be_visible()
    lab.control("try").tap()
    expect(page.locator("dialog")).to_be_visible()
    yield "may it run"
    page.keyboard.press("Escape")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"] if ALL else ["de"])  # German words are longer
def test_the_lab_has_room_for_everything(language: str, tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    speak(tablet_page, site.url, language)
    found = []
    for moment in moments(tablet_page, site.url):
        sizes = phone_and_one_more(moment)
        found += [f"{moment}, {fault}" for fault in faults_everywhere(tablet_page, scrolls=True, sizes=sizes)]
    assert not found, "\n".join(found)
