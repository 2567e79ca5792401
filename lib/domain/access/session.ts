import { rankOf } from "../operators/staff";

/** Whose request this is, by the cookie alone. The upstream verifies every call. */
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
 * Reads the claims of a decoded access token. The signature is not verified here.
 * @param claims of the token, `undefined` when it could not be decoded
 */
export function sessionOf(claims: unknown, nowMs: number): Session {
  if (typeof claims !== "object" || claims === null) return { kind: "undecodable" };
  const { uuid, status, exp, role } = claims as Record<string, unknown>;
  // Operators have pages of their own.
  if (typeof role === "string" && rankOf(role) > 0) return { kind: "undecodable" };
  if (typeof uuid !== "string" || uuid === "") return { kind: "undecodable" };
  if (typeof status !== "number" || typeof exp !== "number") return { kind: "undecodable" };
  const expMs = exp * 1000;
  return nowMs >= expMs ? { kind: "expired" } : { kind: "member", uuid, status, expMs };
}
