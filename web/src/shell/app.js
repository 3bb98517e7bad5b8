/** The page's entry: draws the shell, starts Python beside it, then follows the address. */
import { offerHook } from "./hook.js";
import { watchFaults } from "./problem.js";
import { offerInstall, offerDrop } from "./browser.js";
import { watchOffline } from "./offline.js";
import { Page } from "./page.js";
import { screenFor } from "./routes.js";
import { findApi, launchAddress } from "../platform/find.js";
import { Platform } from "../platform/platform.js";
import { applySettings, onPreference } from "../ui/preferences.js";
import { offerSettings } from "./settings.js";
import { nextTask } from "../text/next_task.js";
import { whileBusy } from "../ui/busy.js";
import { accepts } from "../ui/taps.js";
import { preferredLanguage } from "../text/language.js";
import { loadTexts } from "../text/text.js";

/**
 * Follows a link within the click: the browser's own `hashchange` comes later, and until then
 * the page would seem idle and the old screen take taps. The browser handles a click that opens another tab or window.
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

/**
 * Where a learning platform keeps results, the page goes on with the learner's match.
 * @param {Page} page
 */
function joinPlatform(page) {
  const api = findApi();
  if (!api) return;
  const launch = location.hash;
  whileBusy(async () => {
    const platform = new Platform(page, api);
    page.follow = (match) => platform.follow(match);
    await platform.begin(launch);
  }).catch((error) => console.error(error)); // what is played stays on the device
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
  page.textsReady();
  offerInstall(page);
  addEventListener("hashchange", () => page.route());
  document.addEventListener("click", (event) => followLink(page, event));
  window.addEventListener("keydown", (event) => page.screen?.key?.(event));
  // Tips and refusals find their places again when the tablet is turned.
  window.addEventListener("resize", () => page.screen?.layOut?.());
  if (location.hash === "") page.standAt(launchAddress(location.search, document.documentElement.dataset.launch));
  page.route();
  joinPlatform(page);
  // Another tab may have played on while this one was out of sight.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && page.screen?.changed?.());
  offerDrop(page);
  watchOffline(page, started);
}

// In a task of its own: a call that notes its place in the code would make V8 read this whole module once more.
if (!window.tooOld) await nextTask().then(() => whileBusy(begin));
