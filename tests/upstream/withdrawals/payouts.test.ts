import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { allOperatorWithdraws, approveWithdraw } from "@/lib/contract/operators/withdraws";
import { allWithdraws } from "@/lib/contract/withdraws";
import { bangkokIso, epochMs, MINUTE_MS } from "@/lib/domain/time/time";
import type { PayoutAnswer, PayoutOrder, Payouts } from "@/upstream/withdrawals/payouts";
import { withdraw, withdrawer, withdrawRefusal } from "../../support/banks";
import { databases, serversAlone } from "../../support/database";
import { brokenLaws } from "../../support/ledger";
import { operator } from "../../support/people";
import { openTestService, type TestService } from "../../support/service";
import { useService } from "../../support/use-service";

/** A bank with its own books, which loses its answers on demand. */
class Bank implements Payouts {
  readonly sent = new Map<string, PayoutOrder>();
  asked = 0;
  loses: "nothing" | "answers" | "orders" = "nothing";
  refuses = false;

  async pay(order: PayoutOrder): Promise<PayoutAnswer> {
    this.asked += 1;
    if (this.loses === "orders") throw new Error("no connection");
    if (this.refuses) return { sent: false, reason: "the account is closed" };
    const before = this.sent.get(order.ref);
    if (before) expect(order).toEqual(before);
    this.sent.set(order.ref, order);
    if (this.loses === "answers") throw new Error("the connection broke");
    return { sent: true, bankRef: `bank-${order.ref}` };
  }
}

describe.each(databases)("what staff approved is paid on $kind", (kind) => {
  const bank = new Bank();
  const open = useService(kind, {}, { payouts: bank });

  test("once, although the answer was lost on the way", async () => {
    const service = open();
    const member = await withdrawer(service, 1_000);
    bank.loses = "answers";
    const id = await approved(service, member, 700);
    await service.tick();
    expect([bank.sent.size, (await statusOf(service, member)).status]).toEqual([1, "approved"]);
    expect(await service.call(cashs, { token: member.token })).toMatchObject({ money: 300_00, held: 700_00 });
    bank.loses = "nothing";
    await service.tick();
    await service.tick();
    expect([bank.sent.size, (await statusOf(service, member)).status]).toEqual([1, "paid"]);
    expect(bank.sent.get(id)).toMatchObject({ amount: 700_00, name: "สมหญิง รักดี", bankCode: "KBANK" });
    expect(await service.call(cashs, { token: member.token })).toMatchObject({ money: 300_00, held: 0 });
  });

  test("later, when the bank could not be reached", async () => {
    const service = open();
    const member = await withdrawer(service, 1_000);
    bank.loses = "orders";
    await approved(service, member, 200);
    await service.tick();
    expect((await statusOf(service, member)).status).toBe("approved");
    // Until then it stands in the way of another one, as before its approval.
    expect((await withdrawRefusal(service, member, 100)).code).toBe("withdraw-pending-already");
    bank.loses = "nothing";
    await service.tick();
    expect((await statusOf(service, member)).status).toBe("paid");
    expect((await withdraw(service, member, 100)).status).toBe("pending");
  });

  test("and has the time of its payment, not of its approval, for its member and for staff", async () => {
    const service = open();
    const member = await withdrawer(service, 1_000);
    bank.loses = "orders";
    const id = await approved(service, member, 200);
    await service.tick();
    expect((await statusOf(service, member)).paidAt).toBeNull();
    await service.setClock(bangkokIso((await service.now()) + 10 * MINUTE_MS));
    bank.loses = "nothing";
    await service.tick();
    const { paidAt, decidedAt } = await statusOf(service, member);
    expect(epochMs(paidAt ?? "") - epochMs(decidedAt ?? "")).toBeGreaterThanOrEqual(10 * MINUTE_MS);
    const { token } = await operator(service, "staff");
    const body = { status: "paid" as const, uuid: member.uuid };
    const { items } = await service.call(allOperatorWithdraws, { body, token });
    expect(items.map((one) => [one.id, one.paidAt])).toEqual([[id, paidAt]]);
  });

  test("by nobody when the bank refuses: the money comes back, with the bank's word", async () => {
    const service = open();
    const member = await withdrawer(service, 1_000);
    bank.refuses = true;
    await approved(service, member, 200);
    await service.tick();
    bank.refuses = false;
    await service.tick();
    expect(await statusOf(service, member)).toMatchObject({
      status: "rejected",
      reason: "the account is closed",
    });
    expect(await service.call(cashs, { token: member.token })).toMatchObject({ money: 1_000_00, held: 0 });
  });

  test("and the books are sound", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

describe.each(serversAlone)("two upstreams that pay at once on $kind", (kind) => {
  const bank = new Bank();
  const open = useService(kind, {}, { payouts: bank });

  test("send each order under one ref, and the ledger takes it once", async () => {
    const service = open();
    const second = await openTestService(
      { env: { DATA_DIR: "", DATABASE_URL: service.dependencies.env.DATABASE_URL } },
      {},
      { payouts: bank },
    );
    try {
      for (let at = 0; at < 5; at += 1) await approved(service, await withdrawer(service, 500), 500);
      await Promise.all([service.tick(), second.tick(), service.tick(), second.tick()]);
    } finally {
      await second.close();
    }
    expect(bank.sent.size).toBe(5);
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

type Withdrawer = Awaited<ReturnType<typeof withdrawer>>;

async function approved(service: TestService, member: Withdrawer, baht: number): Promise<string> {
  const { id } = await withdraw(service, member, baht);
  const { token } = await operator(service, "staff");
  await service.call(approveWithdraw, { body: { id }, token });
  return id;
}

async function statusOf(service: TestService, { token }: Withdrawer) {
  const [newest] = (await service.call(allWithdraws, { query: {}, token })).items;
  if (!newest) throw new Error("no withdrawal");
  return newest;
}
