/** Tells the other tabs of this browser which of the things that are stored is another one now. */

/** @typedef {"saved" | "deleted"} Change */

/**
 * @param {string} name of the channel
 * @param {(id: string, kind: Change) => void} heard another tab has saved or deleted something
 * @returns {(id: string, kind: Change) => void} tells the others
 */
export function openTabs(name, heard) {
  if (!("BroadcastChannel" in window)) return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => heard(String(data?.id), data?.kind === "deleted" ? "deleted" : "saved"));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
  return (id, kind) => channel.postMessage({ id, kind });
}
