"""The match of a class code: identical on every tablet, and recognised by the code in its record.

    >>> from rollbook import classroom
    >>> match = classroom.begin("467-FC", ["Anna", "Ben"])
    >>> str(match).splitlines()[3:]
    ['seats: Anna | Ben', 'seed: 7', '', '# class 467-FC']

The code is a remark in the record before the first action, so it stays with the match in storage, links and files. The
locks of a match are read from this remark too.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import SystemRandom
from typing import Any, Final

from rollbook.classroom.codes import PUZZLES, decode, encode
from rollbook.classroom.own_work import WORK_SELF
from rollbook.core.errors import CodeError, SetUpError, format_value
from rollbook.core.match import Match
from rollbook.core.record import is_number
from rollbook.core.set_up import bot_level, check_listed

CLASS: Final = "class "
"""The prefix of the remark with the class code of a match."""
AGAIN: Final = "again "
"""The prefix of the remark that numbers the matches of a code on a tablet, from the second match on."""
TAG: Final = "mark "
"""The prefix of the remark that distinguishes a match from a match with the same names and moves on another tablet."""
LOCKS: Final = ("hints", "robots", "settings", "new", "chances")
"""The locks that a class code or a link can set."""
ALWAYS: Final = ("dice", "robots")
"""The locks of every class match: with different dice or another robot, it would be a different match."""


def spelt(code: str) -> str:
    """Format a class code as shown: capital letters, in groups. Raises `CodeError` if the text is not a class code."""
    return _read(code)[0]


def begin(code: str, names: Sequence[str] = (), *, again: int = 1, tag: str | None = None) -> Match:
    """Begin a new match of a class code; `names` are the names of the people, starting with the first seat.

    If each tablet has its own dice, the seed is random. `again` is 2 for the second match of this code on a tablet.
    `tag` (see `new_tag`) distinguishes the match from all others.

    Raises `CodeError` for a bad code or a code for puzzles, and `SetUpError` for a bad name or more names than people.
    """
    shown_code, said = _read(code)
    if PUZZLES in said:
        raise CodeError("code_of_puzzles")
    seats = _seats(said)
    people = [seat for seat, text in enumerate(seats) if bot_level(text) is None]
    check_listed(names)
    if len(names) > len(people):
        raise SetUpError("seats", "too_many_names", people=len(people), names=len(names))
    for seat, name in zip(people, names, strict=False):
        if bot_level(str(name)) is not None:
            raise SetUpError("seats", "name_of_robot", name=format_value(name))
        seats[seat] = name
    match = Match(said["game"], seats, said["options"], None if dice_of(code) == "own" else said["seed"])
    match.remark(f"{CLASS}{shown_code}")
    if said["work"] == "self":
        match.remark(WORK_SELF)
    if again > 1:
        match.remark(f"{AGAIN}{again}")
    if tag is not None:
        match.remark(f"{TAG}{tag}")
    return match


def new_tag() -> str:
    """A random mark that no other match has: 12 hexadecimal digits."""
    return f"{SystemRandom().getrandbits(48):012x}"


def again_of(match: Match) -> int:
    """The number of this attempt at the code on its tablet, from 1, as noted before the first action."""
    return again_in(remark.text for remark in match.remarks if remark.after == 0)


def again_in(remarks: Iterable[str]) -> int:
    """The number of an attempt in the first of these remarks that has one; otherwise 1."""
    numbers = (text.removeprefix(AGAIN) for text in remarks if text.startswith(AGAIN))
    return next((int(number) for number in numbers if is_number(number)), 1)


def code_of(match: Match) -> str | None:
    """The class code of a match, or None if it was set up without one."""
    for remark in match.remarks:
        if remark.after == 0 and remark.text.startswith(CLASS):
            try:
                return spelt(remark.text.removeprefix(CLASS))
            except CodeError:
                return None
    return None


def locks_of(code: str) -> list[str]:
    """The features that a class code hides in its match: some of `LOCKS`, and `dice` (the choice of real dice).

    Raises `CodeError` if the text is not a class code.
    """
    _, said = _read(code)
    always = () if PUZZLES in said else ALWAYS
    return [lock for lock in (*LOCKS, "dice") if lock in always or said.get(lock) is False]


def dice_of(code: str) -> str:
    """The dice of a class code: the `same` on every tablet, each tablet's `own`, or `real` dice.

    Raises `CodeError` if the text is not a class code.
    """
    dice: str = _read(code)[1].get("dice", "same")
    return dice


def is_set_up_by(match: Match, code: str) -> bool:
    """Whether a match has the set-up of a class code: game, options, seed, robots, number of people and work.

    Any seed will do if each tablet has its own dice. Raises `CodeError` if the text is not a class code.
    """
    _, said = _read(code)
    return (
        (match.game.id, match.game.version, match.options) == (said["game"], said["version"], said["options"])
        and (match.seed == said["seed"] or dice_of(code) == "own")
        and [_robot(text) for text in match.seats] == [_robot(text) for text in _seats(said)]
        and work_of(match) == said["work"]
    )


def work_of(match: Match) -> str:
    """The value of `work` in the remarks before the first action."""
    return "self" if any(remark.text == WORK_SELF and remark.after == 0 for remark in match.remarks) else "page"


@lru_cache(maxsize=100)
def _read(code: str) -> tuple[str, Mapping[str, Any]]:
    """A code as shown, and its set-up; cached, because the table of a class match needs them after each action."""
    said = decode(code)
    return encode(**said), said


def _seats(said: Mapping[str, Any]) -> list[str]:
    """A string for each seat in a code's set-up."""
    seats = said["seats"]
    return [f"Player {seat}" for seat in range(1, seats + 1)] if isinstance(seats, int) else list(seats)


def _robot(text: str) -> str | None:
    """The text of a robot; None for a person, whatever the name."""
    return text if bot_level(text) is not None else None
