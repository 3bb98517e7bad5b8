/**
 * Starts the worker before the page itself has been read, as Python takes longest: a classic script before the style
 * sheet waits for neither. A worker that fails is left to the page.
 */
import { startWorker } from "./start_worker.js";

const worker = startWorker();
window.earlyWorker = worker;
worker.addEventListener("error", () => (window.earlyWorker = undefined));
