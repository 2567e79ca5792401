import { describe, expect, test } from "vitest";
import { type RequestLists, requestsOf, tabOf } from "@/components/credit/statement/requests";
import type { Deposit } from "@/lib/contract/deposits";
import { walletRow } from "@/lib/contract/transactions";
import type { Withdraw } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import { paid, pending } from "../../withdrawal/withdraw";

const none: RequestLists = { depositFast: [], depositNormal: [], userWithdraw: [], wallet: [], live: null };
const deposit = (id: string, createdAt: string, changes: Partial<Deposit> = {}): Deposit => ({
  id,
  channel: "fast",
  bankId: 1,
  prepareAmount: satang(300_00),
  prepareIndex: 7,
  prepareTotal: satang(300_07),
  status: "waiting",
  referTransferId: null,
  createdAt,
  ...changes,
});

test("without a tab asked for, all requests are shown", () => {
  expect([undefined, "none", ["fast"]].map(tabOf)).toEqual(["all", "all", "all"]);
  expect(tabOf("withdraw")).toBe("withdraw");
});

describe("the requests of a tab", () => {
  test("stand newest first, whatever order they came in, also over offsets", () => {
    const depositFast = [
      deposit("middle", "2026-11-23T10:00:00+07:00"),
      deposit("oldest", "2026-11-23T02:59:00Z"),
      deposit("newest", "2026-11-23T03:01:00Z"),
    ];
    expect(requestsOf("fast", { ...none, depositFast }).map(({ id }) => id)).toEqual([
      "newest",
      "middle",
      "oldest",
    ]);
  });

  test("show what was credited or reported, and beside it what was asked for where that differs", () => {
    const at = "2026-11-23T10:00:00+07:00";
    const report = { amount: satang(300_00), transferredAt: at, reportedAt: at };
    const of = (changes: Partial<Deposit>) =>
      requestsOf("fast", { ...none, depositFast: [deposit("one", at, changes)] }).map(({ amount, asked }) => [
        amount,
        asked,
      ]);
    expect(of({})).toEqual([[satang(300_07), undefined]]);
    expect(of({ status: "claimed", report })).toEqual([[satang(300_00), satang(300_07)]]);
    expect(of({ status: "claimed", report: { ...report, amount: satang(300_07) } })).toEqual([
      [satang(300_07), undefined],
    ]);
    expect(of({ status: "credited", report, creditedAmount: satang(299_00) })).toEqual([
      [satang(299_00), satang(300_07)],
    ]);
  });

  test("of every kind stand together newest first, as many as one list has", () => {
    const at = (minute: number) => `2026-11-23T10:${minute}:00+07:00`;
    const paid = walletRow.parse({
      id: "wallet",
      amount: 1,
      transferTime: "2026-11-23T10:12:00Z",
      status: "x",
      note: null,
    });
    const lists = {
      ...none,
      depositFast: [deposit("coins", at(13), { channel: "crypto" }), deposit("bank", at(10))],
      depositNormal: [deposit("report", at(11), { channel: "normal" })],
      wallet: [paid],
    };
    expect(requestsOf("all", lists).map(({ id }) => id)).toEqual(["coins", "wallet", "report", "bank"]);
    const many = Array.from({ length: 120 }, (_, one) => deposit(`d${one}`, at(10)));
    expect(requestsOf("all", { ...lists, depositFast: many })).toHaveLength(100);
  });

  test("of coins stand by themselves, not among the transfers", () => {
    const depositFast = [
      deposit("bank", "2026-11-23T10:00:00+07:00"),
      deposit("coins", "2026-11-23T10:01:00+07:00", { channel: "crypto" }),
    ];
    const idsOf = (tab: "fast" | "crypto") => requestsOf(tab, { ...none, depositFast }).map(({ id }) => id);
    expect([idsOf("fast"), idsOf("crypto")]).toEqual([["bank"], ["coins"]]);
  });

  test("say of the live one that money came which did not match, else by when it has to be sent", () => {
    const expiresAt = "2026-11-23T10:15:00+07:00";
    const depositFast = [deposit("live", "2026-11-23T10:00:00+07:00", { expiresAt })];
    expect(requestsOf("fast", { ...none, depositFast })[0]).toMatchObject({
      status: "waiting",
      until: expiresAt,
    });
    const live = { id: "live", inexactAt: "2026-11-23T10:05:00+07:00" };
    expect(requestsOf("fast", { ...none, depositFast, live })[0]).toMatchObject({ status: "inexact" });
  });

  test("say of coins how far the network has confirmed them, and no time by which to send them", () => {
    const transfer = {
      address: "T",
      coin: "USDT",
      chain: "TRC20",
      coinAmount: "8",
      confirmations: 0,
      needed: 3,
    };
    const expiresAt = "2026-11-23T10:15:00+07:00";
    const sent = { channel: "crypto", expiresAt, transfer, referTransferId: "0x1" } as const;
    const depositFast = [deposit("coins", "2026-11-23T10:00:00+07:00", sent)];
    const [seen] = requestsOf("crypto", { ...none, depositFast });
    expect(seen).toMatchObject({ status: "confirming", told: { kind: "confirming", done: 0, needed: 3 } });
    expect(seen?.until).toBeUndefined();
  });

  test("keep other money that came beside a credited total, or after its time", () => {
    const inexact = { inexactAt: "2026-11-23T10:05:00+07:00", inexactAmount: satang(300_00) };
    const depositFast = [
      deposit("credited", "2026-11-23T10:00:00+07:00", { ...inexact, status: "credited" }),
      deposit("expired", "2026-11-23T09:00:00+07:00", { ...inexact, status: "expired" }),
    ];
    const [credited, expired] = requestsOf("fast", { ...none, depositFast });
    expect(credited).toMatchObject({ status: "credited", told: { kind: "beside", amount: 300_00 } });
    // It is over: only what came for it is still open.
    expect(expired).toMatchObject({ status: "expired", told: { kind: "inexact" } });
  });

  test("of the wallet are read on Bangkok's clock, though upstreams end them in Z", () => {
    const told = ["2026-11-23T10:00:00Z", "2026-11-23T09:00:00Z"].map((transferTime, at) =>
      walletRow.parse({ id: `w${at}`, amount: 250.5, transferTime, status: "credited", note: null }),
    );
    const [first] = requestsOf("wallet", { ...none, wallet: told.reverse() });
    expect(first).toMatchObject({
      id: "w0",
      at: "2026-11-23T10:00:00+07:00",
      amount: 250_50,
      href: "/credit/deposit/truemoney?id=w0",
    });
  });

  test("lead to their own pages; a report waits for staff, not for a transfer", () => {
    const normal = deposit("n", "2026-11-23T10:00:00+07:00", { channel: "normal" });
    expect(requestsOf("normal", { ...none, depositNormal: [normal] })[0]).toMatchObject({
      status: "reviewing",
      href: "/credit/deposit/normal?id=n",
    });
    const withdraw: Withdraw = {
      id: "w",
      amount: satang(500_00),
      account: { bankId: 1, bankCode: "KBANK", accountNumber: "1234567890", name: "Som", botUpdate: null },
      status: "pending",
      createdAt: "2026-11-23T10:00:00+07:00",
      decidedAt: null,
      reason: null,
      place: 2,
      expectedAt: null,
    };
    expect(requestsOf("withdraw", { ...none, userWithdraw: [withdraw] })[0]).toMatchObject({
      status: "pending",
      place: 2,
      href: "/credit/withdraw",
    });
  });

  test("of a withdrawal tell when it was paid, where the upstream tells it", () => {
    const shown = (withdraw: Withdraw) => requestsOf("withdraw", { ...none, userWithdraw: [withdraw] })[0];
    expect(shown(paid)).toMatchObject({ at: paid.createdAt, paidAt: paid.paidAt });
    const { paidAt: _paidAt, ...untold } = paid;
    expect(shown(untold)).not.toHaveProperty("paidAt");
    expect(shown(pending)).not.toHaveProperty("paidAt");
  });
});
