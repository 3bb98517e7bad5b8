/** The lint finds what only one module of the page may use, and modules that are too long: the rules are in .oxlintrc.json. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";

const web = join(import.meta.dirname, "..");

/** @param {Record<string, string>} files below src/ @returns {string[]} the rules that they break, each after its file */
function broken(files) {
  const { jsPlugins: _, ...config } = JSON.parse(readFileSync(join(web, ".oxlintrc.json"), "utf8"));
  delete config.rules["compat/compat"];
  const folder = mkdtempSync(join(tmpdir(), "rollbook-"));
  try {
    for (const [path, text] of Object.entries({ "../.oxlintrc.json": JSON.stringify(config), ...files })) {
      mkdirSync(dirname(join(folder, "src", path)), { recursive: true });
      writeFileSync(join(folder, "src", path), text);
    }
    const { stdout } = spawnSync(process.execPath, [join(web, "node_modules/oxlint/bin/oxlint"), "--format=json", "src"], { cwd: folder, encoding: "utf8" });
    const found = JSON.parse(stdout).diagnostics.map((/** @type {any} */ { code, filename }) => `${filename.slice(4)}: ${/\((.*)\)/.exec(code)?.[1]}`);
    return found.sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ADDRESS = 'history.replaceState(null, "", "#");\nhistory.pushState(null, "", "#");\n';
const DIALOG = 'document.querySelector("dialog").showModal();\n';
const NOTE = 'localStorage.removeItem("tips");\n';
const ENTRY = 'import { get } from "idb-keyval";\nget("tips");\n';
const LONG = `export const one = 1;\n${"\n".repeat(599)}`;

test("the lint finds what only one module may use, and modules of more than 600 lines", () => {
  const files = { "class/a.js": ADDRESS, "table/b.js": DIALOG, "table/c.js": NOTE, "table/d.js": `window.${NOTE}`, "match/e.js": ENTRY, "table/f.js": `${LONG}\n` };
  assert.deepEqual(broken(files), [
    "class/a.js: no-restricted-properties",
    "class/a.js: no-restricted-properties",
    "match/e.js: no-restricted-imports",
    "table/b.js: no-restricted-properties",
    "table/c.js: no-restricted-globals",
    "table/d.js: no-restricted-properties",
    "table/f.js: max-lines",
  ]);
});

test("the lint lets the modules that own them use them, and modules have 600 lines", () => {
  const files = { "shell/page.js": ADDRESS, "ui/dialog.js": DIALOG, "files/notes.js": NOTE, "storage/database.js": ENTRY, "table/f.js": LONG };
  assert.deepEqual(broken(files), []);
});
