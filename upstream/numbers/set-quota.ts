import { and, eq } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { setQuota } from "@/lib/contract/operators/limits";
import { SET_QUOTA } from "@/lib/domain/four-digit/tiers";
import type { Act, Done } from "../approvals/act";
import { propose } from "../approvals/propose";
import { causeOfRaise } from "../approvals/raise-approval";
import { writeAudit } from "../audit/audit";
import { setLimit } from "../db/schema/lotteries";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { quotasOf } from "../lotteries/quotas";
import { steerable } from "./limits";

type NewQuota = BodyOf<typeof setQuota>;

/** An operator's quota for a number of a four-digit round; sold sets are unaffected. */
export const setQuotaAction: Act<NewQuota, Done<typeof setQuota>> = {
  entry: setQuota,
  payload: setQuota.body,

  async look(tx, body) {
    const { betId, number, sets } = body;
    const { betGroup } = await steerable(tx, betId);
    if (betGroup !== "set_4") throw new Fault("not-found");
    const { quota: before } = await find(tx, body);
    const after = sets ?? SET_QUOTA;
    return {
      target: `${betId} ${number}`,
      basis: { before },
      details: { betId, number, before, after },
      rank: "administrator",
      cause: await causeOfRaise(tx, betId, { before, after, usual: SET_QUOTA }),
    };
  },

  async execute(tx, body, { maker }) {
    const { betId, number, sets, reason } = body;
    const before = await find(tx, body);
    if (sets === null) {
      await tx.delete(setLimit).where(and(eq(setLimit.betId, betId), eq(setLimit.number, number)));
    } else {
      await tx
        .insert(setLimit)
        .values({ betId, number, sets })
        .onConflictDoUpdate({ target: [setLimit.betId, setLimit.number], set: { sets } });
    }
    await writeAudit(tx, maker, {
      action: callName(setQuota),
      target: `${betId} ${number}`,
      before: { quota: before.quota },
      after: { quota: sets ?? SET_QUOTA },
      reason,
    });
    const { quota, sold } = await find(tx, body);
    return { betId, number, quota, sold };
  },
};

export const setQuotaCall = defineHandler(setQuota, (context, { body }) =>
  propose(context, setQuotaAction, body, body.reason),
);

async function find(tx: Tx, { betId, number }: NewQuota) {
  const quotas = await quotasOf(tx, betId);
  return quotas.find((one) => one.number === number) ?? { quota: SET_QUOTA, sold: 0 };
}
