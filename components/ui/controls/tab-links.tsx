import { Link } from "@/lib/i18n/navigation";
import styles from "./tab-links.module.css";

interface TabLink {
  href: string;
  word: string;
  isCurrent: boolean;
}

interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  /** Sets the width of the tabs. */
  className?: string | undefined;
}

/** Tabs as plain links, so that each view has its address. */
export function TabLinks({ label, tabs, className = "" }: TabLinksProps) {
  return (
    <nav aria-label={label} className={`${styles.tabs} ${className}`}>
      {tabs.map(({ href, word, isCurrent }) => (
        <Link
          key={href}
          href={href}
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
