/** How a match reaches another device: a code to point a camera at, a link, or a file. No server knows of it. */
import { html, nothing, svg } from "lit-html";
import { generate } from "lean-qr";
import { sharedAddress } from "../addresses.js";
import { saveMatch } from "../files.js";
import { pack } from "../links.js";
import { titleOf } from "../matches.js";
import { accepts } from "../taps.js";
import { t } from "../text.js";
import { recordToSend } from "../titles.js";
import { openDialog } from "./dialog.js";

/** Of 125 squares a side; more are too small for a camera where the dialog is as narrow as a phone. */
const LARGEST_VERSION = 27;
/** How many light squares have to surround a code. */
const MARGIN = 4;

/**
 * Opens the dialog that shares a match; resolves when it can be seen.
 * @param {SavedMatch} match
 */
export async function shareMatch(match) {
  const link = new URL(sharedAddress(await pack(recordToSend(match))), document.baseURI).href;
  const code = codeOf(link);
  openDialog("dialog-share", (close, dialog) => {
    const say = (/** @type {string} */ text) => {
      const told = dialog.querySelector(".share-told");
      if (told) told.textContent = text;
    };
    const showLink = () => {
      const field = dialog.querySelector("input");
      field?.parentElement?.removeAttribute("hidden");
      field?.select();
      say(t("share-not-copied"));
    };
    const copy = async () => {
      if (!accepts("copy-link")) return;
      try {
        await navigator.clipboard.writeText(link);
        say(t("share-copied"));
      } catch {
        showLink();
      }
    };
    const send = async () => {
      if (!accepts("send-link")) return;
      try {
        await navigator.share({ title: titleOf(match), url: link });
      } catch (error) {
        const putAway = error instanceof DOMException && error.name === "AbortError";
        if (!putAway) showLink();
      }
    };
    return html`<h2 id="dialog-heading">${t("share-heading")}</h2>
      ${code ? drawCode(code) : html`<p class="advice">${t("share-too-long")}</p>`}
      <p>${t(code ? "share-about" : "share-about-link")}</p>
      <p class="share-told" role="status"></p>
      <p hidden><input class="text-field" readonly aria-label=${t("share-link")} .value=${link} /></p>
      <div class="dialog-choices">
        <button type="button" class="button button-primary" data-act="copy-link" autofocus @click=${copy}>${t("share-copy")}</button>
        ${"share" in navigator
          ? html`<button type="button" class="button" data-act="send-link" @click=${send}>${t("share-system")}</button>`
          : nothing}
        <button type="button" class="button" data-act="save-file" @click=${() => accepts("save-file") && saveMatch(match)}>
          ${t("share-file")}
        </button>
        <button type="button" class="button" data-act="close-share" @click=${() => close(null)}>${t("close")}</button>
      </div>`;
  });
}

/**
 * The QR code of a text, or null if the text is too long for one that a camera can read.
 * @param {string} text
 */
function codeOf(text) {
  try {
    return generate(text, { maxVersion: LARGEST_VERSION });
  } catch {
    return null;
  }
}

/**
 * Dark on light whatever the theme is, as cameras expect it.
 * @param {import("lean-qr").Bitmap2D} code
 */
function drawCode(code) {
  const whole = code.size + 2 * MARGIN;
  let path = "";
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return html`<svg
    class="share-code"
    viewBox="${-MARGIN} ${-MARGIN} ${whole} ${whole}"
    role="img"
    aria-label=${t("share-code")}
    shape-rendering="crispEdges"
  >
    ${svg`<path fill="#fff" d="M${-MARGIN} ${-MARGIN}h${whole}v${whole}h${-whole}z" /><path fill="#000" d=${path} />`}
  </svg>`;
}
