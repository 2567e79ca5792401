import Form from "next/form";
import { Button } from "@/components/ui/button";
import { TabLinks } from "@/components/ui/tab-links";
import { displayDate } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { LateDates } from "./late-dates";
import styles from "./statement-filter.module.css";
import { quickPeriods, type StatementView, statementPath, statementTabs } from "./statement-view";
import type { StatementWords } from "./statement-words";

interface StatementFilterProps {
  view: StatementView;
  words: Pick<StatementWords, "tabs" | "filter">;
  /** The address the date form goes to, language prefix included. */
  action: string;
  nowMs: number;
}

/** Which movements: of which kind, over which days. Links and a plain form only. */
export function StatementFilter({ view, words, action, nowMs }: StatementFilterProps) {
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
      <nav aria-label={words.filter.period} className={styles.periods}>
        {quickPeriods(nowMs).map((period) => (
          <Link
            key={period.n + period.unit}
            href={statementPath({ ...period, tab: view.tab })}
            prefetch={false}
            aria-current={period.from === view.from && period.to === view.to ? "true" : undefined}
          >
            {fill(words.filter[period.unit], { n: period.n })}
          </Link>
        ))}
      </nav>
      <Form action={action} className={styles.dates} key={statementPath(view)}>
        {view.tab === "all" ? null : <input type="hidden" name="tab" value={view.tab} />}
        <LateDates from={view.from} to={view.to} words={words.filter} />
        <Button type="submit">{words.filter.apply}</Button>
      </Form>
      {view.isShortened ? (
        <p role="status" className={styles.shortened}>
          {fill(words.filter.shortened, { from: displayDate(view.from) })}
        </p>
      ) : null}
    </div>
  );
}
