/** The panels about all results of a class. Buttons below the list of results open them. */
import { html } from "lit-html";
import { whileBusy } from "../ui/busy.js";
import { focusOn } from "../ui/announce.js";
import { unlessLate } from "../ui/lateness.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";
import { ClassMissed } from "./class_missed.js";
import { ClassThrows } from "./class_throws.js";

const PANELS = { missed: ClassMissed, throws: ClassThrows };

export class ClassPanels {
  /** Those that are open, in the order in which they were opened. @type {Map<string, ClassMissed | ClassThrows>} */
  #open = new Map();
  /** @type {ClassResult[]} */
  #results = [];

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * Takes the results of the class as they are by now.
   * @param {ClassResult[]} results in the order in which they came
   */
  async load(results) {
    this.#results = results;
    // One that is put away meanwhile keeps no other one from its results.
    for (const panel of this.#open.values()) await unlessLate(panel.load(results));
  }

  /** Closes every panel. */
  end() {
    for (const panel of this.#open.values()) panel.end();
    this.#open.clear();
  }

  draw() {
    return [...this.#open.values()].map((panel) => panel.draw());
  }

  /** @param {(keyof typeof PANELS)[]} names of the panels that this class can open */
  drawButtons(names) {
    const closed = names.filter((name) => !this.#open.has(name));
    return closed.map((name) => html`<button type="button" class="button" data-act=${name} @click=${() => this.#show(name)}>${t(`class-${name}`)}</button>`);
  }

  /** @param {keyof typeof PANELS} name */
  #show(name) {
    if (!accepts(`class-${name}`)) return;
    const panel = new PANELS[name](this.page, () => {
      panel.end();
      this.#open.delete(name);
      this.page.draw();
      focusOn(`[data-act="${name}"]`);
    });
    this.#open.set(name, panel);
    whileBusy(() => panel.load(this.#results))
      .then(() => focusOn(`#class-${name}`))
      .catch((error) => this.page.report(error));
  }
}
