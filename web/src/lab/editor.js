/** The editor of a robot's code: CodeMirror for Python, with the page's colours. */
import { autocompletion, closeBrackets, completeFromList, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab, redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import { LanguageSupport, bracketMatching, forceParsing, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { LAB_WORDS } from "lab-words";
import { StyleModule } from "style-mod";

/** The characters that tablets insert, and the ones that Python needs instead. */
const STRAIGHT = new Map([
  ["“", '"'],
  ["”", '"'],
  ["„", '"'],
  ["«", '"'],
  ["»", '"'],
  ["‘", "'"],
  ["’", "'"],
  ["‚", "'"],
  ["–", "-"],
  ["—", "--"],
  ["…", "..."],
  ["\u00a0", " "],
]);
const CROOKED = new RegExp(`[${[...STRAIGHT.keys()].join("")}]`, "g");

// CodeMirror would write its styles into a <style> element, which the page's content security policy blocks; a constructed style sheet is allowed.
const sheet = new CSSStyleSheet();
/** @type {Set<StyleModule>} */
const modules = new Set();
StyleModule.mount = (_, added) => {
  for (const module of [added].flat()) modules.add(module);
  sheet.replaceSync([...modules].map((module) => module.getRules()).join("\n"));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** The names that the editor completes: the arguments of a robot, and the members of the rules with their docstrings. */
const OFFERED = [
  ...["choose", "state", "seat", "rng"].map((label) => ({ label, type: "variable" })),
  ...Object.values(LAB_WORDS.members)
    .flat()
    .map(({ name, code, about }) => ({ label: name, type: "property", detail: code, info: about.replaceAll("`", "") })),
];

/** @type {import("@codemirror/state").StateEffectType<number | null>} */
const markLine = StateEffect.define();
const marked = StateField.define({
  create: () => Decoration.none,
  update(lines, transaction) {
    const effect = transaction.effects.find((one) => one.is(markLine));
    if (!effect) return transaction.docChanged ? Decoration.none : lines;
    const { doc } = transaction.state;
    if (effect.value === null || effect.value < 1 || effect.value > doc.lines) return Decoration.none;
    return Decoration.set(Decoration.line({ class: "lab-wrong-line" }).range(doc.line(effect.value).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Returns code with the quotes and dashes that Python accepts. @param {string} text */
export function straightened(text) {
  return text.replace(CROOKED, (sign) => STRAIGHT.get(sign) ?? sign);
}

/** Replaces curly quotes in typed or pasted text, and nothing else. */
const straighten = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || !transaction.isUserEvent("input")) return transaction;
  /** @type {import("@codemirror/state").ChangeSpec[]} */
  const changes = [];
  transaction.changes.iterChanges((_from, _to, from, _end, inserted) => {
    for (const { index, 0: sign } of inserted.toString().matchAll(CROOKED)) {
      changes.push({ from: from + index, to: from + index + 1, insert: STRAIGHT.get(sign) });
    }
  });
  return changes.length > 0 ? [transaction, { changes, sequential: true }] : transaction;
});

// CodeMirror parses for 20 ms after a key and continues later; it does not indent after code that it has not parsed.
const PATIENCE_TO_INDENT = 500; // ms

/**
 * Parses the code before Enter, for the command that then starts an indented line.
 * @param {EditorView} view
 */
function parseBeforeEnter(view) {
  forceParsing(view, view.state.selection.main.head, PATIENCE_TO_INDENT);
  return false; // then the key's other commands run
}

export class Editor {
  /** @type {import("@codemirror/state").Extension[]} */
  #extensions;

  /**
   * @param {HTMLElement} place
   * @param {object} how
   * @param {string} how.label its name for screen readers
   * @param {string} how.text
   * @param {(text: string) => void} how.changed
   */
  constructor(place, { label, text, changed }) {
    this.#extensions = [
      lineNumbers(),
      history(),
      drawSelection(),
      indentOnInput(),
      indentUnit.of("    "),
      bracketMatching(),
      closeBrackets(),
      autocompletion({ override: [completeFromList(OFFERED)] }),
      new LanguageSupport(pythonLanguage), // `python()` would bring completions, which the list above replaces
      syntaxHighlighting(classHighlighter),
      highlightActiveLine(),
      EditorView.lineWrapping,
      marked,
      straighten,
      EditorView.contentAttributes.of({
        "aria-label": label,
        tabindex: "0",
        autocapitalize: "off",
        autocorrect: "off",
        spellcheck: "false",
      }),
      keymap.of([{ key: "Enter", run: parseBeforeEnter }, ...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, indentWithTab]),
      EditorView.updateListener.of((update) => update.docChanged && changed(this.text)),
    ];
    this.view = new EditorView({ parent: place, state: this.#begin(text) });
  }

  /** @param {string} text */
  #begin(text) {
    return EditorState.create({ doc: text, extensions: this.#extensions });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /** Shows the code of another robot; this cannot be undone. @param {string} text */
  load(text) {
    this.view.setState(this.#begin(text));
  }

  /** Undoes the last edit, for people without a keyboard. */
  undo() {
    undo(this.view);
  }

  redo() {
    redo(this.view);
  }

  get canUndo() {
    return undoDepth(this.view.state) > 0;
  }

  get canRedo() {
    return redoDepth(this.view.state) > 0;
  }

  /** @param {string} text replaces the code, which can be undone */
  show(text) {
    if (text === this.text) return;
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  /** @param {number | null} line marks the line with an error, counted from 1, and shows it */
  mark(line) {
    const { doc } = this.view.state;
    const effects = [markLine.of(line)];
    if (line !== null && line >= 1 && line <= doc.lines) {
      this.view.dispatch({ effects: [...effects, EditorView.scrollIntoView(doc.line(line).from, { y: "center" })] });
    } else this.view.dispatch({ effects });
  }

  end() {
    this.view.destroy();
  }
}
