/** Robots as files. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";

const { robotsIn, sentRobots, textOf } = await import("../src/lab/robot_files.js");

const ONE = { name: "greedy_2", game: "roll_out", source: "def choose(state, seat, rng):\n    return 'stop'\n" };
const OTHER = { name: "Übung", game: "knaster", source: "# mine\n\ndef choose(state, seat, rng):\n    return None\n" };

test("robots in one file are read back unchanged", () => {
  assert.deepEqual(robotsIn(textOf([ONE]), "file.py"), [ONE]);
  assert.deepEqual(robotsIn(textOf([ONE, OTHER]), "file.py"), [ONE, OTHER]);
});

test("code without a final line break is read back unchanged", () => {
  assert.deepEqual(robotsIn(textOf([{ ...ONE, source: ONE.source.trimEnd() }, OTHER]), "file.py"), [ONE, OTHER]);
});

test("a foreign file is one robot, named after the file", () => {
  const sources = [ONE.source, "", `import math\n${textOf([ONE])}`, "# rollbook robot: two words, roll_out\n"];
  for (const source of sources) assert.deepEqual(robotsIn(source, "file.py"), [{ name: "file.py", game: null, source }]);
});

test("a handed-in robot names its author and lessons, in a file too", () => {
  const robots = [
    { ...ONE, by: "Anna, 4a", passed: ["chance", "greedy"] },
    { ...ONE, name: "other", by: "Ben", passed: [] },
  ];
  assert.deepEqual(robotsIn(textOf(robots), "x"), robots);
});

test("a link holds one to sixty robots", () => {
  const most = Array.from({ length: 60 }, () => ONE);
  for (const robots of [[ONE], [ONE, OTHER], most]) assert.deepEqual(sentRobots(JSON.stringify(robots)), robots);
  assert.deepEqual(sentRobots(JSON.stringify(ONE)), [ONE], "as earlier versions have sent one robot");
  for (const wrong of ["[]", JSON.stringify([...most, OTHER]), JSON.stringify([ONE, {}]), "no JSON"]) assert.throws(() => sentRobots(wrong), { id: "problem-damaged-link" });
});
