import type { ReactNode } from "react";
import styles from "../form.module.css";

interface ConsentProps {
  name: string;
  label: string;
  error?: string;
  /** Content beside the label that is not part of it. */
  children?: ReactNode;
}

/** A required checkbox. */
export function Consent({ name, label, error, children }: ConsentProps) {
  return (
    <div className={styles.field}>
      <div className={styles.consent}>
        <label className={styles.tick}>
          <input
            id={name}
            type="checkbox"
            name={name}
            className={styles.checkbox}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${name}-error` : undefined}
          />
          <span>{label}</span>
        </label>
        {children}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
