/** An operator's own sessions: the current one, renewed, listed and ended. */
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import {
  changeOperatorPassword,
  operatorAuth,
  operatorLogout,
  operatorSessions,
  revokeOperatorSession,
} from "@/lib/contract/operators/session";
import { endStaffSessions, staffSessions } from "@/lib/contract/operators/staff";
import type { SessionRow } from "@/lib/contract/session-row";
import { passwordFault } from "@/lib/domain/members/credential";
import { OPERATOR_IDLE_MS } from "@/lib/domain/operators/staff";
import { bangkokIso } from "@/lib/domain/time/time";
import { writeAudit } from "../audit/audit";
import { isUuid } from "../db/row-ids";
import { member, session } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { SESSION_LIFE_SECONDS, TOKEN_LIFE_SECONDS } from "../http/token";
import { endSessions } from "../members/login/sessions";
import { prepareChange } from "../members/pin/change-password";
import { checkPin, pinQueueKey } from "../members/pin/check-pin";
import { noteAccess } from "./access-log";
import { lockAccount } from "./check-factor";
import { operatorRow } from "./find-operator";
import { demandOf, operatorInfoOf } from "./login";

const MOST_SHOWN = 100;

export const operatorSessionCalls = [
  defineHandler(operatorAuth, async (context) => {
    const { tx, caller, grant } = context;
    const nowSeconds = Date.now() / 1000;
    const isHalfSpent = caller.claims.exp - nowSeconds < TOKEN_LIFE_SECONDS / 2;
    if (isHalfSpent && nowSeconds < caller.sessionStartedAtMs / 1000 + SESSION_LIFE_SECONDS) grant(caller);
    const account = await lockAccount(tx, caller.uuid);
    const demand = caller.enrolsOnly
      ? "enrol"
      : demandOf(context, caller, account.factorConfirmedAt !== null);
    return operatorInfoOf(caller, demand);
  }),

  defineHandler(operatorLogout, async (context) => {
    const { tx, caller } = context;
    await tx.update(session).set({ endedAt: sql`clock_timestamp()` }).where(eq(session.id, caller.sid));
    await noteAccess(context, caller.uuid, "logout");
    return {};
  }),

  defineHandler(operatorSessions, async ({ tx, caller }) => ({
    items: await openSessionsOf(tx, caller.uuid, caller.sid),
  })),

  defineHandler(revokeOperatorSession, async (context, { body }) => {
    const { tx, caller } = context;
    if ("others" in body) await endSessions(tx, caller.uuid, caller.sid);
    else {
      if (!isUuid(body.id)) throw new Fault("not-found");
      const ended = await tx
        .update(session)
        .set({ endedAt: sql`clock_timestamp()` })
        .where(and(eq(session.id, body.id), eq(session.member, caller.uuid), isNull(session.endedAt)))
        .returning({ id: session.id });
      if (ended.length === 0) throw new Fault("not-found");
    }
    await noteAccess(context, caller.uuid, "sessions-ended");
    return {};
  }),

  defineHandler(
    changeOperatorPassword,
    async (context, { body }, { compared, newHash }) => {
      const { tx, caller, refuse } = context;
      if (passwordFault(body.newPassword) === "password-too-weak") throw new Fault("password-weak");
      const refusal = await checkPin(tx, caller.uuid, compared);
      if (refusal) return refuse(refusal);
      await tx.update(member).set({ passwordHash: newHash }).where(eq(member.uuid, caller.uuid));
      await endSessions(tx, caller.uuid, caller.sid);
      await writeAudit(tx, caller, { action: callName(changeOperatorPassword), target: caller.uuid });
      return {};
    },
    { preCheck: prepareChange, queueKey: pinQueueKey },
  ),

  defineHandler(staffSessions, async ({ tx }, { body }) => {
    await operatorRow(tx, body.uuid);
    return { items: await openSessionsOf(tx, body.uuid) };
  }),

  defineHandler(endStaffSessions, async (context, { body: { uuid, reason } }) => {
    const { tx, caller } = context;
    await operatorRow(tx, uuid);
    await endSessions(tx, uuid);
    await noteAccess(context, uuid, "sessions-ended");
    await writeAudit(tx, caller, { action: callName(endStaffSessions), target: uuid, reason });
    return {};
  }),
];

/** Sessions whose token can still be valid. */
async function openSessionsOf(tx: Tx, uuid: string, currentSid?: string): Promise<SessionRow[]> {
  const nowMs = Date.now();
  const rows = await tx
    .select()
    .from(session)
    .where(
      and(
        eq(session.member, uuid),
        isNull(session.endedAt),
        gt(session.startedAt, new Date(nowMs - SESSION_LIFE_SECONDS * 1_000)),
        gt(session.actedAt, new Date(nowMs - OPERATOR_IDLE_MS)),
      ),
    )
    .orderBy(desc(session.actedAt))
    .limit(MOST_SHOWN);
  return rows.map((row) => ({
    id: row.id,
    device: row.userAgent,
    place: row.address,
    startedAt: bangkokIso(row.startedAt.getTime()),
    lastSeenAt: bangkokIso(row.actedAt.getTime()),
    current: row.id === currentSid,
  }));
}
