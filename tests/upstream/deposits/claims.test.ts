import { describe, expect, test } from "vitest";
import { cancelDeposit, claimDeposit, type Deposit } from "@/lib/contract/deposits";
import { allAudit } from "@/lib/contract/operators/audit";
import { resolveFeedRow } from "@/lib/contract/operators/bank-feed";
import { allOperatorDeposits, rejectDeposit } from "@/lib/contract/operators/deposits";
import { pageOfTransactions } from "@/lib/contract/transactions";
import { type Satang, satang } from "@/lib/domain/money/money";
import { addDays, bangkokIso, DAY_MS, epochMs, lotteryDay } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import { done } from "../../support/approvals";
import { tellCredit } from "../../support/bank-feed";
import { databases } from "../../support/database";
import { askQr, cashOf, look, playMoney, queueOf, report } from "../../support/deposits";
import { brokenLaws } from "../../support/ledger";
import { newcomer, operator, type Person } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("money that did not arrive by itself on $kind", (kind) => {
  const open = useService(kind);

  test("is claimed for a request that is over, and not for one that waits or has its money", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askQr(service, member, 300);
    expect((await refusedClaim(service, member, request)).code).toBe("deposit-not-claimable");
    await playMoney(service, member, request);
    expect((await refusedClaim(service, member, request)).code).toBe("deposit-not-claimable");
    const other = await over(service, member, 301);
    const claimed = await makeClaim(service, member, other, satang(301_00));
    expect(claimed).toMatchObject({
      status: "claimed",
      report: { amount: 301_00, note: "sent without satang" },
    });
    expect((await refusedClaim(service, member, other)).code).toBe("deposit-not-claimable");
    // The statement has it among the deposits that wait, with what was reported.
    const day = lotteryDay(await service.now());
    const { items } = await service.call(pageOfTransactions, {
      body: { startedDate: addDays(day, -2), endedDate: addDays(day, 1) },
      token: member.token,
    });
    expect(items.filter(({ transactionType }) => transactionType === "PREDEPOSIT")).toMatchObject([
      { id: other.id, amount: 301_00, isReported: true },
    ]);
    const stranger = await newcomer(service, 0);
    expect((await refusedClaim(service, stranger, other)).code).toBe("not-found");
  });

  test("is claimed within a week, for a transfer that lies behind", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await over(service, member, 305);
    const body = { id: request.id, amount: satang(305_00) };
    const tomorrow = { ...body, transferredAt: bangkokIso((await service.now()) + DAY_MS) };
    expect((await service.refusal(claimDeposit, { body: tomorrow, token: member.token })).code).toBe(
      "invalid-input",
    );
    const before = await service.now();
    await service.setClock(bangkokIso(before + 8 * DAY_MS));
    expect((await refusedClaim(service, member, request)).code).toBe("deposit-not-claimable");
    await service.setClock(bangkokIso(before));
  });

  test("and was claimed is credited by the bank's row once, with what came", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askQr(service, member, 310);
    await playMoney(service, member, request, { amount: satang(310_00) });
    await cancel(service, member, request);
    await makeClaim(service, member, request, satang(310_00));
    const { token } = await operator(service, "staff");
    const shown = await waitingFor(service, request);
    expect(shown).toMatchObject({ uuid: member.uuid, userName: member.userName, status: "claimed" });
    expect(shown?.rows.map(({ amount, why }) => [amount, why])).toEqual([[310_00, "inexact"]]);
    const body = {
      action: "credit",
      id: shown?.rows[0]?.id ?? "",
      depositId: request.id,
      reason: "fits",
    } as const;
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => service.call(resolveFeedRow, { body, token })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await cashOf(service, member)).toBe(310_00);
    expect(await look(service, member, request)).toMatchObject({
      status: "credited",
      creditedAmount: 310_00,
    });
    expect(await waitingFor(service, request)).toBeUndefined();
  });

  test("and was claimed is credited by itself when the bank's row of then comes at last", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askQr(service, member, 315);
    const at = bangkokIso(await service.now());
    await service.setClock(bangkokIso(epochMs(request.expiresAt ?? "") + 1_000));
    await service.tick();
    await makeClaim(service, member, request, request.prepareTotal);
    const row = {
      bankAccountId: request.bankId,
      amount: request.prepareTotal,
      at,
      ref: newKey(),
      channel: "tests",
    };
    expect(await tellCredit(service, row)).toMatchObject({ matched: true });
    expect(await cashOf(service, member)).toBe(request.prepareTotal);
  });

  test("that a member reported is credited by an unmatched row and by nothing else", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await report(service, member, 320.55);
    // The exact amount, on the exact account: still not matched automatically.
    expect(await playMoney(service, member, request)).toMatchObject({ matched: false, why: "unknown" });
    const shown = await waitingFor(service, request);
    expect(shown?.sender).toMatchObject({ bankCode: "SCB", accountNumber: "111-2-33333-4" });
    expect(shown?.rows).toHaveLength(1);
    const { token } = await operator(service, "staff");
    const body = {
      action: "credit",
      id: shown?.rows[0]?.id ?? "",
      depositId: request.id,
      reason: "slip fits",
    } as const;
    expect(done(await service.call(resolveFeedRow, { body, token }))).toEqual({
      matched: true,
      depositId: request.id,
    });
    expect(await cashOf(service, member)).toBe(320_55);
    const other = await report(service, member, 320.55);
    const again = { ...body, depositId: other.id };
    expect((await service.refusal(resolveFeedRow, { body: again, token })).code).toBe(
      "feed-row-resolved-already",
    );
  });

  test("is rejected with a reason that its member reads and the audit keeps; the row stays in the queue", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await over(service, member, 330);
    await makeClaim(service, member, request, satang(330_00));
    await playMoney(service, member, request, { late: true });
    const { token } = await operator(service, "staff");
    const body = { id: request.id, reason: "the slip is another person's" };
    const tries = await Promise.allSettled([1, 2].map(() => service.call(rejectDeposit, { body, token })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await look(service, member, request)).toMatchObject({ status: "rejected", reason: body.reason });
    expect((await queueOf(service)).some(({ depositId }) => depositId === request.id)).toBe(true);
    const row = (await queueOf(service)).find(({ depositId }) => depositId === request.id);
    const credit = {
      action: "credit",
      id: row?.id ?? "",
      depositId: request.id,
      reason: "after all",
    } as const;
    const refused = { body: credit, token };
    expect((await service.refusal(resolveFeedRow, refused)).code).toBe("deposit-not-live");
    const { token: admin } = await operator(service, "administrator");
    const acts = await service.call(allAudit, {
      body: { action: "operators.deposits.reject" },
      token: admin,
    });
    expect(acts.items[0]).toMatchObject({
      target: request.id,
      before: { status: "claimed" },
      after: { status: "rejected" },
      reason: body.reason,
    });
  });

  test("is no member's business, and a live request can't be rejected", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askQr(service, member, 340);
    const body = { id: request.id, reason: "just because" };
    expect((await service.refusal(rejectDeposit, { body, token: member.token })).code).toBe("forbidden");
    expect((await service.refusal(allOperatorDeposits, { body: {}, token: member.token })).code).toBe(
      "forbidden",
    );
    const { token } = await operator(service, "staff");
    expect((await service.refusal(rejectDeposit, { body, token })).code).toBe("deposit-not-live");
    const unknown = { body: { ...body, id: "no-such-deposit" }, token };
    expect((await service.refusal(rejectDeposit, unknown)).code).toBe("not-found");
  });

  test("is listed oldest first, page by page, each once", async () => {
    const service = open();
    for (let at = 0; at < 5; at += 1) await report(service, await newcomer(service, 0), 350 + at);
    const { token } = await operator(service, "staff");
    const all = (await service.call(allOperatorDeposits, { body: { limit: 100 }, token })).items;
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await service.call(allOperatorDeposits, { body: { limit: 2, cursor }, token });
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(all.map(({ id }) => id));
    const normal = await service.call(allOperatorDeposits, {
      body: { channel: "normal", status: "waiting" },
      token,
    });
    expect(normal.items.every(({ channel, status }) => channel === "normal" && status === "waiting")).toBe(
      true,
    );
  });

  test("leaves the books sound", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

const cancel = (service: TestService, { token }: Person, { id }: Deposit) =>
  service.call(cancelDeposit, { body: { id }, token });

/** An expired request without its money. */
async function over(service: TestService, member: Person, baht: number): Promise<Deposit> {
  return cancel(service, member, await askQr(service, member, baht));
}

const claimOf = async (service: TestService, request: Deposit, amount: Satang) => ({
  id: request.id,
  amount,
  transferredAt: bangkokIso(await service.now()),
  note: "sent without satang",
});

const makeClaim = async (service: TestService, { token }: Person, request: Deposit, amount: Satang) =>
  service.call(claimDeposit, { body: await claimOf(service, request, amount), token });

const refusedClaim = async (service: TestService, { token }: Person, request: Deposit) =>
  service.refusal(claimDeposit, { body: await claimOf(service, request, request.prepareTotal), token });

/** A deposit as staff see it. */
async function waitingFor(service: TestService, { id }: Deposit) {
  const { token } = await operator(service, "staff");
  const { items } = await service.call(allOperatorDeposits, { body: { limit: 100 }, token });
  return items.find((each) => each.id === id);
}
