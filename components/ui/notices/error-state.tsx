import "../shared-styles";
import type { ReactNode } from "react";
import { Icon } from "../art/icon";
import { ButtonLink } from "../controls/button";
import styles from "../state.module.css";

/** An error: what happened, what is safe, one link. `children` holds a button instead of a link. */
export function ErrorState({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text?: string;
  action?: { href: string; label: string };
  children?: ReactNode;
}) {
  return (
    <div className={styles.state} role="alert">
      <span className={`${styles.art} ${styles.wrong}`}>
        <Icon name="alert" size={40} />
      </span>
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? (
        <ButtonLink look="quiet" href={action.href}>
          {action.label}
        </ButtonLink>
      ) : null}
      {children ? <div className={styles.acts}>{children}</div> : null}
    </div>
  );
}
