/** The frame of the panels about all results of a class. */
import { html } from "lit-html";
import { Latest } from "../ui/lateness.js";
import { t } from "../text/text.js";

export class Panel {
  /** In the order in which they came. @type {ClassResult[]} */
  results = [];

  /**
   * @param {PageContext} page
   * @param {() => void} leave
   */
  constructor(page, leave) {
    this.page = page;
    this.leave = leave;
    /** Of several questions to Python, the latest one counts. */
    this.latest = new Latest(page.signal);
  }

  /** Lets an answer that is still on its way change nothing. */
  end() {
    this.latest.end();
  }

  /**
   * @param {string} name of the panel
   * @param {unknown} body
   */
  frame(name, body) {
    return html`<section class="class-part class-${name}" aria-labelledby="class-${name}">
      <h2 id="class-${name}" tabindex="-1">${t(`class-${name}`)}</h2>
      ${body}
      <button type="button" class="button" data-act="hide-${name}" @click=${this.leave}>${t(`class-${name}-hide`)}</button>
    </section>`;
  }
}
