/** Tokens that an upstream refused while a page was rendered: their next request gets the 401 page. */
import { createHash } from "node:crypto";
import { perProcess } from "@/lib/server/config/per-process";
import { tellWebs } from "@/lib/server/news/web-news";

const MOST_ENTRIES = 10_000;
const list = () => perProcess("refused-tokens", () => new Set<string>());
const fingerprint = (token: string) => createHash("sha256").update(token).digest("base64url");

export function refuseToken(token: string): void {
  const hash = fingerprint(token);
  if (list().has(hash)) return;
  addRefused(hash);
  tellWebs({ kind: "refused", fingerprint: hash });
}

/** A token that was refused to another web server. */
export function addRefused(hash: string): void {
  const refused = list();
  const oldest = refused.values().next().value;
  if (refused.size >= MOST_ENTRIES && oldest !== undefined) refused.delete(oldest);
  refused.add(hash);
}

export const isRefusedToken = (token: string | undefined): boolean =>
  token !== undefined && list().size > 0 && list().has(fingerprint(token));
