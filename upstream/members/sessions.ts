import { and, eq, isNull, sql } from "drizzle-orm";
import { authUser, logout } from "@/lib/contract/users";
import type { Tx } from "../db/connect";
import { handOff } from "../db/tables/hand-offs";
import { session } from "../db/tables/members";
import { type Origin, serve } from "../http/serve-endpoint";
import { type Grant, SESSION_LIFE_SECONDS, TOKEN_LIFE_SECONDS } from "../http/token";
import { infoOf } from "./infos";

/** Begins a session on a device; the grant becomes the token. */
export async function openSession(
  tx: Tx,
  who: { uuid: string; status: number; role: string | null },
  origin: Origin,
): Promise<Grant> {
  const [row] = await tx
    .insert(session)
    .values({ member: who.uuid, deviceId: origin.deviceId, userAgent: origin.userAgent })
    .returning({ id: session.id, startedAt: session.startedAt });
  if (!row) throw new Error("no session row");
  return { ...who, sid: row.id, sessionStartedAtMs: row.startedAt.getTime() };
}

/** Ends every session of a member; their tokens are refused from the next call on, codes on their way open none. */
export async function endSessions(tx: Tx, uuid: string): Promise<void> {
  const live = and(eq(session.member, uuid), isNull(session.endedAt));
  await tx.update(session).set({ endedAt: sql`clock_timestamp()` }).where(live);
  await tx.delete(handOff).where(eq(handOff.member, uuid));
}

export const sessionCalls = [
  serve(authUser, async ({ tx, caller, grant }) => {
    const nowSeconds = Date.now() / 1000;
    const isHalfSpent = caller.claims.exp - nowSeconds < TOKEN_LIFE_SECONDS / 2;
    const lastSecond = caller.sessionStartedAtMs / 1000 + SESSION_LIFE_SECONDS;
    if (isHalfSpent && nowSeconds < lastSecond) grant(caller);
    return infoOf(tx, caller.uuid);
  }),
  serve(logout, async ({ tx, caller }) => {
    await tx.update(session).set({ endedAt: sql`clock_timestamp()` }).where(eq(session.id, caller.sid));
    return {};
  }),
];
