import { and, eq } from "drizzle-orm";
import { Fault, type PoyNotCancellable } from "@/lib/contract/fault";
import { abortPoy } from "@/lib/contract/poys";
import { CANCELS_A_DAY, cancelLeadMs } from "@/lib/domain/poy/cancel";
import { bangkokIso } from "@/lib/domain/time/time";
import { callFunction } from "../db/call-function";
import { poy } from "../db/schema/poys";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { cancelFacts } from "./cancel-facts";
import { poyOf } from "./poy-view";

/** The result of the SQL function. */
type Verdict =
  | { fault?: undefined }
  | { fault: "not-found" }
  | { fault: "poy-not-cancellable"; details: PoyNotCancellable }
  | { fault: "poy-cancel-limit-reached"; details: { limit: number; againAtMs: number } };

/**
 * Cancels a whole slip for its full stake, or says why not. The rule is `cancelLeadMs`; time, status and the count
 * of the day are checked by the database under its locks, so that no close, settlement, void or second cancel
 * comes between. A repeat with the same key gets the first reply.
 */
export const abortOnePoy = defineHandler(abortPoy, async ({ tx, caller }, { body: { poyId } }) => {
  const leadMs = await leadOf(tx, caller.uuid, poyId);
  const verdict: Verdict = await callFunction(tx, "abort_poy", {
    member: caller.uuid,
    poyId,
    leadMs,
    mostADay: CANCELS_A_DAY,
  });
  if (verdict.fault !== undefined) throw toFault(verdict);
  return { ...(await poyOf(tx, caller.uuid, poyId)), ...(await cancelFacts(tx, caller.uuid)) };
});

/** The market of a slip never changes, so it may be read before the locks. */
async function leadOf(tx: Tx, owner: string, poyId: string): Promise<number | null> {
  const [row] = await tx
    .select({ betGroup: round.betGroup, betType: round.betType })
    .from(poy)
    .innerJoin(round, eq(round.betId, poy.betId))
    .where(and(eq(poy.poyId, poyId), eq(poy.member, owner)));
  if (!row) throw new Fault("not-found");
  return cancelLeadMs(row.betGroup, row.betType);
}

function toFault(verdict: Exclude<Verdict, { fault?: undefined }>): Fault {
  if (verdict.fault === "not-found") return new Fault("not-found");
  if (verdict.fault === "poy-not-cancellable") return new Fault(verdict.fault, verdict.details);
  const { limit, againAtMs } = verdict.details;
  return new Fault(verdict.fault, { limit, againAt: bangkokIso(againAtMs) });
}
