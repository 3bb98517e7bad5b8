"""A page translated by the browser keeps showing correct data, on every screen and in all five games."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import Table
from e2e.play import timers_stop
from e2e.screens import ADDRESSES, choose_language, open_screen
from e2e.sites import WatchedSite
from e2e.translated import Kind, said, translate, undo
from rollbook import GAMES, Match
from rollbook.core.game import DICE

ACTIONS: Final = 9
SEED: Final = 7


def actions(game: str) -> list[tuple[int | None, str]]:
    """Return the first actions of a match, each with its seat, or None for the dice."""
    match = Match(game, seats=2, seed=SEED)
    while len(match.actions) < ACTIONS:
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
        else:
            match.play(actor, str(match.legal(actor)[0]))
    parts = [line.split(" ", 1) for line in match.actions]
    return [(None, text) if who == DICE else (int(who), text) for who, text in parts]


def play(page: Page, game: str, number: int) -> None:
    seat, text = actions(game)[number]
    if seat is None:
        page.evaluate("() => rollbook.roll()")
    else:
        page.evaluate("([seat, text]) => rollbook.play(seat, text)", [seat, text])


def open_table(page: Page, site: WatchedSite, game: str) -> Table:
    return Table(page).open(site.url, f"game={game}&seats=2&seed={SEED}&auto=off")


def truth(page: Page, site: WatchedSite, game: str) -> list[str]:
    """Return the words of an untranslated page: before the first action, after each action, and after an undo."""
    open_table(page, site, game)
    page.evaluate("() => document.querySelector('#announcer').replaceChildren()")
    words = [said(page)]
    with timers_stop(page):  # so that cheers stay
        for number in range(ACTIONS):
            play(page, game, number)
            words.append(said(page))
    page.evaluate("() => rollbook.undo()")
    return [*words, said(page)]


@pytest.mark.parametrize("kind", ["chrome", "firefox"])
@pytest.mark.parametrize("game", GAMES)
def test_translated_table_shows_the_same_data(tablet_page: Page, site: WatchedSite, game: str, kind: Kind) -> None:
    right = truth(tablet_page, site, game)
    open_table(tablet_page, site, game)
    tablet_page.evaluate("() => document.querySelector('#announcer').replaceChildren()")
    translate(tablet_page, kind)
    assert said(tablet_page) == right[0]
    with timers_stop(tablet_page):
        for number in range(ACTIONS):
            if number == 3:  # translate the whole page twice more during the match
                translate(tablet_page, kind, again=True)
                translate(tablet_page, kind, again=True)
            if number == 5:
                undo(tablet_page)
            if number == 7:
                translate(tablet_page, kind, lasting=True)
            play(tablet_page, game, number)
            assert said(tablet_page) == right[number + 1], f"after action {number + 1}"
    tablet_page.evaluate("() => rollbook.undo()")
    assert said(tablet_page) == right[-1]


@pytest.mark.parametrize("kind", ["chrome", pytest.param("firefox", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", ADDRESSES)
def test_translated_screen_changes_all_its_words(tablet_page: Page, site: WatchedSite, name: str, kind: Kind) -> None:
    open_screen(tablet_page, site.url, name)
    english = said(tablet_page)
    choose_language(tablet_page, "de")
    german = said(tablet_page)
    choose_language(tablet_page, "en")
    assert said(tablet_page) == english != german
    translate(tablet_page, kind)
    choose_language(tablet_page, "de")
    assert said(tablet_page) == german
    translate(tablet_page, kind)
    undo(tablet_page)
    choose_language(tablet_page, "en")
    assert said(tablet_page) == english


def test_translated_dialog_changes_all_its_words(tablet_page: Page, site: WatchedSite) -> None:
    table = open_table(tablet_page, site, "lowdown")

    def turn() -> list[str]:
        """Turn the board, which adds questions to the dialog, and then change the language within it."""
        words = []
        for act, language in (
            ("turning-on", "en"),
            ("language-fr", "fr"),
            ("turning-off", "fr"),
            ("language-en", "en"),
        ):
            table.dialog.locator(f'[data-act="{act}"]').tap()
            expect(table.root).to_have_attribute("lang", language)
            table.wait_idle()
            words.append(said(tablet_page))
        return words

    table.control("settings").tap()
    table.wait_idle()
    right = turn()
    assert len(set(right)) == len(right)
    translate(tablet_page, "chrome")
    assert turn() == right
    translate(tablet_page, "firefox")
    assert turn() == right
