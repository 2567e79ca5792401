"use client";
import FormControl from "@mui/material/FormControl";
import OutlinedInput from "@mui/material/OutlinedInput";
import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { isDayLike } from "@/lib/domain/time/typed-day";
import { focusField } from "../hooks/focus";
import { Themed } from "../themed";
import { DayInput } from "./day-input";
import { DayWrong } from "./day-wrong";
import styles from "./period-dates.module.css";

interface PeriodDatesProps {
  /** Days `YYYY-MM-DD` in Bangkok, both included, as far as they are set. */
  from?: string;
  to?: string;
  words: { from: string; to: string };
}

const ends = ["from", "to"] as const;
type End = (typeof ends)[number];

/**
 * The two fields of a date form, named after the address's parameters. The form is not sent with what is no day: its
 * page would show other days, and what was typed would be lost. Of a day that no calendar has, the page says so.
 */
export function PeriodDates({ words, ...days }: PeriodDatesProps) {
  const id = useId();
  const first = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<readonly End[]>([]);
  useEffect(() => {
    const form = first.current?.closest("form");
    if (!form) return;
    const judge = (event: SubmitEvent) => {
      const sent = new FormData(form);
      const unread = ends.filter((end) => {
        const text = String(sent.get(end) ?? "").trim();
        return text !== "" && !isDayLike(text);
      });
      setWrong(unread);
      if (unread.length === 0) return;
      event.preventDefault();
      // The form's own handler would open the page all the same.
      event.stopPropagation();
      focusField(form, unread[0]);
    };
    form.addEventListener("submit", judge);
    return () => form.removeEventListener("submit", judge);
  }, []);
  return (
    <ThemedPage>
      {ends.map((end) => {
        const isWrong = wrong.includes(end);
        const wrongId = `${id}-${end}-wrong`;
        return (
          <FormControl
            key={end}
            ref={end === "from" ? first : undefined}
            className={styles.date}
            error={isWrong}
          >
            <label htmlFor={`${id}-${end}`}>{words[end]}</label>
            <OutlinedInput
              id={`${id}-${end}`}
              name={end}
              defaultValue={days[end]}
              inputComponent={DayInput}
              aria-describedby={isWrong ? wrongId : undefined}
              onChange={() => setWrong((before) => before.filter((one) => one !== end))}
            />
            {isWrong ? <DayWrong id={wrongId} /> : null}
          </FormControl>
        );
      })}
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
