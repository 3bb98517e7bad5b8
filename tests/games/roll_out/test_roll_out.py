"""Roll Out: the rules on its page, one test for each sentence that decides something."""

import re
from collections import Counter
from itertools import combinations_with_replacement, permutations, product
from random import Random

import pytest

from rollbook import IllegalMove, Match, Message
from rollbook.games.roll_out.rules import RollOutState, moves_for
from rollbook.games.shared.roll_off import RollOff
from rollbook.ui.presentation import presentation_of
from tests.asking import events_of, prompt_for, why_not_picks
from tests.counts import Count, counted, perft, recorded

FULL = " 1  2  3  4  5  6  7  8  9"
ROLLS = list(combinations_with_replacement(range(1, 7), 2))


def drawn(text: str, turn: int = 0) -> RollOutState:
    """Make a position from a drawing of it (as `str` makes them), with the dice due."""
    rows = {"B": "", "centre": "", "A": ""}
    for line in text.strip().splitlines():
        name, _, rest = line.strip().partition(" ")
        rows[name] = rest
    white = {name: set_of(re.findall(r"\((\d)\)", row)) for name, row in rows.items()}
    up = {name: set_of(re.findall(r"\d", row)) & ~white[name] for name, row in rows.items()}
    return RollOutState((up["A"], up["B"]), (white["A"], white["B"]), up["centre"], turn, None, False, None)


def shown(state: RollOutState) -> list[str]:
    """Return the rows of a position's drawing, with single spaces."""
    return [" ".join(line.split()) for line in str(state).splitlines()]


def set_of(numbers: list[str]) -> int:
    return sum(1 << int(number) for number in numbers)


def rolled(state: RollOutState, a: int, b: int) -> RollOutState:
    following = state.apply("dice", tuple(sorted((a, b))))
    assert isinstance(following, RollOutState)
    return following


def legal(state: RollOutState) -> set[str]:
    return set(state.legal(state.turn))


def play(state: RollOutState, *moves: str) -> RollOutState:
    for move in moves:
        following = state.apply(state.turn, move)
        assert isinstance(following, RollOutState)
        state = following
    return state


# setting up


def test_nine_checkers_each_colour_up_and_a_roll_off() -> None:
    state = RollOutState.start(2, {})
    assert shown(state) == ["B 1 2 3 4 5 6 7 8 9", "centre . . . . . . . . .", "A 1 2 3 4 5 6 7 8 9"]
    assert state.to_act == ("dice",)
    assert state.scores() == (0, 0)
    assert state.roll_off == RollOff((0, 1))


def test_roll_out_seats_are_two() -> None:
    for seats in (1, 3):
        with pytest.raises(ValueError, match="roll_out is played by exactly 2 people"):
            Match("roll_out", seats)


# a roll


def test_example_of_the_rules_is_played_as_printed() -> None:
    state = rolled(drawn(f"B {FULL}\nA {FULL}"), 2, 5)
    assert legal(state) == {"c5 c2", "c5 f2", "f5 c2", "f5 f2", "c7", "f7"}


@pytest.mark.parametrize(
    ("own", "opponent", "dice", "moves"),
    [
        # With the player's own checkers out, only flips are possible.
        (". . . . . . 7 8 9", FULL, (1, 2), {"f2 f1", "f3"}),
        # The opponent's white checkers cannot be flipped back.
        (FULL, "(1) 2 (3) 4 5 6 7 8 9", (1, 2), {"c2 c1", "f2 c1", "c3"}),
        # The player's own white checkers can be turned up, and cannot be moved before that.
        ("(1) 2 (3) 4 5 6 7 8 9", "(1) (2) (3) 4 5 6 7 8 9", (1, 2), {"c2 u1", "u3"}),
        # Doubles allow two different uses of one number, or the sum.
        (FULL, FULL, (3, 3), {"c3 f3", "c6", "f6"}),
        ("1 2 (3) 4 5 6 7 8 9", FULL, (3, 3), {"u3 c3", "u3 f3", "c6", "f6"}),
        ("1 2 (3) 4 5 6 7 8 9", "1 2 (3) 4 5 (6) 7 8 9", (3, 3), {"u3 c3", "c6"}),
        # Sums from 10 to 12 fit no checker.
        (FULL, FULL, (4, 6), {"c6 c4", "c6 f4", "f6 c4", "f6 f4"}),
        (FULL, FULL, (5, 6), {"c6 c5", "c6 f5", "f6 c5", "f6 f5"}),
        (FULL, FULL, (6, 6), {"c6 f6"}),
        # With three checkers in front, both dice must be used.
        ("1 . . . 5 . . . 9", "(1) (2) . . . . . . .", (1, 2), {"pass"}),
        ("1 . . . . . . 8 9", ". . . . . . . . 9", (3, 6), {"c9", "f9"}),
        # With one or two checkers in front, one die is enough; both dice and the sum are still allowed.
        ("1 . . . 5 . . . .", "(1) (2) . . . . . . .", (1, 2), {"c1"}),
        (". . . . . . . 8 9", ". . . 4 . . . . .", (4, 5), {"f4", "c9"}),
        (". . 3 . . . . . .", ". . 3 . . 6 . . .", (3, 3), {"c3 f3", "c3", "f3", "f6"}),
        (". . (3) . . . . . .", ". . 3 . . . . . .", (3, 3), {"u3 c3", "u3 f3", "u3", "f3"}),
        # It does not matter how few checkers the opponent has.
        ("1 . . . 5 . . . 9", "1 . . . . . . . .", (1, 2), {"pass"}),
    ],
)
def test_legal_moves_of_a_roll(own: str, opponent: str, dice: tuple[int, int], moves: set[str]) -> None:
    for turn, rows in enumerate([f"B {opponent}\nA {own}", f"B {own}\nA {opponent}"]):
        assert legal(rolled(drawn(rows, turn), *dice)) == moves


def test_moves_are_written_with_the_larger_number_first_and_u_before_c_before_f() -> None:
    state = RollOutState.start(2, {})
    assert [
        text for text in ("c5 c2", "c5 f2", "u3 c3", "c3 f3", "u3 f3", "c7") if state.game.notation.parse(text)
    ] == [
        "c5 c2",
        "c5 f2",
        "u3 c3",
        "c3 f3",
        "u3 f3",
        "c7",
    ]
    for text in ("c2 c5", "c3 u3", "f3 c3", "f3 u3", "c3 c3", "c0", "c10", "C5", "c5  c2", "c5 c2 ", "c5,c2", "c"):
        assert state.game.notation.parse(text) is None


# after the roll


def test_using_a_roll_leaves_the_choice_to_stop_or_to_roll() -> None:
    state = play(rolled(drawn(f"B {FULL}\nA {FULL}"), 2, 5), "c5 f2")
    assert shown(state) == ["B 1 (2) 3 4 5 6 7 8 9", "centre . . . . 5 . . . .", "A 1 2 3 4 . 6 7 8 9"]
    assert legal(state) == {"stop", "roll"}
    stopped, rolling = play(state, "stop"), play(state, "roll")
    assert (stopped.turn, stopped.centre, stopped.scores()) == (1, 0, (1, 0))
    assert stopped.out(0) == 1 << 5
    assert (rolling.turn, rolling.centre, rolling.to_act) == (0, 1 << 5, ("dice",))


def test_stopping_with_an_empty_centre_is_allowed() -> None:
    state = play(rolled(drawn(f"B {FULL}\nA {FULL}"), 2, 5), "f7", "stop")
    assert (state.turn, state.to_act, state.scores()) == (1, ("dice",), (0, 0))


def test_last_front_checker_in_the_centre_wins_at_once() -> None:
    state = rolled(drawn("B 1 2 . . . . . . .\ncentre . 2 . . . . . . .\nA 1 . . . . . . . ."), 1, 2)
    assert legal(state) == {"f2 c1", "f2 f1", "c1", "f1", "f2"}
    after = play(state, "f2 c1")
    assert after.to_act == ()
    result = after.result()
    assert result is not None
    assert (result.scores, result.winners) == ((9, 7), (0,))
    assert [[(line.id, line.points) for line in lines] for lines in result.lines] == [
        [("roll_out-score-out", 7), ("roll_out-score-centre", 2)],
        [("roll_out-score-out", 7), ("roll_out-score-centre", 0)],
    ]
    assert legal(after) == set()


# messages


@pytest.mark.parametrize(
    ("own", "opponent", "dice", "picks", "sentence"),
    [
        (FULL, FULL, (2, 5), "c5 c3", "The dice show 2 and 5. Use these, or 2 + 5 = 7."),
        (FULL, FULL, (5, 6), "c9", "The dice show 5 and 6. Use these: you have no 11."),
        (FULL, FULL, (2, 5), "c5 f5", "The dice show 2 and 5. Use these, or 2 + 5 = 7."),
        (FULL, FULL, (2, 5), "c7 c2", "The dice show 2 and 5. Use these, or 2 + 5 = 7."),
        ("1 2 3 4 . 6 7 8 9", FULL, (2, 5), "c5", "Your 5 is out already. Find one that fits."),
        ("1 2 3 4 (5) 6 7 8 9", FULL, (2, 5), "c5", "Your 5 is white side up. Turn it up first."),
        (FULL, FULL, (2, 5), "u5", "Your 5 is colour side up. Find one that fits."),
        (FULL, "1 2 3 4 (5) 6 7 8 9", (2, 5), "f5", "The other player’s 5 is white already. Find one that fits."),
        (FULL, "1 2 3 4 . 6 7 8 9", (2, 5), "f5", "The other player’s 5 is out already. Find one that fits."),
        (FULL, FULL, (2, 5), "stop", "First use 2 and 5."),
        (FULL, FULL, (2, 5), "pass", "You can make a move, so you cannot pass. Look for it."),
        (". . . 4 5 . 7 8 9", "(1) (2) 3 4 5 . . 8 9", (1, 2), "c3", "Your 3 is out already. Find one that fits."),
        (
            ". . . 4 5 . 7 8 9",
            "(1) (2) . 4 5 . . 8 9",
            (1, 2),
            "f3",
            "You cannot use 1 and 2. You roll out: tap “Pass”.",
        ),
    ],
)
def test_refusal_gives_the_reason(own: str, opponent: str, dice: tuple[int, int], picks: str, sentence: str) -> None:
    """Illegal moves are refused in the same words whether they are typed or tapped one pick at a time."""
    state = rolled(drawn(f"B {opponent}\nA {own}"), *dice)
    move = state.game.notation.parse(picks)
    assert move is not None
    with pytest.raises(IllegalMove) as refusal:
        state.apply(0, move)
    assert str(refusal.value).startswith(sentence)
    tapped = picks.split()
    assert state.legal(0).choices(tapped) == ((), None)
    assert str(why_not_picks(state, 0, tapped[::-1])).startswith(sentence)


def test_pick_that_wastes_a_die_is_refused_with_the_reason() -> None:
    state = rolled(drawn("B 1 (2) 3 4 5 6 7 8 9\nA 1 . 3 4 5 6 7 8 9"), 2, 5)
    assert legal(state) == {"c7", "f7"}
    assert (
        str(why_not_picks(state, 0, ["c5"])) == "Use both dice. After this, the 2 would not work. Find a way for both."
    )
    with pytest.raises(IllegalMove, match=r"Use both dice\. The 2 is still left"):
        state.apply(0, "c5")


def test_checker_in_the_centre_cannot_move_again() -> None:
    state = rolled(drawn(f"B {FULL}\ncentre . . . . 5 . . . .\nA 1 2 3 4 . 6 7 8 9"), 2, 5)
    with pytest.raises(IllegalMove, match="Your 5 is in the centre already"):
        state.apply(0, "c5 c2")


def test_once_the_roll_is_used_only_stop_and_roll_are_left() -> None:
    state = play(rolled(drawn(f"B {FULL}\nA {FULL}"), 2, 5), "c7")
    for move, sentence in [("c5 c2", "This roll is used up. Stop, or roll again."), ("pass", "You can make a move")]:
        with pytest.raises(IllegalMove, match=sentence):
            state.apply(0, move)
    assert str(why_not_picks(state, 0, ["c5"])) == "This roll is used up. Stop, or roll again."


@pytest.mark.parametrize("picks", [[], ["c5", "c5"], ["c5", "stop"], ["c5 f2"], ["nonsense"], ["stop", "roll"]])
def test_picks_that_are_not_uses_make_no_move(picks: list[str]) -> None:
    state = rolled(drawn(f"B {FULL}\nA {FULL}"), 5, 5)
    assert why_not_picks(state, 0, picks).id == "picks_fit_no_move"


def test_picks_in_any_order_make_the_move() -> None:
    moves = rolled(drawn("B 1 2 3 4 5 6 7 8 9\nA 1 2 (3) 4 5 6 7 8 9"), 3, 3).legal(0)
    assert set(moves.choices([]).next) == {"u3", "c3", "f3", "c6", "f6"}
    assert set(moves.choices(["u3"]).next) == {"c3", "f3"}
    assert moves.choices(["c3", "u3"]) == ((), "u3 c3")
    assert moves.choices(["f6"]) == ((), "f6")


def test_with_few_left_a_move_may_be_complete_and_still_grow() -> None:
    moves = rolled(drawn("B . . . . . . . . 9\nA 1 2 . . . . . . ."), 1, 2).legal(0)
    assert moves.choices(["c2"]) == (("c1",), "c2")


def test_prompt_names_the_next_action() -> None:
    few = drawn("B . . . . . . . . 9\nA 1 2 . . . . . . .")
    dice = {"first": 1, "second": 2, "total": 3}
    assert prompt_for(rolled(drawn(f"B {FULL}\nA {FULL}"), 1, 2), 0) == Message("roll_out-prompt-both_or_sum", dice)
    assert prompt_for(rolled(few, 6, 6), 0).id == "roll_out-prompt-roll_out"
    assert prompt_for(play(rolled(few, 1, 2), "c2"), 0) == Message(
        "roll_out-prompt-decide", {"numbers": (2,), "count": 1}
    )


@pytest.mark.parametrize(
    ("opponent", "own", "dice", "prompt"),
    [
        # A sum is offered only if it has a usable checker, and a pair only if both dice can be used.
        (FULL, FULL, (5, 6), "both"),
        (". 2 . . 5 . . 8 9", "1 2 3 . . . . . .", (2, 5), "both"),
        ("1 . . . . . . 8 .", "1 2 3 . . . . . .", (4, 4), "sum"),
        # With one or two checkers in front, one die is enough.
        (". . . . . . . . 9", "1 2 . . . . . . .", (1, 2), "any"),
        (". . 3 . . . . . 9", "1 2 . . . . . . .", (1, 2), "any_or_sum"),
        ("1 . . . . . . . 9", "1 . . . . . . . .", (1, 1), "any"),
        (". . . . . . . . 9", "1 2 . . . . . . .", (1, 6), "one"),
        (". . . . . . 7 . 9", "1 2 . . . . . . .", (1, 6), "one_or_sum"),
        (". . . . . . 7 . 9", "1 2 . . . . . . .", (3, 4), "sum"),
    ],
)
def test_prompt_offers_only_legal_moves(opponent: str, own: str, dice: tuple[int, int], prompt: str) -> None:
    state = rolled(drawn(f"B {opponent}\nA {own}"), *dice)
    assert prompt_for(state, 0).id == f"roll_out-prompt-{prompt}"


def test_events_name_the_effects_of_an_action() -> None:
    state = rolled(drawn("B 1 2 3 4 5 6 7 8 9\nA 1 2 (3) 4 5 6 7 8 9"), 3, 3)
    assert events_of(state, 0, "u3 f3") == (
        Message("roll_out-turned_up", {"pick": "u3", "seat": 0, "number": 3}),
        Message("roll_out-flipped", {"pick": "f3", "seat": 1, "number": 3}),
    )
    assert events_of(state, 0, "u3 c3")[1] == Message("roll_out-moved", {"pick": "c3", "seat": 0, "number": 3})
    decide = play(state, "u3 c3")
    assert events_of(decide, 0, "stop") == (Message("roll_out-stopped", {"numbers": (3,), "count": 1}),)
    assert events_of(decide, 0, "roll") == (Message("roll_out-rolls_on", {"numbers": (3,), "count": 1}),)
    out = drawn("B (6) . . . . (6) . . .\ncentre . . 3 . . 6 . . .\nA 1 2 . . . . . . 9")
    assert events_of(out, "dice", (6, 6)) == (Message("roll_out-no_use", {"first": 6, "second": 6, "total": 12}),)
    assert events_of(rolled(out, 6, 6), 0, "pass") == (
        Message("passed"),
        Message("roll_out-rolled_out", {"numbers": (3, 6), "count": 2}),
    )
    first = RollOutState.start(2, {})
    assert [event.id for event in events_of(first, "dice", (1, 6))] == ["roll_out-roll_off"]
    second = rolled(first, 1, 6)
    assert events_of(second, "dice", (3, 4))[1] == Message(
        "roll_out-tied", {"seats": (0, 1), "throwers": (0, 1), "totals": (7, 7)}
    )
    assert events_of(second, "dice", (6, 6))[1] == Message(
        "roll_out-starts", {"seat": 1, "throwers": (0, 1), "totals": (7, 12)}
    )


def test_view_names_each_checker_by_its_picks() -> None:
    view = rolled(drawn("B 1 (2) . 4 5 6 7 8 9\ncentre . . 3 . . . . . .\nA (1) 2 . . 5 6 7 8 9"), 1, 2).view()
    own, opponent = (seat["checkers"] for seat in view["seats"])
    assert own[:4] == [
        {"number": 1, "place": "front", "white": True, "picks": ["u1", "c1"]},
        {"number": 2, "place": "front", "white": False, "picks": ["c2"]},
        {"number": 3, "place": "centre", "white": False, "picks": ["c3"]},
        {"number": 4, "place": "out", "white": False, "picks": []},
    ]
    assert opponent[:3] == [
        {"number": 1, "place": "front", "white": False, "picks": ["f1"]},
        {"number": 2, "place": "front", "white": True, "picks": ["f2"]},
        {"number": 3, "place": "out", "white": False, "picks": []},
    ]
    assert (view["turn"], view["roll"], view["deciding"], view["few_left"]) == (0, [1, 2], False, False)
    assert view["roll_off"] is None
    assert rolled(RollOutState.start(2, {}), 2, 2).view()["roll_off"] == {"seats": [0, 1], "totals": [4]}


# a second implementation of the rules


class Table:
    """Implements the rules as their page words them, without masks or tables: each checker's place is a string."""

    def __init__(self, turn: int) -> None:
        self.checkers = {(seat, number): "up" for seat in range(2) for number in range(1, 10)}
        self.turn = turn

    def copy(self) -> "Table":
        other = Table(self.turn)
        other.checkers = dict(self.checkers)
        return other

    def use(self, use: str) -> bool:
        """Use a die in this way; False if the board does not allow it."""
        number = int(use[1])
        owner = 1 - self.turn if use[0] == "f" else self.turn
        before, after = {"c": ("up", "centre"), "u": ("white", "up"), "f": ("up", "white")}[use[0]]
        if self.checkers[owner, number] != before:
            return False
        self.checkers[owner, number] = after
        return True

    def in_front(self) -> int:
        return sum(seat == self.turn and at in ("up", "white") for (seat, _), at in self.checkers.items())

    def legal(self, dice: tuple[int, int]) -> set[str]:
        """Try every single use and every pair of uses of the dice or their sum, in every order."""
        uses = [f"{letter}{number}" for letter in "cuf" for number in {*dice, sum(dice)} if number < 10]
        moves = set()
        few = self.in_front() in (1, 2)
        for used in [*((use,) for use in uses), *permutations(uses, 2)]:
            numbers = sorted(int(use[1]) for use in used)
            fits = numbers == sorted(dice) or numbers == [sum(dice)]
            if few:
                fits = fits or numbers == [dice[0]] or numbers == [dice[1]]
            if fits and all(map(self.copy().use, used)):
                moves.add(" ".join(sorted(used, key=lambda use: (-int(use[1]), "ucf".index(use[0])))))
        return moves or {"pass"}

    def end_turn(self, centre_to: str) -> None:
        for checker, at in self.checkers.items():
            if at == "centre":
                self.checkers[checker] = centre_to
        self.turn = 1 - self.turn

    def play(self, move: str) -> None:
        if move == "pass":
            self.end_turn("up")
        elif move == "stop":
            self.end_turn("out")
        elif move != "roll":
            assert all(map(self.use, move.split()))

    def scores(self) -> tuple[int, int]:
        gone = Counter(seat for (seat, _), at in self.checkers.items() if at in ("centre", "out"))
        return gone[0], gone[1]


@pytest.mark.parametrize("seed", range(25))
def test_random_matches_agree_with_a_second_reading_of_the_rules(seed: int) -> None:
    rng = Random(seed)
    match = Match("roll_out", seed=seed)
    while match.view()["roll_off"] is not None:
        match.roll()
    table = Table(match.state.turn)
    while table.in_front():
        assert match.to_act == ("dice",)
        dice = tuple(map(int, match.roll().split()))
        moves = set(match.legal(table.turn))
        assert moves == table.legal((dice[0], dice[1]))
        move = rng.choice(sorted(moves))
        match.play(table.turn, move)
        table.play(move)
        assert match.state.scores() == table.scores()
        if move != "pass" and table.in_front():
            decision = rng.choice(["stop", "roll"])
            match.play(table.turn, decision)
            table.play(decision)
    assert match.to_act == ()
    assert match.result is not None
    assert match.result.winners == (table.turn,)
    assert match.result.scores[table.turn] == 9


def naive_perft(table: Table, depth: int) -> int:
    """Count the sequences of `depth` actions, beginning with a roll, by a second implementation of the rules."""
    if depth == 0 or not table.in_front():
        return 1
    count = 0
    for dice in ROLLS:
        for move in table.legal(dice) if depth > 1 else ["no move"]:
            if depth <= 2:
                count += 1
                continue
            after = table.copy()
            after.play(move)
            if move == "pass" or not after.in_front():
                count += naive_perft(after, depth - 2)
                continue
            for decision in ("stop", "roll"):
                decided = after.copy()
                decided.play(decision)
                count += naive_perft(decided, depth - 3)
    return count


@pytest.mark.parametrize(
    ("board", "depth"),
    [
        (f"B {FULL}\nA {FULL}", 2),
        ("B . . (3) . . . . 8 9\ncentre . . . . . 6 . . .\nA 1 2 . . . . . . (9)", 5),
        ("B 1 . . 4 . . . . .\nA 1 . . . . . . . .", 5),
        ("B (1) . . . . 6 . . .\nA (6) . 3 . . (6) . . .", 5),
    ],
)
def test_counts_from_drawn_positions_are_confirmed_naively(board: str, depth: int) -> None:
    state = drawn(board)
    table = Table(0)
    for seat, number in list(table.checkers):
        places = {"up": state.up[seat], "white": state.white[seat], "out": state.out(seat)}
        at = next((place for place, checkers in places.items() if checkers >> number & 1), "centre")
        table.checkers[seat, number] = at
    assert perft(state, depth) == naive_perft(table, depth)


@pytest.mark.parametrize("row", recorded("roll_out"), ids=str)
def test_recorded_counts_hold(row: Count) -> None:
    assert counted(row) == row.sequences


def test_recorded_counts_are_confirmed_naively() -> None:
    totals = Counter(map(sum, ROLLS))
    tied = sum(ways * ways for ways in totals.values())
    first_moves = naive_perft(Table(0), 2)
    assert (tied, first_moves) == (47, 100)
    figures = {row.depth: row.sequences for row in recorded("roll_out")}
    assert figures == {1: 21, 2: 21**2, 3: 21**3, 4: (21**2 - tied) * first_moves + tied * 21**2}


def test_every_roll_on_every_board_that_matters_agrees_with_the_second_reading() -> None:
    """Each number of a roll is up, white or gone, and the opponent's checker can be flipped or not."""
    rng = Random(1)
    boards = list(product(("up", "white", "out"), ("up", "out"), repeat=3))
    for (first, second), few in product(ROLLS, (True, False)):
        for places in rng.sample(boards, 30):
            table = Table(0)
            table.checkers.update({(0, number): "out" for number in range(1, 10)})
            for number, own, opponent in zip((first, second, first + second), places[::2], places[1::2], strict=True):
                if number < 10:
                    table.checkers[0, number], table.checkers[1, number] = own, opponent
            others = [number for number in range(1, 10) if number not in (first, second, first + second)]
            for number in [] if few else others[:3]:
                table.checkers[0, number] = "up"
            if (table.in_front() in (1, 2)) != few:
                continue
            sets = [
                sum(1 << number for number in range(1, 10) if table.checkers[seat, number] == at)
                for seat, at in ((0, "up"), (0, "white"), (1, "up"))
            ]
            assert set(moves_for((first, second), few, *sets)) == table.legal((first, second))


@pytest.mark.parametrize(("front", "rest"), [(FULL, "both"), ("1 2 . . . . . . .", "also")])
def test_after_one_die_the_step_says_whether_the_other_must_be_used(front: str, rest: str) -> None:
    """With one or two checkers in front, one die is enough."""
    state = rolled(drawn(f"B {FULL}\nA {front}"), 1, 2)
    told = presentation_of(state.game).step(state, 0, ["f1"], state.legal(0).choices(["f1"]))
    assert told == Message(f"roll_out-step-{rest}", {"number": 2})
