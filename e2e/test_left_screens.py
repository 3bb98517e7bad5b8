"""Screens that are left while they are still loading: nothing fails that the page does not handle."""

from random import Random
from typing import Any, Final

import pytest

from e2e.conftest import OpenContext
from e2e.pages import Screen, Table
from e2e.screens import ADDRESSES
from e2e.sites import WatchedSite
from rollbook import GAMES
from tests.repeats import slow_but

# Catches every unhandled rejection before the page does.
LISTEN: Final = """window.unhandled = [];
addEventListener("unhandledrejection", ({ reason }) => unhandled.push(`${location.hash}: ${reason}`), true);"""

# Goes from address to address, and stays at each for some milliseconds, or for some microtask turns if the number is
# negative. Taps some controls on the way, without waiting for anything.
LEAVE: Final = """async (steps) => {
  window.print = window.open = () => null;
  for (const [address, time, taps] of steps) {
    history.pushState(null, "", address); // as a link does, without the task that comes before `hashchange`
    dispatchEvent(new HashChangeEvent("hashchange"));
    for (let turn = time; turn < 0; turn += 1) await Promise.resolve();
    if (time >= 0) await new Promise((then) => setTimeout(then, time));
    for (const tap of taps) {
      const controls = [...document.querySelectorAll("button[data-act], summary, [data-pick]")];
      const control = controls[Math.floor(tap * controls.length)];
      control?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      if (tap > 0.5) await new Promise((then) => setTimeout(then, 20 * tap));
    }
  }
}"""


def left_at_random(addresses: list[str], rng: Random, visits: int) -> list[list[Any]]:
    """Return a random walk over addresses, each equally often, mostly for a few microtask turns or milliseconds.

    A step is an address, how long the page stays there, and random numbers that choose the controls to tap.
    """
    steps = addresses * visits
    rng.shuffle(steps)

    def time() -> int:
        return rng.choice([-rng.randrange(1, 60), 0, rng.randrange(30), rng.randrange(200)])

    return [[address, time(), [rng.random() for _ in range(rng.randrange(4))]] for address in steps]


@pytest.mark.parametrize("seed", slow_but([1, 2], 1))
def test_screens_left_while_they_are_entered_leave_no_rejection_unhandled(
    open_context: OpenContext, site: WatchedSite, seed: int
) -> None:
    context = open_context().context
    context.add_init_script(LISTEN)
    page = context.new_page()
    tables = []
    for game in GAMES:
        Table(page).open(site.url, f"game={game}&seats=2&seed=7&seat.1=bot+easy")
        tables.append(page.evaluate("location.hash"))
    addresses = [f"#/{address}" for address in ADDRESSES.values()] + tables
    page.evaluate(LEAVE, left_at_random(addresses, Random(seed), 4))
    page.reload()  # the second time, Python is still starting
    page.evaluate(LEAVE, left_at_random(addresses, Random(seed + 100), 4))
    Screen(page).wait_idle()
    Screen(page).wait_ready()
    page.evaluate("() => new Promise((then) => setTimeout(then))")
    assert page.evaluate("unhandled") == []
