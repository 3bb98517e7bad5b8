/** The workers that run built scripts: the addresses of their scripts, and the start of the worker that holds Python. */
import { textInside, transferFiles } from "./files.js";
import { WHOLE } from "./whole_module.js";

/** The service worker's script, relative to the page. */
export const SERVICE_WORKER = "sw.js";
/** The scripts of the page's own workers: Python's, and the decoder of codes, which rollbook.html lacks. */
const modules = () => (SITE.one_file ? [SITE.worker] : [SITE.worker, SITE.decoder]).map(whole);
/**
 * The full address of a script that may become a worker. In browsers with Trusted Types no other address can, so text
 * from people or matches never becomes a script.
 * @param {string} path one of `modules`, with or without a word after #, SERVICE_WORKER, or a script in a data: address, whose worker has a separate
 *   origin (robot/isolation.js)
 */
export function workerUrl(path) {
  const address = whole(path);
  if (!window.trustedTypes) return startsIn(address);
  const ours = new Set([...modules(), whole(SERVICE_WORKER)]);
  // oxlint-disable-next-line compat/compat -- checked above
  window.scriptAddresses ??= window.trustedTypes.createPolicy("rollbook", {
    createScriptURL(requested) {
      if (ours.has(requested.split("#")[0]) || requested.startsWith(DATA)) return startsIn(requested);
      throw new TypeError(`${requested.slice(0, 200)} is no script of this page.`);
    },
  });
  return window.scriptAddresses.createScriptURL(address);
}

/**
 * Returns the address of a worker with this script. A worker with its own address takes its content security policy from the headers of that file,
 * which not every host sends. A worker that starts from a blob takes the page's policy, so these workers do that: the blob imports the script. (In
 * Firefox, an `import` statement there bypasses the service worker, but `import()` does not.)
 * @param {string} address
 */
function startsIn(address) {
  const [script, word] = address.split("#");
  if (!modules().includes(script)) return address;
  if (SITE.one_file) return scriptInside();
  const blob = URL.createObjectURL(new Blob([importing(script)], { type: "text/javascript" }));
  return word ? `${blob}#${word}` : blob;
}

/** @param {string} script imported by the returned script */
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
 * In rollbook.html: the complete script of Python's worker, because it has nothing to import from. (From `file:`,
 * Chromium does not start a module in a blob.)
 */
function scriptInside() {
  const [loader, glue, worker] = [...SITE.pyodide.scripts, SITE.worker].map((path) => textInside(path) ?? "");
  return bundleWithPyodide(loader, glue, worker);
}

/** @param {string} path */
const whole = (path) => (path.startsWith(DATA) ? path : new URL(path, document.baseURI).href);

/** Prefix of these addresses. */
const DATA = "data:text/javascript,";

/**
 * @param {string} loader pyodide.js
 * @param {string} glue pyodide.asm.js
 * @param {string} script finds them as `loadPyodide` and `createPyodideModule`
 */
export function bundleWithPyodide(loader, glue, script) {
  const text = [
    inFunction("createPyodideModule", glue, /export\s*\{\s*(\w+) as default\s*\};?\s*$/),
    inFunction("loadPyodide", loader, /export\s*\{\s*(\w+) as loadPyodide[^}]*\};?\s*$/),
    script,
  ].join("\n");
  // Only the characters that a `data:` address cannot contain: Chromium accepts addresses of 1.9 million characters, but not of 2.5 million.
  return `${DATA}${text.replace(/[%#\r\n\t]/g, encodeURIComponent)}`;
}

/**
 * A module's text as a function that is called at once, so that the names of several modules cannot collide.
 * @param {string} name the name of the module's export from here on
 * @param {string} text
 * @param {RegExp} exported matches the export at its end; its group is the name inside
 */
function inFunction(name, text, exported) {
  const found = exported.exec(text);
  if (!found) throw new Error(`Pyodide's files do not export ${name} as expected.`);
  return `const ${name} = (() => {${text.slice(0, found.index)}\nreturn ${found[1]};})();`;
}

/**
 * The worker that holds Python; it starts loading by itself.
 * @param {boolean} [complete] whether it uses Pyodide's full module
 * @returns {Worker}
 */
export function startWorker(complete = false) {
  return start(complete && SITE.pyodide.rest ? SITE.worker + WHOLE : SITE.worker);
}

/** @returns {Worker} the same script, to make a snapshot; its address distinguishes the two in lists of workers */
export function startSnapshotWorker() {
  return start(`${SITE.worker}#snapshot`);
}

/** The worker that finds codes in pictures (class/reader/decoder.js). */
export const startDecoder = () => new Worker(workerUrl(SITE.decoder), { type: "module" });

/** @param {string} path */
function start(path) {
  const worker = new Worker(workerUrl(path), { type: "module" });
  transferFiles(worker);
  return worker;
}
