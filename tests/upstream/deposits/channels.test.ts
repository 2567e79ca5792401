import { eq } from "drizzle-orm";
import { validate } from "promptparse";
import { describe, expect, test } from "vitest";
import { allDepositChannels, cancelDeposit, currentDeposit, type Deposit } from "@/lib/contract/deposits";
import { createFastDeposit, currentFastDeposit } from "@/lib/contract/deposits/fast";
import { createNormalDeposit } from "@/lib/contract/deposits/normal";
import { createQrDeposit } from "@/lib/contract/deposits/qrcode";
import { createTrueMoneyDeposit } from "@/lib/contract/deposits/truemoney";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { depositChannel } from "@/upstream/db/schema/deposits";
import { newKey } from "../../../tools/testing/calls";
import { databases } from "../../support/database";
import {
  askCoins,
  askQr,
  askWallet,
  cashOf,
  look,
  playMoney,
  report,
  reportBody,
} from "../../support/deposits";
import { STARTS_AT } from "../../support/facts";
import { brokenLaws } from "../../support/ledger";
import { newcomer, type Person } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("deposit channels on $kind", (kind) => {
  const open = useService(kind);

  test("are five, with their bounds, speed and places to pay to", async () => {
    const service = open();
    const { channels, simulators } = await service.call(allDepositChannels, await as(service));
    expect(channels.map(({ channel, open, min, max }) => [channel, open, min / 100, max / 100])).toEqual([
      ["fast", true, 100, 200_000],
      ["normal", true, 100, 200_000],
      ["qrcode", true, 100, 200_000],
      ["crypto", true, 500, 200_000],
      ["truemoney", true, 100, 50_000],
    ]);
    expect(channels.map(({ accounts, coins }) => [accounts.length, coins?.length])).toEqual([
      [2, undefined],
      [2, undefined],
      [2, undefined],
      [0, 3],
      [1, undefined],
    ]);
    expect(simulators).toBe(true);
  });

  test("take requests in their hours and say so outside them", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const hours = (openFrom: string | null, openTo: string | null, isOn = true) =>
      service.db
        .update(depositChannel)
        .set({ openFrom, openTo, isOn })
        .where(eq(depositChannel.channel, "truemoney"));
    const offered = async () =>
      (await service.call(allDepositChannels, member)).channels.find(
        ({ channel }) => channel === "truemoney",
      );
    await service.setClock(STARTS_AT);
    await hours("09:00", "23:00");
    expect(await offered()).toMatchObject({ open: false, hours: { from: "09:00", to: "23:00" } });
    const wish = { body: { prepareAmount: satang(200_00) }, token: member.token, key: newKey() };
    expect((await service.refusal(createTrueMoneyDeposit, wish)).code).toBe("deposit-channel-closed");
    await hours("22:00", "08:30");
    expect(await offered()).toMatchObject({ open: true });
    await hours(null, null, false);
    expect(await offered()).toMatchObject({ open: false });
    await hours(null, null);
    expect((await service.call(createTrueMoneyDeposit, wish)).status).toBe("waiting");
  });

  test("are one live request together, and end by the one cancel", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const asks = [
      () => askQr(service, member, 300),
      () => askWallet(service, member, 300),
      () => askCoins(service, member, 500),
      () => fast(service, member, 300),
    ];
    for (const ask of asks) {
      const request = await ask();
      const current = await service.call(currentDeposit, member);
      expect(current).toEqual(request);
      const isFast = request.channel === "fast";
      expect(await service.call(currentFastDeposit, member)).toEqual(isFast ? request : null);
      for (const other of asks) {
        await expect(other()).rejects.toMatchObject({
          code: "deposit-live-already",
          details: { id: request.id },
        });
      }
      const cancelled = await service.call(cancelDeposit, { body: { id: request.id }, token: member.token });
      expect(cancelled.status).toBe("cancelled");
    }
    expect(await service.call(currentDeposit, member)).toBeNull();
  });

  test("asked at the same moment by one member still leave one live request", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const asks = await Promise.allSettled(
      Array.from({ length: 4 }, () => [
        askQr(service, member, 310),
        askWallet(service, member, 310),
        askCoins(service, member, 510),
        fast(service, member, 310),
      ]).flat(),
    );
    expect(asks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const each of asks) {
      if (each.status === "rejected") expect(each.reason.code).toBe("deposit-live-already");
    }
  });

  test("share an account's satang between fast and QR, so that no two totals are the same", async () => {
    const service = open();
    const [a, b, c] = [await newcomer(service, 0), await newcomer(service, 0), await newcomer(service, 0)];
    const totals = [
      await askQr(service, a, 320, 1),
      await fast(service, b, 320),
      await askQr(service, c, 320, 1),
    ].map(({ prepareTotal }) => prepareTotal);
    expect(totals).toEqual([320_01, 320_02, 320_03]);
  });

  test("by QR carry a PromptPay code with the exact amount, and by wallet the wallet's own", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const qr = await askQr(service, member, 1_234, 2);
    expect(validate.anyId(qr.payload ?? "")).toEqual({
      type: "NATID",
      target: "0000000000000",
      amount: qr.prepareTotal / 100,
    });
    expect(qr.account?.bankId).toBe(2);
    await service.call(cancelDeposit, { body: { id: qr.id }, token: member.token });
    const wallet = await askWallet(service, member, 1_234);
    expect([wallet.walletNumber, wallet.account?.bankCode]).toEqual(["000-000-0000", "TRUEMONEY"]);
    expect(wallet.payload).toContain(String(wallet.prepareTotal / 100));
  });

  test.each([
    ["QR", askQr],
    ["wallet", askWallet],
  ] as const)("by %s are credited by the exact transfer, once", async (_, ask) => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await ask(service, member, 330);
    expect(await playMoney(service, member, request, { amount: satang(330_00) })).toMatchObject({
      why: "inexact",
    });
    expect(await playMoney(service, member, request)).toEqual({ matched: true, depositId: request.id });
    expect(await playMoney(service, member, request)).toMatchObject({ matched: false, why: "used" });
    expect(await cashOf(service, member)).toBe(request.prepareTotal);
    expect(await look(service, member, request)).toMatchObject({
      status: "credited",
      creditedAmount: request.prepareTotal,
    });
  });

  test.each([
    ["a fraction of a baht", 100.5],
    ["three decimals", 100.001],
    ["less than nothing", -100],
    ["text", "100 baht"],
    ["nothing at all", null],
  ])("refuse %s as no currency", async (_, prepareAmount) => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": newKey() };
    const further = {
      fast: { bankId: 1 },
      qrcode: {},
      truemoney: {},
      crypto: { coin: "USDT", chain: "TRC20" },
    };
    for (const [channel, rest] of Object.entries(further)) {
      const body = { prepareAmount, ...rest };
      const answer = await service.wire("POST", `/poy-api/deposits.${channel}.create`, body, headers);
      expect([answer.status, answer.body]).toMatchObject([422, { code: "currency-malformed" }]);
    }
  });

  test("refuse an account that is not theirs, and amounts beyond their bounds", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const at = bangkokIso(await service.now());
    const qr = { body: { bankId: 11, prepareAmount: satang(300_00) }, token: member.token, key: newKey() };
    expect((await service.refusal(createQrDeposit, qr)).code).toBe("bank-account-unknown");
    await expect(askWallet(service, member, 50_001)).rejects.toMatchObject({
      code: "amount-out-of-range",
      details: { min: 100_00, max: 50_000_00 },
    });
    const body = { ...reported(at), bankId: 21 };
    const normal = { body, token: member.token, key: newKey() };
    expect((await service.refusal(createNormalDeposit, normal)).code).toBe("bank-account-unknown");
  });

  test("by report of a transfer wait beside a live request, at most three", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const live = await askQr(service, member, 340);
    const first = await report(service, member, 341.25);
    expect(first).toMatchObject({
      channel: "normal",
      status: "waiting",
      prepareIndex: 0,
      prepareTotal: 341_25,
    });
    expect(first.expiresAt).toBeUndefined();
    const more = await Promise.allSettled(Array.from({ length: 6 }, () => report(service, member, 342)));
    expect(more.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const each of more) {
      if (each.status === "rejected") {
        expect(each.reason).toMatchObject({ code: "deposit-live-already", details: { id: first.id } });
      }
    }
    expect((await service.call(currentDeposit, member))?.id).toBe(live.id);
    await service.call(cancelDeposit, { body: { id: first.id }, token: member.token });
    expect((await report(service, member, 343)).status).toBe("waiting");
  });

  test.each([
    ["of tomorrow", 24 * 60],
    ["of eight days ago", -8 * 24 * 60],
  ])("refuse a report %s", async (_, minutes) => {
    const service = open();
    const member = await newcomer(service, 0);
    const body = reported(bangkokIso((await service.now()) + minutes * 60_000));
    const args = { body, token: member.token, key: newKey() };
    expect((await service.refusal(createNormalDeposit, args)).details).toEqual({
      issues: [{ path: "body.depositAt", code: "not-a-report-time" }],
    });
  });

  test("leave the books sound", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

const as = async (service: TestService) => ({ token: (await newcomer(service, 0)).token });

const fast = (service: TestService, { token }: Person, baht: number): Promise<Deposit> =>
  service.call(createFastDeposit, {
    body: { bankId: 1, prepareAmount: satang(baht * 100) },
    token,
    key: newKey(),
  });

const reported = (depositAt: string) => reportBody(400, depositAt);
