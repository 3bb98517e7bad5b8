"""The shelf shows matches in progress at the top, and one tap leads to the table of each game."""

import pytest
from playwright.sync_api import Page, expect

from e2e.layout import size_to
from e2e.pages import SetUp, Shelf, Table
from e2e.sites import WatchedSite
from rollbook import GAMES, Match


@pytest.mark.parametrize("game", GAMES)
def test_one_tap_on_play_leads_two_people_to_the_table(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table = Shelf(tablet_page).open(site.url).play(game)
    match = Match.parse(table.record())
    assert (match.game.id, match.seats) == (game, ("Player 1", "Player 2"))
    tablet_page.go_back()
    expect(tablet_page.locator('[data-screen="shelf"]')).to_be_visible()


def test_one_tap_on_robot_leads_to_a_match_against_an_easy_one(tablet_page: Page, site: WatchedSite) -> None:
    table = Shelf(tablet_page).open(site.url).play("roll_it", "robot")
    match = Match.parse(table.record())
    assert match.seats == ("Player 1", "bot easy")
    assert match.options["grids"] == 4, "four grids suit beginners"


def test_single_child_starts_first_match_and_rolls_off_later(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    table = shelf.play("roll_out", "robot")
    assert table.actions() == ["dice 6 6", "dice 1 1"], "the roll-off is over"
    table.expect_turn(0)
    table.control("shelf").tap()
    assert shelf.play("roll_out", "robot").actions() == []
    Table(tablet_page).control("shelf").tap()
    assert shelf.play("knockout").actions() == [], "two people roll for it"


@pytest.mark.slow
def test_the_last_choice_is_remembered_by_play_by_robot_and_by_the_set_up(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    shelf.set_up("knockout").seats(3).option("level", "sum2").name(1, "Ben").start().control("shelf").tap()
    assert Match.parse(shelf.play("knockout").record()).seats == ("Player 1", "Ben", "Player 3")
    Table(tablet_page).control("shelf").tap()
    shelf.set_up("knockout").seats(2).level(1, "hard").start().control("shelf").tap()
    robots = Match.parse(shelf.play("knockout", "robot").record())
    assert (robots.seats, robots.options["level"]) == (("Player 1", "bot hard"), "sum2")
    Table(tablet_page).control("shelf").tap()
    assert len(Match.parse(shelf.play("knockout").record()).seats) == 3, "robots change nothing for people"
    tablet_page.goto(f"{site.url}#/set-up/knockout")
    expect(tablet_page.get_by_label("Who is player 2?")).to_have_value("hard")
    expect(tablet_page.locator('input[name="option.level"][value="sum2"]')).to_be_checked()


@pytest.mark.slow
def test_malformed_last_choice_is_ignored(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    for text in ("{", "null", '{"seats": 5, "looks": {}, "options": 3}', '{"seats": ["a"], "options": {"level": "x"}}'):
        tablet_page.evaluate("(text) => localStorage.setItem('rollbook-last-knockout-people', text)", text)
        match = Match.parse(Shelf(tablet_page).play("knockout").record())
        assert (len(match.seats), match.options["level"]) == (2, "sum3")
        Table(tablet_page).control("shelf").tap()


def test_running_matches_come_before_the_games(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url).play("roll_out").control("shelf").tap()
    expect(tablet_page.locator("[data-screen=shelf] > section").first).to_have_class("matches matches-running")


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (683, 384), (1024, 768), (1920, 1080)])
def test_start_is_in_sight_whatever_the_screen(size: tuple[int, int], tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/set-up/knockout")
    SetUp(tablet_page).wait_idle()
    size_to(tablet_page, *size)
    for opened in ("false", "true"):
        tablet_page.locator("details.more").evaluate_all(f"(all) => all.forEach((one) => (one.open = {opened}))")
        box = tablet_page.locator('[data-act="start"]').evaluate("""(one) => {
          const { top, bottom, x, width } = one.getBoundingClientRect();
          return { top, bottom, hit: one.contains(document.elementFromPoint(x + width / 2, (top + bottom) / 2)) };
        }""")
        assert box["top"] >= 0
        assert box["bottom"] <= size[1]
        assert box["hit"]


def test_curtain_and_turning_are_offered_to_several_players(tablet_page: Page, site: WatchedSite) -> None:
    set_up = Shelf(tablet_page).open(site.url).set_up("roll_out")
    expect(tablet_page.locator('input[name="curtain"]')).to_have_count(2)
    set_up.curtain("on").start()
    Table(tablet_page).control("settings").tap()
    expect(tablet_page.locator('input[name="curtain"][value="on"]')).to_be_checked()
    Table(tablet_page).control("close-settings").tap()
    tablet_page.goto(f"{site.url}#/set-up/knaster")
    SetUp(tablet_page).seats(1)
    expect(tablet_page.locator('input[name="curtain"]')).to_have_count(0)
