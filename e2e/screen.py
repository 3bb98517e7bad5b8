"""What all screens of the page share: waiting for what it says of itself, and tapping as a finger does."""

from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, expect

from e2e import glass

IDLE: Final = "document.documentElement.dataset.busy === 'false'"
# Begins something and resolves when a condition holds, or after so many milliseconds with false. What was tapped before
# comes first, and the rest after what an earlier test tapped. Locators would look again and again, ever more rarely,
# and disturb the page meanwhile.
UNTIL: Final = """async ([given, timeout]) => {
  await Promise.race([window.tapped, new Promise((resolve) => setTimeout(resolve, timeout))]);
  %s;
  await window.rested;
  return new Promise((resolve) => {
    const look = () => {
      if (!(%s)) return;
      watch.disconnect();
      resolve(true);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { attributes: true, childList: true, subtree: true });
    setTimeout(() => resolve(false), timeout);
    look();
  });
}"""
# Answers where a finger would hit the one of so many things of a kind that can be seen, as soon as it would, and
# remembers what is tapped next.
AIM: Final = """async ([css, number, timeout]) => {
  await window.rested;
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const shown = (element) => element?.outerHTML.slice(0, 200) ?? "nothing";
    const look = () => {
      const place = [...document.querySelectorAll(css)].filter(seen)[number];
      const { x, y, width, height } = place?.getBoundingClientRect() ?? {};
      const [across, down] = [x + width / 2, y + height / 2];
      const hit = place && document.elementFromPoint(across, down);
      if (hit && !place.matches(":disabled") && (place.contains(hit) || hit.closest("label")?.contains(place))) {
        const tapped = { capture: true, once: true };
        window.tapped = new Promise((done) => addEventListener("click", () => setTimeout(done), tapped));
        return resolve({ x: across, y: down, touch: navigator.maxTouchPoints > 0 });
      }
      place?.scrollIntoView({ block: "center" });
      if (performance.now() - began < timeout) return requestAnimationFrame(look);
      reject(new Error(`Number ${number} of what can be seen of ${css} is ${shown(place)}, below ${shown(hit)}`));
    };
    look();
  });
}"""
# How long anything is waited for, in milliseconds: no test that passes waits so long, however slow the machine is.
PATIENCE: Final = 30_000
expect.set_options(timeout=PATIENCE)


def control(name: str) -> str:
    """A CSS selector for the controls with this data-act."""
    return f'[data-act="{name}"]'


class Screen:
    """What all screens share."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator("html")

    def wait_ready(self) -> None:
        """Until Python answers."""
        self._until("document.documentElement.dataset.ready === 'python'")

    def wait_idle(self) -> None:
        """Until what was done is saved and drawn."""
        self._until(IDLE)

    def _until(self, condition: str, begin: str = "", given: Any = None) -> None:
        """Until a condition holds in the page, after having begun what leads there."""
        if not self._ask(UNTIL % (begin, condition), [given, PATIENCE], UNTIL % ("", condition)):
            raise AssertionError(f"Within {PATIENCE / 1000:.0f} seconds this has not come true: {condition}")

    def _ask(self, question: str, given: Any, again: str) -> Any:
        """Ask the page; once more, and otherwise, if it was left for another one meanwhile, or loaded again."""
        try:
            return self.page.evaluate(question, given)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            return self._ask(again, given, again)

    def act(self, name: str) -> Locator:
        """A control that can be seen, by its data-act."""
        return self.page.locator(f"{control(name)}:visible")

    def touch(self, css: str, number: int = 0) -> None:
        """Tap where there is a touch screen, click elsewhere: on the middle of the first that can be seen of what this
        CSS selector finds, or of a later one.
        """
        self._tap(css, number)
        self._until("true")

    def press(self, name: str, number: int = 0) -> None:
        """The same with a control, by its data-act."""
        self.touch(control(name), number)

    def use(self, css: str, number: int = 0) -> None:
        """Touch something and wait until the page is idle again."""
        self._tap(css, number)
        self.wait_idle()

    def do(self, name: str, number: int = 0) -> None:
        """The same with a control, by its data-act."""
        self.use(control(name), number)

    def _tap(self, css: str, number: int = 0) -> None:
        aim = self._ask(AIM, [css, number, PATIENCE], AIM)
        glass.tap(self.page, **aim)

    @property
    def notices(self) -> Locator:
        """What the page tells besides the screen, such as a refusal or a new version."""
        return self.page.locator(".notice:visible")

    @property
    def offline(self) -> str | None:
        """Whether the page works offline by now: preparing, ready, insecure, unsupported or failed."""
        return self.root.get_attribute("data-offline")

    def wait_offline(self, state: str = "ready") -> None:
        expect(self.root).to_have_attribute("data-offline", state)
