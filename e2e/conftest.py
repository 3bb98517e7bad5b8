"""Fixtures for all browser tests. `python3 dev.py test browser` sets CHROME_PATH, CHROME_SHELL and ROLLBOOK_DIST."""

import gc
import os
import shutil
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from e2e.artifacts import Artifacts, start_tracing
from e2e.browser import OPTIMISED_LATER, launch_options
from e2e.device import wait_for_snapshot
from e2e.drawing import Guard, close_if_stuck
from e2e.films import Shown, handed_on, write_film
from e2e.shared_page import HURRY, PATIENCE, PUT_BACK, TABLET, as_new, check_what_was_kept, new
from e2e.sites import WatchedSite, built_site, careful_site, newer_site
from e2e.watch import Watch
from web.site_files import BuildError

gc.set_threshold(100_000)  # garbage collection runs less often, because each run scans everything that is imported

Options = dict[str, Any]
# To a browser, a name that resolves to this machine is a plain http site. No other host can be reached.
NAMES: Final = "MAP school.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"
PHONE: Final[Options] = {**TABLET, "viewport": {"width": 390, "height": 844}}
DESK: Final[Options] = {**TABLET, "has_touch": False}

OpenContext = Callable[..., Watch]
Serve = Callable[..., AbstractContextManager[WatchedSite]]
Host = Callable[..., str]
pytest.register_assert_rewrite("e2e.every_game", "e2e.weeks")
expect.set_options(timeout=PATIENCE)
NO_ROOM: Final = """if (globalThis.StorageManager) // which is for pages that are safe from strangers
  StorageManager.prototype.estimate = async () => ({ quota: 100_000_000, usage: 0 });"""
FAILED: Final = pytest.StashKey[bool]()


@pytest.fixture(scope="session", autouse=True)
def delete_output_dir(pytestconfig: pytest.Config) -> None:
    """Empty the plugin's `--output`, unless several processes run: each would delete what the others have saved."""
    if not hasattr(pytestconfig, "workerinput"):
        shutil.rmtree(pytestconfig.getoption("--output"), ignore_errors=True)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: Options) -> Options:
    """Return the options of the browser that most tests share: the headless shell, if there is one."""
    own = launch_options(f"--host-resolver-rules={NAMES}", OPTIMISED_LATER)
    shell = {"executable_path": os.environ["CHROME_SHELL"]} if os.environ.get("CHROME_SHELL") else {}
    return {**browser_type_launch_args, **own, **shell}


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the built site, so that a later build does not affect the tests. End the run if it cannot be built."""
    try:
        return shutil.copytree(built_site(), tmp_path_factory.mktemp("site") / "dist")
    except BuildError as error:
        pytest.exit(f"The site could not be built: …{str(error)[-2000:]}", returncode=1)


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder that all processes of a run share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def careful_dist(shared_folder: Path) -> Path:
    """Build the kind of site that is published, which takes longer than the one that most tests use."""
    return careful_site(shared_folder / "careful")


@pytest.fixture(scope="session")
def newer_dist(shared_folder: Path) -> Path:
    """Build the next version of the site."""
    return newer_site(shared_folder / "newer")


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[WatchedSite]:
    """Serve the built site for all tests that neither stop nor damage it."""
    with WatchedSite(dist) as site:
        yield site


@pytest.fixture(scope="session")
def base_url(site: WatchedSite) -> str:
    """Return the address against which pytest-playwright's `page` and contexts resolve `page.goto("./#/")`."""
    return site.url


@pytest.fixture(scope="session")
def browsers(launch_browser: Callable[[], Browser]) -> Iterator[Callable[[], Browser]]:
    """Yield a function that returns the browser that most tests share.

    It starts a fresh browser if the last one was closed, for example because it drew no frames.
    """
    guards: list[Guard] = []

    def current() -> Browser:
        if not guards or guards[-1].closed or not guards[-1].browser.is_connected():
            guards.append(Guard(launch_browser()))
        return guards[-1].browser

    yield current
    for guard in guards:
        guard.browser.close()


@pytest.fixture
def browser(browsers: Callable[[], Browser]) -> Browser:
    """Return the browser that most tests share, including tests with pytest-playwright's `page` and `new_context`."""
    return browsers()


@pytest.fixture
def serve(dist: Path) -> Serve:
    """Return a function that serves a separate site for a test: `with serve(base="/school/dice/") as site`."""

    @contextmanager
    def start(folder: Path = dist, **options: Any) -> Iterator[WatchedSite]:
        with WatchedSite(folder, **options) as own:
            yield own

    return start


@pytest.fixture
def host(serve: Serve, tmp_path: Path) -> Iterator[Host]:
    """Serve a platform; yield a function that returns the address of a page with the given address in a frame.

    The platform has a different origin from Rollbook. With `foreign` it is also a different site, so the frame gets no
    storage.
    """
    folder = tmp_path / "platform"
    folder.mkdir()
    with serve(folder, bare=True) as site:

        def page(
            address: str, sandbox: str | None = None, *, foreign: bool = False, size: tuple[int, int] = (1000, 700)
        ) -> str:
            limits = "" if sandbox is None else f' sandbox="{sandbox}"'
            measures = 'width="{}" height="{}"'.format(*size)
            frame = f'<link rel="icon" href="data:,"><iframe src="{address}"{limits} {measures}></iframe>'
            (folder / "index.html").write_text(f"<!doctype html><title>A course</title>{frame}", "utf-8")
            return site.url.replace("localhost", "127.0.0.1") if foreign else site.url

        yield page


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def artifacts(pytestconfig: pytest.Config, output_path: str) -> Artifacts:
    """Return where to save what explains a failure of this test."""
    return Artifacts.of(pytestconfig, output_path)


def settle(request: pytest.FixtureRequest, watches: list[Watch], artifacts: Artifacts) -> None:
    """Fail a test if something forbidden happened, and save the consoles of a failed test."""
    problems = [problem for watch in watches for problem in watch.unexpected()]
    if problems or request.node.stash.get(FAILED, False):
        for number, watch in enumerate(watches, 1):
            artifacts.write(f"console-{number}.txt", "\n".join([*watch.console, *watch.unexpected()]))
    if problems:
        request.node.stash[FAILED] = True
        pytest.fail("The page reported:\n" + "\n".join(dict.fromkeys(problems)), pytrace=False)


@pytest.fixture
def watched(request: pytest.FixtureRequest, artifacts: Artifacts) -> Iterator[Callable[[BrowserContext], Watch]]:
    """Yield a function that watches a context until the end of the test; then close the context."""
    watches: list[Watch] = []

    def begin(context: BrowserContext) -> Watch:
        context.set_default_timeout(PATIENCE)
        watches.append(Watch(context))
        return watches[-1]

    yield begin
    try:
        settle(request, watches, artifacts)
    finally:
        for watch in watches:
            if not watch.closed:
                watch.context.close()


@pytest.fixture
def new_context(new_context: CreateContextCallback, pytestconfig: pytest.Config) -> Callable[..., BrowserContext]:
    """Replace the plugin's fixture, which also makes `page`: contexts are traced without pictures of the page."""

    def start(**options: Any) -> BrowserContext:
        context = new_context(**options)
        start_tracing(pytestconfig, context, again=True)
        return context

    return start


@pytest.fixture
def open_context(new_context: CreateContextCallback, watched: Callable[[BrowserContext], Watch]) -> OpenContext:
    """Return a function that opens a watched context, like a browser that has never been used: `open_context(**PHONE)`.

    Unless `snapshot` is true, the context cannot store a snapshot of Python, because making one costs another start.
    """

    def start(*, snapshot: bool = False, **options: Any) -> Watch:
        context = new_context(**{**TABLET, **options})
        if not snapshot:
            context.add_init_script(NO_ROOM)
        return watched(context)

    return start


@pytest.fixture
def open_profile(
    request: pytest.FixtureRequest,
    browser_type: BrowserType,
    browser_type_launch_args: Options,
    watched: Callable[[BrowserContext], Watch],
    tmp_path: Path,
) -> Iterator[OpenContext]:
    """Yield a function that opens a separate browser that keeps its storage when it is closed and started again.

    It is the full browser, which refuses storage to frames of other sites; the headless shell does not.
    """
    artifacts = request.getfixturevalue("artifacts")
    whole = {name: path for name, path in launch_options().items() if name == "executable_path"}
    opened: list[Watch] = []

    def start(**options: Any) -> Watch:
        chosen = {**browser_type_launch_args, **whole, **TABLET, **options}
        context = browser_type.launch_persistent_context(tmp_path / "profile", **chosen)
        start_tracing(request.config, context)
        opened.append(watched(context))
        return opened[-1]

    yield start
    failed = request.node.stash.get(FAILED, False) or any(watch.unexpected() for watch in opened)
    for number, watch in enumerate(opened, 1):
        if not watch.closed:
            artifacts.end(watch.context, f"profile-{number}", failed=failed)


@dataclass
class Camera:
    """A separate browser whose camera shows a film, which starts again each time the camera is opened."""

    page: Page
    film: Path

    def show(self, codes: Sequence[Shown | Sequence[Shown]], seconds: float) -> None:
        """Hold tablets with these codes up to the camera from now on, each for some seconds."""
        write_film(handed_on(codes, seconds), self.film)


@pytest.fixture
def camera(open_profile: OpenContext, browser_type_launch_args: Options, tmp_path: Path) -> Camera:
    """Start a tablet whose camera shows nothing yet."""
    film = tmp_path / "film.y4m"
    flags = [
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={film}",
    ]
    watch = open_profile(args=[*browser_type_launch_args["args"], *flags])
    return Camera(watch.context.pages[0], film)


@pytest.fixture(scope="session")
def tablets(
    browsers: Callable[[], Browser], site: WatchedSite, pytestconfig: pytest.Config
) -> Iterator[Callable[[], Watch]]:
    """Yield a function that returns the tablet that tests share, or a fresh one if its browser was closed."""
    opened: list[Watch] = []

    def current() -> Watch:
        browser = browsers()
        if not opened or opened[-1].closed or opened[-1].context.browser is not browser:
            opened.append(prepared_tablet(browser, site, pytestconfig))
        return opened[-1]

    yield current
    for watch in opened:
        if not watch.closed:
            watch.context.close()


def prepared_tablet(browser: Browser, site: WatchedSite, config: pytest.Config) -> Watch:
    """Open the site on a tablet and wait until it is ready for offline use and has a snapshot of Python."""
    context = browser.new_context(**TABLET)
    context.set_default_timeout(PATIENCE)
    start_tracing(config, context)
    watch = Watch(context)
    context.add_init_script(PUT_BACK)
    context.add_init_script(HURRY)
    page = context.new_page()
    page.goto(site.url)
    page.wait_for_selector('html[data-offline="ready"]')
    wait_for_snapshot(page)  # otherwise many tests would start making one, and a tap would abort it
    assert watch.unexpected() == []
    return watch


@pytest.fixture
def tablet(tablets: Callable[[], Watch]) -> Watch:
    """Return a tablet on which the site is open and ready for offline use, so that a page loads at once."""
    return tablets()


def lend(request: pytest.FixtureRequest, tablet: Watch, page: Page, artifacts: Artifacts) -> Iterator[Page]:
    tablet.begin_again()
    artifacts.begin(tablet.context, request.node.nodeid)
    failed = True
    yield page
    try:
        settle(request, [tablet], artifacts)
        if not request.node.stash.get(FAILED, False):
            check_what_was_kept(page)
            failed = False
    finally:
        if not (failed and close_if_stuck(tablet.context)):
            artifacts.end(tablet.context, "tablet", failed=failed)
        if failed:
            for opened in tablet.context.pages:
                opened.close()


@pytest.fixture
def tablet_page(
    request: pytest.FixtureRequest, tablet: Watch, site: WatchedSite, artifacts: Artifacts
) -> Iterator[Page]:
    """Yield the page that tests share: on a touch tablet, without any stored match, and with Python ready.

    It skips pauses, unless the test is marked `peoples_pace`. Do not install `tablet_page.clock`: a clock stays with
    its context, and later tests get the same page. `page` is pytest-playwright's own, in a new context each time.
    """
    hurried = request.node.get_closest_marker("peoples_pace") is None
    try:
        page = as_new(tablet, site, hurried=hurried)
    except (Error, IndexError):
        page = new(tablet, site, hurried=hurried)
    yield from lend(request, tablet, page, artifacts)


@pytest.fixture
def next_tab(tablet_page: Page) -> Page:
    """Open another tab of the tablet, for scripts that run before the page's own: Python starts from a snapshot."""
    return tablet_page.context.new_page()


@pytest.fixture
def first_watch(open_context: OpenContext) -> Watch:
    """Open and watch the context of `first_page`."""
    return open_context()


@pytest.fixture
def first_page(first_watch: Watch) -> Page:
    """Open a page in a browser that has never visited the site."""
    return first_watch.context.new_page()
