/**
 * The script and the files of a robot's worker. The script is a `data:` address, which gives it a separate origin: it cannot reach the page's
 * storage, caches and channels, and the page's content security policy applies to it. It fetches nothing: the compiled WebAssembly and the zip of
 * bytecode are posted in.
 */
import { bundleWithPyodide } from "../files/workers.js";
import { fetchFile } from "../files/files.js";
import { existing, gunzipped, wholeModule } from "../files/whole_module.js";
import { missing } from "../text/missing.js";

/** The modules withheld from robots: they make class results (py/rollbook/lab/robot.py has the same rule). */
const NOT_IN_THE_LAB = /^rollbook\/class/;

/**
 * The first message to a robot's worker; `python` and `more` are zips of bytecode.
 * @typedef {{ module: WebAssembly.Module, python: ArrayBuffer, more: ArrayBuffer[], wheels: { name: string, bytes: ArrayBuffer }[] }} Kit
 */

/** @type {Promise<{ address: string, kit: Kit }> | null} */
let made = null;

/**
 * The address of a robot's script, and the first message to it; made once.
 * @returns {Promise<{ address: string, kit: Kit }>} rejects if a file cannot be loaded; the next call tries again
 */
export function isolation() {
  made ??= make().catch(async (error) => {
    made = null;
    const { pyodide, python, robot, robot_python, weights } = SITE;
    throw await missing(error, [...pyodide.scripts, pyodide.wasm.url, python.url, robot, robot_python, weights, pyodide.rest ?? ""].filter(Boolean));
  });
  return made;
}

// Robots do without the snapshot of Python's memory: it saves too little to be worth another entry point to secure.
async function make() {
  const { scripts } = SITE.pyodide;
  const zips = [SITE.robot_python, SITE.weights, SITE.micropip].filter(Boolean);
  const [[loader, glue, robot], python, more, wheels, module] = await Promise.all([
    Promise.all([...scripts, SITE.robot].map(async (script) => (await fetched(script)).text())),
    fetched(SITE.python.url).then(gunzipped),
    Promise.all(zips.map((zip) => fetched(zip).then(gunzipped))),
    Promise.all(SITE.wheels.map(async ({ name, url }) => ({ name, bytes: await (await fetched(url)).arrayBuffer() }))),
    wholeModule(fetchFile).then((bytes) => WebAssembly.compile(bytes)),
  ]);
  const kit = { module, python: without(python, (name) => NOT_IN_THE_LAB.test(name)), more, wheels };
  return { address: bundleWithPyodide(loader, glue, robot), kit };
}

/** @param {string} path */
const fetched = (path) => fetchFile(path).then(existing);

/**
 * The signatures in a zip written by web/pack_python.py: a file's header, its entry in the final list, and the end
 * record.
 */
const HEAD = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
/** Their lengths without names, extra fields and comments. */
const HEAD_LENGTH = 30;
const ENTRY_LENGTH = 46;
const END_LENGTH = 22;

/**
 * A copy of a zip without some of its files; their bytes are zeroed.
 * @param {ArrayBuffer} zip as written by pack_python.py: uncompressed, without a comment
 * @param {(name: string) => boolean} unwanted
 * @returns {ArrayBuffer}
 */
export function without(zip, unwanted) {
  const bytes = new Uint8Array(zip).slice();
  const view = new DataView(bytes.buffer);
  const end = bytes.length - END_LENGTH;
  const signed = (/** @type {number} */ at, /** @type {number} */ sign) => {
    if (view.getUint32(at, true) !== sign) throw new Error("This zip is not as the build writes it.");
  };
  signed(end, END);
  const list = view.getUint32(end + 16, true);
  let [at, kept, count] = [list, list, 0];
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    signed(at, ENTRY);
    const nameLength = view.getUint16(at + 28, true);
    const length = ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength));
    if (unwanted(name)) {
      const head = view.getUint32(at + 42, true);
      signed(head, HEAD);
      const before = HEAD_LENGTH + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
      bytes.fill(0, head, head + before + view.getUint32(at + 20, true));
    } else {
      bytes.copyWithin(kept, at, at + length);
      kept += length;
      count += 1;
    }
    at += length;
  }
  bytes.copyWithin(kept, end);
  view.setUint16(kept + 8, count, true);
  view.setUint16(kept + 10, count, true);
  view.setUint32(kept + 12, kept - list, true);
  return bytes.slice(0, kept + END_LENGTH).buffer;
}
