"""Sends complete transcripts to the bridge of the page's own Python, and compares its answers."""

from typing import Final

# Sends the page's requests to the worker that holds the page's Python (web/src/python/worker.js), without drawing or
# saving. Returns, for each part of a transcript, the first request with a different answer. Requests whose answer is
# not `done` are repeated until it is.
ASK: Final = """async (parts) => {
  const send = Worker.prototype.postMessage;
  const worker = await new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("Nobody asks Python.")), 10000);
    Worker.prototype.postMessage = function (...message) {
      resolve(this);
      return send.apply(this, message);
    };
    location.hash = "#/statistics"; // which asks Python for them
  });
  Worker.prototype.postMessage = send;
  let calls = 0;
  const call = (method, ...values) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No answer to ${method} ${values}`)), 60000);
    const id = `golden-${(calls += 1)}`;
    const hear = ({ data }) => {
      if (data?.id !== id) return;
      worker.removeEventListener("message", hear);
      resolve(data.value);
    };
    worker.addEventListener("message", hear);
    const argumentList = values.map((value) => ({ type: "RAW", value }));
    worker.postMessage({ id, type: "APPLY", path: [method], argumentList });
  });
  const ask = async (request) => {
    const answer = await call("call", request);
    if (answer !== null) return answer;
    if (!(await call("learn"))) throw new Error("What bots have learnt cannot be had.");
    return call("call", request);
  };
  const digest = async (text) => {
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return [...new Uint8Array(bytes, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  const differences = [];
  let asked = 0;
  for (const [name, part] of Object.entries(parts)) {
    for (const [request, expected] of part) {
      asked += 1;
      let answer, left = 10_000;
      do answer = await ask(request); while (JSON.parse(answer).ok?.done === false && (left -= 1));
      if ((await digest(answer)) === expected) continue;
      differences.push([name, request, answer.slice(0, 500)]);
      break;
    }
  }
  return [asked, differences];
}"""
