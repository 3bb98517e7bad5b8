"""Roll Out: nine numbered checkers to be taken out, and dice that must be used (rules/roll_out.md; seeds/roll_out.txt).

Inside, a move is its text: `stop`, `roll`, `pass`, or the uses of the dice (`c5 f2`; see roll_out_uses.py). Sets of
checkers are ints with bit n set for checker n.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rollbook.dice import Dice, Roll
from rollbook.game import DICE, PASS, Actor, Game, ListedMoves, Message, Options, Result, ScoreLine, State, View
from rollbook.games.roll_off import RollOff
from rollbook.games.roll_out_uses import NUMBERS, USES, WELL_FORMED, in_order, left_over, moves_for
from rollbook.refusals import Argument, IllegalMove

TWO_DICE: Final = Dice(2)
ALL_NINE: Final = sum(1 << number for number in NUMBERS)
FEW: Final = 2

STOP: Final = "stop"
ROLL: Final = "roll"
DECISIONS: Final = (STOP, ROLL)

REFUSALS: Final[Mapping[str, str]] = {
    "roll_out-decide": "This roll has been used: stop, or roll again.",
    "roll_out-use_first": "Use {first} and {second} first, then stop or roll again.",
    "roll_out-rolled_out": "{first} and {second} cannot be used as the rules ask: pass, and roll out.",
    "roll_out-other_numbers": "The dice show {first} and {second}: use each of them once, or their sum {total} once.",
    "roll_out-no_sum": "The dice show {first} and {second}: use each of them once (there is no checker {total}).",
    "roll_out-one_die": "Both dice must be used, and {number} has not been.",
    "roll_out-other_die": "Both dice must be used, and nothing could be done with the {number} then.",
    "roll_out-out": "Your {number} is out already.",
    "roll_out-in_centre": "Your {number} is in the centre already.",
    "roll_out-white": "Your {number} is white side up: it must be turned up before it can move.",
    "roll_out-not_white": "Your {number} is not white side up.",
    "roll_out-opponent_white": "The opponent's {number} is white side up already.",
    "roll_out-opponent_out": "The opponent's {number} is out already.",
}


@dataclass(frozen=True, slots=True)
class RollOutState(State[str]):
    """A position: the checkers in front of each seat, those in the centre, and where the turn stands."""

    REFUSALS = REFUSALS
    EXAMPLES = ("c5 f2", "u3 c3", "c7", STOP, ROLL, PASS)

    up: tuple[int, int]
    """For each seat, its checkers in front that lie colour up."""
    white: tuple[int, int]
    """For each seat, its checkers in front that lie white side up."""
    centre: int
    """The checkers in the centre; they belong to the seat whose turn it is."""
    turn: int
    roll: Roll | None
    """The roll that waits to be used."""
    deciding: bool
    """Whether a roll has been used, and the seat is to stop or to roll again."""
    roll_off: RollOff | None

    @property
    def seats(self) -> int:
        return 2

    @property
    def to_act(self) -> tuple[Actor, ...]:
        if self.deciding or self.roll is not None:
            return (self.turn,)
        return (DICE,) if self.front(self.turn) else ()

    @property
    def dice(self) -> Dice:
        return TWO_DICE

    def front(self, seat: int) -> int:
        """The checkers in front of a seat, whichever side is up."""
        return self.up[seat] | self.white[seat]

    def out(self, seat: int) -> int:
        """The checkers of a seat that are out for good."""
        return ALL_NINE & ~self.front(seat) & ~(self.centre if seat == self.turn else 0)

    @property
    def few_left(self) -> bool:
        """Whether one die is enough: the seat whose turn it is has one or two checkers in front."""
        return 1 <= self.front(self.turn).bit_count() <= FEW

    def legal(self, seat: int) -> ListedMoves[str]:
        if seat != self.turn:
            return ListedMoves(self, ())
        if self.roll is None:
            return ListedMoves(self, DECISIONS if self.deciding else ())
        first, second = map(int, self.roll)
        matter = 1 << first | 1 << second | 1 << first + second
        own, opponent = seat, 1 - seat
        return ListedMoves(
            self,
            moves_for(
                self.roll, self.few_left, self.up[own] & matter, self.white[own] & matter, self.up[opponent] & matter
            ),
        )

    def move_text(self, move: str) -> str:
        return move

    def move_from_text(self, text: str) -> str | None:
        return text if text in WELL_FORMED or text in (*DECISIONS, PASS) else None

    def picks(self, move: str) -> tuple[str, ...]:
        return tuple(move.split())

    # refusals

    def why_not(self, seat: int, move: str) -> IllegalMove:
        return self._why_not(seat, move.split())

    def why_not_picks(self, seat: int, picks: Sequence[str]) -> IllegalMove:
        alone = len(picks) == 1 and picks[0] in (*DECISIONS, PASS)
        if alone or (set(picks).issubset(USES) and len(set(picks)) == len(picks) > 0):
            return self._why_not(seat, picks, more_may_follow=True)
        return IllegalMove("picks_fit_no_move", picks=tuple(picks))

    def _why_not(self, seat: int, picks: Sequence[str], more_may_follow: bool = False) -> IllegalMove:
        if self.roll is None:
            return IllegalMove("must_move") if PASS in picks else self.refuse("roll_out-decide")
        first, second = map(int, self.roll)
        if PASS in self.legal(seat):
            return self.refuse("roll_out-rolled_out", first=first, second=second)
        if PASS in picks:
            return IllegalMove("must_move")
        if picks[0] in DECISIONS:
            return self.refuse("roll_out-use_first", first=first, second=second)
        left = left_over(self.roll, picks)
        if left is None:
            id = "roll_out-other_numbers" if first + second in NUMBERS else "roll_out-no_sum"
            return self.refuse(id, first=first, second=second, total=first + second)
        for use in in_order(picks):
            refusal = self._why_not_use(seat, use, turned_up=f"u{use[1]}" in picks)
            if refusal is not None:
                return refusal
        return self.refuse("roll_out-other_die" if more_may_follow else "roll_out-one_die", number=left)

    def _why_not_use(self, seat: int, use: str, turned_up: bool) -> IllegalMove | None:
        """Why a die cannot be used so on this board, or None if it can; `turned_up`: the move turns it up first."""
        letter, number = use[0], int(use[1])

        def lies_in(checkers: int) -> bool:
            return bool(checkers >> number & 1)

        if letter == "f":
            if lies_in(self.up[1 - seat]):
                return None
            white = lies_in(self.white[1 - seat])
            return self.refuse("roll_out-opponent_white" if white else "roll_out-opponent_out", number=number)
        if lies_in(self.out(seat)):
            return self.refuse("roll_out-out", number=number)
        if lies_in(self.centre):
            return self.refuse("roll_out-in_centre", number=number)
        if letter == "u":
            return None if lies_in(self.white[seat]) else self.refuse("roll_out-not_white", number=number)
        if lies_in(self.up[seat]) or turned_up:
            return None
        return self.refuse("roll_out-white", number=number)

    # actions

    def after_roll(self, roll: Roll) -> "RollOutState":
        if self.roll_off is None:
            return RollOutState(self.up, self.white, self.centre, self.turn, roll, False, None)
        following = self.roll_off.after(sum(map(int, roll)))
        if isinstance(following, RollOff):
            return RollOutState(self.up, self.white, 0, following.thrower, None, False, following)
        return RollOutState(self.up, self.white, 0, following, None, False, None)

    def after_move(self, seat: int, move: str) -> "RollOutState":
        if move == ROLL:
            return RollOutState(self.up, self.white, self.centre, seat, None, False, None)
        if move == STOP:
            return RollOutState(self.up, self.white, 0, 1 - seat, None, False, None)
        up, white, centre = list(self.up), list(self.white), self.centre
        if move == PASS:
            up[seat] |= centre
            return RollOutState((up[0], up[1]), self.white, 0, 1 - seat, None, False, None)
        for use in move.split():
            checker = 1 << int(use[1])
            if use[0] == "c":
                up[seat] ^= checker
                centre |= checker
            else:
                turned = seat if use[0] == "u" else 1 - seat
                up[turned] ^= checker
                white[turned] ^= checker
        wins = not up[seat] | white[seat]
        return RollOutState((up[0], up[1]), (white[0], white[1]), centre, seat, None, not wins, None)

    def events(self, actor: Actor, action: str | Roll) -> tuple[Message, ...]:
        if not isinstance(action, str):
            return self._events_of_roll(action)
        if action == PASS:
            return Message("passed"), Message("roll_out-rolled_out", self._in_centre())
        if action == STOP:
            return (Message("roll_out-stopped", self._in_centre()),)
        if action == ROLL:
            return (Message("roll_out-rolls_on", self._in_centre()),)
        owners = {"c": ("moved", self.turn), "u": ("turned_up", self.turn), "f": ("flipped", 1 - self.turn)}
        events = []
        for use in action.split():
            kind, owner = owners[use[0]]
            events.append(Message(f"roll_out-{kind}", {"pick": use, "seat": owner, "number": int(use[1])}))
        return tuple(events)

    def _events_of_roll(self, roll: Roll) -> tuple[Message, ...]:
        first, second = map(int, roll)
        rolled = {"first": first, "second": second, "total": first + second}
        if self.roll_off is None:
            after = self.after_roll(roll)
            kind = "no_use" if PASS in after.legal(self.turn) else "few_left" if self.few_left else "rolled"
            return (Message(f"roll_out-{kind}", rolled),)
        thrown = Message("roll_out-roll_off", {"seat": self.turn, **rolled})
        following = self.roll_off.after(first + second)
        all_thrown = self.roll_off.thrown(first + second)
        if isinstance(following, int):
            return thrown, Message("roll_out-starts", {"seat": following, **all_thrown})
        if following.totals:
            return (thrown,)
        return thrown, Message("roll_out-tied", {"seats": following.contenders, **all_thrown})

    # what people see

    def _in_centre(self) -> dict[str, Argument]:
        """What lies in the centre, as arguments of a message; `count` for languages, which say nothing, one or more."""
        numbers = tuple(number for number in NUMBERS if self.centre >> number & 1)
        return {"numbers": numbers, "count": len(numbers)}

    def prompt(self, seat: int) -> Message:
        if self.roll is None:
            return Message("roll_out-prompt-decide", self._in_centre())
        first, second = map(int, self.roll)
        kind = "roll_out" if PASS in self.legal(seat) else "one_die" if self.few_left else "both_dice"
        return Message(f"roll_out-prompt-{kind}", {"first": first, "second": second, "total": first + second})

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """What makes up the score of a seat as it stands: its checkers out, and its checkers in the centre."""
        out = self.out(seat).bit_count()
        centre = self.centre.bit_count() if seat == self.turn else 0
        return (
            ScoreLine("roll_out-score-out", out, {"count": out}),
            ScoreLine("roll_out-score-centre", centre, {"count": centre}),
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(9 - self.front(seat).bit_count() for seat in range(2))

    def result(self) -> Result | None:
        if self.to_act:
            return None
        lines = (self.score_lines(0), self.score_lines(1))
        return Result(self.scores(), (self.turn,), lines, Message("roll_out-ended-cleared", {"seat": self.turn}))

    def view(self) -> View:
        return {
            "seats": [{"checkers": [self._checker(seat, number) for number in NUMBERS]} for seat in range(2)],
            "turn": self.turn,
            "roll": None if self.roll is None else list(self.roll),
            "deciding": self.deciding,
            "few_left": self.few_left,
            "roll_off": None
            if self.roll_off is None
            else {"seats": list(self.roll_off.contenders), "totals": list(self.roll_off.totals)},
        }

    def _checker(self, seat: int, number: int) -> View:
        """One checker; `picks`: what the seat whose turn it is may mean by tapping it, whether that is legal or not."""
        front = self.front(seat) >> number & 1
        white = bool(self.white[seat] >> number & 1)
        out = self.out(seat) >> number & 1
        letters = "" if out else "f" if seat != self.turn else "uc" if white else "c"
        return {
            "number": number,
            "place": "front" if front else "out" if out else "centre",
            "white": white,
            "picks": [f"{letter}{number}" for letter in letters],
        }

    def __str__(self) -> str:
        def row(name: str, up: int, white: int = 0) -> str:
            signs = [
                f"({number})" if white >> number & 1 else f" {number} " if up >> number & 1 else " . "
                for number in NUMBERS
            ]
            return f"{name:<7}{''.join(signs)}".rstrip()

        return "\n".join(
            (row("B", self.up[1], self.white[1]), row("centre", self.centre), row("A", self.up[0], self.white[0]))
        )


def start(_seats: int, _options: Options) -> RollOutState:
    """All checkers in front, colour up; the seats roll off for the first turn."""
    return RollOutState((ALL_NINE, ALL_NINE), (0, 0), 0, 0, None, False, RollOff((0, 1)))


GAME: Final = Game(
    id="roll_out",
    version=1,
    seats=range(2, 3),
    start=start,
    refusals=REFUSALS,
    picks=(*USES, *DECISIONS, PASS),
)
