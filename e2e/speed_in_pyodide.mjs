// Runs tests.speed, or the module named on the command line, in stock Pyodide in Node, and prints its measurements as JSON.
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
from importlib import import_module
json.dumps(import_module("${process.argv[2] ?? "tests.speed"}").measure())
`),
);
