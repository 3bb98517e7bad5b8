/** The screen stays on while it is wanted, also after the page was hidden. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { settle } from "./by_hand.js";
import "./page_by_hand.js";

const { StayAwake } = await import("../src/table/surroundings.js");

test("a wake lock is requested once, again after the page was hidden, and released", async () => {
  /** @type {{ released: boolean, release(): Promise<void> }[]} */
  const locks = [];
  const request = async () => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(globalThis, "navigator", { value: { wakeLock: { request } }, configurable: true });
  /** @type {(() => void)[]} */
  const followers = [];
  const follow = () => followers.forEach((one) => one());
  Object.assign(document, { addEventListener: (/** @type {string} */ _, /** @type {() => void} */ one) => followers.push(one), removeEventListener: () => {} });
  Object.assign(document, { visibilityState: "visible" });
  const awake = new StayAwake();
  awake.want(true);
  await settle();
  assert.equal(locks.length, 1);
  follow();
  await settle();
  assert.equal(locks.length, 1, "the screen is kept on already");
  locks[0].released = true; // by the browser, which has hidden the page
  Object.assign(document, { visibilityState: "hidden" });
  follow();
  await settle();
  assert.equal(locks.length, 1);
  Object.assign(document, { visibilityState: "visible" });
  follow();
  await settle();
  assert.equal(locks.length, 2);
  awake.want(false);
  await settle();
  assert.ok(locks.every(({ released }) => released));
});
