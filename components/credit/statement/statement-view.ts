import type { StatementSelection } from "@/lib/contract/transactions";
import {
  earliestStart,
  isWindowTooLong,
  statementWindow,
  type TransactionGroup,
  transactionGroupNames,
} from "@/lib/domain/money/transactions";
import { type DaysRemark, readAskedDays } from "@/lib/domain/time/asked-days";
import { addDays, lotteryDay } from "@/lib/domain/time/time";

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
  /** What else is shown in another way than it was asked for. */
  remarks: readonly DaysRemark[];
  /** The upstream's parameters. */
  selection: StatementSelection;
}

/** The query string. */
export type Asked = Record<string, string | string[] | undefined>;

/**
 * Parses the address. An unreadable bound falls back to the default window's; of more than 12 months the latest 12
 * are taken.
 */
export function readStatementView(asked: Asked, nowMs: number): StatementView {
  const usual = statementWindow(nowMs);
  const tab = statementTabs.find((name) => name === asked.tab) ?? "all";
  const { remarks, ...bounds } = readAskedDays(asked);
  const to = bounds.to ?? later(usual.endedDate, bounds.from);
  const from = bounds.from ?? (bounds.to ? addDays(bounds.to, -3) : usual.startedDate);
  const isShortened = isWindowTooLong({ startedDate: from, endedDate: to });
  const window = { startedDate: isShortened ? earliestStart(to) : from, endedDate: to };
  return {
    tab,
    from: window.startedDate,
    to: window.endedDate,
    isUsual: window.startedDate === usual.startedDate && window.endedDate === usual.endedDate,
    isShortened,
    remarks,
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

/** The last day as it is named: the upstream is asked up to tomorrow, where nothing has moved yet. */
export const lastDayShown = ({ from, to }: Pick<StatementView, "from" | "to">, today: string): string =>
  from <= today && to > today ? today : to;

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
