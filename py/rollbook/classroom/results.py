"""The results of a class: sealed on each tablet, replayed and judged on the teacher's tablet.

    >>> from rollbook import classroom
    >>> match = classroom.begin("32W", ["Anna"])
    >>> match.roll()
    '2 6'
    >>> classroom.read(classroom.sealed(match))["unfinished"]
    {'rolls': 1, 'at_least': 26}

A result is the complete record of a class match, finished or not, with a seal as its last remark: a digest of
everything before it. `read` replays the record and accepts it only if it is the class's match and unaltered. The seal
detects edits that the rules cannot, such as a deleted wrong try or a changed name. It does not stop anyone who
recomputes the seal: Rollbook has no secrets and no server that could keep one.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple

from rollbook.classroom.codes import REAL, decode
from rollbook.classroom.fair_dice import counted
from rollbook.classroom.matches import CLASS, TAG, again_of, code_of, dice_of, is_set_up_by, spelt
from rollbook.classroom.missed import questions_of
from rollbook.classroom.own_work import right_at_once, works_itself
from rollbook.core.errors import RecordError, ResultError
from rollbook.core.game import DICE
from rollbook.core.match import Match
from rollbook.core.messages import Json
from rollbook.core.set_up import as_seat

SEAL: Final = "seal "
"""The prefix of the last remark in a result; the digest follows."""
SEALED: Final = "rollbook result 1\n"
"""The text that precedes the record in the digest."""
LENGTH: Final = 16
"""The number of characters in a seal, four bits each."""
HINT: Final = "hint "
"""The prefix of the remark that notes a hint."""
TAKE_BACK: Final = "take-back "
"""The prefix of the remark that notes a roll that was taken back: the player has seen the dice."""


def seal_of(record: str) -> str:
    """The seal of a record: the first 64 bits, in hexadecimal, of the SHA-256 digest of `SEALED` and the record."""
    return sha256((SEALED + record).encode()).hexdigest()[:LENGTH]


def without_seal(text: str) -> tuple[str, str | None]:
    """A text without its last remark if this is a seal, and the seal, or None."""
    body, _, last = text.removesuffix("\n").rpartition("\n# ")
    return (f"{body}\n", last.removeprefix(SEAL)) if last.startswith(SEAL) else (text, None)


def sealed(match: Match) -> str:
    """The result of a class match as text: its record with a seal.

    It may be unfinished. Raises `ResultError` if the match has no class code, or was not set up or played by the rules
    of its code.
    """
    _check_coded(match)
    bare, seal = without_seal(str(match))
    if seal is not None:
        _check_seal(bare, seal)
    _check_played(match, code_of(match) or "")
    return f"{bare}# {SEAL}{seal_of(bare)}\n"


def read(text: str, code: str | Sequence[str] | None = None) -> Json:
    """A result as data, after it has been replayed and found to be a match of its class.

    `code` is the class's code, or a list of the codes of its groups. The data are:

    * `code`, `game`, `seats` (each with `name` and `bot`), `scores`, `winners`, `lowest_wins`, `actions`,
    * `unfinished`: None if the match is over; otherwise the number of `rolls` so far, and the fewest rolls of such a
      match (`at_least`), None if the game's rules give none; `scores` is None then, and `winners` is empty,
    * `hints`, `take_backs`: the number of hints, and of rolls taken back,
    * `right_at_once`: for each seat, how many of its moves were right first time, and how many there were,
    * `asked`: their questions (see `rollbook.classroom.missed.questions_of`); both are None outside self-check mode,
    * `again`: 2 for the second match of its code on its tablet,
    * `throws`: the counts of the dice (see `rollbook.classroom.fair_dice.counted`),
    * `dice`: the `same` on all tablets, each tablet's `own`, or `real`,
    * `seed`: results with the same seed had the same dice; None means real dice,
    * `moves`: the same for finished matches with the same moves,
    * `mark`: identifies the `text`.

    Raises `RecordError` for text that is not a record, or whose moves the rules forbid; `CodeError` for a class code
    that this Rollbook does not know; and `ResultError` for a match that belongs to no class or to another one, was
    altered, or was not set up or played by the rules of its code.
    """
    match = _parsed(text)
    _check_coded(match)
    own = code_of(match)
    check_class(own or "", code)
    bare, seal = without_seal(str(match))
    if seal is None:
        raise ResultError("result_not_sealed")
    _check_seal(bare, seal)
    _check_played(match, own or "")
    return _as_data(match, own, seal)


def _as_data(match: Match, own: str | None, seal: str) -> Json:
    """A result that has been checked, as data."""
    result, dice = match.result, dice_of(own or "")
    return {
        "code": own,
        "game": match.game.id,
        "seats": list(map(as_seat, match.seats)),
        "scores": list(result.scores) if result else None,
        "winners": list(result.winners) if result else [],
        "unfinished": None if result else _so_far(match),
        "lowest_wins": match.game.lowest_wins,
        "actions": len(match.history),
        "hints": _count(match, HINT),
        "take_backs": _count(match, TAKE_BACK),
        "again": again_of(match),
        # Two children who have only begun may well have made the same few moves.
        "moves": sha256("\n".join(match.actions).encode()).hexdigest()[:LENGTH] if result else seal,
        "right_at_once": right_at_once(match) if works_itself(match) else None,
        "asked": questions_of(match),
        "throws": counted(match),
        "dice": dice,
        "seed": None if dice == REAL else match.seed,
        "mark": seal,
        "text": str(match),
    }


def _so_far(match: Match) -> Json:
    """The number of rolls of an unfinished match, and the fewest in all; None if its game's `classroom` cannot tell."""
    rolls = _rolls(match)
    left = getattr(match.game.part("classroom"), "fewest_rolls_left", None)
    return {"rolls": rolls, "at_least": None if left is None else rolls + left(match.state)}


def _rolls(match: Match) -> int:
    return sum(actor == DICE for actor, _ in match.history)


def _parsed(text: str) -> Match:
    """The match of a result. Raises the errors of `read` if the text was cut off, or altered against the rules."""
    bare, seal = without_seal(text.rstrip())
    try:
        match = Match.parse(text)
    except RecordError as error:
        if seal is None and f"\n# {CLASS}" in text:
            raise ResultError("result_not_whole") from None
        if seal is not None and seal != seal_of(bare):
            raise ResultError("result_altered") from None
        _check_beginning(text, error.line)
        raise
    if seal is not None and len(seal) < LENGTH:
        raise ResultError("result_not_whole")
    return match


def _check_beginning(text: str, line: int) -> None:
    """Raise `ResultError` if the lines above line `line` break the rules of their class code."""
    try:
        begun = Match.parse("\n".join(text.splitlines()[: line - 1]) + "\n")
    except RecordError:
        return
    if code := code_of(begun):
        _check_played(begun, code)


def check_class(own: str, code: str | Sequence[str] | None) -> None:
    """Raise `ResultError` unless a result has the code of its class or of one of its groups; None accepts any code."""
    codes = [code] if isinstance(code, str) else code
    expected = [spelt(one) for one in codes or ()]
    if codes is not None and own not in expected:
        raise ResultError("result_other_class", code=own, expected=", ".join(expected))


def _check_coded(match: Match) -> None:
    """Raise `ResultError` unless this is a class match."""
    if code_of(match) is None:
        raise ResultError("result_without_class")


def _count(match: Match, kind: str) -> int:
    """The number of remarks of a kind in a match."""
    return sum(remark.text.startswith(kind) for remark in match.remarks)


def _check_seal(bare: str, seal: str) -> None:
    if seal != seal_of(bare):
        raise ResultError("result_altered")


def _check_played(match: Match, code: str) -> None:
    """Raise `ResultError` unless the match was set up and played by the rules of its class code."""
    if not is_set_up_by(match, code):
        raise ResultError("result_other_match")
    if not decode(code)["hints"] and _count(match, HINT):
        raise ResultError("result_helped")
    if dice_of(code) == REAL:
        return
    # The moves of robots are not recomputed: thirty matches against `hard` would block the teacher's tablet.
    throws = 0
    for number, (actor, text) in enumerate(match.history):
        if actor == DICE:
            dice = match.position(number).dice
            if text != dice.text(dice.throw(match.seed, throws)):
                raise ResultError("result_other_dice", number=throws + 1)
            throws += 1


# several results of one match

TAGGED: Final = re.compile(rf"^# {TAG}\w+$", re.MULTILINE)
"""The remark that distinguishes a match from all others."""


class _Stage(NamedTuple):
    """The progress of a match: the later of two results of a match has the larger one."""

    over: bool
    rolls: int
    """The rolls made, those taken back included."""
    actions: int
    remarks: int


def replaced(texts: Sequence[str]) -> list[int | None]:
    """For each of some results, the index of the later one that replaces it; None if it counts.

    Only an unfinished result is replaced: by a result of the same match that is finished or has come further, whichever
    came first. Matches are the same if their marks are. Without marks, the record of one must begin with the other.
    """
    same: defaultdict[str, list[int]] = defaultdict(list)
    for number, text in enumerate(texts):
        marked = TAGGED.search(text)
        same[marked[0] if marked else text.partition("\n\n")[0]].append(number)
    found: list[int | None] = [None] * len(texts)
    for numbers in same.values():
        if len(numbers) > 1:
            _find_replaced({number: texts[number] for number in numbers}, found)
    return found


def _find_replaced(texts: Mapping[int, str], found: list[int | None]) -> None:
    """Note in `found` what replaces each of these results, which may all be of one match."""
    reached = sorted((stage, number) for number, text in texts.items() if (stage := _stage(text)) is not None)
    for at, (stage, number) in enumerate(reached):
        if not stage.over:
            body = texts[number].rpartition("# ")[0]
            marked = TAGGED.search(body)
            later = [other for _, other in reached[at + 1 :] if marked or texts[other].startswith(body)]
            found[number] = later[-1] if later else None


@lru_cache(maxsize=200)
def _stage(text: str) -> _Stage | None:
    """The stage of the match of a result, None if this is not a match. Cached: a list of results asks for it often."""
    try:
        match = Match.parse(text)
    except RecordError:
        return None
    rolls = _rolls(match) + _count(match, TAKE_BACK)
    return _Stage(match.result is not None, rolls, len(match.history), len(match.remarks))


# all results together


def spread(results: Iterable[Json]) -> Json:
    """Statistics of the people in some results: their number `people`, and the spread of `scores` and of `right`.

    A spread is the minimum, the median and the maximum (`min`, `median`, `max`), or None without data. `scores` are
    those of finished matches. `right` is the percentage of a person's moves so far that were right first time, rounded;
    people without counted moves are left out.
    """
    people = 0
    scores: list[int] = []
    right: list[int] = []
    for result in results:
        seats = result["seats"]
        points = result["scores"] or [None] * len(seats)
        counted = result["right_at_once"] or [(0, 0)] * len(seats)
        for seat, score, (at_once, moves) in zip(seats, points, counted, strict=True):
            if seat["bot"] is None:
                people += 1
                if score is not None:
                    scores.append(score)
                if moves:
                    right.append(round(100 * at_once / moves))
    return {"people": people, "scores": _spread(scores), "right": _spread(right)}


def order(results: Sequence[Json]) -> list[int]:
    """The order of some results, as indices: by the best human score, then as given.

    Unfinished ones come last, those with the most rolls first.
    """

    def best(number: int) -> tuple[bool, int]:
        result = results[number]
        if result["scores"] is None:
            return True, -result["unfinished"]["rolls"]
        scores = [score for seat, score in zip(result["seats"], result["scores"], strict=True) if seat["bot"] is None]
        return False, min(scores, default=0) if result["lowest_wins"] else -max(scores, default=0)

    return sorted(range(len(results)), key=best)


def _spread(values: Sequence[float]) -> Json | None:
    if not values:
        return None
    ordered = sorted(values)
    half = len(ordered) // 2
    middle = ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
    return {"min": _short(ordered[0]), "median": _short(middle), "max": _short(ordered[-1])}


def _short(value: float) -> float:
    """The number rounded to at most one decimal place; as an int if it is an integer."""
    return int(value) if value == int(value) else round(value, 1)
