/** A set-up for a whole class: the code to be said and typed, the link and its QR code, and what the tablets lock. */
import { html, nothing } from "lit-html";
import { linkTo } from "../files/files.js";
import { classAddress, joinAddress } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { drawChoices } from "../ui/choices.js";
import { openDialog } from "../ui/dialog.js";
import { sentence, t } from "../text/text.js";
import { codeOf, drawCode } from "./qr.js";
import { Sending } from "./sending.js";

/** What a teacher may lock. Other robots are locked in each class's match: with them it would be another one. */
const LOCKS = ["hints", "settings", "new"];

/**
 * Opens the dialog once Python has made the code. Rejects with a Refusal if it refuses the set-up, and with Late if the
 * screen has been left.
 * @param {PageContext} page
 * @param {{ game: string, seats: string[], options: Record<string, string | number>, seed: number | string | null,
 *   work: "page" | "self", hints: boolean }} setUp
 */
export async function setUpForClass(page, { work, hints, ...match }) {
  /** What the tablets offer. @type {Record<string, boolean>} */
  const offered = { hints, settings: true, new: true };
  const { game, seats, options } = match;
  let problem = "";
  const ask = async (/** @type {number | string | null} */ seed) => page.engine.call("class_code", { game, seats, options, seed, more: { work, ...offered } });
  /** @type {{ code: string, seed: number }} */
  let made = await ask(match.seed);
  /** @type {Sending | undefined} */
  let sending;
  openDialog(page.signal, "dialog-share dialog-class", (dialog) => {
    sending ??= new Sending(() => dialog.redraw());
    const link = linkTo(joinAddress(made.code));
    const code = link && codeOf(link);
    /**
     * @param {string} lock
     * @param {boolean} on
     */
    const choose = (lock, on) => {
      offered[lock] = on;
      dialog.redraw();
      whileBusy(async () => {
        made = await ask(made.seed);
      })
        .catch((error) => (problem = sentence(error)))
        .finally(() => dialog.redraw());
    };
    return html`<h2 id=${dialog.headingId}>${t("for-class")}</h2>
      <p>${t(link ? "for-class-about" : "for-class-no-link")}</p>
      <p class="class-code-shown"><span class="unseen">${t("class-code")}</span> ${made.code}</p>
      ${code ? drawCode(code, t("for-class-qr")) : nothing}
      ${LOCKS.map((lock) =>
        drawChoices({
          name: `class-${lock}`,
          legend: t(`for-class-${lock}`),
          values: ["on", "off"],
          label: (value) => t("for-class-value", { value }),
          chosen: offered[lock] ? "on" : "off",
          choose: (value) => choose(lock, value === "on"),
        }),
      )}
      ${problem ? html`<p class="problem-sentence" role="alert">${problem}</p>` : nothing} ${sending.drawStatus(link)}
      <div class="dialog-choices">
        ${sending.drawWays(link, t("for-class-title", { code: made.code }))}
        <a class="button" data-act="collect" href=${classAddress(made.code)}>${t("for-class-collect")}</a>
        <a class="button" data-act="join" href=${joinAddress(made.code)}>${t("for-class-join")}</a>
        <button type="button" class="button" data-act="close-share" @click=${() => dialog.close(null)}>${t("close")}</button>
      </div>`;
  });
}
