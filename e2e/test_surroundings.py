"""Every screen in hostile surroundings: it stays correct, or one message names the cause and a remedy."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from e2e.conftest import OpenContext
from e2e.shared_page import TABLET
from e2e.surroundings import (
    PLAIN,
    RELOADED,
    SAME_SHEETS,
    SETTLED,
    SURROUNDINGS,
    TRANSLATE,
    WAITS,
    WRONG_TYPE,
    Shown,
    SurroundedSite,
    Surroundings,
    messages,
    outcome,
    walk,
    words,
)
from e2e.watch import COMPLAINTS, NO_TIPS


def walk_all(shown: Shown, url: str, surroundings: Surroundings, dist: Path) -> dict[str, tuple[str, list[str]]]:
    """Visit every screen; return the words and the messages of each, both with and without its module."""

    def run(body: str, *given: Any) -> Any:
        return shown.evaluate(f"async (given) => {{{body}}}", given)

    before = waiting(shown, url, surroundings, dist)
    shown.wait_for_function(SETTLED)
    return {"waiting": before, **walk(run, surroundings)}


def waiting(shown: Shown, url: str, surroundings: Surroundings, dist: Path) -> tuple[str, list[str]]:
    """Return the words and the messages while a screen's part does not load; then let it load."""
    context = (shown if isinstance(shown, Page) else shown.page).context
    at_once = (dist / "index.html").read_text("utf-8")
    held: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.url.rpartition("/")[2] in at_once:
            route.fallback()
        else:
            held.append(route)

    context.route("**/part-*.js", hold)
    shown.goto(f"{url}#/lab/roll_it")
    if surroundings.causes == WRONG_TYPE:
        shown.wait_for_function(f"() => {RELOADED}")
    shown.wait_for_function(WAITS)
    if surroundings.script == TRANSLATE:
        shown.evaluate(f"({TRANSLATE})()")
    seen = words(shown), messages(shown)
    for route in held:
        route.continue_()
    context.unroute("**/part-*.js", hold)
    return seen


@pytest.fixture(scope="module")
def expected(browsers: Callable[[], Browser], dist: Path) -> Iterator[dict[str, str]]:
    """Yield the words of each screen in normal surroundings."""
    with SurroundedSite(dist, PLAIN) as site:
        context = browsers().new_context(**TABLET)
        context.add_init_script(NO_TIPS)
        context.add_init_script(f"({SAME_SHEETS})()")
        yield {name: text for name, (text, _) in walk_all(context.new_page(), site.url, PLAIN, dist).items()}
        context.close()


@pytest.mark.slow
@pytest.mark.parametrize("kind", SURROUNDINGS)
def test_surroundings_leave_every_screen_true_or_name_the_cause(
    kind: str, expected: dict[str, str], dist: Path, open_context: OpenContext
) -> None:
    surroundings = SURROUNDINGS[kind]
    with SurroundedSite(dist, surroundings) as site:
        watch = open_context(**surroundings.options)
        watch.context.add_init_script(f"({SAME_SHEETS})()")
        if surroundings.script and surroundings.script != TRANSLATE:
            watch.context.add_init_script(f"({surroundings.script})()")
        if kind != "plain http":  # where nothing fails
            watch.expect(
                f"{COMPLAINTS}|cause-|problem-|storage-|UnknownError|QuotaExceeded|SecurityError|allocate|_importhook"
            )
        url = site.url.replace("localhost", surroundings.host)
        page = watch.context.new_page()
        shown: Shown = page
        if surroundings.frame is not None:
            page.goto(f"{url}course.html")
            shown = page.frames[1]
        found = {
            name: outcome(text, told, expected[name], surroundings)
            for name, (text, told) in walk_all(shown, url, surroundings, dist).items()
        }
    if kind.startswith("404 "):  # in other surroundings, errors such as WebAssembly's are uncaught
        assert [line for line in watch.console if line.startswith("uncaught")] == []
    print(f"\n{kind}", *(f"  {name}: {one}" for name, one in found.items()), sep="\n")
    assert [f"{name}: {one}" for name, one in found.items() if one.startswith("WRONG")] == []
