/** Codes of authenticator apps by RFC 6238, which every app supports: SHA-1, six digits, 30 seconds. */
import { createHmac } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { FACTOR_DIGITS, FACTOR_PERIOD_SECONDS, FACTOR_WINDOW } from "@/lib/domain/operators/second-factor";

const ISSUER = "House of Numbers";
const SECRET_BYTES = 20;

const totpOf = (secret: string, label = ""): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: "SHA1",
    digits: FACTOR_DIGITS,
    period: FACTOR_PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** Base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Content of the QR code for authenticator apps. */
export const secretUri = (secret: string, userName: string): string => totpOf(secret, userName).toString();

/** The code of a moment (ms since 1970). */
export const codeOf = (secret: string, atMs: number): string => totpOf(secret).generate({ timestamp: atMs });

/** The time step that a code belongs to, counted since 1970; null where it is not a current one. */
export function periodOf(secret: string, code: string, atMs: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: atMs, window: FACTOR_WINDOW });
  return delta === null ? null : Math.floor(atMs / 1000 / FACTOR_PERIOD_SECONDS) + delta;
}

/**
 * The secret of a demo operator in embedded mode: derived, so that `npm run operator-code` can print its codes
 * while the site has the embedded database open.
 */
export function demoSecret(tokenSecret: string, userName: string): string {
  const bytes = createHmac("sha256", tokenSecret).update(`demo second factor:${userName}`).digest();
  return new Secret({ buffer: new Uint8Array(bytes.subarray(0, SECRET_BYTES)).buffer }).base32;
}
