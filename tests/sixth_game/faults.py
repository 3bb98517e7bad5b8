"""Faults of Highest Roll. Each fault breaks one sentence of its rules."""

from tests.faults import Fault

FAULTS = [
    Fault("a seat may throw three times", "self.throws == 1", "self.throws < 3"),
    Fault("the first throw must be kept", "self.throws == 1", "self.throws == 0"),
    Fault("the lowest face wins", "self.kept.__getitem__)", "lambda seat: -self.kept[seat])"),
    Fault("a six is counted as a five", "(*self.kept, self.face)", "(*self.kept, min(self.face, 5))"),
    Fault(
        "the last seat does not throw",
        "if len(self.kept) == self.players:",
        "if len(self.kept) == max(1, self.players - 1):",
    ),
]
