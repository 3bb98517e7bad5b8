/** Why Python could not be started, as a Problem with its own next step. */
import { causeOf, connected, NO_MEMORY } from "../files/causes.js";
import { Problem } from "../text/problems.js";

/**
 * Whether a start failed for lack of memory. Browsers report that only in the text of their errors.
 * @param {unknown} error
 */
export const isMemory = (error) => error instanceof Error && NO_MEMORY.test(`${error.message} ${error.cause ?? ""}`);

/**
 * Looks for the cause of a failed start.
 * @param {unknown} error
 * @returns {Promise<Problem>}
 */
export async function explained(error) {
  const known = error instanceof Problem ? error : new Problem("engine-failed", {}, error);
  if (known.id === "engine-slow") return (await connected()) ? known : new Problem("cause-offline", {}, error);
  if (known.id !== "engine-failed") return known;
  const cause = await causeOf([SITE.worker, ...SITE.pyodide.scripts, SITE.pyodide.wasm.url, SITE.python.url], error);
  return cause ? new Problem(cause.id, cause.values, error) : known;
}
