/** What a dialog with a link offers: to copy it, to hand it to another app, or, where neither works, to mark it by hand. */
import { html, nothing } from "lit-html";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";

export class Sending {
  /** Whether the link is shown, to be copied by hand. */
  #shown = false;
  #status = "";

  /** @param {() => void} redraw draws the dialog again */
  constructor(redraw) {
    this.redraw = redraw;
  }

  /** What came of it, and the link if it is to be copied by hand. @param {string | null} link none where there is nothing to send */
  drawStatus(link) {
    if (link === null) return nothing;
    return html`<p class="share-told" role="status">${this.#status}</p>
      <p ?hidden=${!this.#shown}><input type="text" class="text-field share-link" readonly aria-label=${t("share-link")} .value=${link} /></p>`;
  }

  /**
   * The buttons.
   * @param {string | null} link none where there is nothing to send
   * @param {string} title what the other app is told that it is
   */
  drawWays(link, title) {
    if (link === null) return nothing;
    const copy = async () => {
      if (!accepts("copy-link")) return;
      try {
        await navigator.clipboard.writeText(link);
        this.#say(t("share-copied"));
      } catch {
        this.#show();
      }
    };
    const send = async () => {
      if (!accepts("send-link")) return;
      try {
        await navigator.share({ title, url: link });
      } catch (error) {
        const putAway = error instanceof DOMException && error.name === "AbortError";
        if (!putAway) this.#show();
      }
    };
    return html`<button type="button" class="button button-primary" data-act="copy-link" autofocus @click=${copy}>${t("share-copy")}</button>
      ${"share" in navigator
        ? html`<button type="button" class="button" data-act="send-link" @click=${send}>${t("share-system")}</button>`
        : nothing}`;
  }

  #show() {
    this.#shown = true;
    this.#say(t("share-not-copied"));
    const field = document.querySelector(".share-link");
    if (field instanceof HTMLInputElement) field.select();
  }

  /** @param {string} text */
  #say(text) {
    this.#status = text;
    this.redraw();
  }
}
