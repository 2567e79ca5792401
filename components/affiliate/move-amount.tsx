"use client";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";
import { NumericFormat } from "react-number-format";
import { moneyText } from "@/components/ui/money";
import { ThemedPage } from "@/components/ui/themed-page";
import { afMoveMax, afMoveMin } from "@/lib/domain/affiliate";
import { formatBaht, type Satang, satang } from "@/lib/domain/money";
import { fill } from "@/lib/i18n/fill";
import type { AffiliateWords } from "./affiliate-words";
import styles from "./move-amount.module.css";

interface MoveAmountProps {
  words: AffiliateWords["move"];
  /** What one move can take at most. */
  most: Satang;
  /** What is wrong with the amount; null when it is fine or not judged yet. */
  problem: string | null;
  /** Null while the box is empty. */
  amount: Satang | null;
  onAmount: (amount: Satang | null) => void;
}

const common = [500, 1000, 5000].map((baht) => satang(baht * 100));

/** Baht with satang: common amounts that are there, all of it, or any typed one. */
export function MoveAmount({ words, most, problem, amount, onAmount }: MoveAmountProps) {
  const id = useId();
  const chips = common.filter((chip) => chip < most);
  return (
    <div className={styles.field}>
      <fieldset className={styles.chips} aria-label={words.chips}>
        {chips.map((chip) => (
          <button key={chip} type="button" aria-pressed={amount === chip} onClick={() => onAmount(chip)}>
            ฿{formatBaht(chip).slice(0, -3)}
          </button>
        ))}
        <button type="button" aria-pressed={amount === most} onClick={() => onAmount(most)}>
          {words.all}
        </button>
      </fieldset>
      <label htmlFor={id}>{words.amount}</label>
      <ThemedPage>
        <div className={styles.box}>
          <NumericFormat
            customInput={OutlinedInput}
            id={id}
            startAdornment={
              <InputAdornment position="start" disablePointerEvents disableTypography aria-hidden="true">
                ฿
              </InputAdornment>
            }
            error={problem !== null}
            value={amount === null ? "" : amount / 100}
            thousandSeparator=","
            decimalScale={2}
            allowNegative={false}
            isAllowed={({ floatValue }) => floatValue === undefined || floatValue < 10_000_000}
            inputProps={{ inputMode: "decimal", enterKeyHint: "done" }}
            autoComplete="off"
            aria-describedby={`${id}-hint ${id}-problem`}
            onValueChange={({ floatValue }) =>
              onAmount(floatValue === undefined ? null : satang(Math.round(floatValue * 100)))
            }
          />
        </div>
      </ThemedPage>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {fill(words.hint, { min: moneyText(afMoveMin), max: moneyText(afMoveMax) })}
      </p>
    </div>
  );
}
