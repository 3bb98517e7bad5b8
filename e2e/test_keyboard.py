"""Whole matches without touch or mouse, from the shelf to the result, including the announcements."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.keyboard import HEARD, LISTEN, play_by_keys, set_up, speak, tab_to
from e2e.pages import ResultScreen, Shelf, Table
from e2e.play import check_score_cards, go_on_through_the_door, parts, played, unplayed, written_down
from e2e.sites import WatchedSite
from rollbook import GAMES

WHOLE: Final = {
    "en": written_down("roll_it"),
    "de": written_down("knockout_by_captures"),
    "fr": played("knaster", actions=100, seats=1),  # for one person, because that takes half as long
    "es": written_down("lowdown"),
    "de-AT": written_down("roll_out"),
}
"""A match of each game, by the language in which it is played."""
ROLLS: Final = {"en": "rolls", "de": "würfelt", "fr": "lance", "es": "saca"}
# Presses a key as soon as Python receives a request.
PRESS_WHEN_ASKED: Final = """() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...message) {
    Worker.prototype.postMessage = post;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
    window.pressedWhen = document.querySelector("main").className;
    return post.apply(this, message);
  };
}"""


def test_a_match_of_each_game_is_played() -> None:
    assert {whole.game.id for whole in WHOLE.values()} == set(GAMES)
    assert all(whole.result for whole in WHOLE.values())


@pytest.mark.slow
@pytest.mark.parametrize("locale", WHOLE)
def test_whole_match_is_played_by_keyboard(locale: str, tablet_page: Page, site: WatchedSite) -> None:
    """Each step is announced once; a pass that the page plays is announced too."""
    whole, language = WHOLE[locale], locale.partition("-")[0]
    Shelf(tablet_page).open(site.url)
    if language != "en":
        speak(tablet_page, language)
    set_up(tablet_page, whole)
    table, match = Table(tablet_page), unplayed(whole)
    table.hurry().wait_idle()
    assert table.record() == str(match)
    tablet_page.evaluate(LISTEN)
    said: list[str] = []
    first, between, last = parts(whole.actions)
    said += play_by_keys(table, match, first, [*between, *last])
    go_on_through_the_door(table, match, between, passes=False)
    tablet_page.evaluate(HEARD)
    said += play_by_keys(table, match, last, [])
    assert table.actions() == list(match.actions) == list(whole.actions)
    result = ResultScreen(tablet_page).wait()
    tablet_page.evaluate("listening.disconnect()")
    assert ROLLS[language] in said[0]
    check_score_cards(result, match)
    tab_to(tablet_page, '[data-act="board"]')
    tablet_page.keyboard.press("Enter")
    expect(table.board).to_be_visible()


@pytest.mark.slow
def test_a_key_pressed_while_a_match_is_being_opened_does_nothing(tablet_page: Page, site: WatchedSite) -> None:
    # The key's handler used to look for a curtain before there was a table, and its error went unnoticed.
    shelf = Shelf(tablet_page)
    Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off").control("shelf").tap()
    tablet_page.evaluate(PRESS_WHEN_ASKED)
    table = shelf.resume()
    assert tablet_page.evaluate("window.pressedWhen") == "waiting"
    assert table.actions() == []
