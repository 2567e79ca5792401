import { ButtonLink } from "@/components/ui/controls/button";
import { richParts } from "@/components/ui/rich-parts";
import type { RichPart, RichText } from "@/lib/domain/site/rich-text";
import styles from "./content.module.css";

/** Editors' rich text, block by block. */
export function Prose({ text }: { text: RichText }) {
  return <div className={styles.prose}>{richParts(text, actIn)}</div>;
}

/** A paragraph that is nothing but a link to a page of this site is what the text asks the reader to do. */
function actIn({ tag, parts }: Exclude<RichPart, string>, place: number) {
  const [only] = parts;
  if (tag !== "p" || parts.length !== 1 || typeof only !== "object" || only.tag !== "a") return null;
  if (!only.href?.startsWith("/")) return null;
  return (
    <p key={place} className={styles.act}>
      <ButtonLink href={only.href}>{richParts(only.parts)}</ButtonLink>
    </p>
  );
}
