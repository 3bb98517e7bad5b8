// Runs esbuild for web/bundle.py: reads a line of JSON for each request, and writes one for each answer.
// The definitions are long, and Windows limits a command line to 32,767 characters.
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import * as esbuild from "esbuild";

const LAYOUTS = new URL("src/ui/layouts.css", import.meta.url);

/**
 * Replaces the names of layouts with their conditions: esbuild does not support custom media, and CSS has none for
 * containers.
 */
const layouts = {
  name: "layouts",
  /** @param {esbuild.PluginBuild} build */
  setup(build) {
    build.onLoad({ filter: /\.css$/, namespace: "file" }, async ({ path }) => {
      const named = new Map([...(await readFile(LAYOUTS, "utf-8")).matchAll(/@custom-media (--[\w-]+) (.+?);/g)].map(([, name, condition]) => [name, condition]));
      const condition = (/** @type {string} */ _, /** @type {string} */ name) => {
        if (!named.has(name)) throw new Error(`ui/layouts.css names no layout ${name}.`);
        return named.get(name) ?? "";
      };
      const contents = (await readFile(path, "utf-8")).replace(/@(?:media|container)[^{]*/g, (rule) => rule.replace(/\((--[\w-]+)\)/g, condition));
      return { contents, loader: /** @type {const} */ ("css") };
    });
  },
};

/**
 * @param {esbuild.Message[]} messages
 * @param {"error" | "warning"} kind
 * @returns {Promise<string>}
 */
async function told(messages, kind) {
  return (await esbuild.formatMessages(messages, { kind, color: false })).join("").trim();
}

/**
 * Lets scripts import generated text. It is not a file, so no path can affect the names of parts.
 * @param {Record<string, string>} found modules by their names
 * @returns {esbuild.Plugin}
 */
function importing(found) {
  return {
    name: "found",
    setup(build) {
      build.onResolve({ filter: /^(found|lab)-/ }, ({ path }) => (path in found ? { path, namespace: "found" } : undefined));
      build.onLoad({ filter: /./, namespace: "found" }, ({ path }) => {
        return { contents: found[path], loader: path.endsWith(".css") ? "css" : "js", resolveDir: build.initialOptions.absWorkingDir };
      });
    },
  };
}

/**
 * @param {{ found: Record<string, string>, options: esbuild.BuildOptions }} request
 * @returns {Promise<object>} the built files, or the reason for a failure
 */
async function answer({ found, options }) {
  try {
    const plugins = [importing(found), layouts];
    const { outputFiles, metafile, warnings } = await esbuild.build({ ...options, plugins, write: false, logLevel: "silent" });
    const files = outputFiles?.map(({ path, text }) => ({ path, text }));
    return { files, outputs: metafile?.outputs, warnings: await told(warnings, "warning") };
  } catch (error) {
    const { errors, message } = /** @type {esbuild.BuildFailure} */ (error);
    return { error: errors ? await told(errors, "error") : message };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line)))}\n`);
}
await esbuild.stop();
