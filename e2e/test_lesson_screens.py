"""A lesson's screens have room for everything and are accessible: lists, locks, the reader, the projector, puzzles."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.classes import CAMERA, HELD, PIN, SEALED, add, enter_pin, link, open_class, take_names
from e2e.cut_words import look, phone_and_one_more
from e2e.layout import faults_everywhere
from e2e.pages import Lab, Screen, Shelf, Table
from e2e.pairs import ALL
from e2e.screens import speak
from e2e.shared_page import PATIENCE
from e2e.sites import WatchedSite
from e2e.watch import OWN_EDITING, Watch
from rollbook import GAMES
from rollbook.class_code import encode
from rollbook.classroom import puzzle_runs, roster
from rollbook.classroom.results import sealed
from rollbook.classroom.roster import group_code
from tests.class_matches import played
from tests.class_puzzles import right_answers, solved
from tests.names import ENGLISH

CODE: Final = encode("knaster", 1, {}, 7, work="self")
SHEET: Final = encode("roll_out", 1, {}, 7, puzzles="uses", new=False)
"""Puzzles whose answers are numbers."""
SYMBOLS: Final = ("label-content-name-mismatch",)
"""axe-core's rule that mistakes a colour's letters on a die, such as “Ge”, for a word. WCAG 2.5.3 exempts symbols."""
FINGERS: Final = re.compile(r"has no room for a fingertip|^\S+: (span|g) .* is \d+ x \d+, not ")
NAMES: Final = ["Maximilian-Alexander von Hohenstein", "李子涵", *ENGLISH[:20], "Emma"]


def moments(page: Page, site: WatchedSite) -> Iterator[str]:
    """Show the screens of a lesson one after the other; yield the name of each."""
    yield from the_list_is_made(page, site)
    yield from children_join(page, site)
    yield from a_tablet_is_held(page, site)
    yield from results_come(page, site)
    yield from a_robot_is_handed_in(page, site)
    yield from the_projector_plays(page, site)
    yield from puzzles_are_solved(page, site)
    yield from puzzles_are_given_out(page, site)
    yield from puzzles_come_back(page, site)


def press(page: Page, act: str) -> None:
    Screen(page).control(act).first.tap()
    Screen(page).wait_idle()


def the_list_is_made(page: Page, site: WatchedSite) -> Iterator[str]:
    open_class(page, site, CODE)
    page.locator("#roster-names").fill("\n".join(NAMES))
    yield "names pasted"
    take_names(page, "\n".join(NAMES))
    yield "names taken"
    press(page, "groups")
    page.locator('[data-act="group-hints-off"]').tap()
    yield "a group"
    press(page, "add-group")
    page.locator("#group-0").select_option("B")
    Screen(page).wait_idle()
    press(page, "pin")
    page.locator("#new-pin").fill("12")
    press(page, "set-pin")
    yield "a PIN that is none"
    page.locator("#new-pin").fill(PIN)
    press(page, "set-pin")
    yield "a PIN"
    press(page, "share-roster")
    yield "the link"
    press(page, "close-share")


def children_join(page: Page, site: WatchedSite) -> Iterator[str]:
    names = tuple((name, "A" if at % 2 else "B") for at, name in enumerate(roster.deduplicate(NAMES)))
    given = roster.Roster(CODE, names, {"B": group_code(CODE, hints=False)})
    page.goto(f"{site.url}#/roster/1.2.abcdefgh.{roster.written(given)[:40]}")
    expect(page.locator('[data-screen="class-roster"]')).to_be_visible()
    yield "half of a list"
    page.goto(f"{site.url}#/roster/{roster.written(given)}")
    expect(page.locator('[data-act="pick-name"]')).to_have_count(len(NAMES))
    press(page, "start")
    yield "no name yet"
    page.locator('[data-act="pick-name"]').first.tap()
    Screen(page).wait_idle()
    yield "a name"


def other_screens_are_held(page: Page, site: WatchedSite, locked: str, shelf: str) -> Iterator[str]:
    page.goto(f"{site.url}#/class")
    expect(page.locator('[data-screen="locked"]')).to_be_visible()
    yield locked
    Shelf(page).open(site.url)
    yield shelf


def a_tablet_is_held(page: Page, site: WatchedSite) -> Iterator[str]:
    page.goto(f"{site.url}#/roster/{roster.written(roster.Roster(HELD, (('Anna', 'A'),), {}, SEALED))}")
    page.locator('[data-act="pick-name"]').first.tap()
    Screen(page).control("start").tap()
    Table(page).wait_open()
    yield from other_screens_are_held(page, site, "held", "held shelf")
    press(page, "unlock")
    expect(page.locator("#pin")).to_be_visible()
    yield "PIN"
    enter_pin(page, "0000")
    expect(page.locator("#pin-status")).not_to_be_empty()
    yield "wrong PIN"
    enter_pin(page, PIN)
    expect(Shelf(page).games).to_have_count(5)
    yield "open again"
    press(page, "dismiss")


def results_come(page: Page, site: WatchedSite) -> Iterator[str]:
    apart = roster.deduplicate(NAMES)
    texts = [sealed(played(CODE, [name], seed, wrong=4)) for seed, name in enumerate(apart[:5])]
    page.evaluate(CAMERA)
    open_class(page, site, CODE)
    press(page, "read-codes")
    expect(page.locator("dialog video")).to_be_visible()
    yield "reader"
    press(page, "close-reader")
    page.evaluate("window.refused = true")
    press(page, "read-codes")
    expect(page.locator('dialog [role="alert"]')).to_be_visible()
    yield "no camera"
    press(page, "close-reader")
    add(page, [*texts, sealed(played(CODE, [apart[1]], 99)), sealed(played(CODE, ["Zoe"], 98)), link(site, "")])
    yield "list"
    page.locator('[data-act="class-order-name"]').tap()
    press(page, "rename-result")
    yield "renamed"
    page.keyboard.press("Escape")
    press(page, "remove-result")
    yield "removed"
    page.keyboard.press("Escape")
    press(page, "missed")
    yield "missed"
    press(page, "hide-missed")
    press(page, "choices")
    expect(page.locator('[data-act="choice-way"]').nth(1)).to_be_visible()
    yield "different choices"
    page.locator('[data-act="choice-way"]').first.tap()
    Screen(page).wait_idle()
    yield "a choice and its end"
    for number in (0, 1):
        page.locator('[data-act="choose-result"]').nth(number).check()
    yield "two are ticked"
    press(page, "compare")
    expect(page.locator('[data-side] [data-part="picture"]')).to_have_count(2)
    yield "two are compared"
    press(page, "to-the-list")


def a_robot_is_handed_in(page: Page, site: WatchedSite) -> Iterator[str]:
    page.goto(f"{site.url}#/lab/roll_out")
    lab = Screen(page)
    expect(Lab(page).editor).to_be_visible()
    lab.wait_idle()
    lab.choice("panel", "course").tap()
    press(page, "hand-in")
    page.locator("#dialog-text").fill("Maximilian-Alexander")
    yield "who hands in"
    press(page, "save")
    expect(page.locator("dialog")).to_be_visible()
    sent = page.locator("dialog").get_by_role("textbox", include_hidden=True).input_value()
    yield "handed in"
    press(page, "close-share")
    lab.choice("panel", "ladder").tap()
    for text in (sent, "nothing"):
        page.locator("#lab-links").fill(text)
        press(page, "add-robots")
    page.locator("[data-handed-in] summary").tap()
    yield "ladder"


def the_projector_plays(page: Page, site: WatchedSite) -> Iterator[str]:
    for game in GAMES:
        page.goto(f"{site.url}#/teacher/board/{game}")
        screen = Screen(page)
        expect(screen.control("board-halves")).to_be_visible(timeout=4 * PATIENCE)
        if game == next(iter(GAMES)):
            yield "projector"
        press(page, "board-halves")
        ways = screen.control("ways")
        for _ in range(20):
            if ways.is_visible():
                break
            press(page, "roll")
        yield f"projector, {game}"
        press(page, "ways")
        press(page, "ways")
        expect(page.locator('[data-part="ways"] li').first).to_be_visible()
        yield f"projector, every way, {game}"


def puzzles_are_solved(page: Page, site: WatchedSite) -> Iterator[str]:
    for game in GAMES:
        page.goto(f"{site.url}#/puzzles/{game}")
        expect(page.locator('[data-part="puzzle"][data-at="0"]')).to_be_visible(timeout=4 * PATIENCE)
        Screen(page).wait_idle()
        yield f"puzzle, {game}"
        for _ in range(3):
            press(page, "hint")
        yield f"puzzle told, {game}"


def puzzles_are_given_out(page: Page, site: WatchedSite) -> Iterator[str]:
    page.locator("summary").click()
    press(page, "for-class")
    expect(page.locator('[data-screen="lesson"]')).to_be_visible()
    yield "puzzles for a class"
    press(page, "show-code")
    expect(page.locator("dialog").get_by_role("img")).to_be_visible()
    yield "the code of puzzles"
    page.keyboard.press("Escape")
    page.goto(f"{site.url}#/roster/{roster.written(roster.Roster(SHEET, ((NAMES[0], 'A'), ('Ben', 'A')), {}, SEALED))}")
    page.locator('[data-act="pick-name"]').first.tap()
    yield "puzzles to join"
    press(page, "start")
    expect(page.locator('[data-part="puzzle"][data-at="0"]')).to_be_visible()
    yield from other_screens_are_held(page, site, "held by puzzles", "shelf held by puzzles")
    press(page, "solve")
    for at, (right, *_) in enumerate(right_answers(SHEET)):
        expect(page.locator(f'[data-part="puzzle"][data-at="{at}"]')).to_be_visible(timeout=4 * PATIENCE)
        Screen(page).wait_idle()
        for number in (right + 1, right)[min(at, 1) :]:
            page.locator("#puzzle-number").fill(str(number))
            press(page, "check")
        if at == 0:
            yield "a puzzle of a class is solved"
        press(page, "next")
    expect(page.locator('[data-part="end"]')).to_be_visible()
    yield "puzzles are over"
    press(page, "my-result")
    expect(page.locator("dialog")).to_be_visible()
    yield "result of puzzles"
    page.keyboard.press("Escape")
    page.goto(f"{site.url}#/join/{SHEET}")
    expect(page.locator('[data-part="begun"]')).to_be_visible()
    yield "puzzles once more"


def puzzles_come_back(page: Page, site: WatchedSite) -> Iterator[str]:
    open_class(page, site, SHEET)
    take_names(page, "\n".join(NAMES))
    press(page, "groups")
    page.locator('[data-act="group-hints-off"]').tap()
    yield "a group of puzzles"
    press(page, "add-group")
    runs = [solved(SHEET, name, [at % 6, 2]) for at, name in enumerate(NAMES[:5])]
    add(page, [puzzle_runs.sealed(one) for one in runs])
    yield "list of puzzles"
    press(page, "missed")
    yield "missed puzzles"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"] if ALL else ["de"])
def test_a_lesson_has_room_for_everything(language: str, tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    speak(tablet_page, site.url, language)
    found = []
    for number, moment in enumerate(moments(tablet_page, site)):
        board = tablet_page.locator('[data-part="board"], [data-part="puzzle"] [data-pick]').count() > 0
        if board:  # the projector's, or one on which each place is a button
            seen = faults_everywhere(tablet_page, scrolls=True, sizes=phone_and_one_more(moment))
            found += [f"{moment}, {fault}" for fault in seen if not FINGERS.search(fault)]
        else:
            found += look(tablet_page, moment)
        if number % 3 and not ALL:  # other tests of these screens run axe too
            continue
        try:
            expect_accessible(tablet_page, *(SYMBOLS if board and "lowdown" in moment else ()))
        except AssertionError as error:
            found.append(f"{moment}: {error}")
    assert not found, "\n".join(found)
