// Runs the rules' tests in Python in the browser, with pytest that micropip installed from this site's own wheels.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const here = (path) => new URL(path, import.meta.url).href;
const text = async (path) => (await fetch(here(path))).text();

async function run() {
  const { info, installer, wheels, tests } = JSON.parse(await text("contents.json"));
  const python = await loadPyodide({ indexURL: here("pyodide/"), lockFileContents: JSON.stringify({ info, packages: {} }) });
  await python.loadPackage(installer.map(here), { checkIntegrity: false, messageCallback() {} });
  const micropip = python.pyimport("micropip");
  await micropip.install.callKwargs(wheels.map(here), { deps: false });
  const project = await (await fetch(here("project.zip"))).arrayBuffer();
  python.unpackArchive(project, "zip", { extractDir: "/project" });
  python.globals.set("CHOSEN", python.toPy(tests));
  return python.runPythonAsync(await text("run_tests.py"));
}

run().then(
  (report) => postMessage(report),
  (error) => postMessage(JSON.stringify({ passed: 0, failed: 1, seconds: 0, failures: [String(error)] })),
);
