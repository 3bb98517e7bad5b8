"""Class codes: a match set-up that a teacher says aloud and every tablet types, such as `467-FC` (docs/class-codes.md).

    >>> from rollbook import class_code
    >>> class_code.encode("roll_it", 2, {"grids": 4}, 7)
    '467-FC'
    >>> class_code.decode("467fc")["options"]
    {'board': 1, 'grids': 4}

A code contains the game with the version of its rules, the options, the seats with their robots, the seed, and the
settings that the teacher has locked; or a sheet of puzzles, by its kind and number. The last character is a check
digit: changing one character, or swapping two neighbours, always makes a code invalid. Codes stay valid: the entry in
`CODE_ENTRIES` for a first character never changes.
"""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any, Final, NamedTuple
from unicodedata import category

from rollbook.core.dice import LARGEST_SEED
from rollbook.core.errors import CodeError, format_value
from rollbook.core.game import GivenOptions, OptionValue
from rollbook.core.match import Match
from rollbook.core.record import NARROW
from rollbook.core.set_up import bot_level, chosen_game
from rollbook.games import GAMES

# The digits of class codes: characters that do not look alike, and a check digit at the end (docs/class-codes.md).

ALPHABET: Final = "23456789CDFHJKMNPRTVWXY"
"""The characters of codes. There are no vowels, so a code cannot spell a word, and no two characters look alike.

They represent the digits 0 to 22. The check digit detects every single mistake, because 23 is a prime.
"""
BASE: Final = len(ALPHABET)
DIGITS: Final = {character: digit for digit, upper in enumerate(ALPHABET) for character in (upper, upper.lower())}
IGNORED: Final = frozenset("-\u2010\u2011\u2012\u2013\u2014\u2212")
"""Dashes that are allowed between the characters of a code, like white space and invisible characters (`Cf`)."""
AROUND: Final = "()[]{}<>.,;:!?'\"*_~`\u2026\u2018\u2019\u201a\u201c\u201d\u201e\u2039\u203a\u00ab\u00bb\u3001\u3002"
"""Punctuation that sentences and messengers put around a code."""
LONGEST: Final = 28
"""The maximum length of a code: Knaster with twelve robots in base `MANY`, the largest seed, and all locks."""


def read(text: object) -> list[int]:
    """The digits of a typed code, with a valid check digit."""
    if not isinstance(text, str):
        raise CodeError("code_empty")
    text = text.strip()
    seen = [
        character
        for character in text[: 4 * LONGEST].translate(NARROW)
        if not (character.isspace() or character in IGNORED or category(character) == "Cf")
    ]
    characters = "".join(seen).strip(AROUND)
    if not characters:
        raise CodeError("code_empty")
    for character in characters:
        if character not in DIGITS:
            raise CodeError("code_character", character=character, alphabet=ALPHABET)
    digits = [DIGITS[character] for character in characters]
    if not 3 <= len(digits) <= LONGEST or len(text) > 4 * LONGEST or _remainder(digits):
        raise CodeError("code_mistyped")
    return digits


def _remainder(digits: Sequence[int]) -> int:
    """The sum of digits weighted 1, 2, ... 22, 1, ... from the last digit backwards, modulo 23; 0 for a valid code.

    No weight is a multiple of the prime 23, and no two neighbours have the same weight. Changing one digit, or swapping
    two different neighbours, therefore changes the remainder.
    """
    return sum((at % (BASE - 1) + 1) * digit for at, digit in enumerate(reversed(digits))) % BASE


def checked(digits: list[int]) -> list[int]:
    """The digits followed by their check digit."""
    return [*digits, -_remainder([*digits, 0]) % BASE]


def in_base(number: int) -> list[int]:
    """A number in base 23, the most significant digit first."""
    digits = [number % BASE]
    while number := number // BASE:
        digits.append(number % BASE)
    return digits[::-1]


def grouped(digits: Sequence[int]) -> str:
    """Format digits in the smallest number of groups of at most four characters, longer groups first."""
    groups = -(-len(digits) // 4)
    characters = iter(ALPHABET[digit] for digit in digits)
    sizes = [len(digits) // groups + (group < len(digits) % groups) for group in range(groups)]
    return "-".join("".join(next(characters) for _ in range(size)) for size in sizes)


# The table of class codes: the meaning of each first character (docs/class-codes.md).

PUZZLES: Final = "puzzles"
"""The name of the kind of puzzle, in entries of the table and in set-ups that are not for a match."""


class CodeEntry(NamedTuple):
    """The table entry for the first character of a code."""

    game: str
    version: int
    """The version of the game's rules."""
    fewest: int
    most: int
    """The maximum number of seats."""
    options: tuple[tuple[str, tuple[OptionValue, ...]], ...] = ()
    """The options that a code contains, with their values in the order of their digits; others keep their default."""
    real: bool = False
    """Whether people use real dice."""

    @property
    def puzzles(self) -> bool:
        """Whether its codes are for sheets of puzzles.

        Their only option is the kind; an empty string is reserved for a future kind.
        """
        return any(name == PUZZLES for name, _ in self.options)


class PuzzleSheet(NamedTuple):
    """A sheet of puzzles, with as much of a match as a code needs."""

    seed: int
    options: Mapping[str, OptionValue]
    seats: tuple[str, ...] = ("Player 1",)


CODE_ENTRIES: Final = (
    CodeEntry("knockout", 1, 2, 4, (("level", ("face2", "face3", "sum2", "sum3", "place")),)),
    CodeEntry("knaster", 1, 1, 12),
    CodeEntry("roll_it", 1, 2, 6, (("board", (1, 2, 3, 4, 5, 6, 7, 8)), ("grids", (9, 4)))),
    CodeEntry("lowdown", 1, 2, 4),
    CodeEntry("roll_out", 1, 2, 2),
    CodeEntry("knockout", 1, 2, 4, (("level", ("face2", "face3", "sum2", "sum3", "place")),), real=True),
    CodeEntry("knaster", 1, 1, 12, real=True),
    CodeEntry("roll_it", 1, 2, 6, (("board", (1, 2, 3, 4, 5, 6, 7, 8)), ("grids", (9, 4))), real=True),
    CodeEntry("lowdown", 1, 2, 4, real=True),
    CodeEntry("roll_out", 1, 2, 2, real=True),
    CodeEntry(
        "knockout", 1, 1, 1, ((PUZZLES, ("ways", "place", "chance", "exit_play", "exit_every_way", "exit_tens_ones")),)
    ),
    CodeEntry("knaster", 1, 1, 1, ((PUZZLES, ("best", "wait", "chance", "exit_play", "exit_race", "")),)),
    CodeEntry("roll_it", 1, 1, 1, ((PUZZLES, ("best", "chance", "exit_play", "", "", "")),)),
    CodeEntry("lowdown", 1, 1, 1, ((PUZZLES, ("best", "lines", "exit_play", "exit_ten_square", "", "")),)),
    CodeEntry("roll_out", 1, 1, 1, ((PUZZLES, ("uses", "chance", "exit_play", "exit_stop_or_go", "", "")),)),
)
"""The entry for each first character. Entries are added at the end and never changed, because codes are in use.

A new game, a new version of a game's rules, a new option, a new value, more seats, real dice: each needs a new entry. A
match uses the first entry that can encode it, so that its code never changes. A new kind of puzzle replaces an empty
string. There can be at most 22 entries: the last character is reserved for a longer form.
"""


SHORT_SEEDS: Final = 2**20
"""Seeds below this make short codes; a code can contain any seed up to 2**53 - 1."""
ROBOTS: Final = ("", "bot easy", "bot medium", "bot hard")
"""The robots that can sit at a seat, by digit; a person is digit 0.

New levels are added at the end, so that existing codes stay valid: digits are in base `FEW` as long as that is enough.
"""
FEW: Final = 4
"""The base of a seat's digit, unless `MANY_ROBOTS` is set."""
MANY: Final = 16
"""The base of a seat's digit if `MANY_ROBOTS` is set."""
CODE_SETTINGS: Final[tuple[tuple[str, tuple[str | bool, str | bool]], ...]] = (
    ("work", ("page", "self")),
    ("hints", (True, False)),
    ("robots", (True, False)),
    ("settings", (True, False)),
    ("new", (True, False)),
    ("chances", (True, False)),
    ("dice", ("same", "own")),
)
"""The other settings in a code: for bit k, the name, and its values for 0 (the default) and for 1."""
REAL: Final = "real"
"""The value of `dice` for real dice: a third value, which has its own entry in the table."""
RETURNED_IF_CHANGED: Final = ("chances", "dice")
"""The settings that `decode` returns only if they differ from the default, so that older codes decode as before."""
LOCK_SETS: Final = 2**8
OWN_DICE: Final = 2**6
"""The bit of the locks which means that each tablet has different dice."""
MANY_ROBOTS: Final = 2**7
"""The bit of the locks which means that robots have digits in base `MANY`; no robot in `ROBOTS` needs this yet."""
MAX_SHEETS: Final = 9999
"""The largest number of a sheet of puzzles."""
USUAL_OF_PUZZLES: Final = {name: usual for name, (usual, _) in CODE_SETTINGS if name not in ("hints", "new")}
"""The settings that puzzles cannot change, with their defaults."""


def short_seed(puzzles: bool = False) -> int:
    """A random seed that makes a short code, or a random number of a sheet of puzzles."""
    return SystemRandom().randrange(MAX_SHEETS + 1 if puzzles else SHORT_SEEDS)


def encode(game: str, seats: int | Sequence[str], options: GivenOptions | None, seed: int, **more: Any) -> str:
    """The code of a set-up, in groups of at most four characters with hyphens between them.

    `game`, `seats`, `options` and `seed` are those of `Match`; the names of people are dropped. `more` may contain:

    * `work="self"`: the page does not add up the dice,
    * `hints`, `robots`, `settings`, `new` or `chances`, each `False`: the page does not offer them,
    * `dice="own"` or `dice="real"`: each tablet has its own dice, or people use real dice,
    * `version`: the version of the rules,
    * `puzzles`: a kind of puzzle. `seed` is then the number of their sheet; one person solves them, without options.

    Raises `SetUpError` for a set-up that `Match` refuses, and `CodeError` for a set-up that codes cannot encode; both
    are ValueErrors.
    """
    locks = _locks(more)
    if PUZZLES in more:
        return _written(*_sheet(game, seats, options, seed, more), locks)
    match = Match(game, seats, options, seed)
    if "version" in more and more["version"] != match.game.version:
        raise CodeError("code_cannot_say", what="version", value=format_value(more["version"]))
    real = more.get("dice") == REAL
    number = next((number for number, entry in enumerate(CODE_ENTRIES) if _can_say(entry, match, real)), None)
    if number is None:
        raise CodeError("code_cannot_say", what="game", value=match.game.id)
    return _written(number, match, locks)


def decode(text: str) -> dict[str, Any]:
    """The set-up of a code: `game`, `seats`, `options`, `seed`, `version`, `work`, and its locks (see `CODE_SETTINGS`).

    `seats` is the number of people, or a list with a string for each seat if robots play too; all options have values.
    `puzzles` is the kind of puzzle, and is missing if the code is for a match. `encode(**decode(code))` returns the
    same code. Case, spaces and hyphens are ignored. Raises `CodeError` (a ValueError) for a code that is mistyped,
    comes from a newer Rollbook, or needs another version of the rules.
    """
    digits = read(text)
    number = digits[0]
    if number >= len(CODE_ENTRIES):
        raise CodeError("code_newer")
    entry = CODE_ENTRIES[number]
    packed = 0
    for digit in digits[1:-1]:
        packed = packed * BASE + digit
    if [number, *in_base(packed)] != digits[:-1]:
        raise CodeError("code_mistyped")  # it has a superfluous leading zero
    game = GAMES.get(entry.game)
    if game is None or game.version < entry.version:
        raise CodeError("code_newer")
    if game.version > entry.version:
        raise CodeError("code_outdated", game=entry.game, version=entry.version, known=game.version)
    found = _unpacked(entry, packed)
    if entry.puzzles:
        return _decoded_sheet(entry, found)
    found["options"] = Match(found["game"], found["seats"], found["options"], found["seed"]).options
    return found


def _written(number: int, match: Match | PuzzleSheet, locks: int) -> str:
    return grouped(checked([number, *in_base(_packed(CODE_ENTRIES[number], match, locks))]))


# sheets of puzzles


def _sheet(
    game: object, seats: object, options: object, number: object, more: Mapping[str, Any]
) -> tuple[int, PuzzleSheet]:
    """The index of the entry for a sheet of puzzles, and the sheet."""
    found = chosen_game(game)
    kind = more[PUZZLES]
    entries = {entry.game: at for at, entry in enumerate(CODE_ENTRIES) if entry.puzzles}
    at = entries.get(found.id)
    if at is None or not kind or kind not in dict(CODE_ENTRIES[at].options)[PUZZLES]:
        raise CodeError("code_cannot_say", what=PUZZLES, value=format_value(kind))
    usual: dict[str, object] = {"version": CODE_ENTRIES[at].version, "options": {}, "seats": 1, **USUAL_OF_PUZZLES}
    for name, value in {**more, "options": options or {}, "seats": seats}.items():
        if usual.get(name, value) != value:
            raise CodeError("code_cannot_say", what=name, value=format_value(value))
    if type(number) is not int or not 0 <= number <= MAX_SHEETS:
        raise CodeError("code_cannot_say", what="seed", value=format_value(number))
    return at, PuzzleSheet(number, {PUZZLES: kind})


def _decoded_sheet(entry: CodeEntry, found: dict[str, Any]) -> dict[str, Any]:
    """The sheet of a code. Raises `CodeError` for a code that only a newer Rollbook can write, or none at all."""
    kind = found["options"].pop(PUZZLES)
    if not kind:
        raise CodeError("code_newer")
    decoded = {**found, PUZZLES: kind}
    try:
        _sheet(entry.game, found["seats"], {}, found["seed"], decoded)
    except CodeError:
        raise CodeError("code_mistyped") from None
    return decoded


# pack values into a number, seed first, and unpack them in reverse, so that the seed remains


def _can_say(entry: CodeEntry, match: Match, real: bool) -> bool:
    options = dict(entry.options)
    return (
        not entry.puzzles
        and (entry.game, entry.version, entry.real) == (match.game.id, match.game.version, real)
        and entry.fewest <= len(match.seats) <= entry.most
        and all(
            value in options.get(name, (match.game.options[name].default,)) for name, value in match.options.items()
        )
    )


def _packed(entry: CodeEntry, match: Match | PuzzleSheet, locks: int) -> int:
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
    """The digit of a seat. Raises `CodeError` for a level that is not in `ROBOTS`."""
    if bot_level(seat) is None:
        return 0
    if seat not in ROBOTS:
        raise CodeError("code_cannot_say", what="seats", value=seat)
    return ROBOTS.index(seat)


def _unpacked(entry: CodeEntry, number: int) -> dict[str, Any]:
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
        for bit, (name, values) in enumerate(CODE_SETTINGS)
        if locks >> bit & 1 or name not in RETURNED_IF_CHANGED
    }
    said = {"game": entry.game, "seats": seats, "options": options, "seed": number, "version": entry.version}
    return {**said, **more, **({"dice": REAL} if entry.real else {})}


def _unpacked_locks(number: int) -> tuple[int, int]:
    """Split the locks off a number: returns the rest, and the locks as a set of bits."""
    number, locked = divmod(number, 2)
    if not locked:
        return number, 0
    number, locks = divmod(number, LOCK_SETS)
    if locks == 0:
        raise CodeError("code_mistyped")
    return number, locks


def _unpacked_seats(number: int, count: int, many: bool) -> tuple[int, list[str]]:
    """Split the robots off a number: returns the rest, and the text of each seat."""
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
    known = dict(CODE_SETTINGS)
    for name, value in more.items():
        if name in ("version", PUZZLES) or (name == "dice" and value == REAL):
            continue
        if name not in known or not any(value is one or (isinstance(one, str) and value == one) for one in known[name]):
            raise CodeError("code_cannot_say", what=format_value(name), value=format_value(value))
        if value == known[name][1]:
            locks |= 1 << list(known).index(name)
    return locks
