"""A wrong seat, move, option or number is one kind of error everywhere: `IllegalMove` or `ValueError`.

Each row of a table is a function with its arguments; the bad values take the place of the dots, one after the other.
"""

from collections.abc import Iterator
from contextlib import suppress
from copy import copy
from numbers import Integral
from typing import Any

import pytest

from rollbook import GAMES, Dice, Match, arena, bots, chance, class_code
from rollbook.core.game import DICE
from rollbook.core.moves import PASS, Moves
from tests import sixth_game

BAD: list[Any] = [
    None, True, 1.0, float("nan"), "x", "", "\ud800", "dice", -1, 99, 2**70, -(2**70), b"x",
    [], {}, (), [1], {1: 1}, {1}, (1, 1), ["\ud800"], ..., [[]],
]  # fmt: skip
with suppress(ImportError):  # some systems lack it
    import numpy as np

    BAD += [np.int64(1), np.int64(-5), np.uint8(200), np.float64(1.0), np.bool_(True), np.str_("x")]
EVERY_GAME = [*GAMES.values(), sixth_game.GAME]
Row = tuple[Any, str, list[Any]]


def matches(number: int) -> Iterator[tuple[Match, int, str]]:
    """A match with a seat to move and the same with its dice due, each with a seat and the text of a move."""
    match = Match(EVERY_GAME[number], seed=7)
    while match.to_act == (DICE,):
        match.roll()
    seat = int(match.to_act[0])
    yield match.copy(), seat, match.legal(seat)[0]
    while match.to_act != (DICE,):
        match.play(int(match.to_act[0]), match.legal(int(match.to_act[0]))[-1])
    yield match, 0, PASS


def of_match(match: Match, seat: int, move: str) -> list[Row]:
    rows: list[tuple[str, list[Any]]] = [
        *(("sit", [..., "Ann"]), ("sit", [0, ...]), ("check_seat", [...]), ("legal", [...])),
        *(("position", [...]), ("action", [...]), ("events", [...]), ("rewound", [...]), ("duplicate", [...])),
        *(("play", [..., move]), ("play", [seat, ...]), ("roll", [...]), ("do", [...]), ("undo", [...])),
        ("remark", [...]),
    ]
    return [(match, *row) for row in rows]


def of_state(match: Match, seat: int, move: str) -> list[Row]:
    state, actor = match.state, match.to_act[0]
    rows: list[tuple[str, list[Any]]] = [
        *(("apply", [..., move]), ("apply", [actor, ...]), ("check_actor", [...]), ("legal", [...])),
        *(("text", [..., move]), ("text", [seat, ...]), ("text", [DICE, ...])),
        *(("from_text", [..., move]), ("from_text", [seat, ...]), ("from_text", [DICE, ...])),
        *(("events", [..., move]), ("events", [actor, ...])),
    ]
    of_moves = [("choices", [...]), ("index", [...]), ("count", [...]), ("__contains__", [...])]
    moves: list[Moves[Any]] = [state.legal(seat), match.legal(seat)]
    return [*((state, *row) for row in rows), *((each, *row) for each in moves for row in of_moves)]


def of_chance(match: Match, seat: int, _move: str) -> list[Row]:
    state = match.state
    rows: list[tuple[str, list[Any]]] = [
        *(("ways", [state, ...]), ("rolls_with", [state, ..., "x"]), ("rolls_with", [state, seat, ...])),
        *(("lens", [state, ...]), ("roll_luck", [state, ...])),
        *(("throws_reaching", [state, ..., "x"]), ("throws_reaching", [state, seat, ...])),
        *(("PlayingOn", [match, ..., 1, "easy"]), ("PlayingOn", [match, [...], 1, "easy"])),
        *(("PlayingOn", [match, [""], ..., "easy"]), ("PlayingOn", [match, [""], 1, ...])),
    ]
    on = chance.PlayingOn(match, [""], 1, "easy")
    return [*((chance, *row) for row in rows), (on, "example", [match, ..., 0]), (on, "example", [match, "", ...])]


def of_bots(match: Match, seat: int, _move: str) -> list[Row]:
    state = match.state
    rows: list[tuple[str, list[Any]]] = [
        *(("think", [state, ..., "easy", 1, 1]), ("think", [state, seat, ..., 1, 1])),
        *(("choose", [state, ..., "easy", 1, 1]), ("choose", [state, seat, "easy", ..., 1])),
        ("choose", [state, seat, "easy", 1, ...]),
        *(("greedy", [state, ..., 1, 1]), ("greedy", [state, seat, ..., 1]), ("greedy", [state, seat, 1, ...])),
        *(("hints", [state, ..., 1, 1]), ("hints", [state, seat, ..., 1]), ("hints", [state, seat, 1, ...])),
        *(("evaluate", [state, ...]), ("turning_points", [match, ...])),
    ]
    return [(bots, *row) for row in rows]


def of_set_ups() -> list[Row]:
    two = ["random", "random"]
    series = [[..., two, 2], ["roll_it", ..., 2], ["roll_it", ["easy", ...], 2], ["roll_it", two, ...]]
    series += [["roll_it", two, 2, *before, ...] for before in ([], [1], [1, 2], [1, 2, ()], [1, 2, (), 9.0])]
    series.append(["roll_it", two, 2, 1, 2, (), 9.0, "stop", ...])
    set_ups: list[list[Any]] = [[...], ["roll_it", ...], ["roll_it", 2, ...], ["roll_it", 2, {"grids": ...}]]
    set_ups += [["roll_it", 2, {...: 4}], ["roll_it", ["Ann", ...]], ["roll_it", 2, None, ...]]
    codes = [[*each, None, 7][:4] if len(each) < 3 else [*each, 7][:4] for each in set_ups if each != [...]]
    return [
        *((arena, "Series", each) for each in series),
        (arena, "play", [arena.Series("roll_it", two, 2), ...]),
        *((where, name, each) for where, name in ((Match, "__call__"), (arena, "playout")) for each in set_ups),
        (Match, "parse", [...]),
        *((class_code, "encode", each) for each in codes),
        (class_code, "encode", [..., 2, None, 7]),
        (class_code, "decode", [...]),
        *((Dice, "__call__", each) for each in ([...], [2, ...], [(..., (1, 2))], [(1, ...)], [(1, (1, ...))])),
        *((Dice(2), name, [...]) for name in ("roll_of", "parse", "text", "__contains__")),
        *((Dice(2), "throw", each) for each in ([..., 0], [0, ...])),
    ]


def filled(arguments: Any, bad: Any) -> Any:
    """The arguments with the bad value in the place of the dots. Raises TypeError if it cannot stand there."""
    if arguments is ...:
        return bad
    if isinstance(arguments, list | tuple):
        return type(arguments)(filled(each, bad) for each in arguments)
    if isinstance(arguments, dict):
        return {filled(name, bad): filled(value, bad) for name, value in arguments.items()}
    return arguments


def check(rows: list[Row]) -> None:
    """Each call with each bad value succeeds, or raises a ValueError that says something."""
    wrong = []
    for target, name, arguments in rows:
        for bad in BAD:
            try:
                given = filled(arguments, bad)
            except TypeError:  # it can be no key of a dict
                continue
            called: Any = copy(target) if isinstance(target, Match) else target
            function = called if name == "__call__" else getattr(called, name)
            try:
                found = function(*given)
                if isinstance(found, Iterator):
                    next(found, None)
            except Exception as error:  # noqa: BLE001 - the others are what is looked for
                if not isinstance(error, ValueError) or isinstance(error, UnicodeError) or not str(error):
                    wrong.append(f"{name} {arguments} with {bad!r}: {type(error).__name__}: {error}")
    assert not wrong, "\n".join(wrong)


OF_A_MATCH = [of_match, of_state, of_chance, of_bots]


@pytest.mark.parametrize("number", range(len(EVERY_GAME)), ids=lambda number: EVERY_GAME[number].id)
@pytest.mark.parametrize("table", OF_A_MATCH, ids=lambda table: table.__name__)
def test_functions_of_a_match_given_bad_values_raise_value_errors_only(table: Any, number: int) -> None:
    for match, seat, move in matches(number):
        check(table(match, seat, move))


def test_set_ups_given_bad_values_raise_value_errors_only() -> None:
    check(of_set_ups())


@pytest.mark.parametrize("n", [bad for bad in BAD if not isinstance(bad, Integral) or bad < 1], ids=repr)
def test_sample_of_a_bad_number_of_playouts_is_refused(n: Any) -> None:
    with pytest.raises(ValueError, match="The number of playouts is a whole number from 1, not"):
        chance.sample(Match("roll_it", seed=1), [""], n, 1, "easy")
