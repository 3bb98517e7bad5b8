/**
 * The device's camera. Once the user permits it, the page examines one frame after another until the reader stops; no
 * frame is stored. Also the decoder, which finds QR codes in these frames, and in photos that people have taken or
 * chosen. The decoder is fetched when a reader first opens, and ends with the reader.
 */
import { missing } from "../../text/missing.js";
import { Problem } from "../../text/problems.js";
import { cancellable, Latest } from "../../ui/cancellation.js";
import { framed } from "../../ui/outward.js";
import { fetchFile } from "../../files/files.js";
import { startDecoder } from "../../files/workers.js";

/** @typedef {"environment" | "user"} Facing the camera behind the screen, or the one next to it */

/** Camera constraints: a code with 600 letters has to be sharp, and an old tablet has to scan the frames. */
const SIZE = Object.freeze({ width: { ideal: 1280 }, height: { ideal: 720 } });

/** The message for each way in which a browser refuses a camera. @type {Record<string, string>} */
const REFUSED = Object.freeze({
  NotAllowedError: "reader-refused",
  SecurityError: "reader-refused",
  NotFoundError: "reader-none",
  OverconstrainedError: "reader-none",
  NotReadableError: "reader-taken",
  AbortError: "reader-taken",
});

/** The message that explains why no camera is available, or null if one is. */
function whyNoCamera() {
  if (!isSecureContext) return "reader-insecure";
  const { featurePolicy } = /** @type {any} */ (document);
  if (framed() && featurePolicy?.allowsFeature("camera") === false) return "reader-framed";
  return "mediaDevices" in navigator ? null : "reader-none";
}

/**
 * Opens a camera. Rejects with a Problem if there is none, or if it may not be used.
 * @param {Facing} facing the preferred one; the other one will do
 * @returns {Promise<MediaStream>}
 */
async function openCamera(facing) {
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

/** The number of cameras. */
async function countCameras() {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return all.filter(({ kind }) => kind === "videoinput").length;
}

/** Stops the camera, so that its light goes out. @param {MediaStream | null} stream */
function stopCamera(stream) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/**
 * The minimum number of milliseconds between two frames. Decoding takes at most half of the time, so that the page
 * responds to taps.
 */
const PAUSE = 60;

export class Watching {
  /** @type {MediaStream | null} */
  stream = null;
  /** The number of the device's cameras. */
  cameras = 0;
  /** @type {Facing} */
  facing = "environment";
  #canvas = document.createElement("canvas");
  #turn;

  /**
   * @param {AbortSignal} signal no frame is examined after it is aborted
   * @param {Decoder} decoder
   * @param {{ found: (texts: string[]) => void, video: () => HTMLVideoElement | null, failed: (error: unknown) => void }} callbacks
   *   `failed`: the camera is no longer available
   */
  constructor(signal, decoder, callbacks) {
    this.decoder = decoder;
    this.callbacks = callbacks;
    this.#turn = new Latest(signal);
    signal.addEventListener("abort", () => this.stop());
  }

  /** Opens a camera, replacing an open one. Rejects with a Problem if it is unavailable, with Cancelled if it is no longer needed. */
  async begin() {
    this.stop();
    const signal = this.#turn.begin();
    const stream = await openCamera(this.facing);
    if (signal.aborted) stopCamera(stream);
    signal.throwIfAborted();
    this.stream = stream;
    for (const track of stream.getTracks()) track.addEventListener("ended", () => this.#gone(stream));
    this.cameras = await cancellable(signal, countCameras());
    this.#look(signal).catch((error) => !signal.aborted && this.callbacks.failed(error));
  }

  /** @param {MediaStream} stream */
  #gone(stream) {
    if (stream !== this.stream) return;
    this.stop();
    this.callbacks.failed(new Problem("reader-taken"));
  }

  /** Switches to the camera on the other side of the device. */
  turnRound() {
    this.facing = this.facing === "environment" ? "user" : "environment";
    return this.begin();
  }

  stop() {
    this.#turn.end();
    stopCamera(this.stream);
    this.stream = null;
    this.#canvas.width = this.#canvas.height = 0; // the last frame
  }

  /** @param {AbortSignal} signal */
  async #look(signal) {
    while (!signal.aborted) {
      const began = performance.now();
      const video = this.callbacks.video();
      if (video && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0) {
        const texts = await this.decoder.texts(pixels(this.#canvas, video, video.videoWidth, video.videoHeight));
        if (!signal.aborted && texts.length > 0) this.callbacks.found(texts);
      }
      const took = performance.now() - began;
      await new Promise((then) => setTimeout(then, Math.max(PAUSE, took)));
    }
  }
}

/** @typedef {{ number: number, wasm?: ArrayBuffer, picture?: ImageData, photo?: boolean }} DecodeRequest a request to decoder.js */

/** The decoder, in a worker, so that the page responds to taps meanwhile. */
export class Decoder {
  #worker = startDecoder();
  /**
   * The pending requests, by number.
   * @type {Map<number, { resolve: (texts: string[]) => void, reject: (error: unknown) => void }>}
   */
  #open = new Map();
  #requests = 0;
  /** Why it no longer answers, once it has ended. @type {unknown} */
  #ended;

  /** @param {AbortSignal} signal ends it */
  constructor(signal) {
    this.#worker.addEventListener("message", ({ data: { number, texts, error } }) => {
      const question = this.#open.get(number);
      this.#open.delete(number);
      if (texts) question?.resolve(texts);
      else question?.reject(new Error(error));
    });
    this.#worker.addEventListener("error", (event) => this.#end(new Error(event.message)));
    signal.addEventListener("abort", () => this.#end(signal.reason));
  }

  /** @param {unknown} reason */
  #end(reason) {
    this.#ended = reason;
    this.#worker.terminate();
    for (const { reject } of this.#open.values()) reject(reason);
    this.#open.clear();
  }

  /**
   * @param {Omit<DecodeRequest, "number">} request
   * @param {Transferable} [given]
   * @returns {Promise<string[]>}
   */
  #ask(request, given) {
    const number = (this.#requests += 1);
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      this.#open.set(number, { resolve, reject });
      this.#worker.postMessage({ number, ...request }, given ? [given] : []);
    });
  }

  /** Loads the decoder. Rejects with a Problem if that fails. */
  async prepare() {
    try {
      const answer = await fetchFile(SITE.reader);
      if (!answer.ok) throw new Error(`${SITE.reader}: ${answer.status}`);
      const wasm = await answer.arrayBuffer();
      await this.#ask({ wasm }, wasm);
    } catch (error) {
      throw await missing(error, [SITE.reader, SITE.decoder]);
    }
  }

  /**
   * The texts of the codes in a picture, whose pixels go to the worker.
   * @param {ImageData} picture
   * @param {boolean} [photo] whether it is a single photo
   */
  texts(picture, photo = false) {
    return this.#ask({ picture, photo }, picture.data.buffer);
  }
}

/** The maximum length of the longer side in pixels: more pixels take longer and show no more. */
const LONGEST_OF_FILM = 1280;

/**
 * The pixels of a picture, as the decoder reads them.
 * @param {HTMLCanvasElement} canvas to draw on
 * @param {CanvasImageSource} picture
 * @param {number} width
 * @param {number} height
 * @param {number} [longest]
 */
function pixels(canvas, picture, width, height, longest = LONGEST_OF_FILM) {
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The maximum length of a photo's longer side in pixels: cameras take far larger photos. */
const LONGEST_OF_PHOTO = 2400;

/**
 * The texts of all codes in a photo: empty if it shows none or is not a picture.
 * @param {Decoder} decoder
 * @param {File} file
 * @returns {Promise<string[]>}
 */
export async function textsInPhoto(decoder, file) {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return [];
  const canvas = document.createElement("canvas");
  try {
    return await decoder.texts(pixels(canvas, picture, picture.width, picture.height, LONGEST_OF_PHOTO), true);
  } finally {
    picture.close();
    canvas.width = canvas.height = 0;
  }
}
