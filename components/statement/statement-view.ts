import type { StatementSelection } from "@/lib/contract/transactions";
import { addDays, lotteryDay, readDay } from "@/lib/domain/time";
import {
  earliestStart,
  isWindowTooLong,
  statementWindow,
  type TransactionGroup,
  transactionGroupNames,
} from "@/lib/domain/transactions";

export type StatementTab = "all" | TransactionGroup;
export const statementTabs: readonly StatementTab[] = ["all", ...transactionGroupNames];

export interface StatementView {
  tab: StatementTab;
  /** Both included, lottery days `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** The default window. */
  isUsual: boolean;
  /** More than 12 months were requested: the start was moved. */
  isShortened: boolean;
  /** The upstream's parameters. */
  selection: StatementSelection;
}

/** The query string. */
export type Asked = Record<string, string | string[] | undefined>;

/**
 * Parses the address. An invalid bound falls back to the default window's; two reversed ones are swapped; of more
 * than 12 months the latest 12 are taken.
 */
export function readStatementView(asked: Asked, nowMs: number): StatementView {
  const usual = statementWindow(nowMs);
  const tab = statementTabs.find((name) => name === asked.tab) ?? "all";
  const bounds = { from: dayIn(asked.from), to: dayIn(asked.to) };
  const to = bounds.to ?? later(usual.endedDate, bounds.from);
  const from = bounds.from ?? (bounds.to ? addDays(bounds.to, -3) : usual.startedDate);
  const [first, last] = from <= to ? [from, to] : [to, from];
  const isShortened = isWindowTooLong({ startedDate: first, endedDate: last });
  const window = { startedDate: isShortened ? earliestStart(last) : first, endedDate: last };
  return {
    tab,
    from: window.startedDate,
    to: window.endedDate,
    isUsual: window.startedDate === usual.startedDate && window.endedDate === usual.endedDate,
    isShortened,
    selection: { ...window, ...(tab !== "all" && { group: tab }) },
  };
}

/** The address of a view, without the language prefix. The default window needs no query. */
export function statementPath({
  tab,
  from,
  to,
  isUsual,
}: Pick<StatementView, "tab" | "from" | "to" | "isUsual">) {
  const search = new URLSearchParams();
  if (tab !== "all") search.set("tab", tab);
  if (!isUsual) {
    search.set("from", from);
    search.set("to", to);
  }
  return `/credit/statement${search.size ? `?${search}` : ""}`;
}

export interface Period {
  unit: "days" | "months";
  n: number;
  from: string;
  to: string;
  isUsual: boolean;
}

/** Periods one tap away, each up to tomorrow like the default one. */
export function quickPeriods(nowMs: number): Period[] {
  const today = lotteryDay(nowMs);
  const to = addDays(today, 1);
  const back = (n: number): Period => ({ unit: "days", n, from: addDays(today, -n), to, isUsual: n === 3 });
  return [back(3), back(7), back(30), { unit: "months", n: 12, from: earliestStart(to), to, isUsual: false }];
}

const later = (day: string, other: string | undefined) => (other && other > day ? other : day);

function dayIn(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? (readDay(value) ?? undefined) : undefined;
}
