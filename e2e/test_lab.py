"""The lab: without a network, a pupil writes a robot, tries it, plays against it and lets it play a series."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.conftest import OpenContext, Serve
from e2e.device import stored_robots
from e2e.pages import Lab, Screen, SetUp, Shelf, Table
from e2e.shared_page import PATIENCE
from e2e.sites import WatchedSite
from e2e.watch import NO_CONNECTION, OWN_EDITING, Watch
from rollbook import Match

SLOW: Final = """import time

def choose(state, seat, rng):
    until = time.perf_counter() + 0.05
    while time.perf_counter() < until:
        pass
    return rng.choice(list(state.legal(seat)))
"""
# Records each sentence about a series' progress, even if the next one soon replaces it.
HEAR_PACE: Final = """() => {
  window.paces = [];
  const look = () => {
    const said = document.querySelector('[data-part="pace"]')?.textContent.trim();
    if (said) window.paces.push(said);
  };
  window.listening = new MutationObserver(look);
  listening.observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
# The lines to type, with the quotes that tablets type; the editor itself indents them.
GREEDY: Final = [
    "def choose(state, seat, rng):",
    "print(“I look”)",
    "return max(state.legal(seat), key=lambda move: state.apply(seat, move).scores()[seat])",
]


def write_try_and_play(page: Page, url: str) -> tuple[str, bytes]:
    """Use everything in the lab that needs no second device; return the robot's link and its file."""
    lab = Lab(page).open(url, "roll_out")
    assert lab.code().startswith("# Roll Out. "), "it begins with what this game's moves are"
    lab.write(GREEDY)
    assert 'print("I look")' in lab.code(), "crooked quotes are straightened"

    lab.control("try").tap()
    lab.wait_idle()
    outcome = page.locator("[data-move]")
    expect(outcome).to_be_visible()
    expect(page.get_by_role("region", name="What it printed")).to_have_text("I look\n")
    with page.expect_download() as saved:
        lab.control("robot-file").tap()
    assert saved.value.suggested_filename == "my_robot.py"
    file = Path(saved.value.path()).read_bytes()
    assert file.decode().startswith("# rollbook robot: my_robot, roll_out\n")

    lab.choose("panel", "series")
    lab.choose("matches", "20")
    lab.control("series").tap()
    expect(page.locator("[data-wins]")).to_be_visible(timeout=4 * PATIENCE)
    lab.wait_idle()
    assert 0.0 <= float(page.locator("[data-wins]").get_attribute("data-wins") or "-1") <= 1.0
    expect(page.get_by_text("Matches played: 20 of 20")).to_be_visible()

    lab.choose("panel", "try")
    lab.control("robot-share").tap()
    lab.wait_idle()
    link = str(page.get_by_label("Link to copy", exact=True).evaluate("(field) => field.value"))
    lab.control("close-share").tap()

    lab.wait_idle()
    lab.page.locator('[data-act="play-robot"]').first.tap()
    page.wait_for_url("**/#/table/**")
    table = Table(page)
    table.wait_idle()
    play_against_it(table.hurry())
    return link, file


def play_against_it(table: Table) -> None:
    """Play until the robot has moved three times, and check that its code chose the moves; then let it play alone."""
    while [action.actor for action in Match.parse(table.record()).history].count(1) < 3:
        match = Match.parse(table.record())
        if 0 in match.to_act:
            table.make(match.game.notation.picks(next(iter(match.state.legal(0)))))
        else:
            table.roll_button.tap()
        table.wait_idle()
    match = Match.parse(table.record())
    moves = [(number, action) for number, action in enumerate(match.history) if action.actor == 1]
    for number, action in moves:
        state = match.position(number)
        legal = list(state.legal(1))
        best = max((state.apply(1, move).scores()[1], -at) for at, move in enumerate(legal))
        assert action.text == state.text(1, legal[-best[1]])
    table.scores.first.tap()
    table.page.locator('[data-act^="sit-own-"]').first.tap()
    expect(table.main("result")).to_be_visible(timeout=4 * PATIENCE)  # two robots play by themselves
    assert Match.parse(table.record()).result


@pytest.mark.slow
def test_robot_is_written_tried_and_shared_by_a_link_offline(
    open_profile: OpenContext, open_context: OpenContext, serve: Serve
) -> None:
    with serve() as site:
        first = open_profile()
        page = first.context.new_page()
        lab = Lab(page).open(site.url, "roll_out")
        lab.wait_offline()
        site.stop()
        first.expect(f"{NO_CONNECTION}|{OWN_EDITING}")
        first.context.set_offline(True)
        link, file = write_try_and_play(page, site.url)
        first.context.close()

        site.start()
        other = open_context()
        page = other.context.new_page()
        page.goto(link)
        lab = Lab(page)
        expect(page.get_by_text("state.apply(seat, move)")).to_be_visible()
        lab.control("keep-robot").tap()
        lab.control("try").tap()
        lab.wait_idle()
        expect(page.locator("dialog pre")).to_contain_text("state.apply(seat, move)")
        lab.control("run-robot").tap()
        expect(page.locator("[data-move]")).to_be_visible()
        page.goto(f"{site.url}#/lab/knaster")
        expect(page.locator(".lab-game")).to_contain_text("Knaster")
        page.locator('input[data-act="robot-open"]').set_input_files(
            {"name": "download (1).py", "mimeType": "text/x-python", "buffer": file}
        )
        expect(page.locator('main[data-robot="my_robot_2"] .lab-game')).to_contain_text("Roll Out")


@pytest.mark.slow
def test_looking_at_the_lab_makes_no_robot_and_the_first_letter_does(
    tablet_page: Page, tablet: Watch, site: WatchedSite
) -> None:
    tablet.expect(OWN_EDITING)
    for game in ("knaster", "roll_it", "lowdown"):
        lab = Lab(tablet_page).open(site.url, game)
        expect(tablet_page.locator("#lab-robot option")).to_have_text(["my_robot"])
    lab.choose("panel", "help")
    expect(tablet_page.locator(".lab-help > dl")).to_contain_text("How many seats there are.")
    expect(tablet_page.locator(".lab-help > dl [lang]")).to_have_count(0)
    Shelf(tablet_page).open(site.url)
    assert stored_robots(tablet_page) == []
    lab.open(site.url, "lowdown")
    Lab(tablet_page).editor.tap(position={"x": 20, "y": 10})
    tablet_page.keyboard.press("#")
    tablet_page.reload()
    expect(Lab(tablet_page).editor).to_be_visible()
    (robot,) = stored_robots(tablet_page)
    assert (robot["name"], robot["game"], robot["source"].count("#")) == ("my_robot", "lowdown", 4)


def test_slow_series_shows_its_progress(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    Shelf(tablet_page).open(site.url)
    tablet_page.evaluate("(source) => rollbook.lab.save('slow', source, 'knaster')", SLOW)
    lab = Lab(tablet_page).open(site.url, "knaster")
    lab.choose("panel", "series")
    lab.choose("matches", "20")
    tablet_page.evaluate(HEAR_PACE)
    lab.control("series").tap()
    tablet_page.wait_for_function("() => window.paces.at(-1)?.startsWith('About')", timeout=4 * PATIENCE)
    paces: list[str] = tablet_page.evaluate("window.paces")
    assert re.fullmatch(r"Moves so far: \d+", paces[0])
    assert re.fullmatch(r"About (one more minute|\d+ more minutes)", paces[-1])
    pace = tablet_page.locator('[data-part="pace"]')
    lab.control("series-stop").tap()
    expect(pace).to_have_count(0)


@pytest.mark.slow
def test_error_is_shown_next_to_its_line(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    lab = Lab(tablet_page).open(site.url, "knaster")
    lab.write(["def choose(state, seat, rng):", "return legal[0]"])
    lab.control("try").tap()
    lab.wait_idle()
    failure = tablet_page.get_by_role("alert").filter(has_text="Python does not know “legal”")
    expect(failure).to_be_visible()
    expect(tablet_page.locator(".lab-wrong-line")).to_have_text("    return legal[0]")
    lab.write(["def choose(state, seat, rng):", "return list(state.legal(seat))[0]"])
    lab.control("try").tap()
    expect(tablet_page.locator("[data-move]")).to_be_visible()
    lab.wait_idle()
    tablet_page.reload()
    lab.wait_idle()
    assert "list(state.legal(seat))[0]" in lab.code(), "every change is saved"


PRINTING: Final = [
    "def choose(state, seat, rng):",
    "print('scores', state.scores())",
    "return max(state.legal(seat), key=lambda move: state.apply(seat, move).scores()[seat])",
]


@pytest.mark.slow
def test_match_is_watched_move_by_move_with_its_output(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    # In Knaster everyone writes each sum. In Roll Out a first turn can have twenty actions.
    lab = Lab(tablet_page).open(site.url, "knaster")
    lab.write(PRINTING)
    lab.choose("panel", "watch")
    lab.control("watch").tap()
    lab.wait_idle()
    step = tablet_page.locator('[data-part="step"]')
    expect(step).to_have_attribute("data-step", "0", timeout=4 * PATIENCE)
    last = int(tablet_page.locator('[data-act="watch-position"]').get_attribute("max") or "0")
    seats = set()
    for number in range(min(last, 12) + 1):
        expect(step).to_have_attribute("data-step", str(number))
        who = step.locator("[data-seat]")
        if who.get_attribute("data-own") == "true":
            seats.add(who.get_attribute("data-seat"))
            expect(step.locator("pre")).to_contain_text("scores (")
            expect(who).to_contain_text(" ms")
        else:
            expect(step.locator("pre")).to_have_count(0)
            expect(who).to_contain_text("played")
        lab.control("watch-forward").tap()
    assert len(seats) == 1, "one seat is the robot's, and its moves alone print"
    lab.control("watch-first").tap()
    expect(step).to_have_attribute("data-step", "0")
    expect_accessible(tablet_page)


def test_failing_robot_shows_where_it_failed(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    lab = Lab(tablet_page).open(site.url, "roll_it")
    lab.write(["def choose(state, seat, rng):", "print('now')", "return [][1]"])
    lab.choose("panel", "watch")
    lab.control("watch").tap()
    expect(tablet_page.locator(".lab-step .lab-failure")).to_have_text(
        "Line 3: the list is not that long. It begins with [0]. (list index out of range)", timeout=4 * PATIENCE
    )
    expect(tablet_page.locator('[data-part="step"] pre')).to_have_text("now\n")
    expect(tablet_page.locator(".lab-wrong-line")).to_have_text("    return [][1]")


def test_lessons_are_checked_and_failures_explained(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    lab = Lab(tablet_page).open(site.url, "knockout")
    lab.write(["def choose(state, seat, rng):", "return list(state.legal(seat))[0]"])
    lab.choose("panel", "course")
    lab.control("lesson-check").tap()
    outcome = tablet_page.locator("[data-outcome]")
    expect(outcome).to_have_attribute("data-outcome", "false", timeout=4 * PATIENCE)
    expect(outcome).to_contain_text("It always chose the same move.")
    lab.write(["def choose(state, seat, rng):", "return rng.choice(list(state.legal(seat)))"])
    lab.control("lesson-check").tap()
    expect(outcome).to_have_attribute("data-outcome", "true", timeout=4 * PATIENCE)
    expect(tablet_page.locator('[data-lesson="chance"]')).to_have_attribute("data-passed", "true")
    expect_accessible(tablet_page)
    lab.control("lesson-evaluate").tap()
    lab.page.locator('[data-lesson="evaluate"] summary').first.tap()
    lab.control("lesson-use").tap()
    lab.control("lesson-check").tap()
    expect(tablet_page.get_by_role("progressbar")).to_be_visible()
    expect(outcome).to_have_attribute("data-outcome", "true", timeout=8 * PATIENCE)


@pytest.mark.slow
def test_ladder_is_played_and_shared_by_one_link(
    open_context: OpenContext, tablet_page: Page, tablet: Watch, site: WatchedSite
) -> None:
    tablet.expect(OWN_EDITING)
    lab = Lab(tablet_page).open(site.url, "knockout")
    keep = "([name, source]) => window.rollbook.lab.save(name, source, 'knockout')"
    first, last = "next(iter(state.legal(seat)))", "list(state.legal(seat))[-1]"
    for name, code in (("first", first), ("last", last), ("fails", "None")):
        tablet_page.evaluate(keep, [name, f"def choose(state, seat, rng):\n    return {code}\n"])
    tablet_page.reload()
    lab.wait_idle()
    lab.choose("panel", "ladder")
    lab.page.locator('input[data-act="ladder-levels"]').first.tap()
    lab.control("ladder").tap()
    rungs = tablet_page.locator("[data-rung]")
    expect(tablet_page.locator("[data-done]")).to_have_attribute("data-done", "12", timeout=8 * PATIENCE)
    expect(tablet_page.get_by_role("button", name="Play the ladder")).to_be_visible()
    expect(rungs).to_have_count(3)
    expect(rungs.last).to_have_attribute("data-rung", "fails")
    expect(rungs.last).to_contain_text("0%")
    expect_accessible(tablet_page)
    lab.control("ladder-share").tap()
    link = str(tablet_page.get_by_label("Link to copy", exact=True).evaluate("(field) => field.value"))

    other = open_context().context.new_page()
    other.goto(link)
    lab = Lab(other)
    expect(other.get_by_role("heading", name="3 robots for you")).to_be_visible()
    lab.control("keep-robot").tap()
    other.wait_for_url("**/#/lab**")
    other.goto(link)
    lab.control("keep-robot").tap()  # opening a link again does not duplicate its robots
    expect(other.locator("#lab-robot option")).to_have_count(3)
    lab.choose("panel", "ladder")
    lab.control("ladder").tap()
    for _ in range(3):
        expect(other.locator("dialog")).to_contain_text("Someone else wrote it")
        lab.control("run-robot").tap()
        lab.wait_idle()
    expect(other.locator("[data-rung]").first).to_be_visible()
    lab.page.locator('[data-act="ladder-stop"]').tap()


ONE_MOVE: Final = "def choose(state, seat, rng):\n    return list(state.legal(seat))[0]"
ANY_MOVE: Final = "def choose(state, seat, rng):\n    return rng.choice(list(state.legal(seat)))"


def test_tried_and_replaced_code_become_earlier_versions(first_watch: Watch, serve: Serve) -> None:
    first_watch.expect(OWN_EDITING)
    with serve() as site:
        page = first_watch.context.new_page()
        lab = Lab(page).open(site.url, "roll_it")
        code = Lab(page).editor
        for source in (ONE_MOVE, ANY_MOVE):
            lab.write(source.replace("    ", "").split("\n"))
            lab.control("try").tap()
            expect(page.locator("[data-move]")).to_be_visible()
            lab.wait_idle()
        lab.write(["# nobody has tried this"])
        lab.control("robot-versions").tap()
        lab.dialog.locator('[data-act="version-1"]').tap()
        expect(code).to_contain_text("[0]")
        lab.control("robot-versions").tap()
        expect(lab.dialog.locator('[data-act^="version-"]')).to_have_count(2)
        lab.dialog.locator('[data-act="version-0"]').tap()
        expect(code).to_have_text("# nobody has tried this")


def test_enter_indents_after_a_colon_on_a_slow_tablet(first_watch: Watch, serve: Serve) -> None:
    first_watch.expect(OWN_EDITING)
    with serve() as site:
        page = first_watch.context.new_page()
        lab = Lab(page).open(site.url, "roll_it")
        # The editor parses for some milliseconds at a time. Here each reading of the clock takes two milliseconds.
        page.evaluate("const now = Date.now; let looks = 0; Date.now = () => now() + 2 * ++looks")
        lab.write(ONE_MOVE.replace("    ", "").split("\n"))
        assert lab.code().rstrip() == ONE_MOVE  # `to_have_text` would ignore spaces


def test_undo_restores_only_this_robots_code(first_watch: Watch, serve: Serve) -> None:
    first_watch.expect(OWN_EDITING)
    with serve() as site:
        page = first_watch.context.new_page()
        lab = Lab(page).open(site.url, "roll_it")
        for name in ("one", "other"):
            page.evaluate("([name, source]) => window.rollbook.lab.save(name, source, 'roll_it')", [name, ONE_MOVE])
        page.reload()
        lab.wait_idle()
        lab.write(["# mine"])
        expect(Lab(page).editor).to_have_text("# mine")
        lab.control("code-undo").tap()
        expect(Lab(page).editor).not_to_have_text("# mine")
        lab.control("code-redo").tap()
        expect(Lab(page).editor).to_have_text("# mine")
        before = page.locator("main").get_attribute("data-robot")
        page.locator("#lab-robot").select_option(label="one" if before == "other" else "other")
        expect(page.locator("main")).not_to_have_attribute("data-robot", str(before))
        lab.wait_idle()
        expect(lab.control("code-undo")).to_have_attribute("aria-disabled", "true")
        lab.control("code-undo").tap(force=True)
        lab.wait_idle()
        expect(Lab(page).editor).not_to_have_text("# mine")


@pytest.mark.slow
def test_match_of_a_series_leads_back_to_the_series(first_watch: Watch, serve: Serve) -> None:
    first_watch.expect(OWN_EDITING)
    with serve() as site:
        page = first_watch.context.new_page()
        lab = Lab(page).open(site.url, "roll_it")
        lab.choose("panel", "series")
        lab.choose("matches", "20")
        lab.control("series").tap()
        outcome = page.locator("[data-wins]")
        expect(outcome).to_be_visible(timeout=4 * PATIENCE)
        lab.wait_idle()
        seen = outcome.inner_text()
        for which in ("lab-best", "lab-worst"):
            lab.control(which).tap()
            expect(lab.main("shared")).to_be_visible()
            lab.wait_idle()
            page.go_back()
            expect(outcome).to_have_text(seen)


# Keeps the robots' store busy until `window.letGo` is true, so that every request by the page waits.
HOLD: Final = """() => new Promise((held) => {
  window.letGo = false;
  const asked = indexedDB.open("rollbook-robots");
  asked.onsuccess = () => {
    const store = asked.result.transaction("robots", "readwrite").objectStore("robots");
    const again = () => {
      held();
      if (!window.letGo) store.get("nothing").onsuccess = again;
    };
    again();
  };
})"""


READ: Final = """() => new Promise((read) => {
  const asked = indexedDB.open("rollbook-robots");
  asked.onsuccess = () => {
    asked.result.transaction("robots").objectStore("robots").getAll().onsuccess = () => setTimeout(read);
  };
})"""


@pytest.mark.slow
def test_a_robot_that_is_found_after_the_lab_was_left_changes_no_address(
    tablet_page: Page, tablet: Watch, site: WatchedSite
) -> None:
    tablet.expect(OWN_EDITING)
    lab = Lab(tablet_page).open(site.url, "roll_it")
    for name in ("one", "other"):
        tablet_page.evaluate("(name) => window.rollbook.lab.save(name, 'def choose(): pass', 'roll_it')", name)
    tablet_page.reload()
    lab.wait_idle()
    tablet_page.evaluate(HOLD)
    tablet_page.locator("#lab-robot").select_option(index=1)
    tablet_page.evaluate("location.hash = '#/'")
    tablet_page.wait_for_selector('[data-act="grown-ups"]')
    tablet_page.evaluate("window.letGo = true")
    lab.wait_idle()
    assert tablet_page.evaluate("location.hash") == "#/"


@pytest.mark.slow
def test_nothing_begins_on_a_lab_that_was_left(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    lab = Lab(tablet_page).open(site.url, "roll_it")
    for panel, act in (("try", "try"), ("watch", "watch"), ("series", "series"), ("ladder", "ladder")):
        lab.choose("panel", panel)
        tablet_page.evaluate(HOLD)
        lab.control(act).tap()
        tablet_page.evaluate("location.hash = '#/'")
        tablet_page.wait_for_selector('[data-act="grown-ups"]')
        tablet_page.evaluate("window.letGo = true")
        tablet_page.evaluate(READ)  # waits for all earlier requests by the page
        lab.wait_idle()
        assert not [worker for worker in tablet_page.workers if worker.url.startswith("data:")], act
        tablet_page.evaluate("location.hash = '#/lab/roll_it'")
        expect(Lab(tablet_page).editor).to_be_visible()
        lab.wait_idle()


@pytest.mark.slow
def test_code_that_is_too_long_to_be_saved_keeps_no_later_code_from_being_saved(
    tablet_page: Page, tablet: Watch, site: WatchedSite
) -> None:
    tablet.expect(OWN_EDITING)
    lab = Lab(tablet_page).open(site.url, "roll_it")
    lab.write(["#" * 100_001])
    lab.control("try").tap()
    expect(lab.notices).to_contain_text("This code is too long")
    lab.write(["def choose(state, seat, rng):", "return list(state.legal(seat))[-1]"])
    lab.control("try").tap()
    expect(tablet_page.locator("[data-move]")).to_be_visible()
    tablet_page.reload()
    lab.wait_idle()
    assert "list(state.legal(seat))[-1]" in lab.code()


def test_the_keyboard_leaves_the_editor_and_reaches_every_panel(
    tablet_page: Page, tablet: Watch, site: WatchedSite
) -> None:
    tablet.expect(OWN_EDITING)
    lab = Lab(tablet_page).open(site.url, "roll_it")
    editor = Lab(tablet_page).editor
    expect(editor).to_have_attribute("role", "textbox")
    editor.focus()
    tablet_page.keyboard.press("Tab")
    expect(editor).to_be_focused()
    tablet_page.keyboard.press("Escape")
    tablet_page.keyboard.press("Tab")
    expect(tablet_page.locator('[data-act="code-undo"]')).to_be_focused()
    tablet_page.keyboard.press("Shift+Tab")
    expect(editor).to_be_focused()
    tablet_page.locator('input[name="panel"][value="try"]').focus()
    for panel in ("watch", "series", "ladder", "course", "help"):
        tablet_page.keyboard.press("ArrowRight")
        expect(tablet_page.locator(f'[data-panel="{panel}"]')).to_be_visible()
        lab.wait_idle()
        expect(tablet_page.locator(f'input[name="panel"][value="{panel}"]')).to_be_focused()
        expect_accessible(tablet_page)


def test_cancelling_a_new_robot_stores_nothing(tablet_page: Page, site: WatchedSite) -> None:
    lab = Lab(tablet_page).open(site.url, "roll_it")
    before = stored_robots(tablet_page)
    lab.control("robot-new").tap()
    lab.control("cancel").tap()
    lab.wait_idle()
    expect(tablet_page.locator(".problem-sentence, [data-notice]")).to_have_count(0)
    assert stored_robots(tablet_page) == before


def test_foreign_robot_is_confirmed_once(tablet_page: Page, site: WatchedSite) -> None:
    code = "def choose(state, seat, rng):\n    return list(state.legal(seat))[0]\n"
    robot = {"game": "roll_it", "source": code, "made": 1, "changed": 2, "versions": [], "results": {}}
    names = {"mine": True, "sent": False}
    stored_robots(tablet_page, *({**robot, "id": name, "name": name, "trusted": own} for name, own in names.items()))
    tablet_page.goto(f"{site.url}#/set-up/roll_it")
    SetUp(tablet_page).level(0, "easy")
    who = tablet_page.locator("#who-0")
    expect(who.locator("optgroup option")).to_have_text([*names])
    who.select_option("sent")
    Screen(tablet_page).control("run-robot").tap()
    expect(tablet_page.locator("dialog")).to_have_count(0)
    expect(who.locator("optgroup option")).to_have_text([*names])
    for chosen in ("mine", "sent"):
        who.select_option(chosen)
        Screen(tablet_page).wait_idle()
        expect(who).to_have_value(chosen)
