/** The browser's events for the page: keys, files that are dragged onto it, the offer to install it, and messages of its other tabs. */
import { importFiles } from "../start/importing.js";
import { dialogOpen } from "../ui/dialog.js";
import { preferred } from "../ui/preferences.js";

/** @param {import("./page.js").Page} page */
export function offerKeys(page) {
  window.addEventListener("keydown", (event) => isForScreen(event) && page.screen?.key?.(event));
}

/**
 * Whether a key is for the screen: it was pressed without modifiers and nothing has handled it, no dialog covers the screen, and people want it as a
 * shortcut. (Speech input types words letter by letter, so single characters can be switched off.)
 * @param {KeyboardEvent} event
 */
function isForScreen({ key, defaultPrevented, ctrlKey, metaKey, altKey }) {
  if (defaultPrevented || ctrlKey || metaKey || altKey || dialogOpen()) return false;
  const character = key !== " " && [...key].length === 1;
  return !character || preferred("keys") === "on";
}

/** @param {import("./page.js").Page} page */
export function offerDrop(page) {
  const { dataset } = document.documentElement;
  window.addEventListener("dragover", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    dataset.dropping = "true";
  });
  window.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) delete dataset.dropping;
  });
  window.addEventListener("drop", (event) => {
    delete dataset.dropping;
    if (!holdsFiles(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    const taken = page.screen?.takeFiles?.(files) ?? importFiles(page, files);
    taken
      .catch((error) => page.report(error))
      .finally(() => page.screen?.changed?.());
  });
}

/** @param {DragEvent} event */
function holdsFiles(event) {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

/** @param {import("./page.js").Page} page */
export function offerInstall(page) {
  /** @param {(() => void) | null} install */
  const offer = (install) => {
    page.install = install;
    page.draw();
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // or the browser may show its own bar over the page
    offer(() => {
      offer(null);
      /** @type {Event & { prompt(): Promise<unknown> }} */ (event).prompt().catch(() => {}); // the page can ask again at the next visit
    });
  });
  addEventListener("appinstalled", () => offer(null));
}

/** @typedef {"saved" | "deleted"} Change */

/**
 * @param {string} name of the channel
 * @param {(id: string, kind: Change) => void} heard called when another tab has saved or deleted something
 * @returns {(id: string, kind: Change) => void} notifies the others
 */
export function openTabs(name, heard) {
  if (!("BroadcastChannel" in window)) return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => heard(String(data?.id), data?.kind === "deleted" ? "deleted" : "saved"));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches this origin
  return (id, kind) => channel.postMessage({ id, kind });
}
