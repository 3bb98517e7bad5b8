// Boots Pyodide in Node for web/packing.py.
//   node pack_python.mjs compile PYODIDE ZIP OUT WANTED   imports all that a page imports, makes a page's first requests,
//                                                         and writes the answers and the bytecode to OUT
//   node pack_python.mjs rehearse PYODIDE ZIP OUT WEIGHTS plays everything, and writes the imported modules to OUT
//   node pack_python.mjs robot PYODIDE ZIP OUT            lets a robot think, and writes the imported modules to OUT
//   node pack_python.mjs check PYODIDE PACKED WEIGHTS     boots the shipped files, compressed with gzip, and takes a snapshot
//   node pack_python.mjs wheels PYODIDE PACKAGE MICROPIP WHEELS OUT   installs wheels as a robot's worker does, and
//                                                         writes the required modules to OUT
// With more games (more_games.py), any word is added as the last argument.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const here = import.meta.dirname;
const rehearsal = readFileSync(join(here, "rehearsal.py"), "utf8");
const packer = readFileSync(join(here, "pack_python.py"), "utf8");

/**
 * @param {string} folder where pyodide.mjs and its companions are
 * @param {{ stdLibURL?: string, args?: string[], _makeSnapshot?: boolean }} options
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
 * @param {import("pyodide").PyodideAPI} python
 * @returns {any} the rehearsal's names
 */
function rehearsed(python) {
  python.runPython("import sys; sys.modules['rehearsal'] = type(sys)('rehearsal')");
  const stage = python.runPython("sys.modules['rehearsal'].__dict__");
  python.runPython(rehearsal, { globals: stage, filename: "rehearsal.py" });
  return stage;
}

/**
 * Triggers what only JavaScript can trigger in Pyodide.
 * @param {import("pyodide").PyodideAPI} python
 */
function mistake(python) {
  const bridge = python.pyimport("rollbook.bridge");
  try {
    bridge.call("not JSON");
  } catch (error) {
    if (!(error instanceof python.ffi.PythonError) || !error.message.includes("JSONDecodeError")) throw error;
  }
  bridge.destroy();
}

/**
 * @param {import("pyodide").PyodideAPI} python
 * @param {string} question for web/pack_python.py, about the modules that are `seen` so far
 * @returns {string}
 */
function askPacker(python, question) {
  python.runPython("import sys; seen = [*sys.modules.values()]");
  python.runPython(packer, { filename: "pack_python.py" });
  return python.runPython(question);
}

// Errors in Python are tracebacks; their location in Pyodide helps no one.
process.on("uncaughtException", (error) => {
  console.error("type" in error ? error.message.trim() : error);
  process.exit(1);
});

const [command, ...paths] = process.argv.slice(2).map((argument, position) => (position ? resolve(argument) : argument));
if (command === "compile") {
  const [pyodide, zip, out, wanted, more] = paths;
  const { also, packages } = JSON.parse(readFileSync(wanted, "utf8"));
  const python = await boot(pyodide, { stdLibURL: zip, args: ["-X", "no_debug_ranges"] });
  const stage = rehearsed(python);
  if (more) python.pyimport("more_games");
  const learnt = python.runPython("learn()", { globals: stage });
  python.runPython("fail()", { globals: stage });
  mistake(python);
  python.runPython(`import_all(${JSON.stringify(packages)})`, { globals: stage });
  python.runPython("rehearse_robot()", { globals: stage });
  const compiled = python.runPython(`sys.modules["sitecustomize"].compiled([*sys.modules.values()], also=${JSON.stringify(also)})`);
  writeFileSync(out, JSON.stringify({ learnt: JSON.parse(learnt), ...JSON.parse(compiled) }));
} else if (command === "rehearse") {
  const [pyodide, zip, out, weights, more] = paths;
  const python = await boot(pyodide, { stdLibURL: zip, args: ["-S"] });
  python.FS.writeFile("/lib/weights.zip", readFileSync(weights));
  python.runPython("import sys; sys.path.append('/lib/weights.zip')");
  if (more) python.pyimport("more_games");
  python.runPython("rehearse()", { globals: rehearsed(python) });
  mistake(python);
  writeFileSync(out, askPacker(python, "json.dumps([*imported(seen)])"));
} else if (command === "robot") {
  const [pyodide, zip, out] = paths;
  const python = await boot(pyodide, { stdLibURL: zip, args: ["-S"] });
  python.runPython("rehearse_robot()", { globals: rehearsed(python) });
  writeFileSync(out, askPacker(python, "json.dumps([*imported(seen)])"));
} else if (command === "check") {
  const [pyodide, packed, weights, more] = paths;
  const aside = mkdtempSync(join(tmpdir(), "rollbook-"));
  const zip = join(aside, "python.zip");
  writeFileSync(zip, gunzipSync(readFileSync(packed)));
  // As a device does once it is idle (web/src/python/worker.js).
  const python = await boot(pyodide, { stdLibURL: zip, args: ["-S"], _makeSnapshot: true });
  rmSync(aside, { recursive: true });
  python.FS.writeFile("/lib/weights.zip", gunzipSync(readFileSync(weights)));
  if (more) python.pyimport("more_games");
  const { call } = python.pyimport("rollbook.bridge");
  const games = JSON.parse(call(JSON.stringify({ method: "games" }))).ok;
  for (const { id } of games) call(JSON.stringify({ method: "position_to_try", game: id }));
  /** @type {any} */ (python).makeMemorySnapshot();
} else if (command === "wheels") {
  const [pyodide, source, micropip, wheels, out] = paths;
  globalThis.fetch = () => Promise.reject(new Error("Nothing is fetched."));
  const folders = ["/package", "/micropip"];
  const python = await boot(pyodide, { args: ["-X", "no_debug_ranges"] });
  for (const [at, folder] of [dirname(source), micropip, wheels].entries()) {
    python.mountNodeFS([...folders, "/wheels"][at], folder);
  }
  python.runPython(`import sys; sys.dont_write_bytecode = True; sys.path[:0] = ${JSON.stringify(folders)}`);
  const names = readdirSync(wheels).filter((name) => name.endsWith(".whl"));
  try {
    await python.pyimport("rollbook.lab.wheels").install(python.toPy(names.toSorted().map((name) => `/wheels/${name}`)));
  } catch (error) {
    // A traceback; its last line names the error.
    console.error(String(error).trim().split("\n").at(-1));
    process.exit(1);
  }
  // Packages often ask for their own versions.
  python.runPython("import importlib.metadata; [one.metadata for one in importlib.metadata.distributions()]");
  writeFileSync(out, askPacker(python, `compiled(seen, ${JSON.stringify(folders)})`));
} else {
  throw new Error(`There is no command “${command}”.`);
}
