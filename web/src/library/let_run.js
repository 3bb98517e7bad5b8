/** Code that somebody else wrote: people here see it first, and it runs only when they say so. */
import { html } from "lit-html";
import { t } from "../text/text.js";
import { openDialog } from "../ui/dialog.js";

/** @typedef {import("../robot/robots.js").SavedRobot} SavedRobot */

/**
 * Shows a robot's code and asks whether it may run.
 * @param {AbortSignal} signal of the screen
 * @param {SavedRobot} robot
 */
export async function askToRun(signal, { name, source }) {
  const question = openDialog(
    signal,
    "dialog-code",
    (dialog) => html`<h2 id=${dialog.headingId}>${t("lab-trust-heading", { name })}</h2>
      <p>${t("lab-trust-about")}</p>
      <pre class="code" tabindex="0" role="region" aria-label=${t("lab-code")}>${source}</pre>
      <div class="dialog-choices">
        <button type="button" class="button button-primary" data-act="run-robot" autofocus @click=${() => dialog.close("run")}>${t("lab-trust-do")}</button>
        <button type="button" class="button" data-act="leave-robot" @click=${() => dialog.close(null)}>${t("cancel")}</button>
      </div>`,
  );
  return (await question.answer) === "run";
}

/**
 * Whether a robot of this device may run; asks if its code came from elsewhere.
 * @param {AbortSignal} signal of the screen
 * @param {import("../robot/robots.js").Robots} robots
 * @param {SavedRobot} robot
 */
export async function mayRun(signal, robots, robot) {
  if (robot.trusted) return true;
  if (!(await askToRun(signal, robot))) return false;
  await robots.change(robot, { trusted: true });
  return true;
}
