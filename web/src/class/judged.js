/** What Python says of the results that tablets have sent. Each is replayed once while the page is open. */
import { Refusal } from "../text/problems.js";
import { unpack } from "../match/links.js";

/** A result that was sent: what it says, or why it does not count. @typedef {{ text: string, result: ClassResult | null, error: unknown }} Judged */

/** What begins a result in a text that somebody has pasted. */
const LINK = /#\/result\/([\w-]+)(?![\w.-])/g;

export class Judge {
  /** By code and text. @type {Map<string, Promise<Judged>>} */
  #known = new Map();

  /** @param {PageContext["engine"]} engine */
  constructor(engine) {
    this.engine = engine;
  }

  /**
   * Replays a result, to see whether it counts for a class. Rejects if Python cannot be had.
   * @param {string} text
   * @param {string} code of the class
   * @returns {Promise<Judged>}
   */
  judge(text, code) {
    const key = `${code} ${text}`;
    const known = this.#known.get(key) ?? this.#ask(text, code);
    this.#known.set(key, known);
    known.catch(() => this.#known.delete(key));
    return known;
  }

  /**
   * @param {string} text
   * @param {string} code
   * @returns {Promise<Judged>}
   */
  async #ask(text, code) {
    try {
      return { text, result: await this.engine.call("read_class_result", { text, code }), error: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { text, result: null, error };
    }
  }

  /**
   * The results in something that was pasted or read from a file: links to them, or their records.
   * @param {string} pasted
   * @returns {Promise<string[]>} rejects with a Problem for a damaged link
   */
  async textsIn(pasted) {
    const links = [...pasted.matchAll(LINK)];
    if (links.length > 0) return Promise.all(links.map(([, data]) => unpack(data)));
    /** @type {{ record: string }[]} */
    const records = await this.engine.call("split", { text: pasted });
    return records.map(({ record }) => record);
  }
}
