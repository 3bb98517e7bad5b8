// Runs tests/speed.py in stock Pyodide in Node and prints what it measured, as JSON.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "..");
const folder = join(root, "web/node_modules/pyodide");
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const { info } = JSON.parse(readFileSync(join(folder, "pyodide-lock.json"), "utf8"));
const python = await loadPyodide({ indexURL: folder, lockFileContents: JSON.stringify({ info, packages: {} }) });
python.mountNodeFS("/project", root);
console.log(
  python.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/project/py", "/project"]
from tests.speed import measure
json.dumps(measure())
`),
);
