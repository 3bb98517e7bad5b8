"""Drives a browser of any engine for the tests: open an address, run a script, tap."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any, Final, TypeVar

Answer = TypeVar("Answer")
PATIENCE: Final = 60  # seconds; no passing test waits that long
IDLE: Final = "document.documentElement.dataset.ready === 'python' && document.documentElement.dataset.busy === 'false'"
SYNC: Final = "const given = [...arguments]; return %s"
# A WebDriver script gets a callback after its arguments, and its exceptions are not JSON.
ASYNC: Final = """const given = [...arguments], done = given.pop();
(async () => {%s})()
  .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }))"""
# Returns a point to tap on the first visible element of a CSS selector. From then on, the page records the next click.
AIM: Final = """(() => {
  const [css] = given;
  const place = [...document.querySelectorAll(css)].find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!place) return null;
  const { x, y, width, height } = place.getBoundingClientRect();
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9]; // the middle of a bent shape's box may be outside the shape
  const point = (right, down) => [Math.round(x + right * width), Math.round(y + down * height)];
  const points = parts.flatMap((down) => parts.map((right) => point(right, down)));
  const aimed = points.find((one) => place.contains(document.elementFromPoint(...one)));
  if (!aimed) return void place.scrollIntoView({ block: "center" });
  const tap = (window.aimedTap = { became: null });
  const once = { capture: true, once: true };
  addEventListener("click", () => setTimeout(() => (tap.became = "tap")), once);
  addEventListener("pointerup", () => setTimeout(() => (tap.became ??= "hold"), 2_000), once);
  return aimed;
})()"""


class DriverError(AssertionError):
    """The browser refused a command, or a condition did not become true."""


class Driver(ABC):
    """A running browser with one window of 1024 by 768 pixels, which keeps the storage of its profile."""

    @abstractmethod
    def go(self, address: str) -> None:
        """Open an address and wait until its document has been parsed."""

    @abstractmethod
    def enter_frame(self) -> None:
        """Run scripts in the page's first frame from now on, until another address is opened."""

    @abstractmethod
    def run(self, body: str, *given: Any) -> Any:
        """Run the body of an asynchronous JavaScript function, which may use the array `given`; return its value."""

    @abstractmethod
    def value(self, expression: str, *given: Any) -> Any:
        """Return the value of a JavaScript expression, which may use the array `given`."""

    @abstractmethod
    def touch(self, x: int, y: int) -> None:
        """Tap at a point of the page; click if the engine's driver does not support touch."""

    @abstractmethod
    def close(self) -> None:
        """Close the browser. Its profile then contains what the page has stored."""

    def until(self, condition: str, *given: Any) -> Any:
        """Wait for a JavaScript expression to be true, even while the page loads; return its value."""
        began = monotonic()
        while monotonic() < began + PATIENCE:
            found = self.value(condition, *given)
            if found:
                return found
            sleep(
                min(0.2, 0.02 + (monotonic() - began) / 20)
            )  # each question takes time from the page that it is about
        raise DriverError(f"Within {PATIENCE} seconds this has not come true: {condition} {given or ''}")

    def idle(self) -> None:
        """Wait until Python answers, and everything is saved and drawn."""
        self.until(IDLE)

    def tap(self, css: str) -> None:
        """Tap in the middle of an element, as soon as the page is idle and a finger would hit it.

        On a busy machine a touch may last over 400 ms. Firefox does not count it as a tap, so this method taps again.
        """
        for _ in range(20):
            x, y = self.until(f"{IDLE} && {AIM}", css)
            self.touch(x, y)
            if self.until("window.aimedTap?.became") == "tap":
                return
        raise DriverError(f"Every tap on {css} was held too long")


def script_value(answer: dict[str, Any]) -> Any:
    """Return the value that a script of the form ASYNC has passed to its callback."""
    if "error" in answer:
        raise DriverError(answer["error"])
    return answer["value"]


def pointer(kind: str, x: int, y: int) -> list[dict[str, Any]]:
    """Return one tap as WebDriver's input actions."""
    moves = [
        {"type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y},
        {"type": "pointerDown", "button": 0},
        {"type": "pause", "duration": 30},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "finger", "parameters": {"pointerType": kind}, "actions": moves}]


def patiently(ask: Callable[[], Answer]) -> Answer:
    """Retry until something listens."""
    end = monotonic() + PATIENCE
    while True:
        try:
            return ask()
        except OSError:
            if monotonic() > end:
                raise
            sleep(0.05)
