"""The display of Knockout: its view, its board as text, a seat's prompts, and the events of an action."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal, TypedDict

from rollbook.core.dice import Roll
from rollbook.core.errors import Argument
from rollbook.core.game import DICE, Actor, Options, View
from rollbook.core.messages import Message
from rollbook.core.moves import Choices
from rollbook.games.knockout.rules import (
    PASS_MOVE,
    ROLLS_WITHOUT_MOVE,
    TWICE,
    KnockoutState,
    arrangements,
    calculation,
    marbles_of,
    placement_of,
    total_of,
    totals_allowed,
)
from rollbook.games.knockout.subset_sums import BITS, NUMBERS, numbers_in, reachable, totals_in, ways
from rollbook.games.shared.ui import RollOffView, roll_off_events, roll_off_prompt, roll_off_view
from rollbook.ui.presentation import DIM, Feat, Ink, Line, Presentation, letter, style_of


class NumberView(TypedDict):
    """One number of the ring."""

    pick: str
    number: int
    outside: int | None
    """The seat whose marble is in the outer hole."""
    inside: int | None
    """The seat whose second marble is in the inner hole: it has captured the number."""
    effect: Literal["place", "knock_out", "capture", "closed"]
    """The effect if the seat whose turn it is places a marble there."""


class TotalView(TypedDict):
    """A total that the current roll allows."""

    total: int
    ways: int
    """The number of ways to place it now."""
    arrangements: list[str]
    """The calculations with the dice that make it."""


class KnockoutView(TypedDict):
    """A position of Knockout."""

    level: str
    place_value: bool
    captures_to_win: int
    numbers: list[NumberView]
    marbles: list[int]
    """For each seat, its number of marbles on the board."""
    totals: list[TotalView]
    """The totals that the roll allows; empty while the dice are due."""
    passes: int
    """The number of consecutive passes so far."""
    passes_to_end: int
    """The number of consecutive passes that ends the match."""
    roll_off: RollOffView | None
    """The roll-off before the first turn, while it runs."""


LONG_FROM: Final = 4
"""The number of seats from which a match is long (docs/rules/knockout.md#the-end)."""
SHORTER_LEVELS: Final = {"face3": "face2", "sum3": "sum2", "place": "sum2"}
"""For each level with five captures, the similar level with three."""


class KnockoutPresentation(Presentation[KnockoutState]):
    """The display of Knockout."""

    feats = (Feat("knockout-captured", counts="numbers", each=True),)
    requires_confirmation = True

    def gains(self, state: KnockoutState, seat: int, roll: Roll, picks: Sequence[str]) -> dict[str, str]:
        gains = {}
        for pick in picks:
            bit = BITS.get(pick, 0)
            doubled = state.rules.by_face and bit & state.empty and roll.count(int(pick)) == 2
            if bit & state.singles[seat] or doubled:
                gains[pick] = "chance-knockout-captures"
            elif bit & ~state.empty:
                gains[pick] = "chance-knockout-knocks_out"
        return gains

    def view(self, state: KnockoutState) -> KnockoutView:
        return {
            "level": state.level,
            "place_value": state.rules.place_value,
            "captures_to_win": state.rules.captures_to_win,
            "numbers": [_number_view(state, number) for number in NUMBERS],
            "marbles": [state.marbles(seat) for seat in range(state.seats)],
            "totals": _totals_view(state),
            "passes": state.passes,
            "passes_to_end": ROLLS_WITHOUT_MOVE * state.seats,
            "roll_off": roll_off_view(state.roll_off),
        }

    def board(self, state: KnockoutState) -> list[Line]:
        """The numbers, and under each number its marble, or both marbles of a capture."""
        numbers, marbles = [], []
        for each in self.view(state)["numbers"]:
            numbers.append(Ink(f"{each['number']:>3}", DIM if each["inside"] is not None else ""))
            seats = [seat for seat in (each["outside"], each["inside"]) if seat is not None]
            shown = "".join(map(letter, seats)) or "."
            marbles.append(Ink(f"{shown:>3}", style_of(seats[0]) if seats else DIM))
        return [numbers, marbles]

    def prompt(self, state: KnockoutState, seat: int) -> Message:
        assert state.roll is not None
        legal = state.legal(seat)
        totals = tuple(arrangements(state.level, state.roll))
        if PASS_MOVE in legal:
            return Message("knockout-prompt-no_move")
        if state.rules.place_value:
            return Message("knockout-prompt-place_value", {"totals": totals})
        total: dict[str, Argument] = {"total": totals[0]}
        return _faces_prompt(tuple(legal), total) if state.rules.by_face else Message("knockout-prompt-sum", total)

    def step(self, state: KnockoutState, seat: int, picks: Sequence[str], choices: Choices) -> Message:
        numbers = tuple(sorted(int(pick) for pick in picks if pick in BITS))
        made: dict[str, Argument] = {"sum": calculation(numbers), "count": len(numbers)}
        if choices.move is not None:
            return Message("knockout-step-complete" if numbers else "step-complete", made)
        if state.rules.by_face:
            return Message("knockout-step-faces", {**made, "numbers": tuple(sorted(map(int, choices.next)))})
        if state.rules.place_value:
            return Message("knockout-step-more", made)
        assert state.roll is not None
        missing = next(iter(arrangements(state.level, state.roll))) - sum(numbers)
        return Message("knockout-step-missing", {**made, "missing": missing})

    def so_far(self, state: KnockoutState, seat: int, picks: Sequence[str]) -> View:
        """The sum of the chosen marbles, and the totals that are still possible, each with the amount missing."""
        chosen = placement_of([int(pick) for pick in picks if pick in BITS])
        if state.roll is None or seat != state.turn or chosen is None:
            return {}
        made = total_of(chosen)
        if state.rules.by_face:
            found = (move for move in state.legal(seat) if not Counter(marbles_of(chosen)) - Counter(marbles_of(move)))
            totals = sorted({total_of(move) for move in found if move != PASS_MOVE})
        else:
            totals = list(totals_in(reachable(state.open & ~chosen) << made & totals_allowed(state.level, state.roll)))
        return {"made": made, "totals": [{"total": total, "missing": total - made} for total in totals]}

    def roll_prompt(self, state: KnockoutState) -> Message | None:
        return roll_off_prompt(state.roll_off)

    def events(self, state: KnockoutState, actor: Actor, action: Any) -> tuple[Message, ...]:
        if actor == DICE:
            return (
                roll_off_events("knockout", state.roll_off, action) if state.roll_off else _roll_events(state, action)
            )
        if action == PASS_MOVE:
            return (Message("passed"),)
        assert state.roll is not None
        after = state.after_move(state.turn, action)
        total = total_of(action)
        events = [Message("knockout-placed", {"total": total, "numbers": marbles_of(action)})]
        if state.rules.place_value:
            made = arrangements(state.level, state.roll)[total]
            events.append(Message("knockout-arranged", {"total": total, "arrangements": made}))
        for seat, (before, left) in enumerate(zip(state.singles, after.singles, strict=True)):
            if seat != state.turn and left != before:
                events.append(Message("knockout-knocked_out", {"seat": seat, "numbers": numbers_in(before & ~left)}))
        captured = after.captured[state.turn] & ~state.captured[state.turn]
        if captured:
            events.append(Message("knockout-captured", {"numbers": numbers_in(captured)}))
        return tuple(events)

    def advice(self, seats: int, options: Options) -> tuple[Message, ...]:
        """A warning that a match with four seats is long, and a shorter level; empty if there is no shorter level."""
        shorter = SHORTER_LEVELS.get(str(options["level"]))
        return (Message("knockout-advice-long", {"level": shorter}),) if seats >= LONG_FROM and shorter else ()


def _number_view(state: KnockoutState, number: int) -> NumberView:
    bit = BITS[str(number)]
    single = next((seat for seat, numbers in enumerate(state.singles) if numbers & bit), None)
    capturer = next((seat for seat, numbers in enumerate(state.captured) if numbers & bit), None)
    return {
        "pick": str(number),
        "number": number,
        "outside": single if capturer is None else capturer,
        "inside": capturer,
        "effect": "closed"
        if capturer is not None
        else "place"
        if single is None
        else "capture"
        if single == state.turn
        else "knock_out",
    }


def _totals_view(state: KnockoutState) -> list[TotalView]:
    if state.roll is None:
        return []
    if state.rules.by_face:
        made = Counter(map(total_of, state.legal(state.turn)))
    else:
        made = Counter({total: ways(total, state.open) for total in arrangements(state.level, state.roll)})
    return [
        {"total": total, "ways": made[total], "arrangements": list(texts)}
        for total, texts in arrangements(state.level, state.roll).items()
    ]


def _roll_events(state: KnockoutState, roll: Roll) -> tuple[Message, ...]:
    totals = tuple(arrangements(state.level, roll))
    if state.rules.place_value:
        events = [Message("knockout-totals", {"totals": totals})]
    else:
        events = [Message("knockout-total", {"total": totals[0]})]
    if PASS_MOVE in state.after_roll(roll).legal(state.turn):
        events.append(Message("knockout-no_move"))
    return tuple(events)


def _faces_prompt(legal: Sequence[int], total: dict[str, Argument]) -> Message:
    """The prompt if the faces of the dice may be used one by one, as well as their total."""
    faces = [move for move in legal if len(marbles_of(move)) > 1]
    if not faces:
        return Message("knockout-prompt-sum_only", total)
    only = len(faces) == len(legal)
    doubles = [number for move in faces for number in numbers_in(move >> TWICE)]
    if doubles:
        kind = "knockout-prompt-doubles_only" if only else "knockout-prompt-doubles"
        return Message(kind, {**total, "number": doubles[0]})
    return Message("knockout-prompt-faces_only" if only else "knockout-prompt-faces", total)


PRESENTATION: Final = KnockoutPresentation()
