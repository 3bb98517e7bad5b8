import { behindPyodide, DATA } from "./behind_pyodide.js";
import { textInside } from "./inside.js";

/** The service worker's script, relative to the page. */
export const SERVICE_WORKER = "sw.js";
/**
 * The whole address of a script that may become a worker. Where the browser has Trusted Types, no other address can:
 * whatever a person or a match says never becomes one.
 * @param {string} path SITE.worker, with a word behind a # or not, SERVICE_WORKER, or a script that is its own address and so
 *   has a worker with an origin of its own (robot/isolation.js)
 */
export function scriptAddress(path) {
  const address = whole(path);
  if (!window.trustedTypes) return startsIn(address);
  const ours = new Set([SITE.worker, SERVICE_WORKER].map(whole));
  // oxlint-disable-next-line compat/compat -- asked for above
  window.scriptAddresses ??= window.trustedTypes.createPolicy("rollbook", {
    createScriptURL(asked) {
      if (ours.has(asked.split("#")[0]) || asked.startsWith(DATA)) return startsIn(asked);
      throw new TypeError(`${asked.slice(0, 200)} is no script of this page.`);
    },
  });
  return window.scriptAddresses.createScriptURL(address);
}

/**
 * Where a worker with this script starts. A worker that has an address of its own takes its content security policy from
 * the headers of that file, which not every host sends. One that starts in a blob takes the page's, and Python's worker
 * does: a blob that imports its script. (In Firefox a service worker answers no `import` statement there, but `import()`.)
 * @param {string} address
 */
function startsIn(address) {
  const [script, word] = address.split("#");
  if (script !== whole(SITE.worker)) return address;
  if (SITE.one_file) return scriptInside();
  const blob = URL.createObjectURL(new Blob([importing(script)], { type: "text/javascript" }));
  return word ? `${blob}#${word}` : blob;
}

/** @param {string} script imported by what this answers */
function importing(script) {
  return `const early = [];
const keep = (event) => early.push(event);
addEventListener("message", keep);
import(${JSON.stringify(script)}).then(() => {
  removeEventListener("message", keep);
  for (const { data, ports } of early) dispatchEvent(new MessageEvent("message", { data, ports }));
}, reportError);`;
}

/**
 * Where the page is one file: the whole script of Python's worker, as there is nothing that it could import. (From `file:`
 * Chromium starts no module in a blob.)
 */
function scriptInside() {
  const [loader, glue, worker] = [...SITE.pyodide.scripts, SITE.worker].map((path) => textInside(path) ?? "");
  return behindPyodide(loader, glue, worker);
}

/** @param {string} path */
const whole = (path) => (path.startsWith(DATA) ? path : new URL(path, document.baseURI).href);
