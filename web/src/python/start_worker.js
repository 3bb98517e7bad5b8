import { handFilesTo } from "../files/files.js";
import { scriptAddress } from "../files/script_address.js";

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
  const worker = new Worker(scriptAddress(path), { type: "module" });
  handFilesTo(worker);
  return worker;
}
