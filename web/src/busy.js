/** Whether the page is at work: `<html data-busy>`. It is at work while anybody holds it. */

let holds = 0;
/** @type {(() => void)[]} */
let waiting = [];

function show() {
  document.documentElement.dataset.busy = String(holds > 0);
}

/**
 * Says that work goes on until the function that is returned is called.
 * @returns {() => void}
 */
export function hold() {
  let held = true;
  holds += 1;
  show();
  return () => {
    if (!held) return;
    held = false;
    holds -= 1;
    show();
    if (holds === 0) {
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    }
  };
}

/**
 * Holds the page while some work goes on.
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
 * Does something after a while, for which the page is at work.
 * @param {number} time milliseconds
 * @param {() => void} then
 * @returns {() => void} calls it off
 */
export function later(time, then) {
  const release = hold();
  const timer = setTimeout(() => {
    then();
    release();
  }, time);
  return () => {
    clearTimeout(timer);
    release();
  };
}

/**
 * Resolves when nobody is at work.
 * @returns {Promise<void>}
 */
export function idle() {
  return holds === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}
