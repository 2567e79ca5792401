import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import {
  allOperatorRounds,
  closeRound,
  confirmResult,
  type OperatorRound,
  previewResult,
  rescheduleRound,
  resumeRound,
  suspendRound,
  voidRound,
} from "@/lib/contract/operators/rounds";
import { roundResult } from "@/lib/contract/results";
import { satang } from "@/lib/domain/money";
import { bangkokIso, epochMs } from "@/lib/domain/time";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/connect";
import { pageOf } from "../db/page";
import { poy } from "../db/tables/poys";
import { resultPreview, round } from "../db/tables/rounds";
import type { Caller } from "../http/caller";
import { type Context, serve } from "../http/serve-endpoint";
import { findRound } from "../rounds/find-round";
import { headOf, type RoundRow, resultOf, statusNow, statusOf, timesOf } from "../rounds/round-view";
import { moveRound, type StoredStatus } from "../rounds/steer-round";
import { findPreview, previewResult as preview, SECOND_OPERATOR_ABOVE } from "../settlement/preview-result";
import { awaitsResult, setResult } from "../settlement/set-result";
import { voidRound as refundRound } from "../settlement/settle-round";
import { record } from "./audit";
import { openInPlaceOf } from "./next-draw";
import { moveTimes } from "./reschedule-round";

const PAGE = 50;
type Steering = Context<Caller>;
type Previewed = typeof resultPreview.$inferSelect;

export const operatorRoundCalls = [
  serve(allOperatorRounds, async ({ tx }, { body }) => {
    const { betGroup, state, date, cursor, limit = PAGE } = body;
    const now = await nowMs(tx);
    const rows = await tx
      .select()
      .from(round)
      .where(
        and(
          betGroup ? eq(round.betGroup, betGroup) : undefined,
          date ? eq(round.serviceDate, date) : undefined,
          state ? eq(statusNow, state) : undefined,
          cursor ? gt(round.betId, cursor) : undefined,
        ),
      )
      .orderBy(asc(round.betId))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ betId }) => betId);
    return { items: await viewsOf(tx, page, now), nextCursor };
  }),

  serve(suspendRound, (context, { body }) => steer(context, suspendRound, body, "open", "suspended")),
  serve(resumeRound, (context, { body }) => steer(context, resumeRound, body, "suspended", "open")),
  serve(closeRound, (context, { body }) => steer(context, closeRound, body, "open", "closed")),

  serve(rescheduleRound, async ({ tx, caller }, { body }) => {
    const { betId, reason } = body;
    const to = { closeMs: epochMs(body.closeTime), resultMs: epochMs(body.resultTime), reason };
    const before = await moveTimes(tx, betId, to, () => nowMs(tx));
    const after = await findRound(tx, betId);
    await record(tx, caller, {
      action: callName(rescheduleRound),
      target: betId,
      before: auditTimes(before),
      after: auditTimes(after),
      reason,
    });
    return viewOf(tx, betId);
  }),

  serve(voidRound, async ({ tx, caller }, { body }) => {
    const { betId, reason } = body;
    const before = await findRound(tx, betId, true);
    if (before.status === "settled" || before.result !== null) throw new Fault("round-settled-already");
    const refunded = await refundRound(tx, betId, reason);
    if (refunded === null) throw new Fault("round-void");
    await openInPlaceOf(tx, before, await nowMs(tx));
    await record(tx, caller, {
      action: callName(voidRound),
      target: betId,
      before: { status: before.status },
      after: { status: "void", refunded },
      reason,
    });
    return viewOf(tx, betId);
  }),

  serve(previewResult, async ({ tx, caller }, { body }) => {
    const { betId, result } = body;
    const shown = await preview(tx, betId, result, await nowMs(tx));
    const after = { previewId: shown.previewId, result, payout: shown.payout };
    await record(tx, caller, { action: callName(previewResult), target: betId, after });
    return shown;
  }),

  serve(confirmResult, async (context, { body }) => {
    const { tx, caller, refuse, runJobs } = context;
    const previewed = await findPreview(tx, body.previewId);
    const now = await nowMs(tx);
    const row = await awaitsResult(tx, previewed.betId, now);
    const isFirst = previewed.firstOperator === null || previewed.firstOperator === caller.uuid;
    if (previewed.payout > SECOND_OPERATOR_ABOVE && isFirst) {
      if (previewed.firstOperator === null) await confirmFirst(tx, caller, previewed);
      refuse(new Fault("second-operator-needed", { payout: satang(previewed.payout) }));
    }
    const result = roundResult.parse(previewed.result);
    await setResult(tx, row, result, "operator", now);
    await record(tx, caller, {
      action: callName(confirmResult),
      target: row.betId,
      before: { status: row.status },
      after: { result, payout: previewed.payout, firstOperator: previewed.firstOperator },
    });
    context.afterCommit(() => runJobs());
    return viewOf(tx, row.betId);
  }),
];

/** The first of two confirmations: the call is refused, and yet this stands. */
async function confirmFirst(tx: Tx, caller: Caller, { id, betId, result, payout }: Previewed): Promise<void> {
  await tx.update(resultPreview).set({ firstOperator: caller.uuid }).where(eq(resultPreview.id, id));
  await record(tx, caller, {
    action: callName(confirmResult),
    target: betId,
    before: { firstOperator: null },
    after: { result, payout, firstOperator: caller.uuid },
  });
}

const auditTimes = ({ closeAt, resultAt }: RoundRow) => ({
  closeTime: bangkokIso(closeAt.getTime()),
  resultTime: bangkokIso(resultAt.getTime()),
});

/** Suspends, resumes or closes a round for bets; only from the state that it must be in. */
async function steer(
  { tx, caller }: Steering,
  entry: { path: `/${string}` },
  { betId, reason }: { betId: string; reason: string },
  from: "open" | "suspended",
  to: StoredStatus,
): Promise<OperatorRound> {
  const row = await findRound(tx, betId, true);
  const status = statusOf(row, await nowMs(tx));
  const isAllowed = status === from || (to === "closed" && status === "suspended");
  if (!isAllowed)
    throw new Fault(status === "upcoming" || status === "open" ? "round-not-open" : "round-closed");
  await moveRound(tx, row, to, to === "open" ? row.movedReason : reason);
  await record(tx, caller, {
    action: callName(entry),
    target: betId,
    before: { status },
    after: { status: to },
    reason,
  });
  return viewOf(tx, betId);
}

async function viewOf(tx: Tx, betId: string): Promise<OperatorRound> {
  const [view] = await viewsOf(tx, [await findRound(tx, betId)], await nowMs(tx));
  if (!view) throw new Fault("not-found");
  return view;
}

async function viewsOf(tx: Tx, rows: readonly RoundRow[], now: number): Promise<OperatorRound[]> {
  if (rows.length === 0) return [];
  const sums = await tx
    .select({
      betId: poy.betId,
      slips: sql<number>`count(*)`,
      stakes: sql<number>`sum(${poy.total})::bigint`,
      paid: sql<number>`sum(${poy.win})::bigint`,
    })
    .from(poy)
    .where(
      inArray(
        poy.betId,
        rows.map(({ betId }) => betId),
      ),
    )
    .groupBy(poy.betId);
  const byRound = new Map(sums.map((sum) => [sum.betId, sum]));
  return rows.map((row) => {
    const sum = byRound.get(row.betId);
    return {
      ...headOf(row),
      status: statusOf(row, now),
      unixTimeStamp: timesOf(row),
      slips: sum?.slips ?? 0,
      stakes: satang(sum?.stakes ?? 0),
      ...(row.status === "settled" ? { payout: satang(sum?.paid ?? 0) } : {}),
      ...resultOf(row),
    };
  });
}
