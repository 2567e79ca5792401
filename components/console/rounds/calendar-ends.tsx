"use client";
import type { CalendarEnd } from "@/lib/contract/operators/calendar";
import { endsSoon } from "@/lib/domain/rounds/trading-days";
import { daysBetween, displayDate } from "@/lib/domain/time/time";
import { Note } from "../controls/note";
import { useConsoleWords } from "../words/console-words";

/** Warns of tables that end within thirty days: from then on their bets end as early as they ever had to. */
export function CalendarEnds({ today, ends }: { today: string; ends: readonly CalendarEnd[] }) {
  const t = useConsoleWords("rounds");
  const names = useConsoleWords("names");
  return ends
    .filter(({ until }) => endsSoon(daysBetween(today, until)))
    .map(({ until, betTypes }) => (
      <Note key={until} tone="warning" role="status">
        {t("calendarEnds", {
          day: displayDate(until),
          markets: betTypes.map((one) => names.code("market", one)).join(", "),
        })}
      </Note>
    ));
}
