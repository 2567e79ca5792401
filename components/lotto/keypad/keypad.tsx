"use client";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { ActKey, DigitKeys } from "@/components/ui/controls/digit-keys";
import { TypedDigits } from "@/components/ui/controls/typed-digits";
import { digitBoxCount } from "@/lib/domain/poy/keypad";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { KeyFeedback } from "./key-feedback";
import styles from "./keypad.module.css";
import pickedStrip from "./picked-strip.module.css";

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

/** The digits typed so far; a complete number is added to the slip and the boxes empty. */
export function DigitBoxes() {
  const t = useTranslations("lotto.keypad");
  const slipStore = useBetSlipStore();
  const selected = useBets((state) => state.selected);
  const typed = useBets((state) => state.typed);
  return (
    <div className={styles.row}>
      <TypedDigits
        typed={typed}
        count={digitBoxCount(selected)}
        label={`${t("typed")}: ${typed || t("empty")}`}
        clearLabel={t("clear")}
        onClear={() => slipStore.getState().press("Delete")}
      >
        <KeyFeedback explains />
      </TypedDigits>
    </div>
  );
}

const PickedNumbers = lazy(() => import("./picked-numbers"));

/**
 * The place of the numbers picked so far, between options and keypad. It has its height from the start, so that the
 * keys stay under the thumb when the first number comes; until then it says how to begin, where it is high enough.
 */
export function PickedStrip() {
  const t = useTranslations("lotto.slip");
  const isEmpty = useBets((slip) => slip.lines.length === 0);
  return (
    <div className={pickedStrip.strip}>
      {isEmpty ? (
        <div className={pickedStrip.empty}>
          <b>{t("emptyTitle")}</b>
          <span>{t("emptyHint")}</span>
        </div>
      ) : (
        <Suspense fallback={null}>
          <PickedNumbers />
        </Suspense>
      )}
    </div>
  );
}
