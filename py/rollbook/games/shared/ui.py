"""The display of a roll-off, for every game that begins with one."""

from typing import TypedDict

from rollbook.core.dice import Roll, roll_total
from rollbook.core.errors import Argument
from rollbook.core.messages import Message
from rollbook.games.shared.roll_off import RollOff


class RollOffView(TypedDict):
    """A roll-off in progress."""

    seats: list[int]
    """The seats that roll in this round, ascending."""
    totals: list[int]
    """The totals that the first of these seats have rolled."""


def roll_off_view(roll_off: RollOff | None) -> RollOffView | None:
    """The view of a roll-off; None if there is none."""
    return roll_off and {"seats": list(roll_off.contenders), "totals": list(roll_off.totals)}


def roll_off_prompt(roll_off: RollOff | None) -> Message | None:
    """The prompt for a seat that rolls in a roll-off; None if there is none. A roll-off decides who goes first."""
    return None if roll_off is None else Message("prompt-roll_off")


def roll_off_events(game: str, roll_off: RollOff, roll: Roll, **said: int) -> tuple[Message, ...]:
    """The events of a roll in a roll-off: `GAME-roll_off`, and then perhaps `GAME-starts` or `GAME-tied`.

    `said` contains the game's own arguments about a roll, in addition to its total.
    """
    total = roll_total(roll)
    events = [Message(f"{game}-roll_off", {"seat": roll_off.thrower, **said, "total": total})]
    thrown: dict[str, Argument] = {"throwers": roll_off.contenders, "totals": (*roll_off.totals, total)}
    after = roll_off.after(total)
    if isinstance(after, int):
        events.append(Message(f"{game}-starts", {"seat": after, **thrown}))
    elif not after.totals:
        events.append(Message(f"{game}-tied", {"seats": after.contenders, **thrown}))
    return tuple(events)
