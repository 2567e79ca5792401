import type { ComponentProps, ReactNode } from "react";
import styles from "./form.module.css";

interface FieldProps extends Omit<ComponentProps<"input">, "id"> {
  /** In a sheet: the box to begin with. */
  "data-first-focus"?: "";
  name: string;
  label: string;
  hint?: ReactNode;
  /** Shown under the control and linked to it; undefined when the value is valid. */
  error?: string;
  /** The value was refused; the reason stands elsewhere. */
  isWrong?: boolean;
  /** A control inside the box, at its end. */
  trailing?: ReactNode;
}

/** A labelled text box. Uncontrolled: text typed before the scripts load is kept. */
export function Field({ name, label, hint, error, isWrong, trailing, ...input }: FieldProps) {
  const hintId = hint ? `${name}-hint` : undefined;
  const errorId = error ? `${name}-error` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={name}
          name={name}
          className={styles.input}
          aria-invalid={error || isWrong ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
        />
        {trailing}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
