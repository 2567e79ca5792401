import { type Hashing, hex, utf8 } from "./draw";
import type { DrawProof } from "./draw-proof";
import { readRow } from "./proof";

/** A shooter's receipt: the row as it will be published, and its SHA-256. */
export interface ShotReceipt {
  readonly row: string;
  readonly rowHash: string;
}

/**
 * in-list: the row is in the list. missing: a valid receipt that the list does not have.
 * broken: row and hash do not match. other-round: a receipt of another round. unreadable: no receipt.
 */
export type ReceiptVerdict = "in-list" | "missing" | "broken" | "other-round" | "unreadable";

/** `row|rowHash`, a line as in the frozen list. */
export const receiptText = ({ row, rowHash }: ShotReceipt): string => `${row}|${rowHash}`;

/** Parses a receipt from a line of text; null when it is none. */
export function readReceipt(text: string): ShotReceipt | null {
  const [, row, rowHash] = /^\s*(.+)\|([0-9a-f]{64})\s*$/.exec(text) ?? [];
  return row && rowHash && readRow(row) ? { row, rowHash } : null;
}

/** Checks a receipt against a proof. */
export async function checkReceipt(
  receipt: ShotReceipt | null,
  proof: Pick<DrawProof, "betId" | "rows">,
  hashing: Hashing,
): Promise<ReceiptVerdict> {
  const shot = receipt && readRow(receipt.row);
  if (!receipt || !shot) return "unreadable";
  if (hex(await hashing.sha256(utf8(receipt.row))) !== receipt.rowHash) return "broken";
  if (shot.betId !== proof.betId) return "other-round";
  return proof.rows.some(({ row, rowHash }) => row === receipt.row && rowHash === receipt.rowHash)
    ? "in-list"
    : "missing";
}
