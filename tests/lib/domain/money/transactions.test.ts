import fc from "fast-check";
import { expect, test } from "vitest";
import {
  affiliateWindow,
  betTransaction,
  earliestStart,
  groupOf,
  isWindowTooLong,
  latestEnd,
  statementWindow,
  type TransactionType,
  transactionGroups,
  transactionTypes,
  winTransaction,
} from "@/lib/domain/money/transactions";
import { addDays, bangkokDate, epochMs } from "@/lib/domain/time/time";

test.each([
  [
    "deposit",
    "PREDEPOSIT DEPOSIT ADMIN_INCREASE ABORT_POY ACHIVEMENT_ADDMONEY YING_WIN ADMIN_MOVE_INCREASE MOVE_AF_TO_MONEY",
  ],
  ["withdraw", "WITHDRAW ADMIN_DECREASE ADMIN_MOVE_DECREASE"],
  ["lotto", "BET_GOV BET_YEEKEE BET_STOCK BET_SET_4 WIN_GOV WIN_YEEKEE WIN_STOCK WIN_SET_4"],
  ["games", "BET_GAME WIN_GAME ABORT_GAME REFUND_GAME GAME_ADD GAME_DEDUCT CREATE_GAME DRAW_GAME BONUS_GAME"],
] as const)("the %s group is %s", (group, types) => {
  expect(transactionGroups[group].join(" ")).toBe(types);
  for (const type of transactionGroups[group]) expect(groupOf(type)).toBe(group);
});

test("there are 28 types, 8 + 3 + 8 + 9, each in one group", () => {
  expect(Object.values(transactionGroups).map((types) => types.length)).toEqual([8, 3, 8, 9]);
  expect(new Set(transactionTypes).size).toBe(28);
});

test("a type of nobody is refused", () => {
  const stranger: string = "GIFT";
  expect(() => groupOf(stranger as TransactionType)).toThrow(RangeError);
});

test.each([
  ["gov", "BET_GOV", "WIN_GOV"],
  ["stock", "BET_STOCK", "WIN_STOCK"],
  ["yeekee", "BET_YEEKEE", "WIN_YEEKEE"],
  ["set_4", "BET_SET_4", "WIN_SET_4"],
] as const)("%s books %s and %s", (betGroup, bet, win) => {
  expect([betTransaction(betGroup), winTransaction(betGroup)]).toEqual([bet, win]);
});

test("lists reach from some days back to tomorrow; the statement's days run to 04:00", () => {
  const lateEvening = epochMs("2026-11-21T23:30:00+07:00");
  expect(statementWindow(lateEvening)).toEqual({ startedDate: "2026-11-18", endedDate: "2026-11-22" });
  expect(affiliateWindow(lateEvening)).toEqual({ startedDate: "2026-10-22", endedDate: "2026-11-22" });
  const afterMidnight = epochMs("2026-11-22T00:30:00+07:00");
  expect(statementWindow(afterMidnight)).toEqual({ startedDate: "2026-11-18", endedDate: "2026-11-22" });
  expect(affiliateWindow(afterMidnight)).toEqual({ startedDate: "2026-10-23", endedDate: "2026-11-23" });
  const morning = epochMs("2026-11-22T04:00:00+07:00");
  expect(statementWindow(morning)).toEqual({ startedDate: "2026-11-19", endedDate: "2026-11-23" });
});

test.each([
  ["2025-11-22", "2026-11-22"],
  ["2023-03-01", "2024-03-01"],
  ["2024-02-29", "2025-02-28"],
])("a statement from %s reaches to %s and no further", (startedDate, endedDate) => {
  expect(latestEnd(startedDate)).toBe(endedDate);
  expect(isWindowTooLong({ startedDate, endedDate })).toBe(false);
  expect(isWindowTooLong({ startedDate, endedDate: addDays(endedDate, 1) })).toBe(true);
});

test("the earliest start of any last day is within reach, and the day before it is not", () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => bangkokDate(days * 86_400_000));
  fc.assert(
    fc.property(day, (endedDate) => {
      const startedDate = earliestStart(endedDate);
      expect(isWindowTooLong({ startedDate, endedDate })).toBe(false);
      expect(isWindowTooLong({ startedDate: addDays(startedDate, -1), endedDate })).toBe(true);
    }),
  );
});
