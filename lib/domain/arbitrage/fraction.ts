/** Exact fractions, for arithmetic that must not round: whether a bet can be won for certain is a yes or a no. */
export interface Fraction {
  readonly over: bigint;
  /** More than zero */
  readonly under: bigint;
}

/** @throws RangeError for a denominator of zero */
export function fraction(over: bigint | number, under: bigint | number = 1): Fraction {
  const [top, bottom] = [BigInt(over), BigInt(under)];
  if (bottom === 0n) throw new RangeError("nothing is divided by zero");
  const sign = bottom < 0n ? -1n : 1n;
  const shared = divisorOf(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom);
  return { over: (sign * top) / shared, under: (sign * bottom) / shared };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under - b.over * a.under, a.under * b.under);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);
export const dividedBy = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under, a.under * b.over);
/** Negative, zero or positive, as a sort wants it. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
export const toNumber = ({ over, under }: Fraction): number => Number(over) / Number(under);

function divisorOf(a: bigint, b: bigint): bigint {
  let [big, small] = [a, b];
  while (small !== 0n) [big, small] = [small, big % small];
  return big === 0n ? 1n : big;
}
