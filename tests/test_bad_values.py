"""A wrong seat, move, option or number raises the same kind of error everywhere: `IllegalMove` or `ValueError`.

Each row of a table is a function with its arguments; the bad values replace the dots, one after another.
"""

from collections.abc import Iterator
from contextlib import suppress
from copy import copy
from dataclasses import replace
from numbers import Integral
from typing import Any

import pytest

from rollbook import GAMES, Dice, IllegalMove, Match, arena, bots, chance, class_code
from rollbook.adapters.observation import Observer
from rollbook.core.game import DICE, Option
from rollbook.core.moves import PASS, Moves
from tests import sixth_game

BAD: list[Any] = [
    None, True, 1.0, float("nan"), "x", "", "\ud800", "dice", -1, 99, 2**70, -(2**70), b"x",
    [], {}, (), [1], {1: 1}, {1}, (1, 1), ["\ud800"], ..., [[]],
]  # fmt: skip
with suppress(ImportError):  # some systems lack NumPy
    import numpy as np

    BAD += [np.int64(1), np.int64(-5), np.uint8(200), np.float64(1.0), np.bool_(True), np.str_("x")]
EVERY_GAME = [*GAMES.values(), sixth_game.GAME]
Row = tuple[Any, str, list[Any]]


def matches(number: int) -> Iterator[tuple[Match, int, str]]:
    """Yield a match with a seat to move, then one with dice due, each with a seat and the text of a move."""
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
        *(("ways", [..., seat]), ("rolls_with", [..., seat, ""]), ("lens", [..., seat]), ("roll_luck", [..., seat])),
        *(("throws_reaching", [..., seat, ""]), ("luck", [...]), ("lucks", [...]), ("sample", [..., [""], 1, 1])),
        *(("charts", [...]), ("figures", [...])),
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
        *(("think", [..., seat, "easy", 1, 1]), ("choose", [..., seat, "easy", 1, 1]), ("greedy", [..., seat, 1, 1])),
        *(("hints", [..., seat]), ("evaluate", [..., seat]), ("turning_points", [...])),
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
        *((arena, name, [arena.Series("roll_it", two, 2), ...]) for name in ("play", "summaries")),
        *((arena, name, [...]) for name in ("Summary", "own_bot")),
        *((arena, name, [..., 0]) for name in ("play", "summaries")),
        (arena.Summary(arena.Series("roll_it", two, 2)), "add", [...]),
        *((arena, "OwnBot", each) for each in ([..., print], ["mine", ...])),
        *((Observer, "__call__", each) for each in ([..., 2], ["roll_it", ...])),
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
    """Return the arguments with the bad value in place of the dots. Raises TypeError if it does not fit there."""
    if arguments is ...:
        return bad
    if isinstance(arguments, list | tuple):
        return type(arguments)(filled(each, bad) for each in arguments)
    if isinstance(arguments, dict):
        return {filled(name, bad): filled(value, bad) for name, value in arguments.items()}
    return arguments


def check(rows: list[Row]) -> None:
    """Check that each call with each bad value succeeds, or raises a ValueError with a message."""
    wrong = []
    for target, name, arguments in rows:
        for bad in BAD:
            try:
                given = filled(arguments, bad)
            except TypeError:  # the bad value cannot be a key of a dict
                continue
            called: Any = copy(target) if isinstance(target, Match) else target
            function = called if name == "__call__" else getattr(called, name)
            try:
                found = function(*given)
                if isinstance(found, Iterator):
                    next(found, None)
            except Exception as error:  # noqa: BLE001 - other types are the failures
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


def test_matches_of_a_series_given_bad_values_raise_value_errors_only() -> None:
    series = arena.Series("roll_it", ["random", "random"], 2)
    check([(arena, "play_all", arguments) for arguments in ([...], [series, ...], [series, None, ...])])


@pytest.mark.parametrize("jobs", [bad for bad in BAD if not isinstance(bad, Integral) or bad < 1], ids=repr)
def test_processes_of_a_bad_number_are_refused(jobs: Any) -> None:
    with (
        pytest.raises(ValueError, match="The number of processes is a whole number from 1, not"),
        arena.processes(jobs),
    ):
        pass


def test_cluster_refuses_an_address_that_is_not_a_text() -> None:
    with pytest.raises(ValueError, match="The address of a Dask scheduler"), arena.cluster(5):  # type: ignore[arg-type]
        pass


GAME_FIELDS: dict[str, list[Any]] = {
    "id": ["My Game", 5, None],
    "version": [0, True, "1"],
    "seats": [2, [2, 3], (2, 3), range(0), range(3)],
    "states": [5, int, None],
    "start": [None, 5],
    "notation": [None, type(GAMES["roll_it"].notation)],
    "refusals": [None, type(GAMES["roll_it"].refusals)],
    "options": [[1], None, {"goal": (30, 50)}, {"goal": Option((30, 50), 40)}, {"my goal": Option((30, 50), 50)}],
    "picks": ["pass", None, (), (1, 2)],
    "lowest_wins": [None, 1],
    "package": [None, 5],
}


@pytest.mark.parametrize(("field", "bad"), [(field, bad) for field, each in GAME_FIELDS.items() for bad in each])
def test_game_with_a_bad_field_is_refused_by_the_name_of_the_field(field: str, bad: Any) -> None:
    class Mine(GAMES["roll_it"].states):  # type: ignore[misc]
        pass

    fields = {"id": "mine", "states": Mine, "start": Mine.start, field: bad}
    with pytest.raises(ValueError, match="option" if field == "options" else f"A game's `{field}` must be"):
        replace(GAMES["roll_it"], **fields)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
@pytest.mark.parametrize("seat", [None, "x", "dice", 99, -1, 2**70, 1.5, (), []], ids=repr)
def test_legal_moves_of_a_seat_that_does_not_exist_are_refused(game: Any, seat: Any) -> None:
    for match in (match for number in [EVERY_GAME.index(game)] for match, _, _ in matches(number)):
        for asked in (match, match.state):
            with pytest.raises(IllegalMove, match=r"There is no seat|A seat is a whole number"):
                asked.legal(seat)


@pytest.mark.parametrize("number", range(len(EVERY_GAME)), ids=lambda number: EVERY_GAME[number].id)
def test_match_given_for_a_position_means_its_current_position(number: int) -> None:
    for match, seat, _ in matches(number):
        assert chance.ways(match, seat) == chance.ways(match.state, seat)
        assert chance.rolls_with(match, seat, "") == chance.rolls_with(match.state, seat, "")
        assert chance.lens(match, seat) == chance.lens(match.state, seat)
        assert chance.throws_reaching(match, seat, "") == chance.throws_reaching(match.state, seat, "")
        assert bots.evaluate(match, seat) == bots.evaluate(match.state, seat)
        if seat in match.to_act:
            assert bots.choose(match, seat, "easy", 1, 1) == bots.choose(match.state, seat, "easy", 1, 1)
            assert bots.greedy(match, seat, 1, 1) == bots.greedy(match.state, seat, 1, 1)
            assert bots.finish(bots.hints(match, seat)) == bots.finish(bots.hints(match.state, seat))
        else:
            assert bots.finish(chance.roll_luck(match, seat)) == bots.finish(chance.roll_luck(match.state, seat))


@pytest.mark.parametrize(
    "ask",
    [
        chance.luck,
        chance.lucks,
        bots.turning_points,
        lambda given: chance.sample(given, [""], 1, 1),
        lambda given: chance.PlayingOn(given, [""], 1),
        lambda given: chance.PlayingOn(Match("roll_it"), [""], 1).example(given, "", 0),
    ],
    ids=["luck", "lucks", "turning_points", "sample", "PlayingOn", "example"],
)
def test_position_given_for_a_match_is_refused_at_once_with_the_reason(ask: Any) -> None:
    with pytest.raises(ValueError, match=r"A match \(a state has no history\) is needed here, not RollItState\."):
        ask(Match("roll_it", seed=1).state)


@pytest.mark.parametrize("pick", [None, 5, "x", "99.99"], ids=repr)
def test_chances_of_an_unknown_pick_are_refused(pick: Any) -> None:
    state = Match("roll_it", seed=1).state
    for ask in (chance.rolls_with, chance.throws_reaching):
        with pytest.raises(IllegalMove, match=f"“{ask.__name__}” cannot use “{pick}” as “pick”"):
            ask(state, 0, pick)


@pytest.mark.parametrize("n", [bad for bad in BAD if not isinstance(bad, Integral) or bad < 1], ids=repr)
def test_sample_of_a_bad_number_of_playouts_is_refused(n: Any) -> None:
    with pytest.raises(ValueError, match="The number of playouts is a whole number from 1, not"):
        chance.sample(Match("roll_it", seed=1), [""], n, 1, "easy")
