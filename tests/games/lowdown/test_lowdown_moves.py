"""Lowdown's legal moves, checked against a slow generator written from the rule text; picks, refusals and counts."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from rollbook import IllegalMove, Match
from rollbook.core.game import View
from rollbook.core.moves import ListedMoves
from rollbook.games.lowdown.rules import Board, LowdownState
from rollbook.ui.presentation import presentation_of
from tests.asking import so_far, why_not_picks
from tests.counts import Count, counted, recorded
from tests.playing import play

COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"]
LINES = {"row1": "123", "row2": "456", "row3": "789", "col1": "147", "col2": "258", "col3": "369", "diag1": "159"}
LINES |= {"diag2": "357"}
FIRST = dict(zip("ABC", ["red", "green", "purple"], strict=True))
SECOND = dict(zip("ABC", ["orange", "yellow", "blue"], strict=True))
BOXES = [grid + box for grid in "ABC" for box in "123456789"]


def takes(box: str, colour: str) -> bool:
    """Whether a box takes a colour: every grid is F H S / S F H / H S F (first colour, both, second colour)."""
    kind = "FHSSFHHSF"[int(box[1]) - 1]
    return (kind in "FH" and colour == FIRST[box[0]]) or (kind in "SH" and colour == SECOND[box[0]])


def naive_moves(view: View, seat: int, written: bool) -> set[str]:
    """Return the legal moves of a seat that is to act, derived only from the table and the rule text."""
    boxes = {box["pick"]: box for grid in view["boards"][seat]["grids"] for box in grid["boxes"]}
    if written:
        return {"done", *naive_crossings(boxes, [line["pick"] for line in view["boards"][seat]["crossed"]])}
    secret, open_dice = view["secret"], view["open"]
    active = seat == view["active"]
    if active:
        peeked = secret is not None
        numbers = [secret["number"]] if peeked else [die["face"] for die in open_dice["numbers"]]
        colours = [secret["colour"]] if peeked else [die["face"] for die in open_dice["colours"]]
    else:
        numbers = [die["face"] for die in open_dice["numbers"] if not die["aside"]]
        colours = [die["face"] for die in open_dice["colours"] if not die["aside"]]
        if not secret["aside"]:
            numbers.append(secret["number"])
            colours.append(secret["colour"])
    empty = [box for box in BOXES if boxes[box]["number"] is None and not boxes[box]["black"]]
    moves = {f"write {n} {c} {box}" for n, c, box in product(numbers, colours, empty) if takes(box, c)}
    if view["boards"][seat]["wilds_left"]:
        moves |= {
            f"wild {n} {c} {box}" if active else f"wild {n} {box}" for n, c, box in product(numbers, colours, empty)
        }
    if not moves:
        moves = {f"black {n} {c} {box}" if active else f"black {box}" for n, c, box in product(numbers, colours, empty)}
    return moves | {"peek"} if active and secret is None else moves


def naive_crossings(boxes: dict[str, Any], crossed: list[str]) -> Iterator[str]:
    used = {grid + box for grid, line in (name.split(".") for name in crossed) for box in LINES[line]}
    for grid, (line, cells) in product("ABC", LINES.items()):
        numbers = [boxes[grid + cell]["number"] for cell in cells]
        if None in numbers or used & {grid + cell for cell in cells}:
            continue
        if len(set(numbers)) == 1 or sum(numbers) == 10:
            yield f"cross {grid} {line}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_moves_are_those_of_the_rule_text(seats: int) -> None:
    kinds: dict[str, int] = {}
    for seed in range(12):
        match, rng = Match("lowdown", seats, seed=seed), Random(seed)
        written: set[int] = set()
        while match.to_act:
            if match.to_act == ("dice",):
                if match.view()["open"] is None:
                    written = set()
                match.roll()
                continue
            due = [seat for seat in match.to_act if seat != "dice"]
            for seat in due:
                assert set(match.legal(seat)) == naive_moves(match.view(), seat, seat in written)
            seat = rng.choice(due)
            move = match.legal(seat).sample(rng)
            match.play(seat, move)
            kind = move.split()[0]
            kinds[kind] = kinds.get(kind, 0) + 1
            if kind != "peek":
                written.add(seat)
    assert set(kinds) == {"write", "wild", "black", "peek", "cross", "done"}


class EvenlySpread(Random):
    """A generator whose next number is set from outside."""

    value = 0.0

    def random(self) -> float:
        return self.value


def positions(seeds: range) -> Iterator[tuple[LowdownState, int]]:
    """Yield positions of random matches, each with a seat that is to move."""
    for seed in seeds:
        match, rng = Match("lowdown", 2 + seed % 3, seed=seed), Random(seed)
        while match.to_act:
            actor = rng.choice(match.to_act)
            if actor == "dice":
                match.roll()
                continue
            assert isinstance(match.state, LowdownState)
            yield match.state, actor
            match.play(actor, match.legal(actor).sample(rng))


def test_every_legal_move_is_drawn_equally_often() -> None:
    rng = EvenlySpread()
    for state, seat in positions(range(3)):
        moves = state.legal(seat)
        drawn = []
        for number in range(len(moves)):
            rng.value = (number + 0.5) / len(moves)
            drawn.append(moves.sample(rng))
        assert drawn == list(moves)
        assert len(set(drawn)) == len(drawn)


def test_choices_are_those_of_the_listed_moves() -> None:
    rng = Random(3)
    for state, seat in positions(range(6)):
        moves = state.legal(seat)
        listed = ListedMoves(state, tuple(moves))
        picks = list(state.game.notation.picks(moves.sample(rng)))
        picks += rng.sample([*"123456", *COLOURS, *BOXES, "wild", "peek", "done", "A.row1"], 1)
        rng.shuffle(picks)
        for number in range(len(picks) + 1):
            following, expected = moves.choices(picks[:number]), listed.choices(picks[:number])
            assert set(following.next) == set(expected.next)
            assert len(following.next) == len(set(following.next))
            assert following.move == expected.move


# picks


TAKE_RED = ["A1", "A2", "A5", "A6", "A7", "#A9"]


def filled(*fills: str, wilds: int = 4) -> Board:
    """Make a board with 1s and blackouts in these boxes (`A1`, `#A2`)."""
    board = Board()
    for fill in fills:
        board = board.fill(BOXES.index(fill[-2:]), 7 if fill[0] == "#" else 1, wild=False)
    return board._replace(wilds=wilds)


def after(boards: tuple[Board, ...], *actions: str) -> LowdownState:
    return play(LowdownState(boards, 0), *actions)


OPENED = after((Board(), Board()), "dice 1 5 red purple")
OTHERS = after((Board(), Board()), "dice 1 5 red purple", "0 write 5 red A1", "dice 3 green")
STUCK = after((filled(*TAKE_RED, wilds=0),) * 2, "dice 2 2 red red", "0 black 2 red B1", "dice 2 red")
CROSSING = after((filled("A1", "A2"), Board()), "dice 1 1 orange orange", "0 write 1 orange A3")


@pytest.mark.parametrize(
    ("state", "seat", "picks", "move"),
    [
        (OPENED, 0, "A1 5 red", "write 5 red A1"),
        (OPENED, 0, "A1 wild 5 red", "wild 5 red A1"),
        (OPENED, 0, "red B1 1 wild", "wild 1 red B1"),
        (OPENED, 0, "red B1 1", None),
        (OPENED, 0, "peek", "peek"),
        (OTHERS, 1, "green 3 B1", "write 3 green B1"),
        (OTHERS, 1, "wild 3 A1", "wild 3 A1"),
        (OTHERS, 1, "3 A1", None),
        (STUCK, 1, "C5", "black C5"),
        (CROSSING, 0, "A.row1", "cross A row1"),
        (CROSSING, 0, "done", "done"),
    ],
)
def test_picks_in_any_order_make_the_move(state: LowdownState, seat: int, picks: str, move: str | None) -> None:
    assert state.legal(seat).choices(picks.split()).move == move


def test_picks_of_a_blackout_need_no_word_if_nothing_else_is_legal() -> None:
    state = after((filled(*TAKE_RED, wilds=0), Board()), "dice 2 2 red red")
    assert state.legal(0).choices(["B3", "2", "red"]) == ((), "black 2 red B3")
    assert state.legal(0).choices(["B3"]).next == ("2", "red")


def test_write_can_be_extended_to_a_wild() -> None:
    assert OPENED.legal(0).choices(["5", "red", "A1"]).next == ("wild",)
    assert OTHERS.legal(1).choices(["3", "A1"]) == (("wild",), None)


def test_suiting_dice_and_boxes_are_those_of_a_move_without_a_wild_unless_one_is_picked() -> None:
    red, blue = [box for box in BOXES if takes(box, "red")], [box for box in BOXES if takes(box, "blue")]
    state = after((Board(), Board()), "dice 1 5 red blue")
    for picks, suiting in (
        ("", {"1", "5", "red", "blue", *red, *blue}),
        ("5", {"1", "5", "red", "blue", *red, *blue}),
        ("5 red", {"1", "5", "red", *red}),
        ("blue", {"1", "5", "blue", *blue}),
        (red[0], {"1", "5", "red", *red}),
        ("wild blue", {"wild", "1", "5", "red", "blue", *BOXES}),
    ):
        assert set(so_far(state, 0, picks.split())["suiting"]) == suiting, picks
    assert "blue" in state.legal(0).choices([red[0]]).next  # a wild allows it
    stuck = after((filled(*TAKE_RED, wilds=0), Board()), "dice 2 2 red red")
    empty = {
        box["pick"]
        for grid in stuck.view()["boards"][0]["grids"]
        for box in grid["boxes"]
        if not (box["number"] or box["black"])
    }
    assert set(so_far(stuck, 0, ["2"])["suiting"]) == {"2", "red", *empty}
    wild = after((filled(*TAKE_RED, wilds=1), Board()), "dice 2 2 red red")
    assert so_far(wild, 0, ["2"]) == {"suiting": []}
    assert so_far(CROSSING, 0, []) == {"suiting": []}


# refusals

NAME_A_COLOUR = "Name the colour die that you take too, as in “wild 5 red B4”."
NO_COLOUR = "You need no colour for this. Leave it out."
NO_WILD = after((filled("A1", wilds=0), filled("C3", "C4", "C5", "C7", wilds=0)), "dice 1 5 red purple")
PEEKED = after((Board(), Board()), "dice 1 5 red purple", "0 peek", "dice 3 green")
CROSSED = after((filled("A1", "A2", "A4", "#A7"), Board()), "dice 1 6 orange orange", "0 write 1 orange A3", "0 done")


@pytest.mark.parametrize(
    ("state", "seat", "picks", "sentence"),
    [
        (OPENED, 0, "2", "There is no 2 for you. You can take 1, 5."),
        (OPENED, 0, "1 green", "There is no green for you. You can take red, purple."),
        (OPENED, 0, "1 5", "These do not go together. Take one of them back."),
        (OPENED, 0, "A1 A2", "These do not go together. Take one of them back."),
        (OPENED, 0, "peek 5", "These do not go together. Take one of them back."),
        (OPENED, 0, "A1 A.row1", "These do not go together. Take one of them back."),
        (OPENED, 0, "nonsense", "These do not go together. Take one of them back."),
        (OPENED, 0, "A.row1", "First write a number. Then you can cross out a line."),
        (OPENED, 0, "done", "First write a number. Then you can cross out a line."),
        (PEEKED, 0, "peek", "The cup is up. Use its two dice."),
        (NO_WILD, 0, "A1", "This box is full. Choose an empty one."),
        (NO_WILD, 0, "wild", "You have no wild left. Use a colour."),
        (NO_WILD, 0, "red A3", "This box takes orange, not red. Find a box that fits."),
        (NO_WILD, 0, "B1 5", "This box takes green. You have red, purple, and no wild. Find a box that fits."),
        (OTHERS, 1, "peek", "You may look only on your turn. Take a number and a colour."),
        (OTHERS, 1, "wild purple", NO_COLOUR),
        (OTHERS, 1, "purple A1", "This box takes red, not purple. Find a box that fits."),
        (STUCK, 1, "2", "You can write nothing. Choose an empty box to black out."),
        (STUCK, 1, "red", "You can write nothing. Choose an empty box to black out."),
        (STUCK, 1, "A1", "This box is full. Choose an empty one."),
        (CROSSING, 0, "5", "You have filled a box. Cross out a line, or tap “Cross out nothing”."),
        (CROSSING, 0, "wild", "You have filled a box. Cross out a line, or tap “Cross out nothing”."),
        (CROSSING, 0, "A.row2", "This line does not hold three numbers. Find one that does."),
    ],
)  # fmt: skip
def test_picks_that_lead_nowhere_are_explained(state: LowdownState, seat: int, picks: str, sentence: str) -> None:
    assert state.legal(seat).choices(picks.split()) == ((), None)
    assert str(why_not_picks(state, seat, picks.split())) == sentence


def test_step_distinguishes_colours_with_and_without_an_empty_box() -> None:
    state = after((filled(*TAKE_RED, wilds=1), Board()), "dice 2 2 red purple")
    for picks, step in ((["2", "red"], "no_box"), (["2", "purple"], "box"), (["2", "red", "wild"], "any_box")):
        said = presentation_of(state.game).step(state, 0, picks, state.legal(0).choices(picks))
        assert said.id == f"lowdown-step-{step}"


def test_step_of_a_blackout_names_no_colour() -> None:
    state = after((filled(*TAKE_RED, wilds=0), Board()), "dice 2 2 red red", "0 peek", "dice 2 red")
    step = presentation_of(state.game).step(state, 0, ["2", "red"], state.legal(0).choices(["2", "red"]))
    assert step.id == "lowdown-step-any_box"


def test_colour_that_no_empty_box_takes_is_explained() -> None:
    no_red = filled(*TAKE_RED, wilds=0)
    state = after((no_red, no_red), "dice 2 2 red purple")
    assert str(why_not_picks(state, 0, ["red"])) == "None of your empty boxes takes red. Choose a colour that fits."
    stuck = after((no_red, no_red), "dice 2 2 red red")
    assert str(why_not_picks(stuck, 0, ["2", "2"])) == "These do not go together. Take one of them back."


@pytest.mark.parametrize(
    ("state", "seat", "move", "sentence"),
    [
        (OPENED, 0, "write 2 red A1", "There is no 2 for you. You can take 1, 5."),
        (OPENED, 0, "wild 5 blue A1", "There is no blue for you. You can take red, purple."),
        (OPENED, 0, "write 5 red C1", "This box takes purple, not red. Find a box that fits."),
        (OPENED, 0, "wild 5 A1", NAME_A_COLOUR),
        (OPENED, 0, "black A1", "Black out a box only when nothing else works. Write a number."),
        (OPENED, 0, "done", "First write a number. Then you can cross out a line."),
        (PEEKED, 0, "peek", "The cup is up. Use its two dice."),
        (NO_WILD, 0, "wild 5 red B1", "You have no wild left. Use a colour."),
        (NO_WILD, 0, "write 5 red A1", "This box is full. Choose an empty one."),
        (OTHERS, 1, "peek", "You may look only on your turn. Take a number and a colour."),
        (OTHERS, 1, "wild 3 green B4", NO_COLOUR),
        (STUCK, 1, "black 2 red C1", NO_COLOUR),
        (STUCK, 1, "black A1", "This box is full. Choose an empty one."),
        (CROSSING, 0, "write 1 red A5", "You have filled a box. Cross out a line, or tap “Cross out nothing”."),
        (CROSSING, 0, "cross A col1", "This line does not hold three numbers. Find one that does."),
        (OPENED, 0, "write 5 red A10", "“write 5 red A10” is not written like a move of this game."),
        (OPENED, 0, "write 5  red A1", "“write 5  red A1” is not written like a move of this game."),
        (OPENED, 0, "Peek", "“Peek” is not written like a move of this game."),
        (OPENED, 0, "cross A.row1", "“cross A.row1” is not written like a move of this game."),
    ],
)  # fmt: skip
def test_refusal_gives_the_reason(state: LowdownState, seat: int, move: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        state.apply(seat, state.from_text(seat, move))
    assert str(refusal.value).startswith(sentence)


def test_lines_that_may_not_be_crossed_out_are_explained() -> None:
    grid = filled("A1", "A2", "A4", "A5", "#A7", "B1", "B2").fill(BOXES.index("B3"), 3, wild=False)
    state = after((grid, Board()), "dice 1 6 orange orange", "0 write 1 orange A3", "0 cross A row1")
    assert state.to_act == ("dice",)  # no line can be crossed out here, so lines are not explained
    grid = state.boards[0].fill(BOXES.index("C1"), 2, wild=False).fill(BOXES.index("C2"), 2, wild=False)
    state = after((grid, Board()), "dice 2 2 blue blue", "0 write 2 blue C3")
    sentences = {
        "A row1": "This line is crossed out. Find one that is not.",
        "A diag1": "This line shares a box with a crossed-out line. Find one that does not.",
        "A row2": "This line does not hold three numbers. Find one that does.",
        "A row3": "This line does not hold three numbers. Find one that does.",
        "B row1": "This line makes 5. Find one with 10, or three alike.",
    }
    for line, sentence in sentences.items():
        with pytest.raises(IllegalMove) as refusal:
            state.apply(0, state.from_text(0, f"cross {line}"))
        assert str(refusal.value) == sentence


# counts


@pytest.mark.parametrize("row", recorded("lowdown"), ids=str)
def test_recorded_counts_hold(row: Count) -> None:
    assert counted(row) == row.sequences


def test_counts_are_confirmed_by_a_closed_form() -> None:
    """Of the pairs of six faces, 6 are equal and offer one face, and 15 offer two."""
    offered = 6 * 1 + 15 * 2
    figures = {1: 21 * 21, 2: offered * offered * (6 + 27) + 21 * 21}
    figures[3] = figures[2] * 36
    assert all(row.sequences == figures[row.depth] for row in recorded("lowdown"))


def test_counts_are_confirmed_naively() -> None:
    pairs = [(one, other) for one in range(6) for other in range(one, 6)]
    moves = 0
    for numbers, colours in product(pairs, pairs):
        moves += 1  # the peek
        for _, colour in product(set(numbers), set(colours)):
            moves += sum(takes(box, COLOURS[colour]) for box in BOXES) + len(BOXES)
    assert moves == next(row.sequences for row in recorded("lowdown") if row.depth == 2)


def test_second_seat_counts_the_dice_that_are_left() -> None:
    """The count covers all 36 secret pairs after `2 5 red blue` and `write 5 red A1`.

    With the secret die, two different numbers are left in 5 cases of 6, otherwise one. The same is true of colours, so
    there are 11 numbers and 11 colours in six outcomes each. Writes: 11 * 11 * 6 boxes. Wilds: 11 numbers * 6 colours
    * 27 boxes.
    """
    state = after((Board(), Board()), "dice 2 5 red blue", "0 write 5 red A1")
    total = 0
    for roll, _ in state.outcomes():
        following = state.apply("dice", roll)
        total += len(following.legal(1))
    assert total == 11 * 11 * 6 + 11 * 6 * 27
