/**
 * Fetches Pyodide's two large files from the first moment on, compiles the one and unpacks the other. Pyodide by itself
 * begins only after its largest script has been read, and waits for ever if its WebAssembly cannot be had or comes with
 * the wrong type.
 */

/**
 * Until `done` is called, whoever asks for these addresses is answered from here.
 * @param {string} wasm the address of the .wasm file
 * @param {string} python the address of the zip of bytecode, which travels compressed by gzip
 * @returns {{ failed: Promise<never>, done: () => void }} `failed` rejects if one of them cannot be had
 */
export function fetchEarly(wasm, python) {
  const { fetch: fetchAny } = self;
  const { instantiateStreaming } = WebAssembly;
  const fetched = fetchAny(wasm);
  const compiled = compile(fetched);
  const unpacked = unpack(fetchAny(python));
  self.fetch = async (asked, how) => {
    const address = String(asked);
    if (address === wasm) return fetched;
    return address === python ? new Response(await unpacked) : fetchAny(asked, how);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return {
    failed: Promise.all([compiled, unpacked]).then(() => new Promise(() => {})),
    done: () => {
      self.fetch = fetchAny;
      WebAssembly.instantiateStreaming = instantiateStreaming;
    },
  };
}

/** @param {Promise<Response>} fetched */
async function compile(fetched) {
  const response = found(await fetched);
  const streams = response.headers.get("Content-Type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** @param {Promise<Response>} fetched */
async function unpack(fetched) {
  const { body } = found(await fetched);
  return new Response(body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** @param {Response} response */
function found(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}
