/** Asks a running upstream each call of the product spec, and compares the answers with the least that they have. */
import { entries } from "@/lib/contract";
import { callKey, type Endpoint } from "@/lib/contract/endpoint";
import { floorReplies } from "@/lib/contract/floor/replies";
import { statementWindow } from "@/lib/domain/money/transactions";
import { coerce } from "@/lib/server/floor/coerce";

/**
 * `tolerated`: not as the spec has it, and the site reads it all the same. `unasked`: what it would need was not there.
 * `refused`: asked as it should be, and no success.
 */
export type Verdict = "ok" | "tolerated" | "missing" | "malformed" | "refused" | "unasked";

export interface Finding {
  /** `GET /cashs` */
  key: string;
  verdict: Verdict;
  /** For the people who run the upstream: a status, a field, what was lacking. */
  why: string;
}

export interface WalkOptions {
  /** The bases as `API_UPSTREAM_URL` and `POY_API_UPSTREAM_URL` name them. */
  general: string;
  poy: string;
  /** A member of the upstream to ask as; without one only what guests may ask is asked. */
  login?: { userName: string; password: string };
  /** Where the site's title stands, as `SITE_DETAIL_PATH` has it: the spec does not show the path. */
  siteDetailPath?: string;
  timeoutMs?: number;
}

interface Answer {
  status: number;
  /** As it came, without its own address. */
  text: string;
  /** The parsed body; undefined for what is not JSON. */
  body: unknown;
  auth: string | null;
}

/**
 * Acts are not carried out: their calls are sent an empty body, which has to be refused, so that nothing is bought, bound
 * or changed. Only the login and, at the end, the logout are done in earnest. Never rejects.
 */
export async function walkUpstream(options: WalkOptions): Promise<Finding[]> {
  const ask = (entry: Endpoint, body?: object, query?: Record<string, string>, token?: string) =>
    exchange(options, entry, { body, query, token });
  const found = new Map<string, Finding>();
  const note = (key: string, verdict: Verdict, why: string) => void found.set(key, { key, verdict, why });

  const nobodies = new Map<string, Answer>();
  for (const key of ["GET /cashs", LOGIN, "GET /yings", "POST /yings.summary"]) {
    const entry = entryOf(key);
    nobodies.set(kindOf(entry), await exchange(options, { ...entry, path: "/check-upstream.nothing" }, {}));
  }
  const isAbsent = (entry: Endpoint, answer: Answer) => isAbsentBy(answer, nobodies.get(kindOf(entry)));
  const token = await logIn(options, { ask, note, isAbsent });
  const rounds = roundsIn(await ask(entryOf("GET /bet-lists.latest"), undefined, undefined, token));
  for (const { key, reply } of floorReplies) {
    if (found.has(key) || key === LOGOUT) continue;
    const entry = entryOf(key);
    const given = inputOf(key, rounds);
    if (isAct(key)) judgeAct(key, await ask(entry, {}, undefined, token), { note, isAbsent });
    else if (given === null) note(key, "unasked", "GET /bet-lists.latest answers no such round to ask about");
    else if (entry.access === "member" && !token)
      note(key, "unasked", "needs a member: no login was given or worked");
    else {
      const answer = await ask(entry, given.body, given.query, token);
      const shape = answer.status < 300 ? faultOf(reply, answer.body) : null;
      // A list that is not there reads as an empty one, which would say that there is nothing.
      const isRead = !lacksField(reply, answer.body) && faultOf(reply, answer.body, coerce) === null;
      if (isAbsent(entry, answer)) note(key, "missing", absence(answer));
      else if (answer.status >= 300 && key === RESULT && !rounds.some(({ hasResult }) => hasResult))
        note(key, "unasked", "no round of GET /bet-lists.latest has its result yet");
      else if (answer.status >= 300) note(key, "refused", `answers ${answer.status}`);
      else note(key, !shape ? "ok" : isRead ? "tolerated" : "malformed", shape ?? "");
    }
  }
  if (token) judgeAct(LOGOUT, await ask(entryOf(LOGOUT), {}, undefined, token), { note, isAbsent });
  else note(LOGOUT, "unasked", "needs a member: no login was given or worked");
  return floorReplies.map(({ key }) => found.get(key) ?? { key, verdict: "unasked", why: "" });
}

/** Frameworks name the method and the address in the answer of an address without a call. */
const kindOf = ({ service, method }: Endpoint) => `${service} ${method}`;

const SITE_DETAIL = "GET /sites.detail";
const LOGIN = "POST /users.login";
const LOGOUT = "POST /users.logout";

const isAct = (key: string): boolean =>
  /\.(create|update|signup|line-login|login)$/.test(key) || key === "POST /users.logout";

/** @throws Error for a call that the contract does not have, which no floor names */
function entryOf(key: string): Endpoint {
  const entry = entries.map(([, one]) => one).find((one) => callKey(one) === key);
  if (!entry) throw new Error(`no call ${key}`);
  return entry;
}

type Note = (key: string, verdict: Verdict, why: string) => void;

interface Judge {
  note: Note;
  isAbsent: (entry: Endpoint, answer: Answer) => boolean;
}

interface Asking extends Judge {
  ask: (entry: Endpoint, body?: object) => Promise<Answer>;
}

async function logIn({ login }: WalkOptions, { ask, note, isAbsent }: Asking): Promise<string | undefined> {
  const answer = await ask(entryOf(LOGIN), login ?? {});
  if (isAbsent(entryOf(LOGIN), answer)) note(LOGIN, "missing", absence(answer));
  else if (!login) note(LOGIN, "unasked", "needs CHECK_USER and CHECK_PASSWORD of a member");
  else if (answer.status >= 300)
    note(LOGIN, "refused", `answers ${answer.status} to this user name and password`);
  else {
    const lack = lackOfToken(answer.auth);
    note(LOGIN, lack ? "malformed" : "ok", lack ?? "");
    if (!lack) return answer.auth?.replace(/^Bearer\s+/i, "").trim();
  }
  return undefined;
}

/** What the spec says of the token: it can be decoded, and has a uuid and a numeric status. */
function lackOfToken(auth: string | null): string | null {
  if (!auth) return "the token is expected in the response header auth";
  const [, payload = ""] = auth.replace(/^Bearer\s+/i, "").split(".");
  try {
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Record<string, unknown>;
    if (typeof claims.uuid !== "string") return "the token in the header auth has no uuid";
    return /^\d+$/.test(String(claims.status)) ? null : "the token in the header auth has no numeric status";
  } catch {
    return "the token in the header auth cannot be decoded";
  }
}

/** An empty body has to be refused; an upstream that takes it is asked no further. */
function judgeAct(key: string, answer: Answer, { note, isAbsent }: Judge): void {
  if (isAbsent(entryOf(key), answer)) note(key, "missing", absence(answer));
  else if (answer.status >= 500)
    note(key, "refused", `answers ${answer.status} to an empty body, a 4xx is expected`);
  else note(key, "ok", "");
}

/**
 * No answer, or the one that any address without a call gets. Of a 404 in other words a row may be missing, and not the
 * call.
 */
function isAbsentBy(answer: Answer, nobody: Answer | undefined): boolean {
  if (answer.status === 0 || answer.status === 405 || answer.status === 501) return true;
  return answer.status === 404 && (nobody?.status !== 404 || answer.text === nobody.text);
}

const absence = ({ status }: Answer): string => (status === 0 ? "no answer" : `answers ${status}`);

interface Round {
  betId: string;
  resultDate: string;
  isOfShots: boolean;
  hasResult: boolean;
}

function roundsIn({ body }: Answer): Round[] {
  const rows = dataOf(body);
  return (Array.isArray(rows) ? (rows as Record<string, unknown>[]) : []).flatMap((row) => {
    const { betId, setResult } = (row?.betList ?? {}) as { betId?: unknown; setResult?: unknown };
    if (typeof betId !== "string") return [];
    const isOfShots = /yeekee|ping/i.test(`${row.betGroup} ${row.betType}`);
    return [{ betId, resultDate: String(row.resultDt ?? ""), isOfShots, hasResult: setResult === true }];
  });
}

const RESULT = "GET /bet-list-results";
interface Input {
  query?: Record<string, string>;
  body?: object;
}

/** Null where a round is needed and none is known. */
function inputOf(key: string, rounds: readonly Round[]): Input | null {
  if (/transaction(s|\.)\.?all$/.test(key)) return { body: statementWindow(Date.now()) };
  if (!/bet-lists\.one|min-maxes|number-reachs|bet-list-results|ying/.test(key)) return {};
  const round =
    rounds.find(({ hasResult }) => key === RESULT && hasResult) ??
    rounds.find(({ isOfShots }) => isOfShots === /ying/.test(key));
  if (!round) return null;
  const { betId, resultDate } = round;
  if (key.startsWith("POST")) return { body: { betId } };
  if (key === "GET /bet-lists.one") return { query: { id: betId } };
  if (/number-reachs/.test(key)) return { query: { betId, betType: "teng_bon_2" } };
  return { query: key === RESULT ? { betId, resultDate } : { betId } };
}

/** `data`, or the `data` in it. */
function dataOf(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("data" in body)) return undefined;
  const { data } = body;
  const inner = typeof data === "object" && data !== null && "data" in data ? data.data : undefined;
  return inner ?? data;
}

const lacksField = (reply: Endpoint["reply"], body: unknown): boolean =>
  reply.safeParse(dataOf(body)).error?.issues.some(({ message }) => message.includes("received undefined")) ??
  false;

/** Null where the answer has what the spec names. @param read how the values are taken first */
function faultOf(
  reply: Endpoint["reply"],
  body: unknown,
  read: typeof coerce = (_, value) => value,
): string | null {
  if (typeof body !== "object" || body === null) return "the answer is no JSON object";
  const taken = reply.safeParse(read(reply, dataOf(body)));
  if (taken.success) return null;
  const [first] = taken.error.issues;
  const rest = taken.error.issues.length - 1;
  const where = ["data", ...(first?.path ?? []).map(String)].join(".");
  return `${where}: ${first?.message ?? ""}${rest > 0 ? ` (and ${rest} more)` : ""}`;
}

async function exchange(
  { general, poy, siteDetailPath, timeoutMs = 8_000 }: WalkOptions,
  entry: Endpoint,
  { body, query, token }: Input & { token?: string | undefined },
): Promise<Answer> {
  const base = (entry.service === "general" ? general : poy).replace(/\/+$/, "");
  const search = query ? `?${new URLSearchParams(query)}` : "";
  try {
    const path = callKey(entry) === SITE_DETAIL ? (siteDetailPath ?? entry.path) : entry.path;
    const answer = await fetch(base + path + search, {
      method: entry.method,
      headers: {
        accept: "application/json",
        ...(entry.method === "POST" && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(entry.method === "POST" && { body: JSON.stringify(body ?? {}) }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      text: [search, entry.path].reduce((rest, own) => (own ? rest.replaceAll(own, "") : rest), text),
      body: jsonIn(text),
      auth: answer.headers.get("auth"),
    };
  } catch {
    return { status: 0, text: "", body: undefined, auth: null };
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
