import Link from "next/link";
import styles from "@/components/ui/controls/tab-links.module.css";

interface TabLinksProps {
  label: string;
  tabs: readonly { href: string; word: string; isCurrent: boolean }[];
}

/** Tabs as links to addresses of this page; the one before is replaced, so that the back key leaves the page. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ href, word, isCurrent }) => (
        <Link
          key={href}
          href={href}
          replace
          scroll={false}
          prefetch={false}
          aria-current={isCurrent ? "page" : undefined}
          data-word={word}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
