import { and, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { revokeSession, type UserSessions, userSessions } from "@/lib/contract/sessions";
import { authUser, logout } from "@/lib/contract/users";
import { bangkokIso, MINUTE_MS } from "@/lib/domain/time/time";
import { isUuid } from "../../db/row-ids";
import { loginCode } from "../../db/schema/login-codes";
import { session } from "../../db/schema/members";
import { memberView } from "../../db/schema/staff";
import type { Tx } from "../../db/tx";
import type { Caller } from "../../http/caller";
import type { Origin } from "../../http/context";
import { defineHandler } from "../../http/define-handler";
import { type Grant, SESSION_LIFE_SECONDS, TOKEN_LIFE_SECONDS } from "../../http/token";
import { infoOf } from "../infos";

/** Begins a session on a device, which is known from then on; the grant becomes the token. */
export async function openSession(
  tx: Tx,
  who: { uuid: string; status: number; role: string | null },
  origin: Origin,
): Promise<Grant> {
  const [row] = await tx
    .insert(session)
    .values({
      member: who.uuid,
      deviceId: origin.deviceId,
      userAgent: origin.userAgent,
      address: origin.address.slice(0, 64),
    })
    .returning({ id: session.id, startedAt: session.startedAt });
  if (!row) throw new Error("no session row");
  await noteDevice(tx, who.uuid, origin);
  await takeDeviceAlong(tx, who.uuid, row.id, origin);
  return { ...who, sid: row.id, sessionStartedAtMs: row.startedAt.getTime() };
}

/** In every way to sign in, so that strangers' guesses and codes never count against a device of the owner's. */
async function noteDevice(tx: Tx, uuid: string, { deviceId }: Origin): Promise<void> {
  if (!deviceId) return;
  await tx.execute(sql`
    INSERT INTO known_device (user_name, device_id)
    SELECT user_name, ${deviceId} FROM member WHERE uuid = ${uuid}
    ON CONFLICT DO NOTHING`);
}

/**
 * Moves the device's push token to the new session: pages send a token only when it is new, so it would be lost
 * with the old session.
 */
async function takeDeviceAlong(tx: Tx, uuid: string, sid: string, { deviceId }: Origin): Promise<void> {
  if (!deviceId) return;
  await tx.execute(sql`
    UPDATE push_token SET session = ${sid} WHERE member = ${uuid} AND session IN (
      SELECT id FROM session WHERE member = ${uuid} AND device_id = ${deviceId} AND ended_at IS NULL)`);
}

/**
 * Ends every session of a member, or all but one; their tokens are refused from the next call on, and unused login
 * codes are deleted.
 */
export async function endSessions(tx: Tx, uuid: string, butSid?: string): Promise<void> {
  const live = and(eq(session.member, uuid), isNull(session.endedAt));
  await tx
    .update(session)
    .set({ endedAt: sql`clock_timestamp()` })
    .where(and(live, butSid ? ne(session.id, butSid) : undefined));
  await tx.delete(loginCode).where(eq(loginCode.member, uuid));
}

/** Minimum interval between two writes of a session's last use, ms. */
const NOTE_EVERY_MS = MINUTE_MS;
/** A session unused for this long has no valid token any more. */
const LIVES_MS = TOKEN_LIFE_SECONDS * 1_000 + NOTE_EVERY_MS;

/** Stores when and where the session was last used. */
async function noteUse(tx: Tx, { sid }: Caller, origin: Origin): Promise<void> {
  const address = origin.address.slice(0, 64);
  const isOld = lt(session.seenAt, new Date(Date.now() - NOTE_EVERY_MS));
  await tx
    .update(session)
    .set({ seenAt: sql`clock_timestamp()`, address })
    .where(and(eq(session.id, sid), or(isOld, ne(session.address, address))));
}

async function openSessionsOf(tx: Tx, caller: Caller): Promise<UserSessions> {
  const own = eq(session.member, caller.uuid);
  const rows = await tx
    .select()
    .from(session)
    .where(
      and(
        own,
        isNull(session.endedAt),
        gt(session.startedAt, new Date(Date.now() - SESSION_LIFE_SECONDS * 1_000)),
        gt(session.seenAt, new Date(Date.now() - LIVES_MS)),
      ),
    )
    .orderBy(desc(session.seenAt))
    .limit(MOST_SHOWN);
  const [before] = await tx
    .select()
    .from(session)
    .where(and(own, lt(session.startedAt, new Date(caller.sessionStartedAtMs)), ne(session.id, caller.sid)))
    .orderBy(desc(session.startedAt))
    .limit(1);
  return {
    items: rows.map((row) => ({
      id: row.id,
      device: row.userAgent,
      place: row.address,
      startedAt: bangkokIso(row.startedAt.getTime()),
      lastSeenAt: bangkokIso(Math.max(row.seenAt.getTime(), row.actedAt.getTime())),
      current: row.id === caller.sid,
    })),
    lastLogin: before
      ? { device: before.userAgent, place: before.address, at: bangkokIso(before.startedAt.getTime()) }
      : null,
  };
}

const MOST_SHOWN = 100;

export const sessionCalls = [
  defineHandler(authUser, async ({ tx, caller, origin, grant }) => {
    // A view is no use of the member's own, and is never renewed.
    if (caller.isViewing) return infoOf(tx, caller.uuid);
    await noteUse(tx, caller, origin);
    const nowSeconds = Date.now() / 1000;
    const isHalfSpent = caller.claims.exp - nowSeconds < TOKEN_LIFE_SECONDS / 2;
    const lastSecond = caller.sessionStartedAtMs / 1000 + SESSION_LIFE_SECONDS;
    if (isHalfSpent && nowSeconds < lastSecond) grant(caller);
    return infoOf(tx, caller.uuid);
  }),
  defineHandler(logout, async ({ tx, caller }) => {
    if (caller.isViewing)
      await tx
        .update(memberView)
        .set({ endedAt: sql`clock_timestamp()` })
        .where(eq(memberView.id, caller.sid));
    else await tx.update(session).set({ endedAt: sql`clock_timestamp()` }).where(eq(session.id, caller.sid));
    return {};
  }),
  defineHandler(userSessions, ({ tx, caller }) => openSessionsOf(tx, caller)),
  defineHandler(revokeSession, async ({ tx, caller }, { body }) => {
    if ("others" in body) {
      await endSessions(tx, caller.uuid, caller.sid);
      return {};
    }
    if (!isUuid(body.id)) throw new Fault("not-found");
    const ended = await tx
      .update(session)
      .set({ endedAt: sql`clock_timestamp()` })
      .where(and(eq(session.id, body.id), eq(session.member, caller.uuid), isNull(session.endedAt)))
      .returning({ id: session.id });
    if (ended.length === 0) throw new Fault("not-found");
    return {};
  }),
];
