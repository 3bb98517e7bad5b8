"""Working it out oneself: a match in which the page adds no dice, marks nothing, and explains a wrong tap.

A remark of the record says that a match is played so, and one more each wrong try; they change no position. What is
held back, and how a refusal calculates, is for each game to say: a subclass of `OwnWork`.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.game import DICE, Game, State, View
from rollbook.core.match import Match
from rollbook.core.messages import Message
from rollbook.core.moves import PASS
from rollbook.ui.presentation import presentation_of

WORK: Final = ("page", "self")
"""Who works it out: the page, or people themselves."""
WORK_SELF: Final = "work self"
"""The remark of a match in which people work it out themselves; it stands before the first action."""
WRONG: Final = "wrong "
"""How the remark of a wrong try begins; the seat that tried follows."""

LAST_STEP: Final = 2
"""After this many tries the calculation is told."""

SomeState = TypeVar("SomeState", bound=State[Any])


class OwnWork(Generic[SomeState]):
    """What a game holds back where people work it out themselves. Each method reads a state and changes nothing.

    By default it holds back only what every game marks: what may be tapped next.
    """

    sentences: ClassVar[Mapping[str, str]] = {}
    """The English sentences that calculate, by id (ids begin with the game's)."""
    instead: ClassVar[Mapping[str, str]] = {}
    """For each message that tells what people are to find out, the one in its place; an empty one: nothing is said."""
    meant: ClassVar[Mapping[str, str | int]] = {}
    """For each sentence that calculates, the argument with the number that somebody took for the sum, or that number;
    an empty text if no number was named. Help with such a sum comes in steps."""
    hidden: ClassVar[frozenset[str]] = frozenset()
    """The arguments that a message in the place of another leaves out."""

    def view(self, state: SomeState, view: View) -> View:
        """What the board draws."""
        return view

    def prompt(self, state: SomeState, seat: int) -> Message:
        """What a seat that is to act may do now."""
        told = presentation_of(state.game).prompt(state, seat)
        return self.message(told) or told

    def message(self, message: Message) -> Message | None:
        """A message without what people are to find out; None if nothing of it is left."""
        id = self.instead.get(message.id, message.id)
        if id == message.id:
            return message
        arguments = {name: value for name, value in message.arguments.items() if name not in self.hidden}
        return Message(id, arguments) if id else None

    def passing(self, state: SomeState, seat: int) -> bool:
        """Whether a page offers a seat that is to act to pass, be that legal or not."""
        return PASS in state.game.picks

    def again(self, state: SomeState, picks: Sequence[str]) -> tuple[str, ...]:
        """The picks so far that a second tap adds once more, and does not put back."""
        return ()

    def answers(self, state: SomeState, seat: int) -> tuple[str, ...]:
        """The answers from which a seat chooses the right one before it moves; empty if nothing is asked."""
        return ()

    def wrong_answer(self, state: SomeState, answer: str, roll: Sequence[str]) -> IllegalMove | None:
        """Why an answer is wrong, or None if it is right; `roll` holds the faces of the latest dice."""
        return None

    def counts(self, move: Any) -> bool:
        """Whether a legal move is something to be worked out, so that it counts as right at once or not."""
        return True

    def too_soon(self, state: SomeState, picks: Sequence[str]) -> IllegalMove | None:
        """What can be said against picks before they are declared to be a whole move."""
        return None

    def why_not(self, state: SomeState, seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
        """Why picks of a seat that is to act are no move, or no part of one, with the calculation.

        `roll` holds the faces of the latest dice.
        """
        following, _ = state.legal(seat).choices(picks)
        if following:
            return IllegalMove("picks_incomplete")
        return state.game.refusals.why_not_picks(state, seat, picks)

    def side_by_side(self, state: SomeState) -> bool:
        """Whether the dice make numbers by place value, so that no sum is counted on."""
        return False

    def in_steps(self, state: SomeState, refusal: IllegalMove, roll: Sequence[str], tries: int) -> IllegalMove:
        """A refusal after this many wrong tries: first to count again, then how, and the calculation at last."""
        meant = "" if refusal.id == "must_move" and roll else self.meant.get(refusal.id)
        if meant is None or (tries >= LAST_STEP and refusal.id != "must_move"):
            return refusal
        faces = _numbers(str(refusal.arguments.get("sum", ""))) or tuple(map(int, roll))
        if tries:
            return self.step(state, faces, tries)
        if meant == "":
            return IllegalMove("own_look_again", faces=faces)
        answer = meant if isinstance(meant, int) else int(str(refusal.arguments[meant]))
        near = abs(answer - int(str(refusal.arguments["total"]))) == 1
        return IllegalMove("own_near" if near else "own_again", answer=answer, faces=faces)

    def step(self, state: SomeState, faces: Sequence[int], step: int) -> IllegalMove:
        """A step of help with a sum: 0 to count the dots, 1 to count on from the largest number, then the sum."""
        if self.side_by_side(state):
            tens, ones = faces[:2]
            return IllegalMove("own_tens", tens=tens, ones=ones, number=10 * tens + ones)
        if step >= LAST_STEP:
            return IllegalMove("own_sum", dice=added(faces), total=sum(faces))
        if step == 0:
            return IllegalMove("own_count_dots", faces=tuple(faces))
        first, *more = sorted(faces, reverse=True)
        return IllegalMove("own_count_on", first=first, more=tuple(more))

    def help(self, state: SomeState, seat: int, roll: Sequence[str], step: int) -> IllegalMove | None:
        """What somebody who asks for a hint is told: a step of help, and never a place. None: hints as elsewhere."""
        return self.step(state, tuple(map(int, roll)), step)

    def refuse(self, id: str, **arguments: Argument) -> IllegalMove:
        """A refusal in the game's own words, to be raised or returned."""
        return IllegalMove(id, self.sentences[id], **arguments)


ANY_GAMES: Final = OwnWork[Any]()


def own_work_of(game: Game) -> OwnWork[Any]:
    """What a game holds back: `OWN_WORK` of its part `classroom`, or what every game does."""
    own_work: OwnWork[Any] = getattr(game.part("classroom"), "OWN_WORK", ANY_GAMES)
    return own_work


def tries_since(match: "Match", seat: int) -> int:
    """How many wrong tries of a seat, and hints, the record notes since the latest action."""
    now = len(match.history)
    since = [remark.text for remark in match.remarks if remark.after == now]
    return sum(text == f"{WRONG}{seat}" or text.startswith("hint ") for text in since)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))


def added(numbers: Sequence[object]) -> str:
    """Numbers as a sum: `4 + 3`."""
    return " + ".join(map(str, numbers))


def works_itself(match: Match) -> bool:
    """Whether people work it out themselves in this match."""
    return any(remark.text == WORK_SELF for remark in match.remarks)


def right_at_once(match: Match, since: int = 0) -> list[tuple[int, int]]:
    """For each seat, how many of its moves since an action were right at once, and how many there were.

    A move was right at once if no remark tells of a wrong try of this seat since its move before.
    """
    tries: Counter[int] = Counter()
    right, moves = [0] * len(match.seats), [0] * len(match.seats)
    remarks = list(reversed(match.remarks))
    own = own_work_of(match.game)
    for number, (actor, text) in enumerate(match.history):
        while remarks and remarks[-1].after <= number:
            written = remarks.pop().text
            if written.startswith(WRONG) and written.removeprefix(WRONG).isdecimal():
                tries[int(written.removeprefix(WRONG))] += 1
        if actor == DICE:
            continue
        if number >= since and own.counts(match.game.notation.parse(text)):
            moves[actor] += 1
            right[actor] += not tries[actor]
        tries[actor] = 0
    return list(zip(right, moves, strict=True))
