import { Link } from "@/lib/i18n/navigation";
import type { ResultWords } from "./result-row";
import styles from "./result-tabs.module.css";

const tabs = { results: "/results", statistics: "/results?view=statistics" } as const;

/** A day's results, or the statistics of a market. */
export function ResultTabs({ words, current }: { words: ResultWords; current: keyof typeof tabs }) {
  return (
    <nav aria-label={words.view} className={styles.tabs}>
      {(["results", "statistics"] as const).map((tab) => (
        <Link key={tab} href={tabs[tab]} prefetch={false} aria-current={tab === current ? "page" : undefined}>
          {words[tab]}
        </Link>
      ))}
    </nav>
  );
}
