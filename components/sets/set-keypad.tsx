"use client";
import { useTranslations } from "next-intl";
import pad from "@/components/lotto/keypad.module.css";
import { ActKey, DigitKeys } from "@/components/ui/digit-keys";
import { useSetSlipStore } from "@/stores/sets";

/** Digits, a random number, backspace. */
export function SetKeypad() {
  const t = useTranslations();
  const room = useSetSlipStore();
  const press = (key: string) => room.getState().press(key);
  return (
    <DigitKeys
      label={t("lotto.keypad.label")}
      className={pad.pad}
      onPress={press}
      left={<ActKey icon="dice" word={t("sets.pick.random")} onClick={() => room.getState().random()} />}
      right={
        <ActKey icon="backspace" word={t("lotto.keypad.backspace")} onClick={() => press("Backspace")} />
      }
    />
  );
}
