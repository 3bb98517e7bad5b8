/** The page's entry: draws the shell, starts Python beside it, then follows the address. */
import { SHELF_GAMES } from "../games/index.js";
import { hasLesson } from "../games/records.js";
import { watchFaults, ProblemScreen } from "./problem.js";
import { offerHook } from "./hook.js";
import { offerInstall, offerDrop } from "./browser.js";
import { watchOffline } from "./offline.js";
import { Page } from "./page.js";
import { applySettings, onPreference } from "../ui/preferences.js";
import { offerSettings } from "./settings.js";
import { AboutScreen } from "../library/about_screen.js";
import { JoinScreen } from "../library/join_screen.js";
import { MatchesScreen } from "../library/matches_screen.js";
import { RulesScreen } from "../library/rules_screen.js";
import { SetUpScreen } from "../library/set_up_screen.js";
import { SharedScreen } from "../library/shared_screen.js";
import { ShelfScreen } from "../library/shelf_screen.js";
import { StatisticsScreen } from "../library/statistics_screen.js";
import { TableScreen } from "../table/table_screen.js";
import { loadWordsAndStyle } from "../teacher/words_and_style.js";
import { LearnScreen, NewMatchScreen } from "../library/new_match_screen.js";
import { nextTask } from "../text/next_task.js";
import { accepts } from "../ui/taps.js";
import { preferredLanguage } from "../text/language.js";
import { loadTexts, t } from "../text/text.js";

/**
 * @param {import("../ui/addresses.js").Route} route
 * @param {PageContext} page
 * @returns {PageScreen | LaterScreen}
 */
function screenFor(route, page) {
  switch (route.screen) {
    case "shelf":
      return new ShelfScreen(page);
    case "set-up":
    case "learn":
    case "rules": {
      const game = SHELF_GAMES.find((one) => one.id === route.game);
      if (!game || (route.screen === "learn" && !hasLesson(game.id))) return new ProblemScreen(() => t("problem-no-such-page"));
      if (route.screen === "learn") return new LearnScreen(page, game.id);
      return route.screen === "rules" ? new RulesScreen(page, game.id) : new SetUpScreen(page, game);
    }
    case "play":
      return new NewMatchScreen(page, route.query);
    case "table":
      return new TableScreen(page, route.id);
    case "statistics":
      return new StatisticsScreen(page);
    case "about":
      return new AboutScreen();
    case "matches":
      return new MatchesScreen(page);
    case "lab":
      return later("lab-heading", async () => {
        const { LabScreen } = await import("../lab/index.js");
        return new LabScreen(page, { id: route.id, game: route.id });
      });
    case "robot":
      return later("lab-received-heading", async () => {
        const { ReceivedRobotScreen } = await import("../lab/index.js");
        return new ReceivedRobotScreen(page, route.data);
      });
    case "join":
      return new JoinScreen(page, route.code);
    case "class":
      return later("class-heading", async () => {
        const { ClassScreen } = await import("../class/index.js");
        return new ClassScreen(page, route.code);
      });
    case "result":
      return later("class-heading", async () => {
        const { ResultScreen } = await import("../class/index.js");
        return new ResultScreen(page, route.data);
      });
    case "teacher":
      return later("teacher-heading", async () => {
        const [{ teacherScreen }] = await Promise.all([import("../teacher/index.js"), loadWordsAndStyle()]);
        return teacherScreen(page, route);
      });
    case "shared":
      return new SharedScreen(page, route.data);
    default:
      return new ProblemScreen(() => t("problem-no-such-page"));
  }
}

/**
 * @param {string} heading
 * @param {() => Promise<PageScreen>} fetch
 * @returns {LaterScreen}
 */
const later = (heading, fetch) => ({ heading, fetch });

/**
 * Follows a link within the click: the browser's own `hashchange` comes later, and until then
 * the page would seem idle and the old screen take taps. What opens another tab or window is left to the browser.
 * @param {Page} page
 * @param {MouseEvent} event
 */
function followLink(page, event) {
  const address = event.target instanceof Element && event.target.closest('a[href^="#"]')?.getAttribute("href");
  const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!address || elsewhere || event.defaultPrevented) return;
  event.preventDefault();
  if (accepts(address) && address !== location.hash) page.go(address);
}

async function begin() {
  const page = new Page(screenFor);
  applySettings();
  watchFaults(page);
  offerHook(page);
  offerSettings(page);
  onPreference(() => page.draw());
  const started = page.startEngine();
  try {
    await loadTexts(preferredLanguage());
  } catch (error) {
    console.error(error);
    window.sayBroken?.();
    return;
  }
  await nextTask();
  page.speak();
  offerInstall(page);
  addEventListener("hashchange", () => page.route());
  document.addEventListener("click", (event) => followLink(page, event));
  window.addEventListener("keydown", (event) => page.screen?.key?.(event));
  // Tips and refusals find their places again when the tablet is turned.
  window.addEventListener("resize", () => page.screen?.place?.());
  page.route();
  // Another tab may have played on while this one was out of sight.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && page.screen?.changed?.());
  offerDrop(page);
  watchOffline(page, started);
}

// In a task of its own. What the browser notes with a place in the code would let V8 read this whole module once more.
if (!window.tooOld) await nextTask().then(begin);
