import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { addOwner, channelOf, lastMessage, messagesSince, type Owner } from "./books";
import { type FunctionCases, list, refusal, rows, value } from "./case";
import { addPoy } from "./facts";
import { addClosed, poyStates, roundState } from "./rounds";
import { nosOf, paidCases } from "./steps-paid";
import { stepRaces } from "./steps-races";

const begin = (tx: Tx, betId: string, options: string[], numbers: string[]) =>
  value<boolean>(
    tx,
    sql`SELECT begin_settlement(${betId}, ${list(options, "text")}, ${list(numbers, "text")}) AS value`,
  );
const endLosers = (tx: Tx, betId: string, after: number, most: number) =>
  value<unknown>(tx, sql`SELECT end_losers(${betId}, ${after}, ${most}) AS value`);
const end = (tx: Tx, betId: string) => tx.execute(sql`SELECT end_settlement(${betId})`);

/** `begin_settlement`, `pay_winners`, `pay_block`, `end_losers` and `end_settlement`. */
export const stepCases: FunctionCases = {
  cases: [
    {
      title: "begin_settlement moves a closed round that has its result, once, and keeps its numbers",
      async run(tx) {
        const [betId, elsewhere] = [await addClosed(tx), await addClosed(tx)];
        assert.equal(await begin(tx, betId, ["two", "two", "run"], ["47", "47", "4"]), true);
        assert.deepEqual(
          [(await roundState(tx, betId))?.status, (await roundState(tx, elsewhere))?.status],
          ["settling", "closed"],
        );
        const numbers = await rows(
          tx,
          sql`SELECT option, number FROM winner WHERE bet_id = ${betId} ORDER BY option`,
        );
        assert.deepEqual(numbers, [
          { option: "run", number: "4" },
          { option: "two", number: "47" },
        ]);
        assert.equal(await begin(tx, betId, ["two"], ["48"]), false);
        assert.equal(await value(tx, sql`SELECT count(*) AS value FROM winner WHERE bet_id = ${betId}`), 2);
      },
    },
    {
      title: "begin_settlement does nothing to a round that is not closed, or has no result",
      async run(tx) {
        for (const [status, result] of [
          ["open", "{}"],
          ["suspended", "{}"],
          ["void", "{}"],
          ["settled", "{}"],
          ["closed", null],
        ] as const) {
          const betId = await addClosed(tx, status, result);
          assert.equal(await begin(tx, betId, ["two"], ["47"]), false);
          assert.equal((await roundState(tx, betId))?.status, status);
          assert.equal(await value(tx, sql`SELECT count(*) AS value FROM winner WHERE bet_id = ${betId}`), 0);
        }
      },
    },
    ...paidCases,
    {
      title: "end_losers ends the slips that are left behind a number, by so many",
      async run(tx) {
        const owner = await addOwner(tx);
        const [betId, elsewhere] = [await addClosed(tx, "settling"), await addClosed(tx, "settling")];
        const add = (status = "accepted", round = betId) =>
          addPoy(tx, { betId: round, member: owner.uuid, total: 7, status });
        const slips = [
          await add(),
          await add("won"),
          await add(),
          await add("accepted", elsewhere),
          await add(),
          await add(),
        ];
        const nos = await nosOf(tx, slips);
        assert.deepEqual(await endLosers(tx, betId, nos[0] ?? 0, 2), { slips: 2, last: nos[4] });
        const states = async () => (await poyStates(tx, slips)).map(([status]) => status);
        assert.deepEqual(await states(), ["accepted", "won", "lost", "accepted", "lost", "accepted"]);
        assert.deepEqual(await endLosers(tx, betId, nos[4] ?? 0, 2), { slips: 1, last: nos[5] });
        assert.deepEqual(await states(), ["accepted", "won", "lost", "accepted", "lost", "lost"]);
        assert.deepEqual(await endLosers(tx, betId, nos[5] ?? 0, 2), { slips: 0, last: nos[5] });
      },
    },
    {
      title: "end_settlement settles a round whose slips are all decided, and counts each member's lost ones",
      async run(tx) {
        const [owner, second, happy] = [await addOwner(tx), await addOwner(tx), await addOwner(tx)];
        const [betId, elsewhere] = [await addClosed(tx, "settling"), await addClosed(tx, "settling")];
        const add = (member: Owner, status: string, round = betId) =>
          addPoy(tx, { betId: round, member: member.uuid, total: 7, status });
        await add(owner, "lost");
        await add(owner, "lost");
        await add(owner, "won");
        await add(second, "lost");
        await add(happy, "won");
        await add(happy, "cancelled");
        await add(happy, "lost", elsewhere);
        await add(happy, "accepted", elsewhere);
        const last = await lastMessage(tx);
        await end(tx, betId);
        assert.deepEqual(await roundState(tx, betId), { status: "settled", reason: null, settled_now: true });
        assert.equal((await roundState(tx, elsewhere))?.status, "settling");
        const told = await messagesSince(tx, last, "round-settled");
        assert.deepEqual(
          told.map(({ channel, message }) => [channel, message]),
          [
            [channelOf(owner), { betId, lost: 2 }],
            [channelOf(second), { betId, lost: 1 }],
          ].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
        );
      },
    },
    {
      title: "end_settlement refuses while a slip is not decided, and a round that is not being settled",
      async run(tx) {
        const owner = await addOwner(tx);
        const [open, done] = [await addClosed(tx, "settling"), await addClosed(tx, "settled")];
        await addPoy(tx, { betId: open, member: owner.uuid, total: 7 });
        assert.equal(await refusal(tx, (inner) => end(inner, open)), "P0001");
        assert.equal(await refusal(tx, (inner) => end(inner, done)), "P0001");
        assert.equal((await roundState(tx, open))?.status, "settling");
      },
    },
  ],
  races: stepRaces,
};
