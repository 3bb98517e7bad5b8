"""The display of Roll Out: its view, its board as text, a seat's prompts, and the events of an action."""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypedDict

from rollbook.core.dice import Face, Roll
from rollbook.core.errors import Argument
from rollbook.core.game import DICE, Actor
from rollbook.core.messages import Message
from rollbook.core.moves import PASS, Choices
from rollbook.games.roll_out.rules import NUMBERS, ROLL, STOP, RollOutState, left_over
from rollbook.games.shared.bits import members
from rollbook.games.shared.ui import RollOffView, roll_off_events, roll_off_prompt, roll_off_view
from rollbook.ui.presentation import DIM, Feat, Ink, Line, Presentation, letter, style_of


class CheckerView(TypedDict):
    """A checker."""

    number: int
    place: Literal["front", "centre", "out"]
    white: bool
    """Whether its white side is up."""
    picks: list[str]
    """The picks that a tap on it may mean for the seat whose turn it is, legal or not."""


class SeatView(TypedDict):
    """The checkers of a seat."""

    checkers: list[CheckerView]
    """Nine checkers, from 1 to 9."""


class RiskView(TypedDict):
    """The number of equally likely rolls that a seat could not use, out of all rolls."""

    ways: int
    of: int


class RollOutView(TypedDict):
    """A position of Roll Out."""

    seats: list[SeatView]
    turn: int
    """The seat whose turn it is; checkers in the centre belong to it."""
    roll: list[Face] | None
    """The roll to be used now; None if there is none."""
    deciding: bool
    """Whether a roll has been used, and the seat now stops or rolls again."""
    risk: RiskView | None
    """The risk of rolling again; None before the seat decides."""
    few_left: bool
    """Whether one die is enough."""
    roll_off: RollOffView | None
    """The roll-off before the first turn, while it runs."""


class RollOutPresentation(Presentation[RollOutState]):
    """The display of Roll Out."""

    feats = (Feat("roll_out-rolled_out", fewer=True), Feat("roll_out-stopped", counts="numbers"))
    throwing = ROLL

    def view(self, state: RollOutState) -> RollOutView:
        return {
            "seats": [{"checkers": [_checker(state, seat, number) for number in NUMBERS]} for seat in range(2)],
            "turn": state.turn,
            "roll": None if state.roll is None else list(state.roll),
            "deciding": state.deciding,
            "risk": {"ways": sum(state.failing().values()), "of": state.dice.throws} if state.deciding else None,
            "few_left": state.few_left,
            "roll_off": roll_off_view(state.roll_off),
        }

    def board(self, state: RollOutState) -> list[Line]:
        """The checkers in front of B, in the centre, and in front of A; white checkers are in brackets."""
        view = self.view(state)
        turn = view["turn"]

        def row(seat: int, place: str) -> Line:
            name = "centre" if place == "centre" else letter(seat)
            return [Ink(name.ljust(8), DIM if place == "centre" else style_of(seat))] + [
                Ink("  . ", DIM)
                if checker["place"] != place
                else Ink(
                    f" ({checker['number']})" if checker["white"] else f"  {checker['number']} ",
                    "" if checker["white"] else style_of(seat),
                )
                for checker in view["seats"][seat]["checkers"]
            ]

        return [row(1, "front"), row(turn, "centre"), row(0, "front")]

    def prompt(self, state: RollOutState, seat: int) -> Message:
        if state.roll is None:
            return Message("roll_out-prompt-decide", _in_centre(state))
        first, second = map(int, state.roll)
        thrown: dict[str, Argument] = {"first": first, "second": second, "total": first + second}
        uses = [move.split() for move in state.legal(seat) if move != PASS]
        return _prompt_of_uses(uses, first, second) if uses else Message("roll_out-prompt-roll_out", thrown)

    def step(self, state: RollOutState, seat: int, picks: Sequence[str], choices: Choices) -> Message:
        left = left_over(state.roll, picks) if state.roll and choices.next else None
        if not left:
            return super().step(state, seat, picks, choices)
        return Message(f"roll_out-step-{'both' if choices.move is None else 'also'}", {"number": left})

    def score_words(self, state: RollOutState, seat: int) -> Message | None:
        """The number of checkers that are safe, and of those that could still come back; None if none could."""
        at_stake = state.centre.bit_count() if seat == state.turn and state.to_act else 0
        safe = state.out(seat).bit_count()
        return Message("roll_out-score-words", {"safe": safe, "at_stake": at_stake}) if at_stake else None

    def roll_prompt(self, state: RollOutState) -> Message | None:
        return roll_off_prompt(state.roll_off)

    def events(self, state: RollOutState, actor: Actor, action: Any) -> tuple[Message, ...]:
        if actor == DICE:
            return _events_of_roll(state, action)
        if action == PASS:
            return Message("passed"), Message("roll_out-rolled_out", _in_centre(state))
        if action == STOP:
            return (Message("roll_out-stopped", _in_centre(state)),)
        if action == ROLL:
            return (Message("roll_out-rolls_on", _in_centre(state)),)
        owners = {"c": ("moved", actor), "u": ("turned_up", actor), "f": ("flipped", 1 - actor)}
        events = []
        for use in action.split():
            kind, owner = owners[use[0]]
            events.append(Message(f"roll_out-{kind}", {"pick": use, "seat": owner, "number": int(use[1])}))
        return tuple(events)


def _prompt_of_uses(uses: Sequence[Sequence[str]], first: int, second: int) -> Message:
    """The prompt for the uses of a roll: of both dice, of one, or of their sum."""
    thrown: dict[str, Argument] = {"first": first, "second": second, "total": first + second}
    alone = {int(only[0][1]) for only in uses if len(only) == 1}
    singles = sorted(alone - {first + second})
    or_sum = first + second in alone
    if any(len(both) == 2 for both in uses):
        if not singles:
            return Message(f"roll_out-prompt-{'both_or_sum' if or_sum else 'both'}", thrown)
        kind = "any_or_sum" if or_sum else "any"
        return Message(f"roll_out-prompt-{kind}", {**thrown, "kinds": len({first, second})})
    if singles:
        thrown = {"number": singles[0], "total": first + second}
        return Message(f"roll_out-prompt-{'one_or_sum' if or_sum else 'one'}", thrown)
    return Message("roll_out-prompt-sum", {"total": first + second})


def _checker(state: RollOutState, seat: int, number: int) -> CheckerView:
    white = bool(state.white[seat] >> number & 1)
    out = state.out(seat) >> number & 1
    letters = "" if out else "f" if seat != state.turn else "uc" if white else "c"
    return {
        "number": number,
        "place": "front" if state.front(seat) >> number & 1 else "out" if out else "centre",
        "white": white,
        "picks": [f"{letter}{number}" for letter in letters],
    }


def _events_of_roll(state: RollOutState, roll: Roll) -> tuple[Message, ...]:
    first, second = map(int, roll)
    if state.roll_off is not None:
        return roll_off_events("roll_out", state.roll_off, roll, first=first, second=second)
    after = state.after_roll(roll)
    kind = "no_use" if PASS in after.legal(state.turn) else "few_left" if state.few_left else "rolled"
    return (Message(f"roll_out-{kind}", {"first": first, "second": second, "total": first + second}),)


def _in_centre(state: RollOutState) -> dict[str, Argument]:
    """The checkers in the centre, as arguments of a message; `count` selects the words for none, one or more."""
    numbers = members(state.centre)
    return {"numbers": numbers, "count": len(numbers)}


PRESENTATION: Final = RollOutPresentation()
