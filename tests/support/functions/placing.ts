import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import {
  addOwner,
  allAccounts,
  entriesOf,
  houseAccount,
  lastMessage,
  messagesSince,
  movementsOf,
  newKind,
} from "./books";
import type { FunctionCases } from "./case";
import { addLine, addPoy } from "./facts";
import {
  addRate,
  addRatedRound,
  addSold,
  addTier,
  type Line,
  linesOf,
  place,
  placeAll,
  poysIn,
  soldIn,
} from "./place";
import { judgedCases, refused } from "./placing-lines";
import { placingRaces } from "./placing-races";

/** `place_poy`, `place_poys` and `lock_sold`. */
export const placingCases: FunctionCases = {
  cases: [
    {
      title: "place_poy writes the slip, its lines, its stake and what is sold",
      async run(tx) {
        const owner = await addOwner(tx, 10_000);
        const betId = await addRatedRound(tx);
        await addTier(tx, 20_000, 80);
        await addSold(tx, betId, "48", 20_000);
        const house = await houseAccount(tx, "house-stakes");
        const [before, last, kind] = [await allAccounts(tx), await lastMessage(tx), newKind()];
        const lines: Line[] = [
          ["two", "47", 301, 9_000],
          ["three", "123", 155, 49_999],
          ["two", "47", 200, 9_000],
          ["two", "48", 111, 7_200],
        ];
        const { poyId = "" } = await place(tx, betId, owner, lines, { key: "key", kind });
        const [poy, ...more] = await poysIn(tx, betId);
        assert.deepEqual(more, []);
        const { at_ms, poy_no, receipt, ...facts } = poy ?? {};
        assert.deepEqual(facts, {
          ...{ poy_id: poyId, member: owner.uuid, key: "key", body_hash: "hash", note: "a note" },
          ...{ total: 767, win: 0, status: "accepted", now: true },
        });
        const sold = "two:47:301:9000;three:123:155:50000;two:47:200:9000;two:48:111:7200";
        const plain = `${poy_no}|${betId}|${at_ms}|767|${sold}`;
        assert.equal(receipt, createHash("sha256").update(plain).digest("hex"));
        const two = { option: "two", min: 100, max: 1_000, rate: 9_000 };
        assert.deepEqual(await linesOf(tx, poyId), [
          { seq: 1, ref: "l1", add: 10, number: "47", price: 301, ...two },
          {
            seq: 2,
            ref: "l2",
            add: 11,
            option: "three",
            number: "123",
            price: 155,
            min: 50,
            max: 1_000,
            rate: 50_000,
          },
          { seq: 3, ref: "l3", add: 12, number: "47", price: 200, ...two },
          { seq: 4, ref: "l4", add: 13, number: "48", price: 111, ...two, rate: 7_200 },
        ]);
        assert.deepEqual(await soldIn(tx, betId), [
          ["three", "123", 155, 77_500],
          ["two", "47", 501, 45_090],
          ["two", "48", 20_111, 1_807_992],
        ]);
        assert.deepEqual(await allAccounts(tx), { ...before, [owner.cash]: { balance: 9_233, version: 2 } });
        assert.deepEqual(await movementsOf(tx, kind), [{ ref: poyId, reason: null }]);
        const entries = await entriesOf(tx, kind);
        assert.deepEqual(
          entries.sort(([a], [b]) => Number(a === house) - Number(b === house)),
          [
            [owner.cash, -767, 9_233],
            [house, 767, null],
          ],
        );
        assert.equal((await messagesSince(tx, last, "money-update")).length, 1);
        await place(tx, betId, owner, [["two", "47", 100, 9_000]]);
        assert.deepEqual((await soldIn(tx, betId))[1], ["two", "47", 601, 54_090]);
      },
    },
    ...judgedCases,
    {
      title: "place_poy names every line that is refused, in the slip's order",
      async run(tx) {
        const owner = await addOwner(tx, 10_000);
        const [betId, elsewhere] = [await addRatedRound(tx), await addRatedRound(tx)];
        await addRate(tx, betId, "zero", { rate: 0 });
        await addRate(tx, elsewhere, "none");
        const lines: Line[] = [
          ["two", "47", 99, 9_000],
          ["two", "48", 100, 9_000],
          ["none", "123", 155, 1],
          ["zero", "123", 155, 1],
        ];
        const range = { reason: "price-out-of-range", min: 100, max: 1_000 };
        const unknown = ["l3", "l4"].map((ref) => ({ ref, reason: "option-unknown" }));
        const sold = [
          ["two", "47", 0, 0],
          ["two", "48", 0, 0],
        ];
        assert.deepEqual(await place(tx, betId, owner, lines), refused({ ref: "l1", ...range }, ...unknown));
        assert.deepEqual(await soldIn(tx, betId), sold);
        await tx.execute(sql`DELETE FROM exposure WHERE bet_id = ${betId}`);
        const [verdict] = await placeAll(tx, betId, [{ owner, lines }]);
        assert.deepEqual(verdict, refused({ ref: "l1", ...range }, ...unknown));
        assert.deepEqual(await soldIn(tx, betId), sold);
      },
    },
    {
      title: "place_poy holds a number's cap against the member's slips that stand in the round",
      async run(tx) {
        const [owner, other] = [await addOwner(tx, 90_000), await addOwner(tx, 90_000)];
        const [betId, elsewhere] = [await addRatedRound(tx), await addRatedRound(tx)];
        const had = async (
          member: string,
          round: string,
          price: number,
          status = "accepted",
          number = "47",
        ) => {
          const poy = await addPoy(tx, { betId: round, member, total: price, status });
          await addLine(tx, poy, 1, "two", number, price - 1, 9_000);
          await addLine(tx, poy, 2, "two", number, 1, 9_000);
          await addLine(tx, poy, 3, "three", number, 5_000, 9_000);
        };
        await had(owner.uuid, betId, 2_000);
        await had(owner.uuid, betId, 1_500);
        await had(owner.uuid, betId, 5_000, "accepted", "48");
        await had(owner.uuid, betId, 5_000, "cancelled");
        await had(owner.uuid, elsewhere, 5_000);
        await had(other.uuid, betId, 5_000);
        const twice = (price: number): Line[] => [
          ["two", "47", 1_000, 9_000],
          ["two", "47", price, 9_000],
        ];
        const cap = (left: number) => ({ reason: "member-cap", max: 5_000, left });
        const over = await place(tx, betId, owner, twice(501));
        assert.deepEqual(over, refused({ ref: "l1", ...cap(1_500) }, { ref: "l2", ...cap(1_500) }));
        assert.notEqual((await place(tx, betId, owner, twice(500))).poyId, undefined);
        await tx.execute(
          sql`UPDATE round_rate SET member_max = 4000 WHERE bet_id = ${betId} AND option = 'two'`,
        );
        const passed = await place(tx, betId, owner, [["two", "47", 100, 9_000]]);
        assert.deepEqual(passed, refused({ ref: "l1", ...cap(0), max: 4_000 }));
      },
    },
    {
      title: "place_poy takes the whole balance, and not a satang more",
      async run(tx) {
        const owner = await addOwner(tx, 300);
        const betId = await addRatedRound(tx);
        const asked = (price: number): Line[] => [
          ["two", "47", 100, 9_000],
          ["two", "48", price, 9_000],
        ];
        assert.deepEqual(await place(tx, betId, owner, asked(201)), {
          fault: "balance-too-low",
          details: { balance: 300, needed: 301 },
        });
        assert.deepEqual(await poysIn(tx, betId), []);
        assert.notEqual((await place(tx, betId, owner, asked(200))).poyId, undefined);
        assert.equal((await allAccounts(tx))[owner.cash]?.balance, 0);
      },
    },
    {
      title: "place_poy answers a key that it knows with its slip, even when the round has closed",
      async run(tx) {
        const owner = await addOwner(tx, 10_000);
        const betId = await addRatedRound(tx);
        const line: Line = ["two", "47", 100, 9_000];
        const first = await place(tx, betId, owner, [line], { key: "key" });
        assert.deepEqual(await place(tx, betId, owner, [line], { key: "key" }), first);
        const another = { key: "key", hash: "another" };
        assert.deepEqual(await place(tx, betId, owner, [line], another), { fault: "idempotency-mismatch" });
        await tx.execute(sql`UPDATE round SET status = 'suspended' WHERE bet_id = ${betId}`);
        assert.deepEqual(await place(tx, betId, owner, [line], { key: "key" }), first);
        assert.deepEqual(await place(tx, betId, owner, [line]), { fault: "round-suspended" });
        assert.deepEqual(await place(tx, "none", owner, [line]), { fault: "not-found" });
        assert.deepEqual(
          [(await poysIn(tx, betId)).length, (await allAccounts(tx))[owner.cash]?.version],
          [1, 2],
        );
      },
    },
    {
      title: "place_poy refuses what passes the member's own limits, before it looks at the numbers",
      async run(tx) {
        await tx.execute(sql`DELETE FROM player_limit`);
        const [owner, free] = [await addOwner(tx, 10_000), await addOwner(tx, 10_000)];
        const betId = await addRatedRound(tx);
        await tx.execute(sql`INSERT INTO player_limit (member, stake_day) VALUES (${owner.uuid}, 500)`);
        const asked = (price: number): Line[] => [
          ["two", "47", 100, 9_000],
          ["two", "48", price, 9_000],
        ];
        const { fault } = await place(tx, betId, owner, asked(401));
        assert.deepEqual([fault, await soldIn(tx, betId)], ["stake-limit-reached", []]);
        assert.notEqual((await place(tx, betId, owner, asked(400))).poyId, undefined);
        assert.notEqual((await place(tx, betId, free, asked(401))).poyId, undefined);
      },
    },
    {
      title:
        "place_poys decides each slip by its own lines, in their order, and one that is refused writes nothing",
      async run(tx) {
        const [owner, poor] = [await addOwner(tx, 10_000), await addOwner(tx, 100)];
        const betId = await addRatedRound(tx);
        const [line, dear]: Line[] = [
          ["two", "47", 100, 9_000],
          ["three", "123", 700, 50_000],
        ];
        if (!line || !dear) throw new Error("no lines");
        const verdicts = await placeAll(tx, betId, [
          { owner, key: "a", lines: [dear, line] },
          { owner: poor, lines: [line, line, line] },
          { owner: poor, key: "b", lines: [line] },
          { owner, key: "a", lines: [dear] },
          { owner, key: "c", lines: [dear, dear] },
        ]);
        const poys = await poysIn(tx, betId);
        const id = (at: number) => ({ poyId: poys[at]?.poy_id });
        assert.deepEqual(verdicts, [
          id(0),
          { fault: "balance-too-low", details: { balance: 100, needed: 300 } },
          id(1),
          { fault: "idempotency-mismatch" },
          id(2),
        ]);
        assert.deepEqual(
          poys.map(({ key, body_hash, note, total }) => [key, body_hash, note, total]),
          [
            ["a", "hash 0", "note 0", 800],
            ["b", "hash 2", "note 2", 100],
            ["c", "hash 4", "note 4", 1_400],
          ],
        );
        assert.deepEqual(await soldIn(tx, betId), [
          ["three", "123", 2_100, 1_050_000],
          ["two", "47", 200, 18_000],
        ]);
      },
    },
    {
      title: "place_poys touches no number of a round that takes no slip",
      async run(tx) {
        const owner = await addOwner(tx, 10_000);
        const betId = await addRatedRound(tx);
        await tx.execute(sql`UPDATE round SET status = 'suspended' WHERE bet_id = ${betId}`);
        const slips = [{ owner, lines: [["two", "47", 100, 9_000]] as Line[] }];
        assert.deepEqual(await placeAll(tx, betId, slips), [{ fault: "round-suspended" }]);
        assert.deepEqual(await placeAll(tx, "none", slips), [{ fault: "not-found" }]);
        assert.deepEqual(await soldIn(tx, betId), []);
      },
    },
  ],
  races: placingRaces,
};
