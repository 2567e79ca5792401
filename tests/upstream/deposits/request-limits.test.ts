import { describe, expect, test } from "vitest";
import { cancelDeposit, currentDeposit, type Deposit } from "@/lib/contract/deposits";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { isFault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, DAY_MS, epochMs, HOUR_MS, MINUTE_MS } from "@/lib/domain/time/time";
import { deposit } from "@/upstream/db/schema/deposits";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { askCoins, askQr, askWallet, playMoney } from "../../support/world/deposits";
import { fromHome, newcomer, newcomers, type Person } from "../../support/world/people";
import { whileBusy } from "../../support/world/while-busy";

describe.each(oneDatabase)("requests for exact amounts on $kind", (kind) => {
  const open = useService(kind);

  test("of one member who asks and cancels take one exact amount, never those of everybody", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const slots = new Set<number>();
    for (let at = 0; at < 6; at += 1) {
      const request = await ask(service, member, 500);
      slots.add(request.prepareIndex);
      await cancel(service, member, request);
    }
    expect([...slots]).toEqual([1]);
    expect((await ask(service, await newcomer(service, 0), 500)).prepareIndex).toBe(2);
  });

  test("in coins: the units that rest come back to their owner, and to nobody else", async () => {
    const service = open();
    const [member, other] = [await newcomer(service, 0), await newcomer(service, 0)];
    const first = await askCoins(service, member, 1_100);
    await cancel(service, member, first);
    const others = await askCoins(service, other, 1_100);
    expect(others.transfer?.coinAmount).not.toBe(first.transfer?.coinAmount);
    const again = await askCoins(service, member, 1_100);
    expect(again.transfer?.coinAmount).toBe(first.transfer?.coinAmount);
  });

  test("a total that got its money does not come back: the same transfer reported twice matches no request", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const first = await ask(service, member, 620);
    await playMoney(service, member, first);
    expect((await ask(service, member, 620)).prepareTotal).not.toBe(first.prepareTotal);
  });

  test("money for a total that came back is credited to the request that waits", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    await cancel(service, member, await ask(service, member, 630));
    const again = await ask(service, member, 630);
    expect(await playMoney(service, member, again)).toEqual({ matched: true, depositId: again.id });
  });

  test("are six an hour, whatever their channel; the refusal says from when on there is another", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const ways = [
      () => ask(service, member, 700),
      () => ask(service, member, 700, 2),
      () => askQr(service, member, 700),
      () => askWallet(service, member, 700),
      () => askCoins(service, member, 700),
      () => ask(service, member, 701),
    ];
    const made: Deposit[] = [];
    for (const way of ways) {
      const request = await way();
      made.push(request);
      await cancel(service, member, request);
    }
    const until = bangkokIso(epochMs(made[0]?.createdAt ?? "") + HOUR_MS);
    const refusals = [
      ask(service, member, 702),
      askQr(service, member, 702),
      askWallet(service, member, 702),
      askCoins(service, member, 702),
    ].map((asked) => asked.catch((error: unknown) => error));
    for (const refusal of await Promise.all(refusals)) {
      expect(refusal).toMatchObject({ code: "too-many-requests", details: { until } });
    }
    expect((await ask(service, await newcomer(service, 0), 700)).status).toBe("waiting");
  });

  test("are twenty a day", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const start = await service.now();
    for (let at = 0; at < 20; at += 1) {
      if (at % 6 === 0) await service.setClock(bangkokIso(start + (at / 6) * (HOUR_MS + MINUTE_MS)));
      await cancel(service, member, await ask(service, member, 800));
    }
    await service.setClock(bangkokIso(start + 10 * HOUR_MS));
    expect(await outcome(ask(service, member, 800))).toBe("too-many-requests");
    await service.setClock(bangkokIso(start + DAY_MS + HOUR_MS));
    expect(await outcome(ask(service, member, 800))).toBe("taken");
    await service.setClock(bangkokIso(start));
  });

  test("sent at once and cancelled in between are still six", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    for (let round = 0; round < 15; round += 1) {
      const live = await service.call(currentDeposit, { token: member.token });
      const asks = [1, 2, 1].map((bankId, at) => outcome(ask(service, member, 900 + at, bankId)));
      await Promise.all([live && outcome(cancel(service, member, live)), ...asks]);
    }
    const rows = await service.db.select({ member: deposit.member }).from(deposit);
    expect(rows.filter((row) => row.member === member.uuid)).toHaveLength(6);
  });

  test("of one address are sixty an hour", async () => {
    const service = open();
    const headers = { "x-client-ip": `203.0.113.${kind.kind.length}` };
    const crowd = await newcomers(service, 61, satang(0));
    const asks = await Promise.all(crowd.map((one) => outcome(ask(service, one, 1_000, 1, headers))));
    expect(asks.filter((code) => code === "taken")).toHaveLength(60);
    expect(asks.filter((code) => code === "too-many-requests")).toHaveLength(1);
    expect(await outcome(ask(service, await newcomer(service, 0), 1_001))).toBe("taken");
  });

  test("that leave less than a fifth of an amount's totals free raise an alarm where operators look", async () => {
    const service = open();
    const alarms = async () =>
      ((await service.wire("GET", "/ready")).body as { scarceAmounts: number }).scarceAmounts;
    const before = await alarms();
    const crowd = await newcomers(service, 80, satang(0));
    await Promise.all(crowd.slice(1).map((one) => ask(service, one, 1_200)));
    expect(await alarms()).toBe(before);
    const [last] = crowd;
    if (last) await ask(service, last, 1_200);
    expect(await alarms()).toBe(before + 1);
  });
});

const ask = (service: TestService, person: Person, baht: number, bankId = 1, headers = fromHome(person)) => {
  const body = { bankId, prepareAmount: satang(baht * 100) };
  const request = { body, token: person.token, key: newKey(), headers };
  return whileBusy(() => service.call(createFastDeposit, request));
};

const cancel = (service: TestService, { token }: Person, { id }: Deposit) =>
  service.call(cancelDeposit, { body: { id }, token });

const outcome = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => "taken",
    (error: unknown) => (isFault(error) ? error.code : String(error)),
  );
