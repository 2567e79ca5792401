import { describe, expect, test } from "vitest";
import { callName } from "@/lib/contract/endpoint";
import { allAudit } from "@/lib/contract/operators/audit";
import { unmatchedFeedRows } from "@/lib/contract/operators/bank-feed";
import { allOperatorDeposits } from "@/lib/contract/operators/deposits";
import { allQueues, type Claim, releaseClaim, takeClaim } from "@/lib/contract/operators/queues";
import { allOperatorBanks, allOperatorWithdraws, rejectWithdraw } from "@/lib/contract/operators/withdraws";
import { CLAIM_MS } from "@/lib/domain/operators/queues";
import { bangkokIso, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { oneDatabase, serversAlone } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { boundAccount, withdraw, withdrawer } from "../../support/world/banks";
import { queueOf, report } from "../../support/world/deposits";
import { newcomer, operator, operatorOf, type Person } from "../../support/world/people";

/** A withdrawal that waits for staff, as an item of its queue. */
async function waitingItem(service: TestService) {
  const { id } = await withdraw(service, await withdrawer(service, 500), 100);
  return { queue: "withdrawals", item: id } as const;
}

const take = (service: TestService, body: Awaited<ReturnType<typeof waitingItem>>, { token }: Person) =>
  service.call(takeClaim, { body, token });

describe.each(oneDatabase)("a claim on $kind", (kind) => {
  const open = useService(kind);

  test("is one operator's; another one reads whose it is and since when", async () => {
    const service = open();
    const [one, other] = [await operator(service, "staff"), await operatorOf(service, "admin02")];
    const body = await waitingItem(service);
    const claim = await take(service, body, one);
    expect(claim).toMatchObject({ uuid: one.uuid, userName: one.userName });
    expect(epochMs(claim.until) - epochMs(claim.since)).toBe(CLAIM_MS);
    const { code, details } = await service.refusal(takeClaim, { body, token: other.token });
    const { since, until } = claim;
    expect([code, details]).toEqual(["claimed-already", { by: one.userName, since, until }]);
    const { items } = await service.call(allOperatorWithdraws, { body: {}, token: other.token });
    expect(items.find(({ id }) => id === body.item)?.claim).toEqual(claim);
  });

  test("is renewed by its owner without losing its beginning, and leaves one row in the audit", async () => {
    const service = open();
    const staff = await operator(service, "staff");
    const body = await waitingItem(service);
    const first = await take(service, body, staff);
    const later = epochMs(first.since) + 60 * SECOND_MS;
    await service.setClock(bangkokIso(later));
    const second = await take(service, body, staff);
    expect(second.since).toBe(first.since);
    expect(epochMs(second.until)).toBeGreaterThan(epochMs(first.until));
    const { token } = await operator(service, "administrator");
    const target = `withdrawals ${body.item}`;
    const { items } = await service.call(allAudit, { body: { target }, token });
    expect(items.map(({ action, operator: by }) => [action, by])).toEqual([
      [callName(takeClaim), staff.uuid],
    ]);
  });

  test("is over after ten minutes, and the next operator's begins anew", async () => {
    const service = open();
    const [one, other] = [await operator(service, "staff"), await operatorOf(service, "admin02")];
    const body = await waitingItem(service);
    const { until } = await take(service, body, one);
    await service.setClock(until);
    const { token } = other;
    const { items } = await service.call(allOperatorWithdraws, { body: {}, token });
    expect(items.find(({ id }) => id === body.item)?.claim).toBeNull();
    expect(epochMs((await take(service, body, other)).since)).toBeGreaterThanOrEqual(epochMs(until));
  });

  test("is given back by its owner or by an administrator, and by nobody else", async () => {
    const service = open();
    const [one, boss] = [await operator(service, "staff"), await operator(service, "administrator")];
    const body = await waitingItem(service);
    await take(service, body, boss);
    expect((await service.refusal(releaseClaim, { body, token: one.token })).code).toBe("claimed-already");
    await service.call(releaseClaim, { body, token: boss.token });
    await take(service, body, one);
    await service.call(releaseClaim, { body, token: boss.token });
    expect((await take(service, body, boss)).uuid).toBe(boss.uuid);
    // Given back twice is given back.
    await service.call(releaseClaim, { body, token: boss.token });
    await service.call(releaseClaim, { body, token: boss.token });
  });

  test("is of something that waits: what was decided on, or never was there, is not found", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const body = await waitingItem(service);
    await service.call(rejectWithdraw, { body: { id: body.item, reason: "to be over" }, token });
    for (const queue of ["withdrawals", "deposits", "feed-rows", "banks", "tickets", "protection"] as const) {
      const { code } = await service.refusal(takeClaim, { body: { queue, item: body.item }, token });
      expect([queue, code]).toEqual([queue, "not-found"]);
    }
  });

  test("shows in the list of each queue", async () => {
    const service = open();
    const { token, userName } = await operator(service, "staff");
    const member = await newcomer(service, 0);
    const deposit = await report(service, member, 100);
    const { items: waiting } = await service.call(allOperatorDeposits, {
      body: { uuid: member.uuid },
      token,
    });
    expect(waiting.map(({ id, claim }) => [id, claim])).toEqual([[deposit.id, null]]);
    await service.call(takeClaim, { body: { queue: "deposits", item: deposit.id }, token });
    const { items } = await service.call(allOperatorDeposits, { body: { uuid: member.uuid }, token });
    expect(items[0]?.claim?.userName).toBe(userName);
    const [row] = await queueOf(service);
    if (row) await service.call(takeClaim, { body: { queue: "feed-rows", item: row.id }, token });
    const rows = await service.call(unmatchedFeedRows, { body: { limit: 100 }, token });
    expect(rows.items.every(({ id, claim }) => (claim !== null) === (id === row?.id))).toBe(true);
  });

  test("of one member's accounts and withdrawals, the lists show those alone", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const member = await withdrawer(service, 500);
    await boundAccount(service, await newcomer(service, 0));
    const { id } = await withdraw(service, member, 100);
    const { uuid } = member;
    const banks = await service.call(allOperatorBanks, { body: { uuid, status: "approved" }, token });
    expect(banks.items.map(({ bankId }) => bankId)).toEqual([member.bankId]);
    expect(
      (await service.call(allOperatorBanks, { body: { uuid, status: "waiting" }, token })).items,
    ).toEqual([]);
    const withdraws = await service.call(allOperatorWithdraws, { body: { uuid }, token });
    expect(withdraws.items.map((row) => row.id)).toEqual([id]);
  });

  test("is counted with what waits in its queue, and since when the oldest does", async () => {
    const service = open();
    const staff = await operator(service, "staff");
    const stateOf = async () => {
      const states = await service.call(allQueues, { token: staff.token });
      return states.find(({ queue }) => queue === "withdrawals");
    };
    const before = await stateOf();
    const body = await waitingItem(service);
    await take(service, body, staff);
    const after = await stateOf();
    expect(after).toMatchObject({
      waiting: (before?.waiting ?? 0) + 1,
      claimed: (before?.claimed ?? 0) + 1,
    });
    expect(after?.oldestAt).not.toBeNull();
  });
});

describe.each(serversAlone)("claims at once on $kind", (kind) => {
  const open = useService(kind);

  test("of four operators: one wins, the others read who", async () => {
    const service = open();
    const names = ["staff01", "admin01", "admin02", "super01"];
    const people = await Promise.all(names.map((name) => operatorOf(service, name)));
    const body = await waitingItem(service);
    const answers = await Promise.all(
      people.map(({ token }) => service.call(takeClaim, { body, token }).catch((fault: unknown) => fault)),
    );
    const won = answers.filter((answer): answer is Claim => !(answer instanceof Error));
    expect(won).toHaveLength(1);
    const lost = answers.filter((answer) => answer instanceof Error);
    expect(lost.map((fault) => fault)).toEqual(
      Array.from({ length: 3 }, () =>
        expect.objectContaining({
          code: "claimed-already",
          details: expect.objectContaining({ by: won[0]?.userName }),
        }),
      ),
    );
  });
});
