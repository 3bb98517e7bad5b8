"""Faults of Roll Out: each sentence under "Decisions" and each rule on its page, broken once."""

from tests.faults import Fault

FAULTS = [
    Fault(
        "few counts the checkers in the centre too",
        "return 1 <= self.front(self.turn).bit_count() <= FEW",
        "return 1 <= (self.front(self.turn) | self.centre).bit_count() <= FEW",
    ),
    Fault("few looks at the opponent", "return 1 <= self.front(self.turn)", "return 1 <= self.front(1 - self.turn)"),
    Fault("three are few", "FEW: Final = 2", "FEW: Final = 3"),
    Fault("only one is few", "FEW: Final = 2", "FEW: Final = 1"),
    Fault("few does not help", "    if few:\n", "    if few and not moves:\n"),
    Fault(
        "with few left both dice are not allowed",
        "product(uses(second), uses(first)) if one != other]",
        "product(uses(second), uses(first)) if one != other and not few]",
    ),
    Fault(
        "with few left the sum is not allowed",
        "moves += uses(first + second)",
        "moves += [] if few else uses(first + second)",
    ),
    Fault("the sum is never allowed", "moves += uses(first + second)", "moves += []"),
    Fault("one die is always enough", "    if few:\n", "    if True:\n"),
    Fault("one die is enough if it can be used", "    if few:\n", "    if few or not moves:\n"),
    Fault("both dice of a double may be used the same way", "uses(first)) if one != other]", "uses(first))]"),
    Fault("a double cannot be turned up and moved", "if first == second and white >> first & 1:", "if False:"),
    Fault(
        "a double is one use",
        "moves = [written(one, other) for",
        "moves = uses(first) if first == second else [written(one, other) for",
    ),
    Fault("white checkers move", '"c": up, "f"', '"c": up | white, "f"'),
    Fault("white checkers cannot be turned up", '{"u": white,', '{"u": 0,'),
    Fault("nothing can be flipped", '"f": opponent_up}', '"f": 0}'),
    Fault("one's own checkers are flipped", "self.up[opponent] & matter", "self.up[own] & matter"),
    Fault(
        "white checkers of the opponent are flipped back", "self.up[opponent] & matter", "self.front(opponent) & matter"
    ),
    Fault(
        "an unusable roll loses nothing",
        "up[seat] |= centre\n            return type(self)(up=(up[0], up[1])",
        "up[seat] |= 0\n            return type(self)(up=(up[0], up[1])",
    ),
    Fault(
        "after a roll-out the turn stays",
        "return type(self)(up=(up[0], up[1]), white=self.white, centre=0, turn=1 - seat",
        "return type(self)(up=(up[0], up[1]), white=self.white, centre=0, turn=seat",
    ),
    Fault(
        "a roll-out turns the flipped checkers back",
        "return type(self)(up=(up[0], up[1]), white=self.white, centre=0, turn=1 - seat",
        "up[1 - seat] |= self.white[1 - seat]\n            return type(self)(up=(up[0], up[1]), white=(0, 0), centre=0, turn=1 - seat",
    ),
    Fault(
        "a roll-out returns the centre white",
        "            up[seat] |= centre\n            return type(self)(up=(up[0], up[1]), white=self.white,",
        "            white[seat] |= centre\n            return type(self)(up=self.up, white=(white[0], white[1]),",
    ),
    Fault(
        "stopping keeps the turn",
        "return type(self)(up=self.up, white=self.white, centre=0, turn=1 - seat",
        "return type(self)(up=self.up, white=self.white, centre=0, turn=seat",
    ),
    Fault(
        "stopping leaves the centre where it is",
        "return type(self)(up=self.up, white=self.white, centre=0, turn=1 - seat",
        "return type(self)(up=self.up, white=self.white, centre=self.centre, turn=1 - seat",
    ),
    Fault(
        "rolling on empties the centre",
        "return type(self)(up=self.up, white=self.white, centre=self.centre, turn=seat",
        "return type(self)(up=self.up, white=self.white, centre=0, turn=seat",
    ),
    Fault("there is no choice to stop", "return ListedMoves(self, DECISIONS if", "return ListedMoves(self, (ROLL,) if"),
    Fault(
        "there is no choice to roll on", "return ListedMoves(self, DECISIONS if", "return ListedMoves(self, (STOP,) if"
    ),
    Fault(
        "stopping with an empty centre is not allowed",
        "return ListedMoves(self, DECISIONS if",
        "return ListedMoves(self, (DECISIONS if self.centre else (ROLL,)) if",
    ),
    Fault(
        "the turn starts without a roll",
        "centre=0, turn=1 - seat)\n        up, white",
        "centre=0, turn=1 - seat, deciding=True)\n        up, white",
    ),
    Fault("the last checker does not win at once", "wins = not up[seat] | white[seat]", "wins = False"),
    Fault("white checkers need not leave", "wins = not up[seat] | white[seat]", "wins = not up[seat]"),
    Fault("moves are offered after the end", "DECISIONS if self.deciding else ()", "DECISIONS"),
    Fault("the opponent wins", "winners=(self.turn,),", "winners=(1 - self.turn,),"),
    Fault("the centre does not score", "9 - self.front(seat).bit_count() for", "self.out(seat).bit_count() for"),
    Fault("white checkers score", "9 - self.front(seat).bit_count() for", "9 - self.up[seat].bit_count() for"),
    Fault("the centre is counted as out", "& ~(self.centre if seat == self.turn else 0)", ""),
    Fault("seat 0 always starts", "centre=0, turn=following)", "centre=0, turn=0)"),
    Fault(
        "the roll-off moves a checker",
        "return type(self)(up=self.up, white=self.white, centre=0, turn=following)",
        "return type(self)(up=(self.up[0] & ~2, self.up[1]), white=self.white, centre=0, turn=following)",
    ),
    Fault(
        "the starter plays the roll of the roll-off",
        "centre=0, turn=following)",
        "centre=0, turn=following, roll=roll)",
    ),
    Fault("somebody else may move", "        if seat != self.turn:\n            return self.none_for(seat)\n", ""),
    Fault("the smaller number is written first", "(-int(use[1]),", "(int(use[1]),"),
    Fault("a flip is written first", 'LETTERS: Final = "ucf"', 'LETTERS: Final = "fuc"'),
    Fault(
        "a flip is told as a move",
        '"f": ("flipped", 1 - actor)',
        '"f": ("moved", 1 - actor)',
        "roll_out.ui",
    ),
    Fault(
        "a roll-out is not told",
        'return Message("passed"), Message("roll_out-rolled_out", _in_centre(state))',
        'return (Message("passed"),)',
        "roll_out.ui",
    ),
    Fault("few left is not told", '"few_left" if state.few_left else "rolled"', '"rolled"', "roll_out.ui"),
]
