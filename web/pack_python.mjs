// Boots Pyodide in Node for web/build.py.
//   node pack_python.mjs pack PYODIDE PACKAGE OUT    writes OUT/python.zip.gz and OUT/rehearsal.json
//   node pack_python.mjs check PYODIDE PACKED        boots the files that ship and rehearses with them
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const here = import.meta.dirname;
const rehearsal = readFileSync(join(here, "rehearsal.py"), "utf8");

/**
 * @param {string} folder where pyodide.mjs and its companions are
 * @param {{ stdLibURL?: string, args?: string[] }} options
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
async function boot(folder, options) {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const { info } = JSON.parse(readFileSync(join(here, "node_modules/pyodide/pyodide-lock.json"), "utf8"));
  return loadPyodide({
    indexURL: folder,
    lockFileContents: JSON.stringify({ info, packages: {} }),
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
    ...options,
  });
}

/**
 * Runs the rehearsal, and what only JavaScript can set off in Pyodide.
 * @param {import("pyodide").PyodideAPI} python
 * @returns {string}
 */
function rehearse(python) {
  python.runPython("import sys; sys.modules['rehearsal'] = type(sys)('rehearsal')");
  const stage = python.runPython("sys.modules['rehearsal'].__dict__");
  python.runPython(rehearsal, { globals: stage, filename: "rehearsal.py" });
  const outcome = python.runPython("rehearse()", { globals: stage });
  stage.destroy();
  const bridge = python.pyimport("rollbook.bridge");
  try {
    bridge.call("not JSON");
  } catch (error) {
    if (!(error instanceof python.ffi.PythonError) || !error.message.includes("JSONDecodeError")) throw error;
  }
  bridge.destroy();
  return outcome;
}

const [command, ...paths] = process.argv.slice(2).map((argument, position) => (position ? resolve(argument) : argument));
if (command === "pack") {
  const [pyodide, source, out] = paths;
  const python = await boot(pyodide, { args: ["-X", "no_debug_ranges"] });
  python.mountNodeFS("/package", dirname(source));
  python.mountNodeFS("/out", out);
  python.runPython("import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '/package')");
  const outcome = rehearse(python);
  python.runPython(readFileSync(join(here, "pack_python.py"), "utf8"), { filename: "pack_python.py" });
  python.runPython('pack("/package", "/out/python.zip.gz")');
  writeFileSync(join(out, "rehearsal.json"), outcome);
} else if (command === "check") {
  const [pyodide, packed] = paths;
  const aside = mkdtempSync(join(tmpdir(), "rollbook-"));
  const zip = join(aside, "python.zip");
  writeFileSync(zip, gunzipSync(readFileSync(packed)));
  console.log(rehearse(await boot(pyodide, { stdLibURL: zip, args: ["-S"] })));
  rmSync(aside, { recursive: true });
} else {
  throw new Error(`There is no command “${command}”.`);
}
