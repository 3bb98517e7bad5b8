"""A sixth game needs only its folders and its words, on the page too: tests/sixth_game is built into a site."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e import every_game
from e2e.axe import expect_accessible
from e2e.conftest import OpenContext
from e2e.layout import faults_everywhere
from e2e.pages import ResultScreen, Shelf, Table
from e2e.pairs import some
from e2e.play import check_score_cards
from e2e.shared_page import PUT_BACK, as_new, check_what_was_kept
from e2e.sites import ROOT, WatchedSite
from rollbook import GAMES, Match, bots
from tests import places, sixth_game
from web.build import build
from web.check_house import complaints
from web.more_games import find_game, merge_sources

WEB: Final = ROOT / "web"
MODULE: Final = "tests.sixth_game"
HERE: Final = ROOT / "tests" / "sixth_game"
SEED: Final = 5  # its first rolls are 2, 5 and 6
ACTIONS: Final = ["dice 2", "0 roll", "dice 5", "0 keep", "dice 6", "1 keep"]
ROBOT: Final = 'def choose(state, seat, rng):\n    return "keep"\n'


GENERAL: Final = [
    every_game.check_options_and_seats,
    every_game.check_layout,
    every_game.check_layout_of_all_seats,
    every_game.check_robots,
    every_game.check_replay,
    every_game.check_undo_of_dice,
    every_game.check_no_silent_tap,
]
"""The checks that every game has to pass."""
USUAL: Final = [every_game.check_layout, every_game.check_robots, every_game.check_no_silent_tap]


@pytest.fixture(scope="module")
def sixth_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WatchedSite]:
    """Build and serve a site with the sixth game; its Python is packed again only if a source has changed."""
    folder = tmp_path_factory.mktemp("sixth") / "dist"
    build(folder, node=shutil.which("node") or "node", games=[MODULE], careful=False)
    with WatchedSite(folder) as site:
        yield site


@pytest.mark.slow
def test_sixth_game_plays_in_both_languages_and_passes_common_tests(
    open_context: OpenContext, sixth_site: WatchedSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing message would log an error on the console, and fail the test too."""
    watch = open_context()
    watch.context.add_init_script(PUT_BACK)
    page = watch.context.new_page()
    shelf = Shelf(page).open(sixth_site.url)
    games = shelf.games.evaluate_all("(games) => games.map((game) => game.dataset.game)")
    assert games == [*GAMES, "highest_roll"]
    set_up = shelf.set_up("highest_roll").seats(2).level(1, "medium")
    expect(page.locator(".seat-habit")).to_have_text("Rusty sometimes makes mistakes.")  # the game has no own message
    table = set_up.level(1, "").name(0, "Anna").name(1, "Ben").seed(str(SEED)).start()
    play_a_match(page, table)
    look_back(page, table)
    read_the_rules(page, sixth_site, "Highest Roll: rules")
    table.control("settings").tap()
    table.control("language-de").tap()
    table.control("close-settings").tap()
    table.wait_idle()
    read_the_rules(page, sixth_site, "Höchster Wurf: Regeln")
    play_against_a_robot(page, sixth_site)
    monkeypatch.setitem(GAMES, sixth_game.GAME.id, sixth_game.GAME)
    monkeypatch.setattr(places, "GOLDEN", [*places.GOLDEN, HERE / "golden"])
    for general in some(GENERAL, *USUAL):
        page = as_new(watch, sixth_site, hurried=True)
        general(sixth_game.GAME.id, page, sixth_site)
        check_what_was_kept(page)


def play_a_match(page: Page, table: Table) -> None:
    """Play a whole match by touch, with refusals, a hint and an undone move."""
    table.wait_ready()
    match = Match(sixth_game.GAME, ["Anna", "Ben"], seed=SEED)
    table.pick("keep").tap(force=True)
    expect(table.refusal).to_have_text("Roll the dice first.")
    table.roll_button.tap()
    match.roll()
    assert table.view() == match.view() == {"kept": [], "face": 2}
    expect(table.turn).to_contain_text("You have a 2. Keep it, or throw again?")
    table.control("hint").tap()
    table.wait_idle()
    hints = bots.finish(bots.hints(match.state, 0, SEED, 1))
    assert hints[0].move == "roll"  # a roll scores 3.5 on average, more than the 2
    expect(table.control("choose-hint")).to_have_count(len(hints))
    table.control("choose-hint").first.tap()
    table.confirm_button.tap()
    assert table.actions() == ["dice 2", "0 roll"]
    table.undo_button.tap()
    assert table.actions() == ["dice 2"]
    table.pick("roll").tap()
    table.roll_button.tap()
    table.pick("roll").tap(force=True)
    expect(table.refusal).to_have_text("You have thrown twice: keep the 5.")
    table.wait_idle()
    assert faults_everywhere(page) == []
    expect_accessible(page)
    table.pick("keep").tap()
    table.roll_button.tap()
    expect(table.scores.nth(0)).to_contain_text("5")
    table.pick("keep").tap()
    result = ResultScreen(page).wait()
    assert table.actions() == ACTIONS
    whole = Match.parse(
        str(match).partition("\n\n")[0] + "\n\n" + "\n".join(ACTIONS) + "\n", {"highest_roll": sixth_game.GAME}
    )
    check_score_cards(result, whole)
    expect(result.heading).to_contain_text("Ben")
    expect(page.locator('[data-part="ending"]')).to_have_text("Everybody has kept a face.")
    expect_accessible(page)


def look_back(page: Page, table: Table) -> None:
    """Look back, after the match, at the position in which Anna has just kept her 5."""
    table.control("replay").tap()
    table.position.fill("4")
    expect(table.past).to_have_attribute("data-after", "4")
    expect(page.locator(".kept b")).to_have_text(["5", "not yet"])
    table.control("now").tap()
    table.control("board").tap()
    table.wait_idle()
    expect(page.locator(".kept b")).to_have_text(["5", "6"])


def read_the_rules(page: Page, site: WatchedSite, heading: str) -> None:
    page.goto(f"{site.url}#/rules/highest_roll")
    expect(page.locator("h1")).to_have_text(heading)
    sections = json.loads((HERE / "web/games/highest_roll/sections.json").read_text("utf-8"))
    expect(page.get_by_role("main").get_by_role("heading", level=2)).to_have_count(len(sections))
    expect(page.locator(".rules-picture .kept:visible")).to_have_count(sum(map(len, sections.values())))


def play_against_a_robot(page: Page, site: WatchedSite) -> None:
    table = Table(page).open(site.url, f"game=highest_roll&seed={SEED}&seat.0=Anna&seat.1=bot+hard").hurry()
    table.roll_button.tap()
    expect(table.turn).to_contain_text("Du hast eine 2. Behalten oder noch einmal werfen?")
    table.pick("roll").tap()
    table.roll_button.tap()
    table.pick("roll").tap(force=True)
    expect(table.refusal).to_have_text("Zwei Würfe sind genug. Nimm die 5.")
    table.pick("keep").tap()
    ResultScreen(page).wait()
    assert table.actions() == ACTIONS
    expect(page.locator('[data-part="ending"]')).to_have_text("Alle haben eine Zahl behalten.")
    table.control("board").tap()
    expect(table.log.nth(0)).to_contain_text("behält sie")


@pytest.mark.slow
def test_its_page_passes_the_checks_of_the_pages_house_and_types(tmp_path: Path) -> None:
    game = find_game(MODULE)
    sources = merge_sources(WEB / "src", [game], tmp_path / "src")
    assert list(complaints(sources)) == []
    settings = {
        "extends": str(WEB / "tsconfig.json"),
        "compilerOptions": {"paths": {"*": [f"{WEB}/node_modules/*"]}},
        "include": [str(WEB / "site.d.ts"), "src/types.d.ts", "src/games/**/*"],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings), "utf-8")
    tools = WEB / "node_modules"
    types = [tools / "typescript/bin/tsc", "-p", tmp_path]
    style = [tools / "oxlint/bin/oxlint", "--quiet", "-c", WEB / ".oxlintrc.json", game.folder / "web"]
    for command in (types, style):
        done = subprocess.run(["node", *map(str, command)], capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stdout
