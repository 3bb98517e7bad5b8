"""The most important controls are in sight on a phone, and rows are complete at each size."""

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.device import stored
from e2e.finished import NAMES, played
from e2e.layout import out_of_sight, size_to
from e2e.moments import OURS, SIZES, moments, record
from e2e.pages import Matches, Shelf, Table
from e2e.play import say_who
from e2e.screens import choose_language
from e2e.sites import WatchedSite
from rollbook import Match
from rollbook.core.game import DICE
from tests.repeats import slow_but

PHONES: Final = ((320, 568), (390, 844), (844, 390), (683, 384))
# Returns the number of rows of these elements, and the number of elements in the last row.
ROWS: Final = """(all) => {
  const tops = all.map((one) => Math.round(one.getBoundingClientRect().top));
  return [new Set(tops).size, tops.filter((top) => top === tops.at(-1)).length];
}"""
# Returns how many good moves in the list are completely visible.
MOVES: Final = """() => {
  const list = document.querySelector(".hints").getBoundingClientRect();
  const bottom = Math.min(list.bottom, innerHeight);
  const moves = [...document.querySelectorAll(".hints li")];
  return moves.filter((one) => one.getBoundingClientRect().bottom <= bottom + 1).length;
}"""
# Returns a sentence for each element under the list that shows next to it.
EDGES: Final = """() => {
  const list = document.querySelector(".hints").getBoundingClientRect();
  const seen = [...document.querySelectorAll(".table-side > :is(.dice-tray, .controls, .scores)")].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }));
  return seen.flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const below = top < list.bottom - 1 && bottom > list.top + 1;
    return below && (left < list.left - 1 || right > list.right + 1) ? [`${one.className} shows beside the list`] : [];
  });
}"""
# Returns a sentence for each number on a ring that another ring hides.
HIDDEN: Final = """() => [...document.querySelectorAll(".mark b")].flatMap((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  document.querySelectorAll(".marks, .marks *").forEach((each) => (each.style.pointerEvents = "auto"));
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at === one ? [] : [`${one.textContent} lies below ${at?.className}`];
})"""
# Returns a sentence for each word in a table that is hyphenated or broken.
BROKEN: Final = """() => [...document.querySelectorAll(".figures-table :is(bdi, small)")].flatMap((one) => {
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (text.parentElement.closest("svg")) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) found.push(`${word} is broken`);
    }
  }
  return found;
})"""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["knaster", "lowdown", "roll_it"])
def test_good_moves_are_in_sight_and_cover_the_rest(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open_record(site.url, moments(game).rolled)
    table.ask_for_moves()
    expect(tablet_page.locator('[data-act="choose-hint"]').first).to_be_visible()
    count = tablet_page.locator('[data-act="choose-hint"]').count()
    found: list[str] = []
    for size in SIZES:
        size_to(tablet_page, *size)
        table.wait_idle()
        seen = tablet_page.evaluate(MOVES)
        least = min(count, 1 if size == (320, 568) else 3 if size == (390, 844) else 2)
        found += [f"{size}: only {seen} of {count} moves are in sight"] if seen < least else []
        found += [f"{size}: {fault}" for fault in [*tablet_page.evaluate(EDGES), *tablet_page.evaluate(HIDDEN)]]
    assert not found, "\n".join(found)


def after_a_robot(game: str) -> str:
    """Return a match in which a robot has just moved, which the prompt tells, and a person is due."""
    match, rng = Match(game, ["Maximiliane", "bot easy"], seed=7), Random(1)
    while len(match.actions) < 12 or match.history[-1].actor != 1 or 1 in match.to_act:
        actor = match.to_act[-1]
        if actor == DICE:
            match.roll()
        else:
            match.play(int(actor), match.legal(int(actor)).sample(rng))
    return str(match)


@pytest.mark.parametrize("game", OURS)
def test_board_dice_and_button_are_in_sight_on_a_small_phone(game: str, tablet_page: Page, site: WatchedSite) -> None:
    found = []
    size_to(tablet_page, 320, 568)
    for moment in (after_a_robot(game), moments(game).due, moments(game).rolled):
        table = Table(tablet_page).open_record(site.url, moment)
        parts = [".turn-what", ".table-board", ".controls .button"]
        found += out_of_sight(tablet_page, *parts, *([".dice-tray"] if table.dice.count() else []))
    assert found == []


def test_gain_of_two_lines_is_listed_once(tablet_page: Page, site: WatchedSite) -> None:
    row = [f"{seat} write {cell}" for cell in ("a1", "b2") for seat in (1, 0)]
    table = Table(tablet_page).open_record(
        site.url, record("knaster", "dice 3 4", *row[:2], "dice 2 4", *row[2:], "dice 4 4")
    )
    table.ask_for_moves()
    reasons = tablet_page.locator(".hints small > :not(.unseen)")
    expect(reasons.first).to_be_visible()
    for words in reasons.all_inner_texts():
        parts = words.split(" and ")
        assert len(parts) == len(set(parts)), words


def test_the_list_of_rules_is_one_row_on_a_phone(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/rules/lowdown")
    parts = tablet_page.get_by_role("navigation", name="Contents").get_by_role("button")
    expect(parts.first).to_be_visible()
    for size in PHONES:
        size_to(tablet_page, *size)
        assert parts.evaluate_all(ROWS)[0] == 1, size
        assert tablet_page.evaluate("document.documentElement.scrollWidth") == size[0]
    parts.last.tap()
    expect(tablet_page.get_by_role("main").get_by_role("heading", level=2).last).to_be_in_viewport()


def test_numbers_of_players_make_rows_of_the_same_length(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/set-up/knaster")
    numbers = tablet_page.locator(".set-up-count .choice")
    expect(numbers).to_have_count(12)
    for size in SIZES:
        size_to(tablet_page, *size)
        rows, last = numbers.evaluate_all(ROWS)
        assert rows * last == 12, size


@pytest.mark.slow
def test_animals_are_in_a_row_with_a_matchs_points(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    say_who(tablet_page, "Mia", "cat")
    say_who(tablet_page, "Tom", "fish")
    table = Table(tablet_page).open(site.url, "game=knockout&seat.0=Mia&seat.1=Tom&auto=off")
    table.wait_idle()
    for screen in (shelf, Matches(tablet_page)):
        screen.open(site.url)
        for size in SIZES:
            size_to(tablet_page, *size)
            animals = tablet_page.locator(".match-seat .symbol")
            expect(animals).to_have_count(2)
            assert animals.evaluate_all(ROWS) == [1, 2], size


@pytest.mark.parametrize("language", slow_but(["de", "es", "fr"], "de", "es"))
def test_no_word_of_the_statistics_is_broken_on_a_phone(language: str, tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    games = ("knockout", "knaster", "roll_it", "lowdown", "roll_out")
    stored(tablet_page, *(played(game, NAMES, number + 1)[1] for number, game in enumerate(games)))
    choose_language(tablet_page, language)
    shelf.open(site.url).statistics()
    expect(tablet_page.locator('[data-part="best"]')).to_have_count(len(games))
    for size in PHONES:
        size_to(tablet_page, *size)
        assert tablet_page.evaluate(BROKEN) == [], size
