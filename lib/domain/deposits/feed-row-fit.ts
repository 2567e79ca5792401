import type { Satang } from "../money/money";

/** A bank's row and a deposit, as far as they can agree. */
interface Row {
  readonly bankAccountId: number;
  readonly amount: Satang;
}
interface Announced {
  readonly bankId: number;
  readonly prepareTotal: Satang;
  readonly report?: { readonly amount: Satang } | undefined;
}

/** What the member said they sent; without a report, the exact amount that was asked for. */
export const announcedAmount = ({ report, prepareTotal }: Announced): Satang =>
  report?.amount ?? prepareTotal;

/** True where the bank reports the announced amount, to the satang, on the account it was meant for. */
export const doesRowFit = (row: Row, deposit: Announced): boolean =>
  row.bankAccountId === deposit.bankId && row.amount === announcedAmount(deposit);
