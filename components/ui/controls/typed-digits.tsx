import type { ReactNode } from "react";
import { Icon } from "../art/icon";
import { IconButton } from "./icon-button";
import styles from "./typed-digits.module.css";

interface TypedDigitsProps {
  typed: string;
  /** The number of boxes. */
  count: number;
  /** The label, with the digits. */
  label: string;
  clearLabel: string;
  onClear: () => void;
  /** Content between the boxes and the clear button. */
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
