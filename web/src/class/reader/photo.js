/** Codes in photos that people have taken or chosen. */
import { decode } from "./decoder.js";
import { pixels } from "./pixels.js";

/** The longer side of a photo in pixels: cameras take far larger ones. */
const LONGEST = 2400;

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
    return await decode(pixels(canvas, picture, picture.width, picture.height, LONGEST), true);
  } finally {
    picture.close();
    canvas.width = canvas.height = 0;
  }
}
