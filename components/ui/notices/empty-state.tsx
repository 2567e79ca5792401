import "../shared-styles";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../art/icon";
import { ButtonLink } from "../controls/button";
import styles from "../state.module.css";

/** An empty list: says what would be here and what to do next. */
export function EmptyState({
  icon = "slip",
  picture,
  title,
  text,
  action,
  children,
}: {
  icon?: IconName;
  /** Instead of the icon. */
  picture?: ReactNode;
  title: string;
  text?: string;
  action?: { href: string; label: string };
  children?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      {picture ?? (
        <span className={styles.art}>
          <Icon name={icon} size={40} />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <ButtonLink href={action.href}>{action.label}</ButtonLink> : null}
      {children}
    </div>
  );
}
