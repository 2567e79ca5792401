"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import { digitsOf, isNumberFor, isPoyOption, type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import type { NumberSetRow } from "@/stores/number-sets";
import styles from "./set-form.module.css";

/** Three digits first, what most sets consist of; among options of one length those above come first, as on a slip. */
const choices = poyOptions.toSorted((a, b) => digitsOf(b) - digitsOf(a));

/** The text of the field, and what of it does not fit the option: other numbers, and words. */
export interface TypedRows {
  option: PoyOption;
  text: string;
  wrong: readonly string[];
}

interface RowAdderProps {
  typed: TypedRows;
  onType: (typed: TypedRows) => void;
  onAdd: () => void;
}

/** An option and any count of its numbers; those of a wrong length stay in the field. */
export function RowAdder({ typed, onType, onAdd }: RowAdderProps) {
  const t = useTranslations();
  const id = useId();
  const { option, text, wrong } = typed;
  const digits = digitsOf(option);
  return (
    <div className={styles.adder}>
      <div className={styles.field}>
        <label htmlFor={`${id}-option`}>{t("numbers.form.option")}</label>
        <select
          id={`${id}-option`}
          value={option}
          onChange={(event) => {
            if (isPoyOption(event.target.value)) onType({ option: event.target.value, text, wrong: [] });
          }}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {t(`market.options.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-numbers`}>{t("numbers.form.numbers")}</label>
        <input
          id={`${id}-numbers`}
          value={text}
          inputMode="text"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={wrong.length > 0 || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onType({ ...typed, text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === "Enter") onAdd();
          }}
        />
      </div>
      <Button look="quiet" disabled={text.trim() === ""} onClick={onAdd}>
        {t("numbers.form.add")}
      </Button>
      <p
        id={`${id}-hint`}
        role={wrong.length > 0 ? "alert" : undefined}
        className={wrong.length > 0 ? styles.wrong : styles.hint}
      >
        {wrong.length > 0
          ? t("numbers.form.wrong", { numbers: wrong.join(" "), digits })
          : t("numbers.form.numbersHint", { digits })}
      </p>
    </div>
  );
}

/** The numbers in the field that fit the option, and the rest: nothing that was typed disappears unsaid. */
export function readTyped({ option, text }: TypedRows): { fits: NumberSetRow[]; others: string[] } {
  const numbers: readonly string[] = plainDigits(text).match(/\d+|[^\d\s\p{P}\p{S}]+/gu) ?? [];
  return {
    fits: numbers.filter((number) => isNumberFor(option, number)).map((number) => ({ option, number })),
    others: numbers.filter((number) => !isNumberFor(option, number)),
  };
}
