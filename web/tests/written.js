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
