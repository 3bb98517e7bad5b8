"""What all screens of the page share: waiting for what it says of itself, and tapping as a finger does."""

from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, expect

IDLE: Final = "document.documentElement.dataset.busy === 'false'"
# Begins something and resolves when a condition holds, or after so many milliseconds with false. What was tapped before
# comes first. Locators would look again and again, ever more rarely, and disturb the page meanwhile.
UNTIL: Final = """async ([given, timeout]) => {
  await Promise.race([window.tapped, new Promise((resolve) => setTimeout(resolve, timeout))]);
  %s;
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
# Answers where a finger would hit a place, as soon as it would, and remembers what is tapped next; nothing where the
# page has put something else there meanwhile.
AIM: Final = """(place, timeout) => new Promise((resolve, reject) => {
  const began = performance.now();
  const look = () => {
    if (!place.isConnected) return resolve(null);
    const { x, y, width, height } = place.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(across, down);
    if (hit && !place.matches(":disabled") && (place.contains(hit) || hit.closest("label")?.contains(place))) {
      window.tappedAt = performance.now();
      window.tapped = new Promise((done) => addEventListener("click", done, { capture: true, once: true }));
      return resolve({ x: across, y: down, touch: navigator.maxTouchPoints > 0 });
    }
    place.scrollIntoView({ block: "center" });
    if (performance.now() - began < timeout) return requestAnimationFrame(look);
    const shown = (element) => element?.outerHTML.slice(0, 200) ?? "Nothing";
    reject(new Error(`${shown(hit)} is where ${shown(place)} should be`));
  };
  look();
})"""
PATIENCE: Final = 10_000  # milliseconds


class Screen:
    """What all screens share."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator("html")

    def wait_ready(self, timeout: float = 20_000) -> None:
        """Until Python answers."""
        self._until("document.documentElement.dataset.ready === 'python'", timeout)

    def wait_idle(self, timeout: float = PATIENCE) -> None:
        """Until what was done is saved and drawn."""
        self._until(IDLE, timeout)

    def _until(self, condition: str, timeout: float, begin: str = "", given: Any = None) -> None:
        """Until a condition holds in the page, after having begun what leads there. A page that is left for another
        one, or loaded again, is asked once more.
        """
        while True:
            try:
                if self.page.evaluate(UNTIL % (begin, condition), [given, timeout]):
                    return
            except Error as error:
                if "context was destroyed" in error.message:
                    begin = ""
                    continue
                raise
            raise AssertionError(f"Within {timeout / 1000:.0f} seconds this has not come true: {condition}")

    def act(self, name: str) -> Locator:
        """A control that can be seen, by its data-act."""
        return self.page.locator(f'[data-act="{name}"]:visible')

    def touch(self, place: Locator) -> None:
        """Tap where there is a touch screen, click elsewhere: on the middle of what can be seen there."""
        self._tap(place)
        self._until("true", PATIENCE)

    def _tap(self, place: Locator) -> None:
        while (aim := place.evaluate(AIM, PATIENCE)) is None:
            pass
        if aim["touch"]:
            self.page.touchscreen.tap(aim["x"], aim["y"])
        else:
            self.page.mouse.click(aim["x"], aim["y"])

    def do(self, name: str) -> None:
        """Use a control and wait until the page is idle again."""
        self._tap(self.act(name).first)
        self.wait_idle()

    @property
    def notices(self) -> Locator:
        """What the page tells besides the screen, such as a refusal or a new version."""
        return self.page.locator(".notice:visible")

    @property
    def offline(self) -> str | None:
        """Whether the page works offline by now: preparing, ready, insecure, unsupported or failed."""
        return self.root.get_attribute("data-offline")

    def wait_offline(self, state: str = "ready") -> None:
        expect(self.root).to_have_attribute("data-offline", state, timeout=30_000)
