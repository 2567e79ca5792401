import type { ReactNode } from "react";
import styles from "./digit-keys.module.css";
import { Icon, type IconName } from "./icon";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

interface DigitKeysProps {
  label: string;
  /** Sets the largest height of the keys. */
  className?: string | undefined;
  onPress: (digit: string) => void;
  /** The action keys beside the 0. */
  left: ReactNode;
  right: ReactNode;
}

/** Large keys in thumb reach: the digits, and an action on either side of the 0. */
export function DigitKeys({ label, className = "", onPress, left, right }: DigitKeysProps) {
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.digit} onClick={() => onPress(digit)}>
      {digit}
    </button>
  );
  return (
    <fieldset className={`${styles.keys} ${className}`} aria-label={label}>
      {digits.map(key)}
      {left}
      {key("0")}
      {right}
    </fieldset>
  );
}

interface ActKeyProps {
  icon: IconName;
  word: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A key that does something other than type. */
export function ActKey({ icon, word, disabled, onClick }: ActKeyProps) {
  return (
    <button type="button" className={styles.act} disabled={disabled} onClick={onClick}>
      <Icon name={icon} size={20} />
      <span>{word}</span>
    </button>
  );
}
