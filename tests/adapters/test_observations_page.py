"""docs/observations.md describes the rows of each game correctly."""

import pytest

from rollbook import GAMES
from rollbook.adapters.observation import Observer, Part
from rollbook.core.game import Game
from tests.places import DOCS


def linear(few: int, more: int, *, seats: int) -> str:
    """Return a number as a formula in the number of seats `n`, from its values for `seats` and for one more."""
    step = more - few
    if not step:
        return str(few)
    fixed = few - step * seats
    grown = "n" if step == 1 else f"{step}n"
    return f"{fixed} + {grown}" if fixed else grown


def row_of(part: Part, wider: Part, seats: int) -> str:
    """Return a part as a row of the table; `wider` is the same part for one more seat, if the game allows one."""
    shape = ", ".join(linear(few, more, seats=seats) for few, more in zip(part.shape, wider.shape, strict=True))
    top = linear(part.top, wider.top, seats=seats)
    values = "0 or 1" if top == "1" else f"0, 1/{top}, ..., 1"
    return f"| `{part.name}` | {shape} | {values} | {part.meaning} |"


def table(game: Game) -> str:
    """Return the section about a game."""
    seats = game.seats[0]
    one = Observer(game, seats)
    other = Observer(game, seats + 1) if seats + 1 in game.seats else one
    rows = [row_of(part, wider, seats) for part, wider in zip(one.parts, other.parts, strict=True)]
    size = linear(one.size, other.size, seats=seats)
    head = ["| part | shape | values | what the values mean |", "| --- | --- | --- | --- |"]
    return "\n".join([f"## {game.id}: {size} values", "", *head, *rows])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
def test_page_lists_the_parts_of_each_game(game: Game) -> None:
    pages = [(place / "observations.md").read_text("utf-8") for place in DOCS]
    assert table(game) in "\n".join(pages), f"docs/observations.md should hold:\n\n{table(game)}"
