/** Plays by itself: robots, a forced pass, and the way to the result. Whether it may now is decided here alone. */
import { unlessLate } from "../ui/lateness.js";
import { actFor } from "./robots.js";

/** How long a forced pass can be seen before the page plays it, and the end before the result covers it, in milliseconds. */
export const SEEN = 1300;

export class Autoplay {
  /** Set while somebody looks back or is asked something. */
  paused = false;
  /** @type {() => void} */
  #cancel = () => {};

  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Cancels what was about to be played. */
  cancel() {
    this.#cancel();
  }

  /** Schedules what is due, unless something else is done before. */
  begin() {
    const { session } = this;
    const { state } = session;
    const { table, robot } = state;
    if (!table || table.result || this.paused || state.newer || state.stopped || !state.saved.things.auto) return;
    this.#cancel();
    if (robot !== null) this.#cancel = actFor(session, robot);
    else if (state.passForced) this.#cancel = session.around.later(session.around.paced(SEEN), () => this.#pass());
  }

  /** Schedules the result, once the match has ended. */
  end() {
    const { session } = this;
    if (!session.state.table?.result || session.state.stopped || this.paused) return;
    this.#cancel = session.around.later(session.around.paced(SEEN), () => session.callbacks.ended());
  }

  #pass() {
    const { session } = this;
    const { seat, choices } = session.state;
    if (seat === null || choices.forced === null) return;
    unlessLate(session.play(seat, choices.forced)).catch(session.callbacks.failed);
  }
}
