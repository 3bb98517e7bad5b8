"""Faults of Knockout: each sentence under "Decisions" and each rule on its page, broken once."""

from tests.faults import Fault

SETS = "knockout.subset_sums"

FAULTS = [
    # decisions
    Fault(
        "marbles are limited to twenty a seat",
        "        if self.roll is None or seat != self.turn:",
        "        if self.roll is not None and self.marbles(seat) >= 6:\n"
        "            return ListedMoves(self, (PASS_MOVE,))\n"
        "        if self.roll is None or seat != self.turn:",
    ),
    Fault("a knocked-out marble stays", "[other & ~once for other in self.singles]", "list(self.singles)"),
    # levels
    Fault("two dice need five captures", "Level(TWO_DICE, 3),", "Level(TWO_DICE, 5),"),
    Fault("three dice need three captures", "Level(THREE_DICE, 5),", "Level(THREE_DICE, 3),"),
    Fault("place value needs six captures", "THREE_DICE, 5, place_value", "THREE_DICE, 6, place_value"),
    Fault("two faces need four captures", "TWO_DICE, 3, by_face", "TWO_DICE, 4, by_face"),
    Fault("three faces need four captures", "THREE_DICE, 5, by_face", "THREE_DICE, 4, by_face"),
    Fault("the faces alone", "return (placed, total)", "return (placed,)"),
    Fault("the sum alone", "return (placed, total)", "return (total,)"),
    Fault("triples capture too", "        return (total,)", "        return (marbles(max(times), 2), total)"),
    Fault("no doubles", "if max(times.values()) > 2:", "if max(times.values()) > 1:"),
    Fault("doubles capture over a marble", "return self.open & ~sum(self.singles)", "return self.open"),
    Fault(
        "doubles capture over one's own marble",
        "return self.open & ~sum(self.singles)",
        "return self.open & ~(sum(self.singles) - self.singles[self.turn])",
    ),
    Fault(
        "the third die is left out of doubles",
        "marbles(face, count) for face, count in times.items())",
        "marbles(face, count) for face, count in times.items() if count == max(times.values()))",
    ),
    Fault(
        "the third die of doubles needs an empty number",
        "self.open | self.empty << TWICE",
        "(self.empty if len(self.roll) == 3 and len(set(self.roll)) == 2 else self.open) | self.empty << TWICE",
    ),
    # place value
    Fault(
        "the plain sum is a place-value total",
        "made: dict[int, list[str]] = {}",
        "made = {sum(roll): ['+']}",
    ),
    Fault("ten tens", "a + b <= 9:", "a + b <= 12:"),
    Fault("no tens", "if a > b:", "if a >= b:"),
    Fault("the ones are never taken away", 'f"{a}{b}+{c}"), (10 * a + b - c, f"{a}{b}−{c}")', 'f"{a}{b}+{c}")'),
    Fault("tens are never added", "if a <= b and a + b <= 9:", "if a < 0:"),
    Fault("tens are never taken away", "if a > b:", "if a > 9:"),
    Fault("only the dice in order", "c in permutations(roll)}", "c in [roll]}"),
    # placing
    Fault("captured numbers are open", "return ALL_NUMBERS & ~sum(self.captured)", "return ALL_NUMBERS"),
    Fault(
        "one's own captured numbers are open", "~sum(self.captured)", "~(sum(self.captured) - self.captured[self.turn])"
    ),
    Fault("a second marble captures nothing", "captured = own & once | move >> TWICE", "captured = move >> TWICE"),
    Fault("doubles capture nothing", "captured = own & once | move >> TWICE", "captured = own & once"),
    Fault(
        "any marble is captured",
        "captured = own & once | move >> TWICE",
        "captured = own & once | move >> TWICE | sum(self.singles) & once",
    ),
    Fault("a captured number still counts as single", "singles[seat] = own ^ once", "singles[seat] = own | once"),
    Fault("one turn captures only one number", "captures[seat] |= captured", "captures[seat] |= captured & -captured"),
    Fault("captures of before are lost", "captures[seat] |= captured", "captures[seat] = captured"),
    Fault("the turn passes to the right", "following = (seat + 1)", "following = (seat - 1)"),
    Fault("the turn stays", "following = (seat + 1) % len(self.singles)", "following = seat"),
    # moves
    Fault(
        "18 cannot be used",
        "if number <= total and",
        "if number < 18 and number <= total and",
        SETS,
        crash=True,
    ),
    Fault("a move with any total", "and bool(self._totals >> sum_of(number) & 1)", "and bool(number)", SETS),
    Fault("a closed number is accepted", "not number & ~self._numbers and", "", SETS),
    Fault("upper numbers add up wrongly", "9 * upper.bit_count()", "8 * upper.bit_count()", SETS),
    Fault("a pick may come twice", "if not bit & self._numbers & ~chosen:", "if not bit & self._numbers:", SETS),
    Fault(
        "picks that lead nowhere are offered",
        "        left &= (1 << still_to_come.bit_length() - 1) - 1 if still_to_come else 0  # no number above the largest "
        "total\n        following = [\n            str(number) for number in numbers_in(left) if reachable(left & "
        "~(1 << number - 1)) << number & still_to_come\n        ]\n",
        "        following = list(map(str, numbers_in(left)))\n",
        SETS,
    ),
    Fault("picks are never complete", "if still_to_come & 1 else None", "if still_to_come & 2 else None", SETS),
    Fault("one set too few", "return sum(self._counts())", "return sum(self._counts()) - 1", SETS),
    # passing and the end
    Fault("one may pass at will", "SetsAddingUp(self.open, totals_allowed(self.level, self.roll)) or", ""),
    Fault("one roll without a move is enough", "ROLLS_WITHOUT_MOVE: Final = 2", "ROLLS_WITHOUT_MOVE: Final = 1"),
    Fault("three rolls without a move are needed", "ROLLS_WITHOUT_MOVE: Final = 2", "ROLLS_WITHOUT_MOVE: Final = 3"),
    Fault(
        "passes are counted up through placements",
        "return type(self)(self.level, tuple(singles), self.captured, following)",
        "return type(self)(self.level, tuple(singles), self.captured, following, None, self.passes)",
    ),
    Fault("a roll resets the passes", "self.turn, roll, self.passes)", "self.turn, roll)"),
    Fault(
        "the match needs one capture more",
        ">= LEVELS[self.level].captures_to_win",
        "> LEVELS[self.level].captures_to_win",
    ),
    Fault(
        "overshooting does not end the match",
        ">= LEVELS[self.level].captures_to_win",
        "== LEVELS[self.level].captures_to_win",
    ),
    Fault(
        "scores are capped",
        "tuple(map(int.bit_count, self.captured))",
        "tuple(min(5, n.bit_count()) for n in self.captured)",
    ),
    Fault(
        "marbles decide before captures", "highest(range(self.seats), scores.__getitem__)", "tuple(range(self.seats))"
    ),
    Fault("the lowest score wins", "scores.__getitem__)", "lambda seat: -scores[seat])"),
    Fault("a tie is always shared", "winners = highest(leaders, self.marbles)", "pass"),
    Fault(
        "the tie goes to the fewest marbles",
        "highest(leaders, self.marbles)",
        "highest(leaders, lambda seat: -self.marbles(seat))",
    ),
    Fault(
        "the ending is told wrongly",
        "        if self.passes:\n            ending",
        "        if not self.passes:\n            ending",
    ),
    # the roll-off
    Fault("no roll-off", ", roll_off=RollOff(tuple(range(seats)))", ""),
    Fault(
        "the lowest total starts",
        "dict(zip(self.contenders, totals, strict=True))",
        "dict(zip(self.contenders, map(int.__neg__, totals), strict=True))",
        "shared.roll_off",
    ),
    Fault("all roll again after a tie", "else RollOff(leaders)", "else RollOff(self.contenders)", "shared.roll_off"),
    Fault("the first of tied leaders starts", "if len(leaders) == 1 else RollOff(leaders)", "", "shared.roll_off"),
    Fault(
        "seat 0 starts, also where another leads",
        "captured=self.captured, turn=after)",
        "captured=self.captured, turn=0)",
    ),
    # messages
    Fault("a knock-out is not told", "if seat != state.turn and left != before:", "if False:", "knockout.ui"),
    Fault(
        "a capture is not told",
        "        if captured:\n            events",
        "        if not captured:\n            events",
        "knockout.ui",
    ),
    Fault("a lost turn is not told", 'events.append(Message("knockout-no_move"))', "pass", "knockout.ui"),
    Fault("somebody else may move", "if self.roll is None or seat != self.turn:", "if self.roll is None:"),
    Fault("the roll stays on the table", "following, None, self.passes + 1)", "following, self.roll, self.passes + 1)"),
]
