import type { YingRow } from "@/lib/contract/yings";

/** A round's shots, as far as they are known on this page. */
export interface ShotList {
  /** Newest first, at most `mostShown`. */
  readonly shots: readonly YingRow[];
  /** Number of all shots of the round. */
  readonly count: number;
  readonly sum: number;
}

export const noShots: ShotList = { shots: [], count: 0, sum: 0 };

/** The most rows that are requested and kept. */
export const mostShown = 1_000;

/** The list with these rows, each once. Count and sum advance with rows that follow without a gap. */
export function withShots(list: ShotList, rows: readonly YingRow[]): ShotList {
  const known = new Map(list.shots.map((shot) => [shot.seq, shot]));
  let { count, sum } = list;
  for (const row of [...rows].sort((one, other) => one.seq - other.seq)) {
    const before = known.get(row.seq);
    // A push never marks a shot as the member's own; one that is known to be theirs stays so.
    known.set(row.seq, before?.mine ? { ...row, mine: true } : row);
    if (row.seq !== count + 1) continue;
    count += 1;
    sum += Number(row.number);
  }
  const shots = [...known.values()].sort((one, other) => other.seq - one.seq).slice(0, mostShown);
  return { shots, count, sum };
}

/** Sets the list's count and sum to the upstream's, never back behind a push. */
export function atSummary(list: ShotList, { count, sum }: { count: number; sum: number }): ShotList {
  return count > list.count ? withShots({ ...list, count, sum }, []) : list;
}

/** True when rows are missing: between the newest known and the round's count, or below that. */
export const hasGap = (list: ShotList): boolean => (list.shots[0]?.seq ?? 0) !== list.count || hasHole(list);

/** True when rows below the count are missing that this list should hold. */
export function hasHole({ shots, count }: ShotList): boolean {
  const counted = shots.filter(({ seq }) => seq <= count);
  const oldest = counted.at(-1)?.seq ?? count + 1;
  const room = mostShown - (shots.length - counted.length);
  return counted.length < Math.min(room, count) || counted.length !== count - oldest + 1;
}
