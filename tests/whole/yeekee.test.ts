import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { onePoy, type Poy } from "@/lib/contract/poys";
import { yingProof } from "@/lib/contract/yings";
import { satang } from "@/lib/domain/money/money";
import { defaultRates } from "@/lib/domain/numbers/rates";
import type { PoyOption } from "@/lib/domain/poy/options";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { shoot } from "@/upstream/yeekee/shoot";
import { newKey } from "../../tools/testing/calls";
import { oneDatabase } from "../support/database/database";
import { brokenLaws, count } from "../support/database/ledger";
import { sealedOf } from "../support/draws/older-proof";
import { slowSystemShot } from "../support/draws/slow-work";
import { slowPayOfLines } from "../support/models/slow-settlement";
import type { TestService } from "../support/service/service";
import { useService } from "../support/service/use-service";
import { newcomers, type Person } from "../support/world/people";
import { bet, line } from "../support/world/rounds";
import { finish, openShotsRound } from "../support/world/yeekee";

const CASH = 10_000_00;
const digits = {
  teng_bon_3: 3,
  tode_3: 3,
  teng_bon_2: 2,
  teng_lang_2: 2,
  teng_bon_1: 1,
  teng_lang_1: 1,
} as const;
const options = Object.keys(digits) as (keyof typeof digits)[];

const aBet = fc.record({
  who: fc.nat(3),
  option: fc.constantFrom(...options),
  number: fc.nat(999),
  baht: fc.integer({ min: 60, max: 120 }),
});
const aRound = fc.record({
  betType: fc.constantFrom("yeekee", "yeekee_5", "pingpong"),
  bets: fc.array(aBet, { minLength: 1, maxLength: 10 }),
  /** Member and number of each shot; 4 stands for a shot of no member. */
  shots: fc.array(fc.record({ who: fc.nat(4), number: fc.nat(99_999) }), { minLength: 15, maxLength: 40 }),
});

describe.each(oneDatabase)("random rounds of shots on $kind", (kind) => {
  const open = useService(kind);

  test("pay exactly what a slow, obvious re-computation from the published proof pays", async () => {
    const service = open();
    const seen = { drawn: 0, refunded: 0 };
    await fc.assert(
      fc.asyncProperty(aRound, async ({ betType, bets, shots }) => {
        const people = await newcomers(service, 4, satang(CASH));
        const round = await openShotsRound(service, betType);
        const slips: { who: number; slip: Poy }[] = [];
        for (const { who, option, number, baht } of bets) {
          const typed = String(number % 10 ** digits[option]).padStart(digits[option], "0");
          const rates = defaultRates[betType === "yeekee_5" ? "yeekee_5" : "yeekee"];
          const one = line(option as PoyOption, typed, baht, rates[option]);
          slips.push({ who, slip: await bet(service, at(people, who), round.betId, [one]) });
        }
        const shooters: (string | null)[] = [];
        for (const { who, number } of shots) {
          const member = people[who]?.uuid ?? null;
          await coolDown(service);
          const verdict = await shoot(service.db, {
            member,
            betId: round.betId,
            key: newKey(),
            number: String(number).padStart(5, "0"),
            alias: "som***1",
          });
          expect(verdict.fault).toBeUndefined();
          shooters.push(member);
        }
        await finish(service, round);

        const proof = await service.call(yingProof, { query: { betId: round.betId } });
        const slow = slowResult(sealedOf(proof));
        expect(proof.result).toEqual(slow);
        if (slow) seen.drawn += 1;
        else seen.refunded += 1;
        const prizes = slow ? slowPrizes(people, slips, shooters) : new Map<string, number>();
        for (const [who, person] of people.entries()) {
          let cash = CASH + (prizes.get(person.uuid) ?? 0);
          for (const { slip } of slips.filter((one) => one.who === who)) {
            const after = await service.call(onePoy, { query: { id: slip.poyId }, token: person.token });
            const win = slow ? slowPayOfLines(slip.poyListJson, slow) : 0;
            expect(after.status).toBe(slow ? (win > 0 ? "won" : "lost") : "refunded");
            cash += slow ? win - slip.total : 0;
          }
          expect((await service.call(cashs, { token: person.token })).money).toBe(cash);
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
    expect(seen.drawn).toBeGreaterThan(3);
    expect(seen.refunded).toBeGreaterThan(0);
    const pending = sql`SELECT count(*) FROM poy WHERE status = 'accepted'`;
    expect(await count(service.db, pending)).toBe(0);
    expect(await brokenLaws(service.db)).toEqual([]);
  }, 300_000);
});

/** Lets everybody shoot again: moves the service's clock by the ten seconds of the cool-down. */
async function coolDown(service: TestService): Promise<void> {
  await service.db.execute(sql`UPDATE clock_offset SET offset_ms = offset_ms + 10000`);
}

/** The draw computed by hand from the proof's bytes; no rule of the product is used here. */
function slowResult(proof: SealedProof): { top3: string; bottom2: string } | null {
  const numbers = proof.rows.map(({ row }) => BigInt(row.split("|")[2] ?? ""));
  if (proof.voidReason === "shots-too-few" && numbers.length < 20) return null;
  let value = slowSystemShot(proof);
  for (const number of numbers) value += number;
  value -= numbers[numbers.length - 16] ?? 0n;
  const text = `00000${value}`.slice(-5);
  return { top3: text.slice(2), bottom2: text.slice(0, 2) };
}

/** Prizes by member, from the decision's words: three people with 100 baht, a twentieth of all stakes, one prize each. */
function slowPrizes(
  people: readonly Person[],
  slips: readonly { who: number; slip: Poy }[],
  shooters: readonly (string | null)[],
): ReadonlyMap<string, number> {
  const stakeOf = (who: number) =>
    slips.filter((one) => one.who === who).reduce((sum, { slip }) => sum + slip.total, 0);
  const entrants = people.filter(({ uuid }, who) => shooters.includes(uuid) && stakeOf(who) >= 100_00);
  const prizes = new Map<string, number>();
  if (entrants.length < 3) return prizes;
  const budget = people.reduce((sum, _, who) => sum + stakeOf(who), 0) / 20;
  for (const [back, most, third] of [
    [1, 200_00, 1],
    [16, 400_00, 2],
  ] as const) {
    const winner = entrants.find(({ uuid }) => uuid === shooters.at(-back));
    const prize = Math.min(most, Math.floor((budget * third) / 300) * 100);
    if (winner) prizes.set(winner.uuid, Math.max(prize, prizes.get(winner.uuid) ?? 0));
  }
  return prizes;
}

function at(people: readonly Person[], who: number): Person {
  const person = people[who];
  if (!person) throw new Error("nobody there");
  return person;
}
