import { describe, expect, test, vi } from "vitest";
import { allBanks } from "@/lib/contract/banks";
import { bankTransactions } from "@/lib/contract/transactions";
import { allWithdraws } from "@/lib/contract/withdraws";
import { ask } from "@/lib/server/ask/ask";
import { onFloor } from "./on-floor";

vi.mock("next/headers", async () => ({ headers: (await import("./on-floor")).pageHeaders }));
const upstream = onFloor();

const lists = (told: object) =>
  upstream().instead.set("POST /poy-api/transactions.bank", () => ({ data: told }));
const createdAt = "2026-11-30T15:20:00+07:00";

describe("requests by the spec's fields", () => {
  test("a deposit of the fast list, with money as text and a missing list beside it", async () => {
    const { depositFast, depositNormal } = await ask(bankTransactions);
    expect(depositFast).toMatchObject([
      { id: "71", channel: "fast", prepareTotal: 300_07, status: "credited" },
    ]);
    expect(depositNormal).toEqual([]);
  });

  test("a reported transfer has the fields of the manual body", async () => {
    lists({
      depositNormal: [
        { id: 5, bankId: 1, channel: "bank", amount: 150, depositAt: createdAt, status: "pending" },
      ],
    });
    const { depositNormal } = await ask(bankTransactions);
    expect(depositNormal).toMatchObject([
      { channel: "normal", prepareTotal: 150_00, createdAt, status: "waiting" },
    ]);
  });

  test("a state that nobody knows leaves its row out, and the others stay", async () => {
    const row = { bankId: 1, prepareAmount: 1, createdAt };
    lists({
      depositFast: [
        { ...row, id: 1, status: 17 },
        { ...row, id: 2, status: "EXPIRED" },
      ],
    });
    expect((await ask(bankTransactions)).depositFast.map(({ id, status }) => [id, status])).toEqual([
      ["2", "expired"],
    ]);
  });

  test("withdrawals of the bank's lists stand in for a list of their own", async () => {
    lists({
      userWithdraw: [
        {
          id: 3,
          amount: "500",
          status: "success",
          createdAt,
          bankCode: "KBANK",
          bankAccountNumber: "1234567890",
        },
      ],
    });
    const { items } = await ask(allWithdraws, { query: {} });
    expect(items).toMatchObject([
      { amount: 500_00, status: "paid", account: { accountNumber: "1234567890" } },
    ]);
  });

  test("banks are the site's own list", async () => {
    expect((await ask(allBanks)).map(({ bankCode }) => bankCode)).toEqual(
      expect.arrayContaining(["KBANK", "SCB"]),
    );
  });
});
