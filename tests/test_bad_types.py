"""Seats, moves and faces of the wrong type are refused with one sentence, and saved matches can always be read back."""

import json
from typing import Any

import pytest

from rollbook import IllegalMove, Match, Refusal, SetUpError, bridge

NO_SEATS: tuple[Any, ...] = (False, True, 0.0, 1.0, "0", "", None, [], [0], (0,), {}, 0j, b"0")
NO_TEXTS: tuple[Any, ...] = (None, False, 0, 5, 1.0, [], ["pass"], {}, ("pass",), b"pass")


def someone_to_move() -> Match:
    """Return a match in which a seat is to move. These tests do not depend on the game."""
    match = Match("roll_it", seed=7)
    while match.to_act == ("dice",):
        match.roll()
    return match


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_seat_of_another_type_is_refused_and_nothing_is_written(seat: Any) -> None:
    match = someone_to_move()
    before, state = str(match), match.state
    move = next(iter(match.legal(match.to_act[0])))  # type: ignore[arg-type]
    for ask in (
        lambda: match.play(seat, move),
        lambda: match.legal(seat),
        lambda: match.sit(seat, "Anna"),
        lambda: match.undo(seat if seat is not None else NO_SEATS[-1]),
    ):
        with pytest.raises(IllegalMove, match="A seat is a whole number, 0 for the first, not “"):
            ask()
    assert (str(match), match.state) == (before, state)
    assert Match.parse(before).state == state


@pytest.mark.parametrize("text", NO_TEXTS, ids=repr)
def test_move_or_a_roll_of_another_type_is_refused_and_nothing_is_written(text: Any) -> None:
    match = someone_to_move()
    before, state = str(match), match.state
    with pytest.raises(IllegalMove, match="A move is a text, such as "):
        match.play(match.to_act[0], text)  # type: ignore[arg-type]
    assert text not in match.legal(match.to_act[0])  # type: ignore[arg-type]
    match.undo()
    if text is not None:  # `match.roll(None)` would roll the dice
        with pytest.raises(IllegalMove, match="This roll has "):
            match.roll(text)
    with pytest.raises(IllegalMove, match="A remark is one line"):
        match.remark(text)
    match.redo()
    assert (str(match), match.state) == (before, state)


@pytest.mark.parametrize("method", ["play", "legal", "choices", "think", "hints", "sit", "undo"])
def test_bridge_refuses_a_seat_of_another_type(method: str) -> None:
    arguments: dict[str, Any] = {
        "play": {"move": "1.9"},
        "choices": {"picks": []},
        "think": {"level": "easy"},
        "sit": {"text": "Anna"},
    }
    ask("new", game="roll_it", seats=2, options={}, seed=7)
    table = ask("roll", faces="2 6")["ok"]
    seats: tuple[Any, ...] = (False, True, 0.0, 1.0, "0", [], {})
    for seat in seats:
        assert "refusal" in ask(method, seat=seat, **arguments.get(method, {})), seat
        assert ask("table")["ok"] == table
    Match.parse(table["record"])


def ask(method: str, **arguments: Any) -> Any:
    return json.loads(bridge.call(json.dumps({"method": method, **arguments})))


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": None},
        {"game": 5},
        {"game": []},
        {"seats": True},
        {"seats": 2.0},
        {"seats": "AB"},
        {"seats": [1, 2]},
        {"seats": ["Anna", None]},
        {"seats": {"Anna": 1, "Ben": 2}},
        {"seats": frozenset(("Anna",))},
        {"seats": object},
        {"options": 5},
        {"options": "grids"},
        {"options": ["ab"]},
        {"options": [("grids",)]},
        {"options": [(5, 4)]},
        {"options": [([], 4)]},
        {"options": {("grids", 4)}},
        {"options": {5: 4}},
        {"options": {"grids": None}},
        {"options": {"grids": [4]}},
        {"options": {"grids": 4.0}},
        {"seed": 7.0},
        {"seed": "7"},
        {"seed": True},
    ],
    ids=repr,
)
def test_set_up_of_other_types_is_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(SetUpError):
        Match(**{"game": "roll_it", **arguments})


def test_accepted_name_is_read_back() -> None:
    """Every character is either refused, or a match that contains it can be written and read back."""
    taken = 0
    for code in (*range(0x300), *range(0x2000, 0x2070), 0x3000, 0xFEFF, 0xFFFD, 0xFFFF, 0x1F469, 0xE0001):
        for name in (chr(code), f"{chr(code)}a", f"a{chr(code)}", f"a{chr(code)}b"):
            try:
                match = Match("roll_it", [name, "Ben"], seed=1)
            except SetUpError:
                continue
            taken += 1
            assert Match.parse(str(match)) == match, hex(code)
            assert str(Match.parse(str(match))) == str(match), hex(code)
    assert taken > 2500


def test_text_with_hidden_characters_is_stored_as_plain_text() -> None:
    class Name(str):
        __slots__ = ()

        def __str__(self) -> str:
            return "a\nb"

        def __format__(self, _spec: str) -> str:
            return "a\nb"

    match = Match("roll_it", [Name("Anna"), "Ben"], seed=1)
    match.remark(Name("hello"))
    assert match.seats == ("Anna", "Ben")
    assert str(Match.parse(str(match))) == str(match)


@pytest.mark.parametrize("text", [None, 5, b"rollbook 1", [], 1.0])
def test_record_of_another_type_is_refused(text: Any) -> None:
    with pytest.raises(Refusal, match="This is not a Rollbook record"):
        Match.parse(text)
