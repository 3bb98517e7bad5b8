"""Giving a match to a class: few taps for last week's class, one code, one stored lesson; and a child joins."""

from time import time
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import expect_accessible
from e2e.classes import links_shown
from e2e.device import stored_classes
from e2e.layout import faults_everywhere
from e2e.pages import Screen, SetUp, Table
from e2e.sites import WatchedSite
from rollbook.class_code import decode, encode
from rollbook.classroom import puzzle_runs, roster
from rollbook.classroom.results import sealed
from rollbook.classroom.roster import group_code
from tests.class_matches import played
from tests.class_puzzles import solved

LAST: Final = encode("roll_it", 2, {"grids": 9}, 7, hints=False, new=False)
"""The code of last week's match."""
NAMES: Final = (("Anna", "A"), ("Ben", "B"), ("Carla", "A"), ("Dan", "B"))
A_WEEK: Final = 7 * 24 * 3600 * 1000
"""A week in milliseconds."""
TO_THE_LINK: Final = 4
TO_THE_HELP: Final = 3
"""The maximum number of taps from the desk to the code of a lesson with a help group."""
TO_THE_ROLL: Final = 3
"""The maximum number of a child's taps from the link to the first roll."""


class Taps:
    """Counts the taps of a person."""

    def __init__(self) -> None:
        self.count = 0

    def tap(self, control: Locator) -> None:
        control.tap()
        self.count += 1


def lesson(number: int, code: str, name: str, names: tuple[tuple[str, str], ...] = (), **more: Any) -> dict[str, Any]:
    """Return a lesson as it is stored, given `number` weeks ago."""
    made = time() * 1000 - number * A_WEEK
    listed = {"names": [{"name": one, "group": group} for one, group in names], "groups": {}, "pin": ""} | more
    kept = {"id": f"class {number}", "code": code, "game": decode(code)["game"], "name": name, "version": 1}
    return {**kept, "made": made, "changed": made, "results": [], "roster": listed, "renamed": {}}


@pytest.fixture
def desk(tablet_page: Page, site: WatchedSite) -> Screen:
    """Open the teacher's desk."""
    tablet_page.goto(f"{site.url}#/teacher")
    screen = Screen(tablet_page)
    screen.wait_ready()
    screen.wait_idle()
    return screen


def link_copied(page: Page) -> str:
    (link,) = links_shown(page)
    return link


def test_last_weeks_class_gets_a_link_in_four_taps_and_a_child_rolls_in_three(desk: Screen, site: WatchedSite) -> None:
    page = desk.page
    four = group_code(LAST, {"grids": 4}, hints=True)
    other = encode("knaster", 1, {}, 3)
    # A later change, for example by a late result, does not make this class the last that was given a match.
    stored_classes(page, {**lesson(2, other, "7b", (("Zoe", "A"),)), "changed": time() * 1000})
    stored_classes(page, lesson(1, LAST, "7a", NAMES, groups={"B": four}))
    teacher = Taps()
    teacher.tap(desk.control("lesson"))
    expect(page.locator("#lesson-name")).to_have_value("7a")
    expect(desk.main("lesson")).to_contain_text("No hints")
    expect(page.locator('[data-group="B"]')).to_contain_text("Four")
    teacher.tap(desk.control("show-code"))
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    teacher.count += 1  # a tap on "Copy the link"
    link = link_copied(page)
    assert teacher.count <= TO_THE_LINK

    given = roster.read(link.rpartition("/")[2])
    assert given.names == NAMES
    said = decode(given.code)
    assert said | {"seed": 7} == decode(LAST)
    assert said["seed"] != 7
    assert roster.group_codes(given.code, LAST, {"B": four}) == given.groups == {"B": given.groups["B"]}

    child = Taps()
    page.goto(link)
    for name in ("Anna", "Carla"):
        page.locator('[data-act="pick-name"]').get_by_text(name, exact=True).tap()
    child.count += 1  # one tap by each of the two children
    child.tap(desk.control("start"))
    table = Table(page).wait_open()
    child.tap(table.roll_button)
    table.wait_idle()
    assert len([action for action in table.actions() if action.startswith("dice ")]) == 1  # a pass may follow
    assert child.count <= TO_THE_ROLL


def test_first_lesson_shows_the_names_then_one_code_and_is_one_stored_thing(desk: Screen, site: WatchedSite) -> None:
    page = desk.page
    desk.control("lesson").tap()
    SetUp(page)._choose("class-game", "knaster")
    desk.wait_idle()
    SetUp(page)._choose("class-work", "self")
    desk.wait_idle()
    page.locator("#lesson-name").fill("7a")
    page.locator("#roster-names").fill("Emma\nBen\nEmma")
    expect_accessible(page)
    assert faults_everywhere(page, scrolls=True) == []
    assert stored_classes(page) == []
    # The names were typed and not checked yet, so they are shown first.
    desk.control("show-code").tap()
    expect(page.locator("#class-found")).to_have_text("3 names.")
    expect(page.locator("dialog")).to_have_count(0)
    assert stored_classes(page) == []
    desk.control("show-code").tap()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    expect_accessible(page)
    assert faults_everywhere(page, scrolls=True) == []

    (stored,) = stored_classes(page)
    code = stored["code"]
    assert {name: stored[name] for name in ("version", "game", "name", "results")} == {
        "version": 1,
        "game": "knaster",
        "name": "7a",
        "results": [],
    }
    assert decode(code) | {"seed": 0} == decode(encode("knaster", 1, {}, 0, work="self"))
    assert [one["name"] for one in stored["roster"]["names"]] == ["Emma 1", "Ben", "Emma 2"]
    # Only the QR code with the names is shown; the code to type appears after a question.
    shown = page.get_by_text(code, exact=True)
    expect(shown.filter(visible=True)).to_have_count(0)
    desk.control("typed-code").tap()
    expect(shown.filter(visible=True)).to_have_count(1)

    # After a reload it is still the same lesson. When the code is closed, the list waits for the results.
    page.reload()
    desk.wait_ready()
    expect(page.locator("#lesson-name")).to_have_value("7a")
    page.locator("#lesson-name").fill("8a")
    desk.control("show-code").tap()
    desk.control("close-share").tap()
    expect(desk.main("class")).to_contain_text("8a")
    expect(page.locator('[data-part="missing"]')).to_contain_text("3 are missing")
    assert [(one["code"], one["name"]) for one in stored_classes(page)] == [(code, "8a")]

    page.goto(f"{site.url}#/teacher")
    desk.control("clear").tap()
    desk.control("only-clear").tap()
    desk.wait_idle()
    assert stored_classes(page) == []


def test_another_game_and_another_class_take_over_what_they_can(desk: Screen) -> None:
    page = desk.page
    four = group_code(LAST, {"grids": 4}, hints=True)
    stored_classes(page, lesson(1, LAST, "7a", NAMES, groups={"B": four}))
    stored_classes(page, lesson(2, encode("knaster", 1, {}, 3), "7b", (("Zoe", "A"),)))
    desk.control("lesson").tap()
    choose = SetUp(page)._choose
    choose("class-game", "lowdown")
    desk.wait_idle()
    group = page.locator('[data-group="B"]')
    expect(group).to_contain_text("Hints: Allowed")
    choose("class-hints", "on")
    desk.wait_idle()
    expect(group).to_have_count(0)
    choose("class-game", "roll_it")
    desk.wait_idle()
    expect(group).to_contain_text("Four")
    assert page.locator("#group-1").input_value() == "B"

    page.locator("#lesson-class").select_option(label=page.locator("#lesson-class option", has_text="7b").inner_text())
    desk.wait_idle()
    expect(page.locator("#lesson-name")).to_have_value("7b")
    expect(page.locator('[data-part="names"] li')).to_have_text(["Zoe"])
    expect(desk.main("lesson")).to_contain_text("Knaster")
    desk.control("change-names").tap()
    page.locator("#roster-names").fill("Zoe\nPia")
    page.locator("#lesson-class").select_option(value="")
    desk.wait_idle()
    expect(page.locator("#lesson-name")).to_have_value("")
    expect(page.locator("#roster-names")).to_have_value("")
    assert len(stored_classes(page)) == 2


def test_names_with_groups_that_are_not_chosen_yet_ask_for_them_before_the_code(desk: Screen) -> None:
    page = desk.page
    desk.control("lesson").tap()
    page.locator("#roster-names").fill("Anna\tA\nBen\tB")
    desk.control("show-code").tap()
    expect(page.locator("#class-found")).to_be_focused()
    desk.control("show-code").tap()
    expect(page.locator('[data-part="group-wanted"]')).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    page.locator('[data-act="group-hints-off"]').tap()
    desk.control("add-group").tap()
    expect(page.locator('[data-group="B"]')).to_be_visible()
    desk.control("show-code").tap()
    given = roster.read(link_copied(page).rpartition("/")[2])
    assert given.groups == {"B": group_code(given.code, hints=False)}
    assert given.names == (("Anna", "A"), ("Ben", "B"))


def test_names_accepted_just_after_another_class_is_chosen_do_not_go_into_that_class(desk: Screen) -> None:
    page = desk.page
    stored_classes(page, lesson(1, LAST, "7a", NAMES))
    stored_classes(page, lesson(2, encode("knaster", 1, {}, 3), "7b", (("Zoe", "A"),)))
    desk.control("lesson").tap()
    desk.control("change-names").tap()
    page.locator("#roster-names").fill("Pia")
    desk.control("take-names").tap()
    expect(page.locator("#class-found")).to_be_visible()
    desk.wait_idle()
    page.evaluate(
        """() => {
          const choice = document.querySelector("#lesson-class");
          choice.value = [...choice.options].find(({ text }) => text.includes("7b")).value;
          choice.dispatchEvent(new Event("change"));
          document.querySelector('[data-act="accept-names"]').click();
        }"""
    )
    desk.wait_idle()
    expect(page.locator("#lesson-name")).to_have_value("7b")
    expect(page.locator('[data-part="names"] li')).to_have_text(["Zoe"])


def test_those_who_missed_many_get_a_help_group_in_three_taps(desk: Screen) -> None:
    page = desk.page
    last = encode("knaster", 1, {}, 3, work="self", hints=False)
    match = {"Anna": 9, "Ben": 2, "Dan": 20}
    results = [sealed(played(last, [name], 5, wrong)) for name, wrong in match.items()]
    names = (("Anna", "A"), ("Ben", "A"), ("Carla", "A"), ("Dan", "C"))
    four = group_code(last, dice="real")
    exit_question = encode("knaster", 1, {}, 8, puzzles="exit_play")
    stored_classes(page, {**lesson(2, last, "7a", names, groups={"C": four}), "results": results})
    # A single question since then does not tell who needs help.
    stored_classes(page, {**lesson(1, exit_question, "7a", names), "results": [answered(exit_question, "Ben")]})
    teacher = Taps()
    teacher.tap(desk.control("lesson"))
    expect(desk.control("help-group")).to_be_visible()
    teacher.tap(desk.control("help-group"))
    told = page.locator('[data-part="help"]')
    expect(told).to_contain_text("are in group B now: Anna (9 of ")
    expect(told).to_contain_text("In another group already: Dan (20 of ")
    expect(page.locator('[data-group="B"]')).to_contain_text("Hints: Allowed")
    expect_accessible(page)
    assert faults_everywhere(page, scrolls=True) == []
    teacher.tap(desk.control("show-code"))
    assert teacher.count <= TO_THE_HELP
    link = link_copied(page)
    given = roster.read(link.rpartition("/")[2])
    assert given.names == (("Anna", "B"), ("Ben", "A"), ("Carla", "A"), ("Dan", "C"))
    assert given.groups == {"B": group_code(given.code, hints=True), "C": group_code(given.code, dice="real")}
    assert decode(given.code) | {"seed": 3} == decode(last)

    page.goto(link)
    for name, hints in (("Ben", False), ("Anna", True)):
        page.locator('[data-act="pick-name"]').get_by_text(name, exact=True).tap()
        desk.wait_idle()
        expect(desk.main("join").get_by_text("No hints")).to_have_count(0 if hints else 1)


def test_exit_question_asks_every_group_and_the_next_match_has_them_again(desk: Screen, site: WatchedSite) -> None:
    page = desk.page
    stored_classes(page, lesson(1, LAST, "7a", NAMES, groups={"B": group_code(LAST, hints=True)}))
    desk.control("plan").first.tap()
    desk.control("exit-question").tap()
    expect(desk.main("lesson")).to_contain_text("One puzzle")
    expect(page.locator('[data-part="group-wanted"]')).to_have_count(0)
    desk.control("show-code").tap()
    given = roster.read(link_copied(page).rpartition("/")[2])
    assert given.names == tuple((name, "A") for name, _ in NAMES)
    assert given.groups == {}
    page.goto(f"{site.url}#/lesson")
    expect(page.locator('[data-group="B"]')).to_contain_text("Hints: Allowed")
    assert [page.locator(f"#group-{at}").input_value() for at in range(4)] == ["A", "B", "A", "B"]
    expect(desk.main("lesson")).to_contain_text("Roll-It")


def answered(code: str, name: str) -> str:
    """Return the sealed result of a child who needed a second try."""
    return puzzle_runs.sealed(solved(code, name, [0]))


def test_showing_the_code_keeps_what_another_tab_has_changed_in_the_same_lesson(
    desk: Screen, site: WatchedSite
) -> None:
    page = desk.page
    names = (("Anna", "A"), ("Ben", "A"), ("Carla", "A"))
    given = lesson(1, LAST, "7a", names)
    stored_classes(page, given)
    page.goto(f"{site.url}#/lesson/{LAST}")
    expect(page.locator("#lesson-name")).to_have_value("7a")
    desk.control("change-names").tap()
    page.locator("#roster-names").fill("Anna\nCarla\nPia")
    theirs = [{"name": name, "group": "A"} for name in ("Anna", "Ben", "Carla", "Zoe")]
    stored_classes(page, {**given, "name": "7x", "roster": {**given["roster"], "names": theirs, "pin": ""}})
    desk.control("show-code").tap()
    expect(page.locator("#class-found")).to_be_focused()
    desk.control("show-code").tap()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    (kept,) = stored_classes(page)
    expected = ["Anna", "Carla", "Pia", "Zoe"]
    assert ([one["name"] for one in kept["roster"]["names"]], kept["name"]) == (expected, "7x")
    assert [name for name, _ in roster.read(link_copied(page).rpartition("/")[2]).names] == expected
