import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { callName, type Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { isClosedBy } from "@/lib/domain/access/areas";
import { memberStatus } from "@/lib/domain/access/session";
import { isIdle, needsPin, type SessionActivity } from "@/lib/domain/members/pin";
import { OPERATOR_IDLE_MS, rankOf, VIEW_AS_MS } from "@/lib/domain/operators/staff";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { createLanes } from "../db/lanes";
import { member, session } from "../db/schema/members";
import { memberView } from "../db/schema/staff";
import { type Database, type Tx, UNNAMED } from "../db/tx";
import type { Claims, Tokens } from "./token";

/** Who calls: a member or an operator with a live session. */
export interface Caller {
  uuid: string;
  userName: string;
  status: number;
  role: string | null;
  sid: string;
  claims: Claims;
  sessionStartedAtMs: number;
  /** The signs of the owner's presence that this session has recorded. */
  shown: SessionActivity;
  /** True for an operator who must first set up a second factor: this session may do nothing else. */
  enrolsOnly: boolean;
  /** True for an operator who sees the site as this member and may only read: `sid` names the view. */
  isViewing: boolean;
}

/** POST calls that pages make by themselves: they are no activity of a person. */
const automaticCalls: ReadonlySet<string> = new Set([
  "push.auth",
  "operators.push.auth",
  "devices.push-token",
]);
/** Minimum interval between two writes of a session's activity, ms. */
const NOTE_EVERY_MS = MINUTE_MS;

/** The token of an `Authorization` header; empty where there is none. */
export const bearerOf = (authorization: string | undefined): string =>
  authorization?.startsWith("Bearer ") ? authorization.slice(7) : "";

/**
 * The claims of the sender's token; null where the call needs none. 401 without a valid token, 403 for a role that
 * may not make the call, `view-only` for a call that a view of a member may not make: such a sender is refused before
 * the input is read or a connection is taken.
 */
export async function readClaims(
  tokens: Tokens,
  entry: Endpoint,
  authorization: string | undefined,
): Promise<Claims | null> {
  const isOpen = entry.access === "public" || entry.access === "guest-or-member";
  if (isOpen && entry.isForViewing) return null;
  const token = bearerOf(authorization);
  const claims = token ? await tokens.verify(token) : null;
  // A view may not write by public calls either: some of them act for the token's member.
  if (claims?.viewOnly && rankOf(entry.access) === 0 && !entry.isForViewing) throw new Fault("view-only");
  if (isOpen) return null;
  if (!claims) throw new Fault("unauthorized");
  refuseRank(entry, claims.role ?? null);
  return claims;
}

/**
 * The uuid in a token that was sent with a public call; null for a guest, and for a token that is no longer valid:
 * public calls stay public.
 */
export async function senderOf(
  tx: Tx,
  tokens: Tokens,
  authorization: string | undefined,
): Promise<string | null> {
  return (await senderCallerOf(tx, tokens, authorization))?.uuid ?? null;
}

/** The same sender with the signs of presence that their session has recorded. */
export async function senderCallerOf(
  tx: Tx,
  tokens: Tokens,
  authorization: string | undefined,
): Promise<Caller | null> {
  const token = bearerOf(authorization);
  const claims = token ? await tokens.verify(token) : null;
  return claims && findCaller(tx, claims);
}

/** Members' calls are for members, operators' calls for operators of that rank or a higher one. */
function refuseRank(entry: Endpoint, role: string | null): void {
  const needed = rankOf(entry.access);
  if (needed > rankOf(role)) throw new Fault("forbidden");
  if (needed === 0 && role) throw new Fault("forbidden");
}

/**
 * The caller behind the claims, if the entry allows it. 401 without a live session, 403 for an operator of too low
 * a role, `area-closed` where the member's status forbids the call (decision 2: every call authorises by itself).
 * @param isAutomatic the page declares that nobody asked for the call; only calls that may be automatic are
 * @param readSession reads the caller's session; by default in the call's own transaction
 */
export async function admit(
  tx: Tx,
  entry: Endpoint,
  claims: Claims,
  isAutomatic: boolean,
  readSession: SessionReader = (sid) => readOne(tx, sid),
): Promise<Caller> {
  const caller = await findCaller(tx, claims, readSession);
  if (!caller) throw new Fault("unauthorized");
  refuseRank(entry, caller.role);
  if (caller.enrolsOnly && !entry.isForEnrolling) throw new Fault("forbidden");
  if (entry.area && isClosedBy(caller.status, entry.area)) throw new Fault("area-closed");
  const nowMs = Date.now();
  if (entry.asksPin && needsPin(entry.asksPin, caller.shown, nowMs)) throw new Fault("needs-pin");
  const isOfNobody = automaticCalls.has(callName(entry)) || (isAutomatic && entry.mayBeAutomatic);
  if (entry.method === "POST" && !caller.isViewing && !isOfNobody) await recordActivity(tx, caller, nowMs);
  return caller;
}

/** Records an activity of the caller, but not after the idle limit: then only the PIN counts. */
async function recordActivity(tx: Tx, { sid, shown }: Caller, nowMs: number): Promise<void> {
  if (isIdle(shown, nowMs) || nowMs - shown.actedAtMs < NOTE_EVERY_MS) return;
  await tx
    .update(session)
    .set({ actedAt: new Date(nowMs) })
    .where(eq(session.id, sid));
}

/** True while the session behind the claims is valid. */
export const isLive = async (tx: Tx, claims: Claims): Promise<boolean> =>
  (await findCaller(tx, claims)) !== null;

async function findCaller(
  tx: Tx,
  claims: Claims,
  readSession: SessionReader = (sid) => readOne(tx, sid),
): Promise<Caller | null> {
  if (claims.viewOnly) return findViewer(tx, claims);
  const row = await readSession(claims.sid);
  if (!row || row.endedAt || row.closedAt) return null;
  // "Must sign in again" ends every session at once (decision 5).
  if (row.uuid !== claims.uuid || row.status === memberStatus.mustSignIn) return null;
  const { uuid, userName, status, role, startedAt, actedAt, confirmedUntil, enrolsOnly } = row;
  if (role && Date.now() - actedAt.getTime() >= OPERATOR_IDLE_MS) return null;
  return {
    uuid,
    userName,
    status,
    role,
    sid: claims.sid,
    claims,
    sessionStartedAtMs: startedAt.getTime(),
    shown: { actedAtMs: actedAt.getTime(), confirmedUntilMs: confirmedUntil?.getTime() ?? 0 },
    enrolsOnly,
    isViewing: false,
  };
}

type SessionRow = Awaited<ReturnType<typeof sessionsWith>>[number];
export type SessionReader = (sid: string) => Promise<SessionRow | undefined>;

const readOne = async (tx: Tx, sid: string): Promise<SessionRow | undefined> =>
  (await sessionsWith(tx, eq(session.id, sid)))[0];

const sessionsWith = (tx: Tx, condition: SQL) =>
  tx
    .select({
      sid: session.id,
      uuid: member.uuid,
      userName: member.userName,
      status: member.status,
      role: member.role,
      closedAt: member.closedAt,
      startedAt: session.startedAt,
      endedAt: session.endedAt,
      actedAt: session.actedAt,
      confirmedUntil: session.confirmedUntil,
      enrolsOnly: session.enrolsOnly,
    })
    .from(session)
    .innerJoin(member, eq(member.uuid, session.member))
    .where(condition);

/** Sessions that may wait behind a batch. */
const MOST_WAITING = 2_000;

/**
 * Reads sessions for calls without a transaction of their own, at most so many together: those that come during a
 * read share the next one.
 */
export function createSessionReader(db: Database, mostTogether: number): SessionReader {
  const query = sessionsWith(db, sql`${session.id} = any(${sql.placeholder("sids")}::uuid[])`).prepare(
    UNNAMED,
  );
  if (mostTogether === 1) return async (sid) => (await query.execute({ sids: [sid] }))[0];
  const limits = { mostTogether, mostWaiting: MOST_WAITING };
  const read = createLanes<string, SessionRow | undefined>(async (_all, sids) => {
    const rows = new Map((await query.execute({ sids })).map((row) => [row.sid, row]));
    return sids.map((sid) => ({ status: "fulfilled" as const, value: rows.get(sid) }));
  }, limits);
  return (sid) => read("sessions", sid);
}

/**
 * The member whom an operator is looking at. The view ends after its time, when the operator ends it, and with the
 * operator's own session, however that ends.
 */
async function findViewer(tx: Tx, claims: Claims): Promise<Caller | null> {
  const [row] = await tx
    .select({
      uuid: member.uuid,
      userName: member.userName,
      closedArea: member.closedArea,
      role: member.role,
      closedAt: member.closedAt,
      startedAt: memberView.startedAt,
      actedAt: session.actedAt,
    })
    .from(memberView)
    .innerJoin(member, eq(member.uuid, memberView.member))
    .innerJoin(session, eq(session.id, memberView.operatorSession))
    .where(and(eq(memberView.id, claims.sid), isNull(memberView.endedAt), isNull(session.endedAt)));
  if (!row || row.closedAt || row.role || row.uuid !== claims.uuid) return null;
  const nowMs = Date.now();
  const startedAtMs = row.startedAt.getTime();
  if (nowMs - startedAtMs >= VIEW_AS_MS || nowMs - row.actedAt.getTime() >= OPERATOR_IDLE_MS) return null;
  return {
    uuid: row.uuid,
    userName: row.userName,
    // Support sees what the member sees once they have signed in again.
    status: row.closedArea,
    role: null,
    sid: claims.sid,
    claims,
    sessionStartedAtMs: startedAtMs,
    shown: { actedAtMs: startedAtMs, confirmedUntilMs: 0 },
    enrolsOnly: false,
    isViewing: true,
  };
}
