import type { SortOrder } from "@/components/ui/lists/sort-heads";
import type { PoyRow } from "@/lib/contract/poys";
import { netOf, type ShownStatus, shownStatus } from "../detail/outcome";

const sortKeys = ["no", "market", "stake", "net", "state"] as const;
export type SortKey = (typeof sortKeys)[number];

export type SlipSort = SortOrder<SortKey>;

/** Newest first, as the upstream lists them. */
export const newestFirst: SlipSort = { by: "no", isRising: false };

/** The order after a press on a column: amounts and numbers begin with the largest, names with A. */
export function nextSort(sort: SlipSort, by: SortKey): SlipSort {
  return sort.by === by
    ? { by, isRising: !sort.isRising }
    : { by, isRising: by === "market" || by === "state" };
}

const stateOrder: readonly ShownStatus[] = ["won", "checking", "accepted", "lost", "refunded", "cancelled"];

/** A sorted copy; slips that are equal in the column, and those without a net yet, stay newest first. */
export function sortSlips(
  slips: readonly PoyRow[],
  { by, isRising }: SlipSort,
  nameOf: (slip: PoyRow) => string,
): readonly PoyRow[] {
  const compare: Record<SortKey, (a: PoyRow, b: PoyRow) => number> = {
    no: (a, b) => a.poyNo - b.poyNo,
    market: (a, b) => nameOf(a).localeCompare(nameOf(b)),
    stake: (a, b) => a.total - b.total,
    net: (a, b) => (netOf(a) ?? 0) - (netOf(b) ?? 0),
    state: (a, b) => stateOrder.indexOf(shownStatus(a)) - stateOrder.indexOf(shownStatus(b)),
  };
  const way = isRising ? 1 : -1;
  return slips.toSorted((a, b) => way * compare[by](a, b) || b.poyNo - a.poyNo);
}
