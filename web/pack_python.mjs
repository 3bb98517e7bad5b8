// Boots Pyodide in Node for web/build.py.
//   node pack_python.mjs pack PYODIDE PACKAGE OUT    writes OUT/python.zip, robot.zip, weights.zip and rehearsal.json
//   node pack_python.mjs check PYODIDE PACKED WEIGHTS boots the files that ship, compressed by gzip, rehearses with them, and
//                                                    takes a snapshot
//   node pack_python.mjs wheels PYODIDE PACKAGE MICROPIP WHEELS OUT PACKED...
//                                                    installs wheels as a robot's worker does, and writes to OUT what
//                                                    that needs besides what is packed
// With more games (more_games.py), `pack` is also given the folders from which they are imported, and `check` any word.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const here = import.meta.dirname;
const rehearsal = readFileSync(join(here, "rehearsal.py"), "utf8");

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
  const [pyodide, source, out, ...more] = paths;
  const folders = ["/package", ...more.map((_, at) => `/more${at}`)];
  const python = await boot(pyodide, { args: ["-X", "no_debug_ranges"] });
  for (const [at, folder] of [dirname(source), ...more].entries()) python.mountNodeFS(folders[at], folder);
  python.mountNodeFS("/out", out);
  python.runPython(`import sys; sys.dont_write_bytecode = True; sys.path[:0] = ${JSON.stringify(folders)}`);
  if (more.length > 0) python.pyimport("more_games");
  const outcome = rehearse(python);
  python.runPython(readFileSync(join(here, "pack_python.py"), "utf8"), { filename: "pack_python.py" });
  python.runPython(`pack(${JSON.stringify(folders)}, "/out/python.zip")`);
  python.runPython(`pack_weights("/package", "/out/weights.zip")`);
  python.runPython(rehearsal, { filename: "rehearsal.py" });
  python.runPython("rehearse_robot()");
  python.runPython(`pack(${JSON.stringify(folders)}, "/out/robot.zip")`);
  writeFileSync(join(out, "rehearsal.json"), outcome);
} else if (command === "check") {
  const [pyodide, packed, weights, more] = paths;
  const aside = mkdtempSync(join(tmpdir(), "rollbook-"));
  const zip = join(aside, "python.zip");
  writeFileSync(zip, gunzipSync(readFileSync(packed)));
  const python = await boot(pyodide, { stdLibURL: zip, args: ["-S"] });
  python.FS.writeFile("/lib/weights.zip", gunzipSync(readFileSync(weights)));
  python.runPython("import sys; sys.path.append('/lib/weights.zip')");
  if (more) python.pyimport("more_games");
  const outcome = rehearse(python);
  console.log(outcome);
  // What a device does once it rests, too (web/src/python/worker.js).
  const other = await boot(pyodide, { stdLibURL: zip, args: ["-S"], _makeSnapshot: true });
  if (more) other.pyimport("more_games");
  const { call } = other.pyimport("rollbook.bridge");
  for (const { id } of JSON.parse(outcome).games) call(JSON.stringify({ method: "somewhere", game: id }));
  /** @type {any} */ (other).makeMemorySnapshot();
  rmSync(aside, { recursive: true });
} else if (command === "wheels") {
  const [pyodide, source, micropip, wheels, out, ...packed] = paths;
  globalThis.fetch = () => Promise.reject(new Error("Nothing is fetched."));
  const folders = ["/package", "/micropip"];
  const python = await boot(pyodide, { args: ["-X", "no_debug_ranges"] });
  for (const [at, folder] of [dirname(source), micropip, wheels, dirname(out)].entries()) {
    python.mountNodeFS([...folders, "/wheels", "/out"][at], folder);
  }
  python.runPython(`import sys; sys.dont_write_bytecode = True; sys.path[:0] = ${JSON.stringify(folders)}`);
  python.runPython(readFileSync(join(here, "pack_python.py"), "utf8"), { filename: "pack_python.py" });
  for (const zip of packed) {
    python.FS.writeFile("/packed.zip", gunzipSync(readFileSync(zip)));
    python.runPython("leave_out('/packed.zip')");
  }
  const names = readdirSync(wheels).filter((name) => name.endsWith(".whl"));
  try {
    await python.pyimport("rollbook.lab.wheels").install(python.toPy(names.toSorted().map((name) => `/wheels/${name}`)));
  } catch (error) {
    // A traceback, whose last line says what is wrong.
    console.error(String(error).trim().split("\n").at(-1));
    process.exit(1);
  }
  // Packages often ask for their own versions.
  python.runPython("import importlib.metadata; [one.metadata for one in importlib.metadata.distributions()]");
  python.runPython(`pack(${JSON.stringify(folders)}, "/out/${basename(out)}")`);
} else {
  throw new Error(`There is no command “${command}”.`);
}
