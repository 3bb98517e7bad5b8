"""A class: a code opens the same match on every tablet, and the teacher's tablet checks each result and lists it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e.axe import expect_accessible
from e2e.classes import CODE, CODE_ALONE, links_shown, links_to_three
from e2e.device import stored_classes
from e2e.keyboard import HEARD, LISTEN, tab_to
from e2e.layout import faults_everywhere, size_to
from e2e.pages import ResultScreen, Screen, SetUp, Shelf, Table, packed
from e2e.sites import WatchedSite
from rollbook import Match
from rollbook.class_code import encode
from rollbook.classroom.matches import begin
from rollbook.classroom.missed import class_missed
from rollbook.classroom.results import read, sealed
from rollbook.classroom.side_by_side import class_choices
from rollbook.classroom.teachers_desk import class_throws
from tests.class_matches import played

TABLETS: Final = 30
PHONE_NAME: Final = 100
"""The minimum width of the name column on a phone, in pixels."""


@pytest.fixture(autouse=True)
def online_again(tablet_page: Page) -> Iterator[None]:
    """Bring the network of the shared page back after each test."""
    yield
    tablet_page.context.set_offline(False)


def type_code(page: Page, code: str) -> None:
    if not page.locator("#class-code").count():
        Screen(page).control("to-class-code").tap()
    page.locator("#class-code").fill(code)
    Screen(page).control("open-code").tap()
    Screen(page).wait_idle()


@pytest.mark.slow
def test_a_code_that_is_typed_on_the_shelf_opens_the_same_match(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    shelf.wait_ready()
    shelf.control("to-class-code").tap()
    expect(tablet_page.locator("#class-code")).to_be_focused()
    expect(tablet_page.locator("#class-code")).to_be_in_viewport()
    type_code(tablet_page, "467-FD")
    expect(tablet_page.locator("#class-code-problem")).to_have_text(
        "There is a typo in this class code. Check each character."
    )
    expect_accessible(tablet_page)
    for again, name in enumerate(("Anna", "Ben"), 1):
        Shelf(tablet_page).open(site.url)
        tablet_page.context.set_offline(name == "Ben")
        type_code(tablet_page, " 46 7 fc ")
        expect(shelf.main("join")).to_contain_text(CODE)
        expect(shelf.main("join")).to_contain_text("Roll-It Tic-Tac-Toe")
        assert faults_everywhere(tablet_page, scrolls=True) == []
        expect_accessible(tablet_page)
        for seat, one in enumerate((name, "Zoe")):
            tablet_page.locator(f'input[name="name.{seat}"]').fill(one)
        shelf.control("start").tap()
        table = Table(tablet_page).wait_open()
        table.roll_button.tap()
        table.wait_idle()
        expected = begin(CODE, [name, "Zoe"], again=again)
        expected.roll()
        assert re.sub("# mark .*\n", "", table.record()) == str(expected)
    tablet_page.context.set_offline(False)
    expect(table.remarks.filter(has_text="class code 467-FC")).to_have_count(1)
    table.control("settings").tap()
    expect(tablet_page.locator('[data-choices="hints"]')).to_be_visible()
    expect(tablet_page.locator('[data-choices="dice"]')).to_have_count(0)
    table.control("close-settings").tap()
    tablet_page.goto(f"{site.url}#/join/12345")
    expect(tablet_page.locator('[data-screen="problem"]')).to_contain_text("No class code has the character “1”")


def test_teacher_locks_settings_of_a_class(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/set-up/knaster")
    SetUp(tablet_page).seats(1).work("self").seed("12345")
    screen = Screen(tablet_page)
    screen.grown_ups("for-class")
    expect(tablet_page).to_have_url(f"{site.url}#/lesson/{encode('knaster', 1, {}, 12345, work='self')}")
    expect(screen.main("lesson")).to_contain_text("You work it out yourselves")
    for lock in ("hints", "settings", "new"):
        screen.control(f"class-{lock}-off").tap()
        screen.wait_idle()
    expect(tablet_page.locator('[data-choices="class-robots"]')).to_have_count(0)
    screen.control("show-code").tap()
    code = tablet_page.locator('[data-part="class-code"]')
    locked = encode("knaster", 1, {}, 12345, work="self", hints=False, settings=False, new=False)
    expect(code).to_contain_text(locked)
    expect(tablet_page.locator("dialog").get_by_role("img")).to_be_visible()
    expect_accessible(tablet_page)
    screen.control("join").tap()
    expect(screen.main("join")).to_contain_text("No hints")
    tablet_page.locator('input[name="name.0"]').fill("Anna")
    screen.control("start").tap()
    table = Table(tablet_page).wait_open()
    table.roll_button.tap()
    table.wait_idle()
    assert "# work self" in table.record()
    for act in ("hint", "new"):
        expect(table.control(act)).to_have_count(0)
    table.control("settings").tap()
    expect(tablet_page.locator("dialog")).to_contain_text("Your teacher has locked the settings")
    expect(tablet_page.locator('[data-choices="curtain"], [data-act="seat-0"]')).to_have_count(0)
    expect(tablet_page.locator('[data-choices="language"]')).to_be_visible()
    table.control("close-settings").tap()
    tablet_page.goto(f"{site.url}#/lab/knaster")
    expect(tablet_page.locator('[data-screen="locked"]')).to_contain_text("Finish it first.")
    shelf = Shelf(tablet_page).open(site.url)
    expect(tablet_page.locator('[data-part="locked"]')).to_have_text(
        "Your teacher has chosen a match. Finish it first."
    )
    expect(shelf.games).to_have_count(0)
    tablet_page.goto(f"{site.url}#/play?game=roll_it&robots=off&hints=off")
    expect(tablet_page.locator('[data-screen="locked"]')).to_contain_text("Finish it first.")
    Shelf(tablet_page).open(site.url)
    shelf.menu(0, "delete")
    expect(shelf.games).to_have_count(5)
    Table(tablet_page).open(site.url, "game=roll_it&robots=off&hints=off")
    tablet_page.locator('[data-part="score"]').first.click()
    expect(tablet_page.locator("dialog")).to_be_visible()
    expect(tablet_page.locator('[data-act="sit-easy"]')).to_have_count(0)


def test_a_tablet_shows_its_result_and_the_teachers_takes_it(tablet_page: Page, site: WatchedSite) -> None:
    whole = played(CODE, ["Anna", "Ben"], 3)
    assert whole.result is not None
    table = Table(tablet_page).open_record(site.url, str(whole))
    result = ResultScreen(tablet_page).wait()
    expect(result.control("again")).to_contain_text("This one will not count for your class.")
    result.control("my-result").tap()
    expect(tablet_page.locator("dialog").get_by_role("img")).to_be_visible()
    expect(tablet_page.locator(".dialog-result .button-primary")).to_have_count(0)
    expect_accessible(tablet_page)
    turns = tablet_page.locator("dialog").get_by_text(re.compile(r"^Picture \d+ of \d+$"))
    count = int(re.findall(r"\d+", turns.inner_text())[1]) if turns.count() else 1
    assert count == -(-len(packed(sealed(whole))) // 600)
    for number in range(count):
        if number:
            table.control("next-code").tap()
            expect(turns).to_have_text(f"Picture {number + 1} of {count}")
    (link,) = links_shown(tablet_page)
    with tablet_page.expect_download() as saving:
        result.control("save-result").tap()
    assert Path(saving.value.path()).read_text("utf-8") == sealed(whole)
    # The camera app opens a page for each code that it reads.
    data = link.rpartition("/")[2]
    size = -(-len(data) // 2)
    tag = sealed(whole).strip()[-8:]
    for number, part in reversed([(1, data[:size]), (2, data[size:])]):
        tablet_page.goto(f"{site.url}#/result/{number}.2.{tag}.{part}")
        shown = tablet_page.locator('[data-screen="class-result"]')
        if number == 2:
            expect(shown).to_contain_text("Part 1 of 2 is here")
            expect(shown).to_contain_text("Still missing: 1.")
    expect(shown).to_have_attribute("data-outcome", "foreign")
    expect_accessible(tablet_page)
    result.control("begin-class").tap()
    expect(shown).to_have_attribute("data-outcome", "added")
    tablet_page.goto(link)
    expect(shown).to_have_attribute("data-outcome", "same")
    result.control("class").tap()
    row = tablet_page.locator("[data-result]")
    expect(row).to_have_count(1)
    for name, score in zip(("Anna", "Ben"), whole.result.scores, strict=True):
        expect(row).to_contain_text(name)
        expect(row).to_contain_text(str(score))
    tablet_page.goto(f"{site.url}#/result/{packed(str(whole))}")
    expect(shown).to_have_attribute("data-outcome", "refused")
    expect(shown).to_contain_text("This is a match and not its result.")


def test_a_match_that_was_finished_is_announced_before_it_is_played_again(tablet_page: Page, site: WatchedSite) -> None:
    Table(tablet_page).open_record(site.url, str(played(CODE, ["Anna", "Ben"], 3)))
    ResultScreen(tablet_page).wait()
    screen = Screen(tablet_page)
    tablet_page.goto(f"{site.url}#/join/{CODE}")
    told = tablet_page.locator('[data-part="begun"]')
    expect(told).to_have_text("You have finished this match.")
    expect_accessible(tablet_page)
    screen.control("join-see-result").tap()
    ResultScreen(tablet_page).wait()
    tablet_page.goto(f"{site.url}#/join/{CODE}")
    expect(screen.control("start")).to_have_text("Play it again")
    for seat, name in enumerate(("Anna", "Ben")):
        tablet_page.locator(f'input[name="name.{seat}"]').fill(name)
    screen.control("start").tap()
    assert "\n# again 2\n# mark " in Table(tablet_page).wait_open().record()
    tablet_page.goto(f"{site.url}#/join/{CODE}")
    expect(told).to_have_text("You have already started this match.")


def test_damaged_class_can_be_saved_added_and_deleted(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    result = sealed(played(CODE, ["Anna", "Ben"], 3))
    whole = {"code": CODE, "name": "", "made": 1, "changed": 2}
    stored_classes(
        tablet_page,
        {"id": "class whole", **whole, "name": "4a", "results": []},
        {"id": "class half", **whole, "name": "4b", "results": [None, result]},
        {"id": "class nothing", "results": 7},
    )
    tablet_page.goto(f"{site.url}#/class")
    screen = Screen(tablet_page)
    expect(tablet_page.locator("#class-shown")).to_have_text("4a")
    screen.wait_idle()
    damaged = tablet_page.get_by_role("region", name="Cannot be shown").get_by_role("listitem")
    expect(damaged).to_have_count(2)
    expect(tablet_page.get_by_role("region", name="Cannot be shown")).to_contain_text("Cannot be shown")
    expect(tablet_page.get_by_role("region", name="Cannot be shown")).to_contain_text("A class without a name")
    assert faults_everywhere(tablet_page, scrolls=True) == []
    expect_accessible(tablet_page)
    half = damaged.filter(has_text="4b")
    with tablet_page.expect_download() as saving:
        half.locator('[data-act="save-broken"]').tap()
    tablet_page.locator('[data-act="add-files"]').set_input_files(saving.value.path())
    expect(tablet_page.locator("[data-result]")).to_contain_text("Ben")
    screen.wait_idle()
    half.locator('[data-act="delete-broken"]').tap()
    tablet_page.locator('dialog [data-act="delete"]').tap()
    expect(damaged).to_have_count(1)
    screen.wait_idle()
    assert {entry["id"] for entry in stored_classes(tablet_page)} == {"class whole", "class nothing"}


@pytest.mark.slow
def test_results_with_the_same_moves_count_twice_and_are_marked(tablet_page: Page, site: WatchedSite) -> None:
    one = str(played(CODE, ["Anna", "Ben"], 3))
    texts = [
        sealed(Match.parse(one.replace(f"# class {CODE}\n", f"# class {CODE}\n{more}", 1)))
        for more in ("# mark a\n", "# mark b\n", "# again 2\n# mark c\n")
    ]
    tablet_page.goto(f"{site.url}#/class/{CODE}")
    screen = Screen(tablet_page)
    for text in (*texts, texts[0]):
        tablet_page.locator("#class-pasted").fill(text)
        screen.control("add-pasted").tap()
        screen.wait_idle()
    expect(tablet_page.get_by_role("region", name="Add results").get_by_role("status")).to_have_text(
        "One result is here already."
    )
    rows = tablet_page.locator("[data-result]")
    expect(rows).to_have_count(3)
    for at in range(3):
        expect(rows.nth(at)).to_contain_text("The same moves as")
    expect(tablet_page.locator("[data-result]", has_text="Attempt 2 on its tablet")).to_have_count(1)


def compare(page: Page) -> None:
    """Compare the first two results side by side: the same dice, different choices."""
    for number in (0, 1):
        page.locator('[data-act="choose-result"]').nth(number).check()
    expect(Screen(page).control("compare")).to_be_in_viewport()
    Screen(page).control("compare").tap()
    expect(page.locator("#compare-status")).to_have_text(re.compile(r"^Here, after roll \d+, they first differ\.$"))
    expect(Screen(page).control("turn-parting")).to_have_attribute("aria-describedby", "compare-status")
    sides = page.locator("[data-side]")
    expect(sides.locator('[data-part="picture"]')).to_have_count(2)
    expect(sides.nth(0)).to_have_attribute("data-same", "false")
    dice = [side.locator(".rules-roll").get_attribute("aria-label") for side in sides.all()]
    assert dice[0] == dice[1]
    expect_accessible(page)
    assert faults_everywhere(page, scrolls=True) == []
    Screen(page).control("to-the-list").tap()


@pytest.mark.slow
def test_thirty_results_are_collected_and_verified_and_a_forged_and_a_foreign_one_refused(
    tablet_page: Page, site: WatchedSite
) -> None:
    code = encode("knaster", 1, {}, 12345, work="self", hints=False)
    other = encode("knaster", 1, {}, 54321, work="self", hints=False)
    matches = [played(code, [f"Child {tablet:02}"], tablet, wrong=tablet % 4) for tablet in range(TABLETS - 1)]
    matches.append(played(code, ['=HYPERLINK("x")'], TABLETS))
    scores = sorted(match.result.scores[0] for match in matches if match.result)
    texts = [sealed(match) for match in matches]
    tablet_page.goto(f"{site.url}#/class/{code}")
    screen = Screen(tablet_page)
    expect(screen.main("class")).to_contain_text("No results yet.")
    assert faults_everywhere(tablet_page, scrolls=True) == []
    # Ten by link, ten as files, ten records pasted one after another; then results that do not count.
    tablet_page.locator("#class-pasted").fill("\n".join(f"{site.url}#/result/{packed(text)}" for text in texts[:10]))
    screen.control("add-pasted").tap()
    rows = tablet_page.locator("[data-result]")
    expect(rows).to_have_count(10)
    screen.wait_idle()
    files: list[FilePayload] = [
        {"name": f"{at}.txt", "mimeType": "text/plain", "buffer": text.encode()} for at, text in enumerate(texts[10:20])
    ]
    tablet_page.locator('input[data-act="add-files"]').set_input_files(files)
    expect(rows).to_have_count(20)
    screen.wait_idle()
    forged, foreign = texts[0].replace("Child 00", "Child 99"), sealed(played(other, ["Zoe"], 7))
    running = begin(code, ["Zoe"])
    tablet_page.locator("#class-pasted").fill("\n".join([*texts[19:], forged, foreign, str(running)]))
    screen.control("add-pasted").tap()
    expect(rows).to_have_count(TABLETS)
    screen.wait_idle()
    told = tablet_page.get_by_role("region", name="Add results").locator("[role=status] p")
    expect(told).to_have_text(
        [
            "10 results were added.",
            "One result is here already.",
            "Somebody has altered this result. Ask for it again.",
            f"This result belongs to the class code “{other}”, not to “{code}”. Choose another result.",
            "This is a match and not its result. Open the match and tap “Show my result”.",
        ]
    )
    points = [int(text) for text in rows.locator("td:first-of-type").all_inner_texts()]
    assert points == sorted(scores, reverse=True)
    spread = {
        row: tablet_page.locator(f'[data-spread="{row}"] td').first.inner_text() for row in ("min", "median", "max")
    }
    middle = (scores[14] + scores[15]) / 2
    assert spread == {"min": str(scores[0]), "median": f"{middle:g}", "max": str(scores[-1])}
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    with tablet_page.expect_download() as saving:
        screen.control("export-csv").tap()
    lines = Path(saving.value.path()).read_text("utf-8-sig").splitlines()
    assert len(lines) == 1 + TABLETS
    assert any(line.startswith("\"'=HYPERLINK") for line in lines)
    tablet_page.reload()
    screen.wait_idle()
    expect(rows).to_have_count(TABLETS)
    compare(tablet_page)
    screen.control("delete-class").tap()
    tablet_page.locator('dialog [data-act="delete"]').tap()
    expect(screen.main("class")).to_contain_text("New class list")
    tablet_page.reload()
    screen.wait_idle()
    expect(screen.main("class")).to_contain_text("New class list")


def heard(page: Page) -> list[str]:
    """Return what a screen reader has announced since the last call."""
    Screen(page).wait_idle()
    return list(page.evaluate(HEARD))


@pytest.mark.slow
def test_results_are_collected_by_keyboard_only(tablet_page: Page, site: WatchedSite) -> None:
    press = tablet_page.keyboard.press
    tablet_page.goto(f"{site.url}#/class")
    Screen(tablet_page).wait_ready()
    tablet_page.evaluate(LISTEN)
    tab_to(tablet_page, "#class-code")
    tablet_page.keyboard.insert_text(CODE_ALONE)
    press("Enter")
    expect(tablet_page.locator("#class-shown")).to_be_focused()
    heard(tablet_page)
    tab_to(tablet_page, "#class-pasted")
    rows = tablet_page.locator("[data-result]")
    for number, link in enumerate(links_to_three(site, CODE_ALONE), 1):  # the same message, announced each time
        tablet_page.keyboard.insert_text(link)
        press("Tab")
        press("Enter")
        expect(rows).to_have_count(number)
        assert [said for said in heard(tablet_page) if "added" in said] == ["One result was added."]
        press("Shift+Tab")
        expect(tablet_page.locator("#class-pasted")).to_be_focused()
    for left in range(len(links_to_three(site, CODE_ALONE)) - 1, -1, -1):
        tablet_page.locator("#class-shown").focus()
        tab_to(tablet_page, '[data-act="remove-result"]')
        press("Enter")
        tab_to(tablet_page, 'dialog [data-act="remove"]')
        press("Enter")
        expect(rows).to_have_count(left)
        assert [said for said in heard(tablet_page) if "removed" in said] == ["The result was removed."]
        expect(tablet_page.locator("main :focus")).to_have_count(1)
    expect(tablet_page.locator("#class-shown")).to_be_focused()


def test_two_results_are_compared_by_keyboard_only(tablet_page: Page, site: WatchedSite) -> None:
    press = tablet_page.keyboard.press
    tablet_page.goto(f"{site.url}#/class/{CODE_ALONE}")
    tablet_page.locator("#class-pasted").fill("\n".join(links_to_three(site, CODE_ALONE)))
    Screen(tablet_page).control("add-pasted").tap()
    expect(tablet_page.locator("[data-result]")).to_have_count(3)
    names = tablet_page.locator("[data-result] bdi").all_inner_texts()
    Screen(tablet_page).wait_idle()
    tablet_page.evaluate(LISTEN)
    tab_to(tablet_page, '[data-act="choose-result"]')
    press("Space")
    assert heard(tablet_page) == [f"Chosen: {names[0]}. Choose one more."]
    for _ in range(3):  # skips the buttons that rename and remove a result
        press("Tab")
    press("Space")
    assert heard(tablet_page) == [f"Chosen: {names[0]} and {names[1]}."]
    tab_to(tablet_page, '[data-act="compare"]')
    press("Enter")
    expect(tablet_page.locator("#compare-heading")).to_be_focused()
    heard(tablet_page)
    where = tablet_page.locator(".compare .hint")
    slider = tablet_page.locator('[data-act="turn"]')
    at = int(slider.input_value()) + 1
    press("ArrowRight")
    expect(where).to_have_text(re.compile(f"^Roll {at + 1} of .*: (both choose the same|they choose differently)\\.$"))
    assert heard(tablet_page) == [where.inner_text()]
    tab_to(tablet_page, '.compare [data-act="turn"]')
    press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Roll {at + 2} of"))
    assert heard(tablet_page) == [], "the slider says it by itself"
    press("Escape")
    expect(tablet_page.locator('[data-act="compare"]')).to_be_focused()
    tablet_page.locator("#class-shown").focus()
    tab_to(tablet_page, '[data-act="remove-result"]')
    press("Enter")
    tab_to(tablet_page, 'dialog [data-act="remove"]')
    press("Enter")
    expect(tablet_page.locator("#class-compare-how")).to_have_text(f"Chosen: {names[1]}. Choose one more.")
    expect(tablet_page.locator('[data-act="compare"]')).to_have_attribute("aria-disabled", "true")


def test_different_choices_of_a_class_are_shown_with_a_board(tablet_page: Page, site: WatchedSite) -> None:
    texts = [sealed(played("467-FC", [f"A{at}", f"B{at}"], at)) for at in range(6)]
    first = class_choices([Match.parse(text) for text in texts])[0]
    tablet_page.goto(f"{site.url}#/class/467-FC")
    tablet_page.locator("#class-pasted").fill("\n".join(f"{site.url}#/result/{packed(text)}" for text in texts))
    screen = Screen(tablet_page)
    screen.control("add-pasted").tap()
    expect(tablet_page.locator("[data-result]")).to_have_count(6)
    screen.control("choices").tap()
    expect(tablet_page.locator("#class-choices")).to_be_focused()
    ways = tablet_page.get_by_role("region", name="Where they chose differently").get_by_role("listitem")
    expect(ways).to_have_count(len(first["ways"]))
    for number, way in enumerate(first["ways"]):
        count = len(way["matches"])
        expect(ways.nth(number)).to_contain_text("One child" if count == 1 else f"{count} children")
        best = "true" if number in first["better"] else "false"
        expect(ways.nth(number)).to_have_attribute("data-best", best)
    board = tablet_page.get_by_role("region", name="Where they chose differently").locator('[data-part="picture"]')
    before = board.inner_html()
    ways.first.locator("button").tap()
    expect(ways.first.locator("button")).to_have_attribute("aria-pressed", "true")
    screen.wait_idle()
    assert board.inner_html() != before
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    screen.control("choice-on").tap()
    expect(tablet_page.get_by_role("region", name="Where they chose differently")).to_contain_text("Position 2 of")
    screen.control("hide-choices").tap()
    expect(screen.control("choices")).to_be_focused()


def test_long_names_of_two_people_stand_with_their_own_points(tablet_page: Page, site: WatchedSite) -> None:
    people = ["Maximilian-Alexander von Hohenstein", "Bo"]
    size_to(tablet_page, 390, 844)
    tablet_page.goto(f"{site.url}#/class/{CODE}")
    tablet_page.locator("#class-pasted").fill(f"{site.url}#/result/{packed(sealed(played(CODE, people, 3)))}")
    Screen(tablet_page).control("add-pasted").tap()
    rows = tablet_page.locator("[data-result] tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        name, points, around = (row.locator(css).first.bounding_box() for css in ("th bdi", "td", ":scope"))
        assert name
        assert points
        assert around
        assert name["y"] < points["y"] + points["height"] / 2 < around["y"] + around["height"], "below or beside it"
    expect(tablet_page.locator('[data-act="choose-result"]')).to_have_count(1)
    column = rows.first.locator("th").bounding_box()
    assert column
    assert column["width"] > PHONE_NAME
    assert faults_everywhere(tablet_page, scrolls=True) == []


def test_throws_of_a_class_fill_one_chart_result_by_result(tablet_page: Page, site: WatchedSite) -> None:
    code = encode("knaster", 1, {}, 7, dice="own")
    texts = [sealed(played(code, [name], 1)) for name in ("Ada", "Ben", "Cleo")]
    expected = class_throws([read(text, code) for text in texts])["steps"]
    screen = Screen(tablet_page)
    tablet_page.goto(f"{site.url}#/class/{code}")
    screen.wait_idle()
    expect(tablet_page.locator(".class-head")).to_contain_text("Each tablet has its own dice")
    tablet_page.locator("#class-pasted").fill("\n".join(texts))
    screen.control("add-pasted").tap()
    expect(tablet_page.locator('[data-results="3"]')).to_be_visible()
    screen.control("throws").tap()
    screen.wait_idle()
    expect(tablet_page.locator("#class-throws")).to_be_focused()
    shown = tablet_page.get_by_role("region", name="All rolls of the class").locator("td:nth-child(3)")

    def seen(results: int) -> list[str]:
        return [str(bar["seen"]) for bar in expected[results - 1]["charts"][0]["bars"]]

    expect(shown).to_have_text(seen(3))
    for results in (1, 2, 3):
        screen.control("next-throws").tap()
        expect(shown).to_have_text(seen(results))
        expect(tablet_page.locator("#announcer")).to_contain_text(f"Results: {results} of 3")
    tablet_page.evaluate("""() => {
      window.grown = [];
      const chart = document.querySelector(".class-throws");
      window.listening = new MutationObserver(() => grown.push(chart.dataset.at));
      listening.observe(chart, { attributeFilter: ["data-at"] });
    }""")
    screen.control("grow-throws").tap()
    tablet_page.wait_for_function("() => grown.at(-1) === '3'")
    assert tablet_page.evaluate("grown") == ["1", "2", "3"]
    expect(tablet_page.locator('[data-act="grow-throws"]')).to_be_visible()  # the chart has stopped growing
    expect(shown).to_have_text(seen(3))
    screen.control("more-tablets").tap()
    screen.wait_idle()
    more = tablet_page.locator('[data-part="more"] td:nth-child(3)')
    throws = sum(map(int, seen(3)))
    assert sum(map(int, more.all_inner_texts())) == throws + 30 * (throws // 3)
    expect_accessible(tablet_page)
    screen.control("hide-throws").tap()
    expect(tablet_page.locator('[data-act="throws"]')).to_be_focused()
    screen.control("throws").tap()
    screen.control("grow-throws").tap()
    tablet_page.goto(f"{site.url}#/")  # while the chart grows: nothing more is drawn, and nothing fails
    expect(screen.main("shelf")).to_be_visible()


def test_missed_sums_are_listed_in_a_table_and_by_child(tablet_page: Page, site: WatchedSite) -> None:
    code = encode("knaster", 1, {}, 7, work="self")
    texts = [sealed(played(code, [name], 1, wrong=wrong)) for name, wrong in (("Ada", 0), ("Ben", 3), ("Cleo", 9))]
    found = class_missed([read(text, code) for text in texts])
    screen = Screen(tablet_page)
    tablet_page.goto(f"{site.url}#/class/{code}")
    screen.wait_idle()
    expect(screen.control("missed")).to_have_count(0)
    tablet_page.locator("#class-pasted").fill(texts[0])
    screen.control("add-pasted").tap()
    expect(tablet_page.locator('[data-results="1"]')).to_be_visible()
    screen.control("missed").tap()
    expect(tablet_page.locator("#class-missed")).to_be_focused()
    expect(tablet_page.get_by_role("region", name="What went wrong")).to_contain_text(
        "Every move was right first time."
    )
    tablet_page.locator("#class-pasted").fill("\n".join(texts[1:]))  # later results count too
    screen.control("add-pasted").tap()
    expect(tablet_page.locator('[data-results="3"]')).to_be_visible()
    most = tablet_page.locator('[data-part="most-missed"] li')
    expect(most).to_have_count(3)
    for shown, question in zip(most.all_inner_texts(), found["questions"], strict=False):
        assert f"{question['missed']} of {question['people']} missed it" in shown
    first = found["questions"][0]["arguments"]
    expect(most.first).to_contain_text(f"{first['sum']} = {first['total']}")
    rows = tablet_page.get_by_role("table", name="Sum by sum").locator("tbody tr")
    expect(rows).to_have_count(len(found["table"]["rows"]))
    for number, cells in enumerate(found["table"]["cells"]):
        expected = [f"{cell['missed']} of {cell['people']}" if cell else "" for cell in cells]
        expect(rows.nth(number).locator("td")).to_have_text(expected)
    expect(tablet_page.locator('[data-part="children"] b')).to_have_text(["Cleo", "Ben"])
    expect_accessible(tablet_page)
    for width, height in ((1024, 768), (390, 844)):
        size_to(tablet_page, width, height)
        assert faults_everywhere(tablet_page, scrolls=True) == []
    screen.control("hide-missed").tap()
    expect(tablet_page.locator('[data-act="missed"]')).to_be_focused()


def test_the_reports_of_learning_platforms_are_read_and_each_result_in_them_is_proved(
    tablet_page: Page, site: WatchedSite
) -> None:
    """Reads Moodle's table of an attempt (CSV), and Kolibri's exported sessions with their stored data (JSON)."""
    texts = [sealed(played(CODE_ALONE, [name], 7)) for name in ("Ada", "Ben")]
    forged = texts[0].replace("Ada", "Eve")
    kept = [f"#/result/{packed(text)}" for text in (*texts, forged)]
    moodle = f'"Element","Value"\r\n"cmi.core.score.raw","100"\r\n"cmi.suspend_data","{kept[0]}"\r\n'
    state = [{"contentState": {"SCORM": {"cmi": {"suspend_data": one}}}} for one in kept]
    kolibri = json.dumps([{"progress": 1, "extra_fields": json.dumps(one)} for one in state])
    screen = Screen(tablet_page)
    tablet_page.goto(f"{site.url}#/class/{CODE_ALONE}")
    screen.wait_idle()
    rows = tablet_page.locator("[data-result]")
    told = tablet_page.get_by_role("region", name="Add results").locator("[role=status] p")
    files: list[FilePayload] = [{"name": "attempt.csv", "mimeType": "text/csv", "buffer": moodle.encode()}]
    tablet_page.locator('input[data-act="add-files"]').set_input_files(files)
    expect(rows).to_have_count(1)
    screen.wait_idle()
    files = [{"name": "sessions.json", "mimeType": "application/json", "buffer": kolibri.encode()}]
    tablet_page.locator('input[data-act="add-files"]').set_input_files(files)
    expect(rows).to_have_count(2)
    screen.wait_idle()
    expect(told).to_contain_text(["One result was added.", "Somebody has altered this result. Ask for it again."])
    expect(rows.locator("th")).to_contain_text(["Ada", "Ben"])
