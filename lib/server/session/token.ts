/** Reads the access token: always decoded, verified when its key is known, refused after a logout here. */
import { jwtVerify } from "jose";
import { jwtDecode } from "jwt-decode";
import { type Session as Claims, sessionOf } from "@/lib/domain/access/session";
import { env } from "@/lib/server/config/env";
import { isDenied } from "./deny-list";

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

async function isSigned(raw: string): Promise<boolean> {
  const { TOKEN_SECRET } = env();
  if (!TOKEN_SECRET) return true;
  try {
    await jwtVerify(raw, new TextEncoder().encode(TOKEN_SECRET), {
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
