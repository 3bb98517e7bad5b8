"""What holds for every game: every option starts, touch plays it, it fits every screen, axe is content."""

import random
from typing import Final

import pytest
from playwright.sync_api import Page

from e2e.layout import SIZES, faults, faults_everywhere
from e2e.pages import SetUp, Table, expect_accessible
from e2e.play import act_at_random
from e2e.sites import WatchedSite
from e2e.test_layout import LONGEST_NAMES
from rollbook import GAMES, Match

MOVES_BY_TOUCH: Final = 8


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_number_of_seats_is_chosen_and_started(game: str, page: Page, site: WatchedSite) -> None:
    wishes: list[tuple[str, str | int]] = [("seats", seats) for seats in GAMES[game].seats]
    wishes += [(name, value) for name, option in GAMES[game].options.items() for value in option.values]
    for name, value in wishes:
        page.goto(f"{site.url}#/set-up/{game}")
        set_up = SetUp(page)
        table = (set_up.seats(int(value)) if name == "seats" else set_up.option(name, value)).seed("1").start()
        begun = Match.parse(table.record())
        expected = Match(
            game, int(value) if name == "seats" else len(begun.seats), {} if name == "seats" else {name: value}, 1
        )
        assert (len(begun.seats), begun.options) == (len(expected.seats), expected.options)
        assert table.ask("view") == expected.view()
        page.goto(f"{site.url}#/")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_by_touch(game: str, page: Page, site: WatchedSite) -> None:
    match = Match(game, seed=2)
    table = Table(page).open(site.url, f"game={game}&seats={len(match.seats)}&seed=2&auto=off").hurry()
    rng = random.Random(2)
    moves, places = 0, set()
    while match.to_act and moves < MOVES_BY_TOUCH:
        moves += match.to_act[0] != "dice"
        act_at_random(table, match, rng)
        assert table.record() == str(match)
        if match.to_act:
            places.add(str(page.locator(".controls").bounding_box()))
    assert len(places) == 1, "the controls stay where they are"


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_every_screen_and_axe_is_content(game: str, most: bool, page: Page, site: WatchedSite) -> None:
    found = []
    for stage, record in stages(game, most).items():
        table = Table(page).open_record(site.url, record)
        if stage == "end":
            found += [f"result, {fault}" for fault in faults_everywhere(page, scrolls=True)]
            expect_accessible(page)
            table.do("board")
        found += [f"{stage}, {fault}" for fault in faults_everywhere(page)]
        if stage == "middle" or (stage == "end" and not most):
            expect_accessible(page)
        if stage == "middle":
            found += [f"twice as large words, {fault}" for fault in faults_with_large_words(page)]
    assert not found, "\n".join(found)


def faults_with_large_words(page: Page) -> list[str]:
    """What is wrong with the layout where the browser's words are twice as large; then the table may scroll."""
    session = page.context.new_cdp_session(page)
    try:
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        page.set_viewport_size(SIZES["768x1024"])
        # What is scrolled out of sight has no room to be tried.
        return [fault for fault in faults(page, scrolls=True) if "no room" not in fault]
    finally:
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
        session.detach()
        page.set_viewport_size(SIZES["1024x768"])


def stages(game: str, most: bool) -> dict[str, str]:
    """Records of one match, as far as its start, a decision in the middle, the last one, and its end."""
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
