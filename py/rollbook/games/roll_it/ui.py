"""The display of Roll-It: its view, its board as text, a seat's prompts, and the events of an action."""

from collections.abc import Sequence
from typing import Any, Final, TypedDict

from rollbook.core.dice import Roll
from rollbook.core.game import DICE, Actor
from rollbook.core.messages import Message
from rollbook.core.moves import PASS
from rollbook.games.roll_it.rules import (
    ANY_CELL,
    LINE_SETS,
    LINES_THROUGH,
    LOST_TURN,
    PASS_MOVE,
    RollItState,
    cell_name,
    cell_numbers,
    grids_in_play,
    number_of,
)
from rollbook.games.shared.bits import members
from rollbook.ui.presentation import DIM, Feat, Ink, Line, Presentation, beside, letter, style_of


class CellView(TypedDict):
    """A cell."""

    pick: str
    number: int
    """The printed number."""
    seat: int | None
    """The seat whose chip is on it."""


class GridView(TypedDict):
    """A grid in play."""

    grid: int
    """Its number, from 1 to 9."""
    shown: int
    """The number that messages use for it; four grids are 1 to 4."""
    cells: list[CellView]
    """Nine cells in reading order."""


class TicTacToeView(TypedDict):
    """Three chips of a seat in a line."""

    seat: int
    cells: list[str]
    """The picks of the three cells."""


class NearView(TypedDict):
    """A free cell in which a seat would complete a Tic-Tac-Toe."""

    seat: int
    cell: str
    """Its pick."""


class GrandView(TypedDict):
    """Three grids in a line, each with a Tic-Tac-Toe of a seat."""

    seat: int
    grids: list[int]
    """The numbers of the grids, from 1 to 9."""


class RollItView(TypedDict):
    """A position of Roll-It."""

    side: int
    """The side of the board, from 1 to 8."""
    grids: list[GridView]
    """All nine grids in reading order, or the four in play."""
    tic_tac_toes: list[TicTacToeView]
    near: list[NearView]
    grands: list[GrandView]


class RollItPresentation(Presentation[RollItState]):
    """The display of Roll-It."""

    feats = (Feat("roll_it-grand"), Feat("roll_it-tic_tac_toe"))

    def gains(self, state: RollItState, seat: int, roll: Roll, picks: Sequence[str]) -> dict[str, str]:
        own = state.chips[seat]
        gains = {}
        for pick in picks:
            cell = (int(pick[0]) - 1) * 9 + int(pick[2]) - 1 if pick != PASS else PASS_MOVE
            if cell != PASS_MOVE and any(line & ~own == 1 << cell for _, line in LINES_THROUGH[cell]):
                gains[pick] = "chance-roll_it-line"
        return gains

    def view(self, state: RollItState) -> RollItView:
        numbers = cell_numbers(state.side)
        owner = {cell: seat for seat, chips in enumerate(state.chips) for cell in members(chips)}
        return {
            "side": state.side,
            "grids": [
                {
                    "grid": grid + 1,
                    "shown": number_of(grid, state.grids),
                    "cells": [
                        {"pick": cell_name(cell), "number": numbers[cell], "seat": owner.get(cell)}
                        for cell in range(grid * 9, grid * 9 + 9)
                    ],
                }
                for grid in grids_in_play(state.grids)
            ],
            "tic_tac_toes": [
                {"seat": seat, "cells": [cell_name(cell) for cell in line]}
                for seat in range(state.seats)
                for line in state.tic_tac_toes(seat)
            ],
            "near": [
                {"seat": seat, "cell": cell_name(cell)} for seat in range(state.seats) for cell in _near(state, seat)
            ],
            "grands": [
                {"seat": seat, "grids": [grid + 1 for grid in grand]}
                for seat in range(state.seats)
                for grand in state.grands(seat)
            ],
        }

    def board(self, state: RollItState) -> list[Line]:
        """The grids under their numbers. Chips are letters; in a Tic-Tac-Toe, on a background in their colour."""
        view = self.view(state)
        lined = {cell for line in view["tic_tac_toes"] for cell in line["cells"]}
        grids = []
        for grid in view["grids"]:
            cells = [
                Ink(f"{cell['number']:>3}", DIM)
                if cell["seat"] is None
                else Ink(
                    f"{letter(cell['seat']):>3}", style_of(cell["seat"]) + (" reverse" if cell["pick"] in lined else "")
                )
                for cell in grid["cells"]
            ]
            rows = [cells[at : at + 3] for at in (0, 3, 6)]
            grids.append([[Ink(f"{grid['grid']}:".ljust(9), DIM)], *rows])
        width = 3 if len(grids) == 9 else 2
        return [line for at in range(0, len(grids), width) for line in beside(grids[at : at + width], 3)]

    def rolled_number(self, state: RollItState) -> int | None:
        return state.total or None

    def prompt(self, state: RollItState, seat: int) -> Message:
        kinds = {LOST_TURN: "lost_turn", ANY_CELL: "any_cell"}
        kind = kinds.get(state.total, "none_free" if PASS_MOVE in state.legal(seat) else "place")
        return Message(f"roll_it-prompt-{kind}", {"total": state.total})

    def events(self, state: RollItState, actor: Actor, action: Any) -> tuple[Message, ...]:
        if actor == DICE:
            rolled = state.after_roll(action)
            kind = "lost_turn" if rolled.total == LOST_TURN else "total"
            none_free = kind == "total" and PASS_MOVE in rolled.legal(state.turn)
            return (Message(f"roll_it-{'none_free' if none_free else kind}", {"total": rolled.total}),)
        if action == PASS_MOVE:
            return (Message("passed"),)
        after = state.after_move(actor, action)
        number = cell_numbers(state.side)[action]
        where = {"grid": number_of(action // 9, state.grids), "row": action % 9 // 3 + 1, "column": action % 3 + 1}
        events = [Message("roll_it-placed", {"cell": cell_name(action), "number": number, **where})]
        events += [
            Message(
                "roll_it-tic_tac_toe",
                {"grid": number_of(line[0] // 9, state.grids), "cells": tuple(map(cell_name, line))},
            )
            for line in after.tic_tac_toes(actor)
            if action in line
        ]
        before = set(state.grands(actor))
        events += [
            Message("roll_it-grand", {"grids": tuple(grid + 1 for grid in grand)})
            for grand in after.grands(actor)
            if grand not in before
        ]
        return tuple(events)


def _near(state: RollItState, seat: int) -> list[int]:
    """The free cells in which a seat would complete a line."""
    taken = sum(state.chips)  # no cell has two chips
    missing = {line & ~state.chips[seat] for line in LINE_SETS}
    return sorted(one.bit_length() - 1 for one in missing if one.bit_count() == 1 and not one & taken)


PRESENTATION: Final = RollItPresentation()
