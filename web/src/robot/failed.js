/** How a robot's own code failed, in the page's words. */
import { Problem } from "../text/problems.js";
import { sentence } from "../text/text.js";

/** @typedef {{ kind: string, reason: string, line: number | null, arguments: Record<string, string> }} Failure */

/** The sentence is `robot-failed-KIND`, and `reason` is Python's in English. */
export class RobotFailed extends Problem {
  /** @param {Failure} failure */
  constructor({ kind, reason, line, arguments: values }) {
    super(`robot-failed-${kind}`, { answer: "", why: "", ...values, line: line ?? 0, reason });
    this.name = "RobotFailed";
    this.kind = kind;
    this.reason = reason;
    this.line = line;
    /** What it answered, if that could be written as a move. */
    this.move = values.move ?? null;
  }

  /** Adds what the rules say to its answer. @param {import("../text/problems.js").Refusal} refusal */
  because(refusal) {
    Object.assign(this.arguments, { why: sentence(refusal) });
  }
}

/** @param {string} kind @param {string} reason @returns {Failure} */
const failure = (kind, reason) => ({ kind, reason, line: null, arguments: {} });

export const ENDED = failure("ended", "the robot was ended");
export const FORGED = failure("forged", "said something that no robot is asked");
export const NOTHING = failure("none", "answered no move");

/** @param {string} reason @returns {Failure} */
export const died = (reason) => failure("died", reason);

/**
 * @param {number} limit milliseconds
 * @returns {Failure}
 */
export function tooSlow(limit) {
  const seconds = String(limit / 1000);
  return { ...failure("slow", `took longer than ${seconds} seconds`), arguments: { seconds } };
}
