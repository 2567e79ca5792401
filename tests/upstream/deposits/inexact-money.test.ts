import { describe, expect, test } from "vitest";
import { cancelDeposit, currentDeposit, type Deposit } from "@/lib/contract/deposits";
import { allNotifications } from "@/lib/contract/notifications";
import { resolveFeedRow } from "@/lib/contract/operators/bank-feed";
import { bankTransactions, trueWalletHistory } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, epochMs, MINUTE_MS } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import { tellCredit } from "../../support/bank-feed";
import { databases } from "../../support/database";
import {
  askCoins,
  askQr,
  askWallet,
  cashOf,
  look,
  playCoins,
  playMoney,
  queueOf,
} from "../../support/deposits";
import { watchOutbox } from "../../support/outbox";
import { newcomer, operator, type Person } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("money that is booked too late on $kind", (kind) => {
  const open = useService(kind);

  test("for a request that still stands is shown once the request is over", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askQr(service, member, 925);
    expect(await playMoney(service, member, request, { late: true })).toMatchObject({ why: "late" });
    expect((await look(service, member, request)).status).toBe("waiting");
    const cancelled = await service.call(cancelDeposit, { body: { id: request.id }, token: member.token });
    expect(cancelled.status).toBe("unmatched");
    expect((await look(service, member, request)).referTransferId).not.toBeNull();
    expect(await cashOf(service, member)).toBe(0);
  });

  test.each([
    ["baht", askQr, playMoney],
    ["coins", askCoins, playCoins],
  ] as const)(
    "in %s is told once when the request's time is over, and no expiry beside it",
    async (_, askFor, send) => {
      const service = open();
      const member = await newcomer(service, 0);
      const request = await askFor(service, member, 926);
      expect(await send(service, member, request, { late: true })).toMatchObject({ why: "late" });
      const pushes = await pushesTo(service, member);
      const before = await service.now();
      await service.setClock(bangkokIso(epochMs(request.expiresAt ?? "") + MINUTE_MS));
      await service.tick();
      const told = await look(service, member, request);
      const { items } = await service.call(allNotifications, { query: {}, token: member.token });
      await service.setClock(bangkokIso(before));
      expect(told.status).toBe("unmatched");
      expect(items.map((item) => item.kind)).toEqual(["unmatched"]);
      expect(await pushes()).toEqual([{ id: request.id, status: "unmatched" }]);
    },
  );
});

describe.each(databases)("money that differs from a request in the satang on $kind", (kind) => {
  const open = useService(kind);

  test("is told to the member of the only request it can be meant for, and credits nothing", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askQr(service, member, 900);
    expect(await look(service, member, request)).not.toHaveProperty("inexactAt");
    const pushes = await pushesTo(service, member);
    const row = await transfer(service, request, 900_00);
    await tellCredit(service, row);
    const told = await look(service, member, request);
    expect(told).toMatchObject({ status: "waiting", inexactAt: row.at });
    expect(await service.call(currentDeposit, { token: member.token })).toMatchObject({
      id: request.id,
      inexactAt: told.inexactAt,
    });
    expect(await cashOf(service, member)).toBe(0);
    expect(await pushes()).toEqual([{ id: request.id, status: "waiting" }]);
  });

  test("is told after the request was cancelled or expired, until staff have decided", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askQr(service, member, 901);
    await playMoney(service, member, request, { amount: satang(901_00) });
    await service.call(cancelDeposit, { body: { id: request.id }, token: member.token });
    expect((await look(service, member, request)).inexactAt).toBeDefined();
    const { token } = await operator(service, "staff");
    const row = (await queueOf(service)).find(({ amount }) => amount === 901_00);
    const body = { action: "dismiss", id: row?.id ?? "", reason: "sent back by the bank" } as const;
    await service.call(resolveFeedRow, { body, token, key: newKey() });
    expect(await look(service, member, request)).not.toHaveProperty("inexactAt");
  });

  test("stays told once the exact total came too, in its lists as well, and is the member's alone", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askQr(service, member, 906);
    await playMoney(service, member, request, { amount: satang(906_00) });
    await playMoney(service, member, request);
    const told = { status: "credited", inexactAmount: 906_00 };
    expect(await look(service, member, request)).toMatchObject(told);
    const { depositFast } = await service.call(bankTransactions, { token: member.token });
    expect(depositFast[0]).toMatchObject(told);
    const paid = await askWallet(service, member, 907);
    await playMoney(service, member, paid, { amount: satang(907_00) });
    await playMoney(service, member, paid);
    const [row] = await service.call(trueWalletHistory, { token: member.token });
    expect(row).toMatchObject({ id: paid.id, inexactAmount: 907_00 });
  });

  test("is told to nobody where two requests wait for the same baht: it may be the other member's", async () => {
    const service = open();
    const [one, two] = [await newcomer(service, 0), await newcomer(service, 0)];
    const [first, second] = [await askQr(service, one, 902), await askQr(service, two, 902)];
    expect(first.bankId).toBe(second.bankId);
    const pushes = [await pushesTo(service, one), await pushesTo(service, two)];
    await playMoney(service, one, first, { amount: satang(902_00) });
    for (const [member, request] of [
      [one, first],
      [two, second],
    ] as const) {
      expect(await look(service, member, request)).not.toHaveProperty("inexactAt");
    }
    for (const told of pushes) expect(await told()).toEqual([]);
  });

  test("is told where the other request was over before the money came", async () => {
    const service = open();
    const [one, two] = [await newcomer(service, 0), await newcomer(service, 0)];
    const [first, second] = [await askWallet(service, one, 903), await askWallet(service, two, 903)];
    await service.call(cancelDeposit, { body: { id: first.id }, token: one.token });
    await playMoney(service, two, second, { amount: satang(903_00) });
    expect((await look(service, two, second)).inexactAt).toBeDefined();
    expect(await look(service, one, first)).not.toHaveProperty("inexactAt");
  });

  test("is not told of other baht, of another time, or of the exact total that came late", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askQr(service, member, 904);
    await tellCredit(service, await transfer(service, request, 905_00));
    await tellCredit(service, await transfer(service, request, 904_00, 60));
    await playMoney(service, member, request, { late: true });
    expect(await look(service, member, request)).not.toHaveProperty("inexactAt");
  });
});

/** A row of the bank for the request's account, so many minutes ago. */
const transfer = async (service: TestService, { bankId }: Deposit, amount: number, minutesAgo = 0) => ({
  bankAccountId: bankId,
  amount: satang(amount),
  at: bangkokIso((await service.now()) - minutesAgo * MINUTE_MS),
  ref: newKey(),
  channel: "tests",
});

/** What the page of a member was told about deposits, from here on. */
async function pushesTo(service: TestService, { uuid }: Person) {
  const watched = await watchOutbox(service);
  return async () =>
    (await watched())
      .filter(({ channel, event }) => channel === `private-${uuid}` && event === "deposit-update")
      .map(({ message }) => message);
}
