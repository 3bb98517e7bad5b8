"""The commands of dev.py."""

import argparse
import os
import shutil
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Sequence

from web.machine import ROOT, VENV_PYTHON, Node, Stop, find_browser, run, run_quietly, set_up_node, set_up_python
from web.serve import Site
from web.suite import judges, places
from web.suite.outcome import Outcome, sum_up
from web.suite.places import browser_variables, build, build_command
from web.watching import moments, watch

ABOUT = "Everything you do with Rollbook's sources. Needs Python 3.11 or newer with pip; fetches the rest by itself."
FIRST_PORT = 8000
LONGEST_ERROR = 20  # lines
WHOLE = ("usual", "quick", "slow", "all")  # suites that always run in full, with one line of output each
PLACES = (*WHOLE, "cpython", "page", "pyodide", "browser", "engines", "platforms", "judges")
BENCHES_OF_RULES = ("adapters", "levels")  # measurements that need no page
BENCHES = sorted(file.stem for file in (ROOT / "e2e" / "bench").glob("*.py"))


def setup() -> int:
    """Install the requirements of all other commands, and print the location of each part."""
    set_up_python()
    print(f"Python tools: {VENV_PYTHON.parents[1]}", flush=True)
    node = set_up_node()
    print(f"Node with the page's packages: {node.path}", flush=True)
    if run([VENV_PYTHON, "-m", "e2e.rules_site_build"]):
        raise Stop("The wheels for the tests in Pyodide could not be fetched.")
    print(f"Browser: {find_browser()}", flush=True)
    return 0


def play(port: int | None, base: str, show: bool, games: Sequence[str]) -> int:
    """Build, serve the site until interrupted, open the browser, and rebuild after each edit."""
    from web.build import sources_of
    from web.more_games import find_game

    folder = ROOT / "build" / ("with-more-games" if games else "played")
    options = ["--quick", "--watched", "--out", str(folder), *(f"--game={module}" for module in games)]

    def serve() -> Site:
        return first_free(lambda candidate: Site(folder, base, candidate, host="0.0.0.0"), port)

    serve().stop()  # check the port before the build; there is nothing to serve yet
    node = build(*options)
    seen = moments(sources_of(more := [find_game(module) for module in games]))
    site = serve()  # perhaps at another port: another program may have taken the first one in the meantime
    print(f"\nRollbook is at {site.url}")
    print(f"Tablets in the same network find it at {site.url.replace('localhost', own_address())}")
    print("It works offline where it came over https or from localhost.")
    print("An edit to the sources builds it again. Ctrl-C stops it.", flush=True)
    # A machine without a screen may have a text browser, but that would take over the terminal.
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("win32", "darwin")
    if show and screen:
        try:
            webbrowser.open(site.url)
        except Exception as error:  # noqa: BLE001 - the address is printed; a machine may have no browser at all
            print(f"(No browser could be opened: {error})")
    watch(lambda: sources_of(more), lambda: rebuild(node, options), seen)
    return 0


def first_free(site: Callable[[int], Site], port: int | None) -> Site:
    """Start the site on the port, or on the first free one. Raises `Stop` if none is free."""
    for candidate in range(FIRST_PORT, FIRST_PORT + 50) if port is None else [port]:
        if taken(candidate):
            continue
        try:
            return site(candidate).start()
        except PermissionError:
            raise Stop(f"This user may not open port {candidate}; choose one above 1023 with --port.") from None
        except OSError:
            continue
    raise Stop(f"Port {port or FIRST_PORT} is in use; choose another one with --port.")


def taken(port: int) -> bool:
    """Whether something on this machine answers at a port, even if the port is free at another address."""
    for host in ("127.0.0.1", "::1"):
        try:
            with socket.create_connection((host, port), timeout=0.2):
                return True
        except OSError:
            continue
    return False


def rebuild(node: Node, options: Sequence[str]) -> None:
    """Rebuild after an edit, and print the result in one line. If it fails, the previous version is still served."""
    began = time.monotonic()
    done, said = run_quietly(build_command(node, *options))
    if done:
        print(f"Built again in {time.monotonic() - began:.1f} s; open pages offer the new version.", flush=True)
    else:
        last = said.splitlines()[-LONGEST_ERROR:]
        print("\n".join([*last, "That was not built. The version before it is still served."]), flush=True)


def own_address() -> str:
    """Return this machine's address on its network. Sends nothing: connecting a datagram socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def test(where: str, arguments: list[str]) -> int:
    """Run the checks and all tests, or only one suite with its own arguments, and print a summary."""
    began, used = time.monotonic(), os.times()
    set_up_python()
    if where != "engines":  # .ci/run runs the engines after the other suites, whose reports stay
        shutil.rmtree(places.RESULTS, ignore_errors=True)
    places.RESULTS.mkdir(parents=True, exist_ok=True)
    outcomes = run_places(where, arguments)
    now = os.times()
    computed = now.children_user + now.children_system - used.children_user - used.children_system
    print(f"{(time.monotonic() - began) / 60:.1f} minutes, {computed / 60:.1f} of computing.")
    return sum_up(outcomes)


def run_places(where: str, arguments: list[str]) -> dict[str, Outcome]:
    """Run the tests named by `where`; returns the outcomes by suite."""
    alone: dict[str, Callable[[list[str]], dict[str, Outcome]]] = {
        "cpython": places.on_cpython,
        "page": places.in_node,
        "pyodide": lambda _: places.in_pyodide(),
        "browser": places.in_browser,
        "engines": places.in_engines,
        "platforms": places.in_platforms,
        "judges": lambda _: {"Judges": judges.ask()},
    }
    if where in alone:
        return alone[where](arguments)
    if where == "all":  # also the slow parts: tests need them
        os.environ["ROLLBOOK_ALL"] = "yes"
    set_up_node()  # otherwise the checks and the build would both do it at the same time
    which = {"all": (), "slow": places.SLOW}.get(where, places.USUAL)
    works: list[places.Work] = [lambda: places.on_cpython(arguments, which, quietly=True)]
    if where != "slow":
        works.insert(0, lambda: {"Lint": places.lint(fix=False), **places.in_node([])})
    if where in ("usual", "all"):
        works.append(places.in_pyodide)
    if where != "quick":
        works.append(lambda: places.in_browser(arguments, which))
    return places.together(*works)


def bench(which: str | None, arguments: list[str]) -> int:
    """Run the measurements in e2e/bench/, or one of them."""
    set_up_python()
    variables = {} if which in BENCHES_OF_RULES else browser_variables(published=True)
    codes = []
    for name in BENCHES if which is None else [which]:
        print(f"\n{name}", flush=True)
        codes.append(run([VENV_PYTHON, "-m", f"e2e.bench.{name}", *arguments], environment=variables))
    return max(codes, default=0)


def pictures() -> int:
    """Make the README's pictures again."""
    set_up_python()
    variables = browser_variables()
    return run([VENV_PYTHON, "-m", "e2e.pictures"], environment=variables)


def release(arguments: Sequence[str]) -> int:
    """Build the site and write the files of a release into release/."""
    set_up_python()
    build()
    return run([VENV_PYTHON, "-m", "web.release.write", *arguments])


def port_number(text: str) -> int:
    """Return a port from the command line. Raises `ArgumentTypeError` if it is not a valid number."""
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text}")
    return int(text)


def base_path(text: str) -> str:
    """Return the path below which the site is served. Raises `ArgumentTypeError` for an invalid path."""
    parts = text.strip("/").split("/")
    if set(text) & set("?#%\\") or any(part in (".", "..") for part in parts):
        raise argparse.ArgumentTypeError(f"{text} is not a path such as /school/dice/")
    return text


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    top = argparse.ArgumentParser(prog="dev.py", description=ABOUT)
    commands = top.add_subparsers(dest="command", metavar="command")
    commands.add_parser("setup", help="install what the other commands need; they also do so by themselves")
    one = commands.add_parser("play", help="build the site, serve it on this machine and open the browser")
    one.add_argument("--port", type=port_number, help=f"the port (the first free one from {FIRST_PORT} on)")
    one.add_argument("--base", type=base_path, default="/", help="serve below this path, such as /school/dice/")
    one.add_argument("--no-browser", action="store_true", help="only print the address")
    more = "with a game that lies outside of Rollbook's folders, as Python imports it (docs/adding-a-game.md)"
    one.add_argument("--game", action="append", default=[], metavar="MODULE", help=more)
    one = commands.add_parser("test", help="check style and types, and run the tests, everywhere")
    one.add_argument(
        "where",
        nargs="?",
        default="usual",
        choices=PLACES,
        help="quick: checks, the page's units, CPython; slow: the tests that take long; all: every combination; "
        "or one place, where what follows is for pytest, such as -k record",
    )
    commands.add_parser("build", help="build the site as static files into dist/ and measure it")
    one = commands.add_parser(
        "release",
        help="write release/: the site, one file, packages for learning platforms and for Python, a bill of materials",
    )
    one.add_argument("--code", default="", help="a class code: the packages for platforms begin that class's match")
    one = commands.add_parser("lint", help="check style and types of Python and JavaScript; --fix formats")
    one.add_argument("--fix", action="store_true", help="repair what can be repaired")
    commands.add_parser("pictures", help="make the README's pictures again, with the words they show")
    one = commands.add_parser(
        "bench", help="measure the speed of the rules, a long series, the page's start and its taps, the robots' levels"
    )
    one.add_argument("which", nargs="?", choices=BENCHES)
    return top


def sentence(error: Stop | OSError) -> str:
    """The reason why a command ended, without a traceback: a full disk, say, or a read-only tree."""
    if isinstance(error, Stop):
        return str(error)
    return f"{error.filename or 'A file'} cannot be used: {error.strerror or error}."


def main() -> int:
    """Run the named command."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    words, rest = sys.argv[1:], []
    if words[:1] in (["test"], ["bench"]):  # arguments after the suite, and options, are for pytest or the bench
        own = 1 if words[1:] and words[1].startswith("-") and words[1] not in ("-h", "--help") else 2
        words, rest = words[:own], words[own:]
    top = parser()
    given = top.parse_args(words)
    try:
        if alone := {"setup": setup, "pictures": pictures}.get(given.command):
            return alone()
        if given.command == "play":
            return play(given.port, given.base, not given.no_browser, given.game)
        if given.command == "test":
            return test(given.where, rest)
        if given.command == "build":
            build("--sizes")
        elif given.command == "lint":
            return 1 if places.lint(given.fix).failed else 0
        elif given.command == "release":
            return release(["--code", given.code] if given.code else [])
        elif given.command == "bench":
            return bench(given.which, rest)
        else:
            top.print_help()
    except (Stop, OSError) as error:
        print(sentence(error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
