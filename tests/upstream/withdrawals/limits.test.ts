import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { isFault } from "@/lib/contract/fault";
import { approveWithdraw } from "@/lib/contract/operators/withdraws";
import { allWithdraws } from "@/lib/contract/withdraws";
import { databases } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { withSecond } from "../../support/world/approvals";
import { withdraw, withdrawer, withdrawRefusal } from "../../support/world/banks";
import { operator, type Person } from "../../support/world/people";

type Withdrawer = Person & { bankId: number };
const AT_ONCE = 50;
const inBaht = (amounts: number[]) => amounts.map((satang) => satang / 100);

describe.each(databases)(`${AT_ONCE} withdrawals at once on $kind`, (kind) => {
  const open = useService(kind);

  test("are one, and the others wait for the old transaction", async () => {
    const service = open();
    const member = await withdrawer(service, 300_000);
    expect(await sendAll(service, member, 100)).toEqual({ taken: 1, "withdraw-pending-already": 49 });
  });

  test.each([
    ["49,000.01 each: none", 49_000.01, { taken: 0, "withdraw-amount-too-high": 50 }],
    ["99.99 each: none", 99.99, { taken: 0, "amount-out-of-range": 50 }],
    ["49,000 each: one", 49_000, { taken: 1, "withdraw-pending-already": 49 }],
    ["100 each: one", 100, { taken: 1, "withdraw-pending-already": 49 }],
  ])("of %s passes", async (_, baht, expected) => {
    const service = open();
    expect(await sendAll(service, await withdrawer(service, 300_000), baht)).toEqual(expected);
  });

  test.each([
    [
      "100 baht, each paid as soon as it is taken: five a day",
      300_000,
      100,
      5,
      "withdraw-count-limit-reached",
    ],
    ["49,000 baht: four a day", 300_000, 49_000, 4, "withdraw-day-limit-reached"],
    ["40,000 baht: five make 200,000, all of a day", 300_000, 40_000, 5, "withdraw-count-limit-reached"],
    ["300 baht out of 1,000: three", 1_000, 300, 3, "balance-too-low"],
    ["500 baht out of 1,000: two, to the last satang", 1_000, 500, 2, "balance-too-low"],
  ])("of %s", async (_, has, baht, most, code) => {
    const service = open();
    const member = await withdrawer(service, has);
    const seen = await sendUntilDecided(service, member, baht);
    expect(seen).toEqual({ taken: most, [code]: AT_ONCE - most });
    expect(await service.call(cashs, { token: member.token })).toMatchObject({
      money: (has - most * baht) * 100,
      held: 0,
    });
  });

  test("of 4,001 after 4 × 49,000: none; of 4,000: one", async () => {
    const service = open();
    const member = await withdrawer(service, 300_000);
    for (let times = 0; times < 4; times += 1) {
      await withdraw(service, member, 49_000);
      await payAll(service);
    }
    expect(await sendAll(service, member, 4_001)).toEqual({ taken: 0, "withdraw-day-limit-reached": 50 });
    expect(await sendAll(service, member, 4_000)).toEqual({ taken: 1, "withdraw-pending-already": 49 });
    await payAll(service);
    expect((await withdrawRefusal(service, member, 100)).code).toBe("withdraw-count-limit-reached");
  });

  test("of members who ask at the same moment do not stand in each other's way", async () => {
    const service = open();
    const members: Withdrawer[] = [];
    for (let at = 0; at < 10; at += 1) members.push(await withdrawer(service, 1_000));
    const sent = await Promise.allSettled(
      members.flatMap((member) => Array.from({ length: 5 }, () => withdraw(service, member, 1_000))),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });

  test("leave sound books", async () => {
    const service = open();
    expect(await brokenLaws(service.db)).toEqual([]);
    await payAll(service);
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

describe.each(databases)("a day of withdrawals on $kind", (kind) => {
  const open = useService(kind);

  test("is a Thai calendar day: at midnight in Bangkok all of it is there again", async () => {
    const service = open();
    const member = await withdrawer(service, 500_000);
    await service.setClock("2026-11-26T23:00:00+07:00");
    for (let times = 0; times < 4; times += 1) {
      await withdraw(service, member, 49_000);
      await payAll(service);
    }
    await withdraw(service, member, 4_000);
    await payAll(service);
    expect((await withdrawRefusal(service, member, 100)).code).toBe("withdraw-count-limit-reached");
    await service.setClock("2026-11-27T00:00:00+07:00");
    expect((await withdraw(service, member, 49_000)).status).toBe("pending");
    const { items } = await service.call(allWithdraws, { query: {}, token: member.token });
    expect(inBaht(items.map(({ amount }) => amount))).toEqual([
      49_000, 4_000, 49_000, 49_000, 49_000, 49_000,
    ]);
  });

  test("does not end the waiting: one of yesterday still stands before one of today", async () => {
    const service = open();
    const member = await withdrawer(service, 1_000);
    await service.setClock("2026-11-27T23:59:00+07:00");
    await withdraw(service, member, 100);
    await service.setClock("2026-11-28T00:01:00+07:00");
    expect((await withdrawRefusal(service, member, 100)).code).toBe("withdraw-pending-already");
  });
});

/** The outcome of concurrent requests: how many were accepted, and the refusals by code. */
async function sendAll(service: TestService, member: Withdrawer, baht: number, many = AT_ONCE) {
  const seen: Record<string, number> = { taken: 0 };
  const sent = await Promise.allSettled(Array.from({ length: many }, () => withdraw(service, member, baht)));
  for (const each of sent) {
    if (each.status === "rejected" && !isFault(each.reason)) throw each.reason;
    const word = each.status === "fulfilled" ? "taken" : each.reason.code;
    seen[word] = (seen[word] ?? 0) + 1;
  }
  return seen;
}

/** All at once; those that only had to wait for an earlier one are repeated once that is paid. */
async function sendUntilDecided(service: TestService, member: Withdrawer, baht: number) {
  const seen: Record<string, number> = { taken: 0 };
  for (let left = AT_ONCE; left > 0; ) {
    const { "withdraw-pending-already": waiting = 0, ...decided } = await sendAll(
      service,
      member,
      baht,
      left,
    );
    for (const [word, times] of Object.entries(decided)) seen[word] = (seen[word] ?? 0) + times;
    left = waiting;
    await payAll(service);
  }
  return seen;
}

/** Staff approve what is pending, and the bank pays it. */
async function payAll(service: TestService): Promise<void> {
  const { token } = await operator(service, "staff");
  const { rows } = await service.db.execute<{ id: string }>(
    "SELECT id FROM withdrawal WHERE status = 'pending'",
  );
  for (const { id } of rows) await withSecond(service, approveWithdraw, { body: { id }, token }, "staff");
  await service.tick();
}
