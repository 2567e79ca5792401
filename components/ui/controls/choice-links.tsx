import { Link } from "@/lib/i18n/navigation";
import styles from "./choice-links.module.css";

export interface Choice {
  href: string;
  word: string;
  isCurrent: boolean;
}

/** Filters of a list, side by side; on a phone they scroll sideways. */
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
