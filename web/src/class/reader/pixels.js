/** The pixels of a picture, as a decoder reads them. */

/** The longer side: more pixels take longer and show no more. */
const LONGEST = 1280;

/**
 * @param {HTMLCanvasElement} canvas to draw on
 * @param {CanvasImageSource} picture
 * @param {number} width
 * @param {number} height
 * @param {number} [longest]
 */
export function pixels(canvas, picture, width, height, longest = LONGEST) {
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
