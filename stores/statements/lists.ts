import type { StatementPage, StatementSelection, TransactionRow } from "@/lib/contract/transactions";

/** Rows on one page of the list, and the most that one request asks for. */
export const rowsAPage = 50;
export const mostAPage = 100;

/** One tab over one window, as far as it was read. */
export interface StatementList {
  /** Newest first. */
  rows: TransactionRow[];
  nextCursor: string | null;
  /** Totals of the whole selection; null until the first page. */
  totals: StatementPage["totals"];
  state: "ready" | "loading" | "failed";
  /** The last request for the newest rows failed: the first rows may be old. */
  isStale: boolean;
}

/** One text per selection, the key of its list. */
export const statementKey = ({ group, startedDate, endedDate }: StatementSelection): string =>
  [group ?? "all", startedDate, endedDate].join("|");

export const listOf = ({ items, nextCursor, totals }: StatementPage): StatementList => ({
  rows: items,
  nextCursor,
  totals,
  state: "ready",
  isStale: false,
});

/**
 * A new first page merged with a longer list: the rows below are kept only where the two overlap, else there
 * would be a gap.
 */
export function withNewHead(kept: StatementList | undefined, page: StatementPage): StatementList {
  const head = listOf(page);
  const last = page.items.findLast(isPosted);
  const meets = kept && last ? kept.rows.findIndex(({ id }) => id === last.id) : -1;
  const tail = kept && meets >= 0 ? kept.rows.slice(meets + 1) : [];
  if (!kept || tail.length === 0) return head;
  return { ...head, rows: [...head.rows, ...tail], nextCursor: kept.nextCursor };
}

/** The next page below the list; one that was requested from another place is ignored. */
export function withNextPage(now: StatementList, askedFrom: string, page: StatementPage): StatementList {
  if (now.nextCursor !== askedFrom) return { ...now, state: "ready" };
  return { ...now, rows: [...now.rows, ...page.items], nextCursor: page.nextCursor, state: "ready" };
}

/** A pending request is shown on top, moves nothing, and is removed once its money has arrived. */
const isPosted = ({ transactionType }: Pick<TransactionRow, "transactionType">): boolean =>
  transactionType !== "PREDEPOSIT";

/** The time of the newest movement, as the upstream wrote it; empty where there is none. */
export const newestOf = (rows: readonly TransactionRow[]): string => rows.find(isPosted)?.createdAt ?? "";

/** Row heights as the virtual list measured them. */
export interface StoredHeights {
  measured: {
    index: number;
    key: string | number | bigint;
    start: number;
    end: number;
    size: number;
    lane: number;
  }[];
}
