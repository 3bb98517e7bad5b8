/** Has Python replay the results that tablets have sent, each once while the page is open. */
import { Refusal } from "../text/problems.js";
import { shortened } from "../library/files.js";
import { unpack } from "../match/links.js";
import { codesOf } from "./classes.js";
import { sentence, t } from "../text/text.js";

/** A result that was sent: what it says, or why it does not count. @typedef {{ text: string, result: ClassResult | null, error: unknown }} Judged */

/** The link that begins a result in a pasted text, also as PHP writes it into JSON. */
const LINK = /#\\?\/result\\?\/([\w-]+)(?![\w.-])/g;

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
   * @param {string[]} codes of the class and its groups
   * @returns {Promise<Judged>}
   */
  judge(text, codes) {
    const key = `${codes.join(" ")} ${text}`;
    const known = this.#known.get(key) ?? this.#ask(text, codes);
    this.#known.set(key, known);
    known.catch(() => this.#known.delete(key));
    return known;
  }

  /**
   * @param {string} text
   * @param {string[]} codes
   * @returns {Promise<Judged>}
   */
  async #ask(text, codes) {
    try {
      return { text, result: await this.engine.call("read_class_result", { text, code: codes }), error: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { text, result: null, error };
    }
  }

  /**
   * The results in some texts that count for a class and are new there, how many were there already, and a sentence for each
   * that does not count.
   * @param {{ from: string, texts: () => Promise<string[]> }[]} sources
   * @param {import("./classes.js").SavedClass} one
   * @param {(error: unknown) => void} failed throws what is no fault of a text
   * @returns {Promise<{ added: string[], refused: string[], same: number }>}
   */
  async gather(sources, one, failed) {
    const [added, refused] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
    let same = 0;
    for (const { from, texts } of sources) {
      const refuse = (/** @type {unknown} */ error) => {
        failed(error);
        refused.push(from ? t("import-refused", { file: shortened(from), reason: sentence(error) }) : sentence(error));
      };
      try {
        for (const text of await texts()) {
          const { result, error } = await this.judge(text, codesOf(one));
          if (!result) refuse(error);
          else if (one.results.includes(result.text) || added.includes(result.text)) same += 1;
          else added.push(result.text);
        }
      } catch (error) {
        refuse(error);
      }
    }
    return { added, refused, same };
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
