"use client";
import { type ReactNode, useId } from "react";
import type { Satang } from "@/lib/domain/money/money";
import { groupThousands, readCurrency, typedFrom } from "@/lib/domain/money/typed-amount";
import styles from "./amount-field.module.css";

/** An amount to tap, with its own label where it has one. */
export interface AmountChip {
  amount: Satang;
  word?: string;
}

interface AmountFieldProps {
  /** Where the box is read or kept by its name. */
  name?: string;
  label: string;
  /** Amounts to tap, and the label of their group. */
  chips?: { label: string; amounts: readonly AmountChip[] };
  /** A button beside the box. */
  beside?: ReactNode;
  hint?: string;
  /** The error of the amount; null when it is valid or not validated yet. */
  problem: string | null;
  text: string;
  onText: (text: string) => void;
}

/**
 * An amount of baht: suggestions to tap, or typed. An invalid one stays, so that its error can be shown, and it may
 * be in the digits of any of the four languages: react-number-format drops both, and would add 5.4 kB to these pages.
 */
export function AmountField({ name, label, chips, beside, hint, problem, text, onText }: AmountFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      {chips ? (
        <fieldset className={styles.chips} aria-label={chips.label}>
          {chips.amounts.map(({ amount, word }) => (
            <button
              key={word ?? amount}
              type="button"
              aria-pressed={readCurrency(text) === amount}
              onClick={() => onText(typedFrom(amount))}
            >
              {word ?? `฿${typedFrom(amount)}`}
            </button>
          ))}
        </fieldset>
      ) : null}
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <div className={styles.box}>
          <span aria-hidden="true">฿</span>
          <input
            id={id}
            name={name}
            value={text}
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            maxLength={20}
            aria-invalid={problem !== null || undefined}
            aria-describedby={hint ? `${id}-problem ${id}-hint` : `${id}-problem`}
            onChange={({ target }) => {
              // Inside the number the cursor must keep its position.
              const isAtEnd = target.selectionEnd === null || target.selectionEnd === target.value.length;
              onText(isAtEnd ? groupThousands(target.value) : target.value);
            }}
            // An amount that was suggested is replaced by what is typed.
            onFocus={({ target }) => target.select()}
            onBlur={() => onText(groupThousands(text))}
          />
        </div>
        {beside}
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
