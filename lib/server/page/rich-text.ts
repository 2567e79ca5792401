/** Editors' HTML, sanitised on the server: no scripts, no loaded resources, no unsafe links. */
import {
  allowedAddress,
  allowedAttributes,
  allowedTags,
  cleanParts,
  type RichText,
} from "@/lib/domain/site/rich-text";

type Sanitise = (html: string) => RichText;

const MOST_KEPT = 200;
const kept = new Map<string, RichText>();
let loading: Promise<Sanitise> | undefined;

/** Each text is sanitised once. */
export async function richText(html: string): Promise<RichText> {
  const known = kept.get(html);
  if (known) return known;
  loading ??= load();
  const text = (await loading)(html);
  const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(html, text);
  return text;
}

/** The sanitiser includes a DOM: only pages with such text load it. */
async function load(): Promise<Sanitise> {
  const { default: purify } = await import("isomorphic-dompurify");
  return (html) =>
    cleanParts(
      purify.sanitize(html, {
        ALLOWED_TAGS: [...allowedTags],
        ALLOWED_ATTR: [...allowedAttributes],
        ALLOWED_URI_REGEXP: allowedAddress,
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
        RETURN_DOM_FRAGMENT: true,
      }).childNodes,
    );
}
