/** The API. A refusal is thrown as an error with the message of the server. */
import { NO_ANSWER } from "../edition";
import type {
  CodeInfo,
  CodeUseInfo,
  ComponentsInfo,
  Frame,
  GameInfo,
  InviteInfo,
  InviteLink,
  ManualInfo,
  MeInfo,
  Msg,
  NetworkInfo,
  NewTable,
  Opened,
  PasskeyOptions,
  Played,
  PlayOn,
  PositionInfo,
  PositionRead,
  Refused,
  Rematch,
  ReviewPart,
  RuleInfo,
  ScoringInfo,
  Seated,
  TableInfo,
  TableRow,
} from "./generated/core";
import { type Reply, transport } from "./transport";

/** A refusal of the server. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    readonly said: Msg,
    readonly rule = "",
    readonly detail = "",
  ) {
    super(code);
  }
}

const NO_SERVER: Msg = { key: NO_ANSWER, args: {} };

async function request(method: "GET" | "POST", path: string, body?: string): Promise<string> {
  let reply: Reply;
  try {
    reply = await transport.request(method, path, body);
  } catch {
    throw new RefusedError("no-server", NO_SERVER);
  }
  if (reply.status < 300) return reply.text;
  const refused = refusedIn(reply.text);
  if (!refused?.message) throw new RefusedError("no-server", NO_SERVER);
  throw new RefusedError(refused.code, refused.message, refused.rule, refused.detail);
}

/** A refusal of ours; null if the answer comes from something between us and the server. */
function refusedIn(text: string): Refused | null {
  try {
    return JSON.parse(text) as Refused;
  } catch {
    return null;
  }
}

async function get<T>(path: string): Promise<T> {
  return JSON.parse(await request("GET", path)) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return JSON.parse(await request("POST", path, JSON.stringify(body))) as T;
}

const cache = new Map<string, Promise<unknown>>();

/** GET with a cache, for what does not change while the page is open. */
function once<T>(path: string): Promise<T> {
  let found = cache.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    found.catch(() => cache.delete(path));
    cache.set(path, found);
  }
  return found;
}

const atQuery = (at: number | null) => (at === null ? "" : `&at=${at}`);
const seatQuery = (seat: number | null) => (seat === null ? "" : `seat=${seat}`);

export const api = {
  games: () => once<GameInfo[]>("/api/games"),
  game: (key: string) => once<GameInfo>(`/api/games/${encodeURIComponent(key)}`),
  rules: (game: string, language: string) =>
    once<RuleInfo[]>(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`),
  rule: (id: string, language: string) => once<RuleInfo>(`/api/rules/${encodeURIComponent(id)}?language=${language}`),
  componentData: (game: string) => once<unknown>(`/api/games/${encodeURIComponent(game)}/components/data`),
  components: (game: string, edition: string) =>
    once<ComponentsInfo>(`/api/games/${encodeURIComponent(game)}/components?edition=${encodeURIComponent(edition)}`),
  words: (language: string, room: string) => request("GET", `/api/words/${language}/${room}`),

  open: (wish: NewTable) => post<Opened>("/api/tables", wish),
  lobby: (status: "gathering" | "playing") => get<TableRow[]>(`/api/tables?status=${status}`),
  mine: () => get<TableRow[]>("/api/tables/mine"),
  table: (id: string) => get<TableInfo>(`/api/tables/${encodeURIComponent(id)}`),
  frames: (id: string, seat: number | null, start: number, count: number) =>
    get<Frame[]>(`/api/tables/${encodeURIComponent(id)}/frames?${seatQuery(seat)}&start=${start}&count=${count}`),
  scoring: (id: string, seat: number | null, at: number | null = null) =>
    get<ScoringInfo>(`/api/tables/${encodeURIComponent(id)}/scoring?${seatQuery(seat)}${atQuery(at)}`),
  position: (id: string, seat: number | null, at: number | null) =>
    get<PositionInfo>(`/api/tables/${encodeURIComponent(id)}/position?${seatQuery(seat)}${atQuery(at)}`),
  record: (id: string) => request("GET", `/api/tables/${encodeURIComponent(id)}/record`),
  review: (id: string, since: number) => get<ReviewPart>(`/api/tables/${encodeURIComponent(id)}/review?since=${since}`),
  rematch: (id: string, wish: Rematch) => post<Opened>(`/api/tables/${encodeURIComponent(id)}/rematch`, wish),
  uploadRecord: (record: string) => post<Opened>("/api/records", { record }),
  manual: (game: string, language: string) =>
    once<ManualInfo>(`/api/games/${encodeURIComponent(game)}/manual?language=${language}`),
  play: (wish: PlayOn) => post<Played>("/api/positions/play", wish),
  readPosition: (position: string) => post<PositionRead>("/api/positions", { position }),

  network: () => get<NetworkInfo>("/api/network"),
  openNetwork: () => post<NetworkInfo>("/api/network", {}),

  invitation: (code: string) => get<InviteInfo>(`/api/invites/${encodeURIComponent(code)}`),
  accept: (code: string, name: string) => post<Seated>(`/api/invites/${encodeURIComponent(code)}`, { name }),
  sit: (id: string, seat: number, name: string) => post<Seated>(`/api/tables/${id}/seats/${seat}/claim`, { name }),
  invite: (id: string, seat: number) => post<InviteLink>(`/api/tables/${id}/seats/${seat}/invite`, {}),
  lendToBot: (id: string, seat: number, level: string) =>
    post<TableInfo>(`/api/tables/${id}/seats/${seat}/hand`, { to: "bot", level }),
  reclaim: (id: string, seat: number) => post<TableInfo>(`/api/tables/${id}/seats/${seat}/reclaim`, {}),
  letIn: (id: string, seat: number) => post<TableInfo>(`/api/tables/${id}/seats/${seat}/accept`, {}),
  remove: (id: string, seat: number) => post<TableInfo>(`/api/tables/${id}/seats/${seat}/remove`, {}),
  leave: (id: string, seat: number) => post<TableInfo>(`/api/tables/${id}/seats/${seat}/leave`, {}),

  me: () => get<MeInfo>("/api/me"),
  beSomebody: (name: string) => post<MeInfo>("/api/me", { name }),
  linkCode: () => post<CodeInfo>("/api/me/link", {}),
  recoveryCode: () => post<CodeInfo>("/api/me/recovery", {}),
  revoke: (device: string) => post<MeInfo>(`/api/me/devices/${encodeURIComponent(device)}/revoke`, {}),
  signOut: (sure: boolean) => post<MeInfo>("/api/me/leave", { sure }),
  lookAtCode: (code: string) => post<CodeUseInfo>("/api/codes/look", { code }),
  redeemCode: (code: string) => post<MeInfo>("/api/codes", { code }),
  passkeyOptions: () => post<PasskeyOptions>("/api/me/passkeys/options", {}),
  addPasskey: (credential: Record<string, unknown>) => post<MeInfo>("/api/me/passkeys", { credential }),
  removePasskey: (passkey: string) => post<MeInfo>(`/api/me/passkeys/${encodeURIComponent(passkey)}/remove`, {}),
  signInOptions: () => post<PasskeyOptions>("/api/passkeys/options", {}),
  signIn: (credential: Record<string, unknown>) => post<MeInfo>("/api/passkeys", { credential }),
};
