/** Makes the summary of a stored match again where it is damaged: the record alone is the match. */
import { Refusal } from "../text/problems.js";
import { aboutOf } from "./about.js";
import { isRecord } from "../storage/broken.js";

/**
 * Lets Python read the records of broken entries. What it can read is a match again.
 * @param {import("./store.js").Store} store
 * @param {import("./desk.js").Caller} engine
 * @param {import("../storage/broken.js").BrokenEntry[]} broken
 * @returns {Promise<boolean>} whether there are more matches now; rejects with a Problem if Python cannot be had
 */
export async function mend(store, engine, broken) {
  let mended = false;
  for (const { key, text } of broken.filter((entry) => isRecord(entry.text))) {
    try {
      const about = aboutOf(await engine.call("inspect", { record: text }));
      mended = (await store.mend(key, text, about)) || mended;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // Its record is damaged as well.
    }
  }
  return mended;
}
