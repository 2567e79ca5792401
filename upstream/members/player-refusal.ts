import { Fault } from "@/lib/contract/fault";
import type { LimitSpan } from "@/lib/domain/members/player-limits";
import { type Satang, satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { callFunction } from "../db/call-function";
import type { Tx } from "../db/tx";

/** A member's own limit in a refusal from SQL: money in satang, times in epoch ms. */
export type PlayerRefusal =
  | { fault: "self-excluded" | "time-out-running"; details: { untilMs: number } }
  | {
      fault: "deposit-limit-reached" | "loss-limit-reached" | "stake-limit-reached";
      details: { span: LimitSpan; limit: number; used: number; untilMs: number };
    };

const codes: readonly string[] = [
  "self-excluded",
  "time-out-running",
  "deposit-limit-reached",
  "loss-limit-reached",
  "stake-limit-reached",
] satisfies PlayerRefusal["fault"][];

/** True for a refusal by one of the member's own limits. */
export const isPlayerRefusal = (verdict: { fault?: string | undefined }): verdict is PlayerRefusal =>
  verdict.fault !== undefined && codes.includes(verdict.fault);

export function playerFault({ fault, details }: PlayerRefusal): Fault {
  const until = bangkokIso(details.untilMs);
  if (!("span" in details)) return new Fault(fault, { until });
  const { span, limit, used } = details;
  return new Fault(fault, { span, limit: satang(limit), used: satang(used), until });
}

/**
 * Refuses a new deposit (satang) that exceeds the member's own limits. To be called by whatever announces a
 * deposit, in its transaction and before it takes other locks: requests of one member are then serialised.
 * Crediting money that has arrived never calls this.
 */
export async function refuseDeposit(tx: Tx, member: string, amount: Satang): Promise<void> {
  const refused = await depositRefusal(tx, member, amount);
  if (refused) throw playerFault(refused);
}

/**
 * Refuses the report of a transfer already made while the member takes a break or is excluded, and never for a
 * deposit limit: refusing the report would keep back money that has been paid.
 */
export async function refuseAway(tx: Tx, member: string): Promise<void> {
  const refused = await depositRefusal(tx, member, satang(0));
  if (refused && refused.fault !== "deposit-limit-reached") throw playerFault(refused);
}

const depositRefusal = (tx: Tx, member: string, amount: Satang): Promise<PlayerRefusal | null> =>
  callFunction(tx, "refuse_deposit", { member, amount });
