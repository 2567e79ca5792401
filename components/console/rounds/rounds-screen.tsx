"use client";
import { useEffect, useRef } from "react";
import { useAsk } from "@/stores/console/use-ask";
import { ButtonLink } from "../controls/button";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { RoundCalendar } from "./round-calendar";
import { RoundList } from "./round-list";
import { RoundWeek } from "./round-week";

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
