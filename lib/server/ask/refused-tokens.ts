/** Tokens that an upstream refused while a page was rendered: their next request gets the 401 page. */
import { createHash } from "node:crypto";
import { perProcess } from "@/lib/server/config/per-process";

const MOST_ENTRIES = 10_000;
const list = () => perProcess("refused-tokens", () => new Set<string>());
const fingerprint = (token: string) => createHash("sha256").update(token).digest("base64url");

export function refuseToken(token: string): void {
  const refused = list();
  const oldest = refused.values().next().value;
  if (refused.size >= MOST_ENTRIES && oldest !== undefined) refused.delete(oldest);
  refused.add(fingerprint(token));
}

export const isRefusedToken = (token: string | undefined): boolean =>
  token !== undefined && list().size > 0 && list().has(fingerprint(token));
