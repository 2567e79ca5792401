/** Who the console's token names, as far as the web server can tell. The upstream authorises every call. */
import { rankOf, type StaffRole } from "@/lib/domain/operators/staff";
import { SECOND_MS } from "@/lib/domain/time/time";
import { readSigned } from "@/lib/server/session/token";

export interface OperatorToken {
  token: string;
  uuid: string;
  role: StaffRole;
  /** Seconds since 1970. */
  exp: number;
}

/** Null without a token, for an expired or forged one, and for a member's. */
export async function readOperator(token: string | undefined): Promise<OperatorToken | null> {
  const claims = await readSigned(token);
  if (!token || !claims) return null;
  const { uuid, role, exp } = claims;
  if (typeof uuid !== "string" || typeof role !== "string" || typeof exp !== "number") return null;
  if (rankOf(role) === 0 || exp * SECOND_MS <= Date.now()) return null;
  return { token, uuid, role: role as StaffRole, exp };
}
