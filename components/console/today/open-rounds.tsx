"use client";
import type { OpenRound } from "@/lib/contract/operators/today";
import { displayUpcoming, epochMs, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { digitsOfResult } from "../fields/result-digits";
import { useRoundName } from "../fields/round-name";
import { Baht, RoundLink } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { useConsoleWords } from "../words/console-words";

interface Props {
  rounds: readonly OpenRound[];
  emptyRounds: number;
  serverTime: string;
}

/** Rounds that take bets and have some, those that close first on top, with the most expensive result of each. */
export function OpenRounds({ rounds, emptyRounds, serverTime }: Props) {
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
