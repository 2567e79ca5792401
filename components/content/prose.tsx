import { createElement, Fragment, type ReactNode } from "react";
import { ButtonLink } from "@/components/ui/controls/button";
import type { RichPart, RichText } from "@/lib/domain/site/rich-text";
import { Link } from "@/lib/i18n/navigation";
import styles from "./content.module.css";

/** Editors' rich text, block by block; links to this site keep the reader's language. */
export function Prose({ text }: { text: RichText }) {
  return <div className={styles.prose}>{text.map(shown)}</div>;
}

/** Blocks never change order: the index is the key. */
function shown(part: RichPart, place: number): ReactNode {
  if (typeof part === "string") return <Fragment key={place}>{part}</Fragment>;
  const { tag, href, parts } = part;
  if (tag === "br" || tag === "hr") return createElement(tag, { key: place });
  const inside = parts.map(shown);
  const act = tag === "p" ? actOf(parts) : null;
  if (act)
    return (
      <p key={place} className={styles.act}>
        <ButtonLink href={act.href}>{act.parts.map(shown)}</ButtonLink>
      </p>
    );
  if (tag !== "a") return createElement(tag, { key: place }, ...inside);
  if (!href) return <Fragment key={place}>{inside}</Fragment>;
  if (href.startsWith("/"))
    return (
      <Link key={place} href={href} prefetch={false}>
        {inside}
      </Link>
    );
  return (
    <a key={place} href={href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}

/** A paragraph that is nothing but a link to a page of this site is what the text asks the reader to do. */
function actOf(parts: RichText): { href: string; parts: RichText } | null {
  const [only] = parts;
  if (parts.length !== 1 || typeof only !== "object" || only.tag !== "a") return null;
  return only.href?.startsWith("/") ? { href: only.href, parts: only.parts } : null;
}
