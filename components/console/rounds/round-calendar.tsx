"use client";
import { useState } from "react";
import type { CalendarDay } from "@/lib/contract/operators/calendar";
import { addDays, displayDate, isDate, weekday } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { Row } from "../controls/row";
import type { Column } from "../list/column";
import { TextFilter } from "../list/filters";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import type { EnteredKind } from "./calendar-dialog";
import { CalendarEnds } from "./calendar-ends";

const HolidayDialog = onDemand(() => import("./holiday-dialog").then((module) => module.HolidayDialog));
const CalendarDialog = onDemand(() => import("./calendar-dialog").then((module) => module.CalendarDialog));

const DAYS = 120;
const keyOf = ({ dt, betTypes, by }: CalendarDay) => `${dt} ${betTypes.join()} ${by ?? ""}`;

/** The days ahead that differ from the schedule, where each table ends, and how operators enter days. */
export function RoundCalendar({ today }: { today: string }) {
  const t = useConsoleWords("rounds");
  const names = useConsoleWords("names");
  const address = useAddress();
  const may = useMay();
  const [opened, open] = useState<EnteredKind | "holiday" | null>(null);
  const asked = address.get("from");
  const from = asked && isDate(asked) ? asked : today;
  const ask = useAsk("calendar", "allCalendarDays", { from, to: addDays(from, DAYS) }, { everyMs: 60_000 });
  const { data: week } = useAsk("rounds", "weekOfRounds", { from: today }, { everyMs: 60_000 });
  const { data, error, isPending } = ask;
  const markets = week?.markets.map(({ betType }) => betType) ?? [];
  const exchanges = data?.ends.flatMap(({ betTypes }) => betTypes).filter((one) => one !== "gov") ?? [];
  const chosen = opened === "moved" ? ["gov"] : opened === "short" ? exchanges : markets;
  const close = () => open(null);
  const columns: Column<CalendarDay>[] = [
    {
      key: "day",
      head: t("day"),
      cell: ({ dt }) => `${t.code("weekday", String(weekday(dt)))} ${displayDate(dt)}`,
    },
    { key: "kind", head: t("calendar.what"), cell: (day) => <What day={day} /> },
    {
      key: "markets",
      head: t("market"),
      cell: ({ betTypes }) => betTypes.map((one) => names.code("market", one)).join(", "),
    },
    {
      key: "why",
      head: t("reason"),
      cell: ({ why, by }) =>
        [why, by ? t("calendar.by", { name: by }) : ""].filter(Boolean).join(" · ") || "—",
    },
  ];
  return (
    <>
      <FaultText fault={error} />
      <CalendarEnds today={today} ends={data?.ends ?? []} />
      <Row>
        <TextFilter name="from" label={t("calendar.from")} type="date" />
        {may("administrator") && data && week ? (
          <>
            <Button onClick={() => open("holiday")}>{t("holiday")}</Button>
            <Button onClick={() => open("short")}>{t("calendar.short")}</Button>
            <Button onClick={() => open("usual")}>{t("calendar.usual")}</Button>
            <Button onClick={() => open("moved")}>{t("calendar.moved")}</Button>
          </>
        ) : null}
      </Row>
      <RecordList
        label={t("asCalendar")}
        columns={columns}
        list={{ rows: data?.days ?? [], isPending, error: null }}
        keyOf={keyOf}
        empty={t("calendar.none")}
      />
      <Section title={t("calendar.ends")}>
        <Facts
          facts={(data?.ends ?? []).map(
            ({ until, betTypes }) =>
              [displayDate(until), betTypes.map((one) => names.code("market", one)).join(", ")] as const,
          )}
        />
      </Section>
      {opened === "holiday" ? (
        <HolidayDialog markets={markets} day={addDays(today, 1)} onClose={close} />
      ) : null}
      {opened && opened !== "holiday" ? (
        <CalendarDialog kind={opened} markets={chosen} day={addDays(today, 1)} onClose={close} />
      ) : null}
    </>
  );
}

/** How the day differs: closed, out early, held on another day, or entered as usual. */
function What({ day: { kind, figure, heldOn } }: { day: CalendarDay }) {
  const t = useConsoleWords("rounds");
  if (kind === "short" && figure) return t("calendarKind.short", { at: figure });
  if (kind === "moved" && heldOn) return t("calendarKind.moved", { day: displayDate(heldOn) });
  return t(kind === "closed" ? "calendarKind.closed" : "calendarKind.usual");
}
