"""The puzzles of a class code: one child's answers as text, judged by the same puzzles on each tablet.

    >>> from rollbook.classroom import puzzle_runs
    >>> run = puzzle_runs.begin("H35P", "Anna")
    >>> run.answer([1])
    True
    >>> print(run, end="")
    rollbook puzzles 1
    class: H35P
    name: Anna
    <BLANKLINE>
    1 answer 1

Each line after the empty line belongs to a puzzle, counted from 1: `answer` with the chosen options (or the number),
`hint`, `show` (the answer was shown) and `late` (time was up). Whether an answer is right is not stored, but recomputed
from the code. The result is this text with a seal (see `rollbook.classroom.results`).
"""

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from rollbook.classroom.codes import PUZZLES, decode
from rollbook.classroom.matches import AGAIN, TAG, again_in, spelt
from rollbook.classroom.puzzles import HINTS, check_puzzle, count_of, kept_sheet, puzzle_hint, puzzles
from rollbook.classroom.results import LENGTH, SEAL, check_class, seal_of, without_seal
from rollbook.core.errors import CodeError, RecordError, Refusal, ResultError, SetUpError, format_value
from rollbook.core.messages import Json
from rollbook.core.record import lines_of
from rollbook.core.set_up import as_seat, bot_level, seat_text

HEAD: Final = "rollbook puzzles "
FIRST_LINE: Final = f"{HEAD}1"
LINE: Final = re.compile(r"([1-9]\d?) (answer(?: \d{1,4})+|hint|show|late)")
MAX_ANSWER: Final = 9999
"""The largest number that can be typed."""
MAX_CHARACTERS: Final = 200_000
"""The maximum length of the text: more than a child writes in a year."""


class Solved(NamedTuple):
    """The outcome of one puzzle so far."""

    tries: int = 0
    hints: int = 0
    """The number of hints; showing the answer counts as `shown` instead."""
    right: bool = False
    shown: bool = False
    late: bool = False

    @property
    def over(self) -> bool:
        """Whether the puzzle was solved, or its answer was shown."""
        return self.right or self.shown

    @property
    def alone(self) -> bool:
        """Whether the puzzle was solved first time, without a hint."""
        return self.right and self.tries == 1 and self.hints == 0


class Run:
    """One child's run through the puzzles of a class code."""

    def __init__(self, code: str, name: str, remarks: Iterable[str] = ()) -> None:
        said = decode(code)
        if PUZZLES not in said:
            raise CodeError("code_of_match")
        if bot_level(name) is not None:
            raise SetUpError("seats", "name_of_robot", name=format_value(name))
        self.code = spelt(code)
        self.name = seat_text(name)
        self.remarks = tuple(remarks)
        self.game: str = said["game"]
        self.kind: str = said[PUZZLES]
        self.number: int = said["seed"]
        self.with_hints: bool = said["hints"]
        self.lines: list[str] = []
        self.puzzles = [Solved() for _ in kept_sheet(self.game, self.kind, self.number)]

    @property
    def at(self) -> int:
        """The index of the current puzzle; the number of puzzles when all are over."""
        return next((at for at, one in enumerate(self.puzzles) if not one.over), len(self.puzzles))

    @property
    def over(self) -> bool:
        """Whether all puzzles are over."""
        return self.at == len(self.puzzles)

    @property
    def again(self) -> int:
        """The number of this run among the child's runs on the tablet, counted from 1."""
        return again_in(self.remarks)

    def answer(self, answer: Sequence[int]) -> bool:
        """Record an answer to the current puzzle. Returns whether it is right."""
        at, one = self._now()
        if not answer or not all(type(number) is int and 0 <= number <= MAX_ANSWER for number in answer):
            raise Refusal("bad_argument", method="solve_puzzles", argument="answer", value=format_value(answer))
        right = check_puzzle(self.game, self.kind, self.number, at, answer)
        self._note(" ".join(["answer", *map(str, answer)]), tries=one.tries + 1, right=right)
        return right

    def hint(self) -> Json:
        """Record a request for a hint, and return the hint (see `rollbook.classroom.puzzles.puzzle_hint`)."""
        at, one = self._now()
        if not self.with_hints or one.hints == HINTS:
            raise Refusal("puzzle_without_hint")
        self._note("hint", hints=one.hints + 1)
        return self._hint(at, one.hints + 1)

    def show(self) -> Json:
        """Record a request for the answer, and return the answer. The puzzle does not count as solved."""
        at, _ = self._now()
        self._note("show", shown=True)
        return self._hint(at, HINTS + 1)

    def late(self) -> None:
        """Record that the timer of the current puzzle has run out."""
        _, one = self._now()
        if not one.late:
            self._note("late", late=True)

    def _now(self) -> tuple[int, Solved]:
        if self.over:
            raise Refusal("puzzles_over")
        return self.at, self.puzzles[self.at]

    def _note(self, text: str, **outcome: Any) -> None:
        at = self.at
        self.lines.append(f"{at + 1} {text}")
        self.puzzles[at] = self.puzzles[at]._replace(**outcome)

    def _hint(self, at: int, step: int) -> Json:
        """A hint for a puzzle. The first hint is empty here: the page describes a method."""
        return puzzle_hint(self.game, self.kind, self.number, at, step) if step > 1 else {}

    def act(self, act: str, answer: Sequence[int] = ()) -> Json:
        """Perform the act that a page requests. Returns `right` and `hint`: a hint, the answer, or None."""
        if act == "answer":
            at = self.at
            right = self.answer(answer)
            return {"right": right, "hint": self._hint(at, HINTS + 1) if right else None}
        if act in {"hint", "show"}:
            return {"right": False, "hint": self.hint() if act == "hint" else self.show()}
        if act != "late":
            raise Refusal("bad_argument", method="solve_puzzles", argument="act", value=format_value(act))
        self.late()
        return {"right": False, "hint": None}

    def as_json(self) -> Json:
        """The data that a page shows: the `record`, the puzzles (see `puzzles`), and the progress.

        `done`: the outcome of each finished puzzle. `now`: the state of the current puzzle, with the hints given so far
        (`given`); None at the end.
        """
        at = self.at
        now = None
        if not self.over:
            hints = [self._hint(at, step) for step in range(1, self.puzzles[at].hints + 1)]
            now = {**self.puzzles[at]._asdict(), "given": hints}
        sheet = puzzles(self.game, self.kind, self.number)
        return {
            **sheet,
            "hints": HINTS if self.with_hints else 0,
            "record": str(self),
            "code": self.code,
            "game": self.game,
            "kind": self.kind,
            "number": self.number,
            "name": self.name,
            "done": [one._asdict() for one in self.puzzles[:at]],
            "now": now,
        }

    def __str__(self) -> str:
        head = [FIRST_LINE, f"class: {self.code}", f"name: {self.name}", "", *(f"# {one}" for one in self.remarks)]
        return "\n".join([*head, *self.lines]) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Run":
        """Read a run from text without a seal, and play it through again.

        Raises `ResultError` if the text is not a run, or its answers do not fit the puzzles of its code.
        """
        if len(text) > MAX_CHARACTERS:
            raise ResultError("result_not_whole")
        first, *more = lines_of(text.rstrip())
        if first != FIRST_LINE:
            raise RecordError("record_newer", 1, shown=format_value(first))
        head = dict(line.partition(": ")[::2] for line in more[:2])
        if set(head) != {"class", "name"} or any(more[2:3]):
            raise ResultError("result_not_whole")
        remarks = [line.removeprefix("# ") for line in more[3:] if line.startswith("# ")]
        run = cls(head["class"], head["name"], remarks)
        for line in more[3 + len(remarks) :]:
            run._play(line)
        return run

    def _play(self, line: str) -> None:
        found = LINE.fullmatch(line)
        if not found or int(found[1]) != self.at + 1:
            raise ResultError("result_other_puzzles")
        act, *answer = found[2].split(" ")
        try:
            self.act(act, [int(number) for number in answer])
        except Refusal:
            raise ResultError("result_other_puzzles") from None


def set_up(code: str) -> Json | None:
    """The set-up of the puzzles of a class code: kind, sheet, number of puzzles; None for the code of a match.

    It has the same keys as the set-up of a match, so that lists and groups can treat both alike.
    """
    said = decode(code)
    if PUZZLES not in said:
        return None
    sheet = {"code": spelt(code), "dice": "same", "count": count_of(said["game"], said[PUZZLES])}
    return {**sheet, **{name: said[name] for name in ("game", "options", "seed", "work", PUZZLES)}}


def is_run(text: str) -> bool:
    """Whether a string claims to be a run of puzzles."""
    return text.lstrip("\ufeff \n\r\t").startswith(HEAD)


def begin(code: str, name: str, *, again: int = 1, tag: str | None = None) -> Run:
    """Begin a new run of a class code, with `again` and `tag` as in `rollbook.classroom.matches.begin`.

    Raises `CodeError` for a bad code or the code of a match, and `SetUpError` for a bad name.
    """
    remarks = [f"{AGAIN}{again}"] if again > 1 else []
    return Run(code, name, [*remarks, f"{TAG}{tag}"] if tag is not None else remarks)


# The results of puzzles in a class: sealed on each tablet, replayed and judged on the teacher's tablet.


def sealed(run: Run) -> str:
    """The result of a run as text. Raises `ResultError` if the run is not over."""
    if not run.over:
        raise ResultError("result_unfinished")
    return f"{run}# {SEAL}{seal_of(str(run))}\n"


def read(text: str, code: str | Sequence[str] | None = None) -> Json:
    """A result as data, in the form of `rollbook.classroom.results.read`, after its answers have been judged again.

    `scores` has how many puzzles were solved; `right_at_once` has how many were solved first time without a hint, and
    the total; `asked` has the question of each. `puzzles` is their kind; `shown` counts the answers that were shown,
    `late` the puzzles whose time ran out. `moves` is the same for results with the same answers, unless all were right.

    Raises the same errors as that function, and `ResultError` for answers that do not fit the puzzles of the code.
    """
    run, bare, seal = _judged(text, code)
    solved = run.puzzles
    answers = [line for line in run.lines if not line.endswith(" late")]
    any_wrong = any(one.tries > one.right for one in solved)
    return {
        "code": run.code,
        "game": run.game,
        "puzzles": run.kind,
        "seats": [as_seat(run.name)],
        "scores": [sum(one.right for one in solved)],
        "winners": [],
        "unfinished": None,
        "lowest_wins": False,
        "actions": len(run.lines),
        "hints": sum(one.hints for one in solved),
        "take_backs": 0,
        "shown": sum(one.shown for one in solved),
        "late": sum(one.late for one in solved),
        "again": run.again,
        "moves": sha256("\n".join(answers).encode()).hexdigest()[:LENGTH] if any_wrong else seal,
        "right_at_once": [(sum(one.alone for one in solved), len(solved))],
        "asked": [_questions(run)],
        "throws": {},
        "dice": "same",
        "seed": run.number,
        "mark": seal,
        "text": f"{bare}# {SEAL}{seal}\n",
    }


def _judged(text: str, code: str | Sequence[str] | None) -> tuple[Run, str, str]:
    """The run in a result, its text without the seal, and the seal. Raises the same errors as `read`."""
    bare, seal = without_seal("\n".join(lines_of(text)).strip("\ufeff \n"))
    if seal is None or len(seal) < LENGTH:
        raise ResultError("result_not_whole")
    try:
        run = Run.parse(bare)
    except (RecordError, CodeError):
        raise
    except Refusal:
        raise ResultError("result_altered" if seal != seal_of(bare) else "result_other_puzzles") from None
    check_class(run.code, code)
    if seal != seal_of(bare):
        raise ResultError("result_altered")
    if not run.over:
        raise ResultError("result_unfinished")
    return run, bare, seal


def _questions(run: Run) -> list[Json]:
    """The question of each puzzle, with its number (`puzzle`) and seat (`of`), for `rollbook.classroom.missed`."""
    sheet = kept_sheet(run.game, run.kind, run.number)
    return [
        {
            "id": made.task.question.id,
            "arguments": {**made.task.question.arguments, "of": made.seat, "puzzle": number},
            "sum": [],
            "moves": 1,
            "right": int(one.alone),
        }
        for number, (made, one) in enumerate(zip(sheet, run.puzzles, strict=True), 1)
    ]
