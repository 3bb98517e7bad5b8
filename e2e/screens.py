"""Every screen with its own address, for tests that check all of them."""

from typing import Final

from playwright.sync_api import Page, expect

from e2e.pages import Screen

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
"""Each screen by its `data-screen`, and what follows #/ to come there."""


def open_screen(page: Page, url: str, screen: str) -> Screen:
    """Go there by its address, and wait until all of it is drawn."""
    page.goto(f"{url}#/{ADDRESSES[screen]}")
    there = Screen(page)
    expect(there.main(screen)).to_be_visible()
    there.wait_ready()
    there.wait_idle()
    return there


def speak(page: Page, url: str, language: str) -> None:
    """Go where there is nothing, and choose a language there, as on any screen."""
    page.goto(f"{url}#/nowhere")
    choose_language(page, language)


def choose_language(page: Page, language: str) -> None:
    """Choose a language in the settings, which loads no page again."""
    screen = Screen(page)
    screen.control("settings").tap()
    screen.control(f"language-{language}").tap()
    expect(page.locator("html")).to_have_attribute("lang", language)
    screen.control("close-settings").tap()
    screen.wait_idle()
