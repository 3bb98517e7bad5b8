"""Rollbook's screens for browser tests, with Playwright's own locators. Copy this file and change it as you like.

It relies only on the hooks in docs/hooks.md: `data-*` attributes and `window.rollbook`. A page object's properties
are locators, which you can `tap()` (or `click()` with a mouse), `fill()` and pass to `expect`. A control is found only
while the page is idle, so a tap waits until everything before it is done. Before you expect that something is *not*
there, call `wait_idle()`.
"""

import base64
import re
import zlib
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import FilePayload, Locator, Page, Worker, expect

IDLE: Final = 'html[data-busy="false"]'
VISIBLE: Final = """(selector) => [...document.querySelectorAll(selector)].some((one) =>
  one.checkVisibility({ visibilityProperty: true }))"""
AT_TABLE: Final = re.compile(r"#/table/")


class Screen:
    """The parts that all screens share."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def root(self) -> Locator:
        """The element with the attributes `data-ready`, `data-busy` and `data-offline`."""
        return self.page.locator("html")

    @property
    def notices(self) -> Locator:
        """The page's notices above the screen, such as a refusal or a new version."""
        return self.page.locator("[data-notice]").filter(visible=True)

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog")

    @property
    def worker(self) -> Worker:
        """The worker whose Python answers the page, not one that makes a snapshot."""
        return [worker for worker in self.page.workers if not worker.url.endswith("#snapshot")][-1]

    def main(self, screen: str) -> Locator:
        """Return a screen by its `data-screen`."""
        return self.page.locator(f'[data-screen="{screen}"]')

    def when_idle(self, question: str, given: Any = None) -> Any:
        """Wait until the page is idle, and return the value of `question`, a JavaScript function of `given`."""
        ask = f"given => document.documentElement.dataset.busy === 'false' && [({question})(given) ?? null]"
        return self.page.wait_for_function(ask, arg=given).json_value()[0]

    def shows(self, selector: str) -> bool:
        """Whether the idle page shows such an element, for code that must decide; a test that knows uses `expect`."""
        return bool(self.when_idle(VISIBLE, selector))

    def open_folded(self, which: str) -> None:
        """Open a folded part by its selector, such as the part for grown-ups."""
        folded = f"details:is({which}):not([open]) > summary"
        if self.shows(folded):
            self.page.locator(f"{IDLE} {folded}").first.tap()

    def grown_ups(self, act: str) -> None:
        """Open the part for grown-ups, and tap one of its controls."""
        self.wait_idle()
        self.open_folded(':has(> [data-act="grown-ups"])')
        self.control(act).tap()

    def control(self, act: str) -> Locator:
        """Return the visible control with this `data-act`, as soon as the page is idle."""
        return self.page.locator(f'{IDLE} [data-act="{act}"]').filter(visible=True)

    def choice(self, name: str, value: str | int) -> Locator:
        """Return the label of one of several choices, by the name and the value of its radio button."""
        return self.page.locator(f'label:has(input[name="{name}"][value="{value}"])')

    def wait_ready(self) -> None:
        """Wait until Python answers."""
        expect(self.root).to_have_attribute("data-ready", "python")

    def wait_idle(self) -> None:
        """Wait until everything is saved and drawn, and a person is due or the match is over."""
        self.page.wait_for_function("() => document.documentElement.dataset.busy === 'false'")

    def wait_offline(self, state: str = "ready") -> None:
        """Wait until the page works without a network, or shows why it does not."""
        expect(self.page.locator("[data-offline]").first).to_have_attribute("data-offline", state)


class Saved(Screen):
    """A screen that lists matches on this device."""

    @property
    def matches(self) -> Locator:
        return self.page.locator("[data-match]")

    def menu(self, number: int, act: str) -> None:
        """Open the menu of a match, the latest being number 0, and choose what to do with it."""
        self.control("match-menu").nth(number).tap()
        self.dialog.locator(f'[data-act="{act}"]').tap()
        self.wait_idle()

    def resume(self, number: int = 0) -> "Table":
        self.control("resume").nth(number).tap()
        return Table(self.page).wait_open()


class Shelf(Saved):
    """Home: the games, and the matches on this device."""

    def open(self, url: str) -> "Shelf":
        self.page.goto(f"{url}#/")
        expect(self.main("shelf")).to_be_visible()
        self.wait_idle()
        return self

    @property
    def games(self) -> Locator:
        """The games, each with its id as `data-game`."""
        return self.main("shelf").locator("[data-game]")

    def play(self, game: str, company: str = "people") -> "Table":
        """Start a match with one tap: with "people", or with a "robot"."""
        self.games.and_(self.page.locator(f'[data-game="{game}"]')).locator(f'[data-act="play-{company}"]').tap()
        return Table(self.page).wait_open()

    def more(self, game: str, act: str) -> None:
        """Open a game's box and continue from there: `learn`, `set-up`, `puzzles` or `rules`."""
        # The boxes appear before Python has started, so the page may still be busy.
        if not self.dialog.count():
            self.games.and_(self.page.locator(f'[data-game="{game}"]')).locator('[data-act="more"]').tap()
        self.dialog.locator(f'[data-act="{act}"]').tap()

    def set_up(self, game: str) -> "SetUp":
        self.more(game, "set-up")
        expect(self.main("set-up")).to_be_visible()
        return SetUp(self.page)

    def statistics(self) -> "Statistics":
        self.grown_ups("statistics")
        expect(self.main("statistics").locator("[data-counted]")).to_be_attached()
        self.wait_idle()
        return Statistics(self.page)


class Matches(Saved):
    """All matches on this device."""

    def open(self, url: str) -> "Matches":
        self.page.goto(f"{url}#/matches")
        expect(self.main("matches").locator("> *").first).to_be_visible()
        self.wait_idle()
        return self

    @property
    def names(self) -> Locator:
        return self.page.locator('[data-part="match-name"]')

    def add_files(self, *files: tuple[str, bytes]) -> None:
        """Choose files, each with its name and content, to add their matches."""
        chosen: list[FilePayload] = [
            {"name": name, "mimeType": "text/plain", "buffer": content} for name, content in files
        ]
        self.page.locator('input[data-act="import"]').set_input_files(chosen)
        self.wait_idle()


class Statistics(Screen):
    """The statistics of the matches on this device."""

    def table(self, heading: str) -> list[list[str]]:
        """Return the rows of the first table below a heading, each as a list of its cells."""
        return self._rows(f'section[aria-labelledby="{heading}"] table')

    def chart(self, heading: str) -> list[list[str]]:
        """Return the rows of the first chart below a heading: the value, its count and the expected count."""
        rows = self._rows(f'section[aria-labelledby="{heading}"] [data-part="chart"] table')
        return [row[:1] + row[2:] for row in rows]

    def _rows(self, table: str) -> list[list[str]]:
        return cells(self.page.locator(table).first.locator("tbody tr"))


class SetUp(Screen):
    """The screen where a match is set up."""

    def seats(self, count: int) -> "SetUp":
        return self._choose("seats", count)

    def option(self, name: str, value: str | int) -> "SetUp":
        return self._choose(f"option.{name}", value)

    def work(self, who: str) -> "SetUp":
        """Choose who adds the dice: "page", or "self"."""
        return self._choose("work", who)

    def curtain(self, value: str) -> "SetUp":
        """Choose whether the board is hidden while the tablet is passed on: "on", or "off"."""
        return self._choose("curtain", value)

    def _choose(self, name: str, value: str | int) -> "SetUp":
        self._unfold(self.choice(name, value))
        self.choice(name, value).tap()
        expect(self.choice(name, value).locator("input")).to_be_checked()
        return self

    def name(self, seat: int, text: str) -> "SetUp":
        self.page.locator(f'input[name="seat.{seat}"]').fill(text)
        return self

    def level(self, seat: int, level: str) -> "SetUp":
        """Give a seat to a robot of this level, or to a person ("")."""
        robot = self.page.locator(f'#seat-look-{seat} + [data-act="robot"]')
        if robot.get_attribute("aria-pressed") != str(level != "").lower():
            robot.tap()
        if level:
            self.page.locator(f'select[name="level.{seat}"]').select_option(level)
        return self

    def seed(self, text: str) -> "SetUp":
        seed = self.page.locator('input[name="seed"]')
        self._unfold(seed)
        seed.fill(text)
        return self

    def _unfold(self, control: Locator) -> None:
        """Open all folded parts, as soon as the screen with this control appears."""
        expect(control).to_be_attached()
        self.page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")

    @property
    def start_button(self) -> Locator:
        """The button that starts the match; it also works before Python has started."""
        return self.page.locator('[data-act="start"]')

    def start(self) -> "Table":
        self.control("start").tap()
        return Table(self.page).wait_open()


class Table(Screen):
    """A match being played."""

    def open(self, url: str, query: str) -> "Table":
        """Make a match by its address: `query` is the part after #/play?."""
        self.page.goto(f"{url}#/play?{query}")
        return self.wait_open()

    def open_record(self, url: str, record: str) -> "Table":
        """Open a match from a link, and keep it. A finished match shows its result first."""
        self.page.goto(f"{url}#/match/{packed(record)}")
        self.control("keep").press("Enter")
        return self.wait_open()

    def wait_open(self) -> "Table":
        """Wait until a match is on the table, or its result is shown, and the page is idle."""
        self.page.wait_for_url(AT_TABLE, wait_until="commit")
        expect(self.page.locator("main[data-game]")).to_be_visible()
        self.wait_idle()
        return self

    def hurry(self) -> "Table":
        """Skip the pauses that give people time to look, until the page is loaded again."""
        self.page.evaluate("rollbook.hurry()")
        return self

    @property
    def board(self) -> Locator:
        """The board of the seat that is shown, whose number is its `data-seat`."""
        return self.page.locator('[data-part="board"]')

    @property
    def turn(self) -> Locator:
        """The part that says whose turn it is (`data-turn`) and what to do."""
        return self.page.locator("[data-turn]")

    @property
    def prompt(self) -> Locator:
        """The sentence that tells the player what to do now."""
        return self.turn.locator('[data-part="prompt"]')

    @property
    def dice(self) -> Locator:
        """The tray; `data-due` is true if the dice have to be rolled."""
        return self.page.locator("[data-due]")

    @property
    def past(self) -> Locator:
        """The part that says that the table shows an earlier position, and which (`data-after`)."""
        return self.page.locator('[data-part="past"]')

    @property
    def scores(self) -> Locator:
        return self.page.locator('[data-part="score"]')

    @property
    def refusal(self) -> Locator:
        """The reason why the last tap did not count."""
        return self.page.locator("[data-refused]")

    @property
    def log(self) -> Locator:
        """The actions, the latest first; a tap on one shows the match as it was then."""
        return self.page.locator('[data-act="look-back"]')

    def log_entry(self, after: int) -> Locator:
        """Return the log's entry for an action, counted from 1."""
        return self.page.locator(f'{IDLE} [data-act="look-back"][data-after="{after}"]')

    @property
    def remarks(self) -> Locator:
        """The log's remarks between the actions."""
        return self.page.locator('[data-part="remark"]')

    @property
    def roll_button(self) -> Locator:
        return self.control("roll")

    def ask_for_moves(self) -> None:
        """Ask for a hint; if it first says where to look, ask again for the moves."""
        self.control("hint").tap()
        if self.shows('[data-act="more-hints"]'):
            self.control("more-hints").tap()
            self.wait_idle()

    @property
    def confirm_button(self) -> Locator:
        return self.control("confirm")

    @property
    def cancel_button(self) -> Locator:
        return self.control("cancel")

    @property
    def undo_button(self) -> Locator:
        return self.control("undo")

    @property
    def redo_button(self) -> Locator:
        return self.control("redo")

    @property
    def stop_button(self) -> Locator:
        """The button that stops robots playing among themselves, while the page is busy."""
        return self.page.locator('[data-act="stop"]')

    def stop_robots(self) -> None:
        """Stop robots that hurry, unless their match is over. A tap would wait until the button rests."""
        self.page.evaluate("""() => document.querySelector('[data-act="stop"]')?.click()""")

    @property
    def position(self) -> Locator:
        """The replay's slider: `fill("3")` shows the position after three actions."""
        return self.control("position")

    def pick(self, text: str) -> Locator:
        """Return the element to tap for a pick, as soon as the page is idle."""
        return self.page.locator(f'{IDLE} [data-seat] [data-pick="{text}"]').filter(visible=True).first

    def place(self, text: str) -> Locator:
        """Return the same element as `pick`, even while the page is busy."""
        return self.page.locator(f'[data-seat] [data-pick="{text}"]').filter(visible=True).first

    def sheet(self, seat: int) -> Locator:
        """Return the small sheet of another seat; a tap on it shows that seat's board."""
        return self.page.locator(f'{IDLE} [data-look="{seat}"]')

    def make(self, picks: Sequence[str]) -> None:
        """Tap all picks of a move, in this order, and confirm it if necessary."""
        for pick in picks:
            self.pick(pick).tap()
        if self.shows('[data-act="confirm"]'):
            self.confirm_button.tap()
            self.wait_idle()

    # the page's own state once it is idle

    def expect_shown(self, seat: int) -> None:
        """Check that this seat's board is shown, so that its player may tap."""
        self.wait_idle()
        expect(self.board).to_have_attribute("data-seat", str(seat))

    def expect_turn(self, seat: int) -> None:
        """Check that it is this seat's turn."""
        self.wait_idle()
        expect(self.turn).to_have_attribute("data-turn", str(seat))

    def to_act(self) -> int:
        """Return the seat whose turn it is, for code that must find out. A test that knows uses `expect_turn`."""
        expect(self.turn).to_be_attached()
        return int(self.when_idle("() => document.querySelector('[data-turn]').dataset.turn || 0"))

    @property
    def dice_due(self) -> bool:
        """Whether the dice are due, for code that must find out. A test that knows checks `data-due` of `dice`."""
        return bool(self.when_idle("(due) => document.querySelector(due) !== null", '[data-due="true"]'))

    @property
    def over(self) -> bool:
        """Whether the match is over, for code that keeps playing."""
        return self.shows('[data-screen="result"]')

    @property
    def address(self) -> str:
        return str(self.page.evaluate("location.hash"))

    # window.rollbook: each call waits until the page is idle, before and after; an Error names what was refused

    def record(self) -> str:
        return str(self._call("record"))

    def actions(self) -> list[str]:
        """Return the record's actions, without its head and its comments."""
        entries = self.record().partition("\n\n")[2].splitlines()
        return [line for line in entries if not line.startswith("#")]

    def view(self) -> Any:
        return self._call("view")

    def legal(self, seat: int) -> list[str]:
        return list(self._call("legal", seat))

    def play(self, seat: int, move: str) -> Any:
        return self._call("play", seat, move)

    def roll(self, faces: str | None = None) -> Any:
        """Roll the dice, or set faces such as "3 5"."""
        return self._call("roll", *([] if faces is None else [faces]))

    def undo(self) -> Any:
        """Take back exactly the last action."""
        return self._call("undo")

    def _call(self, name: str, *arguments: Any) -> Any:
        self.wait_idle()
        return self.page.evaluate("([name, given]) => rollbook[name](...given)", [name, arguments])


class ResultScreen(Screen):
    """The screen after the end of a match."""

    def wait(self) -> "ResultScreen":
        expect(self.main("result")).to_be_visible()
        self.wait_idle()
        return self

    @property
    def heading(self) -> Locator:
        """The heading that names the winner."""
        return self.page.locator('[data-part="winners"]')

    @property
    def ending(self) -> Locator:
        """The reason why the match is over."""
        return self.page.locator('[data-part="ending"]')

    def more(self) -> "ResultScreen":
        """Open the part below it: the course of the match, the score cards, better moves and luck."""
        self.control("more-result").tap()
        expect(self.page.locator('[data-part="more"]')).to_be_visible()
        return self

    def card(self, seat: int) -> list[list[str]]:
        """Return a seat's score card: its lines and its total, each as a list of cells."""
        return cells(self.page.locator(f'[data-part="scorecard"][data-seat="{seat}"] tr'))


class Lab(Screen):
    """The robot lab of a game."""

    def open(self, url: str, game: str) -> "Lab":
        self.page.goto(f"{url}#/lab/{game}")
        expect(self.editor).to_be_visible()
        self.wait_idle()
        return self

    @property
    def editor(self) -> Locator:
        """The editor with the robot's code."""
        return self.main("lab").locator('[contenteditable="true"][role="textbox"]')

    def write(self, lines: Sequence[str]) -> None:
        """Tap into the editor and replace its code."""
        self.editor.tap(position={"x": 20, "y": 10})  # not the middle, which moves while long code is being laid out
        expect(self.editor).to_be_focused()
        self.page.keyboard.press("Control+a")
        for number, line in enumerate(lines):
            if number:
                self.page.keyboard.press("Enter")
            self.page.keyboard.insert_text(line)
        self.page.keyboard.press("Escape")

    def code(self) -> str:
        return str(self.editor.inner_text())

    def choose(self, name: str, value: str) -> None:
        """Choose one of several values, such as the robot's opponent."""
        self.choice(name, value).tap()

    @property
    def move(self) -> Locator:
        """The move that the robot has chosen in a trial (`control("try")`), as `data-move`."""
        return self.page.locator("[data-move]")


class ClassScreen(Screen):
    """The results of a class, on the teacher's tablet."""

    def open(self, url: str, code: str) -> "ClassScreen":
        self.page.goto(f"{url}#/class/{code}")
        expect(self.main("class")).to_be_visible()
        self.wait_ready()
        self.wait_idle()
        return self

    @property
    def results(self) -> Locator:
        """The results, one row each."""
        return self.page.locator("[data-result]")

    @property
    def missing(self) -> Locator:
        """The children whose result is still missing."""
        return self.page.locator('[data-part="missing"]')

    def take_names(self, names: Sequence[str]) -> None:
        """Make the class list from the children's names."""
        self.page.locator("#roster-names").fill("\n".join(names))
        self.control("take-names").tap()
        self.control("accept-names").tap()
        self.wait_idle()

    def add(self, *texts: str) -> None:
        """Paste results, or links to results."""
        self.page.locator("#class-pasted").fill("\n".join(texts))
        self.control("add-pasted").tap()
        self.wait_idle()


class Desk(Screen):
    """The teacher's desk."""

    def open(self, url: str) -> "Desk":
        self.page.goto(f"{url}#/teacher")
        expect(self.main("teacher").locator("[data-game]").first).to_be_visible()
        self.wait_idle()
        return self

    def go(self, part: str, game: str) -> Locator:
        """Open a part of the desk for a game: "dice", "board", "plan", "tasks" or "print". Return its screen."""
        self.main("teacher").locator(f'[data-game="{game}"] [data-act="{part}"]').tap()
        expect(self.main(f"teacher-{part}")).to_be_visible()
        self.wait_idle()
        return self.main(f"teacher-{part}")


def cells(rows: Locator) -> list[list[str]]:
    """Return the text of every cell in these rows of a table."""
    texts: list[list[str]] = rows.evaluate_all(
        "(rows) => rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) =>"
        " (cell.querySelector('.figures-table th > bdi') ?? cell).innerText.trim()))"
    )
    return texts


def packed(record: str) -> str:
    """Return a record as the data of a #/match/ address: deflated, in URL-safe base64."""
    compress = zlib.compressobj(wbits=-15)
    data = compress.compress(record.encode()) + compress.flush()
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
