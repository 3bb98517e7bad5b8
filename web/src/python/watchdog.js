/** A watchdog: calls back after a number of seconds without a sign of life. */

const TICK = 1000;

/**
 * Calls each of `steps` once its seconds (`after`) have passed without a sign of life. It counts ticks of a timer instead of asking the clock:
 * a tablet that slept has ticked once at most when it wakes, so that a healthy worker is not taken for dead.
 * @param {{ after: number, call: () => void }[]} steps
 * @returns {{ alive: () => void, off: () => void }} `alive` is a sign of life, and `off` ends the watch
 */
export function watch(steps) {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    for (const { after, call } of steps) if (after === ticks) call();
  }, TICK);
  return {
    alive: () => {
      ticks = 0;
    },
    off: () => clearInterval(timer),
  };
}
