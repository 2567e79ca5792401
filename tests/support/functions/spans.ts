import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import { epochMs } from "@/lib/domain/time/time";
import type { Tx } from "@/upstream/db/tx";
import { addOwner, moveAt, type Owner } from "./books";
import { type FunctionCase, type FunctionCases, rows, value } from "./case";
import { addBareRound, addDeposit, addGameOperation, addPoy } from "./facts";

/** A Thursday: its week began on Monday the 23rd, its month on the 1st, a Sunday. */
const THURSDAY = "2026-11-26T12:00:00+07:00";
/** A Wednesday whose week began in the month before. */
const WEDNESDAY = "2026-12-02T12:00:00+07:00";

/** Instants around the beginnings of spans, and what counts then as day, week and month. */
const instants = [
  ["2026-11-26T00:00:00+07:00", 1],
  ["2026-11-25T23:59:59.999+07:00", 10],
  ["2026-11-23T00:00:00+07:00", 100],
  ["2026-11-22T23:59:59.999+07:00", 1_000],
  ["2026-11-01T00:00:00+07:00", 10_000],
  ["2026-10-31T23:59:59.999+07:00", 100_000],
] as const;
const onThursday = [1, 111, 11_111];
const acrossMonths = [
  ["2026-12-02T00:00:00+07:00", 1],
  ["2026-12-01T00:00:00+07:00", 10],
  ["2026-11-30T23:59:59.999+07:00", 100],
  ["2026-11-30T00:00:00+07:00", 1_000],
  ["2026-11-29T23:59:59.999+07:00", 10_000],
] as const;
const onWednesday = [1, 1_111, 11];

type Within = "staked_within" | "lost_within" | "deposited_within";

const within = (tx: Tx, name: Within, { uuid }: Owner, at: string) =>
  value<(number | null)[]>(tx, sql`SELECT ${sql.raw(name)}(${uuid}, ${at}::timestamptz) AS value`).then(
    (spans) => spans.map((sum) => (sum === null ? null : Number(sum))),
  );

/** What counts is summed by the spans in which it lies, whoever else did the same. */
function sums(
  name: Within,
  what: string,
  add: (tx: Tx, owner: Owner, amount: number, at: string) => Promise<unknown>,
): FunctionCase {
  return {
    title: `${name} counts ${what} of the running day, week and month`,
    async run(tx) {
      for (const [now, given, expected] of [
        [THURSDAY, instants, onThursday],
        [WEDNESDAY, acrossMonths, onWednesday],
      ] as const) {
        const [owner, other] = [await addOwner(tx), await addOwner(tx)];
        assert.deepEqual(await within(tx, name, owner, now), [0, 0, 0]);
        for (const [at, amount] of given) await add(tx, owner, amount, at);
        await add(tx, other, 5, now);
        assert.deepEqual(await within(tx, name, owner, now), expected);
        for (const [at, amount] of given) {
          const alone = await addOwner(tx);
          await add(tx, alone, amount, at);
          const counts = expected.map((sum) => (Math.floor(sum / amount) % 10 === 1 ? amount : 0));
          assert.deepEqual(await within(tx, name, alone, now), counts);
        }
      }
    },
  };
}

/** What does not count, today. */
function ignores(
  name: Within,
  what: string,
  add: (tx: Tx, owner: Owner, at: string) => Promise<unknown>,
): FunctionCase {
  return {
    title: `${name} does not count ${what}`,
    async run(tx) {
      const owner = await addOwner(tx);
      await add(tx, owner, THURSDAY);
      assert.deepEqual(await within(tx, name, owner, THURSDAY), [0, 0, 0]);
    },
  };
}

const lossKinds = ["BET_GOV", "BET_SET_4", "CREATE_GAME", "GAME_DEDUCT"];
const returnKinds = [
  "WIN_GOV",
  "ABORT_POY",
  "YING_WIN",
  "DRAW_GAME",
  "REFUND_GAME",
  "ABORT_GAME",
  "GAME_ADD",
];
const otherKinds = ["DEPOSIT", "WITHDRAW", "BETTER", "THE_BET_GOV", "GAME_BONUS", "ADMIN_INCREASE"];

/** `span_start`, `staked_within`, `lost_within`, `deposited_within`. */
export const spansCases: FunctionCases = {
  cases: [
    {
      title: "span_start gives the beginning in Bangkok's calendar",
      async run(tx) {
        const [found] = await rows(
          tx,
          sql`SELECT epoch_ms(span_start('day', ${THURSDAY}::timestamptz)) AS day,
          epoch_ms(span_start('week', ${THURSDAY}::timestamptz)) AS week, epoch_ms(span_start('month', ${THURSDAY}::timestamptz)) AS month`,
        );
        assert.deepEqual(found, {
          day: epochMs("2026-11-26T00:00:00+07:00"),
          week: epochMs("2026-11-23T00:00:00+07:00"),
          month: epochMs("2026-11-01T00:00:00+07:00"),
        });
      },
    },
    sums("staked_within", "slips", async (tx, { uuid }, total, at) =>
      addPoy(tx, { betId: await addBareRound(tx), member: uuid, total, at }),
    ),
    sums("staked_within", "stakes at games", (tx, { uuid }, amount, at) =>
      addGameOperation(tx, {
        member: uuid,
        amount: -amount,
        at,
        operation: amount % 3 === 0 ? "bet" : "create",
      }),
    ),
    sums("lost_within", "stakes", (tx, { cash }, amount, at) =>
      moveAt(tx, { account: cash, kind: "BET_YEEKEE", amount: -amount, at }),
    ),
    {
      title: "lost_within takes from stakes what came back of them, and goes below zero",
      async run(tx) {
        const owner = await addOwner(tx);
        for (const kind of lossKinds)
          await moveAt(tx, { account: owner.cash, kind, amount: -100, at: THURSDAY });
        assert.deepEqual(await within(tx, "lost_within", owner, THURSDAY), [400, 400, 400]);
        for (const kind of returnKinds)
          await moveAt(tx, { account: owner.cash, kind, amount: 100, at: THURSDAY });
        assert.deepEqual(await within(tx, "lost_within", owner, THURSDAY), [-300, -300, -300]);
      },
    },
    ignores("lost_within", "money that is no stake and came back of none", async (tx, { cash }, at) => {
      for (const kind of otherKinds) await moveAt(tx, { account: cash, kind, amount: -100, at });
    }),
    ignores("lost_within", "other accounts than the cash", (tx, { af }, at) =>
      moveAt(tx, { account: af, kind: "BET_GOV", amount: -100, at }),
    ),
    sums("deposited_within", "what arrived", (tx, { cash }, amount, at) =>
      moveAt(tx, { account: cash, kind: "DEPOSIT", amount, at }),
    ),
    {
      title: "deposited_within takes in what was claimed, before anything has arrived",
      async run(tx) {
        const owner = await addOwner(tx);
        await addDeposit(tx, { member: owner.uuid, status: "claimed", amount: 700, index: 3 });
        assert.deepEqual(await within(tx, "deposited_within", owner, THURSDAY), [700, 700, 700]);
      },
    },
    ignores(
      "deposited_within",
      "other money, nor other accounts than the cash",
      async (tx, { cash, pending }, at) => {
        await moveAt(tx, { account: cash, kind: "ADMIN_INCREASE", amount: 100, at });
        await moveAt(tx, { account: pending, kind: "DEPOSIT", amount: 100, at });
      },
    ),
    {
      title:
        "staked_within counts slips of every state but those that were given back, and both stakes at games",
      async run(tx) {
        const owner = await addOwner(tx);
        const betId = await addBareRound(tx);
        const states = { accepted: 1, won: 10, lost: 100, cancelled: 1_000, refunded: 10_000 };
        for (const [status, total] of Object.entries(states))
          await addPoy(tx, { betId, member: owner.uuid, total, at: THURSDAY, status });
        for (const [operation, amount] of Object.entries({
          create: 100_000,
          bet: 1_000_000,
          win: 10_000_000,
        }))
          await addGameOperation(tx, { member: owner.uuid, amount: -amount, at: THURSDAY, operation });
        await addGameOperation(tx, {
          member: owner.uuid,
          amount: -100_000_000,
          at: THURSDAY,
          operation: "bet",
          isUndone: true,
        });
        assert.deepEqual(
          await within(tx, "staked_within", owner, THURSDAY),
          [1_100_111, 1_100_111, 1_100_111],
        );
      },
    },
    {
      title:
        "deposited_within leaves out the satang that tell requests apart, and takes in what is waited for",
      async run(tx) {
        const owner = await addOwner(tx);
        const add = (status: string, amount: number, index: number) =>
          addDeposit(tx, { member: owner.uuid, status, amount, index });
        const done = await add("credited", 500, 7);
        await moveAt(tx, { account: owner.cash, kind: "DEPOSIT", amount: 507, at: THURSDAY, ref: done });
        await moveAt(tx, { account: owner.cash, kind: "DEPOSIT", amount: 30, at: THURSDAY, ref: "by-hand" });
        assert.deepEqual(await within(tx, "deposited_within", owner, THURSDAY), [530, 530, 530]);
        await add("waiting", 1_000, 3);
        await add("expired", 100_000, 3);
        await addDeposit(tx, {
          member: (await addOwner(tx)).uuid,
          status: "waiting",
          amount: 1_000_000,
          index: 1,
        });
        assert.deepEqual(await within(tx, "deposited_within", owner, THURSDAY), [1_530, 1_530, 1_530]);
      },
    },
  ],
  races: [],
};
