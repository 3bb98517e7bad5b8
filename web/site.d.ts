/**
 * The facts about the finished site that web/build.py passes to every script. esbuild replaces each `SITE.…` with its
 * value. The build rejects a script that reads a fact before it is known.
 */
interface Site {
  /** A hash of everything that is served; it differs between any two versions. */
  version: string;
  /** The package's version, for people. */
  release: string;
  /**
   * Whether the page is one file, with everything below inside (web/build_one_file.py); esbuild drops the other branch.
   */
  one_file: boolean;
  /** Whether `dev.py play` rebuilds the site after each edit, so that the page keeps looking for new versions. */
  watched: boolean;
  /** The address of the worker that holds Python, relative to the page, like all addresses below. */
  worker: string;
  /** The additional zip of bytecode for robots, compressed with gzip. */
  robot_python: string;
  /** The zip of the bots' weights, compressed with gzip; it is fetched when a bot thinks. */
  weights: string;
  /** The wheels that micropip installs for robots: the contents of the folder wheels/ at build time. */
  wheels: { name: string; url: string }[];
  /** micropip as a zip of bytecode, compressed with gzip, if there are wheels. */
  micropip: string;
  /** The script that a robot's worker runs after Pyodide's loader. */
  robot: string;
  /** The decoder of QR codes, as WebAssembly, and the script of its worker; the page as one file has neither. */
  reader: string;
  decoder: string;
  pyodide: {
    /** The folder of Pyodide's own files, with a slash at its end. */
    folder: string;
    /** Pyodide's loader (pyodide.js) and the script that it loads (pyodide.asm.js). */
    scripts: string[];
    /** The lean module, or the full one if there is no rest. */
    wasm: { url: string; size: number };
    /** The code that the lean module lacks (web/lean.py), compressed with gzip; null if the module is complete. */
    rest: string | null;
    /** The size of the full module in bytes, and its digest. */
    whole: { size: number; sha256: string };
  };
  /** The hashes (web/site_files.py) of files whose names do not contain them. */
  hashes: Record<string, string>;
  /** The zip of bytecode of the standard library and the rules, compressed with gzip, and its compressed size in bytes. */
  python: { url: string; size: number };
  /**
   * Language -> its Fluent texts in one file, and in `later` those of the teacher's desk, the class list and the
   * lab; `for_children`: whether it has only what a child meets.
   */
  texts: Record<string, BuiltTexts & { later: BuiltTexts; for_children: boolean }>;
  /** Region (`en-US`) -> the texts that differ from its language's. */
  regions: Record<string, BuiltFile>;
  /** The style of the teacher's desk, which is fetched with its part of the page. */
  teachers_style: BuiltFile;
  /** The shelf as Python describes it, so that a match can be set up before Python has started. */
  games: GameAnswer[];
  /**
   * Python's answers about new matches of two people, one for each set of options, so that a board appears before Python
   * has started.
   */
  starts: BuiltStart[];
  /** Whether the module more_games (web/more_games.py) adds games to the shelf once Python has started. */
  more_games: boolean;
  /** The levels of the robots as Python names them, the weakest first. */
  levels: string[];
}

/** Only for shell/start.js. */
declare const START: {
  /** By language, the messages for a page whose texts cannot be read. */
  wordless: Record<string, Record<string, string>>;
};

/** Only for shell/service_worker.js. */
declare const OFFLINE: {
  /** The files cached for offline use, as they were built (web/precache.py). */
  files: { url: string; size: number; sha256: string; type: string }[];
  /** The text of index.html. */
  page: string;
  /** The headers that every file has, as netlify.toml gives them. */
  headers: Record<string, string>;
};

/** A file that a page checks before it uses it. */
interface BuiltFile {
  url: string;
  integrity: string;
}

/** The texts of a language, and in English those that it lacks. */
interface BuiltTexts extends BuiltFile {
  english?: BuiltFile;
}

declare const SITE: Site;

/** Pyodide's loader, if it precedes a worker's script (files/workers.js). */
declare const loadPyodide: typeof import("pyodide").loadPyodide;
declare const createPyodideModule: NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"];

interface Window {
  /** The worker that start.js has started, until the page takes it over. */
  earlyWorker?: Worker;
  /** The texts that start.js has requested, until the page reads them. */
  earlyTexts?: { url: string; answer: Promise<Response> };
  /** Whether start.js has found this browser too old, and has shown a message. */
  tooOld?: boolean;
  /** start.js: explains why the page cannot start. */
  sayBroken?: () => Promise<void>;
  /** Whether a security policy has blocked one of the page's own scripts (files/causes.js). */
  violated?: boolean;
  /** Makes addresses of scripts in browsers with Trusted Types. */
  scriptAddresses?: { createScriptURL(address: string): string };
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string } };
}

/** The folders of web/src/games, found by web/found_games.py. */
declare module "found-games" {
  /** By each game's id: the contents of board.js, rules.txt, sections.json and lesson.txt in its folder. */
  export const FOUND_GAMES: Record<string, { board: BoardModule; records: string; sections: Record<string, string[]>; lesson?: string }>;
}

/** The games' printed boards; only the teacher's desk imports them. */
declare module "found-papers" {
  /** By each game's id: the exports of paper.js in its folder. */
  export const FOUND_PAPERS: Record<string, PaperModule>;
}

/** The docstrings of the names that a robot uses (web/lab_words.py). */
declare module "lab-words" {
  type Word = { name: string; code: string; about: string };
  export const LAB_WORDS: {
    members: Record<"State" | "Moves" | "Result", Word[]>;
    views: Record<string, { name: string; about: string; fields: { name: string; type: string; about: string }[] }[]>;
  };
}

/** Text files, as esbuild bundles them. */
declare module "*.py" {
  const text: string;
  export default text;
}
declare module "*.txt" {
  const text: string;
  export default text;
}
