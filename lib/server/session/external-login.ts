/** What the address of `/external/login` brings along, and whether our own frame sent it. */
import { type PartnerToken, partnerToken } from "@/lib/contract/users";
import { siteOrigin } from "@/lib/server/config/site";

export type Search = Record<string, string | string[] | undefined>;

export const textOf = (value: Search[string]): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** `?partner=…&token=…&signature=…`; the signature may as well still hang on the token, as libraries make it. */
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
 * A code is used without a press only when our own page led here, which is the frame's Continue. A link that
 * anybody else made could sign a visitor in as somebody else: there he is asked first.
 */
export function isOwnMove(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const referrer = headers.get("referer") ?? "";
  return URL.canParse(referrer) && new URL(referrer).origin === siteOrigin(headers);
}
