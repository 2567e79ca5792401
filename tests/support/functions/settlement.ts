import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import {
  addOwner,
  allAccounts,
  entriesOf,
  houseAccount,
  lastMessage,
  messagesSince,
  movementsOf,
  newKind,
  type Owner,
} from "./books";
import type { FunctionCases } from "./case";
import { list, rows, value } from "./case";
import { addLine, addPoy, addSetLine } from "./facts";
import { addClosed, poyStates, roundState } from "./rounds";

const settle = (tx: Tx, betId: string, kind: string, wins: readonly (readonly [string, string])[]) =>
  value<number | null>(
    tx,
    sql`SELECT settle_round(${betId}, ${kind}, ${list(
      wins.map(([option]) => option),
      "text",
    )},
    ${list(
      wins.map(([, number]) => number),
      "text",
    )}) AS value`,
  );
const settleSets = (
  tx: Tx,
  betId: string,
  kind: string,
  wins: readonly (readonly [string, string, number])[],
) =>
  value<number | null>(
    tx,
    sql`SELECT settle_sets(${betId}, ${kind}, ${list(
      wins.map(([tier]) => tier),
      "text",
    )},
    ${list(
      wins.map(([, number]) => number),
      "text",
    )}, ${list(
      wins.map(([, , prize]) => prize),
      "bigint",
    )}) AS value`,
  );
/** Slips in a round: lines as [option, number, price in satang, multiplier in hundredths]. */
async function addSlip(
  tx: Tx,
  betId: string,
  owner: Owner,
  lines: readonly (readonly [string, string, number, number])[],
  status?: string,
): Promise<string> {
  const total = lines.reduce((sum, [, , price]) => sum + price, 0);
  const id = await addPoy(tx, { betId, member: owner.uuid, total, status });
  for (const [at, [option, number, price, multiply]] of lines.entries())
    await addLine(tx, id, at + 1, option, number, price, multiply);
  return id;
}

/** `settle_round` and `settle_sets`. */
export const settlementCases: FunctionCases = {
  cases: [
    {
      title: "settle_round pays each line that won by its own rate, and no other",
      async run(tx) {
        const [winner, loser, other] = [
          await addOwner(tx, 1000),
          await addOwner(tx, 2000),
          await addOwner(tx, 3000),
        ];
        const [betId, elsewhere] = [await addClosed(tx), await addClosed(tx)];
        const slips = [
          await addSlip(tx, betId, winner, [
            ["two", "47", 300, 9000],
            ["two", "48", 500, 9000],
            ["run", "4", 150, 325],
          ]),
          await addSlip(tx, betId, winner, [["run", "4", 100, 320]]),
          await addSlip(tx, betId, loser, [
            ["two", "48", 700, 9000],
            ["run", "47", 900, 9000],
            ["two", "4", 900, 9000],
          ]),
          await addSlip(tx, betId, other, [["two", "47", 300, 9000]], "cancelled"),
          await addSlip(tx, elsewhere, other, [["two", "47", 300, 9000]]),
        ];
        const before = await allAccounts(tx);
        const house = await houseAccount(tx, "house-stakes");
        const last = await lastMessage(tx);
        const kind = newKind();
        const wins = [27_000 + 487, 320] as const;
        const paid = await settle(tx, betId, kind, [
          ["two", "47"],
          ["run", "4"],
        ]);
        assert.equal(paid, wins[0] + wins[1]);
        assert.deepEqual(await poyStates(tx, slips), [
          ["won", wins[0]],
          ["won", wins[1]],
          ["lost", 0],
          ["cancelled", 0],
          ["accepted", 0],
        ]);
        assert.deepEqual(await allAccounts(tx), {
          ...before,
          [winner.cash]: { balance: 1000 + wins[0] + wins[1], version: 3 },
        });
        assert.deepEqual(
          (await entriesOf(tx, kind)).sort(([, a], [, b]) => Number(a) - Number(b)),
          [
            [house, -wins[0], null],
            [house, -wins[1], null],
            [winner.cash, wins[1], 1000 + wins[0] + wins[1]],
            [winner.cash, wins[0], 1000 + wins[0]],
          ],
        );
        assert.deepEqual(
          await movementsOf(tx, kind),
          slips.slice(0, 2).map((ref) => ({ ref, reason: null })),
        );
        assert.deepEqual(await roundState(tx, betId), { status: "settled", reason: null, settled_now: true });
        assert.equal((await roundState(tx, elsewhere))?.status, "closed");
        const told = await messagesSince(tx, last, "poy-update");
        assert.deepEqual(told.map(({ message }) => (message as { status: string }).status).sort(), [
          "lost",
          "won",
          "won",
        ]);
        assert.equal((await messagesSince(tx, last, "money-update")).length, 1);
        assert.deepEqual(
          await rows(tx, sql`SELECT option, number FROM winner WHERE bet_id = ${betId} ORDER BY option`),
          [
            { option: "run", number: "4" },
            { option: "two", number: "47" },
          ],
        );
        assert.equal(await settle(tx, betId, kind, [["two", "48"]]), null);
        assert.equal((await allAccounts(tx))[winner.cash]?.version, 3);
      },
    },
    {
      title: "settle_round does nothing to a round that is not closed, or has no result",
      async run(tx) {
        const owner = await addOwner(tx);
        for (const [status, result] of [
          ["open", "{}"],
          ["suspended", "{}"],
          ["void", "{}"],
          ["settled", "{}"],
          ["closed", null],
        ] as const) {
          const betId = await addClosed(tx, status, result);
          const slip = await addSlip(tx, betId, owner, [["two", "47", 300, 9000]]);
          assert.equal(await settle(tx, betId, newKind(), [["two", "47"]]), null);
          assert.deepEqual(await poyStates(tx, [slip]), [["accepted", 0]]);
          assert.equal((await roundState(tx, betId))?.status, status);
        }
      },
    },
    {
      title: "settle_round counts a line that wins less than a satang as lost",
      async run(tx) {
        const owner = await addOwner(tx);
        const betId = await addClosed(tx);
        const slips = [
          await addSlip(tx, betId, owner, [["two", "47", 1, 99]]),
          await addSlip(tx, betId, owner, [["two", "47", 1, 100]]),
        ];
        assert.equal(await settle(tx, betId, newKind(), [["two", "47"]]), 1);
        assert.deepEqual(await poyStates(tx, slips), [
          ["lost", 0],
          ["won", 1],
        ]);
      },
    },
    {
      title: "settle_sets pays each set the prize of its number",
      async run(tx) {
        const [winner, loser] = [await addOwner(tx, 1000), await addOwner(tx, 2000)];
        const [betId, elsewhere] = [await addClosed(tx), await addClosed(tx)];
        const add = async (
          round: string,
          owner: Owner,
          lines: readonly (readonly [string, number])[],
          status?: string,
        ) => {
          const id = await addPoy(tx, { betId: round, member: owner.uuid, total: 100, status });
          for (const [at, [number, sets]] of lines.entries()) await addSetLine(tx, id, at + 1, number, sets);
          return id;
        };
        const slips = [
          await add(betId, winner, [
            ["1234", 2],
            ["9934", 3],
            ["0000", 5],
          ]),
          await add(betId, loser, [["0000", 1]]),
          await add(betId, loser, [["1234", 1]], "cancelled"),
          await add(elsewhere, loser, [["1234", 1]]),
        ];
        const before = await allAccounts(tx);
        const last = await lastMessage(tx);
        const wins = [
          ["four", "1234", 90_000],
          ["two", "9934", 700],
        ] as const;
        assert.equal(await settleSets(tx, betId, newKind(), wins), 182_100);
        assert.deepEqual(await poyStates(tx, slips), [
          ["won", 182_100],
          ["lost", 0],
          ["cancelled", 0],
          ["accepted", 0],
        ]);
        assert.deepEqual(await allAccounts(tx), {
          ...before,
          [winner.cash]: { balance: 183_100, version: 2 },
        });
        assert.deepEqual(await roundState(tx, betId), { status: "settled", reason: null, settled_now: true });
        assert.equal((await roundState(tx, elsewhere))?.status, "closed");
        assert.equal((await messagesSince(tx, last, "poy-update")).length, 2);
        assert.equal(await value(tx, sql`SELECT count(*) AS value FROM winner WHERE bet_id = ${betId}`), 2);
        assert.equal(await settleSets(tx, betId, newKind(), wins), null);
      },
    },
    {
      title: "settle_round pays nothing where nothing won, and a number once that is named twice",
      async run(tx) {
        const owner = await addOwner(tx);
        const [betId, nobody] = [await addClosed(tx), await addClosed(tx)];
        const slip = await addSlip(tx, betId, owner, [["two", "47", 100, 9000]]);
        const lost = await addSlip(tx, nobody, owner, [["two", "47", 100, 9000]]);
        const twice = [
          ["two", "47"],
          ["two", "47"],
        ] as const;
        assert.equal(await settle(tx, betId, newKind(), twice), 9_000);
        assert.equal(await settle(tx, nobody, newKind(), [["two", "11"]]), 0);
        assert.deepEqual(await poyStates(tx, [slip, lost]), [
          ["won", 9_000],
          ["lost", 0],
        ]);
      },
    },
    {
      title: "settle_sets does nothing to a round that is not closed, or has no result",
      async run(tx) {
        const owner = await addOwner(tx);
        for (const [status, result] of [
          ["open", "{}"],
          ["settled", "{}"],
          ["closed", null],
        ] as const) {
          const betId = await addClosed(tx, status, result);
          const slip = await addPoy(tx, { betId, member: owner.uuid, total: 100 });
          await addSetLine(tx, slip, 1, "1234", 1);
          assert.equal(await settleSets(tx, betId, newKind(), [["four", "1234", 900]]), null);
          assert.deepEqual(await poyStates(tx, [slip]), [["accepted", 0]]);
        }
      },
    },
    {
      title: "settle_sets counts a set as won from a satang on, each slip by its own lines",
      async run(tx) {
        const owner = await addOwner(tx, 1000);
        const betId = await addClosed(tx);
        const slips: string[] = [];
        for (const number of ["1234", "9934", "0000", "0000"]) {
          const id = await addPoy(tx, { betId, member: owner.uuid, total: 100 });
          await addSetLine(tx, id, 1, number, 1);
          slips.push(id);
        }
        const wins = [
          ["four", "1234", 1],
          ["two", "9934", 0],
          // Named twice among the winners, as one that is no slip's may be.
          ["two", "7777", 5],
          ["two", "7777", 5],
        ] as const;
        assert.equal(await settleSets(tx, betId, newKind(), wins), 1);
        assert.deepEqual(await poyStates(tx, slips), [
          ["won", 1],
          ["lost", 0],
          ["lost", 0],
          ["lost", 0],
        ]);
      },
    },
  ],
  races: [],
};
