"""Your own bot: its answers, its failures, and that it never learns how the dice will fall."""

import gc
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, arena, bots
from rollbook.arena import BotFailed, OwnBot, Played, Series, own_bot, play, play_all
from rollbook.arena.bot_process import close_bots
from rollbook.arena.own_bot import BotCode, checked
from rollbook.arena.players import PLAYERS, bot_seed
from rollbook.command.line import main
from rollbook.core.game import State
from tests.arena.any_bot import ANY

# A short bot as a user would write it.
MY_BOT = """\
def choose(state, seat, rng):        # my_bot.py; returns one of state.legal(seat), or its text
    return max(state.legal(seat), key=lambda move: state.apply(seat, move).scores()[seat])
"""


def first(state: State, seat: int, rng: Random) -> Any:
    return next(iter(state.legal(seat)))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Work in an empty folder; end the bots' processes after the test."""
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    close_bots()


def whole(match: Played) -> tuple[object, ...]:
    """Return the parts of a played match that do not depend on time."""
    return (*match[:7], *match[8:])


def one(source: str, game: str = "knaster", **more: Any) -> Played:
    """Play the first match of a bot with this source against `random`."""
    Path("my_bot.py").write_text(source, "utf-8")
    return play(Series(game, ("my_bot.py", "random"), 1, **more), 0)


@pytest.mark.parametrize("game", GAMES)
def test_file_plays_every_game(game: str, folder: Path) -> None:
    assert one(MY_BOT, game).failure is None


def test_function_plays_in_a_series() -> None:
    series = Series("roll_out", players=(first, "random"), matches=2)
    assert series.names == ("first", "random")
    assert [match.failure for match in play_all(series)] == [None, None]
    assert series.name.startswith("roll_out 1 first#")


def test_move_may_be_answered_as_its_text() -> None:
    def text(state: State, seat: int, rng: Random) -> str:
        return state.game.notation.text(next(iter(state.legal(seat))))

    by_move = play(Series("lowdown", (OwnBot("one", first), "random"), 1, secret="x"), 0)
    by_text = play(Series("lowdown", (OwnBot("one", text), "random"), 1, secret="x"), 0)
    assert whole(by_move) == whole(by_text)


def test_file_and_its_function_play_the_same_match(folder: Path) -> None:
    def choose(state: State, seat: int, rng: Random) -> Any:
        return state.legal(seat).sample(rng)

    Path("any.py").write_text(ANY, "utf-8")
    here = play(Series("lowdown", (OwnBot("any.py", choose), "random"), 1, secret="x"), 0)
    there = play(Series("lowdown", ("any.py", "random"), 1, secret="x"), 0)
    assert whole(here) == whole(there)


def test_module_and_a_function_with_another_name_in_a_file(folder: Path) -> None:
    Path("bots_of_mine").mkdir()
    Path("bots_of_mine/any_bot.py").write_text(ANY.replace("choose", "sampled"), "utf-8")
    matches = []
    for text in ("bots_of_mine/any_bot.py:sampled", "bots_of_mine.any_bot:sampled"):
        series = Series("knockout", (f"mine={text}", "random"), 1, secret="x")
        assert series.names == ("mine", "random")
        matches.append(whole(play(series, 0)))
    assert matches[0] == matches[1]


def test_bot_may_read_files_import_neighbours_and_print(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)  # with it, output is never delayed
    Path("beside").mkdir()
    Path("beside/helper_of_bot.py").write_text("def pick(moves, rng): return moves.sample(rng)\n", "utf-8")
    source = (
        "from dataclasses import dataclass\nfrom pathlib import Path\nimport helper_of_bot\n"
        "@dataclass\nclass Thought:\n    seat: int\n"
        "def choose(state, seat, rng):\n    print('thinking', Thought(seat).seat)\n"
        "    assert Path(__file__).name == 'my_bot.py'\n    return helper_of_bot.pick(state.legal(seat), rng)\n"
    )
    Path("beside/my_bot.py").write_text(source, "utf-8")
    assert play(Series("knockout", ("beside/my_bot.py", "random"), 1), 0).failure is None
    printed = capfd.readouterr()
    assert printed.out == ""
    assert "thinking 0\n" in printed.err


@pytest.mark.parametrize(
    ("answer", "kind", "reason"),
    [
        ("1 / 0", "raised", "raised ZeroDivisionError: division by zero (my_bot.py, line 2)"),
        ("exit(3)", "raised", "raised SystemExit: 3 (my_bot.py, line 2)"),
        ("exec('raise KeyboardInterrupt')", "raised", "raised KeyboardInterrupt (my_bot.py, line 2)"),
        ("__import__('os')._exit(3)", "raised", "ended its process (exit code 3)"),
        ("1.0", "illegal", "answered "),
        ("None", "illegal", "answered None, and not one of state.legal(seat)"),
        ("'h9'", "illegal", "answered 'h9', which is not a legal move: “h9” is not written like a move"),
        ("10 ** 6", "illegal", "answered 1000000, which is not a legal move"),
        ("[[]]", "illegal", "answered [[]], which is not a legal move"),
        ("state", "illegal", "answered <State of knaster"),
    ],
)
def test_bot_that_fails_loses_the_match(answer: str, kind: str, reason: str, folder: Path) -> None:
    played = one(f"def choose(state, seat, rng):\n    return {answer}\n")
    assert played.failure is not None
    assert (played.failure.seat, played.failure.kind) == (0, kind)
    assert played.failure.reason.startswith(reason)
    assert played.shares == (0.0, 1.0)
    match = Match.parse(played.record)
    assert match.seats == ("my_bot.py", "random")
    assert len(match.actions) == played.actions
    assert 0 in match.to_act
    assert len(match.legal(0)) > 1


class Float32:
    """Like NumPy's `float32`: a number that is not a Python float and may equal an integer."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return self.number == other

    def __hash__(self) -> int:
        return hash(self.number)

    def __float__(self) -> float:
        return float(self.number)

    def __repr__(self) -> str:
        return f"np.float32({self.number}.0)"


class Int64(Float32):
    """Like NumPy's integers: an integer of another type."""

    def __index__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return str(self.number)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "roll_out"])  # Roll Out's moves are strings
@pytest.mark.parametrize("kind", [float, Float32])
def test_number_with_a_point_loses_the_match_and_not_the_series(game: str, kind: Any) -> None:
    def floats(state: State, seat: int, rng: Random) -> Any:
        move = next(iter(state.legal(seat)))
        return kind(move) if isinstance(move, int) else tuple(map(kind, filter(lambda one: type(one) is int, move)))

    played = list(play_all(Series(game, (floats, "random"), 2)))
    assert [match.failure is not None and match.failure.kind for match in played] == ["illegal"] * 2
    assert played[0].failure is not None
    assert "which is not a legal move" in played[0].failure.reason


def test_float_is_not_accepted_as_a_move() -> None:
    match = Match("roll_it", seed=7)
    match.roll("2 6")
    move = next(iter(match.state.legal(0)))
    for number in (float(move), Float32(move)):
        with pytest.raises(BotFailed, match=r"^answered .*, which is not a legal move: a move is a whole number$"):
            checked(match.state, 0, number)
    found = checked(match.state, 0, Int64(move))
    assert type(found) is int
    assert found == move


@pytest.mark.parametrize("game", GAMES)
def test_text_of_a_subclass_names_the_move_of_its_characters(game: str) -> None:
    class Text(str):
        """Like NumPy's `str_`: a string of another type."""

        __slots__ = ()

    match = Match(game, seed=7)
    while match.to_act == ("dice",):
        match.roll()
    seat = int(match.to_act[0])
    for move in list(match.state.legal(seat))[:9]:
        text = match.state.text(seat, move)
        assert checked(match.state, seat, Text(text)) == move
        assert match.state.apply(seat, Text(text)) == match.state.apply(seat, move)


def test_own_bot_that_raises_a_base_exception_loses_the_match() -> None:
    class Odd(BaseException):
        pass

    def odd(state: State, seat: int, rng: Random) -> Any:
        raise Odd("x")

    failure = play(Series("knaster", (odd, "random"), 1), 0).failure
    assert failure is not None
    assert failure.reason.startswith("raised Odd: x (")


FORGED = """\
import os
def choose(state, seat, rng):
    for number in range(3, 20):
        try:
            os.write(number, {line!r})
        except OSError:
            pass
    return next(iter(state.legal(seat)))
"""


@pytest.mark.parametrize(
    "line",
    [
        b"garbage\n.",
        b"garbage\n",
        b"[1, 2, 3]\n",
        b'{"move": 7, "spent": 0}\n',
        b'{"move": "c1", "spent": "much"}\n',
        b'{"failed": "won", "reason": "cheats"}\n',
        b"[" * 5000 + b"\n",
        b"x" * 20_000,
        b"\xff\xfe\n",
        pickle.dumps(("c1", 0, 0)),
    ],
)
def test_invalid_answer_fails_only_that_bot(line: bytes, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    played = one(FORGED.format(line=line))
    assert played.failure is not None
    assert played.failure.kind == "raised"
    assert played.failure.reason == "wrote invalid output where its answers go"
    assert played.shares == (0.0, 1.0)
    assert "Traceback" not in capfd.readouterr().err


def test_bot_cannot_forge_an_illegal_move(folder: Path) -> None:
    played = one(FORGED.format(line=b'{"move": "z99", "spent": 0}\n'))
    assert played.failure is not None
    assert played.failure.kind == "illegal"


def test_own_bot_runs_no_code_in_the_arenas_process(folder: Path) -> None:
    class Code:
        def __reduce__(self) -> tuple[Any, ...]:
            return exec, ("open('proof.txt', 'w').close()",)

    assert one(FORGED.format(line=pickle.dumps(Code()) + b"\n")).failure is not None
    assert not Path("proof.txt").exists()


def test_bot_that_raises_keyboard_interrupt_prints_no_traceback(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    played = one("def choose(state, seat, rng):\n    raise KeyboardInterrupt\n")
    assert played.failure is not None
    assert played.failure.reason == "raised KeyboardInterrupt (my_bot.py, line 2)"
    Path("loads.py").write_text("raise KeyboardInterrupt\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"^loads\.py cannot be loaded: KeyboardInterrupt"):
        play(Series("knaster", ("loads.py", "random"), 1), 0)
    assert capfd.readouterr().err == ""


def bot_processes() -> set[str]:
    """Return the ids of bot processes that this process has started and that are still running."""
    found = set()
    for task in Path("/proc/self/task").glob("*/children"):
        for pid in task.read_text("utf-8").split():
            with suppress(OSError):
                if "bot_process" in Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8"):
                    found.add(pid)
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux says who began whom")
def test_bot_processes_end_with_their_thread_or_when_they_are_closed(folder: Path) -> None:
    Path("my_bot.py").write_text(ANY, "utf-8")
    series = Series("roll_out", ("my_bot.py", "random"), 6)
    others = bot_processes()  # for example those of another test's slow thread
    with ThreadPoolExecutor(2) as executor:
        assert sum(1 for _ in play_all(series, executor=executor)) == 6
    gc.collect()
    assert bot_processes() - others == set()
    play(series, 0)
    assert len(bot_processes() - others) == 1
    arena.close_bots()
    assert bot_processes() - others == set()


def test_own_bot_that_failed_starts_again(folder: Path) -> None:
    # The bot fails in its fifth decision. If its process survived, it would fail at the start of the next match.
    source = f"count = 0\n{ANY.replace('return', 'global count; count += 1; assert count < 5; return')}"
    Path("my_bot.py").write_text(source, "utf-8")
    for match in play_all(Series("knaster", ("my_bot.py", "random"), 2)):
        assert match.failure is not None
        assert match.moves[match.failure.seat] == 4


def test_series_can_stop_at_the_failure_of_a_bot() -> None:
    def fails(state: State, seat: int, rng: Random) -> Any:
        raise KeyError("lost")

    series = Series("knaster", (fails, "random"), 2, on_failure="stop")
    with pytest.raises(BotFailed, match=r"^fails \(seat 0\) raised KeyError: 'lost' \(.*\), in match 0, after \d") as f:
        play(series, 0)
    assert len(Match.parse(f.value.record).actions) == int(str(f.value).split()[-2])


def test_bot_that_fails_without_opponents_wins_nothing() -> None:
    def fails(state: State, seat: int, rng: Random) -> Any:
        raise KeyError

    assert play(Series("knaster", (fails,), 1, seats=1), 0).shares == (0.0,)


def test_generator_is_the_bots_own_and_the_same_in_every_repetition() -> None:
    drawn: list[float] = []

    def draws(state: State, seat: int, rng: Random) -> Any:
        drawn.append(rng.random())
        return state.legal(seat).sample(rng)

    series = Series("knaster", (draws, "random"), 1)
    play(series, 0)
    before = list(drawn)
    drawn.clear()
    play(series, 0)
    assert drawn == before
    assert len(set(drawn)) == len(drawn) > 10


def test_bot_cannot_find_the_dice_from_its_generator_or_the_seed_of_the_series() -> None:
    # The spy tries each seed that might have been printed, and the first matches. If its generator's first number
    # matched, it would know all future rolls.
    def digest(text: str) -> int:
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big") & 2**53 - 1

    seeds = {digest(f"rollbook series 1 {one} roll_out 1 seats=2 {group}") for one in range(8) for group in range(8)}
    found: list[int] = []
    asked: list[int] = []

    def spy(state: State, seat: int, rng: Random) -> Any:
        number = rng.random()
        asked.append(seat)
        if len(asked) < 4:
            found.extend(
                seed
                for seed in seeds
                for actions in range(20)
                if Random(bot_seed(seed, actions, seat)).random() == number
            )
        return next(iter(state.legal(seat)))

    series = Series("roll_out", (spy, "random"), 8, seed=5)
    play(series, 6)
    assert asked
    assert not found
    # Nor can it compare the rolls that it has seen with those of each seed, because the dice do not follow from any of
    # these seeds.
    assert Series("roll_out", ("random", "greedy"), 8, seed=5).seed_of(6) in seeds
    assert not seeds & {series.seed_of(number) for number in range(8)}

    asked.clear()
    play(Series("roll_out", (spy, "random"), 8, seed=5, secret=""), 6)
    assert found  # without a secret, the spy finds the seed


def test_same_secret_plays_the_same_matches_again_and_another_one_other_matches() -> None:
    drawn = Series("roll_it", (first, "random"), 4)
    again = Series("roll_it", (first, "random"), 4, secret=drawn.secret)
    assert re.fullmatch("[0-9a-f]{32}", drawn.secret or "")
    assert [whole(play(drawn, number)) for number in (0, 3)] == [whole(play(again, number)) for number in (0, 3)]
    assert drawn == again == pickle.loads(pickle.dumps(drawn))
    other = Series("roll_it", (first, "random"), 4)
    assert other.seed_of(0) != drawn.seed_of(0)
    assert other.name == drawn.name
    assert drawn.run == f"{drawn.name} secret={drawn.secret}"
    assert str(drawn.secret) not in repr(drawn)
    # Levels get the same dice from the same secret, but a series of levels has no secret by default.
    assert Series("roll_it", ("hard", "easy"), 4, secret=drawn.secret).seed_of(2) == drawn.seed_of(2)
    assert Series("roll_it", ("hard", "easy"), 4).secret == ""
    for bad in ("a b", "ü", "x" * 65, 7):
        with pytest.raises(ValueError, match=r"^A secret has at most 64 letters from A to Z and digits, unlike "):
            Series("roll_it", (first, "random"), 4, secret=bad)  # type: ignore[arg-type]


def test_seed_of_a_match_with_a_secret_is_the_documented_one() -> None:
    series = Series("roll_it", (first, "easy"), 8, seed=7, options=(("grids", 4),), secret="abc")
    text = b"rollbook series 2 abc 7 roll_it 1 seats=2 grids=4 3"
    assert series.seed_of(6) == int.from_bytes(sha256(text).digest()[:8], "big") & 2**53 - 1


def test_seed_of_a_bots_generator_is_the_documented_one() -> None:
    # The first 8 bytes of `printf 'rollbook own bot 1 7 12 0' | sha256sum`.
    assert bot_seed(7, 12, 0) == 0xA49A3C9D6A729105


def test_file_never_meets_the_seed(folder: Path) -> None:
    # The bot searches all objects and frames of its process, and the generator's state, for numbers.
    source = (
        "import gc, sys\nfrom pathlib import Path\ndef choose(state, seat, rng):\n"
        "    numbers = {one for one in gc.get_objects() if type(one) is int}\n"
        "    for thing in gc.get_objects():\n        for held in gc.get_referents(thing):\n"
        "            if type(held) is int: numbers.add(held)\n"
        "    frame = sys._getframe()\n    while frame:\n"
        "        numbers |= {one for one in frame.f_locals.values() if type(one) is int}\n"
        "        frame = frame.f_back\n"
        "    Path('numbers.txt').write_text(' '.join(map(str, numbers)))\n"
        "    raise ValueError\n"
    )
    played = one(source)
    numbers = set(map(int, Path("numbers.txt").read_text(encoding="utf-8").split()))
    assert bot_seed(played.seed, played.actions, 0) in numbers  # the bot may know this number
    assert played.seed not in numbers
    assert not [number for number in numbers if number > 2**30 and number & (2**53 - 1) == played.seed]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("nowhere.py", "nowhere.py cannot be read: No such file or directory."),
        ("a b=x.py", "x.py cannot be read"),
        ("oracle", f"There is no player 'oracle': the players are {', '.join(PLAYERS)}, a file such as "),
        ("a-b:choose", "There is no player 'a-b:choose'"),
        ("rollbook:", "There is no player 'rollbook:'"),
    ],
)
def test_own_bot_that_is_missing_is_refused(text: str, says: str, folder: Path) -> None:
    with pytest.raises(ValueError, match="^" + re.escape(says)):
        own_bot(text)


@pytest.mark.parametrize(
    "content",
    [
        b"\xef\xbb\xbf" + ANY.encode(),  # with a byte-order mark, as Notepad writes it
        b"# -*- coding: latin-1 -*-\n# gr\xfc\xdfe\n" + ANY.encode(),
        b"# coding: cp1252\r\n" + ANY.replace("\n", "\r\n").encode(),
    ],
)
def test_file_is_read_as_python_reads_it(content: bytes, folder: Path) -> None:
    Path("my_bot.py").write_bytes(content)
    bot = own_bot("my_bot.py")
    assert isinstance(bot.choose, BotCode)
    assert bot.choose.source is not None
    assert bot.choose.source.endswith(ANY)
    Path("my_bot.py").write_bytes(b"# coding: klingon\n")
    with pytest.raises(ValueError, match=r"^my_bot\.py is not a file of Python\.$"):
        own_bot("my_bot.py")


@pytest.mark.parametrize(
    ("text", "name", "origin", "function"),
    [
        ("a=1/my_bot.py", "my_bot.py", "a=1/my_bot.py", "choose"),
        ("mine=a=1/my_bot.py", "mine", "a=1/my_bot.py", "choose"),
        ("./a=1/my_bot.py:other", "my_bot.py", "a=1/my_bot.py", "other"),
        ("v1.2.py", "v1.2.py", "v1.2.py", "choose"),
        ("v1.2.py:other", "v1.2.py", "v1.2.py", "other"),
        ("old=v1.2.py:other", "old", "v1.2.py", "other"),
        ("x=y.py", "x_y.py", "x=y.py", "choose"),
        ("x=v1.2.py", "x", "v1.2.py", "choose"),
    ],
)
def test_own_bot_text_names_its_file(text: str, name: str, origin: str, function: str, folder: Path) -> None:
    Path("a=1").mkdir()
    for file in ("a=1/my_bot.py", "v1.2.py", "v1.py", "x=y.py"):
        Path(file).write_text(f"# {file}\n{ANY}", "utf-8")
    bot = own_bot(text)
    assert isinstance(bot.choose, BotCode)
    assert (bot.name, Path(bot.choose.origin).as_posix(), bot.choose.function) == (name, origin, function)
    assert bot.choose.source is not None
    assert bot.choose.source.startswith(f"# {origin}\n")


def test_name_unfit_for_a_table_is_refused(folder: Path) -> None:
    Path("x.py").write_text(ANY, "utf-8")
    with pytest.raises(ValueError, match="A bot cannot be called 'a b': a name has at most 40 characters, no space"):
        own_bot("a b=x.py")
    Path("my first bot.py").write_text(ANY, "utf-8")
    assert own_bot("my first bot.py").name == "my_first_bot.py"


def test_invalid_python_is_refused_with_its_line(folder: Path) -> None:
    Path("wrong.py").write_text("def choose(state):\n    return (\n", "utf-8")
    with pytest.raises(ValueError, match=r"^wrong\.py, line 2: '\(' was never closed\.$"):
        own_bot("wrong.py")
    Path("picture.py").write_bytes(b"\x89PNG\0")
    with pytest.raises(ValueError, match=r"^picture\.py is not a file of Python\.$"):
        own_bot("picture.py")


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("def chose(state, seat, rng): ...\n", "my_bot.py has no function choose(state, seat, rng)."),
        (
            "import nothing_of_that_kind\n",
            "my_bot.py cannot be loaded: ModuleNotFoundError: No module named 'nothing_of",
        ),
        ("x = 1\ny = x / 0\n", "my_bot.py cannot be loaded: ZeroDivisionError: division by zero (my_bot.py, line 2)."),
        ("__import__('os')._exit(7)\n", "my_bot.py cannot be loaded: it ended its process (exit code 7)."),
    ],
)
def test_unloadable_bot_ends_the_command_with_a_sentence(
    source: str, says: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("my_bot.py").write_text(source, "utf-8")
    assert main(["arena", "knaster", "my_bot.py", "random", "--matches", "2"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(says)
    assert printed.err.count("\n") == 1


def test_own_bot_named_like_a_level_is_not_that_level_in_the_record() -> None:
    played = play(Series("roll_it", ("hard", OwnBot("easy", first)), 1, seed=1), 0, record=True)
    assert "\nseats: bot hard | easy\n" in played.record


def test_two_players_of_one_name_are_refused(folder: Path) -> None:
    Path("one").mkdir()
    Path("one/bot.py").write_text(ANY, "utf-8")
    Path("bot.py").write_text(MY_BOT, "utf-8")
    with pytest.raises(
        ValueError, match=r"^Two players are called bot\.py: put another name before one of them, as in "
    ):
        Series("knaster", ("bot.py", "one/bot.py"), 1)
    assert Series("knaster", ("bot.py", "old=one/bot.py"), 1).names == ("bot.py", "old")
    assert Series("knaster", ("bot.py", "bot.py"), 1).names == ("bot.py", "bot.py")


def test_changed_file_is_another_series(folder: Path) -> None:
    Path("my_bot.py").write_text(ANY, "utf-8")
    before = Series("knaster", ("my_bot.py", "random"), 1).name
    Path("my_bot.py").write_text(MY_BOT, "utf-8")
    after = Series("knaster", ("my_bot.py", "random"), 1).name
    assert before != after
    assert before.split("#")[0] == after.split("#")[0] == "knaster 1 my_bot.py"


def test_arena_names_the_bot_the_move_and_the_record(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("my_bot.py").write_text("def choose(state, seat, rng):\n    return 'c1'\n", "utf-8")
    command = ["arena", "knaster", "my_bot.py", "hard", "--matches", "6"]
    assert main(command) == 0
    printed = capsys.readouterr()
    assert "my_bot.py  0.0 %" in printed.out
    rows = [line.split() for line in printed.out.splitlines()[1:4]]
    assert [row[-1] for row in rows] == ["failed", "6", "0"]
    said = [line for line in printed.err.splitlines() if line.startswith("my_bot.py (seat ")]
    assert [", in match " in line and "answered 'c1'" in line for line in said] == [True] * 3
    assert "3 more matches were lost by failing." in printed.err
    record = printed.err.split("The record of the first of these matches:\n\n")[1]
    assert Match.parse(record.rstrip("\n") + "\n").seats == ("my_bot.py", "bot hard")


def test_arena_stops_at_a_failure_on_request(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("my_bot.py").write_text("def choose(state, seat, rng):\n    return 'c1'\n", "utf-8")
    command = ["arena", "knaster", "my_bot.py", "hard", "--on-failure", "stop", "--csv", "a.csv"]
    assert main(command) == 2
    said, record = capsys.readouterr().err.split(" The record of that match:\n\n")
    assert said.startswith("my_bot.py (seat 0) answered 'c1', which is not a legal move: ")
    assert Match.parse(record.rstrip("\n") + "\n").game.id == "knaster"


def test_records_of_all_matches_are_written_to_a_folder(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("my_bot.py").write_text(ANY, "utf-8")
    assert main(["arena", "knockout", "my_bot.py", "easy", "--matches", "4", "--records", "records"]) == 0
    files = sorted(path.relative_to("records").as_posix() for path in Path("records").rglob("*.txt"))
    assert files == [f"00000/{number:08d}.txt" for number in range(4)]
    secret = capsys.readouterr().out.partition(" secret=")[2][:32]
    series = Series("knockout", ("my_bot.py", "easy"), 4, secret=secret)
    for number, file in enumerate(files):
        match = Match.parse((Path("records") / file).read_text("utf-8"))
        assert match.seed == series.seed_of(number)
        assert match.result
        assert match.seats == (("my_bot.py", "bot easy"), ("bot easy", "my_bot.py"))[number % 2]
        assert match.result.scores == play(series, number).scores


def test_evaluate_and_hints_are_there_to_build_on() -> None:
    match = Match("roll_it", 2, seed=7)
    match.roll()
    state: State = match.state
    values = {move: bots.evaluate(state.after_move(0, move), 0) for move in state.legal(0)}
    best = bots.finish(bots.hints(state, 0))[0].move
    assert values[best] == max(values.values())
    with pytest.raises(ValueError, match=r"There is no seat 2\. The seats are: 0, 1"):
        bots.evaluate(state, 2)


def test_hints_for_a_seat_that_is_not_to_act_are_refused_at_once() -> None:
    match = Match("roll_it", 2, seed=7)
    with pytest.raises(ValueError, match="Roll the dice first"):
        bots.hints(match.state, 0, 7, 0)


def test_game_that_a_bots_process_cannot_load_is_named_in_one_sentence(folder: Path) -> None:
    Path("my_bot.py").write_text(ANY, "utf-8")
    Path("house.py").write_text(
        "from dataclasses import replace\nfrom rollbook import GAMES, arena\n"
        "class House(GAMES['roll_it'].states): ...\n"
        "game = replace(GAMES['roll_it'], id='house', states=House, start=House.start)\n"
        "try:\n    arena.play(arena.Series(game, ('my_bot.py', 'random'), 1), 0)\n"
        "except ValueError as error:\n    print(error)\n",
        "utf-8",
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, "house.py"], env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.startswith("A bot in a file plays in a separate process, which cannot load the game (")
    assert done.stdout.endswith("Put the game into a module, or give the bot as a function.\n")
