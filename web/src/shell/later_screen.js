/** Stands for a screen whose code is fetched when somebody first goes there. */
import { html } from "lit-html";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";
import { focusIfLost } from "../ui/focus.js";
import { topBar } from "../ui/top_bar.js";

export class LaterScreen {
  /** @type {PageScreen | null} */
  #screen = null;
  #left = false;

  /**
   * @param {PageContext} page
   * @param {string} heading the id of the words that stand above it
   * @param {() => Promise<PageScreen>} fetch
   */
  constructor(page, heading, fetch) {
    this.page = page;
    this.heading = heading;
    this.fetch = fetch;
  }

  get title() {
    return this.#screen?.title ?? t(this.heading);
  }

  async enter() {
    const screen = await this.fetch().catch((error) => {
      throw error instanceof Problem ? error : new Problem("problem-part-missing", {}, error);
    });
    if (this.#left) return;
    this.#screen = screen;
    const held = document.activeElement?.closest("#page") ?? null;
    this.page.draw();
    if (held) focusIfLost("#page h1"); // the heading that stood for this screen's has gone
    await screen.enter?.();
  }

  leave() {
    this.#left = true;
    this.#screen?.leave?.();
  }

  draw() {
    return this.#screen?.draw() ?? html`${topBar(this.title)}<main class="waiting" data-screen="waiting"></main>`;
  }

  drawn() {
    this.#screen?.drawn?.();
  }

  /** @param {string} [id] */
  async changed(id) {
    await this.#screen?.changed?.(id);
  }

  place() {
    this.#screen?.place?.();
  }

  /** What takes files on that screen, if anything does. */
  get takeFiles() {
    return this.#screen?.takeFiles?.bind(this.#screen);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    this.#screen?.key?.(event);
  }
}
