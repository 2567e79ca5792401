"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import styles from "./set-stepper.module.css";

interface SetStepperProps {
  number: string;
  sets: number;
  most: number;
  onSets: (sets: number) => void;
}

/** The count of sets of a number: one fewer, one more, or typed. */
export function SetStepper({ number, sets, most, onSets }: SetStepperProps) {
  const t = useTranslations("sets.rows");
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className={styles.stepper}>
      <IconButton aria-label={t("fewer", { number })} disabled={sets <= 1} onClick={() => onSets(sets - 1)}>
        <Icon name="minus" size={20} />
      </IconButton>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t("sets", { number })}
        value={typed ?? String(sets)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, "").slice(0, 4);
          // A count above what is left is lowered to it at once.
          setTyped(Number(digits) > most ? null : digits);
          if (Number(digits) > 0) onSets(Number(digits));
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
      <IconButton aria-label={t("more", { number })} disabled={sets >= most} onClick={() => onSets(sets + 1)}>
        <Icon name="plus" size={20} />
      </IconButton>
    </span>
  );
}
