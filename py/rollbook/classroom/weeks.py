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


class _Child:
    """A child, with what it did in each lesson; None for a lesson that was not for this child."""

    def __init__(self, name: str, lessons: int) -> None:
        self.name = name
        self.lessons: list[_Lesson | None] = [None] * lessons

    def lesson(self, number: int) -> _Lesson:
        one = self.lessons[number] or _Lesson()
        self.lessons[number] = one
        return one

    def as_json(self) -> Json:
        return {
            "name": self.name,
            "lessons": [one and one.as_json() for one in self.lessons],
            "missed": self._missed(),
        }

    def _missed(self) -> list[Json]:
        """The questions that went wrong, those of the most lessons first."""
        often: Counter[Key] = Counter()
        total: Counter[Key] = Counter()
        for one in filter(None, self.lessons):
            often.update(key for key, wrong in one.wrong.items() if wrong)
            total.update(one.wrong)
        return [
            {
                "id": id,
                "arguments": dict(arguments),
                "wrong": [
                    one.wrong[id, arguments, numbers] if one and one.answers[id, arguments, numbers] else None
                    for one in self.lessons
                ],
            }
            for id, arguments, numbers in sorted(often, key=lambda key: (-often[key], -total[key]))
        ]


def _listed(lessons: Sequence[Json]) -> dict[str, _Child]:
    """The children on the lists of some lessons, in the order of the latest list."""
    names = [name for lesson in reversed(lessons) for name in lesson["names"]]
    spelt = {same(name): name for name in reversed(names)}
    return {key: _Child(spelt[key], len(lessons)) for key in map(same, names)}


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
    try:
        children = _listed(lessons)
        for number, lesson in enumerate(lessons):
            for name in lesson["names"] if lesson["results"] else ():
                children[same(name)].lesson(number)
            for result in lesson["results"]:
                for seat, name in _people(result):
                    child = children.setdefault(same(name), _Child(name, len(lessons)))
                    child.lesson(number).add(result, seat)
    except (AttributeError, LookupError, TypeError, ValueError):
        raise IllegalMove(
            "bad_argument", method="class_weeks", argument="lessons", value=format_value(lessons)
        ) from None
    return [child.as_json() for child in children.values()]
