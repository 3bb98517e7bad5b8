/** The list of a class that a link, a code or a file has brought: this tablet keeps it, and asks who plays. */
import { html } from "lit-html";
import { joinAddress } from "../ui/addresses.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { rememberRoster } from "../library/roster.js";
import { readPart } from "../match/links.js";
import { t } from "../text/text.js";

export class RosterScreen {
  /** The parts that have not come yet, and how many there are. @type {{ missing: number[], count: number } | null} */
  waiting = null;

  /**
   * @param {PageContext} page
   * @param {string} data
   */
  constructor(page, data) {
    this.page = page;
    this.data = data;
  }

  get title() {
    return t("join-heading");
  }

  async enter() {
    const text = await this.#text();
    if (text === null) return this.page.draw();
    /** @type {ClassRoster} */
    const { code } = await this.page.engine.call("read_roster", { text });
    rememberRoster(code, text);
    this.page.goInstead(joinAddress(code));
  }

  /** The whole list, or null while parts of it are missing. */
  async #text() {
    const { classes } = this.page;
    const part = readPart(this.data);
    if (!part) return this.data;
    const { letters, missing } = await classes.keepPart(part);
    this.waiting = missing.length > 0 ? { missing, count: part.count } : null;
    if (missing.length > 0) return null;
    await classes.forgetParts(part).catch(() => {}); // where they stay, a day ends them
    return letters.join("");
  }

  draw() {
    const { waiting } = this;
    return html`${topBar(this.title)}
      <main class="shared" data-screen="class-roster">
        ${waiting
          ? html`<h2>${t("class-part", { number: waiting.count - waiting.missing.length, count: waiting.count })}</h2>
              <p>${t("class-part-next", { numbers: waiting.missing })}</p>`
          : startUp(this.page)}
      </main>`;
  }
}
