"use client";
import { useTranslations } from "next-intl";
import happenings from "@/components/lotto/keypad/key-feedback.module.css";
import boxes from "@/components/lotto/keypad/keypad.module.css";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { TypedDigits } from "@/components/ui/controls/typed-digits";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import { useSetSlipStore, useSets } from "@/stores/four-digit";
import styles from "./set-digits.module.css";

const SET_DIGITS = 4;
const looks = {
  added: happenings.added,
  more: happenings.added,
  "once-more": happenings.added,
  "sold-out": happenings.full,
  "no-more": happenings.full,
  full: happenings.full,
  unfinished: happenings.full,
} as const;

/**
 * The digits typed so far, in boxes or a field; the fourth one adds the number. Beside them the last key's effect;
 * below the field, until there is one, what typing does.
 */
export function SetDigits() {
  const t = useTranslations();
  const slipStore = useSetSlipStore();
  const typed = useSets((sets) => sets.typed);
  const happened = useSets((sets) => sets.happened);
  return (
    <div className={`${boxes.row} ${styles.digits}`}>
      <SetField />
      <TypedDigits
        typed={typed}
        count={SET_DIGITS}
        label={`${t("sets.pick.label")}: ${typed || t("lotto.keypad.empty")}`}
        clearLabel={t("lotto.keypad.clear")}
        onClear={() => slipStore.getState().press("Delete")}
      >
        <div className={happenings.place}>
          <p role="status" className={happenings.words}>
            {happened ? (
              <span key={happened.at} className={looks[happened.what]}>
                {t(`sets.pick.${happened.what}`, {
                  number: happened.number,
                  n: SET_DIGITS - happened.number.length,
                })}
              </span>
            ) : null}
          </p>
          {happened ? null : <p className={styles.hint}>{t("sets.pick.hint")}</p>}
        </div>
      </TypedDigits>
    </div>
  );
}

/** Where the page is wider than a phone, numbers are typed into a field; the fourth digit adds the number. */
function SetField() {
  const t = useTranslations("sets.pick");
  const slipStore = useSetSlipStore();
  const typed = useSets((sets) => sets.typed);
  const write = (text: string) => {
    const { press } = slipStore.getState();
    press("Delete");
    for (const digit of plainDigits(text).replace(/\D/g, "")) press(digit);
  };
  return (
    <div className={styles.field}>
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={t("label")}
        placeholder={t("label")}
        value={typed}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The sheet that this opens takes the focus at once: the same press would go on to its button.
          event.preventDefault();
          slipStore.getState().enter();
        }}
      />
      <Button look="quiet" onClick={() => slipStore.getState().random()}>
        <Icon name="dice" size={20} />
        {t("random")}
      </Button>
    </div>
  );
}
