"""Each request takes time in proportion to a match's length, and a match that is too long is refused."""

from collections.abc import Callable
from time import process_time
from typing import Any

import pytest

from rollbook import IllegalMove, Match, RecordError, bridge
from rollbook.classroom.statistics import tally
from rollbook.core.record import MAX_ENTRIES
from tests.calls import ask, ok
from tests.repeats import IN_PYODIDE

HEAD = "rollbook 1\ngame: roll_it 1\nseats: Anna | Ben\nseed: 7\n\n"


def passes(actions: int) -> str:
    """Make a record of a given length in which two people roll 2 each time and have to pass."""
    return HEAD + "".join(f"dice 1 1\n{turn % 2} pass\n" for turn in range(actions // 2))


def remarks(lines: int) -> str:
    """Make a record with only remarks."""
    return HEAD + "# x\n" * lines


def seconds(work: Callable[[str], object], record: str) -> float:
    """Return the minimum CPU time of a request in a few tries."""
    tries = []
    for _ in range(4):
        begins = process_time()
        work(record)
        tries.append(process_time() - begins)
    return min(tries)


def log_of(record: str) -> Any:
    ok("open", record=record)
    return ok("log")


def undo_all(record: str) -> Any:
    actions = ok("open", record=record)["actions"]
    return ok("undo", times=actions) if actions else None


QUESTIONS: dict[str, Callable[[str], Any]] = {
    "open": lambda record: ok("open", record=record),
    "log": log_of,
    "undo": undo_all,
    "preview": lambda record: ok("preview", record=record, after=0),
    "inspect": lambda record: ok("inspect", record=record),
    "split": lambda record: ok("split", text=record),
    "tally": lambda record: tally(Match.parse(record)),
}


@pytest.mark.skipif(IN_PYODIDE, reason="a page's clock is too coarse")
@pytest.mark.parametrize("make", [passes, remarks])
@pytest.mark.parametrize("question", QUESTIONS)
def test_four_times_the_length_takes_less_than_eight_times_as_long(make: Callable[[int], str], question: str) -> None:
    """A quadratic answer would take sixteen times as long."""
    work = QUESTIONS[question]
    short, long = seconds(work, make(2_000)), seconds(work, make(8_000))
    assert long < 8 * short + 0.01, (short, long)


def test_as_many_entries_as_a_match_may_have_are_read_and_one_more_is_refused() -> None:
    match = Match.parse(remarks(MAX_ENTRIES))
    assert len(match.remarks) == MAX_ENTRIES
    for one_more in (lambda: match.remark("x"), match.roll, lambda: match.roll("1 1")):
        with pytest.raises(IllegalMove, match="This match is too long to go on: it has 20000 lines"):
            one_more()
    assert str(Match.parse(str(match))) == str(match)
    with pytest.raises(RecordError, match="This record is too long: a match has at most 20000 lines"):
        Match.parse(remarks(MAX_ENTRIES + 1))


def test_full_match_can_be_undone_and_continues() -> None:
    match = Match.parse(passes(MAX_ENTRIES))
    with pytest.raises(IllegalMove, match="This match is too long to go on"):
        match.roll("1 1")
    match.undo()
    match.redo()
    with pytest.raises(IllegalMove, match="This match is too long to go on"):
        match.duplicate(8)
    assert len(match.history) == MAX_ENTRIES


def test_record_with_endless_lines_is_refused_before_it_is_read() -> None:
    with pytest.raises(RecordError, match="This record is too long"):
        Match.parse(HEAD + "# " + "x" * 20_000_000)


def test_undo_of_more_than_there_is_takes_nothing_back() -> None:
    ok("new", game="roll_it", seats=2, options={}, seed=7)
    ok("roll", faces="2 6")
    before = ok("play", seat=0, move="1.9")
    for times in (3, 10**9):
        assert ask("undo", times=times)["refusal"]["id"] == "nothing_to_undo"
        assert ok("table") == before
    for times in (0, -1):
        assert ask("undo", times=times)["refusal"]["id"] == "bad_argument"
        assert ok("table") == before
    assert ask("undo", seat=0, times=2)["refusal"]["id"] == "nothing_to_undo_for_seat"
    assert ok("table") == before
    back = ok("undo", times=2)
    assert (back["actions"], back["can_redo"]) == (0, True)
    ok("redo")
    assert ok("redo") == before


@pytest.mark.parametrize("number", [-1, -2, 2, 10**8])
def test_action_that_does_not_exist_has_no_events(number: int) -> None:
    match = Match.parse(passes(2))
    for ask_it in (match.events, match.action):
        with pytest.raises(IllegalMove, match="There is no action "):
            ask_it(number)
    with pytest.raises(IllegalMove, match="There is no action "):
        Match("roll_it").events(number)
    ok("open", record=str(match))
    assert ask("entry", number=number)["refusal"]["id"] == "no_such_action"


def test_log_refuses_to_begin_beyond_its_end() -> None:
    ok("open", record=passes(4))
    assert [len(ok("log", since=since)["entries"]) for since in range(5)] == [4, 3, 2, 1, 0]
    for since in (-1, 5, 10**8):
        assert ask("log", since=since)["refusal"]["id"] == "no_such_position"


@pytest.mark.parametrize("after", [-1, 5, 10**8])
def test_position_that_does_not_exist_is_refused(after: int) -> None:
    assert ask("preview", record=passes(4), after=after)["refusal"]["id"] == "no_such_position"
    ok("open", record=passes(4))
    assert ask("position", after=after)["refusal"]["id"] == "no_such_position"


def test_bridge_holds_no_match_of_a_record_that_is_too_long() -> None:
    before = ok("open", record=passes(4))
    assert ask("open", record=remarks(MAX_ENTRIES + 1))["refusal"]["id"] == "record_too_long"
    assert bridge._bridge.open_match.match.actions == Match.parse(passes(4)).actions
    assert ok("table") == before


@pytest.mark.skipif(IN_PYODIDE, reason="a page's clock is too coarse")
def test_to_look_at_the_beginning_of_a_long_match_takes_little_more_than_to_read_it() -> None:
    """A match four times as long used to take sixteen times as long, because each step back copied all the others."""
    match = Match.parse(passes(16_000) + remarks(3_000).removeprefix(HEAD))
    begins = process_time()
    for _ in range(100):
        match.rewound(0)
    assert (process_time() - begins) / 100 < seconds(Match.parse, passes(16_000)) / 10
