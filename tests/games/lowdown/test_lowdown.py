"""Lowdown: the rules on its page, one test for each sentence that decides something."""

from collections.abc import Sequence
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from rollbook import IllegalMove, Match, Message
from rollbook.bridge.choices import choices
from rollbook.core.dice import Roll
from rollbook.core.game import DICE
from rollbook.games.lowdown.rules import (
    BLACKOUT,
    BOX_NAMES,
    GRIDS,
    LAYOUT,
    LINE_NAMES,
    LINES,
    Board,
    LowdownState,
    points,
    score_lines,
)
from rollbook.ui.presentation import presentation_of
from tests.asking import events_of, prompt_for
from tests.playing import play

COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"]
# The lines of a grid, each with its boxes 1-9 in order.
DRAWN = {
    "row1": "123",
    "row2": "456",
    "row3": "789",
    "col1": "147",
    "col2": "258",
    "col3": "369",
    "diag1": "159",
    "diag2": "357",
}
EMPTY = "... ... ..."
FULL = "121 331 242"  # rows 4 7 8, columns 6 9 4, diagonals 6 6, so no line can be crossed out


def board(a: str = EMPTY, b: str = EMPTY, c: str = EMPTY, *, wilds: int = 4, crossed: Sequence[str] = ()) -> Board:
    """Make a board from its grids: `.` is an empty box, `#` a blacked-out box; `crossed` lists crossed-out lines."""
    drawn = Board()
    for box, sign in enumerate((a + b + c).replace(" ", "")):
        if sign != ".":
            drawn = drawn.fill(box, BLACKOUT if sign == "#" else int(sign), wild=False)
    for line in crossed:
        drawn = drawn.cross(LINE_NAMES.index(line))
    return drawn._replace(wilds=wilds)


def position(*boards: Board, turn: int = 0) -> LowdownState:
    """Make a position in which the open dice are due."""
    return LowdownState(boards, turn)


def legal(state: LowdownState, seat: int = 0) -> set[str]:
    return {state.game.notation.text(move) for move in state.legal(seat)}


def events(state: LowdownState, action: str) -> list[Message]:
    actor, _, text = action.partition(" ")
    by: Any = actor if actor == "dice" else int(actor)
    return list(events_of(state, by, state.from_text(by, text)))


# the components


@pytest.mark.parametrize("grid", "ABC")
def test_every_row_and_column_of_a_grid_has_a_box_of_each_kind(grid: str) -> None:
    assert LAYOUT[grid] == "FHS SFH HSF"
    kinds = LAYOUT[grid].replace(" ", "")
    for line in ("123", "456", "789", "147", "258", "369"):
        assert {kinds[int(box) - 1] for box in line} == set("FHS")


def test_grids_and_their_boxes_take_the_colours_of_the_page() -> None:
    assert GRIDS == {"A": ("red", "orange"), "B": ("green", "yellow"), "C": ("purple", "blue")}
    takes = {
        box["pick"]: box["takes"]
        for grid in position(board(), board()).view()["boards"][0]["grids"]
        for box in grid["boxes"]
    }
    assert [takes[f"A{box}"] for box in "123"] == [["red"], ["red", "orange"], ["orange"]]
    assert [takes[f"B{box}"] for box in "456"] == [["yellow"], ["green"], ["green", "yellow"]]
    assert [takes[f"C{box}"] for box in "789"] == [["purple", "blue"], ["blue"], ["purple"]]


def test_odds_of_the_dice() -> None:
    state = position(board(), board())
    odds: dict[Roll, float] = dict(state.outcomes())
    assert len(odds) == 21 * 21
    assert odds[1, 1, "red", "red"] == pytest.approx(1 / 36 / 36)
    assert odds[1, 2, "red", "red"] == pytest.approx(2 / 36 / 36)
    assert odds[1, 2, "red", "blue"] == pytest.approx(4 / 36 / 36)
    peeked = play(state, "dice 1 2 red blue", "0 peek")
    assert dict(peeked.outcomes()) == {
        (number, colour): pytest.approx(1 / 36) for number, colour in product(range(1, 7), COLOURS)
    }


@pytest.mark.parametrize("text", ["2 5 red blue", "blue 5 red 2", "red 2 blue 5", "5 2 blue red"])
def test_words_of_an_open_roll_may_come_in_any_order(text: str) -> None:
    assert Match("lowdown").roll(text) == "2 5 red blue"


@pytest.mark.parametrize("text", ["3 green", "green 3"])
def test_words_of_a_secret_roll_may_come_in_any_order(text: str) -> None:
    match = Match("lowdown")
    match.roll("1 1 red red")
    match.play(0, "peek")
    assert match.roll(text) == "3 green"


@pytest.mark.parametrize(
    "text",
    ["", "2 5", "red blue", "2 5 red", "2 5 6 red", "2 red blue green", "2 7 red blue", "2 5 red pink", "3 green"],
)
def test_open_roll_in_other_words_is_refused(text: str) -> None:
    match = Match("lowdown")
    with pytest.raises(
        IllegalMove, match="This roll has 2 dice with faces 1-6 and 2 dice with faces red orange yellow"
    ):
        match.roll(text)
    assert match.actions == ()


# a turn


def test_seat_0_starts_and_the_turn_passes_to_the_left() -> None:
    state = position(board(), board(), board())
    turns = []
    for box in "125":
        turns.append(state.turn)
        seats = sorted(range(3), key=lambda seat: seat != state.turn)
        moves = [f"{seat} write 1 red A{box}" for seat in seats]
        state = play(state, "dice 1 1 red red", moves[0], "dice 1 red", *moves[1:])
    assert turns == [0, 1, 2]
    assert state.turn == 0


@pytest.mark.parametrize(("turn", "right"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_cup_is_in_front_of_the_right_neighbour(turn: int, right: int) -> None:
    state = position(board(), board(), board(), board(), turn=turn)
    assert state.view()["cup"] == {"seat": right, "closed": True}
    opened = play(state, "dice 1 2 red blue", f"{turn} peek")
    assert opened.turn == turn
    assert presentation_of(opened.game).thrower(opened) == right
    assert opened.view()["active"] == turn
    assert events(opened, "dice 3 green") == [
        Message("lowdown-secret_dice", {"number": 3, "colour": "green", "seat": right})
    ]
    assert play(opened, "dice 3 green").view()["cup"] == {"seat": right, "closed": False}


def test_secret_pair_does_not_exist_before_it_is_shown() -> None:
    """Until the cup is lifted, everything visible is the same for every seed."""
    matches = [Match("lowdown", seed=seed) for seed in range(20)]
    for match in matches:
        match.roll("1 2 red blue")
        match.play(0, "write 1 red A1")
    assert len({match.state for match in matches}) == 1
    assert all(match.view() == matches[0].view() and match.view()["secret"] is None for match in matches)
    assert len({match.roll() for match in matches}) > 1


# wilds and blackouts


def test_wilds_are_four_for_each_match() -> None:
    state = position(board(), board())
    for used, box in enumerate(["A1", "A2", "A6", "A9"]):
        assert state.boards[0].wilds == 4 - used
        me, other = state.turn, 1 - state.turn
        moves = {0: f"0 wild 1 {'red ' if me == 0 else ''}{box}", 1: f"1 write 1 red A{'1267'[used]}"}
        state = play(state, "dice 1 1 red red", moves[me], "dice 1 red", moves[other])
    moves_left = legal(play(state, "dice 1 1 red red"))
    assert moves_left == {"peek", *(f"write 1 red {box}" for box in ("A5", "A7"))}


NO_RED = "12. .31 2.2"


def test_stuck_seat_without_wilds_blacks_out_any_empty_box() -> None:
    stuck = board(NO_RED, "1.. ... ...", wilds=0)
    empty = [name for name, number in zip(BOX_NAMES, stuck.numbers, strict=True) if number == 0]
    state = play(position(stuck, stuck), "dice 1 2 red red")
    assert legal(state) == {"peek"} | {f"black {number} red {box}" for number in (1, 2) for box in empty}
    state = play(state, "0 black 2 red C5", "dice 5 red")
    assert legal(state, 1) == {f"black {box}" for box in empty}
    # The blackout has set the 2 and a red die aside, so the 1 and the 5 are left.
    assert [(die["face"], die["aside"]) for die in state.view()["open"]["numbers"]] == [(1, False), (2, True)]
    assert state.turn_dice is not None
    assert state.turn_dice.offer == ((1, 5), ("red",))


def test_stuck_active_seat_may_peek_instead_and_blacks_out_if_that_does_not_help() -> None:
    stuck = board(NO_RED, wilds=0)
    state = play(position(stuck, board()), "dice 1 1 red red", "0 peek")
    assert legal(play(state, "dice 3 purple")) == {f"write 3 purple C{box}" for box in "125679"}
    assert legal(play(state, "dice 3 red")) == {
        f"black 3 red {box}" for box, number in zip(BOX_NAMES, stuck.numbers, strict=True) if not number
    }


# crossing out


@pytest.mark.parametrize("line", DRAWN)
@pytest.mark.parametrize("grid", "ABC")
def test_line_goes_through_the_boxes_of_its_name(grid: str, line: str) -> None:
    assert [BOX_NAMES[box] for box in LINES[LINE_NAMES.index(f"{grid}.{line}")]] == [grid + box for box in DRAWN[line]]


def test_three_equal_numbers_or_a_total_of_10_may_be_crossed_out_but_no_blackout() -> None:
    for row in map("".join, product("123456#", repeat=3)):
        allowed = "#" not in row and (len(set(row)) == 1 or sum(map(int, row)) == 10)
        assert bool(board(f"{row} ... ...").crossable) == allowed, row


def test_blackout_is_not_a_six_in_a_line() -> None:
    assert not board("#31 ... ...").crossable
    assert not board("### ... ...").crossable
    assert board("631 ... ...").crossable


def test_seat_is_asked_only_while_some_line_qualifies() -> None:
    state = play(position(board("12. ... ..."), board()), "dice 6 6 orange orange")
    assert play(state, "0 write 6 orange A3").to_act == ("dice",)  # 1 + 2 + 6 is not 10
    state = play(position(board("13. ... ..."), board()), "dice 6 6 orange orange", "0 write 6 orange A3")
    assert state.to_act == (0,)  # 1 + 3 + 6 is 10
    assert legal(state) == {"cross A row1", "done"}
    assert play(state, "0 cross A row1").to_act == ("dice",)
    assert play(state, "0 done").to_act == ("dice",)


@pytest.mark.parametrize(("one", "other"), list(combinations(DRAWN, 2)))
def test_crossed_lines_never_share_a_box(one: str, other: str) -> None:
    left = board("222 222 222", crossed=[f"A.{one}"])
    may = {LINE_NAMES[line] for line in range(24) if left.crossable >> line & 1}
    assert (f"A.{other}" in may) == (not set(DRAWN[one]) & set(DRAWN[other]))


def test_number_next_to_a_crossed_line_completes_no_line_through_it() -> None:
    crossed = board("222 2.. ...", crossed=["A.row1"])
    assert not crossed.fill(BOX_NAMES.index("A7"), 2, wild=False).crossable


def test_lines_of_different_grids_are_apart() -> None:
    assert board("222 ... ...", "222 ... ...", crossed=["A.row1"]).crossable


# the end


def test_one_full_grid_does_not_end_the_match() -> None:
    state = play(position(board("121 331 24."), board()), "dice 5 5 red red", "0 write 5 red A9", "dice 1 red")
    assert play(state, "1 write 1 red A1").to_act == ("dice",)


@pytest.mark.parametrize("grids", list(combinations(range(3), 2)))
def test_any_two_grids_end_it_and_blackouts_fill_them_too(grids: tuple[int, int]) -> None:
    drawn = [EMPTY, EMPTY, EMPTY]
    for grid in grids:
        drawn[grid] = "1#1 33# 24#"
    state = play(position(board(), board(*drawn)), "dice 1 1 red red", "0 write 1 red A1", "dice 6 orange")
    assert play(state, next(f"1 {move}" for move in sorted(legal(state, 1)))).to_act == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_match_lasts_18_to_26_turns_and_every_seat_fills_a_box_a_turn(seats: int) -> None:
    """Two grids have 18 boxes; once 26 of the 27 boxes are filled, two grids must be full."""
    for seed in range(10):
        match, rng, turns = Match("lowdown", seats, seed=seed), Random(seed), 0
        while match.to_act:
            actor = rng.choice(match.to_act)
            if actor != "dice":
                match.play(actor, match.legal(actor).sample(rng))
                continue
            turns += match.view()["open"] is None
            match.roll()
        filled = [[bool(box["number"] or box["black"]) for grid in seat["grids"] for box in grid["boxes"]]
                  for seat in match.view()["boards"]]  # fmt: skip
        assert [sum(boxes) for boxes in filled] == [turns] * seats
        assert 18 <= turns <= 26


# scoring


def test_scorecard_lists_each_line() -> None:
    drawn = board("163 2#4 ...", "555 1.. ...", "#.. ... ...", crossed=["A.row1", "B.row1"])
    ended = LowdownState((drawn, board()), 0, ())
    result = ended.result()
    assert result is not None
    assert [(line.id, line.points, dict(line.arguments)) for line in result.lines[0]] == [
        ("lowdown-score-grid", 6, {"grid": "A", "numbers": (2, 4)}),
        ("lowdown-score-grid", 1, {"grid": "B", "numbers": (1,)}),
        ("lowdown-score-grid", 0, {"grid": "C", "numbers": ()}),
        ("lowdown-score-blackouts", 12, {"count": 2, "each": 6}),
    ]
    assert result.scores == (19, 0)


# the display


def test_prompts_name_the_next_action() -> None:
    def prompt(state: LowdownState, seat: int = 0) -> str:
        return prompt_for(state, seat).id.removeprefix("lowdown-prompt-")

    free = play(position(board(), board()), "dice 1 2 red blue")
    assert prompt_for(free, 0).arguments == {"numbers": (1, 2), "colours": ("red", "blue"), "wilds": 4}
    # Equal dice are counted, so that people who only hear them know that there are two.
    equal = play(position(board(), board(wilds=0)), "dice 1 5 red blue", "0 write 1 red A1", "dice 5 blue")
    assert prompt_for(equal, 1).arguments == {"numbers": (5, 5), "colours": ("blue", "blue"), "wilds": 0}
    assert prompt(free) == "open"
    assert prompt(equal, 1) == "left"
    # A wild stays legal after a peek, as long as one is left.
    assert prompt(play(free, "0 peek", "dice 3 red")) == "secret_or_wild"
    assert prompt(play(position(board(wilds=0), board()), "dice 1 2 red blue", "0 peek", "dice 3 red")) == "secret"
    assert prompt(play(free, "0 write 1 red A1", "dice 3 red"), 1) == "left"
    for wilds, word in [(1, "wild"), (0, "black")]:
        stuck = board(NO_RED, wilds=wilds)
        state = play(position(stuck, stuck), "dice 1 1 red red")
        assert prompt(state) == f"{word}_or_peek"
        assert prompt(play(state, "0 peek", "dice 1 red")) == word
        move = next(move for move in sorted(legal(state)) if move != "peek")
        assert prompt(play(state, f"0 {move}", "dice 1 red"), 1) == word
    state = play(position(board("13. ... ..."), board()), "dice 6 6 orange orange", "0 write 6 orange A3")
    assert prompt_for(state, 0) == Message("lowdown-prompt-cross", {"lines": ("A.row1",), "count": 1, "points": 10})


def test_events_name_each_effect() -> None:
    state = position(board(FULL, "13. ... ..."), board())
    assert events(state, "dice 2 5 red blue") == [
        Message("lowdown-open_dice", {"numbers": (2, 5), "colours": ("red", "blue")})
    ]
    state = play(state, "dice 6 6 yellow blue")
    assert events(state, "0 peek") == [Message("lowdown-peeked")]
    assert events(state, "0 wild 6 blue C1") == [
        Message("lowdown-wrote_wild", {"number": 6, "box": "C1", "left": 3}),
        Message("lowdown-set_aside", {"number": 6, "colour": "blue"}),
    ]
    assert events(state, "0 write 6 yellow B3")[0] == Message(
        "lowdown-wrote", {"number": 6, "colour": "yellow", "box": "B3"}
    )
    state = play(state, "0 write 6 yellow B3")
    assert events(state, "0 cross B row1") == [
        Message("lowdown-crossed", {"line": "B.row1", "numbers": (1, 3, 6), "points": 10})
    ]
    assert events(state, "0 done") == [Message("lowdown-done")]
    stuck = play(position(board("121 331 2.2", wilds=0), board()), "dice 1 1 red red")
    assert events(stuck, "0 black 1 red A8") == [
        Message("lowdown-blacked_out", {"box": "A8"}),
        Message("lowdown-set_aside", {"number": 1, "colour": "red"}),
        Message("lowdown-grid_filled", {"grid": "A"}),
    ]


def test_view_shows_everything_on_the_table() -> None:
    drawn = board("13. .#. ...", "555 ... ...", wilds=2, crossed=["B.row1"])
    state = play(position(board(), drawn, turn=1), "dice 5 6 orange blue")
    view = play(state, "1 write 6 orange A3").view()
    assert view["active"] == 1
    assert view["open"] == {
        "numbers": [{"face": 5, "aside": False, "offered": False}, {"face": 6, "aside": True, "offered": False}],
        "colours": [
            {"face": "orange", "aside": True, "offered": False},
            {"face": "blue", "aside": False, "offered": False},
        ],
    }
    seen = view["boards"][1]
    assert (seen["seat"], seen["wilds"], seen["wilds_left"], seen["blackouts"]) == (1, 4, 2, 1)
    assert seen["crossed"] == [{"pick": "B.row1", "boxes": ["B1", "B2", "B3"], "points": 15}]
    assert seen["may_cross"] == [{"pick": "A.row1", "boxes": ["A1", "A2", "A3"], "points": 10}]
    first, second, _ = seen["grids"]
    assert (first["grid"], first["colours"], first["full"], first["left"]) == ("A", ["red", "orange"], False, 10)
    assert first["boxes"][4] == {"pick": "A5", "takes": ["red"], "number": None, "black": True, "crossed": False}
    assert second["boxes"][0] == {"pick": "B1", "takes": ["green"], "number": 5, "black": False, "crossed": True}
    assert second["left"] == 0


def test_lines_can_be_crossed_out_only_in_step_4() -> None:
    state = play(position(board("136 ... ..."), board()), "dice 1 1 blue blue")
    assert state.view()["boards"][0]["may_cross"] == []


def test_peeked_pair_is_the_one_that_is_set_aside() -> None:
    state = play(position(board(), board()), "dice 2 5 red blue", "0 peek", "dice 2 red")
    assert state.view()["secret"] == {"number": 2, "colour": "red", "aside": False, "offered": True}
    assert offered(state) == ["2", "red"]
    state = play(state, "0 write 2 red A1")
    assert state.view()["secret"] == {"number": 2, "colour": "red", "aside": True, "offered": False}
    assert not any(die["aside"] for dice in state.view()["open"].values() for die in dice)
    assert offered(state) == ["2", "5", "red", "blue"]


def test_view_says_which_dice_may_be_taken() -> None:
    state = play(position(board(), board()), "dice 2 5 red blue")
    assert offered(state) == ["2", "5", "red", "blue"]
    assert offered(play(state, "0 peek")) == []
    state = play(state, "0 write 2 blue C2")
    assert offered(state) == []
    assert offered(play(state, "dice 2 green")) == ["5", "red", "2", "green"]


def offered(state: LowdownState) -> list[str]:
    """Return the dice that the view marks as available, the open dice first."""
    view = state.view()
    dice = [str(die["face"]) for kind in ("numbers", "colours") for die in view["open"][kind] if die["offered"]]
    secret = view["secret"]
    return dice + ([str(secret["number"]), secret["colour"]] if secret and secret["offered"] else [])


def test_view_says_where_dice_are_due_or_were_rolled_last() -> None:
    state = position(board(), board())
    assert state.view()["tray"] == "open"
    state = play(state, "dice 2 5 red blue")
    assert state.view()["tray"] == "open"
    assert play(state, "0 peek").view()["tray"] == "cup"
    state = play(state, "0 write 2 blue C2")
    assert state.view()["tray"] == "cup"
    state = play(state, "dice 2 green")
    assert state.view()["tray"] == "cup"
    assert play(state, "1 write 2 green B1").view()["tray"] == "open"


@pytest.mark.parametrize(
    ("roll", "picks", "added"),
    [
        ("2 5 red blue", ["A1"], ["red"]),  # A1 takes only red
        ("2 5 red blue", ["2", "A1"], ["red"]),
        ("2 5 red orange", ["2", "A2"], []),  # A2 takes both
        ("2 2 red blue", ["A1"], ["2", "red"]),
        ("2 5 red blue", ["B1"], []),  # only a wild fits B1
        ("2 5 red blue", ["wild", "A1"], []),
        ("2 5 red red", ["2"], []),  # no box is picked yet
        ("2 5 red blue", ["2", "blue"], []),
    ],
)
def test_picked_box_implies_the_only_dice_that_suit_it(roll: str, picks: list[str], added: list[str]) -> None:
    match = Match("lowdown", seats=2)
    match.roll(roll)
    found = choices(match, 0, picks)
    assert found["implied"] == added
    assert found["picks"] == [*added, *picks]


def test_of_two_equal_dice_one_is_set_aside() -> None:
    view = play(position(board(), board()), "dice 2 2 red red", "0 write 2 red A1").view()
    assert [die["aside"] for die in view["open"]["numbers"] + view["open"]["colours"]] == [True, False, True, False]


def test_points_equal_the_sum_of_the_scorecard() -> None:
    for seed in range(4):
        match, rng = Match("lowdown", 3, {}, seed), Random(seed)
        while match.to_act:
            actor = match.to_act[0]
            if actor == DICE:
                match.roll()
            else:
                match.play(actor, match.legal(actor).sample(rng))
            for board in match.state.boards:  # type: ignore[attr-defined]
                assert points(board) == sum(line.points or 0 for line in score_lines(board))
