import { eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { lottery4dQuotas } from "@/lib/contract/lotteries";
import { SET_QUOTA, setPrice, setTiers } from "@/lib/domain/four-digit/tiers";
import { setLimit, setSale } from "../db/schema/lotteries";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { findRound } from "../rounds/find-round";

export interface QuotaOfNumber {
  number: string;
  quota: number;
  sold: number;
}

/** A set's price and prizes, and how many sets of a number are left. */
export const quotaCall = defineHandler(lottery4dQuotas, async ({ tx }, { query }) => {
  const { betId, betGroup } = await findRound(tx, query.betId);
  if (betGroup !== "set_4") throw new Fault("not-found");
  return {
    betId,
    price: setPrice,
    prizes: setTiers.map(({ tier, prize }) => ({ tier, prize })),
    quota: SET_QUOTA,
    left: (await quotasOf(tx, betId))
      .filter(({ quota, sold }) => quota !== SET_QUOTA || sold > 0)
      .map(({ number, quota, sold }) => ({ number, left: Math.max(0, quota - sold) })),
  };
});

/** Numbers of a round that have been sold or have a quota of their own, in order. */
export async function quotasOf(tx: Tx, betId: string): Promise<QuotaOfNumber[]> {
  const sold = await tx.select().from(setSale).where(eq(setSale.betId, betId));
  const limits = await tx.select().from(setLimit).where(eq(setLimit.betId, betId));
  const soldOf = new Map(sold.map((row) => [row.number, row.sold]));
  const limitOf = new Map(limits.map((row) => [row.number, row.sets]));
  return [...new Set([...soldOf.keys(), ...limitOf.keys()])].sort().map((number) => ({
    number,
    quota: limitOf.get(number) ?? SET_QUOTA,
    sold: soldOf.get(number) ?? 0,
  }));
}
