"""The bridge's methods for the teacher's desk: tasks, dice for a class on paper, boards. None changes the table."""

from collections.abc import Sequence

from rollbook.bridge.arguments import ByRules
from rollbook.core.game import Options
from rollbook.core.messages import Json


class Teacher:
    """The teacher's desk (see `rollbook.classroom.teachers_desk`). Each public method is a method of the bridge.

    Most visits need none of it, and the page starts sooner without.
    """

    def teachers_desk(self) -> list[Json]:
        """The offers for each game: its kinds of task, and whether its dice can be projected."""
        from rollbook.classroom.teachers_desk import offers  # noqa: PLC0415

        return offers()

    def tasks(self, game: ByRules[str], kind: str, count: int, seed: ByRules[int]) -> list[Json]:
        """`count` tasks of one kind, with their answers."""
        from rollbook.classroom.teachers_desk import tasks  # noqa: PLC0415

        return tasks(game, kind, count, seed)

    def puzzles(self, game: str, kind: str, number: int) -> Json:
        """The puzzles of a sheet (see `rollbook.classroom.puzzles`)."""
        from rollbook.classroom.puzzles import puzzles  # noqa: PLC0415

        return puzzles(game, kind, number)

    def check_puzzle(self, game: str, kind: str, number: int, at: int, answer: Sequence[int]) -> bool:
        """Whether an answer to a puzzle of a sheet is right."""
        from rollbook.classroom.puzzles import check  # noqa: PLC0415

        return check(game, kind, number, at, answer)

    def puzzle_hint(self, game: str, kind: str, number: int, at: int, step: int) -> Json:
        """A hint to a puzzle of a sheet, or its answer."""
        from rollbook.classroom.puzzles import hint  # noqa: PLC0415

        return hint(game, kind, number, at, step)

    def projected(self, game: ByRules[str], seed: ByRules[int], throws: int) -> Json:
        """The dice of a class that plays on paper, after `throws` throws."""
        from rollbook.classroom.teachers_desk import projected  # noqa: PLC0415

        return projected(game, seed, throws)

    def blank(self, game: ByRules[str], options: ByRules[Options]) -> Json:
        """The board at the start of a match, for printing."""
        from rollbook.classroom.teachers_desk import blank  # noqa: PLC0415

        return blank(game, options)
