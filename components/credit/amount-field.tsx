"use client";
import { type ReactNode, useId } from "react";
import type { ZodForm } from "@/components/form/use-zod-form";
import type { Satang } from "@/lib/domain/money/money";
import { groupThousands, readCurrency, typedFrom } from "@/lib/domain/money/typed-amount";
import styles from "./amount-field.module.css";

/** An amount to tap, with its own label where it has one. */
interface AmountChip {
  amount: Satang;
  word?: string;
}

interface AmountFieldProps {
  /** The form whose box `amount` this is. */
  form: Pick<ZodForm<"amount">, "register" | "watch" | "setValue">;
  label: string;
  /** Amounts to tap, and the label of their group. */
  chips?: { label: string; amounts: readonly AmountChip[] };
  /** A button beside the box. */
  beside?: ReactNode;
  hint?: string;
  /** What is wrong before the form has been sent, and whatever it says afterwards. */
  problem?: string | null;
}

/**
 * An amount of baht: suggestions to tap, or typed. An invalid one stays, so that its error can be shown, and it may
 * be in the digits of any of the four languages: react-number-format drops both, and would add 5.4 kB to these pages.
 */
export function AmountField({ form, label, chips, beside, hint, problem }: AmountFieldProps) {
  const id = useId();
  const { name, defaultValue, error } = form.register("amount");
  const said = problem ?? error;
  const amountNow = readCurrency(form.watch("amount"));
  return (
    <div className={styles.field}>
      {chips ? (
        <fieldset className={styles.chips} aria-label={chips.label}>
          {chips.amounts.map(({ amount, word }) => (
            <button
              key={word ?? amount}
              type="button"
              aria-pressed={amountNow === amount}
              onClick={() => form.setValue("amount", typedFrom(amount))}
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
            defaultValue={defaultValue}
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            maxLength={20}
            aria-invalid={said ? true : undefined}
            aria-describedby={hint ? `${id}-problem ${id}-hint` : `${id}-problem`}
            onChange={({ target }) => {
              // Inside the number the cursor must keep its position.
              const isAtEnd = target.selectionEnd === null || target.selectionEnd === target.value.length;
              if (isAtEnd) group(target);
            }}
            // An amount that was suggested is replaced by what is typed.
            onFocus={({ target }) => target.select()}
            onBlur={({ target }) => group(target)}
          />
        </div>
        {beside}
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {said}
      </p>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

function group(box: HTMLInputElement) {
  const grouped = groupThousands(box.value);
  if (grouped !== box.value) box.value = grouped;
}
