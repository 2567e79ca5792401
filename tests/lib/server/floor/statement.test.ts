import { describe, expect, test, vi } from "vitest";
import { allTransactions, pageOfTransactions } from "@/lib/contract/transactions";
import { statementWindow } from "@/lib/domain/money/transactions";
import { bangkokIso, epochMs, HOUR_MS } from "@/lib/domain/time/time";
import { ask } from "@/lib/server/ask/ask";
import { onFloor } from "./on-floor";

vi.mock("next/headers", async () => ({ headers: (await import("./on-floor")).pageHeaders }));
const upstream = onFloor();
const window = () => statementWindow(Date.now());
const read = (more = {}) => ask(pageOfTransactions, { body: { ...window(), ...more } });

describe("the statement of an upstream without pages", () => {
  test("its four lists are one, newest first; rows of unknown types are left out", async () => {
    const { items } = await read();
    expect(new Set(items.map(({ transactionType }) => transactionType))).toEqual(
      new Set(["BET_YEEKEE", "WIN_YEEKEE", "DEPOSIT", "MOVE_AF_TO_MONEY"]),
    );
    const times = items.map(({ createdAt }) => epochMs(createdAt));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  test("a wallet's time with Z is Bangkok's", async () => {
    const wallet = (await read()).items.find(({ channel }) => channel === "truemoney");
    expect(wallet?.createdAt).toMatch(/\+07:00$/);
    expect(Math.abs(epochMs(wallet?.createdAt ?? "") - (Date.now() - HOUR_MS))).toBeLessThan(2 * 60_000);
  });

  test("a kind that the statement lists is not taken from the requests again", async () => {
    const createdAt = bangkokIso(Date.now());
    const row = { id: 9, createdAt, transactionType: "DEPOSIT", amount: "300.07", balance: 400 };
    upstream().instead.set("POST /poy-api/transactions.all", () => ({ data: [row] }));
    const { items } = await read({ group: "deposit" });
    expect(items.filter(({ transactionType }) => transactionType === "DEPOSIT")).toEqual([
      { ...row, id: "9", amount: 300_07, balance: 400_00, ref: null, note: null },
    ]);
  });

  test("pages follow each other without a gap; totals are known only where every amount is", async () => {
    const whole = await read();
    const first = await read({ limit: 2 });
    const rest = await read({ limit: 50, cursor: first.nextCursor ?? "" });
    expect([...first.items, ...rest.items]).toEqual(whole.items);
    expect(whole.totals).toBeNull();
    const rows = [
      { createdAt: bangkokIso(Date.now() - 1_000), transactionType: "BET_GOV", amount: 20 },
      { createdAt: bangkokIso(Date.now() - 2_000), transactionType: "WIN_GOV", amount: 50 },
    ];
    const back = { createdAt: bangkokIso(Date.now() - 500), transactionType: "REFUND_GAME", amount: 20 };
    upstream().instead.set("POST /poy-api/transactions.all", () => ({ data: rows }));
    expect((await read({ group: "lotto" })).totals).toEqual({ in: 50_00, out: 20_00, refunded: 0, count: 2 });
    upstream().instead.set("POST /poy-api/transactions.all", () => ({ data: [back] }));
    expect((await read({ group: "games" })).totals).toMatchObject({ in: 0, refunded: 20_00 });
  });

  test("money that leaves has its sign, whether it is written or not", async () => {
    const createdAt = bangkokIso(Date.now());
    const rows = [20, -20].map((amount) => ({ createdAt, transactionType: "BET_GOV", amount }));
    upstream().instead.set("POST /poy-api/transactions.all", () => ({ data: rows }));
    expect((await ask(allTransactions, { body: window() })).map(({ amount }) => amount)).toEqual([
      -20_00, -20_00,
    ]);
  });

  test("the statement fails with its own list, and lives without the others", async () => {
    for (const call of ["transactions.bank", "true.wallet.history"])
      upstream().instead.set(`POST /poy-api/${call}`, () => ({ status: 500, message: "broken" }));
    expect((await read()).items.length).toBeGreaterThan(1);
    upstream().instead.set("POST /poy-api/transactions.all", () => ({ status: 500, message: "broken" }));
    await expect(read()).rejects.toMatchObject({ name: "Fault", code: "internal-error" });
  });
});
