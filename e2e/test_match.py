"""Whole matches of Roll-It, as people play them."""

import random

from playwright.sync_api import Page, expect

from e2e.conftest import Serve
from e2e.pages import ResultScreen, Shelf, Table, expect_accessible, packed
from e2e.sites import ROOT, WatchedSite
from rollbook import Match

# With these dice and these choices a match of four grids has only two passes, for each of which people wait.
SHORT = 1438


def take_turn(table: Table, match: Match, rng: random.Random) -> None:
    """Throw the dice or put a chip somewhere, by touch, and the same in a match of Python's own."""
    actor = match.to_act[0]
    if actor == "dice":
        table.roll()
        match.roll()
        if match.to_act and match.legal(int(match.to_act[0])).choices([])[0] == ("pass",):
            match.play(int(match.to_act[0]), "pass")  # the page does so by itself
    else:
        assert table.to_act() == str(actor)
        move = rng.choice(sorted(match.legal(actor)))
        table.tap(move)
        match.play(actor, move)


def test_two_people_play_to_the_end_by_touch_and_reload_in_the_middle(page: Page, site: WatchedSite) -> None:
    table = (
        Shelf(page)
        .open(site.url)
        .set_up("roll_it")
        .seats(2)
        .option("grids", 4)
        .name(0, "Anna")
        .name(1, "Ben")
        .seed(str(SHORT))
        .start()
    )
    match = Match("roll_it", ["Anna", "Ben"], {"grids": 4}, seed=SHORT)
    rng = random.Random(SHORT)
    while len(match.actions) < 30:
        take_turn(table, match, rng)
    page.reload()
    expect(table.board).to_be_visible(timeout=20_000)
    table.wait_idle()
    assert table.record() == str(match)
    while len(match.actions) < 45:
        take_turn(table, match, rng)
    table.do("shelf")
    shelf = Shelf(page)
    expect(shelf.matches).to_have_count(1)
    expect(shelf.matches).to_contain_text("Anna")
    shelf.resume()
    while match.to_act:
        take_turn(table, match, rng)
    result = ResultScreen(page).wait()
    assert table.record() == str(match)
    assert match.result is not None
    expect(result.heading).to_contain_text("Anna")
    check_score_cards(result, match)
    expect_accessible(page)


def check_score_cards(result: ResultScreen, match: Match) -> None:
    """Every line of every seat's score, and that the lines add up."""
    assert match.result is not None
    for seat, lines in enumerate(match.result.lines):
        *rows, total = result.card(seat)
        assert [row[2] for row in rows] == ["" if line.points is None else f"= {line.points}" for line in lines]
        assert total[2] == str(match.result.scores[seat])
        for row, line in zip(rows, lines, strict=True):
            numbers = [str(value) for value in line.arguments.values() if isinstance(value, int)]
            assert all(number in row[1] for number in numbers), (row, line)


def test_six_people_play_side_five_to_the_end_though_the_server_stops_half_way(first_page: Page, serve: Serve) -> None:
    names = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"]
    seats = "&".join(f"seat.{seat}={name}" for seat, name in enumerate(names))
    with serve() as site:
        wish = f"game=roll_it&seats=6&option.board=5&option.grids=4&seed=3&auto=off&{seats}"
        table = Table(first_page).open(site.url, wish)
        match = Match("roll_it", names, {"board": 5, "grids": 4}, seed=3)
        rng = random.Random(3)
        for name in names:
            expect(table.scores.filter(has_text=name)).to_be_visible()
        while match.to_act:
            actor = match.to_act[0]
            if actor == "dice":
                match.roll()
                table.ask("roll")
            else:
                move = rng.choice(sorted(match.legal(actor)))
                match.play(actor, move)
                table.ask("play", actor, move)
            if len(match.actions) == 40:
                site.stop()
        ResultScreen(first_page).wait()
        assert table.record() == str(match)
        check_score_cards(ResultScreen(first_page), match)


def test_a_finished_match_opened_from_a_link_shows_its_score_card(page: Page, site: WatchedSite) -> None:
    name = "a_shared_cell_counts_in_each_line_of_the_tie_break"
    record = (ROOT / "tests" / "golden" / "roll_it" / f"{name}.txt").read_text("utf-8")
    page.goto(f"{site.url}#/match/{packed(record)}")
    table = Table(page)
    table.touch(table.act("keep"))
    result = ResultScreen(page).wait()
    check_score_cards(result, Match.parse(record))
    assert table.record() == record
    table.do("board")
    assert table.board.is_visible()
