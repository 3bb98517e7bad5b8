"""Knaster: one roll for all, each on its own sheet (rules/knaster.md; seeds/knaster.txt).

What can be done on a sheet is `knaster_sheet`'s; here are the rounds, the end, and what people are told.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rollbook.dice import Dice, Roll
from rollbook.game import DICE, PASS, Actor, Game, ListedMoves, Message, Options, Result, ScoreLine, State, View
from rollbook.games.knaster_sheet import (
    CELL_NAMES,
    CIRCLED,
    FIRST_BONUS,
    FIRST_CIRCLE,
    LINE_CELLS,
    LINE_NAMES,
    MOVE_OF_TEXT,
    PASS_MOVE,
    POINTS,
    RESULT_CIRCLES,
    TEXT_OF_MOVE,
    Sheet,
    bonus_parts,
    legal_moves,
    number_of,
)
from rollbook.refusals import Argument, IllegalMove

TWO_DICE: Final = Dice(2)
# Playing alone: the ending for more points than this.
GRADES: Final = ((100, "spectacular"), (80, "brilliant"), (50, "good"), (-1, "alone"))

REFUSALS: Final[Mapping[str, str]] = {
    "knaster-done": "Seat {seat} has played this round; others are still at it.",
    "knaster-taken": "Cell {cell} already holds {number}.",
    "knaster-empty": "Cell {cell} is empty: only a number that stands there can be circled.",
    "knaster-other_number": "Cell {cell} holds {number}, and the dice add up to {total}.",
    "knaster-circled": "The {number} in cell {cell} is already circled.",
    "knaster-nothing_possible": "The sheet is full and holds no {total} without a circle: pass.",
    "knaster-judge_first": "A completed line comes first: draw the circles of {lines}.",
    "knaster-none_due": "No circles are due: a line is judged only right after the number that completes it.",
    "knaster-not_due": "No circles are due in {line}: they are due in {lines}.",
    "knaster-circle_count": "Exactly {circles} must be circled in {line} now, not {drawn}.",
    "knaster-not_on_line": "Cell {cell} is not on {line}.",
    "knaster-one_cell": "Each seat writes or circles one number a round.",
    "knaster-one_line": "Completed lines are judged one at a time.",
}


def names(cells: Sequence[int]) -> tuple[str, ...]:
    """The names of cells."""
    return tuple(CELL_NAMES[cell] for cell in cells)


def named(line: int) -> dict[str, Argument]:
    """What a message says of a line: its name and its cells."""
    return {"line": LINE_NAMES[line], "cells": names(LINE_CELLS[line])}


@dataclass(frozen=True, slots=True)
class KnasterState(State[int]):
    """A position: each seat's sheet, and who still has to play the round. A move is a number (see `knaster_sheet`)."""

    REFUSALS = REFUSALS
    EXAMPLES = ("write c3", "circle c3", "bonus row3 a3 d3", PASS)

    sheets: tuple[Sheet, ...]
    turn: int
    total: int
    """What everybody plays with; 0 while the dice are due."""
    waiting: tuple[int, ...]
    """The seats, ascending, that still owe something this round."""
    last_round: bool
    """Whether this roll, or the one that is due, is the last."""

    @property
    def seats(self) -> int:
        return len(self.sheets)

    @property
    def to_act(self) -> tuple[Actor, ...]:
        return self.waiting or (() if self.total else (DICE,))

    @property
    def dice(self) -> Dice:
        return TWO_DICE

    def legal(self, seat: int) -> ListedMoves[int]:
        return ListedMoves(self, legal_moves(self.sheets[seat], self.total) if seat in self.waiting else ())

    def move_text(self, move: int) -> str:
        return TEXT_OF_MOVE[move]

    def move_from_text(self, text: str) -> int | None:
        return MOVE_OF_TEXT.get(text)

    def picks(self, move: int) -> tuple[str, ...]:
        return (PASS,) if move == PASS_MOVE else tuple(TEXT_OF_MOVE[move].split(" ")[1:])

    # what follows

    def after_roll(self, roll: Roll) -> "KnasterState":
        return KnasterState(self.sheets, self.turn, sum(map(int, roll)), tuple(range(self.seats)), self.last_round)

    def after_move(self, seat: int, move: int) -> "KnasterState":
        sheet = self.sheets[seat].after(move, self.total)
        sheets = (*self.sheets[:seat], sheet, *self.sheets[seat + 1 :])
        if sheet.due:
            return KnasterState(sheets, self.turn, self.total, self.waiting, self.last_round)
        waiting = tuple([other for other in self.waiting if other != seat])
        if waiting or self.last_round:
            return KnasterState(sheets, self.turn, self.total, waiting, self.last_round)
        return KnasterState(sheets, (self.turn + 1) % self.seats, 0, (), any(sheet.full for sheet in sheets))

    # why not

    def check_actor(self, actor: Actor) -> None:
        if actor in self.to_act:
            return
        if actor != DICE and self.waiting and actor in range(self.seats):
            raise self.refuse("knaster-done", seat=actor + 1)
        State.check_actor(self, actor)

    def why_not(self, seat: int, move: int) -> IllegalMove:
        sheet = self.sheets[seat]
        if move == PASS_MOVE:
            return IllegalMove("must_move")
        if PASS_MOVE in self.legal(seat):
            return self.refuse("knaster-nothing_possible", total=self.total)
        if move >= FIRST_BONUS:
            return self.why_no_bonus(sheet, *bonus_parts(move))
        if sheet.due:
            return self.refuse("knaster-judge_first", lines=sheet.due_names)
        cell, shown = move % FIRST_CIRCLE, sheet.cells[move % FIRST_CIRCLE]
        if not shown:
            return self.refuse("knaster-empty", cell=CELL_NAMES[cell])
        if move < FIRST_CIRCLE:
            return self.refuse("knaster-taken", cell=CELL_NAMES[cell], number=number_of(shown))
        if number_of(shown) == self.total:
            return self.refuse("knaster-circled", cell=CELL_NAMES[cell], number=self.total)
        return self.refuse("knaster-other_number", cell=CELL_NAMES[cell], number=number_of(shown), total=self.total)

    def why_no_bonus(self, sheet: Sheet, line: int, cells: Sequence[int]) -> IllegalMove:
        """Why these cells of a line, not all of them perhaps, cannot be circled as its bonus."""
        if not sheet.due:
            return self.refuse("knaster-none_due")
        if line not in sheet.due:
            return self.refuse("knaster-not_due", line=LINE_NAMES[line], lines=sheet.due_names)
        for cell in cells:
            if cell not in LINE_CELLS[line]:
                return self.refuse("knaster-not_on_line", cell=CELL_NAMES[cell], line=LINE_NAMES[line])
            if sheet.cells[cell] > CIRCLED:
                return self.refuse("knaster-circled", cell=CELL_NAMES[cell], number=number_of(sheet.cells[cell]))
        circles = sheet.circles_due(line)
        return self.refuse("knaster-circle_count", line=LINE_NAMES[line], circles=circles, drawn=len(cells))

    def why_not_picks(self, seat: int, picks: Sequence[str]) -> IllegalMove:
        sheet = self.sheets[seat]
        lines = [LINE_NAMES.index(pick) for pick in picks if pick in LINE_NAMES]
        cells = [CELL_NAMES.index(pick) for pick in picks if pick in CELL_NAMES]
        if not picks or len(lines) + len(cells) < len(picks) or len(set(picks)) < len(picks):
            return State.why_not_picks(self, seat, picks)
        if len(lines) > 1:
            return self.refuse("knaster-one_line")
        if lines:
            return self.why_no_bonus(sheet, lines[0], cells)
        if not sheet.due:
            if len(cells) > 1:
                return self.refuse("knaster-one_cell")
            return self.why_not(seat, cells[0] + FIRST_CIRCLE)
        # No line is tapped yet: speak of the due line that most of the cells are on.
        line = max(sheet.due, key=lambda due: len(set(cells) & set(LINE_CELLS[due])))
        if cells[0] not in LINE_CELLS[line]:
            return self.refuse("knaster-judge_first", lines=sheet.due_names)
        return self.why_no_bonus(sheet, line, cells)

    # what happened

    def events(self, actor: Actor, action: int | Roll) -> tuple[Message, ...]:
        if not isinstance(action, int):
            kind = "last_total" if self.last_round else "total"
            return (Message(f"knaster-{kind}", {"total": sum(map(int, action))}),)
        assert actor != DICE
        if action == PASS_MOVE:
            return (Message("passed"),)
        before, after = self.sheets[actor], self.sheets[actor].after(action, self.total)
        events = [self.done(action), *self.judged(action, after), *self.dropped(action, before, after)]
        events += [
            Message("knaster-box_scored", {**named(line), "points": POINTS[line]})
            for line in sorted(set(after.scored()) - set(before.scored()))
        ]
        if after.full and not before.full:
            events.append(Message("knaster-sheet_full"))
        following = self.after_move(actor, action)
        if following.last_round and not self.last_round:
            events.append(Message("knaster-one_more_roll"))
        return tuple(events)

    def done(self, move: int) -> Message:
        """What a move itself does."""
        if move >= FIRST_BONUS:
            line, cells = bonus_parts(move)
            return Message("knaster-bonus_circled", {"line": LINE_NAMES[line], "cells": names(cells)})
        kind = "written" if move < FIRST_CIRCLE else "circled"
        return Message(f"knaster-{kind}", {"cell": CELL_NAMES[move % FIRST_CIRCLE], "number": self.total})

    def judged(self, move: int, after: Sheet) -> list[Message]:
        """The lines that a number completes, each with its result."""
        events = []
        for line in after.completed_by(move) if move < FIRST_CIRCLE else ():
            result = after.result(line)
            if result is None:
                events.append(Message("knaster-line_without_result", named(line)))
            else:
                due = after.circles_due(line)
                events.append(Message("knaster-line_completed", {**named(line), "result": result, "circles": due}))
        return events

    def dropped(self, move: int, before: Sheet, after: Sheet) -> list[Message]:
        """The lines that lose their bonus, as another line's circles leave them no cell to circle."""
        lost = set(before.due) - set(after.due)
        return [
            Message("knaster-bonus_dropped", {"line": LINE_NAMES[line]})
            for line in sorted(lost)
            if line != bonus_parts(move)[0]
        ]

    # what people see

    def prompt(self, seat: int) -> Message:
        sheet = self.sheets[seat]
        if len(sheet.due) > 1:
            return Message("knaster-prompt-bonuses", {"lines": sheet.due_names})
        if sheet.due:
            line = sheet.due[0]
            return Message("knaster-prompt-bonus", {"line": LINE_NAMES[line], "circles": sheet.circles_due(line)})
        with_circle, without = ("circle", PASS) if sheet.full else ("write_or_circle", "write")
        kind = with_circle if self.total in sheet.cells else without
        return Message(f"knaster-prompt-{kind}", {"total": self.total})

    def scores(self) -> tuple[int, ...]:
        return tuple(sheet.score() for sheet in self.sheets)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """The scorecard of a seat as it stands."""
        sheet = self.sheets[seat]
        scored = sheet.scored()
        boxes: dict[str, Argument] = {
            "lines": tuple(LINE_NAMES[line] for line in scored),
            "boxes": tuple(POINTS[line] for line in scored),
        }
        circles = sheet.circles()
        return (
            ScoreLine("knaster-score-boxes", sheet.boxes(), boxes),
            ScoreLine("knaster-score-circles", circles, {"count": circles}),
        )

    def result(self) -> Result | None:
        if self.to_act:
            return None
        scores = self.scores()
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        lines = tuple(map(self.score_lines, range(self.seats)))
        ending = next(grade for above, grade in GRADES if scores[0] > above) if self.seats == 1 else "full"
        return Result(scores, winners, lines, Message(f"knaster-ended-{ending}"))

    def view(self) -> View:
        return {
            "total": self.total or None,
            "last_round": self.last_round,
            "lines": [
                {"pick": name, "points": points, "cells": list(names(cells))}
                for name, points, cells in zip(LINE_NAMES, POINTS, LINE_CELLS, strict=True)
            ],
            "results": [{"result": result, "circles": circles} for result, circles in RESULT_CIRCLES.items()],
            "sheets": [
                {"seat": seat, "waiting": seat in self.waiting, **sheet.view()}
                for seat, sheet in enumerate(self.sheets)
            ],
        }

    def __str__(self) -> str:
        return "\n\n".join(f"seat {seat + 1}\n{sheet}" for seat, sheet in enumerate(self.sheets))


def start(seats: int, _options: Options) -> KnasterState:
    """Empty sheets, with seat 0 to throw (rules: the youngest starts)."""
    return KnasterState((Sheet(),) * seats, 0, 0, (), last_round=False)


GAME: Final = Game(
    id="knaster",
    version=1,
    seats=range(1, 13),
    start=start,
    refusals=REFUSALS,
    picks=(*CELL_NAMES, *LINE_NAMES, PASS),
)
