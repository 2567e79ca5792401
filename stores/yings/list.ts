import type { YingRow } from "@/lib/contract/yings";

/** A round's shots as far as they are known here. */
export interface ShotList {
  /** Newest first, at most `mostShown`. */
  readonly shots: readonly YingRow[];
  /** Of all shots of the round. */
  readonly count: number;
  readonly sum: number;
}

export const noShots: ShotList = { shots: [], count: 0, sum: 0 };

/** The most that are asked for and kept. */
export const mostShown = 1_000;

/** The list with these rows, each once. Count and sum go on by rows that follow without a gap. */
export function withShots(list: ShotList, rows: readonly YingRow[]): ShotList {
  const known = new Map(list.shots.map((shot) => [shot.seq, shot]));
  let { count, sum } = list;
  for (const row of [...rows].sort((one, other) => one.seq - other.seq)) {
    const before = known.get(row.seq);
    // A push says of nobody that a shot is his; what is known to be ours stays so.
    known.set(row.seq, before?.mine ? { ...row, mine: true } : row);
    if (row.seq !== count + 1) continue;
    count += 1;
    sum += Number(row.number);
  }
  const shots = [...known.values()].sort((one, other) => other.seq - one.seq).slice(0, mostShown);
  return { shots, count, sum };
}

/** The list at an upstream's own count and sum, never back behind what was heard since. */
export function atSummary(list: ShotList, { count, sum }: { count: number; sum: number }): ShotList {
  return count > list.count ? withShots({ ...list, count, sum }, []) : list;
}

/** True when rows are missing: between the newest known and the round's count, or behind that. */
export const hasGap = (list: ShotList): boolean => (list.shots[0]?.seq ?? 0) !== list.count || hasHole(list);

/** True when of the rows up to the count some are missing that have their place here. */
export function hasHole({ shots, count }: ShotList): boolean {
  const counted = shots.filter(({ seq }) => seq <= count);
  const oldest = counted.at(-1)?.seq ?? count + 1;
  const room = mostShown - (shots.length - counted.length);
  return counted.length < Math.min(room, count) || counted.length !== count - oldest + 1;
}
