/**
 * Actions that leave the page: files, printing, pages in a new tab. A page that embeds this one in a frame can block each
 * of these actions.
 */
import { html, nothing } from "lit-html";
import { openDialog } from "./dialog.js";
import { accepts } from "./taps.js";
import { t } from "../text/text.js";

/** How long a file's address stays valid, in milliseconds: Safari reads the file only after the tap has been handled. */
const READ = 60_000;

/** Whether another page shows this one in a frame. */
export const framed = () => window.parent !== window;

/** The `target` of a link to another page: a new tab; in a frame that may not open tabs, the frame itself. */
export const ownTab = () => (framed() ? nothing : "_blank");

/**
 * Saves text as a file. No browser reports whether a frame may save files, so the text can be copied there too.
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
export function saveText(name, text, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ);
  if (framed()) offerText(name, text, { heading: t("frame-file-heading"), about: t("frame-file-about"), copied: t("frame-file-copied") });
}

/** Prints the page, or shows the address where it can be printed. In a frame that blocks printing, nothing happens, without an error. */
export function printPage() {
  let begun = false;
  const begin = () => (begun = true);
  addEventListener("beforeprint", begin);
  print();
  removeEventListener("beforeprint", begin);
  if (begun || !framed()) return;
  openHere(
    (dialog) => html`<h2 id=${dialog.headingId}>${t("frame-print-heading")}</h2>
      <p>${t("frame-print-about")}</p>
      <p><input type="text" class="text-field frame-address" readonly aria-label=${t("frame-address")} .value=${location.href} /></p>
      <div class="dialog-choices">${closing(dialog, true)}</div>`,
  );
}

/** @typedef {ReturnType<typeof openDialog>} Dialog */

/**
 * Copies text to the clipboard. A frame may be refused access, and plain http has no clipboard.
 * @param {string} text
 * @returns {Promise<boolean>} whether it has been copied
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shows text that can be copied.
 * @param {string} name of its file
 * @param {string} text
 * @param {{ heading: string, about: string, copied: string }} words `copied`: the next step after copying
 */
export function offerText(name, text, { heading, about, copied: done }) {
  let status = "";
  openHere((dialog) => {
    const copy = async () => {
      if (!accepts("copy-text")) return;
      const copied = await copyText(text);
      status = copied ? done : t("frame-file-select");
      dialog.redraw();
      const field = document.querySelector(".frame-text");
      if (!copied && field instanceof HTMLTextAreaElement) field.select();
    };
    return html`<h2 id=${dialog.headingId}>${heading}</h2>
      <p>${about}</p>
      <textarea class="text-field frame-text" rows="6" readonly aria-label=${t("frame-file-text", { name })} .value=${text}></textarea>
      <p role="status">${status}</p>
      <div class="dialog-choices">
        <button type="button" class="button button-primary" data-act="copy-text" autofocus @click=${copy}>${t("frame-file-copy")}</button>
        ${closing(dialog)}
      </div>`;
  });
}

/** @param {Dialog} dialog @param {boolean} [usual] whether copying is the only option */
function closing(dialog, usual = false) {
  return html`<button type="button" class="button ${usual ? "button-primary" : ""}" data-act="close-frame" @click=${() => dialog.close(null)}>
    ${t("close")}
  </button>`;
}

/**
 * Opens a dialog over the current screen; the page closes it when that screen is left.
 * @param {(dialog: Dialog) => import("lit-html").TemplateResult} draw
 */
function openHere(draw) {
  openDialog(new AbortController().signal, "dialog-frame", draw);
}
