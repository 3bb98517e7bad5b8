"""Sends thousands of requests to the bridge: most can be answered, and the rest are damaged somewhere.

`python -m tests.requests 50000` sends that many, and prints how often each method has answered and how often it has
refused. A printed seed determines the requests; `python -m tests.requests 50000 SEED` repeats them.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any, Final

from rollbook import GAMES, Match, bridge, class_code
from rollbook.arena.players import PLAYERS
from rollbook.bridge.arguments import parameters
from rollbook.classroom import matches as class_match
from rollbook.classroom import puzzle_runs
from rollbook.classroom import results as class_results
from rollbook.classroom.own_work import WORK_SELF
from rollbook.classroom.tasks import teaching_of
from rollbook.core import slices
from rollbook.core.game import DICE
from rollbook.core.set_up import BOT_LEVELS
from rollbook.lab.lessons import LESSONS
from tests.odd import ODD_TEXTS, damaged, odd, some_match, step
from tests.seeds import commit_seed

PARAMETERS: Final = {method: parameters(bridge.function_of(method)) for method in sorted(bridge.METHODS)}
METHODS: Final = {method: known for method, (known, _) in PARAMETERS.items()}
"""The parameters of each method."""
NEEDED: Final = {method: needed for method, (_, needed) in PARAMETERS.items()}
"""The required parameters of each method."""
LISTS: Final = ("write_roster", "attendance", "help_group")
"""The methods whose names have groups."""
RESULTS_AS_TEXTS: Final = ("class_choices", "replaced_results")
SLOW: Final = {
    *("think", "hints", "turning_points", "pin_hash"),
    *("new", "open", "preview", "foresee", "inspect", "duplicate", "class_match", "compare_class_results"),
    *("play_on", "played_on", "choices_then", "luck", "chances", "chance_throws", "chance_charts"),
    *("tally", "statistics", "class_result", "read_class_result", "class_puzzles", "puzzles_left", "solve_puzzles"),
    *("tasks", "series", "position_to_try", "lesson_questions", "lesson_mistake"),
}
"""The methods that think, hash, play whole matches or show the whole table. They take longer, so they are rarer."""
PUZZLES: Final = "H35P"
"""The class code of some puzzles."""
NEW_TABLE: Final = 100
"""The number of requests after which another match is put on the table."""
LESSONS_WITH_QUESTIONS: Final = ("chance", "greedy")


class Requests:
    """Draws requests and sends them one after another; requests of the methods `without` are not drawn."""

    def __init__(self, rng: Random, without: Collection[str] = ()) -> None:
        self.rng = rng
        self.answered: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self._drawn = [method for method in METHODS for _ in range(1 if method in SLOW else 6)]
        self._drawn += ["think", "hints"]  # more often, because half the time the dice are due
        self._drawn += ["statistics"] * 3 + ["series_continue"] * 12  # their data has many parts
        self._drawn = [method for method in self._drawn if method not in without]
        self._matches = [some_match(game, rng, 20) for game in GAMES] + [self._worked_out(game) for game in GAMES]
        self._records = list(map(str, self._matches))
        self._tallies = [ok("tally", record=str(match)) for match in self._matches]
        self._codes = [class_code.encode("roll_out", 2, {}, 5), class_code.encode("knaster", 1, {}, 7, work="self")]
        self._sealed = [class_results.sealed(self._played(class_match.begin(code))) for code in self._codes]
        self._finished = [text.rpartition("# ")[0] for text in self._sealed]
        self._results = [ok("read_class_result", text=text) for text in self._sealed]
        self._asked = {lesson: self._lesson(lesson) for lesson in LESSONS_WITH_QUESTIONS}
        self._preferred: list[str] = []
        self._taken_back = False
        """Whether the last answer was that of `undo`, so that `redo` may answer."""
        self._questions: dict[str, tuple[Match, int]] = {}
        """The matches of the lab's series in which a robot is to move, and its seat."""

    def _worked_out(self, game: str) -> Match:
        """Return a half-played match in self-check mode."""
        match = Match(game, seed=self.rng.randrange(99))
        match.remark(WORK_SELF)
        for _ in range(self.rng.randrange(20)):
            step(match, self.rng)
        return match

    def _played(self, match: Match) -> Match:
        while match.to_act:
            step(match, self.rng)
        return match

    def _lesson(self, lesson: str) -> tuple[list[Any], list[str]]:
        asked = ok("lesson_questions", lesson=lesson, game="roll_out", seed=self.rng.randrange(99))
        states = [(Match.parse(one["record"]).position(one["after"]), one["seat"]) for one in asked]
        return asked, [state.text(seat, state.legal(seat).sample(self.rng)) for state, seat in states]

    # the requests

    def prefer(self, methods: Collection[str]) -> None:
        """From now on, draw one of these methods half of the time; their preconditions are drawn as before."""
        self._preferred = sorted(methods)

    def draw(self, depth: int = 1) -> Any:
        """Draw a request; about one in four is damaged."""
        rng = self.rng
        taken_back, self._taken_back = self._taken_back, False
        drawn = self._preferred if self._preferred and rng.random() < 0.5 else self._drawn
        method = "redo" if taken_back and rng.random() < 0.5 else rng.choice(drawn)
        request = {"method": method, **self._arguments(method, depth)}
        for _ in range(rng.choice((0, 0, 0, 0, 0, 0, 1, 2))):
            request = self._damage(request)
        return request

    def _record(self, method: str, about: str) -> str:
        if method in ("puzzles_left", "solve_puzzles"):
            return str(puzzle_runs.begin(PUZZLES, "Zoe"))
        return self.rng.choice(self._finished) if method == "class_result" else about

    def _code(self, method: str) -> str | None:
        if method == "class_puzzles":
            return PUZZLES
        return None if method == "read_class_result" else self.rng.choice([*self._codes, PUZZLES])

    def _arguments(self, method: str, depth: int) -> dict[str, Any]:
        """Draw arguments with which a method is likely to answer."""
        rng = self.rng
        game = GAMES[rng.choice(list(GAMES))]
        if method in ("projected", "tasks"):
            game = rng.choice([one for one in GAMES.values() if _taught(one.id, method)])
        about = rng.choice(self._matches)
        if method in ("question", "check_move") and rng.random() < 0.5:
            about = bridge._bridge.open_match.on_table or about
        if method in METHODS and "record" not in METHODS[method]:
            about = bridge._bridge.open_match.on_table or about
        after = rng.randrange(len(about.history) + 1) if "after" in METHODS[method] else len(about.history)
        state = about.position(after)
        seat = next((actor for actor in state.to_act if actor != DICE), 0)
        legal = state.legal(seat)
        move = state.text(seat, legal.sample(rng)) if len(legal) else "pass"
        picks = list(state.game.notation.picks(state.from_text(seat, move))) if len(legal) else []
        asked, moves = self._asked[lesson := rng.choice(LESSONS_WITH_QUESTIONS)]
        level = {"level": rng.choice(PLAYERS)}
        texts: dict[str, Callable[[], str]] = {
            "split": lambda: "\n".join(rng.choices(self._records, k=rng.randrange(3))),
            "read_class_result": lambda: rng.choice(self._sealed),
            "sit": lambda: rng.choice(("Anna", "bot easy")),
            "names_in": lambda: rng.choice(("Anna, Ben", "Anna\tB\nAnna\n", "x|y\nz")),
            "read_roster": lambda: rng.choice(("1CU8qLzMxM9d1c-bicszLS-RySs0DAA", "1CU8")),
        }
        values: dict[str, Callable[[], Any]] = {
            "game": lambda: game.id,
            "seats": lambda: rng.choice(game.seats),
            "options": lambda: {name: rng.choice(option.values) for name, option in game.options.items()},
            "seed": lambda: rng.randrange(2**53),
            "record": lambda: self._record(method, str(about)),
            "after": lambda: after,
            "seat": lambda: seat,
            "move": lambda: move,
            "picks": lambda: picks[: rng.randrange(len(picks) + 1)],
            "faces": lambda: state.dice.text(state.dice.sample(rng)) if rng.random() < 0.5 else None,
            "text": texts.get(method, lambda: "hint 1"),
            "level": lambda: rng.choice(BOT_LEVELS),
            "work": lambda: rng.choice((None, "page", "self")),
            "times": lambda: rng.choice((1, 1, 2)),
            "remarks": lambda: rng.choice(([], ["take-back 1"])),
            "done": lambda: rng.random() < 0.5,
            "of": lambda: rng.choice((None, [seat])),
            "most": lambda: rng.randrange(20),
            "number": lambda: rng.randrange(max(1, len(about.history))),
            "since": lambda: rng.randrange(len(about.history) + 1),
            "line": lambda: rng.randrange(1, 9),
            "tallies": lambda: rng.choices(self._tallies, k=2),
            "results": lambda: (
                (self._sealed if method in RESULTS_AS_TEXTS else self._results)[:1] * rng.randrange(1, 3)
            ),
            "lessons": lambda: [{"names": ["Anna"], "results": self._results[:number]} for number in range(2)],
            "code": lambda: self._code(method),
            "like": lambda: self._code(method),
            "puzzles": lambda: rng.choice((None, "chance")),
            "act": lambda: rng.choice(("answer", "hint", "show", "late")),
            "name": lambda: rng.choice(("Anna", "bot easy")),
            "names": lambda: rng.choice(([], [{"name": "Anna", "group": "A"}] if method in LISTS else ["Anna"])),
            "groups": lambda: rng.choice(({}, {"B": rng.choice(self._codes)})),
            "pin": lambda: "2580" if method == "pin_hash" else "",
            "salt": lambda: "AAECAwQFBgc",
            "played": lambda: rng.choice(([], [["Anna"], ["Ben", "Zoe"]])),
            "hints": lambda: rng.choice((None, True, False)),
            "dice": lambda: rng.choice((None, "same", "own", "real")),
            "by": lambda: rng.choice(([], ["", "B"])),
            "again": lambda: rng.randrange(1, 4),
            "one": lambda: rng.choice(self._finished),
            "other": lambda: rng.choice(self._finished),
            "kind": lambda: rng.choice(teaching_of(game).kinds).id,
            "count": lambda: 1,
            "throws": lambda: rng.randrange(5),
            "tablets": lambda: rng.choice((0, 3)),
            "players": lambda: rng.choice(([{"robot": "mine"}, level], [level, {"robot": "mine"}])),
            "matches": lambda: rng.randrange(1, 3),
            "set_up": lambda: rng.choice((None, {}, {"seats": 2}, {"options": {}})),
            "answers": self._answers,
            "lesson": lambda: rng.choice(list(LESSONS)) if method == "lesson_passed" else lesson,
            "questions": lambda: asked,
            "moves": lambda: moves,
            "wins": rng.random,
            "requests": lambda: [self.draw(depth - 1) for _ in range(rng.randrange(3))] if depth else [],
            "more": lambda: rng.choice((None, {}, {"hints": False, "work": "self"})),
            "match": lambda: bridge._bridge.open_match.name,
            "pick": lambda: rng.choice(("", *game.picks)),
            "actions": lambda: [move] if len(legal) else [""],
            "action": lambda: move if len(legal) else "",
            "n": lambda: rng.randrange(1, 4),
            "at": lambda: rng.randrange(6),
            "answer": lambda: rng.choice(([], [0], [3, 1])),
            "first": lambda: rng.choice((None, 0, 1)),
            "step": lambda: rng.choice((2, 3)),
        }
        told = [name for name in METHODS[method] if name in NEEDED[method] or rng.random() < 0.5]
        if "record" in METHODS[method] and "record" not in NEEDED[method]:
            # The request is either about a record or about the table; `position_to_try` is about a record or a game.
            on_table = method != "position_to_try" and about is bridge._bridge.open_match.on_table
            one = rng.choice(("record", "game")) if method == "position_to_try" else "" if on_table else "record"
            told = [name for name in told if name not in ("record", "game", "after")] + [one, "after"] * bool(one)
            told = [name for name in told if name in METHODS[method]] + ["after"] * on_table
        return {name: values[name]() for name in told}

    def _answers(self) -> list[Any]:
        """Return a robot's answers to its pending questions; some are failures."""
        answers = []
        for name, (match, seat) in self._questions.items():
            failed = {"failure": self.rng.choice(("slow", "illegal", "raised")), "reason": "took too long"}
            moved = {"move": match.legal(seat).sample(self.rng), "ms": self.rng.random()}
            answers.append({"match": name, **(failed if self.rng.random() < 0.1 else moved)})
        return answers

    def _damage(self, request: Any) -> Any:
        """Return a request with one change: a part is dropped, added or of another type, or a string is damaged."""
        rng = self.rng
        if rng.random() < 0.01:
            return odd(rng)
        copy = json.loads(json.dumps(request))
        if not isinstance(copy, dict) or not copy:
            return copy
        keys = [key for key in copy if key != "method" or rng.random() < 0.05]
        holder, key = copy, rng.choice(keys or list(copy))
        while isinstance(holder[key], dict | list) and holder[key] and rng.random() < 0.7:
            holder = holder[key]
            key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        kind = rng.randrange(4)
        if kind == 0:
            del holder[key]
        elif kind == 1 and isinstance(holder, dict):
            holder[rng.choice([*ODD_TEXTS, "self", "match", "game", "seed", "ms", "level"])] = odd(rng)
        elif isinstance(holder[key], str) and rng.random() < 0.7:
            holder[key] = damaged(holder[key], rng)
        else:
            holder[key] = odd(rng)
        return copy

    # the answers

    def ask(self, request: Any) -> None:
        """Send a request, and check the answer: a result, or a refusal with a sentence, which changes nothing."""
        open_match = bridge._bridge.open_match
        match = open_match.on_table
        if match is None:  # only before the first request, which opens a match
            open_match.on_table = match = self._matches[0].copy()
        before = (match.state, match.history, match.remarks, match.seats, match.can_redo, open_match.name)
        asked = json.dumps(request)
        text = bridge.call(asked)
        answer = json.loads(text, parse_constant=_no_number)
        assert answer.keys() in ({"ok"}, {"refusal"}), asked
        method = request.get("method") if isinstance(request, dict) else None
        known = method if isinstance(method, str) and method in METHODS else "(none)"
        if "ok" in answer:
            self.answered[known] += 1
            self._taken_back = known == "undo"
            if known in ("series", "series_continue"):
                self._follow(known, answer["ok"])
            return
        self.refused[known] += 1
        refusal = answer["refusal"]
        assert refusal.keys() - {"reason"} == {"id", "arguments", "sentence"}
        assert refusal["sentence"], asked
        assert len(text.encode("utf-8")) < 10_000, asked
        assert open_match.on_table is match, asked
        assert match.state is before[0], asked
        assert (match.history, match.remarks, match.seats, match.can_redo, open_match.name) == before[1:], asked

    def _follow(self, method: str, step: Any) -> None:
        """Record the questions that the lab's series asks robots."""
        if method == "series" or step["summary"]:
            self._questions.clear()
        ended = {str(played["number"]) for played in step["played"]}
        referee = bridge._bridge.part("bridge.lab:Lab")._referee
        waiting = referee._pending
        for name in [name for name in self._questions if name in ended or name not in waiting]:
            del self._questions[name]
        for question in step["questions"]:
            lines = referee._waiting[int(question["match"])].lines
            match = Match(**question["set_up"], seed=0)
            for line in lines:
                actor, _, text = line.partition(" ")
                match.roll(text) if actor == DICE else match.play(int(actor), text)
            self._questions[question["match"]] = (match, question["seat"])

    def run(self, number: int) -> Iterator[Any]:
        """Send `number` requests and yield each. Raises AssertionError if an answer has a fault or an exception."""
        for at in range(number):
            if at % NEW_TABLE == 0:
                request = {"method": "open", "record": self.rng.choice(self._records), "match": "a"}
            else:
                request = self.draw()
            try:
                self.ask(request)
            except AssertionError:
                raise
            except Exception as error:
                raise AssertionError(f"{type(error).__name__}: {error} at {json.dumps(request)}") from error
            if at % 50 == 0:
                record = str(bridge._bridge.open_match.match)
                assert str(Match.parse(record)) == record
            yield request


def ok(method: str, **arguments: Any) -> Any:
    """Return a method's answer. Raises KeyError if the method refuses."""
    return json.loads(bridge.call(json.dumps({"method": method, **arguments})))["ok"]


def _taught(game: str, method: str) -> bool:
    taught = teaching_of(GAMES[game])
    return taught.projection is not None if method == "projected" else bool(taught.kinds)


def _no_number(text: str) -> float:
    raise AssertionError(f"{text} is no JSON")


def main(number: int, seed: str) -> None:
    """Send a number of requests, and print how often each method has answered and refused."""
    slices.SLICE = 0  # type: ignore[misc] # a search yields as soon as it can
    bridge.AHEAD = 0  # type: ignore[misc]
    print(f"{number} requests, seed {seed}")
    requests = Requests(Random(seed))
    for _ in requests.run(number):
        pass
    for method in [*METHODS, "(none)"]:
        print(f"{method:24}{requests.answered[method]:7} answered{requests.refused[method]:7} refused")
    rare = [method for method in METHODS if requests.answered[method] < number / 500]
    sys.exit(f"Too rarely answered: {', '.join(rare)}" if rare else 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else str(commit_seed()))
