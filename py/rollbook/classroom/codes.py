"""Class codes: a match set-up that a teacher says aloud and every tablet types, such as `467-FC` (docs/class-codes.md).

    >>> from rollbook import class_code
    >>> class_code.encode("roll_it", 2, {"grids": 4}, 7)
    '467-FC'
    >>> class_code.decode("467fc")["options"]
    {'board': 1, 'grids': 4}

A code holds the game with the version of its rules, the options, how many seats there are and which of them are
robots, the seed, and what the teacher has locked; or a sheet of puzzles, by its
kind and number. The last character is a check: no code with one character changed, or with two neighbours swapped, is a
code. Codes stay valid: what `TABLE` says of a first character never changes.
"""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any, Final

from rollbook.classroom.code_table import PUZZLES, TABLE, Entry, Sheet
from rollbook.classroom.digits import BASE, checked, grouped, in_base, read
from rollbook.core.dice import LARGEST_SEED
from rollbook.core.errors import CodeError, shown
from rollbook.core.match import Match
from rollbook.core.option import GivenOptions, OptionValue
from rollbook.core.set_up import bot_level, chosen_game
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
MOST_SHEETS: Final = 9999
"""The largest number of a sheet of puzzles."""
USUAL_OF_PUZZLES: Final = {name: usual for name, (usual, _) in LOCKS if name not in ("hints", "new")}
"""The settings of a code that puzzles cannot have otherwise."""


def short_seed() -> int:
    """A seed drawn by chance that makes a short code."""
    return SystemRandom().randrange(SHORT_SEEDS)


def encode(game: str, seats: int | Sequence[str], options: GivenOptions | None, seed: int, **more: Any) -> str:
    """The code of a set-up, in groups of at most four characters with hyphens between them.

    `game`, `seats`, `options` and `seed` are those of `Match`; of the names of people only their number is kept.
    `more` may say `work="self"` (the page does not add up the dice), and `hints=False`, `robots=False`,
    `settings=False`, `new=False` or `chances=False` (the page does not offer them), `dice="own"` (each tablet has
    other dice) or `dice="real"` (people throw their own), and the `version` of the rules. With `puzzles` it says a kind
    of puzzles, and `seed` is the number of their sheet: one person solves them, and they have no options.
    Raises `SetUpError` for a set-up that `Match` refuses, and `CodeError` for one that no code can say; both are
    ValueErrors.
    """
    locks = _locks(more)
    if PUZZLES in more:
        return _written(*_sheet(game, seats, options, seed, more), locks)
    match = Match(game, seats, options, seed)
    if "version" in more and more["version"] != match.game.version:
        raise CodeError("code_cannot_say", what="version", value=shown(more["version"]))
    real = more.get("dice") == REAL
    number = next((number for number, entry in enumerate(TABLE) if _can_say(entry, match, real)), None)
    if number is None:
        raise CodeError("code_cannot_say", what="game", value=match.game.id)
    return _written(number, match, locks)


def decode(text: str) -> dict[str, Any]:
    """The set-up of a code: `game`, `seats`, `options`, `seed`, `version`, `work`, and what it locks (see `LOCKS`).

    `seats` is how many people play, or a list with a text for each seat if robots play too; all options have values.
    `puzzles` is the kind of puzzles that it stands for, and is missing where it stands for a match.
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
    if entry.puzzles:
        return _told_sheet(entry, found)
    found["options"] = Match(found["game"], found["seats"], found["options"], found["seed"]).options
    return found


def _written(number: int, match: Match | Sheet, locks: int) -> str:
    return grouped(checked([number, *in_base(_packed(TABLE[number], match, locks))]))


# sheets of puzzles


def _sheet(game: object, seats: object, options: object, number: object, more: Mapping[str, Any]) -> tuple[int, Sheet]:
    """The number of the entry that says a sheet of puzzles, and the sheet."""
    found = chosen_game(game)
    kind = more[PUZZLES]
    entries = {entry.game: at for at, entry in enumerate(TABLE) if entry.puzzles}
    at = entries.get(found.id)
    if at is None or not kind or kind not in dict(TABLE[at].options)[PUZZLES]:
        raise CodeError("code_cannot_say", what=PUZZLES, value=shown(kind))
    usual: dict[str, object] = {"version": TABLE[at].version, "options": {}, "seats": 1, **USUAL_OF_PUZZLES}
    for name, value in {**more, "options": options or {}, "seats": seats}.items():
        if usual.get(name, value) != value:
            raise CodeError("code_cannot_say", what=name, value=shown(value))
    if type(number) is not int or not 0 <= number <= MOST_SHEETS:
        raise CodeError("code_cannot_say", what="seed", value=shown(number))
    return at, Sheet(number, {PUZZLES: kind})


def _told_sheet(entry: Entry, found: dict[str, Any]) -> dict[str, Any]:
    """The sheet that a code says. Raises `CodeError` for what no Rollbook writes, or only a newer one."""
    kind = found["options"].pop(PUZZLES)
    if not kind:
        raise CodeError("code_newer")
    told = {**found, PUZZLES: kind}
    try:
        _sheet(entry.game, found["seats"], {}, found["seed"], told)
    except CodeError:
        raise CodeError("code_mistyped") from None
    return told


# what a number says: the last thing packed is the first unpacked, and the seed, packed first, is what is left


def _can_say(entry: Entry, match: Match, real: bool) -> bool:
    options = dict(entry.options)
    return (
        not entry.puzzles
        and (entry.game, entry.version, entry.real) == (match.game.id, match.game.version, real)
        and entry.fewest <= len(match.seats) <= entry.most
        and all(
            value in options.get(name, (match.game.options[name].default,)) for name, value in match.options.items()
        )
    )


def _packed(entry: Entry, match: Match | Sheet, locks: int) -> int:
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
        if name in ("version", PUZZLES) or (name == "dice" and value == REAL):
            continue
        if name not in known or not any(value is one or (isinstance(one, str) and value == one) for one in known[name]):
            raise CodeError("code_cannot_say", what=shown(name), value=shown(value))
        if value == known[name][1]:
            locks |= 1 << list(known).index(name)
    return locks
