"""A complete run: draws one card after the other, and finally checks everything."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Error, expect
from playwright.sync_api import TimeoutError as TooLong

from e2e.hurry.cards import board, lab, places, school, trouble
from e2e.hurry.in_page import GO, LOOK
from e2e.hurry.ledger import actions
from e2e.hurry.person import MATCHES, Person, gone
from e2e.pages import Table

PATIENCE: Final = 30_000
# Milliseconds between two steps: no pause, the time of a touch, or the time of a glance.
PAUSES: Final = (0, 0, 0, 50, 150, 300)
LOADED_ONCE: Final = (
    "lab/roll_it",
    "learn/lowdown",
    "rules/knaster",
    "set-up/knaster",
    "class",
    "teacher/dice/knaster",
)
"""Screens that need a file that is fetched only once."""

Card = Callable[[Person], str | None]
DECKS: Final[dict[str, dict[Card, int]]] = {
    "board": dict(board.CARDS),
    "places": dict(places.CARDS),
    "lab": dict(lab.CARDS),
    "school": dict(school.CARDS),
    "trouble": dict(trouble.CARDS),
}
DECK: Final[dict[Card, int]] = {card: times for cards in DECKS.values() for card, times in cards.items()}
"""The number of times each card is played before all are shuffled again."""


class Hurry:
    """Draws the cards, and checks everything after each card and at the end."""

    def __init__(self, person: Person, deck: dict[Card, int]) -> None:
        self.person = person
        self.deck = deck
        self.counts: Counter[str] = Counter()
        self.staying = False
        self._cards: list[Card] = []

    def begin(self) -> None:
        """Make the matches, one after another, and only then start hurrying."""
        person = self.person
        for wish in MATCHES:
            self._deal(wish)
        person.page.goto(f"{person.site.url}#/")
        Table(person.page).wait_idle()
        person.dealt = [one["value"]["id"] for one in person.kept() if one["kind"] == "match"]
        person.slow_down(person.slower)

    def _deal(self, wish: str) -> str:
        """Make a match, and return its id."""
        page = self.person.page
        page.goto(f"{self.person.site.url}#/play?{wish}")
        page.wait_for_url(re.compile("#/table/"), wait_until="commit")
        return page.url.rpartition("/")[2]

    def step(self, card: Card | None = None) -> None:
        """Play a card, or the next one from the deck, whatever the page is doing."""
        person = self.person
        card = card or self._draw()
        try:
            if not person.at_home:
                person.page.goto(person.site.url, wait_until="commit")
            person.story.step(person.tab, card.__name__)
            said = card(person)
            if said is None:  # the card had nothing to do
                person.story.say("-")
                return
            self.counts[card.__name__] += 1
            person.story.say(said)
            person.wait(person.random.choice(PAUSES))
            person.check()
        except TooLong as error:
            person.story.fault("The page does not answer", f"{card.__name__} ends", error.message[:1000])
        except Error as error:
            if not gone(error):
                raise

    def _draw(self) -> Card:
        if not self._cards:
            self._cards = [card for card, times in self.deck.items() for _ in range(times)]
            self._cards = [card for card in self._cards if not (self.staying and card in trouble.RESTARTS)]
            self.person.random.shuffle(self._cards)
        return self._cards.pop()

    @property
    def missing(self) -> list[Card]:
        """The cards that have not done anything yet."""
        return [card for card in self.deck if not self.counts[card.__name__]]

    def stay(self) -> None:
        """Restart nothing from now on: one tab, one page and one Python, so that memory can be compared.

        First load everything that is loaded on demand.
        """
        person = self.person
        self._end_trouble()
        # Python may have been killed silently while starting, and the page notices only after a while.
        expect(Table(person.page).root).to_have_attribute("data-ready", "python", timeout=6 * PATIENCE)
        person.slow_down(1)
        for place in (*places.PLACES, *LOADED_ONCE):
            person.page.evaluate(GO, f"#/{place}")
            self._idle(place)
        person.slow_down(person.slower)
        self.staying = True
        self._cards.clear()

    def _end_trouble(self) -> None:
        person = self.person
        trouble.come_back(person)
        for page in person.others:
            page.close()
        person.page.goto(f"{person.site.url}#/")
        person.page.reload()

    def _idle(self, what: str) -> bool:
        try:
            Table(self.person.page).wait_idle()
        except TooLong:
            shown = self.person.page.locator("#page").inner_text()[:600]
            self.person.story.fault("The page does not come to rest", what, shown)
            return False
        return True

    def follow(self) -> None:
        """Check, near the end, that a change in one tab soon appears in all others that show the same match."""
        person = self.person
        person.story.step(person.tab, "follow")
        trouble.come_back(person)
        tabs = [person.page, person.new_tab(), person.new_tab()]
        match = self._deal(MATCHES[2])
        for page in tabs:
            page.goto(f"{person.site.url}#/table/{match}")
            page.reload()
            page.evaluate("rollbook.ready")
            Table(page).wait_idle()
        before = len(actions(Table(tabs[0]).record()))
        tabs[0].evaluate(
            "([chance]) => rollbook.legal(0).then((m) => m.length ? rollbook.play(0, m[0]) : rollbook.roll())", [0]
        )
        record = Table(tabs[0]).record()
        if len(actions(record)) != before + 1:
            person.story.fault("A match does not go on", f"{before + 1} actions", record)
        for page in tabs[1:]:
            for _ in range(100):
                seen = page.evaluate("rollbook.record()")
                if seen == record:
                    break
                page.wait_for_timeout(100)
            else:
                kept = [one["value"]["record"] for one in person.kept() if one["value"]["id"] == match]
                person.story.fault("A tab does not follow", f"{record}\nkept: {kept}", f"{page.evaluate(LOOK)}\n{seen}")

    def settle(self) -> None:
        """Near the end, close all other tabs, wait, and check every match."""
        person = self.person
        person.story.step(person.tab, "settle")
        self._end_trouble()
        person.slow_down(1)
        table = Table(person.page)
        table.wait_ready()
        seen = person.look()
        if seen and person.kept_language() not in (None, seen["language"]):
            person.story.fault(
                "The language that was chosen is not spoken", str(person.kept_language()), seen["language"]
            )
        for match in person.ids:
            person.go(f"#/table/{match}")
            self._wait_idle(match)
            if not person.page.locator("main[data-game]").count():
                shown = person.page.locator("#page").inner_text()[:300]
                person.story.fault("A match does not open", match, shown)
        person.go("#/")
        self._idle("the shelf")
        person.check()

    def _wait_idle(self, match: str) -> None:
        """Wait for an idle table as long as its match makes progress: a key may have left only robots at its seats."""
        record, before = "", None
        while record != before:
            try:
                Table(self.person.page).wait_idle()
            except TooLong:
                before = record
                kept: list[dict[str, Any]] = [one["value"] for one in self.person.kept()]
                record = next(one["record"] for one in kept if one["id"] == match)
            else:
                return
        shown = self.person.page.locator("#page").inner_text()
        self.person.story.fault("A match stands still and is busy", record, shown)

    def finish(self) -> list[str]:
        """Compare all reports with the stored data. Returns all failures of the run."""
        self.person.ledger.check(self.person.kept())
        return self.person.story.faults

    def memory(self) -> tuple[float, float]:
        """Measure the megabytes of an idle page on the shelf: its JavaScript, and all of Python."""
        person = self.person
        while True:
            try:
                person.go("#/")
                Table(person.page).wait_ready()
                break
            except Error as error:  # the last tap may reload the page
                if not gone(error):
                    raise
        self._idle("the shelf")
        session = person.session()
        session.send("HeapProfiler.collectGarbage")
        script = float(session.send("Runtime.getHeapUsage")["usedSize"])
        worker = person.python()
        python = float(worker.evaluate("pythonMemory.buffer.byteLength")) if worker else 0.0
        return round(script / 1e6, 2), round(python / 1e6, 2)


def reaches_plateau(measured: list[tuple[float, float]]) -> bool:
    """Whether the minimum of the second half of `measured` is at most 1.25 times the maximum of the first half.

    A leak grows with every match, so the minimum grows too. The maximum also includes modules loaded on demand.
    Python's memory never shrinks, and grows by a fifth at a time.
    """
    half = len(measured) // 2
    return all(min(kind[half:]) <= 1.25 * max(kind[:half]) for kind in zip(*measured, strict=True))
