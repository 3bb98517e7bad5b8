/** The device's camera, from the moment when people allow it until it is stopped. No picture is kept. */
import { framed } from "../../ui/outward.js";
import { Problem } from "../../text/problems.js";

/** @typedef {"environment" | "user"} Facing the camera behind the screen, or the one beside it */

/** How pictures are wished: a code with 600 letters has to be sharp, and an old tablet has to look through them. */
const SIZE = Object.freeze({ width: { ideal: 1280 }, height: { ideal: 720 } });

/**
 * The message for each way in which a browser refuses a camera.
 * @type {Record<string, string>}
 */
const REFUSED = Object.freeze({
  NotAllowedError: "reader-refused",
  SecurityError: "reader-refused",
  NotFoundError: "reader-none",
  OverconstrainedError: "reader-none",
  NotReadableError: "reader-taken",
  AbortError: "reader-taken",
});

/** The message that says why no camera can be asked for, or null if one can. */
export function whyNoCamera() {
  if (!isSecureContext) return "reader-insecure";
  const { featurePolicy } = /** @type {any} */ (document);
  if (framed() && featurePolicy?.allowsFeature("camera") === false) return "reader-framed";
  return "mediaDevices" in navigator ? null : "reader-none";
}

/**
 * Opens a camera. Rejects with a Problem if there is none, or if it may not be used.
 * @param {Facing} facing the one that is wished; another one will do
 * @returns {Promise<MediaStream>}
 */
export async function openCamera(facing) {
  const why = whyNoCamera();
  if (why) throw new Problem(why);
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: facing }, ...SIZE }, audio: false });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    const id = REFUSED[name] ?? "reader-taken";
    throw new Problem(id === "reader-refused" && framed() ? "reader-framed" : id, {}, error);
  }
}

/** How many cameras there are. */
export async function countCameras() {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return all.filter(({ kind }) => kind === "videoinput").length;
}

/**
 * The camera's light goes out.
 * @param {MediaStream | null} stream
 */
export function stopCamera(stream) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
