import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isFault } from "@/lib/contract/fault";
import { approveAction } from "@/lib/contract/operators/approvals";
import { adjustMoney } from "@/lib/contract/operators/members";
import { satang } from "@/lib/domain/money/money";
import { recordAppointment } from "@/upstream/approvals/people";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { cashOf, give, newOperator } from "../../support/world/adjustments";
import { newcomer, type Person } from "../../support/world/people";

/** Some people with accounts of their own; sometimes one of them creates a further account for themselves. */
type Act =
  | { kind: "ask"; account: number; baht: number }
  | { kind: "approve"; account: number; approval: number }
  | { kind: "appoint"; account: number };

const index = fc.nat({ max: 11 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("ask" as const),
      account: index,
      baht: fc.constantFrom(1, 5_000, 5_001, 90_000),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({ kind: fc.constant("approve" as const), account: index, approval: index }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("appoint" as const), account: index }) },
);

const PEOPLE = 3;
/** Of the member, and of one person over all members, in a day. */
const LIMIT = 5_000;
const LIMIT_OF_ONE = 20_000;

describe.each(oneDatabase)("approvals over random histories on $kind", (kind) => {
  const open = useService(kind);

  test("whoever asks and approves, in whatever order, nobody alone moves more than the limit", async () => {
    const service = open();
    let [done, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 30, size: "max" }), async (acts) => {
        const world = await peopleOf(service);
        for (const one of acts) {
          const ended = await happen(service, world, one);
          if (ended === "approved") done += 1;
          if (ended === "approval-not-yours") refused += 1;
        }
        expect(await cashOf(service, world.member)).toBe(satang(world.given * 100));
      }),
      { numRuns: 12 },
    );
    // Histories without an approval, or without an attempt to act alone, would show nothing.
    expect(done).toBeGreaterThan(5);
    expect(refused).toBeGreaterThan(5);
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

interface Account extends Person {
  human: number;
}

interface World {
  member: Person;
  accounts: Account[];
  waiting: { id: string; human: number; baht: number }[];
  /** Baht that the member has by rights */
  given: number;
  /** Baht of it that people gave alone, by person */
  alone: number[];
}

async function peopleOf(service: TestService): Promise<World> {
  const accounts: Account[] = [];
  for (let human = 0; human < PEOPLE; human++)
    accounts.push({ ...(await newOperator(service, "superAdmin")), human });
  return { member: await newcomer(service, 0), accounts, waiting: [], given: 0, alone: [0, 0, 0] };
}

/** Does one action; what one account is refused, another account of the same person is refused as well. */
async function happen(service: TestService, world: World, act: Act): Promise<string> {
  const { accounts, waiting, member } = world;
  const own = accounts[act.account % accounts.length];
  if (!own) throw new Error("nobody is there");
  if (act.kind === "appoint") {
    const made = await newOperator(service, "superAdmin");
    await service.db.transaction((tx) => recordAppointment(tx, made.uuid, own.uuid));
    accounts.push({ ...made, human: own.human });
    return "appointed";
  }
  if (act.kind === "ask") {
    const body = give(member.uuid, satang(act.baht * 100));
    const outcome = await attempt(service.call(adjustMoney, { body, token: own.token, key: newKey() }));
    if (typeof outcome === "string") return outcome;
    const sum = world.alone.reduce((all, one) => all + one, act.baht);
    const ofOne = (world.alone[own.human] ?? 0) + act.baht;
    expect(outcome.state).toBe(sum > LIMIT || ofOne > LIMIT_OF_ONE ? "waiting" : "done");
    if (outcome.state === "done") {
      world.given += act.baht;
      world.alone[own.human] = ofOne;
    } else waiting.push({ id: outcome.approvalId, human: own.human, baht: act.baht });
    return outcome.state;
  }
  const asked = waiting[act.approval % Math.max(1, waiting.length)];
  if (!asked) return "nothing";
  const ended = await attempt(service.call(approveAction, { body: { id: asked.id }, token: own.token }));
  if (typeof ended === "string") return ended;
  expect(own.human).not.toBe(asked.human);
  world.given += asked.baht;
  return ended.state;
}

async function attempt<Reply>(call: Promise<Reply>): Promise<Reply | string> {
  try {
    return await call;
  } catch (error) {
    if (isFault(error)) return error.code;
    throw error;
  }
}
