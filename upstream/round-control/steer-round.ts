import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { closeRound, type OperatorRound, suspendRound } from "@/lib/contract/operators/rounds";
import type { RoundStatus } from "@/lib/contract/rounds";
import { noteOf, type Reason } from "@/lib/domain/operators/operator-reasons";
import { type Actor, writeAudit } from "../audit/audit";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/tx";
import type { Caller } from "../http/caller";
import type { Context } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { findRound } from "../rounds/find-round";
import { operatorRound } from "../rounds/operator-round";
import { type RoundRow, statusOf } from "../rounds/round-view";
import { moveRound, type StoredStatus } from "../rounds/set-round-status";

/** The round's status where it is one of these; else throws `round-not-open` or `round-closed`. */
export function steerable(row: RoundRow, now: number, from: readonly RoundStatus[]): RoundStatus {
  const status = statusOf(row, now);
  if (from.includes(status)) return status;
  throw new Fault(status === "upcoming" || status === "open" ? "round-not-open" : "round-closed");
}

interface Steering {
  row: RoundRow;
  call: string;
  status: RoundStatus;
  to: StoredStatus;
  reason: Reason;
}

/** Suspends, resumes or closes a locked round, and writes it down. A resumed one says again why it was moved. */
export async function steerRound(
  tx: Tx,
  actor: Actor | null,
  { row, call, status, to, reason }: Steering,
): Promise<OperatorRound> {
  const { betId } = row;
  await moveRound(tx, row, to, to === "open" ? row.movedReason : noteOf(reason));
  await writeAudit(tx, actor, {
    action: call,
    target: betId,
    before: { status },
    after: { status: to },
    reason,
  });
  return operatorRound(tx, betId);
}

/** Less bets never need two people. */
export const steeringCalls = [
  defineHandler(suspendRound, (context, { body }) =>
    stop(context, body, suspendRound, ["open"], "suspended"),
  ),
  defineHandler(closeRound, (context, { body }) =>
    stop(context, body, closeRound, ["open", "suspended"], "closed"),
  ),
];

async function stop(
  { tx, caller }: Context<Caller>,
  { betId, reason }: { betId: string; reason: Reason },
  entry: { path: `/${string}` },
  from: readonly RoundStatus[],
  to: StoredStatus,
): Promise<OperatorRound> {
  const row = await findRound(tx, betId, true);
  const status = steerable(row, await nowMs(tx), from);
  return steerRound(tx, caller, { row, call: callName(entry), status, to, reason });
}
