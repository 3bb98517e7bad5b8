/**
 * Finds out why a built file could not be used: requests it again and examines the response. Each cause is a message in the texts of the start
 * (text/LANGUAGE/start.ftl), with its own next step; docs/reliability.md lists them all.
 */
import { digest } from "./whole_module.js";

/** @typedef {{ id: string, values: Record<string, string> }} Cause the id of a message, and its values */

/** Milliseconds after which a server counts as silent. */
const SILENT = 10_000;
/** A file that is always there. The service worker answers no HEAD requests, so only the server can. */
const WITNESS = "sw.js";
/** The hash in the name of a built file (web/site_files.py). */
const HASHED = /-([0-9a-f]{12})\.\w+$/;
const PAGE = /^\s*<(!doctype|html|head|body)/i;
/** The extensions of files that are built without carriage returns, and the types that browsers require of some. */
const TEXTS = /\.(js|css|txt|json)$/;
/** @type {Record<string, RegExp>} */
const TYPES = { js: /(java|ecma)script/, css: /^text\/css/ };
export const NO_MEMORY = /memory|allocat/i;
const POLICY = /content.security.policy/i;
/** Statuses of servers that do not support the method HEAD. */
const NO_HEAD = new Set([405, 501]);

/**
 * Finds out why work with built files failed. Resolves to null if it finds no cause: then all the files can now be
 * loaded.
 * @param {string[]} paths the files that may be the cause, in the order in which they are needed
 * @param {unknown} [error] the browser's message
 * @returns {Promise<Cause | null>}
 */
export async function causeOf(paths, error) {
  const said = error instanceof Error ? `${error.message} ${error.cause ?? ""}` : String(error ?? "");
  if (NO_MEMORY.test(said)) return { id: "cause-memory", values: {} };
  if (POLICY.test(said) || window.violated) return { id: "cause-policy", values: {} };
  if (SITE.one_file) return null;
  for (const path of new Set([...paths, ...filesIn(said), ...failedFiles()])) {
    const found = await causeOfFile(path);
    if (found) return found;
  }
  if (!(await connected())) return { id: "cause-offline", values: {} };
  return /SyntaxError/.test(String(error)) && paths.length > 0 ? about("changed", paths[0]) : null;
}

/** Whether the server answers. Nothing else is a reason to mention the connection. */
export async function connected() {
  if (SITE.one_file) return true;
  if (navigator.onLine === false) return false;
  try {
    await fetch(addressOf(WITNESS), { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(SILENT) });
    return true;
  } catch {
    return false;
  }
}

/** Notes a policy that blocks the page's own scripts; a policy that blocks foreign ones does not matter. */
export function watchPolicy() {
  document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    const ours = blockedURI.startsWith(addressOf("")) || /^(blob|wasm-eval)/.test(blockedURI);
    if (ours && /^(script|worker|connect|child|default)-src/.test(effectiveDirective)) window.violated = true;
  });
}

/** @param {string} path */
async function causeOfFile(path) {
  /** @type {Response} */
  let answer;
  /** @type {Uint8Array<ArrayBuffer>} */
  let bytes;
  try {
    answer = await fetch(addressOf(path), { cache: "no-cache", signal: AbortSignal.timeout(SILENT) });
    bytes = new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError" ? null : causeOfSilence(path);
  }
  if (!answer.ok) return refused(path, answer.status);
  const right = await asBuilt(path, bytes);
  const type = answer.headers.get("Content-Type") ?? "";
  const ending = /** @type {string} */ (path.split(".").at(-1));
  if (!right) {
    if (isPage(type, bytes)) return about("portal", path);
    if (TEXTS.test(path) && bytes.includes(13)) return about("line-ends", path);
    if (right === false) return about("changed", path);
  }
  const wanted = TYPES[ending];
  if (!wanted || wanted.test(type)) return null;
  return type ? about("type", path, { type: type.split(";")[0] }) : about("no-type", path);
}

/**
 * There is no response: the server may be unreachable, something in between may block this file, or the service worker
 * may have refused the response.
 * @param {string} path
 */
async function causeOfSilence(path) {
  if (!(await connected())) return { id: "cause-offline", values: {} };
  try {
    const { ok, status, headers } = await fetch(addressOf(path), { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(SILENT) });
    if (!ok && !NO_HEAD.has(status)) return refused(path, status);
    if (isPage(headers.get("Content-Type") ?? "")) return about("portal", path);
    return about(navigator.serviceWorker?.controller ? "changed" : "blocked", path);
  } catch {
    return about("blocked", path);
  }
}

/** @param {string} path @param {number} status */
function refused(path, status) {
  return about(status >= 500 ? "server" : "missing", path, { status: String(status) });
}

/**
 * @param {string} id
 * @param {string} path
 * @param {Record<string, string>} [more]
 * @returns {Cause}
 */
function about(id, path, more = {}) {
  return { id: `cause-${id}`, values: { file: /** @type {string} */ (path.split("/").at(-1)), ...more } };
}

/**
 * Whether a file has the hash given in its name or recorded by the build; null if there is no such hash.
 * @param {string} path
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function asBuilt(path, bytes) {
  const hash = SITE.hashes[path] ?? HASHED.exec(path)?.[1];
  if (!hash || !crypto.subtle) return null;
  const measured = new Uint8Array(8 + bytes.length);
  new DataView(measured.buffer).setUint32(0, bytes.length, true);
  measured.set(bytes, 8);
  return (await digest(measured)).startsWith(hash);
}

/** @param {string} type @param {Uint8Array} [bytes] */
function isPage(type, bytes = new Uint8Array()) {
  return type.startsWith("text/html") || PAGE.test(new TextDecoder().decode(bytes.subarray(0, 200)));
}

/** The files of this site that a string mentions. @param {string} text */
function filesIn(text) {
  const base = addressOf("");
  return Array.from(text.matchAll(/https?:\/\/[^\s'")]+/g), ([address]) => address)
    .filter((address) => address.startsWith(base) && TEXTS.test(address))
    .map((address) => address.slice(base.length));
}

/** The files whose responses had an error status; a module that imports one of them names only itself. */
function failedFiles() {
  const base = addressOf("");
  return performance
    .getEntriesByType("resource")
    .filter((entry) => /** @type {PerformanceResourceTiming} */ (entry).responseStatus >= 400 && entry.name.startsWith(base))
    .map(({ name }) => name.slice(base.length))
    .filter((path) => TEXTS.test(path));
}

/** @param {string} path */
const addressOf = (path) => new URL(path, new URL(".", document.baseURI)).href;
