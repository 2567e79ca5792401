import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { cancelFastDeposit, createFastDeposit } from "@/lib/contract/deposits/fast";
import type { BodyOf } from "@/lib/contract/endpoint";
import { isFault } from "@/lib/contract/fault";
import type { NewFeedRow } from "@/lib/contract/operators/bank-feed";
import { previewResult, voidRound } from "@/lib/contract/operators/rounds";
import { createPoy, type NewPoy, onePoy, type Poy } from "@/lib/contract/poys";
import type { RoundResult } from "@/lib/contract/results";
import { satang } from "@/lib/domain/money/money";
import { defaultRates } from "@/lib/domain/numbers/rates";
import { digitsOf, poyOptions } from "@/lib/domain/poy/options";
import { bangkokIso } from "@/lib/domain/time/time";
import { newKey } from "../../tools/testing/calls";
import { tellCredit } from "../support/bank-feed";
import { databases } from "../support/database";
import { brokenLaws } from "../support/ledger";
import { newcomers, operator, type Person } from "../support/people";
import { addRound, close, enterResult, line } from "../support/rounds";
import type { TestService } from "../support/service";
import { slowPayOfLines } from "../support/slow-settlement";
import { useService } from "../support/use-service";

const START = 2_000_00;
const MEMBERS = 3;
const markets = ["th_open", "th_close", "gov"];

/** Few digits, so that lines win and bets share numbers. */
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom("1", "2", "3"), minLength: count, maxLength: count });
const who = fc.nat({ max: MEMBERS - 1 });
const where = fc.nat({ max: markets.length - 1 });
const oneLine = fc
  .record({
    option: fc.constantFrom(...poyOptions),
    typed: digits(3),
    baht: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ option, typed, baht }) => ({ option, number: typed.slice(0, digitsOf(option)), baht }));
const results = fc.tuple(digits(6), digits(3), digits(3), digits(3), digits(3), digits(2));

const act = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("bet"),
      who,
      where,
      lines: fc.array(oneLine, { minLength: 1, maxLength: 8 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("repeat"), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("pay-in"),
      who,
      baht: fc.integer({ min: 100, max: 999 }),
      twice: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("give-up"), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("settle"), where, results }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("void"), where }) },
);

describe.each(databases)("whatever members and operators do on $kind", (kind) => {
  const open = useService(kind);

  test("money is conserved, and settlement pays what the slow way pays", async () => {
    const service = open();
    const acts = fc.array(act, { minLength: 15, maxLength: 40 });
    const seen = { sent: 0, stood: 0, won: 0, refunded: 0, credited: 0 };
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        const world = await newWorld(service, seen);
        for (const each of list) await world.does(each);
        await world.voidOne();
        await world.isAsExpected();
      }),
      { numRuns: 8, endOnFailure: true },
    );
    // There must be refusals, but not only refusals.
    expect(seen.stood).toBeGreaterThanOrEqual(seen.sent / 3);
    for (const kind of ["won", "refunded", "credited"] as const)
      expect([kind, seen[kind] > 0]).toEqual([kind, true]);
  });
});

/** The totals over all runs. */
interface Seen {
  sent: number;
  stood: number;
  won: number;
  refunded: number;
  credited: number;
}

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** Three members, three rounds, and each member's expected money by simple arithmetic. */
async function newWorld(service: TestService, seen: Seen) {
  const members = await newcomers(service, MEMBERS, satang(START));
  const rounds = await Promise.all(markets.map((market) => addRound(service, market)));
  const [_staff, admin] = [await operator(service, "staff"), await operator(service, "administrator")];
  const expected = new Map(members.map(({ uuid }) => [uuid, START]));
  const sends = new Map<string, { body: NewPoy; key: string; poyId: string }>();
  const standing: { owner: Person; slip: Poy }[] = [];
  const over = new Set<string>();
  const add = ({ uuid }: Person, amount: number) => expected.set(uuid, (expected.get(uuid) ?? 0) + amount);
  const take = (betId: string) => standing.filter(({ slip }) => slip.betId === betId);

  async function send(member: Person, betId: string, lines: NewPoy["lines"]): Promise<void> {
    const [body, key] = [{ betId, lines }, newKey()];
    if (!over.has(betId)) seen.sent += 1;
    try {
      const slip = await service.call(createPoy, { body, key, token: member.token });
      sends.set(member.uuid, { body, key, poyId: slip.poyId });
      standing.push({ owner: member, slip });
      seen.stood += 1;
      add(member, -lines.reduce((sum, { price }) => sum + price, 0));
    } catch (error) {
      if (!isFault(error)) throw error;
      const allowed = ["balance-too-low", "poy-lines-rejected", "round-closed", "round-void"];
      expect(allowed).toContain(error.code);
    }
  }

  /** Null where the member has asked too often: the clock of this test stands still. */
  async function ask(token: string, body: BodyOf<typeof createFastDeposit>) {
    // From another address each time: requests for an exact amount are limited by address too.
    const args = { body, token, key: newKey(), headers: { "x-client-ip": newKey() } };
    return service.call(createFastDeposit, args).catch((error: unknown) => {
      if (!isFault(error, "too-many-requests")) throw error;
      return null;
    });
  }

  async function payIn(member: Person, baht: number, twice: boolean): Promise<void> {
    const { token } = member;
    const body = { bankId: 1, prepareAmount: satang(baht * 100) };
    const made = await ask(token, body);
    if (!made) return;
    const { prepareTotal } = made;
    const row: NewFeedRow = {
      bankAccountId: 1,
      amount: prepareTotal,
      at: bangkokIso(await service.now()),
      ref: newKey(),
      channel: "tests",
    };
    for (let time = twice ? 2 : 1; time > 0; time--) {
      const verdict = await tellCredit(service, row);
      expect(verdict.matched).toBe(true);
    }
    add(member, prepareTotal);
    seen.credited += 1;
  }

  async function giveUp({ token }: Person): Promise<void> {
    const body = { bankId: 2, prepareAmount: satang(500_00) };
    const made = await ask(token, body);
    if (made) await service.call(cancelFastDeposit, { body: { id: made.id }, token });
  }

  async function settle(betId: string, result: RoundResult): Promise<void> {
    over.add(betId);
    await close(service, betId);
    const preview = await service.call(previewResult, { body: { betId, result }, token: admin.token });
    await enterResult(service, betId, result);
    let paid = 0;
    for (const { owner, slip } of take(betId)) {
      const win = slowPayOfLines(slip.poyListJson, result);
      paid += win;
      if (win > 0) seen.won += 1;
      add(owner, win);
      const settled = await service.call(onePoy, { query: { id: slip.poyId }, token: owner.token });
      expect([settled.status, settled.win]).toEqual([win > 0 ? "won" : "lost", win]);
    }
    expect(preview.payout).toBe(paid);
  }

  async function refund(betId: string): Promise<void> {
    over.add(betId);
    const body = { betId, reason: "the market is closed today" };
    await service.call(voidRound, { body, token: admin.token });
    for (const { owner, slip } of take(betId)) {
      add(owner, slip.total);
      seen.refunded += 1;
    }
  }

  return {
    async does(act: Act): Promise<void> {
      const member = "who" in act ? members[act.who] : undefined;
      const betId = "where" in act ? rounds[act.where] : undefined;
      if (act.kind === "bet" && "lines" in act && member && betId) {
        const rates = betId.startsWith("gov") ? defaultRates.government : defaultRates.stock;
        const lines = act.lines.map(({ option, number, baht }) => line(option, number, baht, rates[option]));
        await send(member, betId, lines);
      } else if (act.kind === "repeat" && member) {
        const last = sends.get(member.uuid);
        if (!last) return;
        const { body, key, poyId } = last;
        expect(await service.call(createPoy, { body, key, token: member.token })).toMatchObject({ poyId });
      } else if ("baht" in act && member) await payIn(member, act.baht, act.twice);
      else if (act.kind === "give-up" && member) await giveUp(member);
      else if ("results" in act && betId && !over.has(betId))
        await settle(betId, resultFor(betId, act.results));
      else if (act.kind === "void" && betId && !over.has(betId)) await refund(betId);
    },
    /** Voids a round that is still open, so that refunds do not depend on chance. */
    async voidOne(): Promise<void> {
      const betId = rounds.find((round) => !over.has(round));
      if (betId) await refund(betId);
    },
    async isAsExpected(): Promise<void> {
      for (const { uuid, token } of members) {
        expect(await service.call(cashs, { token })).toMatchObject({ money: expected.get(uuid), held: 0 });
      }
      expect(await brokenLaws(service.db)).toEqual([]);
    },
  };
}

type Digits = typeof results extends fc.Arbitrary<infer Value> ? Value : never;

function resultFor(betId: string, [first, a, b, c, d, back2]: Digits): RoundResult {
  return betId.startsWith("gov")
    ? { first, front3: [a, b], back3: [c, d], back2 }
    : { top3: a, bottom2: back2 };
}
