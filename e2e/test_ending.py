"""The end of a match fits on every screen: the board, faces with points, the best moments, and Play again."""

from itertools import product
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.layout import out_of_sight, size_to
from e2e.moments import SIZES
from e2e.pages import ResultScreen, Table
from e2e.play import lost_to_medium
from e2e.sites import WatchedSite
from rollbook import GAMES, Match, bots
from tests.playing import advance

PEOPLE: Final = ["Anna", "Ben", "Cleo", "Dan"]
ENDS: Final = [(game, seats) for game, seats in product(GAMES, (1, 2, 4)) if seats in GAMES[game].seats]
PARTS: Final = (
    '[data-part="points"]',
    '[data-act="board"]',
    '[data-part="winners"]',
    '[data-act="again"]',
    '[data-act="new"]',
    '[data-act="more-result"]',
)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), ENDS)
def test_result_before_more_fits_one_screen(game: str, seats: int, tablet_page: Page, site: WatchedSite) -> None:
    match, rng = Match(game, PEOPLE[:seats], seed=3), Random(3)
    while match.to_act:
        advance(match, rng)
    assert match.result is not None
    Table(tablet_page).open_record(site.url, str(match))
    result = ResultScreen(tablet_page).wait()
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        assert tablet_page.evaluate("document.documentElement.scrollHeight") <= height
        assert out_of_sight(tablet_page, *PARTS[seats == 1 :]) == [], f"{width}x{height}"
    if seats > 1:
        shown = tablet_page.locator('[data-part="points"]')
        assert sorted(shown.all_inner_texts()) == sorted(map(str, match.result.scores))
    assert all(name in tablet_page.locator("main").inner_text() for name in match.seats)
    expect(tablet_page.locator('[data-part="scorecard"]').first).to_be_hidden()
    result.more()
    assert [result.card(seat)[-1][-1] for seat in range(seats)] == list(map(str, match.result.scores))
    assert "±" not in tablet_page.locator("main").inner_text()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_result_lost_to_robot_begins_with_own_best_and_celebrates_nothing(
    game: str, tablet_page: Page, site: WatchedSite
) -> None:
    tablet_page.emulate_media(reduced_motion="no-preference")
    Table(tablet_page).open_record(site.url, str(lost_to_medium(game, 1, nearly=False)))
    ResultScreen(tablet_page).wait()
    words = tablet_page.locator("main").inner_text()
    if tablet_page.locator('[data-part="moments"]').count():  # matches of Roll-It and Knockout can have no best moment
        assert words.index("Your best:") < words.index("Rusty wins!")
    expect(tablet_page.locator('svg[data-level="medium"]')).to_have_attribute("data-mood", "glad")
    assert tablet_page.evaluate("document.getAnimations().every((one) => !/scrap/.test(one.animationName))")
    expect(tablet_page.locator('[data-glad="true"]')).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_better_move_is_shown_on_two_boards_that_differ(game: str, tablet_page: Page, site: WatchedSite) -> None:
    seed = 1
    while not bots.finish(bots.turning_points(match := lost_to_medium(game, seed, nearly=False))):
        seed = match.seed + 1
    table = Table(tablet_page).open_record(site.url, str(match))
    ResultScreen(tablet_page).wait().more()
    points = table.control("turning-point")
    expect(points.first).to_be_visible()
    boards = tablet_page.locator('[data-part="more"] li div[inert]')
    expect(boards.nth(1)).to_be_visible()
    played, better = (board.inner_html() for board in boards.all()[:2])
    assert played != better
