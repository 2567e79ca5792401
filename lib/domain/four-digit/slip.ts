import { type Satang, satang } from "../money/money";

/** A number and how many sets of it. */
export interface SetRow {
  readonly number: string;
  readonly sets: number;
}

/** Numbers of one slip of sets at most; the contract's bound of the create calls. */
export const setRowsMax = 200;

export const isSetNumber = (text: string): boolean => /^\d{4}$/.test(text);

/** Sets of a number that are still available in the round. */
export type LeftOf = (number: string) => number;

export type SetAdded = "added" | "more" | "sold-out" | "no-more" | "full";

/** Adds one set of a number: a new row, or one more on its row. Returns the outcome too. */
export function addSet(
  rows: readonly SetRow[],
  number: string,
  leftOf: LeftOf,
): { rows: readonly SetRow[]; what: SetAdded } {
  const row = rows.find((one) => one.number === number);
  if (leftOf(number) < 1) return { rows, what: "sold-out" };
  if (row && row.sets >= leftOf(number)) return { rows, what: "no-more" };
  if (row) return { rows: setCount(rows, number, row.sets + 1), what: "more" };
  if (rows.length >= setRowsMax) return { rows, what: "full" };
  return { rows: [...rows, { number, sets: 1 }], what: "added" };
}

/** So many sets of a number, as typed: a count that cannot be bought stays, and prevents the submission. */
export function setCount(rows: readonly SetRow[], number: string, sets: number): readonly SetRow[] {
  return rows.map((row) => (row.number === number ? { number, sets: Math.max(0, Math.trunc(sets)) } : row));
}

/** Rows that cannot be bought as they are: with no set, or with more than is left. */
export function scarceRows(rows: readonly SetRow[], leftOf: LeftOf): readonly SetRow[] {
  return rows.filter(({ number, sets }) => sets < 1 || sets > leftOf(number));
}

/** Every row with at least one set and at most what is left of its number; those of sold-out numbers are removed. */
export function fitRows(rows: readonly SetRow[], leftOf: LeftOf): readonly SetRow[] {
  return rows
    .map(({ number, sets }) => ({ number, sets: Math.min(Math.max(1, sets), leftOf(number)) }))
    .filter(({ sets }) => sets > 0);
}

export function setsIn(rows: readonly SetRow[]): number {
  return rows.reduce((sum, { sets }) => sum + sets, 0);
}

/** The price of all rows, satang, at the price of one set. */
export function costOf(rows: readonly SetRow[], price: Satang): Satang {
  return satang(setsIn(rows) * price);
}
