"""A cheer is visible, and audible if sound is on. Nothing moves for people who want less movement."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import ResultScreen, Table
from e2e.play import fill_a_row, go_on_through_the_door, unplayed, wish, written_down
from e2e.sites import WatchedSite

# The first cheer in each recorded match: its event, and some of its words.
CHEERED: Final = {
    "knockout_by_captures": ("knockout-captured", "Captured"),
    "roll_it": ("roll_it-tic_tac_toe", "Tic-Tac-Toe!"),
    "knaster": ("knaster-line_completed", "!"),
    "lowdown": ("lowdown-crossed", "A line of"),
    "roll_out": ("roll_out-rolled_out", "Rolled out!"),
}
# Records each cheer as it appears: its words, whose chip is on it, what moves, and how many chips fly.
WATCH: Final = """() => {
  window.cheered = [];
  const look = () => {
    const said = document.querySelector(".joy");
    const moving = document.querySelector(".joys")?.getAnimations({ subtree: true }).length;
    if (!said) return;
    const chip = said.querySelector(".symbol .chip")?.getAttribute("class");
    window.cheered.push([said.textContent, chip, moving, document.querySelectorAll(".joy-chip").length]);
  };
  window.listening = new MutationObserver(look);
  listening.observe(document, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("name", CHEERED)
def test_it_is_seen_and_nothing_moves_with_less_movement(name: str, tablet_page: Page, site: WatchedSite) -> None:
    whole = written_down(name)
    event, words = CHEERED[name]
    number = next(at for at in range(len(whole.actions)) if event in {one.id for one in whole.events(at)})
    table, match = Table(tablet_page).open(site.url, wish(whole)), unplayed(whole)
    go_on_through_the_door(table, match, whole.actions[:number])
    tablet_page.evaluate(WATCH)
    actor, text = whole.history[number]
    table.play(int(actor), text)
    tablet_page.wait_for_function("() => window.cheered.length > 0")
    said, chip, animations, chips = tablet_page.evaluate("window.cheered[0]")
    assert words in said
    assert chip == f"chip seat-{('red', 'blue')[int(actor)]}"
    assert (animations, chips) == (0, 0)
    expect(tablet_page.locator(".joy")).to_have_count(0)


def test_joy_of_a_robot_shows_words_without_chips(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.emulate_media(reduced_motion="no-preference")
    chips = {}
    for who in ("Anna", "bot+easy"):
        seats = f"seat.0={who}&seat.1=Ben"
        table = Table(tablet_page).open(site.url, f"game=roll_it&{seats}&seed=7&option.grids=4&auto=off")
        tablet_page.evaluate(WATCH)
        fill_a_row(table)
        tablet_page.wait_for_function("() => window.cheered.length > 0")
        said, _, _, chips[who] = tablet_page.evaluate("window.cheered.at(-1)")
        assert "Tic-Tac-Toe!" in said
    assert chips["Anna"] > 0
    assert chips["bot+easy"] == 0


def test_sound_is_switched_on_at_the_table(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off")
    expect(table.control("sound")).to_have_attribute("aria-pressed", "false")
    table.control("sound").tap()
    expect(table.control("sound")).to_have_attribute("aria-pressed", "true")
    table.wait_idle()
    assert tablet_page.evaluate("localStorage.getItem('rollbook-sound')") == "on"


def test_result_shows_the_story_of_the_match(tablet_page: Page, site: WatchedSite) -> None:
    whole = written_down("roll_it")
    Table(tablet_page).open_record(site.url, str(whole))
    ResultScreen(tablet_page).wait()
    story = tablet_page.locator('[data-part="story"]')
    expect(story).to_contain_text("Ben")
    expect(story).not_to_contain_text("$")
    # Each player has a best moment. For the loser, who made no Tic-Tac-Toe, it is the best line of the score card.
    moments = tablet_page.locator('[data-part="moments"] li')
    expect(moments).to_have_count(2)
    expect(moments.nth(1)).to_contain_text("Chips, 14 points")
    points = tablet_page.locator('[data-part="points"]')
    expect(points).to_have_text(["27", "14"])


@pytest.mark.slow
def test_confetti_falls_only_with_animation_on(tablet_page: Page, site: WatchedSite) -> None:
    whole = str(written_down("roll_it"))
    falling = "document.querySelector('.ending').getAnimations({ subtree: true }).length"
    for motion in ("reduce", "no-preference"):
        tablet_page.emulate_media(reduced_motion=motion)
        Table(tablet_page).open_record(site.url, whole)
        ResultScreen(tablet_page).wait()
        expect(tablet_page.locator('[data-part="points"]')).to_have_text(["27", "14"])
        assert (tablet_page.evaluate(falling) > 0) == (motion == "no-preference")


def test_the_result_shows_the_winner_s_board_without_dice(tablet_page: Page, site: WatchedSite) -> None:
    """Anna moved last, and Ben has won."""
    Table(tablet_page).open_record(site.url, str(written_down("lowdown")))
    ResultScreen(tablet_page).wait()
    board = tablet_page.get_by_role("region", name="Ben’s board")
    expect(board).to_contain_text("Ben", use_inner_text=True)
    expect(board).not_to_contain_text("Anna", use_inner_text=True)
    expect(board.locator(".middle")).to_be_hidden()
    # Only Ben crossed out a line, and a grid without numbers is not a best moment.
    expect(tablet_page.locator('[data-part="moments"] li')).to_have_count(1)
