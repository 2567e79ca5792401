import type { Satang } from "../money/money";

/** The parts of a slip that its receipt is made of. */
export interface Receipted {
  readonly poyNo: number;
  readonly betId: string;
  /** Epoch ms at which the slip was accepted. */
  readonly createdAtMs: number;
  readonly total: Satang;
  readonly lines: readonly {
    readonly option: string;
    readonly number: string;
    readonly price: Satang;
    readonly multiply: number;
  }[];
}

/**
 * The text whose SHA-256 (of its UTF-8 bytes, in lower-case hex) is the receipt of a slip:
 * `poyNo|betId|ms|total|option:number:price:rate;…`, money in satang, rates in hundredths, lines in their order.
 */
export function receiptText({ poyNo, betId, createdAtMs, total, lines }: Receipted): string {
  const written = lines.map(
    ({ option, number, price, multiply }) => `${option}:${number}:${price}:${Math.round(multiply * 100)}`,
  );
  return [poyNo, betId, createdAtMs, total, written.join(";")].join("|");
}
