import { TabLinks } from "@/components/ui/controls/tab-links";
import type { AffiliateWords } from "./affiliate-words";
import styles from "./reward-tabs.module.css";

export type RewardPlace = "affiliate" | "achievement";

const places: readonly RewardPlace[] = ["affiliate", "achievement"];

/** Tabs between the two pages of rewards. */
export function RewardTabs({ words, current }: { words: AffiliateWords["tabs"]; current: RewardPlace }) {
  const tabs = places.map((place) => ({
    href: `/profile/${place}`,
    word: words[place],
    isCurrent: place === current,
  }));
  return <TabLinks label={words.label} tabs={tabs} className={styles.tabs} />;
}
