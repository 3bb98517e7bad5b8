/** What travels over the worker's border (py/rollbook/bridge.py), and what the page's modules hand one another. */

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
  options: Record<string, { values: (string | number)[]; default: string | number }>;
}

type Actor = number | "dice";

interface LogEntry {
  number: number;
  actor: Actor;
  turn: number;
  text: string;
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
}

/** The match as it stood after so many actions: `Desk.position`. */
interface Position {
  game: string;
  seats: SeatAnswer[];
  actions: number;
  to_act: Actor[];
  turn: number;
  prompts: Record<string, Message>;
  dice: { count: number; faces: (string | number)[] }[];
  last_roll: string[];
  rolls: number;
  view: any;
  scores: number[];
  result: MatchResult | null;
  latest: LogEntry | null;
}

/** The match as it stands: `Desk.table`. */
interface Table extends Position {
  version: number;
  options: Record<string, string | number>;
  can_redo: boolean;
  record: string;
  /** What each seat that is to act can begin with. */
  choices: Record<string, Choices>;
}

/** A good move, with what it would do and what it gains: `Desk.hints`. */
interface HintAnswer {
  move: string;
  picks: string[];
  events: Message[];
  gains: Message[];
}

/** A move that cost much, and what would have been better: `Desk.turning_points`. */
interface TurningPoint {
  played: LogEntry;
  better: HintAnswer;
}

/** What a record holds: `Desk.inspect`. */
interface RecordSummary {
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
  next: string[];
  move: string | null;
  /** Whether the move can be played without asking. */
  at_once: boolean;
  /** What the game's board shows of the picks so far. */
  so_far: any;
  refusal?: RefusalAnswer;
}

interface SeatLook {
  colour: string;
  symbol: string;
}

/** What belongs to the table only, and to no record. */
interface TableThings {
  looks: SeatLook[];
  /** Whether the page plays forced moves by itself. */
  auto: boolean;
  /** Whether people throw dice of their own and type in what they show. */
  realDice?: boolean;
  /** Whether people may ask for hints; they may unless this says no. */
  hints?: boolean;
  /** Whether the table is hidden until the next person has taken the device over. */
  curtain?: boolean;
  /** Towards which side each seat sits (turning.js), if the page turns to whoever is to play. */
  sides?: number[];
}

/** A match as it is kept on the device, under its own key. */
interface SavedMatch {
  id: string;
  revision: number;
  /** What people call it; empty while it goes by their names. */
  name: string;
  made: number;
  changed: number;
  record: string;
  things: TableThings;
  about: MatchAbout;
}

/** What lists show of a match without asking Python. */
interface MatchAbout {
  game: string;
  seats: string[];
  actions: number;
  winners: number[] | null;
  scores?: number[];
  /** The seat whose turn it is; null where several may act, or none. */
  turn?: number | null;
}

/** What the table shows: the match as it is now (session.js), or as it once was (look_back.js). */
interface Scene {
  saved: SavedMatch;
  picks: string[];
  choices: Choices;
  rolling: boolean;
  /** The seat that may act, of those that the board shows. */
  seat: number | null;
  /** The seat whose board is shown. */
  shown: number;
  /** Whose turn it is to move or to throw the dice. */
  turn: number;
  diceDue: boolean;
  /** Where the faces of real dice are typed in. */
  keypad?: import("./parts/keypad.js").Keypad;
}

/** What the matches of the device add up to: `statistics` of the bridge. */
interface Statistics {
  games: { game: string; played: number; finished: number }[];
  /** Wins in matches against others, the most first. */
  people: { name: string; matches: number; wins: number }[];
  alone: { game: string; matches: number; best: number; mean: number }[];
  /** The dice that Rollbook rolled, and those that people threw and typed in. */
  own: DiceChart[];
  thrown: DiceChart[];
}

interface DiceChart {
  /** How many dice were thrown together. */
  dice: number;
  throws: number;
  bars: DiceBar[];
  /** Of how many in 100 cases fair dice stray at least as far; null if the throws are too few to say. */
  of_100: number | null;
}

interface DiceBar {
  value: string;
  seen: number;
  expected: number;
  /** What fair dice bring 19 times out of 20. */
  low: number;
  high: number;
}

type Translate = (id: string, values?: Record<string, Argument | null | undefined>) => string;

/** What a board is given to draw. */
interface BoardProps {
  /** The game's own view, from Python. */
  view: any;
  /** The picks that may be tapped now. */
  next: Set<string>;
  /** The picks made so far. */
  picks: string[];
  /** What the game says of the picks so far (`State.so_far`). */
  so_far: any;
  /** Whether the picks made so far are a whole move. */
  complete: boolean;
  /** Whether the dice still roll, so that what they show is not to be seen yet. */
  rolling: boolean;
  /** The acting seat, or null if the dice are due, the match is over, or the seat shown is not to act. */
  seat: number | null;
  /** The seat whose sheet is shown large, on boards where each seat has its own. It is the acting seat if it may act. */
  shown: number;
  seats: (SeatLook & { name: string })[];
  /** What the last action did. */
  latest: Message[];
  /** Who did it. */
  by: Actor | null;
  t: Translate;
  /**
   * To be called with what is tapped, whether it may be or not; and with the earlier pick, if any, whose place it takes, as
   * one die does another's. The page sees to keys and to tabindex.
   */
  pick(text: string, instead?: string | null): void;
  /** To be called with the seat whose small sheet is tapped: to look at it, which acts on nothing. */
  look(seat: number): void;
}

/** The page's counterpart of a game's module in Python. */
interface BoardModule {
  draw(props: BoardProps): import("lit-html").TemplateResult;
  /** Whether each seat has a sheet of its own; then only the shown seat's own actions can be taken back. */
  sheets?: boolean;
  /** A small picture for the shelf. */
  emblem(): import("lit-html").TemplateResult;
}
