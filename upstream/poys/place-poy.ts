import { sql } from "drizzle-orm";
import { Fault, type FaultCode, type PoyLineRefusal } from "@/lib/contract/fault";
import { createPoy, type NewPoyLine } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money";
import { isNumberFor } from "@/lib/domain/poy/options";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { bangkokIso } from "@/lib/domain/time";
import { betTransaction } from "@/lib/domain/transactions";
import type { Tx } from "../db/tx";
import { hashBody } from "../http/idempotency";
import { serve } from "../http/serve-endpoint";
import { isPlayerRefusal, type PlayerRefusal, playerFault } from "../members/player-refusal";
import { dealtMarkets } from "../rounds/markets";
import { poyOf } from "./poy-view";

/** The statement that decides and writes a slip; the benchmark runs the same text. */
export const PLACE_POY = "SELECT place_poy($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS verdict";

interface RefusedLine {
  ref: string;
  reason: PoyLineRefusal["reason"];
  min?: number;
  max?: number;
  left?: number;
  from?: number;
  to?: number;
}

/** As SQL says it: satang, and multipliers in hundredths. */
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
 * Accepts a slip or says why not, line by line; the upstream's own figures decide, the sender's are hints.
 * The same key gives the same slip. Faults: see the entry.
 */
export const placePoy = serve(
  createPoy,
  async ({ tx, caller, key }, { body }) => {
    const malformed = body.lines.filter(({ option, number }) => !isNumberFor(option, number));
    if (malformed.length > 0) {
      throw new Fault("poy-lines-rejected", {
        lines: malformed.map(({ ref }) => ({ ref, reason: "number-malformed" })),
      });
    }
    const { betId, lines, note = "" } = body;
    const verdict = await decide(tx, [
      caller.uuid,
      betId,
      key,
      hashBody(body),
      note,
      kindOf(betId),
      ...columns(lines),
    ]);
    if (verdict.fault !== undefined) throw toFault(verdict);
    return poyOf(tx, caller.uuid, verdict.poyId);
  },
  { oneStatement: true },
);

async function decide(tx: Tx, values: readonly unknown[]): Promise<Verdict> {
  const texts = PLACE_POY.split(/\$\d+/);
  const chunks = texts.flatMap((text, at) => [
    sql.raw(text),
    ...(at < values.length ? [sql.param(values[at])] : []),
  ]);
  const { rows } = await tx.execute<{ verdict: Verdict }>(sql.join(chunks));
  const [row] = rows;
  if (!row) throw new Error("no verdict");
  return row.verdict;
}

/** Lines as the arrays that the statement takes. */
function columns(lines: readonly NewPoyLine[]): readonly unknown[] {
  return [
    lines.map(({ ref }) => ref),
    lines.map(({ add }) => add),
    lines.map(({ option }) => option),
    lines.map(({ number }) => number),
    lines.map(({ price }) => price),
    lines.map(({ multiply }) => Math.round(multiply * 100)),
  ];
}

/** The ledger type of a stake in a round's group. */
function kindOf(betId: string): string {
  const market = dealtMarkets.find(({ betType }) => betType === parseBetId(betId)?.betType);
  if (!market) throw new Fault("not-found");
  return betTransaction(market.betGroup);
}

/** What stands in a slip's way, from SQL's words to the contract's. */
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
