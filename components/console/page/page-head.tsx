import type { ReactNode } from "react";
import styles from "./page.module.css";

/** A page's title, and beside it what can be done with all of the page. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.acts}>{children}</div>
    </div>
  );
}
