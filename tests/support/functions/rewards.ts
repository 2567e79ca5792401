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
import { type FunctionCases, rows, value } from "./case";
import { addPoy } from "./facts";
import { inHaste, race } from "./race";
import { addClosed } from "./rounds";

const reward = (tx: Tx, betId: string, kind: string, perMille = 5) =>
  value<boolean>(tx, sql`SELECT pay_round_rewards(${betId}, ${kind}, ${perMille}, 1000) AS value`);

/** Makes a member another one's friend. */
const invite = (tx: Tx, referrer: Owner, friend: Owner) =>
  tx.execute(sql`UPDATE member SET referrer = ${referrer.uuid} WHERE uuid = ${friend.uuid}`);

/** A member whom somebody invited, and that one. */
async function addFriends(tx: Tx): Promise<{ referrer: Owner; friend: Owner }> {
  const [referrer, friend] = [await addOwner(tx), await addOwner(tx)];
  await invite(tx, referrer, friend);
  return { referrer, friend };
}

const pointsOf = async (tx: Tx, { uuid }: Owner) =>
  (
    await rows(
      tx,
      sql`SELECT loyalty_point AS points, loyalty_remainder AS rest FROM member WHERE uuid = ${uuid}`,
    )
  )[0];

const add = (tx: Tx, betId: string, { uuid }: Owner, total: number, status = "won") =>
  addPoy(tx, { betId, member: uuid, total, status });

/** `pay_round_rewards`. */
export const rewardCases: FunctionCases = {
  cases: [
    {
      title: "pay_round_rewards pays a commission for each friend's slip, and points to members",
      async run(tx) {
        const { referrer, friend } = await addFriends(tx);
        const [second, alone] = [await addOwner(tx), await addOwner(tx)];
        await invite(tx, referrer, second);
        await tx.execute(
          sql`UPDATE member SET loyalty_point = 4, loyalty_remainder = 999 WHERE uuid = ${friend.uuid}`,
        );
        const betId = await addClosed(tx, "settled");
        const paid = [
          await add(tx, betId, friend, 1_000),
          await add(tx, betId, second, 2_200, "lost"),
          await add(tx, betId, friend, 200_601, "lost"),
        ];
        await add(tx, betId, friend, 199);
        for (const status of ["cancelled", "refunded", "accepted"])
          await add(tx, betId, friend, 50_000, status);
        await add(tx, betId, alone, 40_000);
        await add(tx, await addClosed(tx, "settled"), friend, 60_000);
        const house = await houseAccount(tx, "house-grants");
        const before = await allAccounts(tx);
        const last = await lastMessage(tx);
        const kind = newKind();
        assert.equal(await reward(tx, betId, kind), true);
        const sum = 5 + 11 + 1_003;
        assert.deepEqual(await allAccounts(tx), { ...before, [referrer.af]: { balance: sum, version: 5 } });
        assert.deepEqual(
          await movementsOf(tx, kind),
          paid.map((ref) => ({ ref, reason: null })),
        );
        const entries = await entriesOf(tx, kind);
        assert.deepEqual(
          entries.filter(([account]) => account === referrer.af).map(([, amount, after]) => [amount, after]),
          [
            [5, 5],
            [11, 16],
            [1_003, sum],
          ],
        );
        assert.deepEqual(
          entries.filter(([account]) => account === house).map(([, amount, after]) => [amount, after]),
          [
            [-5, null],
            [-11, null],
            [-1_003, null],
          ],
        );
        assert.deepEqual(await messagesSince(tx, last, "money-update"), [
          { channel: channelOf(referrer), message: { balance: 0, held: 0, version: 9 } },
        ]);
        assert.deepEqual(await pointsOf(tx, friend), { points: 206, rest: 799 });
        assert.deepEqual(await pointsOf(tx, second), { points: 2, rest: 200 });
        assert.deepEqual(await pointsOf(tx, alone), { points: 40, rest: 0 });
        assert.deepEqual(await pointsOf(tx, referrer), { points: 0, rest: 0 });
        assert.equal(await reward(tx, betId, kind), false);
        assert.deepEqual(await pointsOf(tx, friend), { points: 206, rest: 799 });
        assert.equal((await allAccounts(tx))[referrer.af]?.version, 5);
      },
    },
    {
      title: "pay_round_rewards pays from one satang of commission, and tells nobody who gets none",
      async run(tx) {
        const table = [
          [5, 200, "won", [1]],
          [5, 199, "won", []],
          [5, 200, "lost", [1]],
          [5, 9_000, "refunded", []],
          [9, 111, "won", []],
        ] as const;
        for (const [perMille, total, status, amounts] of table) {
          const { referrer, friend } = await addFriends(tx);
          const betId = await addClosed(tx, "settled");
          await add(tx, betId, friend, total, status);
          const last = await lastMessage(tx);
          const kind = newKind();
          await reward(tx, betId, kind, perMille);
          const entries = (await entriesOf(tx, kind)).filter(([account]) => account === referrer.af);
          assert.deepEqual(
            entries.map(([, amount]) => amount),
            amounts,
          );
          assert.equal((await movementsOf(tx, kind)).length, amounts.length);
          assert.equal((await messagesSince(tx, last, "money-update")).length, amounts.length);
        }
      },
    },
    {
      title: "pay_round_rewards pays no commission of a slip that was paid before",
      async run(tx) {
        const { referrer, friend } = await addFriends(tx);
        const betId = await addClosed(tx, "settled");
        const [before, open] = [await add(tx, betId, friend, 1_000), await add(tx, betId, friend, 2_000)];
        const kind = newKind();
        await tx.execute(sql`INSERT INTO movement (kind, ref) VALUES (${kind}, ${before})`);
        assert.equal(await reward(tx, betId, kind), true);
        assert.deepEqual(
          (await entriesOf(tx, kind)).filter(([account]) => account === referrer.af),
          [[referrer.af, 10, 10]],
        );
        assert.equal((await movementsOf(tx, kind)).at(-1)?.ref, open);
      },
    },
    {
      title: "pay_round_rewards waits for the round to be settled",
      async run(tx) {
        const owner = await addOwner(tx);
        for (const status of ["open", "closed", "void"]) {
          const betId = await addClosed(tx, status);
          await add(tx, betId, owner, 5_000);
          assert.equal(await reward(tx, betId, newKind()), false);
          assert.equal(
            await value(tx, sql`SELECT count(*) AS value FROM round_reward WHERE bet_id = ${betId}`),
            0,
          );
        }
        assert.deepEqual(await pointsOf(tx, owner), { points: 0, rest: 0 });
      },
    },
  ],
  races: [
    {
      title: "pay_round_rewards goes on from the commission that another round leaves",
      async race(db) {
        const { referrer, friend } = await addFriends(db);
        const rounds = [await addClosed(db, "settled"), await addClosed(db, "settled")] as const;
        for (const betId of rounds) await add(db, betId, friend, 200);
        const kind = newKind();
        const { waited } = await race(
          db,
          (tx) => reward(tx, rounds[0], newKind()),
          (tx) => reward(tx, rounds[1], kind),
        );
        assert.equal(waited, true);
        assert.deepEqual(
          (await entriesOf(db, kind)).filter(([account]) => account === referrer.af),
          [[referrer.af, 1, 2]],
        );
      },
    },
    {
      title: "pay_round_rewards waits for nobody who gets nothing of the round",
      async race(db) {
        const paid = await addFriends(db);
        const [little, refunded, elsewhere] = [
          await addFriends(db),
          await addFriends(db),
          await addFriends(db),
        ];
        const betId = await addClosed(db, "settled");
        await add(db, betId, paid.friend, 1_000, "lost");
        await add(db, betId, little.friend, 111);
        await add(db, betId, refunded.friend, 1_000, "refunded");
        await add(db, await addClosed(db, "settled"), elsewhere.friend, 1_000);
        const idle = [little, refunded, elsewhere].map(({ referrer }) => referrer.af);
        const strangers = [refunded, elsewhere].map(({ friend }) => friend.uuid);
        const held = await race(
          db,
          async (tx) => {
            const ids = [...idle, paid.referrer.cash, paid.friend.af];
            await tx.execute(
              sql`SELECT 1 FROM account WHERE id = ANY (${sql.param(ids)}::bigint[]) FOR UPDATE`,
            );
            await tx.execute(
              sql`SELECT 1 FROM member WHERE uuid = ANY (${sql.param(strangers)}::uuid[]) FOR UPDATE`,
            );
          },
          async (tx) => {
            await inHaste(tx);
            return reward(tx, betId, newKind(), 9);
          },
        );
        assert.equal(held.waited, false);
      },
    },
    {
      title: "pay_round_rewards takes the members by uuid",
      async race(db) {
        const members = [await addOwner(db), await addOwner(db)].sort((a, b) => (a.uuid < b.uuid ? -1 : 1));
        const [low, high] = members as [Owner, Owner];
        const betId = await addClosed(db, "settled");
        for (const one of [high, low]) await add(db, betId, one, 1_000);
        const { waited } = await race(
          db,
          (tx) => tx.execute(sql`SELECT 1 FROM member WHERE uuid = ${low.uuid} FOR UPDATE`),
          (tx) => reward(tx, betId, newKind()),
          (third) =>
            third.transaction(async (tx) => {
              await inHaste(tx);
              await tx.execute(sql`SELECT 1 FROM member WHERE uuid = ${high.uuid} FOR UPDATE`);
            }),
        );
        assert.equal(waited, true);
      },
    },
  ],
};
