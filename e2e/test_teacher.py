"""The teacher's desk: dice for the projector, printed sheets, and preparing a tablet for the next class."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.classes import pages_of
from e2e.conftest import OpenContext
from e2e.keyboard import HEARD, LISTEN, tab_to
from e2e.layout import SIZES, faults, size_to
from e2e.pages import ResultScreen, Screen, Shelf, Table
from e2e.pairs import ALL, combined
from e2e.screens import speak
from e2e.sites import WatchedSite
from rollbook import GAMES, Match
from rollbook.classroom import roster
from rollbook.classroom import teachers_desk as desk
from tests.repeats import slow_but

Paper = Literal["A4", "Letter"]
FORMATS: Final[tuple[Paper, Paper]] = ("A4", "Letter")
PLANS: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "web/src/teacher/plans.json").read_text("utf-8")
)["games"]
LANGUAGES: Final = ("en", "de", "fr", "es")
SHEETS: Final = [f"{what} {paper}" for what in ("plan", "rules") for paper in FORMATS]
PAPERS: Final = frozenset(combined(LANGUAGES, list(GAMES), SHEETS))
"""The combinations of language, game, sheet and paper size that are printed."""
SMALLEST: Final = 7.5
"""The minimum size of text on paper, in points."""
PICTURED: Final = {
    "knockout": {"A": 5, "B": 2, "18": 1},
    "knaster": {"5": 4, "7": 3, "10": 2},
    "roll_it": {"A": 9, "B": 8},
    "lowdown": {"4": 1, "3": 2},
    "roll_out": {"A": 1, "B": 1, "5": 2, "2": 2},
}
"""The number of times that each letter or number appears in the picture in each game's printed rules."""
MIN_SIZE: Final = (80, 28)
"""The minimum width and height of such a picture, in millimetres. On paper a CSS pixel is a 96th of an inch."""
LOOK: Final = (Path(__file__).parent / "measure_sheets.js").read_text("utf-8")


def look_at_picture(page: Page, game: str) -> Iterator[str]:
    """Yield the faults of the picture in a game's printed rules: it is wrong, too small on paper or has no caption."""
    picture = page.locator(".rules-on-paper figure")
    expect(picture).to_have_count(1)
    page.emulate_media(media="print")
    texts = [text.strip() for text in picture.locator("svg text").all_text_contents()]
    box = picture.locator("svg").bounding_box()
    size = (box["width"], box["height"]) if box else (0, 0)
    words = picture.locator("figcaption p").filter(visible=True).all_inner_texts()
    page.emulate_media(media="null")
    for shown, count in PICTURED[game].items():
        if texts.count(shown) != count:
            yield f"{game}, picture: “{shown}” {texts.count(shown)} times, not {count}"
    if any(length * 25.4 / 96 < least for length, least in zip(size, MIN_SIZE, strict=True)):
        yield f"{game}, picture: it has {size} pixels"
    if not words or "rules-" in " ".join(words):
        yield f"{game}, picture: below it stands {words}"


def look_at_paper(page: Page, what: str, sheets: int, papers: Sequence[Paper] = FORMATS) -> Iterator[str]:
    """Yield the faults of a printed page, on these sizes of paper."""
    page.emulate_media(media="print")
    seen = page.evaluate(LOOK, SMALLEST)
    pages: dict[str, int] = {paper: pages_of(page.pdf(format=paper)) for paper in papers}
    page.emulate_media(media="null")
    yield from (f"{what}, {fault}" for fault in seen["faults"])
    for printed, count in [("the screen", seen["count"]), *pages.items()]:
        if count != sheets:
            yield f"{what}: {count} sheets on {printed}, not {sheets}"


@pytest.mark.parametrize("language", slow_but(LANGUAGES, "es", "de"))
def test_rules_and_lesson_plans_fit_their_pages_on_a4_and_letter(
    tablet_page: Page, site: WatchedSite, language: str
) -> None:
    speak(tablet_page, site.url, language)
    screen = Screen(tablet_page)

    def papers(game: str, what: str) -> list[Paper]:
        return [paper for paper in FORMATS if (language, game, f"{what} {paper}") in PAPERS]

    found: list[str] = []
    for game in GAMES:
        tablet_page.goto(f"{site.url}#/teacher/plan/{game}")
        for plan, about in PLANS[game].items() if papers(game, "plan") else ():
            if len(PLANS[game]) > 1:
                screen.control(f"plan-{plan}").tap()
            sheets = 1 + bool(about["sheets"])
            expect(tablet_page.locator('[data-part="sheet"]')).to_have_count(sheets)
            expect(screen.main("teacher-plan").locator("h3")).to_have_count(10)
            expect(tablet_page.locator(".plan-answer").first).to_be_visible()
            screen.wait_idle()
            found += look_at_paper(tablet_page, f"{game}, plan {plan}", sheets, papers(game, "plan"))
        if not papers(game, "rules"):
            continue
        tablet_page.goto(f"{site.url}#/teacher/print/{game}")
        screen.control("what-rules").tap()
        expect(tablet_page.locator(".rules-on-paper")).to_be_visible()
        screen.wait_idle()
        found += look_at_picture(tablet_page, game)
        found += look_at_paper(tablet_page, f"{game}, rules", 1, papers(game, "rules"))
        screen.control("what-chances").tap()
        expect(tablet_page.locator(".chance-questions > li")).to_have_count(3)
        expect(tablet_page.locator('[data-part="answer"]')).to_have_count(3)
        screen.wait_idle()
        found += look_at_paper(tablet_page, f"{game}, chances", 2, papers(game, "rules"))
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_boards_are_printed_whole_on_a4_and_letter(tablet_page: Page, site: WatchedSite) -> None:
    screen = Screen(tablet_page)
    found: list[str] = []
    boards = {"knaster": (1, 4), "lowdown": (1, 3), "roll_it": (9, 1), "knockout": (1, 1), "roll_out": (1, 2)}
    for game, (sheets, each) in boards.items():
        tablet_page.goto(f"{site.url}#/teacher/print/{game}")
        expect(tablet_page.locator('[data-part="board"]')).to_have_count(sheets * each)
        screen.wait_idle()
        found += look_at_paper(tablet_page, game, sheets)
    numbers = tablet_page.locator('[data-part="sheet"] svg').first.locator("text").all_text_contents()
    assert sorted(numbers) == sorted([*"AB", *"123456789" * 2]), "Roll Out's rows"
    assert not found, "\n".join(found)


def test_a_teacher_may_print_only_one_of_roll_its_boards(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/teacher/print/roll_it")
    expect(tablet_page.locator('[data-part="board"]')).to_have_count(9)
    Screen(tablet_page).control("which-0").tap()
    expect(tablet_page.locator('[data-part="board"]')).to_have_count(1)


@pytest.mark.slow
def test_tasks_are_printed_whole_with_their_answers(tablet_page: Page, site: WatchedSite) -> None:
    screen = Screen(tablet_page)
    found: list[str] = []
    for offer in desk.teachers_desk():
        game = offer["game"]
        tablet_page.goto(f"{site.url}#/teacher/tasks/{game}")
        screen.control("count-8").tap()
        tablet_page.locator('input[name="number"]').fill("7")
        tablet_page.locator('input[name="number"]').press("Tab")
        for number, kind in enumerate(offer["kinds"]):
            screen.control(f"kind-{kind}").tap()
            tasks = desk.tasks(game, kind, 8, 7)
            expect(tablet_page.locator('[data-part="task"]')).to_have_count(len(tasks))
            expect(tablet_page.locator('[data-part="answer"]')).to_have_count(len(tasks))
            screen.wait_idle()
            drawn = tasks[0]["view"] is not None
            papers = FORMATS if ALL else FORMATS[number % 2 :][:1]
            found += look_at_paper(tablet_page, f"{game}, {kind}", (2 if drawn else 1) + 1, papers)
    assert not found, "\n".join(found)
    screen.control("answers-no").tap()
    expect(tablet_page.locator('[data-part="answer"]')).to_have_count(0)


def test_a_certificate_of_a_match(tablet_page: Page, site: WatchedSite) -> None:
    screen = Screen(tablet_page)
    tablet_page.goto(f"{site.url}#/teacher/certificate")
    expect(screen.main("teacher-certificate")).to_contain_text("No match on this tablet is finished yet.")
    record = (Path(__file__).parent / "matches/roll_out.txt").read_text("utf-8")
    table = Table(tablet_page).open_record(site.url, record)
    ResultScreen(tablet_page).wait()
    points = [
        f"{seat}{points}" for seat, points in zip(("Anna", "Ben"), Match.parse(record).state.scores(), strict=True)
    ]
    tablet_page.goto(f"{site.url}#/teacher/certificate")
    rows = table.page.locator(".paper-certificate tr")
    expect(rows).to_have_count(2)
    screen.wait_idle()
    told = ["".join(row.split()) for row in rows.all_inner_texts()]
    assert [one.removesuffix("points") for one in told] == points
    assert not list(look_at_paper(tablet_page, "certificate", 1))
    tablet_page.emulate_media(media="print", color_scheme="dark")
    frame = tablet_page.locator(".sheet-certificate > div")
    box, sheet = frame.bounding_box(), tablet_page.locator('[data-part="sheet"]').bounding_box()
    assert box
    assert sheet
    assert box["width"] > 0.95 * sheet["width"], "the frame fills the sheet"
    colours = frame.evaluate(
        "(one) => [getComputedStyle(one), getComputedStyle(one, '::before')].map((style) => "
        "[style.borderTopColor, style.backgroundColor, style.backgroundImage].join())"
    )
    tablet_page.emulate_media(media="null", color_scheme="light")
    assert colours == ["rgb(0, 0, 0),rgba(0, 0, 0, 0),none"] * 2, "black on white"


@pytest.mark.slow
def test_dice_for_a_class_that_plays_on_paper(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    shelf.grown_ups("teacher")
    shelf.main("teacher").locator('[data-game="knaster"] [data-act="dice"]').tap()
    screen = shelf.main("teacher-dice")
    throws = screen.locator('[data-part="throw"]')
    for number in range(1, 4):
        shelf.control("roll").tap()
        expect(throws).to_have_count(number)
        shelf.wait_idle()
        expect(shelf.control("roll")).to_have_count(0)  # no one can roll before everyone is ready
        shelf.control("ready").tap()
    kept = tablet_page.evaluate("JSON.parse(localStorage.getItem('rollbook-desk-dice-knaster'))")
    shown = desk.projected("knaster", kept["seed"], 3)
    total = shown["throws"][-1]["says"]["arguments"]["total"]
    expect(screen.locator('[data-part="meaning"]')).to_contain_text(f"= {total}: write it in an empty cell")
    expect(screen.locator('[data-part="chart"] tbody tr')).to_have_count(11)
    expect_accessible(tablet_page)
    tablet_page.reload()
    expect(throws).to_have_count(3)
    shelf.control("finished").tap()
    shelf.control("roll").tap()
    expect(throws).to_have_count(4)
    shelf.control("ready").tap()
    expect(screen).to_contain_text("The match is over.")
    expect(shelf.control("roll")).to_have_count(0)
    tablet_page.goto(f"{site.url}#/teacher/dice/lowdown")
    shelf.control("roll").tap()
    expect(throws).to_have_count(1)
    shelf.control("ready").tap()
    expect(shelf.control("roll")).to_have_text("Lift the cup")
    shelf.control("roll").tap()
    expect(screen.locator('[data-part="meaning"]')).to_contain_text("The cup:")


@pytest.mark.slow
def test_a_tablet_is_cleared_for_the_next_class_after_a_question(tablet_page: Page, site: WatchedSite) -> None:
    Table(tablet_page).open(site.url, "game=roll_it&seed=7&seat.0=Anna&seat.1=Ben")
    Table(tablet_page).open(site.url, "game=knaster&seed=7&seat.0=Anna&seat.1=Ben")
    keep = "([name, source]) => window.rollbook.lab.save(name, source, 'roll_out')"
    tablet_page.evaluate(keep, ["mine", "def choose(state, seat, rng):\n    return 'pass'\n"])
    tablet_page.evaluate("localStorage.setItem('rollbook-language', 'en')")
    screen = Screen(tablet_page)
    tablet_page.goto(f"{site.url}#/class/467-FC")
    screen.wait_idle()
    tablet_page.goto(f"{site.url}#/teacher")
    part = tablet_page.locator('[data-part="kept-here"] li')
    full = ["2 matches", "1 robot", "1 lesson of a class"]
    empty = ["no matches", "no robots", "no lessons of classes"]
    expect(part).to_have_text(full)
    expect_accessible(tablet_page)
    screen.control("clear").tap()
    expect(screen.dialog).to_contain_text("This cannot be undone.")
    screen.control("keep-all").tap()
    expect(part).to_have_text(full)
    screen.control("clear").tap()
    files = []
    tablet_page.on("download", lambda download: files.append(download.suggested_filename))
    screen.control("save-and-clear").tap()
    expect(screen.dialog).to_contain_text("Is the file there?")
    screen.wait_idle()
    expect(part).to_have_text(full)
    screen.control("keep-all").tap()  # as if the browser had refused to save the file
    expect(part).to_have_text(full)
    screen.control("clear").tap()
    with tablet_page.expect_download() as saving:
        screen.control("save-and-clear").tap()
    expect_accessible(tablet_page)
    screen.control("file-there").tap()
    expect(part).to_have_text(empty)
    screen.wait_idle()
    assert len(files) == 2
    left = tablet_page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('rollbook-'))")
    assert left == ["rollbook-language"]
    tablet_page.reload()
    expect(part).to_have_text(empty)
    screen.wait_ready()
    tablet_page.locator('[data-act="bring-back"]').set_input_files(saving.value.path())
    expect(part).to_have_text(full)
    expect(screen.notices).to_contain_text("4 items were restored.")


@pytest.mark.slow
def test_the_start_of_the_page_fetches_nothing_of_the_desk(open_context: OpenContext, site: WatchedSite) -> None:
    page = open_context(service_workers="block").context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    Shelf(page).open(site.url).wait_ready()
    assert not [name for name in asked if name.startswith(("later-", "teacher-"))]
    page.goto(f"{site.url}#/teacher")
    expect(page.locator('[data-screen="teacher"] [data-game="knaster"]')).to_be_visible()
    assert len([name for name in asked if name.startswith(("later-", "teacher-"))]) == 2


SEEN: Final = """() => {
  const { activeElement: one } = document;
  const shown = one.closest("label") ?? one;
  const box = shown.getBoundingClientRect();
  const ringed = [one, shown].some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  const inSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return [one.dataset.act ?? one.id ?? one.localName, ringed && inSight];
}"""
"""Returns the focused element, and whether it is in sight with a focus ring."""


def stops(page: Page) -> Iterator[tuple[str, bool]]:
    """Yield the Tab stops on this screen, from its heading to its end, and whether each can be seen."""
    page.locator("h1").focus()
    for _ in range(500):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body || document.activeElement.localName === 'html'"):
            return
        yield page.evaluate(SEEN)
    raise AssertionError("Tab does not leave this screen")


@pytest.mark.slow
def test_desk_is_used_by_keyboard_only(tablet_page: Page, site: WatchedSite) -> None:
    press = tablet_page.keyboard.press
    tablet_page.add_init_script("window.printed = 0; window.print = () => { window.printed += 1; }")
    tablet_page.goto(f"{site.url}#/teacher")
    tablet_page.reload()
    screen = Screen(tablet_page)
    expect(tablet_page.locator('[data-act="tasks"]')).to_have_count(5)
    screen.wait_idle()
    assert [act for act, seen in stops(tablet_page) if not seen] == []
    tablet_page.locator("h1").focus()
    tab_to(tablet_page, '[data-game="knaster"] [data-act="print"]')
    press("Enter")
    expect(tablet_page.locator("h1")).to_be_focused()
    expect(tablet_page.locator('[data-part="board"]')).to_have_count(4)
    assert [act for act, seen in stops(tablet_page) if not seen] == []
    tablet_page.locator("h1").focus()
    tab_to(tablet_page, 'input[name="what"]')
    press("ArrowRight")
    expect(tablet_page.locator(".rules-on-paper figure")).to_be_visible()
    expect(tablet_page.locator('input[name="what"][value="rules"]')).to_be_focused()
    tab_to(tablet_page, '[data-act="print"]')
    press("Enter")
    assert tablet_page.evaluate("window.printed") == 1


def test_projector_key_rolls_and_continues_to_the_next_roll(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/teacher/dice/knaster")
    screen = Screen(tablet_page)
    throws = tablet_page.locator('[data-part="throw"]')
    expect(screen.control("roll")).to_be_visible()
    tablet_page.evaluate(LISTEN)
    tab_to(tablet_page, '[data-act="roll"]')
    for number in range(1, 4):
        tablet_page.keyboard.press("Enter")
        expect(throws).to_have_count(number)
        screen.wait_idle()
        expect(tablet_page.locator('[data-act="ready"]')).to_be_focused()
        said = tablet_page.evaluate(HEARD)
        assert len(said) == 1, said
        tablet_page.keyboard.press("Enter")
        expect(tablet_page.locator('[data-act="roll"]')).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_the_desk_have_room_for_their_words_on_a_phone(
    tablet_page: Page, site: WatchedSite, language: str
) -> None:
    speak(tablet_page, site.url, language)
    size_to(tablet_page, **SIZES["390x844"])
    screen = Screen(tablet_page)
    found = []
    for part in ("print/roll_it", "tasks/knockout", "dice/knaster", "plan/lowdown", "certificate"):
        tablet_page.goto(f"{site.url}#/teacher/{part}")
        expect(screen.main(f"teacher-{part.partition('/')[0]}")).to_be_visible()
        screen.wait_idle()
        lines = tablet_page.locator("h1").evaluate("""(one) => {
          const words = [...one.textContent.matchAll(/\\S+/g)];
          const range = document.createRange();
          const broken = words.filter(({ 0: word, index }) => {
            range.setStart(one.firstChild.nextSibling ?? one.firstChild, index);
            range.setEnd(range.startContainer, index + word.length);
            return range.getClientRects().length > 1;
          });
          return [Math.round(one.scrollHeight / parseFloat(getComputedStyle(one).lineHeight)), ...broken.map(String)];
        }""")
        if lines not in ([1], [2]):
            found.append(f"{part}: {lines}")
        if part == "certificate":  # the other parts contain a sheet of paper, which may scroll
            found += faults(tablet_page, scrolls=True)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("paper", FORMATS)
def test_sheets_are_printed_upright_on_landscape_paper(tablet_page: Page, site: WatchedSite, paper: Paper) -> None:
    screen = Screen(tablet_page)
    tablet_page.goto(f"{site.url}#/teacher/print/knockout")
    expect(tablet_page.locator('[data-part="sheet"]').first).to_be_visible()
    for what in ("rules", "chances"):
        screen.control(f"what-{what}").tap()
        screen.wait_idle()
        sheets = tablet_page.locator('[data-part="sheet"]').count()
        printed = tablet_page.pdf(format=paper, landscape=True, prefer_css_page_size=True)
        assert pages_of(printed) == sheets
        boxes = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)", printed)
        assert all(float(width) < float(height) for width, height in boxes)


def test_desk_counts_a_class_list_that_the_tablet_keeps(tablet_page: Page, site: WatchedSite) -> None:
    listed = roster.written(roster.Roster("467-FC", (("Zoe", "A"),)))
    tablet_page.goto(f"{site.url}#/roster/{listed}")
    expect(tablet_page.locator('[data-act="pick-name"]')).to_have_count(1)
    tablet_page.goto(f"{site.url}#/teacher")
    expect(tablet_page.locator("li", has_text="names or puzzles of 1 class")).to_be_visible()


def test_plan_of_the_race_names_standards_of_later_grades_as_such(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/teacher/plan/knaster")
    Screen(tablet_page).control("plan-race").tap()
    standards = tablet_page.locator(".plan-standard")
    expect(standards.locator("b")).to_have_text("3.OA.D.9 · MP4")
    expect(standards).to_contain_text("Looks ahead to 7.SP.C.6 · 7.SP.C.8")
