"""Puzzles on a tablet: the tasks of the teacher's desk one at a time, each checked, with hints in steps.

The tasks are the printed tasks with the same sheet number (`teachers_desk.sheet`). The exit question of a lesson plan
is a sheet with a single puzzle, whatever its number. A tablet asks for one option, for
all right options, or for a number. The page does not know the answer until a child requests it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rollbook.classroom.tasks import teaching_of
from rollbook.classroom.teachers_desk import Made, sheet
from rollbook.core.errors import Refusal, format_value
from rollbook.core.messages import Json, as_message
from rollbook.core.set_up import as_seat, chosen_game

PUZZLES_PER_SHEET: Final = 6
"""The number of puzzles in one sheet on a tablet."""
SECONDS: Final = 60
"""The time limit of a puzzle. A later answer counts like any other."""
HINTS: Final = 2
"""The number of hints before the answer."""
AROUND: Final = 3
"""The minimum distance of the second hint's bounds from the right number; it grows with this number."""


@lru_cache(maxsize=4)
def kept_sheet(game: str, kind: str, number: int) -> tuple[Made, ...]:
    """The puzzles of a sheet with their answers, cached."""
    return tuple(sheet(game, kind, count_of(game, kind), number))


def count_of(game: str, kind: str) -> int:
    """The number of puzzles on a sheet of this kind."""
    return 1 if any(kind == one.id for one in teaching_of(chosen_game(game)).exits) else PUZZLES_PER_SHEET


def puzzles(game: str, kind: str, number: int) -> Json:
    """The puzzles of a sheet, without their answers, and the `seconds` of the timer.

    `puzzles`: each has its `question`, its `dice`, the type of the answer in `asked` (`one`, `many`, `number`), the
    `options` as arguments of messages, and the `position` to draw, or None. Raises the same errors as
    `teachers_desk.tasks`.
    """
    return {"seconds": SECONDS, "hints": HINTS, "puzzles": [_question(made) for made in kept_sheet(game, kind, number)]}


def _question(made: Made) -> Json:
    task, state, seat, drawn = made
    position = {
        "seats": [as_seat("") for _ in state.scores()],
        "view": state.view(),
        "turn": seat,
        "to_act": [seat],
        "latest": None,
        "choices": None,
    }
    return {
        "question": as_message(task.question),
        "dice": list(task.dice),
        "asked": task.form.how,
        "options": [dict(about) for about in task.form.options],
        "seat": seat,
        "position": position if drawn else None,
    }


def check_puzzle(game: str, kind: str, number: int, at: int, answer: Sequence[int]) -> bool:
    """Whether an answer to puzzle `at` is right: the chosen options, in any order, or the number."""
    return tuple(sorted(answer)) == _made(game, kind, number, at).task.form.answer


def puzzle_hint(game: str, kind: str, number: int, at: int, step: int) -> Json:
    """The second hint (`step` 2) or the answer (3) of a puzzle. The first hint is a method, which the page describes.

    `count`: the number of right options. `out`: all but two of the wrong options. `low` and `high`: bounds for the
    number. `answer`: the message with the answer, and `right`: the right options.
    """
    made = _made(game, kind, number, at)
    form = made.task.form
    if step not in (HINTS, HINTS + 1):
        raise Refusal("bad_argument", method="puzzle_hint", argument="step", value=format_value(step))
    if step > HINTS:
        return {"answer": as_message(made.task.answer), "right": list(form.answer)}
    if form.how == "many":
        return {"count": len(form.answer)}
    if form.how == "one":
        wrong = [at for at in range(len(form.options)) if at not in form.answer]
        return {"out": wrong[: len(wrong) - 1]}
    (right,) = form.answer
    wide = max(AROUND, right // 4)
    low = max(0, right - (right * 7 + at) % (wide + 1))
    return {"low": low, "high": low + wide}


def _made(game: str, kind: str, number: int, at: int) -> Made:
    made = kept_sheet(game, kind, number)
    if type(at) is not int or not 0 <= at < len(made):
        raise Refusal("bad_argument", method="puzzles", argument="at", value=format_value(at))
    return made[at]
