/** Requests about a match before its table exists, as when another tab has it and this one is reloaded. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { saved, table } from "./by_hand.js";
import { MatchState, nextPicks } from "../src/match/match_state.js";
import { Curtain } from "../src/table/hand_over.js";

test("without a table, no seat is to act and nothing throws", () => {
  const state = new MatchState(saved("a", 7));
  assert.equal(state.table, null);
  assert.equal(state.seat, null);
  assert.equal(state.robot, null);
  assert.deepEqual(state.robots, []);
});

test("the seat that is to act is the playing seat", () => {
  const state = new MatchState(saved("a", 7));
  state.table = table("a", 7, ["dice 2 6"], { to_act: [1], turn: 1 });
  assert.deepEqual([state.table.to_act, state.seat], [[1], 1]);
});

test("a person's sheet stays visible during a robot's turn", () => {
  const state = new MatchState(saved("a", 7));
  const seats = [{ name: "bot easy", bot: "easy" }, { name: "Ben", bot: null }];
  state.begin(table("a", 7, [], { seats, own_sheets: true, to_act: [0], turn: 0 }), { entries: [], remarks: [] });
  assert.equal(state.shownSeat, 1);
});

test("the curtain ignores a match without a table", () => {
  const state = new MatchState(saved("a", 7));
  const curtain = new Curtain(/** @type {any} */ ({ state }));
  curtain.follow();
  assert.equal(curtain.down, false);
});

test("the chosen seat stays until it has nothing more to do, or the dice roll", () => {
  const state = new MatchState(saved("a", 7));
  state.begin(table("a", 7, [], { to_act: [0, 1] }), { entries: [], remarks: [] });
  state.chosenSeat = 1;
  state.goTo(table("a", 7, ["0 1.9"], { to_act: [0, 1] }), 0);
  assert.equal(state.chosenSeat, 1);
  state.goTo(table("a", 7, ["0 1.9", "dice 2 6"], { to_act: [0, 1] }), 0);
  assert.equal(state.chosenSeat, null);
});

test("a second tap removes a pick and keeps the others", () => {
  assert.deepEqual(nextPicks({ next: ["c"] }, ["a", "b"], "a"), ["b"]);
});

test("a second tap adds a repeatable pick, whether it is marked or not", () => {
  assert.deepEqual(nextPicks({ next: ["a"] }, ["a"], "a"), ["a", "a"]);
  assert.deepEqual(nextPicks({ next: [], again: ["a"] }, ["a"], "a"), ["a", "a"]);
});

test("a tap replaces only the pick that the board names", () => {
  assert.deepEqual(nextPicks({ next: [] }, ["4", "red"], "6", "4"), ["red", "6"]);
});

test("a second tap removes one of two equal picks", () => {
  assert.deepEqual(nextPicks({ next: [] }, ["a", "a"], "a"), ["a"]);
});

test("undo takes back a person's latest action and the robots' replies, but no dice that people have typed", () => {
  const seats = [{ name: "Anna", bot: null }, { name: "bot easy", bot: "easy" }];
  const actors = /** @type {const} */ ([["dice", 0], [0, 0], ["dice", 1], [1, 1]]);
  const entries = actors.map(([actor, turn], number) => ({ number, actor, turn, text: "", passed: false, events: [] }));
  const takenBack = (/** @type {Partial<SavedMatch["things"]>} */ things) => {
    const match = saved("a", 7);
    const state = new MatchState({ ...match, things: { ...match.things, ...things } });
    state.begin(table("a", 7, ["dice 2 6", "0 1.9", "dice 1 1", "1 2.2"], { seats, turn: 0 }), { entries, remarks: [] });
    return state.lastTurn.map(({ number }) => number);
  };
  assert.deepEqual(takenBack({}), [1, 2, 3]);
  assert.deepEqual(takenBack({ realDice: true }), [2, 3]);
  assert.deepEqual(takenBack({ auto: false }), [3]);
});
