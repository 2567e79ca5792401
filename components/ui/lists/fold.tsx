import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../art/icon";
import styles from "./fold.module.css";

export interface FoldProps extends Omit<ComponentProps<"details">, "title" | "ref"> {
  /** The one line that is always there. */
  title: ReactNode;
  /** A second, smaller one. */
  note?: string;
  icon?: IconName;
  /** Proofs and seals: the line says that they hold, and few open it. */
  isCheckable?: boolean;
  /** It is a section of its page, not an aside. */
  isSection?: boolean;
  children: ReactNode;
}

/** What few need, behind one line that opens without a script. Paper has all of it. */
export function Fold({ title, note, icon, isCheckable, isSection, className, children, ...rest }: FoldProps) {
  const mark = isCheckable ? "shield" : icon;
  return (
    <details {...rest} className={className ? `${styles.fold} ${className}` : styles.fold}>
      <summary className={styles.line}>
        {mark ? <Icon name={mark} size={20} /> : null}
        <span className={styles.words}>
          {isSection ? <h2>{title}</h2> : <strong>{title}</strong>}
          {note ? <span className={styles.note}>{note}</span> : null}
        </span>
        {isCheckable ? (
          <span className={styles.checked}>
            <Icon name="check" size={20} />
          </span>
        ) : null}
        <Icon name="down" size={20} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
