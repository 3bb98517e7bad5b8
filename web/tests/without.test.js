/** Files are removed from a zip of the build, so that none of their content can be read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { without } from "../src/robot/isolation.js";

/** Written by Python's zipfile: rollbook/class_code.pyc, rollbook/match.pyc, rollbook/class_results.pyc and last.pyc. */
const ZIP =
  "UEsDBBQAAAAAAAAAIQDsLO2BCgAAAAoAAAAXAAAAcm9sbGJvb2svY2xhc3NfY29kZS5weWNTRUNSRVQgb25lUEsDBBQAAAAAAAAAIQDPYiAZBQAAAAUAAAAS" +
  "AAAAcm9sbGJvb2svbWF0Y2gucHljcGxhaW5QSwMEFAAAAAAAAAAhAHsgS+oKAAAACgAAABoAAAByb2xsYm9vay9jbGFzc19yZXN1bHRzLnB5Y1NFQ1JFVCB0" +
  "d29QSwMEFAAAAAAAAAAhALEz/AADAAAAAwAAAAgAAABsYXN0LnB5Y2VuZFBLAQIUAxQAAAAAAAAAIQDsLO2BCgAAAAoAAAAXAAAAAAAAAAAAAACAAQAAAABy" +
  "b2xsYm9vay9jbGFzc19jb2RlLnB5Y1BLAQIUAxQAAAAAAAAAIQDPYiAZBQAAAAUAAAASAAAAAAAAAAAAAACAAT8AAAByb2xsYm9vay9tYXRjaC5weWNQSwEC" +
  "FAMUAAAAAAAAACEAeyBL6goAAAAKAAAAGgAAAAAAAAAAAAAAgAF0AAAAcm9sbGJvb2svY2xhc3NfcmVzdWx0cy5weWNQSwECFAMUAAAAAAAAACEAsTP8AAMA" +
  "AAADAAAACAAAAAAAAAAAAAAAgAG2AAAAbGFzdC5weWNQSwUGAAAAAAQABAADAQAA3wAAAAAA";

const zip = () => Uint8Array.from(atob(ZIP), (letter) => letter.charCodeAt(0)).buffer;
const text = (/** @type {ArrayBuffer} */ bytes) => String.fromCharCode(...new Uint8Array(bytes));

/** The files in the list at a zip's end, in its order, with the bytes of each. @param {ArrayBuffer} bytes */
function filesIn(bytes) {
  const view = new DataView(bytes);
  const end = bytes.byteLength - 22;
  assert.equal(view.getUint32(end, true), 0x06054b50);
  /** @type {Record<string, string>} */
  const files = {};
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [nameLength, size, head] = [view.getUint16(at + 28, true), view.getUint32(at + 24, true), view.getUint32(at + 42, true)];
    const content = head + 30 + nameLength;
    files[text(bytes.slice(at + 46, at + 46 + nameLength))] = text(bytes.slice(content, content + size));
    at += 46 + nameLength;
  }
  assert.equal(at, end, "the list ends where the end begins");
  assert.equal(view.getUint32(end + 12, true), at - view.getUint32(end + 16, true));
  return files;
}

test("the other entries stay unchanged and the removed ones leave nothing", () => {
  const left = without(zip(), (name) => name.startsWith("rollbook/class_"));
  assert.deepEqual(filesIn(left), { "rollbook/match.pyc": "plain", "last.pyc": "end" });
  assert.ok(!/SECRET|class_/.test(text(left)));
  assert.ok(/SECRET/.test(text(zip())));
});

test("a zip with nothing to remove stays the same", () => {
  assert.deepEqual(without(zip(), () => false), zip());
});

test("a zip that the build did not write is refused", () => {
  assert.throws(() => without(new Uint8Array([...new Uint8Array(zip()), 0]).buffer, () => false), /not as the build writes it/);
});
