import { rankOf } from "../operators/staff";
import { DAY_SECONDS } from "../time/time";

/** Who sent a request, by the cookie alone. The upstream verifies every call. */
export type Session =
  | { readonly kind: "guest" }
  /** A token past its expiry: treated as a guest's, and its cookies are expired in the response. */
  | { readonly kind: "expired" }
  /** A cookie that is not a token. */
  | { readonly kind: "undecodable" }
  | { readonly kind: "member"; readonly uuid: string; readonly status: number; readonly expMs: number };

/** 0 normal, 1 must sign in again, 2 no credit or bank, 3 no games, 4 no lotto. Other numbers act like 0. */
export const memberStatus = { normal: 0, mustSignIn: 1, noCredit: 2, noGames: 3, noLotto: 4 } as const;

/**
 * Reads the claims of a decoded access token. The signature is not verified here. A uuid and a status are all that the
 * spec promises: without `exp` a token counts for a day from now, as
 * long as any session may last (decision 33), and its cookie is what ends.
 * @param claims of the token, `undefined` when it could not be decoded
 */
export function sessionOf(claims: unknown, nowMs: number): Session {
  if (typeof claims !== "object" || claims === null) return { kind: "undecodable" };
  const { uuid, status, exp, role } = claims as Record<string, unknown>;
  // Operators have pages of their own.
  if (typeof role === "string" && rankOf(role) > 0) return { kind: "undecodable" };
  if (typeof uuid !== "string" || uuid === "") return { kind: "undecodable" };
  const area = numberIn(status);
  const end = exp === undefined || exp === null ? nowMs / 1000 + DAY_SECONDS : numberIn(exp);
  if (area === null || end === null) return { kind: "undecodable" };
  const expMs = Math.floor(end) * 1000;
  return nowMs >= expMs ? { kind: "expired" } : { kind: "member", uuid, status: area, expMs };
}

/** A number, or a text that is nothing else: some upstreams sign all their claims as texts. */
function numberIn(claim: unknown): number | null {
  if (typeof claim === "number") return Number.isFinite(claim) ? claim : null;
  return typeof claim === "string" && /^\d{1,15}$/.test(claim) ? Number(claim) : null;
}
