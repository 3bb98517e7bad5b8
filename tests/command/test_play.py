"""`python -m rollbook play`: a match in the terminal, typed by a script."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rollbook import GAMES, Match
from rollbook.command.line import main
from rollbook.command.screen import Screen
from rollbook.command.terminal import TerminalMatch, possible
from rollbook.command.words import Words
from rollbook.core.set_up import BOT_LEVELS
from tests import sixth_game

Type = Callable[..., list[str]]


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Return a function that types these lines and then ends the input; it returns the questions that are asked."""

    def script(*lines: str) -> list[str]:
        left, asked = list(lines), list[str]()

        def answer(question: str) -> str:
            asked.append(question)
            if not left:
                raise EOFError
            return left.pop(0)

        monkeypatch.setattr("builtins.input", answer)
        return asked

    return script


def sit_down(match: Match) -> TerminalMatch:
    """Play a match in the terminal until the typed lines run out."""
    table = TerminalMatch(match, Screen())
    table.sit_down()
    return table


def test_enter_rolls_and_moves_are_typed_as_text(types: Type, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("roll_it", ["Ann", "Ben"], seed=7)  # its first roll is 2 6
    asked = types("", "1.9", "1 5", "1.3")
    sit_down(match)
    assert match.actions == ("dice 2 6", "0 1.9", "dice 1 5", "1 1.3")
    assert asked == ["Ann: Enter rolls > ", "A Ann > ", "Ben: Enter rolls > ", "B Ben > ", "Ann: Enter rolls > "]
    shown = capsys.readouterr().out
    words = Words()
    assert f"1. {words.entry(match, 0)}\n" in shown
    assert " Moves: 1.9, 2.4, 3.3, 4.2, 5.9, 6.5, 7.4, 8.8, 9.1.\n" in shown
    assert f"2. {words.entry(match, 1)}\n" in shown
    assert "  4  3  B    12  9  5    10 11  8\n" in shown


def test_faces_of_real_dice_are_typed(types: Type) -> None:
    match = Match("roll_it", ["Ann", "Ben"], seed=7)
    types("3 1", "7 7")
    sit_down(match)
    assert match.actions == ("dice 1 3",)


def test_refusals_are_the_engines_sentences_and_change_nothing(types: Type, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("roll_it", ["Ann", "Ben"], seed=7)
    types("7 7", "", "1.1", "pass", "nonsense", "undo", "undo")
    sit_down(match)
    shown = capsys.readouterr().out
    for sentence in (
        "This roll has 2 dice with faces 1-6, not “7 7”.",
        "2 + 6 is 8. This cell shows 4. Find a free 8.",
        "You can make a move, so you cannot pass. Look for it.",
        "“nonsense” is not written like a move of this game. A move looks like this: 5.3, pass.",
        "There is nothing to take back. Play on.",
    ):
        assert f"{sentence}\n" in shown
    assert match.actions == ()


def test_picks_make_a_move_and_a_beginning_lists_what_follows(types: Type, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("knockout", ["Ann", "Ben"])
    for roll in ("6 6 6", "1 1 1", "1 2 4"):
        match.roll(roll)
    types("2", "2 1", "1 1", "2 1 4")
    sit_down(match)
    shown = capsys.readouterr().out
    # The five moves that make 7 are 7, 1+6, 2+5, 3+4 and 1+2+4, few enough to list. 2 goes with 5, or with 1 and 4.
    assert "Moves: " in shown
    assert "2: and 1, 4, 5?\n" in shown
    assert "2 1: and 4?\n" in shown
    assert match.actions[-1] == "0 7=1+2+4"


def test_many_moves_are_counted_and_their_beginnings_named() -> None:
    match = Match("knockout", 2)
    for roll in ("6 6 6", "1 1 1", "6 6 6"):
        match.roll(roll)
    # 18 is a sum of distinct integers in 46 ways, which is well known. Each number is part of a sum, 9 for example of
    # 9 + 8 + 1.
    beginnings = ", ".join(map(str, range(1, 19)))
    assert possible(match, 0) == f"46 moves; begin with {beginnings}."


def test_bots_play_automatically_and_undo_takes_back_the_persons_move(
    types: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match("roll_it", ["Ann", "bot easy", "Cleo"], seed=7)
    types("", "1.9", "undo", "1.9", "", "undo")
    table = sit_down(match)
    # The first undo takes back the bot's move, its roll and Ann's move, which is then played again; the second takes
    # back only Cleo's roll.
    assert match.actions[:2] == ("dice 2 6", "0 1.9")
    assert [action.split()[0] for action in match.actions] == ["dice", "0", "dice", "1"]
    assert [remark.text for remark in match.remarks] == ["take-back 3", "take-back 5"]
    assert table.seat == 2
    assert "4. bot easy " in capsys.readouterr().out


def test_hint_names_good_moves_with_their_gains_and_is_recorded(
    types: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match("roll_it", ["Ann", "Ben"], {"grids": 4})
    for total, cell in (("1 3", "1.1"), ("1 2", "1.2")):
        for action in (f"dice {total}", f"0 {cell}", "dice 1 1", "1 pass"):
            actor, _, text = action.partition(" ")
            if actor == "dice":
                match.roll(text)
            else:
                match.play(int(actor), text)
    match.roll("3 3")  # with a 6, 1.3 completes the first row
    types("hint", "hint")
    sit_down(match)
    gain = Words().say("hint-roll_it-completes", count=1)
    assert any(line.startswith(f"  1.3: {gain}") for line in capsys.readouterr().out.splitlines())
    assert [remark.text for remark in match.remarks] == ["hint 1", "hint 2"]
    assert match.actions[-1] == "dice 3 3"


def test_hint_needs_a_move_to_be_due(types: Type, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("roll_it", ["Ann", "Ben"])
    types("hint")
    sit_down(match)
    assert "Roll the dice first.\n" in capsys.readouterr().out
    assert match.remarks == ()


def test_saved_match_is_gone_on_with(types: Type, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.txt"
    types("", "save", f"save {file}", "1.9", "save", "quit")
    assert main(["play", "roll_it", "--seats", "Ann", "Ben", "--seed", "7", "--option", "grids=4"]) == 0
    shown = capsys.readouterr().out
    assert "save needs the name of a file.\n" in shown
    assert shown.count(f"Saved: `python -m rollbook play {file}` continues it.\n") == 2
    saved = Match.parse(file.read_text("utf-8"))
    assert (saved.seats, saved.options["grids"], saved.actions) == (("Ann", "Ben"), 4, ("dice 2 6", "0 1.9"))
    asked = types("quit")
    assert main(["play", str(file)]) == 0
    assert asked == ["Ben: Enter rolls > "]


def test_no_file_is_overwritten_and_write_errors_are_shown(
    types: Type, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ben", "utf-8")
    types("", f"save {file}", f"save {tmp_path / 'none' / 'match.txt'}")
    sit_down(Match("roll_it"))
    shown = capsys.readouterr().out
    assert f"{file} is there already: choose another name.\n" in shown
    assert f"{tmp_path / 'none' / 'match.txt'} cannot be written: No such file or directory.\n" in shown
    assert file.read_text("utf-8") == "Dear Ben"


def test_quitting_warns_once_before_a_match_is_lost(types: Type, capsys: pytest.CaptureFixture[str]) -> None:
    asked = types("quit")
    sit_down(Match("roll_it"))
    assert len(asked) == 1
    asked = types("", "quit", "help", "quit", "quit", "never typed")
    sit_down(Match("roll_it", seed=1))
    assert len(asked) == 5
    warning = "This match is not saved: save FILE keeps it, quit again leaves it.\n"
    assert capsys.readouterr().out.count(warning) == 2


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_play_prints_the_record_when_the_input_ends(
    end: type[BaseException], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines: list[str | type[BaseException]] = ["", "1.9", end]

    def answer(_question: str) -> str:
        line = lines.pop(0)
        if isinstance(line, str):
            return line
        raise line

    monkeypatch.setattr("builtins.input", answer)
    match = Match("roll_it", ["Ann", "Ben"], seed=7)
    sit_down(match)
    assert capsys.readouterr().out.endswith(f"The match was not saved; this is its record:\n{match}\n")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(game, GAMES[game].seats[0], seed=3)
    table = TerminalMatch(match, Screen())
    rng = Random(3)

    def answer(_question: str) -> str:
        if not match.to_act:
            raise EOFError
        return "" if match.to_act == ("dice",) else match.legal(table.seat).sample(rng)

    monkeypatch.setattr("builtins.input", answer)
    table.sit_down()
    assert match.result
    shown = capsys.readouterr().out
    assert shown.count(table.words.ending(match)) == 1
    assert all(f"{score:>4}  {'ABCD'[seat]} " in shown for seat, score in enumerate(match.result.scores))


def test_match_of_only_bots_ends(types: Type, capsys: pytest.CaptureFixture[str]) -> None:
    asked = types("undo", "", "quit", "quit")
    assert main(["play", "roll_out", "--seats", "bot easy", "bot easy", "--seed", "5"]) == 0
    assert asked == ["undo, save FILE or quit > "] * 4
    shown = capsys.readouterr().out
    assert "There is nothing to take back. Play on.\n" in shown
    assert shown.count("  A bot easy\n") == 1  # in the score card


def test_game_without_a_drawing_or_words_can_be_played(types: Type, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(sixth_game.GAME, ["Ann", "bot hard"], seed=1)
    types("5", "keep")
    sit_down(match)
    assert match.result
    assert "keep (face 5) Moves: keep, roll.\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game called “chess”. The games are: knockout, knaster, roll_it, lowdown, roll_out.\n"),
        (["roll_out", "--seats", "3"], "roll_out is played by exactly 2 people, not 3.\n"),
        (
            ["roll_it", "--seats", "Ann", "bot brilliant"],
            f"There is no bot “brilliant”. The levels are: {', '.join(BOT_LEVELS)}.\n",
        ),
        (["roll_it", "--option", "grids=5"], "The option “grids” cannot be “5”. It can be: 9, 4.\n"),
        (["roll_it", "--seed", "-1"], "A dice code (seed) is a whole number from 0 to 9007199254740991, not “-1”.\n"),
    ],
)
def test_invalid_set_up_is_refused_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", sentence)


def test_players_are_a_number_names_or_one_against_a_bot(types: Type, capsys: pytest.CaptureFixture[str]) -> None:
    for seats, head in (
        ([], "A Player 1 0   B bot medium 0\n"),
        (["--seats", "3"], "A Player 1 0   B Player 2 0   C Player 3 0\n"),
        (["--seats", "Ann", "bot easy"], "A Ann 0   B bot easy 0\n"),
    ):
        types("quit")
        assert main(["play", "roll_it", *seats]) == 0
        assert head in capsys.readouterr().out


MY_BOT = "def choose(state, seat, rng):\n    return state.legal(seat).sample(rng)\n"


def test_own_bot_plays_at_the_table(
    types: Type, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(MY_BOT, "utf-8")
    types("", "1.9", "save match.txt", "undo", "quit", "quit")
    assert main(["play", "roll_it", "--seats", "Ann", "my_bot.py", "--seed", "7"]) == 0
    match = Match.parse(Path("match.txt").read_text("utf-8"))
    assert match.seats == ("Ann", "my_bot.py")
    assert [action.actor for action in match.history] == ["dice", 0, "dice", 1]  # the bot rolls and moves automatically


def test_saved_match_continues_with_a_named_own_bot(
    types: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(MY_BOT, "utf-8")
    Path("match.txt").write_text(str(Match("roll_it", ["Ann", "Ben"], seed=7)), "utf-8")
    asked = types("save again.txt", "quit")
    assert main(["play", "match.txt", "--seats", "ben=my_bot.py", "Ann"]) == 0
    match = Match.parse(Path("again.txt").read_text("utf-8"))
    assert match.seats == ("ben", "Ann")
    assert len(match.actions) == 2
    assert asked[0] == "Ann: Enter rolls > "
    assert main(["play", "match.txt", "--seats", "Ann"]) == 2
    assert capsys.readouterr().err == "This match has 2 seats, and --seats names 1.\n"


def test_own_bot_that_fails_hands_over_its_seat(
    types: Type, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text("def choose(state, seat, rng):\n    while True: pass\n", "utf-8")
    asked = types("1.9", "save match.txt", "quit")
    assert main(["play", "roll_it", "--seats", "my_bot.py", "Ann", "--seed", "7", "--move-limit", "0.1"]) == 0
    assert "my_bot.py took longer than 0.1 seconds. You play for it from now on." in capsys.readouterr().out
    assert asked[0] == "A my_bot.py > "
    assert Match.parse(Path("match.txt").read_text("utf-8")).actions == ("dice 2 6", "0 1.9")


def test_own_bot_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "roll_it", "--seats", "Ann", "nowhere.py"]) == 2
    assert capsys.readouterr().err == "nowhere.py cannot be read: No such file or directory.\n"
    assert main(["play", "roll_it", "--seats", "nothing_like_that:choose", "Ann"]) == 2
    assert capsys.readouterr().err.startswith("nothing_like_that cannot be loaded: ModuleNotFoundError: ")
