import { describe, expect, test } from "vitest";
import { cancelDeposit, currentDeposit, type Deposit } from "@/lib/contract/deposits";
import { createCryptoDeposit } from "@/lib/contract/deposits/crypto";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { resolveFeedRow } from "@/lib/contract/operators/bank-feed";
import { allTransactions } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, DAY_MS, epochMs, MINUTE_MS } from "@/lib/domain/time/time";
import { ingestCoinTransfer } from "@/upstream/deposits/ingest-coin-transfer";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { askCoins, cashOf, look, playCoins, queueOf } from "../../support/world/deposits";
import { fromHome, newcomer, newcomers, operator } from "../../support/world/people";

describe.each(oneDatabase)("a deposit of coins on $kind", (kind) => {
  const open = useService(kind);

  test("asks for an exact amount of the coin that nobody else at its address has", async () => {
    const service = open();
    const crowd = await newcomers(service, 12, satang(0));
    const requests = await Promise.all(crowd.map((member) => askCoins(service, member, 1_000)));
    // 1,000 baht at 32.50 are 30.769231 and a bit; each request is a unit above the one before.
    expect(requests.map(({ transfer }) => transfer?.coinAmount).sort()).toEqual(
      crowd.map((_, at) => (30.769231 + (at + 1) / 1e6).toFixed(6).replace(/0+$/, "")).sort(),
    );
    expect(requests[0]).toMatchObject({
      channel: "crypto",
      prepareIndex: 0,
      prepareAmount: 1_000_00,
      prepareTotal: 1_000_00,
      transfer: { coin: "USDT", chain: "TRC20", confirmations: 0, needed: 5 },
    });
    expect(new Set(requests.map(({ account }) => account))).toEqual(new Set([undefined]));
  });

  test("of a coin that is not taken is refused", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const body = { prepareAmount: satang(1_000_00), coin: "USDT", chain: "Bitcoin" };
    const refusal = await service.refusal(createCryptoDeposit, { body, token, key: newKey() });
    expect(refusal.code).toBe("deposit-channel-closed");
  });

  test("is credited with the quoted baht at the last confirmation and not one before", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askCoins(service, member, 1_500);
    for (let confirmations = 0; confirmations < 5; confirmations += 1) {
      expect(await playCoins(service, member, request)).toEqual({
        matched: false,
        depositId: request.id,
        confirmations,
        needed: 5,
      });
      expect(await look(service, member, request)).toMatchObject({
        status: "waiting",
        transfer: { confirmations },
      });
      expect(await cashOf(service, member)).toBe(0);
    }
    expect(await playCoins(service, member, request)).toMatchObject({ matched: true, confirmations: 5 });
    const credited = await look(service, member, request);
    expect(credited).toMatchObject({
      status: "credited",
      creditedAmount: 1_500_00,
      transfer: { confirmations: 5 },
    });
    // Further confirmations, and repeated events in any order, change nothing.
    await playCoins(service, member, request);
    await playCoins(service, member, request, { confirmations: 2 });
    expect(await cashOf(service, member)).toBe(1_500_00);
  });

  test("waits in the statement for its transfer, and from then on for the chain", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askCoins(service, member, 1_500);
    const day = bangkokIso(await service.now()).slice(0, 10);
    const body = { startedDate: day, endedDate: day };
    const row = async () => (await service.call(allTransactions, { body, token: member.token }))[0];
    expect(await row()).toMatchObject({ transactionType: "PREDEPOSIT", channel: "crypto" });
    expect(await row()).not.toHaveProperty("isSeen");
    await playCoins(service, member, request);
    expect(await row()).toMatchObject({ transactionType: "PREDEPOSIT", isSeen: true });
  });

  test("reported in parallel and out of order is credited once", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askCoins(service, member, 600, ["BTC", "Bitcoin"]);
    await Promise.all(
      [2, 0, 7, 1, 2, 3].map((confirmations) => playCoins(service, member, request, { confirmations })),
    );
    expect(await cashOf(service, member)).toBe(600_00);
    expect(await look(service, member, request)).toMatchObject({ status: "credited" });
  });

  test("under way can't be cancelled and does not expire; a second transfer of the amount waits for staff", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askCoins(service, member, 700);
    await playCoins(service, member, request);
    const cancel = { body: { id: request.id }, token: member.token };
    expect((await service.refusal(cancelDeposit, cancel)).code).toBe("deposit-not-live");
    expect(await again(service, request)).toMatchObject({ matched: false, why: "used" });
    await service.setClock(bangkokIso(epochMs(request.expiresAt ?? "") + 5 * MINUTE_MS));
    await service.tick();
    expect((await look(service, member, request)).status).toBe("waiting");
    await playCoins(service, member, request, { confirmations: 5 });
    expect(await look(service, member, request)).toMatchObject({
      status: "credited",
      creditedAmount: 700_00,
    });
  });

  test("that the chain still confirms holds no other channel, and is shown until another request is made", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const coins = await askCoins(service, member, 1_000);
    const fast = () =>
      service.call(createFastDeposit, {
        body: { bankId: 1, prepareAmount: satang(500_00) },
        token: member.token,
        key: newKey(),
        headers: fromHome(member),
      });
    await expect(fast()).rejects.toMatchObject({ code: "deposit-live-already", details: { id: coins.id } });
    await playCoins(service, member, coins);
    const current = async () => (await service.call(currentDeposit, { token: member.token }))?.id;
    expect(await current()).toBe(coins.id);
    const asked = await fast();
    expect(await current()).toBe(asked.id);
    // A second request of any channel still waits for the first.
    await expect(fast()).rejects.toMatchObject({ code: "deposit-live-already", details: { id: asked.id } });
    for (let confirmations = 1; confirmations <= 5; confirmations += 1)
      await playCoins(service, member, coins);
    expect(await cashOf(service, member)).toBe(1_000_00);
  });

  test("off by the last place, with more places, or late is never credited by itself", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askCoins(service, member, 800);
    const coinAmount = request.transfer?.coinAmount ?? "";
    const play = (more: Parameters<typeof playCoins>[3]) =>
      playCoins(service, member, request, { confirmations: 9, ...more });
    expect(await play({ coinAmount: `${coinAmount}1` })).toMatchObject({ matched: false, why: "inexact" });
    expect(await play({ coinAmount: "1" })).toMatchObject({ matched: false, why: "unknown" });
    expect(await play({ late: true })).toMatchObject({ matched: false, why: "late", depositId: request.id });
    expect(await cashOf(service, member)).toBe(0);
  });

  test("that came late is worth what it is worth, credited by staff once the chain has confirmed it", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askCoins(service, member, 900);
    await service.setClock(bangkokIso(epochMs(request.expiresAt ?? "") + MINUTE_MS));
    await service.tick();
    expect((await look(service, member, request)).status).toBe("expired");
    await playCoins(service, member, request, { confirmations: 1 });
    expect((await look(service, member, request)).status).toBe("unmatched");
    const { token } = await operator(service, "staff");
    const row = (await queueOf(service)).find(({ depositId }) => depositId === request.id);
    expect(row).toMatchObject({ why: "late", amount: 900_00, confirmations: 1 });
    const body = {
      action: "credit",
      id: row?.id ?? "",
      depositId: request.id,
      reason: "came a minute late",
    } as const;
    expect((await service.refusal(resolveFeedRow, { body, token })).code).toBe("feed-row-unconfirmed");
    await playCoins(service, member, request, { confirmations: 5 });
    await service.call(resolveFeedRow, { body, token });
    expect(await cashOf(service, member)).toBe(900_00);
  });

  test("never confirmed within a day is handed to staff, and its member is free to ask again", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askCoins(service, member, 1_100);
    await playCoins(service, member, request);
    await service.setClock(bangkokIso((await service.now()) + DAY_MS + MINUTE_MS));
    await service.tick();
    expect((await look(service, member, request)).status).toBe("unmatched");
    expect((await queueOf(service)).find(({ depositId }) => depositId === request.id)?.why).toBe(
      "unconfirmed",
    );
    expect((await askCoins(service, member, 1_100)).status).toBe("waiting");
  });

  test("leaves the books sound", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

/** Another transfer of exactly the requested amount. */
async function again(service: TestService, request: Deposit) {
  const row = {
    bankAccountId: request.bankId,
    coinAmount: request.transfer?.coinAmount ?? "",
    at: bangkokIso(await service.now()),
    ref: newKey(),
    confirmations: 0,
    channel: "tests",
  };
  return (await service.db.transaction((tx) => ingestCoinTransfer(tx, row))).verdict;
}
