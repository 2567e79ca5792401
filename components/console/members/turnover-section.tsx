"use client";
import type { Turnover } from "@/lib/contract/turnovers";
import { Baht } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

/** How much of their credits a member has staked, which a withdrawal asks for. */
export function TurnoverSection({ turnover }: { turnover: Turnover }) {
  const t = useConsoleWords("members");
  const names = useConsoleWords("names");
  const { canWithdraw, turnOver, type, required, done, running } = turnover;
  return (
    <Section title={t("turnover")}>
      <Facts
        facts={[
          [t("canWithdraw"), t(canWithdraw ? "yes" : "no")],
          [t("left"), <Baht key="left" amount={turnOver} />],
          [t("required"), <Baht key="required" amount={required} />],
          [t("staked"), <Baht key="staked" amount={done} />],
          [t("running"), running === undefined ? null : <Baht key="running" amount={running} />],
          [t("forCredit"), type === "NONE" ? null : names.code("type", type)],
        ]}
      />
    </Section>
  );
}
