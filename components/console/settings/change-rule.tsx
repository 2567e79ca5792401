"use client";
import type { ApprovalRule } from "@/lib/contract/operators/approvals";
import { plainLine } from "@/lib/domain/money/typed-amount";
import { isRuleValue } from "@/lib/domain/operators/approval";
import { useAct } from "@/stores/console/use-act";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";

const DECIMAL = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Another amount above which an act needs a second operator. */
export function ChangeRule({
  rule: { rule, unit, value: before },
  onClose,
}: {
  rule: ApprovalRule;
  onClose: () => void;
}) {
  const t = useConsoleWords("settings");
  const set = useAct("approvals", "setApprovalRule");
  const form = useActForm(set, {
    reasons: "house",
    defaultValues: { value: String(before) },
    read: (boxes, reason) => {
      const typed = plainLine(boxes.needed("value"));
      const value = DECIMAL.test(typed) ? Number(typed) : Number.NaN;
      if (!isRuleValue(rule, value)) boxes.malformed("value");
      if (value === before) boxes.wrong("value", t("valueSame"));
      return { rule, value, reason };
    },
  });
  const isWaiting = set.data?.state === "waiting";
  return (
    <ActDialog
      title={t(`rule.${rule}`)}
      label={t("change")}
      isReady={!isWaiting}
      form={form}
      onClose={onClose}
    >
      <TypedField
        form={form}
        name="value"
        autoFocus
        required
        margin="dense"
        label={t("newValue")}
        help={t(`unit.${unit}`, { n: figure(before) })}
        box={{ inputMode: "decimal" }}
      />
      {isWaiting ? <WaitsForSecond /> : null}
    </ActDialog>
  );
}

const figure = (value: number): string => value.toLocaleString("en-US");
