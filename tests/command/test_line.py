"""`python -m rollbook` as a whole: its start and its end."""

import contextlib
import io
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

import rollbook
from rollbook import Match
from rollbook.command import replay
from rollbook.command.line import main
from rollbook.core.set_up import BOT_LEVELS


def python(*arguments: str) -> subprocess.Popen[str]:
    """Start a separate Python whose output can be read."""
    return subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )


def test_module_ends_quietly_when_its_reader_stops(tmp_path: Path) -> None:
    match = Match("knaster", 2, seed=1)
    while not match.result:
        if match.to_act == ("dice",):
            match.roll()
        else:
            seat = int(match.to_act[0])
            match.play(seat, next(iter(match.legal(seat))))
    file = tmp_path / "match.txt"
    file.write_text(str(match), "utf-8")
    with python("-m", "rollbook", "replay", str(file)) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == "Knaster, seed 1\n"
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_full_disk_is_reported_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "rollbook", "arena", "knaster", "random", "--matches", "1"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == "The output cannot be written: No space left on device."
    assert "Traceback" not in done.stderr
    assert main(["replay", "/dev/full"]) == 2
    assert capsys.readouterr().err == "/dev/full is a device: name a file.\n"


def test_page_does_not_load_the_command_line() -> None:
    with python(
        "-c", "import sys, rollbook.bridge; print([name for name in sys.modules if 'command' in name])"
    ) as asked:
        assert asked.communicate()[0] == "[]\n"


def test_missing_command_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 2
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert all(f"\n    {command}" in shown for command in ("play", "replay", "arena", "benchmark"))


def test_version_is_the_same_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"rollbook {rollbook.__version__}\n"
    assert '[tool.hatch.version]\npath = "py/rollbook/__init__.py"' in Path("pyproject.toml").read_text("utf-8")


def test_arena_and_bots_are_found_without_being_imported_first() -> None:
    with python("-c", "import rollbook; print({'arena', 'bots'} <= set(dir(rollbook)), rollbook.bots.LEVELS)") as asked:
        assert asked.communicate()[0] == f"True {BOT_LEVELS}\n"


@pytest.mark.parametrize("command", ["play", "arena"])
def test_help_names_the_options_of_every_game(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    shown = "".join(capsys.readouterr().out.split())
    for game in rollbook.GAMES.values():
        for name, option in game.options.items():
            others = [str(value) for value in option.values if value != option.default]
            assert f"{name}={'|'.join([str(option.default), *others])}" in shown


def test_interrupt_ends_the_command_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_given: Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(replay, "run", interrupted)
    assert main(["replay", "-"]) == 130


def test_command_returns_its_output_to_a_caller(capsys: pytest.CaptureFixture[str]) -> None:
    """IDLE, Jupyter and `redirect_stdout` replace the output stream."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(io.StringIO()):
        assert main(["arena", "roll_out", "random", "random", "--matches", "2"]) == 0
    assert "random" in said.getvalue()
    assert capsys.readouterr().out == ""
