import { Icon } from "@/components/ui/art/icon";
import type { RichText } from "@/lib/domain/site/rich-text";
import { bangkokDate, displayDate, epochMs } from "@/lib/domain/time/time";
import styles from "./content.module.css";
import { Prose } from "./prose";

interface News {
  id: string;
  title: string;
  publishedAt: string;
  text: RichText;
}

interface NewsListProps {
  title: string;
  news: readonly News[];
}

/** The site's news, newest first: one line each, with the text expandable. */
export function NewsList({ title, news }: NewsListProps) {
  if (!news.length) return null;
  return (
    <section aria-labelledby="news-title" className={styles.news}>
      <h2 id="news-title">{title}</h2>
      <ul>
        {news.map((row) => (
          <li key={row.id}>
            <details>
              <summary>
                <Icon name="bell" size={18} />
                <span>{row.title}</span>
                <time dateTime={row.publishedAt}>{displayDate(bangkokDate(epochMs(row.publishedAt)))}</time>
              </summary>
              <Prose text={row.text} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
