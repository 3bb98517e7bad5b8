"""All screens work with strange texts (`?strings=`): doubled, very long, right-to-left, and hostile ones."""

from itertools import cycle
from typing import Final
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from e2e.classes import CODE
from e2e.conftest import OpenContext
from e2e.cut_words import LOOKED_AT, cut_or_outside
from e2e.device import stored_classes, stored_robots
from e2e.pages import ResultScreen, Shelf, Table
from e2e.pairs import ALL, combined
from e2e.screens import ADDRESSES, open_screen, speak, stages
from e2e.sites import WatchedSite
from rollbook import GAMES
from tests.class_matches import played
from tests.places import LANGUAGES as SPOKEN

# Returns elements that hostile texts have created.
FOREIGN: Final = """() => [...document.querySelectorAll("img, script:not([src])")].map((one) => one.outerHTML)"""
# The heading of the games on the shelf with each kind of text.
AN_EXAMPLE: Final = {
    "double": "Games Games",
    "long": "Games Donaudampfschifffahrtskapitänsmütze",
    "rtl": "זאמהק",
    "xss": "Games\"'><img src=x onerror=alert(1)>",
}


LANGUAGES: Final = tuple(language for language in SPOKEN if language != "en")
WORDS: Final = (*AN_EXAMPLE, *LANGUAGES) if ALL else ("long", "rtl", *LANGUAGES)
"""The kinds of text to test with. Doubled texts need no more room than long ones; hostile ones are checked below."""
SCREENS: Final = (
    "",
    "matches",
    "statistics",
    "lab",
    "class/467-FC",
    "join/467-FC",
    "teacher",
    "teacher/dice/lowdown",
    "nowhere",
)
# The texts, the screens and the screen sizes to combine.
ON_SCREENS: Final = combined(WORDS, SCREENS, LOOKED_AT)
OF_GAMES: Final = combined(WORDS, tuple(GAMES), ("set-up", "rules"), LOOKED_AT)
STAGES: Final = [f"{game} {stage}" for game in GAMES for stage in ("start", "middle", "end")]
AT_TABLES: Final = combined(WORDS, STAGES, LOOKED_AT) if ALL else list(zip(cycle(WORDS), STAGES, cycle(LOOKED_AT)))
"""A table shows little text, and much the same in each game, so each stage of each game is checked with some texts."""


def look_everywhere(page: Page, address: str, words: str) -> None:
    """Go through all screens, and fail if anything is cut off or outside, or is not the page's own text."""
    found: list[str] = []

    def look(name: str, *sizes: str) -> None:
        found.extend(f"{name}, {fault}" for fault in cut_or_outside(page, sizes or LOOKED_AT))
        assert page.evaluate(FOREIGN) == [], name

    shelf = Shelf(page).open(address)
    shelf.control("settings").tap()
    look("settings")
    shelf.control("close-settings").tap()
    screens = [(screen, size) for which, screen, size in ON_SCREENS if which == words]
    screens += [(f"{screen}/{game}", size) for which, game, screen, size in OF_GAMES if which == words]
    for screen, size in screens:
        page.goto(f"{address}#/{screen}")
        shelf.wait_idle()
        look(screen, size)
    table = Table(page)
    for at_table, size in [tuple(more) for which, *more in AT_TABLES if which == words]:
        game, _, stage = at_table.partition(" ")
        table.open_record(address, stages(game, most=False)[stage])
        if stage == "end":
            ResultScreen(page).wait()
        look(f"{game}, {stage}", size)
        if stage == "end":
            table.control("board").tap()
            look(f"{game}, the board at the end", size)
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [kind for kind in AN_EXAMPLE if kind in WORDS])
def test_every_screen_holds_with_strange_words(tablet_page: Page, site: WatchedSite, kind: str) -> None:
    strange = f"{site.url}?strings={kind}"
    Shelf(tablet_page).open(strange)
    expect(tablet_page.locator("html")).to_have_attribute("dir", "rtl" if kind == "rtl" else "ltr")
    expect(tablet_page.locator("h2").first).to_contain_text(AN_EXAMPLE[kind])
    look_everywhere(tablet_page, strange, kind)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_holds_in_each_language(tablet_page: Page, site: WatchedSite, language: str) -> None:
    speak(tablet_page, site.url, language)
    look_everywhere(tablet_page, site.url, language)


@pytest.mark.slow
def test_an_unknown_kind_of_strange_words_changes_nothing(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(f"{site.url}?strings=constructor")
    expect(tablet_page.locator("h2").first).to_have_text("Games")


# Returns the left edges of the first and the last letter of some text.
ENDS: Final = """(one) => {
    const text = [...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
    return [0, text.data.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  }"""


@pytest.mark.slow
def test_from_right_to_left_a_board_and_a_class_code_keep_their_order(tablet_page: Page, site: WatchedSite) -> None:
    """A name does not overlap the boxes of its slip, in either writing direction."""
    Table(tablet_page).open(f"{site.url}?strings=rtl", "game=knaster&seats=1&seed=7&auto=off&seat.0=Anna")
    name = tablet_page.locator(".slip-name").bounding_box()
    assert name is not None
    for box in tablet_page.locator(".slip .box .box-frame").all():
        there = box.bounding_box()
        assert there is not None
        assert (
            there["x"] >= name["x"] + name["width"]
            or there["y"] >= name["y"] + name["height"]
            or there["x"] + there["width"] <= name["x"]
        )
    for screen in ("class", "join"):
        tablet_page.goto(f"{site.url}?strings=rtl#/{screen}/467-FC")
        first, last = tablet_page.locator('[data-part="class-code"] bdi').evaluate(ENDS)
        assert first < last, screen


HOSTILE: Final = "<img src=x onerror=alert(1)>"
# The way to each dialog: the screen, and the controls to tap there.
DIALOGS: Final = (
    ("table", ("settings",)),
    ("table", ("settings", "seat-1")),
    ("table", ("rules",)),
    ("lesson", ("show-code",)),
    ("matches", ("match-menu",)),
    ("matches", ("match-menu", "rename")),
    ("matches", ("match-menu", "share")),
)


@pytest.mark.slow
def test_hostile_words_stay_words_on_every_screen(tablet_page: Page, site: WatchedSite) -> None:
    for screen in ADDRESSES:
        there = open_screen(tablet_page, f"{site.url}?strings=xss", screen)
        expect(there.main(screen)).to_contain_text("onerror=alert")
        assert tablet_page.evaluate(FOREIGN) == [], screen


def look_at_question(page: Page, about: str, *shown: str) -> None:
    """Check that a dialog shows its hostile text, and the user's own, as plain text; then close it."""
    dialog = page.locator("dialog").last
    for words in ("onerror=alert", *shown):
        expect(dialog).to_contain_text(words)
    assert page.evaluate(FOREIGN) == [], about
    page.keyboard.press("Escape")


@pytest.mark.slow
def test_hostile_words_names_and_codes_stay_words_in_every_question(
    open_context: OpenContext, site: WatchedSite
) -> None:
    page = open_context(service_workers="block").context.new_page()
    hostile = f"{site.url}?strings=xss"
    table = Table(page).open_record(hostile, str(played(CODE, [HOSTILE, "Ben"], 3)))
    ResultScreen(page).wait().control("my-result").tap()
    look_at_question(page, "my result")

    robot = {"id": "sent", "name": HOSTILE, "game": "roll_it", "source": f"# {HOSTILE}\n", "made": 1, "changed": 2}
    stored_robots(page, {**robot, "trusted": False, "versions": [{"at": 1, "source": f"# {HOSTILE}"}], "results": {}})
    page.goto(f"{hostile}#/lab/sent")
    table.control("try").tap()
    look_at_question(page, "may it run", HOSTILE)
    for act in ("robot-delete", "robot-versions", "robot-rename"):
        table.control(act).tap()
        look_at_question(page, act)

    stored_classes(page, {"id": "class a", "code": CODE, "name": HOSTILE, "made": 1, "changed": 1, "results": []})
    stored_classes(page, {"id": "class b", "name": HOSTILE, "results": 7})
    page.goto(f"{hostile}#/class")
    expect(table.main("class")).to_contain_text(HOSTILE)
    for act in ("delete-class", "rename-class", "delete-broken"):
        table.control(act).tap()
        look_at_question(page, act)


@pytest.mark.slow
def test_hostile_words_stay_text_in_a_conflict(open_context: OpenContext, site: WatchedSite) -> None:
    page = open_context(service_workers="block").context.new_page()
    first = Table(page).open(f"{site.url}?strings=xss", f"game=roll_it&seats=2&seed=7&auto=off&seat.0={quote(HOSTILE)}")
    second = Table(page.context.new_page())
    second.page.add_init_script("delete window.BroadcastChannel")
    second.page.goto(page.url)
    expect(second.board).to_be_visible()
    second.wait_idle()
    first.roll()
    second.roll_button.tap()
    look_at_question(second.page, "conflict")
    look_at_question(second.page, "conflict, asked again")
    second.control("take-newer").tap()
    second.wait_idle()


@pytest.mark.slow
def test_hostile_words_stay_words_in_every_dialog(tablet_page: Page, site: WatchedSite) -> None:
    hostile = f"{site.url}?strings=xss"
    table = Table(tablet_page).open(hostile, "game=lowdown&seats=2&seed=7&auto=off&seat.0=%3Cimg%20src=x%3E")
    lesson = f"{hostile}#/lesson/467-FC"
    addresses = {"table": tablet_page.url, "lesson": lesson, "matches": f"{hostile}#/matches"}
    for screen, acts in DIALOGS:
        tablet_page.goto(f"{hostile}#/nowhere")  # this closes every dialog
        expect(table.dialog).to_have_count(0)
        tablet_page.goto(addresses[screen])
        table.wait_idle()
        for act in acts:
            tablet_page.locator(f'[data-act="{act}"]').last.evaluate("(one) => one.click()")
            expect(table.dialog.last).to_contain_text("onerror=alert")
            assert tablet_page.evaluate(FOREIGN) == [], (screen, act)
