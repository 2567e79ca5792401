/** With sums made at any moment turnover, limits and totals are what they are without, whatever happens to a member's money. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import type { TransactionType } from "@/lib/domain/money/transactions";
import { callFunction } from "@/upstream/db/call-function";
import { findBroken } from "@/upstream/ledger/find-violations";
import { sumInvariants } from "@/upstream/ledger/sum-invariants";
import { sumBlock } from "@/upstream/turnovers/sum-turnovers";
import { step } from "../../support/books";
import { databases } from "../../support/database";
import fc from "../../support/fast-check";
import { count } from "../../support/ledger";
import { addRound } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { comparedSums } from "../../support/turnovers/plain-spans";
import { comparedTurnover } from "../../support/turnovers/plain-turnover";
import {
  ask,
  cancel,
  decide,
  give,
  message,
  openTurnoverWorld,
  place,
  settleRound,
  slipKinds,
  sum,
  type TurnoverWorld,
} from "../../support/turnovers/world";
import { useService } from "../../support/use-service";

interface Drawn {
  pick: number;
  /** Another pick */
  way: number;
  baht: number;
}

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
const credits = ["DEPOSIT", "ACHIVEMENT_ADDMONEY", "MOVE_AF_TO_MONEY", "YING_WIN"] as const;
/** Kinds that ask for turnover at one time and not at another: a stake and a payout among them. */
const changing: readonly TransactionType[] = ["YING_WIN", "DEPOSIT", "BET_STOCK", "WITHDRAW", "ABORT_POY"];
const told = ["bet", "bet", "bet", "create", "win", "win", "draw", "refund", "cancel", "add"] as const;

type Act = (world: TurnoverWorld, drawn: Drawn, service: TestService) => Promise<unknown>;

const acts: Record<string, readonly [weight: number, Act]> = {
  credit: [4, (world, { pick, baht }) => give(world, at(credits, pick) ?? "DEPOSIT", baht * 300)],
  "take back": [1, (world, { baht }) => give(world, "ADMIN_DECREASE", -baht * 10)],
  bet: [
    8,
    async (world, { pick, way, baht }) => {
      const betId = at(world.rounds, pick);
      if (betId) await place(world, betId, baht, { wins: way % 3 === 0, kind: at(slipKinds, way) });
    },
  ],
  cancel: [
    2,
    async (world, { pick }) => {
      const poyId = at(world.poys, pick);
      if (poyId) await cancel(world, poyId);
    },
  ],
  settle: [
    3,
    async (world, { pick, way }, service) => {
      const betId = at(world.rounds, pick);
      if (!betId) return;
      await settleRound(world, betId, way % 3 === 0 ? way % 4 : undefined);
      world.begun.push(betId);
      world.rounds = [...world.rounds.filter((one) => one !== betId), await addRound(service, "th_open")];
    },
  ],
  "go on settling": [
    2,
    async (world, { pick }) => {
      const betId = at(world.begun, pick);
      if (betId) await step(world.db, betId, 1);
    },
  ],
  void: [
    1,
    async (world, { pick }, service) => {
      const betId = at(world.rounds, pick);
      if (!betId) return;
      await callFunction(world.db, "void_round", { betId, reason: "a test" });
      world.rounds = [...world.rounds.filter((one) => one !== betId), await addRound(service, "th_open")];
    },
  ],
  play: [
    8,
    (world, { pick, way, baht }) => {
      const type = at(told, way) ?? "bet";
      // Few ids, so that messages refer to each other.
      const ids = {
        transaction: `${world.member.uuid}-${pick}-${way}`,
        round: `${world.member.uuid}-${pick % 3}`,
      };
      return message(world, {
        ...{ ...ids, type },
        ...(type === "refund" || type === "cancel" ? {} : { amount: satang(baht * 100) }),
        ...(type === "refund" ? { refersTo: `${world.member.uuid}-${(pick + 1) % 12}-${way % 3}` } : {}),
        ...(type === "win" ? { endsRound: pick % 4 !== 0 } : {}),
      });
    },
  ],
  "ask for money": [2, (world, { baht }) => (world.asked ? Promise.resolve() : ask(world, baht * 20))],
  decide: [3, (world, { pick, way }) => decide(world, pick % 3 === 0 ? "paid" : "rejected", way % 2 === 0)],
  "change the kinds": [
    1,
    (world, { pick }) => {
      const kind = at(changing, pick);
      return world.db.execute(sql`
        WITH gone AS (DELETE FROM turnover_percent WHERE kind = ${kind} RETURNING kind)
        INSERT INTO turnover_percent (kind, percent) SELECT ${kind}, 70 WHERE NOT EXISTS (SELECT 1 FROM gone)`);
    },
  ],
  "change a percentage": [
    1,
    (world, { pick, baht }) =>
      world.db.execute(
        sql`UPDATE turnover_percent SET percent = ${baht * 3} WHERE kind = ${at(changing, pick)}`,
      ),
  ],
  sum: [6, (world, { pick }) => sum(world, 1 + pick)],
  "sum all": [2, (world) => sum(world)],
  "sum by the job": [
    1,
    (world, { pick, way }) =>
      world.db.transaction((tx) => sumBlock(tx, 0, 0, { from: 1 + way, most: 1 + pick, members: 2 })),
  ],
};

const act = fc.record({
  name: fc.constantFrom(
    ...Object.entries(acts).flatMap(([name, [weight]]) => Array<string>(weight).fill(name)),
  ),
  drawn: fc.record({ pick: fc.nat(11), way: fc.nat(9), baht: fc.integer({ min: 1, max: 99 }) }),
});

describe.each(databases)("sums of a history on $kind", (kind) => {
  const open = useService(kind);

  test("are the plain ones after every act of any history", async () => {
    const service = open();
    const seen = { summed: 0, used: 0, left: 0, running: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 60, size: "max" }), async (history) => {
        const world = await openTurnoverWorld(service);
        const { uuid } = world.member;
        await give(world, "DEPOSIT", 5_000_00);
        for (const { name, drawn } of history) {
          await acts[name]?.[1](world, drawn, service);
          await comparedSums(world);
          const state = await comparedTurnover(world);
          if (state.left > 0) seen.left += 1;
          if (state.running > 0) seen.running += 1;
        }
        seen.summed += await count(
          world.db,
          sql`SELECT count(*) FROM staked_credit WHERE member = ${uuid} AND staked > 0`,
        );
        seen.used += await count(
          world.db,
          sql`SELECT count(*) FROM turnover_sum WHERE member = ${uuid} AND up_to > 0
            AND kinds = ARRAY(SELECT kind FROM turnover_percent ORDER BY kind)`,
        );
      }),
      // To shrink a history takes longer than to read it.
      { numRuns: 30, endOnFailure: true },
    );
    // Histories in which nothing is summed, or nothing is asked for, would show nothing.
    for (const [what, times] of Object.entries(seen)) expect([what, times > 5]).toEqual([what, true]);
    const laws = sumInvariants.map(({ name }) => name);
    expect((await findBroken(service.db)).filter(({ law }) => laws.includes(law))).toEqual([]);
  });
});
