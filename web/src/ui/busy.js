/** `<html data-busy>`: true while anything holds it. */

/** Milliseconds after which a hold is reported: the work takes very long, or never releases it. */
const LONG = 60_000;

/** @typedef {{ name: string, since: number, timer: ReturnType<typeof setTimeout> | number }} Held */
/** @type {Set<Held>} */
const holds = new Set();
/** @type {(() => void)[]} */
let waiting = [];

function show() {
  document.documentElement.dataset.busy = String(holds.size > 0);
}

/**
 * Sets data-busy until the returned function is called. Call it in a `finally`: nothing else ends a hold.
 * @param {string} name of the work, for finding the cause of a page that stays busy
 * @returns {() => void}
 */
export function hold(name) {
  /** @type {Held} */
  const one = { name, since: performance.now(), timer: 0 };
  const watch = () => {
    // oxlint-disable-next-line no-console -- work may really take this long; robots wait until the page is visible
    if (!document.hidden) console.warn(`Busy for more than a minute: ${name}`);
    else one.timer = setTimeout(watch, LONG);
  };
  one.timer = setTimeout(watch, LONG);
  holds.add(one);
  show();
  return () => {
    if (!holds.delete(one)) return;
    clearTimeout(one.timer);
    wakeIdle();
  };
}

/** Lists the work that keeps the page busy, and the seconds of each. */
export function held() {
  const now = performance.now();
  return [...holds].map(({ name, since }) => ({ name, seconds: (now - since) / 1000 }));
}

function wakeIdle() {
  show();
  if (holds.size > 0) return;
  const woken = waiting;
  waiting = [];
  for (const wake of woken) wake();
}

/**
 * Sets data-busy while some work is under way.
 * @template T
 * @param {string} name of the work
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function whileBusy(name, work) {
  const release = hold(name);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Runs the action of a tap: the page is busy meanwhile, and shows an error if it fails.
 * @param {Pick<PageContext, "report">} page
 * @param {string} name of the work
 * @param {() => Promise<unknown>} work
 */
export async function attempt(page, name, work) {
  try {
    await whileBusy(name, work);
  } catch (error) {
    page.report(error);
  }
}

/**
 * Calls `then` after a while; data-busy is set until then.
 * @param {string} name of the work
 * @param {number} time milliseconds
 * @param {() => void} then
 * @returns {() => void} cancels it
 */
export function later(name, time, then) {
  const release = hold(name);
  const timer = setTimeout(() => {
    try {
      then();
    } finally {
      release();
    }
  }, time);
  return () => {
    clearTimeout(timer);
    release();
  };
}

/** Resolves once nothing holds data-busy. @returns {Promise<void>} */
export function idle() {
  return holds.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}
