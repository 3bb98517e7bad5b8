/** While nobody needs the page: has a snapshot of Python made, with which the next visit starts sooner. */
import { makeSnapshot } from "../python/snapshot_maker.js";
import { idle } from "../ui/busy.js";

/** Milliseconds without a touch after which nobody seems to be about to do something. */
const REST = 3_000;
/** Who always plays on gets no snapshot in this visit: work that is broken off is lost. */
const ATTEMPTS = 3;

/** Begins when the page has nothing to do and nobody touches it, and stops when somebody does. Never rejects. */
export async function makeSnapshotAtRest() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const touched = await rest();
    try {
      return await makeSnapshot(touched);
    } catch {
      // Without a snapshot a start takes longer, and that is all.
      if (!touched.aborted) return;
    }
  }
}

/** Resolves once the page has rested; the signal is aborted when that is over. */
async function rest() {
  for (;;) {
    await idle();
    const touched = nextTouch();
    await pause(touched);
    if (!touched.aborted && document.documentElement.dataset.busy === "false") return touched;
  }
}

function nextTouch() {
  const touched = new AbortController();
  const { signal } = touched;
  for (const kind of ["pointerdown", "keydown"]) {
    addEventListener(kind, () => touched.abort(), { capture: true, signal });
  }
  return signal;
}

/**
 * @param {AbortSignal} touched
 * @returns {Promise<void>}
 */
function pause(touched) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, REST);
    touched.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
