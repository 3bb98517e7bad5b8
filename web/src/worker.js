/** The module worker that holds Python. Only JSON text crosses its border. */
import { expose } from "comlink";
import { info } from "pyodide/pyodide-lock.json";
import { fetchEarly } from "./early.js";

const pyodide = new URL(SITE.pyodide, self.location.href).href;
// All of this begins before the page asks for it, and `boot` tells what went wrong.
const stdLibURL = new URL(SITE.python, self.location.href).href;
const scripts = Promise.all([import(`${pyodide}pyodide.mjs`), import(`${pyodide}pyodide.asm.mjs`)]);
const early = fetchEarly(`${pyodide}pyodide.asm.wasm`, stdLibURL);
for (const begun of [early.failed, scripts]) begun.catch(() => {});

/** @type {((request: string) => string) | undefined} */
let answer;

const desk = {
  /**
   * Starts Python.
   * @param {(phase: "python" | "rules") => void} enter is told which phase begins
   */
  async boot(enter) {
    enter("python");
    const [{ loadPyodide }, { default: createPyodideModule }] = await scripts;
    const loading = loadPyodide({
      indexURL: pyodide,
      stdLibURL,
      lockFileContents: { info, packages: {} },
      createPyodideModule,
      // No folder of installed packages is looked for: there is none.
      args: ["-S"],
    });
    const python = await Promise.race([loading, early.failed]);
    early.done();
    enter("rules");
    answer = python.pyimport("rollbook.bridge").call;
  },

  /**
   * Asks the bridge (py/rollbook/bridge.py).
   * @param {string} request
   * @returns {string}
   */
  call(request) {
    if (!answer) throw new Error("Python has not been started.");
    return answer(request);
  },
};

/** @typedef {typeof desk} Desk */

expose(desk);
