"use client";
import Link from "next/link";
import { Icon } from "@/components/ui/art/icon";
import { useAsk } from "@/stores/console/use-ask";
import { useConsoleWords } from "../words/console-words";
import styles from "./console-menu.module.css";

/** Named views of lists: one's own, and those pinned for one's role. */
export function PinnedViews() {
  const t = useConsoleWords("shell");
  const { data: views = [] } = useAsk("views", "allViews");
  if (views.length === 0) return null;
  return (
    <section aria-labelledby="menu-views">
      <h2 id="menu-views" className={styles.heading}>
        {t("group.views")}
      </h2>
      <ul className={styles.places}>
        {views.map(({ id, page, name, query }) => (
          <li key={id}>
            <Link
              href={`/operator/${page}${query ? `?${query}` : ""}`}
              prefetch={false}
              className={styles.place}
            >
              <Icon name="star" size={20} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
