import type { ReactNode } from "react";
import { Icon, type IconName } from "../art/icon";
import { vibrate } from "../hooks/vibrate";
import styles from "./digit-keys.module.css";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

interface DigitKeysProps {
  label: string;
  /** Sets the largest height of the keys. */
  className?: string | undefined;
  onPress: (digit: string) => void;
  /** The page's own key, left of the 0. */
  left: ReactNode;
  /** The key right of the 0, which takes back the last digit. */
  erase: { word: string; onErase: () => void };
}

/** Large keys in thumb reach, in one order on every page: the digits, the page's own key, 0, backspace. */
export function DigitKeys({ label, className = "", onPress, left, erase }: DigitKeysProps) {
  const press = (digit: string) => {
    vibrate("key");
    onPress(digit);
  };
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.digit} onClick={() => press(digit)}>
      {digit}
    </button>
  );
  return (
    <fieldset className={`${styles.keys} ${className}`} aria-label={label}>
      {digits.map(key)}
      {left}
      {key("0")}
      <ActKey icon="backspace" word={erase.word} onClick={erase.onErase} />
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
