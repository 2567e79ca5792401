"use client";
import dynamic from "next/dynamic";
import { useMemo, useState } from "react";
import type { DayReport } from "@/lib/contract/operators/reports";
import { addSatang } from "@/lib/domain/money/money";
import { displayDate } from "@/lib/domain/time/time";
import { Baht } from "../fields/values";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { CHART_HEIGHT, chartLines } from "./chart-lines";
import { daySums } from "./day-sums";
import styles from "./days-chart.module.css";

/** The library that draws it loads when the figures are there. */
const DaysCanvas = dynamic(() => import("./days-canvas").then((module) => module.DaysCanvas), {
  ssr: false,
  loading: () => <div data-waiting="" style={{ height: CHART_HEIGHT }} />,
});

/** Stakes, payouts and profit by day as lines; its legend says the sum, or the day under the pointer. */
export function DaysChart({ days }: { days: readonly DayReport[] }) {
  const t = useConsoleWords("reports");
  const sums = useMemo(() => daySums(days), [days]);
  const [pointed, point] = useState<number | null>(null);
  const shown = pointed === null ? undefined : sums[pointed];
  return (
    <Section
      title={t("byDay")}
      aside={<span className={styles.day}>{shown ? displayDate(shown.day) : t("wholePeriod")}</span>}
    >
      <dl className={styles.legend}>
        {chartLines.map(({ name }) => (
          <div key={name}>
            <dt>
              <span className={`${styles.line} ${styles[name]}`} />
              {t(name)}
            </dt>
            <dd>
              <Baht amount={shown ? shown[name] : addSatang(...sums.map((day) => day[name]))} />
            </dd>
          </div>
        ))}
      </dl>
      <div aria-hidden="true" className={styles.chart}>
        <DaysCanvas days={sums} onPoint={point} />
      </div>
      <table className="visually-hidden">
        <caption>{t("byDay")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("day")}</th>
            {chartLines.map(({ name }) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map((day) => (
            <tr key={day.day}>
              <th scope="row">{displayDate(day.day)}</th>
              {chartLines.map(({ name }) => (
                <td key={name}>
                  <Baht amount={day[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
