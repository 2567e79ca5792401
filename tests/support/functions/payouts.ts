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
  moveAt,
  movementsOf,
  newKind,
  type Owner,
} from "./books";
import type { FunctionCases } from "./case";
import { value } from "./case";
import { addBareRound, addPoy } from "./facts";
import { inHaste, race } from "./race";
import { addClosed, poyStates, roundState } from "./rounds";

const voidRound = (tx: Tx, betId: string) =>
  value<number | null>(tx, sql`SELECT void_round(${betId}, 'rain') AS value`);
const pay = (tx: Tx, betId: string, status: string, kind: string) =>
  value<number>(tx, sql`SELECT pay_poys(${betId}, ${status}, ${kind}, 'why') AS value`);

/** `pay_poys`, `void_round` and `announce_poys`. */
export const payoutCases: FunctionCases = {
  cases: [
    {
      title: "pay_poys pays wins to winners, one movement a slip, oldest first",
      async run(tx) {
        const [owner, second] = [await addOwner(tx, 1000), await addOwner(tx, 50)];
        const betId = await addBareRound(tx);
        const add = (member: Owner, win: number, status = "won") =>
          addPoy(tx, { betId, member: member.uuid, total: 7, win, status });
        const ids = [await add(owner, 100), await add(second, 30), await add(owner, 200)];
        await add(owner, 5_000, "lost");
        await add(await addOwner(tx), 5_000, "lost");
        await addPoy(tx, {
          betId: await addBareRound(tx),
          member: owner.uuid,
          total: 7,
          win: 9_000,
          status: "won",
        });
        const house = await houseAccount(tx, "house-stakes");
        const before = await allAccounts(tx);
        const last = await lastMessage(tx);
        const kind = newKind();
        assert.equal(await pay(tx, betId, "won", kind), 330);
        assert.deepEqual(await allAccounts(tx), {
          ...before,
          [owner.cash]: { balance: 1300, version: 3 },
          [second.cash]: { balance: 80, version: 2 },
        });
        assert.deepEqual(
          await movementsOf(tx, kind),
          ids.map((ref) => ({ ref, reason: "why" })),
        );
        const entries = await entriesOf(tx, kind);
        assert.deepEqual(
          entries.filter(([account]) => account === owner.cash),
          [
            [owner.cash, 100, 1100],
            [owner.cash, 200, 1300],
          ],
        );
        assert.deepEqual(
          entries.filter(([account]) => account === second.cash),
          [[second.cash, 30, 80]],
        );
        assert.deepEqual(
          entries.filter(([account]) => account === house),
          [
            [house, -100, null],
            [house, -30, null],
            [house, -200, null],
          ],
        );
        const told = await messagesSince(tx, last, "money-update");
        assert.deepEqual(
          told.map(({ channel }) => channel),
          [channelOf(owner), channelOf(second)].sort(),
        );
        assert.deepEqual(
          told.map(({ message }) => (message as { balance: number }).balance).sort(),
          [1300, 80],
        );
      },
    },
    {
      title: "pay_poys gives stakes back where slips are refunded, and nothing where there are none",
      async run(tx) {
        const owner = await addOwner(tx, 1000);
        const betId = await addBareRound(tx);
        await addPoy(tx, { betId, member: owner.uuid, total: 70, win: 9_000, status: "refunded" });
        assert.equal(await pay(tx, betId, "won", newKind()), 0);
        const kind = newKind();
        assert.equal(await pay(tx, betId, "refunded", kind), 70);
        assert.deepEqual(
          (await entriesOf(tx, kind)).filter(([account]) => account === owner.cash),
          [[owner.cash, 70, 1070]],
        );
        assert.deepEqual((await allAccounts(tx))[owner.cash], { balance: 1070, version: 2 });
      },
    },
    {
      title: "void_round gives back every stake that stands, with the reason",
      async run(tx) {
        const owner = await addOwner(tx, 1000);
        for (const status of ["open", "suspended", "closed"]) {
          const betId = await addClosed(tx, status, null);
          const elsewhere = await addClosed(tx, status, null);
          const slips = [
            await addPoy(tx, { betId, member: owner.uuid, total: 70 }),
            await addPoy(tx, { betId, member: owner.uuid, total: 500, status: "cancelled" }),
            await addPoy(tx, { betId: elsewhere, member: owner.uuid, total: 900 }),
          ];
          // What a member cancelled was given back then, by a movement of the same kind.
          await moveAt(tx, {
            account: owner.cash,
            kind: "ABORT_POY",
            amount: 500,
            at: "2026-11-26T10:00:00+07:00",
            ref: slips[1],
          });
          const last = await lastMessage(tx);
          assert.equal(await voidRound(tx, betId), 70);
          assert.deepEqual(await poyStates(tx, slips), [
            ["refunded", 0],
            ["cancelled", 0],
            ["accepted", 0],
          ]);
          const state = await roundState(tx, betId);
          assert.deepEqual([state?.status, state?.reason], ["void", "rain"]);
          assert.equal((await roundState(tx, elsewhere))?.status, status);
          assert.equal((await messagesSince(tx, last, "poy-update")).length, 1);
          assert.equal(
            await value(
              tx,
              sql`SELECT reason AS value FROM movement WHERE kind = 'ABORT_POY' AND ref = ${slips[0]}`,
            ),
            "rain",
          );
          assert.equal(await voidRound(tx, betId), null);
        }
      },
    },
    {
      title: "void_round leaves a round with a result, or one that is over, as it is",
      async run(tx) {
        const owner = await addOwner(tx);
        for (const [status, result] of [
          ["closed", "{}"],
          ["settled", null],
          ["void", null],
        ] as const) {
          const betId = await addClosed(tx, status, result);
          const slip = await addPoy(tx, { betId, member: owner.uuid, total: 70 });
          assert.equal(await voidRound(tx, betId), null);
          assert.deepEqual(await poyStates(tx, [slip]), [["accepted", 0]]);
        }
      },
    },
    {
      title: "announce_poys tells each slip's member of its state, but for cancelled ones",
      async run(tx) {
        const owner = await addOwner(tx);
        const betId = await addBareRound(tx);
        const ids = [];
        for (const status of ["accepted", "won", "cancelled"])
          ids.push(await addPoy(tx, { betId, member: owner.uuid, total: 7, status }));
        await addPoy(tx, { betId: await addBareRound(tx), member: owner.uuid, total: 7 });
        const last = await lastMessage(tx);
        await tx.execute(sql`SELECT announce_poys(${betId})`);
        assert.deepEqual(await messagesSince(tx, last, "poy-update"), [
          { channel: channelOf(owner), message: { poyId: ids[0], status: "accepted" } },
          { channel: channelOf(owner), message: { poyId: ids[1], status: "won" } },
        ]);
      },
    },
  ],
  races: [
    {
      title: "pay_poys takes the winners' accounts by id before it reads them, and no others",
      async race(db) {
        const [low, high, other] = [
          await addOwner(db, 1000),
          await addOwner(db, 1000),
          await addOwner(db, 1000),
        ];
        const betId = await addBareRound(db, "closed");
        for (const { uuid } of [high, low])
          await addPoy(db, { betId, member: uuid, total: 7, win: 50, status: "won" });
        await addPoy(db, { betId, member: other.uuid, total: 7, win: 50, status: "lost" });
        await addPoy(db, {
          betId: await addBareRound(db),
          member: other.uuid,
          total: 7,
          win: 50,
          status: "won",
        });
        const kind = newKind();
        const { waited } = await race(
          db,
          (tx) => tx.execute(sql`UPDATE account SET balance = balance - 400 WHERE id = ${low.cash}`),
          (tx) => pay(tx, betId, "won", kind),
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
        const held = await race(
          db,
          (tx) =>
            tx.execute(
              sql`SELECT 1 FROM account WHERE owner = ${other.uuid} OR id IN (${low.af}, ${low.pending}) FOR UPDATE`,
            ),
          async (tx) => {
            await inHaste(tx);
            return pay(tx, betId, "won", newKind());
          },
        );
        assert.equal(held.waited, false);
      },
    },
  ],
};
