"use client";
import { useTranslations } from "next-intl";
import pad from "@/components/lotto/keypad.module.css";
import { Icon } from "@/components/ui/icon";
import { useSetRoom } from "@/stores/sets";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Big keys in thumb reach: digits, chance, backspace. */
export function SetKeypad() {
  const t = useTranslations();
  const room = useSetRoom();
  const press = (key: string) => () => room.getState().press(key);
  return (
    <fieldset className={pad.pad} aria-label={t("lotto.keypad.label")}>
      {digits.map((digit) => (
        <button key={digit} type="button" className={pad.digit} onClick={press(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={pad.act} onClick={() => room.getState().random()}>
        <Icon name="dice" size={20} />
        <span>{t("sets.pick.random")}</span>
      </button>
      <button type="button" className={pad.digit} onClick={press("0")}>
        0
      </button>
      <button type="button" className={pad.act} onClick={press("Backspace")}>
        <Icon name="backspace" size={20} />
        <span>{t("lotto.keypad.backspace")}</span>
      </button>
    </fieldset>
  );
}
