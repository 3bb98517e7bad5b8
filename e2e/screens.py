"""Every screen that has its own address, for tests that check all of them."""

import json
import random
from typing import Final

from playwright.sync_api import Page, expect

from e2e.layout import LONGEST_NAMES
from e2e.pages import Screen
from e2e.sites import WatchedSite
from rollbook import GAMES, Match
from tests.places import PAGE, find

ADDRESSES: Final = {
    "shelf": "",
    "set-up": "set-up/knaster",
    "rules": "rules/knockout",
    "matches": "matches",
    "statistics": "statistics",
    "about": "about",
    "lab": "lab/roll_it",
    "join": "join/467-FC",
    "class": "class/467-FC",
    "lesson": "lesson/467-FC",
    "teacher": "teacher",
    "teacher-dice": "teacher/dice/knaster",
    "teacher-board": "teacher/board/roll_it",
    "teacher-plan": "teacher/plan/lowdown",
    "teacher-tasks": "teacher/tasks/knockout",
    "teacher-print": "teacher/print/roll_it",
    "teacher-certificate": "teacher/certificate",
    "puzzles": "puzzles/knockout",
    "problem": "nowhere",
}
"""Each screen by its `data-screen`, with the part of its address after #/."""


def open_screen(page: Page, url: str, screen: str) -> Screen:
    """Go to a screen by its address, and wait until it is completely drawn."""
    page.goto(f"{url}#/{ADDRESSES[screen]}")
    there = Screen(page)
    expect(there.main(screen)).to_be_visible()
    there.wait_ready()
    there.wait_idle()
    return there


def speak(page: Page, url: str, language: str) -> None:
    """Go to a missing page, and choose a language there, as on any screen."""
    page.goto(f"{url}#/nowhere")
    choose_language(page, language)


def choose_language(page: Page, language: str) -> None:
    """Choose a language in the settings, without reloading the page."""
    screen = Screen(page)
    screen.control("settings").tap()
    screen.control(f"language-{language}").tap()
    expect(page.locator("html")).to_have_attribute("lang", language)
    screen.control("close-settings").tap()
    screen.wait_idle()


def stages(game: str, most: bool) -> dict[str, str]:
    """Return records of one match: at its start, at a decision in the middle, at the last decision, and at its end."""
    seats = GAMES[game].seats[-1] if most else max(2, GAMES[game].seats[0])
    match = Match(game, [LONGEST_NAMES[seat % 2][: 40 - seat].strip() for seat in range(seats)], seed=5)
    rng = random.Random(5)
    start, decisions = str(match), []
    while match.to_act:
        actor = rng.choice(match.to_act)
        if actor == "dice":
            match.roll()
        else:
            legal = match.legal(actor)
            if len(legal) > 1:
                decisions.append(str(match))
            match.play(actor, legal.sample(rng))
    middle = decisions[len(decisions) // 2]
    return {"start": start, "middle": middle, "last": decisions[-1], "end": str(match)}


def on_projector(page: Page, site: WatchedSite, game: str) -> None:
    """Open a match between two halves of a class on the projector, after one roll, with seed 7."""
    match = Match(game, seats=["Left", "Right"], seed=7)
    match.roll()
    page.goto(f"{site.url}#/teacher")
    Screen(page).wait_ready()
    page.evaluate("([game, record]) => localStorage.setItem(`rollbook-desk-board-${game}`, record)", [game, str(match)])
    page.goto(f"{site.url}#/teacher/board/{game}")
    expect(page.locator('[data-part="board"]')).to_be_visible()


SECTIONS: Final[dict[str, dict[str, list[str]]]] = {
    game: json.loads(find(PAGE, f"games/{game}/sections.json").read_text("utf-8")) for game in GAMES
}


def pictures(game: str) -> list[str]:
    return [name for names in SECTIONS[game].values() for name in names]
