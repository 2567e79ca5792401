import { Icon } from "@/components/ui/icon";
import type { NewsRow } from "@/lib/contract/content";
import { bangkokDate, displayDate, epochMs } from "@/lib/domain/time";
import styles from "./news-line.module.css";

/** What the site has to say, newest first, a line each. Titles only: the text is the editors' HTML. */
export function NewsLine({ title, news }: { title: string; news: readonly NewsRow[] }) {
  if (!news.length) return null;
  return (
    <section aria-labelledby="news-title" className={styles.news}>
      <h2 id="news-title">{title}</h2>
      <ul>
        {news.slice(0, 3).map((row) => (
          <li key={row.id}>
            <Icon name="bell" size={18} />
            <span>{row.title}</span>
            <time dateTime={row.publishedAt}>{displayDate(bangkokDate(epochMs(row.publishedAt)))}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
