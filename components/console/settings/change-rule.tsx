"use client";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { ApprovalRule } from "@/lib/contract/operators/approvals";
import { isRuleValue } from "@/lib/domain/operators/approval";
import { useAct } from "@/stores/console/use-act";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";

/** Another amount above which an act needs a second operator. */
export function ChangeRule({
  rule: { rule, unit, value },
  onClose,
}: {
  rule: ApprovalRule;
  onClose: () => void;
}) {
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
