"use client";
import { useId } from "react";
import { formatBaht, type Satang, satang } from "@/lib/domain/money";
import { groupThousands } from "@/lib/domain/typed-amount";
import styles from "./amount-field.module.css";

interface AmountFieldProps {
  label: string;
  /** Names the common amounts; without it there are none. */
  chipsLabel?: string;
  /** Common amounts below this are not offered. */
  least?: Satang;
  hint?: string;
  /** What is wrong with the amount; null when it is fine or not judged yet. */
  problem: string | null;
  text: string;
  onText: (text: string) => void;
}

const common = [100, 300, 500, 1000, 2000, 5000].map((baht) => satang(baht * 100));

/** The four least common amounts that are allowed, as they are typed. */
const chipsFrom = (least: Satang) =>
  common
    .filter((amount) => amount >= least)
    .slice(0, 4)
    .map((amount) => formatBaht(amount).slice(0, -3));

/** An amount of baht: common ones to tap, or any typed one. What is typed stays, so that it can be said what is wrong. */
export function AmountField({
  label,
  chipsLabel,
  least = satang(0),
  hint,
  problem,
  text,
  onText,
}: AmountFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      {chipsLabel ? (
        <fieldset className={styles.chips} aria-label={chipsLabel}>
          {chipsFrom(least).map((chip) => (
            <button key={chip} type="button" aria-pressed={text === chip} onClick={() => onText(chip)}>
              ฿{chip}
            </button>
          ))}
        </fieldset>
      ) : null}
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <span aria-hidden="true">฿</span>
        <input
          id={id}
          value={text}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={20}
          aria-invalid={problem !== null || undefined}
          aria-describedby={hint ? `${id}-problem ${id}-hint` : `${id}-problem`}
          onChange={({ target }) => {
            // In the middle of the number the cursor must stay where it is.
            const isAtEnd = target.selectionEnd === null || target.selectionEnd === target.value.length;
            onText(isAtEnd ? groupThousands(target.value) : target.value);
          }}
          onBlur={() => onText(groupThousands(text))}
        />
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
