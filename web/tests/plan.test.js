/** The lesson plans of a game, each under its own heading. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";
import { written } from "./written.js";

const { PlanScreen } = await import("../src/teacher/plan_screen.js");

/** The heading of each plan of a game, and whether it offers a choice. @param {string} game */
function plansOf(game) {
  const screen = new PlanScreen(/** @type {any} */ ({}), /** @type {any} */ ({ id: game }));
  screen.figures = {};
  return Object.keys(screen.plans).map((plan) => {
    screen.plan = plan;
    const drawing = written(screen.draw());
    return [/<h2>(.*?)<\/h2>/.exec(drawing)?.[1], drawing.includes('class="teacher-form"')];
  });
}

test("each plan has its own heading, and several plans offer a choice", () => {
  assert.deepEqual(plansOf("knaster"), [["desk-plan-heading", true], ["desk-knaster-race", true]]);
  assert.deepEqual(plansOf("roll_it"), [["desk-plan-heading", false]]);
});
