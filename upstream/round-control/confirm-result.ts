import { and, desc, eq, isNotNull } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { confirmResult, type OperatorRound, previewResult } from "@/lib/contract/operators/rounds";
import { type RoundResult, roundResult } from "@/lib/contract/results";
import { satang, toBaht } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import type { Act } from "../approvals/act";
import { sharedWith } from "../approvals/people";
import { propose } from "../approvals/propose";
import { ruleAmount } from "../approvals/rules";
import { type Actor, writeAudit } from "../audit/audit";
import { nowMs } from "../clock/now";
import { canonicalJson } from "../db/canonical-json";
import { resultPreview } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { operatorRound } from "../rounds/operator-round";
import type { RoundRow } from "../rounds/round-view";
import { findPreview, lateSlips, previewResult as preview } from "../settlement/preview-result";
import { awaitsResult, setResult } from "../settlement/set-result";

type Previewed = typeof resultPreview.$inferSelect;

/**
 * Sets a result. Two people have entered it independently, or one has entered it and another one confirms; above
 * the limit always a second person.
 */
export const confirmResultAction: Act<BodyOf<typeof confirmResult>, OperatorRound> = {
  entry: confirmResult,
  payload: confirmResult.body,

  async look(tx, { previewId }, maker) {
    const previewed = await findPreview(tx, previewId);
    const { betId, result, payout } = previewed;
    const row = await awaitsResult(tx, betId, await nowMs(tx));
    const late = await lateDetails(tx, row, roundResult.parse(result));
    const isTypedByTwo = await isKnownByTwo(tx, previewed, maker);
    return {
      target: betId,
      basis: { result, payout },
      details: { betId, result, payout: toBaht(satang(payout)), ...late },
      amount: satang(payout),
      rank: "administrator",
      cause: isTypedByTwo ? null : "typed-by-one-person",
    };
  },

  async execute(tx, { previewId }, { maker, afterCommit, runJobs }) {
    const previewed = await findPreview(tx, previewId);
    const now = await nowMs(tx);
    const row = await awaitsResult(tx, previewed.betId, now);
    const result = roundResult.parse(previewed.result);
    await setResult(tx, row, result, "operator", now);
    await writeAudit(tx, maker, {
      action: callName(confirmResult),
      target: row.betId,
      before: { status: row.status },
      after: { result, payout: previewed.payout },
    });
    afterCommit(() => runJobs());
    return operatorRound(tx, row.betId);
  },
};

/** What whoever approves a result is shown of slips that were taken after the planned close; nothing without any. */
export async function lateDetails(tx: Tx, { betId, plannedCloseAt }: RoundRow, result: RoundResult) {
  const { slips, stakes, payout } = await lateSlips(tx, betId, result);
  if (slips === 0) return {};
  const plannedClose = bangkokIso(plannedCloseAt.getTime());
  return { plannedClose, lateSlips: slips, lateStakes: toBaht(stakes), latePayout: toBaht(payout) };
}

export const resultCalls = [
  defineHandler(previewResult, async ({ tx, caller }, { body }) => {
    const { betId, result } = body;
    const shown = await preview(tx, body, caller.uuid, await nowMs(tx));
    const after = { previewId: shown.previewId, result, payout: shown.payout };
    await writeAudit(tx, caller, { action: callName(previewResult), target: betId, after });
    return { ...shown, needsSecondOperator: shown.payout > (await ruleAmount(tx, "result-payout-limit")) };
  }),
  defineHandler(confirmResult, (context, { body }) => propose(context, confirmResultAction, body)),
];

/**
 * Whether another person than the one who entered this result confirms it or has entered the same. Of other
 * operators' entries the latest counts; one that differs throws `result-entries-differ`.
 */
async function isKnownByTwo(
  tx: Tx,
  { betId, result, typedBy }: Previewed,
  maker: Actor | null,
): Promise<boolean> {
  if (typedBy === null) return false;
  const entries = await tx
    .select()
    .from(resultPreview)
    .where(and(eq(resultPreview.betId, betId), isNotNull(resultPreview.typedBy)))
    .orderBy(desc(resultPreview.createdAt));
  const typists = entries.flatMap((entry) => entry.typedBy ?? []);
  const people = [...typists, ...(maker ? [maker.uuid] : [])];
  const same = await sharedWith(tx, people, [typedBy]);
  const second = entries.find((entry) => entry.typedBy !== null && !same.has(entry.typedBy));
  if (second && canonicalJson(second.result) !== canonicalJson(result))
    throw new Fault("result-entries-differ");
  return second !== undefined || (maker !== null && !same.has(maker.uuid));
}
