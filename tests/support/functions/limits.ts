import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import { epochMs } from "@/lib/domain/time/time";
import type { Tx } from "@/upstream/db/tx";
import { addOwner, moveAt, type Owner } from "./books";
import { type FunctionCase, type FunctionCases, list, value } from "./case";
import { addBareRound, addDeposit, addPoy } from "./facts";
import { race } from "./race";

/** A Thursday: its week began on Monday the 23rd, its month on the 1st, a Sunday. */
const THURSDAY = "2026-11-26T12:00:00+07:00";
const limitPassed = (tx: Tx, limits: (number | null)[], used: number[], more: number, at = THURSDAY) =>
  value<unknown>(
    tx,
    sql`SELECT limit_passed('stake-limit-reached', ${list(limits, "bigint")}, ${list(used, "bigint")}, ${more}, ${at}::timestamptz) AS value`,
  );
const passed = (span: string, limit: number, used: number, until: string) => ({
  fault: "stake-limit-reached",
  details: { span, limit, used, untilMs: epochMs(until) },
});
const END = {
  day: "2026-11-27T00:00:00+07:00",
  week: "2026-11-30T00:00:00+07:00",
  month: "2026-12-01T00:00:00+07:00",
};

/** A member's own limits, set straight. */
const setLimits = (tx: Tx, { uuid }: Owner, limits: Record<string, number | string>) =>
  tx.execute(sql`INSERT INTO player_limit (member, ${sql.raw(Object.keys(limits).join(", "))})
    VALUES (${uuid}, ${sql.join(
      Object.values(limits).map((one) =>
        typeof one === "number" ? sql`${one}::bigint` : sql`${one}::timestamptz`,
      ),
      sql`, `,
    )})`);

const refuseStake = (tx: Tx, { uuid }: Owner, stake: number, at = THURSDAY) =>
  value<{ fault: string; details: Record<string, unknown> } | null>(
    tx,
    sql`SELECT refuse_stake(${uuid}, ${stake}, ${at}::timestamptz) AS value`,
  );
const refuseDeposit = (tx: Tx, { uuid }: Owner, amount: number) =>
  value<{ fault: string; details: Record<string, unknown> } | null>(
    tx,
    sql`SELECT refuse_deposit(${uuid}, ${amount}) AS value`,
  );
/** The service's clock and a distance from it. */
const fromNow = (tx: Tx, interval: string) =>
  value<string>(tx, sql`SELECT (app_now() + ${interval}::interval)::text AS value`);

const spans = ["day", "week", "month"] as const;

/** One limit alone: what reaches it is taken, a satang more is not. */
const eachSpan = (kind: "stake" | "loss"): FunctionCase[] =>
  spans.map((span) => ({
    title: `refuse_stake holds a ${kind} of the ${span} against the member's limit`,
    async run(tx) {
      const owner = await addOwner(tx);
      const betId = await addBareRound(tx);
      await addPoy(tx, { betId, member: owner.uuid, total: 400, at: THURSDAY });
      await moveAt(tx, { account: owner.cash, kind: "BET_GOV", amount: -400, at: THURSDAY });
      await setLimits(tx, owner, { [`${kind}_${span}`]: 1000 });
      assert.equal(await refuseStake(tx, owner, 600), null);
      assert.deepEqual(await refuseStake(tx, owner, 601), {
        fault: `${kind}-limit-reached`,
        details: { span, limit: 1000, used: 400, untilMs: epochMs(END[span]) },
      });
    },
  }));

/** `refuse_stake`, `refuse_deposit`, `limit_passed`, `player_away`, and what is counted within spans. */
export const limitsCases: FunctionCases = {
  cases: [
    {
      title: "limit_passed takes what reaches a limit, and refuses a satang more",
      async run(tx) {
        assert.equal(await limitPassed(tx, [1000, null, null], [400, 0, 0], 600), null);
        assert.deepEqual(
          await limitPassed(tx, [1000, null, null], [400, 0, 0], 601),
          passed("day", 1000, 400, END.day),
        );
        assert.equal(await limitPassed(tx, [null, null, null], [400, 500, 600], 601), null);
      },
    },
    {
      title: "limit_passed names the widest limit that would be passed",
      async run(tx) {
        const all = [1000, 2000, 3000];
        assert.deepEqual(
          await limitPassed(tx, all, [1000, 2000, 3000], 1),
          passed("month", 3000, 3000, END.month),
        );
        assert.deepEqual(
          await limitPassed(tx, all, [1000, 2000, 2999], 1),
          passed("week", 2000, 2000, END.week),
        );
        assert.deepEqual(
          await limitPassed(tx, all, [1000, 1999, 2999], 1),
          passed("day", 1000, 1000, END.day),
        );
      },
    },
    {
      title: "limit_passed says that nothing is used where more was won than lost",
      async run(tx) {
        assert.deepEqual(
          await limitPassed(tx, [1000, null, null], [-500, 0, 0], 1501),
          passed("day", 1000, 0, END.day),
        );
        assert.deepEqual(
          await limitPassed(tx, [1000, null, null], [1, 0, 0], 1000),
          passed("day", 1000, 1, END.day),
        );
        assert.equal(await limitPassed(tx, [1000, null, null], [-500, 0, 0], 1500), null);
      },
    },
    ...eachSpan("stake"),
    ...eachSpan("loss"),
    {
      title: "refuse_stake takes a stake where no limit is set, or other limits are",
      async run(tx) {
        const owner = await addOwner(tx);
        await setLimits(tx, owner, { deposit_day: 1 });
        assert.equal(await refuseStake(tx, owner, 1_000_000), null);
      },
    },
    {
      title: "refuse_stake names the stake before the loss, and an absence before both",
      async run(tx) {
        const owner = await addOwner(tx);
        await setLimits(tx, owner, { stake_day: 10, loss_day: 10 });
        assert.equal((await refuseStake(tx, owner, 11))?.fault, "stake-limit-reached");
        await tx.execute(sql`UPDATE player_limit SET stake_day = 100 WHERE member = ${owner.uuid}`);
        assert.equal((await refuseStake(tx, owner, 11))?.fault, "loss-limit-reached");
        await tx.execute(
          sql`UPDATE player_limit SET time_out_until = ${THURSDAY}::timestamptz WHERE member = ${owner.uuid}`,
        );
        const before = "2026-11-26T11:59:59.999+07:00";
        assert.deepEqual(await refuseStake(tx, owner, 200, before), {
          fault: "time-out-running",
          details: { untilMs: epochMs(THURSDAY) },
        });
        assert.equal((await refuseStake(tx, owner, 11))?.fault, "loss-limit-reached");
        await tx.execute(
          sql`UPDATE player_limit SET self_excluded_until = ${THURSDAY}::timestamptz WHERE member = ${owner.uuid}`,
        );
        assert.deepEqual(await refuseStake(tx, owner, 200, before), {
          fault: "self-excluded",
          details: { untilMs: epochMs(THURSDAY) },
        });
        assert.equal((await refuseStake(tx, owner, 11))?.fault, "loss-limit-reached");
      },
    },
    {
      title: "refuse_deposit asks members without limits for nothing",
      async run(tx) {
        assert.equal(await refuseDeposit(tx, await addOwner(tx), 1_000_000), null);
      },
    },
    ...spans.map((span) => ({
      title: `refuse_deposit holds what was deposited in the ${span} against the member's limit`,
      async run(tx: Tx) {
        const owner = await addOwner(tx);
        await addDeposit(tx, { member: owner.uuid, status: "waiting", amount: 400, index: 1 });
        await setLimits(tx, owner, { [`deposit_${span}`]: 1000 });
        assert.equal(await refuseDeposit(tx, owner, 600), null);
        const refused = await refuseDeposit(tx, owner, 601);
        assert.equal(refused?.fault, "deposit-limit-reached");
        assert.deepEqual({ ...refused?.details, untilMs: 0 }, { span, limit: 1000, used: 400, untilMs: 0 });
      },
    })),
    {
      title: "refuse_deposit lets nobody deposit who is away, whatever the limit",
      async run(tx) {
        const owner = await addOwner(tx);
        await setLimits(tx, owner, { deposit_day: 10, time_out_until: await fromNow(tx, "1 hour") });
        assert.equal((await refuseDeposit(tx, owner, 11))?.fault, "time-out-running");
        await tx.execute(
          sql`UPDATE player_limit SET time_out_until = ${await fromNow(tx, "-1 hour")}::timestamptz WHERE member = ${owner.uuid}`,
        );
        assert.equal((await refuseDeposit(tx, owner, 11))?.fault, "deposit-limit-reached");
        await tx.execute(
          sql`UPDATE player_limit SET deposit_day = NULL, stake_day = 1 WHERE member = ${owner.uuid}`,
        );
        assert.equal(await refuseDeposit(tx, owner, 11), null);
      },
    },
  ],
  races: [
    {
      title: "refuse_deposit counts requests one after the other",
      async race(db) {
        const owner = await addOwner(db);
        await setLimits(db, owner, { deposit_day: 1000 });
        const ask = async (tx: Tx) => {
          const refused = await refuseDeposit(tx, owner, 600);
          if (!refused)
            await addDeposit(tx, { member: owner.uuid, status: "claimed", amount: 600, index: 1 });
          return refused?.fault ?? null;
        };
        const { waited, result } = await race(db, ask, ask);
        assert.deepEqual({ waited, result }, { waited: true, result: "deposit-limit-reached" });
      },
    },
  ],
};
