import Form from "next/form";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { ChoiceLinks } from "@/components/ui/controls/choice-links";
import { DaysRemarks } from "@/components/ui/days/days-remarks";
import { LazyPeriodDates } from "@/components/ui/days/lazy-period-dates";
import dates from "@/components/ui/days/period-dates.module.css";
import { RunningDay } from "@/components/ui/days/running-day";
import { runningDay } from "@/lib/domain/time/asked-days";
import { displayDate, lotteryDay } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import styles from "./statement-filter.module.css";
import {
  lastDayShown,
  type Period,
  quickPeriods,
  type StatementView,
  statementPath,
  statementTabs,
} from "./statement-view";
import type { StatementWords } from "./statement-words";

interface StatementFilterProps {
  view: StatementView;
  words: Pick<StatementWords, "tabs" | "filter" | "days">;
  /** The date form's target, language prefix included. */
  action: string;
  nowMs: number;
}

/**
 * Filters of movements: kind and days. Links and a plain form, without scripts. On a phone one line says what is shown
 * and unfolds them, so that movements are on its first screen.
 */
export function StatementFilter({ view, words, action, nowMs }: StatementFilterProps) {
  const periods = quickPeriods(nowMs);
  const today = lotteryDay(nowMs);
  const to = lastDayShown(view, today);
  const running = runningDay(view.from, nowMs);
  const isShown = ({ from }: Pick<StatementView, "from">) => from === view.from && view.to >= today;
  const named = ({ unit, n }: Pick<Period, "unit" | "n">) =>
    fill(words.filter.back, { period: fill(words.filter[unit], { n }) });
  const quick = periods.find(isShown);
  const period = quick ? named(quick) : `${displayDate(view.from)}–${displayDate(to)}`;
  return (
    <div className={styles.filter} data-screen="">
      <details className={styles.fold} key={JSON.stringify([statementPath(view), view.remarks])}>
        <summary>
          <Icon name="filter" size={20} />
          <span className={styles.shown}>
            {words.tabs[view.tab]} · {period}
          </span>
          <Icon name="down" size={20} />
        </summary>
        <div className={styles.all}>
          <div className={styles.named}>
            <span aria-hidden="true">{words.tabs.label}</span>
            {/* Not tabs: those of the credit pages, two of which have nearly the same names, stand above. */}
            <ChoiceLinks
              label={words.tabs.label}
              choices={statementTabs.map((tab) => ({
                href: statementPath({ ...view, tab }),
                word: words.tabs[tab],
                isCurrent: view.tab === tab,
              }))}
            />
          </div>
          <div className={styles.named}>
            <span aria-hidden="true">{words.filter.period}</span>
            <ChoiceLinks
              label={words.filter.period}
              choices={periods.map((period) => ({
                href: statementPath({ ...period, tab: view.tab }),
                word: named(period),
                isCurrent: isShown(period),
              }))}
            />
          </div>
          <details className={styles.choose} open={!quick}>
            <summary>
              <Icon name="calendar" size={20} />
              {words.filter.choose}
            </summary>
            <Form action={action} className={dates.dates} noValidate>
              {view.tab === "all" ? null : <input type="hidden" name="tab" value={view.tab} />}
              <LazyPeriodDates from={view.from} to={to} words={words.filter} />
              <Button type="submit">{words.filter.apply}</Button>
            </Form>
          </details>
        </div>
      </details>
      {view.isShortened ? (
        <Card look="warning" as="div" role="status">
          {fill(words.filter.shortened, { from: displayDate(view.from) })}
        </Card>
      ) : null}
      <DaysRemarks remarks={view.remarks} words={words.days} />
      {running ? (
        <RunningDay
          day={running}
          href={statementPath({ tab: view.tab, from: running, to: running, isUsual: false })}
          words={words.days}
        />
      ) : null}
    </div>
  );
}
