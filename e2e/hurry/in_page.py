"""The scripts that run inside the page: they record storage, requests and screens, and aim taps."""

from typing import Final

# Runs before the page's own scripts: reports writes once they are done, counts requests, and makes storage fail.
WITNESS: Final = """(() => {
  const doc = Math.random().toString(36).slice(2, 8);
  const now = () => performance.now();
  const hurry = {
    doc, kept: {}, workers: [], marks: new Set(), typed: new Set(), edits: 0, undos: 0, taps: 0, fault: null,
    silentUntil: 0, robotAt: 0, unasked: [], busySince: null, readyAt: now(), storedAt: 0,
    shown: {}, openedAt: new WeakMap(),
  };
  window.hurry = hurry;
  const kindOf = (value) =>
    typeof value?.record === "string" ? "match"
      : typeof value?.source === "string" && Array.isArray(value.versions) ? "robot"
      : typeof value?.code === "string" && Array.isArray(value.results) ? "class"
      : null;
  hurry.kindOf = kindOf;
  // What pages that have ended had shown.
  const shownEarlier = () => JSON.parse(localStorage.getItem("hurry-shown") ?? "{}");
  addEventListener("pagehide", () => {
    localStorage.setItem("hurry-shown", JSON.stringify({ ...shownEarlier(), ...hurry.shown }));
  }, true);
  const tell = (transaction, kind, key, value) => {
    const { edits, undos } = hurry;
    const at = performance.timeOrigin + now();
    // What could not be stored before a page was closed waits in local storage for the next one.
    const content = value?.source ?? value?.record;
    const left = content !== undefined && Object.keys(localStorage).some((name) => {
      const text = name.endsWith(value.id) && localStorage.getItem(name);
      return text && text.includes(JSON.stringify(content).slice(1, -1));
    });
    const shown = hurry.shown[key] ?? (left ? shownEarlier()[key] : null) ?? null;
    const [marks, typed] = [[...hurry.marks], [...hurry.typed]];
    const report = { doc, kind, key: String(key), at, value, shown, edits, undos, left, marks, typed };
    // A page that ends does not hear that its last transaction was completed.
    if (kind === "robot") window.tellStored({ ...report, kind: "asked" });
    transaction.addEventListener("abort", () => window.tellStored({ ...report, kind: "refused" }));
    transaction.addEventListener("complete", () => {
      hurry.storedAt = now();
      if (kind === "match") hurry.kept[value.id] = value.revision;
      window.tellStored(report);
    });
  };
  for (const name of ["put", "add"]) {
    const real = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (value, ...more) {
      if (hurry.fault === "full") throw new DOMException("The hurry lets it be full.", "QuotaExceededError");
      const request = real.call(this, value, ...more);
      const kind = kindOf(value);
      if (kind) tell(this.transaction, kind, value.id, structuredClone(value));
      if (hurry.fault === "aborted") this.transaction.abort();
      return request;
    };
  }
  const { delete: remove, clear } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.delete = function (key) {
    tell(this.transaction, "gone", key, null);
    return remove.call(this, key);
  };
  IDBObjectStore.prototype.clear = function () {
    tell(this.transaction, "gone", "everything", null);
    return clear.call(this);
  };

  // Python's memory, and its workers, so that they can be killed: neither the snapshot's nor those of robots.
  const TELL = `;
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...given) => {
      const made = await instantiate.apply(WebAssembly, given);
      self.pythonMemory = made.exports.memory;
      return made;
    };`;
  window.Blob = class extends Blob {
    constructor(parts, how) {
      super(how?.type === "text/javascript" ? [...parts, TELL] : parts, how);
    }
  };
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      const address = String(given[0]);
      if (address.startsWith("data:")) hurry.robotAt = now();
      else if (!address.endsWith("#snapshot")) hurry.workers.push(this);
    }
  };
  window.print = () => {};

  // What people ask for.
  const changesCode = "[data-act=code-undo], [data-act=code-redo], [data-act=lesson-use], " +
    "[data-act^='example-'], [data-act^='version-']";
  // What stood in the editor before anything was changed here: that may go.
  const edited = (counts) => {
    for (const [, mark] of (document.querySelector(".cm-content")?.innerText ?? "").matchAll(/^# mark (\\d+)$/gm)) {
      hurry.marks.add(mark);
    }
    if (counts) hurry.edits += 1;
  };
  const takesBack = "[data-act=undo], [data-act=take-back]";
  const clears = "dialog [data-act=only-clear], dialog [data-act=file-there]";
  addEventListener("click", ({ target }) => {
    hurry.taps += 1;
    if (!(target instanceof Element)) return;
    edited(target.closest(changesCode));
    if (target.closest(takesBack)) hurry.undos += 1;
    const clearing = target.closest(clears)?.dataset.act;
    if (clearing) window.tellStored({ doc, kind: "clear", key: clearing });
  }, true);
  addEventListener("keydown", ({ key, target }) => {
    hurry.taps += 1;
    edited(target instanceof Element && target.closest(".cm-content"));
    if (["u", "U", "Backspace"].includes(key)) hurry.undos += 1;
  }, true);
  addEventListener("beforeinput", ({ target }) => edited(target instanceof Element && target.closest(".cm-content")),
    true);
  for (const name of ["submit", "change", "drop"]) addEventListener(name, () => (hurry.taps += 1), true);

  // An address may change by itself only on screens that stand for something which is being made or read.
  const placeOf = (hash) => hash.split("/").slice(0, 2).join("/").replace(/[?].*/, "");
  const MAKING = ["#/play", "#/learn", "#/class", "#/lab", "#/robot"];
  addEventListener("hashchange", () => (hurry.taps = 0), true);
  for (const name of ["pushState", "replaceState"]) {
    const real = history[name];
    history[name] = function (state, unused, address) {
      const from = location.hash;
      const asked = hurry.taps > 0 || MAKING.includes(placeOf(from));
      real.call(this, state, unused, address);
      if (!asked && location.hash !== from) hurry.unasked.push(`${from} became ${location.hash}`);
      if (placeOf(from) !== placeOf(location.hash)) hurry.taps = 0;
    };
  }
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    hurry.openedAt.set(this, location.hash);
    return showModal.call(this);
  };

  // How long it has been busy, and the latest action that the log of each match has shown.
  let busy, ready;
  new MutationObserver(() => {
    const root = document.documentElement;
    const table = document.querySelector("main[data-match]:has(.log)");
    if (table && !table.querySelector(".log-later")) {
      const row = table.querySelector(".log [data-after]");
      const [after, words] = [Number(row?.dataset.after ?? 0), row?.textContent.trim() ?? ""];
      hurry.shown[table.dataset.match] = { after, words };
    }
    if (root.dataset.busy !== busy) {
      busy = root.dataset.busy;
      hurry.busySince = busy === "true" ? now() : null;
    }
    if (root.dataset.ready !== ready) {
      ready = root.dataset.ready;
      hurry.readyAt = now();
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})()"""

# Returns the state of the screen, and for how many seconds the page has been busy without storing anything.
LOOK: Final = """() => {
  const { hurry } = window;
  const root = document.documentElement;
  if (!hurry || !root) return null; // a page of the browser's own, or ours before its first line is read
  const { busy, ready, offline } = root.dataset;
  const { busySince, readyAt, storedAt, silentUntil, robotAt } = hurry;
  const working = busySince !== null && busy === "true" && ready === "python";
  const still = working ? performance.now() - Math.max(busySince, readyAt, storedAt, silentUntil, robotAt) : 0;
  const mains = [...document.querySelectorAll("main")];
  const shown = document.querySelector("main[data-game]");
  const id = /^#\\/table\\/(.+)/.exec(location.hash)?.[1];
  const done = busy === "false" && ready === "python" && shown && hurry.kept[id] ? [id, hurry.kept[id]] : null;
  const dialogs = [...document.querySelectorAll("dialog[open]")].map((one) => ({
    kind: one.className,
    openedAt: hurry.openedAt.get(one) ?? "",
    acts: [...one.querySelectorAll("[data-act]")].map(({ dataset }) => dataset.act),
    says: one.querySelector("h2")?.textContent ?? "",
  }));
  return {
    doc: hurry.doc, hash: location.hash, busy, ready, offline: offline ?? "", still: still / 1000, done, dialogs,
    screens: mains.map(({ dataset }) => dataset.screen ?? "waiting"), unasked: hurry.unasked.splice(0),
    notices: [...document.querySelectorAll("[data-notice]")].map(({ dataset }) => dataset.notice),
    language: root.lang, robot: mains[0]?.dataset.robot ?? null,
  };
}"""

# Returns a point on a usable control, chosen by a number below 1. Controls that leave the site, open a file dialog or
# delete stored data are left out, and so is the first seat: a match between robots would never stop.
AIM: Final = """([css, chance]) => {
  const away = new RegExp("^(delete|remove$|only-clear|clear|save-and|file-there|bring-back|import|export|save-b|" +
    "robot-open|add-files|seat-0|send|install)");
  const open = document.querySelector("dialog[open]");
  const usable = [...document.querySelectorAll(css)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }) && !away.test(one.dataset.act ?? "") && one.target !== "_blank" &&
    one.closest("a[download]") === null && (!open || open.contains(one) || chance > 0.95));
  const one = usable[Math.floor(chance * 1000 % 1 * usable.length)];
  if (!one) return null;
  one.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  const { act, pick } = one.dataset;
  const name = act ?? pick ?? one.getAttribute("href") ?? one.textContent.trim();
  return [x + width / 2, y + height / 2, name.slice(0, 40)];
}"""

# Chooses a value of a visible select, or types into a text field; returns a description.
CHOOSE: Final = """([chance, text]) => {
  const away = "[type=radio], [type=checkbox], [type=file], .share-link, [readonly]";
  const open = document.querySelector("dialog[open]") ?? document;
  const fields = [...open.querySelectorAll("select, input, textarea")].filter((one) =>
    one.checkVisibility() && !one.matches(away));
  const one = fields[Math.floor(chance * fields.length)];
  if (!one) return null;
  if (one instanceof HTMLSelectElement) {
    const others = [...one.options].filter(({ value }) => value !== one.value);
    if (!others.length) return null;
    one.value = others[Math.floor(chance * 1000 % 1 * others.length)].value;
    one.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    if (one.type === "range") one.value = String(Math.floor(chance * 1000 % 1 * Number(one.max || 1)));
    else one.value = text;
    for (const kind of ["input", "change"]) one.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  return `${one.name || one.id} = ${one.value}`;
}"""

GO: Final = "(place) => { location.hash = place; }"

PLAY: Final = """([chance, undoing]) => {
  const { rollbook } = window;
  const move = async () => {
    if (undoing) {
      hurry.undos += 1;
      return rollbook.undo();
    }
    for (const seat of [0, 1]) {
      const moves = await rollbook.legal(seat);
      if (moves.length) return rollbook.play(seat, moves[Math.floor(chance * moves.length)]);
    }
    return rollbook.roll();
  };
  move().catch(() => {}); // the table may have gone, or it is another player's turn
}"""

KILL: Final = """(loudly) => {
  const worker = hurry.workers.at(-1);
  worker?.terminate();
  if (loudly) worker?.dispatchEvent(new ErrorEvent("error", { message: "struck down" }));
}"""

LOOP: Final = "(time) => { setTimeout(() => { const end = Date.now() + time; while (Date.now() < end); }); }"
"""Runs in Python's worker, and blocks it for a given number of milliseconds."""

# Blocks storage for all tabs with a transaction over all entries that lasts a given number of milliseconds.
SILENCE: Final = """async (time) => {
  hurry.silentUntil = performance.now() + time;
  const until = hurry.silentUntil;
  for (const { name } of await indexedDB.databases()) {
    const asked = indexedDB.open(name);
    asked.onsuccess = () => {
      const base = asked.result;
      base.onversionchange = () => base.close();
      const names = [...base.objectStoreNames];
      if (!names.length) return base.close();
      const store = base.transaction(names, "readwrite").objectStore(names[0]);
      const go = () => {
        if (performance.now() < until) store.count().onsuccess = go;
        else base.close();
      };
      go();
    };
  }
}"""

# Returns everything stored on the device, in any database; null if storage does not answer.
KEPT: Final = """async () => {
  const asked = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const read = async () => {
    const found = [];
    for (const { name } of await indexedDB.databases()) {
      const base = await asked(indexedDB.open(name));
      for (const store of base.objectStoreNames) {
        for (const value of await asked(base.transaction(store).objectStore(store).getAll())) {
          const kind = hurry.kindOf(value);
          if (kind) found.push({ kind, value });
        }
      }
      base.close();
    }
    return found;
  };
  return Promise.race([read(), new Promise((done) => setTimeout(done, 20_000, null))]);
}"""

# Returns the id of the match on the table, its record there and the stored record; null if the page is not idle.
COMPARE: Final = """async () => {
  const id = /^#\\/table\\/(.+)/.exec(location.hash)?.[1];
  const idle = () => document.documentElement.dataset.busy === "false" && document.querySelector("main[data-game]") &&
    location.hash === `#/table/${id}` &&
    !document.querySelector("dialog[open], [data-notice=storage], [data-part=past]");
  if (!id || !idle()) return null;
  const asked = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const read = async () => {
    for (const { name } of await indexedDB.databases()) {
      const base = await asked(indexedDB.open(name));
      for (const store of base.objectStoreNames) {
        const value = await asked(base.transaction(store).objectStore(store).get(id));
        if (typeof value?.record === "string") return base.close(), value.record;
      }
      base.close();
    }
    return null;
  };
  const compare = async () => {
    const shown = await window.rollbook.record();
    const kept = await read();
    return idle() ? [id, shown, kept] : null;
  };
  const late = new Promise((done) => setTimeout(done, 8_000, null));
  return Promise.race([compare().catch(() => null), late]);
}"""
