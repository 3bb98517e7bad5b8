/** Looks at one camera's pictures, one after the other, until it is told to stop. */
import { countCameras, openCamera, stopCamera } from "./camera.js";
import { decode } from "./decoder.js";
import { pixels } from "./pixels.js";
import { Problem } from "../../text/problems.js";
import { inTime, Latest } from "../../ui/lateness.js";

/** Milliseconds between two pictures at least; and looking takes half of the time at most, so that a tap is answered. */
const PAUSE = 60;

export class Watching {
  /** @type {MediaStream | null} */
  stream = null;
  /** How many cameras the device has. */
  cameras = 0;
  /** @type {import("./camera.js").Facing} */
  facing = "environment";
  #canvas = document.createElement("canvas");
  #turn;

  /**
   * @param {AbortSignal} signal nothing is looked at later
   * @param {{ found: (texts: string[]) => void, video: () => HTMLVideoElement | null, failed: (error: unknown) => void }} callbacks
   *   `failed`: the camera has gone
   */
  constructor(signal, callbacks) {
    this.callbacks = callbacks;
    this.#turn = new Latest(signal);
    signal.addEventListener("abort", () => this.stop());
  }

  /** Opens the camera in place of one that is open. Rejects with a Problem if it cannot be had, with Late if it is not wanted any more. */
  async begin() {
    this.stop();
    const signal = this.#turn.begin();
    const stream = await openCamera(this.facing);
    if (signal.aborted) stopCamera(stream);
    signal.throwIfAborted();
    this.stream = stream;
    for (const track of stream.getTracks()) track.addEventListener("ended", () => this.#gone(stream));
    this.cameras = await inTime(signal, countCameras());
    this.#look(signal).catch((error) => !signal.aborted && this.callbacks.failed(error));
  }

  /** @param {MediaStream} stream */
  #gone(stream) {
    if (stream !== this.stream) return;
    this.stop();
    this.callbacks.failed(new Problem("reader-taken"));
  }

  /** The other side of the device. */
  turnRound() {
    this.facing = this.facing === "environment" ? "user" : "environment";
    return this.begin();
  }

  stop() {
    this.#turn.end();
    stopCamera(this.stream);
    this.stream = null;
    this.#canvas.width = this.#canvas.height = 0; // the last picture
  }

  /** @param {AbortSignal} signal */
  async #look(signal) {
    while (!signal.aborted) {
      const began = performance.now();
      const video = this.callbacks.video();
      if (video && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0) {
        const texts = await decode(pixels(this.#canvas, video, video.videoWidth, video.videoHeight));
        if (!signal.aborted && texts.length > 0) this.callbacks.found(texts);
      }
      const took = performance.now() - began;
      await new Promise((then) => setTimeout(then, Math.max(PAUSE, took)));
    }
  }
}
