/** Robots as files. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";

const { robotsIn, textOf } = await import("../src/lab/robot_files.js");

const ONE = { name: "greedy_2", game: "roll_out", source: "def choose(state, seat, rng):\n    return 'stop'\n" };
const OTHER = { name: "Übung", game: "knaster", source: "# mine\n\ndef choose(state, seat, rng):\n    return None\n" };

test("robots that were saved as one file come back as they were", () => {
  assert.deepEqual(robotsIn(textOf([ONE]), "file.py"), [ONE]);
  assert.deepEqual(robotsIn(textOf([ONE, OTHER]), "file.py"), [ONE, OTHER]);
});

test("code without its last line break comes back with it", () => {
  assert.deepEqual(robotsIn(textOf([{ ...ONE, source: ONE.source.trimEnd() }, OTHER]), "file.py"), [ONE, OTHER]);
});

test("a file of somebody else is one robot under the file's name", () => {
  const sources = [ONE.source, "", `import math\n${textOf([ONE])}`, "# rollbook robot: two words, roll_out\n"];
  for (const source of sources) assert.deepEqual(robotsIn(source, "file.py"), [{ name: "file.py", game: null, source }]);
});

test("a robot that was handed in says by whom and with which lessons, as a file too", () => {
  const robots = [
    { ...ONE, by: "Anna, 4a", passed: ["chance", "greedy"] },
    { ...ONE, name: "other", by: "Ben", passed: [] },
  ];
  assert.deepEqual(robotsIn(textOf(robots), "x"), robots);
});
