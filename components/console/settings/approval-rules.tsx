"use client";
import { useState } from "react";
import type { ApprovalRule } from "@/lib/contract/operators/approvals";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";

const ChangeRule = onDemand(() => import("./change-rule").then((module) => module.ChangeRule));

/** Above which amounts an act needs a second operator. Two super administrators change a limit together. */
export function ApprovalRules() {
  const t = useConsoleWords("settings");
  const may = useMay();
  const { data = [], isPending, error } = useAsk("approvals", "allApprovalRules");
  const [opened, open] = useState<ApprovalRule | null>(null);
  const columns: Column<ApprovalRule>[] = [
    { key: "rule", head: t("rule"), cell: ({ rule }) => t(`rule.${rule}`) },
    {
      key: "value",
      head: t("value"),
      isNumber: true,
      cell: ({ value, unit }) => t(`unit.${unit}`, { n: figure(value) }),
    },
    {
      key: "initial",
      head: t("initial"),
      isNumber: true,
      cell: ({ initial, unit }) => t(`unit.${unit}`, { n: figure(initial) }),
    },
    {
      key: "change",
      head: t("change"),
      cell: (row) => (may("superAdmin") ? <Button onClick={() => open(row)}>{t("change")}</Button> : "—"),
    },
  ];
  return (
    <Section title={t("rules")}>
      <RecordList
        label={t("rules")}
        columns={columns}
        list={{ rows: data, isPending, error }}
        keyOf={({ rule }) => rule}
        empty=""
      />
      {opened ? <ChangeRule rule={opened} onClose={() => open(null)} /> : null}
    </Section>
  );
}

const figure = (value: number): string => value.toLocaleString("en-US");
