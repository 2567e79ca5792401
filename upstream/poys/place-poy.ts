import { Fault, type FaultCode, type PoyLineRefusal } from "@/lib/contract/fault";
import { createPoy, type NewPoyLine, type Poy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { betTransaction } from "@/lib/domain/money/transactions";
import { isNumberFor } from "@/lib/domain/poy/options";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { bangkokIso } from "@/lib/domain/time/time";
import { defineHandler } from "../http/define-handler";
import { hashBody } from "../http/idempotency";
import { isPlayerRefusal, type PlayerRefusal, playerFault } from "../members/player-refusal";
import { plannedMarkets } from "../rounds/markets";

interface RefusedLine {
  ref: string;
  reason: PoyLineRefusal["reason"];
  min?: number;
  max?: number;
  left?: number;
  from?: number;
  to?: number;
}

/** The result of the SQL function: satang, and multipliers in hundredths. */
export type Verdict =
  | { poyId: string; fault?: undefined }
  | PlayerRefusal
  | {
      fault: FaultCode;
      details?: {
        lateByMs?: number;
        openAtMs?: number;
        lines?: RefusedLine[];
        balance?: number;
        needed?: number;
      };
    };

/**
 * Accepts a slip or says why not, line by line; the database's rates and limits decide, the sender's are hints.
 * The same key gives the same slip. Faults: see the entry.
 */
export const placePoy = defineHandler(
  createPoy,
  async ({ caller, key, services }, { body }) => {
    const malformed = body.lines.filter(({ option, number }) => !isNumberFor(option, number));
    if (malformed.length > 0) {
      throw new Fault("poy-lines-rejected", {
        lines: malformed.map(({ ref }) => ({ ref, reason: "number-malformed" })),
      });
    }
    const { betId, lines, note = "" } = body;
    const slip = {
      ...{ member: caller.uuid, betId, key, bodyHash: hashBody(body), note, kind: kindOf(betId) },
      ...columns(lines),
    };
    const verdict = await services.placing.place<Verdict>(slip);
    if (verdict.fault !== undefined) throw toFault(verdict);
    return services.placing.read<Poy>(verdict.poyId);
  },
  { oneStatement: true },
);

/** Lines as the arrays of the function's parameters. */
export function columns(lines: readonly NewPoyLine[]) {
  return {
    refs: lines.map(({ ref }) => ref),
    adds: lines.map(({ add }) => add),
    options: lines.map(({ option }) => option),
    numbers: lines.map(({ number }) => number),
    prices: lines.map(({ price }) => price),
    multiplies: lines.map(({ multiply }) => Math.round(multiply * 100)),
  };
}

/** The ledger type of a stake in a round's group. */
function kindOf(betId: string): string {
  const market = plannedMarkets.find(({ betType }) => betType === parseBetId(betId)?.betType);
  if (!market) throw new Fault("not-found");
  return betTransaction(market.betGroup);
}

/** The SQL function's refusals as contract faults. */
export function toFault(verdict: Extract<Verdict, { fault: FaultCode }>): Fault {
  if (isPlayerRefusal(verdict)) return playerFault(verdict);
  const { fault, details = {} } = verdict;
  const { lateByMs, openAtMs, lines, balance, needed } = details;
  if (lateByMs !== undefined) return new Fault("round-closed", { lateByMs });
  if (openAtMs !== undefined) return new Fault("round-not-open", { opensAt: bangkokIso(openAtMs) });
  if (lines) return new Fault("poy-lines-rejected", { lines: lines.map(refusalOf) });
  if (balance !== undefined && needed !== undefined) {
    return new Fault("balance-too-low", { balance: satang(balance), needed: satang(needed) });
  }
  return new Fault(fault);
}

function refusalOf({ ref, reason, min, max, left, from, to }: RefusedLine): PoyLineRefusal {
  return {
    ref,
    reason,
    ...(min === undefined ? {} : { min: satang(min) }),
    ...(max === undefined ? {} : { max: satang(max) }),
    ...(left === undefined ? {} : { left: satang(left) }),
    ...(from === undefined ? {} : { from: from / 100 }),
    ...(to === undefined ? {} : { to: to / 100 }),
  };
}
