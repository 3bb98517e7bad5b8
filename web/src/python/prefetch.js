/**
 * Prefetches Python's answers to likely next taps while the page is idle. A browser shows the effect of a tap in its next frame, but delivers no
 * worker message before that. So a prefetched answer appears an entire frame earlier, and even earlier on slow devices.
 */
import { cancellable, Latest } from "../ui/cancellation.js";

/** The maximum number of requests in one position. */
const MAX_ANSWERS = 60;

/** @typedef {{ method: string } & Record<string, unknown>} Request */

export class Prefetch {
  /** @type {Map<string, any>} */
  #answers = new Map();
  /** Only the latest call of `start` continues. */
  #latest;
  #timer = 0;

  /**
   * @param {{ call(method: string, values?: Record<string, unknown>): Promise<any> }} engine
   * @param {AbortSignal} signal aborted when taps are no longer possible
   */
  constructor(engine, signal) {
    this.engine = engine;
    this.#latest = new Latest(signal);
  }

  /** Python's answer to a request, if it is known. @param {Request} request */
  of(request) {
    return this.#answers.get(JSON.stringify(request));
  }

  /** Drops all answers, because the position changes. */
  forget() {
    this.stop();
    this.#answers.clear();
  }

  /** Ends the prefetching; existing answers stay. */
  stop() {
    this.#latest.end();
    clearTimeout(this.#timer);
  }

  /**
   * Prefetches the answers to these requests once there is nothing else to do, and then to the requests that follow from
   * them.
   * @param {Request[]} requests
   * @param {(request: Request, answer: any) => Request[]} follow
   */
  start(requests, follow) {
    this.stop();
    this.#timer = setTimeout(() => this.#ask(requests, follow));
  }

  /** @type {Prefetch["start"]} */
  async #ask(requests, follow) {
    let waiting = requests.filter((request) => this.of(request) === undefined);
    try {
      const signal = this.#latest.begin();
      for (let answered = 0; waiting.length > 0 && answered < MAX_ANSWERS; ) {
        /** @type {{ ok?: any }[]} */
        const answers = await cancellable(signal, this.engine.call("foresee", { requests: waiting }));
        answered += answers.length;
        const following = answers.flatMap(({ ok }, at) => {
          if (ok === undefined) return [];
          this.#answers.set(JSON.stringify(waiting[at]), ok);
          return follow(waiting[at], ok);
        });
        waiting = [...following, ...waiting.slice(answers.length)];
      }
    } catch {
      // The prefetching was cancelled; or the real request will report the reason.
    }
  }
}

/** @param {number} seat @param {string[]} picks */
export const choicesAfter = (seat, picks) => ({ method: "choices", seat, picks });

/** @param {number} seat @param {string} move */
export const playing = (seat, move) => ({ method: "play", seat, move });

/** @param {string | null} faces what real dice show */
export const rolling = (faces = null) => ({ method: "roll", faces });

/**
 * The requests that a person's next tap can make.
 * @param {{ diceDue: boolean, robot: number | null, keypad?: FaceKeypad, seat: number | null, tapped: string[], choices: Choices }} state
 * @returns {Request[]}
 */
export function nextTaps({ diceDue, robot, keypad, seat, tapped, choices }) {
  if (diceDue) return robot === null && !keypad?.open ? [rolling()] : [];
  if (seat === null) return [];
  const confirmed = tapped.length > 0 && choices.move !== null ? [playing(seat, choices.move)] : [];
  const more = choices.next.map((pick) => [...tapped, pick]);
  const fewer = tapped.map((_, at) => tapped.toSpliced(at, 1));
  return [...confirmed, ...[...more, ...fewer].filter(({ length }) => length > 0).map((some) => choicesAfter(seat, some))];
}

/**
 * The request that plays the move, if one tap has completed it.
 * @param {Request} request
 * @param {any} answer
 * @returns {Request[]}
 */
export function movesAtOnce({ method, seat }, answer) {
  return method === "choices" && answer.at_once ? [playing(Number(seat), answer.move)] : [];
}
