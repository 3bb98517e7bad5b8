/** Looking back at the table: how it begins and ends, and its keys. The match goes on only after it. */
import { announce } from "../ui/announce.js";
import { LookBack } from "../match/look_back.js";
import { moveInLog } from "./log.js";
import { paced } from "../ui/preferences.js";
import { soundAction } from "./sounds.js";
import { quiet } from "../ui/taps.js";
import { t } from "../text/text.js";
import { entrySpoken } from "../text/words.js";

/** @typedef {import("./table_screen.js").TableScreen} TableScreen */

/**
 * Shows the table as it stood after `after` actions.
 * @param {TableScreen} screen
 * @param {number} after
 * @param {TurningPoint | null} [point] what was played then, and what would have been better
 */
export async function lookBackAt(screen, after, point = null) {
  const lookBack = begin(screen, `look-back ${after}`);
  if (!lookBack) return;
  lookBack.point = point;
  const covered = screen.drawer;
  screen.drawer = false;
  await lookBack.goTo(after);
  // The log that was tapped has gone from over the table.
  if (covered) focus("position");
}

/**
 * Replays the match from its start.
 * @param {TableScreen} screen
 */
export async function replay(screen) {
  const lookBack = begin(screen, "replay");
  if (!lookBack) return;
  screen.drawer = false;
  lookBack.playing = true;
  await lookBack.goTo(0);
  focus("play");
  await lookBack.play();
}

/**
 * Back to the match as it is now.
 * @param {TableScreen} screen
 */
export function leaveLookBack(screen) {
  const { lookBack, session } = screen;
  if (!lookBack) return;
  lookBack.leave();
  screen.lookBack = null;
  quiet();
  screen.update();
  session?.resume();
  announce(t("past-left"));
  focus(screen.result ? "replay" : "log");
  // Where the log lies beside the table, no control opens it.
  if (document.activeElement === document.body) focus("look-back");
}

/**
 * @param {TableScreen} screen
 * @param {string} key what was tapped
 */
function begin(screen, key) {
  const { session, actions } = screen;
  if (!session?.entries.length || !actions?.counts(key, { acting: true, past: true })) return null;
  if (screen.lookBack) return screen.lookBack;
  session.pause();
  /** @type {LookBack} */
  const lookBack = new LookBack(session, {
    changed: () => screen.update(),
    // A roll never takes longer than the usual one.
    showRoll: (faces) => screen.showRoll(faces, Math.max(1, 1 / Math.max(paced(1), 0.1))),
    arrived: (seen) => {
      if (seen) soundAction(lookBack);
      announce(pastWords(lookBack));
    },
    failed: (error) => {
      leaveLookBack(screen);
      screen.page.tell(error);
    },
  });
  screen.lookBack = lookBack;
  return lookBack;
}

/** @param {LookBack} lookBack */
function pastWords({ table }) {
  return table?.latest ? entrySpoken(table, table.latest) : t("past-beginning");
}

/** @param {string} act */
function focus(act) {
  const control = document.querySelector(`[data-act="${act}"]`);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

/**
 * Arrows go from action to action, the space bar plays, Escape goes back to now.
 * @param {KeyboardEvent} event
 * @param {TableScreen} screen
 */
export function lookBackKey(event, screen) {
  const { target, key } = event;
  const { lookBack } = screen;
  if (!lookBack || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest("dialog, select")) return;
  if (key === "Escape") {
    if (screen.drawer) screen.toggleDrawer();
    else leaveLookBack(screen);
  } else if (target.matches("input") || moveInLog(event)) {
    return;
  } else if (key === "ArrowLeft" || key === "ArrowDown") lookBack.step(-1);
  else if (key === "ArrowRight" || key === "ArrowUp") lookBack.step(1);
  else if (key === "Home") lookBack.goTo(0);
  else if (key === "End") lookBack.goTo(lookBack.last);
  else if (key === " " && !target.closest("button, a, summary")) screen.actions?.toggleReplay();
  else return;
  event.preventDefault();
}
