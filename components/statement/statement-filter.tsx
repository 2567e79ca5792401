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

/**
 * Filters of movements: kind and days. Links and a plain form, without scripts. On a phone one line says what is shown
 * and unfolds them, so that movements are on its first screen.
 */
export function StatementFilter({ view, words, action, nowMs }: StatementFilterProps) {
  const periods = quickPeriods(nowMs);
  const isShown = ({ from, to }: Pick<StatementView, "from" | "to">) => from === view.from && to === view.to;
  const quick = periods.find(isShown);
  const period = quick
    ? fill(words.filter[quick.unit], { n: quick.n })
    : `${displayDate(view.from)}–${displayDate(view.to)}`;
  return (
    <div className={styles.filter} data-screen="">
      <details className={styles.fold} key={statementPath(view)}>
        <summary>
          <Icon name="filter" size={20} />
          <span className={styles.shown}>
            {words.tabs[view.tab]} · {period}
          </span>
          <Icon name="down" size={20} />
        </summary>
        <div className={styles.all}>
          <TabLinks
            label={words.tabs.label}
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
          <details className={styles.choose} open={!quick}>
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
        </div>
      </details>
      {view.isShortened ? (
        <p role="status" className={styles.shortened}>
          {fill(words.filter.shortened, { from: displayDate(view.from) })}
        </p>
      ) : null}
    </div>
  );
}
