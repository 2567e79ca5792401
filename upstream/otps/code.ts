import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { OTP_DIGITS } from "@/lib/domain/members/otp";
import type { KeyRing } from "@/lib/kernel/key-ring";

/** Letters without lookalikes, easy to read off a phone. */
const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";
const READ_LETTERS = 4;

/** Six digits, each equally likely. */
export const newCode = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, "0");

/** Four letters that a person compares with the message, then 144 random bits. */
export function newRef(): string {
  const letters = Array.from({ length: READ_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters}-${randomBytes(18).toString("base64url")}`;
}

/** The part of a ref that the message names. */
export const spokenRef = (ref: string): string => ref.slice(0, READ_LETTERS);

/** The stored hash of a code. Bound to its ref, so that equal codes have different hashes. */
export const hashCode = (secret: string, ref: string, code: string): string =>
  createHmac("sha256", secret).update(`otp:${ref}:${code}`).digest("hex");

/** By whichever key it was hashed. */
export const isCode = (keys: KeyRing, ref: string, code: string, hash: string): boolean =>
  keys.some(({ secret }) => timingSafeEqual(Buffer.from(hashCode(secret, ref, code)), Buffer.from(hash)));
