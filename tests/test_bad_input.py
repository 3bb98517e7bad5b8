"""Bad input by the thousand: only refusals, nothing changed by them, and no more time than the input is long.

What is tried is drawn from a seed that is new in each run and printed where a test fails: set ROLLBOOK_SEED to it to
see the same again.
"""

import json
import os
from collections.abc import Callable, Iterator
from functools import partial
from random import Random, SystemRandom
from time import process_time
from typing import Any

import pytest

from rollbook import GAMES, IllegalMove, Match, RecordError, Refusal, bridge, class_code, slices
from rollbook.bridge import arguments as bridge_arguments
from rollbook.bridge.shelf import Shelf
from rollbook.game import DICE
from tests.repeats import IN_PYODIDE

SEED = int(os.environ.get("ROLLBOOK_SEED") or SystemRandom().randrange(10**9))
CASES = {"records": 20_000, "set-ups": 25_000, "moves": 25_000, "picks": 5_000, "requests": 20_000, "codes": 10_000}

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


@pytest.fixture(autouse=True)
def _seed_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    print(f"ROLLBOOK_SEED={SEED}")  # pytest shows it where a test fails
    monkeypatch.setattr(slices, "SLICE", 0)
    monkeypatch.setattr(bridge, "AHEAD", 0)


def cases(kind: str) -> int:
    """How many cases of a kind are tried: in a browser fewer, since only the interpreter is another."""
    return CASES[kind] // 25 if IN_PYODIDE else CASES[kind]


def generator(name: str) -> Random:
    return Random(f"{SEED} {name}")


def odd_number(rng: Random) -> Any:
    return rng.choice(
        [-1, 0, 1, 2, 3, 4, 12, 13, 2**31, 2**53 - 1, 2**53, 10**30, -(10**30), 0.0, 1.0, 1.5, 1e308, True, False]
    )


def odd(rng: Random, depth: int = 2) -> Any:
    """Anything that JSON can hold."""
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
    """A match of each game somewhere in its course, with names, options and remarks."""
    return [some_match(game, rng, actions) for game in GAMES]


def some_match(id: str, rng: Random, actions: int) -> Match:
    """A match of a game somewhere in its course."""
    game = GAMES[id]
    options = {name: rng.choice(option.values) for name, option in game.options.items()}
    match = Match(game, rng.choice(game.seats), options, rng.randrange(2**53))
    for _ in range(rng.randrange(actions)):
        step(match, rng)
    return match


def step(match: Match, rng: Random) -> None:
    """One more action or remark, if the match is not over."""
    if rng.random() < 0.1:
        match.remark("hint 1")
    if not match.to_act:
        return
    actor = rng.choice(match.to_act)
    if actor == DICE:
        match.roll()
    else:
        match.play(actor, match.legal(actor).sample(rng))


def damaged(text: str, rng: Random) -> str:
    """A text with a few of its characters, words or lines dropped, doubled, swapped or replaced."""
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


def untouched(match: Match, work: Callable[[], object]) -> Refusal | None:
    """Do something with a match: the refusal if there is one, and then the match is as it was."""
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
    """One sentence that can be shown and stored, of a length that somebody reads."""
    sentence = str(refusal)
    assert sentence
    assert len(sentence) < 2000
    sentence.encode("utf-8")
    json.dumps(refusal.arguments, ensure_ascii=False).encode("utf-8")


def test_at_least_a_hundred_thousand_cases_are_tried() -> None:
    assert sum(CASES.values()) >= 100_000


def test_records() -> None:
    """A damaged record is refused, or is a match that is written and read as the same."""
    rng = generator("records")
    originals = [str(match) for match in some_matches(rng, 12)]
    for _ in range(cases("records")):
        text = damaged(rng.choice(originals), rng)
        try:
            match = Match.parse(text)
        except RecordError as refusal:
            check_refusal(refusal)
        else:
            again = str(match)
            assert str(Match.parse(again)) == again, text


def test_set_ups() -> None:
    """A set-up of anything is refused, or is a match that is written and read as the same."""
    rng = generator("set-ups")
    for _ in range(cases("set-ups")):
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


def test_moves() -> None:
    """Whatever is played, rolled, noted or asked out of turn is refused and changes nothing, or it is legal."""
    rng = generator("moves")
    matches = some_matches(rng)
    for number in range(cases("moves")):
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


def test_picks() -> None:
    """Any picks are answered: they lead somewhere, or a sentence says why not."""
    rng = generator("picks")
    matches = some_matches(rng, 15)
    for number in range(cases("picks")):
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
        desk = bridge.Desk(match)
        seat = rng.choice([0, 0, *match.to_act, -1])
        answer = bridge.Bridge(desk)({"method": "choices", "seat": seat, "picks": picks})
        if "ok" in answer and not answer["ok"]["next"] and answer["ok"]["move"] is None:
            assert answer["ok"]["refusal"]["sentence"]
            assert len(json.dumps(answer)) < 10_000


def parameters() -> Iterator[tuple[str, tuple[str, ...]]]:
    for method in sorted(bridge.METHODS):
        yield method, bridge_arguments.parameters(getattr(bridge.METHODS[method], method))[0]


def request(rng: Random, methods: list[tuple[str, tuple[str, ...]]], originals: list[str]) -> Any:
    """A request to the bridge, in which most things are right."""
    method, names = rng.choice(methods)
    likely: dict[str, Callable[[], Any]] = {
        "game": lambda: rng.choice(list(GAMES)),
        "seats": lambda: rng.choice([1, 2, 3, ["Anna", "bot easy"]]),
        "options": lambda: rng.choice([{}, {"level": "place"}, {"grids": "4"}]),
        "seed": lambda: rng.randrange(2**53),
        "record": lambda: damaged(rng.choice(originals), rng) if rng.random() < 0.5 else rng.choice(originals),
        "seat": lambda: rng.choice([0, 0, 1]),
        "move": lambda: rng.choice(ODD_TEXTS),
        "picks": lambda: [rng.choice(ODD_TEXTS) for _ in range(rng.randrange(3))],
        "faces": lambda: rng.choice([None, None, "3 5", "1 2 3", "6 6"]),
        "text": lambda: rng.choice([*ODD_TEXTS, *originals[:2]]),
        "level": lambda: rng.choice(["easy", "medium"]),
        "requests": lambda: [request(rng, methods, originals) for _ in range(rng.randrange(2))],
        "code": lambda: damaged("467-FC", rng),
        "match": lambda: rng.choice(["a", "b"]),
        "tallies": lambda: [Shelf().tally(rng.choice(originals)), *([odd(rng)] if rng.random() < 0.5 else [])],
    }
    arguments = {}
    for name in names:
        if rng.random() < 0.95:
            value = likely.get(name, lambda: rng.randrange(4))
            arguments[name] = value() if rng.random() < 0.85 else odd(rng)
    if rng.random() < 0.05:
        arguments[rng.choice([*ODD_TEXTS, "self", "match"])] = odd(rng)
    if rng.random() < 0.02:
        method = odd(rng)
    return {"method": method, **arguments} if rng.random() < 0.98 else odd(rng)


def test_requests() -> None:
    """Any requests to the bridge, in any order: each has an answer, and a refusal changes nothing."""
    rng = generator("requests")
    originals = [str(match) for match in some_matches(rng, 8)]
    # What thinks, or shows the whole table, takes far longer than the rest: it comes more rarely.
    slow = {"think", "hints", "turning_points", "foresee", "new", "open", "preview", "duplicate", "tally", "statistics"}
    methods = [entry for entry in parameters() for _ in range(1 if entry[0] in slow else 5)]
    desk = bridge._bridge.desk
    for number in range(cases("requests")):
        if number % 200 == 0:
            bridge.call(json.dumps({"method": "open", "record": rng.choice(originals), "match": "a"}))
        match = desk._match
        assert match is not None
        before = (match.state, match.history, match.remarks, match.seats, match.can_redo, desk.name)
        asked = json.dumps(request(rng, methods, originals))
        text = bridge.call(asked)
        answer = json.loads(text)
        assert answer.keys() in ({"ok"}, {"refusal"})
        if "refusal" in answer:
            assert answer["refusal"].keys() - {"reason"} == {"id", "arguments", "sentence"}
            assert answer["refusal"]["sentence"], asked
            assert len(text.encode("utf-8")) < 10_000
            assert desk._match is match, asked
            assert match.state is before[0], asked
            assert (match.history, match.remarks, match.seats, match.can_redo, desk.name) == before[1:], asked
        if number % 50 == 0:
            record = str(desk.match)
            assert str(Match.parse(record)) == record, asked


def test_codes() -> None:
    """A class code of anything is refused, or is the code of what it says."""
    rng = generator("codes")
    for _ in range(cases("codes")):
        text = rng.choice(
            [damaged("2DRT-X2NY", rng), rng.choice(ODD_TEXTS), "".join(rng.choices(class_code.ALPHABET, k=7))]
        )
        try:
            said = class_code.decode(text)
        except Refusal as refusal:
            check_refusal(refusal)
        else:
            assert class_code.encode(**said)


# no more time than the input is long

HEAD = "rollbook 1\ngame: {game} 1\nseats: {seats}\nseed: 7\n\n"


def after(head: str) -> Callable[[str], object]:
    """Reads a record that goes on with a long text; without it, it is right."""
    Match.parse(head if head.endswith("\n") else head.rpartition("\n")[0] + "\n")
    return lambda text: parse(head + text)


def parse(text: str) -> None:
    try:
        Match.parse(text)
    except Refusal as refusal:
        check_refusal(refusal)


def asked(method: str, **arguments: Any) -> Callable[[str], object]:
    """Asks the bridge with a long text in the place of `LONG`, or with as many short ones as it is long."""

    def ask(text: str) -> None:
        filled = {
            name: text if value == "LONG" else list(text) if value == "MANY" else value
            for name, value in arguments.items()
        }
        answer = bridge.call(json.dumps({"method": method, **filled}))
        assert method == "split" or len(answer) < 20_000

    return ask


def unmarked(ask: Callable[[str], object]) -> Callable[[str], object]:
    """Asks of a match of Knockout in which people work it out themselves."""

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
    """The least processor time of a few tries, each as many times over as it takes to be measured well."""
    times, least = 1, float("inf")
    tries = 0
    while tries < 4:
        begins = process_time()
        for _ in range(times):
            work(text)
        took = process_time() - begins
        if took < 0.002 and times < 1000:
            times *= 4
            continue
        tries += 1
        least = min(least, took / times)
    return least


@pytest.mark.skipif(IN_PYODIDE, reason="a page's clock is too coarse")
@pytest.mark.parametrize("name", LONG_INPUTS)
def test_an_input_four_times_as_long_takes_less_than_nine_times_as_long(name: str) -> None:
    """That is, twice the length takes less than three times as long; what is quadratic would take sixteen times."""
    work, unit = LONG_INPUTS[name]
    bridge.call(json.dumps({"method": "open", "record": KNOCKOUT}))
    short, long = unit * (8_000 // len(unit)), unit * (32_000 // len(unit))
    assert seconds(work, long) < 9 * seconds(work, short)


# So many additions take some ten milliseconds in CPython 3.11 on a laptop. A slower machine takes longer for both.
ADDITIONS = 200_000


def ten_milliseconds() -> float:
    """The processor time of a yardstick on this machine, under the load that it has now."""

    def add(_text: str) -> None:
        total = 0
        for number in range(ADDITIONS):
            total += number

    return seconds(add, "")


@pytest.mark.skipif(IN_PYODIDE, reason="a page's clock is too coarse")
@pytest.mark.parametrize("name", LONG_INPUTS)
def test_a_kilobyte_takes_no_longer_than_ten_milliseconds(name: str) -> None:
    """Measured beside a yardstick in the same run, once for a short text and once for a long one."""
    work, unit = LONG_INPUTS[name]
    bridge.call(json.dumps({"method": "open", "record": KNOCKOUT}))
    for kilobytes in (1, 32):
        took = seconds(work, unit * (1000 * kilobytes // len(unit)))
        assert took < kilobytes * ten_milliseconds(), f"{1000 * took / kilobytes:.1f} ms a kilobyte"


def test_a_refusal_shows_no_more_of_a_long_text_than_somebody_reads() -> None:
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
