import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import type { Database, Tx } from "@/upstream/db/tx";
import { addOwner, allAccounts } from "./books";
import { list, type RaceCase } from "./case";
import { addRatedRound, addSold, addTier, type Line, place, placeAll, poysIn, soldIn } from "./place";
import { inHaste, race } from "./race";

const line = (number: string, price = 100, seen = 9_000): Line => ["two", number, price, seen];

const lockNumber = (tx: Tx, betId: string, number: string) =>
  tx.execute(sql`SELECT 1 FROM exposure WHERE bet_id = ${betId} AND number = ${number} FOR UPDATE`);

/** Fails where another transaction holds what this one asks for. */
const inAnother = (run: (tx: Tx) => Promise<unknown>) => (db: Database) =>
  db.transaction(async (tx) => {
    await inHaste(tx);
    await run(tx);
  });

/** What placing a slip waits for, and what it does not wait for. */
export const placingRaces: readonly RaceCase[] = [
  {
    title: "place_poy waits for whoever closes the round, and finds it closed",
    async race(db) {
      const owner = await addOwner(db, 1_000);
      const betId = await addRatedRound(db);
      const close = async (tx: Tx) => {
        await tx.execute(sql`SELECT lock_round(${betId})`);
        await tx.execute(sql`UPDATE round SET status = 'suspended' WHERE bet_id = ${betId}`);
      };
      const { waited, result } = await race(db, close, (tx) => place(tx, betId, owner, [line("47")]));
      assert.deepEqual([waited, result], [true, { fault: "round-suspended" }]);
      const another = await addRatedRound(db);
      const all = await race(
        db,
        (tx) => tx.execute(sql`SELECT lock_round(${another})`),
        (tx) => placeAll(tx, another, [{ owner, lines: [line("47")] }]),
        inAnother((tx) => tx.execute(sql`SELECT 1 FROM account WHERE id = ${owner.cash} FOR UPDATE`)),
      );
      assert.equal(all.waited, true);
    },
  },
  {
    title: "place_poy waits for no slip of another member on another number",
    async race(db) {
      const [one, two] = [await addOwner(db, 1_000), await addOwner(db, 1_000)];
      const betId = await addRatedRound(db);
      const { waited, result } = await race(
        db,
        (tx) => place(tx, betId, one, [line("47")]),
        async (tx) => {
          await inHaste(tx);
          return place(tx, betId, two, [line("48")]);
        },
      );
      assert.deepEqual([waited, Object.keys(result)], [false, ["poyId"]]);
    },
  },
  {
    title:
      "place_poy goes on from the balance that another slip leaves, and answers a key that is sent twice once",
    async race(db) {
      const owner = await addOwner(db, 1_000);
      const betId = await addRatedRound(db);
      const slip = (number: string, price: number, key?: string) => (tx: Tx) =>
        place(tx, betId, owner, [line(number, price)], key ? { key } : {});
      const { waited, result } = await race(db, slip("47", 700), slip("48", 301));
      const low = { fault: "balance-too-low", details: { balance: 300, needed: 301 } };
      assert.deepEqual([waited, result], [true, low]);
      const twice = await race(db, slip("47", 100, "key"), slip("47", 100, "key"));
      const [, second] = await poysIn(db, betId);
      assert.deepEqual([twice.waited, twice.result], [true, { poyId: second?.poy_id }]);
    },
  },
  {
    title: "place_poy sees what the slip before it sold of a number, the first one of all too",
    async race(db) {
      const [one, two] = [await addOwner(db, 90_000), await addOwner(db, 90_000)];
      const betId = await addRatedRound(db, { max: 90_000, most: 90_000 });
      await db.execute(sql`DELETE FROM sale_tier WHERE bet_type = 'case-type'`);
      await addTier(db, 20_000, 80);
      await addSold(db, betId, "48", 0);
      const slip = (owner: typeof one, number: string) => (tx: Tx) =>
        place(tx, betId, owner, [line(number, 20_000)]);
      const raced = [];
      for (const number of ["47", "48"]) raced.push(await race(db, slip(one, number), slip(two, number)));
      // A slip that holds the number and is not written yet.
      await addSold(db, betId, "49", 0);
      const write = (tx: Tx) =>
        tx.execute(sql`UPDATE exposure SET stake = 20000 WHERE bet_id = ${betId} AND number = '49'`);
      raced.push(await race(db, (tx) => lockNumber(tx, betId, "49"), slip(two, "49"), undefined, write));
      await db.execute(sql`DELETE FROM sale_tier WHERE bet_type = 'case-type'`);
      const details = { lines: [{ ref: "l1", reason: "rate-changed", from: 9_000, to: 7_200 }] };
      const refused = { waited: true, result: { fault: "poy-lines-rejected", details } };
      assert.deepEqual(raced, [refused, refused, refused]);
      assert.deepEqual(await soldIn(db, betId), [
        ["two", "47", 20_000, 1_800_000],
        ["two", "48", 20_000, 1_800_000],
        ["two", "49", 20_000, 0],
      ]);
    },
  },
  {
    title: "place_poy and place_poys add the numbers that are new by option and number",
    async race(db) {
      const [one, two] = [await addOwner(db, 10_000), await addOwner(db, 10_000)];
      const lines: Line[] = [line("47"), ["three", "123", 100, 50_000], line("11")];
      for (const run of [
        (tx: Tx, betId: string): Promise<unknown> => place(tx, betId, two, lines),
        (tx: Tx, betId: string): Promise<unknown> => placeAll(tx, betId, [{ owner: two, lines }]),
      ]) {
        const betId = await addRatedRound(db);
        const { waited } = await race(
          db,
          (tx) => place(tx, betId, one, [line("11")]),
          (tx) => run(tx, betId),
          async (third) => {
            const add = inAnother((tx) => addSold(tx, betId, "47", 0));
            await add(third);
            const late = inAnother((tx) => addSold(tx, betId, "123", 0, "three"));
            await assert.rejects(late(third));
          },
        );
        assert.equal(waited, true);
      }
    },
  },
  {
    title: "lock_sold takes the numbers in their order, and those of no other round",
    async race(db) {
      const [betId, elsewhere] = [await addRatedRound(db), await addRatedRound(db)];
      for (const round of [betId, elsewhere])
        for (const number of ["11", "22"]) await addSold(db, round, number, 1);
      await addSold(db, betId, "11", 1, "three");
      const lock = (numbers: string[]) => (tx: Tx) =>
        tx.execute(
          sql`SELECT lock_sold(${betId}, ${list(
            numbers.map(() => "two"),
            "text",
          )}, ${list(numbers, "text")})`,
        );
      const { waited } = await race(
        db,
        (tx) => lockNumber(tx, betId, "11"),
        lock(["22", "11"]),
        inAnother((tx) => lockNumber(tx, betId, "22")),
      );
      assert.equal(waited, true);
      const free = await race(
        db,
        async (tx) => {
          await lockNumber(tx, betId, "22");
          await tx.execute(
            sql`SELECT 1 FROM exposure WHERE bet_id = ${elsewhere} OR option = 'three' FOR UPDATE`,
          );
        },
        lock(["11"]),
      );
      assert.equal(free.waited, false);
    },
  },
  {
    title: "place_poys takes all accounts by id, then all numbers in their order, before the first slip",
    async race(db) {
      const [low, high, other] = [
        await addOwner(db, 1_000),
        await addOwner(db, 1_000),
        await addOwner(db, 1_000),
      ];
      const betId = await addRatedRound(db);
      for (const number of ["11", "22"]) await addSold(db, betId, number, 1);
      const both = (tx: Tx) =>
        placeAll(tx, betId, [
          { owner: high, lines: [line("22")] },
          { owner: low, lines: [line("11")] },
        ]);
      const lock = (id: number) => (tx: Tx) =>
        tx.execute(sql`SELECT 1 FROM account WHERE id = ${id} FOR UPDATE`);
      const accounts = await race(db, lock(low.cash), both, inAnother(lock(high.cash)));
      assert.equal(accounts.waited, true);
      const numbers = await race(
        db,
        (tx) => lockNumber(tx, betId, "11"),
        both,
        inAnother((tx) => lockNumber(tx, betId, "22")),
      );
      assert.equal(numbers.waited, true);
      const others = await race(
        db,
        (tx) =>
          tx.execute(
            sql`SELECT 1 FROM account WHERE owner = ${other.uuid} OR id IN (${low.af}, ${low.pending}) FOR UPDATE`,
          ),
        both,
      );
      assert.equal(others.waited, false);
      assert.equal((await allAccounts(db))[low.cash]?.balance, 700);
    },
  },
  {
    title: "place_poys sees what is sold of a number for the first time by another slip",
    async race(db) {
      const [one, two] = [await addOwner(db, 1_000), await addOwner(db, 1_000)];
      const betId = await addRatedRound(db);
      const { waited } = await race(
        db,
        (tx) => place(tx, betId, one, [line("11")]),
        (tx) =>
          placeAll(tx, betId, [
            { owner: two, lines: [line("22")] },
            { owner: two, lines: [line("11")] },
          ]),
        inAnother((tx) => addSold(tx, betId, "22", 0)),
      );
      assert.equal(waited, true);
      assert.deepEqual(await soldIn(db, betId), [
        ["two", "11", 200, 18_000],
        ["two", "22", 100, 9_000],
      ]);
    },
  },
];
