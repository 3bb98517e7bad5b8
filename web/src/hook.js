/** `window.rollbook`: for browser tests, teachers' scripts and the curious. */
import { idle, whileBusy } from "./busy.js";
import { Problem } from "./problems.js";
import { sentence } from "./text.js";

/** More moves than any seat ever has. */
const ALL_MOVES = 1_000_000;

/** @param {import("./page.js").Page} page */
export function offerHook(page) {
  const session = () => {
    const { session: open } = page.screen ?? {};
    if (!open?.table) throw new Problem("problem-no-match-open");
    return open;
  };
  /**
   * Does something when nothing else is done, and answers when nothing is done any more.
   * @template T
   * @param {() => Promise<T>} work
   */
  const settled = async (work) => {
    await page.ready;
    await idle();
    try {
      return await whileBusy(work);
    } catch (error) {
      throw error instanceof Problem ? new Error(sentence(error), { cause: error }) : error;
    } finally {
      await idle();
    }
  };
  /** @param {() => Promise<void>} work */
  const acting = async (work) => {
    await settled(work);
    session().foresight.stop(); // a script does not wait to see what it could do next
    return session().table?.view;
  };
  const rollbook = {
    /** Resolves when Python answers and what the address asks for is on the table. */
    ready: page.ready.then(idle),
    /** The match as text. */
    record: () => settled(async () => session().table?.record),
    /** The position as the board draws it. */
    view: () => settled(async () => session().table?.view),
    /** The legal moves of a seat, as texts. */
    legal: (/** @type {number} */ seat) =>
      settled(async () => {
        session();
        return (await page.engine.call("legal", { seat, most: ALL_MOVES })).moves;
      }),
    /** Lets a seat move. Resolves to the new view; rejects with the engine's sentence. */
    play: (/** @type {number} */ seat, /** @type {string} */ text) => acting(() => session().play(seat, text)),
    /** Throws the dice, or takes faces like "3 5". */
    roll: (/** @type {string | undefined} */ text) => acting(() => session().roll(text)),
    /** Takes back exactly the last action. */
    undo: () => acting(() => session().undo()),
  };
  Object.defineProperty(window, "rollbook", { value: Object.freeze(rollbook) });
}
