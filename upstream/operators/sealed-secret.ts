/**
 * Secrets of authenticator apps are stored encrypted, so that the table, a backup or a replica is not enough to
 * generate codes. AES-256-GCM under a key derived from TOKEN_SECRET and bound to the operator, so that no secret
 * can be copied to another row. With another TOKEN_SECRET they are unreadable: recovery codes, which are hashed,
 * still work.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (tokenSecret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", tokenSecret, "", "operators' second factor", 32));

export function sealSecret(tokenSecret: string, owner: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(tokenSecret), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([iv, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString("base64url");
}

/** The secret; null where it was encrypted by another key or for another operator, or was modified. */
export function openSecret(tokenSecret: string, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(tokenSecret), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString("utf8");
  } catch {
    return null;
  }
}
