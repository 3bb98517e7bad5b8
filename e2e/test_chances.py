"""The chances before a roll: Python's counts on the board, the rolls that reach a place, guesses, locks."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import out_of_sight, size_to
from e2e.moments import SIZES
from e2e.pages import Table
from e2e.play import play_on
from e2e.screens import speak
from e2e.sites import WatchedSite
from rollbook import GAMES, Match
from rollbook.chance import lens
from rollbook.class_code import encode
from tests.repeats import slow_but

LANGUAGES = {"knaster": "fr", "lowdown": "de", "roll_it": "es", "roll_out": "de"}
"""The language in which each game is checked, if not English."""
PICKS = {"knaster": "a1", "knockout": "12", "lowdown": "A1", "roll_it": "1.1", "roll_out": "c8"}

# Returns the words in the line about a place's chances that break across two lines.
BROKEN = """() => [...document.querySelectorAll(".chances-line :is(b, .button)")].flatMap((one) => {
  const text = [...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return [...text.data.matchAll(/[^ \\n]+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1 ? [word] : [];
  });
})"""
# Returns a sentence for each row of the list whose figure is below its name instead of next to it.
BELOW = """() => [...document.querySelectorAll(".chances li button")].flatMap((row) => {
  const [name, figure] = ["span", "b"].map((css) => row.querySelector(css).getBoundingClientRect());
  return figure.top > name.bottom - 4 ? [`the figure of ${row.textContent.trim()} stands below it`] : [];
})"""


def opened(table: Table, site: WatchedSite, game: str, more: str = "") -> Match:
    """Open a match, and play to the first roll that has chances to show; return the same match in Python."""
    match = Match(game, 2, {}, seed=7)
    table.open(site.url, f"game={game}&seats=2&seed=7&auto=off{more}")
    play_on(table, match, lambda: lens(match.state, match.state.turn) is not None)
    return match


@pytest.mark.parametrize("game", slow_but(GAMES, "lowdown"))
def test_the_figures_on_the_board_are_those_of_python_and_a_tap_shows_the_throws(
    tablet_page: Page, site: WatchedSite, game: str
) -> None:
    table = Table(tablet_page)
    match = opened(table, site, game)
    found = lens(match.state, match.state.turn)
    assert found is not None
    table.control("chances").tap()
    figures = table.page.locator(".chance b")
    expect(figures.first).to_be_visible()
    places = [pick for pick in found.places if table.page.locator(f'[data-part="board"] [data-pick="{pick}"]').count()]
    assert sorted(figures.all_inner_texts()) == sorted(str(found.places[pick].ways) for pick in places)
    pick = PICKS.get(game, places[0])
    place = found.places[pick]
    table.page.locator(f'[data-part="board"] [data-pick="{pick}"]').first.tap(force=True)
    table.wait_idle()
    expect(table.page.get_by_role("region", name="The next roll")).to_contain_text(
        "Every roll" if place.ways == place.of else str(place.ways)
    )
    assert table.page.evaluate("rollbook.record()") == str(match)  # the tap has not played anything
    expect_accessible(table.page)
    table.control("close-chances").tap()
    expect(figures).to_have_count(0)
    table.control("roll").tap()
    match.roll()
    table.wait_idle()
    again = lens(match.state, match.state.turn) is not None  # Lowdown's cup is still closed, so its dice can be rolled
    expect(table.control("chances")).to_have_count(int(again))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_people_can_roll_while_they_look_at_the_chances(tablet_page: Page, site: WatchedSite, game: str) -> None:
    table = Table(tablet_page)
    speak(tablet_page, site.url, LANGUAGES.get(game, "en"))
    match = opened(table, site, game)
    table.control("chances").tap()
    table.wait_idle()
    found = []
    for chosen in (False, True):
        if chosen:
            tablet_page.locator(f'[data-part="board"] [data-pick="{PICKS.get(game, match.game.picks[0])}"]').first.tap(
                force=True
            )
            table.wait_idle()
        for width, height in SIZES:
            size_to(tablet_page, width, height)
            seen = out_of_sight(tablet_page, ".table-board", '[data-act="roll"]', '[data-act="close-chances"]')
            seen += tablet_page.evaluate(BELOW) + tablet_page.evaluate(BROKEN)
            found += [f"{width}x{height}: {one}" for one in seen]
        size_to(tablet_page, 1024, 768)
    assert not found, "\n".join(found)
    table.control("roll").tap()
    match.roll()
    table.wait_idle()
    assert table.actions() == str(match).partition("\n\n")[2].splitlines()


def test_rolls_without_room_are_counted(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page)
    match = opened(table, site, "knockout")
    found = lens(match.state, match.state.turn)
    assert found is not None
    table.control("chances").tap()
    table.wait_idle()
    for pick, drawn in (("18", True), ("4", False)):  # 18 needs one roll, which is drawn; 4 has too many to draw
        tablet_page.locator(f'[data-part="board"] [data-pick="{pick}"]').first.tap()
        table.wait_idle()
        expect(tablet_page.get_by_role("region", name="The next roll")).to_contain_text(
            f"{found.places[pick].ways} out of 216"
        )
        expect(
            tablet_page.locator(".chances .throw-dice").first if drawn else tablet_page.locator(".tower-column").first
        ).to_be_visible()
        expect(tablet_page.locator(".tower-column" if drawn else ".chances .throw-dice")).to_have_count(0)


# No player circles yet, and the fifth cell of the first row is still empty.
FOUR_WRITTEN = "rollbook 1\ngame: knaster 1\nseats: Anna | Ben\nseed: 1\n\n" + "".join(
    f"dice {roll}\n0 write {cell}\n1 write {cell}\n"
    for cell, roll in (("a1", "3 4"), ("b1", "3 4"), ("c1", "4 4"), ("d1", "4 5"))
)


def test_place_for_every_roll_shows_the_rolls_that_gain(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open_record(site.url, FOUR_WRITTEN)
    table.control("chances").tap()
    # After 7 7 8 9, six rolls make three of a kind, and five and four rolls make two pairs.
    expect(tablet_page.locator(".chance-gain b")).to_have_text("15")
    table.pick("e1").tap()
    table.wait_idle()
    expect(tablet_page.get_by_role("region", name="The next roll")).to_contain_text("Get circles for a line: 15 of 36")
    expect(tablet_page.locator('.throw[data-gains="true"]')).to_have_count(15)
    expect(tablet_page.locator("#announcer")).to_contain_text("15 of 36: 1 + 6, 2 + 5")


def test_a_place_that_no_roll_reaches_is_ringed_too(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knaster&seats=2&seed=7")
    table.control("chances").tap()
    table.wait_idle()
    tablet_page.locator('[data-part="board"] [data-pick="row1"]').tap()
    expect(tablet_page.get_by_role("region", name="The next roll")).to_contain_text("No roll")
    expect(tablet_page.locator(".chance-chosen")).to_be_attached()


def test_by_keyboard_and_by_ear(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page)
    opened(table, site, "roll_it")
    keyboard, heard = table.page.keyboard, table.page.locator("#announcer")
    keyboard.press("c")
    expect(heard).to_contain_text("No use: 1 out of 36 rolls")
    keyboard.press("ArrowRight")
    expect(heard).to_contain_text("9 out of 36 rolls")
    keyboard.press("Enter")
    expect(heard).to_contain_text("1 + 3, 2 + 2, 3 + 1, 1 + 6")
    keyboard.press("Escape")
    expect(table.page.get_by_role("region", name="The next roll")).to_have_count(0)


def test_self_check_player_guesses_before_the_chances(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page)
    opened(table, site, "roll_it", "&work=self")
    table.control("chances").tap()
    expect(table.page.locator(".chance b").first).to_have_text("?")
    table.page.locator('[data-part="board"] [data-pick="1.1"]').tap()
    table.page.locator("#chances-guess").fill("6")
    table.control("guess-chance").tap()
    expect(table.page.get_by_role("region", name="The next roll")).to_contain_text("Your guess: 6")
    expect(table.page.get_by_role("region", name="The next roll")).to_contain_text("9 out of 36 rolls")


@pytest.mark.parametrize("lock", ["chances", "hints"])
def test_a_link_can_lock_them(tablet_page: Page, site: WatchedSite, lock: str) -> None:
    table = Table(tablet_page)
    opened(table, site, "roll_it", f"&{lock}=off")
    expect(table.control("roll")).to_be_visible()
    expect(table.control("chances")).to_have_count(0)
    table.page.keyboard.press("c")
    table.wait_idle()
    expect(table.page.get_by_role("region", name="The next roll")).to_have_count(0)


# Holds the dice for as long as necessary, without really waiting.
HOLD: Final = """() => {
  const later = window.setTimeout;
  window.setTimeout = (run) => run();
  document.querySelector(".dice-tray").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  window.setTimeout = later;
}"""


@pytest.mark.parametrize("locked", [False, True])
def test_a_class_code_can_lock_them_in_every_way(tablet_page: Page, site: WatchedSite, locked: bool) -> None:
    code = encode("roll_it", 2, {}, 7, **({"chances": False} if locked else {}))
    tablet_page.goto(f"{site.url}#/join/{code}")
    for seat, name in enumerate(("Anna", "Ben")):
        tablet_page.locator(f'input[name="name.{seat}"]').fill(name)
    table = Table(tablet_page)
    table.control("start").tap()
    table.wait_open()
    shown = tablet_page.locator(".chances, .chance")
    ways: dict[str, Callable[[], object]] = {
        "key": lambda: tablet_page.keyboard.press("c"),
        "hold": lambda: tablet_page.evaluate(HOLD),
        "button": lambda: table.control("chances").tap(),
    }
    expect(table.control("roll")).to_be_visible()
    expect(table.control("chances")).to_have_count(0 if locked else 1)
    for name, use in ways.items():
        if name == "button" and locked:
            continue
        use()
        table.wait_idle()
        assert (shown.count() > 0) is not locked, name
        if not locked:
            table.control("close-chances").tap()
    # A thousand playouts of a match would reveal more than its chances do.
    tablet_page.keyboard.press("t")
    table.wait_idle()
    expect(tablet_page.get_by_role("region", name="A thousand matches from here")).to_have_count(0 if locked else 1)


def test_roll_out_shows_them_before_the_decision(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page)
    match = opened(table, site, "roll_out")
    match.roll()
    table.page.evaluate("rollbook.roll()")
    seat = match.state.turn
    move = next(iter(match.legal(seat)))
    match.play(seat, move)
    table.page.evaluate("([seat, move]) => rollbook.play(seat, move)", [seat, move])
    table.wait_idle()
    assert match.to_act == (seat,)
    table.control("chances").tap()
    expect(table.page.locator(".chance").first).to_be_visible()
    table.pick("roll").tap()
    match.play(seat, "roll")
    table.wait_idle()
    assert table.page.evaluate("rollbook.record()") == str(match)
