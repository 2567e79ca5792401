import { getMessages } from "next-intl/server";
import { DayPicker } from "@/components/result/day-picker";
import { WeekTable } from "@/components/result/market-table/week-table";
import { WinLine } from "@/components/result/win-mark";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { orNull } from "@/lib/contract/or-null";
import { betListResultHistory } from "@/lib/contract/rounds";
import { addDays, displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { isLacking } from "@/lib/server/ask/lacking-calls";
import { readOwnBets, winsOf } from "./read-own-bets";
import { readWeek, WEEK_DAYS } from "./read-results";
import { pickerWords, sectionsOf } from "./sections-of";

/** The results of the last days in one table, the member's own rounds marked. */
export async function WeekResults({ today }: { today: string }) {
  const { result: words, market } = await getMessages();
  const first = addDays(today, 1 - WEEK_DAYS);
  const days = Array.from({ length: WEEK_DAYS }, (_, ago) => addDays(today, -ago));
  const [results, own] = await Promise.all([orNull(readWeek(today)), readOwnBets(first, today)]);
  const sections = results && [
    { key: "gov", name: market.groups.gov, rows: results.government },
    ...sectionsOf(results, market),
  ];
  const rows = (sections ?? []).flatMap((section) => section.rows);
  const wins = winsOf(own);
  return (
    <>
      <DayPicker shows="week" today={today} last={today} words={pickerWords(words)} />
      <WinLine wins={rows.flatMap(({ betId }) => wins.get(betId) ?? [])} words={words} />
      {rows.length > 0 && sections ? (
        <WeekTable sections={sections} days={days} words={words} markets={market} own={own} />
      ) : sections ? (
        <EmptyState
          icon="calendar"
          title={fill(words.emptyTitle, { date: `${displayDate(first)} – ${displayDate(today)}` })}
          text={words.emptyText}
          action={{ href: "/results", label: words.latest }}
        />
      ) : isLacking(betListResultHistory, Date.now()) ? (
        <EmptyState icon="info" title={words.listedTitle} text={words.listedText} />
      ) : (
        <ErrorState
          title={words.errorTitle}
          text={words.errorText}
          action={{ href: "/results?days=7", label: words.retry }}
        />
      )}
    </>
  );
}
