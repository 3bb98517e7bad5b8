"""The statistics of the device: figures from its stored matches, drawn so that everyone can read them."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.device import forget_all, stored
from e2e.finished import NAMES, played
from e2e.layout import SIZES, faults, size_to
from e2e.pages import Matches, Shelf
from e2e.sites import WatchedSite
from rollbook import Match


@pytest.mark.slow
def test_the_figures_are_those_of_the_saved_matches(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    all_played = [played("roll_it", NAMES, 1), played("roll_it", NAMES, 2), played("knaster", ["Anna"], 3)]
    all_played.append(played("roll_out", NAMES, 4, by_hand=True))
    matches = [match for match, _ in all_played]
    stored(tablet_page, *(saved for _, saved in all_played))
    statistics = shelf.statistics()
    assert statistics.table("games-heading") == [
        ["Knaster", "1", "1"],
        ["Roll-It Tic-Tac-Toe", "2", "2"],
        ["Roll Out", "1", "1"],
    ]
    best = tablet_page.locator('section[aria-labelledby="games-heading"] [data-part="best"]')
    tops = [max(max(one.result.scores) for one in some if one.result) for some in (matches[:2], matches[3:])]
    expect(best).to_contain_text([f"Best score: {tops[0]},", f"Best score: {tops[1]},"])
    alone = matches[2].result
    assert alone is not None
    expect(tablet_page.locator("main")).to_contain_text(f"Knaster alone: one match, best {alone.scores[0]}")
    wins = Counter(name for match in (*matches[:2], matches[3]) for name in names_of_winners(match))
    assert {row[0]: row[1:] for row in statistics.table("people-heading")} == {
        name: ["3", str(wins[name])] for name in NAMES
    }
    won = tablet_page.locator('section[aria-labelledby="people-heading"] [data-part="won"] > span')
    times = won.evaluate_all("(all) => all.map((one) => parseInt(one.textContent.match(/\\d+ ×/)[0]))")
    assert sum(times) == wins.total()
    sums = sums_of(*matches[:3])
    expect(tablet_page.locator('[data-part="chart"]').first).to_be_hidden()  # charts are for grown-ups
    statistics.open_folded(".grown-ups")
    own = statistics.chart("own-heading")
    assert [(value, seen) for value, seen, _ in own] == [(str(value), str(sums[value])) for value in range(2, 13)]
    assert [expected for *_, expected in own][5] == f"{sums.total() / 6:.1f}"
    parts = tablet_page.locator(".chart-bar").first.locator("xpath=ancestor::table").locator(".chart-band, .chart-seen")
    ends = parts.evaluate_all("(all) => all.map(({ x, width }) => x.baseVal.value + width.baseVal.value)")
    assert max(ends) == pytest.approx(200), "the widest bar or band fills the drawing"
    sums = sums_of(matches[3])
    assert [seen for _, seen, _ in statistics.chart("thrown-heading")] == [str(sums[value]) for value in range(2, 13)]
    expect_accessible(tablet_page)
    for size in SIZES.values():
        size_to(tablet_page, **size)
        assert faults(tablet_page, scrolls=True) == []


def sums_of(*matches: Match) -> Counter[int]:
    throws = [action.text for match in matches for action in match.history if action.actor == "dice"]
    return Counter(sum(map(int, throw.split())) for throw in throws)


def names_of_winners(match: Match) -> list[str]:
    assert match.result is not None
    return [match.seats[seat] for seat in match.result.winners]


@pytest.mark.slow
def test_a_deleted_match_no_longer_counts(tablet_page: Page, site: WatchedSite) -> None:
    matches = Matches(tablet_page).open(site.url)
    stored(tablet_page, played("roll_it", NAMES, 1)[1], played("roll_it", NAMES, 2)[1])
    matches.control("shelf").tap()
    matches.wait_idle()
    statistics = Shelf(tablet_page).statistics()
    assert statistics.table("games-heading") == [["Roll-It Tic-Tac-Toe", "2", "2"]]
    for count in (1, 0):
        Matches(tablet_page).open(site.url).menu(0, "delete")
        statistics = Shelf(tablet_page).open(site.url).statistics()
        if count:
            assert statistics.table("games-heading") == [["Roll-It Tic-Tac-Toe", "1", "1"]]
    expect(tablet_page.locator("main")).to_contain_text("No matches yet")
    expect_accessible(tablet_page)


def test_a_match_that_cannot_be_read_leaves_the_others_counted(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    _, good = played("roll_it", NAMES, 1)
    bad = {**good, "id": "bad", "record": good["record"].replace("roll_it 1", "roll_it 99")}
    stored(tablet_page, good, bad)
    statistics = shelf.statistics()
    assert statistics.table("games-heading") == [["Roll-It Tic-Tac-Toe", "1", "1"]]
    expect(tablet_page.locator("main")).to_contain_text("One match could not be read.")
    forget_all(tablet_page)  # because stored data has to be readable at the end of a test
