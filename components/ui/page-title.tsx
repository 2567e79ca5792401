import "./shared-styles";
import type { ReactNode } from "react";
import { Link } from "@/lib/i18n/navigation";
import { Icon } from "./art/icon";
import styles from "./page-title.module.css";

/** The one h1 of a page, with the back link before it and actions after it. */
export function PageTitle({
  children,
  back,
  note,
  acts,
}: {
  children: ReactNode;
  /** The back link's address, and its label for screen readers. */
  back?: { href: string; label: string };
  note?: ReactNode;
  acts?: ReactNode;
}) {
  return (
    <header className={styles.title}>
      {back ? (
        <Link href={back.href} prefetch={false} aria-label={back.label} className={styles.back}>
          <Icon name="back" />
        </Link>
      ) : null}
      <div className={styles.words}>
        <h1>{children}</h1>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      {acts ? <div className={styles.acts}>{acts}</div> : null}
    </header>
  );
}
