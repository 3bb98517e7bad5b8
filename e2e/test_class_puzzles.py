"""Puzzles as a class code: made at the desk, solved on tablets, handed in, checked and listed; locked by a PIN."""

import csv
import io
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e.axe import expect_accessible
from e2e.classes import add, add_group, links_shown, open_class, saved_rows, take_names
from e2e.device import stored_classes
from e2e.layout import faults_everywhere
from e2e.pages import Screen, packed
from e2e.shared_page import PATIENCE
from e2e.sites import WatchedSite
from rollbook.class_code import encode
from rollbook.classroom import roster
from rollbook.classroom.puzzle_runs import sealed
from rollbook.classroom.puzzles import kept_sheet
from rollbook.classroom.roster import group_code
from tests.class_puzzles import forged, right_answers, solved

GAME: Final = "knaster"
CODE: Final = encode(GAME, 1, {}, 7, puzzles="chance")
"""Puzzles about how many rolls make a total. Children type a number; nothing is drawn."""
HELD: Final = encode(GAME, 1, {}, 7, puzzles="chance", hints=False, new=False)
PIN: Final = "2580"
SEALED: Final = "AAECAwQFBgc.SdsSkzXC5VmOQEy6ziR8eQ"


def puzzle(page: Page, at: int) -> None:
    expect(page.locator(f'[data-part="puzzle"][data-at="{at}"]')).to_be_visible(timeout=4 * PATIENCE)


def answer(page: Page, number: int, state: str) -> None:
    page.locator("#puzzle-number").fill(str(number))
    Screen(page).control("check").tap()
    expect(page.locator('[data-part="puzzle"]').get_by_role("status")).to_have_attribute("data-state", state)


def begin(page: Page, site: WatchedSite, code: str, name: str) -> Screen:
    page.goto(f"{site.url}#/join/{code}")
    page.locator('[name="name.0"]').fill(name)
    screen = Screen(page)
    screen.control("start").tap()
    puzzle(page, 0)
    return screen


def solve_all(page: Page, code: str, first: int = 0) -> None:
    screen = Screen(page)
    for at, (right,) in list(enumerate(right_answers(code)))[first:]:
        puzzle(page, at)
        answer(page, right, "right")
        screen.control("next").tap()
    expect(page.locator('[data-part="end"]')).to_be_visible()


def test_the_desk_gives_out_a_code_for_a_sheet_of_puzzles(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/puzzles/{GAME}")
    puzzle(tablet_page, 0)
    screen = Screen(tablet_page)
    tablet_page.locator("summary").tap()
    tablet_page.locator('[name="kind"][value="chance"]').check(force=True)
    tablet_page.locator("summary").tap()
    tablet_page.locator("#tasks-number").fill("7")
    tablet_page.locator("#tasks-number").press("Enter")
    screen.wait_idle()
    tablet_page.locator("summary").tap()
    screen.control("for-class").tap()
    expect(screen.main("lesson")).to_contain_text("Sheet 7")
    expect(tablet_page).to_have_url(f"{site.url}#/lesson/{CODE}")
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    for lock in ("hints", "new"):
        screen.control(f"class-{lock}-off").tap()
        screen.wait_idle()
    screen.control("show-code").tap()
    expect(tablet_page.locator('dialog [data-part="class-code"] bdi')).to_have_text(HELD)
    expect(tablet_page.locator("dialog").get_by_role("img")).to_be_visible()
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    screen.control("join").click()
    expect(tablet_page.locator('[data-screen="join"]')).to_contain_text("6 puzzles, sixty seconds each")
    expect(tablet_page.locator('[data-screen="join"]')).to_contain_text("No hints")


@pytest.mark.slow
def test_child_solves_puzzles_with_help_and_the_list_shows_it(tablet_page: Page, site: WatchedSite) -> None:
    ((first,), *_) = right_answers(CODE)
    listed = roster.written(roster.Roster(CODE, (("Anna", "A"), ("Ben", "A"), ("Cleo", "A"))))
    tablet_page.goto(f"{site.url}#/roster/{listed}")
    tablet_page.locator('[data-act="pick-name"]').first.tap()
    screen = Screen(tablet_page)
    screen.control("start").tap()
    puzzle(tablet_page, 0)
    answer(tablet_page, first + 1, "wrong")
    screen.control("hint").tap()
    expect(tablet_page.locator('[data-part="hint"]')).to_have_count(1)
    # A reload loses neither the wrong try nor the hint.
    tablet_page.reload()
    puzzle(tablet_page, 0)
    expect(tablet_page.locator('[data-part="hint"]')).to_have_count(1)
    answer(tablet_page, first, "right")
    tablet_page.reload()
    puzzle(tablet_page, 1)
    for _ in range(2):
        screen.control("hint").tap()
        screen.wait_idle()
    screen.control("hint").tap()
    expect(tablet_page.locator('[data-part="puzzle"]').get_by_role("status")).to_have_attribute("data-state", "shown")
    screen.control("next").tap()
    # The puzzles continue from the shelf.
    tablet_page.goto(f"{site.url}#/")
    tablet_page.locator('[data-act="solve"]').tap()
    solve_all(tablet_page, CODE, 2)
    expect_accessible(tablet_page)
    lists_what_was_done(tablet_page, site, result_given_out(tablet_page))


def result_given_out(page: Page) -> str:
    screen = Screen(page)
    screen.control("my-result").tap()
    (link,) = links_shown(page)
    screen.control("close-share").tap()
    return link


def lists_what_was_done(page: Page, site: WatchedSite, link: str) -> None:
    """Check the teacher's list with Anna's result, another one, and a forged one, which is refused."""
    screen = Screen(page)
    page.goto(f"{site.url}#/class/{CODE}")
    expect(page.locator("#class-roster")).to_be_visible()
    page.locator("#roster-names").fill("Anna\nBen\nCleo")
    screen.control("take-names").tap()
    screen.control("accept-names").tap()
    screen.wait_idle()
    files = [
        sealed(solved(CODE, "Ben", [2])),
        forged(sealed(solved(CODE, "Cleo", [0])), ("1 answer", "1 hint\n2 answer")),
    ]
    page.locator("#class-pasted").fill(link)
    screen.control("add-pasted").tap()
    screen.wait_idle()
    add(page, files)
    expect(page.get_by_role("region", name="Add results").get_by_role("status")).to_contain_text(
        "These answers do not fit the puzzles of the class code."
    )
    expect(page.locator("[data-result]")).to_have_count(2)
    expect(page.locator('[data-part="missing"]')).to_contain_text("Cleo")
    assert page.locator("[data-result] th bdi").all_inner_texts() == ["Ben", "Anna"]
    expect(page.locator("[data-result]").nth(1)).to_contain_text("Hints: 3 · Answers shown: 1")
    expect(page.locator("[data-result]").nth(1)).to_contain_text("4 of 6")
    expect(screen.control("compare")).to_have_count(0)
    screen.control("missed").tap()
    expect(page.locator('[data-part="most-missed"] li')).to_have_count(3)
    expect(page.locator('[data-part="most-missed"] li').first).to_contain_text("Puzzle ")
    expect_accessible(page)
    assert faults_everywhere(page, scrolls=True) == []
    with page.expect_download() as saving:
        screen.control("export-csv").tap()
    table = list(csv.DictReader(io.StringIO(Path(saving.value.path()).read_text("utf-8-sig"))))
    assert [(row["Name"], row["Solved"], row["Right first time"], row["Answers shown"]) for row in table] == [
        ("Ben", "6", "5", "0"),
        ("Anna", "5", "4", "1"),
        ("Cleo", "", "", ""),
    ]


def test_puzzles_hold_a_tablet_until_they_are_over_or_the_pin_is_given(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/roster/{roster.written(roster.Roster(HELD, (('Anna', 'A'),), {}, SEALED))}")
    tablet_page.locator('[data-act="pick-name"]').first.tap()
    screen = Screen(tablet_page)
    screen.control("start").tap()
    puzzle(tablet_page, 0)
    here = tablet_page.url
    expect(screen.control("hint")).to_have_text("Show the answer")
    for address in ("matches", "class", "puzzles/knaster", "join/467-FC", "lab", "play?game=roll_it&seats=2"):
        tablet_page.goto(f"{site.url}#/{address}")
        expect(tablet_page.locator('[data-screen="locked"]')).to_be_visible()
        expect(tablet_page.locator('[data-part="problem"]')).to_have_text(
            "Your teacher has chosen puzzles. Solve them first."
        )
    tablet_page.goto(f"{site.url}#/")
    expect(tablet_page.locator('[data-act="solve"]')).to_be_visible()
    expect(tablet_page.locator('[data-act="play-people"], [data-act="grown-ups"]')).to_have_count(0)
    screen.control("unlock").tap()
    tablet_page.locator("#pin").fill(PIN)
    tablet_page.keyboard.press("Enter")
    expect(tablet_page.locator('[data-act="play-people"]').first).to_be_visible()
    screen.control("lock-again").tap()
    expect(tablet_page.locator('[data-act="play-people"]')).to_have_count(0)
    tablet_page.goto(here)
    solve_all(tablet_page, HELD)
    tablet_page.goto(f"{site.url}#/matches")
    expect(tablet_page.locator("[data-run]")).to_contain_text("6 of 6")
    screen.control("delete-run").tap()
    screen.control("delete").tap()
    expect(tablet_page.locator("[data-run]")).to_have_count(0)
    assert stored_classes(tablet_page) == []


def test_groups_with_other_puzzles_are_listed_by_comparability(tablet_page: Page, site: WatchedSite) -> None:
    screen = open_class(tablet_page, site, CODE)
    take_names(tablet_page, "Anna\nBen\nCleo")
    screen.control("groups").tap()
    expect(tablet_page.locator('[data-choices="group-work"], [data-choices="group-dice"]')).to_have_count(0)
    add_group(tablet_page, "puzzles-wait", "B", "Other puzzles; results cannot be compared.")
    add_group(tablet_page, "hints-off", "C", "Same puzzles; results can be compared.")
    tablet_page.locator("#group-1").select_option("B")
    screen.wait_idle()
    others, without = group_code(CODE, puzzles="wait"), group_code(CODE, hints=False)
    runs = [solved(CODE, "Anna"), solved(others, "Ben", [1]), solved(without, "Cleo", [2, 3])]
    # A platform's report is pasted; the others come as files.
    kept = f"#/result/{packed(sealed(runs[0]))}"
    tablet_page.locator("#class-pasted").fill(f'"Element","Value"\r\n"cmi.suspend_data","{kept}"\r\n')
    screen.control("add-pasted").tap()
    expect(tablet_page.locator("[data-result]")).to_have_count(1)
    screen.wait_idle()
    add(tablet_page, [sealed(run) for run in runs[1:]])
    expect(tablet_page.get_by_role("heading", name=re.compile("^Groups:"))).to_have_text(["Groups: A, C", "Groups: B"])
    assert tablet_page.locator("[data-result] th bdi").all_inner_texts() == ["Anna", "Cleo", "Ben"]
    expect(tablet_page.locator('[data-part="missing"]')).to_have_count(0)
    expect(tablet_page.locator("[data-result]", has_text="Cleo")).to_contain_text("Group C: points can be compared")
    rows = {row["Name"]: row["Points comparable with group"] for row in saved_rows(tablet_page)}
    assert rows == {"Anna": "A", "Cleo": "A", "Ben": "B"}


def test_a_file_of_answers_among_the_matches_is_sent_to_the_class_results(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/matches")
    answers: FilePayload = {"name": "zoe.txt", "mimeType": "text/plain", "buffer": sealed(solved(CODE)).encode()}
    tablet_page.locator('input[type="file"]').first.set_input_files(answers)
    expect(tablet_page.locator('[data-notice="added"]')).to_contain_text("Open “Class results” and add it there.")


def test_second_attempt_of_a_child_is_marked(tablet_page: Page, site: WatchedSite) -> None:
    begin(tablet_page, site, CODE, "Anna")
    tablet_page.goto(f"{site.url}#/join/{CODE}")
    expect(tablet_page.locator('[data-part="begun"]')).to_be_visible()
    expect(tablet_page.locator("[data-run]")).to_have_count(1)
    begin(tablet_page, site, CODE, "Anna")
    solve_all(tablet_page, CODE)
    link = result_given_out(tablet_page)
    tablet_page.goto(f"{site.url}#/class/{CODE}")
    tablet_page.locator("#class-pasted").fill(link)
    Screen(tablet_page).control("add-pasted").tap()
    expect(tablet_page.locator("[data-result]")).to_contain_text("Attempt 2 on its tablet")


def test_puzzles_that_another_tab_has_begun_hold_this_one_too(tablet_page: Page, site: WatchedSite) -> None:
    other = tablet_page.context.new_page()
    other.goto(f"{site.url}#/join/{HELD}")
    other.locator('[name="name.0"]').fill("Ben")
    begin(tablet_page, site, HELD, "Anna")
    Screen(other).control("start").tap()
    expect(other.get_by_role("main").get_by_role("alert")).to_have_text(
        "Your teacher has chosen puzzles. Solve them first."
    )
    assert len(stored_classes(tablet_page)) == 1
    other.close()


@pytest.mark.parametrize(("game", "plan"), [("knaster", "race"), ("roll_it", "play")])
def test_exit_question_of_a_plan_is_a_puzzle_of_one_minute(
    tablet_page: Page, site: WatchedSite, game: str, plan: str
) -> None:
    ((task, *_),) = kept_sheet(game, f"exit_{plan}", 0)
    tablet_page.goto(f"{site.url}#/teacher/plan/{game}")
    screen = Screen(tablet_page)
    asked = tablet_page.locator('[data-part="exit"]')
    expect(asked).to_be_visible(timeout=4 * PATIENCE)
    if plan != "play":
        tablet_page.locator(f'[name="plan"][value="{plan}"]').check(force=True)
    told = asked.locator(".plan-answer").inner_text()
    question = asked.inner_text().removesuffix(told).strip()
    screen.control("exit-question").tap()
    expect(screen.main("lesson")).to_contain_text("One puzzle, for sixty seconds")
    expect(screen.main("lesson")).not_to_contain_text("Sheet")
    expect_accessible(tablet_page)
    screen.control("show-code").tap()
    screen.control("join").click()
    tablet_page.locator('[name="name.0"]').fill("Anna")
    screen.control("start").tap()
    puzzle(tablet_page, 0)
    expect(tablet_page.locator("#puzzle-question")).to_have_text(question)
    screen.control("hint").tap()
    expect(tablet_page.locator('[data-part="hint"]')).to_be_visible()
    if task.form.how == "number":
        answer(tablet_page, task.form.answer[0], "right")
    else:
        for at in task.form.answer:
            tablet_page.locator(f'[data-option="{at}"]').tap()
        screen.control("check").tap()
    expect(tablet_page.locator('[data-part="answer"]')).to_have_text(told)
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    screen.control("next").tap()
    expect(tablet_page.locator('[data-part="end"]')).to_contain_text("You solved 1 of 1.")
    expect(screen.control("my-result")).to_be_visible()
