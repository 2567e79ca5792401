import { type Hashing, hex, utf8 } from "./draw";
import type { DrawProof } from "./draw-proof";
import { readRow } from "./proof";

/** What a shooter gets for his shot: the row as it will be published, and its SHA-256. */
export interface ShotReceipt {
  readonly row: string;
  readonly rowHash: string;
}

/**
 * in-list: the very row was drawn with. missing: a whole receipt that the list does not have.
 * broken: row and hash do not fit. other-round: a receipt of another round. unreadable: no receipt.
 */
export type ReceiptVerdict = "in-list" | "missing" | "broken" | "other-round" | "unreadable";

/** `row|rowHash`, one line as the frozen list has it. */
export const receiptText = ({ row, rowHash }: ShotReceipt): string => `${row}|${rowHash}`;

/** A receipt out of a line of text; null when it is none. */
export function readReceipt(text: string): ShotReceipt | null {
  const [, row, rowHash] = /^\s*(.+)\|([0-9a-f]{64})\s*$/.exec(text) ?? [];
  return row && rowHash && readRow(row) ? { row, rowHash } : null;
}

/** Looks a receipt up in a proof. */
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
