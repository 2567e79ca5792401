/** What editors may use: text, lists, small headings, links. No pictures, no styles, no scripts. */
export const allowedTags = [
  ...(["p", "br", "strong", "b", "em", "i", "u", "ul", "ol", "li"] as const),
  ...(["h3", "h4", "blockquote", "hr", "a"] as const),
] as const;
export type AllowedTag = (typeof allowedTags)[number];

export const allowedAttributes = ["href"] as const;

/** https pages and pages of this site; `//other.site` and backslashes lead to other sites and are refused. */
export const allowedAddress = /^(?:https:\/\/|\/(?![/\\]))/i;

/** HTML after the sanitiser (`lib/server/page/rich-text`), as plain values, so that it is never parsed again. */
export type RichText = readonly RichPart[];
export type RichPart =
  | string
  | { readonly tag: AllowedTag; readonly href?: string; readonly parts: RichText };

export const isAllowedTag = (tag: string): tag is AllowedTag =>
  allowedTags.some((allowed) => allowed === tag);
