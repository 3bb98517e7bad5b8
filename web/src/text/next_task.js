/** Ends a task, so that the browser can do what else is due, such as a tap, before the work goes on. */

/** @returns {Promise<void>} */
export function nextTask() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const next = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener("message", next, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
