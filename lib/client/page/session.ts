import Cookies from "js-cookie";

/** The session by its readable hint cookie. For display only; the token itself is not readable. */
export interface SessionHint {
  uuid: string;
  status: number;
  /** Seconds since 1970. */
  exp: number;
}

const HINT = "session-hint";

/** The signed-in member, or null. Read afresh each time: expiry is checked at use, never by timer (decision 27). */
export function readHint(nowMs = Date.now()): SessionHint | null {
  try {
    const hint: unknown = JSON.parse(Cookies.get(HINT) ?? "null");
    if (typeof hint !== "object" || hint === null) return null;
    const { uuid, status, exp } = hint as Record<string, unknown>;
    if (typeof uuid !== "string" || typeof status !== "number" || typeof exp !== "number") return null;
    return exp * 1000 > nowMs ? { uuid, status, exp } : null;
  } catch {
    return null;
  }
}
