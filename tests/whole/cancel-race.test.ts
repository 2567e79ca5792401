/**
 * Cancels concurrent with everything that ends a round: a slip is paid at most once, according to its status, and
 * the day's limit holds.
 */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { isFault } from "@/lib/contract/fault";
import { voidRound } from "@/lib/contract/operators/rounds";
import { abortPoy, onePoy, type Poy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { CANCELS_A_DAY } from "@/lib/domain/poy/cancel";
import { newKey } from "../../tools/testing/calls";
import { databases } from "../support/database";
import { brokenLaws } from "../support/ledger";
import { newcomers, operator, type Person } from "../support/people";
import { addRound, bet, line, settle } from "../support/rounds";
import type { TestService } from "../support/service";
import { useService } from "../support/use-service";

const START = 1_000_00;
const STAKE = 10;
const result = { top3: "547", bottom2: "00" };

/**
 * When each cancel and the end of the round start, in ms; how often one cancel is sent, with one key or several.
 */
const race = fc.record({
  end: fc.constantFrom("settle" as const, "void" as const, "stay-open" as const),
  endsAfter: fc.nat({ max: 25 }),
  cancels: fc.array(
    fc.record({
      slip: fc.nat({ max: 5 }),
      startsAfter: fc.nat({ max: 25 }),
      times: fc.integer({ min: 1, max: 3 }),
      oneKey: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  bets: fc.array(fc.nat({ max: 25 }), { maxLength: 3 }),
});

describe.each(databases)("a cancel that races the end of its round on $kind", (kind) => {
  const open = useService(kind);

  test("pays each slip at most once, and the limit of a day holds", async () => {
    const service = open();
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(race, async ({ end, endsAfter, cancels, bets }) => {
        const [member] = await newcomers(service, 1, satang(START));
        if (!member) throw new Error("nobody came");
        const betId = await addRound(service, "th_open");
        // Three of six slips win, so that a slip paid twice would show.
        const slips: Poy[] = [];
        for (const number of ["47", "47", "47", "11", "12", "13"]) {
          slips.push(await bet(service, member, betId, [line("teng_bon_2", number, STAKE)]));
        }
        const outcomes = await Promise.all([
          pause(endsAfter).then(() => ended(service, betId, end)),
          ...bets.map((ms) =>
            pause(ms).then(() => tried(bet(service, member, betId, [line("tode_3", "123", 1)]))),
          ),
          ...cancels.flatMap(({ slip, startsAfter, times, oneKey }) => {
            const key = newKey();
            const taken = slips[slip];
            if (!taken) throw new Error("no such slip");
            return Array.from({ length: times }, () =>
              pause(startsAfter).then(() => tried(abort(service, member, taken, oneKey ? key : newKey()))),
            );
          }),
        ]);
        expect(outcomes.filter((one) => typeof one === "string" && !refusals.includes(one))).toEqual([]);
        for (const status of await isExact(service, member, betId)) seen.add(status);
      }),
      { numRuns: kind.kind === "postgres" ? 30 : 10, endOnFailure: true },
    );
    // Some were cancelled in time, and some rounds ended first.
    expect(seen).toContain("cancelled");
    expect(seen.has("won") || seen.has("refunded")).toBe(true);
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

/** Refusals of a cancel or a bet that comes too late, twice, or too often. */
const refusals = ["poy-not-cancellable", "poy-cancel-limit-reached", "round-closed", "round-void", "done"];

async function tried(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "done";
  } catch (error) {
    if (isFault(error)) return error.code;
    throw error;
  }
}

const abort = (service: TestService, { token }: Person, { poyId }: Poy, key: string) =>
  service.call(abortPoy, { body: { poyId }, token, key });

async function ended(
  service: TestService,
  betId: string,
  end: "settle" | "void" | "stay-open",
): Promise<void> {
  if (end === "settle") await settle(service, betId, result);
  if (end !== "void") return;
  const { token } = await operator(service, "administrator");
  await service.call(voidRound, { body: { betId, reason: "holiday" }, token });
}

/**
 * The member has the initial balance, less open stakes, plus wins; each slip moved money according to its status.
 */
async function isExact(service: TestService, member: Person, betId: string): Promise<string[]> {
  const { rows } = await service.db.execute<{ poy_id: string; paid: number; times: number }>(sql`
    SELECT p.poy_id, coalesce(sum(e.amount), 0)::bigint AS paid, count(e.amount) AS times
    FROM poy p
    LEFT JOIN movement m ON m.ref = p.poy_id::text AND m.kind NOT LIKE 'BET_%'
    LEFT JOIN entry e ON e.movement = m.id AND e.amount > 0
    WHERE p.bet_id = ${betId} GROUP BY p.poy_id`);
  let expected = START;
  const statuses: string[] = [];
  for (const { poy_id: id, paid, times } of rows) {
    const slip = await service.call(onePoy, { query: { id }, token: member.token });
    const due = { accepted: 0, lost: 0, won: slip.win, cancelled: slip.total, refunded: slip.total }[
      slip.status
    ];
    expect([slip.status, paid, times]).toEqual([slip.status, due, due > 0 ? 1 : 0]);
    expected += due - slip.total;
    statuses.push(slip.status);
  }
  expect(statuses.filter((status) => status === "cancelled").length).toBeLessThanOrEqual(CANCELS_A_DAY);
  expect((await service.call(cashs, { token: member.token })).money).toBe(expected);
  return statuses;
}
