"""The reasons why Roll Out refuses a move, or picks that are not part of a move (docs/rules/roll_out.md)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rollbook.core.errors import IllegalMove
from rollbook.core.game import Refusals
from rollbook.core.moves import PASS
from rollbook.games.roll_out.rules import DECISIONS, NUMBERS, USES, RollOutState, in_order, left_over


class RollOutRefusals(Refusals[RollOutState]):
    """Roll Out's refusals of moves and picks."""

    sentences: ClassVar[Mapping[str, str]] = {
        "roll_out-decide": "This roll is used up. Stop, or roll again.",
        "roll_out-use_first": "First use {first} and {second}.",
        "roll_out-rolled_out": "You cannot use {first} and {second}. You roll out: tap “Pass”.",
        "roll_out-other_numbers": "The dice show {first} and {second}. Use these, or {first} + {second} = {total}.",
        "roll_out-no_sum": "The dice show {first} and {second}. Use these: you have no {total}.",
        "roll_out-one_die": "Use both dice. The {number} is still left.",
        "roll_out-other_die": "Use both dice. After this, the {number} would not work. Find a way for both.",
        "roll_out-out": "Your {number} is out already. Find one that fits.",
        "roll_out-in_centre": "Your {number} is in the centre already. Find one that fits.",
        "roll_out-white": "Your {number} is white side up. Turn it up first.",
        "roll_out-not_white": "Your {number} is colour side up. Find one that fits.",
        "roll_out-opponent_white": "The other player’s {number} is white already. Find one that fits.",
        "roll_out-opponent_out": "The other player’s {number} is out already. Find one that fits.",
    }

    def why_not(self, state: RollOutState, seat: int, move: str) -> IllegalMove:
        return self._why_not(state, seat, move.split())

    def why_not_picks(self, state: RollOutState, seat: int, picks: Sequence[str]) -> IllegalMove:
        alone = len(picks) == 1 and picks[0] in (*DECISIONS, PASS)
        if alone or (set(picks).issubset(USES) and len(set(picks)) == len(picks) > 0):
            return self._why_not(state, seat, picks, more_may_follow=True)
        return IllegalMove("picks_fit_no_move", picks=tuple(picks))

    def _why_not(
        self, state: RollOutState, seat: int, picks: Sequence[str], *, more_may_follow: bool = False
    ) -> IllegalMove:
        if state.roll is None:
            return IllegalMove("must_move") if PASS in picks else self.refuse("roll_out-decide")
        first, second = map(int, state.roll)
        if PASS in state.legal(seat):
            return self.refuse("roll_out-rolled_out", first=first, second=second)
        if PASS in picks:
            return IllegalMove("must_move")
        if picks[0] in DECISIONS:
            return self.refuse("roll_out-use_first", first=first, second=second)
        left = left_over(state.roll, picks)
        if left is None:
            id = "roll_out-other_numbers" if first + second in NUMBERS else "roll_out-no_sum"
            return self.refuse(id, first=first, second=second, total=first + second)
        for use in in_order(picks):
            refusal = self._why_not_use(state, seat, use, turned_up=f"u{use[1]}" in picks)
            if refusal is not None:
                return refusal
        return self.refuse("roll_out-other_die" if more_may_follow else "roll_out-one_die", number=left)

    def _why_not_use(self, state: RollOutState, seat: int, use: str, *, turned_up: bool) -> IllegalMove | None:
        """The refusal of a use on this board, or None if it is allowed. `turned_up`: the checker is turned up first."""
        letter, number = use[0], int(use[1])

        def lies_in(checkers: int) -> bool:
            return bool(checkers >> number & 1)

        if letter == "f":
            if lies_in(state.up[1 - seat]):
                return None
            white = lies_in(state.white[1 - seat])
            return self.refuse("roll_out-opponent_white" if white else "roll_out-opponent_out", number=number)
        if lies_in(state.out(seat)):
            return self.refuse("roll_out-out", number=number)
        if lies_in(state.centre):
            return self.refuse("roll_out-in_centre", number=number)
        if letter == "u":
            return None if lies_in(state.white[seat]) else self.refuse("roll_out-not_white", number=number)
        if lies_in(state.up[seat]) or turned_up:
            return None
        return self.refuse("roll_out-white", number=number)
