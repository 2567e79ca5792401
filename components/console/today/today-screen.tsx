"use client";
import Link from "next/link";
import { displayDate } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { Age, Baht } from "../fields/values";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { CalendarEnds } from "../rounds/calendar-ends";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { OpenRounds } from "./open-rounds";
import styles from "./today.module.css";

/** What needs somebody now: queues with their oldest items, open rounds, the day's money. */
export function TodayScreen() {
  const t = useConsoleWords("today");
  const { data, error } = useAsk("today", "todayOfOperators", undefined, { everyMs: 5_000 });
  if (!data) return <FaultText fault={error} />;
  const { day, queues, moneyIn, moneyOut, online, failingJobs, approvalsForMe, serverTime } = data;
  return (
    <>
      <PageHead title={t("title", { day: displayDate(day) })} />
      <FaultText fault={error} />
      <CalendarEnds today={day} ends={data.calendarsThatEnd} />
      <div className={styles.tiles}>
        {queues.map(({ queue, waiting, claimed, oldestAt }) => (
          <Link key={queue} href={`/operator/queues/${queue}`} prefetch={false} className={styles.tile}>
            <span>{t.code("queue", queue)}</span>
            <strong className={styles.figure}>{waiting}</strong>
            <span className={styles.small}>
              {claimed > 0 ? `${t("claimed", { n: claimed })} · ` : ""}
              {oldestAt ? <Age since={oldestAt} now={serverTime} /> : t("none")}
            </span>
          </Link>
        ))}
        <Link href="/operator/approvals?scope=for-me" prefetch={false} className={styles.tile}>
          <span>{t("approvals")}</span>
          <strong className={styles.figure}>{approvalsForMe}</strong>
          <span className={styles.small}>{t("forMe")}</span>
        </Link>
      </div>
      <div className={styles.tiles}>
        <Figure
          name={t("moneyIn")}
          value={<Baht amount={moneyIn.amount} />}
          note={t("count", { n: moneyIn.count })}
        />
        <Figure
          name={t("moneyOut")}
          value={<Baht amount={moneyOut.amount} />}
          note={t("count", { n: moneyOut.count })}
        />
        <Figure name={t("online")} value={online.users} note={t("connections", { n: online.connections })} />
        <Figure name={t("failingJobs")} value={failingJobs} note={failingJobs > 0 ? t("look") : t("none")} />
      </div>
      <Section title={t("rounds")}>
        <OpenRounds rounds={data.rounds} emptyRounds={data.emptyRounds} serverTime={serverTime} />
      </Section>
    </>
  );
}

function Figure({ name, value, note }: { name: string; value: React.ReactNode; note: string }) {
  return (
    <div className={styles.tile}>
      <span>{name}</span>
      <strong className={styles.figure}>{value}</strong>
      <span className={styles.small}>{note}</span>
    </div>
  );
}
