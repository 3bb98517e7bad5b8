/**
 * A robot's Python that is there before it is needed. A robot that thinks for long may have to be ended soon: while its
 * time runs, the next worker starts, and takes its place at once.
 */
import { ENDED } from "./failed.js";
import { RobotProcess } from "./process.js";

/** Gigabytes, as in python/snapshot_maker.js. */
const TOO_LITTLE_MEMORY = 1;
/** What a device has that can keep one ready all the time: gigabytes, and cores. */
const MUCH = { memory: 4, cores: 4 };
/** Milliseconds for which a robot runs before the other one starts beside it. */
const AT_REST = 1_000;

/** @type {RobotProcess | null} */
let spare = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;

// Chromium alone says how much memory the device has.
const device = () => /** @type {Navigator & { deviceMemory?: number }} */ (navigator);

/** Starts one for a game, unless there is one or the device is too small for two. @param {string} game */
export function provideSpare(game) {
  const { deviceMemory = Infinity, hardwareConcurrency } = device();
  if (spare?.game === game || deviceMemory <= TOO_LITTLE_MEMORY || hardwareConcurrency < 2) return;
  spare?.end(ENDED);
  const fresh = new RobotProcess(game);
  spare = fresh;
  fresh.ended = () => {
    if (spare === fresh) spare = null;
  };
  fresh.ready.catch(() => fresh.end(ENDED));
}

/**
 * The one that is there or starts. The caller ends it.
 * @param {string} game
 */
export function takeSpare(game) {
  if (spare?.game !== game) return null;
  const taken = spare;
  spare = null;
  return taken;
}

/** Starts one in a while, if the device has much to spare. @param {string} game */
export function provideSpareSoon(game) {
  const { deviceMemory = Infinity, hardwareConcurrency } = device();
  if (deviceMemory < MUCH.memory || hardwareConcurrency < MUCH.cores) return;
  clearTimeout(soon);
  soon = setTimeout(() => provideSpare(game), AT_REST);
}

/** Ends the one that nobody has taken. */
export function endSpare() {
  clearTimeout(soon);
  spare?.end(ENDED);
}
