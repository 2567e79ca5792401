import assert from "node:assert/strict";
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
  movementsOf,
  newKind,
  type Owner,
} from "./books";
import { type FunctionCase, list, value } from "./case";
import { addBareRound, addLine, addPoy, addSetLine } from "./facts";
import { addClosed, poyStates } from "./rounds";

const payWinners = (
  tx: Tx,
  betId: string,
  kind: string,
  after: number,
  most: number,
  prizes: readonly (readonly [string, number])[] = [],
): Promise<unknown> =>
  value(
    tx,
    sql`SELECT pay_winners(${betId}, ${kind}, ${after}, ${most}, ${list(
      prizes.map(([number]) => number),
      "text",
    )}, ${list(
      prizes.map(([, prize]) => prize),
      "bigint",
    )}) AS value`,
  );
const payBlock = (tx: Tx, betId: string, status: string, kind: string, after: number, last: number) =>
  value<number>(tx, sql`SELECT pay_block(${betId}, ${status}, ${kind}, 'why', ${after}, ${last}) AS value`);
/** Slips are paid in the order of their numbers. */
const noOf = (tx: Tx, poyId: string | undefined) =>
  value<number>(tx, sql`SELECT poy_no AS value FROM poy WHERE poy_id = ${poyId}`);

export async function nosOf(tx: Tx, poyIds: readonly string[]): Promise<number[]> {
  const found = [];
  for (const id of poyIds) found.push(await noOf(tx, id));
  return found;
}

/** A slip of one line that wins in a round with the winning numbers of `addWinners`, or loses. */
async function addOne(tx: Tx, betId: string, { uuid }: Owner, price: number, number = "47"): Promise<string> {
  const id = await addPoy(tx, { betId, member: uuid, total: price });
  await addLine(tx, id, 1, "two", number, price, 9_000);
  return id;
}

const addWinners = (tx: Tx, betId: string) =>
  tx.execute(
    sql`INSERT INTO winner (bet_id, option, number) VALUES (${betId}, 'two', '47'), (${betId}, 'run', '4')`,
  );

/** `pay_winners` and `pay_block`. */
export const paidCases: readonly FunctionCase[] = [
  {
    title: "pay_winners pays each line that won by its own rate, and leaves all else as it is",
    async run(tx) {
      const [winner, loser, other] = [
        await addOwner(tx, 1_000),
        await addOwner(tx, 2_000),
        await addOwner(tx, 3_000),
      ];
      const [betId, elsewhere] = [await addClosed(tx, "settling"), await addClosed(tx, "settling")];
      await addWinners(tx, betId);
      await tx.execute(sql`INSERT INTO winner (bet_id, option, number) VALUES (${elsewhere}, 'two', '48')`);
      const won = await addOne(tx, betId, winner, 300);
      await addLine(tx, won, 2, "two", "48", 500, 9_000);
      await addLine(tx, won, 3, "run", "4", 150, 325);
      const lost = await addOne(tx, betId, loser, 700, "48");
      await addLine(tx, lost, 2, "run", "47", 900, 9_000);
      await addLine(tx, lost, 3, "two", "4", 900, 9_000);
      const cancelled = await addOne(tx, betId, other, 300);
      await tx.execute(sql`UPDATE poy SET status = 'cancelled' WHERE poy_id = ${cancelled}`);
      const tiny = await addPoy(tx, { betId, member: loser.uuid, total: 1 });
      await addLine(tx, tiny, 1, "two", "47", 1, 99);
      await addPoy(tx, { betId: elsewhere, member: other.uuid, total: 1, win: 1, status: "won" });
      const least = await addPoy(tx, { betId, member: other.uuid, total: 1 });
      await addLine(tx, least, 1, "two", "47", 1, 100);
      const strange = await addOne(tx, elsewhere, other, 300);
      const [before, last, kind] = [await allAccounts(tx), await lastMessage(tx), newKind()];
      const win = 27_000 + 487;
      const slips = [won, lost, cancelled, tiny, least, strange];
      assert.deepEqual(await payWinners(tx, betId, kind, 0, 100), {
        slips: 4,
        last: await noOf(tx, least),
        paid: win + 1,
      });
      assert.deepEqual(await poyStates(tx, slips), [
        ["won", win],
        ["accepted", 0],
        ["cancelled", 0],
        ["accepted", 0],
        ["won", 1],
        ["accepted", 0],
      ]);
      assert.deepEqual(await allAccounts(tx), {
        ...before,
        [winner.cash]: { balance: 1_000 + win, version: 2 },
        [other.cash]: { balance: 3_001, version: 2 },
      });
      const told = await messagesSince(tx, last, "poy-update");
      assert.deepEqual(
        told.map(({ channel, message }) => [channel, message]).sort(),
        [
          [channelOf(winner), { poyId: won, status: "won" }],
          [channelOf(other), { poyId: least, status: "won" }],
        ].sort(),
      );
      assert.deepEqual(
        await movementsOf(tx, kind),
        [won, least].map((ref) => ({ ref, reason: null })),
      );
    },
  },
  {
    title: "pay_winners goes on behind a slip, by so many, and says where there are none left",
    async run(tx) {
      const owner = await addOwner(tx, 0);
      const betId = await addClosed(tx, "settling");
      await addWinners(tx, betId);
      const slips = [];
      for (const price of [1, 2, 4, 8]) slips.push(await addOne(tx, betId, owner, price));
      const [first, , third, fourth] = await nosOf(tx, slips);
      const last = await lastMessage(tx);
      const kind = newKind();
      assert.deepEqual(await payWinners(tx, betId, kind, first ?? 0, 2), {
        slips: 2,
        last: third,
        paid: 540,
      });
      const won = ["won", "won"] as const;
      assert.deepEqual(
        (await poyStates(tx, slips)).map(([status]) => status),
        ["accepted", ...won, "accepted"],
      );
      assert.equal((await messagesSince(tx, last, "poy-update")).length, 2);
      assert.deepEqual(await payWinners(tx, betId, kind, third ?? 0, 2), {
        slips: 1,
        last: fourth,
        paid: 720,
      });
      assert.equal((await messagesSince(tx, last, "poy-update")).length, 3);
      assert.deepEqual(await payWinners(tx, betId, kind, fourth ?? 0, 2), {
        slips: 0,
        last: fourth,
        paid: 0,
      });
      assert.equal((await allAccounts(tx))[owner.cash]?.balance, 1_260);
    },
  },
  {
    title: "pay_winners pays each set the prize of its number",
    async run(tx) {
      const owner = await addOwner(tx, 0);
      const [betId, elsewhere] = [await addClosed(tx, "settling"), await addClosed(tx, "settling")];
      const add = async (round: string, lines: readonly (readonly [string, number])[]) => {
        const id = await addPoy(tx, { betId: round, member: owner.uuid, total: 100 });
        for (const [at, [number, sets]] of lines.entries()) await addSetLine(tx, id, at + 1, number, sets);
        return id;
      };
      const slips = [
        await add(betId, [
          ["1234", 2],
          ["9934", 3],
          ["0000", 5],
        ]),
        await add(betId, [["0000", 1]]),
        await add(elsewhere, [["1234", 1]]),
      ];
      const prizes = [
        ["1234", 90_000],
        ["9934", 700],
      ] as const;
      const paid = 182_100;
      assert.deepEqual(await payWinners(tx, betId, newKind(), 0, 100, prizes), {
        slips: 2,
        last: await noOf(tx, slips[1]),
        paid,
      });
      assert.deepEqual(await poyStates(tx, slips), [
        ["won", paid],
        ["accepted", 0],
        ["accepted", 0],
      ]);
    },
  },
  {
    title: "pay_block pays the slips of a state behind one number and up to another, oldest first",
    async run(tx) {
      const [owner, second] = [await addOwner(tx, 1_000), await addOwner(tx, 50)];
      const [betId, elsewhere] = [await addBareRound(tx), await addBareRound(tx)];
      const add = (member: Owner, win: number, status = "won", round = betId) =>
        addPoy(tx, { betId: round, member: member.uuid, total: 7, win, status });
      const before = await add(owner, 4_000);
      const ids = [await add(owner, 100), await add(second, 30)];
      await add(owner, 5_000, "lost");
      await add(owner, 9_000, "won", elsewhere);
      ids.push(await add(owner, 200));
      const after = await add(second, 6_000);
      const [from, to] = [await noOf(tx, before), await noOf(tx, ids[2])];
      const house = await houseAccount(tx, "house-stakes");
      const [accounts, last, kind] = [await allAccounts(tx), await lastMessage(tx), newKind()];
      assert.equal(await payBlock(tx, betId, "won", kind, from, to), 330);
      assert.deepEqual(await allAccounts(tx), {
        ...accounts,
        [owner.cash]: { balance: 1_300, version: 3 },
        [second.cash]: { balance: 80, version: 2 },
      });
      assert.deepEqual(
        await movementsOf(tx, kind),
        ids.map((ref) => ({ ref, reason: "why" })),
      );
      const entries = await entriesOf(tx, kind);
      const of = (id: number) => entries.filter(([account]) => account === id);
      assert.deepEqual(of(owner.cash), [
        [owner.cash, 100, 1_100],
        [owner.cash, 200, 1_300],
      ]);
      assert.deepEqual(of(second.cash), [[second.cash, 30, 80]]);
      assert.deepEqual(of(house), [
        [house, -100, null],
        [house, -30, null],
        [house, -200, null],
      ]);
      const told = await messagesSince(tx, last, "money-update");
      assert.deepEqual(
        told.map(({ channel }) => channel),
        [channelOf(owner), channelOf(second)].sort(),
      );
      assert.deepEqual(await poyStates(tx, [after]), [["won", 6_000]]);
    },
  },
  {
    title: "pay_block gives stakes back where slips are refunded, and does nothing where there are none",
    async run(tx) {
      const owner = await addOwner(tx, 1_000);
      const betId = await addBareRound(tx);
      const id = await addPoy(tx, { betId, member: owner.uuid, total: 70, win: 9_000, status: "refunded" });
      const no = await noOf(tx, id);
      assert.equal(await payBlock(tx, betId, "won", newKind(), no - 1, no), 0);
      assert.equal(await payBlock(tx, betId, "refunded", newKind(), no, no), 0);
      const kind = newKind();
      assert.equal(await payBlock(tx, betId, "refunded", kind, no - 1, no), 70);
      assert.deepEqual(
        (await entriesOf(tx, kind)).filter(([account]) => account === owner.cash),
        [[owner.cash, 70, 1_070]],
      );
      assert.deepEqual((await allAccounts(tx))[owner.cash], { balance: 1_070, version: 2 });
    },
  },
];
