/**
 * The law that nobody makes money out of nothing: with everything that a stake gives back, no accounts that are alone in
 * a round win for certain, nor on average.
 */
import { setPrice } from "../four-digit/tiers";
import { REWARDS_PER_MILLE } from "../rewards/achievements";
import { COMMISSION_PER_MILLE } from "../rewards/affiliate";
import { PRIZE_BUDGET_PER_MILLE } from "../yeekee/rank-prizes";
import { compare, type Fraction, fraction, ONE, plus, times, toNumber, ZERO } from "./fraction";
import { type BetKind, type Family, familiesOf, type Rates, setFamily } from "./market-bets";
import { isProven, sureReturn } from "./sure-return";

/** What is returned of every stake beside wins, in thousandths, whatever is drawn: all of it as if it were the most. */
function givenBackPerMille(betGroup: string): number {
  return COMMISSION_PER_MILLE + REWARDS_PER_MILLE + (betGroup === "yeekee" ? PRIZE_BUDGET_PER_MILLE : 0);
}

/** A part of the slip that wins for certain: so many baht on each of these numbers, of 1,000 in all. */
interface SlipPart {
  readonly option: BetKind["option"];
  /** How many numbers, and the first of them as an example */
  readonly numbers: number;
  readonly example: string;
  /** The part of the whole stake that stands on all of them together */
  readonly share: number;
}

export interface MarketVerdict {
  /** The most that is back of one baht for certain, and on average, with all that is given back */
  readonly sure: number;
  readonly expected: number;
  /** The slip that wins for certain; null where none does */
  readonly sureSlip: readonly SlipPart[] | null;
  /** The bet that wins on average; null where none does */
  readonly expectedBet: Pick<SlipPart, "option" | "numbers" | "example"> | null;
}

/** @param rates hundredths by option; null for four-digit sets */
export function judgeMarket(betGroup: string, rates: Rates | null): MarketVerdict {
  const families = rates ? familiesOf(rates) : [setFamily(setPrice)];
  const back = fraction(givenBackPerMille(betGroup), 1000);
  let [sure, expected] = [back, back];
  let sureSlip: readonly SlipPart[] | null = null;
  let expectedBet: MarketVerdict["expectedBet"] = null;
  for (const family of families) {
    const best = bestOnAverage(family);
    if (best && compare(plus(best.value, back), expected) > 0) {
      expected = plus(best.value, back);
      expectedBet = compare(expected, ONE) > 0 ? partOf(best.kind, ONE) : null;
    }
    // What wins on average in no bet wins in no mix: the program is only needed beyond.
    const found = sureReturn(family.payoffs);
    if (!isProven(family.payoffs, found)) throw new Error("a solution without its proof");
    const value = plus(found.value, back);
    if (compare(value, sure) <= 0) continue;
    sure = value;
    sureSlip =
      compare(value, ONE) > 0
        ? family.kinds.flatMap((kind, at) => {
            const share = found.stakes[at] ?? ZERO;
            return share.over > 0n ? [partOf(kind, share)] : [];
          })
        : null;
  }
  return { sure: toNumber(sure), expected: toNumber(expected), sureSlip, expectedBet };
}

const partOf = ({ option, numbers }: BetKind, share: Fraction): SlipPart => ({
  option,
  numbers: numbers.length,
  example: numbers[0] ?? "",
  share: toNumber(share),
});

/** The bet that returns most where every outcome is equally likely. */
function bestOnAverage({ kinds, payoffs, counts }: Family): { kind: BetKind; value: Fraction } | null {
  const outcomes = counts.reduce((sum, count) => sum + count, 0);
  let best: { kind: BetKind; value: Fraction } | null = null;
  for (const [at, kind] of kinds.entries()) {
    const value = payoffs.reduce(
      (sum, row, outcome) => plus(sum, times(row[at] ?? ZERO, fraction(counts[outcome] ?? 0, outcomes))),
      ZERO,
    );
    if (!best || compare(value, best.value) > 0) best = { kind, value };
  }
  return best;
}
