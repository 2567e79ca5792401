/** What editors may use: text, lists, small headings, links. No pictures, no styles, no scripts. */
export const allowedTags = [
  ...(["p", "br", "strong", "b", "em", "i", "u", "ul", "ol", "li"] as const),
  ...(["h3", "h4", "blockquote", "hr", "a"] as const),
] as const;
type AllowedTag = (typeof allowedTags)[number];

export const allowedAttributes = ["href"] as const;

/** https pages and pages of this site; `//other.site` and backslashes lead to other sites and are refused. */
export const allowedAddress = /^(?:https:\/\/|\/(?![/\\]))/i;

/** HTML after the sanitiser (`lib/server/page/rich-text`), as plain values, so that it is never parsed again. */
export type RichText = readonly RichPart[];
export type RichPart =
  | string
  | { readonly tag: AllowedTag; readonly href?: string; readonly parts: RichText };

const isAllowedTag = (tag: string): tag is AllowedTag => allowedTags.some((allowed) => allowed === tag);

/** What a browser would run, load or take input by: not even its words are kept. */
const dropped =
  /^(script|style|template|noscript|iframe|object|embed|svg|math|title|textarea|select|button)$/;

const TEXT_NODE = 3;

/**
 * Parsed HTML as plain values: allowed tags and addresses stay, of other elements only what is in them. Nothing of the
 * nodes themselves reaches a page, so no script, style or handler does.
 */
export function cleanParts(nodes: Iterable<Node>): RichText {
  return [...nodes].flatMap((node): RichText => {
    if (node.nodeType === TEXT_NODE) return [node.textContent ?? ""];
    const tag = node.nodeName.toLowerCase();
    if (dropped.test(tag)) return [];
    const parts = cleanParts(node.childNodes);
    if (!isAllowedTag(tag)) return parts;
    const href = tag === "a" ? (node as Element).getAttribute("href") : null;
    return [{ tag, ...(href !== null && allowedAddress.test(href) && { href }), parts }];
  });
}
