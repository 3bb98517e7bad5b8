/** QR codes: what a camera reads from this screen. */
import { html, svg } from "lit-html";
import { generate } from "lean-qr";

/** 97 squares a side, 858 letters: of more, each is too small for a camera on a phone's screen. */
const LARGEST_VERSION = 20;
/** The width of the quiet zone around a code, in squares. */
const MARGIN = 4;

/**
 * The QR code of a text, or null if the text is too long for one that a camera can read.
 * @param {string} text
 */
export function codeOf(text) {
  try {
    return generate(text, { maxVersion: LARGEST_VERSION });
  } catch {
    return null;
  }
}

/**
 * Dark on light whatever the theme is, as cameras expect it.
 * @param {import("lean-qr").Bitmap2D} code
 * @param {string} label what it leads to
 */
export function drawCode(code, label) {
  const whole = code.size + 2 * MARGIN;
  let path = "";
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return html`<svg
    class="share-code"
    viewBox="${-MARGIN} ${-MARGIN} ${whole} ${whole}"
    role="img"
    aria-label=${label}
    shape-rendering="crispEdges"
  >
    ${svg`<path fill="#fff" d="M${-MARGIN} ${-MARGIN}h${whole}v${whole}h${-whole}z" /><path fill="#000" d=${path} />`}
  </svg>`;
}
