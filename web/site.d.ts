/**
 * The facts about the finished site that web/build.py gives to every entry. esbuild replaces each `SITE.…` by its fact. The build
 * refuses a script that reads a fact before it is known.
 */
interface Site {
  /** A hash over everything that is served: another version, another hash. */
  version: string;
  /** The package's version, for people. */
  release: string;
  /** Whether the page is one file, with all that follows inside (web/build_one_file.py); esbuild leaves out what is not meant. */
  one_file: boolean;
  /** Whether `dev.py play` builds the site again after each edit, so that the page looks for new versions all the time. */
  watched: boolean;
  /** The address of the worker that holds Python, relative to the page, like all that follow. */
  worker: string;
  /** The additional zip of bytecode for robots, compressed by gzip. */
  robot_python: string;
  /** The zip of what the games' bots have learnt, compressed by gzip; it is fetched when somebody thinks. */
  weights: string;
  /** The wheels that micropip installs for robots: what the folder wheels/ held when the site was built. */
  wheels: { name: string; url: string }[];
  /** micropip as a zip of bytecode, compressed by gzip, where there are wheels. */
  micropip: string;
  /** The script that a robot's own worker runs behind Pyodide's loader. */
  robot: string;
  /** The decoder of QR codes, as WebAssembly, and the script of its worker; the page as one file has neither. */
  reader: string;
  decoder: string;
  pyodide: {
    /** The folder of Pyodide's own files, with a slash at its end. */
    folder: string;
    /** Pyodide's loader (pyodide.js) and the script that it loads (pyodide.asm.js). */
    scripts: string[];
    /** The lean module; or the whole one, where there is no rest. */
    wasm: { url: string; size: number };
    /** The code that the lean module lacks (web/lean.py), compressed by gzip; null where the module is whole. */
    rest: string | null;
    /** How many bytes the whole module has, and their digest. */
    whole: { size: number; sha256: string };
  };
  /** The hashes (web/site_files.py) of files whose own names do not hold them. */
  hashes: Record<string, string>;
  /** The zip of bytecode, standard library and rules, compressed by gzip, and how many bytes it then has. */
  python: { url: string; size: number };
  /** Language -> its Fluent texts in one file, and in `later` those of the teacher's desk. */
  texts: Record<string, BuiltFile & { later: BuiltFile }>;
  /** Region (`en-US`) -> what is said there in other words than in its language. */
  regions: Record<string, BuiltFile>;
  /** The style of the teacher's desk, which is fetched with its part of the page. */
  teachers_style: BuiltFile;
  /** The shelf as Python describes it, so that a match can be set up before Python is there. */
  games: GameAnswer[];
  /** Python's answers about new matches of two people, one for each set of options; so a board is there before Python is. */
  starts: BuiltStart[];
  /** Whether the module more_games (web/more_games.py) puts more of them on the shelf, once Python is there. */
  more_games: boolean;
  /** The levels of the robots as Python names them, the weakest first. */
  levels: string[];
}

/** For shell/start.js alone. */
declare const START: {
  /** By language, what is said where the texts cannot be read. */
  wordless: Record<string, Record<string, string>>;
};

/** For shell/service_worker.js alone. */
declare const OFFLINE: {
  /** The files that work offline, as they were built (web/precache.py). */
  kept: { url: string; size: number; sha256: string; type: string }[];
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

declare const SITE: Site;

/** Pyodide's loader, where it stands before a worker's script (files/workers.js). */
declare const loadPyodide: typeof import("pyodide").loadPyodide;
declare const createPyodideModule: NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"];

interface Window {
  /** The worker that start.js has started, until the page takes it over. */
  earlyWorker?: Worker;
  /** The words that start.js has asked for, until the page reads them. */
  earlyTexts?: { url: string; answer: Promise<Response> };
  /** Whether start.js has found that this browser lacks what the page needs, and has said so. */
  tooOld?: boolean;
  /** start.js: says that the page cannot be had, and why. */
  sayBroken?: () => Promise<void>;
  /** Whether a security rule has kept the page from running a script of its own (files/causes.js). */
  violated?: boolean;
  /** Makes addresses of scripts, where the browser has Trusted Types. */
  scriptAddresses?: { createScriptURL(address: string): string };
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string } };
}

/** The folders of web/src/games, found by web/found_games.py. */
declare module "found-games" {
  /** By each game's id: what board.js, rules.txt, sections.json and lesson.txt of its folder hold. */
  export const FOUND_GAMES: Record<string, { board: BoardModule; records: string; sections: Record<string, string[]>; lesson?: string }>;
}

/** The printed boards among them; imported by the teacher's desk alone. */
declare module "found-papers" {
  /** By each game's id: what paper.js of its folder exports. */
  export const FOUND_PAPERS: Record<string, PaperModule>;
}

/** The docstrings of what a robot asks for (web/lab_words.py). */
declare module "lab-words" {
  type Word = { name: string; code: string; about: string };
  export const LAB_WORDS: {
    members: Record<"State" | "Moves" | "Result", Word[]>;
    views: Record<string, { name: string; about: string; fields: { name: string; type: string; about: string }[] }[]>;
  };
}

/** Text files, as esbuild packs them. */
declare module "*.py" {
  const text: string;
  export default text;
}
declare module "*.txt" {
  const text: string;
  export default text;
}
