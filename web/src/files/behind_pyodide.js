/** A worker's script with Pyodide's own before it, as a `data:` address: such a worker needs to import nothing. */

/** How these addresses begin. */
export const DATA = "data:text/javascript,";

/**
 * @param {string} loader pyodide.mjs
 * @param {string} glue pyodide.asm.mjs
 * @param {string} script finds them as `loadPyodide` and `createPyodideModule`
 */
export function behindPyodide(loader, glue, script) {
  const text = [
    inFunction("createPyodideModule", glue, /export default (\w+);?\s*$/),
    inFunction("loadPyodide", loader, /export\s*\{\s*(\w+) as loadPyodide[^}]*\};?\s*$/),
    script,
  ].join("\n");
  return `${DATA}${escaped(text)}`;
}

/**
 * What may not stand in a `data:` address as it is. Anything more would only make it longer: Chromium takes 1.9 million
 * characters and not 2.5.
 * @param {string} script
 */
function escaped(script) {
  return script.replace(/[%#\r\n\t]/g, encodeURIComponent);
}

/**
 * A module's text as a function that is called at once, so that the names of several modules cannot collide.
 * @param {string} name what the module's export is called from here on
 * @param {string} text
 * @param {RegExp} exported matches the export at its end; its group is the name inside
 */
function inFunction(name, text, exported) {
  const found = exported.exec(text);
  if (!found) throw new Error(`Pyodide's files do not export ${name} as expected.`);
  return `const ${name} = (() => {${text.slice(0, found.index)}\nreturn ${found[1]};})();`;
}
