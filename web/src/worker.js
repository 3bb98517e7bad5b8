/** The module worker that holds Python. Only JSON text crosses its border. */
import { expose } from "comlink";
import { info } from "pyodide/pyodide-lock.json";

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
    const { loadPyodide } = await import(`${addresses.pyodide}pyodide.mjs`);
    const python = await loadPyodide({
      indexURL: addresses.pyodide,
      stdLibURL: addresses.python,
      lockFileContents: { info, packages: {} },
    });
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
