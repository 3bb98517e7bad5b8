"""A locked tablet plays only the match of its class, until the match is over or the PIN is entered."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.classes import HELD, PIN, SEALED, enter_pin, locked_tablet
from e2e.device import WITH_STORE, stored_classes
from e2e.layout import faults_everywhere
from e2e.pages import Screen, Shelf, Table, packed
from e2e.pairs import ALL
from e2e.sites import WatchedSite
from rollbook.class_code import encode
from rollbook.classroom import roster
from rollbook.classroom.results import sealed
from rollbook.classroom.roster import pin_hash
from tests.class_matches import played
from tests.repeats import slow_but

TWO: Final = encode("knaster", 2, {}, 12345, new=False, settings=False)
ROOT: Final = Path(__file__).parents[1]
HOOKS: Final = (ROOT / "docs" / "hooks.md").read_text("utf-8")
RESULT: Final = sealed(played(encode("knaster", 1, {}, 7), ["Zoe"], 1))
LISTED: Final = roster.written(roster.Roster(encode("knaster", 1, {}, 7), (("Zoe", "A"),)))
ADDRESSES: Final = (
    "play?game=roll_it&seats=2&seed=7",
    "play?game=knaster&new=off",
    f"match/{packed(str(played('32W', ['Zoe'], 1)))}",
    "join/467-FC",
    f"roster/{LISTED}",
    "class",
    "class/467-FC",
    "lesson",
    "lesson/467-FC",
    f"result/{packed(RESULT)}",
    f"result/1.2.abcdefgh.{packed(RESULT)[:200]}",
    f"roster/1.2.abcdefgh.{LISTED[:20]}",
    "matches",
    "statistics",
    "about",
    "set-up/knaster",
    "rules/roll_it",
    "puzzles/knaster",
    "solve/other",
    "join/H35P",
    "learn/knaster",
    "teacher",
    "teacher/dice/knaster",
    "teacher/board/knaster",
    "teacher/plan/knaster",
    "teacher/tasks/knaster",
    "teacher/dice/roll_it?seed=7",
    "settings",
    "nowhere",
    "teacher/print/knaster",
    "teacher/certificate",
    "lab",
    "lab/knaster",
    "robot/AAAA",
    "table/other",
)
"""All addresses in docs/hooks.md, and an example for each of their parts."""


def matches_stored(page: Page) -> int:
    return int(
        page.evaluate("""() => new Promise((done) => {
      const opened = indexedDB.open("rollbook");
      opened.onsuccess = () => {
        const all = opened.result.transaction("matches").objectStore("matches").count();
        all.onsuccess = () => { opened.result.close(); done(all.result); };
      };
    })""")
    )


def test_the_list_of_addresses_is_that_of_the_readme() -> None:
    told = set(re.findall(r"`#/([a-z-]+)", HOOKS))
    assert told <= {re.split("[/?]", address)[0] for address in ADDRESSES}


def test_no_address_leads_out_of_a_locked_match_without_the_pin(tablet_page: Page, site: WatchedSite) -> None:
    finished = Table(tablet_page).open_record(site.url, str(played("32W", ["Ben"], 2))).address.removeprefix("#/")
    address = locked_tablet(tablet_page, site)
    before = matches_stored(tablet_page)
    for one in (*ADDRESSES, finished):
        tablet_page.goto(f"{site.url}#/{one}")
        expect(tablet_page.locator('[data-screen="locked"]')).to_be_visible()
        expect(tablet_page.locator('[data-part="problem"]')).to_have_text(
            "Your class plays a match here. Finish it first. Your teacher’s PIN opens the rest."
        )
    assert matches_stored(tablet_page) == before
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    Screen(tablet_page).control("to-match").tap()
    expect(tablet_page).to_have_url(re.compile(re.escape(address)))
    tablet_page.goto(f"{site.url}#/rules/knaster")
    expect(tablet_page.locator('[data-screen="rules"]')).to_be_visible()


def due(table: Table) -> None:
    if not table.dice_due:
        table.undo_button.tap()
        table.dialog.locator('[data-act="take-back"]').tap()
        table.wait_idle()


def rolled(table: Table) -> None:
    if table.dice_due:
        table.roll_button.tap()
        table.wait_idle()


def replayed(table: Table) -> None:
    rolled(table)
    table.control("log").tap()
    table.control("replay").tap()


def chances_shown(table: Table) -> None:
    due(table)
    table.control("chances").tap()


def hint_shown(table: Table) -> None:
    rolled(table)
    table.control("hint").tap()


PLACES: Final[dict[str, tuple[str, Callable[[Table], object]]]] = {
    "shelf": ("", lambda _: None),
    "locked": ("lab", lambda _: None),
    "rules": ("rules/knaster", lambda _: None),
    "table": ("table", due),
    "rolled": ("table", rolled),
    "log": ("table", lambda table: table.control("log").tap()),
    "replay": ("table", replayed),
    "hints": ("table", hint_shown),
    "chances": ("table", chances_shown),
}
"""Everything that a locked tablet shows, except the dialogs that its controls open: each has an address, and an action
to perform there."""
# Finds everything usable in an open dialog, or otherwise on the page, except places on the board, where taps are moves.
CONTROLS: Final = """() => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const usable = ":is(a[href], button, input, select, summary, [role=button], [data-look], [data-act])";
  window.controls = new Map();
  for (const one of root.querySelectorAll(usable)) {
    if (!one.checkVisibility() || one.matches("[data-pick]")) continue;
    const name = one.dataset.act ?? one.getAttribute("href") ?? one.textContent.trim();
    let number = 1;
    while (controls.has(`${name} ${number}`)) number += 1;
    controls.set(`${name} ${number}`, one);
  }
  return [...controls.keys()];
}"""
ASKS: Final = ("unlock", "match-menu")
"""The controls that ask for the PIN."""
USE: Final = f"(name) => {{ ({CONTROLS})(); controls.get(name)?.click(); }}"
SHOWN: Final = """() => [
  document.querySelector("main").dataset.screen,
  [...document.querySelectorAll("dialog[open]")].at(-1)?.className ?? "",
  document.querySelectorAll(".game-list, .grown-ups").length,
]"""
# Returns what is stored on the device: the numbers of matches, robots and classes, and the names of the lists.
KEPT: Final = """async () => {
  const known = (await indexedDB.databases()).map(({ name }) => name);
  const counts = await Promise.all(["matches", "robots", "classes"].map((kind) => new Promise((done) => {
    const name = kind === "matches" ? "rollbook" : `rollbook-${kind}`;
    if (!known.includes(name)) return done(0);
    indexedDB.open(name).onsuccess = ({ target }) => {
      const { result } = target;
      result.transaction(kind).objectStore(kind).count().onsuccess = (counted) => done(counted.target.result);
      result.close();
    };
  })));
  return [...counts, Object.keys(localStorage).filter((key) => key.startsWith("rollbook-roster")).toSorted()];
}"""


class Held:
    """A locked tablet, whose controls are used one after another."""

    def __init__(self, page: Page, site: WatchedSite) -> None:
        self.page = page
        self.site = site
        self.address = locked_tablet(page, site, code=TWO, people=2)
        self.kept = page.evaluate(KEPT)
        self.dialogs: set[str] = set()
        self.used: set[str] = set()

    def go(self, place: str) -> None:
        """Arrive from another screen, so that no dialog stays open."""
        address, do = PLACES[place]
        self.page.goto(f"{self.site.url}#/nowhere")
        expect(self.page.locator('[data-screen="locked"]')).to_be_visible()
        self.page.goto(f"{self.site.url}{self.address if address == 'table' else f'#/{address}'}")
        table = Table(self.page)
        table.wait_idle()
        do(table)
        table.wait_idle()

    def check(self, how: str) -> str:
        """Check that the tablet shows nothing but its match, its rules or the lock; return the open dialog's class."""
        Screen(self.page).wait_idle()
        assert len(self.page.context.pages) == 1, f"{how} opens a tab of its own"
        screen, dialog, more = self.page.evaluate(SHOWN)
        assert screen in ("shelf", "table", "locked", "rules"), f"{how} leads to {screen}"
        assert not more, f"{how} shows the games"
        return str(dialog)

    def use_all(self, place: str, path: tuple[str, ...] = ()) -> None:
        """Use each control of a place, and of each dialog that it opens."""
        names = self.open(place, path)
        assert names, f"{place} {path} has no controls"
        for name in names:
            if not path and name in self.used and not ALL:  # already used at another place
                continue
            self.used.add(name)
            if self.page.evaluate(CONTROLS) != names:  # the last control has changed the screen
                self.open(place, path)
            dialog = self.use(" > ".join((place, *path, name)), name)
            if dialog and dialog not in self.dialogs:
                self.dialogs.add(dialog)
                self.use_all(place, (*path, name))

    def open(self, place: str, path: tuple[str, ...] = ()) -> list[str]:
        """Go to a place, and from there to a dialog; return the names of the controls there."""
        self.go(place)
        for name in path:
            self.use(place, name)
        return list(self.page.evaluate(CONTROLS))

    def use(self, how: str, name: str) -> str:
        self.page.evaluate(USE, name)
        if name.startswith(ASKS):
            expect(self.page.locator("#pin")).to_be_visible()
        return self.check(how)


@pytest.fixture
def held(tablet_page: Page, site: WatchedSite) -> Iterator[Held]:
    """Yield a locked tablet; check afterwards that it has stored nothing else."""
    held = Held(tablet_page, site)
    yield held
    assert tablet_page.evaluate(KEPT) == held.kept


USUAL_PLACES: Final = ["shelf", "table"]
VISITS: Final = [[one] for one in PLACES] if ALL else [USUAL_PLACES, [one for one in PLACES if one not in USUAL_PLACES]]
"""The places that each tablet visits. In `dev.py test all`, each place has a fresh tablet.

Otherwise one tablet visits the usual places and, in a slow run, another visits the rest."""


@pytest.mark.parametrize("places", slow_but(VISITS, *VISITS[:1]), ids=" ".join)
def test_no_control_leads_out_of_a_locked_match_without_the_pin(held: Held, places: list[str]) -> None:
    expected = {"shelf": {"dialog-pin", "settings"}, "table": {"settings", "rules-dialog"}}
    for place in places:
        held.use_all(place)
        for dialog in expected.get(place, ()):
            assert any(dialog in one for one in held.dialogs), held.dialogs
    shared = {one for one in held.dialogs if "dialog-share" in one and "dialog-result" not in one}
    links = {name for name in held.used if name.startswith(("copy-link", "send-link"))}
    assert not shared | links, "a match that is not over is handed to another app"


KEYS: Final = (*"abcdefghijklmnopqrstuvwxyz?/.,1", "Enter", "Escape", "Backspace", "Delete", "Home", "End", "PageDown")
CHORDS: Final = ("Control+z", "Control+y", "Control+a", "Control+v", "Control+Enter", "Shift+R", "Alt+ArrowUp")


@pytest.mark.parametrize("places", slow_but(VISITS, *VISITS[:1]), ids=" ".join)
def test_no_key_leads_out_of_a_locked_match(held: Held, places: list[str]) -> None:
    """Each key is tried in at least two places, and in `dev.py test all` in every place."""
    keys = (*KEYS, *CHORDS)
    for place in places:
        names = held.open(place)
        for key in keys if ALL else keys[list(PLACES).index(place) % 4 :: 4]:
            if held.page.evaluate(CONTROLS) != names:
                held.open(place)
            held.page.keyboard.press(key)
            held.check(f"{place} > {key}")


def test_back_and_forward_lead_to_nothing_that_was_open_before_the_match(tablet_page: Page, site: WatchedSite) -> None:
    before = ("", "matches", "class/467-FC", "teacher/tasks/knaster", "lab/knaster", "set-up/roll_it")
    for one in before:
        tablet_page.goto(f"{site.url}#/{one}")
        Screen(tablet_page).wait_idle()
    address = locked_tablet(tablet_page, site)
    screens = []
    for _ in before[1:]:
        tablet_page.go_back()
        Screen(tablet_page).wait_idle()
        screens.append(tablet_page.locator("main").get_attribute("data-screen"))
        expect(tablet_page.locator('[data-act="play-people"], [data-act="grown-ups"]')).to_have_count(0)
    assert set(screens) <= {"locked", "shelf", "table"}, screens
    assert "locked" in screens
    for _ in before:
        if tablet_page.url.endswith(address):
            break
        tablet_page.go_forward()
        Screen(tablet_page).wait_idle()
    expect(tablet_page.locator('[data-screen="table"]')).to_be_visible()


# Drags a file onto the page, and pastes text, with synthetic events.
DROP: Final = """([name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name, { type: "text/plain" }));
  for (const kind of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
}"""
PASTE: Final = """(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""


@pytest.mark.slow
def test_no_file_and_no_pasted_text_leads_out_of_a_locked_match(held: Held) -> None:
    page = held.page
    whole = str(played("32W", ["Zoe"], 1))
    files = {"match.txt": whole, "result.txt": RESULT, "names.txt": f"rollbook class {LISTED}", "robot.py": "x = 1\n"}
    for place, (name, text) in product(("shelf", "table", "locked", "rules"), files.items()):
        held.go(place)
        page.evaluate(DROP, [name, text])
        held.check(f"{place} < {name}")
        page.evaluate(PASTE, f"{held.site.url}#/match/{packed(whole)}" if name == "match.txt" else text)
        held.check(f"{place} < a pasted {name}")
        assert page.evaluate(KEPT) == held.kept, name


@pytest.mark.slow
def test_another_tab_and_the_shortcuts_of_the_app_are_held_too(held: Held) -> None:
    manifest = json.loads((ROOT / "web" / "manifest.json").read_text("utf-8"))
    # The device has no other way to pass data to the app; its shortcuts are addresses.
    assert not {"share_target", "file_handlers", "protocol_handlers", "launch_handler"} & set(manifest)
    tab = held.page.context.new_page()
    for shortcut in manifest["shortcuts"]:
        tab.goto(f"{held.site.url}{shortcut['url'].removeprefix('./')}")
        expect(tab.locator('[data-screen="locked"]')).to_be_visible()
    tab.goto(f"{held.site.url}#/")
    expect(tab.locator('[data-part="locked"]')).to_be_visible()
    tab.close()


@pytest.mark.slow
def test_wrong_pins_wait_longer_and_the_right_one_opens_until_it_is_locked_again(
    tablet_page: Page, site: WatchedSite
) -> None:
    locked_tablet(tablet_page, site)
    shelf = Shelf(tablet_page).open(site.url)
    expect(tablet_page.locator("[data-match]")).to_have_count(1)
    shelf.control("unlock").tap()
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page) == []
    told = tablet_page.locator("#pin-status")
    for wrong in ("0000", "1111"):
        enter_pin(tablet_page, wrong)
        expect(told).to_have_text("This PIN is not right.")
        screen_idle(tablet_page)
    tablet_page.evaluate("() => { const now = Date.now(); Date.now = () => now; }")  # the wait does not end
    enter_pin(tablet_page, "2222")
    expect(told).to_contain_text("Wait a little before you try again.")
    expect(tablet_page.locator('[data-act="enter-pin"]')).to_have_attribute("aria-disabled", "true")
    enter_pin(tablet_page, PIN)
    expect(tablet_page.locator("dialog")).to_be_visible()
    tablet_page.reload()
    shelf.control("unlock").tap()
    expect(tablet_page.locator("#pin")).to_be_visible()
    tablet_page.evaluate("localStorage.setItem('rollbook-pin-tries', JSON.stringify({ count: 3, until: 0 }))")
    enter_pin(tablet_page, PIN)
    expect(shelf.games).to_have_count(5)
    tablet_page.goto(f"{site.url}#/class")
    expect(tablet_page.locator('[data-screen="class"]')).to_be_visible()
    Screen(tablet_page).control("lock-again").tap()
    expect(tablet_page.locator('[data-screen="locked"]')).to_be_visible()
    Screen(tablet_page).control("unlock").tap()
    enter_pin(tablet_page, PIN)
    expect(tablet_page.locator('[data-screen="class"]')).to_be_visible()
    tablet_page.reload()
    expect(tablet_page.locator('[data-screen="locked"]')).to_be_visible()


def screen_idle(page: Page) -> None:
    Screen(page).wait_idle()


def test_the_menu_settings_and_scripts_of_a_locked_match_need_the_pin(tablet_page: Page, site: WatchedSite) -> None:
    locked_tablet(tablet_page, site)
    refused = tablet_page.evaluate(
        "rollbook.lab.save('mine', 'x = 1', 'knaster').then(() => '', (error) => error.message)"
    )
    assert refused == "Your teacher has chosen a match. Finish it first."
    table = Table(tablet_page)
    table.control("settings").tap()
    expect(tablet_page.locator('[data-choices="language"]')).to_be_visible()
    expect(tablet_page.locator('[data-choices="curtain"]')).to_have_count(0)
    Screen(tablet_page).control("unlock-settings").tap()
    enter_pin(tablet_page, PIN)
    expect(tablet_page.locator('[data-choices="curtain"]')).to_be_visible()
    table.control("close-settings").tap()
    Screen(tablet_page).control("lock-again").tap()
    Shelf(tablet_page).open(site.url)
    tablet_page.locator('[data-act="match-menu"]').tap()
    expect(tablet_page.locator("#pin")).to_be_visible()
    Screen(tablet_page).control("leave-pin").tap()
    expect(tablet_page.locator('[data-notice="refused"]')).to_contain_text("Finish it first.")
    expect(tablet_page.locator("dialog")).to_have_count(0)


@pytest.mark.slow
def test_a_finished_match_frees_the_tablet_and_cleared_data_lose_it_visibly(
    tablet_page: Page, site: WatchedSite
) -> None:
    locked_tablet(tablet_page, site)
    tablet_page.evaluate("rollbook.hurry()")
    tablet_page.evaluate("""async () => {
      for (let turn = 0; turn < 200; turn += 1) {
        if (document.querySelector('[data-screen="result"]')) return;
        const moves = await rollbook.legal(0);
        await (moves.length > 0 ? rollbook.play(0, moves[0]) : rollbook.roll());
      }
    }""")
    tablet_page.goto(f"{site.url}#/class")
    expect(tablet_page.locator('[data-screen="class"]')).to_be_visible()
    address = locked_tablet(tablet_page, site)
    tablet_page.evaluate("localStorage.clear()")
    tablet_page.evaluate("""() => new Promise((done) => {
      const opened = indexedDB.open("rollbook");
      opened.onsuccess = () => {
        const work = opened.result.transaction("matches", "readwrite");
        work.objectStore("matches").clear();
        work.oncomplete = () => { opened.result.close(); done(); };
      };
    })""")
    tablet_page.goto(f"{site.url}#/about")
    tablet_page.reload()
    expect(tablet_page.locator("main")).to_be_visible()
    tablet_page.goto(f"{site.url}{address}")
    expect(tablet_page.locator('[data-screen="problem"]')).to_be_visible()


def test_a_pin_is_set_on_the_class_screen_and_travels_as_a_hash(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/class/{HELD}")
    screen = Screen(tablet_page)
    screen.control("pin").tap()
    tablet_page.locator("#new-pin").fill("12")
    screen.control("set-pin").tap()
    expect(tablet_page.get_by_role("alert").filter(has_text="A PIN has 4 to 12 digits. Type one.")).to_be_visible()
    tablet_page.locator("#new-pin").fill(PIN)
    screen.control("set-pin").tap()
    expect(tablet_page.get_by_role("status").filter(has_text="The PIN is set. Now show the code.")).to_be_visible()
    expect_accessible(tablet_page)
    screen.control("share-roster").tap()
    with tablet_page.expect_download() as saving:
        screen.control("save-roster").tap()
    text = Path(saving.value.path()).read_text("utf-8")
    assert PIN not in text
    given = roster.read(text.removeprefix("rollbook class "))
    salt, _, hashed = given.pin.partition(".")
    assert pin_hash(PIN, salt) == hashed


def test_the_next_class_finds_neither_the_list_nor_the_pin_nor_puzzles(tablet_page: Page, site: WatchedSite) -> None:
    free = encode("knaster", 1, {}, 12345)
    puzzles = encode("knaster", 1, {}, 7, puzzles="chance")
    for code, pin in (
        (free, ""),
        (puzzles, SEALED),
    ):  # the PIN locks the tablet as soon as its link is opened
        tablet_page.goto(f"{site.url}#/roster/{roster.written(roster.Roster(code, (('Anna', 'A'),), {}, pin))}")
        expect(tablet_page.locator('[data-act="pick-name"]')).to_have_count(1)
    tablet_page.locator('[data-act="pick-name"]').tap()
    Screen(tablet_page).control("start").tap()
    expect(tablet_page.locator('[data-part="puzzle"][data-at="0"]')).to_be_visible()
    tablet_page.goto(f"{site.url}#/teacher")
    Screen(tablet_page).control("unlock").tap()
    enter_pin(tablet_page, PIN)
    Screen(tablet_page).control("clear").tap()
    Screen(tablet_page).control("only-clear").tap()
    expect(tablet_page.locator('[data-notice="cleared"]')).to_be_visible()
    tablet_page.goto(f"{site.url}#/join/{free}")
    expect(tablet_page.locator('[name="name.0"]')).to_be_visible()
    expect(tablet_page.locator('[data-act="pick-name"]')).to_have_count(0)
    expect(tablet_page.locator('[data-screen="join"]')).not_to_contain_text("This tablet stays in the match")
    tablet_page.goto(f"{site.url}#/matches")
    expect(tablet_page.locator('[data-screen="matches"]')).to_be_visible()
    expect(tablet_page.locator("[data-run]")).to_have_count(0)
    assert tablet_page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('rollbook-roster'))") == []


def opened_link(page: Page, site: WatchedSite, code: str = HELD) -> None:
    """Open the link of a list with a PIN without starting a match."""
    page.goto(f"{site.url}#/roster/{roster.written(roster.Roster(code, (('Anna', 'A'), ('Ben', 'A')), {}, SEALED))}")
    expect(page.locator('[data-screen="join"] [data-act="pick-name"]').first).to_be_visible()


def test_tablet_that_has_opened_a_link_with_a_pin_shows_nothing_but_the_choice_of_a_name(
    tablet_page: Page, site: WatchedSite
) -> None:
    opened_link(tablet_page, site)
    before = tablet_page.evaluate(KEPT)
    for one in ADDRESSES:
        tablet_page.goto(f"{site.url}#/{one}")
        expect(tablet_page.locator('[data-screen="locked"] [data-part="problem"]')).to_have_text(
            "Your class plays here. Choose your name first."
        )
    assert tablet_page.evaluate(KEPT) == before
    expect_accessible(tablet_page)
    shelf = Shelf(tablet_page).open(site.url)
    expect(shelf.games).to_have_count(0)
    expect_accessible(tablet_page)
    tablet_page.reload()
    expect(tablet_page.locator('[data-part="locked"]')).to_have_text("Your class plays here. Choose your name first.")
    shelf.control("to-join").tap()
    tablet_page.locator('[data-act="pick-name"]').first.tap()
    shelf.control("start").tap()
    table = Table(tablet_page).wait_open()
    assert "\n# again" not in table.record()
    assert not tablet_page.evaluate("localStorage.getItem('rollbook-joining')")
    tablet_page.goto(f"{site.url}#/matches")
    expect(tablet_page.locator('[data-screen="locked"]')).to_contain_text("Finish it first")


def test_pin_unlocks_a_tablet_before_any_match(tablet_page: Page, site: WatchedSite) -> None:
    opened_link(tablet_page, site)
    Screen(tablet_page).control("unlock").tap()
    enter_pin(tablet_page, "0000")
    expect(tablet_page.locator("#pin-status")).to_contain_text("not right")
    enter_pin(tablet_page, PIN)
    expect(tablet_page.locator('[data-screen="shelf"]')).to_be_visible()
    tablet_page.reload()
    expect(Shelf(tablet_page).games).to_have_count(5)


def test_match_that_was_rehearsed_and_deleted_leaves_the_next_one_as_the_second_attempt(
    tablet_page: Page, site: WatchedSite
) -> None:
    free = encode("knaster", 1, {}, 12345)
    tablet_page.goto(f"{site.url}#/join/{free}")
    tablet_page.locator("#name-0").fill("X")
    Screen(tablet_page).control("start").tap()
    Table(tablet_page).wait_open()
    Shelf(tablet_page).open(site.url)
    screen = Screen(tablet_page)
    screen.control("match-menu").first.tap()
    screen.control("delete").first.tap()
    screen.wait_idle()
    assert matches_stored(tablet_page) == 0
    opened_link(tablet_page, site, free)
    expect(tablet_page.locator('[data-screen="join"]')).to_contain_text("Your teacher can see that you play it again.")
    tablet_page.locator('[data-act="pick-name"]').first.tap()
    screen.control("start").tap()
    assert "\n# again 2\n" in Table(tablet_page).wait_open().record()


def forget_classes(page: Page) -> None:
    page.evaluate(WITH_STORE, ["rollbook-classes", "classes", None])


def test_puzzles_that_were_deleted_are_the_second_attempt_of_that_child(tablet_page: Page, site: WatchedSite) -> None:
    def begin(name: str) -> str:
        tablet_page.goto(f"{site.url}#/join/H35P")
        tablet_page.locator("#name-0").fill(name)
        Screen(tablet_page).control("start").tap()
        expect(tablet_page).to_have_url(re.compile("#/solve/"))
        Screen(tablet_page).wait_idle()
        (record,) = [run["record"] for run in stored_classes(tablet_page)]
        forget_classes(tablet_page)
        tablet_page.goto(f"{site.url}#/")
        tablet_page.reload()
        return str(record)

    assert "again" not in begin("Anna")
    assert "again" not in begin("Ben")
    assert "again 2" in begin("anna")


def test_hook_that_takes_back_a_roll_of_a_class_match_leaves_the_remark_of_the_button(
    tablet_page: Page, site: WatchedSite
) -> None:
    tablet_page.goto(f"{site.url}#/join/{HELD}")
    tablet_page.locator("#name-0").fill("Anna")
    Screen(tablet_page).control("start").tap()
    Table(tablet_page).wait_open()
    tablet_page.evaluate("() => rollbook.roll()")
    tablet_page.evaluate("() => rollbook.undo()")
    assert tablet_page.evaluate("() => rollbook.record()").endswith("# take-back 1\n")


def test_hook_that_takes_back_a_roll_of_any_other_match_leaves_none(tablet_page: Page, site: WatchedSite) -> None:
    Table(tablet_page).open(site.url, "game=knaster&seats=1&seed=7&auto=off")
    tablet_page.evaluate("() => rollbook.roll()")
    tablet_page.evaluate("() => rollbook.undo()")
    assert "take-back" not in tablet_page.evaluate("() => rollbook.record()")
