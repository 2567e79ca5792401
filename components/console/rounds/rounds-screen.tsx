"use client";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import type { RoundDay } from "@/lib/contract/operators/rounds";
import { addDays, displayDate, displayDayMonth, isDate, startOfWeek } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { Button, ButtonLink } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { Row } from "../controls/row";
import { useShown } from "../controls/use-shown";
import { Baht } from "../fields/values";
import { useAddress } from "../list/use-address";
import { Waiting } from "../list/waiting";
import { PageHead } from "../page/page-head";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { RoundCalendar } from "./round-calendar";
import { RoundList } from "./round-list";
import { RoundState } from "./round-state";
import styles from "./rounds-screen.module.css";

/** Rounds as a list with filters, as a week of all markets, or as the calendar of days ahead; opened without filters it shows today. */
export function RoundsScreen() {
  const t = useConsoleWords("rounds");
  const address = useAddress();
  const { data: today, error } = useAsk("today", "todayOfOperators");
  const isBare = useRef(address.query === "");
  const day = today?.day;
  useEffect(() => {
    if (!isBare.current || !day) return;
    // Once: whoever then empties the filters wants all rounds.
    isBare.current = false;
    address.set({ date: day });
  }, [day, address]);
  const shown = address.get("view");
  const isList = shown !== "week" && shown !== "calendar";
  const view = (name: "asList" | "asWeek" | "asCalendar", href: string, isOn: boolean) => (
    <ButtonLink href={href} look={isOn ? "primary" : "quiet"} aria-current={isOn ? "page" : undefined}>
      {t(name)}
    </ButtonLink>
  );
  if (!day || (isBare.current && address.query === "")) return <FaultText fault={error} />;
  return (
    <>
      <PageHead title={t("title")}>
        {view("asList", `/operator/rounds?date=${day}`, isList)}
        {view("asWeek", "/operator/rounds?view=week", shown === "week")}
        {view("asCalendar", "/operator/rounds?view=calendar", shown === "calendar")}
      </PageHead>
      {shown === "week" ? <RoundWeek today={day} /> : null}
      {shown === "calendar" ? <RoundCalendar today={day} /> : null}
      {isList ? <RoundList /> : null}
    </>
  );
}

const HolidayDialog = onDemand(() => import("./holiday-dialog").then((module) => module.HolidayDialog));

/** A week of all markets: each day's round, or the sum of its rounds, with its state. */
function RoundWeek({ today }: { today: string }) {
  const t = useConsoleWords("rounds");
  const names = useConsoleWords("names");
  const address = useAddress();
  const may = useMay();
  const [isHoliday, setHoliday] = useState(false);
  const asked = address.get("from");
  const from = asked && isDate(asked) ? asked : startOfWeek(today);
  const { data, error, isPending } = useAsk("rounds", "weekOfRounds", { from }, { everyMs: 15_000 });
  // On a phone the days stand beside the screen.
  const grid = useShown<HTMLDivElement>("th[aria-current]", data && from);
  const step = (days: number) => () => address.set({ from: addDays(from, days) });
  const title = t("week", { from: displayDate(from), to: displayDate(addDays(from, 6)) });
  return (
    <>
      <Row>
        <IconButton aria-label={t("weekBefore")} title={t("weekBefore")} onClick={step(-7)}>
          <Icon name="back" size={20} />
        </IconButton>
        <strong>{title}</strong>
        <IconButton aria-label={t("weekAfter")} title={t("weekAfter")} onClick={step(7)}>
          <Icon name="forward" size={20} />
        </IconButton>
        {data && may("administrator") ? (
          <Button onClick={() => setHoliday(true)}>{t("holiday")}</Button>
        ) : null}
      </Row>
      {data && isHoliday ? (
        <HolidayDialog
          markets={data.markets.map(({ betType }) => betType)}
          day={addDays(today, 1)}
          onClose={() => setHoliday(false)}
        />
      ) : null}
      <FaultText fault={error} />
      {isPending ? <Waiting /> : null}
      {data ? (
        <div ref={grid} className={styles.scroll}>
          <table className={styles.grid} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t("market")}</th>
                {data.days.map((day) => (
                  <th key={day} scope="col" aria-current={day === today ? "date" : undefined}>
                    {displayDayMonth(day)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.markets.map(({ betType, days }) => (
                <tr key={betType}>
                  <th scope="row">{names.code("market", betType)}</th>
                  {data.days.map((day) => (
                    <td key={day}>
                      <DayCell betType={betType} day={days.find(({ dt }) => dt === day)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </>
  );
}

/** One market on one day; its link leads to the round, or to the list of the day's rounds. */
function DayCell({ betType, day }: { betType: string; day: RoundDay | undefined }) {
  const t = useConsoleWords("rounds");
  if (!day) return <span className={styles.none}>—</span>;
  const { dt, betId, states, held, slips, stakes } = day;
  const href = betId ? `/operator/rounds/${betId}` : `/operator/rounds?market=${betType}&date=${dt}`;
  return (
    <Link href={href} prefetch={false} className={styles.cell}>
      {states.map(({ status, rounds }) => (
        <RoundState key={status} state={status} count={betId ? undefined : rounds} />
      ))}
      {held > 0 ? <RoundState state="closed" isHeld count={betId ? undefined : held} /> : null}
      {slips > 0 ? (
        <span className={styles.small}>
          {t("weekSlips", { n: slips })} · <Baht amount={stakes} />
        </span>
      ) : null}
    </Link>
  );
}
