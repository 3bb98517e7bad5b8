"""The teacher's desk: sheets of tasks, dice on the projector, and empty boards for printing; all JSON-ready.

Each game defines its part in its `classroom` module (see `rollbook.classroom.tasks`). The same seed gives the same
sheet, and the same throws as a match with that seed, on every device.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from rollbook.classroom.fair_dice import Counts, are_counts, charts, counts_of, drawn
from rollbook.classroom.tasks import Projection, Task, TaskKind, positions, teaching_of
from rollbook.core.dice import LARGEST_SEED
from rollbook.core.errors import Refusal, format_value
from rollbook.core.game import Game, Options, State
from rollbook.core.match import Match
from rollbook.core.messages import ByRules, Json, as_message
from rollbook.games import GAMES

MAX_TASKS: Final = 60
"""The maximum number of tasks on a sheet."""
MAX_THROWS: Final = 1000
"""The maximum number of throws in a lesson."""
MAX_ACTIONS: Final = 300
"""The number of actions after which a match is abandoned in the search for a position."""
ATTEMPTS: Final = 40
"""The maximum number of matches that are searched for a task that is not on the sheet yet."""


def teachers_desk() -> list[Json]:
    """The teaching material of each game: the ids of its task `kinds`, and whether its dice can be projected (`dice`).

    `figures` are the numbers in its lesson plans.
    """
    found = [(game.id, teaching_of(game)) for game in GAMES.values()]
    return [
        {
            "game": id,
            "kinds": [kind.id for kind in brought.kinds],
            "dice": brought.projection is not None,
            "figures": dict(brought.figures),
        }
        for id, brought in found
    ]


def tasks(game: ByRules[str], kind: str, count: int, seed: ByRules[int]) -> list[Json]:
    """Tasks of one kind (`question`, `answer`, `dice`, `seat`), each with the `view` of its position if it is drawn.

    No two tasks are the same; there may be fewer than requested if the kind has no more. Raises `SetUpError` for an
    unknown game or a bad seed, and `Refusal` for an unknown kind or a bad count.
    """
    _check("tasks", "count", count, 1, MAX_TASKS)
    return [as_task(made) for made in sheet(game, kind, count, seed)]


class Made(NamedTuple):
    """A task with its position and its seat."""

    task: Task
    state: State
    seat: int
    drawn: bool
    """Whether the question includes a drawing of the position."""


def as_task(made: Made) -> Json:
    """A task as the page prints it."""
    task, state, seat, drawn = made
    words = {"question": as_message(task.question), "answer": as_message(task.answer), "dice": list(task.dice)}
    return words | {"view": state.view() if drawn else None, "seat": seat}


def sheet(game: str, kind: str, count: int, seed: int) -> list[Made]:
    """The first `count` tasks of a sheet, or fewer if there are no more; a larger count only adds tasks."""
    match = Match(game, None, {}, seed)
    teaching = teaching_of(match.game)
    found = next((one for one in (*teaching.kinds, *teaching.exits) if one.id == kind), None)
    if found is None:
        raise Refusal("bad_argument", method="tasks", argument="kind", value=format_value(kind))
    made: list[Made] = []
    known: set[str] = set()
    for number in range(count):
        for attempt in range(ATTEMPTS):
            task = _task(match.game, found, Random(f"rollbook tasks 1 {game} {kind} {seed} {number} {attempt}"))
            if task is not None and str(as_task(task)) not in known:
                break
        else:
            break
        known.add(str(as_task(task)))
        made.append(task)
    return made


def _task(game: Game, kind: TaskKind, rng: Random) -> Made | None:
    """A task from a position of a new match; None if no position makes a task."""
    match = Match(game, kind.seats, kind.options, 0)
    skipped = int(rng.random() * 60) if kind.drawn else 0
    for actions, state, seat in positions(match.state, rng, MAX_ACTIONS):
        task = kind.make(state, seat, rng) if actions >= skipped else None
        if task is not None:
            return Made(task, state, seat, kind.drawn)
    return None


def projected(game: ByRules[str], seed: ByRules[int], throws: int) -> Json:
    """The dice of a class that plays on paper, after a number of throws.

    * `throws`: each throw with its `round` (from 1), its `faces` and the message `says`,
    * `next`, `dice`: the index of the next throw in its round, and its dice,
    * `last`: the faces of the last throw,
    * `charts`: the counts of each value,
    * `rounds_after`: the number of rounds still to play after someone has finished.
    """
    match = Match(game, None, {}, seed)
    projection = teaching_of(match.game).projection
    if projection is None:
        raise Refusal("not_projected")
    _check("projected", "throws", throws, 0, MAX_THROWS)
    each = len(projection.thrown)
    rolls = [(number % each, projection.thrown[number % each]) for number in range(throws)]
    thrown = [(at, dice, dice.throw(seed, number)) for number, (at, dice) in enumerate(rolls)]
    counted = [one for at, _, roll in thrown for one in projection.counted(at, roll)]
    return {
        "throws": [
            {
                "round": number // each + 1,
                "faces": list(map(str, roll)),
                "says": as_message(projection.meaning(at, roll)),
            }
            for number, (at, _, roll) in enumerate(thrown)
        ],
        "next": throws % each,
        "each": each,
        "dice": _kinds(projection, throws),
        "last": _kinds(projection, throws - 1) if throws else [],
        "charts": charts([counts_of(counted)]),
        "rounds_after": projection.rounds_after,
    }


def _kinds(projection: Projection, number: int) -> list[Json]:
    dice = projection.thrown[number % len(projection.thrown)]
    return [{"count": count, "faces": list(faces)} for count, faces in dice.kinds]


def blank(game: ByRules[str], options: ByRules[Options]) -> Json:
    """The board at the start of a match, for printing: its `view`, and the number of `seats`."""
    match = Match(game, None, options, seed=0)
    return {"view": match.view(), "seats": len(match.seats)}


def _check(method: str, name: str, value: object, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise Refusal("bad_argument", method=method, argument=name, value=format_value(value))


# The throws of a class, added up result by result; and the throws that more tablets might add.
#
# With one code, every tablet has the same dice, unless the code gives each tablet its own dice: thirty matches then
# have thirty times as many throws. Throws of the same dice count once; real dice always count separately.

MAX_TABLETS: Final = 300
"""The maximum number of simulated tablets to add."""


def class_throws(results: Sequence[Json], tablets: int = 0, seed: ByRules[int] = 0) -> Json:
    """The throws of some results (see `rollbook.classroom.results.read`), added up in the order of the results.

    `steps` has, for each number of results, the number of different `dice`, and the `charts` of all their throws.
    `more` adds simulated `tablets`, with as many random throws each as the results have on average: it has the number
    of these `throws`, and the `charts` of all throws. The same seed gives the same numbers; more tablets extend them.

    Raises `Refusal` if `results` are not results, and for a bad number of tablets or a bad seed.
    """
    seen: dict[int, Counts] = {}
    steps = []
    for number, result in enumerate(results, 1):
        seed_of, throws = _throws_of(result, -number)
        if _number(throws) >= _number(seen.get(seed_of, {})):
            seen[seed_of] = throws
        steps.append({"dice": len(seen), "charts": charts(seen.values())})
    _check("class_throws", "tablets", tablets, 0, MAX_TABLETS)
    _check("class_throws", "seed", seed, 0, LARGEST_SEED)
    if not seen or not tablets:
        return {"steps": steps, "more": None}
    added = _drawn(list(seen.values()), tablets, seed)
    return {"steps": steps, "more": {"throws": _number(added), "charts": charts([*seen.values(), added])}}


def _drawn(seen: Sequence[Counts], tablets: int, seed: int) -> Counts:
    """Random throws that this number of tablets might add."""
    all_throws: Counter[str] = Counter()
    for counts in seen:
        all_throws.update({kind: sum(values.values()) for kind, values in counts.items()})
    return {
        kind: drawn(kind, tablets * (throws // len(seen)), Random(f"rollbook class throws 1 {seed} {kind}"))
        for kind, throws in all_throws.items()
    }


def _number(counts: Counts) -> int:
    return sum(sum(values.values()) for values in counts.values())


def _throws_of(result: object, real: int) -> tuple[int, Counts]:
    """The seed of a result, or `real` for real dice, and its throws."""
    match result:
        case {"seed": None, "throws": throws} if are_counts(throws):
            return real, throws
        case {"seed": int(seed), "throws": throws} if are_counts(throws):
            return seed, throws
    raise Refusal("bad_argument", method="class_throws", argument="results", value=format_value(result))
