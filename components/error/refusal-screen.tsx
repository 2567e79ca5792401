import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { SiteMark } from "@/components/ui/site-mark";
import styles from "./refusal-screen.module.css";

/** A whole page that says what happened, what is safe, and the ways on (`children`). */
export async function RefusalScreen({
  icon,
  title,
  text,
  more,
  children,
}: {
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
  /** Stands below the ways on. */
  more?: ReactNode;
  children?: ReactNode;
}) {
  const site = await getTranslations("site");
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <SiteMark name={site("name")} />
      </header>
      <main id="content" className={styles.words} data-more={more ? "" : undefined}>
        <span className={styles.art}>
          <Icon name={icon} size={44} />
        </span>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.acts}>{children}</div>
        {more}
      </main>
    </div>
  );
}
