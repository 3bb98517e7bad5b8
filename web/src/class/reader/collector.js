/**
 * Assembles the codes that a reader sees: each code many times, and the parts of a long result in any order. It uses neither the camera nor the page.
 */
import { unpack, readPart } from "../../match/links.js";
import { serial } from "../../ui/cancellation.js";
import { sentence, t } from "../../text/text.js";

/**
 * The outcome of a code: `added` and `same` are ticked, `part` waits for others, `refused` gives the reason.
 * @typedef {{ kind: "added" | "same" | "part" | "refused", text: string }} Told
 */
/** A line of the list: it replaces an earlier one with the same key. @typedef {Told & { key: string }} Line */

/**
 * The kinds of data that a reader accepts.
 * @typedef {object} Wanted
 * @property {RegExp} link finds the data of a link: its first group
 * @property {(part: import("../../match/links.js").Part) => Promise<{ letters: string[], missing: number[] }>} keepPart
 * @property {(part: import("../../match/links.js").Part) => Promise<void>} forgetPart
 * @property {(text: string) => Promise<Told>} take takes the text of a code
 */

/**
 * Milliseconds out of sight after which a code is reported again, because people hold it up again to check whether it
 * counts.
 */
const AGAIN = 3000;

export class Collector {
  /** When each code was last seen. @type {Map<string, number>} */
  #seen = new Map();
  /** The texts that came in parts and are complete. @type {Map<string, Told>} */
  #whole = new Map();
  #inTurn = serial();

  /** @param {Wanted} wanted @param {() => number} [now] milliseconds */
  constructor(wanted, now = () => performance.now()) {
    this.wanted = wanted;
    this.now = now;
  }

  /**
   * Takes the text of a code, unless it is still in sight.
   * @param {string} code
   * @returns {Promise<Line> | null}
   */
  read(code) {
    const last = this.#seen.get(code) ?? -Infinity;
    this.#seen.set(code, this.now());
    return this.now() - last < AGAIN ? null : this.#inTurn(() => this.#take(code));
  }

  /** @param {string} code @returns {Promise<Line>} */
  async #take(code) {
    const data = this.wanted.link.exec(code)?.[1];
    if (data === undefined) return { key: code, kind: "refused", text: t("reader-other-code") };
    try {
      const part = readPart(data);
      return part ? await this.#takePart(part) : { key: code, ...(await this.wanted.take(await unpack(data))) };
    } catch (error) {
      return { key: code, kind: "refused", text: sentence(error) };
    }
  }

  /** @param {import("../../match/links.js").Part} part @returns {Promise<Line>} */
  async #takePart(part) {
    const key = `${part.tag} ${part.count}`;
    const whole = this.#whole.get(key);
    if (whole) return { key, ...whole };
    const { letters, missing } = await this.wanted.keepPart(part);
    if (missing.length > 0) {
      return { key, kind: "part", text: t("reader-part", { number: part.count - missing.length, count: part.count, numbers: missing }) };
    }
    const answer = await this.wanted.take(await unpack(letters.join("")));
    this.#whole.set(key, { ...answer, kind: answer.kind === "added" ? "same" : answer.kind });
    await this.wanted.forgetPart(part).catch(() => {}); // they expire after a day
    return { key, ...answer };
  }
}
