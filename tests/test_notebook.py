"""The package is convenient in a notebook, thanks to its reprs, copies, equality, pickles and `dir`."""

import copy
import json
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rollbook
from rollbook import GAMES, Game, IllegalMove, Match, Message, RecordError, Refusal, Result, SetUpError
from rollbook.core.dice import Dice
from tests import sixth_game
from tests.repeats import IN_PYODIDE

ROOT = Path(__file__).parents[1]


def refusals() -> list[Refusal]:
    """Return a refusal of each kind, with all possible attributes."""
    match = Match("roll_it", seats=2, seed=7)
    match.roll("2 6")
    found: list[Refusal] = []
    for work in (
        lambda: match.play(0, "1.1"),
        lambda: match.play(0, "nonsense"),
        lambda: Match("chess"),
        lambda: Match.parse("nonsense"),
        lambda: Match.parse(str(match).replace("2 6", "2 7")),
        lambda: Match.parse(str(match).replace("roll_it", "chess")),
    ):
        with pytest.raises(Refusal) as refused:
            work()
        found.append(refused.value)
    return [*found, IllegalMove("match_over")]


# the output


def test_shelf_a_game_and_dice_can_be_read() -> None:
    assert repr(GAMES) == f"Registry({', '.join(repr(id) for id in GAMES)})"
    assert repr(GAMES["roll_it"]) == "<Game roll_it 1: 2-6 seats, board=1|2|3|4|5|6|7|8, grids=9|4>"
    assert repr(GAMES["roll_out"]) == "<Game roll_out 1: 2 seats>"
    dice = Dice(2, (1, ("red", "blue")))
    assert repr(Dice(2)) == "Dice(2)"
    assert repr(dice) == "Dice(2, (1, ('red', 'blue')))"
    assert eval(repr(dice)).outcomes == dice.outcomes


def test_match_and_its_moves_can_be_read() -> None:
    match = Match("roll_it", seats=["Anna", "Ben"], options={"grids": 4}, seed=7)
    assert repr(match) == "<Match of roll_it (grids=4): Anna | Ben, seed 7, 0 actions, dice to act>"
    match.roll("2 6")
    assert repr(match) == "<Match of roll_it (grids=4): Anna | Ben, seed 7, 1 action, seat 0 to act>"
    assert repr(match.legal(0)) == "<4 legal moves: 1.9, 2.4, 4.2, 5.9>"
    assert repr(match.legal(1)) == "<0 legal moves>"
    assert repr(match.state.legal(0)) == "<4 legal moves>"
    match.undo()
    match.roll("3 4")
    assert repr(match.legal(0)) == "<36 legal moves: 1.1, 1.2, 1.3, 1.4, 1.5, ...>"


def test_position_shows_its_board() -> None:
    match = Match("roll_it", seats=2, seed=7)
    assert repr(match.state) == f"<State of roll_it, dice to act:\n{match.state}>"
    match = Match("knaster", seats=3, seed=7)
    match.roll()
    match.play(1, "write a1")
    assert repr(match.state).startswith("<State of knaster, seats 0 and 2 to act:\n")


def test_repr_of_a_finished_match_shows_the_end() -> None:
    match = Match(sixth_game.GAME, seats=1, seed=1)
    match.roll("3")
    match.play(0, "keep")
    assert repr(match) == "<Match of highest_roll: Player 1, seed 1, 2 actions, over>"


def test_everything_public_is_in_dir_and_can_be_had() -> None:
    assert {"arena", "bots", "GAMES", "Match", "__version__"} <= set(dir(rollbook))
    for name in dir(rollbook):
        getattr(rollbook, name)
    with pytest.raises(AttributeError, match="module 'rollbook' has no attribute 'nonsense'"):
        rollbook.nonsense  # noqa: B018 - that it cannot be had is the test


@pytest.mark.skipif(IN_PYODIDE, reason="a page has no processes")
def test_arena_and_bots_are_imported_on_first_use() -> None:
    code = (
        "import sys, rollbook; print('rollbook.bots' in sys.modules, 'rollbook.arena' in sys.modules);"
        "rollbook.bots.LEVELS, rollbook.arena.playout"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "False False\n"


# copies and pickles


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))])
def test_refusals_survive_being_copied_and_pickled(again: Any) -> None:
    for refusal in refusals():
        other: Any = again(refusal)
        assert str(type(other)) == str(type(refusal))
        assert str(other) == str(refusal)
        assert repr(other) == repr(refusal)
        assert (other.id, other.arguments) == (refusal.id, refusal.arguments)
        if isinstance(refusal, SetUpError):
            assert other.field == refusal.field
        if isinstance(refusal, RecordError):
            assert other.line == refusal.line
            assert str(other.reason) == str(refusal.reason)
            assert str(other.moved(3)) == str(refusal.moved(3))


@pytest.mark.parametrize("game", GAMES)
def test_objects_survive_pickling(game: str) -> None:
    match = Match(game, seed=7)
    while match.to_act == ("dice",):
        match.roll()
    seat = match.to_act[0]
    assert seat != "dice"
    match.play(seat, next(iter(match.legal(seat))))
    match.remark("hint 1")
    values = [GAMES[game], match.state, match, match.state.dice, match.events(len(match.history) - 1)]
    for value in values:
        other = pickle.loads(pickle.dumps(value))
        assert other == value
        assert repr(other) == repr(value)
    other = pickle.loads(pickle.dumps(match))
    assert str(other) == str(match)
    other.undo()
    assert other != match
    moves = pickle.loads(pickle.dumps(match.state.legal(seat)))
    assert list(moves) == list(match.state.legal(seat))
    assert list(GAMES) == list(pickle.loads(pickle.dumps(GAMES)))


def test_copy_shares_nothing_that_can_be_changed() -> None:
    match = Match("roll_it", seats=2, options={"grids": 4}, seed=7)
    before = str(match)
    other = match.copy()
    other.options["grids"] = 9
    other.roll()
    other.remark("x")
    other.sit(0, "Anna")
    assert str(match) == before
    assert other.options == {"board": 1, "grids": 4}
    match.options.clear()
    assert str(match) == before


def test_arguments_of_messages_are_independent() -> None:
    first = Message("a")
    with pytest.raises(TypeError):
        first.arguments["k"] = 1  # type: ignore[index]
    assert Message("b").arguments == {}
    given = {"k": 1}
    second = Message("a", given)
    given["k"] = 2
    assert second.arguments == {"k": 1}
    assert json.dumps(second.arguments) == '{"k": 1}'
    assert pickle.loads(pickle.dumps(second)) == second
    assert second == ("a", {"k": 1})


def test_values_that_are_frozen_can_be_hashed() -> None:
    results: set[Result] = set()
    for _ in range(2):
        match = Match(sixth_game.GAME, seats=2, seed=1)
        for face in ("3", "5"):
            match.roll(face)
            match.play(match.to_act[0], "keep")  # type: ignore[arg-type]
        assert match.result is not None
        results.add(match.result)
    assert len(results) == 1
    games: set[Game] = {*GAMES.values(), *GAMES.values(), sixth_game.GAME}
    assert len(games) == len(GAMES) + 1
    assert len({Dice(2), Dice(2), Dice((2, (1, 2, 3, 4, 5, 6))), Dice(3)}) == 2


def test_matches_that_are_the_same_are_equal() -> None:
    one, other = (Match("roll_it", seats=2, seed=7) for _ in range(2))
    assert one == other
    one.roll()
    assert one != other
    other.roll()
    assert one == other == Match.parse(str(one)) == one.copy()
    other.remark("x")
    assert one != other
    assert one != str(one)
    assert Match("roll_it", seats=2, seed=8) != Match("roll_it", seats=2, seed=7)
    assert Match("roll_it", seats=["A", "B"], seed=7) != Match("roll_it", seats=["A", "C"], seed=7)
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)  # a match can change, so it has no hash


def test_actor_is_not_a_seat_when_dice_are_due() -> None:
    with pytest.raises(IllegalMove, match="A seat is a whole number, 0 for the first, not “dice”"):
        Match("roll_it").legal("dice")  # type: ignore[arg-type]


# a game that is not on the shelf


def test_match_of_a_game_that_is_not_on_the_shelf_is_read_back_with_that_game() -> None:
    match = Match(sixth_game.GAME, seats=2, seed=1)
    match.roll()
    with pytest.raises(RecordError, match="There is no game called “highest_roll”"):
        Match.parse(str(match))
    again = Match.parse(str(match), games={"highest_roll": sixth_game.GAME})
    assert again == match
    with pytest.raises(RecordError, match=r"There is no game called “roll_it”\. The games are: highest_roll"):
        Match.parse(str(Match("roll_it")), games={"highest_roll": sixth_game.GAME})


@pytest.mark.parametrize(
    "changes",
    [
        {"id": ""},
        {"id": "two words"},
        {"id": "a\nb"},
        {"options": {"a=b": rollbook.core.game.Option((1,), 1)}},
        {"options": {"a": rollbook.core.game.Option(("x y", "z"), "z")}},
        {"options": {"a": rollbook.core.game.Option((1, 2), 3)}},
        {"options": {"a": rollbook.core.game.Option((1, "1"), 1)}},
        {"seats": range(0)},
        {"seats": range(3)},
        {"version": True},
    ],
    ids=repr,
)
def test_game_with_unreadable_records_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^A game"):
        replace(sixth_game.GAME, **changes)


# names


@pytest.mark.parametrize("character", "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
def test_name_or_remark_cannot_change_the_direction_of_later_text(character: str) -> None:
    match = Match("roll_it", seats=2, seed=1)
    for name in (character, f"Anna{character}", f"{character}Anna", f"An{character}na"):
        with pytest.raises(SetUpError, match="A player’s name cannot hold marks that turn the direction of writing"):
            match.sit(0, name)
        with pytest.raises(IllegalMove, match="A remark is one line of at most 200 characters"):
            match.remark(name)


@pytest.mark.parametrize(
    "name", ["\ufeff", "\u200b", "\u200b\u200d", "\u2060", "\u00ad", "\u3164", "\u115f", "\uffa0", "\u2800", "\ufe0f"]
)
def test_invisible_name_is_refused(name: str) -> None:
    for text in (name, name * (40 // len(name))):
        with pytest.raises(SetUpError, match="A player’s name needs at least one character that can be seen"):
            Match("roll_it", seats=["Anna", text])
    assert Match("roll_it", seats=["Anna", f"Ben{name}a"]).seats[1] == f"Ben{name}a"
