import { describe, expect, test } from "vitest";
import { quickPeriods, readStatementView, statementPath } from "@/components/credit/statement/statement-view";
import { epochMs } from "@/lib/domain/time/time";

const now = epochMs("2026-11-22T23:30:00+07:00");
const read = (asked: Record<string, string | string[]>) => readStatementView(asked, now);

describe("the address of a statement", () => {
  test.each([
    ["nothing", {}, "all", "2026-11-19", "2026-11-23"],
    ["a tab", { tab: "lotto" }, "lotto", "2026-11-19", "2026-11-23"],
    ["a tab of nobody", { tab: "gifts" }, "all", "2026-11-19", "2026-11-23"],
    ["both days as typed", { from: "01/11/2026", to: "05/11/2026" }, "all", "2026-11-01", "2026-11-05"],
    ["days of the Buddhist year", { from: "1/11/2569", to: "5/11/2569" }, "all", "2026-11-01", "2026-11-05"],
    ["the first day alone", { from: "2026-10-01" }, "all", "2026-10-01", "2026-11-23"],
    ["the last day alone", { to: "2026-10-10" }, "all", "2026-10-07", "2026-10-10"],
    ["days the wrong way round", { from: "2026-11-05", to: "2026-11-01" }, "all", "2026-11-01", "2026-11-05"],
    [
      "a day that does not exist",
      { from: "31/02/2026", to: "05/11/2026" },
      "all",
      "2026-02-28",
      "2026-11-05",
    ],
    ["no days", { from: "soon", to: ["2026-11-01"] }, "all", "2026-11-19", "2026-11-23"],
    ["a first day to come", { from: "2026-12-24" }, "all", "2026-12-24", "2026-12-24"],
    ["more than a year", { from: "2020-01-01", to: "2026-11-22" }, "all", "2025-11-22", "2026-11-22"],
  ])("with %s", (_, asked, tab, from, to) => {
    const view = read(asked as Record<string, string>);
    expect([view.tab, view.from, view.to]).toEqual([tab, from, to]);
    expect(view.selection).toEqual({
      startedDate: from,
      endedDate: to,
      ...(tab === "all" ? {} : { group: tab }),
    });
  });

  test("says when it was shortened, and of the usual window nothing", () => {
    expect(read({ from: "2020-01-01", to: "2026-11-22" }).isShortened).toBe(true);
    expect(read({ from: "2025-11-22", to: "2026-11-22" }).isShortened).toBe(false);
    expect(statementPath(read({}))).toBe("/credit/statement");
    expect(statementPath(read({ tab: "games" }))).toBe("/credit/statement?tab=games");
  });

  test("written and read again is the same view", () => {
    for (const asked of [
      {},
      { tab: "lotto" },
      { from: "2026-10-01", to: "2026-10-09" },
      { to: "2026-10-10" },
    ]) {
      const view = read(asked as Record<string, string>);
      const again = Object.fromEntries(new URL(statementPath(view), "https://x.test").searchParams);
      expect(read(again)).toEqual(view);
    }
  });

  test("each period one tap away is one that may be asked for; the first is the usual one", () => {
    for (const period of quickPeriods(now)) {
      expect(read({ from: period.from, to: period.to })).toMatchObject({
        isShortened: false,
        isUsual: period.n === 3,
      });
    }
  });
});
