/** `window.rollbook`: for browser tests, teachers' scripts and the curious. */
import { idle, whileBusy } from "../ui/busy.js";
import { hurry } from "../ui/preferences.js";
import { Problem } from "../text/problems.js";
import { sentence } from "../text/text.js";

/** More moves than any seat ever has. */
const ALL_MOVES = 1_000_000;

/** @param {import("./page.js").Page} page */
export function offerHook(page) {
  const session = () => {
    const { session: open } = page.screen ?? {};
    if (!open?.state.table) throw new Problem("problem-no-match-open");
    return open;
  };
  /**
   * Waits until the page is idle, does something, and waits until it is idle again.
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
    session().prefetch.stop(); // a script does not wait to see what it could do next
    return session().state.table?.view;
  };
  const rollbook = {
    /** Resolves when Python answers and what the address asks for is on the table. */
    ready: page.ready.then(idle),
    /** The match as text. */
    record: () => settled(async () => session().state.table?.record),
    /** The position as the board draws it. */
    view: () => settled(async () => session().state.table?.view),
    /** The legal moves of a seat, as texts. */
    legal: (/** @type {number} */ seat) =>
      settled(async () => (await session().desk.ask("legal", { seat, most: ALL_MOVES })).moves),
    /** Lets a seat move. Resolves to the new view; rejects with the engine's sentence. */
    play: (/** @type {number} */ seat, /** @type {string} */ text) => acting(() => session().play(seat, text)),
    /** Throws the dice, or takes faces like "3 5". */
    roll: (/** @type {string | undefined} */ text) => acting(() => session().roll(text)),
    /** Takes back exactly the last action. */
    undo: () => acting(() => session().undo()),
    /** Leaves out the pauses in which people look (passes, robots, replays), until the page is loaded again. */
    hurry: (on = true) => hurry(on),
    lab: Object.freeze({
      /** Keeps a robot's code under a name. */
      save: (/** @type {string} */ name, /** @type {string} */ source, /** @type {string} */ game) =>
        settled(async () => (await import("../lab/index.js")).save(page.robots, name, source, game)),
      /** Lets a robot choose a move on the table: `{move, output, ms}`. Rejects if it fails or the rules forbid its move. */
      attempt: (/** @type {string} */ name) =>
        settled(async () => {
          const { attempt } = await import("../lab/index.js");
          const { table, saved } = session().state;
          return attempt(page.robots, page.engine, /** @type {Table} */ (table), saved, name);
        }),
      /** Lets a robot play matches against a level or another robot: `{wins, matches, ...}`. */
      series: (/** @type {string} */ name, /** @type {string} */ against, /** @type {number} */ matches) =>
        settled(async () => (await import("../lab/index.js")).series(page.robots, page.engine, name, against, matches)),
    }),
  };
  Object.defineProperty(window, "rollbook", { value: Object.freeze(rollbook) });
}
