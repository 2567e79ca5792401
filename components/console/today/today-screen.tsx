"use client";
import Link from "next/link";
import type { OpenRound } from "@/lib/contract/operators/today";
import { displayDate, displayUpcoming, epochMs, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { digitsOfResult } from "../fields/result-digits";
import { useRoundName } from "../fields/round-name";
import { Age, Baht, RoundLink } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { CalendarEnds } from "../rounds/calendar-ends";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./today-screen.module.css";

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

interface OpenRoundsProps {
  rounds: readonly OpenRound[];
  emptyRounds: number;
  serverTime: string;
}

/** Rounds that take bets and have some, those that close first on top, with the most expensive result of each. */
function OpenRounds({ rounds, emptyRounds, serverTime }: OpenRoundsProps) {
  const t = useConsoleWords("today");
  const nameOf = useRoundName();
  const nowMs = epochMs(serverTime);
  const columns: Column<OpenRound>[] = [
    {
      key: "round",
      head: t("round"),
      cell: (round) => <RoundLink betId={round.betId} name={nameOf(round)} />,
    },
    {
      key: "closes",
      head: t("closes"),
      cell: ({ unixTimeStamp }) => {
        const closeMs = unixTimeStamp.realCloseTime * SECOND_MS;
        const minutes = Math.max(0, Math.round((closeMs - nowMs) / MINUTE_MS));
        return `${displayUpcoming(closeMs, nowMs)} · ${minutes < 120 ? t("minutesLeft", { n: minutes }) : t("hoursLeft", { n: Math.floor(minutes / 60) })}`;
      },
    },
    { key: "stakes", head: t("stakes"), isNumber: true, cell: ({ stakes }) => <Baht amount={stakes} /> },
    {
      key: "worst",
      head: t("worstCase"),
      isNumber: true,
      cell: ({ worstCase }) => <Baht amount={worstCase} />,
    },
    { key: "outcome", head: t("worstOutcome"), cell: ({ worstOutcome }) => digitsOfResult(worstOutcome) },
  ];
  return (
    <>
      <RecordList
        label={t("rounds")}
        columns={columns}
        list={{ rows: rounds }}
        keyOf={({ betId }) => betId}
        empty={t("roundsNone")}
      />
      <p style={{ color: "var(--muted)" }}>{t("roundsEmpty", { n: emptyRounds })}</p>
    </>
  );
}
