"""The lessons of a class together: for each child what went right first time, and what went wrong, lesson by lesson."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rollbook.classroom.missed import Key, answered
from rollbook.classroom.roster import same
from rollbook.core.errors import IllegalMove, format_value
from rollbook.core.messages import Json


def _people(result: Json) -> Iterator[tuple[int, str]]:
    """Yield the seat and the name of each person in a result."""
    for seat, person in enumerate(result["seats"]):
        if person["bot"] is None:
            yield seat, person["name"]


class _Lesson:
    """The counts of a child in one lesson."""

    def __init__(self) -> None:
        self.results = self.right = self.moves = self.hints = 0
        self.rolls: int | None = None
        self.score: int | None = None
        self.answers: Counter[Key] = Counter()
        """For each question, the moves that answered it."""
        self.wrong: Counter[Key] = Counter()
        """For each question, the moves that were not right first time."""

    def add(self, result: Json, seat: int) -> None:
        """Add the result of a match, or of puzzles, in which the child had this seat."""
        self.results += 1
        if len(list(_people(result))) == 1:
            self.hints += result["hints"]  # a result does not tell whose they were
        if result["scores"] is not None:
            self.score = result["scores"][seat]
        if result["unfinished"] is not None:
            self.rolls = (self.rolls or 0) + result["unfinished"]["rolls"]
        if result["right_at_once"] is not None:
            right, moves = result["right_at_once"][seat]
            self.right += right
            self.moves += moves
        for of_seat, key, moves, right in answered(result["asked"]):
            if of_seat == seat:
                self.answers[key] += moves
                self.wrong[key] += moves - right

    def as_json(self) -> Json:
        return {name: getattr(self, name) for name in ("results", "right", "moves", "hints", "rolls", "score")}


def _missed(lessons: Sequence[_Lesson | None]) -> list[Json]:
    """The questions that went wrong in a child's lessons, those of the most lessons first."""
    often: Counter[Key] = Counter()
    total: Counter[Key] = Counter()
    for one in filter(None, lessons):
        often.update(key for key, wrong in one.wrong.items() if wrong)
        total.update(one.wrong)
    return [
        {
            "id": key[0],
            "arguments": dict(key[1]),
            "wrong": [one.wrong[key] if one and one.answers[key] else None for one in lessons],
        }
        for key in sorted(often, key=lambda key: (-often[key], -total[key]))
    ]


def class_weeks(lessons: Sequence[Json]) -> list[Json]:
    """The children of a class in its lessons, which are given in the order of time.

    A lesson has the `names` on its list, and its `results`: for each, its `seats`, `scores`, `unfinished`, `hints`,
    `right_at_once` and `asked` (see `rollbook.classroom.results.read`). Only results that count belong here. A name
    that is read as the same (see `rollbook.classroom.roster.same`) is the same child. A child has these keys:

    * `name`: as on the latest list; without a list, as in the first result,
    * `lessons`: for each lesson, the number of the child's `results` (0: missing); how many of its `moves` were `right`
      first time; the `hints` of matches that it played alone; the `rolls` of its unfinished matches and the `score` of
      its latest finished one, or None. None instead of all this: the lesson has no results, or the child neither played
      nor was on the list,
    * `missed`: the questions that went wrong, those of the most lessons first, each with the `id` and `arguments` of
      its message and, for each lesson, how many of its moves were not right first time (`wrong`). None: not asked.

    Children come in the order of the latest list, then the others. Raises `IllegalMove` if these are not lessons.
    """
    spelt: dict[str, str] = {}
    children: dict[str, list[_Lesson | None]] = {}
    """For each child, what it did in each lesson; None for a lesson that was not for this child."""

    def lessons_of(name: str) -> list[_Lesson | None]:
        spelt.setdefault(same(name), name)
        return children.setdefault(same(name), [None] * len(lessons))

    def lesson_of(name: str, number: int) -> _Lesson:
        of_child = lessons_of(name)
        of_child[number] = one = of_child[number] or _Lesson()
        return one

    try:
        for lesson in reversed(lessons):
            for name in lesson["names"]:
                lessons_of(name)
        for number, lesson in enumerate(lessons):
            for name in lesson["names"] if lesson["results"] else ():
                lesson_of(name, number)
            for result in lesson["results"]:
                for seat, name in _people(result):
                    lesson_of(name, number).add(result, seat)
    except (AttributeError, LookupError, TypeError, ValueError):
        raise IllegalMove(
            "bad_argument", method="class_weeks", argument="lessons", value=format_value(lessons)
        ) from None
    return [
        {"name": spelt[key], "lessons": [one and one.as_json() for one in of_child], "missed": _missed(of_child)}
        for key, of_child in children.items()
    ]
