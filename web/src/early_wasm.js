/**
 * Lets the browser compile Pyodide's WebAssembly from the first moment on. Pyodide by itself begins with it only after
 * its largest script has been read, and waits for ever if it cannot be had or comes with the wrong type.
 */

/**
 * Until `done` is called, whoever asks for this address is answered from here.
 * @param {string} address of the .wasm file
 * @returns {{ failed: Promise<never>, done: () => void }} `failed` rejects if it cannot be had
 */
export function compileEarly(address) {
  const fetched = fetch(address);
  const compiled = compile(fetched);
  const { fetch: fetchAny } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (asked, how) => (String(asked) === address ? fetched : fetchAny(asked, how));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return {
    failed: compiled.then(() => new Promise(() => {})),
    done: () => {
      self.fetch = fetchAny;
      WebAssembly.instantiateStreaming = instantiateStreaming;
    },
  };
}

/** @param {Promise<Response>} fetched */
async function compile(fetched) {
  const response = await fetched;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const streams = response.headers.get("Content-Type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
