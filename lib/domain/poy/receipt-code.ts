/** The code under which a slip's receipt is published: 128 random bits, so that it cannot be guessed. */

import { plainText } from "../../kernel/plain-text";

/** Crockford's base32: digits and letters without I, L, O and U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 26;
const BITS_A_CHARACTER = 5n;

/** 26 characters hold 130 bits, so the first one is at most 7. */
export const receiptCodePattern = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** @param bytes 16 random bytes */
export function receiptCodeOf(bytes: Uint8Array): string {
  if (bytes.length !== 16) throw new Error(`16 bytes make a receipt code, not ${bytes.length}`);
  let rest = bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  let code = "";
  for (let at = 0; at < LENGTH; at += 1) {
    code = ALPHABET[Number(rest & 31n)] + code;
    rest >>= BITS_A_CHARACTER;
  }
  return code;
}

/**
 * A code as a person typed it, in its one spelling: small letters, O for 0, I and L for 1, and hyphens are read
 * as Crockford says. Null where it is no code.
 */
export function readReceiptCode(typed: string): string | null {
  if (typed.length > 2 * LENGTH) return null;
  const code = plainText(typed)
    .trim()
    .replaceAll("-", "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return receiptCodePattern.test(code) ? code : null;
}
