/**
 * Runs in a robot's worker, after Pyodide's loader (see isolation.js): starts Python from the data it receives, closes every way out, and then
 * answers requests for rollbook.lab.robot. From then on only JSON text passes in and out.
 */
import { info } from "pyodide/pyodide-lock.json";
import { Gate, LONGEST_MESSAGE } from "./gate.js";

/**
 * The global names that stay in the worker: the language itself, and the names that Pyodide uses once it runs. Any other
 * browser global, present or future, could contact the host or other pages.
 */
const KEPT = new Set(
  `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise
   RegExp JSON Math Intl Reflect Proxy Map Set BigInt Iterator WeakMap WeakSet WeakRef FinalizationRegistry
   globalThis self eval isFinite isNaN Atomics Error AggregateError EvalError RangeError ReferenceError
   SyntaxError TypeError URIError ArrayBuffer DataView Uint8Array Int8Array Uint16Array Int16Array Uint32Array
   Int32Array Float32Array Float64Array BigUint64Array BigInt64Array Uint8ClampedArray SharedArrayBuffer
   decodeURI decodeURIComponent encodeURI encodeURIComponent TextDecoder TextEncoder WebAssembly setTimeout
   clearTimeout queueMicrotask performance crypto constructor`.split(/\s+/),
);
/**
 * The memory limit of a robot, in bytes: three times the size of Python and the rules. It applies to WebAssembly's
 * memory, the only one that a robot could fill (gate.js).
 */
const MAX_MEMORY = 192 * 2 ** 20;
const PYTHON = "https://robot.invalid/python.zip";
/** Makes another zip importable, even for a package that is partly in the first one. */
const ADD_MORE = `
def add(path):
    import sys
    from importlib import import_module
    from zipimport import zipimporter
    sys.path.append(path)
    names = set(zipimporter(path)._get_files())
    for folder in {name.rpartition("/")[0] for name in names}:
        package = folder.partition("/")[0]
        if folder and not {folder + "/__init__.pyc", package + "/__init__.pyc"} & names:
            import_module(folder.replace("/", ".")).__path__.append(path + "/" + folder)
add`;

/** Milliseconds for which answers are collected: each message wakes the page, which costs as much as a quick move. */
const GATHERED = 5;

const post = self.postMessage.bind(self);
const now = performance.now.bind(performance);
const utf8 = new TextDecoder();
/** @type {string[]} */
let gathered = [];
let since = 0;
/** The number of characters that the robot may still print before its answer. */
let room = LONGEST_MESSAGE;

/** @param {string} text */
function enqueue(text) {
  gathered.push(text);
  if (now() - since >= GATHERED) send();
}

/**
 * Handles Python's standard output: each piece is a message. Drops more than any honest robot prints.
 * @param {Uint8Array} written
 */
function receive(written) {
  room -= written.length;
  if (room >= 0) enqueue(utf8.decode(written));
  return written.length;
}

function send() {
  if (gathered.length > 0) post(gathered, []);
  gathered = [];
  since = now();
}

/** @param {string} kind @param {unknown} error */
const failed = (kind, error) =>
  JSON.stringify({ failure: { kind, reason: String(error).slice(0, 300), line: null, arguments: {} } });

const begin = async (/** @type {MessageEvent<import("./isolation.js").Kit>} */ { data }) => {
  try {
    const answer = await start(data);
    self.addEventListener("message", ({ data: requests }) => {
      since = now();
      // While the referee processes half of the answers, the robot continues with the rest.
      const half = requests.length >> 1;
      for (const [at, request] of requests.entries()) {
        room = LONGEST_MESSAGE;
        enqueue(answer(request));
        if (at + 1 === half) send();
      }
      send();
    });
    enqueue(JSON.stringify({ ok: "started" }));
  } catch (error) {
    enqueue(failed("not_started", error));
  }
  send();
};
self.addEventListener("message", begin, { once: true });

/** @param {import("./isolation.js").Kit} kit @returns {Promise<(request: string) => string>} */
async function start({ module, python: zip, more, wheels }) {
  self.fetch = async (request) => {
    // Pyodide also requests its WebAssembly, but does not wait for it: the module is already here.
    return new Response(String(request) === PYTHON ? zip : null);
  };
  const gate = new Gate();
  /** Rejects if Python cannot start, for example without enough memory: Pyodide would wait forever. @type {Promise<never>} */
  const lost = new Promise((_, reject) => {
    self.addEventListener("unhandledrejection", ({ reason }) => reject(reason), { once: true });
    WebAssembly.instantiateStreaming = async (_answer, imports = {}) => {
      const instantiated = WebAssembly.instantiate(module, gate.around(module, imports));
      instantiated.catch(reject);
      return { module, instance: await instantiated };
    };
  });
  limitMemory();
  const started = loadPyodide({
    indexURL: "https://robot.invalid/",
    stdLibURL: PYTHON,
    lockFileContents: JSON.stringify({ info, packages: {} }),
    createPyodideModule,
    args: ["-S"],
  });
  const python = await Promise.race([started, lost]);
  python.setStdin({ error: true });
  python.setStdout({ write: receive });
  python.setStderr({ write: ({ length }) => length });
  const add = python.runPython(ADD_MORE);
  for (const [number, bytes] of more.entries()) {
    const path = `/lib/more${number}.zip`;
    python.FS.writeFile(path, new Uint8Array(bytes));
    add(path);
  }
  if (wheels.length > 0) {
    for (const { name, bytes } of wheels) python.FS.writeFile(`/tmp/${name}`, new Uint8Array(bytes));
    await python.pyimport("rollbook.lab.wheels").install(python.toPy(wheels.map(({ name }) => `/tmp/${name}`)));
  }
  if (SITE.more_games) python.pyimport("more_games");
  const robot = python.pyimport("rollbook.lab.robot");
  const { call } = robot.Worker();
  closeWaysOut();
  gate.close();
  return (request) => {
    try {
      return call(request);
    } catch (error) {
      // Python itself has crashed, for example after too deep a recursion in WebAssembly.
      return failed("died", error);
    }
  };
}

function limitMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > MAX_MEMORY) throw new RangeError("A robot gets no more memory.");
    return grow.call(this, pages);
  };
}

/** Deletes every global name that is not listed: the worker's own and those of its prototypes. */
function closeWaysOut() {
  const shared = new Set([Object.prototype, EventTarget.prototype]);
  for (let owner = /** @type {object} */ (self); owner && !shared.has(owner); owner = Object.getPrototypeOf(owner)) {
    for (const name of Reflect.ownKeys(owner)) {
      if (KEPT.has(/** @type {string} */ (name)) || typeof name === "symbol") continue;
      Reflect.defineProperty(owner, name, { value: undefined, writable: false, configurable: false });
    }
  }
}
