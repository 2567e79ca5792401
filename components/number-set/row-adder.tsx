"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { ZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/controls/button";
import { digitsOf, isPoyOption, poyOptions } from "@/lib/domain/poy/options";
import styles from "./set-form.module.css";

/** Three digits first, what most sets consist of; among options of one length those above come first, as on a slip. */
const choices = poyOptions.toSorted((a, b) => digitsOf(b) - digitsOf(a));

interface RowAdderProps {
  form: Pick<ZodForm<"option" | "text">, "register" | "watch">;
  onAdd: () => void;
}

/** An option and any count of its numbers; those of a wrong length stay in the field. */
export function RowAdder({ form, onAdd }: RowAdderProps) {
  const t = useTranslations();
  const id = useId();
  const option = form.register("option");
  const text = form.register("text");
  const chosen = form.watch("option");
  const digits = isPoyOption(chosen) ? digitsOf(chosen) : 0;
  return (
    <div className={styles.adder}>
      <div className={styles.field}>
        <label htmlFor={`${id}-option`}>{t("numbers.form.option")}</label>
        <select id={`${id}-option`} name={option.name} defaultValue={option.defaultValue}>
          {choices.map((one) => (
            <option key={one} value={one}>
              {t(`market.options.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-numbers`}>{t("numbers.form.numbers")}</label>
        <textarea
          id={`${id}-numbers`}
          name={text.name}
          defaultValue={text.defaultValue}
          rows={2}
          inputMode="text"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={text.error ? true : undefined}
          aria-describedby={`${id}-hint`}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey) return;
            // It adds the numbers; a pasted list keeps its lines.
            event.preventDefault();
            onAdd();
          }}
        />
      </div>
      <Button look="quiet" disabled={form.watch("text").trim() === ""} onClick={onAdd}>
        {t("numbers.form.add")}
      </Button>
      <p
        id={`${id}-hint`}
        role={text.error ? "alert" : undefined}
        className={text.error ? styles.wrong : styles.hint}
      >
        {text.error ?? `${t("numbers.form.numbersHint", { digits })} ${t("numbers.form.listHint")}`}
      </p>
    </div>
  );
}
