import type { StatementPage, StatementSelection, TransactionRow } from "@/lib/contract/transactions";

/** Rows on one page of the list, and the most that one question asks for. */
export const rowsAPage = 50;
export const mostAPage = 100;

/** One tab over one window as far as it was read. */
export interface StatementList {
  /** Newest first. */
  rows: TransactionRow[];
  nextCursor: string | null;
  /** Of the whole selection; null until a first page told them. */
  totals: StatementPage["totals"];
  state: "ready" | "loading" | "failed";
  /** The last question for what is newest failed: the first rows may be old. */
  isStale: boolean;
}

/** One text per selection, to keep its list under. */
export const statementKey = ({ group, startedDate, endedDate }: StatementSelection): string =>
  [group ?? "all", startedDate, endedDate].join("|");

export const listOf = ({ items, nextCursor, totals }: StatementPage): StatementList => ({
  rows: items,
  nextCursor,
  totals,
  state: "ready",
  isStale: false,
});

/** A fresh first page over a longer list: what was read below stays only where the two meet, else there were a gap. */
export function withNewHead(kept: StatementList | undefined, page: StatementPage): StatementList {
  const head = listOf(page);
  const last = page.items.findLast(isPosted);
  const meets = kept && last ? kept.rows.findIndex(({ id }) => id === last.id) : -1;
  const tail = kept && meets >= 0 ? kept.rows.slice(meets + 1) : [];
  if (!kept || tail.length === 0) return head;
  return { ...head, rows: [...head.rows, ...tail], nextCursor: kept.nextCursor };
}

/** The next page below what is there; one that was asked for from another place is not taken. */
export function withNextPage(now: StatementList, askedFrom: string, page: StatementPage): StatementList {
  if (now.nextCursor !== askedFrom) return { ...now, state: "ready" };
  return { ...now, rows: [...now.rows, ...page.items], nextCursor: page.nextCursor, state: "ready" };
}

/** A request that waits stands on top, moves nothing and is gone once its money is there. */
export const isPosted = ({ transactionType }: Pick<TransactionRow, "transactionType">): boolean =>
  transactionType !== "PREDEPOSIT";

/** When the newest movement was, as the upstream wrote it; empty where there is none. */
export const newestOf = (rows: readonly TransactionRow[]): string => rows.find(isPosted)?.createdAt ?? "";

/** Rows as a virtual list measured them. */
export interface KeptHeights {
  measured: {
    index: number;
    key: string | number | bigint;
    start: number;
    end: number;
    size: number;
    lane: number;
  }[];
}
