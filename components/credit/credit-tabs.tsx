import { TabLinks } from "@/components/ui/controls/tab-links";
import styles from "./credit-tabs.module.css";
import type { CreditWords } from "./credit-words";

export type CreditPlace = "deposit" | "withdraw" | "statement" | "status";

const places: readonly CreditPlace[] = ["deposit", "withdraw", "statement", "status"];

/** Tabs of the credit area, on each of its four first pages. */
export function CreditTabs({ words, current }: { words: CreditWords["tabs"]; current: CreditPlace }) {
  const tabs = places.map((place) => ({
    href: `/credit/${place}`,
    word: words[place],
    isCurrent: place === current,
  }));
  return (
    <div data-screen="">
      <TabLinks label={words.label} tabs={tabs} className={styles.tabs} />
    </div>
  );
}
