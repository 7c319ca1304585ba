// Made by tools/make_types.py from the Python side; do not edit.

export interface Hello {
  type: "hello";
  turn?: number;
  at?: number;
}

export interface Act {
  type: "act";
  turn: number;
  command: string;
  verb: string;
  noun?: number;
}

export interface Seal {
  type: "seal";
  turn: number;
  command: string;
  verb: string;
  noun?: number;
  seat?: number | null;
}

export interface Unseal {
  type: "unseal";
  turn: number;
  command: string;
  seat?: number | null;
}

export interface Foresee {
  type: "foresee";
  id?: number;
  seat?: number | null;
}

export interface Back {
  type: "back";
  turn: number;
  command: string;
  to?: number | null;
}

export interface MakeOffer {
  type: "offer";
  turn: number;
  command: string;
  kind: "back" | "replace" | "end";
  to?: number | null;
  place?: number | null;
  level?: string;
  seat?: number | null;
}

export interface Answer {
  type: "answer";
  command: string;
  offer: number;
  yes: boolean;
  seat?: number | null;
}

export interface Concede {
  type: "concede";
  turn: number;
  command: string;
  seat?: number | null;
}

export interface Chat {
  type: "chat";
  command: string;
  text: string;
  seat?: number | null;
}

export interface Phrase {
  type: "phrase";
  command: string;
  key: string;
  seat?: number | null;
}

export interface Point {
  type: "point";
  target?: string | null;
  seat?: number | null;
}

export interface Why {
  type: "why";
  verb: string;
  noun?: number;
  id?: number;
}

export interface Hint {
  type: "hint";
  id?: number;
  level?: string;
}

export interface Look {
  type: "look";
  seat?: number | null;
}

export interface Ping {
  type: "ping";
  id?: number;
}

export interface Origin {
  table: string;
  at: number;
  listed: boolean;
}

export interface SeatInfo {
  seat: number;
  title: string;
  kind: "person" | "bot" | "open";
  name: string;
  level: string;
  online: boolean;
  yours: boolean;
  lent: boolean;
  invited: boolean;
  sealed: number;
  asks: boolean;
  away: boolean;
}

export interface ClockRules {
  kind?: "none" | "move" | "budget";
  seconds?: number;
  increment?: number;
  out?: "bot" | "lose";
}

export interface ClockInfo {
  rules: ClockRules;
  left: number[];
  running: number;
  now: number;
}

export interface OfferInfo {
  offer: number;
  by: number;
  kind: "back" | "replace" | "end";
  to: number;
  place: number;
  level: string;
  until: number;
  yes: number[];
  waiting_for: number[];
}

export interface Msg {
  key: string;
  args: Record<string, string>;
}

export interface ResultInfo {
  how: "rules" | "agreed" | "time" | "conceded";
  reason: string;
  rule: string;
  winners: number[];
  loser: number | null;
  scores: number[];
  message: Msg;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  rules_version: number;
  edition: string;
  options: Record<string, string>;
  status: "gathering" | "playing" | "over";
  listed: boolean;
  spectators: boolean;
  forced: boolean;
  created: number;
  replay: boolean;
  position: boolean;
  same_draws: boolean;
  origin: Origin | null;
  seats: SeatInfo[];
  watching: number;
  clock: ClockInfo;
  offers: OfferInfo[];
  deciding: number;
  turn: number;
  at: number;
  result: ResultInfo | null;
  rematch: string | null;
  host: boolean;
  approve: boolean;
  hints: boolean;
  bot_level: string;
  stopped: Msg | null;
}

export interface LineInfo {
  turn: number;
  seat: number;
  at: number;
  text: string;
  phrase: string;
}

export interface TableNews {
  type: "table";
  table: TableInfo;
  chat: LineInfo[];
}

export interface ChoiceInfo {
  verb: string;
  noun: number;
  text: string;
  message: Msg;
}

export interface StoryLine {
  at: number;
  kind: string;
  seat: number;
  nouns: number[];
  message: Msg;
}

export interface Foreseen {
  decision: string;
  options: Record<string, number[]>;
  choices: ChoiceInfo[];
  prompt: Msg;
}

export interface Picked {
  verb: string;
  noun: number;
  text: string;
}

export interface ViewNews {
  type: "view";
  turn: number;
  at: number;
  seat: number;
  cover: number | null;
  view: unknown;
  prompt: Msg | null;
  choices: ChoiceInfo[];
  keep: number;
  story: StoryLine[];
  back: number[];
  early: Foreseen | null;
  sealed: Picked[];
  clock: ClockInfo | null;
  result: ResultInfo | null;
}

export interface Ack {
  type: "ack";
  command: string;
  turn: number;
}

export interface Refused {
  type: "refused";
  code: string;
  message: Msg;
  rule: string;
  command: string;
  id: number;
  turn: number;
  detail: string;
}

export interface LineNews {
  type: "chat";
  line: LineInfo;
}

export interface Pointed {
  type: "pointed";
  seat: number;
  target: string | null;
}

export interface Reason {
  type: "reason";
  id: number;
  verb: string;
  noun: number;
  allowed: boolean;
  rule: string;
  message: Msg | null;
}

export interface HintMove {
  seat: number;
  message: Msg;
}

export interface HintReason {
  feature: Msg;
  percent: number;
}

export interface HintCandidate {
  choice: ChoiceInfo;
  percent: number;
  line: HintMove[];
  reasons: HintReason[];
}

export interface HintNews {
  type: "hint";
  id: number;
  level: string;
  turn: number;
  choice: ChoiceInfo;
  candidates: HintCandidate[];
}

export interface ForeseenNews {
  type: "foreseen";
  id: number;
  question: Foreseen | null;
}

export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

export interface Bye {
  type: "bye";
  code: string;
}

export interface SeatSummary {
  title: string;
  kind: string;
  name: string;
  level: string;
}

export interface TableRow {
  id: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  status: string;
  created: number;
  replay: boolean;
  clock: string;
  seats: SeatSummary[];
  yours: number[];
  deciding: number | null;
}

export interface SeatWish {
  kind?: "me" | "invite" | "open" | "bot" | "closed";
  name?: string;
  level?: string;
}

export interface Beginning {
  position?: string;
  record?: string;
  table?: string;
  at?: number | null;
  redeal?: number | null;
}

export interface NewTable {
  game?: string;
  edition?: string;
  options?: Record<string, string>;
  seats?: SeatWish[];
  name?: string;
  listed?: boolean;
  spectators?: boolean;
  forced?: boolean;
  clock?: ClockRules;
  beginning?: Beginning | null;
  approve?: boolean;
  hints?: boolean | null;
  bot_level?: string;
}

export interface Rematch {
  seats?: "same" | "swapped";
  draws?: "new" | "same";
}

export interface Claim {
  name?: string;
  token?: boolean;
}

export interface Hand {
  to?: "bot" | "friend";
  level?: string;
}

export interface RecordText {
  record: string;
}

export interface PositionText {
  position: string;
  seat?: number | null;
}

export interface InviteLink {
  seat: number;
  code: string;
  path: string;
}

export interface NetworkInfo {
  address: string;
  can_open: boolean;
}

export interface Opened {
  table: TableInfo;
  invites: InviteLink[];
}

export interface Seated {
  table: string;
  seat: number;
  token: string | null;
}

export interface InviteInfo {
  table: string;
  game: string;
  title: string;
  edition: string;
  options: Record<string, string>;
  seat: number;
  seat_title: string;
  lent: boolean;
  good: boolean;
  taken: boolean;
  yours: boolean;
  name: string;
}

export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
  rule: string;
}

export interface StrengthInfo {
  bot: string;
  edition: string;
  seats: number;
  scale: "rating" | "won";
  value: number;
  low: number;
  high: number;
  games: number;
}

export interface GameInfo {
  game: string;
  title: string;
  rules_version: number;
  fewest_seats: number;
  most_seats: number;
  seats: string[];
  editions: string[];
  options: OptionInfo[];
  verbs: string[];
  events: string[];
  position_prefix: string;
  languages: string[];
  bots: string[];
  strengths: StrengthInfo[];
  manual: boolean;
  components: string;
}

export interface SourceInfo {
  code: string;
  text: string;
}

export interface RuleInfo {
  rule: string;
  game: string;
  chapter: string;
  text: string;
  cites: string;
  sources: SourceInfo[];
  language: string;
}

export interface ComponentInfo {
  part: string;
  what: string;
  value: string;
  provenance: string;
}

export interface ComponentsInfo {
  game: string;
  edition: string;
  values: ComponentInfo[];
  reconstructed: number;
}

export interface Frame {
  at: number;
  seat: number;
  view: unknown;
  prompt: Msg | null;
  story: StoryLine[];
  result: ResultInfo | null;
}

export interface PositionInfo {
  game: string;
  position: string;
  at: number;
}

export interface PositionRead {
  game: string;
  edition: string;
  seats: number;
  deciding: number | null;
  decision: string | null;
  view: unknown;
  prompt: Msg | null;
  choices: ChoiceInfo[];
  scores: number[];
  over: boolean;
}

export interface ScoringInfo {
  items: Record<string, unknown>[];
}

export interface Health {
  status: "ok" | "store-down" | "closing";
  version: string;
  compiled: boolean;
}

export interface Wish {
  verb: string;
  noun: number;
}

export interface PlayOn {
  position: string;
  acts?: Wish[];
  told?: number;
  why?: Wish | null;
}

export interface Played {
  news: ViewNews;
  scoring: Record<string, unknown>[];
  reason: Reason | null;
}

export interface TryInfo {
  acts: Wish[];
  rule: string;
}

export interface FigureInfo {
  key: string;
  example: string;
  position: string;
  show: string;
  tries: TryInfo[];
  steps: Wish[][];
  marks: Wish[];
  news: ViewNews;
  scoring: Record<string, unknown>[];
}

export interface BlockInfo {
  key: string;
  kind: string;
  text: string;
  rules: string[];
  when: string[];
  title: string;
  figure: string;
  captions: string[];
}

export interface SectionInfo {
  key: string;
  title: string;
  when: string[];
  blocks: BlockInfo[];
}

export interface ChapterInfo {
  key: string;
  title: string;
  when: string[];
  sections: SectionInfo[];
}

export interface SearchInfo {
  stop: string[];
  endings: string[];
  same: Record<string, string[]>;
}

export interface ManualInfo {
  game: string;
  language: string;
  title: string;
  lead: string;
  words: number;
  chapters: ChapterInfo[];
  when: Record<string, Record<string, string[]>>;
  figures: FigureInfo[];
  search: SearchInfo;
}

export interface Tried {
  acts?: Wish[];
  position?: string;
  at?: number;
}

export interface Sentence {
  key: string;
  args: Record<string, string>;
}

export interface ReviewedAction {
  seat: number;
  verb: string;
  noun: number;
  text: string;
  message: Sentence;
}

export interface ReviewReason {
  feature: string;
  share: number;
}

export interface MoveNote {
  kind: "move";
  turn: number;
  end: number;
  seat: number;
  before: number[];
  after: number[];
  loss: number;
  verdict: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  played: ReviewedAction[];
  best: ReviewedAction[];
  expected: ReviewedAction[];
  reasons: ReviewReason[];
}

export interface DrawNote {
  kind: "draw";
  turn: number;
  luck: number[];
}

export interface ReviewMark {
  turn: number;
  kind: "turn" | "round" | "scoring";
  number: number;
  seat: number;
  scores: number[];
}

export interface SeatReview {
  accuracy: number;
  moves: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  lost: number;
  start: number;
  luck: number;
  choices: number;
  result: number;
}

export interface Review {
  version: string;
  game: string;
  level: string;
  unit: "victory" | "points";
  actions: number;
  over: boolean;
  marks: ReviewMark[];
  notes: (MoveNote | DrawNote)[];
  seats: SeatReview[];
  moments: number[];
}

export interface ReviewPart {
  done: number;
  total: number;
  notes: (MoveNote | DrawNote)[];
  review: Review | null;
}

export interface NewName {
  name: string;
}

export interface Redeem {
  code: string;
}

export interface NewPasskey {
  credential: Record<string, unknown>;
}

export interface UsePasskey {
  credential: Record<string, unknown>;
  merge?: boolean;
}

export interface SignOut {
  sure?: boolean;
}

export interface DeviceInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  used: number;
}

export interface MeInfo {
  known: boolean;
  name: string;
  devices: DeviceInfo[];
  recovery: boolean;
  passkeys: PasskeyInfo[];
  can_have_passkeys: boolean;
}

export interface PasskeyOptions {
  options: Record<string, unknown>;
}

export interface CodeInfo {
  code: string;
  path: string;
  until: number;
}

export interface CodeUseInfo {
  kind: "link" | "recovery";
  name: string;
  yours: boolean;
  from_name: string;
  seats: number;
}

export interface EventView {
  kind: string;
  seat: number;
  nouns: number[];
}

export interface View {
  seat: number;
  deciding: number;
  decision: string;
  options: Record<string, number[]>;
  scores: number[];
  over: boolean;
  story: EventView[];
}

export type ClientMessage =
  | Hello
  | Act
  | Seal
  | Unseal
  | Foresee
  | Back
  | MakeOffer
  | Answer
  | Concede
  | Chat
  | Phrase
  | Point
  | Why
  | Hint
  | Look
  | Ping;

export type ServerMessage =
  | TableNews
  | ViewNews
  | Ack
  | Refused
  | LineNews
  | Pointed
  | Reason
  | HintNews
  | ForeseenNews
  | Pong
  | Bye;

export const REFUSALS = [
  "malformed",
  "too-large",
  "too-fast",
  "too-slow",
  "bad-choice",
  "unreadable",
  "stale",
  "reused",
  "rule",
  "not-your-turn",
  "not-begun",
  "over",
  "not-seated",
  "which-seat",
  "unknown-verb",
  "no-take-back",
  "no-offer",
  "bad-offer",
  "not-early",
  "no-hint",
  "hints-off",
  "no-review",
  "no-coach",
  "no-table",
  "no-such",
  "no-seat",
  "seat-taken",
  "one-seat",
  "removed",
  "begun",
  "bad-invite",
  "bad-token",
  "bad-code",
  "bad-passkey",
  "no-passkeys",
  "somebody-else",
  "guest",
  "last-device",
  "too-many-devices",
  "no-right",
  "no-spectators",
  "no-network",
  "secret",
  "unreadable-table",
  "stopped",
  "damaged",
  "replay",
  "too-many",
  "too-many-listed",
  "foreign",
  "method",
  "store",
  "our-mistake",
] as const;

export const LANGUAGES = [
  "en",
  "de",
  "pl",
] as const;

export type Language = (typeof LANGUAGES)[number];

export const GAMES = [
  "pebbles",
  "basilica",
  "stupor_mundi",
  "orleans",
] as const;
