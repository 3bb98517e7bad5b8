"""Roll Out's evaluator: the probability of winning, from weights learnt by self-play (training/roll_out.py).

It evaluates positions in which the dice are due, for the seat that rolls them. The main features are the checkers that
each seat has left, the checkers at stake in the centre, and the probability that the next roll fails. When each seat
has one or two checkers left, the exact probability is used instead of the learnt one (docs/exact.md).
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import ClassVar, Final

from rollbook.bots.evaluator import Evaluator, Region, Style
from rollbook.bots.weights import learnt, probability
from rollbook.core.dice import TWO_DICE
from rollbook.core.errors import Argument
from rollbook.core.game import DICE
from rollbook.core.messages import Message
from rollbook.core.moves import PASS
from rollbook.games.roll_out.rules import NUMBERS, ROLL, STOP, RollOutState

# How Roll Out's weaker levels move when they do not search (see `rollbook.bots.evaluator.Habit`).


def rolls_once_more(_state: RollOutState, _seat: int, move: str) -> float:
    """Flip the opponent's checkers rather than move one's own to the centre, and roll again whatever is at stake."""
    return 1.0 if move == ROLL else float(move.count("f") - move.count("c"))


def stops_at_once(_state: RollOutState, _seat: int, move: str) -> float:
    """Stop after each roll; move checkers to the centre, two if possible."""
    return 1.0 if move == STOP else float(move.count("c"))


WHOLE: Final = 9.0
"""The points of a certain win: nine, the number of checkers needed to win."""
WON: Final = 12.0
"""The points of an immediate win: more than for a certain win, so that weak levels also see it."""
SETS: Final = ("own_up", "own_white", "centre", "other_up", "other_white")
"""The rows of weights for a set of checkers: in front of the seat that rolls, in the centre, and so on."""
ROWS: Final = {"counts": 1000, **dict.fromkeys(SETS, 512), "failing": 10, "own_failing": 10, "other_failing": 10}
"""The learnt rows and their lengths. `counts`: by the number of checkers in front, in the centre and of the opponent.
The rows of `SETS`: by which checkers are in the set. The last three: by how likely the next roll is to fail, for the
checkers at stake, for those in front, and for the opponent's."""
ENDGAMES: Final = "endgames"
"""The row of differences between the exact and the learnt chance of the seat that begins a turn, by the places of the
two seats in `LEFT`. Each is rounded to a byte, so chances are accurate to 0.001 (training/roll_out_endgames.py)."""
FEW_LEFT: Final = 2
"""The maximum number of checkers that each seat has in play in an endgame."""
LEFT: Final = {
    (sum(chosen) - sum(white), sum(white)): place
    for place, (chosen, white) in enumerate(
        (chosen, white)
        for count in range(1, FEW_LEFT + 1)
        for chosen in combinations([1 << number for number in NUMBERS], count)
        for size in range(count + 1)
        for white in combinations(chosen, size)
    )
}
"""The place of a seat in an endgame, by its sets of checkers that are colour up and white."""
Checkers = tuple[int, int, int, int, int]
"""The five sets of checkers, in the order of `SETS`, for the seat that rolls."""


@lru_cache(maxsize=1 << 15)
def failing(up: int, white: int, opponent_up: int) -> float:
    """The probability that a roll fails for a seat with these checkers in front."""
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


def checkers_of(state: RollOutState) -> Checkers:
    """The sets of checkers for the seat whose turn it is, as if the dice were due."""
    own, other = state.turn, 1 - state.turn
    return state.up[own], state.white[own], state.centre, state.up[other], state.white[other]


def in_endgame(checkers: Checkers) -> bool:
    """Whether each seat has so few checkers in play that exact values are known."""
    up, white, centre, other_up, other_white = checkers
    return (other_up | other_white).bit_count() <= FEW_LEFT >= (up | white | centre).bit_count()


class WinningChances:
    """The winning probability of the seat that rolls, from learnt rows of weights, which add up to log odds."""

    def __init__(self, rows: dict[str, list[float]]) -> None:
        self.rows: Final = rows
        self._endgames: Final = rows.get(ENDGAMES, ())
        self._within_turns: Final[dict[Checkers, float]] = {}
        self._sets: Final = tuple(rows[name] for name in SETS)

    def log_odds(self, checkers: Checkers) -> float:
        """The winning chance of the seat that rolls now, as log odds."""
        rows = self.rows
        up, white, centre, other_up, other_white = checkers
        own_up, own_white, in_centre, others_up, others_white = self._sets
        front, other_front = (up | white).bit_count(), (other_up | other_white).bit_count()
        at_stake = centre.bit_count()
        risk = failing(up, white, other_up)
        return (
            rows["counts"][front * 100 + at_stake * 10 + other_front]
            + own_up[up >> 1]
            + own_white[white >> 1]
            + in_centre[centre >> 1]
            + others_up[other_up >> 1]
            + others_white[other_white >> 1]
            + (rows["failing"][at_stake] + rows["own_failing"][front]) * risk
            + rows["other_failing"][other_front] * failing(other_up, other_white, up | centre)
        )

    def throwing(self, checkers: Checkers) -> float:
        """The winning chance of the seat that rolls now: exact in endgames if the rows contain them."""
        return self._in_endgame(checkers) if self._endgames and in_endgame(checkers) else self.learnt(checkers)

    def learnt(self, checkers: Checkers) -> float:
        """The winning chance of the seat that rolls now, from the learnt weights only."""
        return probability(self.log_odds(checkers))

    def _in_endgame(self, checkers: Checkers) -> float:
        """The exact winning chance of the seat that rolls: from the rows at the start of a turn, computed later on.

        The computation ends, because positions do not repeat within a turn.
        """
        up, white, centre, other_up, other_white = checkers
        if not centre:
            place = LEFT[up, white] * len(LEFT) + LEFT[other_up, other_white]
            return self.learnt(checkers) + self._endgames[place]
        if checkers not in self._within_turns:
            state = RollOutState(up=(up, other_up), white=(white, other_white), centre=centre, turn=0)
            self._within_turns[checkers] = self.one_roll_on(state, 0)
        return self._within_turns[checkers]

    def of(self, state: RollOutState, seat: int) -> float:
        """The winning chance of a seat in any position."""
        checkers = checkers_of(state)
        up, white, _, other_up, other_white = checkers
        if not up | white:
            chances = 1.0
        elif state.deciding:
            chances = max(1 - self.throwing((other_up, other_white, 0, up, white)), self.throwing(checkers))
        elif state.roll is not None:
            chances = max(self.of(state.after_move(state.turn, move), state.turn) for move in state.legal(state.turn))
        else:
            chances = self.throwing(checkers)
        return chances if seat == state.turn else 1 - chances

    def one_roll_on(self, state: RollOutState, seat: int) -> float:
        """The winning chance of a seat, averaged over all rolls, in a position with the dice due."""
        return sum(chance * self.of(state.after_roll(roll), seat) for roll, chance in TWO_DICE.outcomes)


class RollOutEvaluator(Evaluator[RollOutState]):
    """The probability of winning, in points: nine for a certain win."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=1.3, value_weight=0.7, margin=4.0, habit=rolls_once_more, slips=0.75),
        "medium": Style(noise=0.65, margin=2.0, habit=stops_at_once, slips=0.18),
        "hard": Style(width=4, rollouts=1),
    }
    close: ClassVar[float] = 0.65
    slice_size: ClassVar[int] = 8

    def __init__(self) -> None:
        rows = learnt("rollbook.games.roll_out")
        self.exact: Final = WinningChances(rows)
        self.learnt: Final = WinningChances({name: row for name, row in rows.items() if name != ENDGAMES})

    def chances(self, state: RollOutState) -> WinningChances:
        """Return the chances for comparing the moves in a position.

        Moves are compared by exact values only, or by learnt values only: a mixture chooses worse moves.
        """
        return self.exact if in_endgame(checkers_of(state)) else self.learnt

    def value(self, state: RollOutState, seat: int) -> float:
        return self._worth(self.chances(state), state, seat)

    def value_after(self, state: RollOutState, seat: int, move: str) -> float:
        return self._worth(self.chances(state), state.after_move(seat, move), seat)

    def _worth(self, chances: WinningChances, state: RollOutState, seat: int) -> float:
        if not state.to_act and seat == state.turn:
            return WON
        return WHOLE * chances.of(state, seat)

    def points(self, state: RollOutState, seat: int) -> float:
        """The number of checkers out; during the seat's own turn, a checker in the centre counts half."""
        centre = state.centre.bit_count() if seat == state.turn and state.front(seat) else 0
        return 9 - state.front(seat).bit_count() - centre / 2

    def rollout(self, state: RollOutState, seat: int, move: str, rng: Random) -> float:
        """The expected value over all next rolls, instead of one random rollout."""
        chances, after = self.chances(state), state.after_move(seat, move)
        if not after.to_act:
            return WON
        thrown = [after.after_move(seat, each) for each in (STOP, ROLL)] if after.deciding else [after]
        assert all(each.to_act == (DICE,) for each in thrown)
        return WHOLE * max(chances.one_roll_on(each, seat) for each in thrown)

    def gains(self, state: RollOutState, seat: int, move: str) -> tuple[Message, ...]:
        """The effect of each use, or that the move wins; for stopping or rolling again, how many of 100 rolls fail."""
        if move == PASS:
            return ()
        if move in (STOP, ROLL):
            risk = failing(state.up[seat], state.white[seat], state.up[1 - seat])
            numbers = tuple(number for number in NUMBERS if state.centre >> number & 1)
            said: dict[str, Argument] = {"count": len(numbers), "numbers": numbers, "percent": round(100 * risk)}
            return (Message("hint-roll_out-stops" if move == STOP else "hint-roll_out-rolls_on", said),)
        if not state.after_move(seat, move).to_act:
            return (Message("hint-roll_out-wins"),)
        kinds = (("moves", "c"), ("flips", "f"), ("turns_up", "u"))
        counted = [(kind, sum(use[0] == letter for use in move.split())) for kind, letter in kinds]
        return tuple(Message(f"hint-roll_out-{kind}", {"count": count}) for kind, count in counted if count)

    def region(self, state: RollOutState, seat: int, move: str) -> Region | None:
        """The row of checkers of the first use: the seat's own or the opponent's. None for `stop` and `roll`."""
        if move in (PASS, STOP, ROLL):
            return None
        if move[0] == "f":
            places = [f"f{number}" for number in NUMBERS if state.up[1 - seat] >> number & 1]
            return Region(Message("hint-roll_out-look_other", {"seat": 1 - seat}), tuple(places))
        here = {"c": state.up[seat], "u": state.white[seat]}
        places = [f"{letter}{number}" for letter, row in here.items() for number in NUMBERS if row >> number & 1]
        return Region(Message("hint-roll_out-look_own"), tuple(places))


EVALUATOR: Final = RollOutEvaluator
