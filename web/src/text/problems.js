/** Errors shown to the user. `sentence` in text.js turns each into words. */

const LONGEST_SHOWN = 40;

/** The beginning of text from outside, for use in a sentence. @param {unknown} text */
export function shortened(text) {
  const whole = String(text);
  return whole.length > LONGEST_SHOWN ? `${whole.slice(0, LONGEST_SHOWN)}…` : whole;
}

/** The engine's own refusal: nothing has been changed. Its message is the engine's English sentence. */
export class Refusal extends Error {
  /** @param {RefusalAnswer} answer */
  constructor(answer) {
    super(answer.sentence);
    this.name = "Refusal";
    this.id = answer.id;
    this.arguments = answer.arguments;
    this.sentence = answer.sentence;
    this.reason = answer.reason;
  }
}

/** An error of the page itself; `id` is a message of the text files. */
export class Problem extends Error {
  /** @param {string} id @param {Record<string, Argument>} [values] @param {unknown} [cause] */
  constructor(id, values = {}, cause = undefined) {
    super(id, { cause });
    this.name = "Problem";
    this.id = id;
    this.arguments = values;
  }
}

/** A part of Rollbook could not be loaded; the next use requests it again. */
export class PartMissing extends Problem {}

/** An attempt to play an incomplete move. Its message shows the next step. */
export class Unfinished extends Problem {
  /** @param {Message | null} next */
  constructor(next) {
    super(next?.id ?? "step-more", next?.arguments);
  }
}

/** Stops code that waits for a result that is no longer needed. The user sees nothing. */
export class Cancelled extends Error {
  constructor() {
    super("The result is no longer needed.");
    this.name = "Cancelled";
  }
}

/** Another tab has saved a later revision of the same match. */
export class Conflict extends Error {
  /** @param {SavedMatch} stored */
  constructor(stored) {
    super("The match went on elsewhere.");
    this.name = "Conflict";
    this.stored = stored;
  }
}
