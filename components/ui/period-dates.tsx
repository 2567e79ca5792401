"use client";
import FormControl from "@mui/material/FormControl";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";
import { DayInput } from "./day-input";
import styles from "./period-dates.module.css";
import { ThemedPage } from "./themed-page";

interface PeriodDatesProps {
  /** Days `YYYY-MM-DD` in Bangkok, both included, as far as they are chosen. */
  from?: string;
  to?: string;
  words: { from: string; to: string };
}

const ends = ["from", "to"] as const;

/** The two boxes of a form of dates, under the names the address takes. */
export function PeriodDates({ words, ...days }: PeriodDatesProps) {
  const id = useId();
  return (
    <ThemedPage>
      {ends.map((end) => (
        <FormControl key={end} className={styles.date}>
          <label htmlFor={`${id}-${end}`}>{words[end]}</label>
          <OutlinedInput id={`${id}-${end}`} name={end} defaultValue={days[end]} inputComponent={DayInput} />
        </FormControl>
      ))}
    </ThemedPage>
  );
}
