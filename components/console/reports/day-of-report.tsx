"use client";
import Link from "next/link";
import type { DayReport } from "@/lib/contract/operators/reports";
import type { Satang } from "@/lib/domain/money/money";
import { displayDate } from "@/lib/domain/time/time";
import { Baht } from "../fields/values";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import styles from "./reports.module.css";

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
export function DayOfReport({ day: { day, groups, deposits, withdrawals } }: { day: DayReport }) {
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
