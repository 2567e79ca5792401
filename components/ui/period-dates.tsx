"use client";
import FormControl from "@mui/material/FormControl";
import OutlinedInput from "@mui/material/OutlinedInput";
import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import { type ReactNode, useId } from "react";
import { DayInput } from "./day-input";
import styles from "./period-dates.module.css";
import { Themed } from "./themed";

interface PeriodDatesProps {
  /** Days `YYYY-MM-DD` in Bangkok, both included, as far as they are set. */
  from?: string;
  to?: string;
  words: { from: string; to: string };
}

const ends = ["from", "to"] as const;

/** The two fields of a date form, named after the address's parameters. */
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

/**
 * `Themed` for controls that the server renders: their styles are in its HTML, so the layout does not shift or
 * flash.
 */
function ThemedPage({ children }: { children: ReactNode }) {
  return (
    <AppRouterCacheProvider>
      <Themed>{children}</Themed>
    </AppRouterCacheProvider>
  );
}
