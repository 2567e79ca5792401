"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import { useSetSlipStore, useSets } from "@/stores/four-digit";
import styles from "./set-digits.module.css";

/** Where the page is wider than a phone, numbers are typed into a field; the fourth digit adds the number. */
export function SetField() {
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
