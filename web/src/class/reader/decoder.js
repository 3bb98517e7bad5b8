/** Finds QR codes in a picture: zxing-cpp as WebAssembly, which is fetched when a reader is first opened. */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { fetchFile } from "../../files/files.js";
import { Problem } from "../../text/problems.js";

/** As many codes as are looked for in one picture: tablets may lie side by side. */
const MOST_CODES = 4;
/** For a film: another picture comes at once. */
const QUICK = Object.freeze({ tryHarder: false, tryRotate: false, tryInvert: false, tryDownscale: false });
/** For a photo: there is no other one. */
const THOROUGH = Object.freeze({ tryHarder: true, tryRotate: true, tryInvert: true, tryDownscale: true });

/** Fetches the decoder. Rejects with a Problem if it cannot be had. */
export async function prepare() {
  try {
    const answer = await fetchFile(SITE.reader);
    if (!answer.ok) throw new Error(`${SITE.reader}: ${answer.status}`);
    const wasmBinary = await answer.arrayBuffer();
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  } catch (error) {
    throw new Problem("problem-part-missing", {}, error);
  }
}

/**
 * The texts of the codes in a picture.
 * @param {ImageData} picture
 * @param {boolean} [photo] whether there is no other picture
 * @returns {Promise<string[]>}
 */
export async function decode(picture, photo = false) {
  const found = await readBarcodes(picture, { formats: ["QRCode"], maxNumberOfSymbols: MOST_CODES, ...(photo ? THOROUGH : QUICK) });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
