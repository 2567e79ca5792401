import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { cashs } from "@/lib/contract/credit";
import {
  allDepositChannels,
  cancelDeposit,
  currentDeposit,
  type Deposit,
  oneDeposit,
} from "@/lib/contract/deposits";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createFeedRow, resolveFeedRow, unmatchedFeedRows } from "@/lib/contract/operators/bank-feed";
import { simulateTransfer } from "@/lib/contract/simulators";
import { allTransactions } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, epochMs, MINUTE_MS } from "@/lib/domain/time/time";
import { deposit } from "@/upstream/db/schema/deposits";
import { newKey } from "../../../tools/testing/calls";
import { databases, oneDatabase } from "../../support/database/database";
import { brokenLaws, count } from "../../support/database/ledger";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { done } from "../../support/world/approvals";
import { tellCredit } from "../../support/world/bank-feed";
import { TODAY } from "../../support/world/facts";
import { fromHome, newcomer, newcomers, operator, type Person } from "../../support/world/people";
import { whileBusy } from "../../support/world/while-busy";

describe.each(databases)("a fast deposit on $kind", (kind) => {
  const open = useService(kind);

  test("of one amount has a total of its own for each of 99 members, many at once; the hundredth tries another", async () => {
    const service = open();
    const crowd = await newcomers(service, 99, satang(0));
    const requests = await Promise.all(crowd.map((member) => ask(service, member, 300)));
    const slots = requests.map(({ prepareIndex }) => prepareIndex).sort((a, b) => a - b);
    expect(slots).toEqual(Array.from({ length: 99 }, (_, at) => at + 1));
    const totals = requests.map(({ prepareTotal, prepareIndex }) => prepareTotal - prepareIndex);
    expect(new Set(totals)).toEqual(new Set([300_00]));
    const late = await newcomer(service, 0);
    expect((await refusedAsk(service, late, 300)).code).toBe("try-another-amount");
    expect((await ask(service, late, 301)).prepareIndex).toBe(1);
  });

  test("is one at a time: twenty asked at once with keys of their own leave one live request", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const asks = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => ask(service, member, 400, (at % 2) + 1)),
    );
    expect(asks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const live = await service.call(currentDeposit, { token: member.token });
    for (const each of asks)
      if (each.status === "rejected")
        expect([each.reason.code, each.reason.details]).toEqual(["deposit-live-already", { id: live?.id }]);
  });

  test("asked ten times with one key is one request and one answer", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const key = newKey();
    const asks = await Promise.all(Array.from({ length: 10 }, () => ask(service, member, 410, 1, key)));
    expect(new Set(asks.map(({ id }) => id)).size).toBe(1);
    const other = { body: { bankId: 1, prepareAmount: satang(411_00) }, token: member.token, key };
    expect((await service.refusal(createFastDeposit, other)).code).toBe("idempotency-mismatch");
  });

  test.each([
    [99, "amount-out-of-range"],
    [200_001, "amount-out-of-range"],
  ])("of %i baht is refused with the bounds", async (baht, code) => {
    const service = open();
    const fault = await refusedAsk(service, await newcomer(service, 0), baht);
    expect([fault.code, fault.details]).toEqual([code, { min: 100_00, max: 200_000_00 }]);
  });

  test.each([100, 200_000])("of %i baht, a bound itself, is taken", async (baht) => {
    const service = open();
    expect((await ask(service, await newcomer(service, 0), baht)).status).toBe("waiting");
  });

  test("is credited by the exact transfer, once, however often and in parallel the bank reports it", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await ask(service, member, 500);
    const row = await feedRow(service, request);
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => tellCredit(service, row)));
    expect(verdicts).toEqual(Array(8).fill({ matched: true, depositId: request.id }));
    const shown = await service.call(oneDeposit, { query: { id: request.id }, token: member.token });
    expect(shown).toMatchObject({ status: "credited", referTransferId: row.ref });
    expect(await cash(service, member)).toBe(request.prepareTotal);
    const { token } = await operator(service, "staff");
    const changed = { body: { ...row, amount: satang(row.amount + 1) }, token };
    expect((await service.refusal(createFeedRow, changed)).code).toBe("idempotency-mismatch");
    // The same amount sent a second time matches no request any more: staff decide.
    expect(await tellCredit(service, { ...row, ref: newKey() })).toMatchObject({
      matched: false,
      why: "used",
    });
    expect(await cash(service, member)).toBe(request.prepareTotal);
    expect(await service.call(currentDeposit, { token: member.token })).toBeNull();
  });

  test("has one movement for a bank's ref, even when two accounts report it at the same moment", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const at = bangkokIso(await service.now());
    for (let round = 0; round < 10; round += 1) {
      const row = { amount: satang(8_888_88), at, ref: newKey(), channel: "tests" };
      const told = await Promise.allSettled(
        [1, 2].map((bankAccountId) =>
          service.call(createFeedRow, { body: { ...row, bankAccountId }, token }),
        ),
      );
      const refused = told.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
      expect(refused).toEqual(["idempotency-mismatch"]);
    }
  });

  test("off by a satang, unknown or too late is never credited, and says why", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await ask(service, member, 510);
    const row = await feedRow(service, request);
    const other = { ...row, ref: newKey() };
    expect(await tellCredit(service, { ...other, amount: satang(row.amount + 1) })).toMatchObject({
      why: "inexact",
    });
    expect(await tellCredit(service, { ...other, ref: newKey(), amount: satang(9_999_99) })).toMatchObject({
      why: "unknown",
    });
    expect(await tellCredit(service, { ...other, ref: newKey(), bankAccountId: 2 })).toMatchObject({
      why: "unknown",
    });
    const after = epochMs(request.expiresAt ?? "");
    expect(await tellCredit(service, { ...other, ref: newKey(), at: bangkokIso(after) })).toMatchObject({
      matched: false,
      why: "late",
      depositId: request.id,
    });
    expect(await cash(service, member)).toBe(0);
    const unknownAccount = { ...other, ref: newKey(), bankAccountId: 77 };
    const { token } = await operator(service, "staff");
    const refusal = await service.refusal(createFeedRow, { body: unknownAccount, token });
    expect(refusal.code).toBe("bank-account-unknown");
  });

  test("cancelled is over; money that comes for it waits for staff, who credit it once", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await ask(service, member, 520);
    const cancel = { body: { id: request.id }, token: member.token };
    expect((await service.call(cancelDeposit, cancel)).status).toBe("cancelled");
    expect((await service.refusal(cancelDeposit, cancel)).code).toBe("deposit-not-live");
    const row = await feedRow(service, request);
    expect(await tellCredit(service, row)).toMatchObject({
      matched: false,
      why: "late",
      depositId: request.id,
    });
    const shown = await service.call(oneDeposit, { query: { id: request.id }, token: member.token });
    expect(shown.status).toBe("unmatched");

    const { token } = await operator(service, "staff");
    const waiting = await service.call(unmatchedFeedRows, { body: { limit: 100 }, token });
    const found = waiting.items.find(({ ref }) => ref === row.ref);
    const credit = {
      action: "credit",
      id: found?.id ?? "",
      depositId: request.id,
      reason: "his slip fits",
    } as const;
    const resolutions = await Promise.allSettled(
      [1, 2, 3].map(() => service.call(resolveFeedRow, { body: credit, token })),
    );
    expect(resolutions.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await cash(service, member)).toBe(request.prepareTotal);
    expect((await service.refusal(resolveFeedRow, { body: credit, token })).code).toBe(
      "feed-row-resolved-already",
    );
  });

  test("in the unmatched queue can be set aside with a reason", async () => {
    const service = open();
    const request = await ask(service, await newcomer(service, 0), 530);
    const row = { ...(await feedRow(service, request)), amount: satang(77_77) };
    await tellCredit(service, row);
    const { token } = await operator(service, "staff");
    const queue = async () => (await service.call(unmatchedFeedRows, { body: { limit: 100 }, token })).items;
    const found = (await queue()).find(({ ref }) => ref === row.ref);
    const dismiss = { action: "dismiss", id: found?.id ?? "", reason: "a test transfer" } as const;
    expect(done(await service.call(resolveFeedRow, { body: dismiss, token }))).toEqual({ matched: false });
    expect((await queue()).some(({ ref }) => ref === row.ref)).toBe(false);
  });

  test("stands in the statement as PREDEPOSIT while it lives and as DEPOSIT once credited", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await ask(service, member, 540);
    const types = async () =>
      (
        await service.call(allTransactions, {
          body: { startedDate: TODAY, endedDate: TODAY },
          token: member.token,
        })
      ).map(({ transactionType, amount }) => [transactionType, amount]);
    expect(await types()).toEqual([["PREDEPOSIT", request.prepareTotal]]);
    await tellCredit(service, await feedRow(service, request));
    expect(await types()).toEqual([["DEPOSIT", request.prepareTotal]]);
  });

  test("played by the member uses the bank's feed: exact, wrong satang, late", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const play = (request: Deposit, more: { amount?: number; late?: boolean } = {}) =>
      service.call(simulateTransfer, {
        body: {
          depositId: request.id,
          account: request.account?.accountNumber ?? "",
          amount: satang(more.amount ?? request.prepareTotal),
          late: more.late,
        },
        token: member.token,
      });
    const request = await ask(service, member, 550);
    expect(await play(request, { amount: 550_00 })).toMatchObject({ matched: false, why: "inexact" });
    expect(await play(request, { late: true })).toMatchObject({ matched: false, why: "late" });
    expect(await play(request)).toEqual({ matched: true, depositId: request.id });
    expect(await cash(service, member)).toBe(request.prepareTotal);
  });

  test("lives fifteen minutes; a row that the bank booked in time credits it even after that", async () => {
    const service = open();
    const [first, second] = [await newcomer(service, 0), await newcomer(service, 0)];
    const [a, b] = [await ask(service, first, 560), await ask(service, second, 560)];
    const [rowA, rowB] = [await feedRow(service, a), await feedRow(service, b)];
    await service.setClock(bangkokIso(epochMs(b.expiresAt ?? "") + 1_000));
    await vi.waitFor(async () => {
      const [row] = await service.db.select().from(deposit).where(eq(deposit.id, b.id));
      expect(row?.status).toBe("expired");
    }, 20_000);
    expect(await tellCredit(service, rowA)).toEqual({ matched: true, depositId: a.id });
    const late = { ...rowB, at: bangkokIso(epochMs(b.expiresAt ?? "")) };
    expect(await tellCredit(service, late)).toMatchObject({ matched: false, why: "late" });
    expect([await cash(service, first), await cash(service, second)]).toEqual([a.prepareTotal, 0]);
    // A slot is blocked for a day after its expiry: neither of the two is given out again.
    expect((await ask(service, second, 560)).prepareIndex).toBe(3);
    await service.setClock(bangkokIso(epochMs(b.expiresAt ?? "") + 24 * 60 * MINUTE_MS + 60_000));
    await service.tick();
    expect((await ask(service, first, 560)).prepareIndex).toBe(1);
  });

  test("the books are sound after all that", async () => {
    const { db } = open();
    expect(await brokenLaws(db)).toEqual([]);
    const live = sql`SELECT count(*) FROM (SELECT 1 FROM deposit WHERE status = 'waiting' GROUP BY member HAVING count(*) > 1) x`;
    expect(await count(db, live)).toBe(0);
  });
});

describe.each(oneDatabase)("where the simulators are off on $kind", (kind) => {
  const open = useService(kind, { SIMULATORS: false });

  test("the offer says so and playing one's bank is refused", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const offer = await service.call(allDepositChannels, { token: member.token });
    expect(offer.simulators).toBe(false);
    const { id, prepareTotal } = await ask(service, member, 600);
    const body = { depositId: id, account: "012-3-45678-9", amount: prepareTotal };
    const refusal = await service.refusal(simulateTransfer, { body, token: member.token });
    expect(refusal.code).toBe("simulators-off");
  });
});

const asking = (person: Person, baht: number, bankId = 1, key = newKey()) => ({
  body: { bankId, prepareAmount: satang(baht * 100) },
  token: person.token,
  key,
  headers: fromHome(person),
});

const ask = (service: TestService, ...asked: Parameters<typeof asking>) => {
  const request = asking(...asked);
  return whileBusy(() => service.call(createFastDeposit, request));
};

const refusedAsk = (service: TestService, ...asked: Parameters<typeof asking>) =>
  service.refusal(createFastDeposit, asking(...asked));

/** The bank's row that matches a request to the satang. */
const feedRow = async (service: TestService, { bankId, prepareTotal }: Deposit) => ({
  bankAccountId: bankId,
  amount: prepareTotal,
  at: bangkokIso(await service.now()),
  ref: newKey(),
  channel: "tests",
});

const cash = async (service: TestService, { token }: Person) => (await service.call(cashs, { token })).money;
