"""The cards that cause trouble: tabs, reloads, a crashing Python, storage, the network, another version."""

import shutil
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

from playwright.sync_api import Error

from e2e.hurry import in_page
from e2e.hurry.person import Person
from e2e.watch import COMPLAINTS

MAX_TABS: Final = 3
DEAD: Final = "engine-failed|engine-silent"
"""A pattern for the page's messages to developers about a Python that has crashed."""
OF_ONE_DEATH: Final = 4
NETWORK: Final = f"{COMPLAINTS}|problem-part-missing|cause-|ERR_|Importing a module"
WHILE: Final = 30.0
"""Seconds for which a page may still complain after the network is back."""


def reload(person: Person) -> str | None:
    if person.away:
        return None
    person.page.reload(wait_until="commit")
    return ""


def change_tab(person: Person) -> str | None:
    """Continue in another tab: an open one, or a new one with the same address."""
    tabs = person.others
    chance = person.random.random()
    if len(tabs) == MAX_TABS - 1 and chance < 0.15:
        gone = person.random.choice(tabs)
        gone.close()
        return "closes one"
    if len(tabs) < MAX_TABS - 1 and chance < 0.5 and not person.away:
        address = person.page.url
        person.turn_to(person.new_tab())
        person.page.goto(address, wait_until="commit")
        return f"opens {person.tab}"
    if not tabs:
        return None
    person.turn_to(person.random.choice(tabs))
    return f"turns to {person.tab}"


def go_where_the_other_is(person: Person) -> str | None:
    """Open the screen of another tab in this one."""
    tabs = person.others
    if not tabs:
        return None
    address = person.random.choice(tabs).url
    if "#" not in address:
        return None
    person.go(address[address.index("#") :])
    return address[address.index("#") :][:40]


def kill(person: Person) -> str | None:
    """Kill Python with an error."""
    person.story.excuse(DEAD, times=OF_ONE_DEATH)
    person.page.evaluate(in_page.KILL, True)
    return ""


def kill_silently(person: Person) -> str | None:
    """Kill Python silently, so that the page notices only at the next request."""
    person.story.excuse(DEAD, times=OF_ONE_DEATH)
    person.page.evaluate(in_page.KILL, False)
    return ""


def loop(person: Person) -> str | None:
    """Keep Python busy, for a short while or longer than the page waits."""
    worker = person.python()
    if worker is None or person.page.locator('html[data-ready="python"]').count() == 0:
        return None
    seconds = person.random.choice((2, 5, 13))
    person.story.excuse(DEAD, times=OF_ONE_DEATH)
    worker.evaluate(in_page.LOOP, 1000 * seconds)
    return f"for {seconds} s"


def fill_storage(person: Person) -> str | None:
    """Make each write fail, as if storage were full, or abort it, until a reload or until `make_room` is played."""
    found = person.page.evaluate(
        "(fault) => { window.hurry.fault &&= null; window.hurry.fault = fault; return fault; }",
        person.random.choice(("full", "aborted")),
    )
    return str(found)


def make_room(person: Person) -> str | None:
    """Let storage work again in all tabs."""
    freed = [page for page in person.context.pages if page.evaluate("Boolean(window.hurry?.fault)")]
    for page in freed:
        page.evaluate("window.hurry.fault = null")
    return f"in {len(freed)}" if freed else None


def silence_storage(person: Person) -> str | None:
    """Stop storage from answering for a while."""
    seconds = person.random.choice((3, 6, 18))
    person.silent_until = monotonic() + seconds
    person.page.evaluate(in_page.SILENCE, 1000 * seconds)
    return f"for {seconds} s"


def go_offline(person: Person) -> str | None:
    """Go offline if the page claims to work without a network, or come online again."""
    if person.away:
        return come_back(person)
    seen = person.look()
    if seen is None or seen["offline"] != "ready":
        return None
    person.story.excuse(NETWORK, seconds=10 * WHILE)
    person.away = True
    if person.random.random() < 0.5:
        person.context.set_offline(True)
        return "no network"
    person.site.stop()
    return "no server"


def come_back(person: Person) -> str | None:
    """Bring back the network and the server."""
    if not person.away:
        return None
    person.context.set_offline(False)
    person.site.start()
    person.away = False
    person.story.excuse(NETWORK, seconds=WHILE)
    return "there again"


def deploy(folder: Path, versions: list[Path]) -> Callable[[Person], str | None]:
    """Return a card that deploys the next version, and when played again the old one."""

    def take_next_version(person: Person) -> str | None:
        if person.away:
            return None
        person.story.excuse(NETWORK, seconds=4 * WHILE)
        versions.append(versions.pop(0))
        for there in folder.iterdir():
            shutil.rmtree(there) if there.is_dir() else there.unlink()
        shutil.copytree(versions[0], folder, dirs_exist_ok=True)
        for page in person.context.pages:
            page.evaluate("navigator.serviceWorker?.getRegistration().then((one) => one?.update()).catch(() => {})")
        return versions[0].name

    return take_next_version


def take_new_version(person: Person) -> str | None:
    """Accept the version that is offered."""
    try:
        return person.tap('[data-notice="new-version"] [data-act=reload]')
    except Error:
        return None


CARDS: Final = {
    reload: 2, change_tab: 6, go_where_the_other_is: 3, kill: 1, kill_silently: 1, loop: 1, fill_storage: 1,
    make_room: 3, silence_storage: 1, go_offline: 1, come_back: 1, take_new_version: 1,
}  # fmt: skip
RESTARTS: Final = (reload, change_tab, go_where_the_other_is, kill, kill_silently, loop, take_new_version, fill_storage)
"""The cards that begin with a new page or a new Python."""
