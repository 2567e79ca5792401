/** What editors may use: text, lists, small headings, links. No pictures, no styles, nothing that runs. */
export const allowedTags = [
  ...(["p", "br", "strong", "b", "em", "i", "u", "ul", "ol", "li"] as const),
  ...(["h3", "h4", "blockquote", "hr", "a"] as const),
] as const;
export type AllowedTag = (typeof allowedTags)[number];

export const allowedAttributes = ["href"] as const;

/** Pages on https and of this very site; `//other.site` and backslashes lead away and are neither. */
export const allowedAddress = /^(?:https:\/\/|\/(?![/\\]))/i;

/** Text that was HTML, after the sanitiser (`lib/server/page/rich-text`): plain values, so that nothing is ever parsed again. */
export type RichText = readonly RichPart[];
export type RichPart =
  | string
  | { readonly tag: AllowedTag; readonly href?: string; readonly parts: RichText };

export const isAllowedTag = (tag: string): tag is AllowedTag =>
  allowedTags.some((allowed) => allowed === tag);
