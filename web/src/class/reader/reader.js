/** The reader: a dialog with the camera's picture, which stays open for the codes of a whole class. */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { drawFileButton } from "../../ui/choices.js";
import { openDialog } from "../../ui/dialog.js";
import { cancellable, ignoreCancelled } from "../../ui/cancellation.js";
import { prefer, preferred } from "../../ui/preferences.js";
import { accepts } from "../../ui/taps.js";
import { Cancelled } from "../../text/problems.js";
import { sentence, t } from "../../text/text.js";
import { readerSounds } from "../../table/sounds.js";
import { Collector } from "./collector.js";
import { Decoder, textsInPhoto, Watching } from "./watching.js";

/** @typedef {import("./collector.js").Line} Line */

class Reader {
  /** All results, the latest first. @type {Line[]} */
  lines = [];
  /** The number of results added. */
  added = 0;
  /** The reason for a missing picture. @type {string | null} */
  problem = null;
  /** The latest sentence, for screen readers. */
  status = "";
  #over = new AbortController();
  /** @type {HTMLVideoElement | null} */
  #video = null;
  #sounds = readerSounds();
  #decoder;
  #ready;
  #watching;

  /**
   * @param {{ heading: string, about: string, count: (count: number) => string } & import("./collector.js").Wanted} wanted
   * @param {{ redraw: () => void, close: (answer: null) => void, headingId: string }} dialog
   */
  constructor(wanted, dialog) {
    this.wanted = wanted;
    this.dialog = dialog;
    this.collector = new Collector(wanted);
    const { signal } = this.#over;
    this.#decoder = new Decoder(signal);
    this.#watching = new Watching(signal, this.#decoder, { found: (texts) => this.#read(texts), video: () => this.#video, failed: (error) => this.#fail(error) });
    // No one sees the results on a hidden page, so its camera is switched off.
    document.addEventListener("visibilitychange", () => (document.hidden ? this.#rest() : this.#begin()), { signal });
    this.#ready = cancellable(signal, this.#decoder.prepare());
    this.#ready.catch(() => {});
    this.#begin();
  }

  /** Called when the dialog has been closed. */
  end() {
    this.#over.abort(new Cancelled());
  }

  #rest() {
    this.#watching.stop();
    this.dialog.redraw();
  }

  /** @param {() => Promise<void>} [open] */
  async #begin(open = () => this.#watching.begin()) {
    if (document.hidden) return;
    this.problem = null;
    try {
      await this.#ready;
      await open();
    } catch (error) {
      this.#fail(error);
    }
    if (!this.#over.signal.aborted) this.dialog.redraw();
  }

  /** @param {unknown} error */
  #fail(error) {
    if (error instanceof Cancelled || this.#over.signal.aborted) return;
    this.problem = sentence(error);
    this.dialog.redraw();
  }

  /** @param {string[]} codes @returns {Promise<unknown>} */
  #read(codes) {
    return Promise.all(codes.map((code) => this.collector.read(code)?.then((line) => this.#tell(line))));
  }

  /** @param {Line} line */
  #tell(line) {
    if (this.#over.signal.aborted) return;
    const before = this.lines.find(({ key }) => key === line.key);
    if (before?.text === line.text && line.kind === "part") return;
    if (line.kind === "added") this.added += 1;
    this.lines = [line, ...this.lines.filter(({ key }) => key !== line.key)];
    this.status = this.status === line.text ? `${line.text}\u00a0` : line.text; // so that the same one is read out again
    if (preferred("reader") === "on") this.#sounds[line.kind]();
    this.dialog.redraw();
  }

  /** @param {File[]} files */
  #photos = async (files) => {
    const { signal } = this.#over;
    try {
      await this.#ready;
      for (const file of files) {
        const codes = await cancellable(signal, textsInPhoto(this.#decoder, file));
        if (codes.length === 0) this.#tell({ key: file.name, kind: "refused", text: t("reader-photo-none", { file: file.name }) });
        await this.#read(codes);
      }
    } catch (error) {
      this.#fail(error);
    }
  };

  #sound = () => {
    if (!accepts("reader-sound")) return;
    prefer("reader", preferred("reader") === "on" ? "off" : "on");
    this.dialog.redraw();
  };

  #turnRound = () => accepts("reader-turn") && this.#begin(() => this.#watching.turnRound());
  #retry = () => accepts("reader-retry") && this.#begin();

  draw() {
    const { stream, cameras, facing } = this.#watching;
    return html`<h2 id=${this.dialog.headingId}>${this.wanted.heading}</h2>
      <p>${this.wanted.about}</p>
      ${this.problem === null ? this.#drawPicture(stream, facing) : html`<p class="problem-sentence" role="alert">${this.problem}</p>`}
      <p class="reader-count"><strong>${this.wanted.count(this.added)}</strong></p>
      <p class="unseen" role="status">${this.status}</p>
      <ul class="reader-lines" tabindex=${this.lines.length > 0 ? 0 : nothing} aria-label=${t("reader-lines")}>
        ${this.lines.map(({ kind, text }) => html`<li data-outcome=${kind}><span class="reader-mark" aria-hidden="true">${MARKS[kind]}</span> <bdi translate="no">${text}</bdi></li>`)}
      </ul>
      <div class="dialog-choices">
        <button type="button" class="button button-primary" data-act="close-reader" autofocus @click=${() => this.dialog.close(null)}>${t("reader-done")}</button>
        ${this.problem === null ? nothing : html`<button type="button" class="button" data-act="reader-retry" @click=${this.#retry}>${t("reader-retry")}</button>`}
        ${stream && cameras > 1 ? html`<button type="button" class="button" data-act="reader-turn" @click=${this.#turnRound}>${t("reader-turn")}</button>` : nothing}
        ${drawFileButton("reader-photo", t("reader-photo"), this.#photos, { accept: "image/*", several: true })}
        <button type="button" class="button" data-act="reader-sound" @click=${this.#sound}>${t("reader-sound", { value: preferred("reader") })}</button>
      </div>`;
  }

  /** @param {MediaStream | null} stream @param {import("./watching.js").Facing} facing */
  #drawPicture(stream, facing) {
    const took = (/** @type {Element | undefined} */ video) => {
      this.#video = video instanceof HTMLVideoElement ? video : null;
    };
    return html`<div class="reader-picture">
      <video
        ${ref(took)}
        data-facing=${facing}
        aria-label=${t("reader-picture")}
        playsinline
        autoplay
        .muted=${true}
        .srcObject=${stream}
        ?hidden=${!stream}
      ></video>
      ${stream ? nothing : html`<p class="advice" role="status">${t("reader-starts")}</p>`}
    </div>`;
  }
}

const MARKS = Object.freeze({ added: "✓", same: "✓", part: "…", refused: "✗" });

/**
 * Opens the reader. When its screen is left, the reader closes and the camera stops.
 * @param {AbortSignal} signal of the screen
 * @param {{ heading: string, about: string, count: (count: number) => string } & import("./collector.js").Wanted} wanted
 * @returns {Promise<void>} resolves when it is closed
 */
export async function showReader(signal, wanted) {
  /** @type {Reader | undefined} */
  let reader;
  const dialog = openDialog(signal, "dialog-reader", (own) => (reader ??= new Reader(wanted, own)).draw());
  await ignoreCancelled(dialog.answer.finally(() => reader?.end()));
}
