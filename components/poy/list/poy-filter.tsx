import Form from "next/form";
import type { ComponentProps } from "react";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { ChoiceLinks } from "@/components/ui/controls/choice-links";
import { TabLinks } from "@/components/ui/controls/tab-links";
import { DaysRemarks } from "@/components/ui/days/days-remarks";
import { LazyPeriodDates } from "@/components/ui/days/lazy-period-dates";
import dates from "@/components/ui/days/period-dates.module.css";
import { RunningDay } from "@/components/ui/days/running-day";
import { runningDay } from "@/lib/domain/time/asked-days";
import type { PoyWords } from "../poy-words";
import styles from "./poy-filter.module.css";
import { cameChoices, type PoyTab, type PoyView, viewPath } from "./selection";

interface PoyFilterProps {
  view: PoyView;
  words: Pick<PoyWords, "tabs" | "filter">;
  /** What is said of dates that could not be taken as they were asked for. */
  daysWords: ComponentProps<typeof DaysRemarks>["words"] & ComponentProps<typeof RunningDay>["words"];
  /** Groups to choose from, with their names. */
  groups: readonly { betGroup: string; betType?: string; name: string }[];
  /** The date form's target, language prefix included. */
  action: string;
  nowMs: number;
}

const tabs: readonly PoyTab[] = ["current", "earlier"];

/** Filters of slips: waiting or settled, lottery, what came of them, draw dates. Links and a plain form, without scripts. */
export function PoyFilter({ view, words, daysWords, groups, action, nowMs }: PoyFilterProps) {
  const running = runningDay(view.from, nowMs);
  return (
    <div className={styles.filter}>
      <TabLinks
        label={words.tabs.label}
        tabs={tabs.map((tab) => ({
          href: viewPath({ ...view, tab }),
          word: words.tabs[tab],
          isCurrent: view.tab === tab,
        }))}
      />
      <ChoiceLinks
        label={words.filter.group}
        choices={[{ betGroup: undefined, betType: undefined, name: words.filter.allGroups }, ...groups].map(
          ({ betGroup, betType, name }) => ({
            href: viewPath({ ...view, betGroup, betType }),
            word: name,
            isCurrent: view.betGroup === betGroup && view.betType === betType,
          }),
        )}
      />
      {view.tab === "earlier" ? (
        <ChoiceLinks
          label={words.filter.came}
          choices={cameChoices.map((came) => ({
            href: viewPath({ ...view, came }),
            word: words.filter[came],
            isCurrent: view.came === came,
          }))}
        />
      ) : null}
      {view.tab === "earlier" ? (
        <Form
          action={action}
          className={dates.dates}
          key={JSON.stringify([viewPath(view), view.remarks])}
          noValidate
        >
          <input type="hidden" name="tab" value="earlier" />
          {view.came === "all" ? null : <input type="hidden" name="came" value={view.came} />}
          <LazyPeriodDates
            from={view.from}
            to={view.to}
            words={{ from: words.filter.from, to: words.filter.to }}
          />
          <Button type="submit">{words.filter.apply}</Button>
          {view.from || view.to ? (
            <ButtonLink look="plain" href={viewPath({ ...view, from: undefined, to: undefined })}>
              {words.filter.clear}
            </ButtonLink>
          ) : null}
        </Form>
      ) : null}
      <DaysRemarks remarks={view.remarks} words={daysWords} />
      {running ? (
        <RunningDay
          day={running}
          href={viewPath({ ...view, from: running, to: running })}
          words={daysWords}
        />
      ) : null}
    </div>
  );
}
