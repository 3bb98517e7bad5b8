/**
 * Artificial texts that test the layout: `?strings=double|long|rtl|xss|grammar` before the `#` of the address. Only the page's words change;
 * names, numbers and stored data stay as they are.
 */

/** A word that does not fit twice on a phone's line. */
const LONG = "Donaudampfschifffahrtskapitänsmütze";
const HOSTILE = `"'><img src=x onerror=alert(1)> { $name } </p>`;
/** Hebrew letters instead of Latin ones: each word keeps its length. */
const LETTERS = "אבגדהוזחטיכלמנסעפצקרשתךםןף";

/** @type {Record<string, (words: string) => string>} */
const KINDS = {
  double: (words) => `${words} ${words.trimStart()}`,
  long: (words) => `${words.trimEnd()} ${LONG} `,
  rtl: (words) => words.replaceAll(/[a-z]/giu, (letter) => LETTERS[letter.toLowerCase().charCodeAt(0) - 97]),
  xss: (words) => `${words}${HOSTILE}`,
  grammar: (words) => words,
};

/**
 * Appends the data that a language may need to inflect a value: a person's gender, a list's count, a word's case, or a number's plural form. The plural
 * form is the one in Arabic, which has all six.
 * @param {"person" | "word" | "list" | "number"} kind
 * @param {string} value
 * @param {number} count
 */
function marked(kind, value, count) {
  const by = { person: "m/f/n", word: "case", list: `count ${count}`, number: PLURALS.select(count) };
  return `${value}‹${by[kind]}›`;
}

const PLURALS = new Intl.PluralRules("ar");

/**
 * Returns the functions that change the words of messages, or null for an unknown kind.
 * @param {string} kind
 * @returns {{ direction: "ltr" | "rtl", transform: (words: string) => string, mark: typeof marked | null } | null}
 */
export function strangeWords(kind) {
  const change = Object.hasOwn(KINDS, kind) ? KINDS[kind] : null;
  if (!change) return null;
  // A single letter is a symbol, as on a die.
  const transform = (/** @type {string} */ words) => (/\p{L}{2}/u.test(words) ? change(words) : words);
  return { direction: kind === "rtl" ? "rtl" : "ltr", transform, mark: kind === "grammar" ? marked : null };
}
