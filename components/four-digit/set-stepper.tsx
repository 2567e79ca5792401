"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import styles from "./set-stepper.module.css";

interface SetStepperProps {
  number: string;
  sets: number;
  most: number;
  /** The id of the element that says how many are left. */
  describedBy: string | undefined;
  onSets: (sets: number) => void;
}

/** The count of sets of a number: one fewer, one more, or typed. A count that cannot be bought stays, marked. */
export function SetStepper({ number, sets, most, describedBy, onSets }: SetStepperProps) {
  const t = useTranslations("sets.rows");
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = sets < 1 || sets > most;
  const step = (asked: number) => {
    // A tap on a button may leave the focus in the field.
    setTyped(null);
    onSets(asked);
  };
  return (
    <span className={styles.stepper} data-invalid={isWrong || undefined}>
      <IconButton
        aria-label={t("fewer", { number })}
        disabled={sets <= 1}
        onClick={() => step(Math.max(1, Math.min(sets - 1, most)))}
      >
        <Icon name="minus" size={20} />
      </IconButton>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t("sets", { number })}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        value={typed ?? String(sets)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const digits = plainDigits(event.target.value).replace(/\D/g, "").slice(0, 4);
          setTyped(digits);
          if (digits !== "") onSets(Number(digits));
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
      <IconButton aria-label={t("more", { number })} disabled={sets >= most} onClick={() => step(sets + 1)}>
        <Icon name="plus" size={20} />
      </IconButton>
    </span>
  );
}
