"""A match as text: writes and reads records, without knowing any rules.

    rollbook 1
    game: roll_it 1
    options: grids=4
    seats: Anna | Ben
    seed: 7

    dice 3 5
    0 1.8
    # a remark: kept, but it changes no position

`options:` lists the options that differ from their defaults, and is left out if there are none. The text ends with a
line feed.
Reading also accepts CRLF, a byte-order mark, trailing blank lines and full-width digits.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, pairwise
from random import Random
from typing import Any, Final, NamedTuple

from rollbook.core.dice import LARGEST_SEED
from rollbook.core.errors import IllegalMove, RecordError, SetUpError, format_value
from rollbook.core.game import DICE, Actor, State
from rollbook.core.moves import Choices, Moves

# A match as text: its actions and remarks, and the legal moves of a seat.

SHOWN_MOVES = 5
"""The number of moves in the repr of a seat's legal moves."""


class Action(NamedTuple):
    """One action of a match, as text."""

    actor: Actor
    text: str

    @classmethod
    def parse(cls, line: object) -> "Action":
        """The action in a line of a record (`dice 2 6`, `0 5.3`). Raises `IllegalMove` for any other line."""
        if isinstance(line, str):
            actor, _, text = line.partition(" ")
            if text and actor == DICE:
                return cls(DICE, text)
            if text and is_number(actor):
                return cls(int(actor), text)
        raise IllegalMove("not_an_action", text=format_value(line))

    def __str__(self) -> str:
        return f"{self.actor} {self.text}"


class Remark(NamedTuple):
    """A comment in the record; `after` is the number of actions before it."""

    after: int
    text: str


def is_number(text: str) -> bool:
    """Whether a string is a non-negative integer of at most 16 digits, without leading zeros."""
    return text.isascii() and text.isdigit() and len(text) <= 16 and str(int(text)) == text


def latest_since_dice(actions: Sequence[Action], seat: int) -> int | None:
    """The index of a seat's latest action since the last roll; None if it has made none."""
    for at in reversed(range(len(actions))):
        if actions[at].actor == seat:
            return at
        if actions[at].actor == DICE:
            break
    return None


def close_gap(remarks: list[Remark], at: int) -> None:
    """Shift the remarks after action `at` up by one."""
    later = len(remarks)
    while later and remarks[later - 1].after > at:
        later -= 1
        remarks[later] = Remark(remarks[later].after - 1, remarks[later].text)


class MoveTexts(Moves[str]):
    """The legal moves of a seat as text: a lazy view of the game's own `Moves`."""

    def __init__(self, state: State, moves: Moves[Any]) -> None:
        self._notation = state.game.notation
        self._moves = moves

    def at(self, number: int) -> str:
        """The text of move `number`."""
        return self._notation.text(self._moves.at(number))

    def __iter__(self) -> Iterator[str]:
        return map(self._notation.text, self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __contains__(self, text: object) -> bool:
        move = self._notation.parse(text) if isinstance(text, str) else None
        return move is not None and move in self._moves

    def sample(self, rng: Random) -> str:
        """One of the legal moves, each equally likely. Raises IndexError if there are none."""
        return self._notation.text(self._moves.sample(rng))

    def choices_after(self, picks: Sequence[str]) -> Choices:
        """The picks that can follow these, and the move that they make."""
        return self._moves.choices_after(picks)

    def __repr__(self) -> str:
        first = [*islice(self, SHOWN_MOVES), *(["..."] if len(self) > SHOWN_MOVES else [])]
        return f"<{counted(len(self), 'legal move')}{': ' if first else ''}{', '.join(first)}>"


def counted(number: int, thing: str) -> str:
    """Format a number of things: `1 action`, `2 actions`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


FIRST_LINE: Final = "rollbook 1"
# Without a limit, a short link could hold a match that no tablet can open.
MAX_ENTRIES: Final = 20_000
"""The maximum number of actions and remarks in a match. Random matches have fewer than 500."""
MAX_CHARACTERS: Final = 300 * MAX_ENTRIES
"""The maximum length of a record in characters. No line is longer than the line of twelve names (520)."""
NARROW: Final = {0x3000: 0x20, **{0xFF01 + at: 0x21 + at for at in range(94)}}
"""A table for `str.translate` that maps the full-width characters of Asian keyboards to the usual ones."""
BYTE_ORDER_MARK: Final = re.compile("^\ufeff", re.MULTILINE)


class Entry(NamedTuple):
    """One line after the empty one: an action of an actor, or a remark (`actor` is None)."""

    actor: Actor | None
    text: str

    def __str__(self) -> str:
        return f"{'#' if self.actor is None else self.actor} {self.text}"


def in_order(actions: Sequence[Action], remarks: Iterable[Remark]) -> tuple[Entry, ...]:
    """The actions and remarks of a match in the order of its record."""
    entries: list[Entry] = []
    done = 0
    for after, text in remarks:
        entries += [Entry(*action) for action in actions[done:after]]
        entries.append(Entry(None, text))
        done = after
    return (*entries, *(Entry(*action) for action in actions[done:]))


@dataclass(frozen=True)
class Record:
    """A parsed record, not yet checked against the rules."""

    game: str
    version: str
    options: Mapping[str, str]
    seats: tuple[str, ...]
    seed: int
    entries: tuple[Entry, ...]
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """The line number in the text, from 1, of each field and of the first entry."""

    def __hash__(self) -> int:
        return hash((self.game, self.version, frozenset(self.options.items()), self.seats, self.seed, self.entries))

    def __str__(self) -> str:
        head = [FIRST_LINE, f"game: {self.game} {self.version}"]
        if self.options:
            head.append("options: " + " ".join(f"{name}={value}" for name, value in self.options.items()))
        head += [f"seats: {' | '.join(self.seats)}", f"seed: {self.seed}", ""]
        return "\n".join([*head, *map(str, self.entries)]) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record. Raises `RecordError`, which gives the line at fault."""
        return _Reader(text).record()


def split(text: str) -> list[tuple[int, str]]:
    """The consecutive records in a string, each with the number of its first line, counted from 1.

    Every `rollbook 1` line begins a new part, because no other line of a record looks like it. Empty lines between two
    records are ignored. Text before the first record is returned as a part; nothing is validated here.
    """
    lines = lines_of(text)
    begins = [number for number, line in enumerate(lines) if number == 0 or line.startswith("rollbook ")]
    parts = []
    for begin, end in pairwise([*begins, len(lines)]):
        record = "\n".join(lines[begin:end]).rstrip("\n") + "\n"
        # The empty line after the head belongs to the record, even if nothing follows.
        parts.append((begin + 1, record if "\n\n" in record else record + "\n"))
    return parts


def lines_of(text: str) -> list[str]:
    """The lines of text from any system: Windows uses different line endings, and may add a byte-order mark."""
    return BYTE_ORDER_MARK.sub("", text.replace("\r\n", "\n").replace("\r", "\n")).split("\n")


class _Reader:
    """Reads a record line by line. `number` is the number of the last line read, counted from 1."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise RecordError("record_not_text", 1)
        if len(text) > MAX_CHARACTERS:
            raise RecordError("record_too_long", 1, most=MAX_ENTRIES)
        self.texts = lines_of(text)
        while self.texts and not self.texts[-1].strip():
            self.texts.pop()
        self.number = 0
        self.lines: dict[str, int] = {}

    def record(self) -> Record:
        self.first_line()
        game, _, version = self.field("game").partition(" ")
        has_options = self.number < len(self.texts) and self.texts[self.number].startswith("options:")
        options = self.options(self.field("options")) if has_options else {}
        seats = tuple(self.field("seats").split(" | "))
        if any("|" in seat for seat in seats):
            raise RecordError("record_seats", self.number)
        seed = self.seed(self.field("seed"))
        if self.next_line():  # missing if the text has lost its trailing empty lines
            raise RecordError("record_not_empty", self.number)
        self.lines["entries"] = self.number + 1
        if len(self.texts) - self.number > MAX_ENTRIES:
            raise RecordError("record_too_long", self.number + MAX_ENTRIES + 1, most=MAX_ENTRIES)
        entries = []
        while self.number < len(self.texts):
            entries.append(self.entry(self.next_line() or ""))
        return Record(game, version, options, seats, seed, tuple(entries), self.lines)

    def next_line(self) -> str | None:
        self.number += 1
        return self.texts[self.number - 1] if self.number <= len(self.texts) else None

    def first_line(self) -> None:
        line = self.next_line() or ""
        if line == FIRST_LINE:
            return
        version = line.removeprefix("rollbook ")
        if version != line and is_number(version):
            raise RecordError("record_newer", 1, shown=line[:40])
        raise RecordError("record_not_text", 1)

    def field(self, name: str) -> str:
        line = self.next_line()
        if line is None or not line.startswith(f"{name}: "):
            raise RecordError("record_missing", self.number, expected=f"{name}: ...")
        self.lines[name] = self.number
        return line.removeprefix(f"{name}: ")

    def options(self, texts: str) -> dict[str, str]:
        options: dict[str, str] = {}
        for text in texts.split(" "):
            name, equals, value = text.partition("=")
            if not (name and equals and value) or name in options:
                raise RecordError("record_option", self.number, text=text[:40])
            options[name] = value
        return options

    def seed(self, text: str) -> int:
        text = text.translate(NARROW)
        if is_number(text) and int(text) <= LARGEST_SEED:
            return int(text)
        raise RecordError("record_refused", self.number, SetUpError("seed", "bad_seed", seed=text[:40]))

    def entry(self, line: str) -> Entry:
        actor, _, text = line.partition(" ")
        if actor == "#":
            return Entry(None, text)
        if not line.isascii():
            actor, _, text = line.translate(NARROW).partition(" ")
        if actor == DICE:
            return Entry(DICE, text)
        if is_number(actor):
            return Entry(int(actor), text)
        raise RecordError("record_action", self.number, text=line[:80])
