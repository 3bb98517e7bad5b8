/** Looking back at the table: its beginning and end, keys, views and buttons. Meanwhile the match does not continue. */
import { announce } from "../ui/speech.js";
import { LookBack } from "../match/look_back.js";
import { moveInLog } from "./log.js";
import { paced, prefer, preferred, valuesOf } from "../ui/preferences.js";
import { quiet } from "../ui/taps.js";
import { t } from "../text/text.js";
import { entrySpoken, entryWords, whose } from "../text/words.js";
import { html, nothing } from "lit-html";
import { drawIcon } from "../ui/icons.js";
import { drawSlider } from "../ui/slider.js";
import { drawSaid } from "./marks.js";
import { throwWords } from "./luck.js";
import { drawSide } from "./side.js";
import { playOnButton } from "./chances_panel.js";
import { drawReviewControls, drawReviewSlip } from "./hint_list.js";
import { boardKey } from "./table_board.js";

/** @typedef {import("./table_screen.js").TableScreen} TableScreen */

/**
 * Shows the table as it was after `after` actions.
 * @param {TableScreen} screen
 * @param {number} after
 * @param {TurningPoint | null} [point] the move played then, and the better one
 */
export async function lookBackAt(screen, after, point = null) {
  const lookBack = begin(screen, `look-back ${after}`);
  if (!lookBack) return;
  lookBack.point = point;
  const covered = screen.drawer;
  screen.drawer = false;
  await lookBack.goTo(after);
  // The tapped log no longer covers the table.
  if (covered) focus("position");
}

/** Replays the match from its start. @param {TableScreen} screen */
export async function replay(screen) {
  const lookBack = screen.session?.state.entries.length ? begin(screen, "replay") : null;
  if (!lookBack) return;
  screen.drawer = false;
  lookBack.playing = true;
  await lookBack.goTo(0);
  focus("play");
  await lookBack.play();
}

/** Goes back to the current position. @param {TableScreen} screen */
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
  // If the log is next to the table, no control opens it.
  if (document.activeElement === document.body) focus("look-back");
}

/** @param {TableScreen} screen @param {string} key the control that was tapped */
function begin(screen, key) {
  const { session, actions } = screen;
  if (!session?.state.table || !actions?.gate.counts(key, { acting: true, past: true })) return null;
  if (screen.lookBack) return screen.lookBack;
  session.pause();
  /** @type {LookBack} */
  const lookBack = new LookBack(session, {
    changed: () => screen.update(),
    // An animated roll never takes longer than usual.
    showRoll: (faces) => screen.showRoll(faces, Math.max(1, 1 / Math.max(paced(1), 0.1))),
    arrived: (seen) => {
      if (seen) screen.sounds.action(lookBack);
      announce(pastWords(lookBack));
    },
    failed: (error) => {
      leaveLookBack(screen);
      screen.page.report(error);
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

/** @type {Record<string, (lookBack: LookBack, screen: TableScreen) => void>} */
const KEYS = {
  ArrowLeft: (lookBack) => lookBack.step(-1),
  ArrowDown: (lookBack) => lookBack.step(-1),
  ArrowRight: (lookBack) => lookBack.step(1),
  ArrowUp: (lookBack) => lookBack.step(1),
  Home: (lookBack) => lookBack.goTo(0),
  End: (lookBack) => lookBack.goTo(lookBack.last),
  " ": (_, screen) => screen.actions?.toggleReplay(),
  t: (_, screen) => screen.actions?.thousand(),
  T: (_, screen) => screen.actions?.thousand(),
};

/**
 * Arrows go from action to action, the space bar plays, Escape goes back to now.
 * @param {KeyboardEvent} event
 * @param {TableScreen} screen
 */
export function lookBackKey(event, screen) {
  const { target, key } = event;
  const { lookBack } = screen;
  if (!lookBack || !(target instanceof Element) || target.closest("select")) return;
  if (lookBack.playingOn?.choosing && boardKey(event)) return;
  if (key === "Escape") {
    putAway(screen, lookBack);
    event.preventDefault();
    return;
  }
  if (target.matches("input") || moveInLog(event) || lookBack.playingOn) return;
  const run = key === " " && target.closest("button, a, summary") ? undefined : KEYS[key];
  if (!run) return;
  run(lookBack, screen);
  event.preventDefault();
}

/** @param {TableScreen} screen @param {LookBack} lookBack */
function putAway(screen, { playingOn }) {
  if (playingOn) playingOn.close();
  else if (screen.drawer) screen.toggleDrawer();
  else leaveLookBack(screen);
}

/** The icons as strokes; for the speed, one arrow each for slow, normal and fast. */
/**
 * The side of the table in a past position.
 * @param {import("../match/look_back.js").LookBack} lookBack
 * @param {Position} table
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawPast(lookBack, table, actions) {
  const point = lookBack.reviewed;
  if (point) return drawSide(lookBack, table, { slip: drawReviewSlip(lookBack, table, point), controls: drawReviewControls(lookBack, table, point, actions) });
  return drawSide(lookBack, table, { slip: drawSlip(lookBack, table, actions), controls: drawReplay(lookBack, table, actions) });
}

/**
 * The panel of a past position: the action that led to it, and the buttons that lead back.
 * @param {import("../match/look_back.js").LookBack} lookBack
 * @param {Position} table
 * @param {import("./table_actions.js").TableActions} actions
 */
function drawSlip({ saved, session }, table, { wayBack, backToBars, backToNow }) {
  const { latest, actions } = table;
  const colour = latest ? saved.things.looks[whose(latest)].colour : null;
  return html`<section class="turn past ${colour ? `seat-${colour}` : ""}" aria-label=${t("past-heading")} data-part="past" data-after=${actions}>
    <p class="past-where">${drawIcon("past", "icon")} ${wayBack ? t("thousand-one", { number: wayBack.number }) : t("past-where")}</p>
    <p class="turn-what past-what">${latest ? drawSaid(entryWords(table, latest), entrySpoken(table, latest)) : t("past-beginning")} ${throwWords(session.luck, table)}</p>
    <div class="past-leave" data-ways=${wayBack ? 2 : 1}>
      ${wayBack ? html`<button type="button" class="button button-primary" data-act="bars" @click=${backToBars}>${t("thousand-back")}</button>` : nothing}
      <button type="button" class="button ${wayBack ? "" : "button-primary"}" data-act="now" @click=${backToNow}>${t("past-leave")}</button>
    </div>
  </section>`;
}

/**
 * The replay's controls.
 * @param {import("../match/look_back.js").LookBack} lookBack
 * @param {Position} table
 * @param {import("./table_actions.js").TableActions} actions
 */
function drawReplay(lookBack, table, { toggleReplay, thousand }) {
  const { at, last, playing } = lookBack;
  const speed = preferred("speed");
  return html`<div class="controls-main replay-steps" role="group" aria-label=${t("replay")}>
      ${drawButton("back", at > 0, () => lookBack.step(-1))} ${drawButton(playing ? "pause" : "play", true, toggleReplay)}
      ${drawButton("forward", at < last, () => lookBack.step(1))}
    </div>
    <div class="controls-back replay-where">
      ${drawSlider("position", { at, last, label: t("replay-position"), where: t("replay-position-value", { number: at, last }), style: "replay-slider" }, (to) => lookBack.goTo(to))}
      <button type="button" class="button replay-speed" data-act="speed" data-speed=${speed} aria-label=${t("replay-speed", { speed })} @click=${nextSpeed}>
        ${drawIcon("speed", "icon")}
      </button>
      ${playOnButton(lookBack.session.state, table, thousand)}
    </div>`;
}

function nextSpeed() {
  const speed = valuesOf("speed");
  prefer("speed", speed[(speed.indexOf(preferred("speed")) + 1) % speed.length]);
}

/**
 * @param {"back" | "play" | "pause" | "forward"} act
 * @param {boolean} enabled
 * @param {() => void} run
 */
function drawButton(act, enabled, run) {
  const name = act === "pause" || act === "play" ? "play" : act;
  return html`<button
    type="button"
    class="button"
    data-act=${name}
    aria-label=${t(`replay-${act}`)}
    aria-disabled=${enabled ? nothing : "true"}
    @click=${run}
  >
    ${drawIcon(act, `icon icon-${act}`)}
  </button>`;
}
