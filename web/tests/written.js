/** The text of a drawing: its template with its values. */

/**
 * @param {unknown} drawn a template, a list, or a value
 * @returns {string}
 */
export function written(drawn) {
  if (Array.isArray(drawn)) return drawn.map(written).join("");
  const { strings, values } = Object(drawn);
  if (strings) return strings.map((/** @type {string} */ text, /** @type {number} */ at) => text + written(values[at])).join("");
  return ["string", "number", "boolean"].includes(typeof drawn) ? String(drawn) : "";
}

/**
 * The values that follow a text in a drawing, such as the listeners after `@click=`.
 * @param {unknown} drawn
 * @param {string} text
 * @returns {any[]}
 */
export function valuesAfter(drawn, text) {
  if (Array.isArray(drawn)) return drawn.flatMap((one) => valuesAfter(one, text));
  const { strings, values } = Object(drawn);
  if (!strings) return [];
  return values.flatMap((/** @type {unknown} */ value, /** @type {number} */ at) => (strings[at].endsWith(text) ? [value] : valuesAfter(value, text)));
}
