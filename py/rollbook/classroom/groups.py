"""The groups of a class: the code by which each plays, and the ways in which its match differs from that of the class.

Group `A` plays by the class's own code. Each further group has a code of its own, that differs in what its children
need: other options, hints or none, sums or none, real dice. Game, people, robots and seed are the same in all groups.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rollbook.classroom.code_table import PUZZLES
from rollbook.classroom.codes import decode, encode
from rollbook.classroom.matches import begin
from rollbook.core.option import GivenOptions
from rollbook.core.set_up import by_name, chosen_game, chosen_options

GROUPS: Final = "ABCDEF"
"""The letters of groups; the first is that of everybody whose group is not said."""


def group_code(
    code: str,
    options: GivenOptions | None = None,
    *,
    work: str | None = None,
    hints: bool | None = None,
    dice: str | None = None,
    puzzles: str | None = None,
) -> str:
    """The code of a group that differs from a class's in what is said here; its dice have the same seed.

    Raises `CodeError` for a bad code and for what no code can say, and `SetUpError` for bad options.
    """
    said = decode(code)
    if given := by_name(options):
        chosen = chosen_options(chosen_game(said["game"]), given)
        said["options"] = {name: chosen[name] if name in given else was for name, was in said["options"].items()}
    changes = {"work": work, "hints": hints, "dice": dice, PUZZLES: puzzles}
    for name, value in changes.items():
        if value is not None:
            said[name] = value
    if hints:
        said.pop("chances", None)  # a person who gets help sees the chances
    return encode(**said)


def belongs(code: str, other: str) -> bool:
    """Whether the match of a group is like that of its class, but for what a group may have otherwise."""
    first, second = decode(code), decode(other)
    return (PUZZLES in first) == (PUZZLES in second) and all(
        first[name] == second[name] for name in ("game", "version", "seats", "seed", "robots", "settings", "new")
    )


class Difference(NamedTuple):
    """The ways in which a group's match differs from that of its class."""

    differs: tuple[str, ...]
    """Names of options, `work`, `hints`, `chances`, `dice` and `puzzles`."""
    same_dice: bool
    """Whether the dice fall alike as long as people do the same."""
    points: bool
    """Whether points can be compared: options and dice, or the puzzles, are the same."""


def difference(code: str, other: str) -> Difference:
    """The ways in which the matches of two codes differ. Raises `CodeError` for anything but class codes."""
    first, second = decode(code), decode(other)
    options = [name for name in first["options"] if first["options"][name] != second["options"].get(name)]
    usual = {"chances": True, "dice": "same"}
    differs = [
        name
        for name in ("work", "hints", "chances", "dice", PUZZLES)
        if first.get(name, usual.get(name)) != second.get(name, usual.get(name))
    ]
    if PUZZLES in first:
        alike = _one_sheet(first, second)
        return Difference((*options, *differs), alike, alike)
    one_game = all(first[name] == second[name] for name in ("game", "version", "seats", "seed"))
    one_kind = "same" == first.get("dice", "same") == second.get("dice", "same") and _throw(code) == _throw(other)
    return Difference((*options, *differs), one_game and one_kind, one_game and one_kind and not options)


def _one_sheet(first: Mapping[str, object], second: Mapping[str, object]) -> bool:
    """Whether two set-ups are the same sheet of puzzles."""
    return all(first[name] == second.get(name) for name in ("game", "version", "seed", PUZZLES))


def _throw(code: str) -> str:
    """The first throw of the match of a code. Levels may throw different numbers of dice."""
    match = begin(code)
    return match.state.dice.text(match.state.dice.throw(match.seed, 0))


def comparable(codes: Sequence[str]) -> list[int]:
    """For each code the number of the first one with which its points can be compared, its own if with none before."""
    return [
        next((at for at in range(number) if difference(codes[at], code).points), number)
        for number, code in enumerate(codes)
    ]
