"use client";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { ApprovalRule } from "@/lib/contract/operators/approvals";
import { isRuleValue } from "@/lib/domain/approval";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { Button } from "../controls/button";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";

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

function ChangeRule({ rule: { rule, unit, value }, onClose }: { rule: ApprovalRule; onClose: () => void }) {
  const t = useConsoleWords("settings");
  const [typed, setTyped] = useState(String(value));
  const set = useAct("approvals", "setApprovalRule");
  const next = Number(typed);
  const isWaiting = set.data?.state === "waiting";
  return (
    <ActDialog
      title={t(`rule.${rule}`)}
      label={t("change")}
      reasons="house"
      isReady={typed.trim() !== "" && isRuleValue(rule, next) && next !== value && !isWaiting}
      isPending={set.isPending}
      fault={set.error}
      onAct={(reason = "") => set.mutate({ body: { rule, value: next, reason } })}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        margin="dense"
        label={t("newValue")}
        helperText={t(`unit.${unit}`, { n: figure(value) })}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/[^\d.]/g, ""))}
        slotProps={{ htmlInput: { inputMode: "decimal" } }}
      />
      {isWaiting ? <WaitsForSecond /> : null}
    </ActDialog>
  );
}

const figure = (value: number): string => value.toLocaleString("en-US");
