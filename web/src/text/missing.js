/** Explains why a part of Rollbook failed to load, and what helps. */
import { causeOf } from "../files/causes.js";
import { Cancelled, PartMissing, Problem } from "./problems.js";

/**
 * Returns the error to throw. An error that already has its own message stays as it is.
 * @param {unknown} error
 * @param {string[]} [paths] the files that may be the cause, in addition to those that the error names
 * @returns {Promise<unknown>}
 */
export async function missing(error, paths = []) {
  if (error instanceof Problem || error instanceof Cancelled) return error;
  const cause = await causeOf(paths, error);
  return new PartMissing(cause?.id ?? "problem-part-missing", cause?.values, error);
}
