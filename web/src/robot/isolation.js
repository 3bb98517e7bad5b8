/**
 * What a robot's own worker is made of. Its script is a `data:` address, which gives it an origin of its own: the page's
 * storage, caches and channels are out of its reach, and the page's content security policy holds in it. Nothing is
 * fetched from inside: the compiled WebAssembly and the zip of bytecode are posted in.
 */

import { behindPyodide } from "../files/behind_pyodide.js";
import { fetchFile } from "../files/files.js";
import { without } from "./without.js";

/** What a robot does not get: it would make results of a class (py/rollbook/lab/robot.py has the same rule). */
const NOT_IN_THE_LAB = /^rollbook\/class_/;

/**
 * `python` and `more` are zips of bytecode.
 * @typedef {{ module: WebAssembly.Module, python: ArrayBuffer, more: ArrayBuffer[], wheels: { name: string, bytes: ArrayBuffer }[] }} Kit
 */

/** @type {Promise<{ address: string, kit: Kit }> | null} */
let made = null;

/**
 * The address of a robot's script, and what is posted to it first; made once.
 * @returns {Promise<{ address: string, kit: Kit }>} rejects if a file cannot be had, and is tried again then
 */
export function isolation() {
  made ??= make().catch((error) => {
    made = null;
    throw error;
  });
  return made;
}

async function make() {
  const { folder } = SITE.pyodide;
  const zips = [SITE.robot_python, SITE.micropip].filter(Boolean);
  const [loader, glue, robot, python, more, wheels, module] = await Promise.all([
    fetched(`${folder}pyodide.mjs`).then((response) => response.text()),
    fetched(`${folder}pyodide.asm.mjs`).then((response) => response.text()),
    fetched(SITE.robot).then((response) => response.text()),
    fetched(SITE.python.url).then(unpacked),
    Promise.all(zips.map((zip) => fetched(zip).then(unpacked))),
    Promise.all(SITE.wheels.map(async ({ name, url }) => ({ name, bytes: await (await fetched(url)).arrayBuffer() }))),
    fetched(`${folder}pyodide.asm.wasm`).then(compiled),
  ]);
  const kit = { module, python: without(python, (name) => NOT_IN_THE_LAB.test(name)), more, wheels };
  return { address: behindPyodide(loader, glue, robot), kit };
}

/** @param {string} path */
async function fetched(path) {
  const response = await fetchFile(path);
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response;
}

/** @param {Response} response packed by gzip */
function unpacked({ body }) {
  return new Response(body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** @param {Response} response */
async function compiled(response) {
  const streams = response.headers.get("Content-Type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
