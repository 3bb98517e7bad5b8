/** The module worker that holds Python. Only JSON text crosses its border. */
import { expose } from "comlink";
import { info } from "pyodide/pyodide-lock.json";
import { compileEarly } from "./early_wasm.js";

/** @type {((request: string) => string) | undefined} */
let answer;

const desk = {
  /**
   * Starts Python. The addresses are absolute, as a worker's own address is not to be relied on offline.
   * @param {{ pyodide: string, python: string }} addresses the folder of Pyodide; the zip of bytecode
   * @param {(phase: "python" | "rules") => void} enter is told which phase begins
   */
  async boot(addresses, enter) {
    enter("python");
    const wasm = compileEarly(`${addresses.pyodide}pyodide.asm.wasm`);
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
      import(`${addresses.pyodide}pyodide.mjs`),
      import(`${addresses.pyodide}pyodide.asm.mjs`),
    ]);
    const loading = loadPyodide({
      indexURL: addresses.pyodide,
      stdLibURL: addresses.python,
      lockFileContents: { info, packages: {} },
      createPyodideModule,
      // No folder of installed packages is looked for: there is none.
      args: ["-S"],
    });
    const python = await Promise.race([loading, wasm.failed]);
    wasm.done();
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
