import { Fault, type FaultCode } from "@/lib/contract/fault";
import { createYing } from "@/lib/contract/yings";
import { bangkokIso } from "@/lib/domain/time/time";
import { COOL_DOWN_MS, maskedAlias } from "@/lib/domain/yeekee/shooting";
import { callFunction } from "../db/call-function";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { isPlayerRefusal, type PlayerRefusal, playerFault } from "../members/player-refusal";
import { refuseOtherMarkets } from "./shots-markets";

interface Receipt {
  row: string;
  rowHash: string;
  seq: number;
}

type Verdict =
  | (Receipt & { fault?: undefined })
  | PlayerRefusal
  | { fault: FaultCode; details?: { waitMs?: number; lateByMs?: number; openAtMs?: number } };

interface Shot {
  /** Null for demo shots. */
  member: string | null;
  betId: string;
  key: string | null;
  number: string;
  alias: string;
}

/**
 * Records a member's shot and returns its receipt: the row as it will be published, and its hash. The same key
 * gives the same receipt. Faults: see the entry.
 */
export const createYingCall = defineHandler(
  createYing,
  async ({ tx, caller, key }, { body }) => {
    refuseOtherMarkets(body.betId);
    const alias = maskedAlias(caller.userName);
    const verdict = await shoot(tx, {
      member: caller.uuid,
      betId: body.betId,
      key,
      number: body.yingNumber,
      alias,
    });
    if (verdict.fault !== undefined) throw toFault(verdict);
    return verdict;
  },
  { oneStatement: true },
);

/** One statement: the decision and its writes, the order of receipt and the database's millisecond. */
export function shoot(tx: Tx, shot: Shot): Promise<Verdict> {
  return callFunction(tx, "shoot", { ...shot, coolDownMs: COOL_DOWN_MS });
}

function toFault(verdict: Extract<Verdict, { fault: FaultCode }>): Fault {
  if (isPlayerRefusal(verdict)) return playerFault(verdict);
  const { fault, details = {} } = verdict;
  const { waitMs, lateByMs, openAtMs } = details;
  if (waitMs !== undefined) return new Fault("shot-too-soon", { waitMs });
  if (lateByMs !== undefined) return new Fault("shooting-closed", { lateByMs });
  if (openAtMs !== undefined) return new Fault("round-not-open", { opensAt: bangkokIso(openAtMs) });
  return new Fault(fault);
}
