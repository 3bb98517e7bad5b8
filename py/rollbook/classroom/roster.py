"""The list of a class: names, groups and their codes, packed into text for a link or a QR code (docs/class.md).

>>> from rollbook.classroom import roster
>>> given = roster.Roster("467-FC", (("Anna", "A"), ("Ben", "A")))
>>> roster.read(roster.written(given)) == given
True
"""

import re
import unicodedata
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import count, zip_longest
from typing import Final, NamedTuple

from rollbook.classroom.codes import PUZZLES, decode, encode
from rollbook.classroom.matches import begin, spelt
from rollbook.core.errors import Refusal, RosterError, format_value
from rollbook.core.game import GivenOptions
from rollbook.core.messages import Json
from rollbook.core.set_up import LONGEST_NAME, bot_level, by_name, chosen_game, chosen_options, seat_text

# The hash of a teacher's PIN: PBKDF2 with HMAC-SHA-256, as WebCrypto makes it (docs/class-codes.md).
#
# >>> from rollbook.classroom.roster import pin_hash >>> pin_hash("2580", "AAECAwQFBgc") 'SdsSkzXC5VmOQEy6ziR8eQ'
#
# The page uses this if the browser has no WebCrypto, for example on a site without HTTPS. `hashlib.pbkdf2_hmac` needs
# OpenSSL, which Pyodide does not have.

ROUNDS: Final = 60_000
BLOCK: Final = 64
"""The size of a block of SHA-256 in bytes."""
BYTES: Final = 16
"""The number of bytes to which a hash is cut."""


def pin_hash(pin: str, salt: str) -> str:
    """The hash of a PIN with a salt, all as text (see docs/class-codes.md). Raises `RosterError` for a bad salt."""
    try:
        salted = urlsafe_b64decode(salt + "=" * (-len(salt) % 4))
    except ValueError:
        raise RosterError("roster_damaged") from None
    key = pin.encode()
    key = (sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
    inner, outer = sha256(bytes(byte ^ 0x36 for byte in key)), sha256(bytes(byte ^ 0x5C for byte in key))
    block, total = salted + b"\0\0\0\x01", 0
    for _ in range(ROUNDS):
        within, around = inner.copy(), outer.copy()
        within.update(block)
        around.update(within.digest())
        block = around.digest()
        total ^= int.from_bytes(block, "big")
    return urlsafe_b64encode(total.to_bytes(len(block), "big")[:BYTES]).decode().rstrip("=")


# The groups of a class: the code of each, and the differences of its match from that of the class.
#
# Group `A` uses the class's own code. Each other group has its own code, which differs in what its children need: other
# options, hints or no hints, sums or no sums, real dice. Game, people, robots and seed are the same in all groups.

GROUPS: Final = "ABCDEF"
"""The letters of groups; the first letter is for everyone without a group."""


def group_code(
    code: str,
    options: GivenOptions | None = None,
    *,
    work: str | None = None,
    hints: bool | None = None,
    dice: str | None = None,
    puzzles: str | None = None,
) -> str:
    """The code of a group that differs from its class in these settings; its dice have the same seed.

    Raises `CodeError` for a bad code and for settings that codes cannot encode, and `SetUpError` for bad options.
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
        said.pop("chances", None)  # children who get hints also see the chances
    return encode(**said)


def belongs(code: str, other: str) -> bool:
    """Whether a group's match equals the match of its class, except for the settings that a group may change."""
    first, second = decode(code), decode(other)
    return (PUZZLES in first) == (PUZZLES in second) and all(
        first[name] == second[name] for name in ("game", "version", "seats", "seed", "robots", "settings", "new")
    )


def group_codes(code: str, like: str, groups: Mapping[str, str]) -> dict[str, str]:
    """The codes of groups that differ from this class as `groups` differ from an earlier class with the code `like`.

    Differences that another game does not have are dropped, and so are other puzzles if the class gets another kind. A
    group without any remaining difference uses the code of the class and is left out. Raises `CodeError` if a string is
    not a class code.

    >>> from rollbook.classroom.codes import encode
    >>> like = encode("roll_it", 2, {"grids": 9}, 7)
    >>> group = group_code(like, {"grids": 4}, hints=False)
    >>> group_codes(encode("knaster", 1, {}, 3), like, {"B": group}) == {
    ...     "B": encode("knaster", 1, {}, 3, hints=False)
    ... }
    True
    """
    said, before, found = decode(code), decode(like), {}
    for letter, other in groups.items():
        was, differs = decode(other), difference(like, other).differs
        options = {name: was["options"][name] for name in differs if name in was["options"]}
        changes = {name: was.get(name, "same") for name in ("work", "hints", "dice", PUZZLES) if name in differs}
        if was["game"] != said["game"]:
            options = {}
        if was["game"] != said["game"] or PUZZLES not in said or said[PUZZLES] != before.get(PUZZLES):
            changes.pop(PUZZLES, None)
        try:
            made = group_code(code, options, **changes)
        except Refusal:  # such as real dice for puzzles
            continue
        if difference(code, made).differs:
            found[letter] = made
    return found


class Difference(NamedTuple):
    """The differences between a group's match and the match of its class."""

    differs: tuple[str, ...]
    """The settings that differ: names of options, `work`, `hints`, `chances`, `dice` and `puzzles`."""
    same_dice: bool
    """Whether the dice are the same as long as people make the same moves."""
    points: bool
    """Whether points can be compared: options and dice, or the puzzles, are the same."""


def difference(code: str, other: str) -> Difference:
    """The differences between the matches of two codes. Raises `CodeError` if either text is not a class code."""
    first, second = decode(code), decode(other)
    options = [name for name in first["options"] if first["options"][name] != second["options"].get(name)]
    usual = {"chances": True, "dice": "same"}
    differs = [
        name
        for name in ("work", "hints", "chances", "dice", PUZZLES)
        if first.get(name, usual.get(name)) != second.get(name, usual.get(name))
    ]
    if PUZZLES in first:
        alike = all(first[name] == second.get(name) for name in ("game", "version", "seed", PUZZLES))
        return Difference((*options, *differs), alike, alike)
    one_game = all(first[name] == second[name] for name in ("game", "version", "seats", "seed"))
    one_kind = "same" == first.get("dice", "same") == second.get("dice", "same") and _throw(code) == _throw(other)
    return Difference((*options, *differs), one_game and one_kind, one_game and one_kind and not options)


def _throw(code: str) -> str:
    """The first roll of the match of a code, as text. Levels may use different numbers of dice."""
    match = begin(code)
    return match.state.dice.text(match.state.dice.throw(match.seed, 0))


def comparable(codes: Sequence[str]) -> list[int]:
    """For each code, the index of the first code with comparable points; its own index if there is none before it."""
    return [
        next((at for at in range(number) if difference(codes[at], code).points), number)
        for number, code in enumerate(codes)
    ]


VERSION: Final = "1"
"""The first character of a packed list."""
MAX_NAMES: Final = 60
"""The maximum number of names: more than any class has, and few enough for a link."""
PIN: Final = re.compile(r"[\w-]{11}\.[\w-]{22}")
"""A PIN as stored in the list: a salt and a hash, in URL-safe base64 (web/src/class/pin.js)."""
LETTERS: Final = re.compile(r"1[A-Za-z0-9_-]+")
MAX_LETTERS: Final = 12_000
MAX_BYTES: Final = 40_000
CHECK_BYTES: Final = 4
AT_SIGN: Final = re.compile("[@\uff20\ufe6b]")
"""The sign that every e-mail address has."""


class Roster(NamedTuple):
    """The list of a class."""

    code: str
    names: tuple[tuple[str, str], ...] = ()
    """Each name with the letter of its group."""
    groups: Mapping[str, str] = {}
    """The codes of the other groups, by letter."""
    pin: str = ""
    """The salt and hash of a PIN (`PIN`); empty without a PIN."""

    def code_of(self, group: str) -> str:
        """The code of a group."""
        return self.groups.get(group, self.code)


# names


def with_groups(names: Sequence[Json], method: str) -> tuple[tuple[str, str], ...]:
    """The names in a request, each with its group. Raises `Refusal` if they are no names."""
    try:
        return tuple((str(one["name"]), str(one["group"])) for one in names)
    except (LookupError, TypeError):
        raise Refusal("bad_argument", method=method, argument="names", value=format_value(names)) from None


def checked_name(name: str) -> str:
    """Return the name if it is allowed for a person; raise `RosterError` otherwise."""
    with suppress(Refusal):
        if bot_level(text := seat_text(name)) is None:
            return text
    raise RosterError("roster_name", name=format_value(name), most=LONGEST_NAME)


def deduplicate(names: Sequence[str]) -> list[str]:
    """Make names distinct: duplicates get numbers, as in “Emma 1” and “Emma 2”.

    Raises `RosterError` for more than `MAX_NAMES`.
    """
    if len(names) > MAX_NAMES:
        raise RosterError("roster_many", most=MAX_NAMES)
    often = Counter(map(same, names))
    taken = {key for key, times in often.items() if times == 1}
    apart = []
    for name in names:
        if often[same(name)] > 1:
            free = (f"{name[: LONGEST_NAME - 3].rstrip()} {number}" for number in count(1))
            name = next(one for one in free if same(one) not in taken)  # noqa: PLW2901
            taken.add(same(name))
        apart.append(name)
    return apart


def same(name: str) -> str:
    """A key that is equal for names that people read as the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


# the packed text


def written(roster: Roster) -> str:
    """Pack a list as text, using only characters that addresses allow.

    After `VERSION` follow, in URL-safe base64, the CRC-32 of the lines, and the lines in UTF-8, deflated:

    * the code, followed by a space and the PIN if there is one,
    * for each other group, its letter, a space and its code,
    * an empty line,
    * the names; in groups other than the first, with the group's letter and `|` in front.

    Names in a group without a code use the code of the class. Raises `RosterError` for a bad name or group, and for an
    e-mail address, which never leaves the teacher's tablet; and `CodeError` for a bad code.
    """
    for name, _ in roster.names:
        if AT_SIGN.search(name):
            raise RosterError("roster_mail", name=format_value(name))
    usual = [(name, GROUPS[0] if group in set(GROUPS) - set(roster.groups) else group) for name, group in roster.names]
    roster = checked(roster._replace(names=tuple(usual)))
    head = [f"{roster.code} {roster.pin}".rstrip(), *(f"{letter} {code}" for letter, code in roster.groups.items())]
    names = [name if group == GROUPS[0] else f"{group}|{name}" for name, group in roster.names]
    body = ("\n".join(head) + "\n\n" + "\n".join(names)).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    packed = _check(body) + packer.compress(body) + packer.flush()
    return VERSION + urlsafe_b64encode(packed).decode().rstrip("=")


def read(text: str) -> Roster:
    """Read a list from its packed text.

    Raises `RosterError` for text that is cut off, altered or from a newer Rollbook, and `CodeError` for a code that
    this Rollbook does not know.
    """
    text = "".join(text.split())
    if text[:1].isdigit() and text[:1] > VERSION:
        raise RosterError("roster_newer")
    try:
        if len(text) > MAX_LETTERS or not LETTERS.fullmatch(text):
            raise ValueError
        packed = urlsafe_b64decode(text[1:] + "=" * (-(len(text) - 1) % 4))
        unpacker = zlib.decompressobj(-15)
        body = unpacker.decompress(packed[CHECK_BYTES:], MAX_BYTES)
        if not unpacker.eof or unpacker.unused_data or packed[:CHECK_BYTES] != _check(body):
            raise ValueError
        head, _, names = body.decode().partition("\n\n")
        first, *groups = head.split("\n")
        code, _, pin = first.partition(" ")
        pairs = [line.split(" ") for line in groups]
        parted = [line.partition("|") for line in names.split("\n") if line]
        named = [(name, group) if bar else (group, GROUPS[0]) for group, bar, name in parted]
        roster = Roster(code, tuple(named), dict(pairs), pin)
    except (ValueError, zlib.error):
        raise RosterError("roster_damaged") from None
    return checked(roster)


def _check(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(CHECK_BYTES, "big")


def checked(roster: Roster) -> Roster:
    """The list with its codes as shown and distinct names. Raises the same errors as `written`."""
    code = spelt(roster.code)
    if roster.pin and not PIN.fullmatch(roster.pin):
        raise RosterError("roster_damaged")
    groups = {letter: spelt(roster.groups[letter]) for letter in sorted(roster.groups)}
    for letter, other in groups.items():
        if letter not in GROUPS[1:] or not belongs(code, other):
            raise RosterError("roster_group", group=format_value(letter))
    letters = {GROUPS[0], *groups}
    for _, group in roster.names:
        if group not in letters:
            raise RosterError("roster_group", group=format_value(group))
    names = [checked_name(unicodedata.normalize("NFC", name)) for name, _ in roster.names]
    apart = deduplicate(names)
    return Roster(code, tuple(zip(apart, (group for _, group in roster.names), strict=True)), groups, roster.pin)


# who is here


def attendance(roster: Roster, played: Sequence[Sequence[str]], by: Sequence[str] = ()) -> dict[str, list[object]]:
    """Compare the names on a list with the names in results: `played` has the names of each result.

    `by`: for each result, the letter of the group whose code was played, if there are groups. Returns:

    * `missing`: the names on the list that are not in any result,
    * `strangers`: for each result, the names that are not on the list,
    * `times`: for each result, the largest number of results so far with one of its names, counted from 1,
    * `elsewhere`: for each result, the names that belong to another group, with its letter.
    """
    listed = {same(name): group for name, group in roster.names}
    seen: Counter[str] = Counter()
    strangers: list[object] = []
    times: list[object] = []
    for names in played:
        keys = [same(name) for name in names]
        seen.update(set(keys))
        times.append(max((seen[key] for key in keys), default=1))
        strangers.append([name for name, key in zip(names, keys, strict=True) if listed and key not in listed])
    played_by = zip_longest(played, by[: len(played)], fillvalue="")
    elsewhere: list[object] = [_elsewhere(listed, names, letter) for names, letter in played_by]
    return {
        "missing": [name for name, _ in roster.names if not seen[same(name)]],
        "strangers": strangers,
        "times": times,
        "elsewhere": elsewhere,
    }


def _elsewhere(listed: Mapping[str, str], names: Sequence[str], letter: str) -> dict[str, str]:
    """The names that do not belong to the group whose code was played, with the letter of their own group."""
    groups = {name: listed.get(same(name), letter) for name in names}
    return {name: group for name, group in groups.items() if letter and group != letter}
