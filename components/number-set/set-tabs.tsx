import { TabLinks } from "@/components/ui/controls/tab-links";
import styles from "./set-list.module.css";

type SetTab = "sets" | "slips";

interface SetTabsProps {
  tab: SetTab;
  words: Readonly<Record<SetTab | "label", string>>;
}

const hrefs = { sets: "/number-set", slips: "/number-set?tab=slips" } as const;

/** Sets or old slips. */
export function SetTabs({ tab, words }: SetTabsProps) {
  return (
    <TabLinks
      label={words.label}
      className={styles.tabs}
      tabs={(["sets", "slips"] as const).map((one) => ({
        href: hrefs[one],
        word: words[one],
        isCurrent: tab === one,
      }))}
    />
  );
}
