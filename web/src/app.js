/** The page's entry: draws the shell, starts Python beside it, then follows the address. */
import { SHELF_GAMES } from "./boards/index.js";
import { offerHook } from "./hook.js";
import { watchOffline } from "./offline.js";
import { Page } from "./page.js";
import { onPreference } from "./preferences.js";
import { offerDrop } from "./parts/drop.js";
import { offerSettings } from "./parts/settings.js";
import { MatchesScreen } from "./screens/matches.js";
import { ProblemScreen } from "./screens/problem.js";
import { RulesScreen } from "./screens/rules.js";
import { SetUpScreen } from "./screens/set_up.js";
import { SharedScreen } from "./screens/shared.js";
import { ShelfScreen } from "./screens/shelf.js";
import { StatisticsScreen } from "./screens/statistics.js";
import { TableScreen } from "./screens/table.js";
import { WishScreen } from "./screens/wish.js";
import { applySettings } from "./settings.js";
import { accepts } from "./taps.js";
import { loadTexts, preferredLanguage, t } from "./text.js";

/**
 * @param {import("./addresses.js").Route} route
 * @param {Page} page
 * @returns {import("./page.js").Screen}
 */
function screenFor(route, page) {
  switch (route.screen) {
    case "shelf":
      return new ShelfScreen(page);
    case "set-up":
    case "rules": {
      const game = SHELF_GAMES.find((one) => one.id === route.game);
      if (!game) return new ProblemScreen(() => t("problem-no-such-page"));
      return route.screen === "rules" ? new RulesScreen(page, game.id) : new SetUpScreen(page, game);
    }
    case "play":
      return new WishScreen(page, route.query);
    case "table":
      return new TableScreen(page, route.id);
    case "statistics":
      return new StatisticsScreen(page);
    case "matches":
      return new MatchesScreen(page);
    case "shared":
      return new SharedScreen(page, route.data);
    default:
      return new ProblemScreen(() => t("problem-no-such-page"));
  }
}

/**
 * Goes where a link of the page leads in the click itself: the browser tells of a new address only later, and until then
 * the page would seem idle and the old screen take taps. What opens another tab or window is left to the browser.
 * @param {MouseEvent} event
 */
function followLink(event) {
  const address = event.target instanceof Element && event.target.closest('a[href^="#"]')?.getAttribute("href");
  const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!address || elsewhere || event.defaultPrevented) return;
  event.preventDefault();
  if (accepts(address) && address !== location.hash) page.go(address);
}

applySettings();
const page = new Page(screenFor);
offerHook(page);
offerSettings(page);
onPreference(() => page.draw());
page.startEngine();
try {
  await loadTexts(preferredLanguage());
  page.speak();
  addEventListener("hashchange", () => page.route());
  document.addEventListener("click", followLink);
  window.addEventListener("keydown", (event) => page.screen?.key?.(event));
  // What lies beside something, such as a tip, goes with it when the tablet is turned.
  window.addEventListener("resize", () => page.screen?.place?.());
  page.route();
  // Another tab may have played on while this one was out of sight.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && page.screen?.changed?.());
  offerDrop(page);
  watchOffline(page);
} catch (error) {
  console.error(error);
  document.documentElement.dataset.ready = "failed";
  document.documentElement.dataset.busy = "false";
  document.querySelector("#wordless")?.removeAttribute("hidden");
}
