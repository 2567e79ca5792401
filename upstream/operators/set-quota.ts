import { and, eq } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { setQuota } from "@/lib/contract/operators/limits";
import { SET_QUOTA } from "@/lib/domain/four-digit";
import { setLimit } from "../db/tables/lotteries";
import { serve } from "../http/serve-endpoint";
import { quotasOf } from "../lotteries/quotas";
import { record } from "./audit";
import { steerable } from "./limits";

/** An operator's quota for a number of a four-digit round; what has been sold stays sold. */
export const setQuotaCall = serve(setQuota, async ({ tx, caller }, { body }) => {
  const { betId, number, sets, reason } = body;
  const { betGroup } = await steerable(tx, betId);
  if (betGroup !== "set_4") throw new Fault("not-found");
  const before = await find();
  if (sets === null) {
    await tx.delete(setLimit).where(and(eq(setLimit.betId, betId), eq(setLimit.number, number)));
  } else {
    await tx
      .insert(setLimit)
      .values({ betId, number, sets })
      .onConflictDoUpdate({ target: [setLimit.betId, setLimit.number], set: { sets } });
  }
  await record(tx, caller, {
    action: callName(setQuota),
    target: `${betId} ${number}`,
    before: { quota: before.quota },
    after: { quota: sets ?? SET_QUOTA },
    reason,
  });
  const { quota, sold } = await find();
  return { betId, number, quota, sold };

  async function find() {
    const quotas = await quotasOf(tx, betId);
    return quotas.find((one) => one.number === number) ?? { quota: SET_QUOTA, sold: 0 };
  }
});
