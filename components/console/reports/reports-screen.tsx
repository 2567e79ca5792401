"use client";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useMemo, useState } from "react";
import type { DayReport } from "@/lib/contract/operators/reports";
import { addSatang, type Satang } from "@/lib/domain/money/money";
import { addDays, displayDate } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { Baht } from "../fields/values";
import { TextFilter } from "../list/filters";
import { useAddress } from "../list/use-address";
import { Waiting } from "../list/waiting";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { CHART_HEIGHT, chartLines } from "./chart-lines";
import { daySums } from "./day-sums";
import styles from "./reports-screen.module.css";

/** Days that are shown without a choice. */
const USUAL_DAYS = 7;

/** What the house took, paid and kept on each draw day; every figure opens the rows that it adds up. */
export function ReportsScreen() {
  const t = useConsoleWords("reports");
  const address = useAddress();
  const today = useAsk("today", "todayOfOperators");
  const to = address.get("to") ?? today.data?.day;
  const from = address.get("from") ?? (to && addDays(to, 1 - USUAL_DAYS));
  const report = useAsk(
    "reports",
    "reportDays",
    { from: from ?? "", to: to ?? "" },
    { isNeeded: Boolean(from && to) },
  );
  return (
    <>
      <PageHead title={t("title")}>
        <TextFilter name="from" label={t("from")} type="date" usual={from} />
        <TextFilter name="to" label={t("to")} type="date" usual={to} />
      </PageHead>
      <p className={styles.explained}>{t("explained")}</p>
      <FaultText fault={report.error ?? today.error} />
      {report.data ? <DaysChart days={report.data.days} /> : null}
      {report.isPending && !today.error ? <Waiting /> : null}
      {report.data?.days.map((day) => (
        <DayOfReport key={day.day} day={day} />
      ))}
    </>
  );
}

/** The library that draws it loads when the figures are there. */
const DaysCanvas = dynamic(() => import("./days-canvas").then((module) => module.DaysCanvas), {
  ssr: false,
  loading: () => <div data-waiting="" style={{ height: CHART_HEIGHT }} />,
});

/** Stakes, payouts and profit by day as lines; its legend says the sum, or the day under the pointer. */
function DaysChart({ days }: { days: readonly DayReport[] }) {
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

interface Figure {
  count: number;
  amount: Satang;
  rows: { call: string; body: Readonly<Record<string, unknown>> };
}

/** The list of a figure's rows: the page of its call, with its selection as the address's filters. */
const pages: Readonly<Record<string, string>> = {
  "operators.poys.all": "/operator/slips",
  "operators.deposits.all": "/operator/deposits",
  "operators.withdraws.all": "/operator/withdrawals",
};

/** One draw day: stakes, payouts and profit by market group, then money in and out. */
function DayOfReport({ day: { day, groups, deposits, withdrawals } }: { day: DayReport }) {
  const t = useConsoleWords("reports");
  return (
    <Section title={displayDate(day)}>
      {groups.length > 0 ? (
        <div className={styles.wide}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t("group")}</th>
                {(["stakes", "cancelled", "refunded", "open", "payouts", "profit", "hold"] as const).map(
                  (name) => (
                    <th key={name} scope="col">
                      {t(name)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {groups.map(({ betGroup, profit, holdPercent, ...figures }) => (
                <tr key={betGroup}>
                  <th scope="row">{t.code("group", betGroup)}</th>
                  {[figures.stakes, figures.cancelled, figures.refunded, figures.open, figures.payouts].map(
                    (figure, at) => (
                      <td key={columns[at]}>
                        <Rows figure={figure} />
                      </td>
                    ),
                  )}
                  <td>
                    <Baht amount={profit} />
                  </td>
                  <td>{holdPercent === null ? "—" : `${holdPercent} %`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={styles.explained}>{t("nothingSold")}</p>
      )}
      <dl className={styles.money}>
        {deposits.map(({ channel, credited }) => (
          <div key={channel}>
            <dt>{t("deposits", { channel: t.code("channel", channel) })}</dt>
            <dd>
              <Rows figure={credited} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t("withdrawals")}</dt>
          <dd>
            <Rows figure={withdrawals} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

const columns = ["stakes", "cancelled", "refunded", "open", "payouts"] as const;

/** Fields of a selection whose filter has another name in the lists' addresses. */
const filterOf: Readonly<Record<string, string>> = { startedDate: "from", endedDate: "to" };

/** An amount that opens its rows. */
function Rows({ figure: { count, amount, rows } }: { figure: Figure }) {
  const query = new URLSearchParams(
    Object.entries(rows.body).flatMap(([name, value]) =>
      value === undefined ? [] : [[filterOf[name] ?? name, String(value)]],
    ),
  );
  if (count === 0) return <Baht amount={amount} />;
  return (
    <Link href={`${pages[rows.call]}?${query}`} prefetch={false}>
      <Baht amount={amount} /> <span className={styles.count}>({count})</span>
    </Link>
  );
}
