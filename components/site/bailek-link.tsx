import { Icon } from "@/components/ui/art/icon";
import type { SupportData } from "@/lib/contract/site";
import { safeAddress } from "@/lib/kernel/safe-address";
import styles from "./site.module.css";

/** A link to the agent's tip sheets, where there are any. Other sites' pages open in a new tab. */
export function BailekLink({ support, word }: { support: SupportData | null; word: string }) {
  const href = safeAddress(support?.urlBailek);
  if (!href) return null;
  return (
    <a className={styles.bailek} href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="note" size={20} />
      {word}
      <Icon name="forward" size={20} />
    </a>
  );
}
