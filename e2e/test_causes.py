"""For each failure, the page names its cause and a remedy (docs/reliability.md lists them)."""

import mimetypes
import re
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from threading import Thread
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.axe import expect_accessible
from e2e.conftest import OpenContext, Serve
from e2e.hosts import Change, Odd, odd, prefixed, with_content
from e2e.pages import Shelf, Table
from e2e.pairs import some
from e2e.sites import ROOT, Fault, WatchedSite
from e2e.starts import check_failure, forget_files, name_of, retry
from e2e.surroundings import ROBOT
from e2e.watch import COMPLAINTS, Watch
from web.serve import Answer, Site

__all__ = ["odd"]  # a fixture

COMPLAINED: Final = f"{COMPLAINTS}|cause-|problem-part-missing|[Cc]ontent.[Ss]ecurity.[Pp]olicy|allocate"
WORDS: Final = dict(
    found
    for name in ("start", "causes")
    for found in re.findall(
        r"^([\w-]+) = (.+)$", (ROOT / f"web/src/text/en/shell/{name}.ftl").read_text("utf-8"), re.MULTILINE
    )
)
# The files that a start needs, by the beginning of their names: the shell's, and Python's.
SHELL: Final = ("app-", "style-", "text-en-")
PYTHON: Final = ("worker-", "pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "python-")
CAUSES: Final[dict[Fault, tuple[str, str]]] = {
    "missing": ("missing", "404"),
    "broken": ("server", "500"),
    "portal": ("portal", ""),
    "truncated": ("changed", ""),
    "wrong type": ("type", ""),
    "no type": ("no-type", ""),
}
# Only scripts and styles need the right type.
TYPED: Final = ("app-", "style-", "worker-", "pyodide.js", "pyodide.asm.js")
EVERY: Final = [
    (part, fault) for part in (*SHELL, *PYTHON) for fault in CAUSES if not fault.endswith("type") or part in TYPED
]
TIMES_TO_LOOK: Final = 3
"""The page requests its texts twice, and a third time to find the cause."""
USUAL: Final = [
    ("app-", "missing"),
    ("app-", "portal"),
    ("app-", "wrong type"),
    ("style-", "broken"),
    ("style-", "no type"),
    ("text-en-", "portal"),
    ("text-en-", "truncated"),
    ("worker-", "missing"),
    ("worker-", "wrong type"),
    ("pyodide.js", "portal"),
    ("pyodide.asm.js", "no type"),
    ("pyodide.asm.wasm", "truncated"),
    ("python-", "broken"),
]
"""Each part and each fault. The browser checks scripts and styles, and the page checks words."""


@pytest.fixture
def first_watch(open_context: OpenContext) -> Watch:
    watch = open_context(service_workers="block")
    watch.expect(COMPLAINED)
    return watch


def words(cause: str, **values: str) -> str:
    """Return the sentences about a cause, as the page shows them."""
    return re.sub(r"\{ \$(\w+) \}", lambda value: values[value[1]], WORDS[f"cause-{cause}"])


def failure(page: Page) -> Locator:
    """Return the element that shows why the game could not start, with or without the page's texts."""
    return page.locator('#wordless[data-said="broken"], [data-notice="failure"]').first


@pytest.mark.slow
@pytest.mark.parametrize(("part", "fault"), some(EVERY, *USUAL))
def test_start_names_the_failed_file_and_the_cause_and_recovers(
    first_page: Page, serve: Serve, part: str, fault: Fault
) -> None:
    """A wrong response may be cached for a year, so the next request bypasses the HTTP cache."""
    page = first_page
    with serve() as site:
        name = name_of(site, part)
        site.faults = {name: fault}
        page.goto(f"{site.url}#/play?game=roll_it&seats=2&seed=7&auto=off")
        cause, status = CAUSES[fault]
        said = failure(page)
        expect(said).to_contain_text(words(cause, file=name, status=status, type="text/plain"))
        expect(said).not_to_contain_text("connection")
        if part in SHELL:
            sentence = page.locator("#wordless")
            expect(sentence).to_contain_text("did not load")
            site.mend()
            if part == "text-en-" or fault.endswith("type"):
                sentence.get_by_role("link", name="Try again.").tap()
            else:
                page.evaluate("dispatchEvent(new Event('online'))")
            expect(sentence).to_be_hidden()
        else:
            check_failure(page)
            if part == "python-":
                expect_accessible(page)
            retry(page, site, forget=False)
        Table(page).wait_open().roll_button.tap()


@pytest.mark.slow
def test_failed_start_is_settled_once_its_cause_is_shown(first_page: Page, site: WatchedSite) -> None:
    asked: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) < TIMES_TO_LOOK:
            route.fulfill(status=404)

    name = name_of(site, "text-en-")
    first_page.route(f"**/{name}", answer)
    first_page.goto(site.url)
    expect(failure(first_page)).to_have_attribute("aria-busy", "true")
    html = first_page.locator("html")
    for _ in range(600):
        if len(asked) >= TIMES_TO_LOOK:
            break
        first_page.wait_for_timeout(50)  # lets the next request through
    expect(html).to_have_attribute("data-busy", "true")
    asked[-1].fulfill(status=404)
    expect(html).to_have_attribute("data-busy", "false")
    expect(failure(first_page)).to_contain_text(words("missing", file=name, status="404"))
    expect(failure(first_page)).not_to_have_attribute("aria-busy", "true")


@pytest.mark.slow
@pytest.mark.parametrize("fault", some(list(CAUSES), "missing", "wrong type"))
def test_part_that_fails_later_names_itself_and_the_cause(first_page: Page, serve: Serve, fault: Fault) -> None:
    with serve() as site:
        Shelf(first_page).open(site.url).wait_ready()
        there = (site.folder / "index.html").read_text("utf-8")
        parts = {file.name for file in site.folder.glob("part-*.js") if file.name not in there}
        site.faults = dict.fromkeys(parts, fault)
        forget_files(first_page)
        first_page.goto(f"{site.url}#/lab/roll_it")
        cause, status = CAUSES[fault]
        wanted = re.escape(words(cause, file="FILE", status=status, type="text/plain"))
        expect(first_page.locator('[data-part="problem"]')).to_have_text(
            re.compile(wanted.replace("FILE", r"part-\w+\.js"))
        )


def test_part_without_an_answer_reports_the_connection(first_page: Page, serve: Serve) -> None:
    with serve() as site:
        Shelf(first_page).open(site.url).wait_ready()
        site.stop()
        forget_files(first_page)
        first_page.goto(f"{site.url}#/teacher")
        expect(first_page.locator('[data-part="problem"]')).to_have_text(words("offline"))


def test_part_that_fails_after_a_tap_or_a_call_shows_a_sentence(
    first_page: Page, first_watch: Watch, serve: Serve
) -> None:
    with serve() as site:
        table = Table(first_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
        there = (site.folder / "index.html").read_text("utf-8")
        parts = [file.name for file in site.folder.glob("part-*.js") if file.name not in there]
        site.faults = dict.fromkeys(parts, "missing")
        wanted = re.compile(re.escape(words("missing", file="FILE", status="404")).replace("FILE", r"part-\w+\.js"))
        forget_files(first_page)
        table.control("log").tap()
        table.control("share").tap()
        expect(first_page.locator("[data-notice] > p")).to_have_text(wanted)
        assert [line for line in first_watch.console if line.startswith("uncaught")] == []
        told = first_page.evaluate("() => rollbook.lab.attempt('First').catch(({ message }) => message)")
        assert wanted.fullmatch(told)
    assert [line for line in first_watch.console if line.startswith("uncaught")] == []


@pytest.mark.slow
def test_blocked_file_names_the_blocker(first_page: Page, serve: Serve) -> None:
    with serve() as site:
        name = name_of(site, "pyodide.asm.js")

        def block(route: Route) -> None:
            route.abort("blockedbyclient")

        first_page.context.route(f"**/{name}", block)
        first_page.goto(site.url)
        expect(failure(first_page)).to_contain_text(words("blocked", file=name))


def with_policy(policy: str) -> Change:
    """Return a change as if a proxy had added its own security policy."""

    def change(_: str, answer: Answer) -> Answer:
        return answer._replace(headers={**answer.headers, "Content-Security-Policy": policy})

    return change


@pytest.mark.slow
@pytest.mark.parametrize("policy", ["worker-src 'none'", "script-src 'self' blob:"])
def test_security_rule_from_outside_is_named(first_page: Page, odd: Odd, policy: str) -> None:
    with odd(with_policy(policy)) as site:
        first_page.goto(site.url)
        expect(failure(first_page)).to_contain_text(words("policy"))


NO_MEMORY: Final = (
    "RangeError('WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance')"
)
LACKS: Final = {
    "instance": f"WebAssembly.instantiate = () => Promise.reject(new {NO_MEMORY});",
    "memory": f"WebAssembly.Memory = class {{ constructor() {{ throw new {NO_MEMORY}; }} }};",
    "compiling": f"WebAssembly.compileStreaming = () => Promise.reject(new {NO_MEMORY});",
}


@pytest.mark.parametrize("where", some(list(LACKS), "instance"))
def test_too_little_memory_is_reported_at_once(first_page: Page, odd: Odd, where: str) -> None:
    with odd(prefixed("worker-", LACKS[where])) as site:
        first_page.goto(site.url)
        said = failure(first_page)
        expect(said).to_contain_text(words("memory"))
        expect(said).to_contain_text("Your matches are safe")
        site.change = lambda _, answer: answer
        forget_files(first_page)
        first_page.locator('[data-act="retry"]').tap()
        Shelf(first_page).wait_ready()


def crlf(path: str, answer: Answer) -> Answer:
    """Change the line endings as a text-mode upload does, or Git on Windows."""
    if not path.endswith(("/", ".html", ".js", ".css", ".txt", ".json", ".svg")):
        return answer
    return with_content(answer, b"".join(answer.content).replace(b"\n", b"\r\n"))


def test_site_with_changed_line_ends_reports_them(first_page: Page, odd: Odd) -> None:
    with odd(crlf) as site:
        first_page.goto(site.url)
        expect(failure(first_page)).to_contain_text("line ends of the file")
        expect(failure(first_page)).to_contain_text("byte for byte")


class WindowsHandler(SimpleHTTPRequestHandler):
    """`python -m http.server` on a machine whose registry sets another type for scripts."""

    def guess_type(self, path: str | PathLike[str]) -> str:
        return "text/plain" if str(path).endswith(".js") else super().guess_type(path)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


def test_wrong_script_type_of_pythons_server_is_reported(first_page: Page, dist: Path) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(WindowsHandler, directory=dist)) as server:
        Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        first_page.goto(f"http://localhost:{server.server_port}/")
        wanted = re.escape(words("type", file="FILE", type="text/plain")).replace("FILE", r"[\w.-]+\.js")
        expect(failure(first_page)).to_contain_text(re.compile(wanted))
        server.shutdown()


def test_own_server_has_its_own_types(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mimetypes.types_map, ".js", "text/plain")
    assert Site(dist).headers("/sw.js")["Content-Type"].startswith("text/javascript")


def test_no_built_text_has_a_carriage_return(site: WatchedSite) -> None:
    """A carriage return that the page finds in a delivered file was therefore added on the way."""
    texts = [file for file in site.folder.rglob("*") if file.suffix in (".js", ".css", ".txt", ".json", ".html")]
    assert [file.name for file in texts if b"\r" in file.read_bytes()] == []


@pytest.mark.slow
@pytest.mark.parametrize("ending", some([".bin", ".wasm", ".txt", ".json", ".svg", ".png"], ".wasm", ".json"))
def test_unknown_file_extension_is_named_if_it_matters(open_context: OpenContext, serve: Serve, ending: str) -> None:
    """IIS answers 404 for each file with an extension that it does not know."""
    watch = open_context()
    watch.expect(COMPLAINED)
    page = watch.context.new_page()
    with serve() as site:
        site.faults = {ending: "missing"}
        page.goto(site.url)
        told = page.locator('#wordless[data-said="broken"], [data-notice="failure"], p[data-offline="failed"]')
        expect(told.first).to_contain_text(f"{ending} (404)")


@pytest.mark.slow
def test_file_that_cannot_be_kept_for_offline_use_is_named(open_context: OpenContext, serve: Serve) -> None:
    watch = open_context()
    watch.expect(COMPLAINED)
    page = watch.context.new_page()
    with serve() as site:
        name = name_of(site, "reader-")
        site.faults = {name: "missing"}
        Shelf(page).open(site.url).wait_ready()
        offline = page.locator('p[data-offline="failed"]')
        expect(offline).to_contain_text("Not ready for offline use yet.")
        expect(offline).to_contain_text(words("missing", file=name, status="404"))


FOREIGN: Final = "setTimeout(() => Function('1'))"


def test_script_from_outside_that_the_policy_stops_is_no_fault_of_the_page(
    open_context: OpenContext, site: WatchedSite
) -> None:
    """For example, a test that waits for a string of code instead of a function causes this."""
    watch = open_context()
    watch.expect("EvalError|unsafe-eval|script-src|TrustedScript|trusted-types")
    page = watch.context.new_page()
    page.add_init_script(FOREIGN)
    Shelf(page).open(site.url).wait_ready()
    page.evaluate(FOREIGN)
    page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 50))")
    expect(page.locator("[data-notice]")).to_have_count(0)
    expect(page.locator("#wordless")).to_be_hidden()
    assert not any("There is no text" in line for line in watch.console), watch.console


ATTEMPT: Final = """async (source) => {
  await rollbook.lab.save("First", source, "roll_it");
  await rollbook.roll();
  return rollbook.lab.attempt("First").then(() => "no failure", ({ message }) => message);
}"""


def test_robot_without_memory_is_reported_at_once(first_page: Page, odd: Odd) -> None:
    """Pyodide itself would wait forever for an instance that cannot be made."""
    with odd(prefixed("robot-", LACKS["instance"])) as site:
        Table(first_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
        assert first_page.evaluate(ATTEMPT, ROBOT) == words("memory")
