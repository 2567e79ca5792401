import { Link } from "@/lib/i18n/navigation";
import styles from "./legal-links.module.css";

interface LegalLinksProps {
  words: { label: string; terms: string; privacy: string };
}

/** Links to both texts, for the footer of every page. */
export function LegalLinks({ words }: LegalLinksProps) {
  return (
    <nav aria-label={words.label} className={styles.links}>
      <Link href="/terms" prefetch={false}>
        {words.terms}
      </Link>
      <Link href="/privacy" prefetch={false}>
        {words.privacy}
      </Link>
    </nav>
  );
}
