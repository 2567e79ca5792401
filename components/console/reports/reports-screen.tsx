"use client";
import { addDays } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { TextFilter } from "../list/text-filter";
import { useAddress } from "../list/use-address";
import { Waiting } from "../list/waiting";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { DayOfReport } from "./day-of-report";
import { DaysChart } from "./days-chart";
import styles from "./reports.module.css";

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
