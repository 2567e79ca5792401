import type { BodyOf } from "@/lib/contract/endpoint";
import type { allPoys } from "@/lib/contract/poys";

/** Which slips a list holds: group, market, round, status, settled or not, what came of them, and window of draw dates. */
export type PoySelection = Omit<BodyOf<typeof allPoys>, "cursor" | "limit">;

/** Slips on one page of a list. */
export const poysAPage = 30;

/** One text per selection, the key of its list. */
export const selectionKey = (selection: PoySelection): string =>
  [
    selection.betGroup,
    selection.betType,
    selection.betId,
    selection.status,
    selection.isSettled ? "settled" : undefined,
    selection.outcome,
    selection.startedDate,
    selection.endedDate,
  ].join("|");
