"""Knockout: the rules on its page, one test for each sentence that decides something.

`str(state)` draws a board as two lines: the numbers, and below each a seat's letter for a single marble, twice for a
captured number. `board("A5 B7 AA12")` makes a board.
"""

from collections import Counter
from functools import cache
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from rollbook import GAMES, IllegalMove, Match, Message
from rollbook.bridge import OpenMatch
from rollbook.core.game import DICE
from rollbook.core.moves import ListedMoves
from rollbook.games.knockout.rules import LEVELS, KnockoutState, arrangements, place_value_totals, totals_allowed
from rollbook.games.knockout.subset_sums import (
    ALL_NUMBERS,
    SetsAddingUp,
    numbers_in,
    reachable,
    set_of,
    sum_of,
    ways_to_make,
)
from rollbook.ui.presentation import presentation_of
from tests.asking import events_of, prompt_for, so_far, why_not_picks
from tests.counts import Count, counted, recorded

Board = dict[int, str]
"""The marbles on each number: `A` for a single marble of seat 0, `AA` for a number that it has captured."""
LEVEL_DICE = {"face2": 2, "face3": 3, "sum2": 2, "sum3": 3, "place": 3}


def board(text: str) -> Board:
    """Make a board from text: in `A5 AA12`, seat 0 has a single marble on 5 and has captured 12."""
    return {int(item.strip("ABCD")): item.rstrip("0123456789") for item in text.split()}


def position(level: str, marbles: str | Board = "", roll: str = "", seats: int = 2, turn: int = 0) -> KnockoutState:
    """Make a position with these marbles; the current seat has rolled `roll`, or is to roll."""
    lying = board(marbles) if isinstance(marbles, str) else marbles
    singles = tuple(set_of(number for number in lying if lying[number] == letter) for letter in "ABCD"[:seats])
    captured = tuple(set_of(number for number in lying if lying[number] == letter * 2) for letter in "ABCD"[:seats])
    thrown = LEVELS[level].dice.parse(roll) if roll else None
    return KnockoutState(level, singles, captured, turn, thrown)


def rolled(state: KnockoutState, roll: str) -> KnockoutState:
    following = state.apply(DICE, state.dice.parse(roll))
    assert isinstance(following, KnockoutState)
    return following


def legal(state: KnockoutState) -> list[str]:
    return [state.game.notation.text(move) for move in state.legal(state.turn)]


def played(state: KnockoutState, text: str) -> KnockoutState:
    following = state.apply(state.turn, state.from_text(state.turn, text))
    assert isinstance(following, KnockoutState)
    return following


def lying(state: KnockoutState) -> str:
    """Return the marbles on the board by number, in the form that `board` reads."""
    shown = str(state).splitlines()[1].ljust(54)
    marks = [shown[at * 3 : at * 3 + 3].strip() for at in range(18)]
    return " ".join(f"{mark}{number}" for number, mark in enumerate(marks, 1) if mark != ".")


def refusal(state: KnockoutState, text: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        state.apply(state.turn, state.from_text(state.turn, text))
    return str(refused.value)


def refused_picks(state: KnockoutState, *picks: str) -> str:
    assert state.legal(state.turn).choices(picks) == ((), None)
    return str(why_not_picks(state, state.turn, picks))


# a second implementation: the rules again, slowly and on plain dictionaries


def naive_totals(level: str, faces: tuple[int, ...]) -> set[int]:
    if level != "place":
        return {sum(faces)}
    totals = set()
    for a, b, c in permutations(faces):
        for tens, rest in ((a, b + c), (a, c - b), (a + b, c), (a - b, c)):
            if 1 <= tens <= 9:
                totals.add(10 * tens + rest)
    return totals


def naive_moves(level: str, faces: tuple[int, ...], lying: Board) -> set[str]:
    open_numbers = [number for number in range(1, 19) if len(lying.get(number, "")) < 2]
    if level.startswith("face"):
        found = []
        if sum(faces) in open_numbers:
            found.append([sum(faces)])
        if len(set(faces)) == len(faces) and set(faces) <= set(open_numbers):
            found.append(sorted(faces))
        for pair in set(faces):
            rest = [face for face in faces if face != pair]
            if len(faces) - len(rest) == 2 and pair not in lying and set(rest) <= set(open_numbers):
                found.append(sorted(faces))
    else:
        totals = naive_totals(level, faces)
        found = [
            list(numbers)
            for size in range(1, len(open_numbers) + 1)
            for numbers in combinations(open_numbers, size)
            if sum(numbers) in totals
        ]
    return {f"{sum(numbers)}={'+'.join(map(str, numbers))}" for numbers in found} or {"pass"}


def naive_so_far(sums: list[tuple[int, Counter[str]]], picks: list[str]) -> Any:
    """Return the sum of these picks, and the totals of all sums that contain them."""
    made = sum(map(int, picks))
    picked = Counter(picks)
    holding = {total for total, numbers in sums if not picked - numbers}
    return {"made": made, "totals": [{"total": total, "missing": total - made} for total in sorted(holding)]}


def naive_count(level: str, faces: tuple[int, ...], lying: Board) -> int:
    """Count the sets of open numbers that add up to a total of these dice, by adding up every set."""
    count = naive_sums_of(tuple(number for number in range(1, 19) if len(lying.get(number, "")) < 2))
    return sum(count[total] for total in naive_totals(level, faces))


@cache
def naive_sums_of(numbers: tuple[int, ...]) -> Counter[int]:
    """Count the sets of these numbers for each sum."""
    sums = [0]
    for number in numbers:
        sums += [total + number for total in sums]
    return Counter(sums)


def naive_after(lying: Board, move: str, letter: str) -> Board:
    after = dict(lying)
    for number in map(int, move.partition("=")[2].split("+") if move != "pass" else ()):
        after[number] = letter * 2 if after.get(number) == letter else letter
    return after


def random_board(rng: Random, seats: int, closed: int) -> Board:
    """Make a board with `closed` captured numbers, spread over the seats, and some single marbles."""
    numbers = rng.sample(range(1, 19), 18)
    lying = {number: "ABCD"[at % seats] * 2 for at, number in enumerate(numbers[:closed])}
    return lying | {number: rng.choice("ABCD"[:seats]) for number in numbers[closed:] if rng.random() < 0.5}


def random_faces(rng: Random, level: str) -> tuple[int, ...]:
    return tuple(sorted(rng.randint(1, 6) for _ in range(LEVEL_DICE[level])))


@pytest.mark.parametrize("level", LEVEL_DICE)
def test_legal_moves_are_those_of_a_slow_second_way(level: str) -> None:
    rng = Random(level)
    for _ in range(250):
        faces = random_faces(rng, level)
        closed = rng.randint(9, 16) if level == "place" else rng.randint(4, 14)
        lying = random_board(rng, 3, closed)
        state = position(level, lying, " ".join(map(str, faces)), seats=3, turn=rng.randrange(3))
        expected = naive_moves(level, faces, lying)
        moves = legal(state)
        assert set(moves) == expected
        assert len(moves) == len(expected) == len(state.legal(state.turn))


@pytest.mark.parametrize("level", LEVEL_DICE)
def test_picks_offered_are_those_of_the_listed_moves(level: str) -> None:
    rng = Random(level)
    for _ in range(120):
        faces = random_faces(rng, level)
        closed = rng.randint(9 if level == "place" else 6, 14)
        state = position(level, random_board(rng, 2, closed), " ".join(map(str, faces)))
        moves = state.legal(0)
        listed = ListedMoves(state, tuple(moves))
        texts = [state.game.notation.text(move) for move in listed]
        written = [text.split("=") for text in texts if text != "pass"]
        sums = [(int(total), Counter(numbers.split("+"))) for total, numbers in written]
        picks: list[str] = []
        while True:
            given, expected = moves.choices(picks), listed.choices(picks)
            assert sorted(given.next) == sorted(expected.next)
            assert given.move == expected.move
            if expected.next != ("pass",) and picks != ["pass"]:
                assert so_far(state, 0, picks) == naive_so_far(sums, picks)
            if not given.next:
                break
            stray = [*picks, str(rng.randint(1, 19))]
            assert bool(moves.choices(stray).next) == bool(listed.choices(stray).next)
            picks.append(rng.choice(given.next))
        assert given.move in texts


@pytest.mark.parametrize("level", ["sum2", "sum3", "place"])
def test_early_boards_have_as_many_moves_as_there_are_sums(level: str) -> None:
    rng = Random(level)
    for _ in range(12):
        faces = random_faces(rng, level)
        lying = random_board(rng, 2, rng.randint(0, 5))
        state = position(level, lying, " ".join(map(str, faces)))
        assert len(state.legal(0)) == (naive_count(level, faces, lying) or 1)  # the only move may be a pass


def test_marbles_are_placed_as_by_a_slow_second_way() -> None:
    rng = Random(3)
    for level in LEVEL_DICE:
        state = position(level, seats=3)
        marbles: Board = {}
        while state.to_act:
            state = rolled(state, " ".join(map(str, random_faces(rng, level))))
            move = state.game.notation.text(state.legal(state.turn).sample(rng))
            marbles = naive_after(marbles, move, "ABC"[state.turn])
            state = played(state, move)
            assert board(lying(state)) == marbles


# sets of numbers


def test_total_18_has_46_ways() -> None:
    assert ways_to_make(18) == 46
    assert sum(sum(numbers) == 18 for size in range(1, 19) for numbers in combinations(range(1, 19), size)) == 46
    # The ways without 1 and 2 are 18; 3+15 ... 8+10 (6 ways); 3+4+11, 3+5+10, 3+6+9, 3+7+8, 4+5+9, 4+6+8, 5+6+7; and
    # 3+4+5+6.
    assert ways_to_make(18, range(3, 19)) == 1 + 6 + 7 + 1
    assert ways_to_make(171) == 1
    assert ways_to_make(172) == 0


def test_sets_are_numbered_without_gap_or_repetition() -> None:
    sets = SetsAddingUp(ALL_NUMBERS, totals_allowed("place", (2, 4, 6)))
    drawn = [sets.at(index) for index in range(len(sets))]
    assert len(set(drawn)) == len(drawn) == naive_count("place", (2, 4, 6), {})
    assert all(move in sets for move in drawn)
    assert {sum(numbers_in(move)) for move in drawn} == naive_totals("place", (2, 4, 6))
    with pytest.raises(IndexError):
        sets.at(len(sets))


def test_each_set_is_drawn_equally_often() -> None:
    rng = Random(5)
    drawn = Counter(SetsAddingUp(ALL_NUMBERS, 1 << 18).sample(rng) for _ in range(46 * 400))
    assert len(drawn) == 46
    # Each set is drawn 400 times on average, with a standard deviation of about 20.
    assert all(300 < times < 500 for times in drawn.values())


def test_set_knows_its_sum_and_its_reachable_totals() -> None:
    rng = Random(6)
    for _ in range(100):
        numbers = rng.sample(range(1, 19), rng.randint(0, 9))
        assert numbers_in(set_of(numbers)) == tuple(sorted(numbers))
        assert sum_of(set_of(numbers)) == sum(numbers)
        sums = {sum(part) for size in range(len(numbers) + 1) for part in combinations(numbers, size)}
        assert {total for total in range(172) if reachable(set_of(numbers)) >> total & 1} == sums


def test_place_value_never_lists_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def listing(_moves: object) -> None:
        raise AssertionError("listed")

    state = position("place", roll="3 5 6")
    monkeypatch.setattr(SetsAddingUp, "__iter__", listing)
    moves = state.legal(0)
    assert len(moves) == naive_count("place", (3, 5, 6), {}) == 24105
    assert moves.sample(Random(1)) in moves
    assert set(moves.choices(["18", "17"]).next) <= {str(number) for number in range(1, 17)}
    assert refusal(state, "14=14").startswith("You have 14. These dice make ")
    assert state.view()["totals"]


# levels


def test_each_level_has_its_dice_and_its_captures() -> None:
    assert {level: len(list(rules.dice.each_die())) for level, rules in LEVELS.items()} == LEVEL_DICE
    needed = {"face2": 3, "face3": 5, "sum2": 3, "sum3": 5, "place": 5}
    assert {level: position(level).view()["captures_to_win"] for level in LEVELS} == needed
    assert GAMES["knockout"].options["level"].default == "sum3"
    assert list(GAMES["knockout"].seats) == [2, 3, 4]


def test_total_is_one_number_or_any_distinct_numbers_that_add_up_to_it() -> None:
    assert set(legal(position("sum2", roll="2 4"))) == {"6=6", "6=1+5", "6=2+4", "6=1+2+3"}
    state = position("sum3", roll="1 1 4")
    assert set(legal(state)) == {"6=6", "6=1+5", "6=2+4", "6=1+2+3"}
    assert refusal(state, "6=3+3") == "You can use the 3 only once. Choose another number."
    assert refusal(state, "5=5") == "You have 5. The dice make 6. Find a way to make 6."
    assert refusal(state, "6=5") == "You have 5, not 6. Count again."


def test_marbles_have_no_limit() -> None:
    # The box contains 20 marbles for each player, but 17 captured numbers of one seat need 34.
    state = position("place", "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 AA12 AA13 AA14 AA15 A16 A17 A18", "6 6 6")
    assert sum_of(state.open) > 66
    move = next(text for text in legal(state) if text.count("+") == 9)
    assert played(state, move).marbles(0) == 14 + 8 + 10


def test_view_says_whether_totals_use_place_value() -> None:
    assert [level for level in LEVEL_DICE if position(level).view()["place_value"]] == ["place"]


def test_place_value_totals_of_the_example() -> None:
    expected = {8, 12, 20, 21, 35, 36, 45, 47, 54, 56, 57, 63, 65, 74}
    assert set(place_value_totals((1, 4, 6))) == expected
    assert "68=1+2+4+8+9+12+15+17" in legal_texts(position("place", roll="3 5 6"))
    assert "74=10+13+16+17+18" in legal_texts(position("place", roll="1 4 6"))


def legal_texts(state: KnockoutState) -> Any:
    class Texts:
        def __contains__(self, text: str) -> bool:
            move = state.game.notation.parse(text)
            return move is not None and move in state.legal(state.turn)

    return Texts()


def test_arrangements_say_how_the_dice_make_a_total() -> None:
    made = place_value_totals((1, 4, 6))
    assert made[20] == ("14+6", "16+4")
    assert made[74] == ("10×(1+6)+4",)
    assert made[21] == ("10×(6−4)+1",)
    assert made[8] == ("14−6",)
    assert arrangements("sum3", (3, 6, 6)) == {15: ("3+6+6",)}
    for roll, _ in LEVELS["place"].dice.outcomes:
        totals = place_value_totals(roll)
        assert set(totals) == naive_totals("place", tuple(map(int, roll)))
        assert list(totals) == sorted(totals)
        for total, texts in totals.items():
            assert len(set(texts)) == len(texts)
            for text in texts:
                assert eval(text.replace("×", "*").replace("−", "-")) == total
                assert sorted(map(int, text.replace("10×", "").translate(str.maketrans("", "", "()+−")))) == sorted(
                    roll
                )


def test_place_value_has_tens_of_one_to_nine_and_not_the_plain_sum() -> None:
    # 6 + 5 = 11 and 4 - 4 = 0 are not allowed as tens.
    assert 10 * 11 + 1 not in place_value_totals((1, 5, 6))
    assert 6 not in place_value_totals((4, 4, 6))
    assert 14 not in place_value_totals((4, 4, 6))
    # 3 + 6 = 9 is allowed as tens.
    assert 95 in place_value_totals((3, 5, 6))


@pytest.mark.parametrize(
    ("marbles", "roll", "expected"),
    [
        ("", "4 6", {"10=4+6", "10=10"}),
        ("B4 A6", "4 6", {"10=4+6", "10=10"}),
        ("AA4", "4 6", {"10=10"}),
        ("AA10", "4 6", {"10=4+6"}),
        ("AA10 BB4", "4 6", {"pass"}),
        ("", "4 4", {"8=4+4", "8=8"}),
        ("A4", "4 4", {"8=8"}),
        ("B4", "4 4", {"8=8"}),
        ("BB4", "4 4", {"8=8"}),
        ("B4 AA8", "4 4", {"pass"}),
        ("AA8", "4 4", {"8=4+4"}),
    ],
)
def test_two_faces(marbles: str, roll: str, expected: set[str]) -> None:
    assert set(legal(position("face2", marbles, roll))) == expected


@pytest.mark.parametrize(
    ("marbles", "roll", "expected"),
    [
        ("", "2 4 6", {"12=2+4+6", "12=12"}),
        ("AA6", "2 4 6", {"12=12"}),
        ("AA12", "2 4 6", {"12=2+4+6"}),
        ("AA12 AA2", "2 4 6", {"pass"}),
        ("", "4 4 6", {"14=4+4+6", "14=14"}),
        ("B6", "4 4 6", {"14=4+4+6", "14=14"}),
        ("A6", "4 4 6", {"14=4+4+6", "14=14"}),
        ("AA6", "4 4 6", {"14=14"}),
        ("B4", "4 4 6", {"14=14"}),
        ("", "3 4 4", {"11=3+4+4", "11=11"}),
        ("", "4 4 4", {"12=12"}),
        ("AA12", "4 4 4", {"pass"}),
    ],
)
def test_three_faces(marbles: str, roll: str, expected: set[str]) -> None:
    assert set(legal(position("face3", marbles, roll))) == expected


# the effects of a marble


def test_example_of_the_rules_is_played_as_printed() -> None:
    state = played(position("sum3", roll="3 6 6"), "15=1+2+3+4+5")
    assert lying(state) == "A1 A2 A3 A4 A5"
    state = played(rolled(state, "2 3 5"), "10=1+2+3+4")
    assert lying(state) == "B1 B2 B3 B4 A5"
    state = played(rolled(state, "3 5 6"), "14=2+3+4+5")
    assert lying(state) == "B1 A2 A3 A4 AA5"
    assert state.scores() == (1, 0)


def test_board_is_drawn_as_text() -> None:
    assert str(position("sum3", "A1 B3 AA5 CC18 C17", seats=3)).splitlines() == [
        "  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18",
        "  A  .  B  . AA  .  .  .  .  .  .  .  .  .  .  .  C CC",
    ]


def test_doubles_put_both_marbles_at_once() -> None:
    state = played(position("face3", "B6", "4 4 6"), "14=4+4+6")
    assert lying(state) == "AA4 A6"
    assert state.scores() == (1, 0)


def test_board_draws_the_first_marble_outside_and_the_capture_inside() -> None:
    numbers = position("sum3", "A1 BB2", "1 1 1", turn=1).view()["numbers"]
    assert numbers[0] == {"pick": "1", "number": 1, "outside": 0, "inside": None, "effect": "knock_out"}
    assert numbers[1] == {"pick": "2", "number": 2, "outside": 1, "inside": 1, "effect": "closed"}
    assert numbers[2] == {"pick": "3", "number": 3, "outside": None, "inside": None, "effect": "place"}
    assert position("sum3", "A1", "1 1 1").view()["numbers"][0]["effect"] == "capture"


def test_events_describe_a_move() -> None:
    state = position("place", "B1 C2 A3 B5", "1 1 1", seats=3)
    move = state.from_text(0, "12=1+2+3+6")
    assert events_of(state, 0, move) == (
        Message("knockout-placed", {"total": 12, "numbers": (1, 2, 3, 6)}),
        Message("knockout-arranged", {"total": 12, "arrangements": ("11+1",)}),
        Message("knockout-knocked_out", {"seat": 1, "numbers": (1,)}),
        Message("knockout-knocked_out", {"seat": 2, "numbers": (2,)}),
        Message("knockout-captured", {"numbers": (3,)}),
    )
    state = position("face3", roll="4 4 6")
    assert events_of(state, 0, state.from_text(0, "14=4+4+6")) == (
        Message("knockout-placed", {"total": 14, "numbers": (4, 4, 6)}),
        Message("knockout-captured", {"numbers": (4,)}),
    )
    assert events_of(position("place"), DICE, (1, 1, 1)) == (Message("knockout-totals", {"totals": (10, 12, 21)}),)
    assert events_of(position("face2", "AA2 A1"), DICE, (1, 1)) == (
        Message("knockout-total", {"total": 2}),
        Message("knockout-no_move"),
    )


# passing, and the end


def test_one_must_place_if_one_can_and_pass_if_one_cannot() -> None:
    assert refusal(position("sum3", roll="1 1 1"), "pass") == "You can make a move, so you cannot pass. Look for it."
    state = position("sum3", "AA3 BB1", "1 1 1")
    assert legal(state) == ["pass"]
    assert refusal(state, "5=5") == "This roll gives no move. Tap “Pass”."
    assert refusal(state, "3=1+2") == "The 1 is captured. It stays closed. Choose another number."
    assert refused_picks(state, "2") == "This roll gives no move. Tap “Pass”."
    assert refused_picks(state, "3") == "The 3 is captured. It stays closed. Choose another number."
    assert state.legal(0).choices([]) == (("pass",), None)
    assert state.legal(0).choices(["pass"]) == ((), "pass")


def test_any_placement_resets_the_count_of_passes() -> None:
    state = position("face2", "A1 BB2")
    for roll, move in (("1 1", "pass"), ("1 1", "pass"), ("1 1", "pass"), ("3 4", "7=7"), ("1 1", "pass")):
        state = played(rolled(state, roll), move)
        assert state.to_act == (DICE,)
    assert state.view()["passes"] == 1
    assert state.view()["passes_to_end"] == 4


@pytest.mark.parametrize(("level", "needed"), [("face2", 3), ("face3", 5), ("sum2", 3), ("sum3", 5), ("place", 5)])
def test_captures_of_the_level_end_the_match(level: str, needed: int) -> None:
    roll = {2: "6 6", 3: "4 4 4"}[LEVEL_DICE[level]]
    for captures in (needed - 2, needed - 1):
        numbers = [1, 2, 3, 5][:captures]
        marbles = " ".join(f"AA{number}" for number in numbers) + " A12 B9 BB17"
        state = position(level, marbles, roll)
        total = 12 if level != "place" else 40  # 4 4 4 makes 44 - 4
        state = played(state, "12=12" if total == 12 else "40=12+13+15")
        assert state.scores() == (captures + 1, 1)
        assert (state.to_act == ()) == (captures + 1 == needed)
    result = state.result()
    assert result is not None
    assert result.winners == (0,)
    assert result.ending == Message("knockout-ended-captures", {"captures": needed})
    assert [line.points for line in result.lines[0]] == [needed]
    assert result.lines[1][0].arguments == {"count": 1, "numbers": (17,)}


def ended_by_passes(marbles: str, seats: int) -> KnockoutState:
    """Return the final position after everyone has passed twice."""
    state = position("face2", marbles, seats=seats)
    for _ in range(2 * seats):
        state = played(rolled(state, "1 1"), "pass")
    return state


@pytest.mark.parametrize(
    ("marbles", "winners", "tie_break"),
    [
        # Captures count first.
        ("A1 BB2 A3 A4 A5 A6", (1,), (None, None, None)),
        # A and B have one capture each, so marbles decide (a captured number has two). C has more marbles, but no
        # capture.
        ("AA1 BB2 A3 A4 B5 C6 C7 C8 C9 C10", (0,), (4, 3, None)),
        ("AA1 BB2 A3 B5 B6 B7", (1,), (3, 5, None)),
        # If seats are still tied, they share the win.
        ("AA1 BB2 A3 B5", (0, 1), (3, 3, None)),
        ("AA1 BB2 CC3", (0, 1, 2), (2, 2, 2)),
    ],
)
def test_most_captures_then_most_marbles_then_shared(
    marbles: str, winners: tuple[int, ...], tie_break: tuple[int | None, ...]
) -> None:
    result = ended_by_passes(marbles, 3).result()
    assert result is not None
    assert result.winners == winners
    shown = [[line.arguments["count"] for line in lines if line.points is None] for lines in result.lines]
    assert shown == [[] if marbles is None else [marbles] for marbles in tie_break]


# the roll-off


def thrown(match: Match, *rolls: str) -> list[str]:
    """Roll the dice; return the ids of the last roll's events."""
    for roll in rolls:
        match.roll(roll)
    return [event.id for event in match.events(len(match.history) - 1)]


def test_tied_leaders_and_only_they_roll_again() -> None:
    match = Match("knockout", 4, {"level": "sum2"}, seed=0)
    events = thrown(match, "1 6", "1 1", "3 4", "2 5")
    assert events == ["knockout-roll_off", "knockout-tied"]
    assert match.events(3)[1].arguments == {
        "seats": (0, 2, 3),
        "throwers": (0, 1, 2, 3),
        "totals": (7, 2, 7, 7),
    }
    assert match.view()["roll_off"] == {"seats": [0, 2, 3], "totals": []}
    thrown(match, "1 1", "6 6")
    assert match.view()["roll_off"] == {"seats": [0, 2, 3], "totals": [2, 12]}
    assert thrown(match, "6 6") == ["knockout-roll_off", "knockout-tied"]
    assert thrown(match, "1 2", "1 3") == ["knockout-roll_off", "knockout-starts"]
    assert match.state.turn == 3


# moves as text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "15",
        "15=",
        "15=15 ",
        " 15=15",
        "015=15",
        "15=015",
        "15=5+4+6",
        "15=1+14+0",
        "19=19",
        "38=19+19",
        "15=5+5+5",
        "15=+15",
        "15=15+",
        "Pass",
        "1٥=15",
        "15=1 4+5+6",
        "15:15",
        "100000=1",
        "15=7,8",
    ],
)
def test_inexact_text_is_not_a_move(text: str) -> None:
    state = position("sum3", roll="4 5 6")
    assert state.game.notation.parse(text) is None
    assert refusal(state, text) == (
        f"“{text}” is not written like a move of this game. A move looks like this: 15=1+2+3+4+5, 18=18, pass."
    )


def test_text_with_a_wrong_sum_is_refused_with_its_total() -> None:
    state = position("sum3", roll="4 5 6")
    assert state.game.notation.parse("15=7+9") is None
    assert refusal(state, "15=7+9") == "You have 7 + 9 = 16, not 15. Count again."


def test_picks_are_the_numbers() -> None:
    state = position("face3", roll="4 4 6")
    doubles = state.from_text(0, "14=4+4+6")
    assert state.game.notation.picks(doubles) == ("4", "4", "6")
    assert state.game.notation.picks(state.from_text(0, "pass")) == ("pass",)
    assert state.legal(0).choices(["6", "4"]) == (("4",), None)
    assert state.legal(0).choices(["4", "6", "4"]) == ((), "14=4+4+6")


def test_complete_move_may_still_be_extended() -> None:
    moves = position("place", roll="1 4 6").legal(0)
    following = moves.choices(["8"])
    assert following.move == "8=8"
    assert set(following.next) == {str(number) for number in range(1, 19) if number != 8}
    assert moves.choices(["12", "8"]).move == "20=8+12"


def test_step_names_the_sum_so_far_and_the_totals_left() -> None:
    state = position("place", "AA1 BB2 BB3 AA4 BB7 BB8 AA10 AA17", roll="1 4 6")
    # Apart from 16 and 18, the open numbers are 5 6 9 11 12 13 14 15. The totals 8, 12, 20 and 21 are exceeded, and no
    # numbers make 1 or 2.
    assert so_far(state, 0, ["16", "18"]) == {
        "made": 34,
        "totals": [{"total": total, "missing": total - 34} for total in (45, 47, 54, 56, 57, 63, 65, 74)],
    }
    assert so_far(position("place"), 0, []) == {}


def test_doubles_capture_begun_lacks_its_second_marble() -> None:
    state = position("face3", roll="4 4 6")
    assert so_far(state, 0, ["4"]) == {"made": 4, "totals": [{"total": 14, "missing": 10}]}
    assert so_far(position("face2", roll="4 4"), 0, ["4"]) == {
        "made": 4,
        "totals": [{"total": 8, "missing": 4}],
    }
    assert so_far(position("face2", "AA4 BB8", roll="4 4"), 0, []) == {
        "made": 0,
        "totals": [],
    }


def test_placement_of_one_marble_is_declared_too() -> None:
    open_match = OpenMatch()
    open_match.new("knockout", 2, {}, 1)
    for roll in ("1 1 1", "6 6 6", "4 5 6"):
        open_match.roll(roll)
    assert open_match.choices(1, ["15"])["move"] == "15=15"
    assert not open_match.choices(1, ["15"])["at_once"]


# teaching sentences


@pytest.mark.parametrize(
    ("level", "marbles", "roll", "picks", "sentence"),
    [
        ("sum3", "", "1 2 3", "7", "You have 7. That is more than 6. Take a number back."),
        ("sum3", "", "1 2 3", "1 2 4", "You have 1 + 2 + 4 = 7. That is more than 6. Take a number back."),
        ("sum3", "", "1 2 3", "3 3", "You can use the 3 only once. Choose another number."),
        ("sum3", "", "1 2 3", "2 2 2", "You can use the 2 only once. Choose another number."),
        ("sum3", "BB1", "1 2 3", "5", "You have 5. No open numbers bring that to 6. Take one back."),
        ("sum3", "BB1", "1 2 3", "1", "The 1 is captured. It stays closed. Choose another number."),
        ("sum3", "", "1 2 3", "pass", "You can make a move, so you cannot pass. Look for it."),
        ("sum3", "", "1 2 3", "1 pass", "These do not go together. Take one of them back."),
        ("sum3", "", "1 2 3", "19", "These do not go together. Take one of them back."),
        ("place", "", "1 1 1", "10 11 12", "You have 10 + 11 + 12 = 33. That is more than 21. Take a number back."),
        (
            "place",
            "AA1 AA2 BB3 BB10",
            "1 1 1",
            "18",
            "You have 18. No open numbers bring that to a total of the dice. Take one back.",
        ),
        ("face2", "", "4 6", "2", "The dice show 4, 6. Use each number, or 10 alone."),
        ("face2", "BB4", "4 6", "6", "The 4 is captured. It stays closed. Choose another number."),
        ("face2", "", "4 6", "4 4", "Two marbles on the 4 need two dice with 4. Take one back."),
        ("face2", "A4", "4 4", "4", "The 4 holds a marble. Two dice take only an empty number: use 8."),
        (
            "face3",
            "B4",
            "4 4 6",
            "6",
            "The 4 holds a marble. Two dice take only an empty number: use 14.",
        ),
        ("face3", "BB6", "4 4 6", "4", "The 6 is captured. It stays closed. Choose another number."),
        ("face3", "", "4 4 4", "4", "Three dice alike count only together. Take the 12."),
        ("face3", "", "4 4 4", "4 4", "Three dice alike count only together. Take the 12."),
    ],
)
def test_picks_that_lead_nowhere(level: str, marbles: str, roll: str, picks: str, sentence: str) -> None:
    assert refused_picks(position(level, marbles, roll), *picks.split()) == sentence


# for teachers and the set-up


def test_view_counts_the_ways_to_make_each_total() -> None:
    assert position("sum3", roll="6 6 6").view()["totals"] == [{"total": 18, "ways": 46, "arrangements": ["6+6+6"]}]
    assert position("face2", roll="4 4").view()["totals"] == [{"total": 8, "ways": 2, "arrangements": ["4+4"]}]
    assert position("face2", "AA8 A4", roll="4 4").view()["totals"][0]["ways"] == 0
    assert position("sum3").view()["totals"] == []
    # 1 1 1 makes 10, 12 and 21. With 18 open numbers, 10 sets make 10, and 15 sets make 12.
    by_total = {entry["total"]: entry for entry in position("place", roll="1 1 1").view()["totals"]}
    assert list(by_total) == [10, 12, 21]
    assert by_total[10] == {"total": 10, "ways": 10, "arrangements": ["11−1"]}
    assert by_total[12] == {"total": 12, "ways": 15, "arrangements": ["11+1"]}
    assert by_total[21]["arrangements"] == ["10×(1+1)+1"]


@pytest.mark.parametrize(
    ("level", "marbles", "roll", "expected"),
    [
        ("sum3", "", "1 2 3", Message("knockout-prompt-sum", {"total": 6})),
        ("place", "", "1 1 1", Message("knockout-prompt-place_value", {"totals": (10, 12, 21)})),
        ("face2", "", "4 6", Message("knockout-prompt-faces", {"total": 10})),
        ("face2", "", "4 4", Message("knockout-prompt-doubles", {"total": 8, "number": 4})),
        # The prompt offers only legal moves: an occupied 4 cannot take doubles, a captured number cannot take a marble.
        ("face2", "A4", "4 4", Message("knockout-prompt-sum_only", {"total": 8})),
        ("face3", "", "4 4 4", Message("knockout-prompt-sum_only", {"total": 12})),
        ("face2", "BB4", "4 6", Message("knockout-prompt-sum_only", {"total": 10})),
        ("face2", "BB10", "4 6", Message("knockout-prompt-faces_only", {"total": 10})),
        ("face2", "BB8", "4 4", Message("knockout-prompt-doubles_only", {"total": 8, "number": 4})),
        ("face2", "A4 BB8", "4 4", Message("knockout-prompt-no_move")),
    ],
)
def test_prompts(level: str, marbles: str, roll: str, expected: Message) -> None:
    assert prompt_for(position(level, marbles, roll), 0) == expected


def test_set_up_with_four_seats_warns_and_offers_a_shorter_level() -> None:
    advice = presentation_of(GAMES["knockout"]).advice
    warned = {level: advice(4, {"level": level}) for level in LEVELS}
    shorter = {"face3": "face2", "sum3": "sum2", "place": "sum2"}
    assert warned == {
        level: (Message("knockout-advice-long", {"level": shorter[level]}),) if level in shorter else ()
        for level in LEVELS
    }
    assert advice(3, {"level": "sum3"}) == ()


# counts


def naive_sequences(level: str, depth: int, lying: Board, letter: str) -> int:
    """Count the sequences of rolls and moves of two seats in turn, on plain dictionaries."""
    if depth == 0:
        return 1
    if level == "place" and depth <= 2:
        return sum(naive_count(level, roll, lying) if depth == 2 else 1 for roll in every_roll(level))
    count = 0
    for roll in every_roll(level):
        if depth == 1:
            count += 1
            continue
        moves = naive_moves(level, roll, lying) if level.startswith("face") else naive_sums(sum(roll), lying)
        if depth == 2:
            count += len(moves)
            continue
        other = "B" if letter == "A" else "A"
        count += sum(naive_sequences(level, depth - 2, naive_after(lying, move, letter), other) for move in moves)
    return count


def naive_sums(total: int, lying: Board, least: int = 1) -> list[str]:
    """Return every move that makes a total, found by removing the smallest number and continuing with the rest."""

    def parts(total: int, least: int) -> list[list[int]]:
        if not total:
            return [[]]
        usable = [number for number in range(least, min(total, 18) + 1) if len(lying.get(number, "")) < 2]
        return [[number, *rest] for number in usable for rest in parts(total - number, number + 1)]

    return [f"{total}={'+'.join(map(str, numbers))}" for numbers in parts(total, least)] or ["pass"]


def every_roll(level: str) -> list[tuple[int, ...]]:
    faces = range(1, 7)
    if LEVEL_DICE[level] == 2:
        return [(a, b) for a in faces for b in faces if a <= b]
    return [(a, b, c) for a in faces for b in faces for c in faces if a <= b <= c]


def expected_sequences(level: str, seats: int, depth: int) -> int:
    """Count the sequences for two seats from the rules: each rolls once; a tie means rolling again, otherwise the
    higher total starts.
    """
    assert seats == 2
    rolls = every_roll(level)
    if depth <= 2:
        return len(rolls) if depth == 1 else len(rolls) * len(rolls)  # the roll-off
    tied = sum(times * times for times in Counter(map(sum, rolls)).values())
    decided = len(rolls) ** 2 - tied
    return decided * naive_sequences(level, depth - 2, {}, "A") + tied * expected_sequences(level, seats, depth - 2)


@pytest.mark.parametrize("row", recorded("knockout"), ids=str)
def test_recorded_counts_agree_with_the_rules_and_with_a_naive_count(row: Count) -> None:
    assert counted(row) == row.sequences
    assert expected_sequences(row.options.get("level", "sum3"), row.seats, row.depth) == row.sequences


def test_new_match_begins_with_the_roll_off() -> None:
    state = KnockoutState.start(2, {"level": "sum3"})
    assert state.to_act == (DICE,)
    assert state.roll_off is not None
    with pytest.raises(IllegalMove, match="Roll the dice first"):
        state.apply(0, state.from_text(0, "18=18"))
