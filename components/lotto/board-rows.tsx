"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useBetSlipStore } from "@/stores/bets";
import styles from "./number-board.module.css";

const ways = ["option_2_roodnha", "option_2_roodlung", "option_2_19"] as const;
const digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Whole rows of the two-digit board: a sweep, or the 19 numbers with one digit. */
export function BoardRows() {
  const t = useTranslations("lotto");
  const room = useBetSlipStore();
  const [way, setWay] = useState<(typeof ways)[number]>("option_2_roodnha");
  return (
    <fieldset className={styles.rows} aria-label={t("board.rows")}>
      <div className={styles.ways}>
        {ways.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.page}
            aria-pressed={way === one}
            onClick={() => setWay(one)}
          >
            {t(`helper.${one}`)}
          </button>
        ))}
      </div>
      <div className={styles.rowDigits}>
        {digits.map((digit) => (
          <button
            key={digit}
            type="button"
            className={styles.page}
            aria-label={t("board.row", { way: t(`helper.${way}`), digit })}
            onClick={() => room.getState().addRow(way, digit)}
          >
            {digit}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
