import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { addOwner, entriesOf, newKind } from "./books";
import { type RaceCase, value } from "./case";
import { addBareRound, addPoy } from "./facts";
import { inHaste, race } from "./race";

/** All slips of a round. */
const pay = (tx: Tx, betId: string, kind: string) =>
  value<number>(
    tx,
    sql`SELECT pay_block(${betId}, 'won', ${kind}, NULL, 0, (SELECT max(poy_no) FROM poy)) AS value`,
  );

/** What paying a block of slips waits for, and what it does not wait for. */
export const stepRaces: readonly RaceCase[] = [
  {
    title: "pay_block takes the winners' accounts by id before it reads them, and no others",
    async race(db) {
      const [low, high, other] = [
        await addOwner(db, 1_000),
        await addOwner(db, 1_000),
        await addOwner(db, 1_000),
      ];
      const betId = await addBareRound(db, "settling");
      const add = (round: string, member: string, status: string) =>
        addPoy(db, { betId: round, member, total: 7, win: 50, status });
      for (const { uuid } of [high, low]) await add(betId, uuid, "won");
      await add(betId, other.uuid, "lost");
      await add(await addBareRound(db), other.uuid, "won");
      const kind = newKind();
      const { waited } = await race(
        db,
        (tx) => tx.execute(sql`UPDATE account SET balance = balance - 400 WHERE id = ${low.cash}`),
        (tx) => pay(tx, betId, kind),
        (third) =>
          third.transaction(async (tx) => {
            await inHaste(tx);
            await tx.execute(sql`SELECT 1 FROM account WHERE id = ${high.cash} FOR UPDATE`);
          }),
      );
      assert.equal(waited, true);
      assert.deepEqual(
        (await entriesOf(db, kind)).filter(([account]) => account === low.cash),
        [[low.cash, 50, 650]],
      );
      const free = await race(
        db,
        (tx) =>
          tx.execute(
            sql`SELECT 1 FROM account WHERE owner = ${other.uuid} OR id IN (${low.af}, ${low.pending}) FOR UPDATE`,
          ),
        async (tx) => {
          await inHaste(tx);
          return pay(tx, betId, newKind());
        },
      );
      assert.equal(free.waited, false);
    },
  },
];
