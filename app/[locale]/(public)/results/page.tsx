import { getMessages, getTranslations } from "next-intl/server";
import { DayPicker } from "@/components/result/day-picker";
import { GovernmentBoard } from "@/components/result/government-board";
import { PastDraws } from "@/components/result/past-draws";
import type { ResultWords } from "@/components/result/result-row";
import { StockTable } from "@/components/result/stock-table";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PageTitle } from "@/components/ui/page-title";
import { bangkokDate, readDay } from "@/lib/domain/time";
import { Link } from "@/lib/i18n/navigation";
import { readResults } from "./read-results";
import styles from "./results.module.css";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("result"))("title") };
}

/** The client's share of the words. */
const pick = ({ date, show, previous, next }: ResultWords) => ({ date, show, previous, next });

/** Days as text sort by time; the upstream's clock may be ahead of this server's. */
const latestOf = (...days: string[]) => days.toSorted().at(-1) ?? "";

/** A day's results; without a day the newest ones, the latest government draw always among them. */
export default async function ResultsPage({ searchParams }: Props) {
  const [{ date: asked }, { result: words, market }] = await Promise.all([searchParams, getMessages()]);
  const today = bangkokDate(Date.now());
  const day = typeof asked === "string" ? (readDay(asked) ?? undefined) : undefined;
  const results = await readResults(day).catch(() => null);
  const date = results?.date || day || today;
  // The newest first: a draw of an earlier day stands under the day's own results.
  const isDrawDay = results?.government?.resultDt === date;
  const board = results?.government && <GovernmentBoard row={results.government} words={words} />;

  return (
    <div className={styles.page}>
      <PageTitle
        acts={
          date !== today && (
            <Link href={`/results?date=${today}`} prefetch={false} className={styles.today}>
              {words.today}
            </Link>
          )
        }
      >
        {words.title}
      </PageTitle>
      <DayPicker date={date} last={latestOf(date, today)} words={pick(words)} />
      {!results ? (
        <ErrorState
          title={words.errorTitle}
          text={words.errorText}
          action={{ href: day ? `/results?date=${day}` : "/results", label: words.retry }}
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.day}>
            {isDrawDay && board}
            {results.stocks.length > 0 && (
              <StockTable date={date} rows={results.stocks} words={words} markets={market} />
            )}
            {!isDrawDay && board}
            {!results.government && results.stocks.length === 0 && (
              <EmptyState
                icon="calendar"
                title={words.emptyTitle}
                text={words.emptyText}
                action={{ href: "/results", label: words.latest }}
              />
            )}
          </div>
          {results.draws.length > 0 && <PastDraws title={words.draws} rows={results.draws} date={date} />}
        </div>
      )}
    </div>
  );
}
