"""Roll Out: how likely a seat is to win, by learnt numbers (by playing against itself, py/training/roll_out.py).

Positions are valued where the dice are due, for the seat that throws them. What has to be weighed there is mostly how
many checkers each seat has left, how many in the centre are at stake, and how likely the next roll is to be of no use.
"""

# ruff: noqa: D102 - Judgement says what its methods do, once for all games

from collections.abc import Mapping
from functools import lru_cache
from math import exp, log
from random import Random
from typing import ClassVar, Final

from rollbook.bots.judgement import Judgement, Style
from rollbook.bots.weights import learnt
from rollbook.game import DICE, Message, State
from rollbook.games.roll_out import ROLL, STOP, TWO_DICE, RollOutState
from rollbook.games.roll_out_uses import NUMBERS

WHOLE: Final = 9.0
"""A certain win counts as nine points, the checkers that it takes."""
ROWS: Final = {"counts": 1000, "own": 36, "other": 18, "failing": 10, "other_failing": 10}
"""The learnt rows: by checkers in front, in the centre and of the opponent; by where each checker lies; by how likely
the next roll is to fail, times what is at stake."""
Features = list[tuple[str, int, float]]


@lru_cache(maxsize=1 << 15)
def failing(up: int, white: int, opponent_up: int) -> float:
    """How likely a roll is to be of no use to a seat with these checkers in front."""
    usable = up | white | opponent_up
    twice = white | up & opponent_up
    few = (up | white).bit_count() <= 2
    failed = 0
    for first, second in _THROWS:
        if usable >> first + second & 1 and first + second <= 9:
            continue
        one, other = usable >> first & 1, usable >> second & 1
        if few and (one or other):
            continue
        if (twice >> first & 1) if first == second else one and other:
            continue
        failed += 1
    return failed / len(_THROWS)


_THROWS: Final = tuple((first, second) for first in range(1, 7) for second in range(1, 7))


def features(state: RollOutState) -> Features:
    """What counts in a position where the dice are due, for the seat that throws them: row, place in it, how much."""
    own, other = state.turn, 1 - state.turn
    up, white, centre = state.up[own], state.white[own], state.centre
    other_up, other_white = state.up[other], state.white[other]
    at_stake = centre.bit_count()
    front, other_front = (up | white).bit_count(), (other_up | other_white).bit_count()
    found: Features = [("counts", front * 100 + at_stake * 10 + other_front, 1.0)]
    for number in NUMBERS:
        bit = 1 << number
        if centre & bit:
            found.append(("own", number - 1, 1.0))
        elif up & bit:
            found.append(("own", number + 8, 1.0))
        elif white & bit:
            found.append(("own", number + 17, 1.0))
        if other_up & bit:
            found.append(("other", number - 1, 1.0))
        elif other_white & bit:
            found.append(("other", number + 8, 1.0))
    found.append(("failing", at_stake, failing(up, white, other_up)))
    found.append(("other_failing", other_front, failing(other_up, other_white, up | centre)))
    return found


class WinningChances:
    """How likely the seat that throws is to win, by learnt rows (on the scale of log odds)."""

    def __init__(self, rows: dict[str, list[float]]) -> None:
        self.rows = rows

    def before_roll(self, state: RollOutState) -> float:
        """The chances of the seat that throws the dice now."""
        rows = self.rows
        worth = sum(rows[row][place] * much for row, place, much in features(state))
        return 1 / (1 + exp(-max(-30.0, min(30.0, worth))))

    def of(self, state: RollOutState, seat: int) -> float:
        """The chances of a seat in any position."""
        if not state.front(state.turn):
            chances = 1.0
        elif state.deciding:
            chances = max(
                1 - self.before_roll(state.after_move(state.turn, STOP)),
                self.before_roll(state.after_move(state.turn, ROLL)),
            )
        elif state.roll is not None:
            chances = max(self.of(state.after_move(state.turn, move), state.turn) for move in state.legal(state.turn))
        else:
            chances = self.before_roll(state)
        return chances if seat == state.turn else 1 - chances

    def one_roll_on(self, state: RollOutState, seat: int) -> float:
        """The chances of a seat where the dice are due, with every roll they can show tried."""
        return sum(chance * self.of(state.after_roll(roll), seat) for roll, chance in TWO_DICE.outcomes)


def log_odds(chances: float) -> float:
    """Chances on the scale on which they are learnt."""
    chances = max(1e-6, min(1 - 1e-6, chances))
    return log(chances / (1 - chances))


class RollOutJudgement(Judgement[str]):
    """Chances to win, in points: nine for a certain win."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=1.3, sight=0.7, overlooks=0.1, margin=4.0),
        "medium": Style(noise=0.45, margin=2.0),
        "hard": Style(noise=0.01, width=4, playouts=1),
    }
    slice_size: ClassVar[int] = 8

    def __init__(self) -> None:
        self.chances: Final = WinningChances(learnt("roll_out"))

    def worth(self, state: State[str], seat: int) -> float:
        assert isinstance(state, RollOutState)
        return WHOLE * self.chances.of(state, seat)

    def points(self, state: State[str], seat: int) -> float:
        """Checkers out, and those in the centre as half of that while the turn goes on."""
        assert isinstance(state, RollOutState)
        centre = state.centre.bit_count() if seat == state.turn and state.front(seat) else 0
        return 9 - state.front(seat).bit_count() - centre / 2

    def look_closer(self, state: State[str], seat: int, move: str, rng: Random) -> float:
        """Every roll that may follow, instead of one: a look that needs no luck."""
        after = state.after_move(seat, move)
        assert isinstance(after, RollOutState)
        if not after.to_act:
            return WHOLE
        if after.deciding:
            return WHOLE * max(self._rolled_on(after.after_move(seat, each), seat) for each in (STOP, ROLL))
        return WHOLE * self._rolled_on(after, seat)

    def _rolled_on(self, state: RollOutState, seat: int) -> float:
        assert state.to_act == (DICE,)
        return self.chances.one_roll_on(state, seat)

    def gains(self, state: State[str], seat: int, move: str) -> tuple[Message, ...]:
        assert isinstance(state, RollOutState)
        if move in (STOP, ROLL):
            risk = failing(state.up[seat], state.white[seat], state.up[1 - seat])
            numbers = tuple(number for number in NUMBERS if state.centre >> number & 1)
            percent = round(100 * risk)
            return (Message(f"hint-roll_out-{move}", {"count": len(numbers), "percent": percent}),)
        uses = move.split()
        moved = sum(use[0] == "c" for use in uses)
        flipped = sum(use[0] == "f" for use in uses)
        turned = sum(use[0] == "u" for use in uses)
        kinds = (("moves", moved), ("flips", flipped), ("turns_up", turned))
        return tuple(Message(f"hint-roll_out-{kind}", {"count": count}) for kind, count in kinds if count)
