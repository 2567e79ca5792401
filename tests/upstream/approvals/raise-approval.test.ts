import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rateNow } from "@/lib/contract/numbers";
import { oneApproval } from "@/lib/contract/operators/approvals";
import { setLimit, setQuota, setRate } from "@/lib/contract/operators/limits";
import { voidRound } from "@/lib/contract/operators/rounds";
import { round } from "@/upstream/db/schema/rounds";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { approve, done, waiting } from "../../support/world/approvals";
import { newcomer, operator, secondOperator } from "../../support/world/people";
import { addRound, bet, close, line } from "../../support/world/rounds";
import { takeSets } from "../../support/world/sets";

const option = "teng_bon_2";
const reason = "to see who has to agree";

describe.each(oneDatabase)("what raises a round's payout on $kind", (kind) => {
  const open = useService(kind);

  async function opened(service: TestService, hasSlip: boolean): Promise<string> {
    const betId = await addRound(service, "th_open");
    if (hasSlip) await bet(service, await newcomer(service, 100), betId, [line(option, "11", 1)]);
    return betId;
  }
  const setting = async (service: TestService, betId: string, multiply: number) => {
    const { token } = await operator(service, "administrator");
    return service.call(setRate, { body: { betId, option, multiply, reason }, token });
  };
  const limiting = async (service: TestService, betId: string, multiply: number | null) => {
    const { token } = await operator(service, "administrator");
    return service.call(setLimit, { body: { betId, option, number: "47", multiply, reason }, token });
  };
  const paid = async (service: TestService, betId: string) =>
    (await service.call(rateNow, { query: { betId, betType: option } })).defaultRate;

  // The market pays 90.
  test.each([
    ["before the first slip", false, 91, "done"],
    // Within a tenth of the usual rate, but whoever bets on all numbers wins for certain.
    ["before the first slip", false, 99, "waiting"],
    ["before the first slip", false, 99.01, "waiting"],
    ["before the first slip", false, 10_000, "waiting"],
    ["before the first slip", false, 0, "done"],
    ["behind the first slip", true, 90.01, "waiting"],
    ["behind the first slip", true, 90, "done"],
    ["behind the first slip", true, 80, "done"],
    ["behind the first slip", true, 0, "done"],
  ] as const)("%s (%s) a rate of %d is %s", async (_, hasSlip, multiply, state) => {
    const service = open();
    const betId = await opened(service, hasSlip);
    const outcome = await setting(service, betId, multiply);
    expect(outcome.state).toBe(state);
    if (outcome.state === "done") return expect(await paid(service, betId)).toBe(multiply);
    expect(await paid(service, betId)).toBe(90);
    await approve(service, outcome.approvalId, await secondOperator(service, "administrator"));
    expect(await paid(service, betId)).toBe(multiply);
  });

  test("a rate that was lowered goes up again by two people alone, and a raise that waits is stale then", async () => {
    const service = open();
    const betId = await opened(service, true);
    const id = waiting(await setting(service, betId, 95));
    done(await setting(service, betId, 80));
    const { token } = await secondOperator(service, "administrator");
    const { why } = await service.call(oneApproval, { body: { id }, token });
    expect(why).toBe("raises-payout");
    await expect(approve(service, id, { token })).rejects.toMatchObject({
      code: "approval-stale",
      details: { why: "changed" },
    });
    expect(await paid(service, betId)).toBe(80);
    waiting(await setting(service, betId, 81));
  });

  test("a first slip that comes while a raise is asked for leaves two people or the old rate", async () => {
    const service = open();
    const betId = await addRound(service, "th_open");
    const member = await newcomer(service, 100);
    const [outcome] = await Promise.all([
      setting(service, betId, 95),
      bet(service, member, betId, [line(option, "11", 1)]),
    ]);
    expect(await paid(service, betId)).toBe(outcome.state === "done" ? 95 : 90);
  });

  test.each([
    ["a new one never", false, [50], ["done"]],
    ["closing never", true, [0], ["done"]],
    ["given back before the first slip, one", false, [50, null], ["done", "done"]],
    ["raised behind the first slip, two", true, [50, 60], ["done", "waiting"]],
    ["given back behind the first slip, two", true, [0, null], ["done", "waiting"]],
    ["lowered further, one", true, [50, 40], ["done", "done"]],
  ] as const)("a number's limit: %s", async (_, hasSlip, steps, states) => {
    const service = open();
    const betId = await opened(service, hasSlip);
    const found: string[] = [];
    for (const multiply of steps) found.push((await limiting(service, betId, multiply)).state);
    expect(found).toEqual(states);
  });

  test.each([
    ["before the first slip", false, 55, "done"],
    ["before the first slip", false, 56, "waiting"],
    ["behind the first slip", true, 51, "waiting"],
    ["behind the first slip", true, 0, "done"],
  ] as const)("%s (%s) a quota of %d sets is %s", async (_, hasSlip, sets, state) => {
    const service = open();
    const betId = await addRound(service, "lao");
    if (hasSlip) await takeSets(service, await newcomer(service, 200), betId, [{ number: "1234", sets: 1 }]);
    const { token } = await operator(service, "administrator");
    const outcome = await service.call(setQuota, { body: { betId, number: "4321", sets, reason }, token });
    expect(outcome.state).toBe(state);
  });

  test("a rate above 10,000 is none, for options and for numbers", async () => {
    const service = open();
    const betId = await opened(service, false);
    const { token } = await operator(service, "administrator");
    const heads = { authorization: `Bearer ${token}` };
    for (const multiply of [10_000.01, 200_000, 1_000_000])
      for (const { path } of [setRate, setLimit]) {
        const body = { betId, option, number: "47", multiply, reason };
        expect((await service.wire("POST", `/api${path}`, body, heads)).status).toBe(422);
      }
  });
});

describe.each(oneDatabase)("voiding a round on $kind", (kind) => {
  const open = useService(kind);

  test("takes one person while it is open, and two once it is closed", async () => {
    const service = open();
    const [admin, other] = [
      await operator(service, "administrator"),
      await secondOperator(service, "administrator"),
    ];
    const voiding = (betId: string) =>
      service.call(voidRound, { body: { betId, reason }, token: admin.token });
    expect(done(await voiding(await addRound(service, "th_open"))).status).toBe("void");

    const statusOf = async (betId: string) =>
      (await service.db.select().from(round).where(eq(round.betId, betId)))[0]?.status;
    const [closed, over] = [
      await addRound(service, "th_open"),
      await addRound(service, "th_open", { closesInMs: -1 }),
    ];
    await close(service, closed);
    for (const betId of [closed, over]) {
      const id = waiting(await voiding(betId));
      expect(await statusOf(betId)).not.toBe("void");
      await approve(service, id, other);
      expect(await statusOf(betId)).toBe("void");
    }
  });
});
