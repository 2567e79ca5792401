"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { digitsOf, isNumberFor, isPoyOption, type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import type { NumberSetRow } from "@/stores/number-sets";
import styles from "./set-form.module.css";

/** Three digits first: what most sets are made of. */
const choices = poyOptions.toReversed().sort((a, b) => digitsOf(b) - digitsOf(a));

/** An option and as many of its numbers as one likes to type; those of a wrong length stay in the field. */
export function RowAdder({ onAdd }: { onAdd: (rows: readonly NumberSetRow[]) => void }) {
  const t = useTranslations();
  const id = useId();
  const [option, setOption] = useState<PoyOption>("teng_bon_3");
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const add = () => {
    const numbers = typed.split(/[^\d]+/).filter(Boolean);
    const fits = numbers.filter((number) => isNumberFor(option, number));
    const others = numbers.filter((number) => !isNumberFor(option, number));
    setWrong(others);
    setTyped(others.join(" "));
    if (fits.length > 0) onAdd(fits.map((number) => ({ option, number })));
  };
  const digits = digitsOf(option);
  return (
    <div className={styles.adder}>
      <div className={styles.field}>
        <label htmlFor={`${id}-option`}>{t("numbers.form.option")}</label>
        <select
          id={`${id}-option`}
          value={option}
          onChange={(event) => {
            if (isPoyOption(event.target.value)) setOption(event.target.value);
            setWrong([]);
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
          value={typed}
          inputMode="text"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={wrong.length > 0 || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value.slice(0, 1_000))}
          onKeyDown={(event) => {
            if (event.key === "Enter") add();
          }}
        />
      </div>
      <Button look="quiet" disabled={typed.trim() === ""} onClick={add}>
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
