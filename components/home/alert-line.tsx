import { Icon } from "@/components/ui/art/icon";
import styles from "./home.module.css";

/** The site's notices of today, one line each. */
export function NoticeLine({ label, notices }: { label: string; notices: readonly string[] }) {
  return (
    <aside aria-label={label} className={styles.notice}>
      <Icon name="bell" />
      <ul>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </aside>
  );
}
