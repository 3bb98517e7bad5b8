/** The language of the page at its start, by the languages of the browser. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";

Object.assign(SITE, { texts: { de: {}, en: {}, es: {} }, regions: { "en-US": {}, "es-419": {} } });
const { languageOf, preferredLanguage, spoken } = await import("../src/text/language.js");

/** @param {string[]} languages */
function asked(...languages) {
  Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
  return preferredLanguage();
}

test("a tag selects its region, its language or the next tag", () => {
  assert.equal(asked("en-US", "en"), "en-US");
  assert.equal(asked("en-GB", "en-US"), "en");
  assert.equal(asked("es-MX"), "es-419");
  assert.equal(asked("es-Latn-AR"), "es-419");
  assert.equal(asked("es-419"), "es-419");
  assert.equal(asked("es-ES"), "es");
  assert.equal(asked("es"), "es");
  assert.equal(asked("nl-NL", "de-AT"), "de");
  assert.equal(asked("nl-NL"), "en");
});

test("every language and region can be selected", () => {
  assert.deepEqual(spoken(), ["de", "en", "en-US", "es", "es-419"]);
  assert.equal(languageOf("es-419"), "es");
});
