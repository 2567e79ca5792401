"use client";
import { useTranslations } from "next-intl";
import { ActKey, DigitKeys } from "@/components/ui/controls/digit-keys";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./keypad.module.css";

/** Digits, undo of the whole last batch, backspace. */
export function Keypad() {
  const t = useTranslations("lotto.keypad");
  const slipStore = useBetSlipStore();
  const isEmpty = useBets((state) => state.lines.length === 0);
  const press = (key: string) => slipStore.getState().press(key);
  return (
    <DigitKeys
      label={t("label")}
      className={styles.pad}
      onPress={press}
      left={
        <ActKey icon="undo" word={t("undo")} disabled={isEmpty} onClick={() => slipStore.getState().undo()} />
      }
      erase={{ word: t("backspace"), onErase: () => press("Backspace") }}
    />
  );
}
