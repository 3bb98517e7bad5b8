"""Knockout: sums on a ring of numbers from 1 to 18 (rules/knockout.md; seeds/knockout.txt).

Sets of numbers are ints (see `number_sets`), and so are moves (see `knockout_placements`).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rollbook.dice import Dice, Roll
from rollbook.game import (
    DICE,
    PASS,
    Actor,
    Game,
    ListedMoves,
    Message,
    Moves,
    Option,
    Options,
    Result,
    ScoreLine,
    State,
    View,
)
from rollbook.games.knockout_placements import (
    LEVELS,
    TWICE,
    Level,
    arrangements,
    face_placements,
    marbles_of,
    placement_of,
    read,
    total_of,
    totals_allowed,
)
from rollbook.games.knockout_refusals import REFUSALS, WhyNot
from rollbook.games.number_sets import (
    ALL_NUMBERS,
    BITS,
    NUMBERS,
    SetsAddingUp,
    numbers_in,
    reachable,
    sum_text,
    totals_in,
    ways,
)
from rollbook.games.roll_off import RollOff
from rollbook.refusals import IllegalMove

PASS_MOVE: Final = 0
ROLLS_WITHOUT_MOVE: Final = 2
"""After so many rolls in a row with no move for each seat the match ends."""
LONG_FROM: Final = 4
"""From so many seats on a match runs long (rules/knockout.md, Decisions)."""
SHORTER_LEVELS: Final = {"face3": "face2", "sum3": "sum2", "place": "sum2"}
"""For each level that is won with five captures, one of its kind that is won with three."""


@dataclass(frozen=True, slots=True)
class KnockoutState(State[int]):
    """A position: single marbles and captured numbers of each seat, whose turn it is, the roll that waits."""

    REFUSALS = REFUSALS
    EXAMPLES = ("15=1+2+3+4+5", "18=18", PASS)
    DECLARED = True

    level: str
    singles: tuple[int, ...]
    """For each seat, the set of numbers that hold one marble, which is that seat's."""
    captured: tuple[int, ...]
    """For each seat, the set of numbers that it has captured."""
    turn: int
    roll: Roll | None = None
    passes: int = 0
    """How many turns in a row have been passed up to now."""
    roll_off: RollOff | None = None
    """The roll-off before the first turn, while it runs."""

    @property
    def seats(self) -> int:
        return len(self.singles)

    @property
    def rules(self) -> Level:
        """What the level of this match changes."""
        return LEVELS[self.level]

    @property
    def over(self) -> bool:
        """Whether a seat has its captures, or nobody had a move for two rolls each."""
        if self.passes:
            return self.passes == ROLLS_WITHOUT_MOVE * len(self.singles)
        # Only the seat that placed last can have reached its captures: otherwise the match had ended before.
        return self.captured[self.turn - 1].bit_count() >= LEVELS[self.level].captures_to_win

    @property
    def to_act(self) -> tuple[Actor, ...]:
        if self.roll is not None:
            return (self.turn,)
        return () if self.over else (DICE,)

    @property
    def dice(self) -> Dice:
        return LEVELS[self.level].dice

    @property
    def open(self) -> int:
        """The set of numbers that nobody has captured."""
        return ALL_NUMBERS & ~sum(self.captured)

    @property
    def empty(self) -> int:
        """The set of numbers that hold no marble of anyone's."""
        return self.open & ~sum(self.singles)

    def legal(self, seat: int) -> Moves[int]:
        if self.roll is None or seat != self.turn:
            return ListedMoves(self, ())
        if LEVELS[self.level].by_face:
            allowed = self.open | self.empty << TWICE
            listed = [move for move in face_placements(self.roll) if not move & ~allowed]
            return ListedMoves(self, tuple(listed) or (PASS_MOVE,))
        return SetsAddingUp(self.open, totals_allowed(self.level, self.roll)) or ListedMoves(self, (PASS_MOVE,))

    # moves as text

    def move_text(self, move: int) -> str:
        return PASS if move == PASS_MOVE else sum_text(total_of(move), marbles_of(move))

    def move_from_text(self, text: str) -> int | None:
        if text == PASS:
            return PASS_MOVE
        written = read(text)
        return written[1] if written and total_of(written[1]) == written[0] else None

    def from_text(self, actor: Actor, text: str) -> Any:
        written = None if actor == DICE else read(text)
        if written and total_of(written[1]) != written[0]:
            total, move = written
            raise self.refuse("knockout-misadded", numbers=marbles_of(move), made=total_of(move), total=total)
        return State.from_text(self, actor, text)

    def picks(self, move: int) -> tuple[str, ...]:
        return tuple(map(str, marbles_of(move))) or (PASS,)

    def so_far(self, seat: int, picks: Sequence[str]) -> View:
        """What the chosen marbles make, and the totals that they can still become, each with what it lacks."""
        chosen = placement_of([int(pick) for pick in picks if pick in BITS])
        if self.roll is None or seat != self.turn or chosen is None:
            return {}
        made = total_of(chosen)
        if self.rules.by_face:
            found = (move for move in self.legal(seat) if not Counter(marbles_of(chosen)) - Counter(marbles_of(move)))
            totals = sorted({total_of(move) for move in found if move != PASS_MOVE})
        else:
            totals = list(totals_in(reachable(self.open & ~chosen) << made & totals_allowed(self.level, self.roll)))
        return {"made": made, "totals": [{"total": total, "missing": total - made} for total in totals]}

    # why not

    def why_not(self, seat: int, move: int) -> IllegalMove:
        why_not = self._why_not()
        if PASS_MOVE in self.legal(seat):
            return why_not.captured(move) or IllegalMove("must_pass")
        return why_not.complete(move) if move != PASS_MOVE else IllegalMove("must_move")

    def why_not_picks(self, seat: int, picks: Sequence[str]) -> IllegalMove:
        if not all(pick in BITS for pick in picks):
            return State.why_not_picks(self, seat, picks)
        move = placement_of([int(pick) for pick in picks])
        if move is None:
            return self.refuse("knockout-twice", number=Counter(map(int, picks)).most_common(1)[0][0])
        why_not = self._why_not()
        if PASS_MOVE in self.legal(seat):
            return why_not.captured(move) or IllegalMove("must_pass")
        return why_not.begun(move)

    def _why_not(self) -> WhyNot:
        assert self.roll is not None
        return WhyNot(self.level, self.roll, self.open, self.empty)

    # what follows

    def after_roll(self, roll: Roll) -> "KnockoutState":
        if self.roll_off is None:
            return KnockoutState(self.level, self.singles, self.captured, self.turn, roll, self.passes)
        after = self.roll_off.after(sum(map(int, roll)))
        if isinstance(after, RollOff):
            return KnockoutState(self.level, self.singles, self.captured, after.thrower, roll_off=after)
        return KnockoutState(self.level, self.singles, self.captured, after)

    def after_move(self, seat: int, move: int) -> "KnockoutState":
        following = (seat + 1) % len(self.singles)
        if move == PASS_MOVE:
            return KnockoutState(self.level, self.singles, self.captured, following, None, self.passes + 1)
        once = move & ALL_NUMBERS
        own = self.singles[seat]
        captured = own & once | move >> TWICE
        # A second marble on an own single makes a capture, so what is single after is in one of the two, not in both.
        singles = [other & ~once for other in self.singles]
        singles[seat] = own ^ once
        if not captured:
            return KnockoutState(self.level, tuple(singles), self.captured, following)
        captures = list(self.captured)
        captures[seat] |= captured
        return KnockoutState(self.level, tuple(singles), tuple(captures), following)

    def events(self, actor: Actor, action: Any) -> tuple[Message, ...]:
        if actor == DICE:
            return self._roll_off_events(action) if self.roll_off else self._roll_events(action)
        if action == PASS_MOVE:
            return (Message("passed"),)
        assert self.roll is not None
        after = self.after_move(self.turn, action)
        total = total_of(action)
        events = [Message("knockout-placed", {"total": total, "numbers": marbles_of(action)})]
        if self.rules.place_value:
            made = arrangements(self.level, self.roll)[total]
            events.append(Message("knockout-arranged", {"total": total, "arrangements": made}))
        for seat, (before, left) in enumerate(zip(self.singles, after.singles, strict=True)):
            if seat != self.turn and left != before:
                events.append(Message("knockout-knocked_out", {"seat": seat, "numbers": numbers_in(before & ~left)}))
        captured = after.captured[self.turn] & ~self.captured[self.turn]
        if captured:
            events.append(Message("knockout-captured", {"numbers": numbers_in(captured)}))
        return tuple(events)

    def _roll_off_events(self, roll: Roll) -> tuple[Message, ...]:
        assert self.roll_off is not None
        total = sum(map(int, roll))
        events = [Message("knockout-roll_off", {"seat": self.turn, "total": total})]
        after = self.roll_off.after(total)
        if not isinstance(after, RollOff):
            events.append(Message("knockout-starts", {"seat": after, **self.roll_off.thrown(total)}))
        elif not after.totals:
            events.append(Message("knockout-tied", {"seats": after.contenders, **self.roll_off.thrown(total)}))
        return tuple(events)

    def _roll_events(self, roll: Roll) -> tuple[Message, ...]:
        totals = tuple(arrangements(self.level, roll))
        if self.rules.place_value:
            events = [Message("knockout-totals", {"totals": totals})]
        else:
            events = [Message("knockout-total", {"total": totals[0]})]
        if PASS_MOVE in self.after_roll(roll).legal(self.turn):
            events.append(Message("knockout-no_move"))
        return tuple(events)

    # what people see

    def prompt(self, seat: int) -> Message:
        assert self.roll is not None
        totals = tuple(arrangements(self.level, self.roll))
        if PASS_MOVE in self.legal(seat):
            return Message("knockout-prompt-no_move")
        if self.rules.place_value:
            return Message("knockout-prompt-place_value", {"totals": totals})
        if not self.rules.by_face:
            return Message("knockout-prompt-sum", {"total": totals[0]})
        doubles = [number for move in self.legal(seat) for number in numbers_in(move >> TWICE)]
        if doubles:
            return Message("knockout-prompt-doubles", {"total": totals[0], "number": doubles[0]})
        return Message("knockout-prompt-faces", {"total": totals[0]})

    def scores(self) -> tuple[int, ...]:
        return tuple(map(int.bit_count, self.captured))

    def marbles(self, seat: int) -> int:
        """How many marbles a seat has on the board: two on each number that it has captured."""
        return self.singles[seat].bit_count() + 2 * self.captured[seat].bit_count()

    def score_lines(self, seat: int, *, tied: bool) -> tuple[ScoreLine, ...]:
        """The scorecard of a seat, with its marbles where they decide between seats with as many captures."""
        numbers = numbers_in(self.captured[seat])
        captures = ScoreLine("knockout-score-captures", len(numbers), {"count": len(numbers), "numbers": numbers})
        marbles = ScoreLine("knockout-score-marbles", None, {"count": self.marbles(seat)})
        return (captures, marbles) if tied else (captures,)

    def result(self) -> Result | None:
        if self.to_act:
            return None
        scores = self.scores()
        leaders = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        most = max(map(self.marbles, leaders))
        winners = tuple(seat for seat in leaders if self.marbles(seat) == most)
        lines = tuple(self.score_lines(seat, tied=len(leaders) > 1 and seat in leaders) for seat in range(self.seats))
        if self.passes:
            ending = Message("knockout-ended-no_move", {"rolls": ROLLS_WITHOUT_MOVE})
        else:
            ending = Message("knockout-ended-captures", {"captures": self.rules.captures_to_win})
        return Result(scores, winners, lines, ending)

    def view(self) -> View:
        roll_off = self.roll_off
        return {
            "level": self.level,
            "place_value": self.rules.place_value,
            "captures_to_win": self.rules.captures_to_win,
            "numbers": [self._number_view(number) for number in NUMBERS],
            "marbles": [self.marbles(seat) for seat in range(self.seats)],
            "totals": self._totals_view(),
            "passes": self.passes,
            "passes_to_end": ROLLS_WITHOUT_MOVE * self.seats,
            "roll_off": roll_off and {"seats": list(roll_off.contenders), "totals": list(roll_off.totals)},
        }

    def _number_view(self, number: int) -> View:
        """One number of the ring: whose marbles lie in its holes, and what a marble of the seat at turn does there."""
        bit = BITS[str(number)]
        single = next((seat for seat, numbers in enumerate(self.singles) if numbers & bit), None)
        capturer = next((seat for seat, numbers in enumerate(self.captured) if numbers & bit), None)
        if capturer is not None:
            effect = "closed"
        elif single is None:
            effect = "place"
        else:
            effect = "capture" if single == self.turn else "knock_out"
        return {
            "pick": str(number),
            "number": number,
            "outside": single if capturer is None else capturer,
            "inside": capturer,
            "effect": effect,
        }

    def _totals_view(self) -> list[View]:
        """The totals of the roll that waits: in how many ways each can be placed now, and how the dice make it."""
        if self.roll is None:
            return []
        if self.rules.by_face:
            made = Counter(map(total_of, self.legal(self.turn)))
        else:
            made = Counter({total: ways(total, self.open) for total in arrangements(self.level, self.roll)})
        return [
            {"total": total, "ways": made[total], "arrangements": list(texts)}
            for total, texts in arrangements(self.level, self.roll).items()
        ]

    def __str__(self) -> str:
        shown = dict.fromkeys(NUMBERS, " .")
        for seat, letter in zip(range(self.seats), "ABCD", strict=False):
            shown |= dict.fromkeys(numbers_in(self.singles[seat]), " " + letter)
            shown |= dict.fromkeys(numbers_in(self.captured[seat]), letter * 2)
        return " ".join(f"{number:>2}" for number in NUMBERS) + "\n" + " ".join(shown.values())


def start(seats: int, options: Options) -> KnockoutState:
    """An empty ring, and the roll-off that decides who starts."""
    empty = (0,) * seats
    return KnockoutState(str(options["level"]), empty, empty, 0, roll_off=RollOff(tuple(range(seats))))


def advice(seats: int, options: Options) -> tuple[Message, ...]:
    """A warning that a match of four seats runs long, with a shorter level where there is one."""
    shorter = SHORTER_LEVELS.get(str(options["level"]))
    return (Message("knockout-advice-long", {"level": shorter}),) if seats >= LONG_FROM and shorter else ()


GAME: Final = Game(
    id="knockout",
    version=1,
    seats=range(2, 5),
    options={"level": Option(tuple(LEVELS), "sum3")},
    start=start,
    refusals=REFUSALS,
    picks=(*map(str, NUMBERS), PASS),
    advice=advice,
)
