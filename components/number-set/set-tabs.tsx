import { Link } from "@/lib/i18n/navigation";
import styles from "./set-list.module.css";

export type SetTab = "sets" | "slips";

interface SetTabsProps {
  tab: SetTab;
  words: Readonly<Record<SetTab | "label", string>>;
}

/** Sets or old slips; plain links, so that each has its address. */
export function SetTabs({ tab, words }: SetTabsProps) {
  return (
    <nav aria-label={words.label} className={styles.tabs}>
      {(["sets", "slips"] as const).map((one) => (
        <Link
          key={one}
          href={one === "sets" ? "/number-set" : "/number-set?tab=slips"}
          prefetch={false}
          aria-current={tab === one ? "page" : undefined}
        >
          {words[one]}
        </Link>
      ))}
    </nav>
  );
}
