/** `<html data-busy>`: true while anything holds it. */

/** @type {Set<object>} */
const holds = new Set();
/** @type {(() => void)[]} */
let waiting = [];

function show() {
  document.documentElement.dataset.busy = String(holds.size > 0);
}

/**
 * Sets data-busy until the returned function is called.
 * @returns {() => void}
 */
export function hold() {
  const held = {};
  holds.add(held);
  show();
  return () => {
    if (holds.delete(held)) wakeIdle();
  };
}

/** Drops every hold, after an error that nobody caught. */
export function releaseAll() {
  holds.clear();
  wakeIdle();
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
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function whileBusy(work) {
  const release = hold();
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Calls `then` after a while; data-busy is set until then.
 * @param {number} time milliseconds
 * @param {() => void} then
 * @returns {() => void} cancels it
 */
export function later(time, then) {
  const release = hold();
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

/**
 * Resolves once nothing holds data-busy.
 * @returns {Promise<void>}
 */
export function idle() {
  return holds.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}
