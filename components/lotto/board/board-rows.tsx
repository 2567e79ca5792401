"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { isHelperShown } from "@/lib/domain/poy/conflicts";
import { numbersOf, typedDigits } from "@/lib/domain/poy/helpers";
import { digitsOf, type HelperKey, helperKeys, isInstantHelper } from "@/lib/domain/poy/options";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./number-board.module.css";

const digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Helpers that fill the two-digit board: those of one digit, and those that need none. */
const helpers = helperKeys.filter((key) => digitsOf(key) === 2 && typedDigits(key) < 2);

/** Many numbers at once, in one row: the helper on the left, on the right its digits, or one button. */
export function BoardRows() {
  const t = useTranslations("lotto");
  const slipStore = useBetSlipStore();
  const [helper, setHelper] = useState<HelperKey>("option_2_roodnha");
  const isUsable = useBets(({ selected }) => isHelperShown(selected, helper));
  const isInstant = isInstantHelper(helper);
  return (
    <fieldset className={styles.tools} aria-label={t("board.rows")}>
      <select
        className={styles.way}
        aria-label={t("betPage.helperOn")}
        value={helper}
        onChange={(event) => setHelper(helpers.find((one) => one === event.target.value) ?? helper)}
      >
        {helpers.map((one) => (
          <option key={one} value={one}>
            {t(`helper.${one}`)}
          </option>
        ))}
      </select>
      {isInstant ? (
        <button
          type="button"
          className={styles.page}
          disabled={!isUsable}
          onClick={() => slipStore.getState().tap(helper)}
        >
          {t("board.addRow", { n: numbersOf(helper).length })}
        </button>
      ) : (
        <div className={styles.scroll}>
          {digits.map((digit) => (
            <button
              key={digit}
              type="button"
              className={styles.page}
              aria-label={t("board.row", { way: t(`helper.${helper}`), digit })}
              onClick={() => slipStore.getState().addRow(helper, digit)}
            >
              {digit}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
