import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { isScarce, SLOT_RESERVED_MS } from "@/lib/domain/deposits/deposit";
import { COIN_LIVE_MS } from "@/lib/domain/deposits/deposit-channels";
import type { Satang } from "@/lib/domain/money/money";
import type { Tx } from "../db/tx";

/** Warns while fewer than a fifth of the exact amounts of an account and amount are free. */
export function reportScarceAmounts(
  log: Logger,
  of: { bankId: number; amount: Satang },
  slots: readonly (number | null)[],
): void {
  const taken = new Set(slots.filter((slot) => slot !== null)).size;
  if (isScarce(taken)) log.warn({ ...of, taken }, "exact amounts of deposits run out");
}

/** Pairs of account and amount of which fewer than a fifth of the exact amounts are free, for `/ready`. */
export async function scarceAmounts(tx: Tx, nowMs: number): Promise<number> {
  const rests = new Date(nowMs - SLOT_RESERVED_MS);
  // The lower limit on the creation time uses the account's index; no request lives longer than a coin's.
  const made = new Date(rests.getTime() - COIN_LIVE_MS);
  const { rows } = await tx.execute<{ taken: number }>(sql`
    SELECT count(DISTINCT (d.prepare_index, d.coin_units)) AS taken
    FROM site_account a JOIN deposit d ON d.bank_id = a.bank_id AND d.created_at > ${made}
    WHERE d.channel <> 'normal' AND d.expires_at > ${rests}
    GROUP BY d.bank_id, d.prepare_amount`);
  return rows.filter(({ taken }) => isScarce(taken)).length;
}
