"""The frame of the table: the board keeps its size, and no control moves when help opens."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from e2e.layout import SIZES, size_to
from e2e.moments import OURS, moments
from e2e.moments import SIZES as ALL_SIZES
from e2e.pages import Table
from e2e.sites import WatchedSite

MAX_SHIFT: Final = 2
"""The number of pixels by which an element may move."""
# Returns the boxes of the board, of the active sheet, and of the visible controls.
BOXES: Final = """() => Object.fromEntries([
  '[data-part="board"]', '[data-part="board"] > *', '[data-sheet]', '[data-act="roll"]', '[data-act="confirm"]',
  '[data-act="undo"]', '[data-part="score"]',
].flatMap((css) => {
  const { x, y, width, height } = document.querySelector(css)?.getBoundingClientRect() ?? {};
  return width ? [[css, [x, y, width, height]]] : [];
}))"""

Boxes = dict[str, list[float]]


def boxes(table: Table) -> Boxes:
    table.wait_idle()
    seen: Any = table.page.evaluate(BOXES)
    return dict(seen)


def moved(before: Boxes, after: Boxes) -> list[str]:
    """Return the elements that were there before and after, and have moved or changed size."""
    return [
        f"{css}: {[round(length) for length in before[css]]} -> {[round(length) for length in after[css]]}"
        for css in before.keys() & after.keys()
        if any(abs(one - other) > MAX_SHIFT for one, other in zip(before[css], after[css], strict=True))
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", OURS)
def test_help_that_opens_moves_nothing_and_the_board_keeps_its_size(
    game: str, size: str, tablet_page: Page, site: WatchedSite
) -> None:
    size_to(tablet_page, **SIZES[size])
    where, table = moments(game), Table(tablet_page)
    found: list[str] = []

    def look(moment: str, before: Boxes) -> None:
        found.extend(f"{moment}: {one}" for one in moved(before, boxes(table)))

    table.open_record(site.url, where.due)
    due = boxes(table)
    assert '[data-act="roll"]' in due
    table.control("chances").tap()
    look("chances", due)
    table.open_record(site.url, where.rolled)
    look("after the roll", due)
    table.control("hint").tap()
    look("where to look", due)
    table.control("close-hints").tap()
    for pick in where.picks[:1]:
        table.pick(pick).tap()
        picked = boxes(table)
        table.control("hint").tap()
        look("hint for half a move", picked)
    table.ask_for_moves()
    look("good moves", due)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", OURS)
def test_prompt_of_two_lines_moves_nothing(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table, where = Table(tablet_page), moments(game)

    def on_each_size(record: str) -> list[Boxes]:
        table.open_record(site.url, record)
        seen: list[Boxes] = []
        for width, height in ALL_SIZES:
            size_to(tablet_page, width, height)
            seen.append(boxes(table))
        return seen

    due, rolled = on_each_size(where.due), on_each_size(where.rolled)
    found = {size: moved(*both) for size, *both in zip(ALL_SIZES, due, rolled, strict=True)}
    assert not any(found.values()), found
