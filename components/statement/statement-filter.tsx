import Form from "next/form";
import { Button } from "@/components/ui/button";
import { ChoiceLinks } from "@/components/ui/choice-links";
import { Icon } from "@/components/ui/icon";
import { LazyPeriodDates } from "@/components/ui/lazy-period-dates";
import dates from "@/components/ui/period-dates.module.css";
import { TabLinks } from "@/components/ui/tab-links";
import { displayDate } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import styles from "./statement-filter.module.css";
import { quickPeriods, type StatementView, statementPath, statementTabs } from "./statement-view";
import type { StatementWords } from "./statement-words";

interface StatementFilterProps {
  view: StatementView;
  words: Pick<StatementWords, "tabs" | "filter">;
  /** The date form's target, language prefix included. */
  action: string;
  nowMs: number;
}

/** Filters of movements: kind and days. Links and a plain form, without scripts. */
export function StatementFilter({ view, words, action, nowMs }: StatementFilterProps) {
  const periods = quickPeriods(nowMs);
  const isShown = ({ from, to }: Pick<StatementView, "from" | "to">) => from === view.from && to === view.to;
  const isQuick = periods.some(isShown);
  return (
    <div className={styles.filter} data-screen="">
      <TabLinks
        label={words.tabs.label}
        className={styles.tabs}
        tabs={statementTabs.map((tab) => ({
          href: statementPath({ ...view, tab }),
          word: words.tabs[tab],
          isCurrent: view.tab === tab,
        }))}
      />
      <ChoiceLinks
        label={words.filter.period}
        choices={periods.map((period) => ({
          href: statementPath({ ...period, tab: view.tab }),
          word: fill(words.filter[period.unit], { n: period.n }),
          isCurrent: isShown(period),
        }))}
      />
      <details className={styles.choose} key={statementPath(view)} open={!isQuick}>
        <summary>
          <Icon name="calendar" size={20} />
          {words.filter.choose}
        </summary>
        <Form action={action} className={dates.dates}>
          {view.tab === "all" ? null : <input type="hidden" name="tab" value={view.tab} />}
          <LazyPeriodDates from={view.from} to={view.to} words={words.filter} />
          <Button type="submit">{words.filter.apply}</Button>
        </Form>
      </details>
      {view.isShortened ? (
        <p role="status" className={styles.shortened}>
          {fill(words.filter.shortened, { from: displayDate(view.from) })}
        </p>
      ) : null}
    </div>
  );
}
