/** The types of the bridge's answers (py/rollbook/bridge), and of the data that the page's modules exchange. */

type Argument = string | number | string[] | number[];

interface Message {
  id: string;
  arguments: Record<string, Argument>;
}

interface RefusalAnswer extends Message {
  sentence: string;
  reason?: RefusalAnswer;
}

interface GameAnswer {
  id: string;
  version: number;
  seats: number[];
  lowest_wins: boolean;
  options: Record<string, { values: (string | number)[]; default: string | number; beginners?: string | number | null }>;
}

type Actor = number | "dice";

interface LogEntry {
  number: number;
  actor: Actor;
  turn: number;
  text: string;
  /** Whether it was a pass. */
  passed: boolean;
  events: Message[];
}

interface ScoreLine extends Message {
  points: number | null;
}

interface MatchResult {
  scores: number[];
  winners: number[];
  lines: ScoreLine[][];
  ending: Message;
}

interface SeatAnswer {
  name: string;
  bot: string | null;
  /** The id of the robot in this device's lab that plays here; the record has only its name. */
  own?: string;
}

/** The match after a number of actions: the bridge's `position`. */
interface Position {
  game: string;
  /** Whether each seat has its own sheet, and several seats may act at once. */
  own_sheets: boolean;
  /** Whether the board itself shows the rolled dice. */
  dice_on_board: boolean;
  /** Whether the fewest points win. */
  lowest_wins: boolean;
  seats: SeatAnswer[];
  actions: number;
  to_act: Actor[];
  turn: number;
  prompts: Record<string, Message>;
  /** The prompt for the roll, if it needs its own words. */
  roll_prompt: Message | null;
  dice: { count: number; faces: (string | number)[] }[];
  last_roll: string[];
  rolls: number;
  /** The number that everyone makes of the dice, if the board does not show it. */
  rolled_number: number | null;
  view: any;
  scores: number[];
  /** The words instead of each seat's score, if the score by itself says too little. */
  score_words: (Message | null)[];
  result: MatchResult | null;
  latest: LogEntry | null;
}

/** The class code that set up a match, if any, and its locks. */
interface OfClass {
  class_code: string | null;
  locks: string[];
}

/** The current match: the bridge's `table`. */
interface Table extends Position, OfClass {
  version: number;
  /** The seats that move after the next roll, and may ask for its chances. */
  before_throw: number[];
  options: Record<string, string | number>;
  can_redo: boolean;
  /** Whether the page or the players add the dice and find the legal moves. */
  work: "page" | "self";
  /**
   * For each seat, the number of its moves that were right first time, and the number of its moves; null if the page finds the legal moves.
   */
  right_at_once: [number, number][] | null;
  /** The gains of the latest move, if a robot has made it. */
  /** The course of a finished match, in one friendly sentence. */
  story: Message | null;
  /** The event in which the winner beat the best other seat; null if there is none. */
  why: Message | null;
  /** Each person's best moment in a finished match. */
  moments: { seat: number; event: Message }[];
  /** The id of the match, from the request that put it on Python's table. */
  match: string | null;
  record: string;
  /** The first choices of each seat that is to act. */
  choices: Record<string, Choices>;
}

/** The number of rolls that reach a place, out of all rolls, and the message about the gain there. */
interface ChancePlace {
  ways: number;
  of: number;
  gain: string | null;
  /** The number of rolls with that gain. */
  gaining: number;
}

/** The chances of the next roll for a seat: `chances` of the bridge. */
interface ChancesAnswer {
  seat: number;
  /** The place of each pick; the empty pick means useless rolls. */
  places: Record<string, ChancePlace>;
  gains: ChancePlace[];
}

/** A roll that reaches a place, and the number of orders of its dice: `chance_throws` of the bridge. */
interface ChanceThrow {
  faces: string[];
  total: number | null;
  orders: number;
  /** Whether something is gained. */
  gains: boolean;
}

/** A chart of a game's chances: each bar with its label. */
interface ChanceChart {
  id: string;
  bars: { label: string; ways: number; of: number }[];
}

/** The frequencies of a game, and the figures of the questions about them: `chance_charts` of the bridge. */
interface ChanceChartsAnswer {
  charts: ChanceChart[];
  figures: Record<string, Argument>;
}

/** A seat's mean share of the win over all matches, with its confidence interval. */
interface WonShare {
  share: number;
  low: number;
  high: number;
}

/** Playouts from a position: `play_on` of the bridge. */
interface PlayedOnAnswer {
  done: boolean;
  /** The number of playouts after each action. */
  played: number;
  /** For each action, the share of each seat. */
  shares: Record<string, WonShare[]>;
}

/** The luck and the cost of choices of a seat: sums in the evaluator's points, and their margins of error. */
interface SeatLuck {
  luck: number;
  luck_within: number;
  cost: number;
  cost_within: number;
  /** The smallest difference that the evaluator can detect in one roll or move. */
  noise: number;
}

/**
 * Luck and choice of a match, separately: `luck` of the bridge, once it is done; null if the game has no evaluator.
 */
interface LuckAnswer {
  done: boolean;
  throws: { number: number; seat: number; value: number }[] | null;
  seats: SeatLuck[] | null;
  /** The seat that had the better dice, or chose better; null if the evaluator cannot tell. */
  better_dice: number | null;
  better_choices: number | null;
}

/** A good move, with its effects and its gains: the bridge's `hints`. */
interface HintAnswer {
  move: string;
  picks: string[];
  events: Message[];
  gains: Message[];
  region: HintRegion | null;
}

/** The part of the board with a good move: its words, and its places by their picks. */
interface HintRegion extends Message {
  places: string[];
}

/** A costly move, and a better one: the bridge's `turning_points`. */
interface TurningPoint {
  played: LogEntry;
  /** The picks of the move. */
  picks: string[];
  better: HintAnswer;
  /** The position before, with the picks of either move: the page asks for both once it knows the point. */
  before?: import("./shelf/rules.js").PicturePosition[];
}

/** The contents of a record: the bridge's `inspect`. */
interface RecordSummary extends OfClass {
  record: string;
  game: string;
  options: Record<string, string | number>;
  seats: SeatAnswer[];
  actions: number;
  to_act: Actor[];
  turn: number;
  scores: number[];
  result: MatchResult | null;
}

interface Choices {
  /** The picks, after those that they imply. */
  picks: string[];
  /** The picks that leave no other choice: the page adds them by itself. */
  implied?: string[];
  /** The prompt of the next pick. */
  prompt: Message | null;
  next: string[];
  move: string | null;
  /** Whether the move can be played without a confirmation. */
  at_once: boolean;
  /** The pick that passes, if it may be tapped: a control, because boards have no place for it. */
  passing: string | null;
  /** The move that the page may play by itself, because the seat can only pass. */
  forced: string | null;
  /** The data of the picks so far, for the game's board. */
  so_far: any;
  refusal?: RefusalAnswer;
  /** Whether legal taps may be marked; false in self-check mode. */
  marked?: boolean;
  /** Whether these picks could be a complete move, in self-check mode. */
  declarable?: boolean;
  /** The picks that a second tap adds again instead of removing them. */
  again?: string[];
  /** The answers to choose from: before anything else, one of them is picked, with `=` before it. */
  answers?: string[];
  /** The right answer that was picked. */
  answered?: string | null;
  /** The remark that records a refused try, in self-check mode. */
  wrong?: string;
}

/** The set-up of a class code: the bridge's `class_set_up`. */
interface ClassSetUp extends Pick<SetUp, "game" | "options"> {
  /** The code as shown. */
  code: string;
  seats: SeatAnswer[];
  /** The same dice on every tablet, each tablet's own, or real ones. */
  dice: "same" | "own" | "real";
  work: "page" | "self";
  locks: string[];
  seed: number;
  /** The kind of puzzles, if the code is for puzzles; their sheet has the number `seed`. */
  puzzles?: string;
  /** The number of puzzles. */
  count?: number;
}

/** The list of a class: `read_roster` of the bridge. */
interface ClassRoster {
  code: string;
  names: RosterName[];
  /** The codes of further groups, by their letters. */
  groups: Record<string, string>;
  /** The salt and hash of a PIN, or nothing. */
  pin: string;
}

/** A match, or a class's puzzles, to be finished before anything else on this tablet. */
interface Held {
  id: string;
  /** The salt and hash of the teacher's PIN; empty without one. */
  pin: string;
  game: string;
  address: string;
  /** Further addresses that are shown. */
  also?: string[];
  /** The id of its message. */
  words: string;
}

/** The names in a pasted text, and its other content: `names_in` of the bridge. */
interface PastedNames {
  names: RosterName[];
  left_out: Message[];
}

interface RosterName {
  name: string;
  /** The letter of a group. */
  group: string;
}

/** The groups of a class by their letters: `class_groups` of the bridge. */
type ClassGroups = Record<string, { set_up: ClassSetUp; differs: string[]; same_dice: boolean; points: boolean; with: string }>;

/** The people on a list who have played: `attendance` of the bridge. */
interface Attendance {
  missing: string[];
  /** For each result, the names that are not on the list. */
  strangers: string[][];
  /** For each result, the names whose group on the list is not the group played, with the letter of their group. */
  elsewhere: Record<string, string>[];
  /** For each result, the largest number of results so far with one of its names. */
  times: number[];
}

/** The rolls of a class: `class_throws` of the bridge. */
interface ClassThrowsAnswer {
  /** The charts for each number of results, in order of arrival. */
  steps: { dice: number; charts: DiceChart[] }[];
  /** The charts with additional tablets, whose rolls are simulated. */
  more: { throws: number; charts: DiceChart[] } | null;
}

/** A position in which people in a class made different moves with the same dice: `class_choices` of the bridge. */
interface ClassChoice {
  dice: string[];
  /** The number of its roll, counted from 0. */
  turn: number;
  /** The result that shows it, after `at` actions. */
  match: number;
  at: number;
  /** The moves, the most frequent first. */
  ways: { matches: number[]; entries: LogEntry[]; after: number; gained: number }[];
  /** The indices of the moves that gained the most; empty if all gained the same. */
  better: number[];
}

/** The questions that a class missed: `class_missed` of the bridge. */
interface ClassMissedAnswer {
  /**
   * The most missed question first: the number of people asked, and of people who missed it; the number of moves, and of
   * moves after a wrong try.
   */
  questions: (Message & { people: number; missed: number; moves: number; wrong: number })[];
  /** The number of questions at the beginning that are worth a look. */
  most: number;
  /** The people who missed something, with the number of times that they missed each question, by its number. */
  children: { result: number; seat: number; questions: { question: number; wrong: number }[] }[];
  /** The sums: the largest number of each in rows, the others together in columns; `share` in percent. */
  table: { rows: number[]; columns: number[]; cells: ({ people: number; missed: number; share: number } | null)[][] } | null;
}

/** Those who missed more than `missed` of `of` questions, and the group with help for them: `help_group` of the bridge. */
interface HelpGroupAnswer {
  missed: number;
  of: number;
  /** The number of names that answered enough questions. */
  counted: number;
  /** Those who are in no group yet, and those who are in one. */
  helped: HelpedName[];
  kept: HelpedName[];
  /** The group with help; null if no letter is free or there is no more help. */
  letter: string | null;
  code: string | null;
}

interface HelpedName {
  name: string;
  group: string;
  missed: number;
  asked: number;
}

/** A child in the lessons of a class: `class_weeks` of the bridge. Null: the lesson has no results, or was not for this child. */
interface ChildInLessons {
  name: string;
  /** In each lesson: the number of results, of moves, of those right first time, of hints; the rolls of unfinished matches; the latest score. */
  lessons: ({ results: number; right: number; moves: number; hints: number; rolls: number | null; score: number | null } | null)[];
  /** The questions that went wrong, those of the most lessons first; `wrong` counts the moves in each lesson, null if it was not asked. */
  missed: (Message & { wrong: (number | null)[] })[];
}

/** A result that was replayed and belongs to its class: the bridge's `read_class_result`. */
interface ClassResult {
  code: string;
  game: string;
  seats: SeatAnswer[];
  /** Null while the match is unfinished. */
  scores: number[] | null;
  winners: number[];
  /** The progress of an unfinished match: its rolls so far, and the fewest that a match takes (null if the rules set no minimum). */
  unfinished: { rolls: number; at_least: number | null } | null;
  lowest_wins: boolean;
  actions: number;
  /** For puzzles, their kind, the number of answers shown, and the number of puzzles whose time ran out. */
  puzzles?: string;
  shown?: number;
  late?: number;
  /** The number of hints, and of rolls taken back. */
  hints: number;
  take_backs: number;
  /** Its number among the matches of its code on its tablet, counted from 1. */
  again: number;
  /** The counts of its dice: how often each value came up, for each kind of roll. */
  throws: Record<string, Record<string, number>>;
  dice: "same" | "own" | "real";
  /** Equal for results with the same dice; null for real dice. */
  seed: number | null;
  /** Equal for finished results with the same moves. */
  moves: string;
  right_at_once: [number, number][] | null;
  /** For each seat, the questions that it answered, as `class_missed` takes them. */
  asked: object[][] | null;
  /** Identifies the result: equal only for copies of it. */
  mark: string;
  text: string;
}

/** The minimum, the median and the maximum. */
interface Spread {
  min: number;
  median: number;
  max: number;
}

/** The summary of a class's results: the bridge's `class_spread`. */
interface ClassSpread {
  people: number;
  scores: Spread | null;
  /** The spread of the number of moves in 100 that were right first time. */
  right: Spread | null;
  /** The results in the order of the list, the best first. */
  order: number[];
}

/** A match on the projector: `projector` of the bridge. */
interface ProjectorAnswer {
  record: string;
  position: Position & { choices: Choices | null };
  /** The seat that is to move; null if dice are due or the match is over. */
  seat: number | null;
  /** The number of its legal moves. */
  ways: number | null;
}

/** The puzzles of a sheet, without their answers: `puzzles` of the bridge. */
interface PuzzlesAnswer {
  /** The time for each puzzle, in seconds. */
  seconds: number;
  /** The number of hints before the answer. */
  hints: number;
  puzzles: {
    question: Message;
    dice: string[];
    asked: "one" | "many" | "number";
    options: Message["arguments"][];
    seat: number;
    position: (Pick<Position, "seats" | "view" | "turn" | "to_act" | "latest"> & { choices: Choices | null }) | null;
  }[];
}

/** The progress of a puzzle: `puzzle_runs.Solved` of the bridge. */
interface SolvedPuzzle {
  tries: number;
  hints: number;
  right: boolean;
  shown: boolean;
  late: boolean;
}

/** A child's progress through the puzzles of a class: `class_puzzles`, `puzzles_left` and `solve_puzzles` of the bridge. */
interface RunAnswer extends PuzzlesAnswer {
  record: string;
  code: string;
  game: string;
  kind: string;
  number: number;
  name: string;
  done: SolvedPuzzle[];
  /** The current puzzle, with the hints already given (`given`); null at the end. */
  now: (SolvedPuzzle & { given: PuzzleHint[] }) | null;
  /** The outcome of `solve_puzzles`: whether an answer is right, and the hint or the answer. */
  right?: boolean;
  hint?: PuzzleHint | null;
}

/** A hint to a puzzle, or its answer: `puzzle_hint` of the bridge. The first hint is in the page's words. */
interface PuzzleHint {
  count?: number;
  out?: number[];
  low?: number;
  high?: number;
  answer?: Message;
  right?: number[];
}

/** The actions of a match from one roll to the next. */
interface ComparedTurn {
  dice: string[];
  entries: LogEntry[];
  after: number;
  /** The points of its people in this turn. */
  gained: number;
}

/** Two matches turn by turn: the bridge's `compare_class_results`. */
interface Comparison {
  matches: [RecordSummary, RecordSummary];
  /** The turns; a side is null if its match is over. */
  turns: { sides: [ComparedTurn | null, ComparedTurn | null]; same: boolean; better: 0 | 1 | null; by: number }[];
  /** The first turn that differs. */
  parting: number | null;
}

/** A seat's look: its colour and its symbol. */
interface SeatLook {
  colour: string;
  symbol: string;
}

/** The table settings, which are not part of a record. */
interface TableSettings {
  looks: SeatLook[];
  /** Whether the page plays forced moves by itself. */
  auto: boolean;
  /** Whether people use real dice and type in their faces. */
  realDice?: boolean;
  /** Whether people may request hints; true by default. */
  hints?: boolean;
  /** The teacher's locks: hints, robots, settings, new matches, real dice. */
  locks?: string[];
  /** The salt and hash of the teacher's PIN that opens this tablet while the match runs. */
  pin?: string;
  /** The step of a guided first match; without it there is no guide. */
  lesson?: number;
  /** Whether the table is hidden until the next person has taken the device. */
  curtain?: boolean;
  /** The robots of the lab that play, by their seats. */
  robots?: Record<string, string>;
  /** The side that each seat faces (hand_over.js), if the page turns to the current player. */
  sides?: number[];
}

/** The set-up of a new match: chosen on its screen, kept for the next time, given in a link, or put into a class code. */
interface SetUp extends Partial<TableSettings> {
  game: string;
  /** The text of each seat as in a record, or the number of seats. */
  seats: string[] | number;
  options: Record<string, string | number>;
  seed: number | string | null;
  work?: "page" | "self";
  /** The seat that has already won the roll-off. */
  first?: number;
}

/** A new match as the build has made it. `entries`: the roll-off that seat `first` has won. */
type BuiltStart = Table & { first?: number; entries?: LogEntry[] };

/** A match as stored on the device, under its own key. */
interface SavedMatch {
  id: string;
  revision: number;
  /** A mark that differs for each revision, so that the work of two tabs cannot be confused. */
  mark?: string;
  /** The name that people gave it; empty if it uses the players' names. */
  name: string;
  made: number;
  changed: number;
  record: string;
  /** The table settings, under their original name in storage. */
  things: TableSettings;
  about: MatchAbout;
  /** Python's last answer, while the match runs. It never leaves the device, and another version of Rollbook drops it. */
  left?: AsLeft;
}

/** A match to resume: Python's last answer for exactly this record, which is drawn until Python has started (table/as_left.js). */
interface AsLeft extends Pick<import("./match/match_state.js").MatchState, "entries" | "remarks"> {
  /** The version of Rollbook that stored it. */
  version: string;
  table: Table;
}

/** The part of a match that lists show without asking Python. */
interface MatchAbout {
  game: string;
  seats: string[];
  actions: number;
  winners: number[] | null;
  scores?: number[];
  /** The seat whose turn it is; null if several may act, or none. */
  turn?: number | null;
}

/** The state on the table: the current match (session.js), or an earlier position (look_back.js). */
interface Scene {
  saved: SavedMatch;
  picks: string[];
  choices: Choices;
  rolling: boolean;
  /** The seat on the board that may act. */
  seat: number | null;
  /** The seat whose board is shown. */
  shownSeat: number;
  /** The seat that is to move or to roll the dice. */
  turn: number;
  /** The robot that is to act, if any. */
  robot?: number | null;
  diceDue: boolean;
  /** The keypad for the faces of real dice. */
  keypad?: FaceKeypad;
  /** The refusal of the last tap. */
  refusal?: import("./match/match_state.js").MatchState["refusal"];
}

/** The keypad for the faces of real dice (table/dice.js). */
interface FaceKeypad {
  readonly open: boolean;
  readonly full: boolean;
  readonly typed: string[];
  readonly words: string;
  type(face: string): void;
  back(): void;
  faceOf(key: string): string | undefined;
  draw(): import("lit-html").TemplateResult;
}

/** The statistics of the device's matches: `statistics` of the bridge. */
interface Statistics {
  /** The games, each with the best score of people in matches against others, and their names. */
  games: { game: string; played: number; finished: number; best: { points: number; names: string[] } | null }[];
  /** The moves that people worked out themselves, and how many were right first time. */
  work: { name: string; moves: number; right: number }[];
  /** The people's wins in matches against others, the most first. */
  people: { name: string; matches: number; wins: number; won: { game: string; wins: number }[] }[];
  alone: { game: string; matches: number; best: number; mean: number }[];
  /** The dice that Rollbook rolled, and those that people rolled and typed in. */
  own: DiceChart[];
  thrown: DiceChart[];
}

interface DiceChart {
  /** The number of dice rolled together. */
  dice: number;
  throws: number;
  bars: DiceBar[];
  /** The percentage of cases in which fair dice stray at least as far; null if there are too few rolls to tell. */
  of_100: number | null;
}

interface DiceBar {
  value: string;
  seen: number;
  expected: number;
  /** `low` to `high`: the counts in 19 of 20 cases with fair dice. */
  low: number;
  high: number;
}

/** A screen: the page below its notices. */
interface PageScreen {
  title: string;
  draw(): import("lit-html").TemplateResult;
  /** Called after each drawing. */
  afterDraw?(): void;
  /** Where the focus continues if the focused element is gone: selectors, the most urgent first. */
  due?: string[];
  /** Positions an element next to another one, after each drawing and when the size changes. */
  layOut?(): void;
  /** Runs slow work; if it rejects, the screen is left, and the page gives the reason and offers a next step. */
  enter?(): Promise<void>;
  leave?(): void;
  key?(event: KeyboardEvent): void;
  /** Takes files dragged onto the page, on screens where they are not matches to store. */
  takeFiles?(files: File[]): Promise<void>;
  /** Called when the matches on this device may have changed, or only this one. */
  changed?(id?: string, what?: "matches" | "robots" | "classes"): Promise<void>;
  changeSeat?(seat: number): Promise<void>;
  /** The match on its table. */
  session?: import("./match/session.js").Session;
}

/** A sentence above the screen, until it is dismissed. */
interface Notice {
  id: string;
  text: string;
  /** A notice may outlast its screen, so `run` acts on the page as a whole. */
  actions: { act: string; label: string; run: (page: PageContext) => void }[];
  /** Whether it ends with the screen. */
  brief?: boolean;
  /** The matches that were deleted and that it offers to put back. */
  deleted?: SavedMatch[];
}

/** A screen whose code is loaded on first use; `heading` is the id of its placeholder heading. */
interface LazyScreen {
  heading: string;
  fetch(): Promise<PageScreen>;
}

type LabScreen = import("./lab/lab_screen.js").LabScreen;
type PicturePosition = import("./shelf/rules.js").PicturePosition;
type SavedClass = import("./class/classes.js").SavedClass;
type SavedRobot = import("./robot/robots.js").SavedRobot;

/**
 * The page for a screen (shell/visit.js), or for code without a screen (shell/page.js). Once a screen has been
 * left, only the store and the notices still work for it.
 */
interface PageContext {
  /** Aborted when the screen is left. */
  readonly signal: AbortSignal;
  readonly store: import("./match/store.js").Store;
  readonly robots: import("./robot/robots.js").Robots;
  readonly classes: import("./class/classes.js").Classes;
  /** Hides the features that a teacher's match locks. */
  readonly lock: import("./shell/lock.js").Lock;
  /** Python. A late answer rejects with `Cancelled`. */
  readonly engine: import("./match/match_client.js").Caller & Pick<import("./python/engine.js").Engine, "expectBots">;
  /**
   * Runs some work with a page that is never left, such as storing a received result: it continues after the screen is
   * left.
   */
  outlive<T>(work: (page: PageContext) => T): T;
  readonly notices: Notice[];
  /** The progress of Python's start; null once it answers, or has failed. */
  readonly phase: import("./python/engine.js").Phase | null;
  /** Download progress of Python, from 0 to 1; 0 if unknown. */
  readonly arrived: number;
  /** The error of a failed start of Python. */
  readonly failure: import("./text/problems.js").Problem | null;
  readonly offline: import("./shell/offline.js").OfflineState;
  readonly notKept: import("./files/causes.js").Cause | null;
  /** Data that one screen leaves for another, by name; it ends with the page. */
  readonly handoff: Map<string, any>;
  /** The learner's name, from a learning platform. */
  readonly learner: string;
  /** Asks the browser to install the page on the device; null if it cannot be asked. */
  readonly install: (() => void) | null;
  draw(): void;
  /** Goes to an address. */
  go(address: string): void;
  /** Goes to an address that replaces the current one, so that going back does not repeat actions. */
  goInstead(address: string): void;
  /** Changes what the address bar shows; the screen stays. */
  standAt(address: string): void;
  notify(notice: Notice): void;
  dismiss(id: string): void;
  /** Reports why an action failed; nothing has changed. */
  report(error: unknown): void;
}

type Translate = (id: string, values?: Record<string, Argument | null | undefined>) => string;

/** The callbacks of a session. */
interface SessionCallbacks {
  /** Called when something has changed. */
  changed(): void;
  /** Animates the roll. */
  showRoll(): Promise<void> | void;
  /** Called when an action is done, saved and drawn: a new one, a redone one, or the undone action `takenBack`. */
  acted(how?: { takenBack?: LogEntry; again?: boolean }): void;
  /** Called when the match is over, and its end has been visible for a while. */
  ended(): void;
  /** Called when the session has taken over actions from another tab. */
  followed(): void;
  /** Called when something failed for a reason other than the rules. */
  failed(error: unknown): void;
}

/** The functions of the browser that a session needs; tests replace them. */
interface SessionSurroundings {
  /** Marks the page as busy, until the returned function is called. */
  hold(name: string): () => void;
  /** Runs some work, and marks the page as busy meanwhile. */
  whileBusy<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Calls a function after `time` milliseconds; returns a function that cancels it. */
  later(name: string, time: number, then: () => void): () => void;
  /** Resolves after `time` milliseconds, or when aborted. */
  wait(time: number, signal: AbortSignal): Promise<void>;
  /** The length of a pause at the preferred speed. */
  paced(time: number): number;
  /** Whether to reduce motion. */
  lessMotion(): boolean;
  /** Resolves when the page is visible, or when aborted. */
  visible(signal: AbortSignal): Promise<void>;
  /** Runs some work while no other tab runs work of this name. */
  alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void>;
}

/** The data for drawing a board. */
interface BoardProps {
  /** The game's own view, from Python. */
  view: any;
  /** The picks that may be tapped now. */
  next: Set<string>;
  /** The picks made so far. */
  picks: string[];
  /** The game's data of the picks so far (`State.so_far`). */
  so_far: any;
  /** Whether the picks made so far are a complete move. */
  complete: boolean;
  /** Whether legal taps are marked; if not (self-check mode), anything may be tapped. */
  marked: boolean;
  /** Whether the board may show what the next roll can bring; not in a puzzle, in self-check mode, or without hints or chances. */
  advised: boolean;
  /** Whether the dice still roll, so that their faces must not be shown yet. */
  rolling: boolean;
  /** The acting seat, or null if the dice are due, the match is over, or the seat shown is not to act. */
  seat: number | null;
  /** The seat whose sheet is shown large, on boards where each seat has its own. It is the acting seat if it may act. */
  shownSeat: number;
  seats: (SeatLook & { name: string })[];
  /** The events of the last action. */
  latest: Message[];
  /** The actor of that action. */
  by: Actor | null;
  t: Translate;
  /**
   * Call it with the tapped pick, legal or not, and with the earlier pick, if any, that it replaces, as one die replaces another. The page handles
   * keys and tabindex.
   */
  pick(text: string, instead?: string | null): void;
  /** Call it with the seat whose small sheet is tapped: it only shows that sheet large. */
  showSeat(seat: number): void;
  /** The dice, for a board on which they are rolled (`holdsDice`). */
  tray?: unknown;
}

/** A burst of noise: seconds from now, volume, pitch, and its length in seconds. */
type Knock = [number, number, number, number?];

/** The page's counterpart of a game's module in Python. */
interface BoardModule {
  /** Whether the dice are rolled on the board, not in a tray next to it. */
  holdsDice?: boolean;
  /** The sound of a move, which differs by the material of the pieces. */
  sound?: Knock[];
  draw(props: BoardProps): import("lit-html").TemplateResult;
  /** A small picture for the shelf. */
  emblem(): import("lit-html").TemplateResult;
}

/** How a game's board is printed: black on white, without a style sheet (games/GAME/paper.js). */
interface PaperModule {
  /** The number of empty boards that fit on a sheet: 1 to 4. */
  perPage: number;
  /** The options of each empty board that is printed. */
  boards(game: GameAnswer): Record<string, string | number>[];
  /** Consecutive pictures of the rules: on paper only the last one is drawn, with the words of all of them below it. */
  pictures: string[];
  /** A position, as the seat's own board shows it. */
  draw(view: any, seat: number, t: Translate): import("lit-html").TemplateResult;
  /** The legend of a board's letters. */
  key?(view: any, t: Translate): import("lit-html").TemplateResult;
  /** The words and drawings below an empty board. */
  legend?(view: any, t: Translate): import("lit-html").TemplateResult;
}

/** The offers of the teacher's desk for a game: `teachers_desk` of the bridge. */
interface TeachingAnswer {
  game: string;
  /** The ids of its kinds of task. */
  kinds: string[];
  /** Whether its dice can be rolled for a class that plays on paper. */
  dice: boolean;
  /** The figures in its lesson plans. */
  figures: Record<string, Argument>;
}

/** A task with its answer: `tasks` of the bridge. */
interface TaskAnswer {
  question: Message;
  answer: Message;
  /** The faces of the dice. */
  dice: string[];
  /** The position that it is about, if any, and the seat that is asked. */
  view: any;
  seat: number;
}

/** The dice of a class that plays on paper: `projected` of the bridge. */
interface ProjectedDice {
  throws: { round: number; faces: string[]; says: Message }[];
  /** The number of the next roll in a round, counted from 0, and the number of rolls in a round. */
  next: number;
  each: number;
  /** The dice of the next roll, and those of the last one. */
  dice: { count: number; faces: (string | number)[] }[];
  last: { count: number; faces: (string | number)[] }[];
  charts: DiceChart[];
  /** The number of rounds still to play after someone has finished. */
  rounds_after: number;
}
