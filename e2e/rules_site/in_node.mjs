// Runs the rules in Node's Pyodide: `node in_node.mjs SITE TRANSCRIPT`, of a site that rules_site_build.py has made.
// Prints one line of JSON: what differs from the transcript, and how pytest ended.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [site, transcript] = process.argv.slice(2);
const read = (path) => new Uint8Array(readFileSync(join(site, path))); // Pyodide knows no Buffer
const text = (path) => readFileSync(join(site, path), "utf8");
const { loadPyodide } = await import(pathToFileURL(join(site, "pyodide/pyodide.mjs")).href);
const { info, wheels, tests } = JSON.parse(text("contents.json"));
const python = await loadPyodide({
  indexURL: join(site, "pyodide/"),
  lockFileContents: JSON.stringify({ info, packages: {} }),
  stdout: (line) => process.stderr.write(`${line}\n`),
});
const packages = python.runPython("import site; site.getsitepackages()[0]");
for (const wheel of wheels) python.unpackArchive(read(wheel), "wheel", { extractDir: packages });
python.unpackArchive(read("project.zip"), "zip", { extractDir: "/project" });
python.FS.writeFile("/project/transcript.json", readFileSync(transcript, "utf8"));
// First of all, as the transcript takes several times as long in a Python that has run the tests.
const differences = JSON.parse(
  python.runPython(`
import json, sys
sys.path.insert(0, "/project")
from tests import transcript
json.dumps(transcript.differences(json.load(open("/project/transcript.json")), print))
`),
);
python.globals.set("CHOSEN", python.toPy(tests));
const report = JSON.parse(await python.runPythonAsync(text("run_tests.py")));
process.stdout.write(`${JSON.stringify({ ...report, differences })}\n`);
