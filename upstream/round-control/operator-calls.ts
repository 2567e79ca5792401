import { and, asc, eq, sql } from "drizzle-orm";
import { allOperatorRounds, voidRound } from "@/lib/contract/operators/rounds";
import { propose } from "../approvals/propose";
import { nowMs } from "../clock/now";
import { pageOf } from "../db/page";
import { round } from "../db/schema/rounds";
import { defineHandler } from "../http/define-handler";
import { operatorRounds } from "../rounds/operator-round";
import { type RoundRow, statusNow } from "../rounds/round-view";
import { rescheduleCall } from "./reschedule-action";
import { resumeCall } from "./resume-round";
import { steeringCalls } from "./steer-round";
import { voidRoundAction } from "./void-round";

const PAGE = 50;

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

  ...steeringCalls,
  resumeCall,
  rescheduleCall,

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
