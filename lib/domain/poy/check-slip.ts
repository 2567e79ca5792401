import { addSatang, type Satang, satang, subtractSatang } from "../money/money";

/** A slip as it is stored, with the postings that it caused. */
export interface BookedSlip {
  readonly total: Satang;
  readonly win: Satang;
  /** Cancelled or refunded: the whole stake goes back. */
  readonly isGivenBack: boolean;
  readonly lines: readonly { readonly price: Satang; readonly win: Satang }[];
  readonly postings: readonly {
    readonly movement: string;
    readonly account: string;
    /** Signed from the account's side. */
    readonly amount: Satang;
  }[];
}

export interface SlipSums {
  stakeOfLines: Satang;
  winOfLines: Satang;
  /** What the slip has moved on the member's spendable money, signed. */
  moved: Satang;
  /** What it should have moved: the winnings less the stake, nothing once the stake was given back. */
  due: Satang;
  /** Movements whose postings do not add up to zero. */
  unbalanced: readonly string[];
}

/** The sums by which a slip, its lines and the ledger must agree. */
export function sumSlip({ total, win, isGivenBack, lines, postings }: BookedSlip): SlipSums {
  const byMovement = new Map<string, Satang>();
  for (const { movement, amount } of postings)
    byMovement.set(movement, addSatang(byMovement.get(movement) ?? satang(0), amount));
  return {
    stakeOfLines: addSatang(...lines.map(({ price }) => price)),
    winOfLines: addSatang(...lines.map((line) => line.win)),
    moved: addSatang(...postings.filter(({ account }) => account === "cash").map(({ amount }) => amount)),
    due: isGivenBack ? satang(0) : subtractSatang(win, total),
    unbalanced: [...byMovement].filter(([, sum]) => sum !== 0).map(([movement]) => movement),
  };
}
