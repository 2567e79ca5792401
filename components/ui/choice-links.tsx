import { Link } from "@/lib/i18n/navigation";
import styles from "./choice-links.module.css";

export interface Choice {
  href: string;
  word: string;
  isCurrent: boolean;
}

/** Choices side by side that narrow what a list shows; on a phone they are pushed along. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className={styles.choices}>
      {choices.map(({ href, word, isCurrent }) => (
        <Link key={href} href={href} prefetch={false} aria-current={isCurrent ? "true" : undefined}>
          {word}
        </Link>
      ))}
    </nav>
  );
}
