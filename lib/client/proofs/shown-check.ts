/**
 * A check in the form in which a page shows it. It is made where the check runs: the page gets rows that are ready
 * to be shown, and no second copy of the proof, which it has.
 */
import type { CheckedOlder, CheckedProof, CheckedSealed } from "@/lib/domain/yeekee/check-proof";
import { rowOf, type ShotRow } from "@/lib/domain/yeekee/draw";

interface ListedShot extends Omit<ShotRow, "betId"> {
  /** This device has its receipt. */
  readonly isMine: boolean;
}

type Shown<Check extends CheckedProof> = Omit<Check, "proof" | "verdict"> & {
  readonly verdict: Omit<Check["verdict"], "shots">;
  /** Newest first. */
  readonly shots: readonly ListedShot[];
};

export type ShownCheck = Shown<CheckedSealed> | Shown<CheckedOlder>;

export function shownCheck({ proof: _, ...checked }: CheckedProof): ShownCheck {
  const own = new Set(checked.kept.map(({ receipt }) => receipt.row));
  const { shots, ...verdict } = checked.verdict;
  const listed = shots.toReversed().map((shot) => {
    const { seq, number, ms, alias } = shot;
    return { seq, number, ms, alias, isMine: own.has(rowOf(shot)) };
  });
  return { ...checked, verdict, shots: listed } as ShownCheck;
}
