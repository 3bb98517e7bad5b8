"""What a person sees and can do on each screen, by data-act, data-pick, data-seat, data-ready and data-busy."""

import base64
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import FilePayload, Locator, expect

from e2e.screen import IDLE, PATIENCE, Screen, control

AT_TABLE: Final = f"{IDLE} && location.hash.startsWith('#/table/') && document.querySelector('main[data-game]')"
# Presses a button as keys do: after a finger's tap, what comes under it would have to rest for a moment.
KEEP: Final = "dispatchEvent(new KeyboardEvent('keydown')); document.querySelector('[data-act=keep]').click()"
# The milliseconds from which and below which a timer is a pause: people look, or a second tap is half of a double tap.
PAUSES: Final = [300, 5000]


def pickable(pick: str) -> str:
    """A CSS selector for where a pick can be tapped."""
    return f'[data-seat] [data-pick="{pick}"]'


class Shelf(Screen):
    """Home: the games, and the matches on this device."""

    def open(self, url: str) -> "Shelf":
        self.page.goto(f"{url}#/")
        expect(self.page.locator("main.shelf")).to_be_visible()
        self.wait_idle()
        return self

    def games(self) -> list[str]:
        return [str(game.get_attribute("data-game")) for game in self.page.locator(".game").all()]

    def set_up(self, game: str) -> "SetUp":
        self.touch(f'[data-game="{game}"] [data-act="set-up"]')
        return SetUp(self.page)

    @property
    def matches(self) -> Locator:
        return self.page.locator("[data-match]")

    def statistics(self) -> "Statistics":
        self.do("statistics")
        expect(self.page.locator("main.statistics [data-counted]")).to_be_attached()
        return Statistics(self.page)

    def menu(self, number: int, act: str) -> None:
        """Ask for more about a match, the latest being number 0, and choose what to do with it."""
        self.do("match-menu", number)
        self.use(f'dialog [data-act="{act}"]')

    def resume(self, number: int = 0) -> "Table":
        self._tap(control("resume"), number)
        self._until(AT_TABLE)
        return Table(self.page)


class Matches(Shelf):
    """All matches on this device."""

    def open(self, url: str) -> "Matches":
        self.page.goto(f"{url}#/matches")
        expect(self.page.locator("main.matches-screen > *").first).to_be_visible()
        self.wait_idle()
        return self

    def add_files(self, *files: tuple[str, bytes]) -> None:
        """Choose files, each with its name and content, to add their matches."""
        chosen: list[FilePayload] = [
            {"name": name, "mimeType": "text/plain", "buffer": content} for name, content in files
        ]
        self.page.locator('input[data-act="import"]').set_input_files(chosen)
        self.wait_idle()

    def titles(self) -> list[str]:
        # What is not laid out yet, as it lies further down, has text, but none that is shown.
        return [title.strip() for title in self.page.locator(".match-name").all_text_contents()]


class Statistics(Screen):
    """What the matches on this device add up to."""

    def table(self, heading: str) -> list[list[str]]:
        """The rows of the first table below a heading, each as its cells."""
        return self._rows(f'section[aria-labelledby="{heading}"] table')

    def chart(self, heading: str) -> list[list[str]]:
        """The rows of the first chart below a heading: value, how often it came up, what is expected."""
        return [row[:1] + row[2:] for row in self._rows(f'section[aria-labelledby="{heading}"] .dice-chart table')]

    def _rows(self, table: str) -> list[list[str]]:
        return cells(self.page.locator(table).first.locator("tbody tr"))


class SetUp(Screen):
    """Before a match."""

    def seats(self, count: int) -> "SetUp":
        return self._choose("seats", count)

    def option(self, name: str, value: str | int) -> "SetUp":
        return self._choose(f"option.{name}", value)

    def _choose(self, name: str, value: str | int) -> "SetUp":
        choice = f'input[name="{name}"][value="{value}"]'
        self.touch(f"label:has({choice})")
        expect(self.page.locator(choice)).to_be_checked()
        return self

    def name(self, seat: int, text: str) -> "SetUp":
        self.page.locator(f'input[name="seat.{seat}"]').fill(text)
        return self

    def level(self, seat: int, level: str) -> "SetUp":
        """Let a robot of this level sit at a seat, or a person ("")."""
        self.page.locator(f'select[name="level.{seat}"]').select_option(level)
        return self

    def seed(self, text: str) -> "SetUp":
        self.page.locator("details.more").evaluate("(details) => { details.open = true; }")
        self.page.locator('input[name="seed"]').fill(text)
        return self

    def start(self) -> "Table":
        self._tap(control("start"))
        self._until(AT_TABLE)
        return Table(self.page)


class Table(Screen):
    """A match being played."""

    def open(self, url: str, wish: str) -> "Table":
        """Make a match by address: `wish` is what follows #/play?."""
        return self._go(url, f"#/play?{wish}", AT_TABLE)

    def open_record(self, url: str, record: str) -> "Table":
        """Open a match that somebody sent as a link, and keep it; a finished one shows its result first."""
        self._go(url, f"#/match/{packed(record)}", f"{IDLE} && document.querySelector('[data-act=keep]')")
        self._until(AT_TABLE, KEEP)
        return self

    def _go(self, url: str, address: str, condition: str) -> "Table":
        """Go to an address of the site, where the page is there already without loading it, until a condition holds."""
        if not self.page.url.startswith(f"{url}#"):
            self.page.goto(url + address)
            address = ""
        self._until(condition, "if (given) location.hash = given", address)
        return self

    def hurry(self) -> "Table":
        """Leave out the pauses in which people look or pass the device on, until the page is loaded again."""
        hurry = """([least, most]) => {
          const wait = (window.unhurriedTimeout ??= window.setTimeout);
          window.setTimeout = (then, time) => wait(then, time >= least && time < most ? 0 : time);
        }"""
        self.page.evaluate(hurry, PAUSES)
        return self

    @contextmanager
    def holding_pauses(self) -> Iterator[None]:
        """Let no such pause end meanwhile, nor the time in which a second tap is half of a double tap."""
        hold = """([least, most]) => {
          const { setTimeout, clearTimeout } = window;
          const held = new Map();
          window.setTimeout = (then, time) => {
            if (!(time >= least && time < most)) return setTimeout(then, time);
            const timer = setTimeout(() => {});
            held.set(timer, then);
            return timer;
          };
          window.clearTimeout = (timer) => {
            held.delete(timer);
            clearTimeout(timer);
          };
          window.letPausesEnd = () => {
            Object.assign(window, { setTimeout, clearTimeout });
            for (const then of held.values()) then();
          };
        }"""
        self.page.evaluate(hold, PAUSES)
        yield
        self.page.evaluate("window.letPausesEnd()")

    @property
    def board(self) -> Locator:
        return self.page.locator(".table-board")

    @property
    def turn(self) -> Locator:
        """Whose turn it is and what to do."""
        return self.page.locator(".turn")

    @property
    def past(self) -> Locator:
        """What says that the table shows an earlier position, and which."""
        return self.page.locator(".past")

    @property
    def scores(self) -> Locator:
        return self.page.locator(".score")

    @property
    def refusal(self) -> Locator:
        """Why the last tap did not count."""
        return self.page.locator(".refusal")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log-entry")

    @property
    def address(self) -> str:
        return str(self.page.evaluate("location.hash"))

    def place(self, pick: str) -> Locator:
        """Where a pick can be tapped."""
        return self.page.locator(f"{pickable(pick)}:visible")

    def roll(self) -> None:
        self.do("roll")

    def tap(self, pick: str) -> None:
        self.use(pickable(pick))

    def slide(self, after: int) -> None:
        """Move the replay's slider to the position after so many actions."""
        self.act("position").fill(str(after))
        self.wait_idle()

    @property
    def shown(self) -> int:
        """The seat whose board is shown and who may tap, counted from 0."""
        return int(self.board.get_attribute("data-seat") or 0)

    def make(self, picks: Sequence[str]) -> None:
        """Tap all picks of a move, in this order, and carry it out if that does not happen by itself."""
        for pick in picks:
            self.tap(pick)
        if len(picks) > 1 or self.act("confirm").count():
            self.do("confirm")

    # through window.rollbook

    def ask(self, call: str, *arguments: Any) -> Any:
        """`ask("play", 0, "5.3")` is `await window.rollbook.play(0, "5.3")`; an Error if it rejects."""
        asked = f"""([given, patience]) => Promise.race([
          window.rollbook.{call}(...given),
          new Promise((_, reject) => setTimeout(() => reject(new Error("No answer: the page stays busy.")), patience)),
        ])"""
        return self.page.evaluate(asked, [arguments, PATIENCE])

    def record(self) -> str:
        return str(self.ask("record"))

    def actions(self) -> list[str]:
        """The record's actions, without its head and its remarks."""
        entries = self.record().partition("\n\n")[2].splitlines()
        return [line for line in entries if not line.startswith("#")]

    def legal(self, seat: int) -> list[str]:
        return list(self.ask("legal", seat))

    def to_act(self) -> str | None:
        """The seat whose turn it is, as text."""
        return self.turn.get_attribute("data-turn")

    @property
    def dice_due(self) -> bool:
        return self.page.locator('.dice-tray[data-due="true"]').count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator('main.result, .controls [data-act="result"]').count() > 0


class ResultScreen(Screen):
    """After the end."""

    def wait(self) -> "ResultScreen":
        expect(self.page.locator("main.result")).to_be_visible()
        self.wait_idle()
        return self

    @property
    def heading(self) -> Locator:
        return self.page.locator(".result-heading")

    def card(self, seat: int) -> list[list[str]]:
        """A seat's score card: its lines and its total, each as its cells."""
        return cells(self.page.locator(f'.scorecard[data-seat="{seat}"] tr'))


def cells(rows: Locator) -> list[list[str]]:
    """The text of every cell of these rows of a table."""
    texts: list[list[str]] = rows.evaluate_all(
        "(rows) => rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.innerText.trim()))"
    )
    return texts


def packed(record: str) -> str:
    """A record as the data of a #/match/ address: deflated, in the base64 that addresses allow."""
    compress = zlib.compressobj(wbits=-15)
    data = compress.compress(record.encode()) + compress.flush()
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
