import { and, asc, eq, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import {
  allOperatorRounds,
  closeRound,
  type OperatorRound,
  rescheduleRound,
  resumeRound,
  suspendRound,
  voidRound,
} from "@/lib/contract/operators/rounds";
import { noteOf, type Reason } from "@/lib/domain/operators/operator-reasons";
import { bangkokIso, epochMs } from "@/lib/domain/time/time";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import { nowMs } from "../clock/now";
import { pageOf } from "../db/page";
import { round } from "../db/schema/rounds";
import type { Caller } from "../http/caller";
import type { Context } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { findRound } from "../rounds/find-round";
import { operatorRound, operatorRounds } from "../rounds/operator-round";
import { type RoundRow, statusNow, statusOf } from "../rounds/round-view";
import { moveRound, type StoredStatus } from "../rounds/set-round-status";
import { moveTimes } from "./reschedule-round";
import { voidRoundAction } from "./void-round";

const PAGE = 50;
type Steering = Context<Caller>;

export const operatorRoundCalls = [
  defineHandler(allOperatorRounds, async ({ tx }, { body }) => {
    const { betGroup, betType, state, date, cursor, limit = PAGE } = body;
    const now = await nowMs(tx);
    const rows = await tx
      .select()
      .from(round)
      .where(
        and(
          betGroup ? eq(round.betGroup, betGroup) : undefined,
          betType ? eq(round.betType, betType) : undefined,
          date ? eq(round.serviceDate, date) : undefined,
          state ? eq(statusNow, state) : undefined,
          cursor ? isAfter(cursor) : undefined,
        ),
      )
      .orderBy(asc(closesAt), asc(round.betId))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, cursorOf);
    return { items: await operatorRounds(tx, page, now), nextCursor };
  }),

  defineHandler(suspendRound, (context, { body }) => steer(context, suspendRound, body, "open", "suspended")),
  defineHandler(resumeRound, (context, { body }) => steer(context, resumeRound, body, "suspended", "open")),
  defineHandler(closeRound, (context, { body }) => steer(context, closeRound, body, "open", "closed")),

  defineHandler(rescheduleRound, async ({ tx, caller }, { body }) => {
    const { betId, reason } = body;
    const to = {
      closeMs: epochMs(body.closeTime),
      resultMs: epochMs(body.resultTime),
      reason: noteOf(reason),
    };
    const before = await moveTimes(tx, betId, to, () => nowMs(tx));
    const after = await findRound(tx, betId);
    await writeAudit(tx, caller, {
      action: callName(rescheduleRound),
      target: betId,
      before: auditTimes(before),
      after: auditTimes(after),
      reason,
    });
    return operatorRound(tx, betId);
  }),

  defineHandler(voidRound, (context, { body }) => propose(context, voidRoundAction, body, body.reason)),
];

/** In whole milliseconds, as a cursor holds it: a finer time would return its row on the next page again. */
const closesAt = sql`date_trunc('milliseconds', ${round.closeAt})`;

const cursorOf = ({ closeAt, betId }: RoundRow) => `${closeAt.getTime()}:${betId}`;

/** Rounds behind the one of a cursor; one that is malformed counts as the list's end. */
function isAfter(cursor: string) {
  const [, closeMs, betId] = /^(\d{1,14}):(.+)$/.exec(cursor) ?? [];
  if (!closeMs || !betId) return sql`false`;
  return sql`(${closesAt}, ${round.betId}) > (${new Date(Number(closeMs))}::timestamptz, ${betId})`;
}

const auditTimes = ({ closeAt, resultAt, resultDueAt }: RoundRow) => ({
  closeTime: bangkokIso(closeAt.getTime()),
  resultTime: bangkokIso((resultDueAt ?? resultAt).getTime()),
});

/** Suspends, resumes or closes a round for bets; only from the status that this requires. */
async function steer(
  { tx, caller }: Steering,
  entry: { path: `/${string}` },
  { betId, reason }: { betId: string; reason: Reason },
  from: "open" | "suspended",
  to: StoredStatus,
): Promise<OperatorRound> {
  const row = await findRound(tx, betId, true);
  const status = statusOf(row, await nowMs(tx));
  const isAllowed = status === from || (to === "closed" && status === "suspended");
  if (!isAllowed)
    throw new Fault(status === "upcoming" || status === "open" ? "round-not-open" : "round-closed");
  await moveRound(tx, row, to, to === "open" ? row.movedReason : noteOf(reason));
  await writeAudit(tx, caller, {
    action: callName(entry),
    target: betId,
    before: { status },
    after: { status: to },
    reason,
  });
  return operatorRound(tx, betId);
}
