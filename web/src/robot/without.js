/** Takes files out of a zip whose files are stored as they are, without a trace of their bytes. */

/** How the parts of a zip begin: a file's own head, its entry in the list at the end, and the end itself. */
const HEAD = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
/** How long they are without names, extra fields and comments. */
const HEAD_LENGTH = 30;
const ENTRY_LENGTH = 46;
const END_LENGTH = 22;

/**
 * A copy of a zip without some of its files; the bytes of those are zeros.
 * @param {ArrayBuffer} zip as pack_python.py writes it: nothing compressed, no comment at its end
 * @param {(name: string) => boolean} unwanted
 * @returns {ArrayBuffer}
 */
export function without(zip, unwanted) {
  const bytes = new Uint8Array(zip).slice();
  const view = new DataView(bytes.buffer);
  const end = bytes.length - END_LENGTH;
  const signed = (/** @type {number} */ at, /** @type {number} */ sign) => {
    if (view.getUint32(at, true) !== sign) throw new Error("This zip is not as the build writes it.");
  };
  signed(end, END);
  const list = view.getUint32(end + 16, true);
  let [at, kept, count] = [list, list, 0];
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    signed(at, ENTRY);
    const nameLength = view.getUint16(at + 28, true);
    const length = ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength));
    if (unwanted(name)) {
      const head = view.getUint32(at + 42, true);
      signed(head, HEAD);
      const before = HEAD_LENGTH + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
      bytes.fill(0, head, head + before + view.getUint32(at + 20, true));
    } else {
      bytes.copyWithin(kept, at, at + length);
      kept += length;
      count += 1;
    }
    at += length;
  }
  bytes.copyWithin(kept, end);
  view.setUint16(kept + 8, count, true);
  view.setUint16(kept + 10, count, true);
  view.setUint32(kept + 12, kept - list, true);
  return bytes.slice(0, kept + END_LENGTH).buffer;
}
