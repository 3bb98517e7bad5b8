"""The results of puzzles in a class: sealed on each tablet, replayed and judged on the teacher's tablet."""

from collections.abc import Sequence
from hashlib import sha256

from rollbook.classroom.puzzle_runs import Run
from rollbook.classroom.puzzles import kept_sheet
from rollbook.classroom.results import LENGTH, SEAL, check_class, seal_of, without_seal
from rollbook.core.errors import CodeError, RecordError, Refusal, ResultError
from rollbook.core.messages import Json
from rollbook.core.record import lines_of
from rollbook.core.set_up import as_seat


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
