/** The module worker that holds Python. Only JSON text passes in and out. */
import { expose } from "comlink";
import { info } from "pyodide/pyodide-lock.json";
import { addressOf, importPyodide } from "../files/in_worker.js";
import { fetchEarly, fetchUnpacked } from "./early.js";
import { giveUpSnapshot, keepSnapshot, readSnapshot, startFrom, takeSnapshot } from "./snapshot.js";
import { WHOLE } from "../files/whole_module.js";

/** How many milliseconds start-up waits for a snapshot to be read. If storage is slower, a snapshot does not help. */
const PATIENCE = 10_000;
/** Where Python finds the bots' weights (py/rollbook/bots/weights.py). */
const WEIGHTS = "/lib/weights.zip";

let share = 0;
/** @type {(share: number) => void} */
let report = () => {};
// Pyodide calls this to detect a classic worker; the page's policy would report that as an attack.
Object.assign(self, { importScripts: () => { throw new TypeError("A module worker imports."); } });
// All of this starts before the page calls it, and `boot` reports any failure.
const scripts = importPyodide();
const early = fetchEarly(SITE.pyodide.wasm, self.location.hash === WHOLE, SITE.python, (arrived) => {
  share = arrived;
  report(share);
});
/** @type {ReturnType<typeof readSnapshot> | undefined} */
let reading = readSnapshot();
/**
 * Rejects if WebAssembly fails where Pyodide does not listen: then Pyodide neither starts nor fails. The usual cause is too little memory.
 * @type {Promise<never>}
 */
const unheard = new Promise((_, reject) => {
  // In Lockdown Mode there is no WebAssembly, and `fetchEarly` reports that.
  if (!("WebAssembly" in self)) return;
  addEventListener("unhandledrejection", ({ reason }) => {
    if ([RangeError, WebAssembly.CompileError, WebAssembly.LinkError].some((kind) => reason instanceof kind)) reject(reason);
  });
});
const failed = Promise.race([early.failed, unheard]);
for (const awaited of [failed, scripts]) awaited.catch(() => {});

/**
 * The bridge (py/rollbook/bridge): `thinks` returns whether a request may need the bots' weights.
 * @type {{ call: (request: string) => string, thinks: (request: string) => boolean } | undefined}
 */
let bridge;
/** @type {(python: import("./snapshot.js").Python) => void} */
let begin = () => {};
/** @type {Promise<import("./snapshot.js").Python>} resolves when Python has been started */
const begun = new Promise((resolve) => (begin = resolve));
/** The zip of the bots' weights, from its first request on. @type {Promise<ArrayBuffer | undefined> | undefined} */
let learning;
let learnt = false;

/** @type {import("./snapshot.js").Load} */
async function load(options) {
  const pyodide = await scripts;
  const loading = pyodide.loadPyodide({
    indexURL: addressOf(SITE.pyodide.folder),
    stdLibURL: addressOf(SITE.python.url),
    lockFileContents: JSON.stringify({ info, packages: {} }),
    createPyodideModule: pyodide.createPyodideModule,
    // Python does not look for a folder of installed packages: there is none.
    args: ["-S"],
    ...options,
  });
  return Promise.race([loading, failed]);
}

/** Starts Python from a snapshot, if there is a valid one. */
async function loadSnapshot() {
  const snapshot = await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  reading = undefined;
  if (!snapshot) return undefined;
  await scripts;
  try {
    return await startFrom(load, snapshot);
  } catch {
    await Promise.race([failed, giveUpSnapshot()]);
    return undefined;
  }
}

/** @param {import("./snapshot.js").Python} started @returns {NonNullable<typeof bridge>} */
function importRules(started) {
  if (SITE.more_games) started.pyimport("more_games");
  return started.pyimport("rollbook.bridge");
}

const methods = {
  /**
   * Starts Python, from a snapshot if there is one.
   * @param {(phase: "python" | "rules") => void} enter called with each phase as it begins
   * @param {(share: number) => void} progress called now and then with the download progress of Python, from 0 to 1
   * @returns {Promise<import("./python_worker.js").From>}
   */
  async boot(enter, progress) {
    report = progress;
    enter("python");
    if (share > 0) report(share);
    const restored = await Promise.race([failed, loadSnapshot()]);
    const started = restored ?? (await load({}));
    early.done();
    report = () => {};
    enter("rules");
    bridge = importRules(started);
    begin(started);
    return restored ? "snapshot" : "files";
  },

  /** Makes and stores a snapshot of this worker's Python, which does not answer the page. */
  async makeSnapshot() {
    const taken = await takeSnapshot(load, (started) => {
      const { call } = importRules(started);
      // Called for its side effect: it imports each game, and leaves no match on the table.
      for (const { id } of SITE.games) call(JSON.stringify({ method: "position_to_try", game: id }));
    });
    await keepSnapshot(taken);
  },

  /**
   * Asks the bridge (py/rollbook/bridge).
   * @param {string} request
   * @returns {string | null} null if Python first needs the bots' weights
   */
  call(request) {
    if (!bridge) throw new Error("Python has not been started.");
    return learnt || !bridge.thinks(request) ? bridge.call(request) : null;
  },

  /**
   * Fetches the bots' weights, which matches between people need only for hints, and gives them to a started Python.
   * @returns {Promise<boolean>} false if they are unavailable; the next call tries again
   */
  async learn() {
    learning ??= fetchUnpacked(SITE.weights).catch(() => (learning = undefined));
    const zip = await learning;
    if (!zip) return false;
    const python = await begun;
    if (!learnt) {
      python.FS.writeFile(WEIGHTS, new Uint8Array(zip));
      python.pyimport("sys").path.append(WEIGHTS);
      learnt = true;
    }
    return true;
  },
};

/** @typedef {typeof methods} Methods */

expose(methods);
