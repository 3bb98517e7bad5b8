/** What web/build.py knows about the finished site; esbuild writes it into every entry in the place of `SITE`. */
interface Site {
  /** A hash over everything that is served: another version, another hash. */
  version: string;
  /** The address of the worker that holds Python, relative to the page, like all that follow. */
  worker: string;
  /** The folder of Pyodide's own files, with a slash at its end. */
  pyodide: string;
  /** The zip of bytecode, standard library and rules, compressed by gzip. */
  python: string;
  /** Language -> its Fluent texts in one file. */
  texts: Record<string, string>;
  /** The shelf as Python describes it, so that a match can be set up before Python is there. */
  games: GameAnswer[];
  /** For the service worker alone: everything that works offline; revision null where the name carries a hash. */
  precache: Array<{ url: string; revision: string | null }>;
}

declare const SITE: Site;

interface Window {
  /** The worker that start.js has started, until the page takes it over. */
  earlyWorker?: Worker;
}

/** A text file, as esbuild packs it. */
declare module "*.txt" {
  const text: string;
  export default text;
}
