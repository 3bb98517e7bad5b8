"""Checks properties of random matches of every game, with every number of seats and every option (Hypothesis)."""

import os
import pickle
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from rollbook import GAMES, IllegalMove, Match, RecordError
from rollbook.core.game import DICE, OptionValue
from tests.asking import prompt_for
from tests.invariants import check_position
from tests.playing import advance

SEEDS = st.integers(0, 2**53 - 1)
CHARACTERS = st.sampled_from(
    [*"0123456789 =+.|#:\n\r\t", "dice ", "pass", "options: ", "red", "A1", "é", "\u2028", "\x00"]
)
# Draws any character. st.text() draws the same, but first scans all of Unicode, which takes 2 s in Pyodide.
ANY_CHARACTER = st.one_of(st.integers(0, 0xD7FF), st.integers(0xE000, 0x10FFFF)).map(chr)
STEADY = "ROLLBOOK_SEED" not in os.environ
"""Whether each run tries the same examples. The nightly workflow tries others, and stores those that fail."""
COMMON = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=STEADY)


def texts(least: int, most: int) -> st.SearchStrategy[str]:
    """Draw strings of a given number of parts: any characters, and words and characters of records."""
    return st.lists(CHARACTERS | ANY_CHARACTER, min_size=least, max_size=most).map("".join)


@st.composite
def set_ups(draw: st.DrawFn) -> tuple[str, int, dict[str, OptionValue]]:
    """Draw a game, a number of seats, and a value for each option."""
    game = draw(st.sampled_from(list(GAMES.values())))
    options = {name: draw(st.sampled_from(option.values)) for name, option in game.options.items()}
    return game.id, draw(st.sampled_from(game.seats)), options


@st.composite
def matches(draw: st.DrawFn, most_actions: int = 60) -> Match:
    """Draw a match at any moment from its start to its end."""
    game, seats, options = draw(set_ups())
    match = Match(game, seats, options, draw(SEEDS))
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, most_actions))):
        advance(match, rng)
    return match


class MatchMachine(RuleBasedStateMachine):
    """Plays, undoes, saves and loads a match in any order; it must always equal the match parsed from its record."""

    match: Match

    @initialize(set_up=set_ups(), seed=SEEDS)
    def sit_down(self, set_up: tuple[str, int, dict[str, OptionValue]], seed: int) -> None:
        game, seats, options = set_up
        self.match = Match(game, seats, options, seed)

    @rule(number=st.integers(0, 2**32))
    @precondition(lambda self: self.match.to_act)
    def act(self, number: int) -> None:
        advance(self.match, Random(number))

    @rule(number=st.integers(0, 2**32), steps=st.integers(5, 40))
    def act_for_a_while(self, number: int, steps: int) -> None:
        rng = Random(number)
        for _ in range(steps):
            advance(self.match, rng)

    @rule()
    @precondition(lambda self: self.match.actions)
    def undo_and_redo(self) -> None:
        before = str(self.match), self.match.state
        self.match.undo()
        self.match.redo()
        assert self.match.state == before[1]
        assert self.match.actions == Match.parse(before[0]).actions

    @rule(steps=st.integers(1, 8))
    def undo(self, steps: int) -> None:
        for _ in range(min(steps, len(self.match.actions))):
            self.match.undo()

    @rule(data=st.data())
    def undo_for_a_seat(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, len(self.match.seats) - 1))
        before = self.match.history
        since_dice = 1 + max((at for at, action in enumerate(before) if action.actor == DICE), default=-1)
        own = [at for at, action in enumerate(before) if at >= since_dice and action.actor == seat]
        state = self.match.state
        try:
            self.match.undo(seat=seat)
        except IllegalMove as refusal:
            if own:
                # The refusal is right: others have moved since then, and once that is undone, the action can be undone.
                assert refusal.id == "others_moved_since"
                assert len(before) > own[-1] + 1
                aside = self.match.rewound(own[-1] + 1)
                assert aside.undo(seat=seat) == before[own[-1]]
            else:
                assert refusal.id == ("nothing_to_undo_for_seat" if before else "nothing_to_undo")
            assert self.match.history == before
            assert self.match.state == state
        else:
            assert self.match.history == before[: own[-1]] + before[own[-1] + 1 :]

    @rule()
    def save_and_load(self) -> None:
        self.match = Match.parse(str(self.match))

    @rule(text=texts(0, 12), seat=st.integers(-1, 12))
    def try_nonsense(self, text: str, seat: int) -> None:
        before = str(self.match), pickle.dumps(self.match.state)
        if seat in self.match.to_act and text in self.match.legal(seat):
            return
        try:
            self.match.play(seat, text)
        except IllegalMove:
            assert (str(self.match), pickle.dumps(self.match.state)) == before
        else:
            raise AssertionError(f"{seat} {text!r} was accepted")

    @rule(text=texts(1, 20))
    def remark(self, text: str) -> None:
        try:
            self.match.remark(text)
        except IllegalMove as refusal:
            assert refusal.id == "bad_remark"

    @invariant()
    def it_agrees_with_its_list_read_again(self) -> None:
        if not hasattr(self, "match"):
            return
        check_position(self.match.state)
        again = Match.parse(str(self.match))
        assert again.state == self.match.state
        assert again.remarks == self.match.remarks
        assert str(again) == str(self.match)


def test_match_is_its_list_of_actions_whatever_is_done_to_it() -> None:
    run_state_machine_as_test(MatchMachine, settings=settings(COMMON, max_examples=40, stateful_step_count=20))


@given(match=matches(), other_seed=SEEDS)
@settings(COMMON, max_examples=60)
def test_views_do_not_depend_on_the_future(match: Match, other_seed: int) -> None:
    """The same actions with another seed look the same: no view, event or prompt reveals a roll in advance."""
    other = Match(match.game.id, match.seats, match.options, other_seed)
    for number, (actor, text) in enumerate(match.history):
        if actor == DICE:
            other.roll(text)
        else:
            other.play(actor, text)
        assert other.events(number) == match.events(number)
    assert other.view() == match.view()
    assert other.to_act == match.to_act
    for seat in match.to_act:
        if seat != DICE:
            assert prompt_for(other.state, seat) == prompt_for(match.state, seat)


@given(match=matches(), data=st.data())
@settings(COMMON, max_examples=250)
def test_damaged_record_is_refused_or_read_exactly(match: Match, data: st.DataObject) -> None:
    damaged = data.draw(damages(str(match)))
    try:
        read = Match.parse(damaged)
    except RecordError as refusal:
        assert 1 <= refusal.line <= damaged.count("\n") + 2
        assert str(refusal).endswith(("”.", ".", "“rollbook 1”."))
    else:
        assert str(read) == in_normal_form(damaged)


@st.composite
def damages(draw: st.DrawFn, text: str) -> str:
    """Draw a record with a few lines or characters dropped, doubled, swapped, replaced or inserted, or cut off."""
    for _ in range(draw(st.integers(1, 3))):
        lines = text.split("\n")
        at, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        kind = draw(st.sampled_from(["drop", "double", "swap", "cut", "replace", "insert"]))
        if kind == "drop":
            del lines[at]
        elif kind == "double":
            lines.insert(at, lines[at])
        elif kind == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        text = "\n".join(lines)
        place = draw(st.integers(0, len(text)))
        if kind == "cut":
            text = text[:place]
        elif kind == "replace":
            text = text[:place] + draw(CHARACTERS) + text[place + 1 :]
        elif kind == "insert":
            text = text[:place] + draw(CHARACTERS) + text[place:]
    return text


def in_normal_form(text: str) -> str:
    """Return a record as Rollbook writes it, with faces and options in order, and without options at their default."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    game = GAMES[lines[1].split()[1]]
    normal = []
    for number, line in enumerate(lines):
        if number == 2 and line.startswith("options: "):
            given = dict(pair.split("=") for pair in line.removeprefix("options: ").split(" "))
            chosen = [
                f"{name}={given[name]}"
                for name, option in game.options.items()
                if name in given and given[name] != str(option.default)
            ]
            normal += ["options: " + " ".join(chosen)] if chosen else []
        elif line.startswith("dice "):
            normal.append("dice " + " ".join(sorted(line.split()[1:], key=ORDER.index)))
        else:
            normal.append(line)
    return "\n".join(normal) + "\n"


ORDER = [*"123456", "red", "orange", "yellow", "green", "blue", "purple"]
