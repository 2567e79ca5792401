/** Parameters of `/external/login`, and whether our own frame sent them. */
import { type PartnerToken, partnerToken } from "@/lib/contract/users";
import { siteOrigin } from "@/lib/server/config/site";

export type Search = Record<string, string | string[] | undefined>;

export const textOf = (value: Search[string]): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** `?partner=…&token=…&signature=…`; the signature may also be part of the token, as libraries write it. */
export function readPartnerToken(search: Search): PartnerToken | null {
  const [head, payload, third] = (textOf(search.token) ?? "").split(".");
  const read = partnerToken.safeParse({
    partner: search.partner,
    token: `${head}.${payload}`,
    signature: textOf(search.signature) ?? third,
  });
  return read.success ? read.data : null;
}

/**
 * A code is used without a click only after a navigation from our own page (the frame's Continue). Anybody
 * else's link could sign visitors in to another account, so they are asked first.
 */
export function isOwnMove(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const referrer = headers.get("referer") ?? "";
  return URL.canParse(referrer) && new URL(referrer).origin === siteOrigin(headers);
}
