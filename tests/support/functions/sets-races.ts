import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { addOwner, type Owner } from "./books";
import { list, type RaceCase, value } from "./case";
import { addBareRound } from "./facts";
import type { Verdict } from "./place";
import { inHaste, race } from "./race";

/** Price of one set, in satang. */
export const PRICE = 120;
export type Sets = readonly (readonly [number: string, sets: number])[];
interface Slip {
  readonly key?: string;
  readonly hash?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly quota?: number;
}

/** Ten sets of each number are for sale by default. */
export const place = (
  tx: Tx,
  betId: string,
  { uuid }: Owner,
  sets: Sets,
  { key = randomUUID(), hash = "hash", kind = "BET_SET_4", name = "a name", quota = 10 }: Slip = {},
): Promise<Verdict & { readonly short?: unknown }> =>
  value(
    tx,
    sql`SELECT place_sets(${uuid}, ${betId}, ${name}, ${key}, ${hash}, ${kind}, ${list(
      sets.map(([number]) => number),
      "text",
    )}, ${list(
      sets.map(([, count]) => count),
      "int",
    )}, ${PRICE}, ${quota}) AS value`,
  );

/** An open round of sets. */
export const addRound = (tx: Tx) => addBareRound(tx, "open", "set_4", "set_4");
export const addSold = (tx: Tx, betId: string, number: string, sold: number) =>
  tx.execute(sql`INSERT INTO set_sale (bet_id, number, sold) VALUES (${betId}, ${number}, ${sold})`);
/** What a slip of sets waits for, and what it does not wait for. */
export const setRaces: readonly RaceCase[] = [
  {
    title: "place_sets waits for whoever closes the round, for the account, and for its numbers alone",
    async race(db) {
      const [one, two] = [await addOwner(db, 10_000), await addOwner(db, 10_000)];
      const betId = await addRound(db);
      const slip = (owner: Owner, number: string, sets: number) => (tx: Tx) =>
        place(tx, betId, owner, [[number, sets]]);
      const first = await race(db, slip(one, "1234", 8), slip(two, "1234", 3));
      assert.deepEqual([first.waited, first.result], [true, { short: [{ number: "1234", left: 2 }] }]);
      const again = await race(db, slip(one, "1234", 1), slip(two, "1234", 2));
      assert.deepEqual([again.waited, again.result], [true, { short: [{ number: "1234", left: 1 }] }]);
      await addSold(db, betId, "0009", 8);
      const held = await race(
        db,
        (tx) =>
          tx.execute(sql`SELECT 1 FROM set_sale WHERE bet_id = ${betId} AND number = '0009' FOR UPDATE`),
        slip(two, "0009", 2),
        undefined,
        (tx) => tx.execute(sql`UPDATE set_sale SET sold = 9 WHERE bet_id = ${betId} AND number = '0009'`),
      );
      assert.deepEqual([held.waited, held.result], [true, { short: [{ number: "0009", left: 1 }] }]);
      const other = await race(db, slip(one, "0001", 1), async (tx) => {
        await inHaste(tx);
        return slip(two, "0002", 1)(tx);
      });
      assert.equal(other.waited, false);
      const dear = (tx: Tx) => place(tx, betId, two, [["0003", 70]], { quota: 100 });
      const balance = await race(db, dear, (tx) => place(tx, betId, two, [["0004", 13]], { quota: 100 }));
      const low = { balance: 10_000 - 71 * PRICE, needed: 13 * PRICE };
      assert.deepEqual([balance.waited, balance.result], [true, { fault: "balance-too-low", details: low }]);
      const closed = await race(
        db,
        async (tx) => {
          await tx.execute(sql`SELECT lock_round(${betId})`);
          await tx.execute(sql`UPDATE round SET status = 'suspended' WHERE bet_id = ${betId}`);
        },
        slip(one, "0005", 1),
      );
      assert.deepEqual([closed.waited, closed.result], [true, { fault: "round-suspended" }]);
    },
  },
  {
    title: "place_sets takes its numbers in their order, and those of no other round",
    async race(db) {
      const owner = await addOwner(db, 10_000);
      const [betId, elsewhere] = [await addRound(db), await addRound(db)];
      for (const round of [betId, elsewhere])
        for (const number of ["11", "22"]) await addSold(db, round, number, 1);
      const lock =
        (number: string, round = betId) =>
        (tx: Tx) =>
          tx.execute(sql`SELECT 1 FROM set_sale WHERE bet_id = ${round} AND number = ${number} FOR UPDATE`);
      const { waited } = await race(
        db,
        lock("11"),
        (tx) =>
          place(tx, betId, owner, [
            ["22", 1],
            ["11", 1],
          ]),
        (third) =>
          third.transaction(async (tx) => {
            await inHaste(tx);
            await lock("22")(tx);
          }),
      );
      assert.equal(waited, true);
      const free = await race(
        db,
        async (tx) => {
          await lock("22")(tx);
          await lock("11", elsewhere)(tx);
        },
        async (tx) => {
          await inHaste(tx);
          return place(tx, betId, owner, [["11", 1]]);
        },
      );
      assert.equal(free.waited, false);
    },
  },
];
