import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { addOwner, allAccounts, entriesOf, houseAccount, lastMessage, messagesSince, newKind } from "./books";
import { type FunctionCases, rows } from "./case";
import { addBareRound } from "./facts";
import { poysIn } from "./place";
import { addRound, addSold, PRICE, place, type Sets, setRaces } from "./sets-races";

const addLimit = (tx: Tx, betId: string, number: string, sets: number) =>
  tx.execute(sql`INSERT INTO set_limit (bet_id, number, sets) VALUES (${betId}, ${number}, ${sets})`);
const soldIn = async (tx: Tx, betId: string) =>
  (
    await rows<{ number: string; sold: number }>(
      tx,
      sql`SELECT number, sold FROM set_sale WHERE bet_id = ${betId} ORDER BY number`,
    )
  ).map(({ number, sold }) => [number, sold]);

/** `place_sets`. */
export const setsCases: FunctionCases = {
  cases: [
    {
      title: "place_sets writes the slip, its sets, its stake and what is sold",
      async run(tx) {
        const owner = await addOwner(tx, 10_000);
        const [betId, elsewhere] = [await addRound(tx), await addRound(tx)];
        for (const [round, number] of [
          [betId, "1234"],
          [betId, "5678"],
          [elsewhere, "1234"],
        ] as const)
          await addSold(tx, round, number, 4);
        const house = await houseAccount(tx, "house-stakes");
        const [before, last, kind] = [await allAccounts(tx), await lastMessage(tx), newKind()];
        const sets: Sets = [
          ["1234", 2],
          ["0001", 3],
          ["1234", 1],
        ];
        const { poyId = "" } = await place(tx, betId, owner, sets, { key: "key", kind });
        const [poy, ...more] = await poysIn(tx, betId);
        const { at_ms, poy_no, receipt, note, ...facts } = poy ?? {};
        assert.deepEqual(
          [facts, more],
          [
            {
              ...{ poy_id: poyId, member: owner.uuid, key: "key", body_hash: "hash" },
              ...{ total: 720, win: 0, status: "accepted", now: true },
            },
            [],
          ],
        );
        const plain = `${poy_no}|${betId}|${at_ms}|720|1234:2:240;0001:3:360;1234:1:120`;
        assert.equal(receipt, createHash("sha256").update(plain).digest("hex"));
        assert.deepEqual(
          await rows(
            tx,
            sql`SELECT seq, number, sets, price FROM set_line WHERE poy_id = ${poyId} ORDER BY seq`,
          ),
          [
            { seq: 1, number: "1234", sets: 2, price: 240 },
            { seq: 2, number: "0001", sets: 3, price: 360 },
            { seq: 3, number: "1234", sets: 1, price: 120 },
          ],
        );
        assert.deepEqual(await soldIn(tx, betId), [
          ["0001", 3],
          ["1234", 7],
          ["5678", 4],
        ]);
        assert.deepEqual(await soldIn(tx, elsewhere), [["1234", 4]]);
        assert.deepEqual(await allAccounts(tx), { ...before, [owner.cash]: { balance: 9_280, version: 2 } });
        assert.deepEqual(
          (await entriesOf(tx, kind)).sort(([a], [b]) => Number(a === house) - Number(b === house)),
          [
            [owner.cash, -720, 9_280],
            [house, 720, null],
          ],
        );
        assert.equal((await messagesSince(tx, last, "money-update")).length, 1);
      },
    },
    {
      title: "place_sets says what is left of each number that has too few sets, in the slip's order",
      async run(tx) {
        const owner = await addOwner(tx, 90_000);
        const [betId, elsewhere] = [await addRound(tx), await addRound(tx)];
        await addLimit(tx, betId, "1111", 3);
        await addLimit(tx, betId, "2222", 2);
        await addLimit(tx, elsewhere, "3333", 1);
        await addSold(tx, betId, "2222", 5);
        await addSold(tx, betId, "3333", 4);
        await addSold(tx, elsewhere, "3333", 9);
        const before = await allAccounts(tx);
        const asked: Sets = [
          ["3333", 4],
          ["2222", 1],
          ["1111", 3],
          ["3333", 3],
        ];
        assert.deepEqual(await place(tx, betId, owner, asked), {
          short: [
            { number: "3333", left: 6 },
            { number: "2222", left: 0 },
          ],
        });
        assert.deepEqual([await poysIn(tx, betId), await allAccounts(tx)], [[], before]);
        const fits: Sets = [
          ["3333", 3],
          ["1111", 3],
          ["3333", 3],
        ];
        assert.notEqual((await place(tx, betId, owner, fits)).poyId, undefined);
        assert.deepEqual(await place(tx, betId, owner, [["1111", 1]]), {
          short: [{ number: "1111", left: 0 }],
        });
      },
    },
    {
      title: "place_sets takes the whole balance, and not a satang more",
      async run(tx) {
        const owner = await addOwner(tx, 3 * PRICE);
        const betId = await addRound(tx);
        const asked = (sets: number): Sets => [
          ["1234", 1],
          ["5678", sets],
        ];
        assert.deepEqual(await place(tx, betId, owner, asked(3)), {
          fault: "balance-too-low",
          details: { balance: 3 * PRICE, needed: 4 * PRICE },
        });
        assert.notEqual((await place(tx, betId, owner, asked(2))).poyId, undefined);
      },
    },
    {
      title: "place_sets refuses other rounds, closed ones and keys of another slip, and answers its own",
      async run(tx) {
        const owner = await addOwner(tx, 10_000);
        const betId = await addRound(tx);
        const one: Sets = [["1234", 1]];
        const first = await place(tx, betId, owner, one, { key: "key" });
        assert.deepEqual(await place(tx, betId, owner, one, { key: "key" }), first);
        const another = await place(tx, betId, owner, one, { key: "key", hash: "another" });
        assert.deepEqual(another, { fault: "idempotency-mismatch" });
        const notFound = { fault: "not-found" };
        assert.deepEqual(await place(tx, betId, owner, one, { name: "another name" }), notFound);
        assert.deepEqual(await place(tx, "none", owner, one), notFound);
        assert.deepEqual(await place(tx, await addBareRound(tx), owner, one), notFound);
        await tx.execute(sql`UPDATE round SET status = 'suspended' WHERE bet_id = ${betId}`);
        assert.deepEqual(await place(tx, betId, owner, one, { key: "key" }), first);
        assert.deepEqual(await place(tx, betId, owner, one), { fault: "round-suspended" });
        assert.equal((await poysIn(tx, betId)).length, 1);
      },
    },
    {
      title: "place_sets refuses what passes the member's own limits, before it looks at the numbers",
      async run(tx) {
        await tx.execute(sql`DELETE FROM player_limit`);
        const [owner, free] = [await addOwner(tx, 10_000), await addOwner(tx, 10_000)];
        const betId = await addRound(tx);
        await tx.execute(
          sql`INSERT INTO player_limit (member, stake_day) VALUES (${owner.uuid}, ${3 * PRICE})`,
        );
        const asked = (sets: number): Sets => [
          ["1234", 1],
          ["5678", sets],
        ];
        const { fault } = await place(tx, betId, owner, asked(3));
        assert.deepEqual([fault, await soldIn(tx, betId)], ["stake-limit-reached", []]);
        assert.notEqual((await place(tx, betId, owner, asked(2))).poyId, undefined);
        assert.notEqual((await place(tx, betId, free, asked(3))).poyId, undefined);
      },
    },
  ],
  races: setRaces,
};
