"use client";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";
import { NumericFormat } from "react-number-format";
import { Button } from "@/components/ui/button";
import { moneyText } from "@/components/ui/money";
import { ThemedPage } from "@/components/ui/themed-page";
import { type Satang, toSatang } from "@/lib/domain/money";
import { WITHDRAWS_A_DAY, withdrawMaxDay, withdrawMaxEach, withdrawMin } from "@/lib/domain/withdrawal";
import { fill } from "@/lib/i18n/fill";
import styles from "./withdraw-amount.module.css";
import type { WithdrawWords } from "./withdraw-words";

interface WithdrawAmountProps {
  words: WithdrawWords["form"];
  /** Null while the box is empty. */
  amount: Satang | null;
  onAmount: (amount: Satang | null) => void;
  /** What "all" fills in; 0 where nothing can be withdrawn. */
  most: Satang;
  problem: string | null;
}

/** Baht and satang: a withdrawal may leave nothing behind. */
export function WithdrawAmount({ words, amount, onAmount, most, problem }: WithdrawAmountProps) {
  const id = useId();
  const hint = fill(words.hint, {
    min: moneyText(withdrawMin),
    max: moneyText(withdrawMaxEach),
    day: moneyText(withdrawMaxDay),
    count: WITHDRAWS_A_DAY,
  });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.amount}</label>
      <div className={styles.row}>
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
              allowedDecimalSeparators={["."]}
              isAllowed={({ floatValue }) => floatValue === undefined || floatValue < 10_000_000}
              inputProps={{ inputMode: "decimal", enterKeyHint: "done" }}
              autoComplete="off"
              aria-describedby={`${id}-hint ${id}-problem`}
              onValueChange={({ floatValue }) =>
                onAmount(floatValue === undefined ? null : toSatang(floatValue))
              }
            />
          </div>
        </ThemedPage>
        <Button
          look="quiet"
          className={styles.all}
          disabled={most === 0}
          aria-label={fill(words.allHint, { amount: moneyText(most) })}
          onClick={() => onAmount(most)}
        >
          {words.all}
        </Button>
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
