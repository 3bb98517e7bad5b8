"""Self-check mode: a match in which the page adds no dice, marks nothing, and explains a wrong tap.

A remark in the record marks such a match, and each wrong try adds another remark; they change no position. Each game
decides what to hide, and how refusals show the calculation, in a subclass of `OwnWork`.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.game import DICE, Game, State, View
from rollbook.core.match import Match
from rollbook.core.messages import Message
from rollbook.core.moves import PASS
from rollbook.ui.presentation import presentation_of

WORK: Final = ("page", "self")
"""The values of `work` in a set-up: the page calculates, or people do."""
WORK_SELF: Final = "work self"
"""The remark that marks self-check mode; it comes before the first action."""
WRONG: Final = "wrong "
"""The prefix of the remark that notes a wrong try; the seat follows."""

LAST_STEP: Final = 2
"""The number of tries after which the calculation is shown."""

SomeState = TypeVar("SomeState", bound=State)


class Question(NamedTuple):
    """A question that a move put to a person."""

    message: Message
    """The question; it does not depend on the order of the dice."""
    sum: tuple[int, ...] = ()
    """The numbers to add, largest first; empty if there are none."""


class OwnWork(Generic[SomeState]):
    """The answers that a game hides in self-check mode. Each method reads a state and changes nothing.

    By default, only the marks of legal taps are hidden, which every game has.
    """

    sentences: ClassVar[Mapping[str, str]] = {}
    """The English sentences with a calculation, by id. Each id begins with the id of the game."""
    instead: ClassVar[Mapping[str, str]] = {}
    """The replacement for each message that gives an answer away; an empty string removes the message."""
    meant: ClassVar[Mapping[str, str | int]] = {}
    """For each sentence with a calculation, the argument that has the person's wrong sum, or this number itself; an
    empty string if there is none. Help with such a sum comes in steps."""
    hidden: ClassVar[frozenset[str]] = frozenset()
    """The arguments that are removed from a replaced message."""

    def view(self, state: SomeState, view: View) -> View:
        """The view that the board draws."""
        return view

    def prompt(self, state: SomeState, seat: int) -> Message:
        """The prompt for a seat that is to act, without the hidden answers."""
        prompt = presentation_of(state.game).prompt(state, seat)
        return self.message(prompt) or prompt

    def message(self, message: Message) -> Message | None:
        """The message without the hidden answers; None if nothing is left."""
        id = self.instead.get(message.id, message.id)
        if id == message.id:
            return message
        arguments = {name: value for name, value in message.arguments.items() if name not in self.hidden}
        return Message(id, arguments) if id else None

    def passing(self, state: SomeState, seat: int) -> bool:
        """Whether a page offers a pass to a seat that is to act, legal or not."""
        return PASS in state.game.picks

    def again(self, state: SomeState, picks: Sequence[str]) -> tuple[str, ...]:
        """The picks so far that a second tap adds again instead of removing."""
        return ()

    def answers(self, state: SomeState, seat: int) -> tuple[str, ...]:
        """The answers to choose from before a seat moves; empty if there is no question."""
        return ()

    def wrong_answer(self, state: SomeState, answer: str, roll: Sequence[str]) -> IllegalMove | None:
        """The reason why an answer is wrong, or None if it is right; `roll` has the faces of the latest roll."""
        return None

    def counts(self, move: Any) -> bool:
        """Whether the player has to work this legal move out, so that it counts as right first time or not."""
        return True

    def question(self, state: SomeState, seat: int, move: Any, roll: Sequence[str]) -> Question:
        """The question that a seat answered with a move that counts.

        By default, it is the sum of the latest roll; `roll` has its faces.
        """
        return summed("class-asked_sum", [int(face) for face in roll if face.isdecimal()])

    def too_soon(self, state: SomeState, picks: Sequence[str]) -> IllegalMove | None:
        """The refusal of picks that are not yet declared complete."""
        return None

    def declarable(self, picks: Sequence[str]) -> bool:
        """Whether the picks have all the parts of a move, right or wrong, so that they may be declared complete."""
        return True

    def why_not(self, state: SomeState, seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
        """The reason why picks are not a move or part of a move, with the calculation.

        `roll` has the faces of the latest roll.
        """
        following, _ = state.legal(seat).choices(picks)
        if following:
            return IllegalMove("picks_incomplete")
        return state.game.refusals.why_not_picks(state, seat, picks)

    def side_by_side(self, state: SomeState) -> bool:
        """Whether the dice make numbers by place value, so that there is no sum to count on from."""
        return False

    def in_steps(self, state: SomeState, refusal: IllegalMove, roll: Sequence[str], tries: int) -> IllegalMove:
        """The refusal after this many tries: first to count again, then how to count, and finally the calculation."""
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
        """A step of help with a sum: 0 to count the dots, 1 to count on from the largest number, 2 for the sum."""
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
        """The answer to a request for a hint: a step of help, which never shows a place. None: the usual hints."""
        return self.step(state, tuple(map(int, roll)), step)

    def refuse(self, id: str, **arguments: Argument) -> IllegalMove:
        """A refusal in the game's own words, to raise or return."""
        return IllegalMove(id, self.sentences[id], **arguments)


ANY_GAMES: Final = OwnWork[Any]()


def own_work_of(game: Game) -> OwnWork[Any]:
    """A game's self-check mode: `OWN_WORK` of its part `classroom`, or the default."""
    own_work: OwnWork[Any] = getattr(game.part("classroom"), "OWN_WORK", ANY_GAMES)
    return own_work


def tries_since(match: "Match", seat: int) -> int:
    """The number of a seat's wrong tries, and of hints, in the record since the latest action."""
    now = len(match.history)
    since = [remark.text for remark in match.remarks if remark.after == now]
    return sum(text == f"{WRONG}{seat}" or text.startswith("hint ") for text in since)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))


def added(numbers: Sequence[object]) -> str:
    """Numbers as a sum: `4 + 3`."""
    return " + ".join(map(str, numbers))


def summed(id: str, numbers: Sequence[int]) -> Question:
    """A question about a sum, or about a move if there are fewer than two numbers to add."""
    if len(numbers) < 2:
        return Question(Message("class-asked_move"))
    ordered = tuple(sorted(numbers, reverse=True))
    return Question(Message(id, {"sum": added(ordered), "total": sum(ordered)}), ordered)


def works_itself(match: Match) -> bool:
    """Whether this match is in self-check mode."""
    return any(remark.text == WORK_SELF for remark in match.remarks)


class Worked(NamedTuple):
    """A move that a person worked out."""

    number: int
    """The number of the action, counted from 0."""
    seat: int
    right: bool
    """Whether the record has no wrong try by this seat since its previous move."""


def worked(match: Match) -> Iterator[Worked]:
    """The moves of a match that had to be worked out, in the order of play."""
    tries: Counter[int] = Counter()
    remarks = list(reversed(match.remarks))
    own = own_work_of(match.game)
    for number, (actor, text) in enumerate(match.history):
        while remarks and remarks[-1].after <= number:
            written = remarks.pop().text
            if written.startswith(WRONG) and written.removeprefix(WRONG).isdecimal():
                tries[int(written.removeprefix(WRONG))] += 1
        if actor == DICE:
            continue
        if own.counts(match.game.notation.parse(text)):
            yield Worked(number, actor, not tries[actor])
        tries[actor] = 0


def right_at_once(match: Match, since: int = 0) -> list[tuple[int, int]]:
    """For each seat, how many of its moves since an action were right first time, and how many there were."""
    right, moves = [0] * len(match.seats), [0] * len(match.seats)
    for number, seat, at_once in worked(match):
        if number >= since:
            moves[seat] += 1
            right[seat] += at_once
    return list(zip(right, moves, strict=True))
