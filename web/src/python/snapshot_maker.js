/** Has a second worker make a snapshot of a Python of its own, beside the one that answers. */
import { Problem } from "../text/problems.js";
import { PythonWorker, watch } from "./python_worker.js";
import { hasSnapshot } from "./snapshot.js";
import { startSnapshotWorker } from "../files/workers.js";

/** Bytes that have to be free: more than ten times what a snapshot takes. */
const ROOM = 150_000_000;
/** Gigabytes. */
const TOO_LITTLE_MEMORY = 1;
/** Seconds after which nothing more is to be hoped for. */
const LIMIT = 120;

/**
 * Makes a snapshot and keeps it, unless there is one or the device is short of storage or memory.
 * @param {AbortSignal} signal ends it
 * @returns {Promise<void>} rejects if none could be made
 */
export async function makeSnapshot(signal) {
  if (!(await hasRoom()) || (await hasSnapshot())) return;
  signal.throwIfAborted();
  const python = new PythonWorker(startSnapshotWorker());
  const end = () => python.die(new Problem("engine-failed"));
  const { off } = watch([{ after: LIMIT, call: end }]);
  signal.addEventListener("abort", end);
  try {
    await python.makeSnapshot();
  } finally {
    signal.removeEventListener("abort", end);
    off();
    end();
  }
}

async function hasRoom() {
  // Chromium alone says how much memory the device has.
  const { deviceMemory = Infinity, storage } = /** @type {Navigator & { deviceMemory?: number }} */ (navigator);
  if (!("caches" in self) || deviceMemory <= TOO_LITTLE_MEMORY) return false;
  // Safari says nothing of the storage before version 17; what does not fit in is refused.
  const { quota = Infinity, usage = 0 } = (await storage?.estimate?.()) ?? {};
  return quota - usage >= ROOM;
}
