/** Reads the access token: always decoded, verified when its key is known, refused after a logout here. */
import { decodeProtectedHeader, jwtVerify } from "jose";
import { jwtDecode } from "jwt-decode";
import { type Session as Claims, sessionOf } from "@/lib/domain/access/session";
import { candidates, type KeyRing } from "@/lib/kernel/key-ring";
import { env } from "@/lib/server/config/env";
import { perProcess } from "@/lib/server/config/per-process";
import { fingerprint, isDenied } from "./deny-list";

/** What a page may know of the signed-in member. */
export interface Session {
  uuid: string;
  /** 0 normal, 1 must sign in again, 2 no credit or bank, 3 no games, 4 no lotto. */
  status: number;
  /** Seconds since 1970. */
  exp: number;
}

/**
 * Decodes the `access-token` cookie without verifying its signature.
 * Absent, empty and the text `undefined` mean a guest (decision 3).
 */
export function decodeToken(raw: string | undefined, nowMs: number): Claims {
  if (!raw || raw === "undefined") return { kind: "guest" };
  if (raw.split(".").length !== 3) return { kind: "undecodable" };
  try {
    return sessionOf(jwtDecode(raw), nowMs);
  } catch {
    return { kind: "undecodable" };
  }
}

/** A token with a wrong signature is undecodable; one on the deny-list counts as expired. */
export async function readToken(raw: string | undefined, nowMs = Date.now()): Promise<Claims> {
  const claims = decodeToken(raw, nowMs);
  if (claims.kind !== "member" || !raw) return claims;
  if (isDenied(raw)) return { kind: "expired" };
  return (await isSigned(raw)) ? claims : { kind: "undecodable" };
}

const MOST_VERIFIED = 10_000;

/**
 * The claims of a token that is neither forged nor ended here, whoever it names; null for any other text. Its time
 * is not compared.
 */
export async function readSigned(raw: string | undefined): Promise<Record<string, unknown> | null> {
  if (raw?.split(".").length !== 3 || isDenied(raw)) return null;
  try {
    const claims = jwtDecode<Record<string, unknown>>(raw);
    return (await isSigned(raw)) ? claims : null;
  } catch {
    return null;
  }
}

/** A right signature stays right: it is computed once for a token, not for each of its pages. Expiry is read anew. */
async function isSigned(raw: string): Promise<boolean> {
  const { TOKEN_SECRETS } = env();
  if (!TOKEN_SECRETS) return true;
  const verified = perProcess("verified-tokens", () => new Set<string>());
  const name = fingerprint(`${TOKEN_SECRETS.map(({ secret }) => secret).join(" ")} ${raw}`);
  if (verified.has(name)) return true;
  if (!(await isSignedByOne(TOKEN_SECRETS, raw))) return false;
  const oldest = verified.values().next().value;
  if (verified.size >= MOST_VERIFIED && oldest !== undefined) verified.delete(oldest);
  verified.add(name);
  return true;
}

async function isSignedByOne(ring: KeyRing, raw: string): Promise<boolean> {
  const { kid } = decodeProtectedHeader(raw);
  for (const { secret } of candidates(ring, kid)) if (await hasSignatureOf(secret, raw)) return true;
  return false;
}

async function hasSignatureOf(secret: string, raw: string): Promise<boolean> {
  try {
    await jwtVerify(raw, new TextEncoder().encode(secret), {
      algorithms: ["HS256"],
      clockTolerance: 5,
    });
    return true;
  } catch {
    return false;
  }
}

/** Both `Bearer x` and `x` occur in `auth` headers. */
export const bareToken = (auth: string): string => auth.replace(/^Bearer\s+/i, "").trim();
