"use client";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";
import { NumericFormat } from "react-number-format";
import { ThemedPage } from "@/components/ui/themed-page";
import { formatBaht, type Satang, satang } from "@/lib/domain/money";
import styles from "./amount-field.module.css";

interface AmountFieldProps {
  label: string;
  chipsLabel: string;
  hint: string;
  /** What is wrong with the amount; null when it is fine or not judged yet. */
  problem: string | null;
  /** Null while the box is empty. */
  amount: Satang | null;
  onAmount: (amount: Satang | null) => void;
}

const chips = [100, 300, 500, 1000].map((baht) => satang(baht * 100));
const whole = (amount: Satang) => formatBaht(amount).slice(0, -3);

/** Whole baht: common amounts to tap, or any typed one. */
export function AmountField({ label, chipsLabel, hint, problem, amount, onAmount }: AmountFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <fieldset className={styles.chips} aria-label={chipsLabel}>
        {chips.map((chip) => (
          <button key={chip} type="button" aria-pressed={amount === chip} onClick={() => onAmount(chip)}>
            ฿{whole(chip)}
          </button>
        ))}
      </fieldset>
      <label htmlFor={id}>{label}</label>
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
            decimalScale={0}
            allowNegative={false}
            isAllowed={({ floatValue }) => floatValue === undefined || floatValue < 10_000_000}
            inputProps={{ inputMode: "numeric", enterKeyHint: "done" }}
            autoComplete="off"
            aria-describedby={`${id}-hint ${id}-problem`}
            onValueChange={({ floatValue }) =>
              onAmount(floatValue === undefined ? null : satang(floatValue * 100))
            }
          />
        </div>
      </ThemedPage>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
