import { TabLinks } from "@/components/ui/controls/tab-links";
import type { ResultWords } from "./result-row";

const tabs = {
  results: "/results",
  statistics: "/results?view=statistics",
  dreams: "/dreams",
} as const;

/** A day's results, the statistics of a market, or the dream book. */
export function ResultTabs({ words, current }: { words: ResultWords; current: keyof typeof tabs }) {
  return (
    <TabLinks
      label={words.view}
      tabs={(["results", "statistics", "dreams"] as const).map((tab) => ({
        href: tabs[tab],
        word: words[tab],
        isCurrent: tab === current,
      }))}
    />
  );
}
