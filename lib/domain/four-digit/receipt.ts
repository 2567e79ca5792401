import type { Satang } from "../money/money";

/** The parts of a slip of sets that its receipt is made of. */
export interface SetsReceipted {
  readonly poyNo: number;
  readonly betId: string;
  /** Epoch ms at which the slip was accepted. */
  readonly createdAtMs: number;
  readonly total: Satang;
  readonly lines: readonly { readonly number: string; readonly sets: number; readonly price: Satang }[];
}

/**
 * The text whose SHA-256 (of its UTF-8 bytes, in lower-case hex) is the receipt of a slip of sets:
 * `poyNo|betId|ms|total|number:sets:price;…`, money in satang, lines in their order.
 */
export function setReceiptText({ poyNo, betId, createdAtMs, total, lines }: SetsReceipted): string {
  const written = lines.map(({ number, sets, price }) => `${number}:${sets}:${price}`);
  return [poyNo, betId, createdAtMs, total, written.join(";")].join("|");
}
