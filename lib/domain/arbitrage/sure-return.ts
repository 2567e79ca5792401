/**
 * What a mix of bets returns for certain: the value of the game between whoever spreads a stake of one over bets, and an
 * outcome that pays them least. It is a linear program, solved exactly by the simplex method.
 */
import { compare, dividedBy, type Fraction, fraction, minus, ONE, plus, times, ZERO } from "./fraction";

/** What each bet (column) pays for a stake of one in each outcome (row); no entry is negative. */
export type Payoffs = readonly (readonly Fraction[])[];

export interface SureReturn {
  /** The largest return of a stake of one that no outcome goes below */
  readonly value: Fraction;
  /** The part of the stake on each bet that returns it */
  readonly stakes: readonly Fraction[];
  /** Weights of outcomes under which no bet returns more on average: with `stakes` the proof of `value` */
  readonly weights: readonly Fraction[];
}

/** @throws RangeError where there is no bet or no outcome */
export function sureReturn(payoffs: Payoffs): SureReturn {
  const bets = payoffs[0]?.length ?? 0;
  if (bets === 0) throw new RangeError("no bet, or no outcome");
  const losing = payoffs.findIndex((row) => row.every((paid) => paid.over === 0n));
  if (losing >= 0) return provesNothing(payoffs.length, bets, losing);
  // Outcomes' weights y ≥ 0 of the greatest sum with no bet's average above 1: y = 0 is a start. The stakes are what
  // the solution says each bet's bound is worth, and the value is one over the sum.
  const { values, worth, sum } = maximise(transposed(payoffs));
  return {
    value: dividedBy(ONE, sum),
    stakes: worth.map((part) => dividedBy(part, sum)),
    weights: values.map((part) => dividedBy(part, sum)),
  };
}

/** Whether stakes and weights are what they claim, by arithmetic alone: each proves one side of the value. */
export function isProven(payoffs: Payoffs, { value, stakes, weights }: SureReturn): boolean {
  const isShare = (parts: readonly Fraction[]) =>
    parts.every(({ over }) => over >= 0n) && compare(sumOf(parts), ONE) === 0;
  const returns = payoffs.every((row) => compare(dot(row, stakes), value) >= 0);
  const isBound = transposed(payoffs).every((column) => compare(dot(column, weights), value) <= 0);
  return isShare(stakes) && isShare(weights) && returns && isBound;
}

/** An outcome that pays no bet makes every mix worth nothing. */
function provesNothing(outcomes: number, bets: number, losing: number): SureReturn {
  const single = (count: number, at: number) =>
    Array.from({ length: count }, (_, n) => (n === at ? ONE : ZERO));
  return { value: ZERO, stakes: single(bets, 0), weights: single(outcomes, losing) };
}

/**
 * Maximises the sum of y ≥ 0 where every row's product with y is at most 1. `worth` is each row's dual value. Bland's
 * rule: the lowest index enters and leaves, so that it ends.
 */
function maximise(rows: Payoffs): { values: Fraction[]; worth: Fraction[]; sum: Fraction } {
  const [count, width] = [rows.length, rows[0]?.length ?? 0];
  const unit = (at: number) => Array.from({ length: count }, (_, n) => (n === at ? ONE : ZERO));
  // A row: the variables, a slack for each row, the right side.
  let table = rows.map((row, at) => [...row, ...unit(at), ONE]);
  let goal = [...Array.from({ length: width }, () => fraction(-1)), ...unit(-1), ZERO];
  const basis = rows.map((_, at) => width + at);
  for (;;) {
    const enters = goal.findIndex((value, at) => at < width + count && value.over < 0n);
    if (enters < 0) break;
    const leaves = leavingRow(table, enters, basis);
    const pivot = table[leaves] as Fraction[];
    const scaled = pivot.map((value) => dividedBy(value, pivot[enters] as Fraction));
    const without = (row: Fraction[]) => {
      const factor = row[enters] as Fraction;
      return factor.over === 0n
        ? row
        : row.map((value, at) => minus(value, times(factor, scaled[at] as Fraction)));
    };
    table = table.map((row, at) => (at === leaves ? scaled : without(row)));
    goal = without(goal);
    basis[leaves] = enters;
  }
  const values = Array.from({ length: width }, () => ZERO);
  for (const [at, variable] of basis.entries())
    if (variable < width) values[variable] = table[at]?.at(-1) ?? ZERO;
  return { values, worth: goal.slice(width, width + count), sum: goal.at(-1) ?? ZERO };
}

/** The row whose bound is reached first; there is one, for every variable has a bet that pays in its outcome. */
function leavingRow(table: readonly Fraction[][], enters: number, basis: readonly number[]): number {
  let best = -1;
  let least = ZERO;
  for (const [at, row] of table.entries()) {
    const slope = row[enters] as Fraction;
    if (slope.over <= 0n) continue;
    const ratio = dividedBy(row.at(-1) as Fraction, slope);
    const order = best < 0 ? -1 : compare(ratio, least);
    if (order < 0 || (order === 0 && (basis[at] as number) < (basis[best] as number)))
      [best, least] = [at, ratio];
  }
  if (best < 0) throw new RangeError("an outcome that no bet pays in");
  return best;
}

const sumOf = (parts: readonly Fraction[]) => parts.reduce(plus, ZERO);
const dot = (a: readonly Fraction[], b: readonly Fraction[]) =>
  a.reduce((sum, value, at) => plus(sum, times(value, b[at] ?? ZERO)), ZERO);
const transposed = (rows: Payoffs): Fraction[][] =>
  (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ZERO));
