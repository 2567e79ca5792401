import { eq, sql } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { setLimit, setQuota, setRate } from "@/lib/contract/operators/limits";
import { type OperatorRound, payRound } from "@/lib/contract/operators/rounds";
import { roundResult } from "@/lib/contract/results";
import { toBaht } from "@/lib/domain/money/money";
import type { Act } from "../approvals/act";
import { propose, proposeBySite } from "../approvals/propose";
import { ruleAmount } from "../approvals/rules";
import { writeAudit } from "../audit/audit";
import type { NextStep } from "../clock/run-job";
import { callFunction } from "../db/call-function";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { enqueueRoundEvents } from "../rounds/enqueue-round-events";
import { findRound } from "../rounds/find-round";
import { operatorRound } from "../rounds/operator-round";
import { isResultOut, type RoundRow } from "../rounds/round-view";
import { payoutOf } from "../settlement/preview-result";
import { beginSettlement, continueSettlement, settleRound } from "../settlement/settle-round";
import { lateDetails } from "./confirm-result";

/**
 * Pays a round that settled itself and whose payout is held. The site requests it first; after a rejection an
 * operator requests it again. Operators who have set a rate or a limit of the round cannot approve its payout.
 */
export const payRoundAction: Act<BodyOf<typeof payRound>, OperatorRound> = {
  entry: payRound,
  payload: payRound.body,

  async look(tx, { betId }) {
    const row = await heldRound(tx, betId);
    const payout = await payoutOf(tx, betId, roundResult.parse(row.result));
    const late = await lateDetails(tx, row, roundResult.parse(row.result));
    const { name, slips, stakes } = await operatorRound(tx, betId);
    return {
      target: betId,
      basis: { result: row.result, payout },
      details: {
        betId,
        name,
        slips,
        stakes: toBaht(stakes),
        result: row.result,
        payout: toBaht(payout),
        ...late,
      },
      amount: payout,
      rank: "administrator",
      cause: "above-limit",
      apart: await rateSettersOf(tx, betId),
    };
  },

  async execute(tx, { betId, reason }, { maker, checker, afterCommit, runJobs }) {
    await heldRound(tx, betId);
    await tx.update(round).set({ payoutHeldAt: null }).where(eq(round.betId, betId));
    const paid = await settleRound(tx, betId);
    await writeAudit(tx, maker ?? checker, {
      action: callName(payRound),
      target: betId,
      before: { status: "closed" },
      after: { status: "settled", paid },
      reason,
    });
    // Follow-up work of a settlement, such as rewards, runs as jobs.
    afterCommit(() => runJobs());
    return operatorRound(tx, betId);
  },
};

export const payRoundCall = defineHandler(payRound, (context, { body }) =>
  propose(context, payRoundAction, body, body.reason),
);

/**
 * A step of the settlement of a round that has its result, or a hold of its payout: a round that settles itself and
 * pays more than its cap waits for an approval. For results set by operators the payout was part of the approval.
 * Returns the step that follows.
 */
export async function settleOrHold(tx: Tx, betId: string, cursor: number): Promise<NextStep | null> {
  const row = await findRound(tx, betId, true);
  if (row.status === "settling") return (await continueSettlement(tx, betId, cursor))?.next ?? null;
  if (row.status !== "closed" || row.result === null || row.payoutHeldAt) return null;
  if (row.resultSource === "operator" || !(await isAboveCap(tx, row)))
    return (await beginSettlement(tx, betId))?.next ?? null;
  await tx.update(round).set({ payoutHeldAt: sql`app_now()` }).where(eq(round.betId, betId));
  await proposeBySite(tx, payRoundAction, { betId, reason: HELD });
  await enqueueRoundEvents(tx, betId);
  await callFunction(tx, "announce_poys", { betId });
  return null;
}

const HELD = "pays more than the round's cap";

async function isAboveCap(tx: Tx, { betId, result }: RoundRow): Promise<boolean> {
  return (await payoutOf(tx, betId, roundResult.parse(result))) > (await ruleAmount(tx, "round-payout-cap"));
}

/** A round whose payout is held, locked. */
async function heldRound(tx: Tx, betId: string): Promise<RoundRow> {
  const row = await findRound(tx, betId, true);
  if (isResultOut(row)) throw new Fault("round-settled-already");
  if (row.status === "void") throw new Fault("round-void");
  if (!row.payoutHeldAt) throw new Fault("round-not-held");
  return row;
}

/** Operators who have set rates or limits of the round. */
async function rateSettersOf(tx: Tx, betId: string): Promise<string[]> {
  const calls = [setLimit, setQuota, setRate].map(callName);
  const { rows } = await tx.execute<{ operator: string }>(sql`
    SELECT DISTINCT operator FROM audit
    WHERE split_part(target, ' ', 1) = ${betId} AND action = ANY (${sql.param(calls)}::text[])`);
  return rows.map(({ operator }) => operator);
}
