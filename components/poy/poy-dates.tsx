"use client";
import FormControl from "@mui/material/FormControl";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";
import { DayInput } from "@/components/ui/day-input";
import { ThemedPage } from "@/components/ui/themed-page";
import styles from "./poy-filter.module.css";

interface PoyDatesProps {
  /** Draw days `YYYY-MM-DD` in Bangkok, as far as they are chosen. */
  from?: string;
  to?: string;
  words: { from: string; to: string };
}

/** The two boxes of the date form, under the names the address takes. */
export function PoyDates({ from, to, words }: PoyDatesProps) {
  const id = useId();
  return (
    <ThemedPage>
      {(
        [
          ["from", from],
          ["to", to],
        ] as const
      ).map(([name, day]) => (
        <FormControl key={name} className={styles.date}>
          <label htmlFor={`${id}-${name}`}>{words[name]}</label>
          <OutlinedInput id={`${id}-${name}`} name={name} defaultValue={day} inputComponent={DayInput} />
        </FormControl>
      ))}
    </ThemedPage>
  );
}
