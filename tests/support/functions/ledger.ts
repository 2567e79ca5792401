import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import {
  addOwner,
  allAccounts,
  channelOf,
  entriesOf,
  houseAccount,
  lastMessage,
  messagesSince,
  moveAt,
  newKind,
} from "./books";
import { type FunctionCases, list, refusal, rows, value } from "./case";
import { inHaste, race } from "./race";

const post = (
  tx: Tx,
  kind: string,
  accounts: number[],
  amounts: number[],
  ref = "once",
): Promise<number | null> =>
  value(
    tx,
    sql`SELECT post_movement(${kind}, ${ref}, 'why', ${list(accounts, "bigint")}, ${list(amounts, "bigint")}) AS value`,
  );

const moneyOf = (tx: Tx, uuid: string) => value<unknown>(tx, sql`SELECT money_of(${uuid}) AS value`);

/** `post_movement`, `post_stake`, `money_of`, `announce_money`, `refuse_unbalanced`, `refuse_change`. */
export const ledgerCases: FunctionCases = {
  cases: [
    {
      title: "post_movement moves an amount between two members, and touches nothing else",
      async run(tx) {
        const [from, to, other] = [await addOwner(tx, 1000), await addOwner(tx, 500), await addOwner(tx, 70)];
        const before = await allAccounts(tx);
        const last = await lastMessage(tx);
        const kind = newKind();
        const id = await post(tx, kind, [from.cash, to.cash], [-300, 300]);
        assert.deepEqual(await allAccounts(tx), {
          ...before,
          [from.cash]: { balance: 700, version: 2 },
          [to.cash]: { balance: 800, version: 2 },
        });
        assert.deepEqual(await entriesOf(tx, kind), [
          [from.cash, -300, 700],
          [to.cash, 300, 800],
        ]);
        assert.deepEqual(
          await rows(
            tx,
            sql`SELECT id, ref, reason, abs(epoch_ms(created_at) - epoch_ms(app_now())) < 60000 AS now FROM movement WHERE kind = ${kind}`,
          ),
          [{ id, ref: "once", reason: "why", now: true }],
        );
        const told = await messagesSince(tx, last, "money-update");
        const expected = [];
        for (const one of [from, to])
          expected.push({ channel: channelOf(one), message: await moneyOf(tx, one.uuid) });
        assert.deepEqual(
          told,
          expected.sort((a, b) => (a.channel < b.channel ? -1 : 1)),
        );
        assert.equal(other.cash in before, true);
      },
    },
    {
      title: "post_movement writes no balance and no version for the house, and tells the member alone, once",
      async run(tx) {
        const owner = await addOwner(tx, 1000);
        const house = await houseAccount(tx, "house-bank");
        const before = await allAccounts(tx);
        const last = await lastMessage(tx);
        const kind = newKind();
        await post(tx, kind, [owner.cash, owner.pending, house], [-500, 400, 100]);
        assert.deepEqual(await allAccounts(tx), {
          ...before,
          [owner.cash]: { balance: 500, version: 2 },
          [owner.pending]: { balance: 400, version: 4 },
        });
        const entries = await entriesOf(tx, kind);
        assert.deepEqual(
          entries.filter(([account]) => account === house),
          [[house, 100, null]],
        );
        assert.equal(entries.length, 3);
        const told = await messagesSince(tx, last, "money-update");
        assert.deepEqual(told, [
          { channel: channelOf(owner), message: { balance: 500, held: 400, version: 8 } },
        ]);
      },
    },
    {
      title: "post_movement posts a kind and ref once",
      async run(tx) {
        const owner = await addOwner(tx, 1000);
        const house = await houseAccount(tx, "house-bank");
        const kind = newKind();
        const posted = () => post(tx, kind, [owner.cash, house], [-100, 100]);
        assert.notEqual(await posted(), null);
        const after = await allAccounts(tx);
        const last = await lastMessage(tx);
        assert.equal(await posted(), null);
        assert.deepEqual(await allAccounts(tx), after);
        assert.equal((await entriesOf(tx, kind)).length, 2);
        assert.deepEqual(await messagesSince(tx, last, "money-update"), []);
        assert.notEqual(await post(tx, kind, [owner.cash, house], [-100, 100], "another"), null);
      },
    },
    {
      title: "post_movement takes no balance below zero",
      async run(tx) {
        const owner = await addOwner(tx, 99);
        const house = await houseAccount(tx, "house-bank");
        const taken = (amount: number) =>
          refusal(tx, (inner) => post(inner, newKind(), [owner.cash, house], [-amount, amount]));
        assert.equal(await taken(100), "23514 account_not_negative");
        assert.equal(await taken(99), null);
      },
    },
    {
      title: "post_stake takes a slip's stake from the account as it was passed, for the house's stakes",
      async run(tx) {
        const [owner] = [await addOwner(tx, 1000), await addOwner(tx, 1000)];
        const house = await houseAccount(tx, "house-stakes");
        const before = await allAccounts(tx);
        const last = await lastMessage(tx);
        const [kind, poyId, at] = [newKind(), randomUUID(), "2026-11-26T10:00:00.123+07:00"];
        await tx.execute(
          sql`SELECT post_stake(a, ${kind}, ${poyId}, 300, ${at}::timestamptz) FROM account a WHERE id = ${owner.cash}`,
        );
        assert.deepEqual(await allAccounts(tx), { ...before, [owner.cash]: { balance: 700, version: 2 } });
        const entries = await entriesOf(tx, kind);
        assert.deepEqual(
          entries.sort(([, a], [, b]) => Number(a) - Number(b)),
          [
            [owner.cash, -300, 700],
            [house, 300, null],
          ],
        );
        assert.deepEqual(
          await rows(
            tx,
            sql`SELECT ref, reason, created_at = ${at}::timestamptz AS is_then FROM movement WHERE kind = ${kind}`,
          ),
          [{ ref: poyId, reason: null, is_then: true }],
        );
        assert.deepEqual(await messagesSince(tx, last, "money-update"), [
          { channel: channelOf(owner), message: { balance: 700, held: 0, version: 7 } },
        ]);
      },
    },
    {
      title: "money_of says what is spendable, what is held, and all versions together",
      async run(tx) {
        const [owner, other] = [await addOwner(tx, 700), await addOwner(tx, 9)];
        await tx.execute(sql`UPDATE account SET balance = 300 WHERE id = ${owner.pending}`);
        await tx.execute(sql`UPDATE account SET balance = 50 WHERE id = ${owner.af}`);
        assert.deepEqual(await moneyOf(tx, owner.uuid), { balance: 700, held: 300, version: 6 });
        assert.deepEqual(await moneyOf(tx, other.uuid), { balance: 9, held: 0, version: 6 });
        assert.deepEqual(await moneyOf(tx, randomUUID()), { balance: 0, held: 0, version: 0 });
        await tx.execute(sql`UPDATE account SET balance = 800 WHERE id = ${owner.pending}`);
        await tx.execute(sql`UPDATE account SET balance = 900 WHERE id = ${owner.af}`);
        assert.deepEqual(await moneyOf(tx, owner.uuid), { balance: 700, held: 800, version: 6 });
      },
    },
    {
      title: "entries that do not sum to zero in each movement are refused",
      async run(tx) {
        const owner = await addOwner(tx, 0);
        const house = await houseAccount(tx, "house-bank");
        const entries = (amounts: readonly [number, number, number, number]) =>
          refusal(tx, (inner) =>
            inner.execute(sql`WITH a AS (INSERT INTO movement (kind, ref) VALUES (${newKind()}, 'a') RETURNING id),
              b AS (INSERT INTO movement (kind, ref) VALUES (${newKind()}, 'b') RETURNING id)
              INSERT INTO entry (movement, account, amount)
                SELECT a.id, e.account, e.amount FROM a, (VALUES (${owner.cash}::bigint, ${amounts[0]}::bigint), (${house}::bigint, ${amounts[1]}::bigint)) e (account, amount)
                UNION ALL SELECT b.id, e.account, e.amount FROM b, (VALUES (${owner.cash}::bigint, ${amounts[2]}::bigint), (${house}::bigint, ${amounts[3]}::bigint)) e (account, amount)`),
          );
        assert.equal(await entries([5, -5, -7, 7]), null);
        assert.equal(await entries([5, -4, -7, 7]), "23514 movement_balanced");
        assert.equal(await entries([5, -6, -7, 7]), "23514 movement_balanced");
        assert.equal(await entries([5, -4, -7, 6]), "23514 movement_balanced");
        assert.equal(await entries([1, 0, 0, 0]), "23514 movement_balanced");
      },
    },
    {
      title: "rows of the books are never changed",
      async run(tx) {
        const owner = await addOwner(tx, 0);
        await moveAt(tx, {
          account: owner.cash,
          kind: newKind(),
          amount: 5,
          at: "2026-11-26T10:00:00+07:00",
        });
        for (const statement of [
          sql`UPDATE entry SET amount = amount`,
          sql`DELETE FROM movement`,
          sql`TRUNCATE entry`,
        ])
          assert.equal(await refusal(tx, (inner) => inner.execute(statement)), "23001");
      },
    },
  ],
  races: [
    {
      title: "post_movement takes the accounts by id, whatever the order in which they are named",
      async race(db) {
        const [low, high] = [await addOwner(db, 1000), await addOwner(db, 1000)];
        const hold = (tx: Tx) => tx.execute(sql`SELECT 1 FROM account WHERE id = ${low.cash} FOR UPDATE`);
        const { waited } = await race(
          db,
          hold,
          (tx) => post(tx, newKind(), [high.cash, low.cash], [-10, 10]),
          (third) =>
            third.transaction(async (tx) => {
              await inHaste(tx);
              await tx.execute(sql`SELECT 1 FROM account WHERE id = ${high.cash} FOR UPDATE`);
            }),
        );
        assert.equal(waited, true);
      },
    },
    {
      title: "post_movement waits for no account but the members' that it names",
      async race(db) {
        const [owner, other] = [await addOwner(db, 1000), await addOwner(db, 1000)];
        const house = await houseAccount(db, "house-bank");
        const hold = (tx: Tx) =>
          tx.execute(sql`SELECT 1 FROM account WHERE id IN (${other.cash}, ${owner.af}) FOR UPDATE`);
        const { waited } = await race(db, hold, async (tx) => {
          await inHaste(tx);
          return post(tx, newKind(), [owner.cash, house], [-10, 10]);
        });
        assert.equal(waited, false);
        // Entries refer to the house's account, which they share; a lock for writing would wait for them.
        const shared = (tx: Tx) => tx.execute(sql`SELECT 1 FROM account WHERE id = ${house} FOR SHARE`);
        const second = await race(db, shared, async (tx) => {
          await inHaste(tx);
          return post(tx, newKind(), [owner.cash, house], [-10, 10]);
        });
        assert.equal(second.waited, false);
      },
    },
    {
      title: "post_movement goes on from the balance that another one leaves",
      async race(db) {
        const owner = await addOwner(db, 1000);
        const house = await houseAccount(db, "house-bank");
        const [first, second] = [newKind(), newKind()];
        const { waited } = await race(
          db,
          (tx) => post(tx, first, [owner.cash, house], [-400, 400]),
          (tx) => post(tx, second, [owner.cash, house], [-100, 100]),
        );
        assert.equal(waited, true);
        assert.equal((await entriesOf(db, second)).find(([account]) => account === owner.cash)?.[2], 500);
      },
    },
  ],
};
