import { type LeftOf, type SetRow, setRowsMax } from "./slip";

/** Sets from elsewhere under the round's present quotas. Every number is in exactly one of `fits` and `soldOut`. */
export interface ImportedSets {
  /** Numbers with as many of their sets as are left. */
  readonly fits: readonly SetRow[];
  readonly soldOut: readonly SetRow[];
  /** Of those that fit: numbers with fewer sets left than they had, with the earlier count. */
  readonly fewer: readonly (SetRow & { readonly was: number })[];
}

/** Checks the sets of an old slip against what is left of their numbers. */
export function importSets(old: readonly SetRow[], leftOf: LeftOf): ImportedSets {
  const fits: SetRow[] = [];
  const soldOut: SetRow[] = [];
  const fewer: ImportedSets["fewer"][number][] = [];
  for (const { number, sets } of old) {
    const left = Math.min(sets, leftOf(number));
    if (left < 1) soldOut.push({ number, sets });
    else {
      fits.push({ number, sets: left });
      if (left < sets) fewer.push({ number, sets: left, was: sets });
    }
  }
  return { fits, soldOut, fewer };
}

/**
 * Adds rows to the existing ones: sets of the same number are added up to what is left, new numbers up to the
 * slip's limit.
 */
export function joinSets(
  there: readonly SetRow[],
  more: readonly SetRow[],
  leftOf: LeftOf,
): readonly SetRow[] {
  const joined = new Map(there.map((row) => [row.number, row.sets]));
  for (const { number, sets } of more) {
    const before = joined.get(number);
    if (before === undefined && joined.size >= setRowsMax) continue;
    // A row that already asks for more than is left is reported elsewhere and not cut here.
    joined.set(number, Math.max(before ?? 0, Math.min((before ?? 0) + sets, leftOf(number))));
  }
  return [...joined].map(([number, sets]) => ({ number, sets }));
}
