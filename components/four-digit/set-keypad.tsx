"use client";
import { useTranslations } from "next-intl";
import pad from "@/components/lotto/keypad/keypad.module.css";
import { ActKey, DigitKeys } from "@/components/ui/controls/digit-keys";
import { useSetSlipStore } from "@/stores/four-digit";

/** Digits, a random number, backspace. */
export function SetKeypad() {
  const t = useTranslations();
  const slipStore = useSetSlipStore();
  const press = (key: string) => slipStore.getState().press(key);
  return (
    <DigitKeys
      label={t("lotto.keypad.label")}
      className={pad.pad}
      onPress={press}
      left={<ActKey icon="dice" word={t("sets.pick.random")} onClick={() => slipStore.getState().random()} />}
      erase={{ word: t("lotto.keypad.backspace"), onErase: () => press("Backspace") }}
    />
  );
}
