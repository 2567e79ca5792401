import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { addOwner } from "./books";
import { type FunctionCases, rows, value } from "./case";
import { addBareRound, addPoy } from "./facts";

const none = {
  ...{ slips: 0, stakes: 0, open_slips: 0, open: 0, won_slips: 0, payouts: 0 },
  ...{ cancelled_slips: 0, cancelled: 0, refunded_slips: 0, refunded: 0 },
};
/** Sums of a round that is over and had slips of every state. */
const over = {
  ...{ slips: 5, stakes: 65_431, open_slips: 0, open: 0, won_slips: 2, payouts: 90 },
  ...{ cancelled_slips: 1, cancelled: 400, refunded_slips: 1, refunded: 5_000 },
};

/** A round with slips of these states, each with ten times the stake of the one before: 1, 30, 400, 5,000 … */
async function roundOf(tx: Tx, status: string, slips: readonly (readonly [string, number, number?])[]) {
  const betId = await addBareRound(tx, status);
  const { uuid } = await addOwner(tx);
  for (const [of, total, win = 0] of slips) await addPoy(tx, { betId, member: uuid, total, status: of, win });
  return betId;
}

const settled = (tx: Tx) =>
  roundOf(tx, "settled", [
    ...([
      ["lost", 1],
      ["won", 30, 70],
      ["cancelled", 400],
    ] as const),
    ...([
      ["refunded", 5_000],
      ["won", 60_000, 20],
    ] as const),
  ]);

const read = (tx: Tx, from: "round_totals" | "slip_totals", betIds: readonly string[]) =>
  rows(
    tx,
    sql`SELECT * FROM ${sql.raw(from)}(${sql.param(betIds)}::text[]) t ORDER BY array_position(${sql.param(betIds)}::text[], bet_id)`,
  );

const kept = (tx: Tx, betIds: readonly string[]) =>
  value<number>(
    tx,
    sql`SELECT count(*)::int AS value FROM round_total WHERE bet_id = ANY (${sql.param(betIds)}::text[])`,
  );

/** `slip_totals`, `round_totals`, `sum_rounds`. */
export const totalsCases: FunctionCases = {
  cases: [
    {
      title: "slip_totals sums a round's slips by their states",
      async run(tx) {
        const open = await roundOf(tx, "open", [
          ["accepted", 3],
          ["accepted", 40],
          ["cancelled", 500],
        ]);
        const [empty, done] = [await addBareRound(tx), await settled(tx)];
        assert.deepEqual(await read(tx, "slip_totals", [open, empty, done]), [
          {
            bet_id: open,
            ...none,
            slips: 3,
            stakes: 543,
            open_slips: 2,
            open: 43,
            cancelled_slips: 1,
            cancelled: 500,
          },
          { bet_id: empty, ...none },
          { bet_id: done, ...over },
        ]);
      },
    },
    {
      title: "sum_rounds keeps what is over, so many at once, and once",
      async run(tx) {
        await value(tx, sql`SELECT sum_rounds(100000) AS value`);
        const all: string[] = [];
        for (const status of ["open", "suspended", "closed", "settling", "settled", "void"])
          all.push(await addBareRound(tx, status));
        all.push(await settled(tx));
        const sum = (most: number) => value<number>(tx, sql`SELECT sum_rounds(${most}) AS value`);
        assert.deepEqual(
          [await sum(2), await kept(tx, all), await sum(2), await kept(tx, all), await sum(2)],
          [2, 2, 1, 3, 0],
        );
        assert.equal(await kept(tx, all.slice(0, 4)), 0);
      },
    },
    {
      title: "round_totals are the same before and after, and what is kept is not summed again",
      async run(tx) {
        const [done, open] = [await settled(tx), await roundOf(tx, "open", [["accepted", 3]])];
        const empty = await addBareRound(tx, "void");
        const asked = [open, done, empty];
        const expected = [
          { bet_id: open, ...none, slips: 1, stakes: 3, open_slips: 1, open: 3 },
          { bet_id: done, ...over },
          { bet_id: empty, ...none },
        ];
        assert.deepEqual(await read(tx, "round_totals", asked), expected);
        await value(tx, sql`SELECT sum_rounds(100000) AS value`);
        assert.deepEqual(await read(tx, "round_totals", asked), expected);
        await tx.execute(sql`UPDATE round_total SET payouts = 91 WHERE bet_id = ${done}`);
        assert.deepEqual(await read(tx, "round_totals", [done]), [{ bet_id: done, ...over, payouts: 91 }]);
      },
    },
  ],
  races: [],
};
