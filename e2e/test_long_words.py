"""No layout breaks if every word is 40% longer, as in languages that may come."""

import re
from math import ceil
from typing import Final

import pytest
from playwright.sync_api import Page, Route

from e2e.conftest import OpenContext
from e2e.cut_words import phone_and_one_more
from e2e.layout import SIZES, faults_everywhere
from e2e.pages import ResultScreen, Shelf, Table
from e2e.pairs import combined
from e2e.screens import stages
from e2e.sites import WatchedSite
from rollbook import GAMES

LONGER: Final = 0.4
# Matches the part of a line before its words: a message's id, an attribute, a variant, or only spaces.
BEFORE: Final = re.compile(r"\s*(?:-?[a-zA-Z][\w-]* *= *|\.[a-zA-Z][\w-]* *= *|\*?\[[\w.-]+\] *)?")


def stretched(fluent: str) -> str:
    """Make every word of Fluent messages longer, except inside braces (which may end on a later line)."""
    lines = []
    for line in fluent.splitlines():
        begin = len(match[0]) if (match := BEFORE.match(line)) else 0
        words = "" if line.startswith("#") else re.sub(r"\{[^{}]*\}?|[^\W\d_]{2,}", longer, line[begin:])
        lines.append(line[:begin] + words)
    return "\n".join(lines) + "\n"


def longer(word: re.Match[str]) -> str:
    if word[0].startswith("{"):
        return word[0]
    return word[0] + word[0][-1] * ceil(len(word[0]) * LONGER)


def test_words_get_longer_but_nothing_else_does() -> None:
    assert stretched("roll = Roll\n") == "roll = Rollll\n"
    assert stretched("turn-is = It is { $name }'s turn\n    .label = Go on\n") == (
        "turn-is = Itt iss { $name }'s turnnn\n    .label = Goo onn\n"
    )
    assert stretched("dice = { $count ->\n    [one] One die\n   *[other] { $count } dice\n}\n") == (
        "dice = { $count ->\n    [one] Oneee dieee\n   *[other] { $count } diceee\n}\n"
    )


# The screen sizes at which moments of the games are checked. Other screens are checked on a phone and at one more size,
# and in `dev.py test all` at all sizes.
LOOKED_AT: Final = [
    (f"{game}, {stage}", size) for game, stage, size in combined(list(GAMES), ("start", "middle", "end"), list(SIZES))
]
# Without this, the page would accept only the built texts.
ANY_WORDS = "{ const { fetch } = self; self.fetch = (asked, how) => fetch(asked, { ...how, integrity: '' }); }"


@pytest.fixture
def stretched_page(open_context: OpenContext) -> Page:
    context = open_context(service_workers="block").context

    def stretch(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=stretched(answer.text()))

    context.route("**/*-en-*.txt", stretch)
    context.add_init_script(ANY_WORDS)
    return context.new_page()


@pytest.mark.slow
def test_every_screen_has_room_for_longer_words(stretched_page: Page, site: WatchedSite) -> None:
    found: list[str] = []

    def look(name: str, *, scrolls: bool) -> None:
        sizes = [size for which, size in LOOKED_AT if which == name] or phone_and_one_more(name)
        found.extend(f"{name}, {fault}" for fault in faults_everywhere(stretched_page, scrolls, sizes))

    shelf = Shelf(stretched_page).open(site.url)
    assert "Gamesss" in stretched_page.locator("main").inner_text() + stretched_page.title()
    look("shelf", scrolls=True)
    shelf.control("settings").tap()
    behind = re.compile("covered by|overlap")  # the shelf is behind the dialog
    found += [
        f"settings, {fault}" for fault in faults_everywhere(stretched_page, scrolls=True) if not behind.search(fault)
    ]
    shelf.control("close-settings").tap()
    for address in (
        "matches",
        "statistics",
        "class/467-FC",
        "lesson/467-FC",
        "join/467-FC",
        *(f"set-up/{game}" for game in GAMES),
        *(f"rules/{game}" for game in GAMES),
    ):
        stretched_page.goto(f"{site.url}#/{address}")
        shelf.wait_idle()
        look(address, scrolls=True)
    for game in GAMES:
        records = stages(game, most=False)
        for stage in ("start", "middle", "end"):
            table = Table(stretched_page).open_record(site.url, records[stage])
            if stage == "end":
                ResultScreen(stretched_page).wait()
            look(f"{game}, {stage}", scrolls=stage == "end")
    table.control("board").tap()  # when a match is over, this shows the same text in all games
    look("the board at the end", scrolls=False)
    assert not found, "\n".join(found)
