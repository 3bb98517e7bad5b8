"""Moments of each game, and the screen sizes on which they are checked."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, expect

from rollbook import Match

SIZES: Final = (
    (320, 568),
    (390, 844),
    (844, 390),
    (683, 384),
    (768, 1024),
    (1024, 768),
    (1366, 768),
    (1920, 1080),
)
OURS: Final = ("knockout", "knaster", "roll_it", "lowdown", "roll_out")
"""The games whose moments are known; for any other game, the beginning of a match is checked."""
TURN: Final = (".turn-what", ".table-board", ".dice-tray", ".controls .button")


@dataclass(frozen=True)
class Moments:
    """Moments of a turn: a record with the dice due, one after the roll, some picks of a move, and a refused pick."""

    due: str
    rolled: str
    picks: tuple[str, ...]
    wrong: str


def record(game: str, *actions: str) -> str:
    match = Match(game, ["Anna", "Ben"], seed=7)
    for action in actions:
        actor, _, text = action.partition(" ")
        match.roll(text) if actor == "dice" else match.play(int(actor), text)
    return str(match)


def moments(game: str) -> Moments:
    if game == "knockout":
        begun = ("dice 6 6 6", "dice 1 1 1", "dice 2 3 4", "0 9=4+5")
        return Moments(record(game, *begun), record(game, *begun, "dice 4 5 6"), ("4", "5"), "18")
    if game == "knaster":
        row = [
            action
            for cell in ("a1", "b1", "c1", "d1", "e1")
            for action in ("dice 3 4", f"1 write {cell}", f"0 write {cell}")
        ]
        return Moments(record(game, *row[:3]), record(game, *row), ("a1",), "c3")
    if game == "roll_it":
        return Moments(record(game, "dice 1 3", "0 1.1"), record(game, "dice 1 3", "0 1.1", "dice 1 2"), (), "1.1")
    if game == "lowdown":
        first = ("dice 1 6 red purple", "0 write 1 red A5")
        return Moments(record(game, *first), record(game, *first, "dice 6 blue"), ("6",), "wild")
    thrown = ("dice 6 6", "dice 1 1", "dice 2 5", "0 c5 c2", "0 stop")
    return Moments(record(game, *thrown), record(game, *thrown, "dice 3 4"), ("c3",), "c9")


def use_hand(page: Page, hand: str) -> None:
    """Set the playing hand, as if it were changed in another tab."""
    page.evaluate(
        """(hand) => {
      localStorage.setItem("rollbook-hand", hand);
      dispatchEvent(new StorageEvent("storage"));
    }""",
        hand,
    )
    controls = "start" if hand == "left" else "end"
    expect(page.locator(f'html[data-controls="{controls}"]')).to_be_attached()
