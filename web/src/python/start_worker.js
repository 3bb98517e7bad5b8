import { scriptAddress } from "../text/script_address.js";

/** @returns {Worker} the worker that holds Python; it begins to load by itself */
export function startWorker() {
  return start(SITE.worker);
}

/** @returns {Worker} the same script, to make a snapshot; its address tells the two apart where somebody looks for one */
export function startSnapshotWorker() {
  return start(`${SITE.worker}#snapshot`);
}

/** @param {string} path */
function start(path) {
  return new Worker(scriptAddress(path), { type: "module" });
}
