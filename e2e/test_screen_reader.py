"""A screen reader finds on each board the names and contents of the places, whose turn it is, and what is legal.

Positions are set up move by move, and the expected values follow from the rules and the printed boards.
"""

from collections.abc import Iterable
from typing import Final

from playwright.sync_api import Page, expect

from e2e.pages import Table
from e2e.sites import WatchedSite
from rollbook import Match

SIDE_1: Final = (
    ("4 3 6", "12 9 5"),
    ("10 11 9", "8 3 4"),
    ("12 5 8", "6 10 11"),
    ("6 8 3", "11 4 9"),
    ("9 12 11", "5 6 10"),
    ("5 10 4", "3 12 8"),
)
"""The numbers of grids 1 and 2, then of the two grids below them, row by row."""
LOWDOWN: Final = (
    "A1, red|A2, red, orange|A3, orange|B1, green|B2, green, yellow|B3, yellow|C1, purple|C2, purple, blue|C3, blue",
    "A4, orange|A5, red|A6, red, orange|B4, yellow|B5, green|B6, green, yellow|C4, blue|C5, purple|C6, purple, blue",
    "A7, red, orange|A8, orange|A9, red|B7, green, yellow|B8, yellow|B9, green|C7, purple, blue|C8, blue|C9, purple",
)
NAMES: Final = """(board) => [...board.querySelectorAll("[data-pick]")].map((one) => one.ariaLabel)"""


def names(table: Table, url: str, match: Match) -> list[str]:
    """Open a match; return the names of the board's places in reading order, and check that each has a known role."""
    table.open_record(url, str(match))
    found = list(table.board.evaluate(NAMES))
    places = table.board.get_by_role("button").or_(table.board.get_by_role("gridcell"))
    read = [place.get_attribute("aria-label") for place in places.all()]
    assert [name for name in read if name in found] == found, "the tree holds them in this order"
    return found


def begun(game: str, *actions: str, options: dict[str, int] | None = None) -> Match:
    match = Match(game, ["Anna", "Ben"], options or {}, seed=7)
    for action in actions:
        actor, _, text = action.partition(" ")
        match.roll(text) if actor == "dice" else match.play(int(actor), text)
    return match


def numbered(numbers: Iterable[int], what: str) -> list[str]:
    return [f"{number}: {what}" for number in numbers]


def due(table: Table, name: str, what: str) -> None:
    """Check the region that shows whose turn it is and what to do."""
    region = table.page.get_by_role("region", name="Whose turn it is")
    expect(region.get_by_role("paragraph")).to_have_text([name, what])


def test_the_ring_of_knockout(tablet_page: Page, site: WatchedSite) -> None:
    """Any number up to 15 can be part of 15; two numbers have a marble of the other player."""
    table = Table(tablet_page)
    match = begun("knockout", "dice 6 6 6", "dice 1 1 1", "dice 2 3 4", "0 9=4+5", "dice 4 5 6")
    assert names(table, site.url, match) == [
        *numbered((1, 2, 3), "empty, a marble can go here"),
        *numbered((4, 5), "Anna’s marble, which you could knock out"),
        *numbered(range(6, 16), "empty, a marble can go here"),
        *numbered((16, 17, 18), "empty"),
    ]
    due(table, "Ben", "Tap numbers that add up to 15.")


def test_a_slip_of_knaster(tablet_page: Page, site: WatchedSite) -> None:
    """A line's box shows its printed points. The 8 fits any empty cell, and cannot circle a 7."""
    table = Table(tablet_page)
    read = names(table, site.url, begun("knaster", "dice 3 4", "1 write a1", "0 write a1", "dice 2 6"))
    rows = [[f"{column}{row}: empty, you can write here" for column in "abcde"] for row in range(1, 6)]
    rows[0][0] = "a1: 7"
    for row, points in enumerate((9, 8, 7, 6, 5)):
        rows[row].append(f"Box of row {row + 1}: {points}")
    columns = [f"Box of column {column}: {points}" for column, points in zip("abcde", (9, 8, 7, 6, 5), strict=True)]
    assert read == [
        "Box of the diagonal from bottom left: 10",
        *(place for row in rows for place in row),
        *columns,
        "Box of the diagonal from top left: 10",
    ]
    due(table, "Anna", "Write the 8 in an empty cell.")


def test_the_grids_of_roll_it(tablet_page: Page, site: WatchedSite) -> None:
    """A total of 3 may go on any printed 3."""
    table = Table(tablet_page)
    match = begun("roll_it", "dice 1 3", "0 1.1", "dice 1 2", options={"grids": 4})
    expected = []
    for grid in range(4):
        for row, numbers in enumerate(grids[grid % 2] for grids in SIDE_1[grid // 2 * 3 : grid // 2 * 3 + 3]):
            for column, number in enumerate(numbers.split()):
                place = f"grid {grid + 1}, row {row + 1}, column {column + 1}"
                expected.append(f"{number}, {place}" + (": a chip can go here" if number == "3" else ""))
    expected[0] = "Anna on 4, grid 1, row 1, column 1"
    assert names(table, site.url, match) == expected
    for grid in range(1, 5):
        rows = table.board.get_by_role("grid", name=f"Grid {grid}", exact=True).get_by_role("row")
        assert [row.get_by_role("gridcell").count() for row in rows.all()] == [3, 3, 3]
    due(table, "Ben", "Put a chip on a free 3.")


def test_lines_of_roll_it_are_named_with_what_they_lack(tablet_page: Page, site: WatchedSite) -> None:
    """Anna has two chips of the top row, and then the third."""
    table = Table(tablet_page)
    alone = ["dice 3 4", "0 1.1", "dice 1 1", "1 pass", "dice 3 4", "0 1.2", "dice 1 1", "1 pass", "dice 3 4"]
    read = names(table, site.url, begun("roll_it", *alone))
    assert read[2] == "6, grid 1, row 1, column 3: a chip can go here, would complete a Tic-Tac-Toe: Anna"
    assert not any("complete" in name for name in (*read[:2], *read[3:]))
    table.play(0, "1.3")
    expect(table.board.get_by_role("grid", name="Grid 1, with a Tic-Tac-Toe: Anna", exact=True)).to_have_count(1)
    assert table.pick("1.1").get_attribute("aria-label") == "Anna on 4, grid 1, row 1, column 1, part of a Tic-Tac-Toe"


def test_grids_of_a_grand_name_its_owner(tablet_page: Page, site: WatchedSite) -> None:
    """A 7 may go anywhere, and a 2 loses the turn: Anna alone fills the top rows of three grids."""
    table = Table(tablet_page)
    cells = [f"{grid}.{cell}" for grid in (1, 2, 3) for cell in (1, 2, 3)]
    actions = [line for cell in cells for line in ("dice 3 4", f"0 {cell}", "dice 1 1", "1 pass")]
    table.open_record(site.url, str(begun("roll_it", *actions)))
    grids = table.board.get_by_role("grid").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert grids[:3] == [f"Grid {grid}, part of a Grand Tic-Tac-Toe: Anna" for grid in (1, 2, 3)]
    assert grids[3:] == [f"Grid {grid}" for grid in range(4, 10)]


def test_the_dice_and_boxes_of_lowdown(tablet_page: Page, site: WatchedSite) -> None:
    """Two dice have been taken. A wild would allow any box, so each box can be chosen."""
    table = Table(tablet_page)
    match = begun("lowdown", "dice 1 6 red purple", "0 write 1 red A5", "dice 6 blue")
    assert names(table, site.url, match) == [
        *(f"{face}: take this die" for face in ("6", "purple", "6", "blue")),
        "Write with a wild, in any box: 4 of 4 left",
        *(f"{box}: can be chosen" for row in LOWDOWN for box in row.split("|")),
    ]
    due(table, "Ben", "Now you: tap a number, a colour and a box.Now you: 6, 6 and purple, blue, or a wild.")
    for face in ("1: set aside", "red: set aside"):
        expect(table.board.get_by_role("img", name=face, exact=True)).to_have_count(1)
    expect(table.board.get_by_role("button", name="Anna, wilds left: 4. Look at this board")).to_have_count(1)


def test_the_checkers_of_roll_out(tablet_page: Page, site: WatchedSite) -> None:
    """With 3 and 4, Ben's own 3, 4 and 7 may go to the centre, and Anna's 3, 4 and 7 may be flipped."""
    table = Table(tablet_page)
    match = begun("roll_out", "dice 6 6", "dice 1 1", "dice 2 5", "0 c5 c2", "0 stop", "dice 3 4")
    ends = {"Ben": ": can go to the centre", "Anna": ": can be flipped to its white side"}
    left = {"Ben": range(1, 10), "Anna": (1, 3, 4, 6, 7, 8, 9)}
    assert names(table, site.url, match) == [
        f"{name}’s {number}" + (end if number in (3, 4, 7) else "")
        for name, end in ends.items()
        for number in left[name]
    ]
    due(table, "Ben", "Use 3 and 4, or just 7.")
    expect(table.board.get_by_role("img", name="Anna: 2 out (2, 5)")).to_have_count(1)
