import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { addOwner, moveAt, type Owner } from "./books";
import { type FunctionCase, type FunctionCases, rows, value } from "./case";
import { addBareRound, addDeposit, addGameOperation, addPoy } from "./facts";

/** A Thursday: its week began on Monday the 23rd, its month on the 1st. */
const NOW = "2026-11-26T12:00:00+07:00";
const TODAY = "2026-11-26T00:00:00+07:00";
const YESTERDAY = "2026-11-25T23:59:59.999+07:00";
const OCTOBER = "2026-10-31T23:59:59.999+07:00";

interface Day extends Record<string, unknown> {
  day: string;
}

/** A member's days that are summed, the oldest first; satang. */
const daysOf = (tx: Tx, { uuid }: Owner) =>
  rows<Day>(
    tx,
    sql`SELECT day::text, slip_stakes AS staked, given_back AS back, won, game_stakes AS played, lost, deposited
      FROM member_day WHERE member = ${uuid} ORDER BY member_day.day`,
  );

const day = (
  at: string,
  figures: Partial<Record<"staked" | "back" | "won" | "played" | "lost" | "deposited", number>>,
) => ({
  ...{ day: at.slice(0, 10), staked: 0, back: 0, won: 0, played: 0, lost: 0, deposited: 0 },
  ...figures,
});

const sum = (tx: Tx, { uuid }: Owner, most = 1_000) =>
  value<{ looked: number; summed: number }>(tx, sql`SELECT sum_turnover(${uuid}, ${most}) AS value`);

/** A slip and its stake; its id. */
async function stake(
  tx: Tx,
  { uuid, cash }: Owner,
  {
    betId,
    total,
    status,
    at,
    win = 0,
    kind = "BET_GOV",
  }: Record<"betId" | "status" | "at", string> & { total: number; win?: number; kind?: string },
): Promise<string> {
  const poyId = await addPoy(tx, { betId, member: uuid, total, status, at, win });
  await moveAt(tx, { account: cash, kind, amount: -total, at, ref: poyId });
  return poyId;
}

async function play(
  tx: Tx,
  { uuid, cash }: Owner,
  amount: number,
  at: string,
  isUndone = false,
): Promise<void> {
  const operation = isUndone ? "create" : "bet";
  const ref = await addGameOperation(tx, { member: uuid, amount: -amount, at, operation, isUndone });
  const kind = isUndone ? "CREATE_GAME" : "BET_GAME";
  await moveAt(tx, { account: cash, kind, amount: -amount, at, ref });
}

/** What every limit counts, and the newest slip that is summed. */
const read = (tx: Tx, { uuid }: Owner, at = NOW) =>
  rows(
    tx,
    sql`SELECT to_json(staked_within(${uuid}, ${at}::timestamptz)) AS staked, to_json(lost_within(${uuid}, ${at}::timestamptz)) AS lost,
      to_json(deposited_within(${uuid}, ${at}::timestamptz)) AS deposited`,
  );

/** Money of every kind, on three days. */
async function live(tx: Tx, owner: Owner): Promise<void> {
  const betId = await addBareRound(tx);
  const { uuid, cash } = owner;
  const deposit = await addDeposit(tx, { member: uuid, status: "credited", amount: 900, index: 4 });
  await moveAt(tx, { account: cash, kind: "DEPOSIT", amount: 904, at: OCTOBER, ref: deposit });
  await stake(tx, owner, { betId, total: 10, status: "won", win: 70, at: OCTOBER });
  await play(tx, owner, 5, OCTOBER);
  await stake(tx, owner, { betId, total: 20, status: "lost", at: YESTERDAY, kind: "BET_STOCK" });
  await stake(tx, owner, { betId, total: 40, status: "cancelled", at: YESTERDAY, kind: "BET_SET_4" });
  await moveAt(tx, { account: cash, kind: "WIN_GOV", amount: 70, at: YESTERDAY });
  await play(tx, owner, 80, YESTERDAY);
  await play(tx, owner, 160, YESTERDAY, true);
  await moveAt(tx, { account: cash, kind: "REFUND_GAME", amount: 160, at: TODAY });
  await moveAt(tx, { account: cash, kind: "ABORT_POY", amount: 40, at: TODAY });
  await moveAt(tx, { account: cash, kind: "DEPOSIT", amount: 300, at: TODAY, ref: `by-hand-${uuid}` });
  await moveAt(tx, { account: cash, kind: "WITHDRAW", amount: -7, at: TODAY });
  await stake(tx, owner, { betId, total: 320, status: "refunded", at: TODAY, kind: "BET_YEEKEE" });
  await play(tx, owner, 640, TODAY);
  await stake(tx, owner, { betId, total: 1_280, status: "won", win: 9, at: TODAY });
}

const summedDays = [
  day(OCTOBER, { staked: 10, won: 70, played: 5, lost: 15, deposited: 900 }),
  day(YESTERDAY, { staked: 20, back: 40, played: 80, lost: 230 }),
  day(TODAY, { staked: 1_280, back: 320, won: 9, played: 640, lost: 2_040, deposited: 300 }),
];

/** `sum_days`, and what is read of it. */
export const daysCases: FunctionCases = {
  cases: [
    {
      title: "calendar_day and day_start know Bangkok's days",
      async run(tx) {
        const found = await rows(
          tx,
          sql`SELECT calendar_day(${TODAY}::timestamptz)::text AS today, calendar_day(${YESTERDAY}::timestamptz)::text AS yesterday,
            day_start('2026-11-26') = ${TODAY}::timestamptz AS begins`,
        );
        assert.deepEqual(found, [{ today: "2026-11-26", yesterday: "2026-11-25", begins: true }]);
      },
    },
    {
      title: "sum_days sums a history by day, at once or posting by posting",
      async run(tx) {
        const [once, slowly, other] = [await addOwner(tx), await addOwner(tx), await addOwner(tx)];
        for (const owner of [once, slowly, other]) await live(tx, owner);
        assert.deepEqual(await sum(tx, once), { looked: 15, summed: 15 });
        assert.deepEqual(await daysOf(tx, once), summedDays);
        for (let at = 0; at < 15; at++) assert.deepEqual(await sum(tx, slowly, 1), { looked: 1, summed: 1 });
        assert.deepEqual(await daysOf(tx, slowly), summedDays);
        assert.deepEqual(await daysOf(tx, other), []);
      },
    },
    {
      title: "sum_days changes nothing of what a limit counts, however far it came",
      async run(tx) {
        const owner = await addOwner(tx);
        await live(tx, await addOwner(tx));
        await live(tx, owner);
        const [before, inOctober] = [await read(tx, owner), await read(tx, owner, OCTOBER)];
        assert.deepEqual(before, [
          { staked: [1_920, 2_020, 2_020], lost: [2_040, 2_270, 2_270], deposited: [300, 300, 300] },
        ]);
        for (let at = 0; at < 15; at++) {
          await sum(tx, owner, 1);
          assert.deepEqual(await read(tx, owner), before);
          assert.deepEqual(await read(tx, owner, OCTOBER), inOctober);
        }
      },
    },
    {
      title: "sum_days loses no stake in a game that was made while the clock was an hour behind",
      async run(tx) {
        const owner = await addOwner(tx);
        await play(tx, owner, 1, NOW);
        await play(tx, owner, 10, "2026-11-26T11:00:00+07:00");
        await sum(tx, owner, 1);
        await play(tx, owner, 100, "2026-11-26T11:30:00+07:00");
        assert.deepEqual((await read(tx, owner))[0]?.staked, [111, 111, 111]);
      },
    },
    {
      title: "staked_within, lost_within and deposited_within count a summed day from the first of a span on",
      async run(tx) {
        const betId = await addBareRound(tx);
        const owner = await addOwner(tx);
        for (const [at, amount] of [
          ["2026-10-31T23:59:59.999+07:00", 1],
          ["2026-11-01T00:00:00+07:00", 10],
          ["2026-11-23T00:00:00+07:00", 100],
          ["2026-11-30T00:00:00+07:00", 1_000],
          ["2026-12-01T00:00:00+07:00", 10_000],
        ] as const) {
          await moveAt(tx, { account: owner.cash, kind: "DEPOSIT", amount, at, ref: `${betId}-${amount}` });
          await stake(tx, owner, { betId, total: amount, status: "lost", at });
        }
        await sum(tx, owner);
        const same = (spans: readonly number[]) => [{ staked: spans, lost: spans, deposited: spans }];
        // Thursday; the later days of this book are summed as well, which a clock that runs on never meets.
        assert.deepEqual(await read(tx, owner), same([11_000, 11_100, 11_110]));
        // A Wednesday whose week began in the month before.
        assert.deepEqual(await read(tx, owner, "2026-12-02T12:00:00+07:00"), same([0, 11_000, 10_000]));
      },
    },
    {
      title: "staked_within counts a stake in a game that is not summed, however far others are",
      async run(tx) {
        const [owner, other] = [await addOwner(tx), await addOwner(tx)];
        await play(tx, owner, 1, TODAY);
        await sum(tx, owner);
        await play(tx, owner, 10, TODAY);
        await play(tx, other, 100, NOW);
        await sum(tx, other);
        assert.deepEqual((await read(tx, owner))[0]?.staked, [11, 11, 11]);
      },
    },
    {
      title: "sum_days begins anew where other kinds are credits",
      async run(tx) {
        const owner = await addOwner(tx);
        await live(tx, owner);
        await sum(tx, owner);
        const before = await read(tx, owner);
        await tx.execute(sql`INSERT INTO turnover_percent (kind, percent) VALUES ('WITHDRAW', 100)`);
        assert.deepEqual(await read(tx, owner), before);
        await sum(tx, owner, 4);
        assert.deepEqual(await read(tx, owner), before);
        await sum(tx, owner);
        assert.deepEqual(await daysOf(tx, owner), summedDays);
      },
    },
  ] satisfies FunctionCase[],
  races: [],
};
