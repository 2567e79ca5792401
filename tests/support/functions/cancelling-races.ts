import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { addOwner, type Owner } from "./books";
import { type RaceCase, value } from "./case";
import { addSetLine } from "./facts";
import { addRatedRound, addSold, type Line, place } from "./place";
import { inHaste, race } from "./race";

interface Terms {
  readonly lead?: number | null;
  readonly most?: number;
}
/** A cancel, by default until the close and three times a day. */
export const abort = (tx: Tx, { uuid }: Owner, poyId: string, { lead = 0, most = 3 }: Terms = {}) =>
  value<{ fault?: string; details?: Record<string, unknown> }>(
    tx,
    sql`SELECT abort_poy(${uuid}, ${poyId}, ${lead}::bigint, ${most}) AS value`,
  );

const one: readonly Line[] = [["two", "47", 100, 9_000]];
export const placed = async (tx: Tx, betId: string, owner: Owner, lines = one) =>
  (await place(tx, betId, owner, lines)).poyId ?? "";

/** What a cancel waits for, and what it does not wait for. */
export const cancelRaces: readonly RaceCase[] = [
  {
    title: "abort_poy waits for whoever closes the round, for the account, and for the slip",
    async race(db) {
      const owner = await addOwner(db, 1_000);
      const betId = await addRatedRound(db);
      const [first, second] = [await placed(db, betId, owner), await placed(db, betId, owner)];
      const closing = await race(
        db,
        async (tx) => {
          await tx.execute(sql`SELECT lock_round(${betId})`);
          await tx.execute(sql`UPDATE round SET status = 'closed' WHERE bet_id = ${betId}`);
        },
        (tx) => abort(tx, owner, first),
      );
      assert.deepEqual([closing.waited, closing.result.details?.why], [true, "too-late"]);
      await db.execute(sql`UPDATE round SET status = 'open' WHERE bet_id = ${betId}`);
      const twice = await race(
        db,
        (tx) => abort(tx, owner, first, { most: 1 }),
        (tx) => abort(tx, owner, second, { most: 1 }),
      );
      assert.deepEqual([twice.waited, twice.result.fault], [true, "poy-cancel-limit-reached"]);
      const settled = await race(
        db,
        (tx) => tx.execute(sql`UPDATE poy SET status = 'lost' WHERE poy_id = ${second}`),
        (tx) => abort(tx, owner, second),
      );
      assert.deepEqual([settled.waited, settled.result.details], [true, { why: "status", status: "lost" }]);
    },
  },
  {
    title: "abort_poy takes what was sold by number, and waits for no other round",
    async race(db) {
      const owner = await addOwner(db, 10_000);
      const [betId, elsewhere] = [await addRatedRound(db), await addRatedRound(db)];
      // In another order than they have to be taken in.
      for (const round of [betId, elsewhere])
        for (const number of ["22", "11"]) {
          await addSold(db, round, number, 1_000);
          await db.execute(sql`INSERT INTO set_sale (bet_id, number, sold) VALUES (${round}, ${number}, 9)`);
        }
      const lock = (table: "exposure" | "set_sale", round: string, number: string) => (tx: Tx) =>
        tx.execute(
          sql`SELECT 1 FROM ${sql.raw(table)} WHERE bet_id = ${round} AND number = ${number} FOR UPDATE`,
        );
      for (const table of ["exposure", "set_sale"] as const) {
        const poyId = await placed(db, betId, owner, [
          ["two", "22", 100, 9_000],
          ["two", "11", 100, 9_000],
        ]);
        await addSetLine(db, poyId, 1, "22", 1);
        await addSetLine(db, poyId, 2, "11", 1);
        const { waited } = await race(
          db,
          lock(table, betId, "11"),
          (tx) => abort(tx, owner, poyId),
          (third) =>
            third.transaction(async (tx) => {
              await inHaste(tx);
              await lock(table, betId, "22")(tx);
            }),
        );
        assert.equal(waited, true);
        const another = await placed(db, betId, owner, [["two", "22", 100, 9_000]]);
        await addSetLine(db, another, 1, "22", 1);
        const free = await race(
          db,
          async (tx) => {
            await lock(table, elsewhere, "22")(tx);
            await lock(table, betId, "11")(tx);
          },
          (tx) => abort(tx, owner, another, { most: 9 }),
        );
        assert.deepEqual(free, { waited: false, result: {} });
      }
    },
  },
  {
    title: "abort_poy waits for no slip of another member on other numbers",
    async race(db) {
      const [one, two] = [await addOwner(db, 1_000), await addOwner(db, 1_000)];
      const betId = await addRatedRound(db);
      const [first, second] = [
        await placed(db, betId, one),
        await placed(db, betId, two, [["two", "48", 100, 9_000]]),
      ];
      const { waited } = await race(
        db,
        (tx) => abort(tx, one, first),
        async (tx) => {
          await inHaste(tx);
          return abort(tx, two, second);
        },
      );
      assert.equal(waited, false);
    },
  },
];
