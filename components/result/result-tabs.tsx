import { TabLinks } from "@/components/ui/controls/tab-links";
import type { ResultWords } from "./result-row";

const tabs = { results: "/results", statistics: "/results?view=statistics" } as const;

/** A day's results, or the statistics of a market. */
export function ResultTabs({ words, current }: { words: ResultWords; current: keyof typeof tabs }) {
  return (
    <TabLinks
      label={words.view}
      tabs={(["results", "statistics"] as const).map((tab) => ({
        href: tabs[tab],
        word: words[tab],
        isCurrent: tab === current,
      }))}
    />
  );
}
