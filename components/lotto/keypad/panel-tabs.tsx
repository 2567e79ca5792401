"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { type Digits, digitsOf } from "@/lib/domain/poy/options";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./panel-tabs.module.css";
import { useInputMode } from "./use-input-mode";

const panels: readonly Digits[] = [3, 2, 1];

/** The digit count, and whether numbers are typed or picked from the board. */
export function PanelTabs() {
  const t = useTranslations("lotto.betPage");
  const slipStore = useBetSlipStore();
  const panel = useBets((state) => state.panel);
  const inputMode = useInputMode();
  const offers = useBets((state) => state.offers);
  const shown = panels.filter((digits) => offers.some(({ option }) => digitsOf(option) === digits));
  return (
    <div className={styles.tabs}>
      <fieldset className={styles.group} aria-label={t("digits")}>
        {shown.map((digits) => (
          <button
            key={digits}
            type="button"
            className={styles.tab}
            data-digits={digits}
            aria-pressed={panel === digits}
            onClick={() => slipStore.getState().showPanel(digits)}
          >
            <span>{t(`digits${digits}`)}</span>
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.modes} aria-label={t("way")}>
        {(["keypad", "board"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.way}
            aria-pressed={inputMode === one}
            onClick={() => slipStore.getState().pickBy(one)}
          >
            <Icon name={one === "keypad" ? "keypad" : "grid"} size={20} />
            <span className={styles.wayWord}>{t(one)}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
