/** Finds QR codes in pictures, in a separate worker: zxing-cpp as WebAssembly, which the page passes in. */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** The maximum number of codes to find in one picture: tablets may be side by side. */
const MAX_CODES = 4;
/** For video: the next frame follows at once. */
const QUICK = Object.freeze({ tryHarder: false, tryRotate: false, tryInvert: false, tryDownscale: false });
/** For a photo: there is no second frame. */
const THOROUGH = Object.freeze({ tryHarder: true, tryRotate: true, tryInvert: true, tryDownscale: true });

/** @param {import("./watching.js").DecodeRequest} request */
async function answer({ wasm, picture, photo }) {
  if (wasm) await prepareZXingModule({ overrides: { wasmBinary: wasm }, fireImmediately: true });
  if (!picture) return [];
  const found = await readBarcodes(picture, { formats: ["QRCode"], maxNumberOfSymbols: MAX_CODES, ...(photo ? THOROUGH : QUICK) });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

addEventListener("message", ({ data }) => {
  answer(data).then(
    (texts) => postMessage({ number: data.number, texts }),
    (error) => postMessage({ number: data.number, error: String(error) }),
  );
});
