/**
 * Fetches Pyodide's two large files at once, compiles one and unpacks the other. Pyodide itself would fetch them only
 * after its largest script has been parsed, and it hangs if its WebAssembly is unavailable or has the wrong type.
 */

import { addressOf, fetchFile } from "../files/in_worker.js";
import { existing, gunzipped, wholeModule } from "../files/whole_module.js";

/** Milliseconds between two progress reports. */
const BETWEEN_REPORTS = 400;

/** @typedef {{ url: string, size: number }} LargeFile its path and its size in bytes */

/**
 * Until `done` is called, requests for these addresses are served from here.
 * @param {LargeFile} wasm
 * @param {boolean} whole whether to use the full module; if it is unavailable, the lean one is used
 * @param {LargeFile} python the zip of bytecode, compressed by gzip
 * @param {(share: number) => void} report called now and then with the download progress of both, from 0 to 1
 * @returns {{ failed: Promise<never>, done: () => void }} `failed` rejects if a file is unavailable or unusable
 */
export function fetchEarly(wasm, whole, python, report) {
  // In Lockdown Mode. PythonWorker recognises the error by its name, because only the name leaves the worker.
  if (!("WebAssembly" in self)) return { failed: Promise.reject(Object.assign(new Error("WebAssembly is switched off."), { name: "NoWebAssembly" })), done: () => {} };
  const { fetch: fetchAny } = self;
  const { instantiateStreaming } = WebAssembly;
  const count = counter(wasm.size + python.size, report);
  const lean = () => trying((how) => compile(fetchFile(wasm.url, how), count));
  const compiled = whole ? wholeModule(fetchFile).then((bytes) => WebAssembly.compile(bytes)).catch(lean) : lean();
  const unpacked = fetchUnpacked(python.url, count);
  // `failed` reports a missing file; Pyodide would reject before anything listens.
  const come = unpacked.catch(() => /** @type {Promise<never>} */ (new Promise(() => {})));
  /** @type {((why: unknown) => void) | undefined} */
  let fail;
  /** Rejects if WebAssembly cannot be instantiated: Pyodide would wait forever. @type {Promise<never>} */
  const unmade = new Promise((_, reject) => {
    fail = reject;
  });
  self.fetch = async (request, how) => {
    const address = String(request);
    if (address === addressOf(wasm.url)) return new Response();
    return address === addressOf(python.url) ? new Response(await come) : fetchAny(request, how);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    try {
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      fail?.(error);
      throw error;
    }
  };
  return {
    failed: Promise.race([unmade, Promise.all([compiled, unpacked]).then(() => unmade)]),
    done: () => {
      self.fetch = fetchAny;
      WebAssembly.instantiateStreaming = instantiateStreaming;
    },
  };
}

/**
 * A file that is compressed by gzip, unpacked. Rejects if it cannot be loaded.
 * @param {string} url
 * @param {Count} [count]
 */
export function fetchUnpacked(url, count = ({ body }) => body) {
  return trying((how) => unpack(fetchFile(url, how), count));
}

/**
 * Retries without the browser's HTTP cache if the content is wrong: the cache may hold bad bytes.
 * @template T
 * @param {(how?: RequestInit) => Promise<T>} get
 */
function trying(get) {
  return get().catch(() => get({ cache: "reload" }));
}

/** @typedef {(response: Response) => ReadableStream<Uint8Array<ArrayBuffer>> | null} Count passes on a response's bytes */

/** @param {Promise<Response>} fetched @param {Count} count */
async function compile(fetched, count) {
  const response = existing(await fetched);
  // A response from the service worker arrives at once. It is compiled unchanged, so that V8 can cache the compiled code.
  if (response.headers.has("Rollbook-Kept")) return WebAssembly.compileStreaming(response);
  const headers = { "Content-Type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(count(response), { headers }));
}

/** @param {Promise<Response>} fetched @param {Count} count */
async function unpack(fetched, count) {
  return gunzipped({ body: count(existing(await fetched)) });
}

/**
 * @param {number} total bytes
 * @param {(share: number) => void} report
 * @returns {Count}
 */
function counter(total, report) {
  let received = 0;
  let waiting = false;
  const reportLater = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      report(Math.min(1, received / total));
    }, BETWEEN_REPORTS);
  };
  return ({ body }) =>
    body?.pipeThrough(
      new TransformStream({
        transform(chunk, controller) {
          controller.enqueue(chunk);
          received += chunk.byteLength;
          reportLater();
        },
      }),
    ) ?? null;
}
