/** The players that can sit down, among them the robots of the lab. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";
import { written } from "./written.js";

Object.assign(SITE, { regions: {}, texts: { en: { url: "en" } } });
Object.assign(globalThis, { fetch: async () => ({ ok: true, text: async () => "text-direction = ltr\nset-up-who = Player { $number }\n" }) });
const { loadTexts } = await import("../src/text/text.js");
const { Players } = await import("../src/start/people.js");
await loadTexts("en");

/** @param {string} id @param {boolean} trusted */
const robot = (id, trusted) => ({ id, name: id, game: "roll_it", trusted });

test("a robot that sits down leaves the other robots as they are", async () => {
  const all = [robot("mine", true), robot("foreign", false), { ...robot("other", true), game: "knaster" }];
  const players = new Players(/** @type {any} */ ({ read: async () => ({ all }) }));
  assert.equal(await players.read("roll_it"), true);
  assert.equal(players.own("other"), undefined);
  assert.equal(await players.mayPlay(new AbortController().signal, "mine"), true);
  assert.equal(players.own("mine")?.trusted, true);
  assert.equal(players.own("foreign"), all[1]);
});

test("the choice of a player has the number of its seat, counted from one", () => {
  const players = new Players(/** @type {any} */ ({}));
  const label = (/** @type {number} */ seat) => /for="who-(\d)">([^<]*)</.exec(written(players.draw(seat, "", () => {})))?.slice(1);
  assert.deepEqual([0, 3].map(label), [["0", "Player 1"], ["3", "Player 4"]]);
});
