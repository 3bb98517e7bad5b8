"""Every answer at the teacher's desk is recomputed here, from the text of the rules and by counting."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

import pytest

from rollbook import GAMES, Match, bridge
from rollbook.classroom import teachers_desk as desk
from rollbook.core.errors import Refusal

THROWS = list(product(range(1, 7), repeat=2))
KINDS = [(offer["game"], kind) for offer in desk.teachers_desk() for kind in offer["kinds"]]


def made(game: str, kind: str, count: int = 40, seed: int = 7) -> list[dict[str, Any]]:
    tasks = desk.tasks(game, kind, count, seed)
    assert len(tasks) == count
    return tasks


def asked(task: dict[str, Any]) -> dict[str, Any]:
    arguments: dict[str, Any] = task["question"]["arguments"]
    return arguments


def answered(task: dict[str, Any]) -> dict[str, Any]:
    arguments: dict[str, Any] = task["answer"]["arguments"]
    return arguments


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_sheet_number_gives_the_same_tasks_again_and_another_number_others(game: str, kind: str) -> None:
    tasks = made(game, kind, 6)
    assert json.loads(json.dumps(tasks)) == json.loads(json.dumps(desk.tasks(game, kind, 6, 7)))
    assert tasks != desk.tasks(game, kind, 6, 8)
    assert len({str(task) for task in tasks}) == 6
    assert {task["question"]["id"] for task in tasks} == {f"task-{game}-{kind}"}
    assert {task["answer"]["id"] for task in tasks} == {f"task-{game}-{kind}-answer"}


def test_tasks_exist_for_all_five_games_and_a_bad_request_is_refused() -> None:
    assert {game for game, _ in KINDS} >= {"knockout", "knaster", "roll_it", "lowdown", "roll_out"}
    for game, kind, count, seed in (
        ("chess", "ways", 1, 1),
        ("knockout", "no such kind", 1, 1),
        ("knockout", "ways", 0, 1),
        ("knockout", "ways", 61, 1),
        ("knockout", "ways", 1, -1),
    ):
        with pytest.raises(Refusal):
            desk.tasks(game, kind, count, seed)


def test_knockout_every_way_to_make_a_total() -> None:
    for task in made("knockout", "ways"):
        total = sum(map(int, task["dice"]))
        free = [one["number"] for one in task["view"]["numbers"] if one["inside"] is None]
        found = {
            " + ".join(map(str, chosen))
            for count in range(1, 6)
            for chosen in combinations(free, count)
            if sum(chosen) == total
        }
        assert asked(task)["total"] == total
        assert set(answered(task)["sums"]) == found
        assert answered(task)["count"] == len(found)


def test_knockout_every_number_from_tens_and_ones() -> None:
    for task in made("knockout", "place"):
        expected = set()
        for a, b, c in permutations(map(int, task["dice"])):
            expected |= {10 * a + b + c, 10 * a + b - c}
            expected |= {10 * tens + c for tens in (a + b, a - b) if 1 <= tens <= 9}
        told = dict(text.split(" = ") for text in answered(task)["totals"])
        assert set(map(int, told)) == expected
        for total, arithmetic in told.items():
            assert eval(arithmetic.replace("×", "*").replace("−", "-")) == int(total)


def test_task_chance_of_a_total() -> None:
    three = dict(zip(range(3, 19), (1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1), strict=True))
    for task in made("knockout", "chance", 16):
        answer = answered(task)
        assert (answer["ways"], answer["throws"]) == (three[asked(task)["total"]], 216)
        assert abs(answer["percent"] - 100 * answer["ways"] / 216) <= 0.5
    two = dict(zip(range(2, 13), (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1), strict=True))
    for task in made("knaster", "chance", 11):
        total, answer = asked(task)["total"], answered(task)
        assert answer["ways"] == len(answer["sums"]) == two[total]
        assert {sum(map(int, text.split(" + "))) for text in answer["sums"]} == {total}


def knaster_circles(numbers: list[int]) -> int:
    """Return the number of circles that a line of five numbers earns.

    Three of a kind earn 1, four 2, five 3, two pairs 1, three of a kind and a pair 2, and five in a row 3.
    """
    counts = sorted(Counter(numbers).values(), reverse=True)
    if len(counts) == 5:
        return 3 if max(numbers) - min(numbers) == 4 else 0
    return {(3, 1, 1): 1, (4, 1): 2, (5,): 3, (2, 2, 1): 1, (3, 2): 2}.get(tuple(counts), 0)


def knaster_best(lines: list[dict[str, Any]], numbers: dict[str, int], circled: frozenset[str], due: list[Any]) -> int:
    """Return the maximum points after the circles of all due lines have been drawn, in any order."""
    if not due:
        boxes: int = sum(line["points"] for line in lines if circled.issuperset(line["cells"]))
        return boxes + len(circled)
    best = 0
    for line in due:
        free = [cell for cell in line["cells"] if cell not in circled]
        many = min(len(free), knaster_circles([numbers[cell] for cell in line["cells"]]))
        rest = [other for other in due if other is not line]
        best = max(
            best, *(knaster_best(lines, numbers, circled | set(chosen), rest) for chosen in combinations(free, many))
        )
    return best


def test_knaster_the_best_cell() -> None:
    for task in made("knaster", "best"):
        view, total = task["view"], asked(task)["total"]
        cells = view["sheets"][task["seat"]]["cells"]
        numbers = {cell["pick"]: cell["number"] for cell in cells if cell["number"] is not None}
        circled = frozenset(cell["pick"] for cell in cells if cell["circled"])
        points = {}
        for cell in (one["pick"] for one in cells):
            if cell not in numbers:
                after = {**numbers, cell: total}
                full = [line for line in view["lines"] if cell in line["cells"] and after.keys() >= {*line["cells"]}]
                due = [line for line in full if knaster_circles([after[one] for one in line["cells"]])]
                points["write", cell] = knaster_best(view["lines"], after, circled, due)
            elif numbers[cell] == total and cell not in circled:
                points["circle", cell] = knaster_best(view["lines"], numbers, circled | {cell}, [])
        best = max(points.values())
        answer = answered(task)
        assert [move for move in points if points[move] == best] == [(answer["how"], answer["cell"])]
        assert answer["points"] == best - knaster_best(view["lines"], numbers, circled, [])


def test_knaster_which_numbers_help_a_line() -> None:
    for task in made("knaster", "wait"):
        line = next(one for one in task["view"]["lines"] if one["pick"] == asked(task)["line"])
        cells = [one for one in task["view"]["sheets"][task["seat"]]["cells"] if one["pick"] in line["cells"]]
        numbers = [cell["number"] for cell in cells if cell["number"] is not None]
        free = sum(not cell["circled"] for cell in cells)
        assert len(numbers) == 4
        assert sorted(asked(task)["numbers"]) == sorted(numbers)
        circles = {total: min(free, knaster_circles([*numbers, total])) for total in range(2, 13)}
        assert list(answered(task)["totals"]) == [
            f"{total}: {'○' * count}" for total, count in circles.items() if count
        ]
        assert answered(task)["ways"] == sum(circles[a + b] > 0 for a, b in THROWS)


def lines_of_nine(places: list[Any]) -> Iterator[list[Any]]:
    yield from (places[row : row + 3] for row in (0, 3, 6))
    yield from (places[column::3] for column in (0, 1, 2))
    yield from (places[0::4], places[2:7:2])


def roll_it_gains(task: dict[str, Any], total: int) -> dict[str, int]:
    """Return the gain of a chip on each cell that a total allows: 1 for the chip, and 3 for each line of three."""
    gains = {}
    for grid in task["view"]["grids"]:
        for at, cell in enumerate(grid["cells"]):
            if cell["seat"] is None and total != 2 and total in (7, cell["number"]):
                own = [one["seat"] == task["seat"] or place == at for place, one in enumerate(grid["cells"])]
                lines = [line for line in lines_of_nine(list(range(9))) if at in line and all(own[one] for one in line)]
                gains[cell["pick"]] = 1 + 3 * len(lines)
    return gains


def test_roll_it_the_best_cell() -> None:
    for task in made("roll_it", "best"):
        gains = roll_it_gains(task, sum(map(int, task["dice"])))
        best = [cell for cell in gains if gains[cell] == max(gains.values())]
        answer = answered(task)
        assert best == [task["view"]["grids"][answer["grid"] - 1]["cells"][answer["cell"] - 1]["pick"]]
        assert answer["points"] == gains[best[0]] >= 4


def test_roll_it_the_chance_of_a_line() -> None:
    for task in made("roll_it", "chance"):
        good = [a + b for a, b in THROWS if max(roll_it_gains(task, a + b).values(), default=0) > 1]
        assert answered(task)["ways"] == len(good)
        assert list(answered(task)["totals"]) == sorted(set(good))


def lowdown_lines(board: dict[str, Any]) -> list[tuple[frozenset[str], int]]:
    """Return the lines that may be crossed out, each as its boxes and their sum."""
    found = []
    for grid in board["grids"]:
        for line in lines_of_nine(grid["boxes"]):
            numbers = [box["number"] or 0 for box in line]
            free = not any(box["crossed"] or box["black"] for box in line) and 0 not in numbers
            if free and (len(set(numbers)) == 1 or sum(numbers) == 10):
                found.append((frozenset(box["pick"] for box in line), sum(numbers)))
    return found


def lowdown_saved(lines: list[tuple[frozenset[str], int]]) -> int:
    """Return the maximum points that lines without a common box save."""
    return max(
        sum(points for _, points in chosen)
        for count in range(len(lines) + 1)
        for chosen in combinations(lines, count)
        if len(frozenset().union(*(boxes for boxes, _ in chosen))) == 3 * count
    )


def lowdown_points(board: dict[str, Any]) -> int:
    boxes = [box for grid in board["grids"] for box in grid["boxes"]]
    return sum(6 if box["black"] else 0 if box["crossed"] else box["number"] or 0 for box in boxes)


def test_lowdown_which_lines_may_be_crossed_out() -> None:
    for task in made("lowdown", "lines"):
        lines = lowdown_lines(task["view"]["boards"][task["seat"]])
        answer = answered(task)
        assert answer["count"] == len(lines) == len(answer["lines"])
        assert sorted(sum(map(int, text.split(" + "))) for text in answer["sums"]) == sorted(
            total for _, total in lines
        )
        assert answer["saved"] == lowdown_saved(lines)


def test_lowdown_the_best_box() -> None:
    for task in made("lowdown", "best"):
        board = task["view"]["boards"][task["seat"]]
        left = {}
        for number, colour in product(task["dice"][:2], task["dice"][2:]):
            for box in (box for grid in board["grids"] for box in grid["boxes"]):
                if box["number"] is None and not box["black"] and colour in box["takes"]:
                    box["number"] = int(number)
                    left[int(number), box["pick"]] = lowdown_points(board) - lowdown_saved(lowdown_lines(board))
                    box["number"] = None
        answer = answered(task)
        assert asked(task)["points"] == lowdown_points(board)
        best = [move for move in left if left[move] == min(left.values())]
        assert best == [(answer["number"], answer["box"])]
        assert answer["points"] == left[best[0]] == lowdown_points(board) - answer["saved"]


def roll_out_uses(task: dict[str, Any], number: int) -> set[str]:
    seat = task["seat"]
    rows = [{checker["number"]: checker for checker in one["checkers"]} for one in task["view"]["seats"]]
    own, other = rows[seat].get(number), rows[1 - seat].get(number)
    uses = set()
    if own and own["place"] == "front":
        uses.add(f"u{number}" if own["white"] else f"c{number}")
    if other and other["place"] == "front" and not other["white"]:
        uses.add(f"f{number}")
    return uses


def roll_out_moves(task: dict[str, Any], first: int, second: int) -> set[frozenset[str]]:
    """Return every way to use two dice: both, or their sum; with one or two checkers in front, one die is enough."""
    moves = {frozenset((one, other)) for one in roll_out_uses(task, first) for other in roll_out_uses(task, second)}
    moves = {move for move in moves if len(move) == 2}
    if first == second and f"u{first}" in roll_out_uses(task, first):
        moves.add(frozenset((f"u{first}", f"c{first}")))
    moves |= {frozenset((use,)) for use in roll_out_uses(task, first + second)}
    front = [one for one in task["view"]["seats"][task["seat"]]["checkers"] if one["place"] == "front"]
    if len(front) <= 2:
        moves |= {frozenset((use,)) for number in (first, second) for use in roll_out_uses(task, number)}
    return moves


def test_roll_out_every_way_to_use_a_roll() -> None:
    for task in made("roll_out", "uses"):
        moves = roll_out_moves(task, *map(int, task["dice"]))
        assert {frozenset(move.split()) for move in answered(task)["moves"]} == moves
        assert answered(task)["count"] == len(moves)


def test_roll_out_the_chance_of_rolling_out() -> None:
    for task in made("roll_out", "chance"):
        lost = [throw for throw in THROWS if not roll_out_moves(task, *throw)]
        assert answered(task)["ways"] == len(lost)
        assert set(answered(task)["sums"]) == {" + ".join(map(str, sorted(throw))) for throw in lost}


def test_projector_rolls_the_dice_of_a_match_with_the_same_seed() -> None:
    match = Match("knaster", 1, {}, 7)
    faces = []
    for _ in range(5):
        match.roll()
        faces.append(match.actions[-1].removeprefix("dice ").split(" "))
        while match.to_act != ("dice",):
            match.play(0, next(iter(match.legal(0))))
    shown = desk.projected("knaster", 7, 5)
    assert [throw["faces"] for throw in shown["throws"]] == faces
    assert [throw["round"] for throw in shown["throws"]] == [1, 2, 3, 4, 5]
    assert [throw["says"]["arguments"]["total"] for throw in shown["throws"]] == [sum(map(int, two)) for two in faces]
    (chart,) = shown["charts"]
    assert {bar["value"]: bar["seen"] for bar in chart["bars"] if bar["seen"]} == dict(
        Counter(str(sum(map(int, two))) for two in faces)
    )
    assert desk.projected("knaster", 7, 3)["throws"] == shown["throws"][:3]
    assert desk.projected("knaster", 7, 0)["throws"] == []


def test_projector_rolls_lowdowns_open_dice_and_then_the_pair_under_the_cup() -> None:
    shown = desk.projected("lowdown", 3, 3)
    assert [len(throw["faces"]) for throw in shown["throws"]] == [4, 2, 4]
    assert [throw["round"] for throw in shown["throws"]] == [1, 1, 2]
    assert shown["next"] == 1
    assert [kind["count"] for kind in shown["dice"]] == [1, 1]
    assert [kind["count"] for kind in shown["last"]] == [2, 2]
    assert {chart["dice"] for chart in shown["charts"]} == {1}
    assert sorted(chart["throws"] for chart in shown["charts"]) == [5, 5]
    match = Match("lowdown", 2, {}, 3)
    match.roll()
    assert match.actions[0] == "dice " + " ".join(shown["throws"][0]["faces"])


def test_dice_of_a_game_with_turns_are_not_projected() -> None:
    assert {one["game"] for one in desk.teachers_desk() if one["dice"]} == {"knaster", "lowdown"}
    for game, throws in (("roll_out", 1), ("knaster", -1), ("knaster", 1001)):
        with pytest.raises(Refusal):
            desk.projected(game, 7, throws)


def test_empty_boards_are_those_of_a_match_that_has_not_begun() -> None:
    for side in GAMES["roll_it"].options["board"].values:
        assert desk.blank("roll_it", {"board": side})["view"]["side"] == side
    assert desk.blank("knaster", {})["view"] == Match("knaster").view()


def test_bridge_answers_the_desk_without_touching_the_table() -> None:
    def ask(**request: Any) -> Any:
        return json.loads(bridge.call(json.dumps(request)))

    ask(method="new", game="roll_it", seats=2, options={}, seed=7)
    before = ask(method="table")
    assert ask(method="teachers_desk")["ok"] == json.loads(json.dumps(desk.teachers_desk()))
    assert len(ask(method="tasks", game="knaster", kind="best", count=2, seed=5)["ok"]) == 2
    assert ask(method="tasks", game="knaster", kind=["best"], count=2, seed=5)["refusal"]["id"] == "bad_argument"
    assert ask(method="projected", game="knaster", seed=5, throws=2)["ok"] == desk.projected("knaster", 5, 2)
    assert ask(method="blank", game="knaster", options={"no": 1})["refusal"]["id"] == "no_options"
    assert ask(method="table") == before
