import Form from "next/form";
import { getLocale, getMessages } from "next-intl/server";
import { DemoNote } from "@/components/result/demo-note";
import { PastResults } from "@/components/result/past-results";
import { marketName, type ResultWords } from "@/components/result/result-row";
import { BetNumber } from "@/components/result/statistics/bet-number";
import { NumberBars } from "@/components/result/statistics/number-bars";
import { NumberMap } from "@/components/result/statistics/number-map";
import { StatisticsForm } from "@/components/result/statistics/statistics-form";
import { Icon } from "@/components/ui/art/icon";
import { Chip } from "@/components/ui/chip";
import folded from "@/components/ui/folded.module.css";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { NoteLink } from "@/components/ui/notices/note-link";
import { orNull } from "@/lib/contract/or-null";
import { digitsOf } from "@/lib/domain/poy/options";
import { isDrawOverdue } from "@/lib/domain/rounds/draws";
import { coldest, countedOptions, hottest, neverDrawn, recordsOf } from "@/lib/domain/settlement/statistics";
import { displayDate, lotteryDay } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { env } from "@/lib/server/config/env";
import {
  endsInDemos,
  readCountedMarkets,
  readDraws,
  readSlipOf,
  readView,
  spans,
  statisticsAddress,
} from "./read-statistics";
import styles from "./statistics.module.css";

const shown = 10;

/**
 * How often and how recently each number was drawn in a market. Counted on the server; works without scripts.
 */
export async function Statistics({ asked }: { asked: Record<string, string | string[] | undefined> }) {
  const [locale, { result: words, market }, markets] = await Promise.all([
    getLocale(),
    getMessages(),
    readCountedMarkets(),
  ]);
  const view = readView(asked, markets);
  const [rows, isPastReal, hrefOf] = await Promise.all([
    orNull(readDraws(view)),
    endsInDemos(view),
    readSlipOf(view),
  ]);
  const { stats } = words;
  const draws = (rows ?? []).flatMap(({ result }) => (result && !("draw4" in result) ? [result] : []));
  const records = recordsOf(view.option, draws);
  const digits = digitsOf(view.option);
  const unseen = neverDrawn(records);
  const even = records.reduce((sum, { count }) => sum + count, 0) / records.length;
  const most = Math.max(1, ...records.map(({ count }) => count));
  const demos = (rows ?? []).filter(({ demo }) => demo).length;
  const leavesDemos = isPastReal && !view.hasDemos;
  const isOverdue =
    !leavesDemos &&
    view.market.betGroup === "gov" &&
    rows?.[0] &&
    isDrawOverdue(rows[0].dt, lotteryDay(Date.now()));
  const withDemos = { href: statisticsAddress({ ...view, hasDemos: true }), label: stats.countDemo };
  const span = {
    n: draws.length,
    from: displayDate(rows?.at(-1)?.dt ?? ""),
    to: displayDate(rows?.[0]?.dt ?? ""),
  };
  return (
    <>
      <p className={styles.honest}>{stats.honest}</p>
      <details className={folded.line}>
        <summary>
          <span className={folded.words}>
            <strong>{marketName(market, view.market)}</strong>
            <span className={folded.note}>
              {market.options[view.option]} · {fill(stats.nDraws, { n: view.span })}
            </span>
          </span>
          <Icon name="down" size={20} />
        </summary>
        <Form action={localePath(toLocale(locale), "/results")} scroll={false} className={styles.form}>
          <input type="hidden" name="view" value="statistics" />
          <StatisticsForm
            words={stats}
            market={{
              value: view.market.betType,
              groups: groupsOf(markets, market),
            }}
            option={{
              value: view.option,
              choices: countedOptions.map((key) => ({ key, name: market.options[key] })),
            }}
            span={{ value: view.span, choices: spans }}
            // Only the embedded upstream has demo results.
            hasDemos={env().embedded ? view.hasDemos : null}
          />
        </Form>
      </details>
      <p className={styles.small}>
        {hrefOf ? (
          stats.betHint
        ) : (
          <>
            {stats.noRound} <Link href="/lotto">{stats.rounds}</Link>
          </>
        )}
      </p>
      {!rows ? (
        <ErrorState
          title={stats.errorTitle}
          text={stats.errorText}
          action={{ href: "/results?view=statistics", label: words.retry }}
        />
      ) : draws.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={stats.emptyTitle}
          text={stats.emptyText}
          {...(leavesDemos && { action: withDemos })}
        />
      ) : (
        <>
          <div className={styles.counted}>
            <p className={styles.span}>
              <strong>{fill(stats.span, span)}</strong>
              <Chip tone={demos > 0 ? "warning" : "neutral"}>
                {demos > 0 ? fill(stats.demos, { n: demos }) : stats.realOnly}
              </Chip>
            </p>
            {leavesDemos ? (
              <NoteLink
                text={fill(stats.laterDemo, { date: span.to })}
                href={withDemos.href}
                link={withDemos.label}
              />
            ) : null}
            <p className={styles.small}>
              {[
                isOverdue && words.overdue,
                digits < 3 && fill(stats.even, { n: even.toFixed(1).replace(/\.0$/, "") }),
                digits !== 2 &&
                  unseen.length > 0 &&
                  fill(stats.unseen, { n: unseen.length, all: records.length }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <div className={styles.columns}>
            {digits === 1 ? (
              <NumberBars
                title={stats.all}
                records={records}
                most={most}
                words={stats}
                digits={digits}
                hrefOf={hrefOf}
              />
            ) : (
              <NumberBars
                title={stats.hot}
                records={hottest(records, shown)}
                most={most}
                words={stats}
                digits={digits}
                hrefOf={hrefOf}
              />
            )}
            {digits === 2 && (
              <NumberBars
                title={stats.cold}
                records={coldest(records, shown)}
                most={most}
                words={stats}
                digits={digits}
                hrefOf={hrefOf}
                first={
                  unseen.length > 0 ? (
                    <Unseen numbers={unseen} draws={draws.length} hrefOf={hrefOf} words={stats} />
                  ) : null
                }
              />
            )}
            {digits === 2 && <NumberMap records={records} hrefOf={hrefOf} words={stats} />}
            <PastResults rows={rows.slice(0, shown)} words={words} />
          </div>
          <DemoNote rows={rows} words={words} />
        </>
      )}
    </>
  );
}

/** Ahead of those that came longest ago: the numbers that never came, all of them, since none has waited longer. */
function Unseen({
  numbers,
  draws,
  hrefOf,
  words,
}: {
  numbers: readonly string[];
  draws: number;
  hrefOf: ((number: string) => string) | null;
  words: ResultWords["stats"];
}) {
  return (
    <div className={styles.unseen}>
      <h3>{fill(words.unseenIn, { n: numbers.length, draws })}</h3>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <BetNumber number={number} hrefOf={hrefOf} words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type MarketWords = Parameters<typeof marketName>[0];

/** Markets by section of the list of rounds, each with its name. */
function groupsOf(markets: Awaited<ReturnType<typeof readCountedMarkets>>, words: MarketWords) {
  const named = (fits: (market: { betGroup: string; betType: string }) => boolean) =>
    markets.filter(fits).map((one) => ({ key: one.betType, name: marketName(words, one) }));
  const isThai = ({ betType }: { betType: string }) => betType.startsWith("th_");
  return [
    { name: words.sections.gov, choices: named(({ betGroup }) => betGroup === "gov") },
    { name: words.sections.stock_th, choices: named((one) => one.betGroup === "stock" && isThai(one)) },
    {
      name: words.sections.stock_foreign,
      choices: named((one) => one.betGroup === "stock" && !isThai(one)),
    },
    { name: words.groups.yeekee, choices: named(({ betGroup }) => betGroup === "yeekee") },
  ].filter(({ choices }) => choices.length > 0);
}
