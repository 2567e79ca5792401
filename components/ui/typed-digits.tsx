import type { ReactNode } from "react";
import { Icon } from "./icon";
import { IconButton } from "./icon-button";
import styles from "./typed-digits.module.css";

interface TypedDigitsProps {
  typed: string;
  /** As many boxes. */
  count: number;
  /** Says what is typed, and what it is. */
  label: string;
  clearLabel: string;
  onClear: () => void;
  /** Stands between the boxes and the way to empty them. */
  children?: ReactNode;
}

/** A box for each digit to type, in the caller's row. */
export function TypedDigits({ typed, count, label, clearLabel, onClear, children }: TypedDigitsProps) {
  const places = Array.from({ length: count }, (_, at) => at);
  return (
    <>
      <div className={styles.boxes} role="img" aria-label={label}>
        {places.map((place) => (
          <span key={place} className={styles.box} data-next={place === typed.length || undefined}>
            {typed[place] ?? ""}
          </span>
        ))}
      </div>
      {children}
      <IconButton className={styles.clear} aria-label={clearLabel} disabled={typed === ""} onClick={onClear}>
        <Icon name="close" />
      </IconButton>
    </>
  );
}
