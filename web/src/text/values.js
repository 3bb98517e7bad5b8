/** The words for the values of messages: numbers, names, the words of a game, and lists of them. */
import { FluentNumber } from "@fluent/bundle";

/** The values that are alternatives, joined by an "or". */
const ONE_OF = new Set(["takes"]);
/** The values that are people's names, which stay as they are; several are joined by an "and". */
const PEOPLE = new Set(["name", "names", "other", "others", "winners", "screen"]);
/** The base form of a word; its attributes hold the others. */
const ALONE = "";

/** @typedef {((kind: "person" | "word" | "list" | "number", value: string, count: number) => string) | null} Mark */

/** A number as spoken. Integers skip the browser's number format: the first use takes 10 ms and would delay the first screen. */
class Figure extends FluentNumber {
  /** @param {number} value @param {Mark} mark */
  constructor(value, mark) {
    super(value, { useGrouping: false });
    this.mark = mark;
  }

  /**
   * @param {import("@fluent/bundle").Scope} [scope]
   * @override
   */
  toString(scope) {
    const said = Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
    return this.mark?.("number", said, this.value) ?? said;
  }
}

/** The words for values in one language. */
export class Values {
  /** The formats for lists, each created when first used. @type {Map<string, Intl.ListFormat>} */
  #lists = new Map();
  #bundle;
  #language;
  #isolating;
  #mark;

  /**
   * @param {import("@fluent/bundle").FluentBundle} bundle
   * @param {string} language
   * @param {boolean} isolating whether each value has its own direction: in right-to-left languages, a sum or a name must not be mirrored
   * @param {Mark} mark marks values with their grammatical data (strange.js)
   */
  constructor(bundle, language, isolating, mark) {
    this.#bundle = bundle;
    this.#language = language;
    this.#isolating = isolating;
    this.#mark = mark;
  }

  /**
   * Returns the variables of a message: `$line` is a value by itself, `$line-in` a form of it that the game's words have, and `$numbers-count` the length
   * of a list.
   * @param {Record<string, Argument | null | undefined>} values
   * @param {string} game the game, or another prefix of the message's name
   * @param {boolean} stored whether it will be stored, without marks
   * @returns {Record<string, string | FluentNumber>}
   */
  ready(values, game, stored) {
    const mark = stored ? null : this.#mark;
    /** @type {Record<string, string | FluentNumber>} */
    const ready = {};
    for (const [name, value] of Object.entries(values)) {
      if (value === null || value === undefined) continue;
      if (typeof value === "number") {
        ready[name] = new Figure(value, mark);
        continue;
      }
      const people = PEOPLE.has(name);
      const say = (/** @type {string | number} */ one) => (people ? { [ALONE]: String(one) } : this.#called(game, String(one)));
      const several = Array.isArray(value);
      for (const [form, said] of Object.entries(several ? this.#listed(name, value.map(say)) : say(value))) {
        // A string that is neither a player's name nor a word of the game selects a variant of the message.
        const kind = several ? "list" : people ? "person" : said === value ? null : "word";
        ready[form === ALONE ? name : `${name}-${form}`] = mark && kind ? mark(kind, said, several ? value.length : 1) : said;
      }
      if (several) ready[`${name}-count`] = new Figure(value.length, mark);
    }
    return ready;
  }

  /** Names in a sentence. @param {readonly string[]} names */
  together(names) {
    return this.#list("conjunction", names);
  }

  /**
   * Words as a list, in each form that all of them have.
   * @param {string} name the value's
   * @param {Record<string, string>[]} words
   */
  #listed(name, words) {
    const type = ONE_OF.has(name) ? "disjunction" : PEOPLE.has(name) ? "conjunction" : "unit";
    const forms = Object.keys(words[0] ?? { [ALONE]: "" }).filter((form) => words.every((word) => Object.hasOwn(word, form)));
    return Object.fromEntries(forms.map((form) => [form, this.#list(type, words.map((word) => word[form]))]));
  }

  /**
   * Joins a list, each part in its own direction (first strong isolate, pop directional isolate), as Fluent does with a single value.
   * @param {"unit" | "conjunction" | "disjunction"} type joined by commas, with an "and" or an "or" at the end
   * @param {readonly string[]} parts
   */
  #list(type, parts) {
    const format = this.#lists.get(type) ?? listFormat(this.#language, type);
    this.#lists.set(type, format);
    return format.format(this.#isolating ? parts.map((part) => `\u2068${part}\u2069`) : parts);
  }

  /**
   * The game's word for a pick or another value from Python, such as a line: by itself, and in each form that the word's
   * message has as an attribute. `A.row1` is row1 within A.
   * @param {string} game
   * @param {string} value
   * @returns {Record<string, string>}
   */
  #called(game, value) {
    const [, where, what] = /^(?:(\w+)\.)?(\w+)$/.exec(value) ?? [];
    const words = what ? this.#forms(`${game}-say-${what}`, {}) : null;
    if (!words) return { [ALONE]: value };
    if (!where) return words;
    const inside = Object.entries(words).map(([form, said]) => [form === ALONE ? "what" : `what-${form}`, said]);
    return this.#forms(`${game}-say-within`, { where, ...Object.fromEntries(inside) }) ?? { [ALONE]: value };
  }

  /**
   * A message and its attributes, or null if there is none.
   * @param {string} id
   * @param {Record<string, string>} values
   */
  #forms(id, values) {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return null;
    const forms = Object.entries({ [ALONE]: message.value, ...message.attributes });
    return Object.fromEntries(forms.map(([form, pattern]) => [form, this.#bundle.formatPattern(pattern, values)]));
  }
}

/**
 * Returns the language's way to join a list. Turkish joins units with spaces only, and 3 and 4 would be read as 34.
 * @param {string} language
 * @param {"unit" | "conjunction" | "disjunction"} type
 */
function listFormat(language, type) {
  const format = new Intl.ListFormat(language, { type });
  return format.format(["3", "4"]) === "3 4" ? new Intl.ListFormat(language, { type: "conjunction" }) : format;
}
