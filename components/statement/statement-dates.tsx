"use client";
import FormControl from "@mui/material/FormControl";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";
import { DayInput } from "@/components/ui/day-input";
import { ThemedPage } from "@/components/ui/themed-page";
import styles from "./statement-filter.module.css";

interface StatementDatesProps {
  /** Days `YYYY-MM-DD` in Bangkok, both included. */
  from: string;
  to: string;
  words: { from: string; to: string };
}

const ends = ["from", "to"] as const;

/** The two boxes of the date form, under the names the address takes. */
export function StatementDates({ words, ...days }: StatementDatesProps) {
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
