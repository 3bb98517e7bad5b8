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

from e2e import rules_site_build
from e2e.artifacts import Artifacts, start_tracing
from e2e.browser import OPTIMISED_LATER, launch_options
from e2e.device import wait_for_snapshot
from e2e.drawing import Guard, close_if_stuck
from e2e.films import Shown, handed_on, write_film
from e2e.shared_page import HURRY, PATIENCE, PUT_BACK, TABLET, as_new, check_what_was_kept, new
from e2e.sites import WatchedSite, built_site, careful_site, newer_site
from e2e.watch import Watch
from web.site_files import BuildError

gc.set_threshold(100_000)  # garbage collection runs less often, because it looks through everything imported each time

Options = dict[str, Any]
# A name that resolves to this machine is a plain http site to browsers; nothing else can be reached at all.
NAMES: Final = "MAP school.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"
PHONE: Final[Options] = {**TABLET, "viewport": {"width": 390, "height": 844}}
DESK: Final[Options] = {**TABLET, "has_touch": False}

OpenContext = Callable[..., Watch]
Serve = Callable[..., AbstractContextManager[WatchedSite]]
Host = Callable[..., str]
expect.set_options(timeout=PATIENCE)
NO_ROOM: Final = """if (globalThis.StorageManager) // which is for pages that are safe from strangers
  StorageManager.prototype.estimate = async () => ({ quota: 100_000_000, usage: 0 });"""
FAILED: Final = pytest.StashKey[bool]()


@pytest.fixture(scope="session", autouse=True)
def delete_output_dir(pytestconfig: pytest.Config) -> None:
    """Empty the plugin's `--output`, unless several processes run: each would delete what the others have kept."""
    if not hasattr(pytestconfig, "workerinput"):
        shutil.rmtree(pytestconfig.getoption("--output"), ignore_errors=True)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: Options) -> Options:
    """The options of the browser that most tests share: the headless shell, if there is one."""
    own = launch_options(f"--host-resolver-rules={NAMES}", OPTIMISED_LATER)
    shell = {"executable_path": os.environ["CHROME_SHELL"]} if os.environ.get("CHROME_SHELL") else {}
    return {**browser_type_launch_args, **own, **shell}


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built site, unaffected by a build in the meantime; without it no test can run."""
    try:
        return shutil.copytree(built_site(), tmp_path_factory.mktemp("site") / "dist")
    except BuildError as error:
        pytest.exit(f"The site could not be built: …{str(error)[-2000:]}", returncode=1)


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of a run share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def careful_dist(shared_folder: Path) -> Path:
    """The published kind of site, which takes longer to build than the one that most tests use."""
    return careful_site(shared_folder / "careful")


@pytest.fixture(scope="session")
def newer_dist(shared_folder: Path) -> Path:
    """The next version of the built site."""
    return newer_site(shared_folder / "newer")


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[WatchedSite]:
    """The built site, served for all tests that neither stop nor damage it."""
    with WatchedSite(dist) as site:
        yield site


@pytest.fixture(scope="session")
def base_url(site: WatchedSite) -> str:
    """The address against which pytest-playwright's `page` and contexts resolve `page.goto("./#/")`."""
    return site.url


@pytest.fixture(scope="session")
def browsers(launch_browser: Callable[[], Browser]) -> Iterator[Callable[[], Browser]]:
    """Answers the browser that most tests share; a fresh one if it was closed because it drew no frames."""
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
    """The browser that most tests share, also those with pytest-playwright's `page` and `new_context`."""
    return browsers()


@pytest.fixture(scope="session")
def rules_run(browsers: Callable[[], Browser]) -> Iterator[Watch]:
    """The rules' tests, which run inside Pyodide in a separate page."""
    with WatchedSite(rules_site_build.build()) as site:
        context = browsers().new_context()
        watch = Watch(context)
        context.new_page().goto(site.url)
        yield watch
        context.close()


@pytest.fixture
def serve(dist: Path) -> Serve:
    """Serves a site of the test's own: `with serve(base="/school/dice/") as site`."""

    @contextmanager
    def start(folder: Path = dist, **options: Any) -> Iterator[WatchedSite]:
        with WatchedSite(folder, **options) as own:
            yield own

    return start


@pytest.fixture
def host(serve: Serve, tmp_path: Path) -> Iterator[Host]:
    """A platform: answers the address of its page, which shows this address in a frame.

    It has a different origin from Rollbook. `foreign` is a different site, which gets no storage in a frame.
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
    """The folder for what explains a failure of this test."""
    return Artifacts.of(pytestconfig, output_path)


def settle(request: pytest.FixtureRequest, watches: list[Watch], artifacts: Artifacts) -> None:
    """Fail a test if something forbidden happened, and keep the consoles of a failed one."""
    problems = [problem for watch in watches for problem in watch.unexpected()]
    if problems or request.node.stash.get(FAILED, False):
        for number, watch in enumerate(watches, 1):
            artifacts.write(f"console-{number}.txt", "\n".join([*watch.console, *watch.unexpected()]))
    if problems:
        request.node.stash[FAILED] = True
        pytest.fail("The page reported:\n" + "\n".join(dict.fromkeys(problems)), pytrace=False)


@pytest.fixture
def watched(request: pytest.FixtureRequest, artifacts: Artifacts) -> Iterator[Callable[[BrowserContext], Watch]]:
    """Watches a context until the test's end and closes it then."""
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
    """The plugin's own fixture, which it also uses for `page`, but traced without pictures of the page."""

    def start(**options: Any) -> BrowserContext:
        context = new_context(**options)
        start_tracing(pytestconfig, context, again=True)
        return context

    return start


@pytest.fixture
def open_context(new_context: CreateContextCallback, watched: Callable[[BrowserContext], Watch]) -> OpenContext:
    """Opens a watched browser context, like a browser that has never been used: `open_context(**PHONE)`.

    It has no room for a snapshot of Python, which would cost another start, unless `snapshot` is true.
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
    """Opens a separate browser that keeps its storage, like one that is closed and started again.

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
    """A separate browser whose camera shows a film. The film begins whenever the camera is opened."""

    page: Page
    film: Path

    def show(self, codes: Sequence[Shown | Sequence[Shown]], seconds: float) -> None:
        """Hold tablets with these codes up to the camera from now on, each for some seconds."""
        write_film(handed_on(codes, seconds), self.film)


@pytest.fixture
def camera(open_profile: OpenContext, browser_type_launch_args: Options, tmp_path: Path) -> Camera:
    """A tablet whose camera shows nothing yet."""
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
    """Answers the tablet that tests share; a fresh one if its browser was closed."""
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
    wait_for_snapshot(page)  # otherwise many tests would start it, and a tap would abort it
    assert watch.unexpected() == []
    return watch


@pytest.fixture
def tablet(tablets: Callable[[], Watch]) -> Watch:
    """A tablet on which the site is open and ready for offline use, so that a page loads at once."""
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
    """The page that tests share: on a touch tablet, with no match on it yet; Python is ready.

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
def first_watch(open_context: OpenContext) -> Watch:
    """The watch on `first_page`."""
    return open_context()


@pytest.fixture
def first_page(first_watch: Watch) -> Page:
    """A page on a tablet that has never been here."""
    return first_watch.context.new_page()
