"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { useBetRoom, useBets } from "@/stores/bets";
import styles from "./keypad.module.css";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Big keys in thumb reach: digits, undo of the whole last batch, backspace. */
export function Keypad() {
  const t = useTranslations("lotto.keypad");
  const room = useBetRoom();
  const isEmpty = useBets((state) => state.lines.length === 0);
  const press = (key: string) => () => room.getState().press(key);
  return (
    <fieldset className={styles.pad} aria-label={t("label")}>
      {digits.map((digit) => (
        <button key={digit} type="button" className={styles.digit} onClick={press(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={styles.act} disabled={isEmpty} onClick={() => room.getState().undo()}>
        <Icon name="undo" size={20} />
        <span>{t("undo")}</span>
      </button>
      <button type="button" className={styles.digit} onClick={press("0")}>
        0
      </button>
      <button type="button" className={styles.act} onClick={press("Backspace")}>
        <Icon name="backspace" size={20} />
        <span>{t("backspace")}</span>
      </button>
    </fieldset>
  );
}
