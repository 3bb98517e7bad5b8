"""Thousands of bad inputs are refused, change nothing, and take time in proportion to their length.

The inputs are drawn from the commit's seed (tests/seeds.py), which a failed test prints. Set ROLLBOOK_SEED to try
other inputs, or to repeat a run.
"""

import gc
import json
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from random import Random
from time import process_time
from typing import Any

import pytest

from rollbook import GAMES, IllegalMove, Match, RecordError, Refusal, bridge, class_code
from rollbook.core import slices
from rollbook.core.game import DICE
from tests.odd import ODD_TEXTS, damaged, odd, some_match, some_matches, step
from tests.repeats import IN_PYODIDE, cases
from tests.requests import NEW_TABLE, Requests
from tests.seeds import commit_seed

SEED = commit_seed()
MAX_CASES = {"records": 20_000, "set-ups": 25_000, "moves": 25_000, "picks": 5_000, "requests": 6_000, "codes": 10_000}
MAX_ROUNDS = 50
CASES = {kind: cases(most) for kind, most in MAX_CASES.items()}


@pytest.fixture(autouse=True)
def _seed_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    print(f"ROLLBOOK_SEED={SEED}")  # pytest shows it if a test fails
    monkeypatch.setattr(slices, "SLICE", 0)
    monkeypatch.setattr(bridge, "AHEAD", 0)


def generator(name: str) -> Random:
    return Random(f"{SEED} {name}")


def untouched(match: Match, work: Callable[[], object]) -> Refusal | None:
    """Do something with a match. If that is refused, check that the match is unchanged, and return the refusal."""
    before = (match.state, match.history, match.remarks, match.seats, match.can_redo)
    try:
        work()
    except Refusal as refusal:
        assert match.state is before[0]
        assert (match.history, match.remarks, match.seats, match.can_redo) == before[1:]
        check_refusal(refusal)
        return refusal
    return None


def check_refusal(refusal: Refusal) -> None:
    """Check that a refusal has a sentence of readable length, and that it can be shown and stored."""
    sentence = str(refusal)
    assert sentence
    assert len(sentence) < 2000
    sentence.encode("utf-8")
    json.dumps(refusal.arguments, ensure_ascii=False).encode("utf-8")


def test_random_records_parse_or_are_refused() -> None:
    """A damaged record is refused, or is a match that survives writing and reading."""
    rng = generator("records")
    originals = [str(match) for match in some_matches(rng, 12)]
    for _ in range(CASES["records"]):
        text = damaged(rng.choice(originals), rng)
        try:
            match = Match.parse(text)
        except RecordError as refusal:
            check_refusal(refusal)
        else:
            again = str(match)
            assert str(Match.parse(again)) == again, text


def test_random_set_ups_are_accepted_or_refused() -> None:
    """A random set-up is refused, or makes a match that survives writing and reading."""
    rng = generator("set-ups")
    for _ in range(CASES["set-ups"]):
        game = rng.choice(list(GAMES))
        given: dict[str, Any] = {
            "game": game,
            "seats": rng.choice(GAMES[game].seats),
            "options": {name: rng.choice(option.values) for name, option in GAMES[game].options.items()},
            "seed": rng.randrange(2**53),
        }
        if rng.random() < 0.5:
            given["seats"] = [rng.choice(ODD_TEXTS) for _ in range(given["seats"])]
        for name in rng.sample(list(given), rng.choice([0, 1, 1, 2])):
            given[name] = odd(rng)
        if rng.random() < 0.2 and isinstance(given["options"], dict):
            given["options"] = {**given["options"], rng.choice(["level", "board", "grids", *ODD_TEXTS]): odd(rng)}
        try:
            match = Match(**given)
        except Refusal as refusal:
            check_refusal(refusal)
        else:
            assert str(Match.parse(str(match))) == str(match), given


def test_invalid_moves_leave_the_match_unchanged() -> None:
    """Any move, roll, remark or undo is legal, or is refused and changes nothing."""
    rng = generator("moves")
    matches = some_matches(rng)
    for number in range(CASES["moves"]):
        at = number % len(matches)
        match = matches[at]
        if not match.to_act or len(match.history) > 60:
            match = matches[at] = some_match(match.game.id, rng, 5)
        seat = rng.choice([*match.to_act, *range(-1, 3), odd(rng)])
        move = rng.choice(ODD_TEXTS)
        if match.to_act != (DICE,) and rng.random() < 0.6:
            actor = next(actor for actor in match.to_act if actor != DICE)
            move = damaged(match.legal(actor).sample(rng), rng)
        if rng.random() < 0.1:
            move = odd(rng)
        attempts: list[Callable[[], object]] = [
            *[partial(match.play, seat, move)] * 3,
            *[partial(work, move) for work in (match.roll, match.remark)],
            *[partial(work, seat) for work in (match.undo, match.legal, match.events, match.position, match.duplicate)],
            partial(match.sit, seat, move),
            match.redo,
        ]
        work = rng.choice(attempts)
        untouched(match, work)
        if rng.random() < 0.2:
            step(match, rng)
    for match in matches:
        assert Match.parse(str(match)) == match


def test_any_picks_get_an_answer_or_a_reason() -> None:
    """All picks get an answer: they lead to a move, or a sentence says why not. Both happen."""
    rng = generator("picks")
    kinds: Counter[str] = Counter()
    matches = some_matches(rng, 15)
    for number in range(CASES["picks"]):
        at = number % len(matches)
        match = matches[at]
        if number % 40 == at:
            match = matches[at] = some_match(match.game.id, rng, 15)
            while match.to_act == (DICE,):
                match.roll()
        picks = [
            rng.choice([rng.choice(match.game.picks), rng.choice(ODD_TEXTS)])
            for _ in range(rng.choice([1, 1, 2, 3, 20]))
        ]
        open_match = bridge.OpenMatch(match)
        seat = rng.choice([0, 0, *match.to_act, -1])
        answer = bridge.Bridge(open_match)({"method": "choices", "seat": seat, "picks": picks})
        if "ok" not in answer:
            kinds["refused"] += 1
            assert answer["refusal"]["sentence"]
        elif answer["ok"]["next"] or answer["ok"]["move"] is not None:
            kinds["lead on"] += 1
        else:
            kinds["with a reason"] += 1
            assert answer["ok"]["refusal"]["sentence"]
            assert len(json.dumps(answer)) < 10_000
    assert set(kinds) == {"refused", "lead on", "with a reason"}


def test_every_bridge_method_answers_random_requests() -> None:
    """Each random request to the bridge gets an answer, a refusal changes nothing, and every method answers."""
    requests = Requests(generator("requests"))
    for _ in requests.run(CASES["requests"]):
        pass
    for _ in range(MAX_ROUNDS):
        never = set(bridge.METHODS) - set(requests.answered)
        if IN_PYODIDE or not never:  # in a browser too few requests are sent for every method to answer
            return
        requests.prefer(never)
        for _ in requests.run(NEW_TABLE):
            pass
    pytest.fail(f"never answered: {set(bridge.METHODS) - set(requests.answered)}")


def test_random_class_codes_decode_or_are_refused() -> None:
    """A random string is refused as a class code, or is decoded to a set-up that has a class code."""
    rng = generator("codes")
    for _ in range(CASES["codes"]):
        text = rng.choice(
            [damaged("2DRT-X2NY", rng), rng.choice(ODD_TEXTS), "".join(rng.choices(class_code.ALPHABET, k=7))]
        )
        try:
            said = class_code.decode(text)
        except Refusal as refusal:
            check_refusal(refusal)
        else:
            assert class_code.encode(**said)


# time in proportion to the input's length

HEAD = "rollbook 1\ngame: {game} 1\nseats: {seats}\nseed: 7\n\n"


def after(head: str) -> Callable[[str], object]:
    """Return a function that reads a valid record to which it has added a long string."""
    Match.parse(head if head.endswith("\n") else head.rpartition("\n")[0] + "\n")
    return lambda text: parse(head + text)


def parse(text: str) -> None:
    try:
        Match.parse(text)
    except Refusal as refusal:
        check_refusal(refusal)


def asked(method: str, **arguments: Any) -> Callable[[str], object]:
    """Return a function that sends the bridge a long string for `LONG`, or a list of its characters for `MANY`."""

    def ask(text: str) -> None:
        filled = {
            name: text if value == "LONG" else list(text) if value == "MANY" else value
            for name, value in arguments.items()
        }
        answer = bridge.call(json.dumps({"method": method, **filled}))
        assert method == "split" or len(answer) < 20_000

    return ask


def unmarked(ask: Callable[[str], object]) -> Callable[[str], object]:
    """Return a function that first opens a match of Knockout in self-check mode, and then does the same as `ask`."""

    def open_and_ask(text: str) -> None:
        bridge.call(json.dumps({"method": "open", "record": KNOCKOUT + "# work self\n"}))
        ask(text)

    return open_and_ask


KNOCKOUT = HEAD.format(game="knockout", seats="A | B") + "dice 6 6 6\ndice 1 1 1\ndice 2 3 4\n"
ROLL_OUT = HEAD.format(game="roll_out", seats="A | B") + "dice 6 6\ndice 1 1\ndice 2 3\n"
KNASTER = HEAD.format(game="knaster", seats="A | B") + "dice 3 4\n"
ROLL_IT = HEAD.format(game="roll_it", seats="A | B")
LOWDOWN = HEAD.format(game="lowdown", seats="A | B") + "dice 2 6 blue purple\n"
LONG_INPUTS: dict[str, tuple[Callable[[str], object], str]] = {
    "a record": (parse, "x"),
    "empty lines": (parse, "\n"),
    "an option": (
        lambda text: parse(f"rollbook 1\ngame: roll_it 1\noptions: grids={text}\nseats: A | B\nseed: 7\n\n"),
        "9",
    ),
    "options": (lambda text: parse(f"rollbook 1\ngame: roll_it 1\noptions: {text}\nseats: A | B\nseed: 7\n\n"), "a=b "),
    "seats": (lambda text: parse(HEAD.format(game="roll_it", seats=text)), "A | "),
    "a name": (lambda text: parse(HEAD.format(game="roll_it", seats=f"A | {text}")), "\u200b"),
    "a seed": (lambda text: parse(f"rollbook 1\ngame: roll_it 1\nseats: A | B\nseed: {text}\n\n"), "9"),
    "a remark": (after(ROLL_IT), "# x"),
    "dice": (after(ROLL_IT), "dice 1 1"),
    "many dice": (after(ROLL_IT), " 1"),
    "an actor": (after(ROLL_IT), "9"),
    **{
        f"a move of {name} of {kind!r}": (after(f"{head}0 "), kind)
        for name, head in (
            ("knockout", KNOCKOUT),
            ("knaster", KNASTER),
            ("roll_it", ROLL_IT + "dice 3 4\n"),
            ("lowdown", LOWDOWN),
            ("roll_out", ROLL_OUT),
        )
        for kind in ("1", "1+", "=1", "9=1+2+", "write a1 ", "bonus row1 a1 ", "1.1", "c5 ", "5 red A1 ", "A.row1 ")
    },
    "picks": (asked("choices", seat=0, picks="MANY"), "5"),
    "picks where people work it out themselves": (unmarked(asked("choices", seat=0, picks="MANY")), "123456789"),
    "a pick": (lambda text: asked("choices", seat=0, picks=[text])(text), "5"),
    "a move": (asked("play", seat=0, move="LONG"), "1+"),
    "faces": (asked("roll", faces="LONG"), "1 "),
    "a seat": (asked("sit", seat=0, text="LONG"), "bot "),
    "a note": (asked("remark", text="LONG"), "x"),
    "a method": (lambda text: bridge.call(json.dumps({"method": text})), "x"),
    "an argument": (lambda text: bridge.call(json.dumps({"method": "table", text: 1})), "x"),
    "a code": (asked("class_set_up", code="LONG"), "4-"),
    "records": (asked("split", text="LONG"), "rollbook 1\n\n"),
    "a request": (bridge.call, "["),
    "digits": (bridge.call, "9"),
}


def seconds(work: Callable[[str], object], text: str) -> float:
    """Return the minimum CPU time of a few tries, each repeated often enough to be measured well.

    Garbage collection is off meanwhile, because it would scan the objects of all tests.
    """
    times, least = 1, float("inf")
    tries = 0
    while tries < 4:
        gc.disable()
        begins = process_time()
        try:
            for _ in range(times):
                work(text)
            took = process_time() - begins
        finally:
            gc.enable()
        if took < 0.002 and times < 1000:
            times *= 4
            continue
        tries += 1
        least = min(least, took / times)
    return least


# These additions take about ten milliseconds in CPython 3.11 on a laptop. On a slower machine they take longer, and so
# does what is measured.
ADDITIONS = 200_000


@cache
def ten_milliseconds() -> float:
    """Return the CPU time of the additions on this machine, in seconds."""

    def add(_text: str) -> None:
        total = 0
        for number in range(ADDITIONS):
            total += number

    return seconds(add, "")


@pytest.mark.skipif(IN_PYODIDE, reason="a page's clock is too coarse")
@pytest.mark.parametrize("name", LONG_INPUTS)
def test_long_input_takes_time_in_proportion_to_its_length(name: str) -> None:
    """Input four times as long takes less than nine times as long; quadratic code would take sixteen times as long.

    The limit for each kilobyte is the time of the additions above, measured in the same run.
    """
    work, unit = LONG_INPUTS[name]
    bridge.call(json.dumps({"method": "open", "record": KNOCKOUT}))
    took = {kilobytes: seconds(work, unit * (1000 * kilobytes // len(unit))) for kilobytes in (1, 8, 32)}
    assert took[32] < 9 * took[8]
    for kilobytes in (1, 32):
        milliseconds = 1000 * took[kilobytes] / kilobytes
        assert took[kilobytes] < kilobytes * ten_milliseconds(), f"{milliseconds:.1f} ms a kilobyte"


def test_refusal_shortens_a_long_text() -> None:
    match = Match.parse(KNOCKOUT)
    for text in ("x" * 100_000, "1+" * 100_000, "\ud800" * 100_000, "\u202e" * 100_000):
        for work in (
            lambda text=text: match.play(0, text),
            lambda text=text: match.play(int("1" * 30), text),
            lambda text=text: match.sit(0, f"bot {text}"),
            lambda text=text: Match("roll_it", options={text: text}),
            lambda text=text: Match.parse(KNOCKOUT.replace("knockout", text)),
        ):
            refusal = untouched(match, work)
            assert refusal is not None
            assert len(str(refusal)) < 500
    refused = match.state.game.refusals.why_not_picks(match.state, 0, ["x" * 1000] * 1000)
    assert isinstance(refused, IllegalMove)
    check_refusal(refused)
