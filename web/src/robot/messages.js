/**
 * Checks the messages of a robot's worker before using them, and defines the failures of robots. The robot's code shares the worker with ours and can
 * post anything, also in our name. So each message must have one of a few shapes, and the length and number of messages are limited;
 * otherwise the worker is terminated.
 */
import { NO_MEMORY } from "../files/causes.js";
import { LONGEST_MESSAGE, MAX_CHARACTERS } from "./gate.js";
import { Problem } from "../text/problems.js";
import { sentence } from "../text/text.js";

/** The maximum number of batches of output: 10,000 lines in separate batches, and everything else. */
const MAX_BATCHES = 12_000;
const LONGEST_TEXT = 600;
const LONGEST_MOVE = 1_000;

/**
 * The failures that robots' workers report (rollbook.lab.mistakes); the page detects the others (`ended`, `forged`).
 */
const KINDS = new Set(
  `died not_started slow no_choose choose_name signature yield async none illegal odd several number function
   position kept_out no_module not_in_module refused frozen fixed nothing no_brackets brackets arguments
   compare operand index not_iterable empty not_number unpack threads sleep indent_more indent_less
   indent_other tabs colon open close quote sign equals assign comma outside loop print word except else_if
   other_sign IndentationError SyntaxError UnboundLocalError NameError NameError_near NameError_module
   AttributeError AttributeError_near IndexError KeyError TypeError ValueError ZeroDivisionError
   RecursionError MemoryError AssertionError SystemExit EOFError OSError raised`.split(/\s+/),
);

/** @typedef {{ output: string, cut: boolean } | { failure: Failure } | { ok: unknown }} Message */

export class MessageValidator {
  #characters = 0;
  #batches = 0;

  /** Resets the count. */
  begin() {
    this.#characters = this.#batches = 0;
  }

  /**
   * Returns the content of a message, or null if it is malformed or too large.
   * @param {unknown} message
   * @returns {Message | null}
   */
  validate(message) {
    if (typeof message !== "string" || message.length > LONGEST_MESSAGE) return null;
    const said = parsed(message);
    if (typeof said !== "object" || said === null) return null;
    if ("output" in said) return this.#output(said.output, said.cut === true);
    if ("failure" in said) return { failure: failureOf(said.failure) };
    return "ok" in said ? { ok: said.ok } : null;
  }

  /** @param {unknown} output @param {boolean} cut */
  #output(output, cut) {
    if (typeof output !== "string") return null;
    this.#characters += output.length;
    this.#batches += 1;
    return this.#characters > MAX_CHARACTERS || this.#batches > MAX_BATCHES ? null : { output, cut };
  }
}

/**
 * The move in an answer, and how long it took: the robot's own measurement counts if it is plausible.
 * @param {unknown} answer
 * @param {number} took milliseconds by the page's own clock
 * @returns {{ move: string, ms: number } | null} null for anything except a move
 */
export function moveIn(answer, took) {
  const { move, ms } = Object(answer);
  if (typeof move !== "string" || move.length > LONGEST_MOVE) return null;
  return { move, ms: typeof ms === "number" && ms >= 0 && ms <= took ? ms : took };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {Failure} */
function failureOf(value) {
  const { kind, reason, line, arguments: given } = Object(value);
  const known = Object.entries(Object(given)).filter(([, one]) => typeof one === "string").slice(0, 4);
  return {
    kind: KINDS.has(kind) ? kind : "raised",
    reason: short(reason),
    line: Number.isSafeInteger(line) && line > 0 ? line : null,
    arguments: { name: "", detail: "", ...Object.fromEntries(known.map(([name, one]) => [name, short(one)])) },
  };
}

/** @param {unknown} text */
const short = (text) => (typeof text === "string" ? text.slice(0, LONGEST_TEXT) : "");

/** @typedef {{ kind: string, reason: string, line: number | null, arguments: Record<string, string> }} Failure */

/** A robot's failure. Its message is `robot-failed-KIND`, or the one about the device's memory; `reason` is Python's own, in English. */
export class RobotFailed extends Problem {
  /** @param {Failure} failure */
  constructor({ kind, reason, line, arguments: values }) {
    const memory = kind === "not_started" && NO_MEMORY.test(reason);
    super(memory ? "cause-memory" : `robot-failed-${kind}`, { answer: "", why: "", ...values, line: line ?? 0, reason });
    this.name = "RobotFailed";
    this.kind = kind;
    this.reason = reason;
    this.line = line;
    /** The answer of the robot, if it could be written as a move. */
    this.move = values.move ?? null;
  }

  /** Adds the rules' response to its answer. @param {import("../text/problems.js").Refusal} refusal */
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
