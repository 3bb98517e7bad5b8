"""Any Python can run dev.py's command line, and it refuses invalid arguments before it builds anything."""

import ast
import errno
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from web import commands, watching
from web.machine import ROOT, Node, Stop
from web.serve import Site

NEWER_THAN_PYTHON_2 = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Starred, ast.AsyncFunctionDef, ast.Nonlocal)


def test_dev_py_can_be_read_by_every_python() -> None:
    source = (ROOT / "dev.py").read_bytes()
    tree = ast.parse(source.decode("ascii"))
    assert [node.lineno for node in ast.walk(tree) if isinstance(node, NEWER_THAN_PYTHON_2)] == []
    imports = [node.lineno for node in tree.body if isinstance(node, ast.ImportFrom)]
    check = next(node.lineno for node in tree.body if isinstance(node, ast.If))
    assert min(imports) > check, "what an old Python cannot read comes after the check"


def dev(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "dev.py"), *words]
    return subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True, check=False)


def test_dev_py_runs_if_python_omits_its_folder() -> None:
    done = dev("--help", PYTHONSAFEPATH="1")
    assert (done.returncode, done.stderr) == (0, "")


def test_full_disk_or_read_only_tree_ends_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> int:
        raise OSError(errno.EROFS, "Read-only file system", "build/results")

    monkeypatch.setattr(commands, "setup", refuse)
    monkeypatch.setattr(sys, "argv", ["dev.py", "setup"])
    assert commands.main() == 1
    assert capsys.readouterr().err == "build/results cannot be used: Read-only file system.\n"


def test_play_needs_only_the_standard_library() -> None:
    ask = "import sys; import web.build, web.commands; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-S", "-c", ask], cwd=ROOT, capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) - sys.stdlib_module_names <= {"web", "__main__", "_distutils_hack"}


@pytest.mark.parametrize("port", ["99999", "-1", "65536", "http"])
def test_play_with_a_wrong_port_refuses_it_before_the_build(port: str) -> None:
    done = dev("play", f"--port={port}")
    assert done.returncode == 2
    assert "a port is a number from 0 to 65535" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("base", [".", "?q", "%20", "a/../b", "#x"])
def test_play_refuses_a_base_that_is_not_a_path(base: str) -> None:
    done = dev("play", f"--base={base}")
    assert done.returncode == 2
    assert "is not a path such as /school/dice/" in done.stderr


@pytest.mark.parametrize(
    ("base", "path"), [("school", "/school/"), ("/school/dice", "/school/dice/"), ("ä", "/%C3%A4/"), ("a b", "/a%20b/")]
)
def test_site_prints_an_address_that_a_browser_can_open(base: str, path: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("here", "utf-8")
    site = Site(tmp_path, commands.base_path(base))
    assert site.url == f"http://localhost:0{path}"
    moved = site.answer(site.base.rstrip("/"))
    assert moved is not None
    assert moved.headers["Location"] == path
    assert site.answer(site.base) is not None


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_port_that_another_server_has_at_one_address_is_passed_over(
    host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as other:
        try:
            other.bind((host, 0))
        except OSError:
            pytest.skip(f"this machine has no {host}")
        other.listen()
        port = other.getsockname()[1]
        monkeypatch.setattr(commands, "FIRST_PORT", port)
        site = commands.first_free(lambda one: Site(tmp_path, port=one, host="0.0.0.0"), None)
        site.stop()
        assert site.port > port
        with pytest.raises(Stop, match=f"Port {port} is in use"):
            commands.first_free(lambda one: Site(tmp_path, port=one), port)


@pytest.mark.parametrize("named", [False, True])
def test_port_that_is_taken_during_the_build_does_not_end_play_with_a_traceback(
    named: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Site(ROOT, host="0.0.0.0") as free:
        port = free.port
    monkeypatch.setattr(commands, "FIRST_PORT", port)
    monkeypatch.setattr(commands, "watch", lambda *_: None)
    other = Site(ROOT, port=port, host="0.0.0.0")

    def build(*_: str) -> Node:
        other.start()
        return Node("node", ["npm"])

    monkeypatch.setattr(commands, "build", build)
    try:
        if named:
            with pytest.raises(Stop, match=f"Port {port} is in use"):
                commands.play(port, "/", show=False, games=[])
        else:
            commands.play(None, "/", show=False, games=[])
            found = re.search(r"Rollbook is at http://localhost:(\d+)/", capsys.readouterr().out)
            assert found
            assert int(found[1]) > port
    finally:
        other.stop()


def test_port_that_the_user_may_not_open_is_not_called_in_use(tmp_path: Path) -> None:
    class Forbidden(Site):
        def start(self) -> "Forbidden":
            raise PermissionError(13, "Permission denied")

    with pytest.raises(Stop, match="may not open port 80"):
        commands.first_free(lambda one: Forbidden(tmp_path, port=one), 80)


class Enough(Exception):
    """Raised to stop watching, which otherwise never ends."""


def test_watching_builds_again_once_after_each_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "rules.py"
    source.write_text("1", "utf-8")
    steps = iter(["", "edit", "", "", "remove", "", "", "end"])
    looks: list[str] = []

    def step(_: float) -> None:
        what = next(steps)
        if what == "edit":
            source.write_text("12", "utf-8")
        elif what == "remove":
            source.unlink()
        elif what == "end":
            raise Enough
        looks.append(what)

    monkeypatch.setattr("web.watching.time.sleep", step)
    built: list[list[str]] = []
    with pytest.raises(Enough):
        watching.watch(lambda: [source], lambda: built.append(list(looks)), watching.moments([source]))
    assert built == [["", "edit", ""], ["", "edit", "", "", "remove", ""]]


def test_failed_rebuild_shows_one_error_and_keeps_the_site(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    error = "\n".join(f"line {number}" for number in range(100))
    monkeypatch.setattr(commands, "run_quietly", lambda _: (False, error))
    commands.rebuild(Node("node", ["npm"]), [])
    said = capsys.readouterr().out.splitlines()
    assert said[-2:] == ["line 99", "That was not built. The version before it is still served."]
    assert len(said) == commands.LONGEST_ERROR + 1
