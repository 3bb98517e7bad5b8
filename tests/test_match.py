"""The behaviour of matches that all games share, shown with Roll-It and with the tiny sixth game."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import rollbook
from rollbook import GAMES, IllegalMove, Match, SetUpError, arena
from rollbook.core.set_up import BOT_LEVELS, bot_level
from tests import sixth_game


def roll_it() -> Match:
    return Match("roll_it", seats=["Anna", "Ben"], seed=7)


# set-up


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "There is no game called “chess”. The games are: "),
        ({"seats": 99}, "roll_it is played by 2 to 6 people, not 99."),
        ({"seats": 1}, "roll_it is played by 2 to 6 people, not 1."),
        ({"seats": []}, "roll_it is played by 2 to 6 people, not 0."),
        ({"options": {"grids": 5}}, "The option “grids” cannot be “5”. It can be: 9, 4."),
        ({"options": {"grids": True}}, "The option “grids” cannot be “True”. It can be: 9, 4."),
        ({"options": {"size": 5}}, "roll_it has no option “size”. Its options are: board, grids."),
        ({"seed": -1}, "A dice code (seed) is a whole number from 0 to 9007199254740991, not “-1”."),
        ({"seed": 2**53}, "A dice code (seed) is a whole number from 0 to 9007199254740991, not “9007199254740992”."),
        ({"seed": "tuesday"}, "A dice code (seed) is a whole number from 0 to 9007199254740991, not “tuesday”."),
        ({"seats": ["Anna", "bot evil"]}, f"There is no bot “evil”. The levels are: {', '.join(BOT_LEVELS)}."),
    ],
)
def test_bad_set_up_is_refused_with_the_allowed_values(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(SetUpError) as refusal:
        Match(**{"game": "roll_it", **arguments})  # type: ignore[arg-type]
    assert str(refusal.value).startswith(sentence)
    assert isinstance(refusal.value, ValueError)


@pytest.mark.parametrize("name", ["", "x" * 41, "a|b", "a\nb", "a\tb", " a", "a ", "a\u2028b", "a\x85b", "\ud800"])
def test_bad_name_is_refused(name: str) -> None:
    with pytest.raises(SetUpError, match="A player’s name is 1 to 40 characters on one line"):
        Match("roll_it", seats=["Anna", name])


@pytest.mark.parametrize("name", ["x", "x" * 40, "Zoë", "<b>&amp;", "👩‍🏫", "bot", "bots easy", "李"])
def test_other_names_are_kept_as_they_are(name: str) -> None:
    match = Match("roll_it", seats=["Anna", name], seed=1)
    assert match.seats == ("Anna", name)
    assert Match.parse(str(match)).seats == ("Anna", name)


@pytest.mark.parametrize(
    ("seat", "level"),
    [("bot hard", "hard"), ("bot evil", "evil"), ("bot", None), ("bots easy", None), ("a bot easy", None)],
)
def test_text_of_a_seat_says_in_one_place_whether_a_bot_sits_there(seat: str, level: str | None) -> None:
    assert bot_level(seat) == level


def test_options_are_taken_as_text_or_number() -> None:
    assert Match("roll_it", options={"grids": "4"}).state == Match("roll_it", options={"grids": 4}).state
    assert GAMES["roll_it"].options["grids"].default == 9


@pytest.mark.parametrize("given", [{"grids": 4}, (("grids", 4),), [("grids", "4")], [["grids", 4]]], ids=repr)
def test_options_are_taken_as_mapping_or_pairs_everywhere(given: Any) -> None:
    assert Match("roll_it", 2, given, seed=7) == Match("roll_it", 2, {"grids": 4}, seed=7)
    assert arena.playout("roll_it", 2, given, 1) == arena.playout("roll_it", 2, {"grids": 4}, 1)
    series = arena.Series("roll_it", ("greedy", "random"), 1, options=given)
    assert series == arena.Series("roll_it", ("greedy", "random"), 1, options={"grids": 4})
    assert arena.play(series, 0, record=True).record.startswith("rollbook 1\ngame: roll_it 1\noptions: grids=4\n")


def test_empty_options_may_be_none_a_mapping_or_pairs() -> None:
    assert Match("roll_it", seed=7) == Match("roll_it", options={}, seed=7) == Match("roll_it", options=(), seed=7)
    assert arena.playout("roll_it", 2, (), 1) == arena.playout("roll_it", 2, None, 1)


def test_without_a_seed_each_match_draws_its_own() -> None:
    assert len({Match("roll_it").seed for _ in range(4)}) > 1


def test_seat_changes_players_during_a_match() -> None:
    match = roll_it()
    match.roll()
    match.sit(1, "bot easy")
    assert match.seats == ("Anna", "bot easy")
    assert Match.parse(str(match)).seats == match.seats
    with pytest.raises(SetUpError):
        match.sit(0, "a|b")
    with pytest.raises(IllegalMove, match=r"There is no seat 2\. The seats are: 0, 1\."):
        match.sit(2, "Cem")


# going on


def test_refused_move_changes_nothing() -> None:
    match = roll_it()
    match.roll("2 6")
    before = str(match)
    for seat, move in [(0, "1.1"), (0, "pass"), (0, "1.9 "), (0, ""), (1, "1.9"), (5, "1.9"), (-1, "1.9")]:
        with pytest.raises(IllegalMove):
            match.play(seat, move)
    with pytest.raises(IllegalMove, match="No dice now: make a move first"):
        match.roll()
    assert str(match) == before


def test_refused_roll_changes_nothing() -> None:
    match = roll_it()
    with pytest.raises(IllegalMove, match="This roll has 2 dice with faces 1-6, not “7 1”"):
        match.roll("7 1")
    with pytest.raises(IllegalMove, match="Roll the dice first"):
        match.play(0, "1.1")
    assert match.actions == ()


def test_typed_dice_are_normalised_and_counted_as_throws() -> None:
    match, other = roll_it(), roll_it()
    assert match.roll("6 2") == "2 6"
    other.roll()
    assert other.actions == match.actions == ("dice 2 6",)
    for each in (match, other):
        each.play(0, "1.9")
    assert match.roll() == other.roll()


def test_legal_moves_are_texts() -> None:
    match = roll_it()
    assert len(match.legal(0)) == 0
    match.roll("1 1")
    assert list(match.legal(0)) == ["pass"]
    assert "pass" in match.legal(0)
    assert "1.1" not in match.legal(0)
    assert 3 not in match.legal(0)  # type: ignore[comparison-overlap]
    assert repr(match.legal(0)) == "<1 legal move: pass>"
    assert len(match.legal(1)) == 0
    with pytest.raises(IllegalMove):
        match.legal(2)


# going back


def test_undo_takes_back_exactly_the_last_action_whatever_it_was() -> None:
    match = roll_it()
    with pytest.raises(IllegalMove, match="There is nothing to take back"):
        match.undo()
    match.roll("2 6")
    after_dice = match.state
    match.play(0, "1.9")
    assert str(match.undo()) == "0 1.9"
    assert match.state == after_dice
    assert str(match.undo()) == "dice 2 6"
    assert match.to_act == ("dice",)


def test_redo_does_again_until_something_else_is_done() -> None:
    match = roll_it()
    match.roll("2 6")
    match.play(0, "1.9")
    match.undo()
    match.undo()
    match.redo()
    match.redo()
    assert match.actions == ("dice 2 6", "0 1.9")
    match.undo()
    match.play(0, "2.4")
    assert not match.can_redo
    with pytest.raises(IllegalMove, match="nothing to redo"):
        match.redo()


def test_undo_for_a_seat_stops_at_the_dice() -> None:
    match = roll_it()
    match.roll("2 6")
    match.play(0, "1.9")
    with pytest.raises(IllegalMove, match="There is nothing to take back since this roll"):
        match.undo(seat=1)
    match.undo(seat=0)
    with pytest.raises(IllegalMove, match="There is nothing to take back since this roll"):
        match.undo(seat=0)
    assert match.actions == ("dice 2 6",)


def test_remark_survives_the_undo_of_the_action_before_it() -> None:
    match = roll_it()
    match.remark("begins")
    match.roll("2 6")
    match.remark("hint 1")
    match.undo()
    assert [(remark.after, remark.text) for remark in match.remarks] == [(0, "begins"), (0, "hint 1")]
    assert Match.parse(str(match)).remarks == match.remarks
    for text in ("", "a\nb", "x" * 201):
        with pytest.raises(IllegalMove, match="A remark is one line of at most 200 characters"):
            match.remark(text)


# looking back


def test_positions_and_events_of_the_past() -> None:
    match = roll_it()
    match.roll("1 1")
    match.play(0, "pass")
    assert match.position(0).to_act == ("dice",)
    assert match.position(1).to_act == (0,)
    assert match.events(1) == (("passed", {}),)
    for after in (-1, 3):
        with pytest.raises(IllegalMove, match=f"There is no position {after}. The positions of this match: 0 to 2"):
            match.position(after)


def test_end_is_an_event_and_closes_the_match() -> None:
    match = Match(sixth_game.GAME, seats=2, seed=1)
    for face in ("3", "5"):
        match.roll(face)
        match.play(match.to_act[0], "keep")  # type: ignore[arg-type]
    assert [event.id for event in match.events(3)] == ["highest_roll-keep", "match_over"]
    assert match.result is not None
    assert match.result.winners == (1,)
    with pytest.raises(IllegalMove, match="The match is over"):
        match.roll()


def test_one_play_of_the_module_as_its_documentation_shows_it() -> None:
    match = rollbook.Match("roll_it", seats=2, seed=7)
    assert repr(match) == "<Match of roll_it: Player 1 | Player 2, seed 7, 0 actions, dice to act>"
    assert match.seats == ("Player 1", "Player 2")
    match.roll()
    assert match.view() == match.state.view()


def test_undo_of_one_seat_leaves_remarks_between_the_same_actions() -> None:
    head = "rollbook 1\ngame: knaster 1\nseats: Anna | Ben\nseed: 7\n\n"
    record = head + "# a\ndice 3 4\n# b\n0 write a1\n# c\n1 write b2\n# d\n"
    match = Match.parse(record)
    match.undo(seat=0)
    assert str(match) == record.replace("0 write a1\n", "")
    match.undo(seat=1)
    assert str(match) == record.replace("0 write a1\n", "").replace("1 write b2\n", "")


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, Match.copy])
def test_copy_is_independent(copied: Callable[[Match], Match]) -> None:
    match = roll_it()
    match.remark("first")
    other = copied(match)
    other.roll()
    other.remark("second")
    other.undo()
    assert (match.actions, len(match.remarks), match.can_redo) == ((), 1, False)
    assert match == copied(match)


def test_peek_that_others_have_answered_cannot_be_taken_back() -> None:
    """After a peek a seat finishes before the others write (docs/rules/lowdown.md), so its move affects the others."""
    match = Match("lowdown", seats=3, seed=1)
    match.roll("2 5 red blue")
    match.play(0, "peek")
    match.roll("3 green")
    match.play(0, "write 3 green B1")
    match.play(1, "write 5 blue C2")
    before = str(match)
    with pytest.raises(IllegalMove, match="Others have moved since then"):
        match.undo(0)
    assert str(match) == before
    match.undo(1)
    assert match.undo(0).text == "write 3 green B1"


def test_match_that_is_rewound_equals_the_earlier_one_and_leaves_the_original() -> None:
    match = roll_it()
    for faces in ("2 6", "1 1"):
        match.roll(faces)
        match.remark("note")
        match.play(match.state.turn, next(iter(match.legal(match.state.turn))))
    before = str(match)
    for after in range(5):
        rewound, undone = match.rewound(after), match.copy()
        for _ in range(4 - after):
            undone.undo()
        assert rewound == undone
        assert rewound.state == match.position(after)
        while rewound.can_redo:
            rewound.redo()
        assert rewound.actions == match.actions
    assert str(match) == before
    with pytest.raises(IllegalMove, match="There is no position 5"):
        match.rewound(5)


def test_every_action_of_a_match_can_be_repeated_in_another_one() -> None:
    match = roll_it()
    match.roll("2 6")
    match.play(0, "1.9")
    match.roll("1 1")
    by_line, by_action = roll_it(), roll_it()
    assert [by_line.do(line) for line in match.actions] == list(match.history)
    assert [by_action.do(action) for action in match.history] == list(match.history)
    assert by_line == by_action == match
    assert by_line.state == match.state


def test_action_that_is_done_is_returned_as_undo_returns_it() -> None:
    match = roll_it()
    match.roll("2 6")
    assert match.play(0, "1.9") == match.undo() == match.redo() == (0, "1.9")


@pytest.mark.parametrize(
    "line",
    ["", "0", "0 ", "dice", "dice ", "5.3", "# hint 1", "x 5.3", "01 5.3", "-1 5.3", None, 5, (0, "1.9"), ["0 1.9"]],
)
def test_match_refuses_a_line_that_is_not_an_action(line: object) -> None:
    match = roll_it()
    with pytest.raises(IllegalMove, match="is not an action"):
        match.do(line)  # type: ignore[arg-type]


@pytest.mark.parametrize("faces", [(2, 6), [6, 2], "6 2", ("2", 6)])
def test_real_dice_are_given_as_text_tuple_or_list(faces: Any) -> None:
    assert roll_it().roll(faces) == "2 6"


def test_copy_of_a_match_keeps_its_class() -> None:
    class Mine(Match):
        pass

    match = Mine("roll_it", seed=7)
    match.roll()
    assert [type(one) for one in (match.copy(), match.rewound(0), match.duplicate(8))] == [Mine] * 3
    assert str(match.duplicate(8)) == str(Match.parse(str(match)).duplicate(8))


def test_duplicate_has_nothing_to_redo() -> None:
    match = roll_it()
    match.roll()
    match.undo()
    assert match.can_redo
    assert not match.duplicate(8).can_redo


class Whole:
    """An integer of another type, such as NumPy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_whole_numbers_of_other_types_count_actions_and_positions() -> None:
    match = roll_it()
    match.roll("2 6")
    match.play(0, "1.9")
    for number in range(2):
        other: Any = Whole(number)
        assert match.position(other) is match.position(number)
        assert match.action(other) == match.action(number)
        assert match.events(other) == match.events(number)
        assert match.rewound(other) == match.rewound(number)
        assert str(match.rewound(other)) == str(match.rewound(number))
    with pytest.raises(IllegalMove, match=r"There is no action 7\. This match has 2, counted from 0\."):
        match.action(Whole(7))  # type: ignore[arg-type]
