/** Finds QR codes in the pictures of a film and in photos that people have taken or chosen: zxing-cpp as WebAssembly, which is fetched when a reader is first opened. */
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

/** The longer side: more pixels take longer and show no more. */
const LONGEST_OF_FILM = 1280;

/**
 * The pixels of a picture, as `decode` reads them.
 * @param {HTMLCanvasElement} canvas to draw on
 * @param {CanvasImageSource} picture
 * @param {number} width
 * @param {number} height
 * @param {number} [longest]
 */
export function pixels(canvas, picture, width, height, longest = LONGEST_OF_FILM) {
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The longer side of a photo in pixels: cameras take far larger ones. */
const LONGEST_OF_PHOTO = 2400;

/**
 * The texts of all codes in a photo: none if it shows none or is no picture.
 * @param {File} file
 * @returns {Promise<string[]>}
 */
export async function textsInPhoto(file) {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return [];
  const canvas = document.createElement("canvas");
  try {
    return await decode(pixels(canvas, picture, picture.width, picture.height, LONGEST_OF_PHOTO), true);
  } finally {
    picture.close();
    canvas.width = canvas.height = 0;
  }
}
