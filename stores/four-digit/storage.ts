import type { SetRow } from "@/lib/domain/four-digit/slip";
import { isSetNumber } from "@/lib/domain/four-digit/slip";
import { isAttempt } from "../_core/attempt";
import { isObject } from "../_core/browser-storage";
import { type DraftStorage, draftStorage, type StoredDraft } from "../slip/draft-storage";

/** Rows of sets as they are stored. */
interface StoredSets extends StoredDraft {
  rows: readonly SetRow[];
}

export type SetStorage = DraftStorage<StoredSets>;

/**
 * One draft for each member (`owner`: a hash of the uuid) and market, so that what was not submitted in time is
 * offered in the market's next round.
 */
export const setStorage = (owner: string, betType: string): SetStorage =>
  draftStorage({
    draftKey: `sets:${owner}:${betType}`,
    attemptKey: `sets-key:${owner}:${betType}`,
    fits: isKeptSets,
  });

function isKeptSets(value: unknown): value is StoredSets {
  return (
    isObject(value) &&
    Array.isArray(value.rows) &&
    value.rows.every(isRow) &&
    (value.sent === undefined || isAttempt(value.sent))
  );
}

function isRow(value: unknown): value is SetRow {
  return (
    isObject(value) &&
    typeof value.number === "string" &&
    isSetNumber(value.number) &&
    Number.isInteger(value.sets) &&
    Number(value.sets) >= 0
  );
}
