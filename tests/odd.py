"""Odd values of any kind, damaged text and half-played matches: bad input for the tests."""

from random import Random
from typing import Any

from rollbook import GAMES, Match
from tests.playing import advance

ODD_TEXTS = [
    *(
        "",
        " ",
        "  ",
        "0",
        "-1",
        "1",
        "01",
        "+1",
        "1.0",
        "1e3",
        "²",
        "①",
        "٣",
        "9" * 17,
        "9" * 5000,
        "x" * 41,
        "x" * 300,
    ),
    *(
        "pass",
        "PASS",
        "pass ",
        "stop",
        "roll",
        "dice",
        "dice 1",
        "bot",
        "bot hard",
        "bot evil",
        "bot  hard",
        "#",
        "# x",
    ),
    *("a\nb", "a\r\nb", "\n", "\t", "\0", "|", " | ", "a|b", "=", "a=b", "None", "True", "nan", "inf", "{}", "[0]"),
    *(
        "\u202e",
        "\u200b",
        "\ufeff",
        "\u2028",
        "\x85",
        "\ud800",
        "e\u0301",
        "👩‍🏫",
        "<b>&amp;",
        "'; DROP TABLE",
        "../..",
        "%s%n",
    ),
    *(
        "1.1",
        "9.9",
        "10.1",
        "a1",
        "e5",
        "z9",
        "write a1",
        "circle a1",
        "bonus row1 a1",
        "c5 c2",
        "f7",
        "15=15",
        "6=1+2+3",
    ),
    *(
        "1+1",
        "=",
        "1=",
        "=1",
        "red",
        "5",
        "A1",
        "wild",
        "peek",
        "done",
        "A.row1",
        "5 red A1",
        "1 2",
        "3 3 3",
        "7 7",
        "6 6 6 6",
    ),
]


def odd_number(rng: Random) -> Any:
    return rng.choice(
        [-1, 0, 1, 2, 3, 4, 12, 13, 2**31, 2**53 - 1, 2**53, 10**30, -(10**30), 0.0, 1.0, 1.5, 1e308, True, False]
    )


def odd(rng: Random, depth: int = 2) -> Any:
    """Return a random value that JSON can represent."""
    kind = rng.randrange(8 if depth else 5)
    if kind == 0:
        return odd_number(rng)
    if kind == 1:
        return rng.choice([None, float("nan"), float("inf")])
    if kind < 5:
        return rng.choice(ODD_TEXTS)
    if kind < 7:
        return [odd(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {rng.choice(ODD_TEXTS[:-10]): odd(rng, depth - 1) for _ in range(rng.randrange(4))}


def some_matches(rng: Random, actions: int = 25) -> list[Match]:
    """Return a half-played match of each game, with options and remarks."""
    return [some_match(game, rng, actions) for game in GAMES]


def some_match(id: str, rng: Random, actions: int) -> Match:
    """Return a half-played match of a game."""
    game = GAMES[id]
    options = {name: rng.choice(option.values) for name, option in game.options.items()}
    match = Match(game, rng.choice(game.seats), options, rng.randrange(2**53))
    for _ in range(rng.randrange(actions)):
        step(match, rng)
    return match


def step(match: Match, rng: Random) -> None:
    """Continue a match by a random action, unless it is over; sometimes add a remark first."""
    if rng.random() < 0.1:
        match.remark("hint 1")
    advance(match, rng)


def damaged(text: str, rng: Random) -> str:
    """Return a string with a few of its characters, words or lines dropped, doubled, swapped or replaced."""
    for _ in range(rng.choice([1, 1, 2, 5])):
        between = rng.choice(["", " ", "\n", "\n", "=", "+", ".", "|"])
        parts = list(text) if between == "" else text.split(between)
        if not parts:
            return rng.choice(ODD_TEXTS)
        at, other = rng.randrange(len(parts)), rng.randrange(len(parts))
        kind = rng.randrange(6)
        if kind == 0:
            del parts[at]
        elif kind == 1:
            parts.insert(at, parts[other])
        elif kind == 2:
            parts[at], parts[other] = parts[other], parts[at]
        elif kind == 3:
            parts[at] = rng.choice(ODD_TEXTS)
        elif kind == 4:
            parts[at] += rng.choice(ODD_TEXTS)
        else:
            parts = parts[:at]
        text = between.join(parts)
    return text
