import { isDeepStrictEqual } from "node:util";
import type { GovernmentResult } from "@/lib/contract/results";

/** What an answer says of a round: its result, that there is none yet, or something that is not so. */
export type Shown = "result" | "none" | "wrong";

/** One read of a round's result. Times in ms of one clock. */
export interface Read {
  place: string;
  what: string;
  begunMs: number;
  endedMs: number;
  shown: Shown;
}

interface Row {
  betId: string;
  status: string;
  setResult: boolean;
  result?: unknown;
}

/** In a reply of the contract: a round, a row of results, or a list of either; a list may be without the round. */
export function shownInReply(text: string, betId: string, result: GovernmentResult): Shown {
  const { data } = JSON.parse(text) as { data: unknown };
  const rows = [data].flat().map((each) => (each as { betList?: Row }).betList ?? (each as Row));
  const row = rows.find((each) => each.betId === betId);
  if (!row) return "none";
  const isFinal = row.status === "settled" || row.setResult;
  if (!isFinal && row.result === undefined) return "none";
  return isFinal && isDeepStrictEqual(row.result, result) ? "result" : "wrong";
}

/** On a page: the first prize has six digits that nothing else on it has. */
export const shownOnPage = (html: string, { first }: Pick<GovernmentResult, "first">): Shown =>
  html.includes(`>${first}<`) ? "result" : "none";

/** What was read at one process of one kind. */
export interface PlaceVerdict {
  place: string;
  /** Reads that showed the result. */
  right: number;
  /** Reads that showed a wrong result, or an empty one as final. */
  wrong: number;
  /** Reads without the result that began later than allowed. */
  stale: number;
  /** Reads without the result that began after another one of the same kind had shown it. */
  wentBack: number;
  /** How long after the confirmation the last read without the result began; null: none did. */
  lastWithoutMs: number | null;
}

/** @param confirmedMs when the operator's call had its answer */
export function judgeReads(reads: readonly Read[], confirmedMs: number, mostMs: number): PlaceVerdict[] {
  const places = [...new Set(reads.map(({ place }) => place))].sort();
  return places.map((place) => {
    const own = reads.filter((read) => read.place === place);
    const without = own.filter(({ shown }) => shown === "none");
    const after = without.map(({ begunMs }) => begunMs - confirmedMs).filter((ms) => ms > 0);
    const seenFrom = firstShownBy(own);
    return {
      place,
      right: own.filter(({ shown }) => shown === "result").length,
      wrong: own.filter(({ shown }) => shown === "wrong").length,
      stale: after.filter((ms) => ms > mostMs).length,
      wentBack: without.filter(
        ({ what, begunMs }) => begunMs > (seenFrom.get(what) ?? Number.POSITIVE_INFINITY),
      ).length,
      lastWithoutMs: after.length > 0 ? Math.max(...after) : null,
    };
  });
}

/** When the first read of each kind that showed the result had ended. */
function firstShownBy(reads: readonly Read[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { what, endedMs, shown } of reads)
    if (shown === "result") first.set(what, Math.min(endedMs, first.get(what) ?? Number.POSITIVE_INFINITY));
  return first;
}
