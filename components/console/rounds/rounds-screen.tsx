"use client";
import { useEffect, useRef } from "react";
import { useAsk } from "@/stores/console/use-ask";
import { ButtonLink } from "../controls/button";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { RoundList } from "./round-list";
import { RoundWeek } from "./round-week";

/** Rounds as a list with filters, or as a week of all markets; opened without filters it shows today. */
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
  const isWeek = address.get("view") === "week";
  const view = (name: "asList" | "asWeek", href: string, isOn: boolean) => (
    <ButtonLink href={href} look={isOn ? "primary" : "quiet"} aria-current={isOn ? "page" : undefined}>
      {t(name)}
    </ButtonLink>
  );
  if (!day || (isBare.current && address.query === "")) return <FaultText fault={error} />;
  return (
    <>
      <PageHead title={t("title")}>
        {view("asList", `/operator/rounds?date=${day}`, !isWeek)}
        {view("asWeek", "/operator/rounds?view=week", isWeek)}
      </PageHead>
      {isWeek ? <RoundWeek today={day} /> : <RoundList />}
    </>
  );
}
