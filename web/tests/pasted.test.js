/** Results in pasted texts: links that messengers and mail programs have changed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ResultChecker } from "../src/class/standing.js";
import { pack } from "../src/match/links.js";

const RECORD = `rollbook result 1\n${Array.from({ length: 60 }, (_, at) => `dice ${(at * 7) % 6} ${(at * 5) % 6}`).join("\n")}\n`;
const checker = new ResultChecker(/** @type {any} */ ({ call: () => Promise.reject(new Error("no link was found")) }));

test("a result's link is found in pasted text even if it was altered", async () => {
  const data = await pack(RECORD);
  const link = `https://school.test/rollbook/#/result/${data}`;
  const lines = (/** @type {string} */ end) => `https://school.test/rollbook/#/result/${data.replaceAll(/.{40}/g, `$&${end}`)}`;
  for (const text of [
    ...[".", ",", ")", "”", " Anna", "\nAnna sends this", "?utm_source=x", "&fbclid=x", "\u200b.", "_."].map((end) => `See ${link}${end.replace("_", "")}`),
    `<${link}>`,
    `[my result](${link})`,
    link.replace("#/", "%23%2F").replace("result/", "result%2F"),
    link.replace("#/", "%2523/"),
    link.replace(data, `${data.slice(0, 9)}\u00ad${data.slice(9)}`),
    lines("\n"),
    lines("\r\n  "),
    lines("=\r\n"),
    `${lines("\n")}\nAnna`,
  ])
    assert.deepEqual(await checker.textsIn(text), [RECORD], text);
});

test("two links in one text give two results", async () => {
  const link = `#/result/${await pack(RECORD)}`;
  assert.deepEqual(await checker.textsIn(`${link}\n${link}.`), [RECORD, RECORD]);
});
