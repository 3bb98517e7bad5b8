"""Class codes: a match set-up that a teacher says aloud and every tablet types, such as `467-FC` (docs/class-codes.md).

    >>> from rollbook import class_code
    >>> class_code.encode("roll_it", 2, {"grids": 4}, 7)
    '467-FC'
    >>> class_code.decode("467fc")["options"]
    {'board': 1, 'grids': 4}

A code holds the game with the version of its rules, the options, how many seats there are and which of them are
robots, the seed, and what the teacher has locked. The last character is a check: no code with one character changed,
or with two neighbours swapped, is a code. Codes stay valid: what `TABLE` says of a first character never changes.
"""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any, Final, NamedTuple

from rollbook.classroom.digits import BASE, checked, grouped, in_base, read
from rollbook.core.dice import LARGEST_SEED
from rollbook.core.errors import CodeError, shown
from rollbook.core.match import Match
from rollbook.core.option import OptionValue
from rollbook.core.set_up import bot_level
from rollbook.games import GAMES

SHORT_SEEDS: Final = 2**20
"""Seeds below this make short codes; any seed up to 2**53 - 1 can be in one."""

ROBOTS: Final = ("", "bot easy", "bot medium", "bot hard")
"""The robots that can sit on a seat, by their digit; anybody else is a person, and is digit 0.

Another level is added at the end, and no code changes: robots are digits in base `FEW` where that is enough.
"""
FEW: Final = 4
"""The number of values of a seat's digit, unless `MANY_ROBOTS` is set."""
MANY: Final = 16
"""The number of its values then."""
LOCKS: Final[tuple[tuple[str, tuple[str | bool, str | bool]], ...]] = (
    ("work", ("page", "self")),
    ("hints", (True, False)),
    ("robots", (True, False)),
    ("settings", (True, False)),
    ("new", (True, False)),
    ("chances", (True, False)),
    ("dice", ("same", "own")),
)
"""The further settings of a code: for bit k, the name and the values of 0 (which holds if nothing is said) and of 1."""
REAL: Final = "real"
"""The dice of a match whose people throw dice of their own: a third value of `dice`, for which an entry stands."""
SAID_WHERE_LOCKED: Final = ("chances", "dice")
"""The settings that `decode` names only where they are unusual, so that its answers to older codes stay the same."""
LOCK_SETS: Final = 2**8
OWN_DICE: Final = 2**6
"""Stands among the locks where each tablet has other dice."""
MANY_ROBOTS: Final = 2**7
"""Stands among the locks where a robot needs a digit in base `MANY`, for a Rollbook that knows of no such robots."""


class Entry(NamedTuple):
    """The entry of a first character."""

    game: str
    version: int
    """The version of the game's rules."""
    fewest: int
    most: int
    """The seats there can be."""
    options: tuple[tuple[str, tuple[OptionValue, ...]], ...] = ()
    """The options that a code says, with their values in the order of their digits; others keep their default."""
    real: bool = False
    """Whether people throw dice of their own."""


TABLE: Final = (
    Entry("knockout", 1, 2, 4, (("level", ("face2", "face3", "sum2", "sum3", "place")),)),
    Entry("knaster", 1, 1, 12),
    Entry("roll_it", 1, 2, 6, (("board", (1, 2, 3, 4, 5, 6, 7, 8)), ("grids", (9, 4)))),
    Entry("lowdown", 1, 2, 4),
    Entry("roll_out", 1, 2, 2),
    Entry("knockout", 1, 2, 4, (("level", ("face2", "face3", "sum2", "sum3", "place")),), real=True),
    Entry("knaster", 1, 1, 12, real=True),
    Entry("roll_it", 1, 2, 6, (("board", (1, 2, 3, 4, 5, 6, 7, 8)), ("grids", (9, 4))), real=True),
    Entry("lowdown", 1, 2, 4, real=True),
    Entry("roll_out", 1, 2, 2, real=True),
)
"""The entry of each first character. Entries are added at the end, and never changed: codes are in use.

A new game, a new version of a game's rules, a new option, a new value, more seats, real dice: each needs another entry.
A match is written with the first entry that can say it, so that its code stays what it was. At most 22 entries: the
last character is kept for a longer way to say it.
"""


def short_seed() -> int:
    """A seed drawn by chance that makes a short code."""
    return SystemRandom().randrange(SHORT_SEEDS)


def encode(
    game: str, seats: int | Sequence[str], options: Mapping[str, OptionValue] | None, seed: int, **more: Any
) -> str:
    """The code of a set-up, in groups of at most four characters with hyphens between them.

    `game`, `seats`, `options` and `seed` are those of `Match`; of the names of people only their number is kept.
    `more` may say `work="self"` (the page does not add up the dice), and `hints=False`, `robots=False`,
    `settings=False`, `new=False` or `chances=False` (the page does not offer them), `dice="own"` (each tablet has
    other dice) or `dice="real"` (people throw their own), and the `version` of the rules.
    Raises `SetUpError` for a set-up that `Match` refuses, and `CodeError` for one that no code can say; both are
    ValueErrors.
    """
    match = Match(game, seats, options, seed)
    locks = _locks(more)
    if "version" in more and more["version"] != match.game.version:
        raise CodeError("code_cannot_say", what="version", value=shown(more["version"]))
    real = more.get("dice") == REAL
    number = next((number for number, entry in enumerate(TABLE) if _can_say(entry, match, real)), None)
    if number is None:
        raise CodeError("code_cannot_say", what="game", value=match.game.id)
    return grouped(checked([number, *in_base(_packed(TABLE[number], match, locks))]))


def decode(text: str) -> dict[str, Any]:
    """The set-up of a code: `game`, `seats`, `options`, `seed`, `version`, `work`, and what it locks (see `LOCKS`).

    `seats` is how many people play, or a list with a text for each seat if robots play too; all options have values.
    `encode(**decode(code))` is the code again. Capital and small letters mean the same, spaces and hyphens nothing.
    Raises `CodeError` (a ValueError) for a code that is mistyped, that comes from a newer Rollbook, or that follows
    other rules than this Rollbook plays.
    """
    digits = read(text)
    number = digits[0]
    if number >= len(TABLE):
        raise CodeError("code_newer")
    entry = TABLE[number]
    packed = 0
    for digit in digits[1:-1]:
        packed = packed * BASE + digit
    if [number, *in_base(packed)] != digits[:-1]:
        raise CodeError("code_mistyped")  # a zero too many in front
    game = GAMES.get(entry.game)
    if game is None or game.version < entry.version:
        raise CodeError("code_newer")
    if game.version > entry.version:
        raise CodeError("code_outdated", game=entry.game, version=entry.version, known=game.version)
    found = _unpacked(entry, packed)
    found["options"] = Match(found["game"], found["seats"], found["options"], found["seed"]).options
    return found


# what a number says: the last thing packed is the first unpacked, and the seed, packed first, is what is left


def _can_say(entry: Entry, match: Match, real: bool) -> bool:
    options = dict(entry.options)
    return (
        (entry.game, entry.version, entry.real) == (match.game.id, match.game.version, real)
        and entry.fewest <= len(match.seats) <= entry.most
        and all(
            value in options.get(name, (match.game.options[name].default,)) for name, value in match.options.items()
        )
    )


def _packed(entry: Entry, match: Match, locks: int) -> int:
    number = match.seed
    robots = [_robot(seat) for seat in match.seats]
    many = max(robots) >= FEW
    locks |= MANY_ROBOTS if many else 0
    if any(robots):
        for robot in robots:
            number = number * (MANY if many else FEW) + robot
    number = number * 2 + any(robots)
    number = number * (entry.most - entry.fewest + 1) + len(robots) - entry.fewest
    if locks:
        number = number * LOCK_SETS + locks
    number = number * 2 + bool(locks)
    for name, values in entry.options:
        number = number * len(values) + values.index(match.options[name])
    return number


def _robot(seat: str) -> int:
    """The digit of a seat. Raises `CodeError` for a level that `ROBOTS` lacks."""
    if bot_level(seat) is None:
        return 0
    if seat not in ROBOTS:
        raise CodeError("code_cannot_say", what="seats", value=seat)
    return ROBOTS.index(seat)


def _unpacked(entry: Entry, number: int) -> dict[str, Any]:
    options: dict[str, OptionValue] = {}
    for name, values in reversed(entry.options):
        number, digit = divmod(number, len(values))
        options[name] = values[digit]
    number, locks = _unpacked_locks(number)
    many = bool(locks & MANY_ROBOTS)
    number, count = divmod(number, entry.most - entry.fewest + 1)
    count += entry.fewest
    number, with_robots = divmod(number, 2)
    seats: int | list[str] = count
    if with_robots:
        number, seats = _unpacked_seats(number, count, many)
    own_dice = bool(locks & OWN_DICE)
    if number > LARGEST_SEED or (many and not with_robots) or (own_dice and entry.real):
        raise CodeError("code_mistyped")
    more = {
        name: values[locks >> bit & 1]
        for bit, (name, values) in enumerate(LOCKS)
        if locks >> bit & 1 or name not in SAID_WHERE_LOCKED
    }
    said = {"game": entry.game, "seats": seats, "options": options, "seed": number, "version": entry.version}
    return {**said, **more, **({"dice": REAL} if entry.real else {})}


def _unpacked_locks(number: int) -> tuple[int, int]:
    """The rest of a number, and the locks that its last digits are, as a set of bits."""
    number, locked = divmod(number, 2)
    if not locked:
        return number, 0
    number, locks = divmod(number, LOCK_SETS)
    if locks == 0:
        raise CodeError("code_mistyped")
    return number, locks


def _unpacked_seats(number: int, count: int, many: bool) -> tuple[int, list[str]]:
    """The rest of a number, and the seats whose robots its last digits are."""
    robots = []
    for _ in range(count):
        number, robot = divmod(number, MANY if many else FEW)
        robots.append(robot)
    if max(robots) >= len(ROBOTS):
        raise CodeError("code_newer")
    if not any(robots) or (max(robots) >= FEW) != many:
        raise CodeError("code_mistyped")
    return number, [ROBOTS[robot] or f"Player {seat}" for seat, robot in enumerate(reversed(robots), 1)]


def _locks(more: Mapping[str, Any]) -> int:
    """The locks as a set of bits."""
    locks = 0
    known = dict(LOCKS)
    for name, value in more.items():
        if name == "version" or (name == "dice" and value == REAL):
            continue
        if name not in known or not any(value is one or (isinstance(one, str) and value == one) for one in known[name]):
            raise CodeError("code_cannot_say", what=shown(name), value=shown(value))
        if value == known[name][1]:
            locks |= 1 << list(known).index(name)
    return locks
