import { getMessages, getTranslations } from "next-intl/server";
import { ResultTabs } from "@/components/result/result-tabs";
import { Card } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import { nearestDay } from "@/lib/domain/time/nearest-day";
import { displayDate, lotteryDay } from "@/lib/domain/time/time";
import { readDay } from "@/lib/domain/time/time-written";
import { fill } from "@/lib/i18n/fill";
import { Breadcrumbs } from "../../_parts/json-ld";
import { DayResults } from "./_parts/day-results";
import { gameOf } from "./_parts/read-rounds";
import styles from "./_parts/results.module.css";
import { Statistics } from "./_parts/statistics";
import { WeekResults } from "./_parts/week-results";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props) {
  const [t, { view }] = await Promise.all([getTranslations("result"), searchParams]);
  return { title: view === "statistics" ? t("statistics") : t("title"), description: t("lead") || undefined };
}

/** The newest result of every market, a day's results, those of a week, or statistics over one market's past draws. */
export default async function ResultsPage({ searchParams }: Props) {
  const [asked, { result: words }] = await Promise.all([searchParams, getMessages()]);
  const today = lotteryDay(Date.now());
  const written = typeof asked.date === "string" ? asked.date.trim() : "";
  const near = nearestDay(written, today);
  const day = readDay(written) ?? near ?? undefined;
  const isCounting = asked.view === "statistics";
  return (
    <div className={styles.page}>
      <PageTitle>{isCounting ? words.statistics : words.title}</PageTitle>
      <ResultTabs words={words} current={isCounting ? "statistics" : "results"} />
      {isCounting ? (
        <Statistics asked={asked} />
      ) : (
        <>
          {near ? (
            <Card look="warning" as="div" role="status">
              {/* What would be nearest may be ahead: then it is today, which is not the nearest one. */}
              {fill(near === today ? words.noSuchDayToday : words.noSuchDay, {
                asked: written,
                date: displayDate(near),
              })}
            </Card>
          ) : null}
          {written && !day ? (
            // Not repeated: whoever made the link could have written anything there.
            <Card look="warning" as="div" role="status">
              {words.unreadDay}
            </Card>
          ) : null}
          {asked.days === "7" ? (
            <WeekResults today={today} />
          ) : (
            <DayResults day={day} today={today} game={gameOf(asked.game)} />
          )}
        </>
      )}
      <Breadcrumbs trail={[{ name: words.title, path: "/results" }]} />
    </div>
  );
}
