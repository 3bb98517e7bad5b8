"""A transcript of CPython's answers, for another Python to reproduce: every difference is a defect.

`python -m tests.transcript FILE` writes it. It contains requests to the bridge, in parts that begin with an empty
table, each request with a digest of its answer; and random walks that check the invariants, each with a digest of its
record. The requests play every golden match step by step, call every method, and include random and bad requests of
tests/requests.py, which differ in each run. Methods that work in slices are called until they are done.

`differences` replays a transcript. It needs only the package and tests/, so Pyodide can run it without pytest.
"""

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import rollbook.bridge
from rollbook import GAMES, Match
from rollbook.bridge import Bridge, OpenMatch
from rollbook.classroom import matches as class_match
from rollbook.classroom import puzzle_runs
from rollbook.classroom.codes import CODE_ENTRIES
from rollbook.classroom.puzzles import PUZZLES_PER_SHEET
from rollbook.core.game import DICE
from rollbook.core.record import Record
from rollbook.core.set_up import BOT_LEVELS
from tests.golden_match import golden_files
from tests.invariants import check_match, set_ups
from tests.odd import some_match
from tests.repeats import ALL, halved
from tests.seeds import commit_seed

Json = dict[str, Any]
Part = list[tuple[str, str]]
Transcript = dict[str, Any]
FUZZ: Final = halved(1500)  # the number of random requests
SERIES: Final = "series"
BY_TIME: Final = ("play_on", "foresee", "series", "series_continue", "class_code", "class_match", "class_puzzles")
"""The methods whose answers depend on the speed of a machine or on random draws. They are left out of the random
requests; in the other parts their arguments make the answers the same everywhere."""
UNTIL_DONE: Final = 100_000  # the maximum number of slices


def answer(bridge: Bridge, request: str) -> str:
    """Return the answer to a request, as JSON. An incomplete answer is requested again; a series is played out."""
    fields = json.loads(request)
    answered = bridge(fields)
    if isinstance(fields, dict) and fields.get("method") == SERIES and "ok" in answered:
        return json.dumps({"ok": played(bridge, answered["ok"])}, ensure_ascii=False)
    for _ in range(UNTIL_DONE):
        said = answered.get("ok")
        if not isinstance(said, dict) or said.get("done") is not False:
            return json.dumps(answered, ensure_ascii=False)
        answered = bridge(fields)
    raise AssertionError(f"never done: {request}")


def played(bridge: Bridge, state: Json) -> list[Json]:
    """Return the matches of a started series, in which a robot always plays the first legal move."""
    told: list[Json] = []
    actions: dict[str, list[str]] = {}
    while True:
        told += [{**match, "seconds": None} for match in state["played"]]  # different in every run
        if state["summary"] is not None:
            return told
        answers = []
        for question in state["questions"]:
            lines = actions.setdefault(question["match"], [])
            lines += question["actions"]
            set_up = question["set_up"]
            head = str(Match(set_up["game"], set_up["seats"], set_up["options"], seed=0))
            match = Match.parse(head + "\n".join([*lines, ""]))
            answers.append({"match": question["match"], "move": next(iter(match.legal(question["seat"]))), "ms": 0})
        state = bridge({"method": "series_continue", "answers": answers})["ok"]


def digest(text: str) -> str:
    """Return the first 16 hexadecimal digits of a string's SHA-256."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


class Recorder:
    """Uses a separate bridge, and records its requests and answers."""

    def __init__(self, bridge: Bridge | None = None) -> None:
        self.bridge = bridge or Bridge(OpenMatch())
        self.part: Part = []
        self.methods: set[str] = set()
        """The methods that have answered without a refusal."""

    def ask(self, method: str, **arguments: Any) -> Any:
        """Send a request to the bridge; return the value of its answer, or None if it refuses."""
        return self.send({"method": method, **arguments}).get("ok")

    def send(self, fields: Any) -> Json:
        """Send any request to the bridge; return its complete answer."""
        request = json.dumps(fields)
        answered = answer(self.bridge, request)
        self.part.append((request, digest(answered)))
        said = dict(json.loads(answered))
        if "ok" in said:
            self.methods.add(fields["method"])
        return said


def golden(record: Record, recorder: Recorder | None = None) -> Part:
    """Play a golden match step by step, and request the legal moves, the result of each pick, and the refusals."""
    recorder = recorder or Recorder()
    recorder.ask("open", record=str(Match(record.game, record.seats, record.options, record.seed)))
    match = recorder.bridge.open_match.match
    for entry in record.entries:
        if entry.actor == DICE:
            recorder.ask("roll", faces=entry.text)
        elif entry.actor is not None:
            move = match.game.notation.parse(entry.text)
            picks = list(match.game.notation.picks(move)) if move is not None else []
            for count in range(1, len(picks) + 1):
                recorder.ask("choices", seat=entry.actor, picks=picks[:count])
            recorder.ask("play", seat=entry.actor, move=entry.text)
        elif entry.text.startswith("expect refused "):
            refused, _, move = entry.text.removeprefix("expect refused ").partition(": ")[0].partition(" ")
            recorder.ask("play", seat=int(refused), move=move)
        for seat in match.to_act:
            if seat != DICE:
                recorder.ask("legal", seat=seat)
    for method, arguments in afterwards(str(record), len(match.history)):
        recorder.ask(method, **arguments)
    return recorder.part


def afterwards(record: str, length: int) -> Iterator[tuple[str, Json]]:
    """Yield the requests about a complete match on the table."""
    yield "log", {}
    yield "tally", {"record": record}
    yield "inspect", {"record": record}
    yield "preview", {"record": record, "after": length // 2}
    yield "position", {"after": length // 2}
    yield "duplicate", {"record": record, "seed": 7, "after": length // 2}
    yield "undo", {"times": length}
    yield "record", {}
    yield "redo", {}


def everything(game: str, thoughts: int = 12, recorder: Recorder | None = None) -> Part:
    """Call every method that has an answer about a game; robots think at some positions."""
    recorder = recorder or Recorder()
    seats = max(2, GAMES[game].seats[0])
    plain = {"game": game, "seats": seats, "options": {}}
    tables = [{**plain, "seed": 7, "match": "a"}, {**plain, "seed": 8, "match": "b", "work": "self"}]
    for table in tables:
        recorder.ask("new", **table)
        match = recorder.bridge.open_match.match
        rng = Random(7)
        for number in range(24):
            if not match.to_act:
                break
            actor = match.to_act[0]
            the_chances(recorder, match, number)
            if actor == DICE:
                recorder.ask("roll")
                continue
            if number < thoughts:
                for level in BOT_LEVELS:
                    recorder.ask("think", seat=actor, level=level)
                recorder.ask("hints", seat=actor)
            recorder.ask("question", seat=actor)
            move = match.legal(actor).sample(rng)
            recorder.ask("check_move", seat=actor, move=move)
            recorder.ask("foresee", requests=[{"method": "play", "seat": actor, "move": move}])
            recorder.ask("play", seat=actor, move=move)
        recorder.ask("sit", seat=1, text="bot easy")
        recorder.ask("remark", text="a note")
        recorder.ask("turning_points", of=[0, 1])
        for method in ("view", "table", "record"):
            recorder.ask(method)
        recorder.ask("entry", number=0)
    recorder.ask("luck")
    record = str(recorder.bridge.open_match.match)
    recorder.ask("split", text=record * 2)
    recorder.ask("statistics", tallies=[recorder.ask("tally", record=record)])
    recorder.ask("games")
    recorder.ask("chance_charts", game=game)
    recorder.ask("advice", **plain)
    recorder.ask("blank", game=game, options={})
    recorder.ask("projected", game=game, seed=7, throws=3)
    for kind in next(offer["kinds"] for offer in recorder.ask("teachers_desk") if offer["game"] == game):
        recorder.ask("tasks", game=game, kind=kind, count=6, seed=7)
        the_puzzles(recorder, {"game": game, "kind": kind, "number": 7})
    the_projector(recorder, game)
    recorder.ask("position_to_try", game=game, seed=7)
    a_lesson(recorder, game)
    a_class(recorder, game, seats)
    players = [{"robot": "mine"}, {"level": "easy"}]
    recorder.ask(SERIES, game=game, players=players, matches=2, seed=7, set_up={"secret": "always"})
    return recorder.part


def the_chances(recorder: Recorder, match: Match, number: int) -> None:
    """Request the chances of each seat and, at one position, the playouts after two moves."""
    for seat in range(len(match.seats)):
        told = recorder.ask("chances", seat=seat)
        for pick in list(told["places"])[:3] if told else ():
            recorder.ask("chance_throws", seat=seat, pick=pick)
    if number != 7:
        return
    actor = match.to_act[0]
    actions = list(match.legal(actor))[:2] if actor != DICE else [""]
    level = {"seed": number, "level": "medium"}
    recorder.ask("play_on", actions=actions, n=2, **level)
    recorder.ask("played_on", action=actions[0], number=1, **level)
    for seat in range(len(match.seats)):
        recorder.ask("choices_then", seat=seat, picks=[], after=len(match.history))


def the_puzzles(recorder: Recorder, sheet: Json) -> None:
    """Request a sheet's puzzles, check two answers to the first and show its hints; then solve them as a class."""
    recorder.ask("puzzles", **sheet)
    for answer in ([0], [1]):
        recorder.ask("check_puzzle", **sheet, at=0, answer=answer)
    for step in (2, 3):
        recorder.ask("puzzle_hint", **sheet, at=0, step=step)
    more = {"puzzles": sheet["kind"]}
    code = recorder.ask("class_code", game=sheet["game"], seats=1, options={}, seed=7, more=more)["code"]
    recorder.ask("class_set_up", code=code)
    record = str(puzzle_runs.begin(code, "Ada"))  # not through the bridge, because the mark is random
    recorder.ask("puzzles_left", record=record)
    for act in ("answer", "hint", "late", *["show"] * PUZZLES_PER_SHEET):
        record = recorder.ask("solve_puzzles", record=record, act=act, answer=[1])["record"]
    recorder.ask("read_class_result", text=recorder.ask("class_result", record=record), code=code)


def the_projector(recorder: Recorder, game: str) -> None:
    """Play a match on the projector until the first move, and undo it."""
    shown = recorder.ask("projector_begin", game=game, seats=["Left", "Right"], seed=7)
    while shown["seat"] is None:
        shown = recorder.ask("projector_roll", record=shown["record"])
    recorder.ask("projector", record=shown["record"])
    recorder.ask("projector_ways", record=shown["record"])
    move = next(iter(Match.parse(shown["record"]).legal(shown["seat"])))
    moved = recorder.ask("projector_play", record=shown["record"], seat=shown["seat"], move=move)
    recorder.ask("projector_undo", record=moved["record"])


def a_lesson(recorder: Recorder, game: str) -> None:
    """Request the questions of each lesson of the lab, and its verdict on the first legal moves."""
    for lesson in recorder.ask("lessons"):
        questions = recorder.ask("lesson_questions", lesson=lesson["id"], game=game, seed=7)
        moves = [first_move(one) for one in questions or []]
        recorder.ask("lesson_mistake", lesson=lesson["id"], questions=questions, moves=moves)
        recorder.ask("lesson_passed", lesson=lesson["id"], wins=0.5)


def first_move(question: Json) -> str:
    """Return the first legal move in answer to a robot's question."""
    match = Match.parse(question["record"])
    while len(match.history) > question["after"]:
        match.undo()
    return next(iter(match.legal(question["seat"])))


def a_class(recorder: Recorder, game: str, seats: int) -> None:
    """Play a class's match on two tablets to its end, and compare the results."""
    # A game outside the package has no class codes.
    if game not in {entry.game for entry in CODE_ENTRIES}:
        return
    code = recorder.ask("class_code", game=game, seats=seats, options={}, seed=7)["code"]
    recorder.ask("class_set_up", code=code)
    names = [f"Child {number}" for number in range(seats)]
    begun = str(class_match.begin(code, names))  # not through the bridge, because the mark is random
    results, records = [], []
    for seed in (1, 2):
        match, rng = Match.parse(begun), Random(seed)
        while match.to_act:
            actor = match.to_act[0]
            if actor == DICE:
                match.roll()
            else:
                match.play(actor, match.legal(actor).sample(rng))
        records.append(str(match))
        sealed = recorder.ask("class_result", record=records[-1])
        results.append(recorder.ask("read_class_result", text=sealed, code=code))
    recorder.ask("class_spread", results=results)
    recorder.ask("class_missed", results=results)
    recorder.ask("class_weeks", lessons=[{"names": names, "results": [one]} for one in results])
    recorder.ask("class_choices", results=records)
    recorder.ask("replaced_results", results=records)
    names = recorder.ask("names_in", text='Name\tGroup\n1. Anna\tB\n"Lee, Ben"\nAnna\n')["names"]
    groups = {"B": recorder.ask("group_code", code=code, options={}, work="self")}
    recorder.ask("class_groups", code=code, groups=groups)
    recorder.ask("group_codes", code=code, like=code, groups=groups)
    recorder.ask("help_group", code=code, names=names, groups=groups, results=results)
    recorder.ask("pin_hash", pin="2580", salt="AAECAwQFBgc")
    recorder.ask("attendance", names=names, played=[["Ben"], ["Zoe"]])
    recorder.ask("read_roster", text="1bsncwDMxM9d1c-ZyUjABMlzcuLhcc3MTFQy5nGrADCOu533dT9dOeLZtKwA")
    recorder.ask("class_throws", results=results, tablets=30, seed=7)
    recorder.ask("compare_class_results", one=records[0], other=records[1])


def may_differ(request: Json) -> bool:
    """Return whether two Pythons may answer a request differently because of time or chance, such as a drawn seed."""
    return str(request.get("method")) in BY_TIME or request.get("seed", 0) is None


def bad(seed: int, count: int = FUZZ) -> Part:
    """Send random requests, many of them damaged."""
    from tests.requests import Requests

    requests = Requests(Random(f"{seed} transcript"))
    recorder = Recorder(rollbook.bridge._bridge)  # the bridge on whose match the drawn requests depend
    for number in range(count):
        if number % 200 == 0:
            match = some_match(list(GAMES)[number // 200 % len(GAMES)], requests.rng, 20)
            recorder.ask("open", record=str(match), match="a")
        request = requests.draw()
        if isinstance(request, dict) and not may_differ(request):
            recorder.send(request)
    return recorder.part


def write(seed: int) -> Transcript:
    """Make the transcript; the seed determines the random choices."""
    parts: dict[str, Part] = {f"bad requests, seed {seed}": bad(seed)}
    for path in golden_files():
        parts[f"{path.parent.name}/{path.name}"] = golden(Record.parse(path.read_text("utf-8")))
    for game in GAMES:
        parts[f"everything about {game}"] = everything(game)
    walks = [
        [game, seats, options, seed, digest(str(check_match(GAMES[game], seats, options, seed)))]
        for game in GAMES
        for number, (seats, options) in enumerate(set_ups(GAMES[game]))
        if ALL or (seed + number) % 2 == 0  # every other set-up; the next run may take the others
    ]
    return {"seed": seed, "parts": parts, "walks": walks}


def differences(transcript: Transcript, tell: Callable[[str], object] = lambda part: None) -> list[Json]:
    """Replay a transcript; return each request that this Python answers differently, with its answer.

    A part is not replayed beyond its first difference. `tell` receives the name of each part as it starts.
    """
    found: list[Json] = []
    for name, part in transcript["parts"].items():
        tell(name)
        bridge = Bridge(OpenMatch())
        for number, (request, expected) in enumerate(part):
            answered = answer(bridge, request)
            if digest(answered) != expected:
                found.append({"part": name, "number": number, "request": request, "answer": answered})
                break
    for game, seats, options, seed, expected in transcript["walks"]:
        name = f"walk {game} {seats} {options} {seed}"
        tell(name)
        try:
            record = str(check_match(GAMES[game], seats, options, seed))
        except Exception as error:  # noqa: BLE001 - any failure in only one Python is a difference
            record = f"{type(error).__name__}: {error}"
        if digest(record) != expected:
            found.append({"part": name, "number": 0, "request": name, "answer": record})
    return found


def explained(transcript: Transcript, difference: Json) -> str:
    """Return a difference as readable text, with this Python's answer."""
    part = transcript["parts"].get(difference["part"])
    said = ""
    if part is not None:
        bridge = Bridge(OpenMatch())
        for request, _ in part[: difference["number"] + 1]:
            said = answer(bridge, request)
    here = next(
        (at for at, (one, other) in enumerate(zip(said, difference["answer"], strict=False)) if one != other), 0
    )
    begin = max(0, here - 60)
    return (
        f"{difference['part']}, request {difference['number']}: {difference['request'][:300]}\n"
        f"  here:  …{said[begin : here + 200]}\n  there: …{difference['answer'][begin : here + 200]}"
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(write(commit_seed())), "utf-8")
