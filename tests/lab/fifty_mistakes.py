"""Fifty mistakes that pupils make in a robot's code, each with the code, and the kind and line of its message.

`tests/lab/test_mistakes.py` makes each mistake, and fifty_messages.txt lists the messages.
"""

from dataclasses import dataclass, field
from typing import Final

HEAD: Final = "def choose(state, seat, rng):\n"


@dataclass(frozen=True)
class Mistake:
    """One of the fifty mistakes: what the pupil did wrong, the code, and the message that it leads to."""

    about: str
    source: str
    kind: str
    line: int
    arguments: dict[str, str] = field(default_factory=dict)


def inside(about: str, lines: str, kind: str, line: int, **arguments: str) -> Mistake:
    """Make a mistake inside the function, which starts on the first line."""
    return Mistake(about, HEAD + "".join(f"    {one}\n" for one in lines.splitlines()), kind, line, arguments)


FIFTY: Final = (
    # How the code is written.
    Mistake("no colon", "def choose(state, seat, rng)\n    return 1\n", "colon", 1),
    inside("`if` without a colon", "if seat == 0\n    pass", "colon", 2),
    inside("a bracket left open", "moves = list(state.legal(seat)\nreturn moves[0]", "open", 2, name="("),
    inside("a bracket too many", "return list(state.legal(seat)))[0]", "close", 2, name=")"),
    inside("a quote left out", "print('hello)\nreturn 1", "quote", 2),
    inside("`=` for `==`", "if seat = 0:\n    pass", "equals", 2),
    inside("a comma left out", "best = max(1 2)", "comma", 2),
    inside("`else if`", "if seat == 0:\n    pass\nelse if seat == 1:\n    pass", "else_if", 4),
    inside("`&&` for `and`", "if seat == 0 && seat == 1:\n    pass", "other_sign", 2, name="&&", near="and"),
    inside("`best++`", "best = 0\nbest++\nreturn best", "other_sign", 3, name="++", near="+= 1"),
    Mistake("`Def` for `def`", "Def choose(state, seat, rng):\n    return 1\n", "word", 1, {"name": "def"}),
    inside("`print` without brackets", "print seat", "print", 2, name="print"),
    inside("a crooked quote", "return “pass”", "sign", 2, name="“"),
    inside("`3 = best`", "3 = best", "assign", 2),
    # How the code is indented.
    Mistake("nothing is indented", f"{HEAD}return 1\n", "indent_more", 2),
    inside("a line too far in", "best = 0\n  best = 1", "indent_less", 3),
    inside("a start that fits no line", "if seat == 0:\n    pass\n  return 1", "indent_other", 4),
    Mistake("tabs and spaces", f"{HEAD}    if seat == 0:\n\treturn 1\n", "tabs", 3),
    Mistake("`return` outside", f"{HEAD}    moves = 1\nreturn moves\n", "outside", 3, {"name": ""}),
    inside("`break` outside a loop", "if seat == 0:\n    break", "loop", 3, name="break"),
    # The function itself.
    Mistake("no function", "moves = 3\n", "no_choose", 1),
    Mistake("`chose`", f"\n{HEAD.replace('choose', 'chose')}    return 1\n", "choose_name", 2, {"name": "chose"}),
    Mistake("`def choose(state):`", "\ndef choose(state):\n    return 1\n", "signature", 2),
    inside("`yield`", "for move in state.legal(seat):\n    yield move", "yield", 3),
    Mistake("`async`", f"async {HEAD}    return 1\n", "async", 1),
    # The answer that the function returns.
    inside("`return` left out", "moves = list(state.legal(seat))\nmoves[0]", "none", 3),
    inside("all moves", "return list(state.legal(seat))", "several", 2, count="4"),
    inside("a score and a move", "return max((state.apply(seat, m).scores(), m) for m in state.legal(seat))",
           "several", 2, count="2"),
    inside("a number", "return 0", "number", 2, answer="0"),
    inside("a function", "return rng.choice", "function", 2),
    inside("a position", "for move in state.legal(seat):\n    return state.apply(seat, move)", "position", 3),
    inside("a text that is no move", "return 'left'", "illegal", 2, answer="'left'"),
    # Names.
    inside("`stat`", "return stat.legal(seat)", "NameError_near", 2, name="stat", near="state"),
    inside("`random` is not imported", "return random.choice([1])", "NameError_module", 2, name="random"),
    inside("a name without a value", "return bestmove", "NameError", 2, name="bestmove"),
    inside("used before it has a value", "for move in state.legal(seat):\n    total += 1\n    total = 0",
           "UnboundLocalError", 3, name="total"),
    inside("`state.legals`", "return state.legals(seat)", "AttributeError_near", 2, name="legals", near="legal"),
    inside("`import numpy`", "import numpy", "no_module", 2, name="numpy"),
    inside("`import js`", "import js", "kept_out", 2, name="js"),
    # The position and its moves.
    inside("`state.turn = 1`", "state.turn = 1", "frozen", 2),
    inside("`state.legal(seat)['a']`", "return state.legal(seat)['a']", "index", 2,
           detail="range indices must be integers or slices, not str"),
    inside("`state.legal(seat)(0)`", "return state.legal(seat)(0)", "brackets", 2,
           detail="'ListedMoves' object is not callable"),
    inside("`state.legal` without brackets", "return list(state.legal)[0]", "no_brackets", 2),
    inside("`state.to_act()`", "return state.to_act()", "brackets", 2,
           detail="'tuple' object is not callable"),
    inside("`state.legal()`", "return list(state.legal())[0]", "arguments", 2, name="legal",
           detail="RollItState.legal() missing 1 required positional argument: 'seat'"),
    inside("scores compared with a number", "if state.scores() > 0:\n    return 1", "compare", 2,
           detail="'>' not supported between instances of 'tuple' and 'int'"),
    inside("a list that `sort` gave back", "moves = list(state.legal(seat)).sort()\nreturn moves[0]", "nothing", 3),
    # While the function runs.
    inside("a list that is too short", "moves = list(state.legal(seat))\nreturn moves[len(moves)]", "IndexError", 3,
           detail="list index out of range"),
    inside("a loop without an end", "while True:\n    seat += 1", "slow", 3, seconds="2"),
    inside("a function without an end", "return choose(state, seat, rng)", "RecursionError", 2),
)  # fmt: skip
