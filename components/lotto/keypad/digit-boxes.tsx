"use client";
import { useTranslations } from "next-intl";
import { TypedDigits } from "@/components/ui/controls/typed-digits";
import { digitBoxCount } from "@/lib/domain/poy/keypad";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./digit-boxes.module.css";
import { KeyFeedback } from "./key-feedback";

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
