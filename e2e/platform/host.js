// A learning platform for tests: scorm-again behind an object that notes every call, keeps what is committed, and can fail.
const query = new URLSearchParams(location.search);
const fault = query.get("fault");
const kept = JSON.parse(localStorage.getItem("platform") ?? "{}");
const runtime = new Scorm12API({ autocommit: false, logLevel: 5 });
runtime.loadFromJSON({
  cmi: {
    core: { student_id: "7", student_name: kept.name ?? "Lovelace, Ada", lesson_status: kept.status ?? "not attempted", lesson_mode: query.get("mode") || "normal" },
    suspend_data: kept.suspend_data ?? "",
  },
});
window.calls = [];
let exit = ""; // the runtime does not report it

function keep() {
  const { suspend_data, core } = runtime.cmi;
  const next = { ...kept, suspend_data, status: core.lesson_status, raw: core.score.raw, exit };
  localStorage.setItem("platform", JSON.stringify(next));
}

function answer(name, values) {
  if (fault === "throws") throw new Error("The platform's server does not answer.");
  if (fault === "silent") return undefined;
  const before = performance.now();
  if (fault === "slow" && name === "LMSCommit") while (performance.now() - before < 1100);
  if (fault === "refuses" && name !== "LMSGetValue" && name !== "LMSInitialize") return "false";
  const answered = runtime[name](...values);
  if (name === "LMSSetValue" && values[0] === "cmi.core.exit") exit = values[1];
  if (answered === "true" && (name === "LMSCommit" || name === "LMSFinish")) keep();
  return answered;
}

const names = ["LMSInitialize", "LMSGetValue", "LMSSetValue", "LMSCommit", "LMSFinish", "LMSGetLastError", "LMSGetErrorString", "LMSGetDiagnostic"];
const API = Object.fromEntries(
  names.map((name) => [
    name,
    (...values) => {
      const call = { name, values, answer: null, error: null };
      calls.push(call);
      try {
        call.answer = answer(name, values) ?? null;
        call.error = runtime.LMSGetLastError();
        return call.answer;
      } finally {
        localStorage.setItem("calls", JSON.stringify(calls));
      }
    },
  ]),
);

// `late`: milliseconds after the page's own load, or "never" until a test calls appear().
window.appear = () => (window.API = API);
const late = query.get("late");
if (!late) appear();
else if (late !== "never") addEventListener("load", () => setTimeout(appear, Number(late)));
