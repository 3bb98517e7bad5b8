/** The data of a link that takes several codes: this device keeps the part of each until it has all of them. */
import { html } from "lit-html";
import { readPart } from "../match/links.js";
import { t } from "../text/text.js";

export class Parts {
  /** The missing parts, and the number of all parts; null if none is missing. @type {{ missing: number[], count: number } | null} */
  waiting = null;

  /** @param {PageContext["classes"]} classes @param {string} data of the address */
  constructor(classes, data) {
    this.classes = classes;
    this.data = data;
  }

  /** The complete data, or null while parts are missing. Rejects with a Problem if a part is damaged. */
  async whole() {
    const part = readPart(this.data);
    if (!part) return this.data;
    const { letters, missing } = await this.classes.keepPart(part);
    this.waiting = missing.length > 0 ? { missing, count: part.count } : null;
    return this.waiting ? null : letters.join("");
  }

  /** Deletes the parts, because the data has been read; leftovers expire after a day. */
  async forget() {
    const part = readPart(this.data);
    if (part) await this.classes.forgetParts(part).catch(() => {});
  }

  /** The number of parts so far, and the missing ones. */
  draw() {
    const { missing, count } = this.waiting ?? { missing: [], count: 0 };
    return html`<h2>${t("class-part", { number: count - missing.length, count })}</h2>
      <p>${t("class-part-next", { numbers: missing })}</p>`;
  }
}
