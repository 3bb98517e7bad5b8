/**
 * The few JavaScript functions that Python can call while a robot's code runs. Pyodide's WebAssembly reaches the worker only through its imports.
 * Once the gate is closed, imports that are not listed here do nothing: they neither use nor create JavaScript
 * objects, and write no file. So a robot's only memory is WebAssembly's, which is limited.
 */

/** How much a robot may print from one `begin` to the next, as in rollbook.lab.robot; no honest robot prints more. */
export const MAX_CHARACTERS = 250_000;
/** The longest honest batch: all output at once, with up to six JSON characters for each character. */
export const LONGEST_MESSAGE = 6 * MAX_CHARACTERS + 1_000;

const OPEN = new Set([
  // Receive a request as text, and send the answer as text.
  ..."JsvArray_Get js2python_js JsvError_Check JsvNoValue_Check __hiwire_deduplicate_delete".split(" "),
  ..."_python2js_ascii _python2js_ucs1 _python2js_ucs2 _python2js_ucs4".split(" "),
  // Call Python's own functions, grow its memory, and check for interrupts.
  ..."_PyEM_TrampolineCall_JS emscripten_resize_heap emscripten_get_heap_max can_run_sync_js".split(" "),
  ..."_Py_emscripten_runtime _Py_CheckEmscriptenSignals_Helper".split(" "),
  // Clocks and random numbers.
  ..."clock_time_get clock_res_get emscripten_date_now emscripten_get_now random_get".split(" "),
  ..."_localtime_js _gmtime_js _mktime_js _timegm_js _tzset_js".split(" "),
  // Read files. Output to `stdout` goes to the page.
  ..."__syscall_stat64 __syscall_lstat64 __syscall_fstat64 __syscall_newfstatat __syscall_faccessat".split(" "),
  ..."__syscall_getcwd __syscall_getdents64 __syscall_readlinkat __syscall_ioctl __syscall_fcntl64".split(" "),
  ..."fd_read fd_pread fd_seek fd_close fd_fdstat_get fd_write".split(" "),
]);
/** WASI's errors: not permitted, and read-only file system. */
const EPERM = 63;
const EROFS = 69;
/** The flags of a file that is not opened only for reading: O_WRONLY, O_RDWR, O_CREAT and O_TRUNC. */
const WRITES = 0o1 | 0o2 | 0o100 | 0o1000;

/** @typedef {(...given: any[]) => any} Import */

export class Gate {
  #closed = false;

  close() {
    this.#closed = true;
  }

  /**
   * The imports of a module; each asks the gate.
   * @param {WebAssembly.Module} module
   * @param {Record<string, any>} imports
   * @returns {WebAssembly.Imports}
   */
  around(module, imports) {
    /** @type {Record<string, any>} */
    const guarded = { ...imports };
    for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
      if (kind !== "function") continue;
      if (guarded[from] === imports[from]) guarded[from] = {};
      guarded[from][name] = this.#guarded(name, imports[from]);
    }
    return guarded;
  }

  /** @param {string} name @param {Record<string, Import>} imports @returns {Import} */
  #guarded(name, imports) {
    const given = imports[name];
    // An import that is not a function waits for a promise; a robot has none.
    if (OPEN.has(name) || typeof given !== "function") return given;
    const instead = refusal(name, imports);
    return (...args) => (this.#closed ? instead(...args) : given(...args));
  }
}

/** @param {string} name @param {Record<string, Import>} imports @returns {Import} */
function refusal(name, imports) {
  // Pyodide's error value means that the object has no such attribute.
  if (name === "JsProxy_GetAttr_js") return () => imports.Jsv_GetError_import();
  if (name === "__syscall_openat") return (from, path, flags, more) => (flags & WRITES ? -EROFS : imports[name](from, path, flags, more));
  if (name.startsWith("__syscall_")) return () => -EPERM;
  if (name.startsWith("fd_")) return () => EPERM;
  return () => {
    throw new Error(`A robot cannot use ${name}.`); // this ends its Python
  };
}
