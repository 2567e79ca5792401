import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { referenceOf } from "@/components/credit/statement/reference";
import { StatementRow } from "@/components/credit/statement/statement-row";
import type { TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { transactionTypes } from "@/lib/domain/money/transactions";
import { poyId, rowOf, rowWords, slip } from "./rows";

afterEach(cleanup);

const show = (row: TransactionRow) => render(<StatementRow row={row} words={rowWords} />);

describe("a row of the statement", () => {
  test.each(transactionTypes)("of %s has its words, its time and its picture", (type) => {
    const { container } = show(rowOf(type));
    expect(screen.getByText(rowWords.types[type])).toBeTruthy();
    expect(screen.getByText("10:15:22").getAttribute("datetime")).toBe("2026-11-23T10:15:22+07:00");
    expect(container.querySelector("use")?.getAttribute("href")).toMatch(/#\w+/);
  });

  test("says what came in, what went out and what was left", () => {
    show(rowOf("DEPOSIT"));
    expect(screen.getByText("+฿100.25")).toBeTruthy();
    expect(screen.getByText("Balance ฿1,100.25")).toBeTruthy();
    cleanup();
    show(rowOf("BET_GOV", { amount: satang(-20_00) }));
    expect(screen.getByText("−฿20.00")).toBeTruthy();
  });

  test("of a game says which and which round, and leads to the round", () => {
    const game = { partner: "wl", gameId: "hi-lo", name: "Hi-Lo", round: "8f14e45f-ceea" };
    show(rowOf("WIN_GAME", { ref: { kind: "game", id: "g1" }, game }));
    const link = screen.getByText("Hi-Lo · 8F14E45F").closest("a");
    expect(link?.getAttribute("href")).toMatch(/\/games\/round\/g1$/);
  });

  test("of a game of the house calls it in the reader's language", () => {
    const game = { partner: "wl", gameId: "golden-lotus", name: "Golden Lotus", round: "" };
    show(rowOf("WIN_GAME", { ref: { kind: "game", id: "g1" }, game }));
    const link = screen.getByText("Lotus of gold").closest("a");
    // Money outside of any round leads to the game.
    expect(link?.getAttribute("href")).toMatch(/\/game\/wl\/golden-lotus$/);
  });

  test("that waits moved nothing: no sign, no balance after it", () => {
    show(rowOf("PREDEPOSIT", { ref: { kind: "deposit", id: "d1" } }));
    expect(screen.getByText("฿100.25")).toBeTruthy();
    expect(screen.getByText("Waiting")).toBeTruthy();
    expect(screen.queryByText(/Balance/)).toBeNull();
  });

  test("of a transfer that the member has reported does not ask for a transfer", () => {
    show(rowOf("PREDEPOSIT", { channel: "normal" }));
    expect(screen.getByText("Reported deposit, being checked")).toBeTruthy();
    expect(screen.queryByText("Deposit waiting for transfer")).toBeNull();
  });

  test.each([
    ["pending", "Held, being checked"],
    ["approved", "Transferring"],
    ["paid", "Paid"],
    ["rejected", "Not approved"],
  ] as const)("of a withdrawal that is %s says so", (status, words) => {
    show(rowOf("WITHDRAW", { status, amount: satang(-500_00) }));
    expect(screen.getByText(words)).toBeTruthy();
  });

  test("of a draw says that it does not count as turnover", () => {
    show(rowOf("DRAW_GAME"));
    expect(screen.getByText("Does not count as turnover")).toBeTruthy();
  });

  test("shows staff's reason for an adjustment, and no internal code", () => {
    show(rowOf("ADMIN_INCREASE", { note: "Goodwill for a late payout" }));
    expect(screen.getByText("Goodwill for a late payout")).toBeTruthy();
    cleanup();
    show(rowOf("ABORT_POY", { note: "member" }));
    expect(screen.queryByText("member")).toBeNull();
  });
});

describe("what caused a row", () => {
  const poy = { kind: "poy", id: poyId } as const;
  test.each([
    [rowOf("BET_STOCK", { ref: poy, poy: slip }), `/poy/stock/${poyId}`],
    [
      rowOf("WIN_SET_4", { ref: poy, poy: { ...slip, betGroup: "set_4", betType: "lao" } }),
      `/poy/lottery/lao/${poyId}`,
    ],
    [rowOf("BET_GOV", { ref: poy }), `/poy/gov/${poyId}`],
    [rowOf("ABORT_POY", { ref: poy }), undefined],
    [rowOf("DEPOSIT", { ref: { kind: "deposit", id: "d1" } }), "/credit/deposit/fast/queue?id=d1"],
    [
      rowOf("DEPOSIT", { ref: { kind: "deposit", id: "d1" }, channel: "crypto" }),
      "/credit/deposit/crypto/queue?id=d1",
    ],
    [rowOf("WITHDRAW", { ref: { kind: "withdraw", id: "w1" } }), "/credit/withdraw"],
    [
      rowOf("YING_WIN", { ref: { kind: "ying", id: "yeekee-2026-11-23-34" } }),
      "/results/yeekee/yeekee-2026-11-23-34",
    ],
    [rowOf("ACHIVEMENT_ADDMONEY", { ref: { kind: "achievement", id: "a" } }), "/profile/achievement"],
    [rowOf("MOVE_AF_TO_MONEY", { ref: { kind: "af", id: "m" } }), "/profile/affiliate"],
    [rowOf("ADMIN_DECREASE"), undefined],
    [rowOf("BET_GAME", { ref: null }), undefined],
    [
      rowOf("WIN_GAME", {
        ref: { kind: "game", id: "r1" },
        game: { partner: "wl", gameId: "golden-reels", name: "Golden Reels", round: "r1" },
      }),
      "/games/round/r1",
    ],
    [rowOf("BONUS_GAME", { ref: { kind: "game", id: "r2" } }), undefined],
  ])("of $transactionType leads to its page", (row, href) => {
    const reference = referenceOf(row, rowWords);
    expect(reference.href).toBe(href);
    expect(reference.text).not.toBe("");
    show(row);
    if (href) expect(screen.getByRole("link").getAttribute("href")).toContain(href);
    else expect(screen.queryByRole("link")).toBeNull();
  });
});
