import { and, eq } from "drizzle-orm";
import { roundChannel } from "@/lib/contract/channels";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { setLimit, setRate } from "@/lib/contract/operators/limits";
import { isNumberFor } from "@/lib/domain/poy/options";
import type { Act, Done } from "../approvals/act";
import { causeOfLaw, detailsOfLaw, judgeRound } from "../approvals/market-law";
import { propose } from "../approvals/propose";
import { causeOfRaise } from "../approvals/raise-approval";
import { writeAudit } from "../audit/audit";
import { numberLimit, optionRate, roundRate } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { enqueueEvent } from "../realtime/enqueue-event";
import { rateOfOption } from "../rounds/find-round";
import type { RoundRow } from "../rounds/round-view";
import { rowOf, steerable } from "./limits";

type NewRate = BodyOf<typeof setRate>;
type NewLimit = BodyOf<typeof setLimit>;

/** An option's rate in a round; accepted lines keep theirs. */
export const setRateAction: Act<NewRate, Done<typeof setRate>> = {
  entry: setRate,
  payload: setRate.body,

  async look(tx, { betId, option, multiply }) {
    const row = await steerable(tx, betId);
    const { before, usual } = await ratesBefore(tx, row, option);
    const after = toHundredths(multiply);
    const law = await judgeRound(tx, row, { option, multiply: after });
    return {
      target: `${betId} ${option}`,
      basis: { before },
      details: {
        ...{ betId, option, usual: usual / 100, before: before / 100, after: multiply },
        ...detailsOfLaw(law),
      },
      rank: "administrator",
      cause: causeOfLaw(law, { before, after }) ?? (await causeOfRaise(tx, betId, { before, after, usual })),
    };
  },

  async execute(tx, { betId, option, multiply, reason }, { maker }) {
    const { before } = await ratesBefore(tx, await steerable(tx, betId), option);
    await tx
      .update(roundRate)
      .set({ multiplyHundredths: toHundredths(multiply) })
      .where(and(eq(roundRate.betId, betId), eq(roundRate.option, option)));
    await enqueueEvent(tx, roundChannel(betId), "rate-update", { betId, option, multiply });
    await writeAudit(tx, maker, {
      action: callName(setRate),
      target: `${betId} ${option}`,
      before: { multiply: before / 100 },
      after: { multiply },
      reason,
    });
    return { betId, option, defaultRate: multiply };
  },
};

/** A number's maximum rate in a round; null returns it to the tiers of what is sold. */
export const setLimitAction: Act<NewLimit, Done<typeof setLimit>> = {
  entry: setLimit,
  payload: setLimit.body,

  async look(tx, body) {
    const { betId, option, number, multiply } = body;
    const row = await steerable(tx, betId);
    const { before: rate, usual } = await ratesBefore(tx, row, option);
    const entry = await limitBefore(tx, body);
    // A number never pays more than its option, whatever its limit is.
    const [before, after] = [entry ?? rate, multiply === null ? rate : toHundredths(multiply)].map((own) =>
      Math.min(own, rate),
    );
    return {
      target: `${betId} ${option} ${number}`,
      basis: { rate, entry },
      details: { betId, option, number, before: entry === null ? null : entry / 100, after: multiply },
      rank: "administrator",
      cause: await causeOfRaise(tx, betId, { before: before ?? 0, after: after ?? 0, usual }),
    };
  },

  async execute(tx, body, { maker }) {
    const { betId, option, number, multiply, reason } = body;
    const before = await limitBefore(tx, body);
    if (multiply === null) await tx.delete(numberLimit).where(ownLimit(body));
    else {
      const multiplyHundredths = toHundredths(multiply);
      await tx
        .insert(numberLimit)
        .values({ betId, option, number, multiplyHundredths })
        .onConflictDoUpdate({
          target: [numberLimit.betId, numberLimit.option, numberLimit.number],
          set: { multiplyHundredths },
        });
    }
    const row = await rowOf(tx, betId, option, number);
    await enqueueEvent(tx, roundChannel(betId), "rate-update", {
      betId,
      option,
      number,
      multiply: row.multiply,
    });
    await writeAudit(tx, maker, {
      action: callName(setLimit),
      target: `${betId} ${option} ${number}`,
      before: before === null ? null : { multiply: before / 100 },
      after: { multiply },
      reason,
    });
    return row;
  },
};

export const rateCalls = [
  defineHandler(setRate, (context, { body }) => propose(context, setRateAction, body, body.reason)),
  defineHandler(setLimit, (context, { body }) => propose(context, setLimitAction, body, body.reason)),
];

const toHundredths = (multiply: number) => Math.round(multiply * 100);

/** The option's rate in the round and in its market, in hundredths. */
async function ratesBefore(tx: Tx, { betId, betType }: RoundRow, option: string) {
  const rate = await rateOfOption(tx, betId, option);
  if (!rate) throw new Fault("not-found");
  const [market] = await tx
    .select()
    .from(optionRate)
    .where(and(eq(optionRate.betType, betType), eq(optionRate.option, option)));
  return { before: rate.multiplyHundredths, usual: market?.multiplyHundredths ?? 0 };
}

const ownLimit = ({ betId, option, number }: NewLimit) =>
  and(eq(numberLimit.betId, betId), eq(numberLimit.option, option), eq(numberLimit.number, number));

/** The number's own limit, in hundredths; null where it has none. */
async function limitBefore(tx: Tx, body: NewLimit): Promise<number | null> {
  if (!isNumberFor(body.option, body.number)) throw new Fault("not-found");
  const [row] = await tx.select().from(numberLimit).where(ownLimit(body));
  return row?.multiplyHundredths ?? null;
}
