import { createElement, Fragment, type ReactNode } from "react";
import type { RichPart, RichText } from "@/lib/domain/site/rich-text";
import { Link } from "@/lib/i18n/navigation";

/**
 * Cleaned markup as elements; links to this site keep the reader's language. Parts never change order: the index is the
 * key.
 * @param instead of a part with another look; null for the usual one
 */
export function richParts(
  text: RichText,
  instead: (part: Exclude<RichPart, string>, place: number) => ReactNode = () => null,
): ReactNode[] {
  return text.map((part, place) => {
    if (typeof part === "string") return part;
    return instead(part, place) ?? element(part, place, richParts(part.parts, instead));
  });
}

function element({ tag, href }: Exclude<RichPart, string>, key: number, inside: ReactNode[]): ReactNode {
  if (tag === "br" || tag === "hr") return createElement(tag, { key });
  if (tag !== "a") return createElement(tag, { key }, ...inside);
  if (!href) return <Fragment key={key}>{inside}</Fragment>;
  if (href.startsWith("/"))
    return (
      <Link key={key} href={href} prefetch={false}>
        {inside}
      </Link>
    );
  return (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}
