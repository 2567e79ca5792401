import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allOperatorWithdraws, approveWithdraw, rejectWithdraw } from "@/lib/contract/operators/withdraws";
import { bankTransactions } from "@/lib/contract/transactions";
import { allWithdraws, createWithdraw, type Withdraw } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import { epochMs, MINUTE_MS } from "@/lib/domain/time/time";
import { isUnderWay } from "@/lib/domain/withdrawals/withdrawn-today";
import type { PayoutAnswer, PayoutOrder, Payouts } from "@/upstream/withdrawals/payouts";
import { newKey } from "../../../tools/testing/calls";
import { withdraw, withdrawer } from "../../support/banks";
import { databases } from "../../support/database";
import fc from "../../support/fast-check";
import { operator } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

/** A bank that sends, returns, or does not answer, as it is told. */
class Bank implements Payouts {
  does: "send" | "return" | "nothing" = "send";

  async pay({ ref }: PayoutOrder): Promise<PayoutAnswer> {
    if (this.does === "nothing") throw new Error("no connection");
    return this.does === "send"
      ? { sent: true, bankRef: `bank-${ref}` }
      : { sent: false, reason: "the account is closed" };
  }
}

describe.each(databases)("the promise of a withdrawal on $kind", (kind) => {
  const bank = new Bank();
  const open = useService(kind, {}, { payouts: bank });

  test("stays when the bank returns a payout that was approved before the request", async () => {
    const service = open();
    const earlier = await withdrawer(service, 500);
    const queue = await Promise.all(Array.from({ length: 3 }, () => withdrawer(service, 500)));
    bank.does = "nothing";
    await approve(service, (await withdraw(service, earlier, 200)).id);
    const promised = [];
    for (const member of queue) promised.push((await withdraw(service, member, 200)).expectedAt);
    bank.does = "return";
    await service.tick();
    expect((await newest(service, earlier)).status).toBe("rejected");
    const now = [];
    for (const member of queue) now.push((await newest(service, member)).expectedAt);
    expect(now).toEqual(promised);
    // The third in the queue was told six minutes: long enough that its place counts.
    const last = await newest(service, queue.at(-1) ?? earlier);
    expect(epochMs(last.expectedAt ?? "") - epochMs(last.createdAt)).toBe(6 * MINUTE_MS);
  });

  test("stays when a request that began before it is written after it", async () => {
    const service = open();
    await emptyQueue(service);
    const { rows } = await service.db.execute<{ no: number }>(
      sql`SELECT nextval(pg_get_serial_sequence('withdrawal', 'no'))::int AS no`,
    );
    const late = await withdrawer(service, 500);
    const queue = await Promise.all(Array.from({ length: 3 }, () => withdrawer(service, 500)));
    const promised = [];
    for (const member of queue) promised.push((await withdraw(service, member, 200)).expectedAt);
    await service.db.execute(sql`
      INSERT INTO withdrawal (no, member, bank_id, amount, created_at)
      SELECT ${rows[0]?.no}, ${late.uuid}, ${late.bankId}, 20000, min(created_at) FROM withdrawal
      WHERE status = 'pending'`);
    const now = [];
    for (const member of queue) now.push((await newest(service, member)).expectedAt);
    await service.db.execute(sql`DELETE FROM withdrawal WHERE no = ${rows[0]?.no}`);
    expect(now).toEqual(promised);
  });

  test("is one for all who read it, and is over with the withdrawal", async () => {
    const service = open();
    await emptyQueue(service);
    const member = await withdrawer(service, 500);
    const { id, expectedAt } = await withdraw(service, member, 200);
    const { userWithdraw } = await service.call(bankTransactions, { token: member.token });
    expect(userWithdraw[0]).toMatchObject({ id, expectedAt });
    bank.does = "send";
    await approve(service, id);
    await service.tick();
    expect(await newest(service, member)).toMatchObject({ status: "paid", expectedAt: null });
  });

  test("of a release that kept none is computed from the queue of its request", async () => {
    const service = open();
    await emptyQueue(service);
    const queue = await Promise.all(Array.from({ length: 4 }, () => withdrawer(service, 500)));
    for (const member of queue) await withdraw(service, member, 200);
    const last = queue.at(-1);
    if (!last) throw new Error("nobody");
    const { expectedAt } = await newest(service, last);
    await service.db.execute(sql`UPDATE withdrawal SET expected_at = NULL WHERE member = ${last.uuid}`);
    expect((await newest(service, last)).expectedAt).toBe(expectedAt);
  });

  test("never changes in its life, whatever happens to it and to others", async () => {
    const service = open();
    await emptyQueue(service);
    const members = await Promise.all(Array.from({ length: 6 }, () => withdrawer(service, 90_000)));
    const { token } = await operator(service, "staff");
    const first = new Map<string, string | null>();
    const check = async () => {
      const { items } = await service.call(allOperatorWithdraws, { body: {}, token });
      for (const { id, expectedAt } of items.filter(isUnderWay)) {
        if (!first.has(id)) first.set(id, expectedAt);
        expect([id, expectedAt]).toEqual([id, first.get(id)]);
      }
    };
    const act = fc.oneof(
      { weight: 4, arbitrary: fc.record({ does: fc.constant("ask" as const), who: fc.nat(5) }) },
      { weight: 3, arbitrary: fc.record({ does: fc.constantFrom("approve", "reject"), who: fc.nat(5) }) },
      { weight: 2, arbitrary: fc.record({ does: fc.constantFrom("send", "return"), who: fc.constant(0) }) },
    );
    const perform = async ({ does, who }: { does: string; who: number }) => {
      const member = members[who];
      if (!member) throw new Error("nobody");
      if (does === "send" || does === "return") {
        bank.does = does;
        await service.tick();
        bank.does = "nothing";
      } else if (does === "ask") {
        const body = { bankId: member.bankId, amount: satang(100_00) };
        await service.call(createWithdraw, { body, token: member.token, key: newKey() }).catch(() => null);
      } else {
        const one = (await listed(service, member)).find(isUnderWay);
        const body = { id: one?.id ?? "", reason: "as a test" };
        const entry = does === "approve" ? approveWithdraw : rejectWithdraw;
        if (one?.status === "pending") await service.call(entry, { body, token });
      }
    };
    bank.does = "nothing";
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 24 }), async (acts) => {
        for (const one of acts) {
          await perform(one);
          await check();
        }
      }),
      { numRuns: 4, endOnFailure: true },
    );
    expect(first.size).toBeGreaterThan(5);
  });
});

type Withdrawer = Awaited<ReturnType<typeof withdrawer>>;

async function approve(service: TestService, id: string): Promise<void> {
  const { token } = await operator(service, "staff");
  await service.call(approveWithdraw, { body: { id }, token });
}

/** Staff reject what waits, so that the next request is the first in the queue. */
async function emptyQueue(service: TestService): Promise<void> {
  const { token } = await operator(service, "staff");
  const { rows } = await service.db.execute<{ id: string }>(
    sql`SELECT id FROM withdrawal WHERE status = 'pending'`,
  );
  for (const { id } of rows) {
    await service.call(rejectWithdraw, { body: { id, reason: "as a test" }, token });
  }
}

const listed = async (service: TestService, { token }: Withdrawer): Promise<Withdraw[]> =>
  (await service.call(allWithdraws, { query: {}, token })).items;

async function newest(service: TestService, member: Withdrawer): Promise<Withdraw> {
  const [one] = await listed(service, member);
  if (!one) throw new Error("no withdrawal");
  return one;
}
