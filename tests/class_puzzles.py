"""Solves a class's puzzles for tests, and forges results."""

from collections.abc import Sequence

from rollbook.class_code import decode
from rollbook.classroom import puzzle_runs
from rollbook.classroom.puzzles import kept_sheet
from rollbook.classroom.results import SEAL, seal_of


def right_answers(code: str) -> list[tuple[int, ...]]:
    said = decode(code)
    return [made.task.form.answer for made in kept_sheet(said["game"], said["puzzles"], said["seed"])]


def solved(code: str, name: str = "Zoe", wrong: Sequence[int] = (), tag: str | None = None) -> puzzle_runs.Run:
    """Return the run of a child who answers each puzzle correctly, but those in `wrong` only at the second try."""
    run = puzzle_runs.begin(code, name, tag=tag)
    for at, answer in enumerate(right_answers(code)):
        if at in wrong:
            assert not run.answer([answer[0] + 1, *answer[1:]])
        assert run.answer(answer)
    return run


def forged(text: str, *changes: tuple[str, str]) -> str:
    """Edit a result, and seal it again."""
    bare = text.rpartition("# ")[0]
    for old, new in changes:
        assert old in bare
        bare = bare.replace(old, new, 1)
    return f"{bare}# {SEAL}{seal_of(bare)}\n"
